//! Actions as short text. `BOnD` lays a word, `K` exchanges a card for one of the stock and `K+` for the one that lies face up, `FLAIR<0` extends the
//! first word of the table to FLAIR, `BOND/0` changes it to BOND, `!` challenges, `=` accepts, `+` comes back and `.` stays away. In older texts these
//! are `-K`, `-K+`, `0>FLAIR` and `0=BOND`.

use crate::{Action, Card, Take};
use core::fmt;
use core::str::FromStr;
use tabletop::{NoAction, Token, text_of};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // No rules allow a word of one letter, but without the sign it would be read as an exchange.
            Action::Lay { word } if word.chars().count() == 1 => write!(f, ">{}", Token(word)),
            Action::Lay { word } => Token(word).fmt(f),
            Action::Exchange { discard, take: Take::Stock } => discard.fmt(f),
            Action::Exchange { discard, take: Take::FaceUp } => write!(f, "{discard}+"),
            Action::Insert { index, into } => write!(f, "{}<{index}", Token(into)),
            Action::Replace { index, into } => write!(f, "{}/{index}", Token(into)),
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
        // A word and its place, which stood first in older texts.
        let parts = |sign: char, older: char| {
            let swapped = |(at, into)| (into, at);
            token.split_once(sign).or_else(|| token.split_once(older).map(swapped))
        };
        Ok(match token {
            "!" => Action::Challenge,
            "=" => Action::Accept,
            "+" => Action::ReEnter,
            "." => Action::Retire,
            _ => {
                if let Some((discard, take)) = exchanged(token) {
                    Action::Exchange { discard, take }
                } else if let Some(word) = token.strip_prefix('>') {
                    Action::Lay { word: text_of(word)? }
                } else if let Some((into, at)) = parts('<', '>') {
                    Action::Insert { index: index(at)?, into: text_of(into)? }
                } else if let Some((into, at)) = parts('/', '=') {
                    Action::Replace { index: index(at)?, into: text_of(into)? }
                } else {
                    Action::Lay { word: text_of(token)? }
                }
            }
        })
    }
}

fn exchanged(token: &str) -> Option<(Card, Take)> {
    let card = token.strip_prefix('-').unwrap_or(token);
    let (card, take) = card.strip_suffix('+').map_or((card, Take::Stock), |card| (card, Take::FaceUp));
    Some((Card::from_sign(card.parse().ok()?)?, take))
}
