//! Theme cards: the themes and their words.

use super::entry::{Entry, Kind};
use super::spoken::without_particles;
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use tabletop::text::plain;

/// The most themes of a card: the numbered die has no more faces (THE-1).
pub const THEMES: usize = 6;
/// The most characters of the name of a theme or a card.
pub const MAX_NAME: usize = 60;
/// The most words of a theme. Real lists end well before.
pub const MAX_WORDS: usize = 5_000;

/// A theme and its list of words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Theme {
    id: String,
    name: String,
    words: Vec<Entry>,
    /// Names without their particles, with the place of the entry, in order.
    aliases: Vec<(String, u32)>,
}

/// A theme card: one to six themes (THE-1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThemeCard {
    name: String,
    themes: Vec<Theme>,
}

/// Why there is no such theme or card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CardError {
    /// A card has no theme, or more than six.
    Themes(usize),
    /// A name has no character, or too many.
    Name,
    /// A theme has more words than it can have.
    Words(usize),
    /// Two words of a theme have the same letters: the places at which they were given, from 0.
    Twice {
        /// The word.
        word: String,
        /// Where it was given first.
        first: usize,
        /// Where it was given again.
        again: usize,
    },
}

impl fmt::Display for CardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CardError::Themes(count) => write!(f, "{count} themes, 1 to {THEMES} are possible"),
            CardError::Name => write!(f, "a name has 1 to {MAX_NAME} characters"),
            CardError::Words(count) => write!(f, "{count} words, {MAX_WORDS} at most are possible"),
            CardError::Twice { word, first, again } => {
                write!(f, "{word} is there twice, as word {} and {}", first + 1, again + 1)
            }
        }
    }
}

impl core::error::Error for CardError {}

fn is_name(name: &str) -> bool {
    plain(name, MAX_NAME).is_ok()
}

impl Theme {
    /// A theme of a name and words in any order. `id` tells it apart from others of its language: letters a–z, digits, hyphens.
    pub fn new(id: &str, name: &str, words: Vec<Entry>) -> Result<Theme, CardError> {
        if !is_name(name) {
            return Err(CardError::Name);
        }
        if words.len() > MAX_WORDS {
            return Err(CardError::Words(words.len()));
        }
        let mut places: Vec<usize> = (0..words.len()).collect();
        tabletop::sort_by(&mut places, |a, b| (&words[*a].letters, a).cmp(&(&words[*b].letters, b)));
        if let Some(pair) = places.windows(2).find(|pair| words[pair[0]].letters == words[pair[1]].letters) {
            let word = words[pair[1]].word.clone();
            return Err(CardError::Twice { word, first: pair[0], again: pair[1] });
        }
        let mut words = words;
        tabletop::sort_by(&mut words, |a, b| a.letters.cmp(&b.letters));
        let mut theme = Theme { id: id.to_owned(), name: name.to_owned(), words, aliases: Vec::new() };
        theme.aliases = theme.short_names();
        Ok(theme)
    }

    /// The other letters by which names are found, each with the place of its name, unless a word of the list has the same ones.
    fn short_names(&self) -> Vec<(String, u32)> {
        let names = self.words.iter().zip(0_u32..).filter(|(entry, _)| entry.kind == Kind::Proper);
        let mut found: Vec<(String, u32)> = names
            .flat_map(|(entry, place)| {
                without_particles(&entry.word).into_iter().map(move |short| (short, place))
            })
            .filter(|(short, _)| self.place(short).is_err())
            .collect();
        tabletop::sort_by(&mut found, Ord::cmp);
        found.dedup_by(|later, first| later.0 == first.0);
        found
    }

    fn place(&self, letters: &str) -> Result<usize, usize> {
        self.words.binary_search_by(|entry| entry.letters.as_str().cmp(letters))
    }

    /// Whether it has persons: names with a first name in their full form (THE-8).
    pub(crate) fn has_persons(&self) -> bool {
        self.words.iter().any(|entry| entry.kind == Kind::Proper && entry.display.ends_with(&entry.word))
    }

    /// The id, which tells it apart from the other themes of its language.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The name, as it is read out.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Every word, in the order of the letters.
    pub fn words(&self) -> &[Entry] {
        &self.words
    }

    /// The word with these letters, A–Z. A name is found without its particles too: `GAULLE` is `de Gaulle`.
    pub fn find(&self, letters: &str) -> Option<&Entry> {
        let place = self.place(letters).or_else(|_| {
            let alias = self.aliases.binary_search_by(|(short, _)| short.as_str().cmp(letters));
            alias.map(|at| self.aliases[at].1 as usize)
        });
        place.ok().and_then(|place| self.words.get(place))
    }

    /// The words that begin with this letter, A–Z.
    pub fn of_initial(&self, initial: char) -> &[Entry] {
        let before = |entry: &Entry| entry.letters.chars().next() < Some(initial);
        let upto = |entry: &Entry| entry.letters.chars().next() <= Some(initial);
        &self.words[self.words.partition_point(before)..self.words.partition_point(upto)]
    }

    /// The same theme with more words; those whose letters it has already stay as they are.
    pub(crate) fn with(&self, more: impl IntoIterator<Item = Entry>) -> Theme {
        let mut theme = self.clone();
        for entry in more {
            if theme.words.len() < MAX_WORDS
                && let Err(place) = theme.place(&entry.letters)
            {
                theme.words.insert(place, entry);
            }
        }
        theme.aliases = theme.short_names();
        theme
    }
}

impl ThemeCard {
    /// A card of one to six themes. The box's cards have no name.
    pub fn new(name: &str, themes: Vec<Theme>) -> Result<ThemeCard, CardError> {
        if !(1..=THEMES).contains(&themes.len()) {
            return Err(CardError::Themes(themes.len()));
        }
        if !name.is_empty() && !is_name(name) {
            return Err(CardError::Name);
        }
        Ok(ThemeCard { name: name.to_owned(), themes })
    }

    /// Its name; empty if it has none.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its themes, in the order of their numbers.
    pub fn themes(&self) -> &[Theme] {
        &self.themes
    }

    /// The theme of a number, from 1.
    pub fn theme(&self, number: u8) -> Option<&Theme> {
        usize::from(number).checked_sub(1).and_then(|index| self.themes.get(index))
    }

    pub(crate) fn map(&self, change: impl FnMut(&Theme) -> Theme) -> ThemeCard {
        ThemeCard { name: self.name.clone(), themes: self.themes.iter().map(change).collect() }
    }
}
