//! Opponents. A bot is given what its seat sees and nothing else: a view, the rules, some chance of its own and a
//! budget. It cannot cheat, by type.

mod effort;
mod level;
mod padbolix;
mod plis;
pub mod search;
mod syntax;

pub use effort::Effort;
pub use level::Level;

use tabletop::{Chance, Game};

/// A game that bots can play.
pub trait Playable: Game {
    /// The action that a bot of that level takes in the seat whose view this is, or `None` when that seat may not act.
    ///
    /// The same view, level, chance and number of iterations give the same action. A bot looks at [`Effort::spent`] often enough
    /// to come back within a few milliseconds of it.
    fn choose(
        &self,
        view: &Self::View,
        level: Level,
        effort: &Effort<'_>,
        chance: &mut Chance,
    ) -> Option<Self::Action>;
}
