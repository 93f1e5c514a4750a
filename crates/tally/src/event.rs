use crate::Verdict;
use serde::{Deserialize, Serialize};
use tabletop::{Message, Seat, Viewer};

/// What happens. Every event says all that it concerns; `Event::shown` takes out what a viewer may not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "TallyEvent"))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// A round begins (TAL-1, TAL-2).
    Round {
        /// From 1.
        round: u32,
        /// What it is about.
        subject: String,
        /// What a claim is worth.
        worth: u32,
    },
    /// A seat claims a word (TAL-3).
    Claimed {
        /// Who.
        seat: Seat,
        /// What.
        word: String,
    },
    /// A seat has left the round (TAL-10).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A seat has judged the claim (TAL-5).
    Voted {
        /// Who.
        seat: Seat,
        /// How; null for all others.
        accept: Option<bool>,
    },
    /// All have (TAL-7).
    Judged(Verdict),
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
            // The one sentence for everybody: it does not say how.
            Event::Voted { seat, .. } => Message::new("tally-voted").seat("seat", *seat),
            Event::Judged(Verdict { seat, yes, no, accepted, .. }) => {
                let key = if *accepted { "tally-accepted" } else { "tally-refused" };
                Message::new(key).seat("seat", *seat).number("yes", *yes).number("no", *no)
            }
            Event::TimeUp => Message::new("tally-time-up"),
        }
    }
}
