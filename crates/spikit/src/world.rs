//! A state that a viewer may be in: what it cannot see, drawn by chance.

use crate::phase::PhaseName;
use crate::state::{Ballot, Phase, SeatState, State, Turn};
use crate::view::View;
use crate::{Card, Spikit};
use tabletop::{Chance, Seat};

impl Spikit {
    pub(crate) fn world(&self, view: &View, chance: &mut Chance) -> Option<State> {
        let own = view.seat;
        let mut unseen: Vec<Card> = self.deck.cards().collect();
        let mut take = |card: &Card| {
            let at = unseen.iter().position(|known| known == card)?;
            Some(unseen.remove(at))
        };
        for card in view.display.iter().chain(view.table.iter().flat_map(|laid| &laid.sentence.cards)) {
            take(card)?;
        }
        for card in view.fished.iter().flat_map(|fished| fished.aside.iter().chain([&fished.card])) {
            take(card)?;
        }
        for card in view.hand.iter().flatten() {
            take(card)?;
        }
        // What others are known to hold; a proposal's cards are in the hand of who proposes.
        let mut held: Vec<Vec<Card>> = view.seats.iter().map(|seat| seat.known.clone()).collect();
        if let Some(proposal) = &view.proposal {
            let shown = held.get_mut(proposal.seat.index())?;
            for card in &proposal.cards {
                if !shown.contains(card) {
                    shown.push(*card);
                }
            }
        }
        for (seat, cards) in Seat::all(held.len()).zip(&held) {
            if own != Some(seat) {
                for card in cards {
                    take(card)?;
                }
            }
        }
        chance.shuffle(&mut unseen);
        let mut seats = Vec::new();
        for (seat, (seen, held)) in Seat::all(view.seats.len()).zip(view.seats.iter().zip(held)) {
            let hand = if own == Some(seat) {
                view.hand.clone()?
            } else {
                let missing = seen.hand_count.checked_sub(held.len())?;
                let drawn = unseen.split_off(unseen.len().checked_sub(missing)?);
                [held, drawn].concat()
            };
            if hand.len() != seen.hand_count {
                return None;
            }
            seats.push(SeatState { hand, score: seen.score, known: seen.known.clone() });
        }
        let mut portion = |count: usize| Some(unseen.split_off(unseen.len().checked_sub(count)?));
        let (stock, discard, aside) =
            (portion(view.stock_count)?, portion(view.discard_count)?, portion(view.aside_count)?);
        if !unseen.is_empty() {
            return None;
        }
        Some(State {
            seats,
            display: view.display.clone(),
            stock,
            discard,
            aside,
            table: view.table.iter().map(|laid| laid.sentence.clone()).collect(),
            first: view.first,
            round: view.round,
            turn: Turn {
                seat: view.active,
                die: view.die,
                laid: view.laid,
                worked: view.worked,
                refused: view.refused.clone(),
                swapped: view.swapped.clone(),
            },
            phase: phase(view, chance)?,
            rolls: Vec::new(),
            idle: view.idle,
            proposals: view.proposals,
            counted: view.counted.clone(),
            time_up: view.time_up,
            sheet: view.sheet.clone(),
        })
    }
}

fn phase(view: &View, chance: &mut Chance) -> Option<Phase> {
    Some(match view.phase {
        PhaseName::Roll => Phase::Roll,
        PhaseName::Draw => Phase::Draw,
        PhaseName::Play => Phase::Play,
        PhaseName::Vote => {
            let mut cast = || match chance.below(3) {
                0 => Ballot::Accept,
                1 => Ballot::Refuse,
                _ => Ballot::Abstain,
            };
            let ballots = view.ballots.iter().map(|ballot| ballot.unwrap_or_else(&mut cast)).collect();
            Phase::Vote { proposal: view.proposal.clone()?, ballots }
        }
        PhaseName::Advantage => Phase::Advantage { fish: view.advantage? },
        PhaseName::Fishing => {
            let fished = view.fished.clone()?;
            Phase::Fishing { left: fished.left, card: fished.card, aside: fished.aside }
        }
        PhaseName::Discard => Phase::Discard { most: view.discards? },
        PhaseName::Over => Phase::Over { ranking: view.ranking.clone()? },
    })
}
