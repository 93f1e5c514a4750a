//! Seeds in JSON.

use core::fmt;
use serde::de::{self, Deserializer, Unexpected, Visitor};
use serde::{Deserialize, Serialize, Serializer};

/// 2⁵³, up to which JavaScript's numbers hold every whole number.
const MAX_WHOLE: f64 = 9_007_199_254_740_992.0;

/// A seed: a whole number from 0 to 2⁶⁴ − 1, or its digits as text, since JavaScript counts exactly up to 2⁵³. It is written as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seed(pub u64);

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
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

            fn visit_f64<E: de::Error>(self, seed: f64) -> Result<Seed, E> {
                let whole = seed.fract() == 0.0 && (0.0..=MAX_WHOLE).contains(&seed);
                if whole {
                    Ok(Seed(seed as u64))
                } else {
                    Err(E::invalid_value(Unexpected::Float(seed), &self))
                }
            }

            fn visit_str<E: de::Error>(self, seed: &str) -> Result<Seed, E> {
                let digits = !seed.is_empty() && seed.bytes().all(|byte| byte.is_ascii_digit());
                let read = if digits { seed.parse().ok() } else { None };
                read.map(Seed).ok_or_else(|| E::invalid_value(Unexpected::Str(seed), &self))
            }
        }

        deserializer.deserialize_any(Digits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

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
}
