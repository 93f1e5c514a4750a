//! Words that are none, where the rules allow to try them (SYN-20).

use super::Sight;
use super::answers::likeness;
use super::bag::Bag;
use super::plays::Plays;
use crate::Level;
use syntax::{Action, Referee};
use tabletop::Chance;

/// How much somebody else's going out must threaten before a bot bluffs: then the turn is worth little else.
const DANGER: f64 = 0.35;

/// How much like a word it must look.
const LIKE: f64 = 0.75;

/// Now and then, a word that is none and empties the hand: when nothing else will and others are about to.
///
/// It is a word that the bot can make but for one card, and that card at its end. Nobody bluffs where a bluff has been called.
pub(super) fn instead(
    sight: &Sight<'_>,
    plays: &Plays,
    hand: Bag,
    danger: f64,
    cost: f64,
    chance: &mut Chance,
) -> Option<Action> {
    let rate = match sight.level {
        Level::Hard => 0.25,
        Level::Medium => 0.12,
        _ => 0.0,
    };
    let allowed = sight.game.options().referee == Referee::Challenge;
    let called = sight.view.judged.iter().any(|judged| !judged.valid);
    if !allowed || called || danger < DANGER || cost < 8.0 || hand.len() < 3 || chance.unit() >= rate {
        return None;
    }
    let vocabulary = sight.vocabulary();
    let candidates = plays.list.iter().filter_map(|play| Some((play, hand.less(play.used)?)));
    let nearly = candidates.filter(|(_, left)| left.len() == 1).take(40);
    let mut best: Option<(f64, Action)> = None;
    for (play, left) in nearly {
        let Some(card) = left.kinds().next().filter(|card| !card.is_joker()) else { continue };
        for way in &play.ways {
            let word = format!("{}{card}", way.word);
            let like = likeness(&vocabulary, &word.to_ascii_uppercase());
            let wrong = !sight.game.lexicon().contains(&word);
            if wrong && like >= LIKE && best.as_ref().is_none_or(|(other, _)| like > *other) {
                let action = match way.index {
                    None => Action::Lay { word },
                    Some(index) => Action::Insert { index, into: word },
                };
                best = Some((like, action));
            }
        }
    }
    best.map(|(_, action)| action)
}
