//! The JSON Schemas of all games' options and data, as text. Code that makes them would be a twentieth of the worker's module.

use serde_json::{Map, Value};

/// By game. The file is written by the `types` example, which also compares it with the types.
pub(crate) fn schemas() -> Map<String, Value> {
    // Read as any value: reading it as a map brings the library's complaints about other kinds, number tables and all.
    match include_str!("schemas.gen.json").parse() {
        Ok(Value::Object(schemas)) => schemas,
        _ => Map::new(),
    }
}
