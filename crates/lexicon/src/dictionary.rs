use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use supplies::Fnv;

use crate::assembly::{Automaton, OutOfOrder, TooMany};
use crate::file::{Reader, checksum};
use crate::fold::{NotAWord, fold};
use crate::format_error::FormatError;
use crate::graph::Graph;
use crate::language::Language;
use crate::tier::Tier;

/// The fewest letters of a word (SYN-17).
pub const MIN_LETTERS: usize = 2;
/// The most letters of a word that a dictionary can hold. No real word has nearly as many.
pub const MAX_LETTERS: usize = 63;

/// The words of one language, with the tier of each.
///
/// In memory it is one automaton whose outputs are the tiers. The outputs on a path are a lower bound for every word beyond it, so a search
/// for common words never enters a branch with rare ones only.
#[derive(Clone)]
pub struct Dictionary {
    language: Language,
    pub(crate) graph: Graph,
    counts: [usize; 3],
    checksum: u64,
}

/// Why no dictionary can be made of a list of words.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WordListError {
    /// A text of the list is not one word.
    NotAWord {
        /// The text as it was given.
        text: String,
        /// What is wrong with it.
        reason: NotAWord,
    },
    /// A word has fewer than [`MIN_LETTERS`] letters, or more than [`MAX_LETTERS`].
    Length(String),
    /// The words need more than the two million edges that the automaton can have. Real lists need a tenth of that.
    TooMany,
}

impl fmt::Display for WordListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WordListError::NotAWord { text, reason } => write!(f, "{text:?}: {reason}"),
            WordListError::Length(word) => {
                write!(f, "{word}: words have {MIN_LETTERS} to {MAX_LETTERS} letters")
            }
            WordListError::TooMany => f.write_str("too many words"),
        }
    }
}

impl core::error::Error for WordListError {}

impl Dictionary {
    /// A dictionary of a few words, all of them common. They are folded; their order does not matter.
    pub fn from_words<W: AsRef<str>>(
        language: Language,
        words: impl IntoIterator<Item = W>,
    ) -> Result<Dictionary, WordListError> {
        Dictionary::from_tiered_words(language, words.into_iter().map(|word| (word, Tier::COMMON)))
    }

    /// A dictionary of words with their tiers. A word that comes twice keeps its commoner tier.
    pub fn from_tiered_words<W: AsRef<str>>(
        language: Language,
        words: impl IntoIterator<Item = (W, Tier)>,
    ) -> Result<Dictionary, WordListError> {
        let mut sorted = BTreeMap::new();
        for (text, tier) in words {
            let text = text.as_ref();
            let word =
                fold(text).map_err(|reason| WordListError::NotAWord { text: text.to_owned(), reason })?;
            if !(MIN_LETTERS..=MAX_LETTERS).contains(&word.len()) {
                return Err(WordListError::Length(word));
            }
            sorted.entry(word).and_modify(|known: &mut Tier| *known = tier.min(*known)).or_insert(tier);
        }
        let mut assembly = Assembly::new(language);
        for (word, tier) in sorted {
            // This cannot fail, because the map has sorted the words.
            assembly.push(word.as_bytes(), tier).map_err(|OutOfOrder| WordListError::Length(word))?;
        }
        assembly.finish().map_err(|TooMany| WordListError::TooMany)
    }

    /// The language of the words.
    pub fn language(&self) -> Language {
        self.language
    }

    /// How many words there are.
    pub fn len(&self) -> usize {
        self.counts.iter().sum()
    }

    /// Whether there is no word.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many words of exactly this tier there are.
    pub fn len_of(&self, tier: Tier) -> usize {
        self.counts[usize::from(tier.index())]
    }

    /// A checksum of language, words and tiers, the same on every machine however the words lie in memory.
    pub fn checksum(&self) -> u64 {
        self.checksum
    }

    /// Whether this is a word. It is folded first (COM-6): accents and case do not count, so a word may also be given as its cards lie
    /// (`BOnD`). A text that does not fold is no word.
    pub fn contains(&self, word: &str) -> bool {
        self.tier(word).is_some()
    }

    /// The tier of a word, folded first as for [`contains`](Dictionary::contains); `None` if it is no word.
    pub fn tier(&self, word: &str) -> Option<Tier> {
        if word.bytes().all(|letter| letter.is_ascii_uppercase()) {
            self.graph.follow(word.as_bytes())?.tier()
        } else {
            self.graph.follow(fold(word).ok()?.as_bytes())?.tier()
        }
    }

    /// The dictionary as bytes from which another worker of the same program makes it at once ([`handed`](Dictionary::handed)). Reading the
    /// file takes longer, because the automaton has to be built from its list. The bytes differ between versions, so they must not be
    /// stored.
    pub fn hand_on(&self) -> Vec<u8> {
        let mut bytes = self.language.code().as_bytes().to_vec();
        bytes.extend(self.counts.iter().flat_map(|count| (*count as u64).to_le_bytes()));
        bytes.extend(self.checksum.to_le_bytes());
        self.graph.hand_on(&mut bytes);
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// The dictionary of the bytes that [`hand_on`](Dictionary::hand_on) gave. Bytes with another beginning or a damaged automaton are
    /// refused.
    pub fn handed(bytes: &[u8]) -> Result<Dictionary, FormatError> {
        let (content, sum) = bytes.split_last_chunk().ok_or(FormatError::OtherKind)?;
        let mut head = Reader::handed(content);
        let language = head.language()?;
        if checksum(content) != u64::from_le_bytes(*sum) {
            return Err(FormatError::Checksum);
        }
        let counts = [head.u64()?, head.u64()?, head.u64()?].map(|count| count as usize);
        let checksum = head.u64()?;
        Ok(Dictionary { language, graph: Graph::handed(head)?, counts, checksum })
    }

    /// Every word with its tier, in alphabetical order.
    pub fn words(&self) -> impl Iterator<Item = (String, Tier)> + '_ {
        self.graph.words()
    }
}

impl fmt::Debug for Dictionary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dictionary")
            .field("language", &self.language)
            .field("counts", &self.counts)
            .field("checksum", &format_args!("{:016x}", self.checksum))
            .finish()
    }
}

/// A dictionary being built from words in alphabetical order.
pub(crate) struct Assembly {
    language: Language,
    automaton: Automaton,
    counts: [usize; 3],
    checksum: Fnv,
}

impl Assembly {
    pub(crate) fn new(language: Language) -> Assembly {
        let mut checksum = Fnv::default();
        checksum.add(language.code().as_bytes());
        Assembly { language, automaton: Automaton::new(), counts: [0; 3], checksum }
    }

    pub(crate) fn push(&mut self, word: &[u8], tier: Tier) -> Result<(), OutOfOrder> {
        self.automaton.insert(word, tier)?;
        self.counts[usize::from(tier.index())] += 1;
        // The tier's byte is no letter, so it also marks the end of the word.
        self.checksum.add(word);
        self.checksum.add(&[tier.index()]);
        Ok(())
    }

    pub(crate) fn checksum(&self) -> u64 {
        self.checksum.value()
    }

    pub(crate) fn finish(self) -> Result<Dictionary, TooMany> {
        let (graph, checksum) = (self.automaton.finish()?, self.checksum.value());
        Ok(Dictionary { language: self.language, graph, counts: self.counts, checksum })
    }
}
