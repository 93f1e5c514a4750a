//! Lists of words and their file.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that fails here has failed")]

use lexicon::{FormatError, Language, Tier};
use themes::{CardError, Dice, Die, Entry, EntryError, Kind, Lists, Theme, ThemeCard, encode};

fn theme(id: &str, lines: &[&str]) -> Theme {
    let words = lines.iter().map(|line| Entry::from_line(line).unwrap()).collect();
    Theme::new(id, id, words).unwrap()
}

fn lists() -> Lists {
    let people = theme(
        "people",
        &[
            "Bono\tproper\t1\tBono (Paul Hewson)",
            "de Gaulle\tproper\t1\tCharles de Gaulle",
            "Brejnev\tproper\t3",
        ],
    );
    let animals =
        theme("animals", &["éléphant\tcommon\t1", "œstre\t\t3", "chauve-souris", "zèbre\tcommon\t1"]);
    let card = ThemeCard::new("", vec![people, animals]).unwrap();
    let dice = Dice::new(["BCDFGL", "AEIOUY", "RSTNLM", "VPMCHE", "AEIOTS"]).unwrap();
    Lists::new(Language::French, dice, vec![card]).unwrap()
}

#[test]
fn the_2_a_file_gives_back_what_was_written() {
    let lists = lists();
    let file = encode(&lists).unwrap();
    let read = Lists::from_wire(&file).unwrap();
    assert_eq!(read, lists);
    let bono = read.card(1).unwrap().theme(1).unwrap().find("BONO").unwrap();
    assert_eq!((bono.full(), bono.kind, bono.tier), ("Bono (Paul Hewson)", Kind::Proper, Tier::COMMON));
    assert_eq!((read.dice().face(Die::Green, 0), read.dice().face(Die::Blue, 5)), ('B', 'S'));
}

#[test]
fn the_2_any_damage_is_refused() {
    let file = encode(&lists()).unwrap();
    for length in 0..file.len() {
        assert!(Lists::from_wire(&file[..length]).is_err(), "{length} bytes");
    }
    for at in 0..file.len() {
        let mut damaged = file.clone();
        damaged[at] ^= 0x55;
        if let Ok(read) = Lists::from_wire(&damaged) {
            assert_eq!(read, lists(), "byte {at} makes a difference and is not noticed");
        }
    }
    assert_eq!(Lists::from_wire(b"MOTSDICT"), Err(FormatError::OtherKind));
}

#[test]
fn lists_that_are_handed_on_are_the_same_and_damage_is_refused() {
    let lists = lists();
    let bytes = lists.hand_on();
    assert_eq!(Lists::handed(&bytes).unwrap(), lists);
    for length in 0..bytes.len() {
        assert!(Lists::handed(&bytes[..length]).is_err(), "{length} bytes");
    }
    for at in 2..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[at] ^= 0x55;
        assert!(Lists::handed(&damaged).is_err(), "byte {at}");
    }
    assert_eq!(Lists::handed(b"m"), Err(FormatError::OtherKind));
    assert_eq!(Lists::handed(b"mo12345678"), Err(FormatError::Language(*b"mo")));
}

#[test]
fn the_8_a_name_is_found_without_its_particle() {
    let lists = lists();
    let people = &lists.cards()[0].themes()[0];
    assert_eq!(people.find("GAULLE").map(|entry| entry.word.as_str()), Some("de Gaulle"));
    assert_eq!(people.find("DEGAULLE"), people.find("GAULLE"));
    assert_eq!(people.find("PAULHEWSON"), None, "the nickname counts");
}

#[test]
fn the_6_words_are_found_by_their_initial() {
    let lists = lists();
    let animals = lists.card(1).unwrap().theme(2).unwrap();
    let of =
        |initial| animals.of_initial(initial).iter().map(|entry| entry.word.as_str()).collect::<Vec<_>>();
    assert_eq!(
        (of('C'), of('O'), of('E'), of('A')),
        (vec!["chauve-souris"], vec!["œstre"], vec!["éléphant"], vec![])
    );
    assert_eq!(animals.find("OESTRE").map(|entry| entry.tier), Some(Tier::RARE));
}

#[test]
fn lines_are_checked() {
    let wrong = |line: &str| Entry::from_line(line).unwrap_err();
    assert!(matches!(wrong(""), EntryError::Word(_)));
    assert!(matches!(wrong("pomme + terre"), EntryError::Word(_)));
    assert_eq!(Entry::from_line("pomme de terre").unwrap().letters, "POMMEDETERRE");
    assert_eq!(wrong("chat\tanimal"), EntryError::Kind("animal".into()));
    assert_eq!(wrong("chat\tcommon\t4"), EntryError::Tier("4".into()));
    assert_eq!(wrong("chat\tcommon\t1\ta~b"), EntryError::Display("a~b".into()));
    assert_eq!(wrong("chat\tcommon\t1\t\t"), EntryError::Columns(5));
    let plain = Entry::from_line("chat").unwrap();
    assert_eq!((plain.kind, plain.tier, plain.full()), (Kind::Common, Tier::KNOWN, "chat"));
}

#[test]
fn cards_are_checked() {
    let words = |lines: &[&str]| lines.iter().map(|line| Entry::from_line(line).unwrap()).collect();
    let twice = Theme::new("a", "A", words(&["pêche", "poire", "Pèche\tproper"])).unwrap_err();
    assert_eq!(twice, CardError::Twice { word: "Pèche".into(), first: 0, again: 2 });
    assert_eq!(Theme::new("a", "", Vec::new()), Err(CardError::Name));
    assert_eq!(ThemeCard::new("", Vec::new()), Err(CardError::Themes(0)));
    assert!(Dice::new(["ABCDEF", "ABCDEF", "ABCDEF", "ABCDEF", "ABCDe1"]).is_err());
}
