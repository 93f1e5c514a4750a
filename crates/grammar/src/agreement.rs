//! Gender, number and person, and their unification.

use serde::{Deserialize, Serialize};

/// Grammatical gender. English has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "SpikitGender"))]
#[serde(rename_all = "kebab-case")]
pub enum Gender {
    /// Masculine.
    Masculine,
    /// Feminine.
    Feminine,
}

/// Grammatical number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "SpikitNumber"))]
#[serde(rename_all = "kebab-case")]
pub enum Number {
    /// One.
    Singular,
    /// Several.
    Plural,
}

/// What words agree in. A field that is `None` is not specified and unifies with anything.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Agreement {
    /// Masculine or feminine.
    pub gender: Option<Gender>,
    /// Singular or plural.
    pub number: Option<Number>,
    /// The person: 1, 2 or 3.
    pub person: Option<u8>,
}

impl Agreement {
    /// The agreement that holds what both hold; `None` if they contradict each other.
    pub fn unify(self, other: Agreement) -> Option<Agreement> {
        Some(Agreement {
            gender: unify(self.gender, other.gender)?,
            number: unify(self.number, other.number)?,
            person: unify(self.person, other.person)?,
        })
    }
}

/// Either value where one is unspecified; `None` where two contradict each other.
fn unify<T: PartialEq>(a: Option<T>, b: Option<T>) -> Option<Option<T>> {
    match (a, b) {
        (Some(a), Some(b)) if a != b => None,
        (Some(known), _) | (None, Some(known)) => Some(Some(known)),
        (None, None) => Some(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_unspecified_unifies_with_anything() {
        let she =
            Agreement { gender: Some(Gender::Feminine), number: Some(Number::Singular), person: Some(3) };
        let several = Agreement { number: Some(Number::Plural), ..Agreement::default() };
        assert_eq!(she.unify(Agreement::default()), Some(she));
        assert_eq!(she.unify(several), None);
    }
}
