//! A theme card of a few words, for tests over all games. Recorded matches depend on it.

use alloc::format;
use alloc::vec;

use super::{Dice, Entry, LISTS, Lists, Theme, ThemeCard};
use lexicon::Language;
use tabletop::ResourceName;

/// Six themes of French words, and dice whose letters words begin with; `None` for a name of something else.
pub(crate) fn sample(name: &ResourceName) -> Option<Lists> {
    let language = Language::from_code(name.id()).filter(|language| *name == LISTS.named(language))?;
    let words = lexicon::samples::words(Language::French);
    let theme = |number: usize| {
        let words = words.iter().skip(number).map(|word| Entry::from_line(word).ok());
        Theme::new(&format!("theme-{number}"), &format!("Theme {number}"), words.collect::<Option<_>>()?).ok()
    };
    let card = ThemeCard::new("", (1..=6).map(theme).collect::<Option<_>>()?).ok()?;
    Lists::new(language, Dice::new(["AETSRL"; 5]).ok()?, vec![card]).ok()
}
