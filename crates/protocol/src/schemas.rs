//! The JSON Schemas of all games' options, as text: making them takes code, and a twentieth of the worker's module would be it.

use serde_json::{Map, Value};

/// By game. The file is written by the `types` example, which also compares it with the types.
pub(crate) fn schemas() -> Map<String, Value> {
    // Read as any value: reading it as a map brings the library's complaints about other kinds, number tables and all.
    match include_str!("schemas.gen.json").parse() {
        Ok(Value::Object(schemas)) => schemas,
        _ => Map::new(),
    }
}

/// What the file has to hold.
#[cfg(any(test, feature = "ts"))]
pub(crate) fn text() -> String {
    let made: Map<String, Value> =
        crate::games::KINDS.iter().map(|kind| (kind.id().to_owned(), kind.schema())).collect();
    format!("{:#}\n", Value::Object(made))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_schemas_are_those_of_the_types() {
        let file = include_str!("schemas.gen.json");
        assert!(file == text(), "write them anew: cargo run -q -p protocol --features ts --example types");
    }
}
