//! Golden files.

use super::Subject;
use crate::{Arg, Game, Table, Viewer};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

/// A match as text that people can review: each action in the game's notation, its messages, and what everybody could see.
pub fn playthrough<G: Game>(subject: &impl Subject<G>, table: &Table<G>, lines: usize) -> String {
    let game = table.game();
    let mut text = format!("{} · {} seats · seed {}\n", G::ID, table.seats(), table.record().seed);
    let names: Vec<String> = table.players().iter().map(|player| player.name.clone()).collect();
    for (number, step) in table.log().iter().enumerate().take(lines) {
        match &step.action {
            None => text.push_str("\ndeal\n"),
            Some((by, action)) => {
                let who = by.seat().and_then(|seat| names.get(seat.index())).map_or("table", String::as_str);
                writeln!(text, "\n{number}. {who} {action}").expect("memory");
            }
        }
        for event in &step.events {
            let message = game.message(event).named(&names);
            let args: Vec<String> =
                message.args.iter().map(|(name, arg)| format!("{name}={}", plain(arg))).collect();
            writeln!(text, "   {} {}", message.key, args.join(" ")).expect("memory");
        }
    }
    writeln!(text, "\nat the end: {}", subject.summary(game, &table.view(Viewer::Spectator)))
        .expect("memory");
    if let Some(ranking) = game.outcome(table.state()) {
        writeln!(text, "ranking: {}", serde_json::to_string(&ranking).expect("a ranking is JSON"))
            .expect("memory");
    }
    text
}

fn plain(arg: &Arg) -> String {
    match arg {
        Arg::Seat(seat) => seat.0.to_string(),
        Arg::Number(number) => number.to_string(),
        Arg::Text(text) => text.clone(),
    }
}
