//! How the forms of a lemma are made: by dropping something from its end and adding something else.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::features::Features;
use super::spelling;

/// One way to make a form: `manger` drops `er` and adds `eait`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Ending {
    pub(super) drop: Box<str>,
    pub(super) add: Box<str>,
    /// The features of the form; several if two forms are spelled alike (`chante`: first and third person).
    pub(super) readings: Box<[Features]>,
}

impl Ending {
    /// The ending that leads from a lemma to one of its forms.
    #[cfg(feature = "encode")]
    pub(super) fn between(lemma: &str, form: &str, readings: Vec<Features>) -> Ending {
        let shared: usize = lemma
            .chars()
            .zip(form.chars())
            .take_while(|(a, b)| a == b)
            .map(|(sign, _)| sign.len_utf8())
            .sum();
        Ending { drop: lemma[shared..].into(), add: form[shared..].into(), readings: readings.into() }
    }

    /// The form of a lemma; `None` if the lemma does not end like this.
    pub(super) fn form(&self, lemma: &str) -> Option<String> {
        lemma.strip_suffix(&*self.drop).map(|stem| format!("{stem}{}", self.add))
    }
}

/// The forms of a lemma, all of them; the lemma's own spelling is among them if it is a form.
pub(super) type Paradigm = Box<[Ending]>;

/// All endings, sorted by what they add. They lead back from a form to the lemmas that it may belong to.
#[derive(Clone, Debug, Default)]
pub(super) struct Endings {
    /// Pairs of what is added and what is dropped, as keys, sorted and each once.
    pairs: Vec<(String, String)>,
    /// The longest addition, in bytes.
    longest: usize,
}

impl Endings {
    pub(super) fn of(paradigms: &[Paradigm]) -> Endings {
        let key = |text: &str| if text.is_empty() { Some(String::new()) } else { spelling::key(text).ok() };
        let mut pairs: Vec<(String, String)> = paradigms
            .iter()
            .flatten()
            .filter_map(|ending| Some((key(&ending.add)?, key(&ending.drop)?)))
            .collect();
        supplies::each_once(&mut pairs);
        let longest = pairs.iter().map(|(add, _)| add.len()).max().unwrap_or(0);
        Endings { pairs, longest }
    }

    /// The keys of all lemmas that a form with this key could have, even of those that do not exist.
    pub(super) fn lemmas<'a>(&'a self, form: &'a str) -> impl Iterator<Item = String> + 'a {
        (form.len().saturating_sub(self.longest)..=form.len()).flat_map(move |cut| {
            let (stem, add) = form.split_at(cut);
            let first = self.pairs.partition_point(|pair| pair.0.as_str() < add);
            let pairs = self.pairs[first..].iter().take_while(move |pair| pair.0 == add);
            pairs.map(move |(_, drop)| format!("{stem}{drop}"))
        })
    }
}
