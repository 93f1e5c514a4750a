//! Events, and their messages.

use alloc::string::String;
use alloc::vec::Vec;

use crate::{Announced, Colour, Die, Doubt, Missed, Roll, Why};
use serde::{Deserialize, Serialize};
use tabletop::{Message, Seat, Viewer};

/// An event. It names everything that it concerns; `Event::shown` takes out what a viewer may not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ThemesEvent"))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// A round begins (THE-4).
    RoundBegan {
        /// The number of the round, from 1.
        round: u32,
        /// Who is to roll.
        seat: Seat,
        /// The tokens that went from the reserve to the centre (THE-17).
        supply: u32,
    },
    /// The dice are rolled, and everybody plays (THE-5).
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// What the dice show.
        #[serde(flatten)]
        roll: Roll,
        /// The name of the theme; null with open themes (THE-21).
        subject: Option<String>,
    },
    /// A seat has the floor (THE-25).
    Buzzed {
        /// The seat that has the floor.
        seat: Seat,
    },
    /// A seat has given the floor back (THE-25).
    Withdrew {
        /// The seat that had the floor.
        seat: Seat,
    },
    /// A seat cannot buzz until another one has announced a word, or `ms` of the round's time have passed (THE-25).
    Locked {
        /// The seat that cannot buzz.
        seat: Seat,
        /// For how many milliseconds.
        ms: u32,
    },
    /// A seat may buzz again, because the time of its lock has passed (THE-25).
    Unlocked {
        /// The seat that may buzz again.
        seat: Seat,
    },
    /// The others are asked about a word (THE-14).
    Announced {
        /// Who announced it.
        seat: Seat,
        /// The word as it was announced.
        word: String,
        /// Whether it was announced as a proper name.
        proper: bool,
        /// The number of its theme.
        theme: u8,
        /// Why the others are asked.
        doubts: Vec<Doubt>,
    },
    /// A seat has judged the word (THE-14).
    Voted {
        /// The seat that has judged it.
        seat: Seat,
        /// Its vote; null for all others, and if the seat abstained.
        accept: Option<bool>,
    },
    /// All others have abstained, so the seat itself is asked whether its word fits the theme (THE-14).
    Honour {
        /// The seat whose word it is.
        seat: Seat,
        /// The word.
        word: String,
        /// The number of the theme.
        theme: u8,
    },
    /// All have judged the word (THE-14).
    Judged {
        /// The seat whose word it is.
        seat: Seat,
        /// The word.
        word: String,
        /// How many seats have accepted it.
        yes: u32,
        /// How many seats have refused it.
        no: u32,
        /// How many seats have left it to the others.
        #[serde(default)]
        abstained: u32,
        /// Whether the seat has judged its own word, because nobody else did.
        #[serde(default)]
        honour: bool,
        /// Why it does not stand; null if it does.
        why: Option<Why>,
    },
    /// A word stands and takes its tokens (THE-9, THE-10).
    Scored {
        /// The word.
        #[serde(flatten)]
        announced: Announced,
        /// The dice that have a letter of it.
        dice: Vec<Die>,
        /// Whether its theme is closed now (THE-22).
        closes: bool,
    },
    /// On black a seat has announced a word with a letter of the dice (THE-10).
    Wrong {
        /// The seat that announced it.
        seat: Seat,
        /// The word.
        word: String,
        /// The tokens that went to the centre.
        paid: u32,
        /// Whether the seat is out for the round.
        out: bool,
    },
    /// A seat has given up the round (THE-12).
    GaveUp {
        /// The seat that has given up.
        seat: Seat,
    },
    /// The time of the round has run out (THE-16).
    TimeUp,
    /// The time of a seat has run out: of its turn (THE-26), or while it wrote a word that does not stand (THE-16).
    TurnUp {
        /// The seat whose time it was.
        seat: Seat,
    },
    /// The time for typing has run out (THE-25).
    TypingUp {
        /// The seat that was typing.
        seat: Seat,
    },
    /// A round is over (THE-12, THE-18, THE-22).
    RoundEnded {
        /// The number of the round, from 1.
        round: u32,
        /// The seats that have not scored in it.
        unscored: Vec<Seat>,
        /// How many seats have scored in it.
        #[serde(default)]
        scored: u32,
        /// What ended it.
        #[serde(default)]
        why: Ending,
        /// Up to three words that nobody found, the best known ones first (THE-29).
        #[serde(default)]
        missed: Vec<Missed>,
    },
    /// The match is over (THE-13).
    MatchEnded {
        /// The seats that have the most tokens.
        winners: Vec<Seat>,
        /// How many tokens they have.
        tokens: u32,
    },
}

/// What ends a round. In JSON `nobody`, `places`, `black`, `themes`, `centre`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ThemesEnding"))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Nobody plays in it any more: all have scored, given up, or run out of time (THE-12, THE-16, THE-22).
    #[default]
    Nobody,
    /// As many have scored as may: whoever is left is one of the last (THE-12).
    Places,
    /// On black a word was found (THE-10).
    Black,
    /// All themes are closed (THE-22).
    Themes,
    /// The centre is empty (THE-13, THE-18).
    Centre,
}

impl Ending {
    fn name(self) -> &'static str {
        match self {
            Ending::Nobody => "nobody",
            Ending::Places => "places",
            Ending::Black => "black",
            Ending::Themes => "themes",
            Ending::Centre => "centre",
        }
    }
}

impl Event {
    pub(crate) fn shown(&self, to: Viewer) -> Event {
        match self {
            Event::Voted { seat, accept } => {
                Event::Voted { seat: *seat, accept: accept.filter(|_| to.is(*seat)) }
            }
            open => open.clone(),
        }
    }

    /// Whether it uncovers something, or is heard by everybody: such a thing is not taken back among several humans.
    pub(crate) fn seals(&self) -> bool {
        match self {
            Event::Rolled { .. }
            | Event::Buzzed { .. }
            | Event::Withdrew { .. }
            | Event::Locked { .. }
            | Event::Announced { .. }
            | Event::Honour { .. }
            | Event::Judged { .. }
            | Event::Scored { .. }
            | Event::Wrong { .. }
            | Event::TimeUp
            | Event::TurnUp { .. }
            | Event::TypingUp { .. } => true,
            // Words that nobody found are answers: a round that has told them is not gone back to.
            Event::RoundEnded { missed, .. } => !missed.is_empty(),
            Event::RoundBegan { .. }
            | Event::Unlocked { .. }
            | Event::Voted { .. }
            | Event::GaveUp { .. }
            | Event::MatchEnded { .. } => false,
        }
    }

    pub(crate) fn message(&self) -> Message {
        match self {
            Event::RoundBegan { round, seat, supply } => Message::new("themes-round-began")
                .number("round", *round)
                .seat("seat", *seat)
                .number("supply", *supply),
            Event::Rolled { seat, roll, subject } => {
                let letters: String = roll.letters.all().iter().collect();
                let key = if roll.colour == Colour::Black { "themes-rolled-black" } else { "themes-rolled" };
                Message::new(key)
                    .seat("seat", *seat)
                    .text("theme", subject.clone().unwrap_or_default())
                    .text("open", if subject.is_some() { "no" } else { "yes" })
                    .text("letters", letters)
                    .text("letter", roll.initial().map(String::from).unwrap_or_default())
            }
            Event::Buzzed { seat } => Message::new("themes-buzzed").seat("seat", *seat),
            Event::Withdrew { seat } => Message::new("themes-withdrew").seat("seat", *seat),
            Event::Locked { seat, ms } => {
                Message::new("themes-locked").seat("seat", *seat).number("seconds", *ms / 1_000)
            }
            Event::Unlocked { seat } => Message::new("themes-unlocked").seat("seat", *seat),
            Event::Announced { seat, word, doubts, .. } => {
                let doubt = doubts.iter().max().copied().unwrap_or(Doubt::List);
                Message::new("themes-announced").seat("seat", *seat).text("word", word.clone()).text(
                    "doubt",
                    match doubt {
                        Doubt::List => "list",
                        Doubt::Dictionary => "dictionary",
                        Doubt::Common => "common",
                        Doubt::Root => "root",
                    },
                )
            }
            // Everybody is told the same sentence, which does not tell the vote.
            Event::Voted { seat, .. } => Message::new("themes-voted").seat("seat", *seat),
            Event::Honour { seat, word, .. } => {
                Message::new("themes-honour").seat("seat", *seat).text("word", word.clone())
            }
            Event::Judged { seat, word, yes, no, abstained, honour, why } => Message::new("themes-judged")
                .seat("seat", *seat)
                .text("word", word.clone())
                .number("yes", *yes)
                .number("no", *no)
                .number("abstained", *abstained)
                .text("honour", if *honour { "yes" } else { "no" })
                .text(
                    "why",
                    match why {
                        None => "accepted",
                        Some(Why::Letters) => "letters",
                        Some(Why::Vote) => "vote",
                        Some(Why::Dictionary) => "dictionary",
                        Some(Why::Root) => "root",
                        Some(Why::NoVote) => "no-vote",
                    },
                ),
            Event::Scored { announced, closes, .. } => Message::new("themes-scored")
                .seat("seat", announced.seat)
                .text("word", announced.full.as_ref().unwrap_or(&announced.word).clone())
                .number("points", announced.points)
                .text("part", if announced.in_part() { "yes" } else { "no" })
                .text("counted", announced.word.clone())
                .text("closes", if *closes { "yes" } else { "no" }),
            Event::Wrong { seat, word, paid, out } => Message::new("themes-wrong")
                .seat("seat", *seat)
                .text("word", word.clone())
                .number("paid", *paid)
                .text("out", if *out { "yes" } else { "no" }),
            Event::GaveUp { seat } => Message::new("themes-gave-up").seat("seat", *seat),
            Event::TimeUp => Message::new("themes-time-up"),
            Event::TurnUp { seat } => Message::new("themes-turn-up").seat("seat", *seat),
            Event::TypingUp { seat } => Message::new("themes-typing-up").seat("seat", *seat),
            Event::RoundEnded { round, unscored, scored, why, .. } => Message::new("themes-round-ended")
                .number("round", *round)
                .text("why", why.name())
                .number("scored", *scored)
                .count("unscored", unscored.len())
                .seat("seat", unscored.first().copied().unwrap_or_default()),
            Event::MatchEnded { winners, tokens } => Message::new("themes-match-ended")
                .seat("seat", winners.first().copied().unwrap_or_default())
                .count("winners", winners.len())
                .number("tokens", *tokens),
        }
    }
}
