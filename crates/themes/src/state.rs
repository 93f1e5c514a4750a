//! A match in progress.

use crate::Roll;
use alloc::collections::VecDeque;
use alloc::string::String;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use tabletop::{Ranking, Seat, SeatSet};

/// For how long a seat that had the floor and no word cannot buzz, in milliseconds of the round's time (THE-25).
pub(crate) const LOCK_MS: u32 = 10_000;

/// A match in progress, secret ballots and coming dice included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The number of the theme card; with a card of the host's own it has no meaning.
    pub(crate) card: u8,
    pub(crate) tokens: Vec<u32>,
    pub(crate) centre: u32,
    pub(crate) reserve: u32,
    /// The number of the round, from 1.
    pub(crate) round: u32,
    pub(crate) roller: Seat,
    pub(crate) standing: Vec<Standing>,
    /// The dice on the table: those of this round or, until they are rolled, those of the round before.
    pub(crate) roll: Option<Roll>,
    pub(crate) announced: Vec<Announced>,
    pub(crate) refused: Vec<Refused>,
    /// The words of the round before that nobody found, until the dice are rolled (THE-29).
    pub(crate) missed: Vec<Missed>,
    /// The themes that are closed (THE-22), in the order in which they were closed.
    pub(crate) closed: Vec<u8>,
    /// Whether a seat has taken or paid tokens in this round.
    pub(crate) moved: bool,
    /// How many rounds in a row have ended without that (THE-13).
    pub(crate) idle: u32,
    /// Whose turn it is in the calm game (THE-26).
    pub(crate) turn: Seat,
    /// How many turns the calm game has had.
    pub(crate) turns: u32,
    /// How often somebody has buzzed.
    pub(crate) buzzes: u32,
    /// Which of the buzzes without a word keeps a seat from buzzing; `None` where nothing does (THE-25).
    pub(crate) locked: Vec<Option<u32>>,
    /// How often somebody has taken the floor, or a word was judged, since the dice were rolled.
    pub(crate) interruptions: u32,
    /// Rolls that a set-up has fixed, next one first.
    pub(crate) rolls: VecDeque<Roll>,
    pub(crate) phase: Phase,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// The roller is to roll (THE-5).
    Rolling,
    /// Whoever still plays may announce a word.
    Open,
    /// A seat that buzzed has the floor (THE-25).
    Typing { seat: Seat },
    /// The others judge a word (THE-14).
    Judging(Judging),
    /// The match is over (THE-13).
    Over { ranking: Ranking },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Judging {
    pub(crate) seat: Seat,
    pub(crate) word: String,
    /// The letters of the word, A–Z.
    pub(crate) letters: String,
    pub(crate) proper: bool,
    pub(crate) theme: u8,
    pub(crate) doubts: Vec<Doubt>,
    /// `None` where a seat has not voted.
    pub(crate) ballots: Vec<Option<Ballot>>,
    /// Whether all others have abstained, so that the seat itself is asked (THE-14).
    pub(crate) honour: bool,
}

/// How a seat has judged a word (THE-14).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ballot {
    /// The word stands.
    Accept,
    /// The word does not stand.
    Refuse,
    /// The seat leaves it to the others.
    Abstain,
}

impl Ballot {
    /// The ballot of a vote.
    pub(crate) fn of(accept: bool) -> Ballot {
        if accept { Ballot::Accept } else { Ballot::Refuse }
    }

    /// Whether it says that the word stands; `None` where it says nothing.
    pub(crate) fn accepts(self) -> Option<bool> {
        match self {
            Ballot::Accept => Some(true),
            Ballot::Refuse => Some(false),
            Ballot::Abstain => None,
        }
    }
}

/// How a seat stands in the round. In JSON `playing`, `done`, `gave-up`, `out`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ThemesStanding"))]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// It may announce a word.
    Playing,
    /// It has scored (THE-11).
    Done,
    /// It has given up the round (THE-12).
    GaveUp,
    /// Its time ran out (THE-16). The round goes on as if it had given up.
    TimedOut,
    /// It was wrong on black and could not pay (THE-10).
    Out,
}

/// A word that stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ThemesAnnounced"))]
pub struct Announced {
    /// Who announced it.
    pub seat: Seat,
    /// The word as it was announced.
    pub word: String,
    /// The full form that the theme's list has for it, such as `Bono (Paul Hewson)`; null if there is none.
    pub full: Option<String>,
    /// Whether it is a proper name.
    pub proper: bool,
    /// The number of its theme.
    pub theme: u8,
    /// The tokens that it took.
    pub points: u32,
    /// Whether the theme's list has it. If not, it was judged and accepted.
    pub listed: bool,
    /// How the others voted; null if nobody was asked.
    pub votes: Option<Votes>,
    /// Whether only the seat that announced it has judged it, because all others abstained (THE-14).
    #[serde(default)]
    pub honour: bool,
}

impl Announced {
    /// Whether it is a name that counts only in part: the list has it with more letters, such as those of a first name (THE-8).
    pub(crate) fn in_part(&self) -> bool {
        let bare =
            |text: &str| lexicon::fold(&text.chars().filter(|sign| sign.is_alphabetic()).collect::<String>());
        match (self.full.as_deref().map(bare), bare(&self.word)) {
            (Some(Ok(full)), Ok(word)) => self.proper && full.len() > word.len() && full.contains(&word),
            _ => false,
        }
    }
}

/// How many judged a word, and how (THE-14).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ThemesVotes"))]
pub struct Votes {
    /// How many seats accepted it.
    pub yes: u32,
    /// How many seats refused it.
    pub no: u32,
    /// How many seats left it to the others.
    #[serde(default)]
    pub abstained: u32,
}

/// A word that was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ThemesRefused"))]
pub struct Refused {
    /// Who announced it.
    pub seat: Seat,
    /// The word as it was announced.
    pub word: String,
    /// Whether it was announced as a proper name.
    #[serde(default)]
    pub proper: bool,
    /// The number of its theme.
    #[serde(default)]
    pub theme: u8,
    /// Which check it did not pass.
    pub why: Why,
    /// How the others voted; null if nobody was asked.
    pub votes: Option<Votes>,
}

/// A word of a theme's list that would have stood in the round, and that nobody announced.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ThemesMissed"))]
pub struct Missed {
    /// The word, as the list has it.
    pub word: String,
    /// Its full form, such as `Bono (Paul Hewson)`; null if there is none.
    pub full: Option<String>,
    /// The number of its theme.
    pub theme: u8,
}

/// Why a word does not stand. In JSON `letters`, `vote`, `dictionary`, `root`, `no-vote`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ThemesWhy"))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// On black it has a letter of the dice (THE-10).
    Letters,
    /// The others find that it does not fit the theme (THE-14).
    Vote,
    /// The dictionary does not have it, and not everybody accepted it (THE-14).
    Dictionary,
    /// It has the root of another word of the round, and not everybody accepted it (THE-7).
    Root,
    /// Everybody who was asked abstained, and the dictionary alone does not let it stand, because it was announced as a name (THE-14).
    NoVote,
}

/// Why the others are asked about a word. In JSON `list`, `dictionary`, `common`, `root`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ThemesDoubt"))]
#[serde(rename_all = "kebab-case")]
pub enum Doubt {
    /// The theme's list does not have it: the majority decides, a tie accepts.
    List,
    /// Nor does the dictionary have it as a common noun: it stands if all accept.
    Dictionary,
    /// It was announced as a proper name, and is a common noun or a verb form, or has one among its words: it is a name if all accept.
    Common,
    /// It has the root of a word of the round (THE-7): it stands if all accept.
    Root,
}

impl Judging {
    /// How many accepted it, refused it, abstained.
    pub(crate) fn count(&self) -> Votes {
        let of = |ballot: Ballot| self.ballots.iter().filter(|one| **one == Some(ballot)).count() as u32;
        Votes { yes: of(Ballot::Accept), no: of(Ballot::Refuse), abstained: of(Ballot::Abstain) }
    }

    /// Whether the dictionary alone lets it stand, where nobody has said anything: as the common noun that it knows.
    pub(crate) fn stands_unjudged(&self) -> bool {
        let common = !self.proper || self.doubts.contains(&Doubt::Common);
        common && !self.doubts.iter().any(|doubt| doubt.takes_all())
    }
}

impl Doubt {
    /// Whether a word with this doubt stands only if all accept it.
    pub(crate) fn takes_all(self) -> bool {
        matches!(self, Doubt::Dictionary | Doubt::Root)
    }
}

impl State {
    /// How many seats.
    pub fn seats(&self) -> usize {
        self.tokens.len()
    }

    /// All tokens of the match, wherever they lie.
    pub fn all_tokens(&self) -> u32 {
        self.centre + self.reserve + self.tokens.iter().sum::<u32>()
    }

    /// The seats that still play the round.
    pub(crate) fn playing(&self) -> SeatSet {
        Seat::all(self.seats()).filter(|seat| self.standing[seat.index()] == Standing::Playing).collect()
    }

    /// The seats that may act now.
    pub(crate) fn to_act(&self, calm: bool) -> SeatSet {
        match &self.phase {
            Phase::Rolling => SeatSet::only(self.roller),
            Phase::Open if calm => SeatSet::only(self.turn),
            Phase::Open => self.playing(),
            Phase::Typing { seat } => SeatSet::only(*seat),
            Phase::Judging(judging) => Seat::all(self.seats())
                .filter(|judge| (*judge == judging.seat) == judging.honour)
                .filter(|judge| judging.ballots[judge.index()].is_none())
                .collect(),
            Phase::Over { .. } => SeatSet::EMPTY,
        }
    }
}
