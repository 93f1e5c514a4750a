//! Requests as they come in.

use serde::de::{self, Deserializer, Visitor};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;
use tabletop::json::{self, Misread};
use tabletop::{Actor, Seat, Viewer};

/// A request of the protocol, `id` aside.
///
/// It is read by its `op` ([`Request::read`]) instead of through a derived enum with a tag: that would read every field twice,
/// in code that takes a twentieth of the worker's module.
#[derive(Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Command", tag = "op", rename_all = "kebab-case"))]
pub(crate) enum Request {
    /// Which games there are.
    Games,
    /// Begins a match; one that is in progress is dropped.
    New(Opening),
    /// What somebody sees.
    View(Look),
    /// What a seat may do.
    Legal(Question),
    /// Does something.
    Act(Deed),
    /// What a bot would do in a seat.
    Bot(BotWish),
    /// What another process needs to answer the same question.
    BotTask(BotWish),
    /// Answers it, there.
    Think(Order),
    /// Takes back the last action.
    Undo(Back),
    /// The match as a value that `load` takes.
    Save,
    /// Replays a save; a match in progress is dropped.
    Load(Kept),
    /// Everything so far.
    Log(Look),
}

impl Request {
    /// Reads the fields of a request; `None` where there is no such `op`.
    pub(crate) fn read(op: &str, fields: &Value) -> Option<Result<Request, Misread>> {
        Some(match op {
            "games" => Ok(Request::Games),
            "new" => json::read(fields).map(Request::New),
            "view" => json::read(fields).map(Request::View),
            "legal" => json::read(fields).map(Request::Legal),
            "act" => json::read(fields).map(Request::Act),
            "bot" => json::read(fields).map(Request::Bot),
            "bot-task" => json::read(fields).map(Request::BotTask),
            "think" => json::read(fields).map(Request::Think),
            "undo" => json::read(fields).map(Request::Undo),
            "save" => Ok(Request::Save),
            "load" => json::read(fields).map(Request::Load),
            "log" => json::read(fields).map(Request::Log),
            _ => return None,
        })
    }
}

/// The fields of `view` and `log`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Look {
    /// Whose eyes; null or absent: a spectator's.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
}

/// The fields of `legal`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Question {
    /// The seat.
    pub seat: Seat,
    /// How many actions to list about at most; see `MAX_LEGAL`.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub limit: Option<usize>,
}

/// The fields of `act`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Deed {
    /// Who; null is the table itself.
    #[serde(deserialize_with = "present")]
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub seat: Actor,
    /// What, in the words of the game.
    #[cfg_attr(feature = "ts", ts(type = "Action"))]
    pub action: Value,
    /// The `moves` of the view that the action answers: where what it answers is no longer asked it is refused (`stale`). Absent: the
    /// actor has seen everything.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seen: Option<usize>,
    /// When, in whole milliseconds since the deal, by the host's watch; absent: it has none.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at_ms: Option<u64>,
    /// Whose events and view are answered; absent: the acting seat's.
    #[serde(default, deserialize_with = "given")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number | null"))]
    pub viewer: Option<Viewer>,
}

/// The fields of `think`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Order {
    /// As `bot-task` made it.
    #[cfg_attr(feature = "ts", ts(type = "BotTask"))]
    pub task: Value,
}

/// The fields of `undo`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Back {
    /// Who asks; absent or null: the table as a whole.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// Whose view is answered; absent: a spectator's.
    #[serde(default, deserialize_with = "given")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number | null"))]
    pub viewer: Option<Viewer>,
}

/// The fields of `load`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Kept {
    /// A save, or its text.
    #[cfg_attr(feature = "ts", ts(type = "Save | string"))]
    pub save: Value,
}

/// The fields of `new`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Opening {
    /// The game's id.
    #[cfg_attr(feature = "ts", ts(type = "GameId"))]
    pub game: String,
    /// Who plays, in turn order.
    pub seats: Vec<Guest>,
    /// The game's options; what is left out has its default.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "Partial<Options>"))]
    pub options: Value,
    /// The seed of all chance, as a number or as digits; absent: a fresh one.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "number | string"))]
    pub seed: Option<Seed>,
    /// What chance would decide, given instead.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "Partial<Setup> | null"))]
    pub setup: Value,
}

/// Somebody who is to play.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Guest {
    /// As it is to be said; blank: the seat's number, from 1.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// Null for a human, or a bot's level.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "Level | null"))]
    pub bot: Option<String>,
}

/// The fields of `bot` and `bot-task`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct BotWish {
    /// The seat that the bot thinks for.
    pub seat: Seat,
    /// How well; absent: as the seat's own bot, or `hard` in a human's seat.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "Level"))]
    pub level: Option<String>,
    /// How long at most, in milliseconds.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub budget_ms: Option<u32>,
    /// For how long the seat has been asked already, in milliseconds; absent: it has just been asked.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub waited_ms: Option<u32>,
    /// How many steps of its search at most.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub iterations: Option<u32>,
    /// The seed of the bot's own chance; absent: drawn from the view.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "number | string"))]
    pub seed: Option<Seed>,
}

/// A seed: a whole number from 0 to 2⁶⁴ − 1, or its digits as text, since JavaScript's numbers end at 2⁵³. Written as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Seed(pub u64);

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        struct Digits;

        impl Visitor<'_> for Digits {
            type Value = Seed;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a seed from 0 to 18446744073709551615, as a number or as digits")
            }

            fn visit_u64<E: de::Error>(self, seed: u64) -> Result<Seed, E> {
                Ok(Seed(seed))
            }

            fn visit_i64<E: de::Error>(self, seed: i64) -> Result<Seed, E> {
                let wrong = || E::invalid_value(de::Unexpected::Signed(seed), &self);
                u64::try_from(seed).map(Seed).map_err(|_| wrong())
            }

            fn visit_f64<E: de::Error>(self, seed: f64) -> Result<Seed, E> {
                // JavaScript has no other numbers; those beyond 2⁵³ are no longer what was written.
                let whole = seed.fract() == 0.0 && (0.0..=9_007_199_254_740_992.0).contains(&seed);
                if whole {
                    Ok(Seed(seed as u64))
                } else {
                    Err(E::invalid_value(de::Unexpected::Float(seed), &self))
                }
            }

            fn visit_str<E: de::Error>(self, seed: &str) -> Result<Seed, E> {
                let digits = !seed.is_empty() && seed.bytes().all(|byte| byte.is_ascii_digit());
                let read = if digits { seed.parse().ok() } else { None };
                read.map(Seed).ok_or_else(|| E::invalid_value(de::Unexpected::Str(seed), &self))
            }
        }

        deserializer.deserialize_any(Digits)
    }
}

/// A field that may be null but must be there.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Actor, D::Error> {
    Actor::deserialize(deserializer)
}

/// A field that may be null and may be absent, which are two things.
fn given<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Viewer>, D::Error> {
    Viewer::deserialize(deserializer).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn seed(value: Value) -> Option<u64> {
        serde_json::from_value::<Seed>(value).ok().map(|seed| seed.0)
    }

    #[test]
    fn a_seed_is_a_number_or_digits() {
        assert_eq!(seed(json!(7)), Some(7));
        assert_eq!(seed(json!(7.0)), Some(7));
        assert_eq!(seed(json!("18446744073709551615")), Some(u64::MAX));
        assert_eq!(seed(json!(u64::MAX)), Some(u64::MAX));
        for wrong in [
            json!(-1),
            json!(0.5),
            json!(1e300),
            json!(""),
            json!("+1"),
            json!("18446744073709551616"),
            json!([1]),
            json!(true),
        ] {
            assert_eq!(seed(wrong.clone()), None, "{wrong}");
        }
    }

    #[test]
    fn every_op_can_be_read_and_no_other() {
        let ops = "games new view legal act bot bot-task think undo save load log";
        for op in ops.split(' ') {
            assert!(Request::read(op, &json!({})).is_some(), "{op}");
        }
        assert!(Request::read("?", &json!({})).is_none());
    }

    #[test]
    fn null_and_absent_viewers_differ() {
        let act = |request: Value| Deed::deserialize(request).unwrap().viewer;
        let base = json!({"op": "act", "seat": 0, "action": {}});
        assert_eq!(act(base.clone()), None);
        let mut null = base;
        null["viewer"] = Value::Null;
        assert_eq!(act(null), Some(Viewer::Spectator));
        assert!(Deed::deserialize(json!({"op": "act", "action": {}})).is_err());
    }
}
