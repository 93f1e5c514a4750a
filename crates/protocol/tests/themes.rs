//! Dés à thèmes among bots, in virtual time: levels beat each other. The lists are made up, as long and as mixed as those of the box.
#![allow(clippy::unwrap_used, reason = "a test that fails here has failed")]

use lexicon::{Dictionary, Language, MorphologyFile, Tier};
use protocol::{Arena, Level, Plan};
use protocol::{Resource, ResourceName};
use serde_json::{Value, json};
use tabletop::Chance;
use themes::{Dice, Entry, Kind, Lists, Theme, ThemeCard};

/// Words of four to nine letters, a hundred and fifty a theme; one third common, one third known, one third rare.
fn lists() -> Lists {
    let mut chance = Chance::from_seed(1);
    let mut letter = || char::from(*chance.pick(b"EEEEAAAIIISSNNRRTTOOLLUUDCMPGBVHF").unwrap());
    let mut word = |index: u8| {
        let letters: String = (0..4 + index % 6).map(|_| letter()).collect();
        let kind = if index.is_multiple_of(2) { Kind::Proper } else { Kind::Common };
        Entry::new(&letters, kind, Tier::from_index(index % 3).unwrap(), "").unwrap()
    };
    let mut theme = |number: u8| {
        let mut words: Vec<Entry> = (0..150).map(&mut word).collect();
        words.sort_by(|a, b| a.letters.cmp(&b.letters));
        words.dedup_by(|a, b| a.letters == b.letters);
        Theme::new(&number.to_string(), &number.to_string(), words).unwrap()
    };
    let card = ThemeCard::new("", (1..=6).map(&mut theme).collect()).unwrap();
    let dice = Dice::new(["CDFGLB", "AEIOUT", "RSTNLM", "VPMCHE", "AEIOTS"]).unwrap();
    Lists::new(Language::French, dice, vec![card]).unwrap()
}

fn resources(name: &ResourceName) -> Option<Resource> {
    let dictionary = Dictionary::from_words(Language::French, ["RIEN"]).ok()?;
    match name.kind().name {
        "themes" => Some(Resource::new(lists())),
        "morphology" => {
            let file = lexicon::encode_morphology(&dictionary, &[]).ok()?;
            MorphologyFile::read(&file).ok().map(Resource::new)
        }
        "roots" => {
            let file = format!("{}/../../{}", env!("CARGO_MANIFEST_DIR"), name.file()?);
            name.read(&std::fs::read(file).ok()?, &mut |_| {})
        }
        _ => Some(Resource::new(dictionary)),
    }
}

/// The mean share of wins of the first seat's level, over matches in which it sits everywhere in turn, with its standard error.
fn share(one: Level, other: Level, options: &Value, matches: u64) -> (f64, f64) {
    let arena = Arena::new("themes", options, &Value::Null, 4, &mut resources).unwrap();
    let mut shares = Vec::new();
    for seed in 0..matches {
        let place = (seed % 4) as usize;
        let mut levels = [other; 4];
        levels[place] = one;
        let plan = Plan { levels: &levels, seed, iterations: None, budget_ms: None };
        let played = arena.play(&plan, &|| 0.0).unwrap();
        assert_eq!(played.failures, 0, "seed {seed}");
        assert!(played.lasted_ms > 60_000, "a match lasts minutes: {} ms", played.lasted_ms);
        let winners = played.places.iter().filter(|place| **place == 1).count();
        shares.push(if played.places[place] == 1 { 1.0 / winners as f64 } else { 0.0 });
    }
    let mean = shares.iter().sum::<f64>() / matches as f64;
    let variance = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (matches - 1) as f64;
    (mean, (variance / matches as f64).sqrt())
}

#[test]
fn a_level_beats_three_of_the_level_below() {
    for options in
        [json!({}), json!({"variant": "limited"}), json!({"variant": "open"}), json!({"timer": null})]
    {
        for (one, other) in [(Level::Hard, Level::Medium), (Level::Medium, Level::Easy)] {
            let (mean, error) = share(one, other, &options, 60);
            println!("{one} against three {other}, {options}: {:.0} % ± {:.0}", mean * 100.0, error * 196.0);
            assert!(mean - 1.96 * error > 0.25, "{one} against {other}, {options}: {mean} ± {error}");
        }
    }
}
