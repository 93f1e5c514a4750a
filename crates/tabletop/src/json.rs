//! Reads JSON values into types.
//!
//! serde_json's own reader of values takes whatever a type might have been written as (structs as lists, maps with numbers for
//! names) and makes, for every type anew, the code for it: half as much again as the worker's module has to have.

use serde::de::value::StrDeserializer;
use serde::de::{
    self, DeserializeSeed, Deserializer, EnumAccess, Expected, IntoDeserializer, MapAccess, SeqAccess,
    Unexpected, VariantAccess, Visitor,
};
use serde_json::{Map, Value, map};
use std::fmt;
use std::slice;

/// Why a value is not what it has to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread(String);

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Misread {}

impl de::Error for Misread {
    fn custom<T: fmt::Display>(what: T) -> Misread {
        Misread(what.to_string())
    }

    fn invalid_type(_: Unexpected<'_>, expected: &dyn Expected) -> Misread {
        wrong(expected)
    }

    fn invalid_value(_: Unexpected<'_>, expected: &dyn Expected) -> Misread {
        wrong(expected)
    }
}

fn wrong(expected: &dyn Expected) -> Misread {
    Misread(format!("expected {expected}"))
}

/// Reads a value.
pub fn read<'de, T: de::Deserialize<'de>>(value: &'de Value) -> Result<T, Misread> {
    T::deserialize(Reader(value))
}

/// A value to be read.
#[derive(Clone, Copy)]
pub(crate) struct Reader<'de>(pub(crate) &'de Value);

impl<'de> Reader<'de> {
    fn number<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        let Value::Number(number) = self.0 else { return Err(wrong(&visitor)) };
        match (number.as_u64(), number.as_i64(), number.as_f64()) {
            (Some(number), ..) => visitor.visit_u64(number),
            (None, Some(number), _) => visitor.visit_i64(number),
            (None, None, number) => visitor.visit_f64(number.unwrap_or(f64::NAN)),
        }
    }

    fn text<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.0 {
            Value::String(text) => visitor.visit_borrowed_str(text),
            _ => Err(wrong(&visitor)),
        }
    }

    fn list<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.0 {
            Value::Array(items) => visitor.visit_seq(Items(items.iter())),
            _ => Err(wrong(&visitor)),
        }
    }

    fn fields<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.0 {
            Value::Object(fields) => visitor.visit_map(Fields::new(fields)),
            _ => Err(wrong(&visitor)),
        }
    }
}

macro_rules! as_one {
    ($one:ident: $($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
            self.$one(visitor)
        })*
    };
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Misread;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(truth) => visitor.visit_bool(*truth),
            Value::Number(_) => self.number(visitor),
            Value::String(_) => self.text(visitor),
            Value::Array(_) => self.list(visitor),
            Value::Object(_) => self.fields(visitor),
        }
    }

    as_one! { number: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_u8 deserialize_u16
    deserialize_u32 deserialize_u64 deserialize_f32 deserialize_f64 }
    as_one! { text: deserialize_char deserialize_str deserialize_string deserialize_identifier deserialize_bytes
    deserialize_byte_buf }
    as_one! { list: deserialize_seq }
    as_one! { fields: deserialize_map }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.0 {
            Value::Bool(truth) => visitor.visit_bool(*truth),
            _ => Err(wrong(&visitor)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        if self.0.is_null() { visitor.visit_unit() } else { Err(wrong(&visitor)) }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Misread> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Misread> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Misread> {
        self.list(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Misread> {
        self.list(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        self.fields(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        let (name, content) = match self.0 {
            Value::String(name) => (name, None),
            Value::Object(fields) if fields.len() == 1 => match fields.iter().next() {
                Some((name, content)) => (name, Some(content)),
                None => return Err(wrong(&visitor)),
            },
            _ => return Err(wrong(&visitor)),
        };
        visitor.visit_enum(Variant { name, content })
    }
}

impl<'de> IntoDeserializer<'de, Misread> for Reader<'de> {
    type Deserializer = Reader<'de>;

    fn into_deserializer(self) -> Reader<'de> {
        self
    }
}

struct Items<'de>(slice::Iter<'de, Value>);

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = Misread;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Misread> {
        self.0.next().map(|item| seed.deserialize(Reader(item))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

struct Fields<'de> {
    rest: map::Iter<'de>,
    content: Option<&'de Value>,
}

impl<'de> Fields<'de> {
    fn new(fields: &'de Map<String, Value>) -> Fields<'de> {
        Fields { rest: fields.iter(), content: None }
    }
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = Misread;

    fn next_key_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Misread> {
        let Some((name, content)) = self.rest.next() else { return Ok(None) };
        self.content = Some(content);
        seed.deserialize(StrDeserializer::new(name)).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Misread> {
        // serde asks for a value after its key; null stands for one that was not there.
        seed.deserialize(Reader(self.content.take().unwrap_or(&Value::Null)))
    }
}

struct Variant<'de> {
    name: &'de str,
    content: Option<&'de Value>,
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Misread;
    type Variant = Variant<'de>;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Variant<'de>), Misread> {
        Ok((seed.deserialize(StrDeserializer::new(self.name))?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'de> {
    type Error = Misread;

    fn unit_variant(self) -> Result<(), Misread> {
        match self.content {
            None => Ok(()),
            Some(_) => Err(wrong(&"a name alone")),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Misread> {
        seed.deserialize(Reader(self.content.unwrap_or(&Value::Null)))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Misread> {
        Reader(self.content.unwrap_or(&Value::Null)).list(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        Reader(self.content.unwrap_or(&Value::Null)).fields(visitor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::{Deserialize, Serialize};
    use serde_json::json;
    use std::collections::BTreeMap;

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    struct Unit;

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Plain {
        Nothing,
        One(i8),
        Two(u8, char),
        Named { a: bool },
    }

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
    enum Tagged {
        Pass,
        Play { cards: Vec<String>, at: Option<usize> },
    }

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct All {
        truth: bool,
        small: i8,
        large: u64,
        real: f64,
        text: String,
        none: Option<u8>,
        some: Option<u8>,
        unit: (),
        empty: Unit,
        pair: (u8, String),
        plain: Vec<Plain>,
        tagged: Vec<Tagged>,
        map: BTreeMap<String, Value>,
        #[serde(default)]
        absent: u8,
    }

    fn all() -> All {
        All {
            truth: true,
            small: -7,
            large: u64::MAX,
            real: 0.5,
            text: "É".into(),
            none: None,
            some: Some(3),
            unit: (),
            empty: Unit,
            pair: (1, "b".into()),
            plain: vec![Plain::Nothing, Plain::One(-1), Plain::Two(2, 'x'), Plain::Named { a: true }],
            tagged: vec![Tagged::Pass, Tagged::Play { cards: vec!["A".into()], at: Some(4) }],
            map: [("k".to_owned(), json!([1, {"x": null}]))].into(),
            absent: 0,
        }
    }

    #[test]
    fn what_serde_writes_is_read_back() {
        let value = serde_json::to_value(all()).unwrap();
        assert_eq!(read::<All>(&value), Ok(all()));
        assert_eq!(read::<Value>(&value), Ok(value));
    }

    #[test]
    fn a_field_may_be_left_out_where_it_has_a_default_and_nowhere_else() {
        let mut value = serde_json::to_value(all()).unwrap();
        value.as_object_mut().unwrap().shift_remove("absent");
        assert_eq!(read::<All>(&value), Ok(all()));
        value.as_object_mut().unwrap().shift_remove("text");
        assert_eq!(read::<All>(&value).unwrap_err().to_string(), "missing field `text`");
    }

    #[test]
    fn any_other_value_in_the_place_of_any_part_is_refused_like_by_serde_json_or_read_alike() {
        let wrong =
            [json!(null), json!(true), json!(-1), json!(300), json!(1.5), json!("?"), json!([]), json!({})];
        let whole = serde_json::to_value(all()).unwrap();
        for name in whole.as_object().unwrap().keys() {
            for other in &wrong {
                let mut value = whole.clone();
                value[name] = other.clone();
                let theirs = serde_json::from_value::<All>(value.clone()).ok();
                let ours = read::<All>(&value).ok();
                // serde_json reads a list as a struct, which nothing here is ever written as.
                assert!(
                    ours == theirs || (ours.is_none() && other.is_array()),
                    "{name}: {other}: {ours:?}, {theirs:?}"
                );
            }
        }
        for other in wrong {
            assert!(read::<All>(&other).is_err());
        }
    }
}
