//! What a card says of itself: its feature structure, as deck files write it.

#[cfg(feature = "ts")]
use crate::Sense;
use crate::{Agreement, Gender, Number, Senses};
use serde::{Deserialize, Serialize};

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
}

impl Card {
    /// Gender, number and person.
    pub fn agreement(&self) -> Agreement {
        let features = &self.features;
        Agreement { gender: features.gender, number: features.number, person: Some(features.person) }
    }

    /// Whether it is a card of that language.
    pub(crate) fn speaks(&self, lang: &str) -> bool {
        self.lang.as_deref() == Some(lang)
    }
}

/// A feature structure. What a category does not use is left out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "SpikitFeatures"))]
#[serde(deny_unknown_fields)]
pub struct Features {
    /// The category of the words as a whole.
    pub category: Category,
    /// Gender of a noun phrase, a noun, a determiner, an adjective.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub gender: Option<Gender>,
    /// Number of the same, of a verb, of a relative clause.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub number: Option<Number>,
    /// Person of a noun phrase or a verb; 3 where nothing is said.
    #[serde(default = "third", skip_serializing_if = "is_third")]
    #[cfg_attr(feature = "ts", schemars(range(min = 1, max = 3)), ts(optional, as = "Option<u8>"))]
    pub person: u8,
    /// Tense of a verb or a clause; of an adverbial, the only tense that it goes with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub tense: Option<Tense>,
    /// What a noun phrase or a noun is.
    #[serde(default, skip_serializing_if = "Senses::is_none")]
    #[cfg_attr(feature = "ts", schemars(with = "Vec<Sense>"), ts(optional, as = "Option<Vec<Sense>>"))]
    pub sense: Senses,
    /// What a verb or a relative clause wants as its subject.
    #[serde(default, skip_serializing_if = "Senses::is_none")]
    #[cfg_attr(feature = "ts", schemars(with = "Vec<Sense>"), ts(optional, as = "Option<Vec<Sense>>"))]
    pub subject: Senses,
    /// Valency: the frames of complements that a verb, a clause head or an infinitive takes, each a list in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Vec<Need>>>"))]
    pub takes: Vec<Vec<Need>>,
    /// What an adverbial says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub adverbial: Option<AdverbialKind>,
    /// An adverbial short enough to stand between a French verb and its object: "lentement".
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub short: bool,
    /// The words end in one that would lose its last letter before a vowel ("que", "un drôle de"), or have another form there ("ma", "a").
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub before_consonant: bool,
    /// The words end in a form that stands only before a vowel or a silent h: "l'", "cet", "an".
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub before_vowel: bool,
    /// The words begin with a vowel or a silent h.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub begins_with_vowel: bool,
    /// An adjective that stands before its noun; others stand behind it (French) or are predicative only.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub prenominal: bool,
}

impl Senses {
    fn is_none(&self) -> bool {
        *self == Senses::NONE
    }
}

fn third() -> u8 {
    3
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
    /// "quel fantôme ronfle", "which ghost is snoring": a clause that asks, its subject in it.
    Question,
    /// "manger", "to eat".
    Infinitive,
    /// "sous le lit", "every Sunday", "en chantant".
    Adverbial,
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
}

/// A complement that a verb takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "SpikitNeed"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Need {
    /// A noun phrase of one of these senses.
    Object(#[cfg_attr(feature = "ts", schemars(with = "Vec<Sense>"), ts(as = "Vec<Sense>"))] Senses),
    /// An infinitive, whose own complements follow.
    Infinitive,
    /// An adjective, which agrees with the subject.
    Attribute,
    /// An adverbial of place.
    Place,
    /// A whole clause.
    Clause,
    /// A question: "devine | quel fantôme ronfle".
    Question,
}
