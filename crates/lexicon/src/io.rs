//! Bytes that are read and written one after the other: lzma-rust2 does so by std's traits. Of std the crate knows nothing else.

extern crate std;

pub(crate) use std::io::{BufReader, Read};
#[cfg(feature = "encode")]
pub(crate) use std::io::{Error, Result, Write};
