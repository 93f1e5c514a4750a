//! What the machine finds out about a word that is announced (THE-14).

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use crate::heard::Heard;
use crate::state::State;
use crate::{Announced, Doubt, Entry, Refusal, Refused, Themes, Variant, letters};
use tabletop::Seat;

/// An announced word, judged as far as a machine can.
#[derive(Debug)]
pub(crate) struct Spoken {
    /// As it was announced, without the first name of a person and the article of a common noun.
    pub(crate) word: String,
    /// Its letters, A–Z.
    pub(crate) letters: String,
    /// Whether it was announced as a proper name, or has a first name.
    pub(crate) proper: bool,
    pub(crate) theme: u8,
    /// What the theme's list has of it.
    pub(crate) listed: Option<Listed>,
    /// Why the others are to be asked; empty if it stands at once.
    pub(crate) doubts: Vec<Doubt>,
}

/// A word as a theme's list has it.
#[derive(Debug)]
pub(crate) struct Listed {
    pub(crate) full: String,
    pub(crate) proper: bool,
}

impl Listed {
    pub(crate) fn of(entry: &Entry) -> Listed {
        Listed { full: entry.full().to_owned(), proper: entry.kind.is_proper() }
    }
}

impl Themes {
    /// Checks an announcement as far as nobody has to be asked: that of a seat, or one that anybody might make. On black a word with a letter of
    /// the dice is not refused: its seat pays.
    pub(crate) fn spoken(
        &self,
        state: &State,
        seat: Option<Seat>,
        (word, proper, theme): (&str, bool, Option<u8>),
    ) -> Result<Spoken, Refusal> {
        let roll = state.roll.as_ref().ok_or(Refusal::NotRolled)?;
        letters(word).map_err(Refusal::Word)?;
        let themes = self.card(state.card).themes().len();
        let theme = match (self.variant(), theme) {
            (Variant::Open, Some(theme)) if (1..=themes).contains(&usize::from(theme)) => theme,
            (Variant::Open, _) => return Err(Refusal::Theme { themes }),
            (_, theme) if theme.is_none() || theme == roll.theme => roll.theme.unwrap_or(1),
            _ => return Err(Refusal::Theme { themes }),
        };
        if state.closed.contains(&theme) {
            return Err(Refusal::Closed);
        }
        let list = self.card(state.card).theme(theme);
        let Heard { word, letters, entry, first_name } =
            self.heard(list, word, proper).map_err(Refusal::Word)?;
        if let Some(letter) = roll.initial().filter(|letter| !letters.starts_with(*letter)) {
            return Err(if first_name {
                Refusal::FirstName { name: word, letter }
            } else {
                Refusal::Initial { letter }
            });
        }
        // Whatever has a first name is a person, whose name is a proper name.
        let proper = proper || first_name;
        if state.announced.iter().any(|before| self.is_same(state.card, before, &letters, theme, entry)) {
            return Err(Refusal::Again);
        }
        let doubts = self.doubts(state, &word, proper, entry);
        let judged =
            |before: &&Refused| Some(before.seat) == seat && before.theme == theme && before.votes.is_some();
        let mut judged = state.refused.iter().filter(judged);
        // What stands at once is no matter of votes.
        if !doubts.is_empty() && judged.any(|before| self.is_same_claim(before, &word, proper)) {
            return Err(Refusal::VotedDown);
        }
        Ok(Spoken { word, letters, proper, theme, listed: entry.map(Listed::of), doubts })
    }

    /// Whether a word was announced before (THE-7): letter by letter, or as the same name with its particle or without.
    pub fn is_same(
        &self,
        card: u8,
        before: &Announced,
        spoken: &str,
        theme: u8,
        entry: Option<&Entry>,
    ) -> bool {
        let said = letters(&before.word).unwrap_or_default();
        let found = || self.entry(card, theme, &said).map(|entry| &entry.letters);
        said == spoken
            || before.theme == theme && entry.is_some() && found() == entry.map(|entry| &entry.letters)
    }

    /// Whether a word claims what the others have refused: it is the same one, or a form of it. What passes for no noun may be a name after all.
    fn is_same_claim(&self, before: &Refused, word: &str, proper: bool) -> bool {
        let common = |word: &str, proper: bool| !proper || self.has_common(word);
        let both = common(&before.word, before.proper) && common(word, proper);
        let same = letters(&before.word).is_ok_and(|said| letters(word).is_ok_and(|word| word == said));
        same && (both || before.proper == proper) || both && self.judge.same_lemma(&before.word, word)
    }

    fn doubts(&self, state: &State, word: &str, proper: bool, entry: Option<&Entry>) -> Vec<Doubt> {
        let mut doubts = Vec::new();
        let common = match entry {
            Some(entry) => !entry.kind.is_proper(),
            None => {
                doubts.push(Doubt::List);
                let common = !proper || self.has_common(word);
                if common && !self.knows(word) {
                    doubts.push(Doubt::Dictionary);
                }
                if common && proper {
                    doubts.push(Doubt::Common);
                }
                common
            }
        };
        // Proper names may share a root with other words.
        if common && state.announced.iter().any(|before| self.judge.same_root(&before.word, word)) {
            doubts.push(Doubt::Root);
        }
        doubts
    }
}
