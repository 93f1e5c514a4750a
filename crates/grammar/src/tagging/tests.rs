use super::*;
use lexicon::{Dictionary, MorphologyFile};

fn said(language: &str, text: &str) -> Vec<Category> {
    let bytes = |extension: &str| {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../dictionaries");
        std::fs::read(format!("{folder}/{language}.{extension}")).unwrap()
    };
    let dictionary = Dictionary::from_wire(&bytes("dict")).unwrap();
    let morphology = MorphologyFile::read(&bytes("words")).unwrap().open(&dictionary).unwrap();
    let words = Words::new(dictionary.into(), morphology);
    let mut all = Vec::new();
    for text in text.split(", ") {
        let mut categories: Vec<Category> =
            readings(&words, text).iter().map(|reading| reading.category).collect();
        categories.dedup();
        println!("{text}: {categories:?}");
        all.push(categories);
    }
    all.into_iter().flatten().collect()
}

/// Checks that among all that the phrases may be are these categories, in their order.
#[track_caller]
fn assert_in_order(language: &str, phrases: &str, wanted: &[Category]) {
    let found = said(language, phrases);
    let mut rest = found.iter();
    assert!(wanted.iter().all(|wanted| rest.any(|found| found == wanted)), "{found:?}");
}

#[test]
fn french_words_are_tagged_alone_and_together() {
    let phrases = "un ami, l'ami, danse, avec joie, dans la rue, il neige, a mangé, très vite, en chantant";
    let wanted = [
        Category::NounPhrase,
        Category::NounPhrase,
        Category::Verb,
        Category::Adverbial,
        Category::Adverbial,
        Category::ClauseHead,
        Category::Verb,
        Category::Adverbial,
        Category::Adverbial,
    ];
    assert_in_order("fr", phrases, &wanted);
}

#[test]
fn english_words_are_tagged_alone_and_together() {
    let phrases = "a friend, dances, with joy, in the street, it rains, is eating, very fast, to eat";
    let wanted = [
        Category::NounPhrase,
        Category::Verb,
        Category::Adverbial,
        Category::Adverbial,
        Category::ClauseHead,
        Category::Verb,
        Category::Adverbial,
        Category::Infinitive,
    ];
    assert_in_order("en", phrases, &wanted);
}

/// "cache" tells what somebody does, or is said to somebody; "ne cache pas" too.
#[test]
fn what_is_forbidden_is_said_to_somebody() {
    assert_in_order("fr", "ne cache pas, ne danse jamais", &[Category::Imperative, Category::Imperative]);
    assert!(!said("fr", "cache pas").contains(&Category::Imperative), "only with \"ne\"");
}

#[test]
fn what_does_not_go_together_is_no_phrase() {
    assert!(said("fr", "une ami, le ami, dans dort, les chat, furieuse sorcière").is_empty());
    assert!(said("en", "a friends, an cat, in sings").is_empty());
}
