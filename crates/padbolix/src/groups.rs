//! The groups of a play as they are written.

use serde::de::{self, Deserializer, SeqAccess};
use serde::{Deserialize, Serialize, Serializer};
use smol_str::{SmolStr, SmolStrBuilder};
use std::fmt;

/// What stands between two groups.
pub(crate) const SEAM: char = '+';
/// What a seam inside a group becomes, so that there are not more groups than were given: it is no card either.
const NO_CARD: char = '?';

/// Groups in the order in which they were written, such as `EF` and `mN`. In JSON a list of texts.
///
/// Nothing is checked: a group may be any text. One short text holds them all, because a list of answers has thousands of these
/// and a text for each group would take several times as long to make.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Groups(SmolStr);

impl Groups {
    /// Takes groups that are joined by [`SEAM`] already. An empty text is no group.
    pub(crate) fn joined(text: &str) -> Groups {
        Groups(SmolStr::new(text))
    }

    /// The groups, first to last.
    pub fn iter(&self) -> impl Iterator<Item = &str> + Clone {
        // An empty text would be one group that is empty.
        self.0.split(SEAM).filter(|_| !self.0.is_empty())
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.iter().count()
    }

    /// Every sign of every group.
    pub fn signs(&self) -> impl Iterator<Item = char> + Clone {
        self.iter().flat_map(str::chars)
    }

    /// The letters that its stars stand for, in the order in which they were written.
    pub fn stars(&self) -> impl Iterator<Item = char> + Clone {
        self.signs().filter(char::is_ascii_lowercase).map(|sign| sign.to_ascii_uppercase())
    }

    /// The groups with something between them: `EF + mN`.
    pub fn join(&self, between: &str) -> String {
        self.0.replace(SEAM, between)
    }
}

impl<S: AsRef<str>> FromIterator<S> for Groups {
    fn from_iter<I: IntoIterator<Item = S>>(groups: I) -> Groups {
        let mut text = SmolStrBuilder::new();
        for (at, group) in groups.into_iter().enumerate() {
            if at > 0 {
                text.push(SEAM);
            }
            for sign in group.as_ref().chars() {
                text.push(if sign == SEAM { NO_CARD } else { sign });
            }
        }
        Groups(text.finish())
    }
}

impl Serialize for Groups {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Groups {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Groups, D::Error> {
        struct Visitor;
        impl<'de> de::Visitor<'de> for Visitor {
            type Value = Groups;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of groups")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Groups, A::Error> {
                std::iter::from_fn(|| list.next_element::<String>().transpose()).collect()
            }
        }
        deserializer.deserialize_seq(Visitor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_list_of_texts_has_as_many_groups_as_were_written() {
        for json in [r#"["EF","mN"]"#, r#"["B"]"#, "[]", r#"["","é"]"#] {
            let groups: Groups = serde_json::from_str(json).unwrap_or_default();
            assert_eq!(serde_json::to_string(&groups).ok().as_deref(), Some(json));
        }
        let seam: Groups = ["E+F", "GH"].into_iter().collect();
        assert_eq!(seam.iter().collect::<Vec<_>>(), ["E?F", "GH"]);
    }

    #[test]
    fn pad_9_a_lower_case_letter_is_a_star() {
        let groups: Groups = ["eF", "mN"].into_iter().collect();
        assert_eq!(groups.stars().collect::<String>(), "EM");
        assert_eq!(groups.join(" + "), "eF + mN");
    }
}
