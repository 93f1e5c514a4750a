//! A match of Padbolix among three players who play anything that is allowed.
//! `cargo run -p padbolix --example padbolix_match`
#![allow(clippy::unwrap_used, reason = "what is listed is allowed")]

use padbolix::{Layout, Options, Padbolix};
use std::collections::BTreeMap;
use tabletop::{Actor, Chance, Player, Table, Viewer};

fn main() {
    let players = ["Anna", "Bob", "Chloé"].map(|name| Player { name: name.to_owned(), bot: None }).to_vec();
    let (game, layout) = (Padbolix::new(Options::default()), Layout::default());
    let table = Table::new(game, players, layout, 7, serde_json::Value::Null, BTreeMap::new());
    let mut table = table.ok().unwrap();
    let mut chance = Chance::from_seed(8);
    while let Some(seat) = table.view(Viewer::Spectator).to_act.iter().next() {
        let action = chance.pick(table.legal(seat, 60).actions()).cloned().unwrap();
        table.act(Actor::Seat(seat), action).unwrap();
    }
    for (player, seat) in table.players().iter().zip(table.view(Viewer::Spectator).seats) {
        println!("{}: {}", player.name, seat.score);
    }
    println!("{} actions, which replay from seed 7", table.len());
}
