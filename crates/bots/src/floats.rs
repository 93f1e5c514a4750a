//! `sqrt` and `round` of numbers with a fraction, which only std has (a crate that names it anywhere may call them everywhere). Bots know nothing
//! else of it.

extern crate std as _;
