//! JSON text within limits. A text that is nested too deep or has too many values is refused before it fills the stack or the memory.
//!
//! It is read here, and not by `serde_json`, whose parser makes an engine 8 kB larger (gzip): it goes through serde's visitors, and has a
//! table of powers of ten. Texts are taken and refused as `serde_json` does it, in the same words; the tests compare both.

use super::mistaken;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use serde_json::{Map, Number, Value};

/// How deep values may be nested. A save with a deck of the host's own has less than twenty.
pub const MAX_DEPTH: usize = 64;
/// The most values of a text, nested ones counted too. Four mebibytes of the shortest actions have fewer. In memory a value takes some 70
/// bytes, so a text like `[0,0,0,…` would take up forty times its length.
pub const MAX_VALUES: usize = 500_000;

/// Why a text is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JsonError {
    /// The text is no JSON: it is told what is wrong and where, as `serde_json` would.
    Syntax(String),
    /// The text is nested deeper than [`MAX_DEPTH`].
    Deep,
    /// The text has more than [`MAX_VALUES`] values.
    Many,
}

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JsonError::Syntax(detail) => f.write_str(detail),
            JsonError::Deep => write!(f, "nested deeper than {MAX_DEPTH}"),
            JsonError::Many => f.write_str("too many values"),
        }
    }
}

impl core::error::Error for JsonError {}

/// Parses a text within [`MAX_DEPTH`] and [`MAX_VALUES`].
pub fn parse(text: &str) -> Result<Value, JsonError> {
    let mut parser = Parser::new(text);
    let value = parser.value(0)?;
    parser.end().map(|()| value)
}

/// A text on its way into values.
pub(crate) struct Parser<'t> {
    text: &'t str,
    at: usize,
    /// How many more values may come.
    left: usize,
}

impl<'t> Parser<'t> {
    pub(crate) fn new(text: &'t str) -> Parser<'t> {
        Parser { text, at: 0, left: MAX_VALUES }
    }

    /// Reads a value that is itself nested at this depth.
    pub(crate) fn value(&mut self, depth: usize) -> Result<Value, JsonError> {
        self.left = self.left.checked_sub(1).ok_or(JsonError::Many)?;
        if depth > MAX_DEPTH {
            return Err(JsonError::Deep);
        }
        match self.token() {
            Some(b'n') => self.word("null", Value::Null),
            Some(b't') => self.word("true", Value::Bool(true)),
            Some(b'f') => self.word("false", Value::Bool(false)),
            Some(b'-' | b'0'..=b'9') => self.number().map(Value::Number),
            Some(b'"') => self.string().map(Value::String),
            Some(b'[') => {
                let mut items = Vec::new();
                self.parts(&mut |parser| {
                    items.push(parser.value(depth + 1)?);
                    Ok(())
                })?;
                Ok(Value::Array(items))
            }
            Some(b'{') => {
                let mut fields = Map::new();
                self.parts(&mut |parser| {
                    let name = parser.name()?;
                    fields.insert(name, parser.value(depth + 1)?);
                    Ok(())
                })?;
                Ok(Value::Object(fields))
            }
            Some(_) => Err(self.fault_ahead("expected value")),
            None => Err(self.fault_ahead(NO_VALUE)),
        }
    }

    /// Reads a list item by item. `expected` says what the list is, if there is something else.
    pub(crate) fn list(&mut self, expected: &str, item: Part<'_, 't>) -> Result<(), JsonError> {
        self.parts_of(b'[', expected, item)
    }

    /// Reads an object field by field: whoever is told the name reads the value. `expected` says what the object is, if there is something
    /// else.
    pub(crate) fn object(
        &mut self,
        expected: &str,
        field: &mut dyn FnMut(&mut Parser<'t>, String) -> Result<(), JsonError>,
    ) -> Result<(), JsonError> {
        self.parts_of(b'{', expected, &mut |parser| {
            let name = parser.name()?;
            field(parser, name)
        })
    }

    fn parts_of(&mut self, bracket: u8, expected: &str, part: Part<'_, 't>) -> Result<(), JsonError> {
        let other = match self.token() {
            None => return Err(self.fault_ahead(NO_VALUE)),
            Some(found) if found == bracket => return self.parts(part),
            Some(b'[') => Value::Array(Vec::new()),
            Some(b'{') => Value::Object(Map::new()),
            Some(_) => self.value(0)?,
        };
        Err(self.fault(&mistaken(&other, &expected).detail))
    }

    /// Makes sure that nothing but space is left.
    pub(crate) fn end(&mut self) -> Result<(), JsonError> {
        match self.token() {
            None => Ok(()),
            Some(_) => Err(self.fault_ahead("trailing characters")),
        }
    }

    /// Reads the parts of a list or of an object, from bracket to bracket.
    fn parts(&mut self, part: Part<'_, 't>) -> Result<(), JsonError> {
        let named = self.next() == Some(b'{');
        let (end, broken_off, no_comma) = if named {
            (b'}', NO_OBJECT, "expected `,` or `}`")
        } else {
            (b']', "EOF while parsing a list", "expected `,` or `]`")
        };
        let mut first = true;
        loop {
            match self.token() {
                None => return Err(self.fault_ahead(broken_off)),
                Some(found) if found == end => {
                    self.at += 1;
                    return Ok(());
                }
                Some(_) if first => first = false,
                Some(b',') => {
                    self.at += 1;
                    match self.token() {
                        None => return Err(self.fault_ahead(NO_VALUE)),
                        Some(found) if found == end => return Err(self.fault_ahead("trailing comma")),
                        Some(_) => {}
                    }
                }
                Some(_) => return Err(self.fault_ahead(no_comma)),
            }
            if named && self.peek() != Some(b'"') {
                return Err(self.fault_ahead("key must be a string"));
            }
            part(self)?;
        }
    }

    /// Reads the name of a field and the colon.
    fn name(&mut self) -> Result<String, JsonError> {
        let name = self.string()?;
        match self.token() {
            Some(b':') => {
                self.at += 1;
                Ok(name)
            }
            Some(_) => Err(self.fault_ahead("expected `:`")),
            None => Err(self.fault_ahead(NO_OBJECT)),
        }
    }

    fn word(&mut self, word: &str, value: Value) -> Result<Value, JsonError> {
        for letter in word.bytes() {
            match self.next() {
                None => return Err(self.fault(NO_VALUE)),
                Some(found) if found != letter => return Err(self.fault("expected ident")),
                Some(_) => {}
            }
        }
        Ok(value)
    }

    fn string(&mut self) -> Result<String, JsonError> {
        let mut string = String::new();
        self.at += 1;
        loop {
            let start = self.at;
            while self.peek().is_some_and(|byte| byte >= b' ' && byte != b'"' && byte != b'\\') {
                self.at += 1;
            }
            string.push_str(self.text.get(start..self.at).unwrap_or_default());
            match self.next() {
                Some(b'"') => return Ok(string),
                Some(b'\\') => string.push(self.escaped()?),
                Some(_) => {
                    let what = "control character (\\u0000-\\u001F) found while parsing a string";
                    return Err(self.fault(what));
                }
                None => return Err(self.fault(NO_STRING)),
            }
        }
    }

    /// Reads what follows a backslash.
    fn escaped(&mut self) -> Result<char, JsonError> {
        Ok(match self.next() {
            Some(sign @ (b'"' | b'\\' | b'/')) => sign.into(),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => return self.code_point(),
            Some(_) => return Err(self.fault("invalid escape")),
            None => return Err(self.fault(NO_STRING)),
        })
    }

    /// Reads the digits of `\u1234`, or of the two halves of a character beyond them.
    fn code_point(&mut self) -> Result<char, JsonError> {
        let mut code = self.unit()?;
        if (0xD800..0xDC00).contains(&code) {
            for expected in *b"\\u" {
                match self.next() {
                    None => return Err(self.fault(NO_STRING)),
                    Some(found) if found != expected => {
                        return Err(self.fault("unexpected end of hex escape"));
                    }
                    Some(_) => {}
                }
            }
            let low = self.unit()?;
            if (0xDC00..0xE000).contains(&low) {
                code = 0x1_0000 + (((code - 0xD800) << 10) | (low - 0xDC00));
            }
        }
        char::from_u32(code).ok_or_else(|| self.fault("lone leading surrogate in hex escape"))
    }

    fn unit(&mut self) -> Result<u32, JsonError> {
        let Some(digits) = self.text.as_bytes().get(self.at..self.at + 4) else {
            self.at = self.text.len();
            return Err(self.fault(NO_STRING));
        };
        self.at += 4;
        let value =
            digits.iter().try_fold(0, |sum, digit| Some((sum << 4) | char::from(*digit).to_digit(16)?));
        value.ok_or_else(|| self.fault("invalid escape"))
    }

    fn number(&mut self) -> Result<Number, JsonError> {
        let negative = self.peek() == Some(b'-');
        if negative {
            self.at += 1;
        }
        match (self.digit(), self.text.as_bytes().get(self.at + 1)) {
            (Some(0), Some(b'0'..=b'9')) => {
                self.at += 1;
                return Err(self.fault_ahead(NO_NUMBER));
            }
            (Some(_), _) => {}
            (None, _) => return Err(self.none_of_a_number()),
        }
        // The digits are one whole number, however long; `exponent` says by how many places the point is off.
        let (mut digits, mut exponent) = (0_u64, 0_i32);
        let mut whole = self.digits(&mut digits, &mut exponent, 0) && exponent == 0;
        if self.peek() == Some(b'.') {
            whole = false;
            self.at += 1;
            if !self.digits(&mut digits, &mut exponent, 1) {
                let what = if self.peek().is_some() { NO_NUMBER } else { NO_VALUE };
                return Err(self.fault_ahead(what));
            }
        }
        if let Some(b'e' | b'E') = self.peek() {
            whole = false;
            self.at += 1;
            let below = self.peek() == Some(b'-');
            if let Some(b'+' | b'-') = self.peek() {
                self.at += 1;
            }
            if self.digit().is_none() {
                return Err(self.none_of_a_number());
            }
            let mut more = 0_i32;
            while let Some(digit) = self.digit() {
                self.at += 1;
                more = more.saturating_mul(10).saturating_add(digit.into());
            }
            exponent = exponent.saturating_add(if below { -more } else { more });
        }
        match 0_i64.checked_sub_unsigned(digits) {
            _ if whole && !negative => return Ok(digits.into()),
            // A zero with a sign is no whole number.
            Some(below @ ..0) if whole => return Ok(below.into()),
            _ => {}
        }
        let number = scaled(digits as f64, exponent);
        Number::from_f64(if negative { -number } else { number })
            .ok_or_else(|| self.fault("number out of range"))
    }

    /// Reads digits to the end of a number. `fraction` is 1 if they come after the point. What is too much for `number` moves the point. It
    /// returns whether there were any.
    fn digits(&mut self, number: &mut u64, exponent: &mut i32, fraction: i32) -> bool {
        let start = self.at;
        let mut full = false;
        while let Some(digit) = self.digit() {
            self.at += 1;
            let more = number.checked_mul(10).and_then(|tens| tens.checked_add(digit.into()));
            match more.filter(|_| !full) {
                Some(more) => {
                    *number = more;
                    *exponent -= fraction;
                }
                None => {
                    full = true;
                    *exponent += 1 - fraction;
                }
            }
        }
        self.at > start
    }

    /// The digit that comes next, if one does.
    fn digit(&self) -> Option<u8> {
        self.peek().filter(u8::is_ascii_digit).map(|digit| digit - b'0')
    }

    #[cold]
    fn none_of_a_number(&mut self) -> JsonError {
        match self.next() {
            Some(_) => self.fault(NO_NUMBER),
            None => self.fault(NO_VALUE),
        }
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn next(&mut self) -> Option<u8> {
        let byte = self.peek()?;
        self.at += 1;
        Some(byte)
    }

    /// The first byte that is no space.
    fn token(&mut self) -> Option<u8> {
        while let Some(b' ' | b'\n' | b'\t' | b'\r') = self.peek() {
            self.at += 1;
        }
        self.peek()
    }

    /// What is wrong with what comes next.
    #[cold]
    #[inline(never)]
    fn fault_ahead(&self, what: &str) -> JsonError {
        self.fault_at(what, self.at + 1)
    }

    /// What is wrong with what was read last.
    #[cold]
    #[inline(never)]
    fn fault(&self, what: &str) -> JsonError {
        self.fault_at(what, self.at)
    }

    fn fault_at(&self, what: &str, at: usize) -> JsonError {
        let bytes = self.text.as_bytes();
        let before = bytes.get(..at).unwrap_or(bytes);
        let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
        let column = before.iter().rev().take_while(|byte| **byte != b'\n').count();
        JsonError::Syntax(format!("{what} at line {line} column {column}"))
    }
}

/// What is done with each part of a list or of an object.
type Part<'p, 't> = &'p mut dyn FnMut(&mut Parser<'t>) -> Result<(), JsonError>;

const NO_VALUE: &str = "EOF while parsing a value";
const NO_OBJECT: &str = "EOF while parsing an object";
const NO_STRING: &str = "EOF while parsing a string";
const NO_NUMBER: &str = "invalid number";

/// A number times ten to the power of the exponent. Up to 10²² this is as exact as a number can be; nothing in the games is larger, and what is
/// may be off in its last digits.
fn scaled(mut number: f64, mut exponent: i32) -> f64 {
    while exponent != 0 && number != 0.0 && number.is_finite() {
        let places = exponent.clamp(-22, 22);
        let power = (0..places.abs()).fold(1.0, |power, _| power * 10.0);
        number = if places > 0 { number * power } else { number / power };
        exponent -= places;
    }
    number
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_parsed_as_serde_json_parses_it() {
        for text in [
            r#"{"b":[1,-1,1.5,1e22,true,null,"é\n"],"a":{},"a":{"x":18446744073709551615}}"#,
            "[]",
            "7",
            "",
            "[1,]",
            "{} x",
            "1e999",
            r#""\ud800""#,
        ] {
            assert_alike(text);
        }
    }

    fn assert_alike(text: &str) {
        let theirs = serde_json::from_str::<Value>(text);
        assert_eq!(parse(text), theirs.map_err(|error| JsonError::Syntax(error.to_string())), "{text}");
    }

    #[test]
    fn a_text_with_a_mistake_is_refused_at_the_same_place_in_the_same_words() {
        let text = concat!(
            r#" {"a" : [true, false,null ,-1,0,-0,1.5e-3,12345,0.1,1E+2] ,"#,
            "\n\t\"é\\u00e9\\ud83c\\udf00\\n\\/\":{}, \"b\" : {\"c\":[ ] , \"\":[[]]}} ",
        );
        assert_alike(text);
        let same = |text: &str| {
            let theirs = serde_json::from_str::<Value>(text).map(drop);
            let theirs = theirs.map_err(|error| JsonError::Syntax(error.to_string()));
            assert_eq!(parse(text).map(drop), theirs, "{text}");
        };
        for (at, _) in text.char_indices() {
            let (before, after) = text.split_at(at);
            same(before);
            let next = after.chars().next().map_or(0, char::len_utf8);
            for more in [
                "", "0", "9", "-", "+", ".", "e", "\"", "\\", "u", "d", "t", ",", ":", "[", "]", "{", "}",
                "\n", "x",
            ] {
                same(&format!("{before}{more}{after}"));
                same(&format!("{before}{more}{}", &after[next..]));
            }
        }
    }

    #[test]
    fn numbers_are_as_exact_as_their_digits() {
        for text in [
            "18446744073709551615",
            "18446744073709551616",
            "-9223372036854775808",
            "184467440737095516109.5",
            "-9223372036854775809",
            "0.1e22",
            "1e-400",
            "0e999999999999",
        ] {
            let (ours, theirs) = (parse(text).unwrap(), serde_json::from_str::<Value>(text).unwrap());
            assert_eq!(ours, theirs, "{text}");
        }
        let near =
            |text: &str| (parse(text).unwrap().as_f64().unwrap() / text.parse::<f64>().unwrap() - 1.0).abs();
        for text in ["1e300", "1.7976931348623157e308", "2.5e-300", "123456789e-30"] {
            assert!(near(text) < 1e-14, "{text}");
        }
        assert!(parse("1e99999999999").is_err() && parse("2e308").is_err());
    }

    #[test]
    fn depth_and_number_of_values_have_an_end() {
        let nested = |depth: usize| format!("{}0{}", "[".repeat(depth), "]".repeat(depth));
        assert!(parse(&nested(MAX_DEPTH)).is_ok());
        assert_eq!(parse(&nested(MAX_DEPTH + 1)), Err(JsonError::Deep));
        assert_eq!(parse(&"[".repeat(1_000_000)), Err(JsonError::Deep));
        let listed = |values: usize| format!("[{}0]", "0,".repeat(values - 2));
        assert!(parse(&listed(MAX_VALUES)).is_ok());
        assert_eq!(parse(&listed(MAX_VALUES + 1)), Err(JsonError::Many));
    }
}
