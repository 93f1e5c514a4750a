//! The end of a round, leaving, coming back, and the end of the match (SYN-25 to SYN-29).

use crate::state::Phase;
use crate::{Event, LIMIT, RoundScore, State, Syntax};
use tabletop::{Chance, Ranking, Seat, SeatSet};

impl Syntax {
    /// Every seat counts what it holds (nothing, for the one that went out); accounts are examined.
    pub(crate) fn end_round(
        &self,
        state: &mut State,
        went_out: Option<Seat>,
        chance: &mut Chance,
        out: &mut Vec<Event>,
    ) {
        let mut counted = Vec::new();
        let mut counts = Vec::new();
        for (index, player) in state.seats.iter_mut().enumerate() {
            let seat = Seat::from_index(index);
            if player.left.is_some() {
                counted.push(None);
                continue;
            }
            let points = self.deck.sum(&player.hand);
            player.score = player.score.saturating_add(points);
            counted.push(Some(points));
            if went_out != Some(seat) {
                counts.push(Event::Counted { seat, cards: player.hand.clone(), points, score: player.score });
            }
        }
        let line = RoundScore {
            round: state.round,
            went_out,
            hands: state.seats.iter().map(|player| player.hand.clone()).collect(),
            counted,
            challenges: state.seats.iter().map(|player| player.challenges).collect(),
            scores: state.seats.iter().map(|player| player.score).collect(),
        };
        state.sheet.push(line.clone());
        out.push(Event::RoundEnded { line });
        out.append(&mut counts);
        for (index, player) in state.seats.iter_mut().enumerate() {
            if player.left.is_none() && player.score >= LIMIT {
                player.left = Some(state.round);
                out.push(Event::Left { seat: Seat::from_index(index), score: player.score });
            }
        }
        if state.playing().len() <= 1 {
            let ranking = ranking(state);
            out.push(Event::MatchEnded { ranking: ranking.clone() });
            state.phase = Phase::Over { ranking };
            return;
        }
        let asked = self.offers(state);
        if asked.is_empty() {
            return self.deal_round(state, chance, out);
        }
        let (score, price) = (highest(state), self.options.re_entry.map_or(0, |back| back.price));
        out.extend(asked.iter().map(|seat| Event::ReEntryOffered { seat, score, price }));
        state.phase = Phase::ReEntry { asked };
    }

    /// The seats that may come back now (SYN-28).
    fn offers(&self, state: &State) -> SeatSet {
        let Some(back) = self.options.re_entry else { return SeatSet::EMPTY };
        let may = |seat: &Seat| {
            state.seat(*seat).is_some_and(|player| {
                player.left.is_some() && !player.retired && player.re_entries < back.allowed
            })
        };
        Seat::all(state.seats.len()).filter(may).collect()
    }

    pub(crate) fn answer_offer(
        &self,
        state: &mut State,
        by: Seat,
        comes_back: bool,
        chance: &mut Chance,
        out: &mut Vec<Event>,
    ) {
        let price = self.options.re_entry.map_or(0, |back| back.price);
        // Those who have just come back hold that account too: the order of answers does not matter.
        let score = highest(state);
        if let Some(player) = state.seats.get_mut(by.index()) {
            if comes_back {
                player.left = None;
                player.score = score;
                player.re_entries = player.re_entries.saturating_add(1);
                player.price = player.price.saturating_add(price);
                out.push(Event::ReEntered { seat: by, score, price });
            } else {
                player.retired = true;
                out.push(Event::Retired { seat: by });
            }
        }
        let Phase::ReEntry { asked } = &mut state.phase else { return };
        asked.remove(by);
        if asked.is_empty() {
            self.deal_round(state, chance, out);
        }
    }
}

/// The highest account among the seats still playing (SYN-28).
fn highest(state: &State) -> i32 {
    let playing = state.seats.iter().filter(|player| player.left.is_none());
    playing.map(|player| player.score).max().unwrap_or(0)
}

/// The last to leave first, and who has not left before them; seats that left in the same round by account (SYN-27).
fn ranking(state: &State) -> Ranking {
    Ranking::by_key(state.seats.len(), |seat| {
        let player = &state.seats[seat.index()];
        (player.left.unwrap_or(u32::MAX), std::cmp::Reverse(player.score))
    })
}
