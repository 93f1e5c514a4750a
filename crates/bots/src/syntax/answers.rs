//! Answers to words (SYN-20) and to offers (SYN-28).

use alloc::format;

use super::Sight;
use crate::Level;
use lexicon::Vocabulary;
use rand::RngExt;
use syntax::{Action, LIMIT, PENALTY};
use tabletop::Chance;

/// Whether to contest the word that has just been made.
pub(super) fn to_word(sight: &Sight<'_>, chance: &mut Chance) -> Action {
    let Some(pending) = &sight.view.pending else { return Action::Accept };
    let word = pending.after.to_ascii_uppercase();
    if let Some(judged) = sight.view.judged.iter().find(|judged| judged.word == word) {
        let contests = !judged.valid && sight.level != Level::Random;
        return if contests { Action::Challenge } else { Action::Accept };
    }
    let vocabulary = sight.vocabulary();
    let known = vocabulary.contains(&word);
    let contests = match sight.level {
        Level::Random => chance.below(8) == 0,
        Level::Greedy => false,
        Level::Hard => !known,
        Level::Easy | Level::Medium => {
            !known && f64::from(chance.random::<f32>()) < doubt(sight, &vocabulary, &word)
        }
    };
    if contests { Action::Challenge } else { Action::Accept }
}

/// How likely a bot contests a word that it does not know. The less it looks like a word, the likelier.
fn doubt(sight: &Sight<'_>, vocabulary: &Vocabulary, word: &str) -> f64 {
    let wrong = 1.0 - likeness(vocabulary, word);
    // A bet on even odds. A player of middling strength bets well; a weak one bets on a feeling.
    let mut doubt = match sight.level {
        Level::Medium => ((wrong - 0.55) * 2.4).clamp(0.0, 0.95),
        _ => ((wrong - 0.4) * 1.1).clamp(0.02, 0.7),
    };
    let score = sight.own().map_or(0, |own| own.score);
    if score + PENALTY >= LIMIT {
        // Being wrong may put the seat out of the match.
        doubt *= 0.4;
    }
    let pending = sight.view.pending.as_ref();
    let maker = pending.and_then(|pending| sight.view.seats.get(pending.seat.index()));
    if maker.is_some_and(|maker| maker.hand_count == 0) {
        // If nobody says anything the round is over.
        doubt = (doubt * 1.3 + 0.04).min(0.97);
    }
    doubt
}

/// How much a text looks like a word, from 0 (not at all) to 1 (it may well be one). It goes by the endings of known words and by the
/// mixture of vowels and consonants.
pub(super) fn likeness(vocabulary: &Vocabulary, word: &str) -> f64 {
    let known_stem = |cut: usize| {
        let stem = word.get(..word.len().saturating_sub(cut)).unwrap_or("");
        stem.len() >= 3
            && (vocabulary.contains(stem)
                || ["E", "ER", "IR", "RE", "S", "T"]
                    .iter()
                    .any(|end| vocabulary.contains(&format!("{stem}{end}"))))
    };
    let mut like: f64 = if word.len() > 4 { 0.62 } else { 0.5 };
    if (1..=4).any(known_stem) {
        like += 0.3;
    }
    let vowel = |letter: u8| matches!(letter, b'A' | b'E' | b'I' | b'O' | b'U' | b'Y');
    let runs = |of_vowels: bool| {
        let same = word.as_bytes().chunk_by(|a, b| vowel(*a) == vowel(*b));
        same.filter(|run| run.first().is_some_and(|letter| vowel(*letter) == of_vowels))
            .map(<[u8]>::len)
            .max()
            .unwrap_or(0)
    };
    let (vowels, consonants) = (runs(true), runs(false));
    if vowels == 0 {
        like -= 0.5;
    }
    like -= 0.2 * consonants.saturating_sub(2) as f64 + 0.15 * vowels.saturating_sub(2) as f64;
    let pairs = word.as_bytes().windows(2);
    let odd = |pair: &[u8]| match pair {
        [b'Q', second] => *second != b'U',
        [b'J' | b'V' | b'W' | b'X' | b'Z', second] => !vowel(*second),
        [first, b'J' | b'W' | b'X'] => !vowel(*first),
        [first, second] => first == second && !vowel(*first) && !b"LMNPRSTFC".contains(first),
        _ => false,
    };
    like -= 0.3 * pairs.filter(|pair| odd(pair)).count() as f64;
    like.clamp(0.0, 0.97)
}

/// Whether to come back: not if the first bad round would put the seat out again.
pub(super) fn to_offer(sight: &Sight<'_>, chance: &mut Chance) -> Action {
    let playing = sight.others().map(|seat| seat.score);
    let account = playing.max().unwrap_or(0);
    let comes_back = match (sight.level, account) {
        (Level::Random, _) => chance.below(2) == 0,
        (_, ..=75) => true,
        (Level::Easy | Level::Greedy, ..=89) => true,
        (_, ..=85) => chance.below(2) == 0,
        _ => false,
    };
    if comes_back { Action::ReEnter } else { Action::Retire }
}
