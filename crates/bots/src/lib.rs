//! Opponents. A bot is given what its seat sees and nothing else: a view, the rules, a chance of its own and a budget. It cannot cheat,
//! because no state is among its arguments.

// The compiler keeps it pure: `core` and `alloc` know no clock, file, thread, environment or hash map. Tests may use anything.
#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod decision;
mod effort;
mod floats;
#[cfg(test)]
mod hints;
mod level;
mod padbolix;
mod plis;
pub mod search;
mod spikit;
mod syntax;
#[cfg(feature = "tally")]
mod tally;
mod themes;

pub use self::spikit::{Longest, longest};
pub use decision::Decision;
pub use effort::Effort;
pub use level::Level;

use tabletop::{Chance, Game};

/// A game that bots can play.
pub trait Playable: Game {
    /// The action that a bot of that level takes in the seat whose view this is, with a reason if it has one (`<game>-reason-…` in the
    /// catalogues). `None` if that seat may not act.
    ///
    /// The same view, level, chance and number of iterations give the same action. A bot asks [`Effort::spent`] often enough to stop within
    /// a few milliseconds. A reason tells what the bot has found, and nothing that does not follow from its view.
    fn advise(
        &self,
        view: &Self::View,
        level: Level,
        effort: &Effort<'_>,
        chance: &mut Chance,
    ) -> Option<Decision<Self::Action>>;

    /// The action without its reason.
    fn choose(
        &self,
        view: &Self::View,
        level: Level,
        effort: &Effort<'_>,
        chance: &mut Chance,
    ) -> Option<Self::Action> {
        self.advise(view, level, effort, chance)?.action
    }

    /// What a bot does and when, for games of simultaneous actions or clocks. By default it takes the [advised](Playable::advise) action at
    /// once, as in every game of turns.
    ///
    /// `waited_ms` is how long the seat has been asked already: a bot that finds a word after 6 s and has waited for 4 answers with the
    /// word and 2 s. It is asked again when its view has changed, with the same chance as before while the question is the same, so what it
    /// draws for that question (how long it takes) should be drawn first and then be compared with `waited_ms`. `None` if the seat may not
    /// act.
    fn decide(
        &self,
        view: &Self::View,
        level: Level,
        waited_ms: u32,
        effort: &Effort<'_>,
        chance: &mut Chance,
    ) -> Option<Decision<Self::Action>> {
        let _ = waited_ms;
        self.advise(view, level, effort, chance)
    }

    /// About how many milliseconds a bot of that level takes until it first acts, for players who choose a level. `None`, the default, if
    /// bots act at once.
    fn pace(level: Level) -> Option<u32> {
        let _ = level;
        None
    }
}
