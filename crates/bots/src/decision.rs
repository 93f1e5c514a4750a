//! The answer of a bot: what it does, when, and why.

use tabletop::Message;

/// What a bot does, and how long it takes to do it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision<A> {
    /// What it does once `after_ms` have passed; `None` if it is still undecided and wants to be asked again then.
    pub action: Option<A>,
    /// How many milliseconds it takes from the moment at which it was asked.
    pub after_ms: u32,
    /// The reason, for whoever sits in the seat. Like the action it follows from the seat's own view. `None` if the bot gives no reason.
    pub reason: Option<Message>,
}

impl<A> Decision<A> {
    /// An action without delay, the only answer of bots in games of turns.
    pub fn at_once(action: A) -> Decision<A> {
        Decision::after(0, action)
    }

    /// The action, once `after_ms` milliseconds have passed.
    pub fn after(after_ms: u32, action: A) -> Decision<A> {
        Decision { action: Some(action), after_ms, reason: None }
    }

    /// No action yet: ask again once `after_ms` milliseconds have passed.
    pub fn ask_again(after_ms: u32) -> Decision<A> {
        Decision { action: None, after_ms, reason: None }
    }

    /// Adds the reason.
    pub fn because(self, reason: impl Into<Option<Message>>) -> Decision<A> {
        Decision { reason: reason.into(), ..self }
    }
}
