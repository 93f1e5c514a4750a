//! The games of the box. Each is named once, and whatever else concerns all games follows from this list.

#[cfg(feature = "arena")]
use alloc::string::String;
#[cfg(feature = "samples")]
use alloc::vec::Vec;

use crate::Failure;
use crate::any_game::{AnyGame, Registered};
#[cfg(feature = "arena")]
use crate::{Resources, arena::Arena};
#[cfg(feature = "arena")]
use serde_json::Value;

/// Declares the games, in the order in which a host should offer them.
macro_rules! games {
    ($list:ident: $($module:ident::$game:ident),+ $(,)?) => {
        static $list: &[Declared] = &[$(Games::$module().0[0]),+];

        impl Games {
            $(
                #[doc = concat!("The one game of `", stringify!($module), "`.")]
                pub const fn $module() -> Games {
                    const GAME: Declared = Declared {
                        game: &Registered::<$module::$game>::new(
                            #[cfg(feature = "games")]
                            include_str!(concat!("schemas/", stringify!($module), ".gen.json")),
                        ),
                        #[cfg(feature = "samples")]
                        record: include_str!(concat!("../tests/portable/", stringify!($module), ".json")),
                        #[cfg(feature = "ts")]
                        types: crate::declarations::GameTypes::of::<$module::$game>,
                        #[cfg(feature = "ts")]
                        schemas: schemas_of::<$module::$game>,
                    };
                    Games(&[GAME])
                }
            )+
        }
    };
}

games![BOX: syntax::Syntax, padbolix::Padbolix, plis::Plis, spikit::Spikit, themes::Themes];

// A game that can be named but is not offered: the one that new games are copied from.
#[cfg(feature = "tally")]
games![ASIDE: tally::Tally];
#[cfg(not(feature = "tally"))]
static ASIDE: &[Declared] = &[];

/// A game, and what the tests and the generator need of it.
#[derive(Clone, Copy)]
struct Declared {
    game: &'static dyn AnyGame,
    #[cfg(feature = "samples")]
    record: &'static str,
    #[cfg(feature = "ts")]
    types: fn(&mut crate::declarations::Declarations) -> crate::declarations::GameTypes,
    #[cfg(feature = "ts")]
    schemas: fn() -> serde_json::Value,
}

/// The JSON Schemas of a game's options and data.
#[cfg(feature = "ts")]
fn schemas_of<G: tabletop::Hosted<Options: schemars::JsonSchema, Data: schemars::JsonSchema>>()
-> serde_json::Value {
    serde_json::json!({
        "options": schemars::schema_for!(G::Options),
        "data": schemars::schema_for!(G::Data),
    })
}

/// The games of the box, and those that can be named besides.
#[cfg(any(test, feature = "samples", feature = "ts"))]
fn declared() -> impl Iterator<Item = &'static Declared> {
    BOX.iter().chain(ASIDE)
}

/// The games that a host knows. A program that names only some of them contains no code of the others.
#[derive(Clone, Copy)]
pub struct Games(&'static [Declared]);

impl Games {
    /// The games of the box, and those that can be named besides.
    pub fn all() -> Games {
        Games(BOX)
    }

    /// The games that are offered, in the order in which a host should offer them.
    pub(crate) fn offered(self) -> impl Iterator<Item = &'static dyn AnyGame> {
        self.0.iter().map(|declared| declared.game)
    }

    pub(crate) fn by_id(self, id: &str) -> Result<&'static dyn AnyGame, Failure> {
        let mut all = self.offered().chain(Games(ASIDE).offered());
        all.find(|game| game.id() == id).ok_or_else(|| Failure::unknown_game(id))
    }
}

impl core::fmt::Debug for Games {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.offered().map(AnyGame::id)).finish()
    }
}

/// The ids of the games of the box.
pub fn ids() -> impl Iterator<Item = &'static str> {
    Games::all().offered().map(AnyGame::id)
}

/// The ids of the games of the box and of those that can be named besides, for tests over all games.
#[cfg(feature = "samples")]
pub fn all_ids() -> impl Iterator<Item = &'static str> {
    declared().map(|declared| declared.game.id())
}

/// What the answer of `games` says of a game, even of one that is not offered; null for an unknown game.
#[cfg(feature = "samples")]
pub fn info(game: &str) -> serde_json::Value {
    game_of(game).ok().and_then(|game| serde_json::to_value(game.info()).ok()).unwrap_or_default()
}

/// A small resource of that name, for tests; `None` if no game has one.
#[cfg(feature = "samples")]
pub fn sample(name: &tabletop::ResourceName) -> Option<tabletop::Resource> {
    declared().find_map(|declared| declared.game.sample(name))
}

/// A recorded match of every game with digests of what it shows (COM-1). The example `portable` writes them.
#[cfg(feature = "samples")]
pub fn records() -> Vec<&'static str> {
    declared().map(|declared| declared.record).collect()
}

/// Options with which tests play a game, the default ones first; none for an unknown game.
#[cfg(feature = "samples")]
pub fn sample_options(game: &str) -> Vec<serde_json::Value> {
    game_of(game).map_or_else(|_| Vec::new(), |game| game.sample_options())
}

/// The TypeScript types of every game.
#[cfg(feature = "ts")]
pub(crate) fn add_types(all: &mut crate::declarations::Declarations) -> Vec<crate::declarations::GameTypes> {
    declared().map(|declared| (declared.types)(all)).collect()
}

/// The JSON Schemas of every game's options and data, by game.
#[cfg(feature = "ts")]
pub(crate) fn schemas() -> Vec<(&'static str, serde_json::Value)> {
    declared().map(|declared| (declared.game.id(), (declared.schemas)())).collect()
}

/// What hosts are told of the games of the box, and of those that can be named besides.
#[cfg(feature = "ts")]
pub(crate) fn infos() -> [Vec<crate::answer::GameInfo>; 2] {
    let info = |declared: &Declared| {
        // The schemas come from the types as they are now, not from the file as it was when this was compiled.
        let mut schemas = (declared.schemas)();
        let (options, data) = (schemas["options"].take(), schemas["data"].take());
        crate::answer::GameInfo { options, data, ..declared.game.info() }
    };
    [BOX, ASIDE].map(|games| games.iter().map(info).collect())
}

/// Where the files of all kinds of resources lie that games of the box read, a line each: `dictionaries/*.dict`.
#[cfg(feature = "ts")]
pub(crate) fn resource_files() -> String {
    let kinds = Games::all().offered().flat_map(|game| game.kinds());
    let places: alloc::collections::BTreeSet<String> =
        kinds.map(|kind| format!("{}/*.{}\n", kind.folder, kind.extension)).collect();
    places.into_iter().collect()
}

/// All games, those that are not offered included.
#[cfg(test)]
pub(crate) fn all() -> Vec<&'static dyn AnyGame> {
    declared().map(|declared| declared.game).collect()
}

/// The game of an id, be it offered or not.
#[cfg(any(feature = "arena", feature = "samples"))]
pub(crate) fn game_of(id: &str) -> Result<&'static dyn AnyGame, Failure> {
    Games::all().by_id(id)
}

#[cfg(feature = "arena")]
impl Arena {
    /// The game with these options and this data (null is none) for that many seats.
    pub fn new(
        game: &str,
        options: &Value,
        data: &Value,
        seats: usize,
        resources: &mut dyn Resources,
    ) -> Result<Arena, Failure> {
        game_of(game)?.arena(options, data, seats, resources).map(Arena)
    }
}

/// Reads data of a game that somebody wrote as plain lines or in the columns of a spreadsheet, and returns them under the name that `new`
/// has for them. `title` is used if the text names none.
///
/// # Errors
/// The text has a mistake, or the game reads no texts.
#[cfg(feature = "arena")]
pub fn written(game: &str, text: &str, title: &str) -> Result<Value, Failure> {
    let game = Games::all().by_id(game)?;
    let schema = game.info().data;
    for name in schema["properties"].as_object().into_iter().flatten().map(|(name, _)| name) {
        let read = game.read_data(&serde_json::json!({name: text}), title);
        if let Some(fault) = read.fault {
            return Err(Failure::bad_data(&fault));
        }
        if !read.data[name].is_string() {
            return Ok(read.data);
        }
    }
    Err(Failure::bad_data(&tabletop::DataFault {
        place: String::new(),
        reason: tabletop::Message::new("error-bad-data").text("detail", "this game reads no lines of text"),
    }))
}

#[cfg(all(test, feature = "ts"))]
mod tests {
    use super::*;

    #[test]
    fn the_engine_of_a_game_can_fetch_what_the_game_reads() {
        let programs = concat!(env!("CARGO_MANIFEST_DIR"), "/../wasm/src/bin/engine-");
        for game in all() {
            let program = std::fs::read_to_string(alloc::format!("{programs}{}.rs", game.id())).unwrap();
            let fetches = !program.contains("serve_without_resources");
            assert_eq!(fetches, !game.kinds().is_empty(), "{}", game.id());
        }
        let box_ = std::fs::read_to_string(alloc::format!("{programs}box.rs")).unwrap();
        assert!(!box_.contains("serve_without_resources"));
    }
}
