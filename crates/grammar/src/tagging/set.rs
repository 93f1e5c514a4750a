//! Words that are more together than one by one: times ("tous les jours", "last night"), "de la colle", "dis-moi", "doesn't".

use super::{of, readings};
use crate::{AdverbialKind, Category, Features, Need, Senses};
use lexicon::{Language, Words};

/// Parts of days, days and longer times, in the singular.
const FRENCH_TIMES: [&str; 26] = [
    "jour",
    "matin",
    "midi",
    "soir",
    "nuit",
    "semaine",
    "mois",
    "an",
    "année",
    "après-midi",
    "week-end",
    "été",
    "hiver",
    "printemps",
    "automne",
    "samedi",
    "dimanche",
    "lundi",
    "mardi",
    "mercredi",
    "jeudi",
    "vendredi",
    "fois",
    "instant",
    "moment",
    "matinée",
];
const ENGLISH_TIMES: [&str; 25] = [
    "day",
    "morning",
    "noon",
    "afternoon",
    "evening",
    "night",
    "week",
    "month",
    "year",
    "weekend",
    "summer",
    "winter",
    "spring",
    "autumn",
    "saturday",
    "sunday",
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "time",
    "moment",
    "hour",
    "minute",
];
/// Those behind "le" that say when and nothing else.
const FRENCH_DAYS: [&str; 9] =
    ["samedi", "dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "matin", "soir"];

/// What the words are as a whole, where that is more than their parts.
pub(super) fn set(words: &Words, text: &str) -> Option<Vec<Features>> {
    let language = words.language();
    let lower = lexicon::plain(text);
    if let Some(kind) = time(language, &lower) {
        let vowels = if language == Language::French { "aeéiouh" } else { "aeiou" };
        let begins_with_vowel = lower.starts_with(|first| vowels.contains(first));
        return Some(vec![Features { adverbial: Some(kind), begins_with_vowel, ..of(Category::Adverbial) }]);
    }
    match language {
        Language::French => partitive(words, text, &lower).or_else(|| told(words, &lower)),
        Language::English => negated(words, &lower).or_else(|| told(words, &lower)),
    }
}

/// Whether words say when or how often, and nothing else: by how they begin and what they end with.
fn time(language: Language, lower: &str) -> Option<AdverbialKind> {
    let words: Vec<&str> = lower.split([' ', '\u{a0}', '\'']).filter(|word| !word.is_empty()).collect();
    let (first, rest) = words.split_first()?;
    let last = rest.last()?;
    if rest.len() > 3 {
        return None;
    }
    let is = |list: &[&str], word: &str| {
        list.contains(&word) || word.strip_suffix('s').is_some_and(|word| list.contains(&word))
    };
    let times: &[&str] = match language {
        Language::French => &FRENCH_TIMES,
        Language::English => &ENGLISH_TIMES,
    };
    if !is(times, last) {
        return None;
    }
    let second = rest.first().copied().unwrap_or_default();
    match (language, *first) {
        (Language::French, "ce" | "cet" | "cette" | "hier" | "demain") => Some(AdverbialKind::Time),
        (Language::French, "chaque" | "tous" | "toutes") => Some(AdverbialKind::Frequency),
        (Language::French, "le") if is(&FRENCH_DAYS, second) && rest.len() < 3 => {
            Some(AdverbialKind::Frequency)
        }
        (Language::English, "this" | "last" | "next" | "tomorrow" | "yesterday") => Some(AdverbialKind::Time),
        (Language::English, "in" | "at" | "on") => Some(AdverbialKind::Time),
        (Language::English, "every" | "each") => Some(AdverbialKind::Frequency),
        _ => None,
    }
}

/// "de la colle", "de l'eau": as with the article alone.
fn partitive(words: &Words, text: &str, lower: &str) -> Option<Vec<Features>> {
    let behind =
        ["de la ", "de l'"].iter().any(|start| lower.starts_with(start)).then(|| text.get(3..))??;
    let phrases: Vec<Features> = readings(words, behind)
        .into_iter()
        .filter(|features| features.category == Category::NounPhrase)
        .map(|features| Features { begins_with_vowel: false, ..features })
        .collect();
    (!phrases.is_empty()).then_some(phrases)
}

/// "dis-moi", "tell me": to whom it is said is in it.
fn told(words: &Words, lower: &str) -> Option<Vec<Features>> {
    let (verb, whom) = lower.rsplit_once(['-', ' '])?;
    let people = ["moi", "nous", "lui", "leur", "me", "us", "him", "her", "them"];
    if !people.contains(&whom) || verb.contains(' ') {
        return None;
    }
    let is_imperative = |features: &Features| features.category == Category::Imperative;
    let said = readings(words, verb).into_iter().find(is_imperative)?;
    let takes = vec![vec![Need::Object(Senses::ANY)], vec![Need::Question], vec![Need::Clause]];
    Some(vec![Features { takes, ..said }])
}

/// "doesn't understand": as it is said in full.
fn negated(words: &Words, lower: &str) -> Option<Vec<Features>> {
    let full = lower
        .replace("can't", "cannot")
        .replace("won't", "will not")
        .replace("n't", " not")
        .replace("cannot", "can not");
    (full != lower).then(|| readings(words, &full))
}
