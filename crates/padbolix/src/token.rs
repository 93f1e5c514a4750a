//! Actions as short text: `EF.mN` plays groups, `!` the firecracker, `.` passes (`0` in older texts).

use crate::action::Action;
use crate::groups::Groups;
use core::fmt;
use core::str::FromStr;
use tabletop::NoAction;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play { groups } => f.write_str(&groups.join(".")),
            Action::Firecracker => f.write_str("!"),
            Action::Pass => f.write_str("."),
        }
    }
}

impl FromStr for Action {
    type Err = NoAction;

    fn from_str(token: &str) -> Result<Action, NoAction> {
        match token {
            "!" => Ok(Action::Firecracker),
            "." | "0" => Ok(Action::Pass),
            _ if token.chars().all(|sign| sign.is_ascii_alphabetic() || sign == '.') => {
                let groups: Groups = token.split('.').collect();
                Ok(Action::Play { groups })
            }
            _ => Err(NoAction),
        }
    }
}
