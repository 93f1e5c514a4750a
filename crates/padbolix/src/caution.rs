//! What somebody may overlook: to go out on a special card (PAD-23), to spend the only free pass (PAD-14).

use crate::{Action, FreePass, Padbolix, Play, View};
use tabletop::{Game, Message};

/// So many actions tell whether a seat can do anything but pass.
const FEW: usize = 20;

pub(crate) fn of(game: &Padbolix, view: &View, action: &Action) -> Option<Message> {
    let hand = view.hand.as_ref()?;
    let special = match action {
        Action::Pass => return free_pass(game, view),
        Action::Firecracker => (hand.len() == 1).then_some("firecracker")?,
        Action::Play { groups } => {
            let play = Play::read(groups, hand).ok().filter(|play| play.cards().len() == hand.len())?;
            let star = play.stars.iter().any(|count| *count > 0);
            if star { "star" } else { play.has_z().then_some("z")? }
        }
    };
    // The last rank that is still free.
    let taken = |rank: usize| view.finished.iter().any(|finish| usize::from(finish.rank) == rank);
    let (_, rank) = (1..).zip(&view.ranks).filter(|(number, _)| !taken(*number)).last()?;
    Some(
        Message::new("padbolix-caution-last")
            .text("special", special)
            .text("title", rank.title.code())
            .number("points", rank.points),
    )
}

/// A pass is a free one where its seat could do something else.
fn free_pass(game: &Padbolix, view: &View) -> Option<Message> {
    let candidates = game.candidates(view, FEW);
    let free = view.may_pass == Some(true) && candidates.actions().iter().any(|other| *other != Action::Pass);
    let every = match game.options().free_pass {
        FreePass::Trick => "trick",
        FreePass::Deal => "deal",
    };
    free.then(|| Message::new("padbolix-caution-pass").text("free", every))
}
