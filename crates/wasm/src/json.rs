//! JavaScript values as JSON and back.

use js_sys::{Array, Object, Reflect};
use serde::Serialize;
use serde_json::{Map, Number, Value};
use wasm_bindgen::{JsCast, JsValue};

/// How deep lists and objects of a request may lie in each other; the deepest real one has about ten levels. A value may
/// contain itself, and reading that would never end.
const MAX_DEPTH: u32 = 64;

/// Beyond this, 2⁵³, JavaScript's numbers are no longer whole.
const MAX_WHOLE: f64 = 9_007_199_254_740_992.0;

/// Reads a message; `None` where it is no JSON (a function, an object inside itself). By hand: reading through
/// `serde_wasm_bindgen` would bring along the printing of fractions, for its errors.
pub(crate) fn read(value: &JsValue) -> Option<Value> {
    read_within(value, MAX_DEPTH)
}

fn read_within(value: &JsValue, depth: u32) -> Option<Value> {
    if value.is_null() || value.is_undefined() {
        return Some(Value::Null);
    }
    if let Some(truth) = value.as_bool() {
        return Some(Value::Bool(truth));
    }
    if let Some(text) = value.as_string() {
        return Some(Value::String(text));
    }
    if let Some(number) = value.as_f64() {
        let whole = number.fract() == 0.0 && number.abs() <= MAX_WHOLE;
        // What is neither whole nor a fraction (NaN) is null in JSON.
        return Some(if whole { (number as i64).into() } else { Number::from_f64(number).into() });
    }
    let inner = depth.checked_sub(1)?;
    if let Some(items) = value.dyn_ref::<Array>() {
        return items.iter().map(|item| read_within(&item, inner)).collect::<Option<_>>().map(Value::Array);
    }
    let object = value.dyn_ref::<Object>().filter(|_| !value.is_function())?;
    let mut fields = Map::new();
    for name in Object::keys(object).iter() {
        let field = Reflect::get(object, &name).ok()?;
        if !field.is_undefined() {
            fields.insert(name.as_string()?, read_within(&field, inner)?);
        }
    }
    Some(Value::Object(fields))
}

/// Writes a message: plain objects, arrays, strings, numbers.
pub(crate) fn write(value: &Value) -> JsValue {
    value.serialize(&serde_wasm_bindgen::Serializer::json_compatible()).unwrap_or(JsValue::NULL)
}
