//! What the rules allow, asked in the order of COM-8.

use crate::notation::{Change, foreign_sign, is_subsequence};
use crate::state::SeatState;
use crate::{Action, Card, Kind, PhaseName, Referee, Refusal, State, Syntax, Take, Tally};
use tabletop::{Actor, Seat};

pub(crate) fn check(game: &Syntax, state: &State, by: Actor, action: &Action) -> Result<(), Refusal> {
    let phase = state.phase.name();
    let clause = match (action, phase) {
        (Action::Challenge | Action::Accept, PhaseName::Challenge) => None,
        (Action::ReEnter | Action::Retire, PhaseName::ReEntry) => None,
        (Action::Challenge | Action::Accept, _) => Some("SYN-20"),
        (Action::ReEnter | Action::Retire, _) => Some("SYN-28"),
        (_, PhaseName::Play) => None,
        (_, PhaseName::Challenge) => Some("SYN-23"),
        (_, PhaseName::ReEntry) => Some("SYN-28"),
        (_, PhaseName::Over) => Some("SYN-27"),
    };
    if let Some(clause) = clause {
        return Err(Refusal::WrongPhase { phase, clause });
    }
    let Some(seat) = by.seat().filter(|seat| state.to_act().contains(*seat)) else {
        return Err(Refusal::NotYourTurn { phase });
    };
    match action {
        Action::Exchange { discard, take } => exchange(state, seat, *discard, *take),
        Action::Lay { word } => check_word(game, state, seat, Kind::Lay, None, word),
        Action::Insert { index, into } => {
            check_word(game, state, seat, Kind::Insert, Some(on_table(state, *index)?), into)
        }
        Action::Replace { index, into } => {
            check_word(game, state, seat, Kind::Replace, Some(on_table(state, *index)?), into)
        }
        Action::Challenge | Action::Accept | Action::ReEnter | Action::Retire => Ok(()),
    }
}

/// A word that is made of `before` (nothing for a lay).
fn check_word(
    game: &Syntax,
    state: &State,
    seat: Seat,
    kind: Kind,
    before: Option<&str>,
    after: &str,
) -> Result<(), Refusal> {
    if let Some(sign) = foreign_sign(after) {
        return Err(Refusal::NoCard { sign });
    }
    let change = Change::new(kind, before, after);
    let clause = match kind {
        Kind::Lay => "SYN-8",
        Kind::Insert => "SYN-10",
        Kind::Replace => "SYN-11",
    };
    let player = state.seat(seat);
    in_hand(player, &change.used, clause)?;
    if let Some(before) = before {
        shape(kind, before, after)?;
    }
    let letters = after.len();
    if letters < lexicon::MIN_LETTERS {
        return Err(Refusal::OneLetter);
    }
    if letters < usize::from(game.options.minimum_length) {
        return Err(Refusal::UnderMinimum { letters: game.options.minimum_length });
    }
    let opening = kind == Kind::Lay && player.is_some_and(|player| !player.has_laid);
    if game.options.long_opening && opening && letters < crate::OPENING {
        return Err(Refusal::ShortOpening);
    }
    if game.options.referee == Referee::Dictionary && !game.lexicon.contains(after) {
        return Err(Refusal::NotAWord { word: after.to_owned() });
    }
    Ok(())
}

fn on_table(state: &State, index: u32) -> Result<&str, Refusal> {
    let laid = usize::try_from(index).ok().and_then(|index| state.table.get(index));
    laid.map(|laid| laid.word.as_str()).ok_or(Refusal::NoSuchWord)
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
    // With the stock empty the pile is one card, and the stock would be the card just discarded: nobody takes that back.
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
