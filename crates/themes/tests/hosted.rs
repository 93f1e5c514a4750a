//! What a host brings: theme cards of its own (THE-27) and words that were accepted before (THE-28).
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that fails here has failed")]

mod table;

use lexicon::{DICTIONARY, Dictionary, Language, MORPHOLOGY, MorphologyFile};
use serde_json::json;
use table::{FRENCH, lists, play, rolls, seen, tokens, with};
use tabletop::{Hosted, MakeError, Resource, Supplies};
use themes::*;

fn supplies() -> Supplies {
    let dictionary = Dictionary::from_words(Language::French, FRENCH).unwrap();
    let file = lexicon::encode_morphology(&dictionary, &[]).unwrap();
    let mut supplies = Supplies::default();
    supplies.insert(MORPHOLOGY.named("fr"), Resource::new(MorphologyFile::read(&file).unwrap()));
    supplies.insert(DICTIONARY.named("fr"), Resource::new(dictionary));
    supplies.insert(ROOTS.named("fr"), Resource::new(table::roots()));
    supplies.insert(LISTS.named("fr"), Resource::new(lists()));
    supplies
}

fn made(data: serde_json::Value) -> Result<Themes, MakeError<Refusal>> {
    let data: Data = serde_json::from_value(data).unwrap();
    Themes::make(Options::default(), data, 3, &supplies())
}

#[track_caller]
fn faulty(data: serde_json::Value, place: &str, key: &str) {
    let Err(MakeError::BadData(fault)) = made(data) else { panic!("{place} is not refused") };
    assert_eq!((fault.place.as_str(), fault.reason.key.as_ref()), (place, key));
}

#[test]
fn resources_are_those_of_the_language() {
    let names = |words| {
        let options = Options { words, ..Options::default() };
        Themes::resources(&options, &Data::default()).iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(names(WordLanguage::French), ["dictionary-fr", "morphology-fr", "roots-fr", "themes-fr"]);
    assert_eq!(names(WordLanguage::English), ["dictionary-en", "morphology-en", "roots-en", "themes-en"]);
    let game = made(json!({})).unwrap();
    assert_eq!(
        game.checksums().into_keys().collect::<Vec<_>>(),
        ["dictionary-fr", "morphology-fr", "roots-fr", "themes-fr"]
    );
    let none = Themes::make(Options::default(), Data::default(), 3, &Supplies::default());
    assert!(matches!(none, Err(MakeError::Unavailable(_))));
}

#[test]
fn a_table_of_roots_is_read_whole_or_not_at_all() {
    let text = include_str!("../../../dictionaries/fr.roots");
    let read = |text: &str| Roots::read(Language::French, text.as_bytes());
    assert!(read(text).is_some_and(|roots| roots.checksum() != read("roots fr").unwrap().checksum()));
    let other = text.replacen("roots fr", "roots en", 1);
    for bad in [
        other.as_str(),
        "",
        "<!doctype html>",
        "roots fr\nfamilies A B",
        "roots fr\nendings X IER",
        "roots fr\nturn",
    ] {
        assert!(read(bad).is_none(), "{bad:.20}");
    }
    assert!(Roots::read(Language::French, b"roots fr\n= \xff").is_none());
    assert!(ROOTS.named("en").read(other.as_bytes(), &mut |_| {}).is_some());
}

#[test]
fn an_option_out_of_range_is_refused() {
    let options = Options { card: 4, ..Options::default() };
    let made = Themes::make(options, Data::default(), 3, &supplies());
    assert!(matches!(made, Err(MakeError::Refused(Refusal::Options { option: "card" }))));
}

#[test]
fn the_27_a_card_of_ones_own_takes_the_place_of_the_boxes() {
    let card = json!({"name": "Chapitre 4", "themes": [{"name": "La ferme", "words": ["boa", "Brutus\tproper\t1\tBrutus le chien"]}, {"name": "Le reste"}]});
    let game = made(json!({"card": card})).unwrap();
    let mut table = with(game, 3, rolls("1BORVAg 2BORVAg")).unwrap();
    let view = seen(&table);
    assert_eq!((view.card_name.as_str(), view.themes.len()), ("Chapitre 4", 2));
    play(&mut table, "0r 0^Brutus 1=boa");
    assert_eq!(tokens(&table), [2, 3, 0]);
    play(&mut table, "1r 1=bison");
    assert!(seen(&table).judging.is_some(), "a theme without a list: the others judge");
}

#[test]
fn the_27_the_card_of_the_document_is_one() {
    let document = include_str!("../CARDS.md");
    let text = document.split("```").nth(1).and_then(|block| block.strip_prefix("json")).unwrap();
    let card: serde_json::Value = serde_json::from_str(text).unwrap();
    let view = seen(&with(made(json!({"card": card})).unwrap(), 3, Default::default()).unwrap());
    assert_eq!(view.themes, ["On the farm", "Anything blue"]);
    assert_eq!(view.theme_ids, ["own-1", "own-2"]);
}

#[test]
fn the_27_the_numbered_die_shows_one_of_its_themes() {
    let game = made(json!({"card": {"name": "x", "themes": [{"name": "a"}, {"name": "b"}]}})).unwrap();
    let mut seen_themes = [0; 2];
    let mut table = with(game, 3, Default::default()).unwrap();
    for _ in 0..6 {
        let roller = seen(&table).roller.0;
        play(&mut table, &format!("{roller}r"));
        seen_themes[usize::from(seen(&table).theme.unwrap()) - 1] += 1;
        play(&mut table, "0. 1. 2.");
    }
    assert!(seen_themes.iter().all(|count| *count > 0), "{seen_themes:?}");
}

#[test]
fn the_27_a_card_is_checked_whole_and_mistakes_have_their_line() {
    let card = |words: &[&str]| json!({"card": {"name": "x", "themes": [{"name": "a"}, {"name": "b", "words": words}]}});
    faulty(card(&["pomme de terre", "pomme!"]), "/card/themes/1/words/1", "themes-word-sign");
    faulty(card(&["chat", ""]), "/card/themes/1/words/1", "themes-word-short");
    faulty(card(&["chat\tnoun"]), "/card/themes/1/words/0", "themes-card-kind");
    faulty(card(&["chat\tcommon\t9"]), "/card/themes/1/words/0", "themes-card-tier");
    faulty(card(&["chat\tcommon\t1\t~"]), "/card/themes/1/words/0", "themes-card-full");
    faulty(card(&["a\tb\tc\td\te"]), "/card/themes/1/words/0", "themes-card-columns");
    faulty(card(&["chat", "chien", "CHAT"]), "/card/themes/1/words/2", "themes-card-twice");
    faulty(json!({"card": {"name": "", "themes": [{"name": "a"}]}}), "/card/name", "themes-card-name");
    faulty(json!({"card": {"name": "x", "themes": []}}), "/card/themes", "themes-card-themes");
    faulty(
        json!({"card": {"name": "x", "themes": [{"name": ""}]}}),
        "/card/themes/0/name",
        "themes-card-name",
    );
    let many: Vec<String> = (0..5_001).map(|_| "chat".to_owned()).collect();
    let many = json!({"card": {"name": "x", "themes": [{"name": "a", "words": many}]}});
    faulty(many, "/card/themes/0/words", "themes-card-words");
}

#[test]
fn the_28_words_that_were_accepted_before_are_in_the_list() {
    let words = json!([{"theme": "people", "word": "Balzac", "proper": true}, {"theme": "nowhere", "word": "Zola", "proper": true}]);
    let game = made(json!({"words": words})).unwrap();
    let mut table = with(game, 3, rolls("1BORVAg")).unwrap();
    play(&mut table, "0r 0^Balzac");
    assert_eq!((tokens(&table)[0], seen(&table).announced[0].listed), (2, true));
    faulty(json!({"words": [{"theme": "people", "word": "a+b"}]}), "/words/0/word", "themes-word-sign");
}

#[test]
fn the_27_a_card_is_written_in_one_of_three_ways() {
    let lines = "# Chapter 4\nOn the farm: hen, sheepdog\nAnything blue: sky";
    let columns = "On the farm\tAnything blue\nhen\tsky\nsheepdog";
    let blocks = "On the farm\nhen\nsheepdog\n\nAnything blue\nsky";
    let card = json!({"name": "Chapter 4", "themes": [
        {"name": "On the farm", "words": ["hen", "sheepdog"]},
        {"name": "Anything blue", "words": ["sky"]},
    ]});
    for text in [lines, columns, blocks] {
        let written = Themes::written("card", text, "Chapter 4").unwrap().unwrap();
        assert_eq!(written.data, card, "{text}");
    }
    assert!(Themes::written("words", lines, "").is_none(), "only cards are written so");
}
