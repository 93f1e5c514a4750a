//! The groups of a play as they are written.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use serde::de::{self, Deserializer, SeqAccess};
use serde::{Deserialize, Serialize, Serializer};
use smol_str::{SmolStr, SmolStrBuilder};

/// The sign between two groups, if the groups differ in size.
const SEAM: char = '+';
/// Replaces a seam that was given inside a group, so that the number of groups stays right. It is no card either.
const NO_CARD: char = '?';

/// Groups in the order in which they were written, such as `EF` and `mN`. In JSON a list of texts.
///
/// Nothing is checked: a group may be any text. One short text holds all groups, because a list of answers has thousands of plays, and a
/// text for each group would take several times as long to make.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Groups {
    /// The groups one after the other; with seams if they differ in size, which no legal play does.
    signs: SmolStr,
    /// The size of every group; 0 if they differ.
    size: u8,
}

impl Groups {
    /// Makes it of groups of `size` signs that are written one after the other.
    pub(crate) fn of_size(size: u8, signs: &str) -> Groups {
        Groups { signs: SmolStr::new(signs), size }
    }

    /// The groups, first to last.
    pub fn iter(&self) -> impl Iterator<Item = &str> + Clone {
        // Without this, an empty text would count as one empty group.
        Iter { rest: Some(self.signs.as_str()).filter(|signs| !signs.is_empty()), size: self.size.into() }
    }

    /// The number of groups.
    pub fn count(&self) -> usize {
        self.iter().count()
    }

    /// The signs of all groups, one after the other.
    pub fn signs(&self) -> impl Iterator<Item = char> + Clone {
        self.iter().flat_map(str::chars)
    }

    /// The letters that stars stand for, in the order in which they were written.
    pub fn stars(&self) -> impl Iterator<Item = char> + Clone {
        self.signs().filter(char::is_ascii_lowercase).map(|sign| sign.to_ascii_uppercase())
    }

    /// The groups with something between them: `EF + mN`.
    pub fn join(&self, between: &str) -> String {
        self.iter().collect::<Vec<_>>().join(between)
    }
}

#[derive(Clone)]
struct Iter<'a> {
    rest: Option<&'a str>,
    size: usize,
}

impl<'a> Iterator for Iter<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let rest = self.rest.take()?;
        if self.size > 0 {
            let (group, rest) = rest.split_at_checked(self.size)?;
            self.rest = Some(rest).filter(|rest| !rest.is_empty());
            return Some(group);
        }
        match rest.split_once(SEAM) {
            Some((group, rest)) => {
                self.rest = Some(rest);
                Some(group)
            }
            None => Some(rest),
        }
    }
}

impl<S: AsRef<str>> FromIterator<S> for Groups {
    fn from_iter<I: IntoIterator<Item = S>>(groups: I) -> Groups {
        let groups: Vec<S> = groups.into_iter().collect();
        let size =
            groups.first().and_then(|group| u8::try_from(group.as_ref().len()).ok()).unwrap_or_default();
        let of_one_size = |group: &S| group.as_ref().is_ascii() && group.as_ref().len() == usize::from(size);
        if size > 0 && groups.iter().all(of_one_size) {
            return Groups { signs: groups.iter().map(AsRef::as_ref).collect(), size };
        }
        let mut signs = SmolStrBuilder::new();
        for (at, group) in groups.iter().enumerate() {
            if at > 0 {
                signs.push(SEAM);
            }
            for sign in group.as_ref().chars() {
                signs.push(if sign == SEAM { NO_CARD } else { sign });
            }
        }
        Groups { signs: signs.finish(), size: 0 }
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
                core::iter::from_fn(|| list.next_element::<String>().transpose()).collect()
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
        for json in [r#"["EF","mN"]"#, r#"["B"]"#, "[]", r#"["","é"]"#, r#"["é","èF"]"#] {
            let groups: Groups = serde_json::from_str(json).unwrap_or_default();
            assert_eq!(serde_json::to_string(&groups).ok().as_deref(), Some(json));
        }
        let seams: Groups = ["E+F", "GH"].into_iter().collect();
        assert_eq!(seams.iter().collect::<Vec<_>>(), ["E?F", "GH"]);
        let equal: Groups = ["E+", "GH"].into_iter().collect();
        assert_eq!(equal.iter().collect::<Vec<_>>(), ["E+", "GH"]);
    }

    #[test]
    fn pad_9_a_lower_case_letter_is_a_star() {
        let groups: Groups = ["eF", "mN"].into_iter().collect();
        assert_eq!(groups.stars().collect::<String>(), "EM");
        assert_eq!(groups.join(" + "), "eF + mN");
    }
}
