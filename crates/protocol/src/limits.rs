//! The limits of requests, which `PROTOCOL.md` documents.

use alloc::vec;

use serde_json::Value;

/// The most bytes of a request's text. A save of a long match is well under a tenth of it.
pub const MAX_REQUEST_BYTES: usize = 4 << 20;

/// The most bytes of text and values of an action, counted together. The longest real one has a few hundred.
pub const MAX_ACTION_WEIGHT: usize = 10_000;

/// The most actions that `legal` lists. A greater limit in a request is cut to it.
pub const MAX_LEGAL: usize = 20_000;

/// The most characters of a seat's name.
pub const MAX_NAME: usize = 40;

/// How long a bot thinks, in milliseconds, if neither a budget nor a number of iterations is given.
pub const DEFAULT_BUDGET_MS: u32 = 300;

/// The longest that a bot may think, in milliseconds. A greater budget is cut to it, because a table must answer.
pub const MAX_BUDGET_MS: u32 = 60_000;

/// Whether the bytes of text and the values in a value are together more than `limit`. Counting stops there.
pub(crate) fn heavier_than(value: &Value, limit: usize) -> bool {
    let mut left = limit;
    let mut open = vec![value];
    while let Some(value) = open.pop() {
        let weight = match value {
            Value::String(text) => text.len(),
            Value::Array(items) => items.len(),
            Value::Object(fields) => fields.keys().map(|name| name.len() + 1).sum(),
            Value::Null | Value::Bool(_) | Value::Number(_) => 0,
        };
        match left.checked_sub(weight + 1) {
            Some(rest) => left = rest,
            None => return true,
        }
        match value {
            Value::Array(items) => open.extend(items),
            Value::Object(fields) => open.extend(fields.values()),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weight_counts_signs_values_and_names() {
        let value = serde_json::json!({"type": "lay", "cards": [1, 2]});
        let weight = (0..).find(|limit| !heavier_than(&value, *limit));
        // The object and its names, the text, the list, its two numbers.
        assert_eq!(weight, Some((1 + 5 + 6) + (1 + 3) + (1 + 2) + 2));
    }
}
