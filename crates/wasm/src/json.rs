//! JavaScript values as JSON and back.

use js_sys::{JSON, Object, Reflect};
use serde::Serialize;
use serde_json::Value;
use wasm_bindgen::JsValue;

/// Reads a message; `None` where it is no JSON (a function, an object inside itself).
pub(crate) fn read(value: &JsValue) -> Option<Value> {
    let text = JSON::stringify(value).ok()?.as_string()?;
    serde_json::from_str(&whole_characters(text)).ok()
}

/// JavaScript writes half a character (a lone surrogate, such as a name cut inside an emoji has) as an escape `\ud…`, which no
/// text can hold: it becomes U+FFFD. Whole characters beyond ASCII are never escaped.
fn whole_characters(text: String) -> String {
    if !text.contains("\\ud") {
        return text;
    }
    let (mut whole, mut rest) = (String::with_capacity(text.len()), text.as_str());
    while let Some((before, escape)) = rest.find('\\').and_then(|at| rest.split_at_checked(at)) {
        let length = if escape.starts_with("\\u") { 6 } else { 2 };
        let (escape, after) = escape.split_at_checked(length).unwrap_or((escape, ""));
        whole.push_str(before);
        whole.push_str(if escape.starts_with("\\ud") { "\\ufffd" } else { escape });
        rest = after;
    }
    whole.push_str(rest);
    whole
}

/// Writes a message: plain objects, arrays, strings, numbers.
pub(crate) fn write(value: &Value) -> JsValue {
    value.serialize(&serde_wasm_bindgen::Serializer::json_compatible()).unwrap_or(JsValue::NULL)
}

/// A message of these fields.
pub(crate) fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        // Setting a field of a plain object does not fail.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}

/// A field of a message; undefined where there is none.
pub(crate) fn field(message: &JsValue, name: &str) -> JsValue {
    if message.is_object() {
        Reflect::get(message, &name.into()).unwrap_or_default()
    } else {
        JsValue::UNDEFINED
    }
}
