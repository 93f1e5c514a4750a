//! The game as the kernel knows it: deals, checks, performs, shows.

use crate::round::answers;
use crate::{
    Action, Card, Cards, Colour, Contract, Event, Knowledge, Layout, MAX_SEATS, Options, PastTrick, Phase,
    Played, ROUNDS, Refusal, Round, SeatView, SheetLine, View,
};
use std::ops::RangeInclusive;
use tabletop::{Actor, Candidates, Chance, Game, Message, Ranking, Seat, SeatSet, Viewer};

/// Plis de lettres: avoid points in five rounds of tricks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Plis {
    options: Options,
}

/// A match in progress, hidden cards and all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// From 1.
    number: u8,
    round: Round,
    round_leader: Seat,
    out_of_play: Cards,
    history: Vec<PastTrick>,
    scores: Vec<i32>,
    sheet: Vec<SheetLine>,
    over: bool,
}

impl Plis {
    /// The game with these options.
    pub fn new(options: Options) -> Plis {
        Plis { options }
    }

    /// The options it is played with.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The cards that are played with at a table of `seats` (PLI-1).
    pub fn deck(seats: usize) -> Cards {
        let put_away: &[Colour] = match seats {
            3 => &[Colour::Pink],
            5 => &[Colour::Pink, Colour::Blue],
            _ => &[],
        };
        put_away.iter().filter_map(|colour| Card::new(*colour, b'Z')).fold(Cards::ALL, Cards::without)
    }
}

impl State {
    /// The round that is being played.
    pub fn round(&self) -> &Round {
        &self.round
    }

    fn seats(&self) -> usize {
        self.scores.len()
    }

    fn to_act(&self) -> Option<Seat> {
        if self.over { None } else { Some(self.round.turn()) }
    }

    /// Deals the round (PLI-5), or takes the hands that a set-up gives.
    fn begin(&mut self, given: Option<Vec<Cards>>, chance: &mut Chance, out: &mut Vec<Event>) {
        let seats = self.seats();
        let hands = given.unwrap_or_else(|| {
            let mut deck: Vec<Card> = Plis::deck(seats).into_iter().collect();
            chance.shuffle(&mut deck);
            deck.chunks(deck.len() / seats).map(|hand| hand.iter().copied().collect()).collect()
        });
        let contract = Contract::of_round(self.number);
        self.round = Round::new(contract, &hands, self.round_leader);
        self.out_of_play = !self.round.in_hands();
        self.history.clear();
        out.push(Event::RoundBegan { round: self.number, contract, leader: self.round.leader() });
        out.extend(Seat::all(seats).map(|seat| Event::Dealt { seat, cards: list(self.round.hand(seat)) }));
    }

    /// Ends rounds that have ended and deals the next ones (PLI-13, PLI-15).
    fn settle(&mut self, chance: &mut Chance, out: &mut Vec<Event>) {
        while !self.over && self.round.is_over() {
            let before = self.scores.clone();
            let points: Vec<i32> = Seat::all(self.seats()).map(|seat| self.round.points(seat)).collect();
            for (score, points) in self.scores.iter_mut().zip(&points) {
                // A world drawn from a view that somebody made up may hold any scores.
                *score = score.saturating_add(*points);
            }
            let (round, contract) = (self.number, self.round.contract());
            self.sheet.push(SheetLine { round, contract, points: points.clone() });
            out.push(Event::RoundEnded { round, contract, points, before, scores: self.scores.clone() });
            if self.number < ROUNDS {
                self.number += 1;
                self.round_leader = self.round_leader.next(self.seats());
                self.begin(None, chance, out);
            } else {
                self.over = true;
                let ranking = Ranking::lowest_first(&self.scores);
                out.push(Event::MatchEnded { scores: self.scores.clone(), ranking });
            }
        }
    }

    fn play(&mut self, seat: Seat, card: Card, out: &mut Vec<Event>) {
        let mut cards: Vec<Played> = self.round.trick().collect();
        cards.push(Played { seat, card });
        out.push(Event::Played { seat, card });
        if let Some(taken) = self.round.play(card) {
            let contract = self.round.contract();
            out.push(Event::TrickWon {
                seat: taken.winner,
                cards: cards.clone(),
                scoring: list(taken.cards & contract.stakes()),
                points: contract.points(1, taken.cards),
            });
            self.history.push(PastTrick { cards, winner: taken.winner });
        }
    }

    fn view(&self, to: Viewer) -> View {
        let round = &self.round;
        let all = || Seat::all(self.seats());
        let stakes = round.contract().stakes();
        let seat_view = |seat: Seat| SeatView {
            hand_count: round.hand(seat).len(),
            score: self.scores[seat.index()],
            points: round.points(seat),
        };
        View {
            seat: to.seat(),
            phase: if self.over { Phase::Over } else { Phase::Play },
            round: self.number,
            contract: round.contract(),
            stakes: list(stakes),
            trick_points: round.contract().trick_points(),
            turn: self.to_act(),
            to_act: self.to_act().into_iter().collect(),
            seats: all().map(seat_view).collect(),
            hand: to.seat().map(|seat| list(round.hand(seat))),
            leader: round.leader(),
            trick: round.trick().collect(),
            captured: all().map(|seat| list(round.captured(seat) & stakes)).collect(),
            tricks_won: all().map(|seat| round.tricks(seat)).collect(),
            fallen: list(stakes & !round.in_hands()),
            out_of_play: list(self.out_of_play),
            round_leader: self.round_leader,
            history: self.history.clone(),
            sheet: self.sheet.clone(),
            over: self.over,
            ranking: self.over.then(|| Ranking::lowest_first(&self.scores)),
        }
    }
}

fn list(cards: Cards) -> Vec<Card> {
    cards.into_iter().collect()
}

impl Game for Plis {
    const ID: &'static str = "plis";
    const SEATS: RangeInclusive<usize> = 3..=MAX_SEATS;

    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Layout = Layout;
    type Refusal = Refusal;

    fn deal(
        &self,
        seats: usize,
        layout: &Layout,
        chance: &mut Chance,
        out: &mut Vec<Event>,
    ) -> Result<State, Refusal> {
        self.options.check(seats)?;
        let number = layout.round()?;
        let hands = layout.hands(seats, Plis::deck(seats))?;
        // PLI-5: the next seat leads each next round.
        let turns = self.options.first_seat.index() + usize::from(number - 1);
        let leader = layout.leader(seats)?.unwrap_or_else(|| Seat::from_index(turns % seats));
        let mut state = State {
            number,
            round: Round::new(Contract::of_round(number), &[], leader),
            round_leader: leader,
            out_of_play: Cards::EMPTY,
            history: Vec::new(),
            scores: layout.scores(seats)?,
            sheet: Vec::new(),
            over: false,
        };
        state.begin(hands, chance, out);
        state.settle(chance, out);
        Ok(state)
    }

    fn to_act(&self, state: &State) -> SeatSet {
        state.to_act().into_iter().collect()
    }

    fn check(&self, state: &State, by: Actor, action: &Action) -> Result<(), Refusal> {
        let seat = by.seat().ok_or(Refusal::NoClock)?;
        let Action::Play { card } = *action;
        if state.to_act() != Some(seat) {
            return Err(Refusal::NotYourTurn);
        }
        if !state.round.hand(seat).contains(card) {
            return Err(Refusal::NotInHand { card });
        }
        match state.round.led() {
            Some(family) if !state.round.legal().contains(card) => Err(Refusal::MustFollow { family }),
            _ => Ok(()),
        }
    }

    fn perform(
        &self,
        state: &mut State,
        by: Actor,
        action: Action,
        chance: &mut Chance,
        out: &mut Vec<Event>,
    ) {
        let (Some(seat), Action::Play { card }) = (by.seat(), action) else {
            return debug_assert!(false, "{by:?} passes no check");
        };
        state.play(seat, card, out);
        state.settle(chance, out);
    }

    fn candidates(&self, view: &View, _limit: usize) -> Candidates<Action> {
        let hand: Cards = match (&view.hand, view.seat) {
            (Some(hand), Some(seat)) if view.turn == Some(seat) => hand.iter().copied().collect(),
            _ => Cards::EMPTY,
        };
        let playable = answers(hand, view.trick.first().map(|led| led.card.family()));
        Candidates::All(playable.into_iter().map(|card| Action::Play { card }).collect())
    }

    fn view(&self, state: &State, to: Viewer) -> View {
        state.view(to)
    }

    fn show(&self, event: &Event, to: Viewer) -> Option<Event> {
        event.show(to)
    }

    fn show_action(&self, action: &Action, _by: Actor, _to: Viewer) -> Option<Action> {
        Some(action.clone())
    }

    /// Every card that is played was hidden before.
    fn seals(&self, _action: &Action, _events: &[Event]) -> bool {
        true
    }

    fn determinize(&self, view: &View, chance: &mut Chance) -> Option<State> {
        let round = Knowledge::read(view)?.world(chance)?;
        let state = State {
            number: view.round,
            round,
            round_leader: view.round_leader,
            out_of_play: view.out_of_play.iter().copied().collect(),
            history: view.history.clone(),
            scores: view.seats.iter().map(|seat| seat.score).collect(),
            sheet: view.sheet.clone(),
            over: view.over,
        };
        let to = view.seat.map_or(Viewer::Spectator, Viewer::Seat);
        (state.view(to) == *view).then_some(state)
    }

    fn outcome(&self, state: &State) -> Option<Ranking> {
        state.over.then(|| Ranking::lowest_first(&state.scores))
    }

    fn message(&self, event: &Event) -> Message {
        event.message()
    }
}
