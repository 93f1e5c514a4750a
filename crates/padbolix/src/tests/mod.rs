//! Tests that need more than the crate shows, or traits that only this crate can implement.

mod conformance;
