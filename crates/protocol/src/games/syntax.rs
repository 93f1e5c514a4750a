use crate::Failure;
use crate::kind::Rules;
use lexicon::{Dictionary, Language, Lexicon};
use std::collections::BTreeMap;
use std::sync::Arc;
use syntax::{Options, Syntax};

impl Rules for Syntax {
    type Options = Options;

    fn languages(options: &Options) -> Vec<Language> {
        options.languages().to_vec()
    }

    fn make(options: Options, seats: usize, words: Vec<Arc<Dictionary>>) -> Result<Syntax, Failure> {
        options.check(seats).map_err(|refusal| Failure::refused(&refusal, &[]))?;
        let deck = options.chosen_deck();
        Ok(Syntax::new(options, Arc::new(Lexicon::new(words)), deck))
    }

    fn checksums(&self) -> BTreeMap<String, String> {
        // One by one: collecting a map brings along the code that sorts.
        let mut checksums = BTreeMap::new();
        let mut add = |name: String, checksum: u64| checksums.insert(name, format!("{checksum:016x}"));
        for words in self.lexicon().dictionaries() {
            add(format!("dictionary-{}", words.language()), words.checksum());
        }
        add(format!("deck-{}", self.deck().id()), self.deck().checksum());
        checksums
    }
}
