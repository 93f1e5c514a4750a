//! The words that can be laid with some cards and a joker.
//! `cargo run -p lexicon --example rack`

use lexicon::{Dictionary, Language, Lexicon, Rack};
use std::error::Error;
use std::ops::ControlFlow;
use std::sync::Arc;

fn main() -> Result<(), Box<dyn Error>> {
    let words = ["chien", "chine", "niche", "hic", "échine", "chat"];
    let dictionary = Dictionary::from_words(Language::French, words)?;
    println!("ÉCHINE is a word: {}", dictionary.contains("Échine"));
    let lexicon = Lexicon::new(vec![Arc::new(dictionary)]);
    // ECHINe: a lower-case letter is a joker that stands for it.
    let _ = lexicon.rack_words(&Rack::from_cards("CHIEN?")?, 2..=6, &mut |cards| {
        println!("{cards}");
        ControlFlow::Continue(())
    });
    Ok(())
}
