//! The JSON Schemas of all games' options, as text: making them takes code, and a twentieth of the worker's module would be it.

use serde_json::{Map, Value};

/// By game. The file is written by the `types` example, which also compares it with the types.
pub(crate) fn schemas() -> Map<String, Value> {
    serde_json::from_str(include_str!("schemas.gen.json")).unwrap_or_default()
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
