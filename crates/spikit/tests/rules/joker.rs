//! SPI-31 to SPI-34: the joker.

use crate::*;
use lexicon::MorphologyFile;
use tabletop::Hosted;

fn lay(text: &str, lang: &str) -> Value {
    json!({"type": "lay", "cards": ["yellow.fr.1", "yellow.fr.2", "joker.1"], "joker": {"text": text, "lang": lang}})
}

fn with_joker() -> Match {
    drawn(&["yellow.fr.1", "yellow.fr.2", "joker.1", "joker.2", "blue.fr.1"], json!([]))
}

#[test]
fn spi_31_its_words_are_in_the_dictionary_of_their_language() {
    let mut game = with_joker();
    assert_eq!(game.refused(0, lay("avec jioe", "fr")), "SPI-31");
    assert_eq!(game.refused(0, lay("avec joie", "en")), "SPI-31");
    assert_eq!(game.refused(0, lay("avec joie", "nl")), "SPI-31");
    assert_eq!(
        game.refused(0, json!({"type": "lay", "cards": ["yellow.fr.1", "yellow.fr.2", "joker.1"]})),
        "SPI-31"
    );
    game.play(json!([[0, lay("avec joie", "fr")], [1, {"type": "vote", "accept": true}]]));
    assert_eq!(game.view(1).table[0].text, "Julie rit avec joie.");
    assert_eq!(game.view(0).phase.code(), "advantage", "of one language");
}

/// What a joker may stand for, by the words that the box ships.
fn shipped(language: Language) -> Arc<Words> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../dictionaries");
    let read = |extension: &str| std::fs::read(format!("{folder}/{language}.{extension}")).unwrap();
    let dictionary = Dictionary::from_wire(&read("dict")).unwrap();
    let data = MorphologyFile::read(&read("words")).unwrap().open(&dictionary).unwrap();
    Arc::new(Words::new(dictionary.into(), data))
}

#[test]
fn spi_31_words_are_parted_as_their_language_writes_them() {
    let words = [Language::French, Language::English].map(|language| Some(shipped(language)));
    let game = Spikit::new(Options::default(), deck(), words);
    let (many, none) = ("spikit-refused-many-words", "spikit-refused-no-words");
    for (lang, text, refused) in [
        ("fr", "avec joie", ""),
        ("fr", "l'ami", ""),
        ("fr", "presqu'arrivé", ""),
        ("fr", "quelqu'autre", ""),
        ("fr", "va-t-il", ""),
        ("fr", "d'aujourd'hui", ""),
        ("fr", "à", ""),
        ("fr", "porte-monnaie", ""),
        ("fr", "un e\u{301}te\u{301}", ""),
        ("fr", "arc\u{2011}en\u{2011}ciel", ""),
        ("fr", "avec\u{a0}joie", ""),
        ("fr", "mange-une-pomme-rouge", many),
        ("fr", "avec une grande joie", many),
        ("fr", "avec jioe", "jioe"),
        ("fr", "z'ami", "z"),
        ("fr", "l'", none),
        ("fr", "joie!", none),
        ("fr", "rit\u{202e}", none),
        ("fr", "  ", none),
        ("en", "cat's", ""),
        ("en", "don't", ""),
        ("en", "a", ""),
        ("en", "l'house", "l"),
        ("en", "j'dog", "j"),
    ] {
        let found = game.look_up(text, lang).unwrap();
        let told = found.refused.map(|message| (message.key.to_string(), json!(message.args)));
        let wanted = match refused {
            "" => None,
            key if key == many => Some((key.to_owned(), json!({"most": 3}))),
            key if key == none => Some((key.to_owned(), json!({}))),
            word => Some(("spikit-refused-word".to_owned(), json!({"word": word}))),
        };
        assert_eq!(told, wanted, "{lang} {text:?}");
    }
}

#[test]
fn spi_31_what_is_being_written_is_shown_word_by_word() {
    let game = game(Options::default());
    let told = |text: &str, lang: &str| -> Vec<(String, bool)> {
        let words = game.look_up(text, lang).unwrap().words;
        words.into_iter().map(|word| (word.word, word.known)).collect()
    };
    let word = |word: &str, known| (word.to_owned(), known);
    assert_eq!(told("avec d'joie", "fr"), [word("avec", true), word("joie", true)]);
    assert_eq!(told("rit avec-jo", "fr"), [word("rit", true), word("avec", true), word("jo", false)]);
}

#[test]
fn spi_31_where_there_is_no_dictionary_the_voters_judge() {
    let game = Spikit::new(Options::default(), deck(), [None, None]);
    let refused =
        |text: &str| game.look_up(text, "en").unwrap().refused.map(|message| message.key.to_string());
    assert_eq!(refused("met groot plezier"), None);
    assert_eq!(refused("met heel groot plezier").as_deref(), Some("spikit-refused-many-words"));
    assert_eq!(refused("2 fietsen").as_deref(), Some("spikit-refused-no-words"));
}

#[test]
fn spi_31_a_joker_has_the_language_of_its_words() {
    let mut game = with_joker();
    game.play(json!([[0, lay("happily", "en")], [1, {"type": "vote", "accept": true}]]));
    assert_eq!(game.view(0).phase.code(), "play", "of two languages");
}

#[test]
fn spi_31_what_a_joker_says_is_one_line_of_visible_text() {
    let mut game = with_joker();
    for text in ["avec\njoie", "avec\u{2028}joie", "avec\tjoie", "avec\u{85}joie", "avec\rjoie"] {
        assert_eq!(game.refused(0, lay(text, "fr")), "SPI-31", "{text:?}");
    }
    // Around it nothing is kept.
    game.play(json!([[0, lay(" avec joie\n", "fr")], [1, {"type": "vote", "accept": true}]]));
    assert_eq!(game.view(1).table[0].text, "Julie rit avec joie.");
}

#[test]
fn spi_15_other_joker_words_make_another_proposal() {
    let mut game = with_joker();
    game.play(json!([[0, lay("avec joie", "fr")], [1, {"type": "vote", "accept": false}]]));
    // However they are typed.
    for text in ["avec joie", "Avec joie", "AVEC JOIE", "avec  joie", " avec\u{a0}jôie "] {
        assert_eq!(game.refused(0, lay(text, "fr")), "SPI-15", "{text}");
    }
    game.play(json!([[0, lay("happily", "en")]]));
}

#[test]
fn spi_32_one_joker_a_sentence() {
    let mut game = with_joker();
    let cards = ["yellow.fr.1", "joker.1", "joker.2"];
    let tried = json!({"type": "lay", "cards": cards, "joker": {"text": "rit", "lang": "fr"}});
    assert_eq!(game.refused(0, tried), "SPI-32");
}

#[test]
fn spi_15_capitals_accents_and_spaces_make_no_other_proposal() {
    let mut game = with_joker();
    game.play(json!([[0, lay("avec joie", "fr")], [1, {"type": "vote", "accept": false}]]));
    for again in ["Avec joie", "AVEC JOIE", "avec  joie", " avec joie ", "avéc joie"] {
        assert_eq!(game.refused(0, lay(again, "fr")), "SPI-15", "{again}");
    }
    game.play(json!([[0, lay("saute", "fr")]]));
}

#[test]
fn spi_15_what_was_written_is_kept() {
    let mut game = with_joker();
    game.play(json!([[0, lay("avec  joie", "fr")], [1, {"type": "vote", "accept": true}]]));
    assert_eq!(game.view(1).table[0].sentence.joker.as_ref().unwrap().text, "avec  joie");
}

#[test]
fn spi_34_a_joker_is_no_sentence_by_itself() {
    let mut game = with_joker();
    let alone = json!({"type": "lay", "cards": ["joker.1"], "joker": {"text": "avec joie", "lang": "fr"}});
    assert_eq!(game.refused(0, alone), "SPI-34");
}

#[test]
fn spi_33_a_joker_goes_only_into_a_sentence_that_has_none() {
    let row = ["yellow.fr.1", "yellow.fr.2", "joker.2"];
    let mut game = drawn(&["joker.1", "blue.fr.1"], json!([row]));
    let joker = json!({"text": "avec joie", "lang": "fr"});
    assert_eq!(
        game.refused(0, json!({"type": "complete", "sentence": 0, "tail": ["joker.1"], "joker": joker})),
        "SPI-33"
    );
    // Nor in the place of the other one.
    for at in 0..3 {
        let swap = json!({"type": "swap", "sentence": 0, "at": at, "card": "joker.1", "joker": joker});
        assert_eq!(game.refused(0, swap), "SPI-33", "{at}");
    }
    game.play(json!([[0, {"type": "swap", "sentence": 0, "at": 2, "card": "blue.fr.1"}]]));
}
