//! Runs the program as its users do.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that fails here has failed")]

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Output, Stdio};

fn mots(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mots"));
    command.args(arguments);
    command
}

#[track_caller]
fn check(arguments: &[&str], code: i32) -> (String, String) {
    let Output { status, stdout, stderr } = mots(arguments).output().unwrap();
    let (stdout, stderr) = (String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap());
    assert_eq!(status.code(), Some(code), "{arguments:?}: {stdout}{stderr}");
    assert!(!stderr.contains("panicked"), "{stderr}");
    (stdout, stderr)
}

/// What is said to `mots table`, and what it answers.
struct Dialogue {
    child: Child,
    answers: BufReader<std::process::ChildStdout>,
}

impl Dialogue {
    fn open() -> Dialogue {
        let mut child = mots(&["table"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let answers = BufReader::new(child.stdout.take().unwrap());
        Dialogue { child, answers }
    }

    fn line(&mut self, line: &[u8]) -> Value {
        let input = self.child.stdin.as_mut().unwrap();
        input.write_all(line).unwrap();
        input.write_all(b"\n").unwrap();
        let mut answer = String::new();
        self.answers.read_line(&mut answer).unwrap();
        serde_json::from_str(&answer).unwrap()
    }

    #[track_caller]
    fn done(&mut self, request: Value) -> Value {
        let answer = self.line(request.to_string().as_bytes());
        assert_eq!((&answer["ok"], answer.get("error")), (&json!(true), None), "{request}: {answer}");
        answer
    }

    fn close(mut self) {
        drop(self.child.stdin.take());
        let mut rest = String::new();
        self.answers.read_to_string(&mut rest).unwrap();
        assert_eq!((self.child.wait().unwrap().code(), rest.as_str()), (Some(0), ""));
    }
}

#[test]
fn a_session_with_every_op_and_rubbish_in_between() {
    let mut table = Dialogue::open();
    let mut number = 0;
    let mut rubbish = |table: &mut Dialogue| {
        let lines: [&[u8]; 6] =
            [b"{", b"\xff\xfe\x00", b"null", b"{\"op\":\"fly\"}", b"[1,2", b"{\"op\":\"act\",\"seat\":0}"];
        number += 1;
        let answer = table.line(lines[number % lines.len()]);
        assert_eq!(
            (&answer["ok"], &answer["error"]["code"]),
            (&json!(false), &json!("bad-request")),
            "{answer}"
        );
        for tongue in ["fr", "en"] {
            let sentence = answer["error"][tongue].as_str().unwrap();
            assert!(
                sentence.ends_with('.') && sentence.contains(' ') && !sentence.contains("error-"),
                "{sentence}"
            );
        }
        assert_ne!(answer["error"]["fr"], answer["error"]["en"]);
    };
    // After a minute every bot has decided.
    let bot = |seat: &Value| json!({"op": "bot", "seat": seat, "level": "easy", "iterations": 20, "waited_ms": 60_000});
    let games = table.done(json!({"id": 1, "op": "games"}))["games"].clone();
    for game in games.as_array().unwrap() {
        rubbish(&mut table);
        let seats = usize::try_from(game["seats"]["min"].as_u64().unwrap()).unwrap();
        let (game, seats) = (&game["id"], vec![json!({"name": "Zoé", "bot": null}); seats]);
        let mut view =
            table.done(json!({"op": "new", "game": game, "seats": seats, "seed": 3}))["view"].clone();
        for _ in 0..8 {
            let seat = view["to_act"][0].clone();
            // A short match is over by now.
            if seat.is_null() {
                break;
            }
            rubbish(&mut table);
            let legal = table.done(json!({"op": "legal", "seat": seat}));
            assert!(!legal["actions"].as_array().unwrap().is_empty());
            let action = table.done(bot(&seat))["action"].clone();
            let task = table.done(json!({"op": "bot-task", "seat": seat, "iterations": 5}))["task"].clone();
            table.done(json!({"op": "think", "task": task}));
            view = table.done(json!({"op": "act", "seat": seat, "action": action, "viewer": null}))["view"]
                .clone();
        }
        assert_eq!(table.done(json!({"op": "view"}))["view"], view);
        let log = table.done(json!({"op": "log", "seat": 1}));
        for entry in log["entries"].as_array().unwrap() {
            for tongue in ["fr", "en"] {
                let sentence = entry[tongue].as_str().unwrap();
                let key = entry["message"]["key"].as_str().unwrap();
                assert!(
                    !sentence.is_empty() && !sentence.contains(key),
                    "{key} has no {tongue} sentence: {sentence}"
                );
            }
        }
        let save = table.done(json!({"op": "save"}))["save"].clone();
        let undone = table.line(json!({"op": "undo"}).to_string().as_bytes());
        if undone["ok"] == false {
            assert_eq!(undone["error"]["code"], "undo-hidden");
        }
        assert_eq!(table.done(json!({"op": "load", "save": save}))["view"], view);
        let mut broken = save;
        broken["actions"][3]["action"] = json!({"type": "fly"});
        let loaded = table.done(json!({"op": "load", "save": broken}));
        assert!(loaded["warning"]["fr"].as_str().unwrap().contains('3'), "{loaded}");
    }
    table.close();
}

#[test]
fn pli_15_a_round_in_which_all_took_as_much_tells_no_range() {
    let mut table = Dialogue::open();
    let setup = json!({"hands": [["pE", "pA", "pG"], ["pC", "pF", "pH"], ["pD", "pB", "pI"]]});
    table.done(json!({"op": "new", "game": "plis", "seats": [{}, {}, {}], "setup": setup}));
    let mut events = Vec::new();
    for (seat, card) in (0..9).zip(["pE", "pC", "pD", "pA", "pF", "pB", "pH", "pI", "pG"]) {
        // Seat 1 has won the second trick.
        let seat = (seat + seat / 6) % 3;
        let action = json!({"type": "play", "card": card});
        let played = table.done(json!({"op": "act", "seat": seat, "action": action, "viewer": null}));
        events.extend(played["events"].as_array().unwrap().clone());
    }
    let ended = events.iter().find(|event| event["type"] == "round-ended").unwrap();
    assert_eq!(ended["fr"], "Fin de la manche 1\u{a0}: chaque joueur a pris 5 points.");
    assert_eq!(ended["en"], "End of round 1: each player took 5 points.");
    table.close();
}

#[test]
fn pad_21_points_below_nothing_have_a_minus_sign() {
    let mut table = Dialogue::open();
    let setup = json!({"hands": [["C"], ["D"]], "leader": 0, "deal": 2});
    table.done(json!({"op": "new", "game": "padbolix", "seats": [{"name": "Anna"}, {"name": "Bob"}], "setup": setup}));
    let played = table
        .done(json!({"op": "act", "seat": 0, "action": {"type": "play", "groups": ["C"]}, "viewer": null}));
    let last =
        played["events"].as_array().unwrap().iter().find(|event| event["cause"] == "last-holding").unwrap();
    assert_eq!(last["fr"], "Bob reste avec des cartes en main\u{a0}: Padbolix, −2\u{a0}points.");
    assert_eq!(last["en"], "Bob is the last one with cards: Padbolix, −2\u{a0}points.");
    table.close();
}

#[test]
fn a_match_of_a_bot_against_itself_ends() {
    let mut table = Dialogue::open();
    let seats = vec![json!({"bot": "greedy"}); 3];
    let mut view =
        table.done(json!({"op": "new", "game": "plis", "seats": seats, "seed": "12"}))["view"].clone();
    while view["over"] == false {
        let seat = view["turn"].clone();
        let action = table.done(json!({"op": "bot", "seat": seat}))["action"].clone();
        view = table.done(json!({"op": "act", "seat": seat, "action": action}))["view"].clone();
    }
    assert_eq!(view["ranking"].as_array().unwrap().concat_len(), 3);
    table.close();
}

trait ConcatLen {
    fn concat_len(&self) -> usize;
}

impl ConcatLen for Vec<Value> {
    fn concat_len(&self) -> usize {
        self.iter().map(|rank| rank.as_array().unwrap().len()).sum()
    }
}

#[test]
fn nobody_reading_is_no_failure() {
    for arguments in
        [&["dictionary", "list", "fr"][..], &["words", "find", "fr", "AEIRT??", "--max", "100000"][..]]
    {
        let mut child = mots(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut first = [0; 10];
        child.stdout.take().unwrap().read_exact(&mut first).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(
            (output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()),
            (Some(0), ""),
            "{arguments:?}"
        );
    }
}

#[test]
fn words_are_checked_and_found() {
    let (yes, _) = check(&["words", "check", "fr", "FLAIR", "été", "cœur"], 0);
    assert_eq!(
        yes.lines().map(|line| line.split(": ").next().unwrap()).collect::<Vec<_>>(),
        ["FLAIR", "ETE", "COEUR"]
    );
    let (no, _) = check(&["words", "check", "en", "BOND", "QZX", "two words"], 1);
    assert!(no.contains("QZX: no") && no.contains("\"two words\": no ("), "{no}");
    let (found, _) = check(&["words", "find", "fr", "aeirt?", "--max", "400"], 0);
    let lengths: Vec<usize> = found.lines().map(str::len).collect();
    assert!(lengths.is_sorted_by(|a, b| a >= b) && lengths[0] == 6, "{found}");
    assert!(
        found
            .lines()
            .any(|word| word == "TRAIRE".to_lowercase().to_uppercase().as_str() || word.ends_with('E')),
        "{found}"
    );
    for word in found.lines() {
        assert!(word.chars().filter(char::is_ascii_lowercase).count() <= 1, "one joker: {word}");
        let mut letters: Vec<char> = "AEIRT".chars().collect();
        for card in word.chars().filter(char::is_ascii_uppercase) {
            let at = letters
                .iter()
                .position(|letter| *letter == card)
                .unwrap_or_else(|| panic!("{card} in {word}"));
            letters.swap_remove(at);
        }
    }
    check(&["words", "find", "fr", "ZZZ"], 1);
    check(&["words", "find", "fr", "A-B"], 3);
    check(&["words", "find", "de", "AB"], 2);
    check(&["words", "check", "fr"], 2);
    check(&[], 2);
}

#[test]
fn dictionaries_tell_what_they_hold() {
    let (info, _) = check(&["dictionary", "info"], 0);
    assert!(info.contains("fr: ") && info.contains("en: ") && info.contains("checksum"), "{info}");
    let (list, _) = check(&["dictionary", "list", "en", "--tier", "0"], 0);
    assert!(list.lines().is_sorted() && list.lines().any(|word| word == "WATER"));
    check(&["dictionary", "list", "en", "--tier", "3"], 2);
}

#[test]
fn simulations_repeat_themselves_and_count_right() {
    let run = |more: &[&str]| {
        let base = [
            "simulate",
            "--game",
            "plis",
            "--seats",
            "easy,random,random",
            "--matches",
            "6",
            "--seed",
            "5",
            "--json",
        ];
        let (text, _) = check(&[&base, more].concat(), 0);
        let mut report: Value = serde_json::from_str(&text).unwrap();
        for field in ["seconds", "matches_per_second"] {
            assert!(report[field].take().is_number());
        }
        for entrant in report["entrants"].as_array_mut().unwrap() {
            for field in ["ms_per_move", "longest_ms"] {
                assert!(entrant[field].take().is_number());
            }
        }
        report
    };
    let report = run(&["--threads", "1"]);
    assert_eq!(run(&["--threads", "3"]), report, "threads change nothing");
    let entrants = report["entrants"].as_array().unwrap();
    assert_eq!(
        entrants.iter().map(|entrant| entrant["level"].as_str().unwrap()).collect::<Vec<_>>(),
        ["easy", "random", "random"]
    );
    let sum =
        |field: &str| entrants.iter().map(|entrant| entrant[field]["mean"].as_f64().unwrap()).sum::<f64>();
    // 5 rounds: 17 tricks at 5, 12 vowels at 10, 4 M and N at 20, the blue H at 90, and all of it again.
    assert!((sum("wins") - 1.0).abs() < 0.001 && sum("points") > 0.0, "{report}");
    assert!(sum("more_than_others").abs() < 0.01);
    assert_eq!(report["bot_failures"], 0);

    // The records of the matches say the same, and are matches that can be replayed.
    let seats = "easy,random,random";
    let (lines, _) =
        check(&["simulate", "--game", "plis", "--seats", seats, "--matches", "2", "--records"], 0);
    let records: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let bots: Vec<&Value> = records.iter().map(|record| &record["seats"][0]["bot"]).collect();
    assert_eq!(bots, ["easy", "random"], "they change seats");
    let path = std::env::temp_dir().join(format!("mots-record-{}.json", std::process::id()));
    std::fs::write(&path, lines.lines().next().unwrap()).unwrap();
    check(&["replay", path.to_str().unwrap()], 0);
    std::fs::remove_file(path).unwrap();
    check(&["simulate", "--game", "plis", "--seats", "child-careful,easy,easy", "--records"], 3);

    for game in protocol::ids() {
        let (table, errors) =
            check(&["simulate", "--game", game, "--seats", "easy,random,random", "--matches", "2"], 0);
        assert!(table.contains("2 matches of") && table.contains("1 easy") && table.contains('±'), "{table}");
        assert_eq!(errors, "", "no progress bar where nobody looks");
    }
    for game in ["plis", "padbolix", "syntax"] {
        let seats = "child-careful,child-careless,easy";
        let (table, _) = check(&["simulate", "--game", game, "--seats", seats, "--matches", "3"], 0);
        assert!(table.contains("1 child-careful") && !table.contains("Bots failed"), "{table}");
    }
    check(&["simulate", "--game", "spikit", "--seats", "child-careful,easy,easy"], 3);
    check(&["simulate", "--game", "plis", "--seats", "child-careful,easy"], 3);
    check(&["simulate", "--game", "chess", "--seats", "easy,easy"], 2);
    check(&["simulate", "--game", "plis", "--seats", "easy,easy"], 3);
    check(&["simulate", "--game", "plis", "--seats", "easy,genius,easy"], 2);
    check(&["simulate", "--game", "plis", "--seats", "easy,easy,easy", "--options", "{"], 2);
    check(&["simulate", "--game", "plis", "--seats", "easy,easy,easy", "--options", "{\"x\":1}"], 3);
    check(&["simulate", "--game", "plis", "--seats", "easy,easy,easy", "--matches", "0"], 2);
}

fn saved(game: &str, seats: usize, actions: usize) -> Value {
    let mut table = Dialogue::open();
    let seats: Vec<Value> =
        ["Anna", "Bob", "Chloé", "Denis"][..seats].iter().map(|name| json!({"name": name})).collect();
    let mut view = table.done(json!({"op": "new", "game": game, "seats": seats, "seed": 3}))["view"].clone();
    for _ in 0..actions {
        let Some(seat) = view["to_act"].get(0).cloned() else { break };
        let action = table.done(json!({"op": "legal", "seat": seat}))["actions"][0].clone();
        view = table.done(json!({"op": "act", "seat": seat, "action": action}))["view"].clone();
    }
    let save = table.done(json!({"op": "save"}))["save"].clone();
    table.close();
    save
}

#[test]
fn a_replay_tells_the_match_in_sentences() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    let save = saved("plis", 3, 1000);
    let file = |name: &str, text: &str| {
        let path = format!("{folder}/{name}.json");
        std::fs::write(&path, text).unwrap();
        path
    };
    let whole = file("whole", &save.to_string());
    let (french, errors) = check(&["replay", &whole], 0);
    assert!(french.contains("Anna") && french.contains("Classement final") && errors.is_empty(), "{french}");
    assert!(!french.contains("plis-"), "a sentence is missing: {french}");
    let (english, _) = check(&["replay", &whole, "--lang", "en", "--seat", "1"], 0);
    assert!(english.contains("Final ranking") && english.contains("1. "), "{english}");

    // The file is an answer to `save`, as in a recorded session.
    let answer = file("answer", &json!({"id": 1, "ok": true, "save": save}).to_string());
    assert_eq!(check(&["replay", &answer], 0).0, french);

    let text = save.to_string();
    let cut = file("cut", &text[..text.len() * 2 / 3]);
    let (prefix, why) = check(&["replay", &cut, "--lang", "en"], 1);
    assert!(prefix.contains("The game is not over") && why.contains("incomplete"), "{prefix}{why}");

    let mut wrong = save;
    wrong["actions"][9] = wrong["actions"][8].clone();
    let wrong = file("wrong", &wrong.to_string());
    let (_, why) = check(&["replay", &wrong, "--lang", "en"], 1);
    assert!(why.contains("only as far as move\u{a0}9"), "{why}");

    check(&["replay", &file("rubbish", "rubbish")], 3);
    check(&["replay", &file("empty", "")], 3);
    check(&["replay", "/nowhere/at/all"], 3);
    check(&["replay", &whole, "--seat", "9"], 3);
    check(&["replay", &whole, "--lang", "de"], 2);
}

/// Every key that the sources of the protocol use has a sentence in both languages.
#[test]
fn every_error_has_its_sentences() {
    let sources = [
        include_str!("../../protocol/src/failure.rs"),
        include_str!("../../protocol/src/any_game.rs"),
        include_str!("../../protocol/src/data.rs"),
        include_str!("../../protocol/src/seated.rs"),
    ];
    let catalogues =
        [include_str!("../../../www/i18n/fr/common.ftl"), include_str!("../../../www/i18n/en/common.ftl")];
    let strings = sources.iter().flat_map(|source| source.split('"').skip(1).step_by(2));
    let keys: Vec<&str> = strings
        .filter(|text| ["error-", "warning-", "log-"].iter().any(|start| text.starts_with(start)))
        .collect();
    assert!(keys.len() > 25, "{keys:?}");
    for key in keys {
        for catalogue in catalogues {
            assert!(catalogue.lines().any(|line| line.starts_with(&format!("{key} ="))), "{key}");
        }
    }
}

#[test]
fn what_check_foresees_has_the_sentences_of_the_error() {
    let mut table = Dialogue::open();
    let seats = vec![json!({"name": "Zoé"}); 3];
    table.done(json!({"op": "new", "game": "spikit", "seats": seats, "seed": 8}));
    let request = json!({"seat": 0, "action": {"type": "draw"}});
    let mut ask = |op: &str| {
        let mut request = request.clone();
        request["op"] = op.into();
        table.line(request.to_string().as_bytes())
    };
    let (foreseen, refused) = (ask("check")["refusal"].take(), ask("act")["error"].take());
    assert!(refused["fr"].is_string() && refused["en"].is_string(), "{refused}");
    assert_eq!(foreseen, refused);
    table.close();
}

/// Plays whole rounds in which every seat follows its advice. Each reason must be a sentence in both languages, with all its arguments.
#[test]
fn every_reason_has_its_sentences() {
    let mut table = Dialogue::open();
    for (game, seats, moves) in [("syntax", 3, 60), ("padbolix", 3, 90), ("plis", 4, 120), ("spikit", 3, 60)]
    {
        let seats = vec![json!({"name": "Zoé", "bot": null}); seats];
        table.done(json!({"op": "new", "game": game, "seats": seats, "seed": 8}));
        let mut keys = std::collections::BTreeSet::new();
        for _ in 0..moves {
            let view = table.done(json!({"op": "view"}))["view"].clone();
            let seat = view["to_act"][0].clone();
            let advice = table.done(json!({"op": "bot", "seat": seat, "level": "hard", "iterations": 300}));
            let reason = &advice["reason"];
            if let Some(key) = reason["key"].as_str() {
                assert!(key.starts_with(&format!("{game}-reason-")), "{key}");
                let sentences = ["fr", "en"].map(|tongue| reason[tongue].as_str().unwrap().to_owned());
                for sentence in &sentences {
                    let whole = sentence.ends_with('.') && !sentence.contains(['{', '}']);
                    assert!(whole && !sentence.contains(key), "{reason}");
                    assert!(!sentence.contains("..") && !sentence.contains("  "), "{reason}");
                }
                assert_ne!(sentences[0], sentences[1]);
                if keys.insert(key.to_owned()) {
                    println!(
                        "{}: {} | {} | {}",
                        advice["action"], sentences[0], sentences[1], reason["args"]
                    );
                }
            }
            table.done(json!({"op": "act", "seat": seat, "action": advice["action"]}));
        }
        assert!(keys.len() > 1, "{game}: {keys:?}");
    }
    table.close();
}
