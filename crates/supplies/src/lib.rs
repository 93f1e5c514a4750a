//! What a match reads from outside, as values: kinds of resources, names, resources ready to use, checksums.
//!
//! A [`Kind`] knows where its files lie and how bytes become a value; the crate that owns the value's type brings it. Nothing here touches a
//! file: hosts do.

mod fnv;
mod kind;
mod resource;
mod stock;

pub use fnv::Fnv;
pub use kind::{Handing, Kind, ResourceName};
pub use resource::Resource;
pub use stock::{Supplies, Unavailable};
