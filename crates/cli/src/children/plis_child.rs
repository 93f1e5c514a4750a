//! A child at Plis de lettres. It looks at the cards on the table and in its hand, and remembers none.

use super::{Child, ForChildren};
use plis::{Action, Card, Plis, View};
use tabletop::Game;

impl ForChildren for Plis {
    fn of_child(&self, view: &View, child: Child) -> Option<Action> {
        let legal = self.candidates(view, usize::MAX).into_actions();
        let cards: Vec<Card> = legal.into_iter().map(|Action::Play { card }| card).collect();
        let lowest = || cards.iter().min_by_key(|card| card.rank()).copied();
        let card = match child {
            Child::Careful => ducks(view, &cards).or_else(lowest),
            Child::Careless => lowest(),
        };
        card.map(|card| Action::Play { card })
    }
}

/// The highest card that does not take the trick: one below the best that lies there, or any card of another family. `None` if there is none,
/// or if it leads.
fn ducks(view: &View, cards: &[Card]) -> Option<Card> {
    let led = view.trick.first()?.card.family();
    let same = view.trick.iter().map(|played| played.card).filter(|card| card.family() == led);
    let best = same.map(Card::rank).max()?;
    cards
        .iter()
        .filter(|card| card.family() != led || card.rank() < best)
        .max_by_key(|card| card.rank())
        .copied()
}
