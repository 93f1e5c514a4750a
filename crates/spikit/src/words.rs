//! The vocabulary of a language: its dictionary, and what grammar says of its words.

use crate::{Vocabulary, tagging};
use lexicon::{Dictionary, Morphology};
use std::fmt;
use std::sync::Arc;
use tabletop::ResourceName;

/// A dictionary with its word data.
pub struct Words {
    dictionary: Arc<Dictionary>,
    morphology: Morphology,
}

impl Words {
    /// Word data, and the dictionary that they go with.
    pub fn new(dictionary: Arc<Dictionary>, morphology: Morphology) -> Words {
        Words { dictionary, morphology }
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.dictionary.language())
    }
}

impl Vocabulary for Words {
    fn has(&self, form: &str) -> bool {
        self.dictionary.contains(form) || self.morphology.contains(form)
    }

    fn readings(&self, words: &str) -> Vec<grammar::Features> {
        tagging::readings(&self.morphology, words)
    }

    fn checksums(&self) -> Vec<(ResourceName, u64)> {
        let language = self.dictionary.language();
        vec![
            (ResourceName::new("dictionary", language), self.dictionary.checksum()),
            (ResourceName::new("morphology", language), self.morphology.checksum()),
        ]
    }
}
