//! What a request is going to read, for hosts that must fetch it first.

use crate::games::Games;
use serde_json::{Map, Value};
use tabletop::{Record, ResourceName};

/// The resources that the answer to a request is going to read: those of the match that it begins, loads or thinks about, and no
/// others. Of one that is `early` those that it cannot do without. A malformed request needs nothing.
pub fn needs(request: &Value) -> Vec<ResourceName> {
    needs_knowing(Games::all(), request, &Map::new())
}

/// The same for a host of these games that was brought data with an earlier task.
pub(crate) fn needs_knowing(games: Games, request: &Value, known: &Map<String, Value>) -> Vec<ResourceName> {
    let early = request["early"] == true && matches!(request["op"].as_str(), Some("new" | "load"));
    let of = |game: &str, options: &Value, data: &Value| {
        games.by_id(game).map_or_else(|_| Vec::new(), |game| game.resources(options, data, early))
    };
    let game = |fields: &Value| fields["game"].as_str().unwrap_or_default().to_owned();
    match request["op"].as_str() {
        Some("check-data") => {
            let game = game(request);
            // A text that is none is refused by the answer; what it would be read with is not needed then.
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
        // Only the head: the actions are read once, when the match is loaded.
        Some("load") => Record::needs(&request["save"])
            .map_or_else(|_| Vec::new(), |needs| of(&needs.game, &needs.options, &needs.data)),
        _ => Vec::new(),
    }
}
