//! The games of the box. A new one adds a module with its [`crate::kind::Rules`] and a line to [`KINDS`].

mod padbolix;
mod plis;
mod syntax;

use crate::Failure;
use crate::host::read_record;
use crate::kind::{Kind, Of};
use ::padbolix::Padbolix;
use ::plis::Plis;
use ::syntax::Syntax;
use lexicon::Language;
use serde_json::Value;

/// Every game of the box, in the order in which a host should offer them.
pub(crate) static KINDS: [&dyn Kind; 3] = [&Of::<Syntax>::new(), &Of::<Padbolix>::new(), &Of::<Plis>::new()];

/// The ids of all games.
pub fn ids() -> impl Iterator<Item = &'static str> {
    KINDS.iter().map(|kind| kind.id())
}

pub(crate) fn kind_of(game: &str) -> Result<&'static dyn Kind, Failure> {
    KINDS.into_iter().find(|kind| kind.id() == game).ok_or_else(|| Failure::unknown_game(game))
}

/// The dictionaries that the answer to a request is going to read: those of the match that it begins, loads or is about, and no
/// others. A request that is none needs none.
pub fn needs(request: &Value) -> Vec<Language> {
    let of = |game: &str, options: &Value| {
        kind_of(game).map_or_else(|_| Vec::new(), |kind| kind.languages(options))
    };
    let of_fields = |fields: &Value| of(fields["game"].as_str().unwrap_or_default(), &fields["options"]);
    match request["op"].as_str() {
        Some("new") => of_fields(request),
        Some("think") => of_fields(&request["task"]),
        Some("load") => read_record(&request["save"])
            .map_or_else(|_| Vec::new(), |(record, _)| of(&record.game, &record.options)),
        _ => Vec::new(),
    }
}

/// The TypeScript types of every game.
#[cfg(feature = "ts")]
pub(crate) fn add_types(all: &mut crate::types::Declarations) -> Vec<crate::types::GameTypes> {
    use crate::types::GameTypes;
    vec![GameTypes::of::<Syntax>(all), GameTypes::of::<Padbolix>(all), GameTypes::of::<Plis>(all)]
}
