//! Checks actions, and looks for refusals in the order of COM-8.

use alloc::borrow::ToOwned;

use crate::notation::{Change, foreign_sign, is_subsequence};
use crate::state::{Phase, SeatState};
use crate::{Action, Card, Kind, Pending, Referee, Refusal, State, Syntax, Take, Tally};
use tabletop::{Actor, Seat, SeatSet};

/// An allowed action, with what the check has found out.
#[derive(Debug)]
pub struct Checked {
    pub(crate) by: Seat,
    pub(crate) deed: Deed,
}

#[derive(Debug)]
pub(crate) enum Deed {
    /// An exchange.
    Exchange { discard: Card, take: Take },
    /// A word that is made, and the cards that it moves.
    Make { pending: Pending, change: Change },
    /// An answer to a word. `left` are the seats that are still asked after it.
    Answer { pending: Pending, challenge: bool, left: SeatSet },
    /// An answer to the offer to come back. `left` are the seats that are still asked after it.
    Offer { comes_back: bool, left: SeatSet },
}

pub(crate) fn check(game: &Syntax, state: &State, by: Actor, action: &Action) -> Result<Checked, Refusal> {
    let wrong = |clause| Err(Refusal::WrongPhase { phase: state.phase.name(), clause });
    let asked_of = |asked: SeatSet| {
        let seat = by.seat().filter(|seat| asked.contains(*seat));
        seat.ok_or(Refusal::NotYourTurn { phase: state.phase.name() })
    };
    match (action, &state.phase) {
        (Action::Challenge | Action::Accept, Phase::Challenge { pending, asked }) => {
            let by = asked_of(*asked)?;
            let challenge = *action == Action::Challenge;
            let deed = Deed::Answer { pending: pending.clone(), challenge, left: asked.without(by) };
            Ok(Checked { by, deed })
        }
        (Action::ReEnter | Action::Retire, Phase::ReEntry { asked }) => {
            let by = asked_of(*asked)?;
            let comes_back = *action == Action::ReEnter;
            Ok(Checked { by, deed: Deed::Offer { comes_back, left: asked.without(by) } })
        }
        (Action::Challenge | Action::Accept, _) => wrong("SYN-20"),
        (Action::ReEnter | Action::Retire, _) => wrong("SYN-28"),
        (Action::Exchange { discard, take }, Phase::Play { turn }) => {
            let by = asked_of(SeatSet::only(*turn))?;
            exchange(state, by, *discard, *take)?;
            Ok(Checked { by, deed: Deed::Exchange { discard: *discard, take: *take } })
        }
        (Action::Lay { word }, Phase::Play { turn }) => {
            let by = asked_of(SeatSet::only(*turn))?;
            let index = u32::try_from(state.table.len()).unwrap_or(u32::MAX);
            made(game, state, Pending { seat: by, kind: Kind::Lay, index, before: None, after: word.clone() })
        }
        (Action::Insert { index, into }, Phase::Play { turn }) => {
            let by = asked_of(SeatSet::only(*turn))?;
            made(game, state, on_table(state, by, Kind::Insert, *index, into)?)
        }
        (Action::Replace { index, into }, Phase::Play { turn }) => {
            let by = asked_of(SeatSet::only(*turn))?;
            made(game, state, on_table(state, by, Kind::Replace, *index, into)?)
        }
        (_, Phase::Challenge { .. }) => wrong("SYN-23"),
        (_, Phase::ReEntry { .. }) => wrong("SYN-28"),
        (_, Phase::Over { .. }) => wrong("SYN-27"),
    }
}

/// Checks that a word may be made.
fn made(game: &Syntax, state: &State, pending: Pending) -> Result<Checked, Refusal> {
    let Pending { seat, kind, before, after, .. } = &pending;
    if let Some(sign) = foreign_sign(after) {
        return Err(Refusal::NoCard { sign });
    }
    let change = pending.change();
    let clause = match kind {
        Kind::Lay => "SYN-8",
        Kind::Insert => "SYN-10",
        Kind::Replace => "SYN-11",
    };
    let player = state.seat(*seat);
    in_hand(player, &change.used, clause)?;
    if let Some(before) = before {
        shape(*kind, before, after)?;
    }
    let letters = after.len();
    if letters < lexicon::MIN_LETTERS {
        return Err(Refusal::OneLetter);
    }
    if letters < usize::from(game.options.minimum_length) {
        return Err(Refusal::UnderMinimum { letters: game.options.minimum_length });
    }
    let opening = *kind == Kind::Lay && player.is_some_and(|player| !player.has_laid);
    if game.options.long_opening && opening && letters < crate::OPENING {
        return Err(Refusal::ShortOpening);
    }
    if game.options.referee == Referee::Dictionary && !game.lexicon.contains(after) {
        return Err(Refusal::NotAWord { word: after.clone() });
    }
    Ok(Checked { by: *seat, deed: Deed::Make { pending, change } })
}

/// A word on the table that is to become another one, as it would then be contested.
fn on_table(state: &State, seat: Seat, kind: Kind, index: u32, into: &str) -> Result<Pending, Refusal> {
    let laid = usize::try_from(index).ok().and_then(|index| state.table.get(index));
    let before = laid.map(|laid| laid.word.clone()).ok_or(Refusal::NoSuchWord)?;
    Ok(Pending { seat, kind, index, before: Some(before), after: into.to_owned() })
}

fn in_hand(player: Option<&SeatState>, needed: &[Card], clause: &'static str) -> Result<(), Refusal> {
    let held = player.map_or(&[][..], |player| &player.hand);
    if needed.len() <= held.len() && Tally::of(held).take_all(needed) {
        return Ok(());
    }
    Err(Refusal::NotInHand { needed: needed.to_vec(), clause })
}

fn exchange(state: &State, seat: Seat, discard: Card, take: Take) -> Result<(), Refusal> {
    in_hand(state.seat(seat), &[discard], "SYN-9")?;
    // When the stock is empty the pile is one card, so a new stock would be the card just discarded, which nobody may take back.
    let there = match take {
        Take::Stock => !state.stock.is_empty(),
        Take::FaceUp => state.face_up.is_some(),
    };
    if there { Ok(()) } else { Err(Refusal::NoStock) }
}

fn shape(kind: Kind, before: &str, after: &str) -> Result<(), Refusal> {
    let before_owned = || before.to_owned();
    match kind {
        Kind::Insert if after.len() <= before.len() => {
            Err(Refusal::NothingInserted { before: before_owned() })
        }
        Kind::Insert if !is_subsequence(before, after) => {
            Err(Refusal::OrderChanged { before: before_owned() })
        }
        Kind::Replace if after.len() != before.len() => {
            Err(Refusal::LengthChanged { before: before_owned() })
        }
        Kind::Replace if after == before => Err(Refusal::NothingReplaced),
        _ => Ok(()),
    }
}
