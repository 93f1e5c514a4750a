use alloc::sync::Arc;
use alloc::vec::Vec;
use core::ops::{ControlFlow, RangeInclusive};

use crate::dictionary::Dictionary;
use crate::fold::fold;
use crate::rack::Rack;
use crate::search;
use crate::tier::Tier;

/// The words that a match is played with: one dictionary, or several joined ("both").
///
/// Cheap to clone: the dictionaries are shared.
#[derive(Clone, Debug)]
pub struct Lexicon {
    everything: Vocabulary,
}

impl Lexicon {
    /// Joins dictionaries. Their order doesn't matter, and a dictionary that is given twice counts once.
    pub fn new(dictionaries: Vec<Arc<Dictionary>>) -> Lexicon {
        let key = |dictionary: &Arc<Dictionary>| (dictionary.language(), dictionary.checksum());
        let mut joined: Vec<Arc<Dictionary>> = Vec::with_capacity(dictionaries.len());
        for dictionary in dictionaries {
            if let Err(place) = joined.binary_search_by_key(&key(&dictionary), key) {
                joined.insert(place, dictionary);
            }
        }
        Lexicon { everything: Vocabulary { dictionaries: joined.into(), up_to: Tier::RARE } }
    }

    /// The dictionaries, in the order of their languages.
    pub fn dictionaries(&self) -> &[Arc<Dictionary>] {
        &self.everything.dictionaries
    }

    /// A checksum of the contents of all its dictionaries.
    pub fn checksum(&self) -> u64 {
        match self.dictionaries() {
            [only] => only.checksum(),
            several => {
                let mut checksum = supplies::Fnv::default();
                for dictionary in several {
                    checksum.add(&dictionary.checksum().to_le_bytes());
                }
                checksum.value()
            }
        }
    }

    /// The words of a tier and of all commoner ones, which stand for what a bot knows.
    pub fn up_to(&self, tier: Tier) -> Vocabulary {
        Vocabulary { dictionaries: Arc::clone(&self.everything.dictionaries), up_to: tier }
    }

    /// All words as a vocabulary, for code that searches a [`Vocabulary`].
    pub fn all(&self) -> &Vocabulary {
        &self.everything
    }

    /// Whether this is a word of one of the dictionaries; see [`Dictionary::contains`].
    pub fn contains(&self, word: &str) -> bool {
        self.everything.contains(word)
    }

    /// The commonest tier that the word has in one of the dictionaries; see [`Dictionary::tier`].
    pub fn tier(&self, word: &str) -> Option<Tier> {
        self.everything.tier(word)
    }

    /// [`Vocabulary::rack_words`] among all words.
    pub fn rack_words(
        &self,
        rack: &Rack,
        lengths: RangeInclusive<usize>,
        visit: &mut dyn FnMut(&str) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.everything.rack_words(rack, lengths, visit)
    }

    /// [`Vocabulary::super_sequences`] among all words.
    pub fn super_sequences(
        &self,
        word: &str,
        rack: &Rack,
        max_added: usize,
        visit: &mut dyn FnMut(&str) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.everything.super_sequences(word, rack, max_added, visit)
    }

    /// [`Vocabulary::replacements`] among all words.
    pub fn replacements(
        &self,
        word: &str,
        rack: &Rack,
        visit: &mut dyn FnMut(&str) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.everything.replacements(word, rack, visit)
    }
}

/// The words of a lexicon up to a tier.
///
/// The searches visit each result once, dictionary by dictionary, alphabetically by letters in each; a visitor that returns
/// [`ControlFlow::Break`] ends the search, which then returns `Break` too. Results are in card notation. If letters and jokers could be
/// distributed in several ways, the letters of the rack are used first, from left to right.
#[derive(Clone, Debug)]
pub struct Vocabulary {
    dictionaries: Arc<[Arc<Dictionary>]>,
    up_to: Tier,
}

impl Vocabulary {
    /// Whether this is a known word; see [`Dictionary::contains`].
    pub fn contains(&self, word: &str) -> bool {
        self.tier(word).is_some()
    }

    /// The commonest tier that the word has in one of the dictionaries, if it is known.
    pub fn tier(&self, word: &str) -> Option<Tier> {
        let tiers = self.dictionaries.iter().filter_map(|dictionary| dictionary.tier(word));
        tiers.min().filter(|&tier| tier <= self.up_to)
    }

    /// The words that the cards of a rack can lay (SYN-8), of these lengths.
    pub fn rack_words(
        &self,
        rack: &Rack,
        lengths: RangeInclusive<usize>,
        visit: &mut dyn FnMut(&str) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.each(visit, |dictionary, limit, visit| {
            search::rack_words(&dictionary.graph, limit, rack, &lengths, visit)
        })
    }

    /// The words that result from inserting one to `max_added` cards of the rack into a word (SYN-10).
    ///
    /// `word` is in card notation and need not be a word itself. Its cards, jokers as they lie, are a subsequence of every result. If they
    /// could be found in a result in several ways, they lie as far left as possible. A text that is no card notation (one with `?`, for
    /// instance) has no results.
    pub fn super_sequences(
        &self,
        word: &str,
        rack: &Rack,
        max_added: usize,
        visit: &mut dyn FnMut(&str) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.each(visit, |dictionary, limit, visit| {
            search::super_sequences(&dictionary.graph, limit, word, rack, max_added, visit)
        })
    }

    /// The words of the same length that result from putting cards of the rack in the place of one or more cards of a word (SYN-11).
    ///
    /// A letter that stays keeps its card as it lies. A joker that stays the same letter may also be replaced by a letter
    /// card (SYN-15), if the positions that change letter leave one in the rack: such results are visited too, each choice
    /// of jokers once, after the result that keeps them all. The reverse, which SYN-14 allows as well – a joker from the
    /// hand in the place of its own letter – needs no dictionary and is not visited.
    pub fn replacements(
        &self,
        word: &str,
        rack: &Rack,
        visit: &mut dyn FnMut(&str) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.each(visit, |dictionary, limit, visit| {
            search::replacements(&dictionary.graph, limit, word, rack, visit)
        })
    }

    /// Runs a search in each dictionary, and leaves out what an earlier dictionary has already shown.
    fn each(
        &self,
        visit: &mut dyn FnMut(&str) -> ControlFlow<()>,
        search: impl Fn(&Dictionary, Tier, &mut dyn FnMut(&str) -> ControlFlow<()>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for (index, dictionary) in self.dictionaries.iter().enumerate() {
            let before = &self.dictionaries[..index];
            if before.is_empty() {
                search(dictionary, self.up_to, visit)?;
                continue;
            }
            search(dictionary, self.up_to, &mut |cards| {
                let seen = fold(cards).is_ok_and(|word| {
                    before.iter().any(|earlier| earlier.tier(&word).is_some_and(|tier| tier <= self.up_to))
                });
                if seen { ControlFlow::Continue(()) } else { visit(cards) }
            })?;
        }
        ControlFlow::Continue(())
    }
}
