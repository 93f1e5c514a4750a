//! The promises of every game, held to in random matches; golden playthroughs.

use crate::table::{contested, game, refereed};
use syntax::{Action, Card, Options, ReEntry, State, Syntax, Take, View};
use tabletop::conformance::{Effort, Subject, playthrough, random_match};
use tabletop::{Actor, Candidates, Chance, Code, Game, Message, Ranking, SeatSet, Viewer};

/// Syntax with what the suite must know of it. The kernel's trait and the game are both from elsewhere, hence the wrapper.
#[derive(Clone, Debug)]
pub(crate) struct Tested(pub(crate) Syntax);

impl Game for Tested {
    const ID: &'static str = Syntax::ID;
    const SEATS: std::ops::RangeInclusive<usize> = Syntax::SEATS;
    type State = State;
    type Action = Action;
    type Event = syntax::Event;
    type View = View;
    type Layout = syntax::Layout;
    type Refusal = syntax::Refusal;

    fn deal(
        &self,
        seats: usize,
        layout: &syntax::Layout,
        chance: &mut Chance,
        out: &mut Vec<syntax::Event>,
    ) -> Result<State, syntax::Refusal> {
        self.0.deal(seats, layout, chance, out)
    }
    fn to_act(&self, state: &State) -> SeatSet {
        self.0.to_act(state)
    }
    fn check(&self, state: &State, by: Actor, action: &Action) -> Result<(), syntax::Refusal> {
        self.0.check(state, by, action)
    }
    fn perform(
        &self,
        state: &mut State,
        by: Actor,
        action: Action,
        chance: &mut Chance,
        out: &mut Vec<syntax::Event>,
    ) {
        self.0.perform(state, by, action, chance, out);
    }
    fn candidates(&self, view: &View, limit: usize) -> Candidates<Action> {
        self.0.candidates(view, limit)
    }
    fn view(&self, state: &State, to: Viewer) -> View {
        self.0.view(state, to)
    }
    fn show(&self, event: &syntax::Event, to: Viewer) -> Option<syntax::Event> {
        self.0.show(event, to)
    }
    fn show_action(&self, action: &Action, by: Actor, to: Viewer) -> Option<Action> {
        self.0.show_action(action, by, to)
    }
    fn seals(&self, action: &Action, events: &[syntax::Event]) -> bool {
        self.0.seals(action, events)
    }
    fn determinize(&self, view: &View, chance: &mut Chance) -> Option<State> {
        self.0.determinize(view, chance)
    }
    fn outcome(&self, state: &State) -> Option<Ranking> {
        self.0.outcome(state)
    }
    fn message(&self, event: &syntax::Event) -> Message {
        self.0.message(event)
    }
}

/// Letters pulled about: cards of the hand, of the word, of neither.
fn scramble(view: &View, base: &str, chance: &mut Chance) -> String {
    let mut word: Vec<char> = base.chars().collect();
    for _ in 0..chance.below(4) {
        let from_hand = view.hand.as_ref().and_then(|hand| chance.pick(hand)).map(|card| card.sign());
        let sign = match (chance.below(8), from_hand) {
            (0, _) => char::from(b'a' + u8::try_from(chance.below(26)).unwrap()),
            (1, _) => *chance.pick(&['É', '?', ' ', 'Z']).unwrap(),
            (2, Some('?')) | (3, Some('?')) => 'e',
            (_, Some(sign)) if sign != '?' => sign,
            _ => 'S',
        };
        let at = chance.index(word.len() + 1);
        match chance.below(3) {
            0 if at < word.len() => word[at] = sign,
            1 if at < word.len() => drop(word.remove(at)),
            _ => word.insert(at, sign),
        }
    }
    word.into_iter().collect()
}

impl Subject for Tested {
    fn census(&self, state: &State) -> Vec<String> {
        state.cards().iter().map(ToString::to_string).collect()
    }

    fn stray_action(&self, view: &View, chance: &mut Chance) -> Action {
        let index = chance.below(u32::try_from(view.table.len()).unwrap() + 1);
        let laid = view.table.get(index as usize).map_or("", |laid| laid.word.as_str());
        match chance.below(8) {
            0 => Action::Challenge,
            1 => Action::Accept,
            2 => [Action::ReEnter, Action::Retire][chance.index(2)].clone(),
            3 => {
                let any =
                    Card::from_sign(char::from(b'A' + u8::try_from(chance.below(26)).unwrap())).unwrap();
                let held = view.hand.as_ref().and_then(|hand| chance.pick(hand)).copied();
                let discard = if chance.below(2) == 0 { any } else { held.unwrap_or(any) };
                Action::Exchange { discard, take: [Take::Stock, Take::FaceUp][chance.index(2)] }
            }
            4 => Action::Lay { word: scramble(view, "", chance) },
            5 => Action::Insert { index, into: scramble(view, laid, chance) },
            6 => Action::Replace {
                index: [index, u32::MAX][chance.index(2)],
                into: scramble(view, laid, chance),
            },
            _ => {
                // A listed action, pulled about.
                let listed = self.candidates(view, 60).into_actions();
                match chance.pick(&listed) {
                    Some(Action::Lay { word }) => Action::Lay { word: scramble(view, word, chance) },
                    Some(Action::Insert { index, into }) => {
                        Action::Insert { index: *index, into: scramble(view, into, chance) }
                    }
                    Some(other) => other.clone(),
                    None => Action::Accept,
                }
            }
        }
    }

    fn summary(&self, view: &View) -> String {
        let words: Vec<&str> = view.table.iter().map(|laid| laid.word.as_str()).collect();
        let seats: Vec<String> = view
            .seats
            .iter()
            .map(|seat| format!("{} cards {} points", seat.hand_count, seat.score))
            .collect();
        format!("round {}, table [{}], {}", view.round, words.join(" "), seats.join(", "))
    }
}

fn varieties() -> Vec<Options> {
    let back = Some(ReEntry { allowed: 2, price: 3 });
    vec![
        contested(),
        refereed(),
        Options { minimum_length: 3, ..contested() },
        Options { long_opening: true, minimum_length: 3, ..refereed() },
        Options { packs: Some(2), re_entry: back, ..refereed() },
        Options { re_entry: back, deck: Some(syntax::DeckLanguage::English), ..contested() },
    ]
}

/// Matches a seat count and an option; more by `SYNTAX_MATCHES=200 cargo test -p syntax -- --ignored conformance`.
fn conform(matches: u64) {
    let effort = Effort { deep_every: 61, limit: 120, ..Effort::default() };
    let (mut ended, mut actions) = (0, 0);
    for options in varieties() {
        let tested = Tested(game(options));
        for seats in 2..=8 {
            for seed in 0..matches {
                actions += random_match(&tested, seats, seed * 8 + seats as u64, effort).len();
                ended += 1;
            }
        }
    }
    println!("{ended} matches, {actions} actions");
}

#[test]
fn random_matches_keep_every_promise() {
    conform(1);
}

#[test]
#[ignore = "thousands of matches"]
fn many_random_matches_keep_every_promise() {
    let matches = std::env::var("SYNTAX_MATCHES").ok().and_then(|count| count.parse().ok()).unwrap_or(50);
    conform(matches);
}

fn golden(name: &str, options: Options, seats: usize, seed: u64) {
    let effort = Effort { strays: 0, deep_every: 1_000, limit: 40, ..Effort::default() };
    let table = random_match(&Tested(game(options)), seats, seed, effort);
    let whole = playthrough(&table, usize::MAX);
    // The opening, and how it ends.
    let lines: Vec<&str> = whole.lines().collect();
    let text = format!("{}\n[…]\n{}\n", lines[..90].join("\n"), lines[lines.len() - 45..].join("\n"));
    insta::assert_snapshot!(name, text);
}

#[test]
fn golden_two_seats_that_contest() {
    golden("contested", contested(), 2, 11);
}

#[test]
fn golden_five_seats_and_the_dictionary_as_referee() {
    let back = Some(ReEntry { allowed: 1, price: 5 });
    golden("refereed", Options { re_entry: back, ..refereed() }, 5, 12);
}

#[test]
fn a_refusal_is_told_with_a_key_of_its_own() {
    use tabletop::Refuse;
    let tested = game(refereed());
    let mut chance = Chance::from_seed(5);
    let state = tested.deal(3, &syntax::Layout::default(), &mut chance, &mut Vec::new()).unwrap();
    for seat in tabletop::Seat::all(3) {
        if let Err(refusal) = tested.check(&state, Actor::Seat(seat), &Action::Lay { word: "QQQQ".into() }) {
            assert!(refusal.message().key.starts_with("syntax-refused-"));
            assert!(matches!(refusal.code(), Code::NotInHand | Code::NotYourTurn));
        }
    }
    assert!(tested.check(&state, Actor::Table, &Action::Accept).is_err(), "the table itself does nothing");
}
