//! What follows from an action, up to the next decision of a seat.

use alloc::vec::Vec;

use crate::action::Action;
use crate::card::Hand;
use crate::event::{Event, LeadCause, RankCause, SkipCause};
use crate::options::{FreePass, Layout, Options};
use crate::play::Play;
use crate::state::State;
use crate::trick::{Move, PastTrick, Trick};
use crate::{Refusal, deal};
use tabletop::{Chance, Seat, SeatSet};

/// An allowed action, with what the check has found out.
#[derive(Debug)]
pub struct Checked {
    by: Seat,
    deed: Deed,
}

#[derive(Debug)]
enum Deed {
    Play {
        play: Play,
        /// The hand without its cards.
        rest: Hand,
    },
    Firecracker {
        /// The hand without it.
        rest: Hand,
    },
    Pass {
        /// Whether it is a free pass: the seat could have played (PAD-14).
        free: bool,
        /// The seat that made the last play.
        last: Seat,
    },
}

/// One firecracker and nothing else.
const FIRECRACKER: Hand = Hand { firecrackers: 1, ..Hand::EMPTY };

/// Whether the seat may do that. Refusals are looked for in the order of COM-8.
pub(crate) fn check(state: &State, by: Option<Seat>, action: &Action) -> Result<Checked, Refusal> {
    let by = by.filter(|seat| state.turn == Some(*seat)).ok_or(Refusal::NotYourTurn)?;
    let hand = state.hand(by);
    let deed = match action {
        Action::Play { groups } => {
            let play = Play::read(groups, &hand)?;
            let rest = hand.without(&play.cards()).ok_or(Refusal::NotInHand)?;
            state.follows(&play)?;
            Deed::Play { play, rest }
        }
        Action::Firecracker => {
            let rest = hand.without(&FIRECRACKER).ok_or(Refusal::NotInHand)?;
            match state.trick.last() {
                None => return Err(Refusal::FirecrackerLeads),
                Some(_) if state.trick.firecracker_last() => return Err(Refusal::FirecrackerFollows),
                Some(_) => Deed::Firecracker { rest },
            }
        }
        Action::Pass => {
            let last = state.trick.last().ok_or(Refusal::LeadMustPlay)?.seat;
            let free = state.can_play(by);
            state.may_pass(by, || free)?;
            Deed::Pass { free, last }
        }
    };
    Ok(Checked { by, deed })
}

/// An action being performed: the state that it changes and the events that it makes.
pub(crate) struct Course<'a> {
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut Chance,
    pub(crate) out: &'a mut Vec<Event>,
}

/// Begins a match: the first deal, and whoever leads it.
pub(crate) fn begin(
    options: &Options,
    seats: usize,
    layout: &Layout,
    chance: &mut Chance,
    out: &mut Vec<Event>,
) -> Result<State, Refusal> {
    let (mut state, leader) = deal::first(options, seats, layout, chance, out)?;
    Course { state: &mut state, chance, out }.lead(leader);
    Ok(state)
}

impl Course<'_> {
    pub(crate) fn perform(&mut self, Checked { by, deed }: Checked) {
        match deed {
            Deed::Play { play, rest } => self.play(by, play, rest),
            Deed::Firecracker { rest } => self.firecracker(by, rest),
            Deed::Pass { free, last } => self.pass(by, free, last),
        }
    }

    fn play(&mut self, by: Seat, play: Play, rest: Hand) {
        let same = self.state.trick.repeats(&play);
        let (by_z, special) = (play.has_z(), play.is_special());
        let (lead, groups) = (self.state.trick.top().is_none(), play.groups.clone());
        self.spend(by, &play.cards(), rest);
        self.state.trick.lay(by, play);
        self.out.push(Event::Played { seat: by, groups, lead, hand_count: self.state.hand(by).len() });
        if self.went_out(by, special) {
            return;
        }
        if by_z {
            self.trick_won(by, true);
        } else {
            self.go_on(by, by, if same { Some(SkipCause::SameLetters) } else { None });
        }
    }

    fn firecracker(&mut self, by: Seat, rest: Hand) {
        self.spend(by, &FIRECRACKER, rest);
        self.state.trick.note(by, Move::Firecracker);
        self.out.push(Event::Firecracker { seat: by, hand_count: self.state.hand(by).len() });
        if !self.went_out(by, true) {
            self.go_on(by, by, Some(SkipCause::Firecracker));
        }
    }

    fn pass(&mut self, by: Seat, free: bool, last: Seat) {
        let passes = &mut self.state.passes[by.index()];
        passes.spent |= free;
        passes.just_before = free;
        self.state.trick.note(by, Move::Pass);
        self.out.push(Event::Passed { seat: by });
        self.go_on(by, last, None);
    }

    /// Moves the cards of a play out of the hand, of which `rest` stays.
    fn spend(&mut self, by: Seat, cards: &Hand, rest: Hand) {
        self.state.hands[by.index()] = rest;
        self.state.gone.add_all(cards);
        self.state.passes[by.index()].just_before = false;
    }

    /// Ranks a seat that has played its last card (PAD-21, PAD-23), and returns whether that ended the deal.
    fn went_out(&mut self, by: Seat, special: bool) -> bool {
        if !self.state.hand(by).is_empty() {
            return false;
        }
        let finish = if special { self.state.ranks.take_lowest(by) } else { self.state.ranks.take_best(by) };
        let cause = if special { RankCause::SpecialLast } else { RankCause::Out };
        self.out.push(Event::Ranked { finish, cause });
        let mut holders = self.state.holders_from(by);
        let (last, more) = (holders.next(), holders.next().is_some());
        drop(holders);
        if more {
            return false;
        }
        if let Some(last) = last {
            let finish = self.state.ranks.take_best(last);
            self.out.push(Event::Ranked { finish, cause: RankCause::LastHolding });
        }
        self.deal_over();
        true
    }

    /// Skips the next seat if there is a cause (PAD-12, PAD-16). Then it is the turn of the next one, unless the seat that played last has won the
    /// trick (PAD-18).
    fn go_on(&mut self, by: Seat, last: Seat, skip: Option<SkipCause>) {
        let mut at = by;
        if let (Some(cause), Some(seat)) = (skip, self.state.next_holder(by)) {
            self.state.trick.note(seat, Move::Skipped);
            self.out.push(Event::Skipped { seat, cause });
            at = seat;
        }
        let silent: SeatSet = self.state.trick.silent();
        if self.state.holders_from(last).all(|seat| seat == last || silent.contains(seat)) {
            self.trick_won(last, false);
        } else {
            self.state.turn = self.state.next_holder(at);
        }
    }

    fn trick_won(&mut self, winner: Seat, by_z: bool) {
        self.out.push(Event::TrickWon { seat: winner, by_z });
        let trick = core::mem::take(&mut self.state.trick);
        self.state.tricks.push(PastTrick { no_lead: trick.no_lead, turns: trick.turns, winner });
        self.lead(winner);
    }

    /// Gives the lead to a seat, or to the one that has it in its place (PAD-20, PAD-27).
    fn lead(&mut self, seat: Seat) {
        let owner = self.state.holders_from(seat).next().unwrap_or(seat);
        if owner != seat {
            self.out.push(Event::LeadMoved { from: seat, to: owner, cause: LeadCause::NoCards });
        }
        if self.state.free_pass == FreePass::Trick {
            self.state.passes.iter_mut().for_each(|passes| passes.spent = false);
        }
        let can_lead = |seat: &Seat| self.state.hand(*seat).can_lead();
        let Some(leader) = self.state.holders_from(owner).find(can_lead) else {
            return self.nobody_can_lead(owner);
        };
        let no_lead: Vec<Seat> = self.state.holders_from(owner).take_while(|seat| *seat != leader).collect();
        if leader != owner {
            let cause = LeadCause::OnlyFirecrackers;
            self.out.push(Event::LeadMoved { from: owner, to: leader, cause });
        }
        self.state.trick = Trick::new(no_lead);
        self.state.turn = Some(leader);
    }

    /// Ends a deal in which only firecrackers are left (PAD-27).
    fn nobody_can_lead(&mut self, owner: Seat) {
        let holders: Vec<Seat> = self.state.holders_from(owner).collect();
        for seat in holders {
            let finish = self.state.ranks.take_lowest(seat);
            self.out.push(Event::Ranked { finish, cause: RankCause::NobodyCanLead });
        }
        self.deal_over();
    }

    /// Adds the points to the scores, and deals again or ends the match (PAD-26).
    fn deal_over(&mut self) {
        let before = self.state.scores.clone();
        let mut ranks = self.state.ranks.taken().to_vec();
        tabletop::sort_by_key(&mut ranks, |finish| finish.rank);
        for finish in &ranks {
            let score = &mut self.state.scores[finish.seat.index()];
            *score = score.saturating_add(finish.points);
        }
        let (deal, after) = (self.state.deal, self.state.scores.clone());
        self.out.push(Event::RoundEnded { deal, ranks, before, after });
        if usize::from(deal) < self.state.seats() {
            let leader = deal::next(self.state, self.chance, self.out);
            self.lead(leader);
        } else {
            self.state.turn = None;
            if let Some(ranking) = self.state.ranking() {
                self.out.push(Event::MatchEnded { ranking, scores: self.state.scores.clone() });
            }
        }
    }
}
