//! Tests that the session of PROTOCOL.md is a real one.

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
    // The page's types are generated from the Rust types, so that no op and no code is forgotten here.
    let types = include_str!("../../../www/src/protocol/types.gen.ts");
    let requests =
        types.lines().find(|line| line.starts_with("export type Command = ")).expect("the requests");
    let ops: Vec<&str> =
        requests.split("\"op\": \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(ops.contains(&"games") && ops.contains(&"words"), "{ops:?}");
    for op in ops {
        assert!(document.contains(&format!("| `{op}` |")), "{op}");
    }
    let codes = types.lines().find_map(|line| line.strip_prefix("export type Code = ")).expect("the codes");
    let codes: Vec<&str> = codes.split('"').skip(1).step_by(2).collect();
    assert!(codes.contains(&"resource-unavailable"), "{codes:?}");
    for code in codes {
        assert!(document.contains(&format!("| `{code}` |")), "{code}");
    }
}
