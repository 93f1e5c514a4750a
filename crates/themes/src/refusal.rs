//! Why an action or a set-up is refused.

use alloc::string::{String, ToString};

use crate::{NotSpoken, Standing};
use tabletop::{Code, Message, Refuse};

/// Why an action or a set-up is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The dice are not rolled yet (THE-5).
    NotRolled,
    /// The dice are rolled (THE-5).
    Rolled,
    /// Another seat rolls (THE-4).
    NotRoller,
    /// A word is being judged (THE-15).
    Judging,
    /// There is no word to judge (THE-14).
    NothingToJudge,
    /// The seat has voted, or the word is its own (THE-14).
    NoVote,
    /// Somebody else has the floor (THE-25).
    Typing,
    /// The seat has not buzzed (THE-25).
    NoBuzz,
    /// The dice still roll (THE-25).
    DiceRoll,
    /// The seat had the floor and no word; another one is to announce first, or some time to pass (THE-25).
    Locked,
    /// In the calm game nobody buzzes (THE-26).
    Calm,
    /// In the calm game it is another seat's turn (THE-26).
    NotYourTurn,
    /// The seat does not play in this round any more (THE-10, THE-11, THE-12).
    NotPlaying {
        /// How it stands.
        standing: Standing,
    },
    /// There is no such clock, or a seat names one (THE-16).
    NoClock,
    /// The clock stands still (THE-15, THE-25).
    ClockStands,
    /// The text is no word (THE-14).
    Word(NotSpoken),
    /// The word begins with another letter than the die of the rolled colour shows (THE-6).
    Initial {
        /// The letter of the die.
        letter: char,
    },
    /// For a person, the family name or the nickname counts, and it begins with another letter (THE-8).
    FirstName {
        /// The name without the first name.
        name: String,
        /// The letter of the die.
        letter: char,
    },
    /// The word was announced before in this round (THE-7).
    Again,
    /// The others have voted down this very word of the seat, or another form of it, in this round (THE-15).
    VotedDown,
    /// With open themes, a word is announced for one of them; in the other games, for the theme of the round (THE-21).
    Theme {
        /// How many there are.
        themes: usize,
    },
    /// The theme is closed (THE-22).
    Closed,
    /// An option is out of its range.
    Options {
        /// Its name.
        option: &'static str,
    },
    /// A set-up is impossible.
    Setup {
        /// The field that is wrong.
        field: &'static str,
    },
}

impl Refuse for Refusal {
    fn code(&self) -> Code {
        match self {
            Refusal::NotRolled
            | Refusal::Rolled
            | Refusal::Judging
            | Refusal::NothingToJudge
            | Refusal::Typing
            | Refusal::NoBuzz
            | Refusal::DiceRoll
            | Refusal::Calm
            | Refusal::NoClock
            | Refusal::ClockStands => Code::WrongPhase,
            Refusal::NotRoller | Refusal::NoVote | Refusal::NotYourTurn | Refusal::NotPlaying { .. } => {
                Code::NotYourTurn
            }
            Refusal::Word(_)
            | Refusal::Initial { .. }
            | Refusal::FirstName { .. }
            | Refusal::Again
            | Refusal::VotedDown
            | Refusal::Theme { .. }
            | Refusal::Closed
            | Refusal::Locked => Code::Illegal,
            Refusal::Options { .. } => Code::BadOptions,
            Refusal::Setup { .. } => Code::BadSetup,
        }
    }

    fn clause(&self) -> Option<&'static str> {
        Some(match self {
            Refusal::NotRolled | Refusal::Rolled => "THE-5",
            Refusal::NotRoller => "THE-4",
            Refusal::Judging | Refusal::VotedDown => "THE-15",
            Refusal::NothingToJudge | Refusal::NoVote | Refusal::Word(_) => "THE-14",
            Refusal::Typing
            | Refusal::NoBuzz
            | Refusal::DiceRoll
            | Refusal::Locked
            | Refusal::ClockStands => "THE-25",
            Refusal::Calm | Refusal::NotYourTurn => "THE-26",
            Refusal::NotPlaying { standing: Standing::Out } => "THE-10",
            Refusal::NotPlaying { standing: Standing::GaveUp } => "THE-12",
            Refusal::NotPlaying { standing: Standing::TimedOut } => "THE-16",
            Refusal::NotPlaying { .. } => "THE-11",
            Refusal::NoClock => "THE-16",
            Refusal::Initial { .. } => "THE-6",
            Refusal::FirstName { .. } => "THE-8",
            Refusal::Again => "THE-7",
            Refusal::Theme { .. } => "THE-21",
            Refusal::Closed => "THE-22",
            Refusal::Options { .. } | Refusal::Setup { .. } => return None,
        })
    }

    fn message(&self) -> Message {
        match self {
            Refusal::NotRolled => Message::new("themes-refused-not-rolled"),
            Refusal::Rolled => Message::new("themes-refused-rolled"),
            Refusal::NotRoller => Message::new("themes-refused-not-roller"),
            Refusal::Judging => Message::new("themes-refused-judging"),
            Refusal::NothingToJudge => Message::new("themes-refused-nothing-to-judge"),
            Refusal::NoVote => Message::new("themes-refused-no-vote"),
            Refusal::Typing => Message::new("themes-refused-typing"),
            Refusal::NoBuzz => Message::new("themes-refused-no-buzz"),
            Refusal::DiceRoll => Message::new("themes-refused-dice-roll"),
            Refusal::Locked => {
                Message::new("themes-refused-locked").number("seconds", crate::state::LOCK_MS / 1_000)
            }
            Refusal::Calm => Message::new("themes-refused-calm"),
            Refusal::NotYourTurn => Message::new("themes-refused-not-your-turn"),
            Refusal::NotPlaying { standing: Standing::Out } => Message::new("themes-refused-out"),
            Refusal::NotPlaying { standing: Standing::GaveUp } => Message::new("themes-refused-gave-up"),
            Refusal::NotPlaying { standing: Standing::TimedOut } => Message::new("themes-refused-timed-out"),
            Refusal::NotPlaying { .. } => Message::new("themes-refused-done"),
            Refusal::NoClock => Message::new("themes-refused-no-clock"),
            Refusal::ClockStands => Message::new("themes-refused-clock-stands"),
            Refusal::Word(reason) => reason.message(),
            Refusal::Initial { letter } => {
                Message::new("themes-refused-initial").text("letter", letter.to_string())
            }
            Refusal::FirstName { name, letter } => Message::new("themes-refused-first-name")
                .text("name", name.clone())
                .text("letter", letter.to_string()),
            Refusal::Again => Message::new("themes-refused-again"),
            Refusal::VotedDown => Message::new("themes-refused-voted-down"),
            Refusal::Theme { themes } => Message::new("themes-refused-theme").count("themes", *themes),
            Refusal::Closed => Message::new("themes-refused-closed"),
            Refusal::Options { option } => Message::new("themes-refused-options").text("option", *option),
            Refusal::Setup { field } => Message::new("themes-refused-setup").text("field", *field),
        }
    }
}

impl NotSpoken {
    /// What to say of it.
    pub(crate) fn message(self) -> Message {
        match self {
            NotSpoken::Short => Message::new("themes-word-short"),
            NotSpoken::Long => Message::new("themes-word-long").count("count", crate::MAX_WORD),
            NotSpoken::Marks => Message::new("themes-word-marks"),
            NotSpoken::Sign(sign) => Message::new("themes-word-sign").text("sign", sign.to_string()),
        }
    }
}
