//! SPI-31 to SPI-34: the joker.

use crate::*;

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

#[test]
fn spi_31_a_joker_has_the_language_of_its_words() {
    let mut game = with_joker();
    game.play(json!([[0, lay("happily", "en")], [1, {"type": "vote", "accept": true}]]));
    assert_eq!(game.view(0).phase.code(), "play", "of two languages");
}

#[test]
fn spi_15_other_joker_words_make_another_proposal() {
    let mut game = with_joker();
    game.play(json!([[0, lay("avec joie", "fr")], [1, {"type": "vote", "accept": false}]]));
    assert_eq!(game.refused(0, lay("avec joie", "fr")), "SPI-15");
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
fn spi_33_no_second_joker_in_a_sentence_on_the_table() {
    let row = ["yellow.fr.1", "yellow.fr.2", "joker.2"];
    let mut game = drawn(&["joker.1", "blue.fr.1"], json!([row]));
    let joker = json!({"text": "avec joie", "lang": "fr"});
    assert_eq!(
        game.refused(0, json!({"type": "complete", "sentence": 0, "tail": ["joker.1"], "joker": joker})),
        "SPI-32"
    );
    assert_eq!(
        game.refused(0, json!({"type": "swap", "sentence": 0, "at": 0, "card": "joker.1", "joker": joker})),
        "SPI-32"
    );
    // In the place of the other one it is the only joker.
    game.play(json!([[0, {"type": "swap", "sentence": 0, "at": 2, "card": "joker.1", "joker": joker}]]));
}
