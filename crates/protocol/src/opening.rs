//! The people and bots who sit down at a match.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::limits::MAX_NAME;
use crate::request::Guest;
use crate::{Code, Failure};
use bots::Level;
use serde::de::Error as _;
use tabletop::json::Misplaced;
use tabletop::text::mended;
use tabletop::{Player, Seat, Tenure};

/// The players of a match: all have names, and bots have levels that exist.
pub(crate) struct Players(pub Vec<Player>);

impl Players {
    /// Makes players of the guests of a request.
    pub(crate) fn seat(guests: Vec<Guest>) -> Result<Players, Failure> {
        let sit = |(index, guest): (usize, Guest)| {
            let name = named(guest.name.as_deref().unwrap_or_default(), index)?;
            Ok(Player { name, bot: known(guest.bot)? })
        };
        guests.into_iter().enumerate().map(sit).collect::<Result<_, _>>().map(Players)
    }

    /// Checks the players of a save. A name that is too long is cut, because it is no reason to lose a match.
    pub(crate) fn return_to_table(players: Vec<Player>) -> Result<Players, Failure> {
        let sit = |(index, player): (usize, Player)| {
            let name = tidy(&player.name, index).chars().take(MAX_NAME).collect();
            Ok(Player { name, bot: known(player.bot).map_err(Failure::in_save)? })
        };
        players.into_iter().enumerate().map(sit).collect::<Result<_, _>>().map(Players)
    }

    /// Makes the player who sits down in the place of somebody else, from the guest of a request.
    pub(crate) fn instead(of: &Player, seat: Seat, guest: Guest) -> Result<Player, Failure> {
        let name = match guest.name {
            Some(name) => named(&name, seat.index())?,
            None => of.name.clone(),
        };
        Ok(Player { name, bot: known(guest.bot)? })
    }

    /// Checks the tenures of a save of a match for so many seats.
    pub(crate) fn since(mut tenures: Vec<Tenure>, seats: usize) -> Result<Vec<Tenure>, Failure> {
        for (at, Tenure { seat, bot, name, .. }) in tenures.iter_mut().enumerate() {
            if seat.index() >= seats {
                let error = Misplaced::custom(format_args!("expected one of {seats} seats")).inside("seat");
                let error = error.inside(&at.to_string()).inside("tenures");
                return Err(Failure::unreadable_save(&error));
            }
            *bot = known(bot.take()).map_err(Failure::in_save)?;
            *name = name.take().map(|name| tidy(&name, seat.index()).chars().take(MAX_NAME).collect());
        }
        Ok(tenures)
    }

    pub(crate) fn names(&self) -> Vec<String> {
        self.0.iter().map(|player| player.name.clone()).collect()
    }
}

fn known(bot: Option<String>) -> Result<Option<String>, Failure> {
    match bot {
        Some(level) if level.parse::<Level>().is_err() => Err(Failure::unknown_level(Code::BadSeats, &level)),
        bot => Ok(bot),
    }
}

/// A name without characters that cannot be seen or would turn or break its line. A blank name becomes the number of the seat, from 1.
fn tidy(name: &str, index: usize) -> String {
    match mended(name) {
        name if name.is_empty() => (index + 1).to_string(),
        name => name,
    }
}

/// Checks a name that somebody has just written. It is refused if it is too long, not cut.
fn named(name: &str, index: usize) -> Result<String, Failure> {
    let name = tidy(name, index);
    if name.chars().count() > MAX_NAME { Err(Failure::long_name(MAX_NAME)) } else { Ok(name) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(names: &[&str]) -> Option<Vec<String>> {
        let guest = |name: &&str| Guest { name: Some((*name).to_owned()), bot: None };
        Players::seat(names.iter().map(guest).collect()).ok().map(|players| players.names())
    }

    #[test]
    fn a_name_is_trimmed_and_a_blank_one_is_the_seats_number() {
        assert_eq!(names(&["  Zoé\n", "\t", "A\u{202e}nna", "\u{200b}"]).unwrap(), ["Zoé", "2", "Anna", "4"]);
    }

    #[test]
    fn a_name_has_at_most_forty_characters() {
        assert!(names(&["é".repeat(40).as_str()]).is_some());
        assert!(names(&["é".repeat(41).as_str()]).is_none());
    }

    #[test]
    fn a_bot_has_a_level_that_exists() {
        let bot =
            |level: &str| Players::seat(vec![Guest { name: None, bot: Some(level.into()) }]).map(|_| ());
        assert_eq!(bot("hard"), Ok(()));
        assert_eq!(bot("Hard").unwrap_err().code, Code::BadSeats);
    }
}
