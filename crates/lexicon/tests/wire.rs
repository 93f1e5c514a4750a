//! Tests of the dictionary file: what is written is read back, and damaged files are refused.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::collections::BTreeMap;

use lexicon::{Dictionary, FormatError, Language, Tier, encode};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(0x5EED),
        ..ProptestConfig::default()
    }
}

fn tiered() -> impl Strategy<Value = BTreeMap<String, Tier>> {
    let tier = (0..3_u8).prop_map(|index| Tier::from_index(index).unwrap());
    proptest::collection::btree_map("[A-Z]{2,9}", tier, 0..200)
}

fn dictionary(words: &BTreeMap<String, Tier>) -> Dictionary {
    Dictionary::from_tiered_words(Language::French, words.clone()).unwrap()
}

fn good_file() -> Vec<u8> {
    let words = ["AIR", "AIRS", "FLAIR", "FLAIRA", "FLAIRAIT", "RUE", "RUELLE", "RUES"];
    encode(&Dictionary::from_words(Language::English, words).unwrap()).unwrap()
}

#[track_caller]
fn refused(bytes: &[u8], error: FormatError) {
    assert_eq!(Dictionary::from_wire(bytes).unwrap_err(), error);
}

#[test]
fn a_file_says_what_is_wrong_with_it() {
    refused(b"", FormatError::OtherKind);
    refused(b"<!doctype html><title>404 Not Found</title>", FormatError::OtherKind);
    let good = good_file();
    refused(&good[..20], FormatError::OtherKind);
    let with = |at: usize, byte: u8| {
        let mut file = good.clone();
        file[at] = byte;
        file
    };
    refused(&with(8, 2), FormatError::Version(2));
    refused(&with(9, b'd'), FormatError::Language(*b"dn"));
    // The head says fewer words than the list has, then more.
    refused(&with(11, 7), FormatError::List);
    refused(&with(11, 9), FormatError::Compression);
    // The head says a list that would fill the memory.
    refused(&with(18, 0xff), FormatError::Compression);
    refused(&with(19, good[19] ^ 1), FormatError::Checksum);
    assert!(Dictionary::from_wire(&good).is_ok());
}

#[test]
fn a_file_that_is_cut_short_is_refused() {
    let good = good_file();
    for length in 0..good.len() - 5 {
        assert!(Dictionary::from_wire(&good[..length]).is_err(), "{length} of {} bytes", good.len());
    }
}

#[test]
fn progress_goes_from_nought_to_one_and_never_back() {
    let letter = |digit: u8| char::from(digit - b'0' + b'A');
    let word = |number: u32| number.to_string().bytes().map(letter).collect();
    let words = (10_000..15_000).map(|number| (word(number), Tier::RARE)).collect();
    let file = encode(&dictionary(&words)).unwrap();
    let mut steps = Vec::new();
    Dictionary::from_wire_with(&file, &mut |done| steps.push(done)).unwrap();
    assert_eq!((steps.first(), steps.last()), (Some(&0.0), Some(&1.0)));
    assert!(steps.is_sorted());
    assert!((50..=110).contains(&steps.len()), "{}", steps.len());
}

#[test]
fn an_empty_dictionary_has_a_file_too() {
    let empty = Dictionary::from_words(Language::French, [""; 0]).unwrap();
    let read = Dictionary::from_wire(&encode(&empty).unwrap()).unwrap();
    assert!(read.is_empty());
    assert_eq!(read.checksum(), empty.checksum());
}

#[test]
fn the_checksum_is_over_language_words_and_tiers() {
    let one = |language, words: &[(&str, Tier)]| {
        Dictionary::from_tiered_words(language, words.iter().copied()).unwrap().checksum()
    };
    let words = [("AIR", Tier::COMMON), ("RUE", Tier::RARE)];
    let same = one(Language::French, &words);
    assert_eq!(same, one(Language::French, &[words[1], words[0]]));
    assert_ne!(same, one(Language::English, &words));
    assert_ne!(same, one(Language::French, &words[..1]));
    assert_ne!(same, one(Language::French, &[("AIR", Tier::KNOWN), words[1]]));
    // Records name dictionaries by this number, so it must never change.
    assert_eq!(same, 0x08a5_ca0a_f689_aac3);
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn what_is_written_is_read_again(words in tiered()) {
        let before = dictionary(&words);
        let after = Dictionary::from_wire(&encode(&before).unwrap()).unwrap();
        prop_assert_eq!(after.language(), Language::French);
        prop_assert_eq!(after.len(), words.len());
        prop_assert_eq!(after.checksum(), before.checksum());
        prop_assert_eq!(after.words().collect::<BTreeMap<_, _>>(), words);
    }
}

proptest! {
    #![proptest_config(config(500))]

    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        prop_assert!(Dictionary::from_wire(&bytes).is_err());
    }

    #[test]
    fn any_bytes_behind_a_good_header_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        let mut file = good_file();
        file.truncate(27);
        file.extend(bytes);
        prop_assert!(Dictionary::from_wire(&file).is_err());
    }

    #[test]
    fn a_damaged_file_is_refused_or_reads_the_same(
        words in tiered(), damage in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
    ) {
        let before = dictionary(&words);
        let mut file = encode(&before).unwrap();
        for (at, byte) in damage {
            let at = at.index(file.len());
            file[at] = byte;
        }
        if let Ok(after) = Dictionary::from_wire(&file) {
            prop_assert_eq!(after.checksum(), before.checksum());
            prop_assert_eq!(after.len(), before.len());
        }
    }
}

#[test]
fn a_dictionary_that_is_handed_on_is_the_same() {
    let words = [("AIR", Tier::COMMON), ("AIRS", Tier::KNOWN), ("RUE", Tier::RARE), ("RUELLE", Tier::COMMON)];
    let dictionary = Dictionary::from_tiered_words(Language::English, words).unwrap();
    let handed = Dictionary::handed(&dictionary.hand_on()).unwrap();
    assert_eq!(format!("{handed:?}"), format!("{dictionary:?}"));
    assert_eq!(handed.words().collect::<Vec<_>>(), dictionary.words().collect::<Vec<_>>());
    assert_eq!((handed.tier("airs"), handed.tier("ai")), (Some(Tier::KNOWN), None));
}

#[test]
fn what_was_not_handed_on_is_refused() {
    let good =
        dictionary(&BTreeMap::from([("AIR".into(), Tier::COMMON), ("RUE".into(), Tier::RARE)])).hand_on();
    for length in 0..good.len() {
        assert!(Dictionary::handed(&good[..length]).is_err(), "{length} bytes of {}", good.len());
    }
    for at in 0..good.len() {
        let mut bytes = good.clone();
        bytes[at] ^= 1;
        assert!(Dictionary::handed(&bytes).is_err(), "byte {at} of {}", good.len());
    }
    assert_eq!(Dictionary::handed(&good_file()).unwrap_err(), FormatError::Language(*b"MO"));
}
