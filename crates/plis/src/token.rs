//! Actions as short text: the card that is played, `pB` or `bZ`.

use crate::Action;
use core::fmt;
use core::str::FromStr;
use tabletop::NoAction;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Action::Play { card } = self;
        card.fmt(f)
    }
}

impl FromStr for Action {
    type Err = NoAction;

    fn from_str(token: &str) -> Result<Action, NoAction> {
        token.parse().map(|card| Action::Play { card }).map_err(|_| NoAction)
    }
}
