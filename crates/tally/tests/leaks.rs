//! Tests the conformance suite. Each of these careless Tallies tells a seat how others have voted, or breaks another promise, and the suite
//! must catch it.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that fails here has failed")]

use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use std::panic::catch_unwind;
use tabletop::conformance::{Effort, Subject, random_match};
use tabletop::{Actor, Candidates, Chance, Clock, Game, Message, Ranking, Seat, SeatSet, TableView, Viewer};
use tally::{Action, Event, Layout, Refusal, SeatView, State, Tally, View};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Leak {
    None,
    /// An event shows the ballot of another seat.
    Event,
    /// The log keeps the action as it was.
    Log,
    /// A count in the view that is not public yet.
    View,
    /// Why something is refused depends on the ballots.
    Refusal,
    /// So does the order of what is legal.
    List,
    /// So does whether something can be taken back.
    Undo,
    /// So does whether an answer comes late.
    Question,
    /// So does how long a clock runs.
    Clock,
    /// No leak either: the question is left without a number, so that one vote makes the others late.
    Unnumbered,
    /// Whatever was rolled or uncovered can be taken back.
    Unsealed,
    /// The clock of every round is the same run.
    OneRun,
    /// No leak either: the view forgets the words that were claimed in the round.
    Forgets,
    /// The list has nothing of the round's own, and yet the question is another one once the clock has ended.
    Hurried,
    /// No leak, but no world either in which the others have voted otherwise: nothing is ever compared.
    Blind,
}

#[derive(Clone)]
struct Leaky {
    game: Tally,
    leak: Leak,
}

/// Tally's view, and what a careless author puts in.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Seen {
    #[serde(flatten)]
    view: View,
    accepted: Option<usize>,
    /// In no JSON, and so in no comparison: only the list of actions gives it away.
    #[serde(skip)]
    ballots: Vec<Option<bool>>,
}

impl PartialEq for Seen {
    fn eq(&self, other: &Seen) -> bool {
        (&self.view, self.accepted) == (&other.view, other.accepted)
    }
}

impl TableView for Seen {
    type Seat = SeatView;

    fn round(&self) -> u32 {
        self.view.round()
    }

    fn seats(&self) -> &[SeatView] {
        self.view.seats()
    }

    fn score(seat: &SeatView) -> i32 {
        View::score(seat)
    }
}

impl Leaky {
    fn ballots(&self, state: &State) -> Vec<Option<bool>> {
        let own = |seat| self.game.view(state, Viewer::Seat(seat)).claim.and_then(|claim| claim.own);
        Seat::all(state.seats()).map(own).collect()
    }

    fn is(&self, leak: Leak) -> bool {
        self.leak == leak
    }
}

fn accepts(ballots: &[Option<bool>]) -> usize {
    ballots.iter().filter(|ballot| **ballot == Some(true)).count()
}

impl Game for Leaky {
    const ID: &'static str = "leaky";
    const SEATS: RangeInclusive<usize> = Tally::SEATS;

    type State = State;
    type Action = Action;
    type Checked = <Tally as Game>::Checked;
    type Event = Event;
    type View = Seen;
    type Layout = Layout;
    type Refusal = Refusal;

    fn deal(
        &self,
        seats: usize,
        layout: &Layout,
        chance: &mut Chance,
        out: &mut Vec<Event>,
    ) -> Result<State, Refusal> {
        self.game.deal(seats, layout, chance, out)
    }

    fn to_act(&self, state: &State) -> SeatSet {
        self.game.to_act(state)
    }

    fn question(&self, state: &State, seat: Seat) -> Option<u32> {
        if self.is(Leak::Unnumbered) {
            return None;
        }
        let accepted = if self.is(Leak::Question) { accepts(&self.ballots(state)) } else { 0 };
        self.game.question(state, seat).map(|question| question + 1_000 * accepted as u32)
    }

    fn clocks(&self, state: &State) -> Vec<Clock<Action>> {
        let accepted = if self.is(Leak::Clock) { accepts(&self.ballots(state)) } else { 0 };
        let run = |run| if self.is(Leak::OneRun) { 0 } else { run };
        let later =
            |clock: Clock<Action>| Clock { ms: clock.ms + accepted as u32, run: run(clock.run), ..clock };
        self.game.clocks(state).into_iter().map(later).collect()
    }

    fn check(&self, state: &State, by: Actor, action: &Action) -> Result<Self::Checked, Refusal> {
        self.game.check(state, by, action).map_err(|refusal| match refusal {
            Refusal::Judging if self.is(Leak::Refusal) && accepts(&self.ballots(state)) > 0 => Refusal::Again,
            refusal => refusal,
        })
    }

    fn perform(&self, state: &mut State, checked: Self::Checked, chance: &mut Chance, out: &mut Vec<Event>) {
        self.game.perform(state, checked, chance, out);
    }

    fn candidates(&self, view: &Seen, limit: usize) -> Candidates<Action> {
        match self.game.candidates(&view.view, limit) {
            Candidates::All(mut actions) if self.is(Leak::List) && accepts(&view.ballots) > 0 => {
                actions.reverse();
                Candidates::All(actions)
            }
            Candidates::Some(actions) if self.is(Leak::Hurried) => {
                Candidates::Some(actions.into_iter().filter(|action| *action == Action::Pass).collect())
            }
            candidates => candidates,
        }
    }

    fn view(&self, state: &State, to: Viewer) -> Seen {
        let ballots = self.ballots(state);
        let accepted = self.is(Leak::View).then(|| accepts(&ballots));
        let ballots = if self.is(Leak::List) || self.is(Leak::Blind) { ballots } else { Vec::new() };
        let mut view = self.game.view(state, to);
        if self.is(Leak::Forgets) {
            view.said.clear();
        }
        Seen { view, accepted, ballots }
    }

    fn show(&self, event: &Event, to: Viewer) -> Option<Event> {
        if self.is(Leak::Event) { Some(event.clone()) } else { self.game.show(event, to) }
    }

    fn show_action(&self, action: &Action, by: Actor, to: Viewer) -> Option<Action> {
        if self.is(Leak::Log) { Some(action.clone()) } else { self.game.show_action(action, by, to) }
    }

    fn seals(&self, action: &Action, events: &[Event]) -> bool {
        let accepted = |event: &Event| matches!(event, Event::Voted { accept: Some(true), .. });
        let sealed = self.game.seals(action, events) && !self.is(Leak::Unsealed);
        sealed || self.is(Leak::Undo) && events.iter().any(accepted)
    }

    fn determinize(&self, view: &Seen, chance: &mut Chance) -> Option<State> {
        let world = self.game.determinize(&view.view, chance)?;
        let wrong = self.is(Leak::Blind) && self.ballots(&world) != view.ballots;
        if wrong { self.determinize(view, chance) } else { Some(world) }
    }

    fn outcome(&self, state: &State) -> Option<Ranking> {
        self.game.outcome(state)
    }

    fn message(&self, event: &Event) -> Message {
        self.game.message(event)
    }
}

struct Probe;

impl Subject<Leaky> for Probe {
    fn census(&self, _: &Leaky, state: &State) -> Vec<String> {
        (0..state.seats()).map(|seat| seat.to_string()).collect()
    }

    fn stray_action(&self, _: &Leaky, _: &Seen, chance: &mut Chance) -> Action {
        match chance.below(3) {
            0 => Action::Pass,
            1 => Action::Vote { accept: chance.below(2) == 0 },
            _ => Action::Claim { word: "A".into() },
        }
    }

    /// The words that were claimed in the round are known to all. Only ballots are hidden, and nobody is told one before all are.
    fn contradiction(&self, leaky: &Leaky, told: &[Event], world: &State) -> Option<String> {
        let said = leaky.game.view(world, Viewer::Spectator).said;
        let begun = told.iter().rposition(|event| matches!(event, Event::Round { .. }))?;
        told[begun..].iter().find_map(|event| match event {
            Event::Claimed { word, .. } if !said.contains(word) => Some(format!("{word} was claimed")),
            _ => None,
        })
    }

    fn summary(&self, _: &Leaky, _: &Seen) -> String {
        String::new()
    }
}

/// What the suite says of a Tally with that leak, in the first of some matches in which it says anything.
fn complaint(leak: Leak) -> Option<String> {
    let game = Leaky { game: Tally::default(), leak };
    let effort = Effort { deep_every: 1, ..Effort::default() };
    let play = |seed| catch_unwind(|| drop(random_match(&game, &Probe, 5, seed, effort))).err();
    let panic = (0..20).find_map(play)?;
    Some(panic.downcast_ref::<String>().unwrap().clone())
}

#[track_caller]
fn caught(leak: Leak, promise: &str) {
    match complaint(leak) {
        Some(complaint) => assert!(complaint.contains(promise), "{leak:?}: {complaint}"),
        None => panic!("{leak:?} is not caught"),
    }
}

#[test]
fn a_tally_that_keeps_its_secrets_passes() {
    assert_eq!(complaint(Leak::None), None);
}

#[test]
fn an_event_that_shows_a_ballot_is_caught() {
    caught(Leak::Event, "and an event tells");
}

#[test]
fn a_log_that_keeps_it_is_caught() {
    caught(Leak::Log, "the log tells");
}

#[test]
fn a_view_with_a_count_too_many_is_caught() {
    caught(Leak::View, "sees the difference");
}

#[test]
fn a_refusal_that_depends_on_it_is_caught() {
    caught(Leak::Refusal, "the refusal of");
}

#[test]
fn a_list_of_actions_ordered_by_it_is_caught() {
    caught(Leak::List, "the list of actions tells");
}

#[test]
fn undo_that_depends_on_it_is_caught() {
    caught(Leak::Undo, "undo tells");
}

#[test]
fn a_question_that_depends_on_it_is_caught() {
    caught(Leak::Question, "whether an answer is late tells");
}

#[test]
fn a_clock_that_depends_on_it_is_caught() {
    caught(Leak::Clock, "the clocks tell");
}

#[test]
fn a_question_without_a_number_is_caught() {
    caught(Leak::Unnumbered, "are asked at once, and the question of");
}

#[test]
fn a_game_that_seals_nothing_is_caught() {
    caught(Leak::Unsealed, "and it can be taken back");
}

#[test]
fn a_clock_whose_rounds_are_one_run_is_caught() {
    caught(Leak::OneRun, "the same run of it goes on");
}

#[test]
fn a_view_that_forgets_is_caught() {
    caught(Leak::Forgets, "was told better");
}

#[test]
fn a_question_that_ends_with_a_clock_is_caught() {
    caught(Leak::Hurried, "and its answer is late");
}

#[test]
fn a_suite_that_compares_nothing_proves_nothing() {
    caught(Leak::Blind, "nothing was compared");
}
