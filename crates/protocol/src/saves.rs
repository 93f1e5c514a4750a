//! Saves, as they are read.

use alloc::string::String;

use crate::Failure;
use crate::games::Games;
use serde_json::Value;
use tabletop::{Record, RecordError};

/// Reads a save: a JSON value, or a text in JSON or in the games' own notation. A text may be cut short; what could be read of it is then
/// returned with the parser's message.
pub(crate) fn read_record(games: Games, save: &Value) -> Result<(Record, Option<String>), Failure> {
    let read = match save {
        Value::String(text) if Record::is_notation(text) => {
            let game = Record::needs(save).map(|needs| needs.game).unwrap_or_default();
            let game = games.by_id(&game).ok();
            Record::from_notation(text, &|token| game?.read_token(token))
        }
        Value::String(text) => Record::from_text(text),
        value => Record::from_value(value),
    };
    read.map_err(|error| match error {
        RecordError::Malformed(error) => Failure::unreadable_save(&error),
        RecordError::Deep => Failure::too_deep().in_save(),
        RecordError::Version(version) => Failure::later_save(version),
    })
}
