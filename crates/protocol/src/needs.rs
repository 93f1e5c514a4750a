//! The resources that a request will read, for hosts that must fetch them first.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use crate::games::Games;
use serde_json::{Map, Value};
use tabletop::{Record, ResourceName};

/// The resources that the answer to a request will read: those of the match that it begins, loads or thinks about. An `early` request needs
/// only those that the deal reads. A malformed request needs nothing.
pub fn needs(request: &Value) -> Vec<ResourceName> {
    needs_knowing(Games::all(), request, &Map::new())
}

/// As [`needs`], for a host of these games that knows the data of an earlier task.
pub(crate) fn needs_knowing(games: Games, request: &Value, known: &Map<String, Value>) -> Vec<ResourceName> {
    let early = request["early"] == true && matches!(request["op"].as_str(), Some("new" | "load"));
    let of = |game: &str, options: &Value, data: &Value| {
        games.by_id(game).map_or_else(|_| Vec::new(), |game| game.resources(options, data, early))
    };
    let game = |fields: &Value| fields["game"].as_str().unwrap_or_default().to_owned();
    match request["op"].as_str() {
        Some("check-data") => {
            let game = game(request);
            // Malformed data are refused by the answer, which then needs nothing.
            let read = games.by_id(&game).map(|game| game.read_data(&request["data"], ""));
            read.map_or_else(|_| Vec::new(), |read| of(&game, &request["options"], &read.data))
        }
        Some("new") => of(&game(request), &request["options"], &request["data"]),
        Some("think") => {
            let task = &request["task"];
            let named = task["data"].as_object().into_iter().flatten();
            let data = named.filter_map(|(name, _)| {
                Some((name.clone(), task["brought"].get(name).or_else(|| known.get(name))?.clone()))
            });
            of(&game(task), &task["options"], &Value::Object(data.collect()))
        }
        // Only the head is read here, because the actions are read when the match is loaded.
        Some("load") => Record::needs(&request["save"])
            .map_or_else(|_| Vec::new(), |needs| of(&needs.game, &needs.options, &needs.data)),
        _ => Vec::new(),
    }
}
