//! What an announced text is taken for: a word of the theme's list in any of its forms, the family name of a person, or the text itself
//! (THE-8, THE-14).

use crate::lists::{is_particle, is_space, letters};
use crate::{Entry, NotSpoken, Theme, Themes};
use alloc::borrow::ToOwned;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;
use lexicon::{Analysis, Language, Part, is_apostrophe, is_joint};

/// The most words of an expression, or of a person's name, that are looked at one by one.
const PARTS: usize = 6;

/// The most spellings that an expression is looked up in.
const SPELLINGS: usize = 1_024;

/// A text as it is judged.
pub(crate) struct Heard<'a> {
    /// The word without an article that does not count, and a person without the first name.
    pub(crate) word: String,
    /// Its letters, A–Z.
    pub(crate) letters: String,
    /// What the theme's list has of it.
    pub(crate) entry: Option<&'a Entry>,
    /// Whether a first name was left out (THE-8).
    pub(crate) first_name: bool,
}

impl<'a> Heard<'a> {
    fn new(word: &str, entry: Option<&'a Entry>) -> Result<Heard<'a>, NotSpoken> {
        Ok(Heard { word: word.to_owned(), letters: letters(word)?, entry, first_name: false })
    }
}

fn is_common(entry: &&Entry) -> bool {
    !entry.kind.is_proper()
}

fn parts(text: &str) -> Vec<&str> {
    text.split(|sign| is_joint(sign) || is_space(sign)).filter(|part| !part.is_empty()).collect()
}

impl Themes {
    /// What a text is taken for in a theme; `proper` where the seat means a name.
    pub(crate) fn heard<'a>(
        &'a self,
        theme: Option<&'a Theme>,
        text: &str,
        proper: bool,
    ) -> Result<Heard<'a>, NotSpoken> {
        let text = text.trim();
        let spelled = letters(text)?;
        let bare = self.without_article(text);
        if let Some(theme) = theme {
            if let Some(entry) = theme.find(&spelled) {
                return Heard::new(text, Some(entry));
            }
            if let Some(person) = self.person(theme, text, proper) {
                return Ok(person);
            }
            let listed = letters(bare).ok().and_then(|letters| theme.find(&letters));
            // A name keeps the article that it is said with: `le Père Noël`.
            if let Some(name) = listed.filter(|entry| entry.kind.is_proper()) {
                return Heard::new(text, Some(name));
            }
            if let Some(entry) = listed.or_else(|| self.inflected(theme, bare)) {
                return Heard::new(bare, Some(entry));
            }
        }
        Heard::new(if proper { text } else { bare }, None)
    }

    /// A common noun's article is none of its letters (THE-14).
    fn without_article<'t>(&self, text: &'t str) -> &'t str {
        let articles: &[&str] = match self.judge.language() {
            Language::French => &["LE", "LA", "LES", "L", "UN", "UNE", "DES"],
            Language::English => &["THE", "A", "AN"],
        };
        let head = text.split_once(|sign| is_space(sign) || is_apostrophe(sign));
        let article = |head: &str| lexicon::fold(head).is_ok_and(|head| articles.contains(&head.as_str()));
        match head {
            Some((head, rest)) if article(head) && letters(rest).is_ok() => rest.trim_start(),
            _ => text,
        }
    }

    /// The word of the list that a text is a form of: plural, feminine, conjugated, of an expression each of its words.
    fn inflected<'a>(&self, theme: &'a Theme, text: &str) -> Option<&'a Entry> {
        let find = |spelling: &str| theme.find(&letters(spelling).ok()?).filter(is_common);
        let readings = self.judge.analyses(text);
        let of_lemma = readings.iter().find_map(|reading| find(reading.lemma));
        // Some words stand in the list in another form than that of a dictionary: `lunettes`, `actrice`.
        let sisters = || {
            let mut nominal: Vec<&str> =
                readings.iter().filter(|reading| is_nominal(reading)).map(|reading| reading.lemma).collect();
            tabletop::each_once(&mut nominal);
            nominal.into_iter().find_map(|lemma| {
                let forms = self.judge.forms(lemma);
                forms.iter().filter(|form| is_nominal(form)).find_map(|form| find(&form.spelling))
            })
        };
        of_lemma.or_else(sisters).or_else(|| self.inflected_expression(theme, text))
    }

    fn inflected_expression<'a>(&self, theme: &'a Theme, text: &str) -> Option<&'a Entry> {
        let parts = parts(text);
        if !(2..=PARTS).contains(&parts.len()) {
            return None;
        }
        let mut spellings = vec![String::new()];
        for part in parts {
            let mut forms = BTreeSet::from([letters(part).or_else(|_| lexicon::fold(part)).ok()?]);
            if part.chars().nth(2).is_some() {
                let readings = self.judge.analyses(part);
                // In an expression an adjective may stand in any form: `feuille morte`.
                for reading in readings.iter().filter(|reading| is_nominal(reading)) {
                    let sisters = self.judge.forms(reading.lemma);
                    let sisters = sisters.iter().filter(|form| is_nominal(form));
                    forms.extend(sisters.filter_map(|form| lexicon::fold(&form.spelling).ok()));
                }
            }
            let longer = |start: &String| -> Vec<String> {
                forms.iter().map(|form| format!("{start}{form}")).collect()
            };
            spellings = spellings.iter().flat_map(longer).take(SPELLINGS).collect();
        }
        spellings.iter().find_map(|spelling| theme.find(spelling).filter(is_common))
    }

    /// The family name or nickname behind a first name, if the theme is one of persons (THE-8).
    fn person<'a>(&self, theme: &'a Theme, text: &str, proper: bool) -> Option<Heard<'a>> {
        let parts: Vec<&str> = text.split(is_space).filter(|part| !part.is_empty()).collect();
        if !(2..=PARTS).contains(&parts.len()) || !theme.has_persons() {
            return None;
        }
        let heard =
            |word: &str, entry| Heard::new(word, entry).ok().map(|heard| Heard { first_name: true, ..heard });
        // A longer name goes before a shorter one: `La Fontaine` before `Fontaine`.
        let names = || {
            (1..parts.len())
                .rev()
                .flat_map(|length| (0..=parts.len() - length).rev().map(move |start| start..start + length))
                .filter_map(|at| {
                    let name = parts.get(at.clone())?.join(" ");
                    let entry = theme.find(&letters(&name).ok()?)?;
                    (entry.kind.is_proper() && !entry.display.is_empty()).then_some((name, entry, at))
                })
        };
        let others = |at: &Range<usize>| {
            let at = at.clone();
            parts.iter().enumerate().filter(move |(place, _)| !at.contains(place)).map(|(_, part)| *part)
        };
        let in_full =
            |(_, entry, at): &(String, &Entry, Range<usize>)| others(at).all(|part| entry.has_in_full(part));
        // Another bearer of the name may be meant, `Taylor Swift` beside *Jonathan Swift*, but not where a name says all: `Alexandre le Grand` is no
        // Legrand. Nor where more follows: in `Adam Levine` the name of *Adolphe Adam* is a first name.
        let bears = |(_, entry, at): &(String, &Entry, Range<usize>)| {
            let person = entry.display.ends_with(&entry.word) && at.end == parts.len();
            others(at).all(|part| entry.has_in_full(part) || person && !self.judge.is_word(part))
        };
        if let Some((name, entry, _)) = names().find(in_full).or_else(|| names().find(bears)) {
            return heard(&name, Some(entry));
        }
        if !proper && self.knows(text) {
            return None;
        }
        let given = parts.iter().take(parts.len() - 1).take_while(|part| self.is_first_name(part)).count();
        // Only first names are cut off: `Jean de La Bruyère` becomes `de La Bruyère`.
        let name = parts[given..].join(" ");
        if given == 0 { None } else { heard(&name, letters(&name).ok().and_then(|name| theme.find(&name))) }
    }

    /// Whether the box's list of first names has it, or each part of it: `Jean-Baptiste`.
    fn is_first_name(&self, text: &str) -> bool {
        let Some(names) = &self.first_names else { return false };
        let has = |name: &str| letters(name).is_ok_and(|letters| names.find(&letters).is_some());
        !is_particle(text) && (has(text) || parts(text).len() > 1 && parts(text).into_iter().all(has))
    }

    /// Whether this is a word, whatever the theme: of the dictionary, a compound of the word data, or an expression of any list (THE-14).
    pub(crate) fn knows(&self, text: &str) -> bool {
        let expression = || {
            let themes = || self.cards.iter().flat_map(crate::ThemeCard::themes);
            let found = letters(text)
                .ok()
                .and_then(|letters| themes().find_map(|theme| theme.find(&letters).filter(is_common)));
            parts(text).len() > 1
                && (found.is_some() || themes().any(|theme| self.inflected_expression(theme, text).is_some()))
        };
        self.judge.is_word(text) || expression()
    }

    /// Whether a text that is announced as a name is a common noun or a verb form, or has one among its words (THE-14).
    pub(crate) fn has_common(&self, text: &str) -> bool {
        self.judge.is_common(text)
            || parts(text).into_iter().any(|part| !is_particle(part) && self.judge.is_common(part))
    }
}

fn is_nominal(reading: &Analysis<'_>) -> bool {
    matches!(reading.features.part(), Some(Part::Noun | Part::Adjective))
}
