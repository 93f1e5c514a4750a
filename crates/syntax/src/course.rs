//! An action, or a deal, that is being performed.

use alloc::vec::Vec;

use crate::{Event, State, Syntax};
use tabletop::Chance;

/// The state that the rules change, and the events that they make.
pub(crate) struct Course<'a> {
    pub(crate) game: &'a Syntax,
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut Chance,
    pub(crate) out: &'a mut Vec<Event>,
}
