//! JSON as text, byte for byte as `serde_json` writes it. That one has a writer for texts with line breaks as well, and goes through serde's
//! serializers and the errors of files.

use alloc::format;
use alloc::string::{String, ToString};
use serde_json::Value;

/// Writes a value as text, without spaces.
pub fn text(value: &Value) -> String {
    let mut text = String::new();
    add(&mut text, value);
    text
}

fn add(text: &mut String, value: &Value) {
    match value {
        Value::Null => text.push_str("null"),
        Value::Bool(flag) => text.push_str(if *flag { "true" } else { "false" }),
        Value::Number(number) => text.push_str(&number.to_string()),
        Value::String(string) => add_string(text, string),
        Value::Array(items) => {
            text.push('[');
            for (at, item) in items.iter().enumerate() {
                add_comma(text, at);
                add(text, item);
            }
            text.push(']');
        }
        Value::Object(fields) => {
            text.push('{');
            for (at, (name, field)) in fields.iter().enumerate() {
                add_comma(text, at);
                add_string(text, name);
                text.push(':');
                add(text, field);
            }
            text.push('}');
        }
    }
}

fn add_comma(text: &mut String, at: usize) {
    if at > 0 {
        text.push(',');
    }
}

fn add_string(text: &mut String, string: &str) {
    text.push('"');
    for letter in string.chars() {
        match letter {
            '"' | '\\' => {
                text.push('\\');
                text.push(letter);
            }
            '\u{8}' => text.push_str("\\b"),
            '\t' => text.push_str("\\t"),
            '\n' => text.push_str("\\n"),
            '\u{c}' => text.push_str("\\f"),
            '\r' => text.push_str("\\r"),
            '\0'..' ' => text.push_str(&format!("\\u{:04x}", u32::from(letter))),
            _ => text.push(letter),
        }
    }
    text.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_text_is_what_serde_json_writes() {
        let letters: String = ('\0'..'\u{500}').chain("\u{2028}🌀\u{fffd}".chars()).collect();
        for value in [
            json!(null),
            json!([]),
            json!({}),
            json!({"b": [1, -1, true, false, null, [[]], {}], letters.clone(): letters, "a": {"x": {"y": [{}, 0]}}}),
            json!([u64::MAX, i64::MIN, 1.5, -0.0, 1e300, 1e-7, 100.0]),
        ] {
            assert_eq!(text(&value), value.to_string());
        }
    }
}
