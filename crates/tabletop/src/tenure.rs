//! Who has sat at which seat since when.

use alloc::vec::Vec;

use crate::{Millis, Player, Seat, SeatSet, Tenure, sort_by_key};

/// Who sits at each seat after so many actions.
pub(crate) fn sitting(dealt: &[Player], tenures: &[Tenure], moves: usize) -> Vec<Player> {
    let mut players = dealt.to_vec();
    for tenure in tenures.iter().filter(|tenure| tenure.from.get() <= moves) {
        if let Some(player) = players.get_mut(tenure.seat.index()) {
            change(player, tenure);
        }
    }
    players
}

/// The seats at which humans sit after so many actions.
pub(crate) fn people(dealt: &[Player], tenures: &[Tenure], moves: usize) -> SeatSet {
    let human = |seat: &Seat| {
        let now = |tenure: &&Tenure| tenure.seat == *seat && tenure.from.get() <= moves;
        let dealt = || dealt.get(seat.index()).is_some_and(|player| player.bot.is_none());
        tenures.iter().rev().find(now).map_or_else(dealt, |tenure| tenure.bot.is_none())
    };
    Seat::all(dealt.len()).filter(human).collect()
}

/// Adds that somebody sits down after so many actions. If several do so at one seat between the same two actions, only the last one counts; but
/// a human whom a bot follows stays listed before it, because undo must not forget that they saw the hand. Whoever sits there already adds
/// nothing.
pub(crate) fn add(
    dealt: &[Player],
    tenures: &mut Vec<Tenure>,
    from: usize,
    (seat, player): (Seat, Player),
    at_ms: Option<Millis>,
) {
    let stays = |tenure: &Tenure| tenure.bot.is_none() && player.bot.is_some();
    tenures.retain(|tenure| tenure.seat != seat || tenure.from.get() < from || stays(tenure));
    let before = sitting(dealt, tenures, from);
    let Some(before) = before.get(seat.index()).filter(|before| **before != player) else { return };
    let Player { name, bot } = player;
    let name = (name != before.name).then_some(name);
    tenures.push(Tenure { from: from.into(), seat, bot, name, at_ms });
}

/// The changes for a match that now has so many actions: everybody stays where they sit. A change after an action that is gone moves to the
/// end of the match.
pub(crate) fn within(dealt: &[Player], tenures: &[Tenure], moves: usize) -> Vec<Tenure> {
    let mut listed: Vec<&Tenure> = tenures.iter().collect();
    sort_by_key(&mut listed, |tenure| tenure.from);
    let mut players = dealt.to_vec();
    let mut kept = Vec::new();
    for tenure in listed {
        let Some(player) = players.get_mut(tenure.seat.index()) else { continue };
        change(player, tenure);
        let from = tenure.from.get().min(moves);
        add(dealt, &mut kept, from, (tenure.seat, player.clone()), tenure.at_ms);
    }
    kept
}

fn change(player: &mut Player, tenure: &Tenure) {
    player.bot.clone_from(&tenure.bot);
    if let Some(name) = &tenure.name {
        player.name.clone_from(name);
    }
}
