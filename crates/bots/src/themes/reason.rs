//! Reasons for a word: what it takes, and what the word that came to mind first would have taken.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::memory::Thought;
use tabletop::Message;
use themes::{BLACK, Die, Entry, Variant, View};

/// The reason for giving up: no word comes to mind.
pub(super) fn none() -> Message {
    Message::new("themes-reason-none")
}

/// The word as it is announced, and what of it counts: of a person not the first name (THE-8).
fn named(message: Message, entry: &Entry) -> Message {
    let part = if entry.full() == entry.word { "no" } else { "yes" };
    message.text("word", entry.full()).text("part", part).text("counted", &*entry.word)
}

/// The reason for a word; `first` is the one that came to mind first. `None` if nothing speaks for it, because on black it has a letter of
/// the dice.
pub(super) fn of(view: &View, chosen: &Thought<'_>, first: &Thought<'_>) -> Option<Message> {
    let roll = view.dice.as_ref()?;
    let letters = |dice: &[Die]| -> String {
        let letters: Vec<String> = dice.iter().map(|die| roll.letters.of(*die).to_string()).collect();
        letters.join(", ")
    };
    let entry = chosen.entry;
    if view.initial.is_none() {
        if chosen.points > 0 {
            return None;
        }
        let purse = if view.variant == Variant::Limited { view.reserve } else { view.centre };
        return Some(
            named(Message::new("themes-reason-black"), entry)
                .text("letters", letters(&Die::ALL))
                .number("points", BLACK.min(purse)),
        );
    }
    let dice = roll.letters.in_word(&entry.letters);
    let theme = view.themes.get(usize::from(chosen.theme).saturating_sub(1)).cloned().unwrap_or_default();
    let fewer = if first.points < chosen.points { first.points } else { 0 };
    Some(
        named(Message::new("themes-reason-word"), entry)
            .text("letters", letters(&dice))
            .count("points", dice.len())
            .text("open", if view.variant == Variant::Open { "yes" } else { "no" })
            .text("theme", theme)
            .count("fewer", fewer)
            .text("than", first.entry.full()),
    )
}
