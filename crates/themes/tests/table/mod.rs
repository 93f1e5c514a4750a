//! A small box, and matches in it written as lines.
#![allow(dead_code, clippy::unwrap_used, clippy::panic, reason = "a test that fails here has failed")]

use lexicon::{Dictionary, Features, Gender, Language, Lemma, Morphology, Number, Part};
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::{ActError, Actor, Code, NewError, Player, Refuse, Seat, Table, Viewer};
use themes::*;

pub(crate) const FRENCH: &[&str] = &[
    "ÉLÉPHANT",
    "ÉLÉPHANTEAU",
    "BOA",
    "BALEINE",
    "BALEINEAU",
    "BLAIREAU",
    "BÉLIER",
    "BICHE",
    "BISON",
    "CHAT",
    "CHIEN",
    "ÉCUREUIL",
    "ÉLAN",
    "PARI",
    "PARIS",
    "LIT",
    "BORDEAUX",
    "BOVIN",
    "BALEINES",
    "HUE",
    "HUER",
    "CHATTE",
    "MACHINE",
    "LAVER",
    "FEU",
    "FEUX",
    "ROUGE",
    "ROUGES",
    "POISSON",
    "MANGE",
    "MANGER",
    "MANGES",
    "PORTE",
    "PORTER",
    "PORTÉE",
    "BOURGE",
    "BOURGES",
];

/// The word data of the small box: every word is a masculine noun, but for the forms of another.
fn judge() -> Judge {
    let dictionary = Dictionary::from_words(Language::French, FRENCH).unwrap();
    let lemma = |spelling: &&str| {
        let spelling = spelling.to_lowercase();
        let singular = vec![Features::default().with_number(Number::Singular)];
        Lemma {
            senses: vec![Features::of(Part::Noun).with_gender(Gender::Masculine)],
            forms: vec![(spelling.clone(), singular)],
            spelling,
        }
    };
    let forms = [
        "BALEINES", "CHATTE", "FEUX", "ROUGES", "MANGE", "MANGER", "MANGES", "HUE", "HUER", "PORTER",
        "BOURGES",
    ];
    let nouns = FRENCH.iter().filter(|word| !forms.contains(word));
    let mut lemmas: Vec<Lemma> = nouns.chain(&["chou-fleur", "bouton-d'or"]).map(lemma).collect();
    let plural = || vec![Features::default().with_number(Number::Plural)];
    let feminine = || vec![Features::default().with_number(Number::Singular).with_gender(Gender::Feminine)];
    for (one, form, features) in [
        ("baleine", "baleines", plural()),
        ("feu", "feux", plural()),
        ("rouge", "rouges", plural()),
        ("bourge", "bourges", plural()),
        ("chat", "chatte", feminine()),
    ] {
        let noun = lemmas.iter_mut().find(|lemma| lemma.spelling == one).unwrap();
        noun.forms.push((form.to_owned(), features));
    }
    for (infinitive, forms) in
        [("manger", &["mange", "manges"][..]), ("huer", &["hue"]), ("porter", &["porte", "portée"])]
    {
        let reading = || vec![Features::default().with_number(Number::Singular)];
        lemmas.push(Lemma {
            spelling: infinitive.to_owned(),
            senses: vec![Features::of(Part::Verb)],
            forms: [infinitive].iter().chain(forms).map(|form| ((*form).to_owned(), reading())).collect(),
        });
    }
    lemmas.sort_by(|one, other| one.spelling.cmp(&other.spelling));
    let file = lexicon::encode_morphology(&dictionary, &lemmas).unwrap();
    let morphology = Morphology::from_wire(&file, &dictionary).unwrap();
    Judge::new(Arc::new(dictionary), morphology, Arc::new(roots()))
}

/// The table of the box.
pub(crate) fn roots() -> Roots {
    Roots::read(Language::French, include_bytes!("../../../../dictionaries/fr.roots")).unwrap()
}

pub(crate) fn lists() -> Lists {
    let theme = |id: &str, lines: &[&str]| {
        Theme::new(id, id, lines.iter().map(|line| Entry::from_line(line).unwrap()).collect()).unwrap()
    };
    let names =
        |words: &[&str]| -> Vec<String> { words.iter().map(|word| format!("{word}\tproper\t1")).collect() };
    let named = |id: &str, words: &[&str]| {
        let lines = names(words);
        theme(id, &lines.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let people = theme(
        "people",
        &[
            "Alexandre\tproper\t1\tAlexandre le Grand",
            "Bono\tproper\t1\tBono (Paul Hewson)",
            "Brejnev\tproper\t2\tLeonid Brejnev",
            "Buñuel\tproper\t2\tLuis Buñuel",
            "Brecht\tproper\t2\tBertolt Brecht",
            "La Fontaine\tproper\t1\tJean de La Fontaine",
            "Hugo\tproper\t1\tVictor Hugo",
            "Legrand\tproper\t2\tMichel Legrand",
            "Eiffel\tproper\t1\tGustave Eiffel",
            "Tintin\tproper\t1",
        ],
    );
    let animals = theme(
        "animals",
        &[
            "éléphant\t\t1",
            "éléphanteau\t\t2",
            "boa\t\t1",
            "baleine\t\t1",
            "baleineau\t\t3",
            "bison\t\t1",
            "lynx\t\t1",
            "chien\t\t1",
            "chat\t\t1",
            "cheval de mer\t\t1",
            "portée\t\t2",
        ],
    );
    let towns = named("towns", &["Dinan", "Dinard", "Brest", "Bourges", "Lyon", "Nice"]);
    let card = ThemeCard::new(
        "",
        vec![
            people,
            animals,
            towns,
            named("rivers", &["Loire"]),
            named("isles", &["Bréhat"]),
            theme("plants", &["bouleau"]),
        ],
    );
    let second = ThemeCard::new("", vec![named("only", &["Bono"])]);
    let house = theme(
        "house",
        &["machine à laver\t\t1", "feu rouge\t\t1", "bouleau\t\t3", "manger\t\t2", "lunettes\t\t1"],
    );
    let third = ThemeCard::new(
        "",
        vec![house, named("first-names", &["Victor", "Jean", "Baptiste", "Adèle", "Hugo"])],
    );
    let dice = Dice::new(["BCDFGL", "AEIOUY", "RSTNLM", "VPMCHE", "AEIOTS"]).unwrap();
    Lists::new(Language::French, dice, vec![card.unwrap(), second.unwrap(), third.unwrap()]).unwrap()
}

pub(crate) fn game(options: Options) -> Themes {
    Themes::new(options, Arc::new(judge()), &lists())
}

pub(crate) fn classic() -> Options {
    Options::default()
}

pub(crate) fn variant(variant: Variant) -> Options {
    Options { variant, ..Options::default() }
}

/// A roll such as `1BORVAg`: theme, five letters, the first letter of the colour (`k` is black, `y` yellow). `-` is no theme.
pub(crate) fn roll(text: &str) -> Roll {
    let mut signs = text.chars();
    let theme = signs.next().unwrap().to_digit(10).map(|theme| theme as u8);
    let mut letter = || signs.next().unwrap();
    let letters =
        Letters { green: letter(), white: letter(), yellow: letter(), red: letter(), blue: letter() };
    let colour = match letter() {
        'g' => Colour::Green,
        'w' => Colour::White,
        'y' => Colour::Yellow,
        'r' => Colour::Red,
        'b' => Colour::Blue,
        _ => Colour::Black,
    };
    Roll { theme, letters, colour }
}

pub(crate) fn rolls(text: &str) -> Layout {
    Layout { rolls: text.split_whitespace().map(roll).collect(), ..Layout::default() }
}

pub(crate) fn with(game: Themes, seats: usize, layout: Layout) -> Result<Table<Themes>, NewError<Refusal>> {
    let players = (0..seats).map(|n| Player { name: format!("S{n}"), bot: None }).collect();
    Table::new(game, players, layout, 1, serde_json::Value::Null, BTreeMap::new())
}

pub(crate) fn table(options: Options, seats: usize, layout: Layout) -> Table<Themes> {
    with(game(options), seats, layout).unwrap()
}

/// A table where only seat 0 is a person.
pub(crate) fn alone(options: Options, seats: usize, layout: Layout) -> Table<Themes> {
    let bot = |n: usize| (n > 0).then(|| "easy".to_owned());
    let players = (0..seats).map(|n| Player { name: format!("S{n}"), bot: bot(n) }).collect();
    Table::new(game(options), players, layout, 1, serde_json::Value::Null, BTreeMap::new()).unwrap()
}

/// Plays a line such as `0r 1=boa 2^La_Fontaine 0^Lyon@3 1+ 2- 0. 1! 1~ round`: rolls, words (common, proper, with a theme), votes,
/// giving up, buzzes, their withdrawal, the ends of clocks. Answers with the events of the last action.
pub(crate) fn play(table: &mut Table<Themes>, line: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for word in line.split_whitespace() {
        events = act(table, word).unwrap_or_else(|refusal| panic!("{word}: {refusal:?}"));
    }
    events
}

pub(crate) fn act(table: &mut Table<Themes>, word: &str) -> Result<Vec<Event>, ActError<Refusal>> {
    let Ok(seat) = word[..1].parse() else {
        let action = Action::TimeUp { clock: word.into() };
        return table.act(Actor::Table, action).map(|step| step.events.clone());
    };
    let action = match &word[1..] {
        "r" => Action::Roll,
        "!" => Action::Buzz,
        "~" => Action::Withdraw,
        "." => Action::GiveUp,
        "?" => Action::Abstain,
        "+" => Action::Vote { accept: true },
        "-" => Action::Vote { accept: false },
        said => {
            let (text, theme) = said[1..].split_once('@').unwrap_or((&said[1..], ""));
            // `1^Bono…`: the time runs out while it is being written.
            let (text, late) = text.strip_suffix('…').map_or((text, false), |text| (text, true));
            Action::Announce {
                word: text.replace('_', " "),
                proper: said.starts_with('^'),
                theme: theme.parse().ok(),
                late,
            }
        }
    };
    table.act(Actor::Seat(Seat(seat)), action).map(|step| step.events.clone())
}

#[track_caller]
pub(crate) fn refused(table: &mut Table<Themes>, word: &str, code: Code, clause: &str) {
    let before = table.state().clone();
    let Err(ActError::Refused(refusal)) = act(table, word) else { panic!("{word} is not refused") };
    assert_eq!((refusal.code(), refusal.clause()), (code, Some(clause)), "{word}: {refusal:?}");
    assert_eq!(*table.state(), before, "{word} changed something (COM-4)");
}

pub(crate) fn seen(table: &Table<Themes>) -> View {
    table.view(Viewer::Spectator)
}

pub(crate) fn tokens(table: &Table<Themes>) -> Vec<u32> {
    seen(table).seats.iter().map(|seat| seat.tokens).collect()
}

pub(crate) fn states(table: &Table<Themes>) -> Vec<Standing> {
    seen(table).seats.iter().map(|seat| seat.state).collect()
}

/// The words that stand and what they took.
pub(crate) fn words(table: &Table<Themes>) -> Vec<(String, u32)> {
    seen(table).announced.into_iter().map(|word| (word.word, word.points)).collect()
}
