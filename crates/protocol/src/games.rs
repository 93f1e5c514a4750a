//! The games of the box, each named once: everything else that goes over all games follows from this list.

use crate::Failure;
use crate::any_game::{AnyGame, Registered};
#[cfg(feature = "arena")]
use crate::{Resources, arena::Arena};
#[cfg(feature = "arena")]
use serde_json::Value;

/// Declares the games, in the order in which a host should offer them.
macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        pub(crate) static GAMES: &[&dyn AnyGame] = &[$(&Registered::<$game>::new()),+];

        /// The TypeScript types of every game.
        #[cfg(feature = "ts")]
        pub(crate) fn add_types(all: &mut crate::declarations::Declarations,
        ) -> Vec<crate::declarations::GameTypes> {
            vec![$(crate::declarations::GameTypes::of::<$game>(all)),+]
        }

        /// The JSON Schemas of every game's options and data, by game.
        #[cfg(feature = "ts")]
        pub(crate) fn schemas() -> serde_json::Map<String, serde_json::Value> {
            let ids = [$(<$game as tabletop::Game>::ID),+];
            let schemas = [$(serde_json::json!({
                "options": schemars::schema_for!(<$game as tabletop::Hosted>::Options),
                "data": schemars::schema_for!(<$game as tabletop::Hosted>::Data),
            })),+];
            ids.map(String::from).into_iter().zip(schemas).collect()
        }
    };
}

games![syntax::Syntax, padbolix::Padbolix, plis::Plis, spikit::Spikit, themes::Themes];

/// The ids of all games.
pub fn ids() -> impl Iterator<Item = &'static str> {
    GAMES.iter().map(|game| game.id())
}

/// What can be named and is not offered: the game of the tests.
#[cfg(feature = "tally")]
static ASIDE: &[&dyn AnyGame] = &[&Registered::<tally::Tally>::new()];
#[cfg(not(feature = "tally"))]
static ASIDE: &[&dyn AnyGame] = &[];

pub(crate) fn game_of(id: &str) -> Result<&'static dyn AnyGame, Failure> {
    GAMES.iter().chain(ASIDE).copied().find(|game| game.id() == id).ok_or_else(|| Failure::unknown_game(id))
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
