//! Tests of the word data in the box, and of files that are not sound.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::fmt::Write;
use std::sync::LazyLock;

use lexicon::{
    Analysis, Dictionary, Features, FormatError, Gender, Language, Lemma, Morphology, Number, Part,
    PieceKind, Tier, Words, encode_morphology,
};
use proptest::prelude::*;

const MOST_BYTES: usize = 150_000;

fn file(language: Language, extension: &str) -> Vec<u8> {
    let path = format!("{}/../../dictionaries/{language}.{extension}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read(path).unwrap()
}

type Shipped = LazyLock<Words>;

fn shipped(language: Language) -> Words {
    let dictionary = Dictionary::from_wire(&file(language, "dict")).unwrap();
    let bytes = file(language, "words");
    assert!(bytes.len() <= MOST_BYTES, "{language}: {} bytes over the wire", bytes.len());
    let morphology = Morphology::from_wire(&bytes, &dictionary).unwrap();
    Words::new(dictionary.into(), morphology)
}

static FRENCH: Shipped = LazyLock::new(|| shipped(Language::French));
static ENGLISH: Shipped = LazyLock::new(|| shipped(Language::English));

fn of(language: Language) -> &'static Words {
    match language {
        Language::French => &FRENCH,
        Language::English => &ENGLISH,
    }
}

/// A reading as `mots words analyse` prints it.
fn line(analysis: &Analysis<'_>) -> String {
    let Analysis { spelling, lemma, features } = analysis;
    let uses: Vec<&str> =
        features.valency().names().chain(features.auxiliary().map(|auxiliary| auxiliary.name())).collect();
    let uses = if uses.is_empty() { String::new() } else { format!(" ({})", uses.join(", ")) };
    format!("{spelling}: {lemma}, {features}{uses}")
}

/// `tests/reviewed/<language>.txt`: words, each after `>`, with the readings that a person has checked.
/// `UPDATE_REVIEWED=1` rewrites the file: review the difference like code.
fn reviewed(language: Language) {
    let path = format!("{}/tests/reviewed/{language}.txt", env!("CARGO_MANIFEST_DIR"));
    let kept = std::fs::read_to_string(&path).unwrap();
    let mut made = String::new();
    for word in kept.lines().filter_map(|line| line.strip_prefix("> ")) {
        writeln!(made, "> {word}").unwrap();
        for analysis in of(language).morphology().analyses(word) {
            writeln!(made, "{}", line(&analysis)).unwrap();
        }
    }
    if std::env::var_os("UPDATE_REVIEWED").is_some() {
        std::fs::write(path, &made).unwrap();
    } else {
        assert!(kept == made, "{language}: differs from what was reviewed; UPDATE_REVIEWED=1 shows how");
    }
}

#[test]
fn french_words_are_described_as_reviewed() {
    reviewed(Language::French);
}

#[test]
fn english_words_are_described_as_reviewed() {
    reviewed(Language::English);
}

#[test]
fn most_words_that_players_know_are_described() {
    for (language, least) in [(Language::French, 0.99), (Language::English, 0.90)] {
        let (dictionary, morphology) = (of(language).dictionary(), of(language).morphology());
        // Only every fiftieth word is tried, because all of them would take a second.
        let known = dictionary.words().filter(|(_, tier)| *tier <= Tier::KNOWN).step_by(50);
        let (mut described, mut all) = (0, 0);
        for (word, _) in known {
            all += 1;
            described += i32::from(morphology.contains(&word));
        }
        let share = f64::from(described) / f64::from(all);
        assert!(share > least, "{language}: {share}");
    }
}

#[test]
fn accents_tell_french_words_apart() {
    let french = FRENCH.morphology();
    let parts = |text: &str| -> Vec<Part> {
        french.analyses(text).iter().filter_map(|analysis| analysis.features.part()).collect()
    };
    assert_eq!(parts("à"), [Part::Preposition]);
    assert_eq!(parts("où").len(), 2);
    assert!(parts("ou").contains(&Part::Conjunction));
    let spellings: Vec<String> =
        french.analyses("PECHEUR").into_iter().map(|analysis| analysis.spelling).collect();
    assert!(spellings.contains(&"pêcheur".to_owned()) && spellings.contains(&"pécheur".to_owned()));
    // The text is decomposed: each é is an e with a combining accent.
    assert!(french.contains("e\u{301}te\u{301}"));
    assert!(ENGLISH.morphology().contains("cafés") && ENGLISH.morphology().contains("cafes"));
}

#[test]
fn the_7_forms_of_one_lemma_are_known_as_such() {
    let french = FRENCH.morphology();
    for (one, other, same) in [
        ("cheval", "chevaux", true),
        ("va", "irions", true),
        ("belle", "beaux", true),
        ("chou-fleur", "choux-fleurs", true),
        ("arcs-en-ciel", "arc-en-ciel", true),
        ("chat", "chien", false),
    ] {
        assert_eq!(french.share_a_lemma(one, other), same, "{one} {other}");
    }
    let found: Vec<&str> = french.lemmas_with_prefix("éléphante").collect();
    assert_eq!(found, ["éléphanteau", "éléphantesque"]);
    assert_eq!(french.lemmas_with_prefix("").count(), 0);
    let forms: Vec<String> = french.forms("œil").into_iter().map(|analysis| analysis.spelling).collect();
    assert!(forms.contains(&"œil".to_owned()), "{forms:?}");
}

fn splits(language: Language, text: &str, expected: Result<&[&str], &str>) {
    let found = of(language).words(text).map_err(|unknown| unknown.0);
    assert_eq!(found.as_deref().map_err(String::as_str), expected, "{text}");
}

#[test]
fn spi_31_the_whole_form_first_then_apostrophes_and_hyphens_split_it() {
    use Language::{English, French};
    splits(French, "aujourd’hui", Ok(&["aujourd’hui"]));
    splits(French, "l'arc-en-ciel d'aujourd'hui", Ok(&["arc-en-ciel", "aujourd'hui"]));
    splits(French, "qu'elle aime", Ok(&["elle", "aime"]));
    splits(French, "a-t-il", Ok(&["a", "il"]));
    splits(French, "avec joie", Ok(&["avec", "joie"]));
    splits(French, "d'", Ok(&[]));
    splits(French, "", Ok(&[]));
    splits(French, "mange-une-pomme-rouge", Ok(&["mange", "une", "pomme", "rouge"]));
    splits(French, "presqu'arrivé quelqu'autre lorsqu’il", Ok(&["arrivé", "autre", "il"]));
    splits(French, "va-t-il", Ok(&["va", "il"]));
    splits(French, "va-t-pomme", Err("t"));
    splits(
        French,
        "e\u{301}te\u{301} arc\u{2011}en\u{2011}ciel",
        Ok(&["e\u{301}te\u{301}", "arc\u{2011}en\u{2011}ciel"]),
    );
    splits(French, "avec\u{a0}joie\u{202f}à", Ok(&["avec", "joie", "à"]));
    splits(French, "qu'xyzzy", Err("xyzzy"));
    splits(French, "l", Err("l"));
    splits(French, "chat--chien", Err("-chien"));
    splits(English, "l'house", Err("l"));
    splits(English, "j'dog", Err("j"));
    splits(English, "the cat's o'clock", Ok(&["the", "cat", "o'clock"]));
    splits(English, "don't", Ok(&["don't"]));
    splits(English, "a blue-eyed monster", Ok(&["a", "blue-eyed", "monster"]));
    splits(English, "'s", Err("'s"));
}

#[test]
fn what_is_no_word_is_not_described() {
    for text in ["", "-", "xyzzy", "deux mots", "bougnoule", "julie", "42", "'"] {
        assert!(!FRENCH.morphology().contains(text), "{text}");
        assert!(!FRENCH.morphology().contains_compound(text), "{text}");
    }
    assert!(
        FRENCH.morphology().contains_compound("Arcs-en-ciel")
            && !FRENCH.morphology().contains_compound("ciel")
    );
    assert!(!ENGLISH.morphology().contains("nigger") && !ENGLISH.morphology().contains("london"));
}

fn small() -> (Dictionary, Vec<u8>) {
    let dictionary = Dictionary::from_words(Language::French, ["ETE", "ETES", "OEUF"]).unwrap();
    let noun = Features::of(Part::Noun).with_gender(Gender::Masculine);
    let number = |number| vec![Features::NONE.with_number(number)];
    let lemma = |one: &str, several: &str| Lemma {
        spelling: one.to_owned(),
        senses: vec![noun],
        forms: vec![(one.to_owned(), number(Number::Singular)), (several.to_owned(), number(Number::Plural))],
    };
    let lemmas = [lemma("été", "étés"), lemma("œuf", "œufs"), lemma("chou-fleur", "choux-fleurs")];
    let file = encode_morphology(&dictionary, &lemmas).unwrap();
    (dictionary, file)
}

#[test]
fn what_is_written_is_read_again() {
    let (dictionary, file) = small();
    let morphology = Morphology::from_wire(&file, &dictionary).unwrap();
    assert_eq!((morphology.len(), morphology.language()), (3, Language::French));
    for (text, expected) in [
        ("oeufs", "œufs: œuf, noun masculine plural"),
        ("Étés", "étés: été, noun masculine plural"),
        ("CHOUX-FLEURS", "choux-fleurs: chou-fleur, noun masculine plural"),
    ] {
        let found: Vec<String> = morphology.analyses(text).iter().map(line).collect();
        assert_eq!(found, [expected]);
    }
}

#[test]
fn word_data_of_another_dictionary_are_refused() {
    let (_, file) = small();
    let other = Dictionary::from_words(Language::French, ["ETE", "ETES"]).unwrap();
    assert_eq!(Morphology::from_wire(&file, &other).unwrap_err(), FormatError::OtherDictionary);
    let english = Dictionary::from_words(Language::English, ["ETE", "ETES", "OEUF"]).unwrap();
    assert_eq!(Morphology::from_wire(&file, &english).unwrap_err(), FormatError::OtherDictionary);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_damaged_file_is_refused_or_reads_the_same(
        damage in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
        cut in any::<prop::sample::Index>(),
    ) {
        let (dictionary, file) = small();
        let checksum = Morphology::from_wire(&file, &dictionary).unwrap().checksum();
        prop_assert!(Morphology::from_wire(&file[..cut.index(file.len())], &dictionary).is_err());
        let mut damaged = file;
        for (at, byte) in damage {
            let at = at.index(damaged.len());
            damaged[at] = byte;
        }
        if let Ok(read) = Morphology::from_wire(&damaged, &dictionary) {
            prop_assert_eq!(read.checksum(), checksum);
        }
    }

    #[test]
    fn any_text_may_be_asked_for(text in any::<String>()) {
        let (dictionary, file) = small();
        let morphology = Morphology::from_wire(&file, &dictionary).unwrap();
        morphology.analyses(&text);
        morphology.forms(&text);
        morphology.lemmas_with_prefix(&text).count();
        let words = Words::new(dictionary.into(), morphology);
        let pieces = words.pieces(&text);
        prop_assert_eq!(words.words(&text).is_ok(), pieces.iter().all(|piece| piece.kind != PieceKind::Unknown));
    }
}
