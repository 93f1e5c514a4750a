//! How the rules of Plis de lettres say no.

use alloc::string::{String, ToString};

use crate::{Card, Family};
use tabletop::{Code, Message, Refuse};

/// Why an action or a set-up is refused, in the order in which refusals are looked for (COM-8).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// `first_seat` is no seat of this table.
    FirstSeat {
        /// How many seats there are.
        seats: usize,
    },
    /// The set-up is impossible.
    Setup(SetupFault),
    /// The table itself has nothing to do in this game.
    NoClock,
    /// Another seat is to play (PLI-6).
    NotYourTurn,
    /// The seat does not hold that card.
    NotInHand {
        /// The card that it named.
        card: Card,
    },
    /// The seat holds cards of the family led (PLI-6).
    MustFollow {
        /// The family led.
        family: Family,
    },
}

/// What is impossible in a set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetupFault {
    /// The number of hands is not that of seats.
    Hands,
    /// No card has that name.
    Unknown {
        /// The wrong name, cut short if it is long.
        name: String,
    },
    /// The card is put away at a table of so many seats (PLI-1).
    PutAway {
        /// The card.
        card: Card,
    },
    /// A card is named twice, but there is one of each colour and letter (PLI-1).
    Twice {
        /// The card.
        card: Card,
    },
    /// `leader` is no seat of this table.
    Leader,
    /// The number of scores is not that of seats, or a score is negative or absurdly high.
    Scores,
    /// There is no such round: a match has five.
    Round,
}

impl SetupFault {
    /// The fault of a name that no card has. The name is cut short, because it stands in a sentence.
    pub(crate) fn unknown(name: &str) -> SetupFault {
        SetupFault::Unknown { name: name.chars().take(12).collect() }
    }

    fn message(&self) -> Message {
        match self {
            SetupFault::Hands => Message::new("plis-refused-setup-hands"),
            SetupFault::Unknown { name } => Message::new("plis-refused-setup-unknown").text("name", name),
            SetupFault::PutAway { card } => with_card(Message::new("plis-refused-setup-put-away"), *card),
            SetupFault::Twice { card } => with_card(Message::new("plis-refused-setup-twice"), *card),
            SetupFault::Leader => Message::new("plis-refused-setup-leader"),
            SetupFault::Scores => Message::new("plis-refused-setup-scores"),
            SetupFault::Round => Message::new("plis-refused-setup-round"),
        }
    }
}

/// Adds a card to a message: its notation as `card`, and for sentences its `letter` and `colour`.
pub(crate) fn with_card(message: Message, card: Card) -> Message {
    message.text("card", card.to_string()).text("letter", card.letter()).text("colour", card.colour().code())
}

impl Refuse for Refusal {
    fn code(&self) -> Code {
        match self {
            Refusal::FirstSeat { .. } => Code::BadOptions,
            Refusal::Setup(_) => Code::BadSetup,
            Refusal::NoClock => Code::WrongPhase,
            Refusal::NotYourTurn => Code::NotYourTurn,
            Refusal::NotInHand { .. } => Code::NotInHand,
            Refusal::MustFollow { .. } => Code::Illegal,
        }
    }

    fn clause(&self) -> Option<&'static str> {
        match self {
            Refusal::FirstSeat { .. } => Some("COM-2"),
            Refusal::Setup(SetupFault::PutAway { .. } | SetupFault::Twice { .. }) => Some("PLI-1"),
            Refusal::Setup(SetupFault::Round) => Some("PLI-8"),
            Refusal::Setup(_) | Refusal::NoClock | Refusal::NotInHand { .. } => None,
            Refusal::NotYourTurn | Refusal::MustFollow { .. } => Some("PLI-6"),
        }
    }

    fn message(&self) -> Message {
        match self {
            Refusal::FirstSeat { seats } => Message::new("plis-refused-first-seat").count("seats", *seats),
            Refusal::Setup(fault) => fault.message(),
            Refusal::NoClock => Message::new("plis-refused-no-clock"),
            Refusal::NotYourTurn => Message::new("plis-refused-not-your-turn"),
            Refusal::NotInHand { card } => with_card(Message::new("plis-refused-not-in-hand"), *card),
            Refusal::MustFollow { family } => {
                Message::new("plis-refused-must-follow").text("family", family.code())
            }
        }
    }
}
