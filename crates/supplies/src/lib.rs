//! What a match reads from outside, as values: kinds of resources, names, resources ready to use, checksums.
//!
//! A [`Kind`] knows where its files lie and how bytes become a value; the crate that owns the value's type brings it. Nothing here touches a
//! file: hosts do.

// The compiler keeps it pure: `core` and `alloc` know no clock, file, thread, environment or hash map. Tests may use anything.
#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod fnv;
mod kind;
mod resource;
mod sort;
mod stock;

pub use fnv::Fnv;
pub use kind::{Handing, Kind, ResourceName};
pub use resource::Resource;
// For the crates of this box, which share one copy of a sort to keep the worker small. No promise is made to others.
#[doc(hidden)]
pub use sort::{each_once, map_of, sort_by, sort_by_key};
pub use stock::{Supplies, Unavailable};
