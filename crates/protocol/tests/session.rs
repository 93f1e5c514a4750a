//! The session of PROTOCOL.md is a real one.

mod common;

use common::{Session, contains};
use serde_json::Value;

#[test]
fn the_session_of_the_document_runs_as_printed() {
    let document = include_str!("../PROTOCOL.md");
    let mut session = Session::new();
    let mut answer = None;
    let mut compared = 0;
    for line in document.lines() {
        if let Some(request) = line.strip_prefix("> ") {
            let text = session.0.handle_line(request);
            answer = Some(serde_json::from_str::<Value>(&text).unwrap());
        } else if let Some(expected) = line.strip_prefix("< ") {
            let expected: Value =
                serde_json::from_str(expected).unwrap_or_else(|error| panic!("{error}: {line}"));
            let answer = answer.take().expect("a request goes before its answer");
            assert!(contains(&answer, &expected), "the document says {expected}\nthe table says {answer}");
            compared += 1;
        }
    }
    assert!(compared > 10, "the session was not found");
}

#[test]
fn the_document_names_every_op_and_every_code() {
    let document = include_str!("../PROTOCOL.md");
    for op in [
        "games", "new", "view", "legal", "check", "act", "bot", "bot-task", "think", "undo", "save", "load",
        "log",
    ] {
        assert!(document.contains(&format!("| `{op}` |")), "{op}");
    }
    use protocol::Code::*;
    for code in [
        BadRequest,
        UnknownGame,
        BadOptions,
        BadSeats,
        BadSetup,
        NoMatch,
        MatchOver,
        Stale,
        WrongPhase,
        NotYourTurn,
        NotInHand,
        Illegal,
        NotAWord,
        UndoHidden,
        NothingToUndo,
        BadSave,
        BotFailed,
        BadData,
        ResourceUnavailable,
    ] {
        let code = serde_json::to_value(code).unwrap();
        assert!(document.contains(&format!("| `{}` |", code.as_str().unwrap())), "{code}");
    }
}
