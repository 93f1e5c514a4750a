//! The judge on the deck that ships, against rows that people wrote and labelled who did not know its rules. Prints how many of the good rows are
//! called sensible, how many of the bad ones are refused, and which are missed: `cargo test -p spikit --test judge -- --nocapture`.

#![allow(clippy::unwrap_used, clippy::panic)]

use lexicon::{Dictionary, MorphologyFile, Words};
use spikit::{Card, Deck, JokerWords, Options, Sentence, Spikit};
use std::sync::Arc;

const DECK: &str = include_str!("../../../www/decks/spikit.fr-en.json");
/// A row a line: its id, `good`, `bad` or `doubtful`, why, and the words of its cards between bars; those of a joker in brackets, with their language.
/// Last, how many of a hundred of each label have to be right.
type File = (&'static str, &'static str, f64);

/// What the rules may be tuned with: their misses are printed.
const TUNED_WITH: [File; 7] = [
    ("people's rows", include_str!("judge/rows.tsv"), 95.0),
    ("rows of a second author", include_str!("judge/second.tsv"), 95.0),
    ("rows of a third author", include_str!("judge/third.tsv"), 95.0),
    ("rows of a fourth author to tune with", include_str!("judge/tuning-fourth.tsv"), 95.0),
    ("rows of a fifth pair of authors to tune with", include_str!("judge/tuning-fifth.tsv"), 95.0),
    ("rows of a sixth pair of authors to tune with", include_str!("judge/tuning-sixth.tsv"), 95.0),
    ("rows to tune with", include_str!("judge/tuning.tsv"), 90.0),
];
/// What was kept aside: only the rates are printed, so that nobody tunes with a miss. 97 are meant: of the rows of a fourth author, written when the
/// judge had been tuned by the others', 92.6 of the good and all of the bad were right at first sight; of a fifth pair's, who had read nothing of
/// the rules either, 91.5 and 98.5; of a sixth pair's, 97.7 and 96.7 (with the half to tune with, 98.1 and 97.8).
const ASIDE: [File; 4] = [
    ("rows kept aside", include_str!("judge/aside.tsv"), 95.0),
    ("rows of a fourth author", include_str!("judge/fourth.tsv"), 95.0),
    ("rows of a fifth pair of authors", include_str!("judge/fifth.tsv"), 97.0),
    ("rows of a sixth pair of authors", include_str!("judge/sixth.tsv"), 95.0),
];

/// What a third column says, by words that it has, and the reasons that name this: the first line that fits holds. What fits none names no cause that
/// a reason could name ("junk", "joker", "other", what makes no sense).
const CAUSES: [(&str, &str); 17] = [
    ("number|sont with one|are with one|she go", "number person"),
    ("gender|la voisin", "gender"),
    ("person:|person", "person number"),
    ("elision|a/an|an before|wrong form of the article", "elision"),
    ("tense", "time missing"),
    ("preposition missing", "second-object"),
    ("second object|two objects", "second-object no-object"),
    ("second subject|stray noun", "second-subject"),
    (
        "object missing|needs an object|object of|lacks its object|the agent|its agent|its object missing",
        "missing",
    ),
    (
        "takes no object|question as object|where an object|takes a direct|takes no",
        "no-object missing second-object second-verb question-wanted",
    ),
    (
        "article missing|without article|noun missing|determiner|adjective without noun|two articles|needs an article|article",
        "no-article no-noun order missing",
    ),
    ("second verb|verb twice|finite verb|second conjugated|conjugated verb after", "second-verb missing"),
    ("subject missing|no subject|without second subject|two subjects", "no-subject missing second-subject"),
    (
        "preposition|conjunction|left hanging|without its clause|without a clause|without clause|without verb",
        "missing",
    ),
    (
        "verb missing|no verb|main verb|main clause|subordinate clause|fragment|only a clause",
        "no-verb no-subject missing no-noun",
    ),
    (
        "question|inversion|asked inside|how come",
        "question-wanted order no-object unusual second-verb missing no-subject",
    ),
    ("order|object", "order unusual missing second-object no-object second-subject object no-article"),
];

fn words(language: &str) -> Arc<Words> {
    let bytes = |extension: &str| {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../dictionaries");
        std::fs::read(format!("{folder}/{language}.{extension}")).unwrap()
    };
    let dictionary = Dictionary::from_wire(&bytes("dict")).unwrap();
    let morphology = MorphologyFile::read(&bytes("words")).unwrap().open(&dictionary).unwrap();
    Arc::new(Words::new(dictionary.into(), morphology))
}

fn game() -> Spikit {
    of_words([Some(words("fr")), Some(words("en"))])
}

fn of_words(words: [Option<Arc<Words>>; 2]) -> Spikit {
    let deck = Deck::new(serde_json::from_str(DECK).unwrap()).unwrap();
    Spikit::new(Options::default(), Arc::new(deck), words)
}

/// The row of these words. A card that says something else by now fails the test: the rows are of the deck that ships.
fn sentence(game: &Spikit, row: &str) -> Sentence {
    let mut joker = None;
    let mut cards: Vec<Card> = Vec::new();
    for text in row.split(" | ") {
        if let Some(said) = text.strip_prefix('[') {
            let (said, lang) = said.split_once(']').unwrap();
            joker = Some(JokerWords { text: said.to_owned(), lang: lang.parse().unwrap() });
            cards.push(Card::Joker(1));
            continue;
        }
        let says = |card: &Card| {
            game.deck().face(*card).is_some_and(|face| face.text == text) && !cards.contains(card)
        };
        match game.deck().cards().find(says) {
            Some(card) => cards.push(card),
            None => panic!("no card of the deck says {text:?}: {row}"),
        }
    }
    Sentence { cards, by: None, joker }
}

/// How many rows of one label are judged as labelled, of how many.
#[derive(Default)]
struct Rate {
    right: usize,
    all: usize,
}

impl Rate {
    fn share(&self) -> f64 {
        100.0 * self.right as f64 / self.all.max(1) as f64
    }
}

/// Judges the rows of these files and prints both rates.
fn count(files: &[File], tells_misses: bool) {
    let game = game();
    let mut low = Vec::new();
    for (name, text, least) in files {
        let (mut good, mut bad) = (Rate::default(), Rate::default());
        let mut misses = Vec::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let [id, label, why, row] = line.splitn(4, '\t').collect::<Vec<_>>()[..] else {
                panic!("{line}")
            };
            let advice = game.advice(&sentence(&game, row)).unwrap();
            let sensible = advice.soundness == grammar::Soundness::Sensible;
            let rate = match label {
                "good" => &mut good,
                "bad" => &mut bad,
                _ => continue,
            };
            rate.all += 1;
            if sensible == (label == "good") {
                rate.right += 1;
            } else {
                let reasons: Vec<_> = advice.reasons.iter().map(|reason| reason.key.to_string()).collect();
                misses.push(format!("{id} {label} ({why}): {row}: {:?} {reasons:?}", advice.soundness));
            }
        }
        println!(
            "{name}: {} of {} good rows sensible ({:.1} %), {} of {} bad rows refused ({:.1} %)",
            good.right,
            good.all,
            good.share(),
            bad.right,
            bad.all,
            bad.share()
        );
        if tells_misses {
            println!("{}", misses.join("\n"));
        }
        if good.share().min(bad.share()) < *least {
            low.push(name);
        }
    }
    assert!(low.is_empty(), "{low:?}");
}

#[test]
fn spi_13_good_sentences_are_sensible_and_bad_ones_are_refused() {
    count(&TUNED_WITH, true);
}

#[test]
fn spi_13_rows_that_were_kept_aside_are_judged_as_their_authors_did() {
    count(&ASIDE, false);
}

/// All that is told of the rows that the rules may be tuned with, because rates allow some misses: whoever tunes a rule sees here what else it changes.
#[test]
fn golden_verdicts_of_what_the_rules_may_be_tuned_with() {
    let game = game();
    let mut told = String::new();
    for line in TUNED_WITH.iter().flat_map(|(_, text, _)| text.lines()).filter(|line| !line.starts_with('#'))
    {
        let row = sentence(&game, line.splitn(4, '\t').nth(3).unwrap());
        let verdict = game.verdict(&row).unwrap();
        let light = if verdict.light { ", light" } else { "" };
        told += &format!("{} {:?}{light} {:?}\n", game.text(&row), verdict.soundness, verdict.reasons);
    }
    insta::assert_snapshot!(told);
}

/// The reasons told of a refused row, two at most, and whether one of them names the cause that its authors saw.
#[test]
fn spi_14_reasons_name_the_cause() {
    let game = game();
    let (mut named, mut misses) = (Rate::default(), Vec::new());
    for line in TUNED_WITH.iter().flat_map(|(_, text, _)| text.lines()).filter(|line| !line.starts_with('#'))
    {
        let [id, label, why, row] = line.splitn(4, '\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let fits = |(words, _): &&(&str, &str)| words.split('|').any(|word| why.contains(word));
        let Some((_, keys)) = CAUSES.iter().find(fits).filter(|_| label == "bad") else { continue };
        let advice = game.advice(&sentence(&game, row)).unwrap();
        if advice.soundness == grammar::Soundness::Sensible {
            continue;
        }
        let told: Vec<String> = advice.reasons.iter().take(2).map(|reason| reason.key.to_string()).collect();
        named.all += 1;
        let names = |key: &String| {
            keys.split(' ').any(|known| key.strip_prefix("spikit-advice-").is_some_and(|key| key == known))
        };
        if told.iter().any(names) {
            named.right += 1;
        } else {
            misses.push(format!("{id} ({why}): {row}: {told:?}"));
        }
    }
    println!("the cause is named of {} of {} refused rows ({:.1} %)", named.right, named.all, named.share());
    println!("{}", misses.join("\n"));
    assert!(named.share() >= 85.0);
}

/// Bots lay what is light. Two readers called these proposals natural, or odd.
#[test]
fn spi_13_what_nobody_says_first_is_heavy() {
    let game = game();
    let judged = |row| {
        let verdict = game.verdict(&sentence(&game, row)).unwrap();
        (verdict.is_sensible(), verdict.light)
    };
    let mut wrong = Vec::new();
    for natural in [
        "it is raining | et | un ogre | is hiding",
        "dis-moi | qui danse | avec | la reine | dans la fontaine",
        "il pleut | in the fountain",
        "the queen | s'endort | when | it is raining | du chocolat",
        "à minuit | ma grand-mère | est | dans la fontaine",
        "regarde | which pirate is knitting | with | a tiny dragon | on the moon",
        "pourquoi | my strange | neighbour | regarde | the mice",
        "cache | du chocolat | in the piano",
        "the queen | is watering | chocolate | in secret",
        "Julie | watch | the mice",
        "regarde | le fantôme | qui danse",
        "my grandmother | arrose | the mice | and | the crocodiles",
        "un ogre | falls asleep | derrière | the ghost",
        "tell me | who snores | behind | the queen",
        "Hugo | how come | the queen | chante | [souvent]fr",
        "the queen | is singing | dans la fontaine | [tonight]en",
        "I want to marry | la reine | furieuse",
        "is | the trombone | dans le piano",
    ] {
        if judged(natural) != (true, true) {
            wrong.push(natural);
        }
    }
    for odd in [
        "Hugo | qui danse | en pyjama",
        "Julie | who snores | in the fountain",
        "qui danse | en pyjama | Hugo",
        "in the fountain | a tiny dragon | s'endort | et | I want to marry | les crocodiles",
        "Hugo | tell me | I want to marry | a giraffe",
        "last night | the crocodiles | ate | in the piano | and | je veux épouser | une girafe",
        "behind | Julie | I want to marry | the queen | in pyjamas",
        "at midnight | pourquoi | ma grand-mère | regarde | quel pirate tricote",
        "I found | my grandmother | [every day]en",
        "at midnight | regarde | my grandmother | est | behind | un ogre",
        "pourquoi | Julie | is singing | behind | du chocolat",
        "Hugo | watch | a giraffe | qui ronfle",
        "qui | regarde | who is dancing | in secret",
        "the queen | falls asleep | and | is hiding | les crocodiles",
        "Hugo | chante | et | regarde | du chocolat",
        "regarde | il pleut | derrière | ma grand-mère | at midnight",
        "notre incroyable | furious | neighbour | is singing",
        "dis-moi | [souvent]fr | who | j'ai trouvé | in the piano",
        "I found | les crocodiles | en cachette",
        "at midnight | le fantôme | ate | cette affreuse | song",
        "j'ai trouvé | chocolate | sur la lune",
        "in the fountain | une girafe | qui ronfle | arrose | the trombone",
        "the crocodiles | watch | chocolate | en cachette",
        "a giraffe | is hiding | my crown | quand | it is raining",
        "ma grand-mère | qui ronfle | arrose | le trombone | in secret",
        "cette affreuse | écharpe | est | sur la lune | at midnight",
        "il pleut | derrière | my crown",
        "je veux épouser | Julie | furieuse",
        "Julie | is hiding | my grandmother | à minuit",
        "at midnight | which pirate is knitting | le trombone",
        "à minuit | the queen | is | furieuse",
        "je veux épouser | votre charmante | sorcière | furieuse",
        "à minuit | I want to marry | my grandmother",
        "I want to marry | this awful | witch | in pyjamas | who is dancing",
        "tell me | quel pirate tricote | a giraffe | qui ronfle",
        "watch | derrière | un ogre",
        "pourquoi | une girafe | is | en pyjama",
        "who | is singing | and | is hiding | le trombone",
        "tell me | who snores | behind | the queen | [ici]fr",
        "regarde | un minuscule dragon | who is dancing | is singing | dans la fontaine",
        "in the piano | a tiny dragon | ate",
        "regarde | quel pirate tricote | when | un minuscule dragon | cache | Hugo",
        "ma couronne | est | avec | un ogre | [every day]en",
        "du chocolat | is | dans la fontaine",
        "in the fountain | a tiny dragon | is | votre charmante | witch",
        "I found | the queen | in pyjamas | who is dancing",
        "ma grand-mère | a été avalée par | a tiny dragon | en cachette | on the moon",
        "an ogre | is | my grandmother",
        "I found | the trombone | en pyjama",
        "ma grand-mère | watch | mon étrange | neighbour",
        "my grandmother | watch | your charming | witch | who snores",
        "pourquoi | my strange | neighbour | is singing",
        "at midnight | watch | chocolate",
        "regarde | le fantôme | qui danse | et | chante",
        "à minuit | I found | an ogre | avec | votre charmante | furious | witch",
        "the crocodiles | ont mangé | la reine | on the moon | avec | [a friend]en",
        "arrose | my crown | and | a giraffe | behind | the trombone",
        "cache | an ogre | et | my crown | avec | la reine",
        "[un ami]fr | was swallowed by | ma grand-mère | furieuse | dans le piano",
        "is | du chocolat | dans le piano",
        "is | a giraffe | furieuse",
        "regarde | Julie | is hiding | [les enfants]fr | en pyjama | and | furious",
        "pourquoi | it is raining | chocolate | derrière | le trombone",
        "pourquoi | it is raining | derrière | Hugo",
        "ma grand-mère | furieuse | falls asleep",
        "je veux épouser | notre incroyable | sorcière | furieuse | qui ronfle",
        "my grandmother | cache | [tonight]en | this awful | écharpe",
        "un minuscule dragon | is | [tonight]en | en pyjama",
        "qui | s'endort | et | regarde | les souris",
        "Hugo | falls asleep | derrière | the ghost | [tonight]en",
        "I want to marry | a tiny dragon | who snores | [tonight]en",
        "[tonight]en | a tiny dragon | qui | falls asleep | is watering | the trombone",
        "qui | est | un minuscule dragon",
        "Julie | watch | a tiny dragon",
        "quel pirate tricote | ma couronne | avec | les souris | in the piano",
        "when | il pleut | who is dancing",
        "ma grand-mère | on the moon | est | furieuse",
        "tell me | quel pirate tricote | le trombone | et | our incredible | scarf | avec | a giraffe",
        "the crocodiles | watch | un minuscule dragon | et | cette affreuse | sorcière | falls asleep",
        "je veux épouser | un ogre | and | une girafe | derrière | notre incroyable | sorcière",
        "ma grand-mère | regarde | la reine | en pyjama | dans le piano",
        "the crocodiles | watch | ma grand-mère | [ce soir]fr",
        "watch | our incredible | chocolate | in the piano",
        "je veux épouser | votre charmante | sorcière | qui | is hiding | ma grand-mère | [ce soir]fr",
        "I want to marry | the crocodiles | in pyjamas | dans le piano",
        "à minuit | it is raining | dans la fontaine",
        "mon étrange | witch | who snores | is | furious",
        "Julie | et | la reine | ont mangé | my strange | scarf | avec | un ogre",
        "our incredible | watch | was swallowed by | une girafe | with | an ogre",
        "le fantôme | falls asleep | en cachette",
        "regarde | le fantôme | was swallowed by | les souris | on the moon",
        "an ogre | in pyjamas | est | in the piano",
        "Hugo | who | is watering | a giraffe | who snores",
        "dis-moi | qui | regarde | un minuscule dragon | who is dancing | sur la lune",
        "the queen | is watering | an ogre | qui ronfle | in secret",
        "the trombone | was swallowed by | Hugo | hier soir | avec | a tiny dragon",
        "à minuit | un minuscule dragon | qui danse | cache | ma grand-mère",
        "la reine | who | chante | dans la fontaine | dans le piano | is hiding | the trombone",
        "who | regarde | notre incroyable | scarf | derrière | my grandmother",
        "who | ate | the trombone | behind | the mice",
        "dis-moi | which pirate is knitting | with | un ogre | behind | notre incroyable | witch",
        "is | the trombone | with | chocolate",
        "à minuit | quel pirate tricote | ma couronne | dans la fontaine",
        "at midnight | quel pirate tricote | un minuscule dragon | en pyjama",
        "dis-moi | who snores | [tonight]en",
        "watch | la reine | and | un minuscule dragon",
        "cache | an ogre | and | the mice",
        "arrose | Hugo | dans le piano | [ce soir]fr",
        "at midnight | il pleut | derrière | mon étrange | neighbour",
        "Julie | who | is watering | the queen | who is dancing",
        "at midnight | who | est | derrière | ma grand-mère",
        "dis-moi | who | un ogre | cache | [tonight]en",
        "qui | is hiding | chocolate | and | our incredible | écharpe",
        "Julie | qui | is watering | une girafe | et | le fantôme",
        "an ogre | is | behind | les souris",
        "pourquoi | un ogre | est | in pyjamas",
        "[tonight]en | which pirate is knitting | the mice | dans le piano",
        "I want to marry | a giraffe | behind | un minuscule dragon",
        "ma grand-mère | was swallowed by | the queen | behind | the ghost",
        "when | it is raining | the queen | is hiding | a giraffe",
        "in the fountain | Julie | falls asleep",
        "it is raining | and | the queen | falls asleep",
        "la reine | en pyjama | regarde | our incredible | chocolate | on the moon",
        "regarde | [les enfants]fr | qui | ont mangé | le trombone | in the piano | dans la fontaine",
        "it is raining | chocolate | derrière | un minuscule dragon | [ce soir]fr",
        "it is raining | quand | une girafe | is singing",
        "une girafe | who | cache | les crocodiles | in the fountain | arrose | the trombone",
        "regarde | sorcière | furieuse | qui ronfle",
        "Hugo | who | falls asleep",
        "the ghost | who is dancing | is watering | my crown",
        "cache | votre charmante | écharpe",
        "la reine | cache | notre incroyable | voisin | who is dancing",
        "quel pirate tricote | my crown | and | chocolate",
        "my strange | voisin | is | furious | on the moon",
    ] {
        // People may say so.
        if judged(odd) != (true, false) {
            wrong.push(odd);
        }
    }
    // Nobody may: two tenses at once, a question within a question, what is said twice, what does not agree.
    for refused in [
        "I want to marry | when | at midnight | I found | the trombone | en pyjama",
        "my crown | was swallowed by | a giraffe | quand | un minuscule dragon | s'endort",
        "pourquoi | du chocolat | is | dans la fontaine | in secret",
        "regarde | is | le trombone | furious",
        "who | [tonight]en | est | un minuscule dragon",
        "qui ronfle | when | notre incroyable | écharpe | was swallowed by | un ogre",
        "qui | chante | quand | the mice | ate | the trombone",
        "is | Hugo | furieuse",
    ] {
        if judged(refused).0 {
            wrong.push(refused);
        }
    }
    assert_eq!(wrong, [""; 0]);
}

/// What is tried as several cards is written as the one that it is.
#[test]
fn spi_31_commas_stand_where_the_joker_lies_whatever_its_words_are_tried_as() {
    let game = game();
    for (row, text) in [
        (
            "dans le piano | [qui aime]fr | notre incroyable | voisin",
            "Dans le piano, qui aime notre incroyable voisin\u{202f}?",
        ),
        ("[qui aime]fr | le trombone | Julie", "Qui aime le trombone, Julie\u{202f}?"),
    ] {
        assert_eq!(game.text(&sentence(&game, row)), text);
    }
}

/// What English leaves unsaid of a noun, an adjective behind it says: the verb agrees with both.
#[test]
fn spi_13_a_noun_has_the_gender_of_its_adjective() {
    let game = game();
    let sensible = |row| game.verdict(&sentence(&game, row)).unwrap().is_sensible();
    assert!(sensible("is | ma grand-mère | furieuse"));
    assert!(sensible("is | the queen | furieuse"));
    assert!(sensible("is | Hugo | furious"));
    assert!(!sensible("is | Hugo | furieuse"));
    assert!(!sensible("is | le fantôme | furieuse"));
    assert!(sensible("a giraffe | furieuse | a été avalée par | un ogre"));
    assert!(!sensible("a giraffe | [furieux]fr | a été avalée par | un ogre"));
}

/// The trombone may be the queen's; a name says already which Hugo is meant.
#[test]
fn spi_13_a_name_has_no_of() {
    let game = game();
    let sensible = |row| game.verdict(&sentence(&game, row)).unwrap().is_sensible();
    assert!(sensible("le trombone | [de]fr | la reine | est | dans le piano"));
    assert!(!sensible("Hugo | [de]fr | la reine | est | dans le piano"));
    assert!(sensible("watch | the ghost | [of]en | the queen"));
    assert!(!sensible("watch | Hugo | [of]en | the queen"));
}

#[test]
fn spi_13_a_clause_that_says_when_is_of_the_time_of_its_verb() {
    let game = game();
    let sensible = |row| game.verdict(&sentence(&game, row)).unwrap().is_sensible();
    // The French say so, be it behind an English "when".
    assert!(sensible("la reine | s'endort | quand | les souris | ont mangé | le trombone"));
    assert!(sensible("la reine | s'endort | when | les souris | ont mangé | le trombone"));
    assert!(!sensible("la reine | s'endort | quand | I found | un ogre"));
    assert!(!sensible("la reine | s'endort | when | the mice | ate | le trombone"));
}

#[test]
fn spi_13_qui_asks_for_somebody_and_what_for_anything() {
    let game = game();
    let sensible = |row| game.verdict(&sentence(&game, row)).unwrap().is_sensible();
    assert!(sensible("qui | est | ma grand-mère"));
    assert!(!sensible("qui | est | ma couronne"));
    assert!(!sensible("dis-moi | qui | est | le trombone"));
    assert!(sensible("[what]en | is | my crown"));
    // One question word is enough.
    assert!(sensible("who | is | the queen | with"));
    assert!(!sensible("dis-moi | who | quel pirate tricote"));
    assert!(!sensible("who | which pirate is knitting"));
}

/// "ont mangé" without what was eaten is heavy, and so is "et ont mangé". A search for what people say first builds nothing with either, so all that it spends on
/// the card is the two ways to read it, with an object and without.
#[test]
fn spi_13_what_is_heavy_is_heavy_behind_and() {
    let game = game();
    let found = |texts: &[&str], effort| {
        let faces = game.deck().cards().filter_map(|card| game.deck().face(card));
        let known: Vec<_> = faces.filter_map(|face| face.grammar.as_ref()).collect();
        let card = |text: &&str| known.iter().copied().find(|card| card.text == *text).unwrap();
        let hand: Vec<&grammar::Card> = texts.iter().map(card).collect();
        grammar::sentences(&hand, grammar::Soundness::Sensible, true, effort)
    };
    let rain = ["il pleut", "dans la fontaine", "à minuit", "et"];
    let mice = [&rain[..], &["ont mangé"]].concat();
    assert_eq!(found(&rain, 1_000).len(), 4, "alone, there, then, and both");
    for effort in 8..50 {
        assert_eq!(found(&mice, effort + 2), found(&rain, effort), "{effort}");
    }
}

/// Of a language without a dictionary any two words might be any two cards, so they stay one.
#[test]
fn spi_31_words_that_nobody_can_look_up_are_one_card() {
    let game = of_words([None, None]);
    let sensible = |row| game.verdict(&sentence(&game, row)).unwrap().is_sensible();
    assert!(sensible("[x y]fr | regarde | un minuscule dragon"));
    assert!(!sensible("[x y]fr | cette affreuse | écharpe | en cachette"));
}

#[test]
fn spi_31_ten_cards_and_a_joker_that_says_with_are_no_sentence() {
    let game = game();
    let mut cards: Vec<Card> = game.deck().cards().filter(|card| !card.is_joker()).collect();
    let mut chance = tabletop::Chance::from_seed(31);
    let mut passed = Vec::new();
    // Small words that go with much, words that may be called out, and words that are tried as two cards.
    let jokers = [
        ("avec", "fr"),
        ("with", "en"),
        ("de", "fr"),
        ("que", "fr"),
        ("du", "fr"),
        ("oh", "en"),
        ("et très", "fr"),
    ];
    for (text, lang) in jokers {
        let joker = JokerWords { text: text.to_owned(), lang: lang.parse().unwrap() };
        for _ in 0..150 {
            chance.shuffle(&mut cards);
            let row = [&cards[..9], &[Card::Joker(1)]].concat();
            let row = Sentence { cards: row, by: None, joker: Some(joker.clone()) };
            if game.verdict(&row).is_none_or(|verdict| verdict.well_formed()) {
                passed.push(game.text(&row));
            }
        }
    }
    assert!(passed.is_empty(), "{passed:?}");
}
