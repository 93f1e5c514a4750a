//! A match in progress: its deals, its rounds, its scores.

use alloc::vec::Vec;

use crate::{Card, Cards, Colour, Contract, Event, Played, ROUNDS, Round};
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Ranking, Seat};

/// A match in progress, hidden cards included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The number of the round, from 1.
    pub(crate) number: u8,
    pub(crate) round: Round,
    pub(crate) round_leader: Seat,
    pub(crate) out_of_play: Cards,
    pub(crate) history: Vec<PastTrick>,
    pub(crate) scores: Vec<i32>,
    pub(crate) sheet: Vec<SheetLine>,
    pub(crate) over: bool,
}

/// A trick that was taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PlisPastTrick"))]
pub struct PastTrick {
    /// Its cards in the order of play; the first one led.
    pub cards: Vec<Played>,
    /// The seat that took it.
    pub winner: Seat,
}

/// A round that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PlisSheetLine"))]
pub struct SheetLine {
    /// The number of the round, from 1.
    pub round: u8,
    /// What counted in the round.
    pub contract: Contract,
    /// Points of that round by seat.
    pub points: Vec<i32>,
}

impl State {
    /// The round that is being played.
    pub fn round(&self) -> &Round {
        &self.round
    }

    pub(crate) fn seats(&self) -> usize {
        self.scores.len()
    }

    /// The seat to play.
    pub(crate) fn to_act(&self) -> Option<Seat> {
        if self.over { None } else { Some(self.round.turn()) }
    }

    /// The final ranking, once the match is over.
    pub(crate) fn ranking(&self) -> Option<Ranking> {
        self.over.then(|| Ranking::lowest_first(&self.scores))
    }

    /// Deals the round (PLI-5), or takes the hands that a set-up gives.
    pub(crate) fn begin(&mut self, given: Option<Vec<Cards>>, chance: &mut Chance, out: &mut Vec<Event>) {
        let seats = self.seats();
        let hands = given.unwrap_or_else(|| {
            let mut deck: Vec<Card> = deck(seats).into_iter().collect();
            chance.shuffle(&mut deck);
            deck.chunks(deck.len() / seats).map(|hand| hand.iter().copied().collect()).collect()
        });
        let contract = Contract::of_round(self.number);
        self.round = Round::new(contract, &hands, self.round_leader);
        self.out_of_play = !self.round.in_hands();
        self.history.clear();
        out.push(Event::RoundBegan { round: self.number, contract, leader: self.round.leader() });
        out.extend(Seat::all(seats).map(|seat| Event::Dealt { seat, cards: self.round.hand(seat).to_vec() }));
    }

    /// Ends rounds that have ended and deals the next ones (PLI-13, PLI-15).
    pub(crate) fn settle(&mut self, chance: &mut Chance, out: &mut Vec<Event>) {
        while !self.over && self.round.is_over() {
            let before = self.scores.clone();
            let points: Vec<i32> = Seat::all(self.seats()).map(|seat| self.round.points(seat)).collect();
            for (score, points) in self.scores.iter_mut().zip(&points) {
                // It must not overflow: a view that somebody made up may hold any scores.
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

    pub(crate) fn play(&mut self, played: Played, out: &mut Vec<Event>) {
        let Played { seat, card } = played;
        let before = self.round;
        out.push(Event::Played { seat, card });
        if let Some(taken) = self.round.play(card) {
            let cards: Vec<Played> = before.trick().chain([played]).collect();
            let contract = self.round.contract();
            out.push(Event::TrickWon {
                seat: taken.winner,
                cards: cards.clone(),
                scoring: (taken.cards & contract.stakes()).to_vec(),
                points: contract.points(1, taken.cards),
            });
            self.history.push(PastTrick { cards, winner: taken.winner });
        }
    }
}

/// The cards that are played with at a table of `seats` (PLI-1).
pub(crate) fn deck(seats: usize) -> Cards {
    let put_away: &[Colour] = match seats {
        3 => &[Colour::Pink],
        5 => &[Colour::Pink, Colour::Blue],
        _ => &[],
    };
    put_away.iter().filter_map(|colour| Card::new(*colour, b'Z')).fold(Cards::ALL, Cards::without)
}
