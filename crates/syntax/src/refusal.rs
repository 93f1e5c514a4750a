use alloc::string::String;
use alloc::vec::Vec;

use crate::{Card, PhaseName, card::written};
use tabletop::{Code, Message, Refuse};

/// Why an action, a set-up or options are refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// An option is out of its range.
    BadOptions {
        /// The name of the option in JSON.
        option: &'static str,
    },
    /// The set-up is impossible.
    Setup(SetupFault),
    /// The action belongs to another phase.
    WrongPhase {
        /// The phase that the match is in.
        phase: PhaseName,
        /// The clause that says so.
        clause: &'static str,
    },
    /// Another seat is to act, or this one has answered.
    NotYourTurn {
        /// The phase that the match is in.
        phase: PhaseName,
    },
    /// The word has a sign that no card shows (COM-6).
    NoCard {
        /// The sign.
        sign: char,
    },
    /// The hand lacks some of the cards that the action needs.
    NotInHand {
        /// All cards that the action needs, so that it stays hidden which of them are missing.
        needed: Vec<Card>,
        /// The clause by which they come from the hand.
        clause: &'static str,
    },
    /// The table has no word of that index.
    NoSuchWord,
    /// No card of the stock is left to take (SYN-9).
    NoStock,
    /// An insertion adds at least one card (SYN-10).
    NothingInserted {
        /// The word on the table.
        before: String,
    },
    /// An insertion keeps the cards of the word, jokers as they lie, in their order (SYN-10).
    OrderChanged {
        /// The word on the table.
        before: String,
    },
    /// A replacement keeps the number of letters (SYN-11).
    LengthChanged {
        /// The word on the table.
        before: String,
    },
    /// A replacement changes at least one card (SYN-14).
    NothingReplaced,
    /// A word has at least two letters (SYN-17).
    OneLetter,
    /// By the options a word needs more letters (SYN-18).
    UnderMinimum {
        /// The fewest letters.
        letters: u8,
    },
    /// By the options the first word of a seat needs four letters (SYN-19).
    ShortOpening,
    /// The dictionary, which is the referee, does not have the word (SYN-16, SYN-20).
    NotAWord {
        /// The word.
        word: String,
    },
}

/// What is impossible in a set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupFault {
    /// There are more of a card than the packs have (SYN-1), or too few cards for the hands.
    Cards,
    /// The dealer is no seat of this table.
    Dealer,
    /// The number of hands is not that of seats, or a seat that plays has no cards.
    Hands,
    /// The number of scores is not that of seats, a score is absurd, or fewer than two seats are left to play.
    Scores,
    /// There is no pile (SYN-7).
    Stock,
    /// A text on the table is no word of cards.
    Table,
}

impl SetupFault {
    /// The field of the set-up that is at fault.
    pub fn field(self) -> &'static str {
        match self {
            SetupFault::Cards => "cards",
            SetupFault::Dealer => "dealer",
            SetupFault::Hands => "hands",
            SetupFault::Scores => "scores",
            SetupFault::Stock => "stock",
            SetupFault::Table => "table",
        }
    }
}

impl Refuse for Refusal {
    fn code(&self) -> Code {
        match self {
            Refusal::BadOptions { .. } => Code::BadOptions,
            Refusal::Setup(_) => Code::BadSetup,
            Refusal::WrongPhase { .. } => Code::WrongPhase,
            Refusal::NotYourTurn { .. } => Code::NotYourTurn,
            Refusal::NoCard { .. } | Refusal::NotInHand { .. } => Code::NotInHand,
            Refusal::NotAWord { .. } => Code::NotAWord,
            _ => Code::Illegal,
        }
    }

    fn clause(&self) -> Option<&'static str> {
        Some(match self {
            Refusal::BadOptions { .. } | Refusal::Setup(_) => return None,
            Refusal::WrongPhase { clause, .. } => clause,
            Refusal::NotYourTurn { phase } => match phase {
                PhaseName::Play | PhaseName::Over => "SYN-7",
                PhaseName::Challenge => "SYN-20",
                PhaseName::ReEntry => "SYN-28",
            },
            Refusal::NoCard { .. } => "COM-6",
            Refusal::NotInHand { clause, .. } => clause,
            Refusal::NoSuchWord => "SYN-12",
            Refusal::NoStock => "SYN-9",
            Refusal::NothingInserted { .. } | Refusal::OrderChanged { .. } => "SYN-10",
            Refusal::LengthChanged { .. } => "SYN-11",
            Refusal::NothingReplaced => "SYN-14",
            Refusal::OneLetter => "SYN-17",
            Refusal::UnderMinimum { .. } => "SYN-18",
            Refusal::ShortOpening => "SYN-19",
            Refusal::NotAWord { .. } => "SYN-16",
        })
    }

    fn message(&self) -> Message {
        match self {
            Refusal::BadOptions { option } => Message::new("syntax-refused-options").text("option", *option),
            Refusal::Setup(fault) => Message::new("syntax-refused-setup").text("field", fault.field()),
            Refusal::WrongPhase { phase, .. } => Message::new(match phase {
                PhaseName::Play => "syntax-refused-phase-play",
                PhaseName::Challenge => "syntax-refused-phase-challenge",
                PhaseName::ReEntry => "syntax-refused-phase-re-entry",
                PhaseName::Over => "syntax-refused-phase-over",
            }),
            Refusal::NotYourTurn { phase } => Message::new(match phase {
                PhaseName::Play | PhaseName::Over => "syntax-refused-turn",
                PhaseName::Challenge => "syntax-refused-answer",
                PhaseName::ReEntry => "syntax-refused-offer",
            }),
            Refusal::NoCard { sign } => Message::new("syntax-refused-sign").text("sign", *sign),
            Refusal::NotInHand { needed, .. } => {
                Message::new("syntax-refused-hand").text("cards", written(needed))
            }
            Refusal::NoSuchWord => Message::new("syntax-refused-index"),
            Refusal::NoStock => Message::new("syntax-refused-stock"),
            Refusal::NothingInserted { before } => {
                Message::new("syntax-refused-insert-nothing").text("before", before)
            }
            Refusal::OrderChanged { before } => {
                Message::new("syntax-refused-insert-order").text("before", before)
            }
            Refusal::LengthChanged { before } => {
                Message::new("syntax-refused-replace-length").text("before", before)
            }
            Refusal::NothingReplaced => Message::new("syntax-refused-replace-nothing"),
            Refusal::OneLetter => Message::new("syntax-refused-one-letter"),
            Refusal::UnderMinimum { letters } => {
                Message::new("syntax-refused-minimum").number("letters", *letters)
            }
            Refusal::ShortOpening => Message::new("syntax-refused-opening"),
            Refusal::NotAWord { word } => Message::new("syntax-refused-not-a-word").text("word", word),
        }
    }
}
