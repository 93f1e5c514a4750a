//! JavaScript values as JSON and back.

use serde::Serialize;
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};
use std::fmt;
use wasm_bindgen::JsValue;

/// How deep lists and objects of a request may lie in each other; the deepest real one has about ten levels. A value may
/// contain itself, and reading that would never end.
const MAX_DEPTH: u32 = 64;

/// Reads a message. What is no JSON (a function, an object inside itself) is refused.
pub(crate) fn read(value: &JsValue) -> Result<Value, serde_wasm_bindgen::Error> {
    Bounded(MAX_DEPTH).deserialize(serde_wasm_bindgen::Deserializer::from(value.clone()))
}

/// Writes a message: plain objects, arrays, strings, numbers.
pub(crate) fn write(value: &Value) -> JsValue {
    value.serialize(&serde_wasm_bindgen::Serializer::json_compatible()).unwrap_or(JsValue::NULL)
}

#[derive(Clone, Copy)]
struct Bounded(u32);

impl Bounded {
    fn inner<E: Error>(self) -> Result<Bounded, E> {
        self.0.checked_sub(1).map(Bounded).ok_or_else(|| E::custom("too deep"))
    }
}

impl<'de> DeserializeSeed<'de> for Bounded {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Bounded {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::String(value.to_owned()))
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(Value::String(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Value, A::Error> {
        let inner = self.inner()?;
        let mut items = Vec::new();
        while let Some(item) = seq.next_element_seed(inner)? {
            items.push(item);
        }
        Ok(Value::Array(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let inner = self.inner()?;
        let mut fields = Map::new();
        while let Some(name) = map.next_key::<String>()? {
            fields.insert(name, map.next_value_seed(inner)?);
        }
        Ok(Value::Object(fields))
    }
}
