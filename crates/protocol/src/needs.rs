//! What a request is going to read, for hosts that must fetch it first.

use crate::games::game_of;
use crate::saves::read_record;
use serde_json::{Map, Value};
use tabletop::ResourceName;

/// The resources that the answer to a request is going to read: those of the match that it begins, loads or thinks about, and no
/// others. A request that is none needs none.
pub fn needs(request: &Value) -> Vec<ResourceName> {
    needs_knowing(request, &Map::new())
}

/// The same for a host that was brought data with an earlier task.
pub(crate) fn needs_knowing(request: &Value, known: &Map<String, Value>) -> Vec<ResourceName> {
    let of = |game: &str, options: &Value, data: &Value| {
        game_of(game).map_or_else(|_| Vec::new(), |game| game.resources(options, data))
    };
    let game = |fields: &Value| fields["game"].as_str().unwrap_or_default().to_owned();
    match request["op"].as_str() {
        Some("new") => of(&game(request), &request["options"], &request["data"]),
        Some("think") => {
            let task = &request["task"];
            let named = task["data"].as_object().into_iter().flatten();
            let data = named.filter_map(|(name, _)| {
                Some((name.clone(), task["brought"].get(name).or_else(|| known.get(name))?.clone()))
            });
            of(&game(task), &task["options"], &Value::Object(data.collect()))
        }
        Some("load") => read_record(&request["save"]).map_or_else(
            |_| Vec::new(),
            |(record, _)| of(&record.game, &record.options, &Value::Object(record.data)),
        ),
        _ => Vec::new(),
    }
}
