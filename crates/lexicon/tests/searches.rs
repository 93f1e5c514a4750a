//! Tests of the searches, against brute force on small random lists, and on words that the rules name.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Arc;

use lexicon::{Dictionary, Language, Lexicon, Rack, Tier, Vocabulary};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn lexicon(words: &[&str]) -> Lexicon {
    Lexicon::new(vec![Arc::new(Dictionary::from_words(Language::French, words).unwrap())])
}

/// All results of a search, in its order. A result that comes twice fails the test.
fn all(search: impl FnOnce(&mut dyn FnMut(&str) -> ControlFlow<()>) -> ControlFlow<()>) -> Vec<String> {
    let mut found = Vec::new();
    let end = search(&mut |cards| {
        found.push(cards.to_owned());
        ControlFlow::Continue(())
    });
    assert_eq!(end, ControlFlow::Continue(()));
    let distinct: BTreeSet<&String> = found.iter().collect();
    assert_eq!(distinct.len(), found.len(), "twice: {found:?}");
    found
}

fn rack(cards: &str) -> Rack {
    Rack::from_cards(cards).unwrap()
}

fn lays(words: &[&str], cards: &str, found: &[&str]) {
    let lexicon = lexicon(words);
    assert_eq!(all(|visit| lexicon.rack_words(&rack(cards), 2..=15, visit)), found, "{cards}");
}

fn inserts(words: &[&str], old: &str, cards: &str, max_added: usize, found: &[&str]) {
    let lexicon = lexicon(words);
    let results = all(|visit| lexicon.super_sequences(old, &rack(cards), max_added, visit));
    assert_eq!(results, found, "{old} + {cards}");
}

fn replaces(words: &[&str], old: &str, cards: &str, found: &[&str]) {
    let lexicon = lexicon(words);
    assert_eq!(all(|visit| lexicon.replacements(old, &rack(cards), visit)), found, "{old} with {cards}");
}

#[test]
fn syn_8_words_are_laid_from_the_rack() {
    lays(&["AIR", "RIA", "IRA", "RAI", "ARIA", "FLAIR"], "AIR", &["AIR", "IRA", "RAI", "RIA"]);
    lays(&["AIR", "ARIA"], "AIRE", &["AIR"]);
    lays(&["AIR"], "", &[]);
}

#[test]
fn syn_4_a_joker_is_written_in_lower_case_and_used_last() {
    lays(&["BOND"], "BND?", &["BoND"]);
    lays(&["NON"], "NO?", &["NOn"]);
    lays(&["NON"], "O??", &["nOn"]);
    lays(&["NON"], "NNO??", &["NON"]);
}

#[test]
fn lengths_bound_the_words_that_are_laid() {
    let lexicon = lexicon(&["AI", "AIR", "RAIE"]);
    let of = |lengths| all(|visit| lexicon.rack_words(&rack("AEIR"), lengths, visit));
    assert_eq!(of(3..=3), ["AIR"]);
    assert_eq!(of(3..=usize::MAX), ["AIR", "RAIE"]);
    assert_eq!(of(0..=2), ["AI"]);
    #[allow(clippy::reversed_empty_ranges)]
    let none = of(4..=3);
    assert!(none.is_empty());
}

#[test]
fn syn_10_insertions_of_the_printed_rule() {
    inserts(&["AIR", "FLAIR"], "AIR", "FL", 9, &["FLAIR"]);
    inserts(&["RUE", "RUELLE"], "RUE", "LLE", 9, &["RUELLE"]);
    inserts(&["VIS", "ECREVISSE"], "VIS", "ECRESE", 9, &["ECREVISSE"]);
    inserts(&["COUR", "COUPEUR"], "COUR", "PEU", 9, &["COUPEUR"]);
}

#[test]
fn syn_10_the_old_word_is_strictly_shorter_and_keeps_its_order() {
    inserts(&["AIR", "RAI"], "AIR", "AIR", 9, &[]);
    inserts(&["LAIR", "FLAIR"], "AIR", "LFX", 1, &["LAIR"]);
    inserts(&["LAIR", "FLAIR"], "AIR", "LFX", 0, &[]);
}

#[test]
fn syn_10_jokers_lie_as_they_lie_and_new_ones_are_written_low() {
    inserts(&["FLAIR"], "aIR", "FL", 9, &["FLaIR"]);
    inserts(&["FLAIR"], "AIR", "F?", 9, &["FlAIR"]);
    inserts(&["NONNE"], "nE", "NO?", 9, &["nONnE"]);
}

#[test]
fn what_is_no_card_notation_has_no_results() {
    for old in ["", "A?", "É", "A R", "?"] {
        inserts(&["AIR", "FLAIR"], old, "AIRFL??", 9, &[]);
        replaces(&["AIR", "FLAIR", "AI"], old, "AIRFL??", &[]);
    }
}

#[test]
fn syn_11_replacements_of_the_printed_rule() {
    replaces(&["ROND", "BOND", "ROSE"], "ROND", "BSE", &["BOND", "ROSE"]);
    replaces(&["ROND", "BOND", "ROSE"], "ROND", "SE", &["ROSE"]);
}

#[test]
fn syn_11_all_letters_may_be_replaced_also_by_a_rearrangement() {
    replaces(&["AIR", "RIA"], "AIR", "RA", &["RIA"]);
    replaces(&["AIR", "CLE"], "AIR", "CLE", &["CLE"]);
}

#[test]
fn syn_14_the_same_letter_is_no_replacement() {
    replaces(&["AIR"], "AIR", "AIR", &[]);
}

#[test]
fn syn_15_a_joker_may_be_replaced_by_its_own_letter() {
    replaces(&["BOND"], "BOnD", "N", &["BOND"]);
    replaces(&["BOND", "ROND"], "BOnD", "NR", &["BOND", "ROnD", "ROND"]);
    replaces(&["NON"], "nOn", "N", &["NOn", "nON"]);
    replaces(&["NON"], "nOn", "NN", &["NOn", "NON", "nON"]);
    // The letter is needed where the word changes, so none is left to replace the joker.
    replaces(&["NON"], "nOT", "N", &["nON"]);
    replaces(&["BOND"], "BOnD", "?", &[]);
}

#[test]
fn a_visitor_ends_a_search() {
    let lexicon = lexicon(&["AI", "AIR", "AIRE", "LAIR", "MAIRE"]);
    let mut seen = 0;
    let mut first = |_: &str| {
        seen += 1;
        ControlFlow::Break(())
    };
    assert_eq!(lexicon.rack_words(&rack("AIRE"), 2..=9, &mut first), ControlFlow::Break(()));
    assert_eq!(lexicon.super_sequences("AI", &rack("RELM"), 9, &mut first), ControlFlow::Break(()));
    assert_eq!(lexicon.replacements("AI", &rack("I"), &mut first), ControlFlow::Continue(()));
    assert_eq!(seen, 2);
}

#[test]
fn a_vocabulary_knows_its_tier_and_the_commoner_ones() {
    let words = [("AIR", Tier::COMMON), ("IRA", Tier::KNOWN), ("RIA", Tier::RARE), ("AIRA", Tier::COMMON)];
    let dictionary = Dictionary::from_tiered_words(Language::French, words).unwrap();
    let lexicon = Lexicon::new(vec![Arc::new(dictionary)]);
    let of = |tier| all(|visit| lexicon.up_to(tier).rack_words(&rack("AIR"), 2..=9, visit));
    assert_eq!(of(Tier::COMMON), ["AIR"]);
    assert_eq!(of(Tier::KNOWN), ["AIR", "IRA"]);
    assert_eq!(of(Tier::RARE), ["AIR", "IRA", "RIA"]);
    let common = lexicon.up_to(Tier::COMMON);
    assert!(common.contains("AIRA") && !common.contains("IRA") && lexicon.contains("IRA"));
    assert_eq!((common.tier("RIA"), lexicon.tier("RIA")), (None, Some(Tier::RARE)));
}

#[test]
fn syn_16_both_languages_join_and_a_word_of_both_comes_once() {
    let french = Dictionary::from_tiered_words(
        Language::French,
        [("TABLE", Tier::COMMON), ("BLE", Tier::COMMON), ("BAL", Tier::RARE)],
    );
    let english = Dictionary::from_tiered_words(
        Language::English,
        [("TABLE", Tier::RARE), ("BLEAT", Tier::KNOWN), ("BAL", Tier::COMMON)],
    );
    let both = [Arc::new(english.unwrap()), Arc::new(french.unwrap())];
    let lexicon = Lexicon::new(both.to_vec());
    assert_eq!(lexicon.dictionaries()[0].language(), Language::French);
    assert_eq!(
        all(|visit| lexicon.rack_words(&rack("TABLE"), 2..=9, visit)),
        ["BAL", "BLE", "TABLE", "BLEAT"]
    );
    // BAL is rare in French, but a common English word.
    assert_eq!(
        all(|visit| lexicon.up_to(Tier::COMMON).rack_words(&rack("TABLE"), 2..=9, visit)),
        ["BLE", "TABLE", "BAL"]
    );
    assert_eq!(lexicon.tier("BAL"), Some(Tier::COMMON));
    let other_way_round = Lexicon::new(both.iter().rev().cloned().collect());
    assert_eq!(lexicon.checksum(), other_way_round.checksum());
    let alone = Lexicon::new(vec![both[0].clone(), both[0].clone()]);
    assert_eq!((alone.dictionaries().len(), alone.checksum()), (1, both[0].checksum()));
}

#[test]
fn a_lexicon_without_dictionaries_knows_nothing() {
    let empty = Lexicon::new(Vec::new());
    assert!(!empty.contains("AIR"));
    assert!(all(|visit| empty.rack_words(&rack("AIR"), 2..=9, visit)).is_empty());
}

/// The cards of a result without those that lay there before, that is, those from the hand. `None` if one that lay there is gone.
fn less(cards: &[u8], lay: &[u8]) -> Option<Vec<u8>> {
    let mut rest = cards.to_vec();
    for card in lay {
        rest.swap_remove(rest.iter().position(|other| other == card)?);
    }
    Some(rest)
}

/// How a rack lays these letters, using its letter cards first, from left to right; `None` if it cannot.
fn lay(letters: &[u8], rack: &str) -> Option<Vec<u8>> {
    let mut left = rack.as_bytes().to_vec();
    let mut take = |card| left.iter().position(|&other| other == card).map(|at| left.swap_remove(at));
    letters
        .iter()
        .map(|&letter| take(letter).or_else(|| take(b'?').map(|_| letter.to_ascii_lowercase())))
        .collect()
}

fn text(cards: Vec<u8>) -> String {
    String::from_utf8(cards).unwrap()
}

/// Puts the old word's cards as far left as they can lie in a word, and returns the positions of all other cards.
fn embed(old: &[u8], word: &[u8]) -> Option<Vec<usize>> {
    let mut old = old.iter().map(u8::to_ascii_uppercase).peekable();
    let mut added = Vec::new();
    for (at, letter) in word.iter().enumerate() {
        if old.peek() == Some(letter) {
            old.next();
        } else {
            added.push(at);
        }
    }
    old.next().is_none().then_some(added)
}

fn brute_super_sequences(words: &BTreeSet<String>, old: &str, rack: &str, max: usize) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for word in words {
        let Some(added) = embed(old.as_bytes(), word.as_bytes()) else { continue };
        if added.is_empty() || added.len() > max {
            continue;
        }
        let letters: Vec<u8> = added.iter().map(|&at| word.as_bytes()[at]).collect();
        let Some(cards) = lay(&letters, rack) else { continue };
        let (mut lying, mut new) = (old.bytes(), cards.into_iter());
        let cards = (0..word.len()).map(|at| if added.contains(&at) { new.next() } else { lying.next() });
        found.insert(text(cards.map(Option::unwrap).collect()));
    }
    found
}

fn brute_replacements(words: &BTreeSet<String>, old: &str, rack: &str) -> BTreeSet<String> {
    let old = old.as_bytes();
    let mut found = BTreeSet::new();
    for word in words.iter().map(String::as_bytes).filter(|word| word.len() == old.len()) {
        let differs = |at: usize| word[at] != old[at].to_ascii_uppercase();
        // Every set of jokers that are replaced by a card of their own letter.
        for freed in 0..1_u32 << old.len() {
            let frees = |at: usize| freed >> at & 1 == 1;
            if (0..old.len()).any(|at| frees(at) && (differs(at) || !old[at].is_ascii_lowercase())) {
                continue;
            }
            let changed: Vec<usize> = (0..old.len()).filter(|&at| differs(at)).collect();
            let letters: Vec<u8> = changed.iter().map(|&at| word[at]).collect();
            let Some(new) = lay(&letters, rack) else { continue };
            let used: Vec<u8> =
                new.iter().map(|card| if card.is_ascii_lowercase() { b'?' } else { *card }).collect();
            let left = less(rack.as_bytes(), &used).unwrap();
            let real: Vec<u8> = (0..old.len()).filter(|&at| frees(at)).map(|at| word[at]).collect();
            if less(&left, &real).is_none() || (changed.is_empty() && freed == 0) {
                continue;
            }
            let mut cards = old.to_vec();
            for (at, card) in changed.into_iter().zip(new) {
                cards[at] = card;
            }
            for at in (0..old.len()).filter(|&at| frees(at)) {
                cards[at] = word[at];
            }
            found.insert(text(cards));
        }
    }
    found
}

/// Random words of few letters, so that many of them are related.
fn words() -> impl Strategy<Value = BTreeSet<String>> {
    proptest::collection::btree_set("[A-D]{2,6}", 0..60)
}

/// A vocabulary that knows every second word, and those words. So all tests of searches also test tiers.
fn vocabulary(words: &BTreeSet<String>) -> (Vocabulary, BTreeSet<String>) {
    let tier = |index: usize| if index.is_multiple_of(2) { Tier::COMMON } else { Tier::RARE };
    let tiered = words.iter().enumerate().map(|(index, word)| (word, tier(index)));
    let dictionary = Dictionary::from_tiered_words(Language::English, tiered).unwrap();
    let known = words.iter().step_by(2).cloned().collect();
    (Lexicon::new(vec![Arc::new(dictionary)]).up_to(Tier::COMMON), known)
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 400,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(0x5EED),
        ..ProptestConfig::default()
    })]

    #[test]
    fn rack_words_are_those_of_brute_force(words in words(), cards in "[A-D?]{0,6}", low in 0..5_usize, high in 0..8_usize) {
        let (vocabulary, words) = vocabulary(&words);
        let expected: Vec<String> = words
            .iter()
            .filter(|word| (low..=high).contains(&word.len()))
            .filter_map(|word| lay(word.as_bytes(), &cards).map(text))
            .collect();
        prop_assert_eq!(all(|visit| vocabulary.rack_words(&rack(&cards), low..=high, visit)), expected);
    }

    #[test]
    fn super_sequences_are_those_of_brute_force(
        words in words(), old in "[A-Da-d]{1,4}", cards in "[A-D?]{0,5}", max in 0..5_usize,
    ) {
        let (vocabulary, words) = vocabulary(&words);
        let found = all(|visit| vocabulary.super_sequences(&old, &rack(&cards), max, visit));
        for result in &found {
            prop_assert!(less(result.as_bytes(), old.as_bytes()).is_some(), "{} in {}", old, result);
        }
        let found: BTreeSet<String> = found.into_iter().collect();
        prop_assert_eq!(found, brute_super_sequences(&words, &old, &cards, max));
    }

    #[test]
    fn replacements_are_those_of_brute_force(words in words(), old in "[A-Da-d]{2,4}", cards in "[A-D?]{0,5}") {
        let (vocabulary, words) = vocabulary(&words);
        let found: BTreeSet<String> =
            all(|visit| vocabulary.replacements(&old, &rack(&cards), visit)).into_iter().collect();
        prop_assert_eq!(found, brute_replacements(&words, &old, &cards));
    }
}
