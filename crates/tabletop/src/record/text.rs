//! Reads the text of a record in one pass, and keeps as much of it as can be read.

use super::{RecordError, malformed};
use crate::json::{JsonError, Parser};
use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde_json::{Map, Value};

/// Optional fields that the deal depends on. A damaged text may have lost one, and another match would be dealt without it.
const DEALT_FROM: [&str; 2] = ["options", "setup"];

/// Reads the fields of a record, and returns the parser's message if the text breaks off or goes wrong after them.
pub(super) fn read(text: &str) -> Result<(Map<String, Value>, Option<String>), RecordError> {
    parse(text, true)
}

/// Reads the fields of a record's head, without keeping its actions.
pub(super) fn read_head(text: &str) -> Result<Map<String, Value>, RecordError> {
    parse(text, false).map(|(fields, _)| fields)
}

fn parse(text: &str, actions: bool) -> Result<(Map<String, Value>, Option<String>), RecordError> {
    let mut fields = Map::new();
    let mut list = None;
    let mut parser = Parser::new(text);
    let whole = parser.object("a record", &mut |parser, name| {
        if name != "actions" {
            fields.insert(name, parser.value(1)?);
            return Ok(());
        }
        let list = list.insert(Vec::new());
        parser.list("a list of actions", &mut |parser| {
            let action = parser.value(2)?;
            if actions {
                list.push(action);
            }
            Ok(())
        })
    });
    let broken = whole.and_then(|()| parser.end());
    if let Some(list) = list {
        fields.insert("actions".to_owned(), Value::Array(list));
    }
    match broken {
        Ok(()) => Ok((fields, None)),
        Err(error) if DEALT_FROM.iter().all(|field| fields.contains_key(*field)) => {
            Ok((fields, Some(error.to_string())))
        }
        Err(JsonError::Deep) => Err(RecordError::Deep),
        Err(error) => Err(malformed(error)),
    }
}
