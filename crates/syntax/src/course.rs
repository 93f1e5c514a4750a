//! An action at work, or a deal.

use crate::{Event, State, Syntax};
use tabletop::Chance;

/// What the rules work on: the state that they change and the events that they make.
pub(crate) struct Course<'a> {
    pub(crate) game: &'a Syntax,
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut Chance,
    pub(crate) out: &'a mut Vec<Event>,
}
