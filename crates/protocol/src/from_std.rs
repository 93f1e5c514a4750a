//! What only std has: a bot that panics is caught. The crate knows nothing else of std.

extern crate std;

pub(crate) use std::panic::catch_unwind;
