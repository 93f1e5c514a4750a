//! The one serializer for values that leave. It writes what `serde_json::to_value` writes. That one compiles, for each type of a field, what
//! adds the field to an object; here a field is only turned into a value, and one function adds it.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use serde::Serialize;
use serde::ser::{
    Error, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use serde_json::{Map, Value};

/// The error of what cannot fail. As there is none, what would become of it is no code at all: that takes 2 kB off an engine.
#[derive(Clone, Copy, Debug)]
pub(super) enum Never {}

impl fmt::Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl core::error::Error for Never {}

impl Error for Never {
    /// Types that have values which cannot be written, such as `std`'s paths, call this. There are none in an answer.
    fn custom<T: fmt::Display>(_: T) -> Never {
        unreachable!("a value that cannot be written")
    }
}

type Written = Result<Value, Never>;

/// Writes a value of any kind.
#[derive(Clone, Copy)]
pub(super) struct Writer;

/// A list in the making, and the variant of an enum that it is the content of.
pub(super) struct List {
    items: Vec<Value>,
    variant: Option<&'static str>,
}

/// An object in the making, and the variant of an enum that it is the content of.
pub(super) struct Object {
    fields: Map<String, Value>,
    /// The name of the field whose value comes next.
    name: String,
    variant: Option<&'static str>,
}

impl List {
    fn of(length: usize, variant: Option<&'static str>) -> List {
        List { items: Vec::with_capacity(length), variant }
    }

    #[inline(never)]
    fn put(&mut self, item: Written) -> Result<(), Never> {
        self.items.push(item?);
        Ok(())
    }
}

impl Object {
    fn of(variant: Option<&'static str>) -> Object {
        Object { fields: Map::new(), name: String::new(), variant }
    }

    #[inline(never)]
    fn put(&mut self, name: &str, value: Written) -> Result<(), Never> {
        self.fields.insert(name.to_owned(), value?);
        Ok(())
    }
}

/// The content of a variant, as an object with one field of the variant's name.
fn tagged(variant: Option<&'static str>, content: Value) -> Value {
    match variant {
        None => content,
        Some(name) => Value::Object(Map::from_iter([(name.to_owned(), content)])),
    }
}

/// Writes the `serialize_…` methods whose values JSON has as they are.
macro_rules! plain {
    ($($method:ident: $type:ty;)*) => {$(
        fn $method(self, value: $type) -> Written {
            Ok(value.into())
        }
    )*};
}

impl Serializer for Writer {
    type Ok = Value;
    type Error = Never;
    type SerializeSeq = List;
    type SerializeTuple = List;
    type SerializeTupleStruct = List;
    type SerializeTupleVariant = List;
    type SerializeMap = Object;
    type SerializeStruct = Object;
    type SerializeStructVariant = Object;

    plain! {
        serialize_bool: bool;
        serialize_i8: i8;
        serialize_i16: i16;
        serialize_i32: i32;
        serialize_i64: i64;
        serialize_u8: u8;
        serialize_u16: u16;
        serialize_u32: u32;
        serialize_u64: u64;
        serialize_f32: f32;
        serialize_f64: f64;
        serialize_str: &str;
        serialize_bytes: &[u8];
    }

    fn serialize_char(self, value: char) -> Written {
        Ok(value.to_string().into())
    }

    fn serialize_none(self) -> Written {
        Ok(Value::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        Ok(Value::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        Ok(Value::Null)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Written {
        Ok(variant.into())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Written {
        Ok(tagged(Some(variant), value.serialize(self)?))
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<List, Never> {
        Ok(List::of(length.unwrap_or(0), None))
    }

    fn serialize_tuple(self, length: usize) -> Result<List, Never> {
        Ok(List::of(length, None))
    }

    fn serialize_tuple_struct(self, _: &'static str, length: usize) -> Result<List, Never> {
        Ok(List::of(length, None))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        length: usize,
    ) -> Result<List, Never> {
        Ok(List::of(length, Some(variant)))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Object, Never> {
        Ok(Object::of(None))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Object, Never> {
        Ok(Object::of(None))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Object, Never> {
        Ok(Object::of(Some(variant)))
    }

    fn collect_str<T: fmt::Display + ?Sized>(self, value: &T) -> Written {
        Ok(value.to_string().into())
    }
}

/// Writes the traits of things that have items, or fields.
macro_rules! parts {
    ($($trait:ident for $of:ident: $method:ident $(, $name:ident)?;)*) => {$(
        impl $trait for $of {
            type Ok = Value;
            type Error = Never;

            fn $method<T: Serialize + ?Sized>(
                &mut self,
                $($name: &'static str,)?
                value: &T,
            ) -> Result<(), Never> {
                self.put($($name,)? value.serialize(Writer))
            }

            fn end(self) -> Written {
                Ok(self.whole())
            }
        }
    )*};
}

parts! {
    SerializeSeq for List: serialize_element;
    SerializeTuple for List: serialize_element;
    SerializeTupleStruct for List: serialize_field;
    SerializeTupleVariant for List: serialize_field;
    SerializeStruct for Object: serialize_field, name;
    SerializeStructVariant for Object: serialize_field, name;
}

impl List {
    fn whole(self) -> Value {
        tagged(self.variant, Value::Array(self.items))
    }
}

impl Object {
    fn whole(self) -> Value {
        tagged(self.variant, Value::Object(self.fields))
    }
}

impl SerializeMap for Object {
    type Ok = Value;
    type Error = Never;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Never> {
        self.name = match key.serialize(Writer)? {
            Value::String(name) => name,
            name => super::text(&name),
        };
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        let name = core::mem::take(&mut self.name);
        self.put(&name, value.serialize(Writer))
    }

    fn end(self) -> Written {
        Ok(self.whole())
    }
}

#[cfg(test)]
mod tests {
    use crate::json::write;
    use serde::Serialize;
    use std::collections::BTreeMap;

    #[derive(Serialize)]
    struct Unit;

    #[derive(Serialize)]
    struct Newtype(u8);

    #[derive(Serialize)]
    struct Pair(i64, f64);

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
    #[serde(rename_all = "kebab-case")]
    enum Name {
        OfAUnit,
    }

    #[derive(Serialize)]
    enum Any {
        Unit,
        Newtype(Option<&'static str>),
        Tuple(u8, char),
        Struct { units: [Unit; 2], f: f32 },
    }

    #[derive(Serialize)]
    #[serde(tag = "type")]
    enum Tagged {
        Struct { deep: BTreeMap<u8, Vec<Any>> },
    }

    #[derive(Serialize)]
    struct Whole {
        last: u64,
        first: i8,
        #[serde(skip_serializing_if = "Option::is_none")]
        absent: Option<u8>,
        none: Option<u8>,
        newtype: Newtype,
        pair: Pair,
        nan: f64,
        tagged: Tagged,
        names: BTreeMap<Name, bool>,
        flags: BTreeMap<bool, ()>,
        letters: BTreeMap<char, (u8, String)>,
        #[serde(flatten)]
        more: BTreeMap<String, i32>,
        value: serde_json::Value,
    }

    #[test]
    fn whatever_serde_json_writes_is_written_alike() {
        let any = || {
            vec![
                Any::Unit,
                Any::Newtype(None),
                Any::Tuple(1, 'é'),
                Any::Struct { units: [Unit, Unit], f: 0.1 },
            ]
        };
        let whole = Whole {
            last: u64::MAX,
            first: -1,
            absent: None,
            none: None,
            newtype: Newtype(3),
            pair: Pair(i64::MIN, 1e300),
            nan: f64::NAN,
            tagged: Tagged::Struct { deep: BTreeMap::from([(7, any()), (10, vec![])]) },
            names: BTreeMap::from([(Name::OfAUnit, true)]),
            flags: BTreeMap::from([(false, ())]),
            letters: BTreeMap::from([('z', (0, "\u{7f}\"".into()))]),
            more: BTreeMap::from([("b".into(), 1), ("a".into(), -2)]),
            value: serde_json::json!({"z": [null, {"y": 0.5}], "a": u64::MAX}),
        };
        let theirs = serde_json::to_value(&whole).unwrap();
        assert_eq!(write(&whole).to_string(), theirs.to_string(), "in the same order, too");
        assert_eq!(write(&whole), theirs);
    }

    #[test]
    fn keys_that_are_no_text_are_written_as_text() {
        let keyed = BTreeMap::from([((1, "a"), 2)]);
        assert!(serde_json::to_value(&keyed).is_err());
        assert_eq!(write(&[Some(keyed)]), serde_json::json!([{"[1,\"a\"]": 2}]));
    }
}
