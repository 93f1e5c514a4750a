//! How the rules say no.

use crate::Message;
use serde::{Deserialize, Serialize};

/// The error codes of the protocol, in the order in which refusals are looked for (COM-8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// No request of the protocol, or one with a field that is missing or of another kind.
    BadRequest,
    /// No game of that id.
    UnknownGame,
    /// Options that the game does not have, or values out of their range.
    BadOptions,
    /// A number of seats that the game is not for, or a bot of a level that does not exist.
    BadSeats,
    /// A set-up that is impossible: a card too many, an unknown card.
    BadSetup,
    /// No match at this table.
    NoMatch,
    /// The match is over.
    MatchOver,
    /// The answer came late: what it answers is no longer asked.
    Stale,
    /// The action belongs to another phase.
    WrongPhase,
    /// Another seat is to act.
    NotYourTurn,
    /// The seat does not hold the cards that it names.
    NotInHand,
    /// A clause forbids it.
    Illegal,
    /// The match's dictionary does not have the word.
    NotAWord,
    /// Undo would take back what somebody has seen or answered.
    UndoHidden,
    /// No action to take back.
    NothingToUndo,
    /// A save that is none, or of another version.
    BadSave,
    /// The bot gave no legal action.
    BotFailed,
    /// Data of the host's own that is not what the game takes.
    BadData,
    /// A dictionary, a deck or the like that this host does not have now; asking again may help.
    ResourceUnavailable,
    /// The host could not give its answer: a bug in it.
    Internal,
}

/// A refusal: a closed enum with data, no prose.
pub trait Refuse: Clone + PartialEq + std::fmt::Debug {
    /// The protocol's code for it.
    fn code(&self) -> Code;

    /// The clause that refuses, such as `"PAD-10"`; `None` where no rule of the game is concerned.
    fn clause(&self) -> Option<&'static str>;

    /// Says what the rule is. Key and arguments must not tell what a hand holds or whether a word is valid.
    fn message(&self) -> Message;
}
