//! A record as text that people can read: a head of one line a field, then the actions by round, one token each, then `end`.
//!
//! ```text
//! version 1
//! game "plis"
//! seats [{"name":"Anna","bot":null},{"name":"Bob","bot":"easy"}]
//! options {"first_seat":0}
//! seed "7"
//!
//! [1]
//! 0pB@4200 1pC 0bZ@900
//! end
//! ```
//!
//! A token consists of who acts (the seat's number, or `t` for the table), the game's own token for the action, and, if the action has a
//! moment, `@` with the milliseconds since the moment named before. A text without `end` was cut, perhaps within its last token.

use super::{ActionLine, Record, RecordError, malformed};
use crate::json::{JsonError, parse};
use crate::{Actor, Millis, Seat};
use serde_json::{Map, Value, json};
use std::fmt::Write;

/// The beginning of every such text, with which no JSON begins.
const BEGINS: &str = "version ";

/// The last line.
const END: &str = "end";

/// About how long a line of actions is.
const WIDTH: usize = 96;

/// Whether a text is a record in this notation rather than one in JSON.
pub(super) fn is_notation(text: &str) -> bool {
    text.trim_start().starts_with(BEGINS)
}

/// Reads the fields of the head, and returns them with the rest of the text.
pub(super) fn read_head(text: &str) -> Result<(Map<String, Value>, &str), RecordError> {
    let mut fields = Map::new();
    let mut rest = text.trim_start();
    while let Some((line, behind)) = rest.split_once('\n') {
        if line.trim().is_empty() {
            return Ok((fields, behind));
        }
        let (name, value) = line.trim().split_once(' ').ok_or_else(|| malformed("a line of the head"))?;
        let value = parse(value).map_err(|error| match error {
            JsonError::Deep => RecordError::Deep,
            error => malformed(format_args!("`{name}`: {error}")),
        })?;
        fields.insert(name.to_owned(), value);
        rest = behind;
    }
    Err(malformed("the head breaks off"))
}

/// Reads a record as the fields that it has in JSON, and what is wrong after the last readable action. `action` turns a token into an
/// action in JSON.
pub(super) fn read(
    text: &str,
    action: &dyn Fn(&str) -> Option<Value>,
) -> Result<(Map<String, Value>, Option<String>), RecordError> {
    let (mut fields, body) = read_head(text)?;
    let (mut tokens, mut whole) = (Vec::new(), false);
    for line in body.lines().map(str::trim) {
        if line == END {
            whole = true;
            break;
        }
        if !line.starts_with('[') {
            tokens.extend(line.split_whitespace());
        }
    }
    let mut complaint = None;
    if !whole {
        // The text was cut, so its last token may have been longer.
        tokens.pop();
        complaint = Some("the text breaks off".to_owned());
    }
    let (mut actions, mut moment) = (Vec::new(), 0_i64);
    for token in tokens {
        let Some((seat, done, after)) = parted(token) else {
            complaint = Some(format!("`{token}`"));
            break;
        };
        let Some(done) = action(done) else {
            complaint = Some(format!("`{token}`"));
            break;
        };
        let mut line = json!({"seat": seat, "action": done});
        if let Some(after) = after {
            moment = moment.saturating_add(after).max(0);
            line["at_ms"] = moment.into();
        }
        actions.push(line);
    }
    fields.insert("actions".to_owned(), Value::Array(actions));
    Ok((fields, complaint))
}

/// Splits a token into who acts, the game's own token, and the milliseconds.
fn parted(token: &str) -> Option<(Value, &str, Option<i64>)> {
    let who = token.chars().next()?;
    let seat = if who == 't' { Value::Null } else { who.to_digit(10)?.into() };
    let rest = token.get(who.len_utf8()..)?;
    match rest.rsplit_once('@') {
        Some((done, after)) => Some((seat, done, Some(after.parse().ok()?))),
        None => Some((seat, rest, None)),
    }
}

/// Writes a record. `tokens` has, for each action, the round in which it was done and the game's own token.
pub(crate) fn write(record: &Record, tokens: &[(u32, String)]) -> String {
    let mut text = String::new();
    let Ok(Value::Object(head)) = serde_json::to_value(Record { actions: Vec::new(), ..record.clone() })
    else {
        return text;
    };
    for (name, value) in head.iter().filter(|(name, value)| *name != "actions" && !value.is_null()) {
        let _ = writeln!(text, "{name} {value}");
    }
    let (mut round, mut width, mut moment) = (0, 0, 0);
    for (line, (in_round, done)) in record.actions.iter().zip(tokens) {
        let token = token(line, done, &mut moment);
        if *in_round != round {
            let _ = write!(text, "\n[{in_round}]\n");
            (round, width) = (*in_round, 0);
        } else if width + token.len() > WIDTH {
            text.push('\n');
            width = 0;
        } else {
            text.push(' ');
        }
        width += token.len() + 1;
        text.push_str(&token);
    }
    let _ = write!(text, "\n{END}\n");
    text
}

fn token(line: &ActionLine, done: &str, moment: &mut u64) -> String {
    let who = match line.seat {
        Actor::Seat(Seat(seat)) => seat.to_string(),
        Actor::Table => "t".to_owned(),
    };
    let after = line.at_ms.map(Millis::get).map(|at_ms| {
        let after = at_ms.cast_signed() - moment.cast_signed();
        *moment = at_ms;
        format!("@{after}")
    });
    format!("{who}{done}{}", after.unwrap_or_default())
}
