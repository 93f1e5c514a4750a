//! JavaScript values as JSON and back.

use js_sys::{JSON, Object, RangeError, Reflect};
use protocol::{Failure, MAX_REQUEST_BYTES, read_request, refusal, text};
use serde::Serialize;
use serde_json::Value;
use wasm_bindgen::{JsCast, JsValue};

/// Reads a message within the limits of requests.
///
/// # Errors
/// The failure for the sender: the message is too large, nested too deep, or no JSON (a function, an object inside itself).
pub(crate) fn read(value: &JsValue) -> Result<Value, Failure> {
    let text = match JSON::stringify(value) {
        Ok(text) => text,
        // The browser's own stack has overflowed.
        Err(error) if error.is_instance_of::<RangeError>() => return Err(Failure::too_deep()),
        Err(_) => return read_request(""),
    };
    // A function has no text, whatever its type says.
    let Some(units) = JsValue::from(text.clone()).is_string().then(|| text.length() as usize) else {
        return read_request("");
    };
    // The length is checked before the text is copied. JavaScript counts UTF-16 units, of which there are never more than bytes of UTF-8.
    if units > MAX_REQUEST_BYTES {
        return Err(Failure::too_large());
    }
    read_request(&whole_characters(text.as_string().unwrap_or_default()))
}

/// JavaScript writes half a character (a lone surrogate, as in a name that was cut inside an emoji) as an escape `\ud…`. No Rust text can
/// hold it, so it becomes U+FFFD. Whole characters beyond ASCII are never escaped.
fn whole_characters(text: String) -> String {
    // A search for a text would bring its own code into the worker.
    if !text.as_bytes().windows(3).any(|three| three == b"\\ud") {
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

/// Writes an answer as plain objects, arrays, strings and numbers. If it holds a number that JavaScript does not have, an error is written
/// instead. The `id` is written in any case, so that whoever asked always gets an answer.
pub(crate) fn write(mut answer: Value) -> JsValue {
    let id = answer.get_mut("id").map(Value::take).unwrap_or_default();
    let written = plain(&answer).or_else(|| plain(&refusal(Value::Null, &Failure::unwritable())));
    let written = written.unwrap_or_else(|| Object::new().into());
    // Setting a field of a plain object does not fail.
    let _ = Reflect::set(&written, &"id".into(), &write_id(&id));
    written
}

/// Writes an id. A number beyond 2⁵³ becomes the nearest that JavaScript has, which is the one that it has sent.
pub(crate) fn write_id(id: &Value) -> JsValue {
    plain(id).unwrap_or_else(|| JSON::parse(&text(id)).unwrap_or_default())
}

fn plain(value: &Value) -> Option<JsValue> {
    value.serialize(&serde_wasm_bindgen::Serializer::json_compatible()).ok()
}

/// Makes a message of these fields.
pub(crate) fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        // Setting a field of a plain object does not fail.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}

/// A field of a message; undefined if it is absent.
pub(crate) fn field(message: &JsValue, name: &str) -> JsValue {
    if message.is_object() {
        Reflect::get(message, &name.into()).unwrap_or_default()
    } else {
        JsValue::UNDEFINED
    }
}
