//! Helpers of these tests, which set up a position, perform actions and check the result.

use lexicon::{Dictionary, Language, Lexicon};
use std::collections::BTreeMap;
use std::sync::Arc;
use syntax::{
    Action, Card, Deck, DeckFile, Event, Layout, Options, PhaseName, Referee, Refusal, Syntax, Take, View,
};
use tabletop::{ActError, Actor, Code, Game, Player, Refuse, Seat, Table, Viewer};

/// A dictionary small enough to know by heart.
pub(crate) const WORDS: &str = "air flair rue ruelle vis écrevisse cour coupeur rond bond rose bondir vin rare if as os eu \
    et la le les de des du un une âme an ami amie tas tasse talon sol sole soleil mer mère père terre tort sort \
    port porte or ode zone kiwi wagon yoga exil joue jour moue nous vous tous tout fou bout but lune dune rune route \
    tour tours trou sa sac sot pot pont mont ton son nos os ta te tes thé été île ira rai rais ais lie lia lu élu \
    nul pur dur sur su sus us bu bus mu dit dis dire lire rire mire cire cerise sire site rite rites";

pub(crate) fn lexicon() -> Arc<Lexicon> {
    let dictionary = Dictionary::from_words(Language::French, WORDS.split_whitespace()).unwrap();
    Arc::new(Lexicon::new(vec![Arc::new(dictionary)]))
}

/// The file of a deck of the box.
pub(crate) fn deck_file(language: Language) -> DeckFile {
    let text = match language {
        Language::French => include_str!("../../../../www/decks/syntax.fr.json"),
        Language::English => include_str!("../../../../www/decks/syntax.en.json"),
    };
    serde_json::from_str(text).unwrap()
}

pub(crate) fn deck(language: Language) -> Arc<Deck> {
    Arc::new(Deck::new(deck_file(language)).unwrap())
}

pub(crate) fn game(options: Options) -> Syntax {
    let deck = deck(options.deck_language());
    Syntax::new(options, lexicon(), deck)
}

/// Options by which any letters may be played.
pub(crate) fn contested() -> Options {
    Options::default()
}

/// Options by which the dictionary refuses what is no word.
pub(crate) fn refereed() -> Options {
    Options { referee: Referee::Dictionary, ..Options::default() }
}

pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.chars().filter_map(Card::from_sign).collect()
}

/// A set-up in words: `"hands FLX/KRS; table AIR; up K; stock QE; discard B; scores 90/0"`. The last seat deals unless it
/// says `dealer`, so seat 0 begins.
pub(crate) fn layout(text: &str) -> Layout {
    let mut layout = Layout::default();
    for part in text.split(';').map(str::trim).filter(|part| !part.is_empty()) {
        let (field, value) = part.split_once(' ').unwrap_or((part, ""));
        match field {
            "hands" => layout.hands = Some(value.split('/').map(cards).collect()),
            "up" => layout.face_up = cards(value).first().copied(),
            "stock" => layout.stock = Some(cards(value)),
            "discard" => layout.discard = Some(cards(value)),
            "table" => layout.table = Some(value.split_whitespace().map(str::to_owned).collect()),
            "dealer" => layout.dealer = Some(Seat(value.parse().unwrap())),
            "scores" => layout.scores = Some(value.split('/').map(|score| score.parse().unwrap()).collect()),
            other => panic!("no field {other}"),
        }
    }
    if let (None, Some(hands)) = (layout.dealer, &layout.hands) {
        layout.dealer = hands.iter().rposition(|hand| !hand.is_empty()).map(Seat::from_index);
    }
    layout
}

/// `"lay ROSE"`, `"insert 0 FLAIR"`, `"replace 0 BOND"`, `"exchange K stock"`, `"exchange K up"`, or one word.
pub(crate) fn action(text: &str) -> Action {
    match text.split(' ').collect::<Vec<_>>()[..] {
        ["lay", word] => Action::Lay { word: word.into() },
        ["insert", index, into] => Action::Insert { index: index.parse().unwrap(), into: into.into() },
        ["replace", index, into] => Action::Replace { index: index.parse().unwrap(), into: into.into() },
        ["exchange", card, "stock"] => Action::Exchange { discard: cards(card)[0], take: Take::Stock },
        ["exchange", card, "up"] => Action::Exchange { discard: cards(card)[0], take: Take::FaceUp },
        ["challenge"] => Action::Challenge,
        ["accept"] => Action::Accept,
        ["re-enter"] => Action::ReEnter,
        ["retire"] => Action::Retire,
        _ => panic!("no action {text}"),
    }
}

pub(crate) fn sit(
    options: Options,
    seats: usize,
    layout: Layout,
    seed: u64,
) -> Result<Table<Syntax>, Refusal> {
    let players = (0..seats).map(|n| Player { name: format!("S{n}"), bot: None }).collect();
    match Table::new(game(options), players, layout, seed, serde_json::Value::Null, BTreeMap::new()) {
        Ok(table) => Ok(table),
        Err(tabletop::NewError::Refused(refusal)) => Err(refusal),
        Err(tabletop::NewError::Seats) => panic!("{seats} seats"),
    }
}

/// A table in a certain position, at which a test acts.
pub(crate) struct Scene(pub(crate) Table<Syntax>);

/// The position of a set-up, with these options.
pub(crate) fn scene(options: Options, text: &str) -> Scene {
    let layout = layout(text);
    let seats = layout.hands.as_ref().map_or(2, Vec::len);
    Scene(sit(options, seats, layout, 4).unwrap())
}

impl Scene {
    /// Performs an allowed action of a seat.
    #[track_caller]
    pub(crate) fn act(mut self, seat: u8, text: &str) -> Scene {
        let done = self.0.act(Actor::Seat(Seat(seat)), action(text)).map(drop);
        assert_eq!(done, Ok(()), "seat {seat}: {text}");
        self
    }

    /// Performs an action of a seat, and lets all others accept the word.
    #[track_caller]
    pub(crate) fn stands(self, seat: u8, text: &str) -> Scene {
        let mut scene = self.act(seat, text);
        while scene.view().phase == PhaseName::Challenge {
            let next = scene.view().to_act.iter().next().unwrap();
            scene = scene.act(next.0, "accept");
        }
        scene
    }

    /// Checks that the rules refuse the action with this code and clause, and that nothing changes.
    #[track_caller]
    pub(crate) fn refuses(mut self, seat: u8, text: &str, code: Code, clause: &str) -> Scene {
        let before = self.0.state().clone();
        match self.0.act(Actor::Seat(Seat(seat)), action(text)) {
            Err(ActError::Refused(refusal)) => {
                assert_eq!((refusal.code(), refusal.clause()), (code, Some(clause)), "{text}: {refusal:?}");
            }
            other => panic!("{text}: {:?}", other.map(|step| &step.events)),
        }
        assert_eq!(*self.0.state(), before);
        self
    }

    pub(crate) fn view(&self) -> View {
        self.0.view(Viewer::Spectator)
    }

    pub(crate) fn of(&self, seat: u8) -> View {
        self.0.view(Viewer::Seat(Seat(seat)))
    }

    #[track_caller]
    pub(crate) fn hand(self, seat: u8, expected: &str) -> Scene {
        let (mut held, mut wanted) = (self.of(seat).hand.unwrap(), cards(expected));
        held.sort();
        wanted.sort();
        assert_eq!(held, wanted, "the hand of seat {seat}");
        self
    }

    #[track_caller]
    pub(crate) fn table(self, expected: &str) -> Scene {
        let words: Vec<String> = self.view().table.into_iter().map(|laid| laid.word).collect();
        assert_eq!(words.join(" "), expected, "the table");
        self
    }

    #[track_caller]
    pub(crate) fn scores(self, expected: &[i32]) -> Scene {
        let scores: Vec<i32> = self.view().seats.iter().map(|seat| seat.score).collect();
        assert_eq!(scores, expected, "the accounts");
        self
    }

    #[track_caller]
    pub(crate) fn turn(self, seat: u8) -> Scene {
        let view = self.view();
        assert_eq!((view.phase, view.turn), (PhaseName::Play, Some(Seat(seat))), "whose turn it is");
        self
    }

    #[track_caller]
    pub(crate) fn phase(self, expected: PhaseName) -> Scene {
        assert_eq!(self.view().phase, expected);
        self
    }

    #[track_caller]
    pub(crate) fn round(self, expected: u32) -> Scene {
        assert_eq!(self.view().round, expected, "the round");
        self
    }

    #[track_caller]
    pub(crate) fn ranking(self, expected: &str) -> Scene {
        let ranking = self.view().ranking.map(|ranking| serde_json::to_string(&ranking).unwrap());
        assert_eq!(ranking.as_deref(), Some(expected));
        self
    }

    /// The events of the last action, with everything hidden in them.
    pub(crate) fn events(&self) -> Vec<Event> {
        self.0.log().last().unwrap().events.clone()
    }

    #[track_caller]
    pub(crate) fn check(self, what: &str, holds: impl Fn(&View) -> bool) -> Scene {
        let view = self.view();
        assert!(holds(&view), "{what}: {view:#?}");
        self
    }

    pub(crate) fn listed(&self, seat: u8) -> Vec<Action> {
        self.0.game().candidates(&self.of(seat), 10_000).into_actions()
    }
}
