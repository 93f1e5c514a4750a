//! What an allowed action does, up to the next decision of a seat.

use alloc::vec::Vec;

use crate::check::{Checked, Deed, Does, REFUSALS};
use crate::deal::{after, draw, roll};
use crate::state::{Ballot, Count, Kind, Languages, Phase, Proposal, Sentence, State, Turn, languages};
use crate::{Card, End, Event, Place, RoundScore, SLOTS, Spikit};
use tabletop::{Chance, Ranking, Seat};

/// The most rolls that decide a tie (SPI-14).
const TIE_ROLLS: usize = 4;
/// Points of a joker in hand (SPI-36).
const JOKER_POINTS: i32 = 10;
/// How many cards may be put away after a family of one language, and after one of two (SPI-22).
const DISCARDS: (u32, u32) = (3, 1);

/// A match, its chance, and what happens: what every consequence of an action needs.
pub(crate) struct Course<'a> {
    pub game: &'a Spikit,
    pub state: &'a mut State,
    pub chance: &'a mut Chance,
    pub out: &'a mut Vec<Event>,
}

impl Course<'_> {
    pub(crate) fn perform(&mut self, Checked(does): Checked) {
        match does {
            Does::TimeUp => {
                self.state.time_up = true;
                self.out.push(Event::TimeUp);
            }
            Does::Seat { seat, deed } => self.act(seat, deed),
        }
    }

    fn act(&mut self, seat: Seat, deed: Deed) {
        match deed {
            Deed::Roll => {
                let face = roll(self.state, self.chance);
                self.state.turn.die = Some(face);
                self.state.phase = Phase::Draw;
                self.out.push(Event::Rolled { seat, face });
            }
            Deed::Draw => {
                let card = draw(self.state, self.chance, self.out);
                self.state.player(seat).hand.extend(card);
                self.state.phase = Phase::Play;
                self.out.push(Event::Drew { seat, card, any: card.is_some() });
            }
            Deed::Exchange { place, card, give, free } => {
                self.state.display[place.index()] = give;
                let player = self.state.player(seat);
                player.give(give);
                player.hand.push(card);
                self.state.phase = Phase::Play;
                self.out.push(Event::Took { seat, card, gave: give, display: place, free });
            }
            Deed::Propose { proposal, away } => {
                if let Some((fished, away)) = away {
                    self.end_fishing(seat, Some(fished), away);
                }
                self.propose(proposal);
            }
            Deed::Vote { proposal, ballots, ballot } => {
                self.out.push(Event::Voted { seat, ballot: Some(ballot) });
                self.vote(proposal, ballots);
            }
            Deed::Fish { left, aside } => self.fish(seat, left, aside),
            Deed::EndFishing { kept, away } => self.end_fishing(seat, kept, away),
            Deed::Decline => self.state.phase = Phase::Play,
            Deed::Discard { cards } => self.discard(seat, cards),
            Deed::EndTurn => self.end_turn(false),
        }
    }

    /// A family needs no vote (SPI-21, SPI-28); anything else does.
    fn propose(&mut self, proposal: Proposal) {
        let Proposal { seat, kind, sentence, .. } = &proposal;
        self.out.push(Event::Proposed { seat: *seat, kind: *kind, sentence: sentence.clone() });
        self.state.proposals += 1;
        if sentence.is_family() {
            return self.accept(proposal);
        }
        let ballot = |voter| if voter == *seat { Ballot::None } else { Ballot::Open };
        let ballots = Seat::all(self.state.seats.len()).map(ballot).collect();
        self.state.phase = Phase::Vote { proposal, ballots };
    }

    /// Notes the ballots, and decides once all have voted (SPI-14).
    fn vote(&mut self, proposal: Proposal, ballots: Vec<Ballot>) {
        if ballots.contains(&Ballot::Open) {
            self.state.phase = Phase::Vote { proposal, ballots };
            return;
        }
        let count = |ballot| ballots.iter().filter(|cast| **cast == ballot).count();
        let (yes, no) = (count(Ballot::Accept), count(Ballot::Refuse));
        let mut rolls = Vec::new();
        let mut accepted = yes > no;
        if yes == no {
            // The sentence is accepted as soon as a number comes up a second time.
            while !accepted && rolls.len() < TIE_ROLLS {
                let face = roll(self.state, self.chance);
                accepted = rolls.contains(&face);
                rolls.push(face);
            }
        }
        let advice = self.game.advice(&proposal.sentence);
        self.state.counted = Some(Count { ballots: ballots.clone(), rolls: rolls.clone() });
        self.out.push(Event::Counted { ballots, rolls, accepted, advice });
        if accepted { self.accept(proposal) } else { self.refuse(proposal) }
    }

    /// Gives a refused sentence back, and ends the turn after three (SPI-15).
    fn refuse(&mut self, proposal: Proposal) {
        let Proposal { seat, sentence, .. } = proposal;
        self.state.phase = Phase::Play;
        self.state.turn.refused.push(sentence.clone());
        self.out.push(Event::Refused { seat, sentence });
        if self.state.turn.refused.len() >= REFUSALS {
            self.end_turn(true);
        }
    }

    fn accept(&mut self, proposal: Proposal) {
        let Proposal { seat, kind, sentence, cards, fished } = proposal;
        let player = self.state.player(seat);
        for card in cards {
            player.give(card);
        }
        self.state.phase = Phase::Play;
        match kind {
            Kind::Lay => self.lay(seat, sentence, fished),
            Kind::Complete(row) => self.complete(seat, row, sentence),
            Kind::Swap(row, at) => self.swap(seat, row, at, sentence),
        }
    }

    /// A sentence of one language gives an advantage, unless a fished card is in it (SPI-17, SPI-19).
    fn lay(&mut self, seat: Seat, sentence: Sentence, fished: bool) {
        self.state.turn.laid |= !fished;
        self.state.turn.worked = true;
        if sentence.is_family() {
            return self.family_with_discards(seat, sentence, None);
        }
        let unilingual = sentence.languages(&self.game.deck) == Languages::Unilingual;
        let cards = u32::try_from(sentence.cards.len()).unwrap_or(u32::MAX);
        self.state.table.push(sentence.clone());
        self.out.push(Event::Laid { seat, sentence });
        if !self.emptied(seat) && unilingual && !fished {
            // X cards let a seat fish up to X − 2 (SPI-18).
            self.state.phase = Phase::Advantage { fish: cards.saturating_sub(2) };
        }
    }

    fn complete(&mut self, seat: Seat, row: Place, sentence: Sentence) {
        self.state.turn.worked = true;
        if sentence.is_family() {
            return self.family_with_discards(seat, sentence, Some(row));
        }
        self.state.table[row.index()] = sentence.clone();
        self.out.push(Event::Completed { seat, index: row, sentence });
        self.emptied(seat);
    }

    fn swap(&mut self, seat: Seat, row: Place, at: Place, sentence: Sentence) {
        let old = core::mem::replace(&mut self.state.table[row.index()], sentence.clone());
        let (card, out) = (sentence.cards[at.index()], old.cards[at.index()]);
        self.state.player(seat).hand.push(out);
        self.state.turn.swapped.extend([card, out]);
        let deck = &self.game.deck;
        let became =
            old.languages(deck) == Languages::Bilingual && sentence.languages(deck) == Languages::Unilingual;
        let family = sentence.is_family().then(|| sentence.clone());
        self.out.push(Event::Swapped { seat, index: row, at, card, out, sentence });
        if let Some(family) = family {
            self.family(seat, family, Some(row));
        }
        if became {
            // Such a swap gives only the free choice (SPI-27).
            self.state.phase = Phase::Advantage { fish: 0 };
        }
    }

    /// Discards a family at once (SPI-23, SPI-28), and returns whether it is of one language.
    fn family(&mut self, seat: Seat, sentence: Sentence, row: Option<Place>) -> bool {
        if let Some(row) = row {
            self.state.table.remove(row.index());
        }
        let unilingual = sentence.languages(&self.game.deck) != Languages::Bilingual;
        self.state.discard.extend(&sentence.cards);
        self.out.push(Event::Family { seat, sentence, unilingual, index: row });
        unilingual
    }

    /// Discards a family. Unless the hand is empty then, the seat may put cards away (SPI-22, SPI-35).
    fn family_with_discards(&mut self, seat: Seat, sentence: Sentence, row: Option<Place>) {
        let unilingual = self.family(seat, sentence, row);
        if !self.emptied(seat) {
            self.state.phase = Phase::Discard { most: if unilingual { DISCARDS.0 } else { DISCARDS.1 } };
        }
    }

    fn discard(&mut self, seat: Seat, cards: Vec<Card>) {
        self.state.player(seat).hand.retain(|held| !cards.contains(held));
        self.state.discard.extend(&cards);
        let count = u32::try_from(cards.len()).unwrap_or(u32::MAX);
        self.out.push(Event::Discarded { seat, count, cards: Some(cards) });
        self.state.phase = Phase::Play;
        self.emptied(seat);
    }

    fn fish(&mut self, seat: Seat, left: u32, aside: Vec<Card>) {
        match draw(self.state, self.chance, self.out) {
            Some(card) => {
                self.state.phase = Phase::Fishing { left, card, aside };
                self.out.push(Event::Fished { seat, card });
            }
            None => self.end_fishing(seat, None, aside),
        }
    }

    /// The card taken goes to the hand, the others to the discard pile (SPI-19).
    fn end_fishing(&mut self, seat: Seat, kept: Option<Card>, away: Vec<Card>) {
        self.state.player(seat).hand.extend(kept);
        self.state.discard.extend(&away);
        self.state.phase = Phase::Play;
        self.out.push(Event::FishingEnded { seat, kept, away });
    }

    /// Ends the round if the seat has no card left (SPI-35).
    fn emptied(&mut self, seat: Seat) -> bool {
        let empty = self.state.player(seat).hand.is_empty();
        if empty {
            self.end_round(Some(seat));
        }
        empty
    }

    fn end_turn(&mut self, forced: bool) {
        let state = &mut *self.state;
        let exhausted = state.stock.is_empty() && state.discard.is_empty();
        state.idle = if exhausted && !state.turn.worked { state.idle + 1 } else { 0 };
        if state.idle as usize >= state.seats.len() {
            return self.end_round(None);
        }
        let seat = after(state);
        state.turn = Turn::of(seat);
        state.phase = Phase::Roll;
        let (gone, stay) = core::mem::take(&mut state.table)
            .into_iter()
            .partition(|sentence| sentence.cards.len() >= usize::from(SLOTS));
        state.table = stay;
        let gone: Vec<Sentence> = gone;
        state.discard.extend(gone.iter().flat_map(|sentence| &sentence.cards));
        self.out.push(Event::TurnBegan { seat, forced });
        if !gone.is_empty() {
            self.out.push(Event::Cleared { sentences: gone });
        }
    }

    fn end_round(&mut self, won: Option<Seat>) {
        let state = &mut *self.state;
        let deck = &self.game.deck;
        let hands: Vec<Vec<Card>> = state.seats.iter().map(|seat| seat.hand.clone()).collect();
        let counted: Vec<i32> = hands
            .iter()
            .map(|hand| {
                let sum: i32 = hand.iter().map(|card| if card.is_joker() { JOKER_POINTS } else { 1 }).sum();
                let langs = languages(hand.iter().filter_map(|card| deck.lang_of(*card)));
                if langs == Languages::Bilingual { 2 * sum } else { sum }
            })
            .collect();
        for (seat, points) in state.seats.iter_mut().zip(&counted) {
            seat.score = seat.score.saturating_add(*points);
        }
        let scores: Vec<i32> = state.seats.iter().map(|seat| seat.score).collect();
        let score = RoundScore { round: state.round, won, hands, counted, scores: scores.clone() };
        state.sheet.push(score.clone());
        self.out.push(Event::RoundEnded { score });
        let over = match self.game.options.end {
            End::Rounds(rounds) => state.round >= rounds,
            End::Minutes(_) => state.time_up,
            End::Points(points) => scores.iter().any(|score| i64::from(*score) >= i64::from(points)),
        };
        if over {
            state.phase = Phase::Over { ranking: Ranking::lowest_first(&scores) };
            self.out.push(Event::MatchEnded);
        } else {
            self.game.next_round(self.state, self.chance, self.out);
        }
    }
}
