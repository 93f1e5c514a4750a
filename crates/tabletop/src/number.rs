//! Whole numbers from outside. JavaScript counts exactly up to 2⁵³ − 1: no greater number is let in, so none goes out.

use serde::de::{Deserializer, Error, Unexpected};
use serde::{Deserialize, Serialize};

/// The greatest whole number that is let in: 2⁵³ − 1, JavaScript’s `Number.MAX_SAFE_INTEGER`.
pub const MAX_WHOLE: u64 = (1 << 53) - 1;

fn whole<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    let number = u64::deserialize(deserializer)?;
    if number > MAX_WHOLE {
        return Err(Error::invalid_value(
            Unexpected::Unsigned(number),
            &"a whole number up to 9007199254740991",
        ));
    }
    Ok(number)
}

/// A moment or a span in milliseconds, at most [`MAX_WHOLE`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Millis(u64);

impl Millis {
    /// The latest possible moment.
    pub const MAX: Millis = Millis(MAX_WHOLE);

    /// That many milliseconds, or [`Millis::MAX`] if there are more.
    pub fn at_most(ms: u64) -> Millis {
        Millis(ms.min(MAX_WHOLE))
    }

    /// The number of milliseconds.
    pub fn get(self) -> u64 {
        self.0
    }

    /// The number, cut off at what 32 bits hold.
    pub fn short(self) -> u32 {
        u32::try_from(self.0).unwrap_or(u32::MAX)
    }
}

impl From<u32> for Millis {
    fn from(ms: u32) -> Millis {
        Millis(ms.into())
    }
}

impl<'de> Deserialize<'de> for Millis {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Millis, D::Error> {
        whole(deserializer).map(Millis)
    }
}

/// A number of things, at most [`MAX_WHOLE`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Count(u64);

impl Count {
    /// The number, cut off at what the machine can address.
    pub fn get(self) -> usize {
        usize::try_from(self.0).unwrap_or(usize::MAX)
    }

    /// The number, cut off at what 32 bits hold.
    pub fn short(self) -> u32 {
        u32::try_from(self.0).unwrap_or(u32::MAX)
    }
}

impl From<usize> for Count {
    fn from(count: usize) -> Count {
        Count(u64::try_from(count).unwrap_or(MAX_WHOLE).min(MAX_WHOLE))
    }
}

impl From<u32> for Count {
    fn from(count: u32) -> Count {
        Count(count.into())
    }
}

impl<'de> Deserialize<'de> for Count {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Count, D::Error> {
        whole(deserializer).map(Count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn no_number_is_greater_than_javascript_can_count() {
        let millis = |value| serde_json::from_value::<Millis>(value).ok().map(Millis::get);
        assert_eq!(millis(json!(0)), Some(0));
        assert_eq!(millis(json!(MAX_WHOLE)), Some(MAX_WHOLE));
        for wrong in [
            json!(MAX_WHOLE + 1),
            json!(u64::MAX),
            json!(-1),
            json!(0.5),
            json!(1e300),
            json!("1"),
            json!(null),
        ] {
            assert_eq!(millis(wrong.clone()), None, "{wrong}");
        }
        assert_eq!(Millis::at_most(u64::MAX), Millis::MAX);
    }
    #[test]
    fn a_number_is_cut_off_at_what_32_bits_hold() {
        let short = |number: u64| {
            let count: Count = serde_json::from_value(json!(number)).expect("a count");
            (count.short(), Millis::at_most(number).short())
        };
        for number in [0, 7, u32::MAX] {
            assert_eq!(short(number.into()), (number, number));
        }
        assert_eq!(short(MAX_WHOLE), (u32::MAX, u32::MAX));
    }
}
