//! Set-ups: things given in advance that chance would decide otherwise.

use alloc::vec::Vec;

use crate::Refusal;
use crate::{Roll, THEMES, Variant};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The protocol's `setup` of Dés à thèmes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ThemesLayout", optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct Layout {
    /// The coming rolls, the first one first. Once they are used up, chance decides.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Roll>>", optional))]
    pub rolls: Vec<Roll>,
    /// How many tokens lie in the centre. If absent: all that lie nowhere else or, with limited words, none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub centre: Option<u32>,
    /// How many tokens lie in the reserve (THE-17). If absent: with limited words, all that lie nowhere else; otherwise none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reserve: Option<u32>,
    /// By seat, its tokens. If the list is empty, no seat has any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<u32>>", optional))]
    pub tokens: Vec<u32>,
    /// Who rolls first. If absent: the option `first_seat`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roller: Option<Seat>,
    /// The number of the theme card. If absent: the option `card`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<u8>,
}

/// Where the tokens lie when a match begins.
pub(crate) struct Tokens {
    pub(crate) centre: u32,
    pub(crate) reserve: u32,
    pub(crate) seats: Vec<u32>,
}

impl Layout {
    /// The tokens of a match, which are `all` together, or fewer (THE-1, THE-30).
    pub(crate) fn tokens(&self, seats: usize, variant: Variant, all: u32) -> Result<Tokens, Refusal> {
        let bad = |field| Err(Refusal::Setup { field });
        if !self.tokens.is_empty() && self.tokens.len() != seats {
            return bad("tokens");
        }
        let limited = variant == Variant::Limited;
        let given = self.tokens.iter().copied().chain(self.centre).chain(self.reserve);
        let given: u64 = given.map(u64::from).sum();
        let Some(left) = u64::from(all).checked_sub(given).and_then(|left| u32::try_from(left).ok()) else {
            return bad("tokens");
        };
        if !limited && self.reserve.is_some_and(|reserve| reserve > 0) {
            return bad("reserve");
        }
        let centre = self.centre.unwrap_or(if limited { 0 } else { left });
        let reserve = self.reserve.unwrap_or(if limited { left } else { 0 });
        if centre + reserve == 0 {
            return bad("centre");
        }
        let mut tokens = self.tokens.clone();
        tokens.resize(seats, 0);
        Ok(Tokens { centre, reserve, seats: tokens })
    }

    /// Whether the coming rolls can fall with a card of so many themes.
    pub(crate) fn check_rolls(&self, themes: usize, variant: Variant) -> Result<(), Refusal> {
        let good = |roll: &Roll| {
            let theme = match roll.theme {
                Some(theme) => (1..=themes.min(THEMES)).contains(&usize::from(theme)),
                None => variant == Variant::Open,
            };
            theme && roll.letters.all().into_iter().all(|letter| letter.is_ascii_uppercase())
        };
        if self.rolls.iter().all(good) { Ok(()) } else { Err(Refusal::Setup { field: "rolls" }) }
    }
}
