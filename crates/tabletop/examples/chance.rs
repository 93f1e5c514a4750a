//! Chance that a seed decides: the same cards and dice on every machine, natively and in wasm.
//! `cargo run -p tabletop --example chance`

use tabletop::{Chance, Ranking, Seat};

fn main() {
    let mut chance = Chance::from_seed(7);
    let mut cards: Vec<char> = ('A'..='Z').collect();
    chance.shuffle(&mut cards);
    let mut scores = Vec::new();
    for hand in cards.chunks_exact(7) {
        let roll = chance.below(6) as i32 + 1;
        println!("{} and a die: {roll}", hand.iter().collect::<String>());
        scores.push(roll);
    }
    let ranking = Ranking::highest_first(&scores);
    println!("first: {:?}, place of the last seat: {:?}", ranking.0.first(), ranking.place(Seat(2)));
}
