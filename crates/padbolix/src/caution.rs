//! Warnings of what somebody may overlook: going out on a special card (PAD-23), spending the only free pass (PAD-14).

use crate::state::can_play;
use crate::{Action, FreePass, Hand, Play, View};
use tabletop::Message;

pub(crate) fn of(free_pass: FreePass, view: &View, action: &Action) -> Option<Message> {
    let hand = view.hand.as_ref()?;
    let special = match action {
        Action::Pass => return pass(free_pass, view, hand),
        Action::Firecracker => (hand.len() == 1).then_some("firecracker")?,
        Action::Play { groups } => {
            let play = Play::read(groups, hand).ok().filter(|play| play.cards().len() == hand.len())?;
            let star = play.stars.iter().any(|count| *count > 0);
            if star { "star" } else { play.has_z().then_some("z")? }
        }
    };
    // The lowest rank that is still free.
    let taken = |rank: usize| view.finished.iter().any(|finish| usize::from(finish.rank) == rank);
    let (_, rank) = (1..).zip(&view.ranks).filter(|(number, _)| !taken(*number)).last()?;
    Some(
        Message::new("padbolix-caution-last")
            .text("special", special)
            .text("title", rank.title.code())
            .number("points", rank.points),
    )
}

/// The warning before a free pass, that is, a pass of a seat that could play.
fn pass(free_pass: FreePass, view: &View, hand: &Hand) -> Option<Message> {
    let free = view.may_pass == Some(true) && can_play(hand, view.demand(), view.firecracker_last);
    let every = match free_pass {
        FreePass::Trick => "trick",
        FreePass::Deal => "deal",
    };
    free.then(|| Message::new("padbolix-caution-pass").text("free", every))
}
