//! The game's value.

use crate::lists::is_space;
use crate::{Dice, Entry, Kind, Lists, Options, Roots, Theme, ThemeCard, Variant};
use alloc::format;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use lexicon::{Analysis, Dictionary, Language, Morphology, Part};

/// What a word on black is worth, and costs (THE-10).
pub const BLACK: u32 = 4;

/// The theme whose words are first names.
const FIRST_NAMES: &str = "first-names";

/// The game: options, words, theme cards.
#[derive(Clone, Debug)]
pub struct Themes {
    pub(crate) options: Options,
    pub(crate) judge: Arc<Judge>,
    pub(crate) dice: Dice,
    pub(crate) cards: Arc<[ThemeCard]>,
    /// The box's list of first names, whatever card is played (THE-8).
    pub(crate) first_names: Option<Arc<Theme>>,
    pub(crate) checksums: Arc<[(String, u64)]>,
}

/// Judges words, whatever the theme (THE-14).
#[derive(Debug)]
pub struct Judge {
    language: Language,
    /// The dictionary, its word data and the table of roots; `None` as long as they are missing, when nothing is judged.
    words: Option<(Arc<Dictionary>, Morphology, Arc<Roots>)>,
}

impl Judge {
    /// A judge with a dictionary, the word data that go with it, and the roots of its language.
    pub fn new(dictionary: Arc<Dictionary>, morphology: Morphology, roots: Arc<Roots>) -> Judge {
        Judge { language: dictionary.language(), words: Some((dictionary, morphology, roots)) }
    }

    /// A judge whose words are not there yet.
    pub(crate) fn without_words(language: Language) -> Judge {
        Judge { language, words: None }
    }

    /// The language of the words.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Everything that a form may be.
    pub fn analyses(&self, text: &str) -> Vec<Analysis<'_>> {
        self.words.as_ref().map_or_else(Vec::new, |(_, morphology, _)| morphology.analyses(text))
    }

    /// The forms of a lemma.
    pub fn forms(&self, lemma: &str) -> Vec<Analysis<'_>> {
        self.words.as_ref().map_or_else(Vec::new, |(_, morphology, _)| morphology.forms(lemma))
    }

    fn contains(&self, word: &str) -> bool {
        self.words.as_ref().is_some_and(|(dictionary, ..)| dictionary.contains(word))
    }

    /// Whether this is a common noun, with a hyphen or an apostrophe where it has one.
    pub fn is_noun(&self, word: &str) -> bool {
        let readings = self.analyses(word);
        let noun = |reading: &Analysis<'_>| reading.features.part() == Some(Part::Noun);
        // The sources say nothing about some words of the dictionary. These pass for nouns.
        readings.iter().any(noun) || readings.is_empty() && self.contains(word)
    }

    /// Whether this can be a common noun or a verb form.
    pub(crate) fn is_common(&self, word: &str) -> bool {
        let verb = |reading: &Analysis<'_>| reading.features.part() == Some(Part::Verb);
        self.is_noun(word) || self.analyses(word).iter().any(verb)
    }

    /// Whether the dictionary has this word, or this compound with hyphens or spaces, as anything at all.
    pub fn is_word(&self, word: &str) -> bool {
        let joined: String =
            word.trim().chars().map(|sign| if is_space(sign) { '-' } else { sign }).collect();
        let Some((dictionary, morphology, _)) = &self.words else { return false };
        dictionary.contains(word) || morphology.contains_compound(&joined)
    }

    /// Whether two words can be forms of one noun, or of one verb if neither is a noun: `porte` and `portée` are two nouns.
    pub(crate) fn same_lemma(&self, one: &str, other: &str) -> bool {
        let (ones, others) = (self.analyses(one), self.analyses(other));
        let noun = |reading: &&Analysis<'_>| reading.features.part() == Some(Part::Noun);
        let any = !ones.iter().chain(&others).any(|reading| noun(&reading));
        let mut counted = ones.iter().filter(|reading| any || noun(reading));
        counted.any(|one| others.iter().any(|other| (any || noun(&other)) && other.lemma == one.lemma))
    }

    /// Whether two words have one root (THE-7).
    pub fn same_root(&self, one: &str, other: &str) -> bool {
        let Some((dictionary, morphology, roots)) = &self.words else { return false };
        roots.same(dictionary, morphology, one, other)
    }
}

impl Themes {
    /// The game with the lists' own cards. The options must pass [`Options::check`]; a card that is not there is the first one.
    pub fn new(options: Options, judge: Arc<Judge>, lists: &Lists) -> Themes {
        let name = format!("themes-{}", lists.language());
        let mut themes = lists.cards().iter().flat_map(ThemeCard::themes);
        let first_names = themes.find(|theme| theme.id() == FIRST_NAMES).cloned().map(Arc::new);
        Themes {
            first_names,
            options,
            judge,
            dice: lists.dice().clone(),
            cards: lists.cards().into(),
            checksums: [(name, lists.checksum())].into(),
        }
    }

    /// The same game with a card in the place of all others.
    pub fn with_card(self, card: ThemeCard) -> Themes {
        Themes { cards: [card].into(), ..self }
    }

    /// The same game with more words in the lists.
    pub(crate) fn with_words(self, words: &[(String, Entry)]) -> Themes {
        let more = |theme: &crate::Theme| {
            theme.with(words.iter().filter(|(id, _)| id == theme.id()).map(|(_, entry)| entry.clone()))
        };
        let cards: Vec<ThemeCard> = self.cards.iter().map(|card| card.map(more)).collect();
        Themes { cards: cards.into(), ..self }
    }

    /// The options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// What knows words.
    pub fn judge(&self) -> &Judge {
        &self.judge
    }

    /// The letter dice.
    pub fn dice(&self) -> &Dice {
        &self.dice
    }

    /// The theme card of a number; the first one if there is none of that number, as with a card that the host brings.
    pub fn card(&self, number: u8) -> &ThemeCard {
        // There is at least one.
        let index = usize::from(number).saturating_sub(1);
        self.cards.get(index).unwrap_or(&self.cards[0])
    }

    /// How many theme cards there are to choose from.
    pub(crate) fn cards(&self) -> usize {
        self.cards.len()
    }

    pub(crate) fn variant(&self) -> Variant {
        self.options.variant
    }

    /// The word of a theme's list that an announced text is taken for: itself, a form of it, the family name of a person (THE-8, THE-14).
    pub fn listed(&self, card: u8, theme: u8, text: &str) -> Option<&Entry> {
        self.heard(self.card(card).theme(theme), text, false).ok().and_then(|heard| heard.entry)
    }

    /// The word of a theme's list.
    pub fn entry(&self, card: u8, theme: u8, letters: &str) -> Option<&Entry> {
        self.card(card).theme(theme).and_then(|theme| theme.find(letters))
    }
}

impl Kind {
    /// Whether it is a proper name.
    pub fn is_proper(self) -> bool {
        self == Kind::Proper
    }
}
