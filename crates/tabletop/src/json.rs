//! Reads JSON values into types.
//!
//! serde_json's own reader of values takes whatever a type might have been written as (structs as lists, names of fields in any
//! form) and makes, for every type anew, the code for it: half as much again as the worker's module has to have. This one reads
//! the fields of a struct in the order in which the struct has them, wherever they stand. What it asks of types in return: a
//! field that may be absent says so with `serde(default)`, also where it is an `Option`.

use serde::de::value::StrDeserializer;
use serde::de::{
    self, DeserializeSeed, Deserializer, EnumAccess, Expected, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor,
};
use serde_json::{Map, Value, map};
use std::fmt;
use std::slice;

/// Why a value is not what it has to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread(Why);

#[derive(Clone, PartialEq, Eq, Debug)]
enum Why {
    Text(String),
    /// A list, or the fields of a struct, end before this one.
    Short(usize),
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Why::Text(text) => f.write_str(text),
            Why::Short(length) => write!(f, "more than {length} values are needed"),
        }
    }
}

impl std::error::Error for Misread {}

impl de::Error for Misread {
    fn custom<T: fmt::Display>(what: T) -> Misread {
        Misread(Why::Text(what.to_string()))
    }

    fn invalid_length(length: usize, _: &dyn Expected) -> Misread {
        Misread(Why::Short(length))
    }

    fn invalid_type(_: Unexpected<'_>, expected: &dyn Expected) -> Misread {
        wrong(expected)
    }

    fn invalid_value(_: Unexpected<'_>, expected: &dyn Expected) -> Misread {
        wrong(expected)
    }
}

fn wrong(expected: &dyn Expected) -> Misread {
    Misread(Why::Text(format!("expected {expected}")))
}

/// Reads a value. Fields that a struct does not have are passed over.
pub fn read<'de, T: de::Deserialize<'de>>(value: &'de Value) -> Result<T, Misread> {
    T::deserialize(Reader { value, strict: false })
}

/// Reads a value that must hold fields: serde would take a list for an enum with a tag as well.
pub fn read_fields<'de, T: de::Deserialize<'de>>(value: &'de Value) -> Result<T, Misread> {
    if value.is_object() { read(value) } else { Err(wrong(&"an object")) }
}

/// Reads a value; a field that a struct does not have is refused, at any depth.
pub fn read_strict<'de, T: de::Deserialize<'de>>(value: &'de Value) -> Result<T, Misread> {
    T::deserialize(Reader { value, strict: true })
}

/// A value to be read.
#[derive(Clone, Copy)]
pub(crate) struct Reader<'de> {
    pub(crate) value: &'de Value,
    pub(crate) strict: bool,
}

impl<'de> Reader<'de> {
    fn other(self, value: &'de Value) -> Reader<'de> {
        Reader { value, ..self }
    }

    fn number<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        let Value::Number(number) = self.value else { return Err(wrong(&visitor)) };
        match (number.as_u64(), number.as_i64(), number.as_f64()) {
            (Some(number), ..) => visitor.visit_u64(number),
            (None, Some(number), _) => visitor.visit_i64(number),
            (None, None, number) => visitor.visit_f64(number.unwrap_or(f64::NAN)),
        }
    }

    fn text<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.value {
            Value::String(text) => visitor.visit_borrowed_str(text),
            _ => Err(wrong(&visitor)),
        }
    }

    fn list<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.value {
            Value::Array(items) => visitor.visit_seq(Items { rest: items.iter(), reader: self }),
            _ => Err(wrong(&visitor)),
        }
    }

    fn fields<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.value {
            Value::Object(fields) => {
                visitor.visit_map(Fields { rest: fields.iter(), content: &Value::Null, reader: self })
            }
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
        match self.value {
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
        match self.value {
            Value::Bool(truth) => visitor.visit_bool(*truth),
            _ => Err(wrong(&visitor)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        if self.value.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        if self.value.is_null() { visitor.visit_unit() } else { Err(wrong(&visitor)) }
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
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        let Value::Object(fields) = self.value else { return Err(wrong(&visitor)) };
        if self.strict
            && let Some(unknown) = fields.keys().find(|name| !names.contains(&name.as_str()))
        {
            return Err(de::Error::unknown_field(unknown, names));
        }
        visitor.visit_seq(InOrder { fields, names: names.iter(), reader: self }).map_err(
            |error| match error.0 {
                Why::Short(place) => de::Error::missing_field(names.get(place).copied().unwrap_or_default()),
                Why::Text(_) => error,
            },
        )
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        let (name, content) = match self.value {
            Value::String(name) => (name, &Value::Null),
            Value::Object(fields) => match (fields.len(), fields.iter().next()) {
                (1, Some(only)) => only,
                _ => return Err(wrong(&visitor)),
            },
            _ => return Err(wrong(&visitor)),
        };
        visitor.visit_enum(Variant { name, content, reader: self })
    }
}

struct Items<'de> {
    rest: slice::Iter<'de, Value>,
    reader: Reader<'de>,
}

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = Misread;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Misread> {
        self.rest.next().map(|item| seed.deserialize(self.reader.other(item))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

/// The fields of a struct in the order in which it has them.
struct InOrder<'de> {
    fields: &'de Map<String, Value>,
    names: slice::Iter<'static, &'static str>,
    reader: Reader<'de>,
}

impl<'de> SeqAccess<'de> for InOrder<'de> {
    type Error = Misread;

    /// `None` where the field is not there: serde then takes its default and asks for the next one, or refuses.
    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Misread> {
        let content = self.names.next().and_then(|name| self.fields.get(*name));
        content.map(|content| seed.deserialize(self.reader.other(content))).transpose()
    }
}

/// Names and values where any names may be.
struct Fields<'de> {
    rest: map::Iter<'de>,
    content: &'de Value,
    reader: Reader<'de>,
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = Misread;

    fn next_key_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Misread> {
        let Some((name, content)) = self.rest.next() else { return Ok(None) };
        self.content = content;
        seed.deserialize(StrDeserializer::new(name)).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Misread> {
        seed.deserialize(self.reader.other(self.content))
    }
}

struct Variant<'de> {
    name: &'de str,
    content: &'de Value,
    reader: Reader<'de>,
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Misread;
    type Variant = Reader<'de>;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Reader<'de>), Misread> {
        Ok((seed.deserialize(StrDeserializer::new(self.name))?, self.reader.other(self.content)))
    }
}

/// What comes with the name of a variant; null where the name stands alone.
impl<'de> VariantAccess<'de> for Reader<'de> {
    type Error = Misread;

    fn unit_variant(self) -> Result<(), Misread> {
        if self.value.is_null() { Ok(()) } else { Err(wrong(&"a name alone")) }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Misread> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Misread> {
        self.list(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        self.deserialize_struct("", names, visitor)
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
        assert_eq!(read_strict::<All>(&value), Ok(all()));
        assert_eq!(read::<Value>(&value), Ok(value));
    }

    #[test]
    fn a_field_may_be_left_out_where_it_has_a_default_and_nowhere_else() {
        let mut value = serde_json::to_value(all()).unwrap();
        value.as_object_mut().unwrap().shift_remove("absent");
        assert_eq!(read::<All>(&value), Ok(all()));
        value.as_object_mut().unwrap().shift_remove("text");
        assert_eq!(read::<All>(&value).unwrap_err().to_string(), "missing field `text`");
        value["text"] = json!("back, but not in its place");
        assert_eq!(read::<All>(&value).unwrap().text, "back, but not in its place");
    }

    #[test]
    fn what_must_hold_fields_is_no_list() {
        assert_eq!(read_fields::<Tagged>(&json!({"type": "pass"})), Ok(Tagged::Pass));
        for list in [json!(["pass"]), json!(["play", ["A"], 4]), json!("pass"), json!(null)] {
            assert_eq!(read_fields::<Tagged>(&list).unwrap_err().to_string(), "expected an object");
        }
    }

    #[test]
    fn an_unknown_field_is_passed_over_or_refused() {
        let mut value = serde_json::to_value(all()).unwrap();
        value["more"] = json!(1);
        assert_eq!(read::<All>(&value), Ok(all()));
        assert!(read_strict::<All>(&value).unwrap_err().to_string().starts_with("unknown field `more`"));
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
