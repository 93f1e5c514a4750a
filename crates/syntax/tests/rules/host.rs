//! What a host keeps of a match: the resources that it was made with, and actions as short text.

use crate::table::{action, contested, deck, game, lexicon};
use lexicon::{Dictionary, Language, Lexicon};
use std::collections::BTreeMap;
use std::sync::Arc;
use syntax::{Action, Data, DeckLanguage, Options, Syntax};
use tabletop::Hosted;

#[test]
fn a_record_has_a_checksum_of_all_that_the_match_reads() {
    for deck in [DeckLanguage::French, DeckLanguage::English] {
        let options = Options { deck: Some(deck), ..contested() };
        let names = Syntax::resources(&options, &Data::default());
        let mut names: Vec<String> = names.iter().map(ToString::to_string).collect();
        names.sort();
        assert_eq!(game(options).checksums().into_keys().collect::<Vec<_>>(), names);
    }
}

#[test]
fn another_word_or_another_card_changes_one_checksum() {
    let changed = |other: Syntax| -> Vec<String> {
        let sums: BTreeMap<String, String> = game(contested()).checksums();
        let others = other.checksums().into_iter().filter(|(name, sum)| sums.get(name) != Some(sum));
        others.map(|(name, _)| name).collect()
    };
    let words = Dictionary::from_words(Language::French, ["air", "flair"]).unwrap();
    let words = Arc::new(Lexicon::new(vec![Arc::new(words)]));
    let french = deck(Language::French);
    assert_eq!(changed(Syntax::new(contested(), words, french)), ["dictionary-fr"]);
    let english = deck(Language::English);
    assert_eq!(changed(Syntax::new(contested(), lexicon(), english)), ["deck-syntax-en"]);
}

#[test]
fn an_action_comes_back_from_its_text_as_it_was() {
    // A word of one letter is refused (SYN-17), but it is not the exchange of that card (SYN-9).
    let told = ["lay BOnD", "lay K", "lay k", "exchange K stock", "exchange ? stock", "exchange K up"];
    let told = told.into_iter().chain(["insert 0 FLAIR", "replace 12 BOND"]);
    let told = told.chain(["challenge", "accept", "re-enter", "retire"]);
    let mut texts: Vec<String> = Vec::new();
    for action in told.map(action) {
        let text = action.to_string();
        assert_eq!(text.parse::<Action>().ok(), Some(action), "{text}");
        texts.push(text);
    }
    let count = texts.len();
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), count, "{texts:?}");
}

#[test]
fn older_texts_are_still_read() {
    for (text, wanted) in [
        ("-K", "exchange K stock"),
        ("-K+", "exchange K up"),
        ("0>FLAIR", "insert 0 FLAIR"),
        ("0=BOND", "replace 0 BOND"),
    ] {
        assert_eq!(text.parse::<Action>().ok(), Some(action(wanted)), "{text}");
    }
}
