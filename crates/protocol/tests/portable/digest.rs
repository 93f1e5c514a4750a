//! Sums a match up in one number.
#![allow(clippy::unwrap_used, reason = "a test that fails here has failed")]

use crate::common::Session;
use serde_json::{Value, json};
use tabletop::Fnv;

/// A digest of what everybody sees and was told at the end.
pub(crate) fn digest(session: &mut Session, seats: usize) -> String {
    let mut hash = Fnv::default();
    let mut add = |value: Value| hash.add(value.to_string().as_bytes());
    for seat in (0..seats).map(Value::from).chain([Value::Null]) {
        add(session.done(json!({"op": "view", "seat": seat})));
        add(session.done(json!({"op": "log", "seat": seat})));
        if seat.is_u64() {
            add(session.done(json!({"op": "legal", "seat": seat})));
        }
    }
    format!("{:016x}", hash.value())
}
