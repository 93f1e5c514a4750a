//! The error of a request that is not done.

use crate::limits::MAX_REQUEST_BYTES;
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;
use core::ops::{Deref, DerefMut};
use serde::Serialize;
use tabletop::json::{MAX_DEPTH, MAX_VALUES, Misplaced};
use tabletop::{ActError, Code, DataFault, MakeError, Message, NewError, Refuse, Seat};

/// Why a request is not done: the `error` of an answer. It is boxed, because nearly every function of this crate may return one, and each `?`
/// on the way out would move it as a whole.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(transparent)]
pub struct Failure(Box<FailureFields>);

/// Why a request is not done: the `error` of an answer. The match is as it was.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Failure"))]
pub struct FailureFields {
    /// The kind of mistake.
    pub code: Code,
    /// The clause that refuses, such as `"PAD-10"`; null if no rule does.
    pub clause: Option<&'static str>,
    /// What to say of it: an entry of the message catalogues.
    pub message: Message,
    /// The place of the mistake, if it has one, as a JSON Pointer to something that was given. For a mistake in data (`bad-data`, also in
    /// those of a save) it leads into the data, such as `/deck/cards/3`; for any other in a save (`bad-save`) into the save, and otherwise
    /// into the request.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub place: Option<String>,
}

impl Deref for Failure {
    type Target = FailureFields;

    fn deref(&self) -> &FailureFields {
        &self.0
    }
}

impl DerefMut for Failure {
    fn deref_mut(&mut self) -> &mut FailureFields {
        &mut self.0
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = tabletop::json::write(&self.code);
        write!(f, "{} ({}", code.as_str().unwrap_or_default(), self.message.key)?;
        for (name, arg) in &self.message.args {
            write!(f, ", {name}: {arg}")?;
        }
        f.write_str(")")
    }
}

impl core::error::Error for Failure {}

/// The most characters of a request's own text that an error repeats.
const ECHO: usize = 80;

/// Cuts a text of a request or of a parser, so that it is short enough for a message.
fn clipped(text: &str) -> String {
    match text.char_indices().nth(ECHO) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// The most characters of a place. No type is nested so deep; only unknown names can be longer.
const MAX_PLACE: usize = 160;

/// Cuts a JSON Pointer that is too long for a message after the last name that fits, so that it still leads somewhere.
fn reachable(place: &str) -> String {
    let short = place.char_indices().nth(MAX_PLACE).map(|(end, _)| &place[..end]);
    short.map_or(place, |short| short.rsplit_once('/').map_or("", |(steps, _)| steps)).to_owned()
}

impl Failure {
    pub(crate) fn new(code: Code, message: Message) -> Failure {
        Failure(Box::new(FailureFields { code, clause: None, message, place: None }))
    }

    fn detailed(code: Code, key: &'static str, detail: impl fmt::Display) -> Failure {
        Failure::new(code, Message::new(key).text("detail", clipped(&detail.to_string())))
    }

    /// The same failure with its place, or as much of it as fits.
    fn at(mut self, place: &str) -> Failure {
        self.place = Some(reachable(place));
        self
    }

    /// The failure of a field that cannot be read, with the names that lead to it.
    fn misplaced(code: Code, key: &'static str, error: &Misplaced) -> Failure {
        Failure::detailed(code, key, &error.detail).at(&error.place)
    }

    pub(crate) fn not_json(detail: impl fmt::Display) -> Failure {
        Failure::detailed(Code::BadRequest, "error-not-json", detail)
    }

    pub(crate) fn not_a_request() -> Failure {
        Failure::new(Code::BadRequest, Message::new("error-not-a-request"))
    }

    /// More text than a request may have. For hosts that read requests by themselves.
    pub fn too_large() -> Failure {
        Failure::heavy(MAX_REQUEST_BYTES)
    }

    pub(crate) fn heavy(limit: usize) -> Failure {
        Failure::new(Code::BadRequest, Message::new("error-too-large").count("limit", limit))
    }

    /// Nested deeper than a request may be. For hosts that read requests by themselves.
    pub fn too_deep() -> Failure {
        Failure::new(Code::BadRequest, Message::new("error-too-deep").count("limit", MAX_DEPTH))
    }

    pub(crate) fn too_many() -> Failure {
        Failure::new(Code::BadRequest, Message::new("error-too-many").count("limit", MAX_VALUES))
    }

    pub(crate) fn unknown_op(op: &str) -> Failure {
        Failure::new(Code::BadRequest, Message::new("error-unknown-op").text("op", clipped(op)))
    }

    pub(crate) fn bad_field(op: &str, error: Misplaced) -> Failure {
        let message = Message::new("error-bad-field").text("detail", clipped(&error.detail));
        Failure::new(Code::BadRequest, message.text("op", clipped(op))).at(&error.place)
    }

    pub(crate) fn bad_action(error: Misplaced) -> Failure {
        Failure::misplaced(Code::BadRequest, "error-bad-action", &error.inside("action"))
    }

    pub(crate) fn bad_task(error: Misplaced) -> Failure {
        Failure::misplaced(Code::BadRequest, "error-bad-task", &error.inside("task"))
    }

    pub(crate) fn no_such_seat(seat: Seat, seats: usize) -> Failure {
        let message = Message::new("error-no-such-seat")
            .number("number", seat.0)
            .count("last", seats.saturating_sub(1));
        Failure::new(Code::BadRequest, message)
    }

    pub(crate) fn unknown_game(game: &str) -> Failure {
        Failure::new(Code::UnknownGame, Message::new("error-unknown-game").text("game", clipped(game)))
    }

    pub(crate) fn bad_options(error: Misplaced) -> Failure {
        Failure::misplaced(Code::BadOptions, "error-bad-options", &error.inside("options"))
    }

    /// A host has an answer and no way to write it. For hosts that do not answer in JSON text.
    pub fn unwritable() -> Failure {
        Failure::new(Code::Internal, Message::new("error-unwritable"))
    }

    /// A host does not have a resource that a request needs. For hosts that fetch them.
    pub fn unavailable(name: &impl fmt::Display) -> Failure {
        let message = Message::new("error-resource-unavailable").text("name", name.to_string());
        Failure::new(Code::ResourceUnavailable, message)
    }

    pub(crate) fn bad_data(fault: &DataFault) -> Failure {
        let message = fault.reason.clone().text("place", reachable(&fault.place));
        Failure::new(Code::BadData, message).at(&fault.place)
    }

    /// Data whose checksum a task names, and that this host has not been given.
    pub(crate) fn unknown_data(name: &str) -> Failure {
        Failure::unavailable(&format_args!("data-{name}"))
    }

    /// A match was to be opened, but another one was opened before it.
    pub(crate) fn overtaken() -> Failure {
        Failure::new(Code::Stale, Message::new("error-overtaken"))
    }

    pub(crate) fn of_make<R: Refuse>(error: &MakeError<R>) -> Failure {
        match error {
            MakeError::Refused(refusal) => Failure::refused(refusal, &[]),
            MakeError::Unavailable(name) => Failure::unavailable(name),
            MakeError::BadData(fault) => Failure::bad_data(fault),
        }
    }

    pub(crate) fn bad_seats(min: usize, max: usize, count: usize) -> Failure {
        let message =
            Message::new("error-bad-seats").count("min", min).count("max", max).count("count", count);
        Failure::new(Code::BadSeats, message)
    }

    pub(crate) fn long_name(limit: usize) -> Failure {
        Failure::new(Code::BadSeats, Message::new("error-long-name").count("limit", limit))
    }

    /// A level that no bot has. The `code` depends on whether a bot of that level was to be seated, or only asked.
    pub(crate) fn unknown_level(code: Code, level: &str) -> Failure {
        Failure::new(code, Message::new("error-unknown-level").text("level", clipped(level)))
    }

    pub(crate) fn bad_setup(error: Misplaced) -> Failure {
        Failure::misplaced(Code::BadSetup, "error-bad-setup", &error.inside("setup"))
    }

    pub(crate) fn no_match() -> Failure {
        Failure::new(Code::NoMatch, Message::new("error-no-match"))
    }

    pub(crate) fn no_words() -> Failure {
        Failure::new(Code::BadRequest, Message::new("error-no-words"))
    }

    pub(crate) fn match_over() -> Failure {
        Failure::new(Code::MatchOver, Message::new("error-match-over"))
    }

    pub(crate) fn changed_hands() -> Failure {
        Failure::new(Code::BadSeats, Message::new("error-changed-hands"))
    }

    pub(crate) fn stale() -> Failure {
        Failure::new(Code::Stale, Message::new("error-stale"))
    }

    pub(crate) fn no_clock() -> Failure {
        Failure::new(Code::WrongPhase, Message::new("error-no-clock"))
    }

    pub(crate) fn not_your_turn(seat: Seat, names: &[String]) -> Failure {
        Failure::new(Code::NotYourTurn, Message::new("error-not-your-turn").seat("seat", seat).named(names))
    }

    pub(crate) fn undo_hidden() -> Failure {
        Failure::new(Code::UndoHidden, Message::new("error-undo-hidden"))
    }

    pub(crate) fn nothing_to_undo() -> Failure {
        Failure::new(Code::NothingToUndo, Message::new("error-nothing-to-undo"))
    }

    pub(crate) fn bad_save(detail: impl fmt::Display) -> Failure {
        Failure::detailed(Code::BadSave, "error-bad-save", detail)
    }

    pub(crate) fn unreadable_save(error: &Misplaced) -> Failure {
        Failure::misplaced(Code::BadSave, "error-bad-save", error)
    }

    pub(crate) fn later_save(version: u32) -> Failure {
        let message =
            Message::new("error-later-save").number("version", version).number("known", tabletop::VERSION);
        Failure::new(Code::BadSave, message)
    }

    pub(crate) fn bot_failed(seat: Option<Seat>, names: &[String]) -> Failure {
        let message = match seat {
            Some(seat) => Message::new("error-bot-failed").seat("seat", seat).named(names),
            None => Message::new("error-bot-failed").text("seat", "?"),
        };
        Failure::new(Code::BotFailed, message)
    }

    /// What the rules refuse, with names in the place of seats.
    pub(crate) fn refused<R: Refuse>(refusal: &R, names: &[String]) -> Failure {
        let mut failure = Failure::new(refusal.code(), refusal.message().named(names));
        failure.clause = refusal.clause();
        failure
    }

    pub(crate) fn of_act<R: Refuse>(error: &ActError<R>, seat: Option<Seat>, names: &[String]) -> Failure {
        match error {
            ActError::MatchOver => Failure::match_over(),
            ActError::NoSuchSeat => Failure::no_such_seat(seat.unwrap_or(Seat(u8::MAX)), names.len()),
            ActError::Stale => Failure::stale(),
            ActError::NoClock => Failure::no_clock(),
            ActError::ChangedHands => Failure::changed_hands(),
            ActError::Refused(refusal) => Failure::refused(refusal, names),
        }
    }

    pub(crate) fn of_new<R: Refuse>(
        error: &NewError<R>,
        seats: &core::ops::RangeInclusive<usize>,
        names: &[String],
    ) -> Failure {
        match error {
            NewError::Seats => Failure::bad_seats(*seats.start(), *seats.end(), names.len()),
            NewError::Refused(refusal) => Failure::refused(refusal, names),
        }
    }

    /// The same failure as one of a save. A missing resource stays what it is, because the save is not at fault.
    pub(crate) fn in_save(mut self) -> Failure {
        if self.code != Code::ResourceUnavailable {
            self.code = Code::BadSave;
        }
        self
    }
}
