//! Links std for `sqrt` and `round` of floating-point numbers: a crate that names std anywhere may call them everywhere. Bots use
//! nothing else of std.

extern crate std as _;
