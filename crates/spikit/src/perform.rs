//! What an allowed action does, up to the next decision of a seat.

use crate::check::REFUSALS;
use crate::deal::{after, draw, roll};
use crate::state::{Ballot, Count, Kind, Languages, Phase, Proposal, Sentence, State, Turn, languages};
use crate::{Action, Card, End, Event, RoundScore, SLOTS, Spikit};
use tabletop::{Chance, Ranking, Seat};

/// Rolls that decide a tie at most (SPI-14).
const TIE_ROLLS: usize = 4;
/// Points of a joker in hand (SPI-36).
const JOKER_POINTS: i32 = 10;
/// Cards that may be put away after a family of one language, and of two (SPI-22).
const DISCARDS: (u32, u32) = (3, 1);

/// A match, its chance, and what happens: what every consequence of an action needs.
pub(crate) struct Course<'a> {
    pub game: &'a Spikit,
    pub state: &'a mut State,
    pub chance: &'a mut Chance,
    pub out: &'a mut Vec<Event>,
}

impl Course<'_> {
    pub(crate) fn act(&mut self, by: Seat, action: &Action) {
        match action {
            Action::Roll => {
                let face = roll(self.state, self.chance);
                self.state.turn.die = Some(face);
                self.state.phase = Phase::Draw;
                self.out.push(Event::Rolled { seat: by, face });
            }
            Action::Take { display, give } => {
                self.exchange(by, *display, *give, false);
                self.state.phase = Phase::Play;
            }
            Action::Draw => {
                let card = draw(self.state, self.chance, self.out);
                if let Some(player) = self.state.seats.get_mut(by.index()) {
                    player.hand.extend(card);
                }
                self.state.phase = Phase::Play;
                self.out.push(Event::Drew { seat: by, card, any: card.is_some() });
            }
            Action::Lay { .. } | Action::Complete { .. } | Action::Swap { .. } => self.propose(by, action),
            Action::Vote { accept } => self.vote(by, (*accept).into()),
            Action::Fish => self.fish(by),
            Action::Keep => self.stop_fishing(by, true),
            Action::StopFishing => self.stop_fishing(by, false),
            Action::FreeChoice { display, give } => {
                self.exchange(by, *display, *give, true);
                self.state.phase = Phase::Play;
            }
            Action::Decline => self.state.phase = Phase::Play,
            Action::Discard { cards } => self.discard(by, cards),
            Action::EndTurn => self.end_turn(false),
            Action::TimeUp { .. } => {}
        }
    }

    pub(crate) fn time_up(&mut self) {
        self.state.time_up = true;
        self.out.push(Event::TimeUp);
    }

    /// A card of the display for one of the hand (SPI-9).
    fn exchange(&mut self, seat: Seat, display: u32, give: Card, free: bool) {
        let place = usize::try_from(display).ok().and_then(|at| self.state.display.get_mut(at));
        let (Some(place), Some(player)) = (place, self.state.seats.get_mut(seat.index())) else { return };
        let card = std::mem::replace(place, give);
        player.give(give);
        player.receive(card);
        self.out.push(Event::Took { seat, card, gave: give, display, free });
    }

    /// A family needs no vote (SPI-21, SPI-28); anything else does.
    fn propose(&mut self, seat: Seat, action: &Action) {
        let Ok(proposal) = self.game.proposal(self.state, seat, action) else { return };
        if let Phase::Fishing { card, .. } = self.state.phase {
            self.end_fishing(seat, Some(card));
        }
        self.out.push(Event::Proposed { seat, kind: proposal.kind, sentence: proposal.sentence.clone() });
        self.state.proposals += 1;
        if proposal.sentence.is_family() {
            return self.accept(proposal);
        }
        let ballots = Seat::all(self.state.seats.len())
            .map(|voter| if voter == seat { Ballot::None } else { Ballot::Open })
            .collect();
        self.state.phase = Phase::Vote { proposal, ballots };
    }

    fn vote(&mut self, by: Seat, ballot: Ballot) {
        let Phase::Vote { proposal, ballots } = &mut self.state.phase else { return };
        if let Some(place) = ballots.get_mut(by.index()) {
            *place = ballot;
        }
        self.out.push(Event::Voted { seat: by, ballot: Some(ballot) });
        if ballots.contains(&Ballot::Open) {
            return;
        }
        let (proposal, ballots) = (proposal.clone(), std::mem::take(ballots));
        let count = |ballot| ballots.iter().filter(|cast| **cast == ballot).count();
        let (yes, no) = (count(Ballot::Accept), count(Ballot::Refuse));
        let mut rolls = Vec::new();
        let mut accepted = yes > no;
        if yes == no {
            // Accepted as soon as a number comes up a second time (SPI-14).
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

    fn refuse(&mut self, proposal: Proposal) {
        if let Some(player) = self.state.seats.get_mut(proposal.seat.index()) {
            for card in &proposal.cards {
                player.show(*card);
            }
        }
        self.state.phase = Phase::Play;
        self.state.turn.refused.push(proposal.sentence.clone());
        self.out.push(Event::Refused { seat: proposal.seat, sentence: proposal.sentence });
        if self.state.turn.refused.len() >= REFUSALS {
            self.end_turn(true);
        }
    }

    fn accept(&mut self, proposal: Proposal) {
        let Proposal { seat, kind, sentence, cards, fished } = proposal;
        if let Some(player) = self.state.seats.get_mut(seat.index()) {
            for card in &cards {
                player.give(*card);
            }
        }
        self.state.phase = Phase::Play;
        let deck = &self.game.deck;
        let now = sentence.languages(deck);
        let family = sentence.is_family();
        match kind {
            Kind::Lay => {
                self.state.turn.laid |= !fished;
                self.state.turn.worked = true;
                if family {
                    return self.family(seat, sentence, None, true);
                }
                let laid = sentence.cards.len();
                self.state.table.push(sentence.clone());
                self.out.push(Event::Laid { seat, sentence });
                if !self.emptied(seat) && now == Languages::Unilingual && !fished {
                    self.state.phase = Phase::Advantage { fish: u32::try_from(laid - 2).unwrap_or(1) };
                }
            }
            Kind::Complete(index) => {
                self.state.turn.worked = true;
                if family {
                    return self.family(seat, sentence, Some(index), true);
                }
                self.put(index, sentence.clone());
                self.out.push(Event::Completed { seat, index, sentence });
                self.emptied(seat);
            }
            Kind::Swap(index, at) => self.swap(seat, index, at, sentence),
        }
    }

    fn swap(&mut self, seat: Seat, index: u32, at: u32, sentence: Sentence) {
        let places = (usize::try_from(index).ok(), usize::try_from(at).ok());
        let (Some(row), Some(place)) = places else { return };
        let Some(old) = self.state.table.get(row) else { return };
        let before = old.languages(&self.game.deck);
        let (Some(out), Some(card)) = (old.cards.get(place).copied(), sentence.cards.get(place).copied())
        else {
            return;
        };
        if let Some(player) = self.state.seats.get_mut(seat.index()) {
            player.receive(out);
        }
        self.state.turn.swapped.extend([card, out]);
        self.put(index, sentence.clone());
        self.out.push(Event::Swapped { seat, index, at, card, out, sentence: sentence.clone() });
        let became =
            before == Languages::Bilingual && sentence.languages(&self.game.deck) == Languages::Unilingual;
        if sentence.is_family() {
            self.family(seat, sentence, Some(index), false);
        }
        if became {
            // Only the free choice (SPI-27).
            self.state.phase = Phase::Advantage { fish: 0 };
        }
    }

    fn put(&mut self, index: u32, sentence: Sentence) {
        if let Some(place) = usize::try_from(index).ok().and_then(|at| self.state.table.get_mut(at)) {
            *place = sentence;
        }
    }

    /// A family leaves at once (SPI-23, SPI-28). The discards come before the end of a round (SPI-35).
    fn family(&mut self, seat: Seat, sentence: Sentence, index: Option<u32>, discards: bool) {
        let at = index.and_then(|index| usize::try_from(index).ok());
        if let Some(at) = at.filter(|at| *at < self.state.table.len()) {
            self.state.table.remove(at);
        }
        let unilingual = sentence.languages(&self.game.deck) != Languages::Bilingual;
        self.state.discard.extend(&sentence.cards);
        self.out.push(Event::Family { seat, sentence, unilingual, index });
        if discards && !self.emptied(seat) {
            self.state.phase = Phase::Discard { most: if unilingual { DISCARDS.0 } else { DISCARDS.1 } };
        }
    }

    fn discard(&mut self, seat: Seat, cards: &[Card]) {
        if let Some(player) = self.state.seats.get_mut(seat.index()) {
            player.hand.retain(|held| !cards.contains(held));
            // Nobody saw which: what was known of the hand may have gone.
            if !cards.is_empty() {
                player.known.clear();
            }
        }
        self.state.discard.extend(cards);
        let count = u32::try_from(cards.len()).unwrap_or(u32::MAX);
        self.out.push(Event::Discarded { seat, count, cards: Some(cards.to_vec()) });
        self.state.phase = Phase::Play;
        self.emptied(seat);
    }

    fn fish(&mut self, seat: Seat) {
        let (left, mut aside) = match std::mem::replace(&mut self.state.phase, Phase::Play) {
            Phase::Advantage { fish } => (fish, Vec::new()),
            Phase::Fishing { left, card, mut aside } => {
                aside.push(card);
                (left, aside)
            }
            other => {
                self.state.phase = other;
                return;
            }
        };
        match draw(self.state, self.chance, self.out) {
            Some(card) => {
                self.state.phase = Phase::Fishing { left: left.saturating_sub(1), card, aside };
                self.out.push(Event::Fished { seat, card });
            }
            None => self.state.discard.append(&mut aside),
        }
    }

    fn stop_fishing(&mut self, seat: Seat, keep: bool) {
        let Phase::Fishing { card, .. } = self.state.phase else { return };
        self.end_fishing(seat, keep.then_some(card));
    }

    /// The card taken goes to the hand, the others to the discard pile (SPI-19).
    fn end_fishing(&mut self, seat: Seat, kept: Option<Card>) {
        let Phase::Fishing { card, mut aside, .. } = std::mem::replace(&mut self.state.phase, Phase::Play)
        else {
            return;
        };
        match kept.and_then(|_| self.state.seats.get_mut(seat.index())) {
            Some(player) => player.receive(card),
            None => aside.push(card),
        }
        self.state.discard.extend(&aside);
        self.out.push(Event::FishingEnded { seat, kept, away: aside });
    }

    /// Ends the round if the seat has no card left (SPI-35).
    fn emptied(&mut self, seat: Seat) -> bool {
        let empty = self.state.seat(seat).is_some_and(|player| player.hand.is_empty());
        if empty {
            self.end_round(Some(seat));
        }
        empty
    }

    pub(crate) fn end_turn(&mut self, forced: bool) {
        let state = &mut *self.state;
        let exhausted = state.stock.is_empty() && state.discard.is_empty();
        state.idle = if exhausted && !state.turn.worked { state.idle + 1 } else { 0 };
        if state.idle as usize >= state.seats.len() {
            return self.end_round(None);
        }
        let seat = after(state);
        state.turn = Turn::of(seat);
        state.phase = Phase::Roll;
        let (gone, stay) = std::mem::take(&mut state.table)
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
