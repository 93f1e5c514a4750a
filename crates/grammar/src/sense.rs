//! Kinds of things, for selection: what a verb wants of its subject and of its complements.

use alloc::vec::Vec;

use serde::de::{Deserialize, Deserializer};
use serde::{Deserialize as DeriveDeserialize, Serialize, Serializer};

/// A kind of thing. Three are unions, for what a verb wants: `animate`, `concrete`, `anything`; the others are what a noun is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, DeriveDeserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "SpikitSense"))]
#[serde(rename_all = "kebab-case")]
pub enum Sense {
    /// Somebody: a queen, a ghost.
    Person,
    /// An animal.
    Animal,
    /// Something to eat.
    Food,
    /// Something to wear.
    Clothing,
    /// Something that was made and can be touched.
    Artifact,
    /// What grows, flows or shines by itself: a tree, the moon.
    Nature,
    /// Something to hear, read or tell: music, stories.
    Sound,
    /// What cannot be touched: love, an idea.
    Idea,
    /// A person or an animal.
    Animate,
    /// What can be touched.
    Concrete,
    /// Whatever there is.
    Anything,
    /// Something to drink.
    Drink,
    /// Something to make music with.
    Instrument,
    /// The first of four kinds for what a deck's own verbs want and no other kind names.
    OwnA,
    /// The second one.
    OwnB,
    /// The third one.
    OwnC,
    /// The fourth one.
    OwnD,
}

impl Sense {
    /// All that a noun may be.
    const PLAIN: [Sense; 14] = [
        Sense::Person,
        Sense::Animal,
        Sense::Food,
        Sense::Clothing,
        Sense::Artifact,
        Sense::Nature,
        Sense::Sound,
        Sense::Idea,
        Sense::Drink,
        Sense::Instrument,
        Sense::OwnA,
        Sense::OwnB,
        Sense::OwnC,
        Sense::OwnD,
    ];
}

/// A set of [`Sense`]s. In JSON: a list of their names.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Senses(u32);

impl Senses {
    /// No sense at all: nothing selects it.
    pub const NONE: Senses = Senses(0);
    /// Every sense: what is not known, such as a joker's word.
    pub const ANY: Senses = Senses(u32::MAX);

    /// Whether the two have a sense in common.
    pub fn meets(self, other: Senses) -> bool {
        self.0 & other.0 != 0
    }

    /// The senses of either.
    pub fn union(self, other: Senses) -> Senses {
        Senses(self.0 | other.0)
    }

    /// The senses of both.
    pub fn common(self, other: Senses) -> Senses {
        Senses(self.0 & other.0)
    }
}

impl From<Sense> for Senses {
    fn from(sense: Sense) -> Senses {
        let bit = |sense: Sense| 1u32 << (sense as u32);
        match sense {
            Sense::Animate => Senses(bit(Sense::Person) | bit(Sense::Animal)),
            Sense::Concrete => [
                Sense::Animate,
                Sense::Food,
                Sense::Drink,
                Sense::Clothing,
                Sense::Artifact,
                Sense::Nature,
                Sense::OwnA,
                Sense::OwnB,
                Sense::OwnC,
                Sense::OwnD,
            ]
            .into_iter()
            .collect(),
            Sense::Anything => Senses::ANY,
            plain => Senses(bit(plain)),
        }
    }
}

impl FromIterator<Sense> for Senses {
    fn from_iter<I: IntoIterator<Item = Sense>>(senses: I) -> Senses {
        senses.into_iter().map(Senses::from).fold(Senses::NONE, Senses::union)
    }
}

impl<'de> Deserialize<'de> for Senses {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Senses, D::Error> {
        Ok(Vec::<Sense>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl Serialize for Senses {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(Sense::PLAIN.into_iter().filter(|sense| self.meets((*sense).into())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_union_meets_its_members_and_nothing_else() {
        let animate = Senses::from(Sense::Animate);
        assert!(animate.meets(Sense::Animal.into()) && !animate.meets(Sense::Food.into()));
        assert!(Senses::from(Sense::Concrete).meets(Sense::Nature.into()));
        assert!(!Senses::from(Sense::Concrete).meets(Sense::Sound.into()));
        assert!(Senses::ANY.meets(Sense::Idea.into()));
    }
}
