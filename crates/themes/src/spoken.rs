//! What the machine finds out about a word that is announced (THE-14).

use crate::state::State;
use crate::{Announced, Doubt, Entry, Refusal, Themes, Variant, letters};

/// An announced word, judged as far as a machine can.
pub(crate) struct Spoken<'a> {
    /// A–Z.
    pub(crate) letters: String,
    pub(crate) theme: u8,
    /// The word in the theme's list.
    pub(crate) entry: Option<&'a Entry>,
    /// Why the others are to be asked; nothing: it stands at once.
    pub(crate) doubts: Vec<Doubt>,
}

impl Themes {
    /// Checks an announcement, as far as nobody has to be asked. What a seat was wrong about on black is no refusal: it is performed.
    pub(crate) fn spoken(
        &self,
        state: &State,
        word: &str,
        proper: bool,
        theme: Option<u8>,
    ) -> Result<Spoken<'_>, Refusal> {
        let roll = state.roll.as_ref().ok_or(Refusal::NotRolled)?;
        let letters = letters(word, proper).map_err(Refusal::Word)?;
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
        if let Some(letter) = roll.initial().filter(|letter| !letters.starts_with(*letter)) {
            return Err(Refusal::Initial { letter });
        }
        let entry = self.entry(state.card, theme, &letters);
        if state.announced.iter().any(|before| self.is_same(state, before, &letters, theme, entry)) {
            return Err(Refusal::Again);
        }
        let doubts = self.doubts(state, word, proper, entry);
        Ok(Spoken { letters, theme, entry, doubts })
    }

    /// Whether a word was announced before (THE-7): letter by letter, or as the same name with its particle or without.
    fn is_same(
        &self,
        state: &State,
        before: &Announced,
        spoken: &str,
        theme: u8,
        entry: Option<&Entry>,
    ) -> bool {
        let said = letters(&before.word, before.proper).unwrap_or_default();
        let found = || self.entry(state.card, theme, &said).map(|entry| &entry.letters);
        said == spoken
            || before.theme == theme && entry.is_some() && found() == entry.map(|entry| &entry.letters)
    }

    fn doubts(&self, state: &State, word: &str, proper: bool, entry: Option<&Entry>) -> Vec<Doubt> {
        let mut doubts = Vec::new();
        let common = match entry {
            Some(entry) => !entry.kind.is_proper(),
            None => {
                doubts.push(Doubt::List);
                let noun = self.judge.is_noun(word);
                if !proper && !self.judge.is_word(word) {
                    doubts.push(Doubt::Dictionary);
                }
                if proper && noun {
                    doubts.push(Doubt::Common);
                }
                !proper || noun
            }
        };
        // Proper names are free of it.
        if common && state.announced.iter().any(|before| self.judge.same_root(&before.word, word)) {
            doubts.push(Doubt::Root);
        }
        doubts
    }
}
