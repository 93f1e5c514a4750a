//! How the rules of Spikit say no.

use crate::phase::PhaseName;
use crate::{Card, MAX_WORDS, WordsFault};
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
    BadSetup {
        /// The field that makes it impossible.
        field: &'static str,
    },
    /// The action belongs to another phase.
    WrongPhase {
        /// The phase that the match is in.
        phase: PhaseName,
    },
    /// Another seat is to act, or this one has voted.
    NotYourTurn {
        /// The phase that the match is in.
        phase: PhaseName,
    },
    /// The hand does not hold that card.
    NotInHand {
        /// The card.
        card: Card,
        /// The clause that wants it from the hand.
        clause: &'static str,
    },
    /// A card is named twice.
    Twice {
        /// The card.
        card: Card,
    },
    /// The display has no card in that place.
    NoDisplay,
    /// That card does not show the number rolled (SPI-8).
    OtherFace {
        /// The number rolled.
        face: u8,
    },
    /// The seat has made its one lay of this turn already (SPI-16).
    Laid,
    /// A sentence has three cards at least (SPI-13).
    TooShort,
    /// No sentence of that index lies on the table.
    NoSentence,
    /// The sentence has no card in that place.
    NoPlace,
    /// A completion adds at least one card (SPI-24).
    NothingAdded,
    /// The card was swapped in or out in this turn already (SPI-29).
    SwappedAlready {
        /// The card.
        card: Card,
    },
    /// A sentence or a family has one joker at most (SPI-32).
    SecondJoker,
    /// The sentence has a joker already (SPI-33).
    JokerThere,
    /// A joker alone is no sentence (SPI-34).
    JokerAlone,
    /// A joker has no words (SPI-31), or there are words without a joker.
    JokerWords,
    /// The joker's words are in a language that is none of the deck's (SPI-31).
    JokerLanguage,
    /// The words of a joker are refused (SPI-31).
    Words(WordsFault),
    /// The proposal was refused before in this turn (SPI-15).
    RefusedAlready,
    /// What is laid while fishing must use the card just turned up (SPI-19).
    WithoutFished {
        /// The card just turned up.
        card: Card,
    },
    /// No more cards may be fished (SPI-18), or there are none.
    NoFish,
    /// The seat would put away more cards than its family allows (SPI-22).
    TooMany {
        /// How many it allows.
        most: u32,
    },
}

impl Refuse for Refusal {
    fn code(&self) -> Code {
        match self {
            Refusal::BadOptions { .. } => Code::BadOptions,
            Refusal::BadSetup { .. } => Code::BadSetup,
            Refusal::WrongPhase { .. } => Code::WrongPhase,
            Refusal::NotYourTurn { .. } => Code::NotYourTurn,
            Refusal::NotInHand { .. } => Code::NotInHand,
            Refusal::Words(WordsFault::Unknown(_)) => Code::NotAWord,
            _ => Code::Illegal,
        }
    }

    fn clause(&self) -> Option<&'static str> {
        Some(match self {
            Refusal::BadOptions { .. } | Refusal::BadSetup { .. } => return None,
            Refusal::WrongPhase { phase } | Refusal::NotYourTurn { phase } => match phase {
                PhaseName::Roll => "SPI-8",
                PhaseName::Draw => "SPI-10",
                PhaseName::Play | PhaseName::Over => "SPI-11",
                PhaseName::Vote => "SPI-14",
                PhaseName::Advantage => "SPI-17",
                PhaseName::Fishing => "SPI-18",
                PhaseName::Discard => "SPI-22",
            },
            Refusal::NotInHand { clause, .. } => clause,
            Refusal::Twice { .. } | Refusal::TooShort => "SPI-13",
            Refusal::NoDisplay | Refusal::OtherFace { .. } => "SPI-8",
            Refusal::Laid => "SPI-16",
            Refusal::NoSentence | Refusal::NothingAdded => "SPI-24",
            Refusal::NoPlace => "SPI-25",
            Refusal::SwappedAlready { .. } => "SPI-29",
            Refusal::SecondJoker => "SPI-32",
            Refusal::JokerThere => "SPI-33",
            Refusal::JokerAlone => "SPI-34",
            Refusal::JokerWords | Refusal::JokerLanguage | Refusal::Words(_) => "SPI-31",
            Refusal::RefusedAlready => "SPI-15",
            Refusal::WithoutFished { .. } => "SPI-19",
            Refusal::NoFish => "SPI-18",
            Refusal::TooMany { .. } => "SPI-22",
        })
    }

    fn message(&self) -> Message {
        match self {
            Refusal::BadOptions { option } => Message::new("spikit-refused-options").text("option", *option),
            Refusal::BadSetup { field } => Message::new("spikit-refused-setup").text("field", *field),
            Refusal::WrongPhase { phase } => Message::new("spikit-refused-phase").text("phase", phase.code()),
            Refusal::NotYourTurn { phase } => Message::new("spikit-refused-turn").text("phase", phase.code()),
            Refusal::NotInHand { .. } => Message::new("spikit-refused-hand"),
            Refusal::Twice { .. } => Message::new("spikit-refused-twice"),
            Refusal::NoDisplay => Message::new("spikit-refused-display"),
            Refusal::OtherFace { face } => Message::new("spikit-refused-face").number("face", *face),
            Refusal::Laid => Message::new("spikit-refused-laid"),
            Refusal::TooShort => Message::new("spikit-refused-short"),
            Refusal::NoSentence => Message::new("spikit-refused-sentence"),
            Refusal::NoPlace => Message::new("spikit-refused-place"),
            Refusal::NothingAdded => Message::new("spikit-refused-nothing"),
            Refusal::SwappedAlready { .. } => Message::new("spikit-refused-swapped"),
            Refusal::SecondJoker => Message::new("spikit-refused-second-joker"),
            Refusal::JokerThere => Message::new("spikit-refused-joker-there"),
            Refusal::JokerAlone => Message::new("spikit-refused-joker-alone"),
            Refusal::JokerWords => Message::new("spikit-refused-joker"),
            Refusal::JokerLanguage => Message::new("spikit-refused-language"),
            Refusal::Words(WordsFault::None) => Message::new("spikit-refused-no-words"),
            Refusal::Words(WordsFault::TooMany) => {
                Message::new("spikit-refused-many-words").count("most", MAX_WORDS)
            }
            Refusal::Words(WordsFault::Unknown(word)) => {
                Message::new("spikit-refused-word").text("word", word.as_str())
            }
            Refusal::RefusedAlready => Message::new("spikit-refused-again"),
            Refusal::WithoutFished { .. } => Message::new("spikit-refused-fished"),
            Refusal::NoFish => Message::new("spikit-refused-no-fish"),
            Refusal::TooMany { most } => Message::new("spikit-refused-discards").number("most", *most),
        }
    }
}
