//! How the rules say no.

use crate::Message;
use serde::{Deserialize, Serialize};

/// The error codes of the protocol, in the order in which refusals are looked for (COM-8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Code {
    /// What was sent is no request of the protocol, or a field is missing or of another type.
    BadRequest,
    /// There is no game with that id.
    UnknownGame,
    /// The game does not have such an option, or its value is out of range.
    BadOptions,
    /// The game is not for so many seats, or there is no such level of bots.
    BadSeats,
    /// The set-up is impossible: it has a card too many, or an unknown one.
    BadSetup,
    /// There is no match at this table.
    NoMatch,
    /// The match is over.
    MatchOver,
    /// The answer came too late: its question is no longer asked.
    Stale,
    /// The action belongs to another phase.
    WrongPhase,
    /// Another seat is to act.
    NotYourTurn,
    /// The seat does not hold the cards that it names.
    NotInHand,
    /// A clause forbids the action.
    Illegal,
    /// The match's dictionary does not have the word.
    NotAWord,
    /// Undo would take back what somebody has seen or answered.
    UndoHidden,
    /// There is no action to take back.
    NothingToUndo,
    /// What was to be loaded is no save, or one of a later version.
    BadSave,
    /// The bot gave no legal action.
    BotFailed,
    /// The host's own data are not what the game accepts.
    BadData,
    /// The host does not have a dictionary, a deck or the like at the moment. Asking again may help.
    ResourceUnavailable,
    /// The host could not answer, because of a bug in it.
    Internal,
}

/// A refusal. Each game has an enum of its own, with data and no prose.
pub trait Refuse: Clone + PartialEq + core::fmt::Debug {
    /// The protocol's error code.
    fn code(&self) -> Code;

    /// The clause that refuses, such as `"PAD-10"`; `None` if no rule of the game is concerned.
    fn clause(&self) -> Option<&'static str>;

    /// Says what the rule is. Key and arguments must not tell what a hand holds or whether a word is valid.
    fn message(&self) -> Message;
}
