//! Enums whose variant is named by a field of the object that holds it (`{"type": "play", "card": "7"}`), such as actions.
//!
//! serde's `tag` is right for writing them. To read them, what serde derives copies the whole object into a form of its own, because the
//! tag may come last, and each variant then has code to read this form, beside the code for values. An object that is there already can
//! be asked for its tag.

use core::fmt;
use core::marker::PhantomData;
use serde::de::value::EnumAccessDeserializer;
use serde::de::{Deserialize, Deserializer, EnumAccess, Error, Visitor};
use serde_json::Value;

/// The field that names the variant.
pub(super) const TAG: &str = "type";
/// In the place of a type's name: unknown fields are refused, whoever reads.
pub(super) const STRICTLY: &str = "strictly";

/// What [`tagged`](crate::tagged) writes of an enum: its variants, as serde reads them where the tag is the key of the content.
pub trait Variants: Sized {
    /// Whether unknown fields are refused, whoever reads.
    const STRICT: bool;

    /// Reads a variant.
    ///
    /// # Errors
    /// What is wrong with it.
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;
}

/// Reads a tagged enum from whatever serde can read.
///
/// # Errors
/// What is wrong with it.
pub fn read_tagged<'de, T: Variants, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    // The reader of an object answers with the variant. Any other answers with the object, which is then copied.
    deserializer.deserialize_newtype_struct(if T::STRICT { STRICTLY } else { "Action" }, Either(PhantomData))
}

struct Either<T>(PhantomData<T>);

impl<'de, T: Variants> Visitor<'de> for Either<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, variant: A) -> Result<T, A::Error> {
        T::read(EnumAccessDeserializer::new(variant))
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, deserializer: D) -> Result<T, D::Error> {
        let value = Value::deserialize(deserializer)?;
        super::read_object::<Object<T>>(&value).map(|object| object.0).map_err(D::Error::custom)
    }
}

/// A tagged enum in an object that is there already.
struct Object<T>(T);

impl<'de, T: Variants> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Object<T>, D::Error> {
        read_tagged(deserializer).map(Object)
    }
}

/// Defines the enum `Action` of a game, which is told in JSON as an object whose field `type` names the variant. It must say so itself, with
/// `#[serde(tag = "type", rename_all = "kebab-case")]`, for this writes only what reads it. `strictly` before it refuses unknown fields.
///
/// Attributes of a field come in this order: its description, those for serde, `cfg_attr`.
#[macro_export]
macro_rules! tagged {
    (strictly $($rest:tt)*) => { $crate::tagged!(@ true $($rest)*); };
    (@ $strict:literal
        $(#[$outer:meta])*
        $vis:vis enum Action {$(
            $(#[doc = $doc:literal])*
            $variant:ident $({$(
                $(#[doc = $of_field:literal])*
                $(#[serde($($rule:tt)*)])*
                $(#[cfg_attr($($condition:tt)*)])*
                $field:ident: $type:ty,
            )*})?,
        )*}
    ) => {
        $(#[$outer])*
        $vis enum Action {$(
            $(#[doc = $doc])*
            $variant $({$(
                $(#[doc = $of_field])*
                $(#[serde($($rule)*)])*
                $(#[cfg_attr($($condition)*)])*
                $field: $type,
            )*})?,
        )*}

        const _: () = {
            // The same again, for serde to read.
            #[derive(serde::Deserialize)]
            #[serde(remote = "Action", rename_all = "kebab-case")]
            enum Read {$(
                $variant $({$(
                    $(#[serde($($rule)*)])*
                    $field: $type,
                )*})?,
            )*}

            impl $crate::json::Variants for Action {
                const STRICT: bool = $strict;

                fn read<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Action, D::Error> {
                    Read::deserialize(deserializer)
                }
            }

            impl<'de> serde::Deserialize<'de> for Action {
                fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Action, D::Error> {
                    $crate::json::read_tagged(deserializer)
                }
            }
        };
    };
    ($($rest:tt)*) => { $crate::tagged!(@ false $($rest)*); };
}

#[cfg(test)]
mod tests {
    use crate::json::{Mistake, read, read_object, write};
    use serde::{Deserialize, Serialize};
    use serde_json::{Value, json};

    /// As serde reads it.
    mod theirs {
        use serde::Deserialize;

        #[derive(PartialEq, Debug, Deserialize)]
        #[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
        pub(super) enum Action {
            Pass,
            LayDown {
                cards: Vec<u8>,
                #[serde(default)]
                word: Option<String>,
            },
        }
    }

    crate::tagged! {
        strictly
        /// With a description.
        #[derive(PartialEq, Debug, Serialize)]
        #[serde(tag = "type", rename_all = "kebab-case")]
        enum Action {
            /// Without fields.
            Pass,
            LayDown {
                /// With a description, too.
                cards: Vec<u8>,
                #[serde(default, skip_serializing_if = "Option::is_none")]
                word: Option<String>,
            },
        }
    }

    mod lenient {
        use serde::Serialize;

        crate::tagged! {
            #[derive(Debug, Serialize)]
            #[serde(tag = "type", rename_all = "kebab-case")]
            pub(super) enum Action {
                Pass,
                Lay { card: u8, },
            }
        }
    }

    fn same(ours: &Action, theirs: &theirs::Action) -> bool {
        match (ours, theirs) {
            (Action::Pass, theirs::Action::Pass) => true,
            (Action::LayDown { cards, word }, theirs::Action::LayDown { cards: others, word: other }) => {
                cards == others && word == other
            }
            _ => false,
        }
    }

    #[test]
    fn what_serde_reads_is_read_alike_by_whatever_reader() {
        for value in [
            json!({"type": "pass"}),
            json!({"more": 1, "type": "pass"}),
            json!({"cards": [1, 2], "word": "mot", "type": "lay-down"}),
            json!({"type": "lay-down", "cards": [], "word": null}),
            json!({"type": "lay-down", "cards": []}),
            json!({"type": "lay-down", "cards": [], "worb": "mot"}),
            json!({"type": "lay-down", "cards": [256]}),
            json!({"type": "lay-down", "word": "mot"}),
            json!({"type": "lay"}),
            json!({"type": null}),
            json!({"cards": []}),
            json!({}),
        ] {
            let theirs =
                serde_json::from_value::<theirs::Action>(value.clone()).map_err(|error| error.to_string());
            let ours = read_object::<Action>(&value).map_err(Mistake::from);
            let other = serde_json::from_str::<Action>(&value.to_string());
            let nested = read::<[Action; 1]>(&Value::from([value.clone()]));
            match (&ours, &theirs) {
                (Ok(ours), Ok(theirs)) => {
                    assert!(same(ours, theirs), "{value}");
                    assert_eq!(Some(ours), other.as_ref().ok(), "{value}");
                    assert_eq!(nested.unwrap(), [other.unwrap()], "{value}");
                }
                (Err(ours), Err(theirs)) => {
                    assert_eq!(&ours.detail, theirs, "{value}");
                    assert!(value.pointer(&ours.place).is_some(), "{value} has nothing at {}", ours.place);
                    assert!(other.is_err() && nested.is_err(), "{value}");
                }
                _ => panic!("{value}: {ours:?}, {theirs:?}"),
            }
        }
    }

    #[test]
    fn what_is_written_is_read_back() {
        for action in [Action::Pass, Action::LayDown { cards: vec![7], word: Some("mot".into()) }] {
            assert_eq!(read_object::<Action>(&write(&action)).unwrap(), action);
            assert_eq!(Action::deserialize(serde_json::to_value(&action).unwrap()).unwrap(), action);
        }
    }

    #[test]
    fn a_mistake_has_its_place() {
        let mistake = |value: Value| Mistake::from(read_object::<Action>(&value).unwrap_err());
        for (value, place) in [
            (json!({"type": "lay-down", "cards": [1, 256]}), "/cards/1"),
            (json!({"type": "lay-down", "cards": [], "worb": 1}), "/worb"),
            (json!({"type": "lay"}), "/type"),
            (json!({"type": 1}), "/type"),
        ] {
            assert_eq!(mistake(value.clone()).place, place, "{value}");
        }
        assert_eq!(mistake(json!({"cards": []})).missing, Some("type"));
        assert_eq!(mistake(json!({"type": "lay-down"})).missing, Some("cards"));
        assert_eq!(mistake(json!({"type": "lay"})).allowed, ["pass", "lay-down"]);
    }

    #[test]
    fn who_does_not_say_strictly_skips_unknown_fields() {
        let action = read_object::<lenient::Action>(&json!({"type": "lay", "card": 1, "cart": 2})).unwrap();
        assert!(matches!(action, lenient::Action::Lay { card: 1 }));
        assert!(matches!(read_object(&json!({"type": "pass", "card": 1})), Ok(lenient::Action::Pass)));
    }
}
