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
//! 0pB@4200 pC 0bZ@900
//! end
//! ```
//!
//! A token consists of who acts (the seat's number, `t` for the table), the game's own token for the action, and, if the action has a moment, `@` with
//! the milliseconds since the moment named before. Who acts is left out if it is the next seat of the round. An answer ([`ANSWERS`]) that names nobody
//! is given by all others of the round, one after the other; `2,0=` is given by seats 2 and 0. A round is for all seats of the head, or for those listed
//! after its number: `[6 0 1 3]`. A text without `end` was cut, perhaps within its last token.

use super::{ActionLine, Record, RecordError, malformed};
use crate::json::{Budget, JsonError, MAX_VALUES, parse_within, text as as_text, write as as_json};
use crate::{Actor, Millis, Seat};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::Write;
use serde_json::{Map, Value};

/// The beginning of every such text, with which no JSON begins.
const BEGINS: &str = "version ";

/// The last line.
const END: &str = "end";

/// About how many bytes a line of actions has at most.
const WIDTH: usize = 96;

/// The tokens that answer another seat's action: `=` accepts, `+` and `-` say yes and no, `~` abstains.
const ANSWERS: [&str; 4] = ["=", "+", "-", "~"];

/// Whether a text is a record in this notation rather than one in JSON.
pub(super) fn is_notation(text: &str) -> bool {
    text.trim_start().starts_with(BEGINS)
}

/// Reads the fields of the head, and returns them with the rest of the text.
pub(super) fn read_head(text: &str) -> Result<(Map<String, Value>, &str), RecordError> {
    head(text, &Budget::new(MAX_VALUES))
}

fn head<'t>(text: &'t str, budget: &Budget) -> Result<(Map<String, Value>, &'t str), RecordError> {
    let mut fields = Map::new();
    let mut rest = text.trim_start();
    while let Some((line, behind)) = rest.split_once('\n') {
        if line.trim().is_empty() {
            return Ok((fields, behind));
        }
        let (name, value) = line.trim().split_once(' ').ok_or_else(|| malformed("a line of the head"))?;
        let value = parse_within(value, budget).map_err(|error| match error {
            JsonError::Deep => RecordError::Deep,
            error => malformed(format_args!("`{name}`: {error}")),
        })?;
        fields.insert(name.to_owned(), value);
        rest = behind;
    }
    Err(malformed("the head breaks off"))
}

/// Reads a record as the fields that it has in JSON, and what is wrong after the last readable action. `action` turns a token into an
/// action in JSON. The fields and the actions have at most [`MAX_VALUES`] values, as those of a record in JSON.
pub(super) fn read(
    text: &str,
    action: &dyn Fn(&str) -> Option<Value>,
) -> Result<(Map<String, Value>, Option<String>), RecordError> {
    read_within(text, action, &Budget::new(MAX_VALUES))
}

fn read_within(
    text: &str,
    action: &dyn Fn(&str) -> Option<Value>,
    budget: &Budget,
) -> Result<(Map<String, Value>, Option<String>), RecordError> {
    let (mut fields, body) = head(text, budget)?;
    let dealt = fields.get("seats").and_then(Value::as_array).map_or(0, Vec::len);
    let all: Vec<u8> = (0..10).take(dealt).collect();
    let mut turns = Turns { round: all.clone(), last: None };
    let (mut tokens, mut whole) = (Vec::new(), false);
    let mut lines = body.lines().map(str::trim);
    for line in lines.by_ref() {
        // Each token costs values of the budget, so more of them than there are values would not be read; marks of rounds cost none.
        if line == END || tokens.len() > MAX_VALUES {
            whole = line == END;
            break;
        }
        match line.strip_prefix('[') {
            Some(marked) => {
                let of = marked.trim_end_matches(']').split(' ').skip(1);
                let of: Vec<u8> = of.filter_map(|seat| seat.parse().ok()).collect();
                let plays = |seat: &u8| of.is_empty() || of.contains(seat);
                tokens.push(Piece::Round(all.iter().copied().filter(plays).collect()));
            }
            None => tokens.extend(line.split_whitespace().map(Piece::Token)),
        }
    }
    let mut complaint = lines.find(|line| !line.is_empty()).map(|more| format!("`{more}` after `{END}`"));
    if !whole {
        // The text was cut, so its last token may have been longer.
        let last = tokens.iter().rposition(|piece| matches!(piece, Piece::Token(_)));
        tokens.truncate(last.unwrap_or(0));
        complaint = Some("the text breaks off".to_owned());
    }
    let (mut actions, mut moment) = (Vec::new(), 0_i64);
    for piece in tokens {
        let token = match piece {
            Piece::Token(token) => token,
            Piece::Round(of) => {
                turns.round = of;
                continue;
            }
        };
        let read = parted(token, &mut turns).and_then(|read| Some((action(read.done)?, read)));
        let Some((done, Parted { who, after, .. })) = read else {
            complaint = Some(format!("`{token}`"));
            break;
        };
        moment = moment.saturating_add(after.unwrap_or(0)).max(0);
        // One short token may be an action of every seat, so a text of tokens has many more values than one of JSON.
        let line = 2 + usize::from(after.is_some()) + values(&done);
        if !budget.spend(line * who.len()) {
            complaint = Some(format!("`{token}`: {}", JsonError::Many));
            break;
        }
        for seat in who {
            let mut line = Map::from_iter([("seat".into(), seat.into()), ("action".into(), done.clone())]);
            if after.is_some() {
                line.insert("at_ms".into(), moment.into());
            }
            actions.push(Value::Object(line));
        }
    }
    fields.insert("actions".to_owned(), Value::Array(actions));
    Ok((fields, complaint))
}

/// How many values a value consists of, itself among them.
fn values(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(values).sum(),
        Value::Object(fields) => fields.values().map(values).sum(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
    }
}

/// A piece of the text after the head.
enum Piece<'a> {
    /// A round begins, for these seats.
    Round(Vec<u8>),
    Token(&'a str),
}

/// Whose turn it is, as far as that can be told from the tokens, without the rules.
struct Turns {
    /// Who plays this round, in the order of the table.
    round: Vec<u8>,
    /// The seat that last did anything but answer.
    last: Option<u8>,
}

impl Turns {
    /// The seats that act if a token names nobody.
    fn unsaid(&self, done: &str) -> Vec<u8> {
        if ANSWERS.contains(&done) {
            return self.round.iter().copied().filter(|seat| Some(*seat) != self.last).collect();
        }
        let Some(last) = self.last else { return Vec::new() };
        let next = self.round.iter().find(|seat| **seat > last).or(self.round.first());
        next.copied().into_iter().collect()
    }

    fn pass(&mut self, who: Option<u8>, done: &str) {
        if who.is_some() && !ANSWERS.contains(&done) {
            self.last = who;
        }
    }
}

/// A token, taken apart.
struct Parted<'a> {
    /// Who acts, one after the other; `None` is the table.
    who: Vec<Option<u8>>,
    /// The game's own token.
    done: &'a str,
    /// The milliseconds since the moment named before.
    after: Option<i64>,
}

fn parted<'a>(token: &'a str, turns: &mut Turns) -> Option<Parted<'a>> {
    let (mut who, mut rest) = (Vec::new(), token);
    while let Some(seat) = rest.chars().next().and_then(|sign| sign.to_digit(10)) {
        who.push(u8::try_from(seat).ok());
        rest = &rest[1..];
        match rest.strip_prefix(',') {
            Some(more) => rest = more,
            None => break,
        }
    }
    if who.is_empty()
        && let Some(done) = rest.strip_prefix('t')
    {
        (who, rest) = (vec![None], done);
    }
    let (done, after) = match rest.rsplit_once('@') {
        Some((done, after)) => (done, Some(after.parse().ok()?)),
        None => (rest, None),
    };
    // Any other action may be long, and would be copied as often as seats are named.
    if who.len() > 1 && !ANSWERS.contains(&done) {
        return None;
    }
    if who.is_empty() {
        who = turns.unsaid(done).into_iter().map(Some).collect();
    }
    turns.pass(*who.first()?, done);
    Some(Parted { who, done, after })
}

/// Writes a record. `tokens` has, for each action, the round in which it was done and the game's own token.
pub(crate) fn write(record: &Record, tokens: &[(u32, String)]) -> String {
    let mut text = String::new();
    let Value::Object(head) = as_json(&Record { actions: Vec::new(), ..record.clone() }) else {
        return text;
    };
    for (name, value) in head.iter().filter(|(name, value)| *name != "actions" && !value.is_null()) {
        let _ = writeln!(text, "{name} {}", as_text(value));
    }
    let seats = u8::try_from(record.seats.len()).unwrap_or(0);
    let (mut width, mut moment) = (0, 0);
    let mut turns = Turns { round: Vec::new(), last: None };
    let lines: Vec<(&ActionLine, &(u32, String))> = record.actions.iter().zip(tokens).collect();
    for round in lines.chunk_by(|(_, one), (_, next)| one.0 == next.0) {
        turns.round =
            (0..seats).filter(|seat| round.iter().any(|(line, _)| seat_of(line) == Some(*seat))).collect();
        let _ = write!(text, "\n[{}", round[0].1.0);
        if turns.round.len() < usize::from(seats) {
            let _ = turns.round.iter().try_for_each(|seat| write!(text, " {seat}"));
        }
        text.push(']');
        let mut ends = '\n';
        // The same answer of several seats at one moment is one token.
        for alike in round.chunk_by(|(one, done), (next, again)| {
            done.1 == again.1 && one.at_ms == next.at_ms && ANSWERS.contains(&done.1.as_str())
        }) {
            let token = token(alike, &mut turns, &mut moment);
            width = if ends == '\n' || width + token.len() > WIDTH { 0 } else { width };
            text.push(if width == 0 { '\n' } else { ends });
            width += token.len() + 1;
            text.push_str(&token);
            ends = ' ';
        }
    }
    let _ = write!(text, "\n{END}\n");
    text
}

fn seat_of(line: &ActionLine) -> Option<u8> {
    match line.seat {
        Actor::Seat(Seat(seat)) => Some(seat),
        Actor::Table => None,
    }
}

/// One token for actions that are the same, at the same moment.
fn token(alike: &[(&ActionLine, &(u32, String))], turns: &mut Turns, moment: &mut u64) -> String {
    let who: Vec<Option<u8>> = alike.iter().map(|(line, _)| seat_of(line)).collect();
    let (line, (_, done)) = alike[0];
    let after = line.at_ms.map(Millis::get).map(|at_ms| {
        let after = at_ms.cast_signed() - moment.cast_signed();
        *moment = at_ms;
        format!("@{after}")
    });
    let unsaid = turns.unsaid(done).into_iter().map(Some);
    // A token that would be read as a seat, the table or the end of the text always names who acts.
    let plain = !done.is_empty()
        && done != END
        && !done.starts_with(|sign: char| sign.is_ascii_digit() || sign == 't');
    let named = if plain && unsaid.eq(who.iter().copied()) {
        String::new()
    } else {
        let name = |who: &Option<u8>| who.map_or_else(|| "t".to_owned(), |seat| seat.to_string());
        who.iter().map(name).collect::<Vec<_>>().join(",")
    };
    turns.pass(who[0], done);
    format!("{named}{done}{}", after.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::super::tests::record;
    use super::*;
    use serde_json::json;

    /// Who does what in a text of four seats, `0 A` and so on.
    fn told(rounds: &str) -> String {
        let text = format!("version 1\nseats [1,2,3,4]\n\n{rounds}\nend\n");
        let (fields, complaint) = read(&text, &|token| Some(token.into())).expect("a head");
        let done = |line: &Value| format!("{} {}", line["seat"], line["action"].as_str().unwrap_or_default());
        let actions = fields["actions"].as_array().expect("actions");
        actions.iter().map(done).chain(complaint).collect::<Vec<_>>().join("; ")
    }

    #[test]
    fn who_is_not_named_is_the_next_and_answers_are_those_of_all_others() {
        assert_eq!(told("[1]\n2A B C"), "2 A; 3 B; 0 C");
        assert_eq!(told("[1]\n3A = B"), "3 A; 0 =; 1 =; 2 =; 0 B");
        assert_eq!(told("[1]\n1A 3,0+ -\n[2]\nB"), "1 A; 3 +; 0 +; 0 -; 2 -; 3 -; 2 B");
        assert_eq!(told("[1]\n0A t:end B"), "0 A; null :end; 1 B");
        // Before anybody did anything nobody is next.
        assert_eq!(told("[1]\nA"), "`A`");
    }

    #[test]
    fn a_text_has_at_most_so_many_values_whatever_a_token_stands_for() {
        let of = |seats: usize, rounds: &str, values: usize| {
            let head = format!("version 1\nseats [{}0]\n\n", "0,".repeat(seats - 1));
            let text = format!("{head}[1]\n{rounds}\nend\n");
            let (fields, complaint) = read_within(&text, &|token| Some(token.into()), &Budget::new(values))?;
            Ok((fields["actions"].as_array().map_or(0, Vec::len), complaint))
        };
        // The head has 12 values, the first action 3, and each of the others is an answer of 9 seats.
        assert_eq!(of(10, "0A = =", 12 + 3 + 2 * 27), Ok((19, None)));
        let many = |token: &str| Some(format!("`{token}`: too many values"));
        assert_eq!(of(10, "0A = =", 12 + 3 + 2 * 27 - 1), Ok((10, many("="))));
        assert_eq!(of(10, "0A = = 1B", 12 + 3 + 27), Ok((10, many("="))));
        // A moment is a value more.
        assert_eq!(of(2, "0A@5 B@6", 4 + 4 + 4), Ok((2, None)));
        assert_eq!(of(2, "0A@5 B@6", 4 + 4 + 3), Ok((1, many("B@6"))));
        // All lines of the head have one budget.
        assert!(
            matches!(of(10, "0A", 11), Err(RecordError::Malformed(why)) if why.detail.contains("`seats`"))
        );
    }

    #[test]
    fn a_text_in_json_is_no_notation() {
        assert!(is_notation("version 1\ngame \"tally\""));
        assert!(!is_notation(" {\"version\": 1}"));
    }

    #[test]
    fn only_an_answer_is_given_by_several_seats() {
        assert_eq!(told("[1]\n0A 1,2,1= B"), "0 A; 1 =; 2 =; 1 =; 1 B");
        assert_eq!(told("[1]\n0A 1,2B"), "0 A; `1,2B`");
        let twice = [(Some(0), "A", None), (Some(1), "=", None), (Some(2), "=", None), (Some(1), "=", None)];
        assert_eq!(round_trip(&twice), "0A 1,2,1=");
    }

    #[test]
    fn a_long_round_is_written_line_by_line_and_read_as_it_was() {
        // Seat 1 has left; the others go on in turn, and now and then somebody acts out of turn.
        let who = (0..200).map(|at| if at % 31 == 0 { 3 } else { [0, 2, 3][at % 3] });
        let mut record = record();
        record.seats = vec![record.seats[0].clone(); 4];
        record.actions = who
            .clone()
            .map(|seat| ActionLine { seat: Actor::Seat(Seat(seat)), action: Value::Null, at_ms: None })
            .collect();
        let tokens: Vec<(u32, String)> = (0..200).map(|at| (1 + at / 150, format!("A{at}"))).collect();
        let text = write(&record, &tokens);
        let (_, rounds) = text.split_once("\n\n").expect("a head");
        assert!(rounds.lines().all(|line| line.len() <= WIDTH), "{rounds}");
        assert!(rounds.lines().count() < 20, "lines are filled: {rounds}");
        let all: Vec<String> = who.zip(&tokens).map(|(seat, (_, done))| format!("{seat} {done}")).collect();
        let rounds = rounds.strip_suffix("\nend\n").expect("an end");
        assert_eq!(told(rounds), all.join("; "));
    }

    #[test]
    fn who_is_out_of_a_round_is_not_next_in_it_and_answers_nothing() {
        assert_eq!(told("[6 0 1 3]\n1A B = C\n[7]\nD ="), "1 A; 3 B; 0 =; 1 =; 0 C; 1 D; 0 =; 2 =; 3 =");
        // Seats that the head does not have are left out of a round.
        assert_eq!(told("[6 0 1 9 250 x]\n1A ="), "1 A; 0 =");
    }

    #[test]
    fn older_texts_name_everybody() {
        assert_eq!(
            told("[1]\n0A@5 1=@9 2= 3=\n3-K+ 0B t:round"),
            "0 A; 1 =; 2 =; 3 =; 3 -K+; 0 B; null :round"
        );
    }

    /// Writes the actions, checks that they are read back unchanged, and returns the lines of their round as one.
    fn round_trip(actions: &[(Option<u8>, &str, Option<u64>)]) -> String {
        let lines: Vec<Value> = actions
            .iter()
            .map(|(seat, done, at_ms)| json!({"seat": seat, "action": done, "at_ms": at_ms}))
            .collect();
        let player = json!({"name": "A", "bot": null});
        let fields = json!({"version": 1, "game": "x", "seats": vec![player; 4], "options": {}, "seed": "1", "actions": lines});
        let (record, complaint) = Record::from_value(&fields).expect("a record");
        assert_eq!(complaint, None);
        let tokens: Vec<(u32, String)> = actions.iter().map(|(_, done, _)| (1, (*done).to_owned())).collect();
        let text = write(&record, &tokens);
        let (fields, complaint) = read(&text, &|token| Some(token.into())).expect("a head");
        assert_eq!(complaint, None, "{text}");
        let (again, _) = Record::from_value(&Value::Object(fields)).expect("a record");
        assert_eq!(again, record, "{text}");
        text.lines()
            .skip_while(|line| !line.is_empty())
            .skip(2)
            .take_while(|line| *line != END)
            .collect::<Vec<_>>()
            .join(" ")
    }

    #[test]
    fn whatever_stands_behind_the_end_is_told() {
        assert_eq!(told("[1]\n0A B\n\n"), "0 A; 1 B");
        for more in ["[2]", "C", "end", "version 1"] {
            let text = format!("version 1\nseats [1,2]\n\n[1]\n0A B\nend\n\n{more}\n");
            let (fields, complaint) = read(&text, &|token| Some(token.into())).expect("a head");
            assert_eq!(fields["actions"].as_array().map(Vec::len), Some(2));
            assert_eq!(complaint, Some(format!("`{more}` after `end`")));
        }
    }

    #[test]
    fn what_follows_is_left_out_and_comes_back() {
        let plain = [(Some(3), "A", None), (Some(0), "B", None), (Some(1), "C", None), (Some(2), "D", None)];
        assert_eq!(round_trip(&plain), "3A B C D");
        let answered =
            [(Some(0), "A", None), (Some(1), "=", None), (Some(2), "=", None), (Some(3), "=", None)];
        assert_eq!(round_trip(&answered), "0A =");
        // In another order, and at moments of their own.
        assert_eq!(round_trip(&[answered[0], answered[2], answered[1], answered[3]]), "0A 2,1,3=");
        let timed = [
            (Some(0), "A", Some(5)),
            (Some(1), "=", Some(9)),
            (Some(2), "=", Some(9)),
            (Some(3), "=", Some(12)),
        ];
        assert_eq!(round_trip(&timed), "0A@5 1,2=@4 3=@3");
    }

    #[test]
    fn what_would_be_taken_for_a_seat_or_for_the_end_stands_behind_one() {
        for done in ["2>FLAIR", "0", "tABLE", "end", ""] {
            assert_eq!(
                round_trip(&[(Some(0), "A", None), (Some(1), done, None), (None, ":t", None)]),
                format!("0A 1{done} t:t")
            );
        }
    }
}
