//! How the rules of Plis de lettres say no.

use crate::{Card, Family};
use tabletop::{Code, Message, Refuse};

/// Why an action or a set-up is refused, in the order in which refusals are looked for (COM-8).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// `first_seat` is no seat of this table.
    FirstSeat {
        /// How many there are.
        seats: usize,
    },
    /// An impossible set-up.
    Setup(SetupFault),
    /// The table itself has nothing to do in this game.
    NoClock,
    /// Another seat is to play (PLI-6).
    NotYourTurn,
    /// The seat does not hold that card.
    NotInHand {
        /// The card it named.
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
pub enum SetupFault {
    /// There is not one hand a seat.
    Hands,
    /// No card has that name (cut short where it is long).
    Unknown {
        /// What was named.
        name: String,
    },
    /// A card that this number of seats puts away (PLI-1).
    PutAway {
        /// The card.
        card: Card,
    },
    /// There is one card of each colour and letter (PLI-1).
    Twice {
        /// The card.
        card: Card,
    },
    /// `leader` is no seat of this table.
    Leader,
    /// There is not one score a seat, or one is negative or absurdly great.
    Scores,
    /// There are five rounds.
    Round,
}

impl SetupFault {
    /// A name that is no card's, kept short: it goes into a sentence.
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

/// Adds a card to a message: `card` is its notation; `letter` and `colour` are what a sentence is made of.
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
