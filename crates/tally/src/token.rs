//! Actions as short text. `CAT` claims a word, `.` passes, `+` and `-` vote; `:round` is the end of a clock.

use crate::Action;
use core::fmt;
use core::str::FromStr;
use tabletop::{NoAction, Token, text_of};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Claim { word } => Token(word).fmt(f),
            Action::Pass => f.write_str("."),
            Action::Vote { accept } => f.write_str(if *accept { "+" } else { "-" }),
            Action::TimeUp { clock } => write!(f, ":{}", Token(clock)),
        }
    }
}

impl FromStr for Action {
    type Err = NoAction;

    fn from_str(token: &str) -> Result<Action, NoAction> {
        Ok(match token {
            "." => Action::Pass,
            "+" => Action::Vote { accept: true },
            "-" => Action::Vote { accept: false },
            _ => match token.strip_prefix(':') {
                Some(clock) => Action::TimeUp { clock: text_of(clock)? },
                None => Action::Claim { word: text_of(token)? },
            },
        })
    }
}
