//! What a bot answers, when, and why.

use tabletop::Message;

/// What a bot does, and how long that takes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision<A> {
    /// What it does once `after_ms` have passed; `None`: it has not made up its mind, and wants to be asked again then.
    pub action: Option<A>,
    /// Milliseconds from the moment in which it was asked.
    pub after_ms: u32,
    /// Why, in words for whoever sits in the seat: it follows from the seat's own view, as the action does. `None` where the bot has
    /// nothing to say for it.
    pub reason: Option<Message>,
}

impl<A> Decision<A> {
    /// The action, without delay: all that the bots of a turn game ever answer.
    pub fn at_once(action: A) -> Decision<A> {
        Decision::after(0, action)
    }

    /// The action, once so much time has passed.
    pub fn after(after_ms: u32, action: A) -> Decision<A> {
        Decision { action: Some(action), after_ms, reason: None }
    }

    /// No action yet: ask again once so much time has passed.
    pub fn ask_again(after_ms: u32) -> Decision<A> {
        Decision { action: None, after_ms, reason: None }
    }

    /// The same, and why.
    pub fn because(self, reason: impl Into<Option<Message>>) -> Decision<A> {
        Decision { reason: reason.into(), ..self }
    }
}
