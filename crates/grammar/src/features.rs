//! What a card says of itself: its feature structure, as deck files write it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

#[cfg(feature = "ts")]
use crate::Sense;
use crate::{Agreement, Gender, Number, Senses};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

/// A card with words on it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// The words, as they are read in the middle of a sentence.
    pub text: String,
    /// The language's code, such as `fr`; `None` for proper names, which belong to none (SPI-4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
    /// Its feature structure.
    pub features: Features,
    /// What else the words may be: "regarde" may be an imperative or a verb.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub readings: Vec<Features>,
}

impl Card {
    /// All that the words may be.
    pub fn all_features(&self) -> impl Iterator<Item = &Features> {
        core::iter::once(&self.features).chain(&self.readings)
    }

    /// Whether the words may be of that category.
    pub fn may_be(&self, category: Category) -> bool {
        self.all_features().any(|features| features.category == category)
    }

    /// Whether it is a card of that language.
    pub(crate) fn speaks(&self, lang: &str) -> bool {
        self.lang.as_deref() == Some(lang)
    }
}

/// A feature structure. It leaves out what its category does not use.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "SpikitFeatures"))]
#[serde(deny_unknown_fields)]
pub struct Features {
    /// The category of the words as a whole.
    pub category: Category,
    /// The gender of a noun phrase, a noun, a determiner or an adjective.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub gender: Option<Gender>,
    /// The number of one of these, of a verb or of a relative clause.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub number: Option<Number>,
    /// The person of a noun phrase or a verb; 3 if nothing is given.
    #[serde(default = "third", deserialize_with = "person", skip_serializing_if = "is_third")]
    #[cfg_attr(feature = "ts", schemars(range(min = 1, max = 3)), ts(optional, as = "Option<u8>"))]
    pub person: u8,
    /// The tense of a verb or a clause; for an adverbial, the only tense that it goes with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub tense: Option<Tense>,
    /// What a noun phrase or a noun is. For a determiner: what it goes with, if not with every noun ("une interminable": a song, not a queen).
    #[serde(default, skip_serializing_if = "Senses::is_none")]
    #[cfg_attr(feature = "ts", schemars(with = "Vec<Sense>"), ts(optional, as = "Option<Vec<Sense>>"))]
    pub sense: Senses,
    /// What a verb or a relative clause wants as its subject; what the subject of a clause head is; what an adjective or an adverbial can be
    /// said of ("pieds nus": of somebody); what may stand behind a preposition.
    #[serde(default, skip_serializing_if = "Senses::is_none")]
    #[cfg_attr(feature = "ts", schemars(with = "Vec<Sense>"), ts(optional, as = "Option<Vec<Sense>>"))]
    pub subject: Senses,
    /// Valency: the frames that a verb, a clause head or an infinitive takes, each a list of complements in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(
        feature = "ts",
        schemars(length(max = 8), inner(length(max = 4))),
        ts(optional, as = "Option<Vec<Vec<Need>>>")
    )]
    pub takes: Vec<Vec<Need>>,
    /// What an adverbial says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub adverbial: Option<AdverbialKind>,
    /// Whether an adverbial is short enough to stand between a French verb and its object: "lentement".
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub short: bool,
    /// Whether the last word loses its last letter before a vowel ("que", "un drôle de"), or has another form there ("ma", "a").
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub before_consonant: bool,
    /// Whether the last word stands only before a vowel or a silent h: "l'", "cet", "an".
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub before_vowel: bool,
    /// Whether the words begin with a vowel or a silent h.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub begins_with_vowel: bool,
    /// Whether an adjective stands before its noun; others stand behind it (French) or are predicative only.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub prenominal: bool,
    /// Whether words stand behind a noun like an adjective, even in English: "in pyjamas". For a noun: whether French says it of somebody
    /// without an article ("elle est sorcière").
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub postnominal: bool,
    /// Whether a question is only told or wondered: "when | it is raining". For a determiner: whether it asks ("quelle"). For a verb: whether
    /// it asks, with its subject before it ("chante-t-elle").
    // For an adverbial of no kind that is not `short`: whether it is the object before a French verb ("le", "se").
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub indirect: bool,
}

impl Features {
    /// The most further readings that a card may have.
    pub const MAX_READINGS: usize = 4;
    /// The most frames in [`Features::takes`].
    pub const MAX_FRAMES: usize = 8;
    /// The most complements of a frame.
    pub const MAX_NEEDS: usize = 4;

    /// Whether [`Features::takes`] keeps to [`Features::MAX_FRAMES`] and [`Features::MAX_NEEDS`]. Every further frame is one more reading of each
    /// sentence with the card.
    pub fn is_bounded(&self) -> bool {
        self.takes.len() <= Features::MAX_FRAMES
            && self.takes.iter().all(|frame| frame.len() <= Features::MAX_NEEDS)
    }

    /// Gender, number and person.
    pub fn agreement(&self) -> Agreement {
        Agreement { gender: self.gender, number: self.number, person: Some(self.person) }
    }
}

impl Senses {
    fn is_none(&self) -> bool {
        *self == Senses::NONE
    }
}

fn third() -> u8 {
    3
}

fn person<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    match u8::deserialize(deserializer)? {
        person @ 1..=3 => Ok(person),
        other => Err(Error::unknown_variant(&other.to_string(), &["1", "2", "3"])),
    }
}

fn is_third(person: &u8) -> bool {
    *person == 3
}

/// What the words of a card are as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "SpikitCategory"))]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    /// "ma grand-mère", "Julie": subject or object.
    NounPhrase,
    /// "cette", "un drôle de".
    Determiner,
    /// "girafe": wants a determiner.
    Noun,
    /// "folle de joie".
    Adjective,
    /// "mange", "est": finite, wants a subject.
    Verb,
    /// "j'adore", "on entend": finite, its subject is in it.
    ClauseHead,
    /// "dis-moi", "watch": said to somebody. A name may be called before it or behind it.
    Imperative,
    /// "quel fantôme ronfle", "which ghost is snoring": a clause that asks, its subject in it. "pourquoi" is one that takes a clause.
    Question,
    /// "qui", "who": with a verb behind it a question, or a relative clause.
    Who,
    /// "manger", "to eat".
    Infinitive,
    /// "sous le lit", "every Sunday", "en chantant".
    Adverbial,
    /// "avec", "with": makes an adverbial of a noun phrase.
    Preposition,
    /// "qui ronfle".
    Relative,
    /// "et", "and".
    And,
    /// "mais", "but": joins clauses and what verbs say, not nouns.
    But,
    /// "quand", "when": makes an adverbial of a clause.
    Subordinator,
}

/// Time of a verb.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "SpikitTense"))]
#[serde(rename_all = "kebab-case")]
pub enum Tense {
    /// Before now.
    Past,
    /// Now, or always.
    Present,
    /// After now.
    Future,
}

/// What an adverbial says. A clause that says one of these twice is doubtful.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "SpikitAdverbialKind"))]
#[serde(rename_all = "kebab-case")]
pub enum AdverbialKind {
    /// Where.
    Place,
    /// When.
    Time,
    /// How often.
    Frequency,
    /// How.
    Manner,
    /// With whom, for whom.
    Company,
    /// Why.
    Cause,
    /// In what state, in which clothes.
    State,
}

/// A complement that a verb takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "SpikitNeed"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Need {
    /// A noun phrase of one of these senses.
    Object(#[cfg_attr(feature = "ts", schemars(with = "Vec<Sense>"), ts(as = "Vec<Sense>"))] Senses),
    /// An infinitive, whose own complements follow; in English one with "to".
    Infinitive,
    /// An infinitive; in English one without "to": "watch | the mice | dance".
    BareInfinitive,
    /// An adjective, which agrees with the subject.
    Attribute,
    /// An adverbial of place.
    Place,
    /// A whole clause.
    Clause,
    /// A question: "devine | quel fantôme ronfle".
    Question,
}
