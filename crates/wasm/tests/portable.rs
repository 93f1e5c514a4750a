//! Tests of messages as JavaScript has them: whatever comes in is read or refused, and whatever goes out is an object with the id of its
//! request.
#![cfg(target_family = "wasm")]
#![allow(
    clippy::unwrap_used,
    dead_code,
    reason = "a test that fails here has failed, and uses its part of the module"
)]

#[path = "../src/json.rs"]
mod json;
#[path = "../../protocol/tests/hostile/texts.rs"]
mod texts;

use js_sys::{Function, JSON, Object, Reflect};
use json::{field, read, write};
use serde_json::{Value, json};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

fn parse(text: &str) -> JsValue {
    JSON::parse(text).unwrap()
}

fn text(value: &JsValue) -> String {
    JSON::stringify(value).unwrap().into()
}

#[wasm_bindgen_test]
fn what_has_a_number_beyond_2_to_the_53rd_is_answered_as_an_error_with_its_id() {
    let answer = write(json!({"id": 7, "ok": true, "view": {"at_ms": u64::MAX}}));
    assert_eq!(field(&answer, "id"), 7);
    assert_eq!(field(&answer, "ok"), false);
    let error = field(&answer, "error");
    assert_eq!(field(&error, "code"), "internal");
    let most = (1_u64 << 53) - 1;
    let answer = write(json!({"id": "a", "ok": true, "at_ms": most}));
    assert_eq!(
        (field(&answer, "ok").as_bool(), field(&answer, "at_ms").as_f64()),
        (Some(true), Some(most as f64))
    );
}

#[wasm_bindgen_test]
fn an_id_comes_back_as_it_was_whatever_it_is() {
    for id in ["10000000000000000000", "-1e300", "null", "\"é\"", "{\"a\":[1,18446744073709551615]}"] {
        let request = parse(&format!("{{\"id\":{id},\"op\":\"games\"}}"));
        let id = read(&request).unwrap()["id"].take();
        let answer = write(json!({"id": id, "ok": true}));
        assert_eq!(text(&field(&answer, "id")), text(&field(&request, "id")));
        assert_eq!(field(&answer, "ok"), true);
    }
}

#[wasm_bindgen_test]
fn whatever_is_no_request_is_told_what_it_is() {
    let key = |value: &JsValue| read(value).unwrap_err().message.key.to_string();
    for depth in [70, 130, 190, 5_000] {
        let nested = parse(&format!("{}{}", "[".repeat(depth), "]".repeat(depth)));
        assert_eq!(key(&nested), "error-too-deep", "{depth}");
    }
    assert_eq!(key(&JsValue::from_str(&"x".repeat(5 << 20))), "error-too-large");
    assert_eq!(key(&parse(&format!("[{}0]", "0,".repeat(600_000)))), "error-too-many");
    let ring = Object::new();
    Reflect::set(&ring, &"ring".into(), &ring).unwrap();
    for none in
        [ring.into(), Function::new_no_args("").into(), JsValue::UNDEFINED, JsValue::bigint_from_str("7")]
    {
        assert_eq!(key(&none), "error-not-json");
    }
    // Half a character, as a name cut inside an emoji has.
    assert_eq!(read(&parse("{\"name\":\"a\\ud83d\"}")).unwrap(), json!({"name": "a\u{fffd}"}));
    assert_eq!(read(&JsValue::NULL).unwrap(), Value::Null);
}

/// The worker's own gate takes what the page sends: any text, and whatever JavaScript has made of one.
#[wasm_bindgen_test]
fn hostile_texts_are_read_or_refused() {
    for bytes in [64 << 10, 1 << 20, 4 << 20] {
        for (shape, piece) in texts::shapes(bytes).into_iter().chain(texts::texts(bytes)) {
            let large = piece.len() > protocol::MAX_REQUEST_BYTES;
            let answer = read(&JsValue::from_str(&piece));
            assert!(answer.is_ok() || bytes > 1 << 20, "{shape} of {bytes}");
            assert!(answer.is_err() || !large, "{shape} of {bytes}");
            let whole = JSON::parse(&piece).ok();
            for cut in texts::cuts(piece.as_bytes()).step_by(33).skip(1) {
                let _ = read(&JsValue::from_str(&String::from_utf8_lossy(cut)));
            }
            // Refused for what it is, or read.
            if let Some(Err(failure)) = whole.map(|value| read(&value)) {
                assert!(failure.message.key.to_string().starts_with("error-too-"), "{shape} of {bytes}");
            }
        }
    }
}
