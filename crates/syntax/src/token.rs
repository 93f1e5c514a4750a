//! Actions as short text. `BOnD` lays a word, `-K` exchanges a card for one of the stock and `-K+` for the one that lies face up, `0>FLAIR` extends the
//! first word of the table to FLAIR, `0=BOND` changes it to BOND, `!` challenges, `=` accepts, `+` comes back and `.` stays away.

use crate::{Action, Card, Take};
use std::fmt;
use std::str::FromStr;
use tabletop::{NoAction, Token, text_of};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay { word } => Token(word).fmt(f),
            Action::Exchange { discard, take: Take::Stock } => write!(f, "-{discard}"),
            Action::Exchange { discard, take: Take::FaceUp } => write!(f, "-{discard}+"),
            Action::Insert { index, into } => write!(f, "{index}>{}", Token(into)),
            Action::Replace { index, into } => write!(f, "{index}={}", Token(into)),
            Action::Challenge => f.write_str("!"),
            Action::Accept => f.write_str("="),
            Action::ReEnter => f.write_str("+"),
            Action::Retire => f.write_str("."),
        }
    }
}

impl FromStr for Action {
    type Err = NoAction;

    fn from_str(token: &str) -> Result<Action, NoAction> {
        let index = |text: &str| text.parse().map_err(|_| NoAction);
        Ok(match token {
            "!" => Action::Challenge,
            "=" => Action::Accept,
            "+" => Action::ReEnter,
            "." => Action::Retire,
            _ => {
                if let Some(card) = token.strip_prefix('-') {
                    let (card, take) =
                        card.strip_suffix('+').map_or((card, Take::Stock), |card| (card, Take::FaceUp));
                    let sign = card.parse().map_err(|_| NoAction)?;
                    Action::Exchange { discard: Card::from_sign(sign).ok_or(NoAction)?, take }
                } else if let Some((at, into)) = token.split_once('>') {
                    Action::Insert { index: index(at)?, into: text_of(into)? }
                } else if let Some((at, into)) = token.split_once('=') {
                    Action::Replace { index: index(at)?, into: text_of(into)? }
                } else {
                    Action::Lay { word: text_of(token)? }
                }
            }
        })
    }
}
