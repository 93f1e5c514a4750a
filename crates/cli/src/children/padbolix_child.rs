//! A child at Padbolix. It plays one group at a time and keeps stars, Zs and firecrackers for later. The careful one knows the trap: whoever
//! goes out on one of these is Padbolix (PAD-23).

use super::{Child, ForChildren};
use padbolix::{Action, Hand, Letter, Padbolix, Play, View};
use tabletop::Game;

/// How many actions it may be offered: more than a hand has, but for a few leads with many stars, of which it would play none.
const OFFERED: usize = 20_000;

impl ForChildren for Padbolix {
    fn of_child(&self, view: &View, child: Child) -> Option<Action> {
        let hand = view.hand?;
        let legal = self.candidates(view, OFFERED).into_actions();
        let plays: Vec<Choice> = legal.iter().filter_map(|action| Choice::new(action, &hand)).collect();
        let good = |choice: &&Choice| child == Child::Careless || !choice.trapped;
        let plain = plays.iter().filter(|choice| choice.groups == 1 && choice.specials == 0).filter(good);
        // It leads as many cards as it can, the lowest first; an answer has a size already.
        if let Some(choice) = plain.min_by_key(|choice| (usize::MAX - choice.cards, choice.lowest)) {
            return Some(choice.action.clone());
        }
        let has = |action: Action| legal.contains(&action).then_some(action);
        // Rather than pass, the careful one spends a special, so that its last letter can be an ordinary one.
        if child == Child::Careful {
            let special = plays.iter().filter(|choice| choice.specials > 0).filter(good);
            let strongest = special.max_by_key(|choice| (choice.lowest, usize::MAX - choice.specials));
            let strongest = || strongest.map(|choice| choice.action.clone());
            if let Some(action) = has(Action::Firecracker).or_else(strongest) {
                return Some(action);
            }
        }
        has(Action::Pass).or_else(|| {
            // It has to play: with as few specials as it can.
            let weakest = |choice: &&Choice| (choice.trapped, choice.specials, choice.lowest);
            let fewest = plays.iter().min_by_key(weakest).map(|choice| choice.action.clone());
            fewest.or_else(|| has(Action::Firecracker))
        })
    }
}

/// A play with what the child looks at.
struct Choice<'a> {
    action: &'a Action,
    groups: usize,
    cards: usize,
    lowest: Letter,
    /// How many stars and Zs it spends.
    specials: usize,
    /// Whether it goes out on a special card, or keeps only such cards.
    trapped: bool,
}

impl<'a> Choice<'a> {
    fn new(action: &'a Action, hand: &Hand) -> Option<Choice<'a>> {
        let Action::Play { groups } = action else { return None };
        let play = Play::read(groups, hand).ok()?;
        let cards = play.cards();
        let left = hand.without(&cards)?;
        let zs = usize::from(cards.letters[Letter::Z.index()]);
        let specials = usize::from(cards.stars) + zs;
        let trapped = if left.is_empty() { play.is_special() } else { letters(&left) == 0 };
        Some(Choice {
            action,
            groups: groups.count(),
            cards: cards.len(),
            lowest: play.formula.lowest,
            specials,
            trapped,
        })
    }
}

/// How many ordinary letters a hand has, which a Z is not.
fn letters(hand: &Hand) -> usize {
    hand.letter_count() - usize::from(hand.letters[Letter::Z.index()])
}
