//! The one deserializer for values from outside. It is as strict as `serde_json`'s own, and stricter in that a struct is never a list. Its
//! errors gather their place on the way out, so that reading correct values costs nothing extra. `serde_path_to_error` around `serde_json`
//! has neither the keys of enums in its paths nor one type of deserializer: in the worker it cost 36 kB more.
//!
//! A struct is read as if it were a list: the reader looks its fields up by their names, in their order. So no type needs its own code
//! that tells names apart, which takes 2 to 4 kB off an engine. This has consequences. An absent field must have a default, even if it is
//! an `Option`; or else it is missing. serde's `deny_unknown_fields` is not seen here: whether a field may be unknown is said by who reads
//! ([`Strictness`]), or by a [tagged](crate::tagged) enum (`strictly`); only in what serde itself buffers (other tagged and flattened types) does
//! the attribute still count. Mistakes are told in
//! the order of the type, unknown fields first. And serde's `alias` and `content` cannot be used in what is read here.

use super::Misplaced;
use super::tagged::{STRICTLY, TAG};
use alloc::string::String;
use core::{fmt, slice};
use serde::de::value::BorrowedStrDeserializer;
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error, Expected, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::{Map, Number, Value, map};

/// What becomes of fields that a struct does not have, at whatever depth.
#[derive(Clone, Copy)]
pub(super) enum Strictness {
    /// They are skipped: whoever speaks the protocol may have got more from a later version.
    Lenient,
    /// They are refused: somebody who writes options or data has made a mistake.
    Strict,
}

/// A value of any kind.
#[derive(Clone, Copy)]
pub(super) struct Reader<'de>(pub(super) &'de Value, pub(super) Strictness);

/// An object.
#[derive(Clone, Copy)]
pub(super) struct Fields<'de>(pub(super) &'de Map<String, Value>, pub(super) Strictness);

impl<'de> Reader<'de> {
    fn unexpected(self) -> Unexpected<'de> {
        match self.0 {
            Value::Null => Unexpected::Other("null"),
            Value::Bool(flag) => Unexpected::Bool(*flag),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => Unexpected::Unsigned(number),
                (None, Some(number)) => Unexpected::Signed(number),
                (None, None) => Unexpected::Float(number.as_f64().unwrap_or(f64::NAN)),
            },
            Value::String(text) => Unexpected::Str(text),
            Value::Array(_) => Unexpected::Seq,
            Value::Object(_) => Unexpected::Map,
        }
    }

    fn another<T>(self, visitor: &impl Visitor<'de>) -> Result<T, Misplaced> {
        Err(self.is_not(visitor))
    }

    #[cold]
    #[inline(never)]
    fn is_not(self, expected: &dyn Expected) -> Misplaced {
        Misplaced::invalid_type(self.unexpected(), expected)
    }

    fn number<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misplaced> {
        match self.0 {
            Value::Number(number) => visit_number(number, visitor),
            _ => self.another(&visitor),
        }
    }

    fn text<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misplaced> {
        match self.0 {
            Value::String(text) => visitor.visit_borrowed_str(text),
            _ => self.another(&visitor),
        }
    }

    fn list<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misplaced> {
        match self.0 {
            Value::Array(items) => self.items(items, visitor),
            _ => self.another(&visitor),
        }
    }

    fn items<V: Visitor<'de>>(self, items: &'de [Value], visitor: V) -> Result<V::Value, Misplaced> {
        let mut list = Items { left: items.iter(), at: 0, strictness: self.1 };
        let read = visitor.visit_seq(&mut list)?;
        match list.left.len() {
            0 => Ok(read),
            _ => Err(Misplaced::invalid_length(items.len(), &"fewer elements in array")),
        }
    }

    fn fields<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misplaced> {
        match self.0 {
            Value::Object(fields) => Fields(fields, self.1).deserialize_any(visitor),
            _ => self.another(&visitor),
        }
    }

    fn named<V: Visitor<'de>>(
        self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misplaced> {
        match self.0 {
            Value::Object(fields) => Fields(fields, self.1).named(names, visitor),
            _ => self.another(&visitor),
        }
    }
}

fn visit_number<'de, V: Visitor<'de>>(number: &Number, visitor: V) -> Result<V::Value, Misplaced> {
    match (number.as_u64(), number.as_i64()) {
        (Some(number), _) => visitor.visit_u64(number),
        (None, Some(number)) => visitor.visit_i64(number),
        (None, None) => visitor.visit_f64(number.as_f64().unwrap_or(f64::NAN)),
    }
}

/// Writes the `deserialize_…` methods, each of which expects one kind of value.
macro_rules! kinds {
    ($($way:ident: $($method:ident)*;)*) => {$($(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misplaced> {
            self.$way(visitor)
        }
    )*)*};
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Misplaced;

    kinds! {
        number: deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_u128;
        number: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_i128 deserialize_f32 deserialize_f64;
        text: deserialize_char deserialize_str deserialize_string deserialize_identifier;
        list: deserialize_seq;
        fields: deserialize_map;
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misplaced> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(flag) => visitor.visit_bool(*flag),
            Value::Number(number) => visit_number(number, visitor),
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(items) => self.items(items, visitor),
            Value::Object(_) => self.fields(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misplaced> {
        match self.0 {
            Value::Bool(flag) => visitor.visit_bool(*flag),
            _ => self.another(&visitor),
        }
    }

    /// Always refuses, because JSON has no bytes.
    fn deserialize_bytes<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misplaced> {
        self.another(&visitor)
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misplaced> {
        self.another(&visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misplaced> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misplaced> {
        if self.0.is_null() { visitor.visit_unit() } else { self.another(&visitor) }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Misplaced> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Misplaced> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Misplaced> {
        self.list(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Misplaced> {
        self.list(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misplaced> {
        self.named(names, visitor)
    }

    /// Reads a variant: either a bare name, or an object with one field, whose name is the variant's.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misplaced> {
        match self.0 {
            Value::String(name) => visitor.visit_enum(Variant { name, value: None, strictness: self.1 }),
            Value::Object(fields) => match (fields.iter().next(), fields.len()) {
                (Some((name, value)), 1) => {
                    visitor.visit_enum(Variant { name, value: Some(value), strictness: self.1 })
                }
                _ => Err(Misplaced::invalid_value(Unexpected::Map, &"map with a single key")),
            },
            _ => Err(Misplaced::invalid_type(self.unexpected(), &"string or map")),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misplaced> {
        visitor.visit_unit()
    }
}

impl<'de> Deserializer<'de> for Fields<'de> {
    type Error = Misplaced;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misplaced> {
        visitor.visit_map(Entries { left: self.0.iter(), value: None, strictness: self.1 })
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misplaced> {
        self.named(names, visitor)
    }

    /// Only a [`tagged`](crate::tagged) enum asks for this: no other type that is read from an object is a newtype.
    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Misplaced> {
        let strictness = if name == STRICTLY { Strictness::Strict } else { self.1 };
        visitor.visit_enum(Fields(self.0, strictness))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        seq tuple tuple_struct map enum identifier ignored_any
    }
}

/// The variant of a tagged enum: one field has its name, the others are its own.
impl<'de> EnumAccess<'de> for Fields<'de> {
    type Error = Misplaced;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Misplaced> {
        let tag = self.0.get(TAG).ok_or_else(|| Misplaced::missing_field(TAG))?;
        let variant = seed.deserialize(Reader(tag, self.1)).map_err(|error| error.inside(TAG))?;
        Ok((variant, self))
    }
}

impl<'de> VariantAccess<'de> for Fields<'de> {
    type Error = Misplaced;

    fn unit_variant(self) -> Result<(), Misplaced> {
        Ok(())
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Misplaced> {
        seed.deserialize(self)
    }

    /// Always refuses, because a list has no place for the tag.
    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Misplaced> {
        Err(Misplaced::invalid_type(Unexpected::Map, &visitor))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misplaced> {
        self.check(names, Some(TAG))?;
        self.read(names, visitor)
    }
}

impl<'de> Fields<'de> {
    fn named<V: Visitor<'de>>(
        self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misplaced> {
        self.check(names, None)?;
        self.read(names, visitor)
    }

    fn read<V: Visitor<'de>>(
        self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misplaced> {
        let mut fields = Named { fields: self, names: names.iter(), absent: None };
        visitor.visit_seq(&mut fields).map_err(|error| fields.mistake(error))
    }

    /// Refuses a field that is neither the tag nor among the names, if that is wanted.
    fn check(self, names: &'static [&'static str], tag: Option<&str>) -> Result<(), Misplaced> {
        let unknown = |name: &&String| tag != Some(name.as_str()) && !names.contains(&name.as_str());
        match self.1 {
            Strictness::Lenient => Ok(()),
            Strictness::Strict => match self.0.keys().find(unknown) {
                Some(name) => Err(Misplaced::unknown_field(name, names).inside(name)),
                None => Ok(()),
            },
        }
    }
}

/// Why a struct could not be read: a mistake in one of its fields, or else a field that is absent. Its visitor believes that it reads a list, and
/// has words for one that is too short, other words in each struct, at each of its fields. Nobody is told them: which field is missing is known
/// here. So they are code that does nothing, and no code at all in the end.
#[derive(Debug)]
struct Unread(Option<Misplaced>);

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.as_ref().map_or(Ok(()), |mistake| mistake.fmt(f))
    }
}

impl core::error::Error for Unread {}

impl Error for Unread {
    fn custom<T: fmt::Display>(what: T) -> Unread {
        Unread(Some(Misplaced::custom(what)))
    }

    #[inline]
    fn invalid_length(_: usize, _: &dyn Expected) -> Unread {
        Unread(None)
    }
}

/// The fields of a struct, in the order of their names.
struct Named<'de> {
    fields: Fields<'de>,
    names: slice::Iter<'static, &'static str>,
    /// The name that was asked for last, if there is no such field. If nothing is asked after that, it was needed.
    absent: Option<&'static str>,
}

impl<'de> Named<'de> {
    /// What is wrong, in the words of whoever wrote the value.
    #[cold]
    #[inline(never)]
    fn mistake(&self, Unread(mistake): Unread) -> Misplaced {
        match (self.absent, mistake) {
            (Some(name), _) => Misplaced::missing_field(name),
            (None, Some(mistake)) => mistake,
            (None, None) => Misplaced::custom("a struct without a name for each of its fields"),
        }
    }

    #[inline(never)]
    fn next(&mut self) -> Option<(&'static str, &'de Value)> {
        let name = *self.names.next()?;
        let found = self.fields.0.get(name);
        self.absent = if found.is_none() { Some(name) } else { None };
        found.map(|value| (name, value))
    }
}

impl<'de> SeqAccess<'de> for &mut Named<'de> {
    type Error = Unread;

    /// One function for each type of field, not a copy for each field of each struct.
    #[inline(never)]
    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Unread> {
        let Some((name, value)) = self.next() else { return Ok(None) };
        let read = seed.deserialize(Reader(value, self.fields.1)).map(Some);
        read.map_err(|error| Unread(Some(error.inside(name))))
    }
}

struct Items<'de> {
    left: slice::Iter<'de, Value>,
    at: usize,
    strictness: Strictness,
}

impl<'de> SeqAccess<'de> for &mut Items<'de> {
    type Error = Misplaced;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Misplaced> {
        let Some(item) = self.left.next() else { return Ok(None) };
        let at = self.at;
        self.at += 1;
        seed.deserialize(Reader(item, self.strictness)).map(Some).map_err(|error| error.inside_item(at))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.left.len())
    }
}

struct Entries<'de> {
    left: map::Iter<'de>,
    value: Option<(&'de str, &'de Value)>,
    strictness: Strictness,
}

impl<'de> MapAccess<'de> for Entries<'de> {
    type Error = Misplaced;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Misplaced> {
        let Some((name, value)) = self.left.next() else { return Ok(None) };
        self.value = Some((name, value));
        let key = BorrowedStrDeserializer::<Misplaced>::new(name);
        seed.deserialize(key).map(Some).map_err(|error| error.inside(name))
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Misplaced> {
        let Some((name, value)) = self.value.take() else {
            return Err(Misplaced::custom("a value without its name"));
        };
        seed.deserialize(Reader(value, self.strictness)).map_err(|error| error.inside(name))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.left.len())
    }
}

struct Variant<'de> {
    name: &'de str,
    value: Option<&'de Value>,
    strictness: Strictness,
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Misplaced;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Misplaced> {
        let name = BorrowedStrDeserializer::<Misplaced>::new(self.name);
        let variant = seed.deserialize(name).map_err(|error| self.inside(error))?;
        Ok((variant, self))
    }
}

impl Variant<'_> {
    /// Adds the name of the variant to the place. A variant without content is the value itself and adds nothing.
    fn inside(&self, error: Misplaced) -> Misplaced {
        if self.value.is_some() { error.inside(self.name) } else { error }
    }
}

impl<'de> VariantAccess<'de> for Variant<'de> {
    type Error = Misplaced;

    fn unit_variant(self) -> Result<(), Misplaced> {
        match self.value {
            None | Some(Value::Null) => Ok(()),
            Some(other) => {
                let error = Misplaced::invalid_type(Reader(other, self.strictness).unexpected(), &"unit");
                Err(self.inside(error))
            }
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Misplaced> {
        match self.value {
            Some(value) => {
                seed.deserialize(Reader(value, self.strictness)).map_err(|error| self.inside(error))
            }
            None => Err(Misplaced::invalid_type(Unexpected::UnitVariant, &"newtype variant")),
        }
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Misplaced> {
        match self.value {
            Some(value) => Reader(value, self.strictness).list(visitor).map_err(|error| self.inside(error)),
            None => Err(Misplaced::invalid_type(Unexpected::UnitVariant, &"tuple variant")),
        }
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misplaced> {
        match self.value {
            Some(value) => {
                Reader(value, self.strictness).named(names, visitor).map_err(|error| self.inside(error))
            }
            None => Err(Misplaced::invalid_type(Unexpected::UnitVariant, &"struct variant")),
        }
    }
}
