//! Words of one root (THE-7), judged against labelled pairs.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that fails here has failed"
)]

use lexicon::{Dictionary, Language, Morphology};
use std::fs;
use std::path::Path;
use tabletop::Fnv;
use themes::Roots;

struct Judge {
    dictionary: Dictionary,
    morphology: Morphology,
    roots: Roots,
}

impl Judge {
    fn of(language: Language) -> Judge {
        let read = |kind: &str| {
            let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dictionaries");
            fs::read(root.join(format!("{language}.{kind}"))).unwrap()
        };
        let dictionary = Dictionary::from_wire(&read("dict")).unwrap();
        let morphology = Morphology::from_wire(&read("words"), &dictionary).unwrap();
        Judge { dictionary, morphology, roots: Roots::read(language, &read("roots")).unwrap() }
    }

    fn same(&self, one: &str, other: &str) -> bool {
        self.roots.same(&self.dictionary, &self.morphology, one, other)
    }
}

struct Pair {
    same: bool,
    one: String,
    other: String,
}

/// The labelled pairs of a language, those kept aside and the others.
fn labelled(language: Language) -> (Vec<Pair>, Vec<Pair>) {
    let text = match language {
        Language::French => include_str!("labelled/roots.fr.txt"),
        Language::English => include_str!("labelled/roots.en.txt"),
    };
    let pairs = text.lines().filter(|line| line.starts_with(['=', '!'])).map(|line| {
        let mut words = line.split(' ').skip(1).map(str::to_owned);
        Pair { same: line.starts_with('='), one: words.next().unwrap(), other: words.next().unwrap() }
    });
    pairs.partition(|pair| {
        let mut sum = Fnv::default();
        sum.add(pair.one.as_bytes());
        sum.add(pair.other.as_bytes());
        (sum.value() >> 32) % 4 == 0
    })
}

/// How many are right, and which ones are not.
fn judged(judge: &Judge, pairs: &[Pair]) -> (usize, Vec<String>) {
    let wrong = |pair: &&Pair| judge.same(&pair.one, &pair.other) != pair.same;
    let mark = |same: bool| if same { '=' } else { '!' };
    let misses: Vec<String> = pairs
        .iter()
        .filter(wrong)
        .map(|pair| format!("{} {} {}", mark(pair.same), pair.one, pair.other))
        .collect();
    (pairs.len() - misses.len(), misses)
}

#[test]
fn the_7_pairs_kept_aside_are_judged_as_labelled() {
    let (mut right, mut all) = (0, 0);
    let mut misses = Vec::new();
    for language in Language::ALL {
        let judge = Judge::of(language);
        let (aside, _) = labelled(language);
        let (good, missed) = judged(&judge, &aside);
        (right, all) = (right + good, all + aside.len());
        misses.extend(missed);
    }
    println!("kept aside: {right} of {all} right, misses: {misses:#?}");
    assert!(all >= 100, "{all} pairs are too few to judge by");
    assert!(right * 100 >= all * 97, "{right} of {all} right: {misses:#?}");
}

#[test]
fn the_7_pairs_to_tune_by_are_judged_as_labelled() {
    for language in Language::ALL {
        let (_, pairs) = labelled(language);
        let (right, misses) = judged(&Judge::of(language), &pairs);
        println!("{language}: {right} of {} right, misses: {misses:#?}", pairs.len());
        assert!(right * 100 >= pairs.len() * 95, "{language}: {right} of {} right: {misses:#?}", pairs.len());
    }
}

/// Pairs that rounds with the box's lists can bring together, drawn by chance and labelled by somebody who had not seen the table. The table is tuned
/// by three quarters of them; a quarter is kept aside, and its misses are not printed. Doubtful ones are left out.
fn drawn(language: Language, text: &'static str) -> Vec<Pair> {
    let rows = text.lines().map(|line| line.split('\t').collect::<Vec<_>>());
    let of_language = rows.filter(|row| row[0] == language.code() && row[3] != "doubtful");
    of_language.map(|row| Pair { same: row[3] == "same", one: row[1].into(), other: row[2].into() }).collect()
}

#[test]
fn the_7_pairs_of_rounds_are_judged_as_labelled() {
    for (text, tell, floor) in [
        (include_str!("labelled/roots-rounds.tsv"), true, 97),
        // Written later by somebody else who had not seen the code, and labelled twice independently: 75.8 % before anything was tuned by them.
        (include_str!("labelled/roots-tune.tsv"), true, 97),
        // 96 are meant.
        (include_str!("labelled/roots-rounds-aside.tsv"), false, 91),
        // The other half of what that author wrote: counted once before the last tuning (110), and after it.
        (include_str!("labelled/roots-third-aside.tsv"), false, 93),
        // Drawn afresh, half of them with a common beginning of three letters, labelled twice by people who had not seen the code; 96.7 and 96.6 % at
        // first sight, so the two halves together were right in 231 of 239 before anything was tuned by the first.
        (include_str!("labelled/roots-fourth-tune.tsv"), true, 97),
        (include_str!("labelled/roots-fourth-aside.tsv"), false, 96),
        // 400 more, drawn the same way from the lists and labelled by two others, who agree on 396: 380 of these (96.0 %) were right at first sight, of
        // the quarter kept aside 88 of 91 (96.7 %).
        (include_str!("labelled/roots-fifth-tune.tsv"), true, 98),
        (include_str!("labelled/roots-fifth-aside.tsv"), false, 96),
    ] {
        let (mut right, mut all, mut misses) = (0, 0, Vec::new());
        for language in Language::ALL {
            let pairs = drawn(language, text);
            let (good, missed) = judged(&Judge::of(language), &pairs);
            println!("{language}: {good} of {} right", pairs.len());
            (right, all) = (right + good, all + pairs.len());
            misses.extend(missed);
        }
        println!("{right} of {all} right, {:.1} %", 100.0 * right as f64 / all as f64);
        if tell {
            println!("misses: {}", misses.join(", "));
        }
        assert!(right * 100 >= all * floor, "{right} of {all} right");
    }
}

/// What a review named when nothing of it was known here.
#[test]
fn the_7_families_of_derivation_are_known_and_false_friends_too() {
    let french = Judge::of(Language::French);
    for (one, other) in
        [("jaloux", "jalousie"), ("noir", "noirceur"), ("vert", "verdure"), ("porte", "portail")]
    {
        assert!(french.same(one, other), "{one}, {other}");
    }
    for (one, other) in [("chant", "chantier"), ("courage", "cour"), ("ours", "oursin"), ("rose", "rosée")] {
        assert!(!french.same(one, other), "{one}, {other}");
    }
    assert!(Judge::of(Language::English).same("rain", "rainbow"));
}

#[test]
fn the_7_case_and_accents_make_no_difference() {
    let french = Judge::of(Language::French);
    assert!(french.same("ELEPHANT", "éléphanteau") && french.same("elephants", "Éléphant"));
    assert!(french.same("Éléphanteau", "éléphant") && !french.same("éléphant", "girafe"));
    assert!(french.same("cheval", "chevaux") && french.same("œil", "yeux"));
}

#[test]
fn the_14_a_word_of_five_letters_at_the_beginning_of_another_is_its_root() {
    let english = Judge::of(Language::English);
    assert!(english.same("flower", "flowerpot") && english.same("zzzzz", "zzzzzy"));
    assert!(!english.same("zzzz", "zzzzyq"));
}

#[test]
fn the_7_words_that_are_made_of_the_same_word_have_one_root() {
    let english = Judge::of(Language::English);
    // Of two common words, one of which has four letters at least.
    assert!(english.same("sunshine", "moonshine") && english.same("waterfall", "rainwater"));
    assert!(!english.same("carpet", "carton"), "chance finds shorter ones");
    // Or of one common word before a rarer one: five letters before four, or four before six.
    assert!(english.same("watercress", "waterfall"));
    assert!(english.same("woodcarver", "firewood"));
}

#[test]
fn anything_may_be_compared() {
    let french = Judge::of(Language::French);
    for text in ["", "-", "É", "a-", "’’", "🦊", "x y z"] {
        assert!(!french.same(text, "chat") && !french.same("chat", text), "{text}");
    }
}

#[test]
fn the_7_a_word_with_a_prefix_has_the_root_of_what_follows_it() {
    let french = Judge::of(Language::French);
    for (one, other) in [("parapluie", "pluie"), ("télévision", "vision"), ("sous-marin", "marin")] {
        assert!(french.same(one, other), "{one}, {other}");
    }
    let english = Judge::of(Language::English);
    assert!(english.same("submarine", "marine"));
    // CAR-PET: a prefix is no half of a word.
    assert!(!english.same("hamster", "ham"));
}
