//! The end of a round, leaving, coming back, and the end of the match (SYN-25 to SYN-29).

use alloc::vec::Vec;

use crate::course::Course;
use crate::state::Phase;
use crate::{Event, LIMIT, RoundScore, State};
use tabletop::{Ranking, Seat, SeatSet};

impl Course<'_> {
    /// Ends the round: every seat counts the cards that it holds (the one that went out has none), and accounts are examined.
    pub(crate) fn end_round(&mut self, went_out: Option<Seat>) {
        self.count(went_out);
        for (index, player) in self.state.seats.iter_mut().enumerate() {
            if player.left.is_none() && player.score >= LIMIT {
                player.left = Some(self.state.round);
                self.out.push(Event::Left { seat: Seat::from_index(index), score: player.score });
            }
        }
        if self.state.playing().len() <= 1 {
            let ranking = ranking(self.state);
            self.out.push(Event::MatchEnded { ranking: ranking.clone() });
            self.state.phase = Phase::Over { ranking };
            return;
        }
        let asked = self.offers();
        if asked.is_empty() {
            return self.deal_round();
        }
        let (score, price) = (highest(self.state), self.price());
        self.out.extend(asked.iter().map(|seat| Event::ReEntryOffered { seat, score, price }));
        self.state.phase = Phase::ReEntry { asked };
    }

    /// Writes the round's line of the score sheet (SYN-25).
    fn count(&mut self, went_out: Option<Seat>) {
        let mut counted = Vec::new();
        let mut counts = Vec::new();
        for (index, player) in self.state.seats.iter_mut().enumerate() {
            let seat = Seat::from_index(index);
            if player.left.is_some() {
                counted.push(None);
                continue;
            }
            let points = self.game.deck.sum(&player.hand);
            player.score = player.score.saturating_add(points);
            counted.push(Some(points));
            if went_out != Some(seat) {
                counts.push(Event::Counted { seat, cards: player.hand.clone(), points, score: player.score });
            }
        }
        let seats = &self.state.seats;
        let line = RoundScore {
            round: self.state.round,
            went_out,
            hands: seats.iter().map(|player| player.hand.clone()).collect(),
            counted,
            challenges: seats.iter().map(|player| player.challenges).collect(),
            scores: seats.iter().map(|player| player.score).collect(),
        };
        self.state.sheet.push(line.clone());
        let words = self.state.table.iter().map(|laid| &laid.word);
        let unknown =
            words.filter(|word| !self.game.lexicon.contains(&word.to_ascii_uppercase())).cloned().collect();
        self.out.push(Event::RoundEnded { line, unknown });
        self.out.append(&mut counts);
    }

    /// The seats that may come back now (SYN-28).
    fn offers(&self) -> SeatSet {
        let Some(back) = self.game.options.re_entry else { return SeatSet::EMPTY };
        let may = |seat: &Seat| {
            self.state.seat(*seat).is_some_and(|player| {
                player.left.is_some() && !player.retired && player.re_entries < back.allowed
            })
        };
        Seat::all(self.state.seats.len()).filter(may).collect()
    }

    /// What coming back costs.
    fn price(&self) -> u32 {
        self.game.options.re_entry.map_or(0, |back| back.price)
    }

    pub(crate) fn re_enter(&mut self, by: Seat, left: SeatSet) {
        let price = self.price();
        // Seats that have just come back have this account too, so the order of the answers does not matter.
        let score = highest(self.state);
        let player = &mut self.state.seats[by.index()];
        player.left = None;
        player.score = score;
        player.re_entries = player.re_entries.saturating_add(1);
        player.price = player.price.saturating_add(price);
        self.out.push(Event::ReEntered { seat: by, score, price });
        self.answered(left);
    }

    pub(crate) fn retire(&mut self, by: Seat, left: SeatSet) {
        self.state.seats[by.index()].retired = true;
        self.out.push(Event::Retired { seat: by });
        self.answered(left);
    }

    fn answered(&mut self, left: SeatSet) {
        if left.is_empty() {
            self.deal_round();
        } else {
            self.state.phase = Phase::ReEntry { asked: left };
        }
    }
}

/// The highest account among the seats still playing (SYN-28).
fn highest(state: &State) -> i32 {
    let playing = state.seats.iter().filter(|player| player.left.is_none());
    playing.map(|player| player.score).max().unwrap_or(0)
}

/// The ranking (SYN-27): seats that have not left, then the others, the last to leave first. Seats that left in the same round are ranked
/// by account.
fn ranking(state: &State) -> Ranking {
    Ranking::by_key(state.seats.len(), |seat| {
        let player = &state.seats[seat.index()];
        (player.left.unwrap_or(u32::MAX), core::cmp::Reverse(player.score))
    })
}
