//! Reasons for a word or an exchange: what leaves the hand, what is left, and what comes next.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use super::Sight;
use super::bag::Bag;
use super::choice::Choice;
use super::groups::Groups;
use syntax::{Action, Card, Take, View};
use tabletop::Message;

/// At most so many remaining cards are named.
const NAMED: usize = 2;

/// An alternative is mentioned if it costs at least so many points more.
const WORTH_A_WORD: f64 = 2.0;

/// The reason for a word that empties the hand.
pub(super) fn out() -> Message {
    Message::new("syntax-reason-out")
}

/// The reason for a bluff.
pub(super) fn bluff() -> Message {
    Message::new("syntax-reason-bluff")
}

/// The reason for an answer to a word. It tells only what everybody knows: that the word was looked up before.
pub(super) fn of_answer(view: &View) -> Option<Message> {
    let word = view.pending.as_ref()?.after.to_ascii_uppercase();
    let judged = view.judged.iter().find(|judged| judged.word == word)?;
    Some(Message::new(if judged.valid { "syntax-reason-judged-right" } else { "syntax-reason-judged-wrong" }))
}

/// The words that can be made now, replacements included, and the hands that they leave; in the order of the choices.
pub(super) fn words(all: &[Choice]) -> Vec<(String, Bag)> {
    let words = all.iter().filter(|choice| !matches!(choice.action, Action::Exchange { .. }));
    words
        .filter_map(|choice| Some((word_of(&choice.action).to_ascii_uppercase(), choice.hands.first()?.0)))
        .collect()
}

/// The reason for a choice among those that were weighed. `words` are all that can be made ([`words`]), the best one first.
pub(super) fn of(
    sight: &Sight<'_>,
    hand: Bag,
    groups: &Groups,
    chosen: &Choice,
    all: &[Choice],
    words: &[(String, Bag)],
) -> Option<Message> {
    match (&chosen.action, chosen.hands.first()) {
        (Action::Exchange { discard, take }, _) => {
            Some(exchange(sight, hand, groups, words, *discard, *take))
        }
        (_, Some((left, _))) => Some(word(sight, hand, groups, *left, chosen, all)),
        _ => None,
    }
}

fn word(
    sight: &Sight<'_>,
    hand: Bag,
    groups: &Groups,
    left: Bag,
    chosen: &Choice,
    all: &[Choice],
) -> Message {
    let deck = sight.game.deck();
    let (points, rest) = (hand.points(deck) - left.points(deck), left.points(deck));
    let message = if points > 0 {
        with_left(Message::new("syntax-reason-word").number("points", points), left)
    } else {
        Message::new("syntax-reason-better")
    };
    // The next word can empty what is left.
    let next = groups.list.iter().find(|group| left.less(group.used).is_some_and(Bag::is_empty));
    let next =
        next.and_then(|group| group.ways.iter().find(|way| way.index.is_none() || way.index != at(chosen)));
    let next = next.map_or_else(none, |way| way.word.to_ascii_uppercase());
    // The word that gets rid of more, but leaves worse cards.
    let dearer = |other: &&Choice| {
        let (lays, after) = (!matches!(other.action, Action::Exchange { .. }), other.hands.first());
        let more = after.is_some_and(|(after, _)| after.points(deck) < rest);
        lays && more && other.cost.is_finite() && other.cost - chosen.cost >= WORTH_A_WORD
    };
    let dearer = all.iter().filter(dearer).min_by(|a, b| a.cost.total_cmp(&b.cost));
    let dearer = dearer.map_or_else(none, |other| word_of(&other.action).to_ascii_uppercase());
    message.text("next", next).text("instead", dearer)
}

/// Adds the cards that are left, by name if they are few.
fn with_left(message: Message, left: Bag) -> Message {
    let mut cards: Vec<Card> = left.kinds().flat_map(|card| vec![card; left.count(card)]).collect();
    let count = cards.len();
    cards.resize(if count <= NAMED { count } else { 0 }, Card::JOKER);
    let name = |at: usize| cards.get(at).map_or_else(String::new, |card| named(*card));
    message.count("left", count).text("first", name(0)).text("second", name(1))
}

/// What stands for a word in a message that names none.
fn none() -> String {
    "none".into()
}

/// The name of a card: its letter, or `joker`.
fn named(card: Card) -> String {
    if card.is_joker() { "joker".into() } else { card.sign().into() }
}

/// The word on the table that an action changes.
fn at(choice: &Choice) -> Option<u32> {
    match &choice.action {
        Action::Insert { index, .. } | Action::Replace { index, .. } => Some(*index),
        _ => None,
    }
}

fn word_of(action: &Action) -> &str {
    match action {
        Action::Lay { word } => word,
        Action::Insert { into, .. } | Action::Replace { into, .. } => into,
        _ => "",
    }
}

fn exchange(
    sight: &Sight<'_>,
    hand: Bag,
    groups: &Groups,
    words: &[(String, Bag)],
    discard: Card,
    take: Take,
) -> Message {
    let deck = sight.game.deck();
    let rest = hand.without(discard);
    let message = |key| Message::new(key).text("card", named(discard)).number("points", deck.points(discard));
    if let (Take::FaceUp, Some(card)) = (take, sight.view.face_up) {
        // Look for the largest word that the new card makes possible.
        let after = rest.with(card);
        let helps = |used: Bag| after.less(used).is_some() && hand.less(used).is_none();
        let word = groups.list.iter().find(|group| helps(group.used)).and_then(|group| group.ways.first());
        if let Some(way) = word {
            let word = way.word.to_ascii_uppercase();
            return message("syntax-reason-face-up").text("takes", named(card)).text("word", word);
        }
    }
    // What is kept, if it makes a word: the one with most cards, which nobody can take away because it changes no word of the table.
    let kept = groups.list.iter().filter(|group| rest.less(group.used).is_some());
    let kept = kept.flat_map(|group| &group.ways).find(|way| way.index.is_none());
    let keeps = kept.map_or_else(none, |way| way.word.to_ascii_uppercase());
    let goes = words.iter().any(|(_, left)| left.count(discard) < hand.count(discard));
    let Some((instead, left)) = words.first() else { return message("syntax-reason-no-word") };
    let key = if goes { "syntax-reason-exchange" } else { "syntax-reason-dead-card" };
    message(key).text("keeps", keeps).text("instead", &**instead).number("rest", left.points(deck))
}
