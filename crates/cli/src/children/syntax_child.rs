//! A child at Syntax. It lays the longest word that it can make of its hand, up to a length, and leaves the words on the table alone. It contests
//! nothing.

use super::{Child, ForChildren};
use syntax::{Action, PhaseName, Syntax, Take, View, cards_of};
use tabletop::Game;

/// How many actions of each kind it may be offered.
const OFFERED: usize = 20_000;

impl ForChildren for Syntax {
    fn of_child(&self, view: &View, child: Child) -> Option<Action> {
        match view.phase {
            PhaseName::Challenge => return Some(Action::Accept),
            PhaseName::ReEntry => return Some(Action::Retire),
            PhaseName::Play | PhaseName::Over => {}
        }
        let hand = view.hand.as_deref()?;
        let longest = match child {
            Child::Careful => 5,
            Child::Careless => 4,
        };
        let legal = self.candidates(view, OFFERED).into_actions();
        let words = legal.iter().filter_map(|action| match action {
            Action::Lay { word } if word.len() <= longest => Some((action, cards_of(word))),
            _ => None,
        });
        if let Some((action, _)) = words.max_by_key(|(_, used)| (used.len(), self.deck().sum(used))) {
            return Some(action.clone());
        }
        // It exchanges what would cost most, for the unknown.
        let discard = *hand.iter().max_by_key(|card| (self.deck().points(**card), **card))?;
        let take = if view.stock_count > 0 { Take::Stock } else { Take::FaceUp };
        Some(Action::Exchange { discard, take })
    }
}
