use bots::Playable;
use tabletop::Hosted;

/// A game as the protocol needs it: a host can make it and bots can play it.
pub(crate) trait Rules: Hosted + Playable {}

impl<G: Hosted + Playable> Rules for G {}
