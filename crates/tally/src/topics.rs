use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;
use serde::{Deserialize, Serialize};
use tabletop::Fnv;

/// Something to name words for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "TallyTopic"))]
#[serde(deny_unknown_fields)]
pub struct Topic {
    /// The subject, as it is shown and read aloud.
    pub subject: String,
    /// Words that bots know, in capitals.
    pub words: Vec<String>,
}

/// The subjects of a match (TAL-13). All of them are checked before anything is dealt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Topics(Vec<Topic>);

/// What is wrong with a list of subjects, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadTopics {
    /// There is no subject, or more than 50.
    Count(usize),
    /// The subject at this place has no character, or more than 40.
    Subject(usize),
    /// A word of the subject at this place is no word (TAL-4).
    Word(usize, String),
}

impl fmt::Display for BadTopics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadTopics::Count(count) => write!(f, "{count} subjects, 1 to 50 are possible"),
            BadTopics::Subject(at) => write!(f, "[{at}].subject must have 1 to 40 characters"),
            BadTopics::Word(at, word) => write!(f, "[{at}].words: {word:?} is not 1 to 20 letters A–Z"),
        }
    }
}

impl Error for BadTopics {}

impl Topics {
    /// Checks a list of subjects.
    pub fn new(topics: Vec<Topic>) -> Result<Topics, BadTopics> {
        if !(1..=50).contains(&topics.len()) {
            return Err(BadTopics::Count(topics.len()));
        }
        for (at, topic) in topics.iter().enumerate() {
            if !(1..=40).contains(&topic.subject.chars().count()) {
                return Err(BadTopics::Subject(at));
            }
            if let Some(word) = topic.words.iter().find(|word| !is_word(word)) {
                return Err(BadTopics::Word(at, word.clone()));
            }
        }
        Ok(Topics(topics))
    }

    /// A checksum that tells lists apart, the same on every machine.
    pub fn checksum(&self) -> u64 {
        let mut sum = Fnv::default();
        for Topic { subject, words } in &self.0 {
            for text in core::iter::once(subject).chain(words) {
                sum.add(text.as_bytes());
                sum.add(b"\n");
            }
            sum.add(b"\n");
        }
        sum.value()
    }

    /// The subject of a round, from 1 (TAL-1).
    pub fn of_round(&self, round: u32) -> &Topic {
        // A list has at least one subject.
        &self.0[(round as usize).saturating_sub(1) % self.0.len()]
    }
}

impl Default for Topics {
    fn default() -> Topics {
        let topic = |subject: &str, words: &[&str]| Topic {
            subject: subject.into(),
            words: words.iter().map(|word| (*word).into()).collect(),
        };
        Topics(vec![
            topic("animals", &["CAT", "DOG", "HORSE", "MOUSE", "OWL"]),
            topic("colours", &["BLUE", "GREEN", "PINK", "RED"]),
            topic("rivers", &["DANUBE", "LOIRE", "NILE"]),
        ])
    }
}

/// Whether a text is a word by TAL-4.
pub(crate) fn is_word(word: &str) -> bool {
    (1..=20).contains(&word.len()) && word.bytes().all(|letter| letter.is_ascii_uppercase())
}
