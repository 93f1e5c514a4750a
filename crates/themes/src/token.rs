//! Actions as short text. `!` rolls, `?` buzzes, `<` gives the floor back, `Bono*` announces a word, with `*` as a name and with `#3` for the third
//! theme and with `~` as what was written when the time ran out, `+` and `-` vote, `~` abstains, `.` gives up; `:round` is the end of a clock.

use crate::Action;
use core::fmt;
use core::str::FromStr;
use tabletop::{NoAction, Token, text_of};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Roll => f.write_str("!"),
            Action::Buzz => f.write_str("?"),
            Action::Withdraw => f.write_str("<"),
            Action::Announce { word, proper, theme, late } => {
                write!(f, "{}{}", Token(word), if *proper { "*" } else { "" })?;
                theme.map_or(Ok(()), |theme| write!(f, "#{theme}"))?;
                f.write_str(if *late { "~" } else { "" })
            }
            Action::Vote { accept } => f.write_str(if *accept { "+" } else { "-" }),
            Action::Abstain => f.write_str("~"),
            Action::GiveUp => f.write_str("."),
            Action::TimeUp { clock } => write!(f, ":{}", Token(clock)),
        }
    }
}

impl FromStr for Action {
    type Err = NoAction;

    fn from_str(token: &str) -> Result<Action, NoAction> {
        Ok(match token {
            "!" => Action::Roll,
            "?" => Action::Buzz,
            "<" => Action::Withdraw,
            "+" => Action::Vote { accept: true },
            "-" => Action::Vote { accept: false },
            "~" => Action::Abstain,
            "." => Action::GiveUp,
            _ => {
                if let Some(clock) = token.strip_prefix(':') {
                    return Ok(Action::TimeUp { clock: text_of(clock)? });
                }
                let (token, late) = token.strip_suffix('~').map_or((token, false), |token| (token, true));
                let (word, theme) = match token.split_once('#') {
                    Some((word, theme)) => (word, Some(theme.parse().map_err(|_| NoAction)?)),
                    None => (token, None),
                };
                let (word, proper) = word.strip_suffix('*').map_or((word, false), |word| (word, true));
                Action::Announce { word: text_of(word)?, proper, theme, late }
            }
        })
    }
}
