//! Who sat where since when.

use crate::{Millis, Player, Seat, Tenure, sort_by_key};

/// The most changes that a match keeps: the latest ones.
const MOST: usize = 1_000;

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

/// Adds that somebody sits down after so many actions. Of several who did so at a seat between the same two actions the last one counts; who
/// sits there anyway does not sit down.
pub(crate) fn add(
    dealt: &[Player],
    tenures: &mut Vec<Tenure>,
    from: usize,
    (seat, player): (Seat, Player),
    at_ms: Option<Millis>,
) {
    tenures.retain(|tenure| tenure.seat != seat || tenure.from.get() < from);
    let before = sitting(dealt, tenures, from);
    let Some(before) = before.get(seat.index()).filter(|before| **before != player) else { return };
    let Player { name, bot } = player;
    let name = (name != before.name).then_some(name);
    tenures.push(Tenure { from: from.into(), seat, bot, name, at_ms });
    tenures.drain(..tenures.len().saturating_sub(MOST));
}

/// The same changes in a match of so many actions: who sits where stays as it is, and has since its end where the action is gone with which
/// they sat down.
pub(crate) fn within(dealt: &[Player], tenures: &[Tenure], moves: usize) -> Vec<Tenure> {
    let mut listed: Vec<&Tenure> = tenures.iter().collect();
    sort_by_key(&mut listed, |tenure| tenure.from);
    let mut players = dealt.to_vec();
    let mut kept = Vec::new();
    for tenure in listed.split_off(listed.len().saturating_sub(MOST)) {
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
