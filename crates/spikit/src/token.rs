//! Actions as short text: a letter, what it is about after colons, cards by name with commas, a joker's words last.
//!
//! | token | action |
//! |---|---|
//! | `r`, `d` | roll, draw |
//! | `t3:red.fr.2`, `c3:red.fr.2` | take the display's card 3 for one of the hand, and the same by free choice |
//! | `l:red.fr.1,joker.1~fr:avec_joie` | lay a sentence |
//! | `a0:red.fr.1:blue.en.2` | complete sentence 0, at its head and at its tail |
//! | `s0:2:red.fr.1` | swap card 2 of sentence 0 |
//! | `+`, `-`, `0` | vote for, against, abstain |
//! | `f`, `k`, `x` | fish, keep, stop fishing |
//! | `n` | decline an advantage |
//! | `g:red.fr.1` | discard after a family |
//! | `e` | end the turn |
//! | `:match` | the end of a clock |

use crate::action::{Action, JokerWords};
use crate::card::Card;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;
use tabletop::{NoAction, Token, text_of};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Roll => f.write_str("r"),
            Action::Draw => f.write_str("d"),
            Action::Take { display, give } => write!(f, "t{display}:{give}"),
            Action::FreeChoice { display, give } => write!(f, "c{display}:{give}"),
            Action::Lay { cards, joker } => write!(f, "l:{}{}", named(cards), said(joker.as_ref())),
            Action::Complete { sentence, head, tail, joker } => {
                write!(f, "a{sentence}:{}:{}{}", named(head), named(tail), said(joker.as_ref()))
            }
            Action::Swap { sentence, at, card, joker } => {
                write!(f, "s{sentence}:{at}:{card}{}", said(joker.as_ref()))
            }
            Action::Vote { accept: Some(true) } => f.write_str("+"),
            Action::Vote { accept: Some(false) } => f.write_str("-"),
            Action::Vote { accept: None } => f.write_str("0"),
            Action::Fish => f.write_str("f"),
            Action::Keep => f.write_str("k"),
            Action::StopFishing => f.write_str("x"),
            Action::Decline => f.write_str("n"),
            Action::Discard { cards } => write!(f, "g:{}", named(cards)),
            Action::EndTurn => f.write_str("e"),
            Action::TimeUp { clock } => write!(f, ":{}", Token(clock)),
        }
    }
}

fn named(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(",")
}

fn said(joker: Option<&JokerWords>) -> String {
    joker.map(|joker| format!("~{}:{}", joker.lang.code(), Token(&joker.text))).unwrap_or_default()
}

impl FromStr for Action {
    type Err = NoAction;

    fn from_str(token: &str) -> Result<Action, NoAction> {
        Ok(match token {
            "r" => Action::Roll,
            "d" => Action::Draw,
            "+" => Action::Vote { accept: Some(true) },
            "-" => Action::Vote { accept: Some(false) },
            "0" => Action::Vote { accept: None },
            "f" => Action::Fish,
            "k" => Action::Keep,
            "x" => Action::StopFishing,
            "n" => Action::Decline,
            "e" => Action::EndTurn,
            _ => return longer(token),
        })
    }
}

fn longer(token: &str) -> Result<Action, NoAction> {
    let (whole, joker) = match token.split_once('~') {
        Some((whole, words)) => (whole, Some(joker(words)?)),
        None => (token, None),
    };
    let parts: Vec<&str> = whole.split(':').collect();
    let kind = parts.first().and_then(|first| first.chars().next());
    let number = |text: &str| text.parse().map_err(|_| NoAction);
    let first = || number(parts[0].get(1..).unwrap_or_default());
    Ok(match (kind, &parts[1..], joker) {
        (None, [clock], None) => Action::TimeUp { clock: text_of(clock)? },
        (Some('t'), [give], None) => Action::Take { display: first()?, give: card(give)? },
        (Some('c'), [give], None) => Action::FreeChoice { display: first()?, give: card(give)? },
        (Some('l'), [list], joker) if parts[0] == "l" => Action::Lay { cards: cards(list)?, joker },
        (Some('a'), [head, tail], joker) => {
            Action::Complete { sentence: first()?, head: cards(head)?, tail: cards(tail)?, joker }
        }
        (Some('s'), [at, name], joker) => {
            Action::Swap { sentence: first()?, at: number(at)?, card: card(name)?, joker }
        }
        (Some('g'), [list], None) if parts[0] == "g" => Action::Discard { cards: cards(list)? },
        _ => return Err(NoAction),
    })
}

fn joker(words: &str) -> Result<JokerWords, NoAction> {
    let (lang, text) = words.split_once(':').ok_or(NoAction)?;
    Ok(JokerWords { lang: lang.parse().map_err(|_| NoAction)?, text: text_of(text)? })
}

fn card(name: &str) -> Result<Card, NoAction> {
    name.parse().map_err(|_| NoAction)
}

fn cards(list: &str) -> Result<Vec<Card>, NoAction> {
    list.split(',').filter(|name| !name.is_empty()).map(card).collect()
}
