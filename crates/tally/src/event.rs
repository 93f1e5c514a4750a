use alloc::string::String;

use crate::Judgement;
use serde::{Deserialize, Serialize};
use tabletop::{Message, Seat, Viewer};

/// An event. It holds everything that it concerns; `Event::shown` takes out what a viewer may not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "TallyEvent"))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// A round begins (TAL-1, TAL-2).
    Round {
        /// The number of the round, from 1.
        round: u32,
        /// The subject of the round.
        subject: String,
        /// How many points a claim is worth.
        worth: u32,
    },
    /// A seat claims a word (TAL-3).
    Claimed {
        /// The seat.
        seat: Seat,
        /// The word.
        word: String,
    },
    /// A seat has left the round (TAL-10).
    Passed {
        /// The seat.
        seat: Seat,
    },
    /// A seat has judged the claim (TAL-5).
    Voted {
        /// The seat.
        seat: Seat,
        /// Its vote; null for all others.
        accept: Option<bool>,
    },
    /// All have judged the claim (TAL-7).
    Judged(Judgement),
    /// The time of the round has run out (TAL-11).
    TimeUp,
}

impl Event {
    pub(crate) fn shown(&self, to: Viewer) -> Event {
        match self {
            Event::Voted { seat, accept } => {
                Event::Voted { seat: *seat, accept: accept.filter(|_| to.is(*seat)) }
            }
            open => open.clone(),
        }
    }

    pub(crate) fn message(&self) -> Message {
        match self {
            Event::Round { round, subject, worth } => Message::new("tally-round")
                .number("round", *round)
                .text("subject", subject.clone())
                .number("worth", *worth),
            Event::Claimed { seat, word } => {
                Message::new("tally-claimed").seat("seat", *seat).text("word", word.clone())
            }
            Event::Passed { seat } => Message::new("tally-passed").seat("seat", *seat),
            // Everybody is told the same sentence, which does not tell the vote.
            Event::Voted { seat, .. } => Message::new("tally-voted").seat("seat", *seat),
            Event::Judged(Judgement { seat, yes, no, accepted, .. }) => {
                let key = if *accepted { "tally-accepted" } else { "tally-refused" };
                Message::new(key).seat("seat", *seat).number("yes", *yes).number("no", *no)
            }
            Event::TimeUp => Message::new("tally-time-up"),
        }
    }
}
