//! What a seat may do, from its view alone.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use crate::{Action, PhaseName, Themes, Variant, View, letters};
use tabletop::Candidates;

impl Themes {
    pub(crate) fn candidates_of(&self, view: &View) -> Candidates<Action> {
        if !view.seat.is_some_and(|seat| view.to_act.contains(seat)) {
            return Candidates::All(Vec::new());
        }
        match view.phase {
            PhaseName::Rolling => Candidates::All(vec![Action::Roll]),
            PhaseName::Judging => {
                let votes = vec![Action::Vote { accept: true }, Action::Vote { accept: false }];
                match &view.judging {
                    // A seat that is asked about its own word cannot abstain (THE-14).
                    Some(judging) if judging.honour => Candidates::All(votes),
                    // Abstaining is allowed too, but it is no judgement, so it is not listed.
                    _ => Candidates::Some(votes),
                }
            }
            PhaseName::Open => {
                let locked = view.seat.and_then(|seat| view.seats.get(seat.index())?.locked);
                let buzz = (!view.calm && locked.is_none()).then_some(Action::Buzz);
                let actions = [Some(Action::GiveUp), buzz, specimen(view)];
                Candidates::Some(actions.into_iter().flatten().collect())
            }
            PhaseName::Typing => {
                let actions = [Some(Action::GiveUp), Some(Action::Withdraw), specimen(view)];
                Candidates::Some(actions.into_iter().flatten().collect())
            }
            PhaseName::Over => Candidates::All(Vec::new()),
        }
    }
}

/// An example of an announcement, made of letters that fit the dice: a list of real words would give answers away.
fn specimen(view: &View) -> Option<Action> {
    let roll = view.dice.as_ref()?;
    let dice = roll.letters.all();
    let mut word: String = match view.initial {
        Some(initial) => {
            core::iter::once(initial).chain(dice.into_iter().filter(|letter| *letter != initial)).collect()
        }
        None => ('A'..='Z').filter(|letter| !dice.contains(letter)).take(3).collect(),
    };
    // The last letter is repeated until nobody has said the word, whether or not it stood. No word of the round is as long as this can get.
    let end = word.chars().next_back()?;
    let said = |word: &str| {
        let refused = view.refused.iter().map(|before| &before.word);
        let mut before = view.announced.iter().map(|before| &before.word).chain(refused);
        before.any(|before| letters(before).is_ok_and(|before| before == word))
    };
    while word.len() < 2 || said(&word) {
        word.push(end);
    }
    let themes = 1..=u8::try_from(view.themes.len()).unwrap_or(u8::MAX);
    let theme = match view.variant {
        Variant::Open => Some(themes.into_iter().find(|theme| !view.closed.contains(theme))?),
        Variant::Classic | Variant::Limited => None,
    };
    let proper = (view.announced.len() + view.refused.len()).is_multiple_of(2);
    (word.len() <= crate::MAX_WORD).then_some(Action::Announce { word, proper, theme, late: false })
}
