//! Words that are more together than one by one: "parce que", "il y a", "next to", times ("tous les jours", "last night"), "de la colle", "dis-moi",
//! "doesn't".

use alloc::vec;
use alloc::vec::Vec;

use super::lists::has;
use super::{of, readings};
use crate::{AdverbialKind, Category, Features, Need, Senses, Tense};
use lexicon::{Language, Words};

/// Groups of words that are a card, each list with what they are. (One text a list: the tables would be larger than the words.)
const SUBORDINATORS: &str = "|parce que|pendant que|alors que|dès que|tandis que|avant que|après que|depuis que|pour que|sans que|tant que|\
    aussitôt que|chaque fois que|même si|comme si|sauf si|as soon as|as long as|even if|even though|so that|now that|as if|only if|every time|";
/// "un ogre | mais pas | Hugo".
const AND_NOT: &str =
    "|mais pas|et pas|ou bien|ainsi que|but not|and not|as well as|and also|and then|et puis|et aussi|";
/// "vive | la reine", "thanks for | your song".
const HAILED: &str = "|vive|vivent|quel dommage pour|gare à|merci pour|merci à|adieu|thanks for|thank you for|beware of|long live|down with|hurrah for|à bas|";
/// "voilà | la reine".
const SHOWN: &str =
    "|voilà|voici|il y a|il y avait|there is|there are|there was|there were|here is|here are|here comes|";
/// "c'est | la reine", and where, and how.
const NAMED: &str = "|c'est|c'était|ce sont|ce n'est pas|this is|that is|";
/// "est-ce que | la reine | chante".
const ASKED: &str = "|est-ce que|pourquoi est-ce que|";
/// "is there | a giraffe".
const SEEN: &str = "|is there|are there|was there|were there|y a-t-il|";
/// "qu'est-ce que | la reine | cache".
const WHAT: &str = "|qu'est-ce que|ce que|ce qui|";
/// "attention | il pleut".
const CALLS: &str = "|attention|bonjour|bonsoir|salut|merci|oui|non|hélas|bravo|vite|tiens|dis|au secours|hello|hi|hey|yes|no|please|help|oh|oh no|well|look|écoute|écoutez|listen|enfin|alors|voyons|sorry|pardon|chut|ah|eh bien|wow|ok|s'il te plaît|s'il vous plaît|of course|bien sûr|";
/// "personne ne | chante": the subject is nobody.
const NOBODY: &str = "|personne ne|rien ne|nul ne|personne n'|rien n'|";
/// What makes a preposition of the words before it.
const NEXT_TO: [&str; 4] = ["de", "of", "to", "from"];
const NEXT: &str = "|à côté|près|loin|autour|au milieu|en face|au bord|à l'intérieur|next|close|in front|on top|out|inside|far|";
const THANKS: &str = "|à cause|grâce|because|instead|au lieu|";

/// Parts of days, days and longer times, in the singular.
const FRENCH_TIMES: &str = "jour matin midi soir nuit semaine mois an année après-midi week-end été hiver printemps automne samedi dimanche lundi mardi mercredi jeudi vendredi fois instant moment matinée";
const ENGLISH_TIMES: &str = "day morning noon afternoon evening night week month year weekend summer winter spring autumn saturday sunday monday tuesday wednesday thursday friday time moment hour minute";
/// Those that say how often when they follow "le": "le samedi".
const FRENCH_DAYS: &str = "samedi dimanche lundi mardi mercredi jeudi vendredi matin soir";

fn is(list: &str, words: &str) -> bool {
    list.split('|').any(|listed| !listed.is_empty() && listed == words)
}

/// Whether the words are also said before a sentence, and no part of it.
pub(super) fn calls(words: &str) -> bool {
    is(CALLS, words)
}

/// What the words are as a whole, where that is more than their parts.
pub(super) fn set(words: &Words, text: &str) -> Option<Vec<Features>> {
    let language = words.language();
    let lower = lexicon::plain(text);
    let takes = |category, frames: &[&[Need]]| {
        let takes = frames.iter().map(|frame| frame.to_vec()).collect();
        Some(vec![Features { takes, begins_with_vowel: lower.starts_with(['e', 'i', 'a']), ..of(category) }])
    };
    let object = [Need::Object(Senses::ANY)];
    if is(AND_NOT, &lower) {
        return takes(Category::And, &[]);
    }
    if is(SUBORDINATORS, &lower) {
        let before_consonant = lower.ends_with("que");
        let begins_with_vowel = lower.starts_with(['a', 'e', 'i']);
        return Some(vec![Features { before_consonant, begins_with_vowel, ..of(Category::Subordinator) }]);
    }
    if is(SHOWN, &lower) || is(HAILED, &lower) {
        return takes(Category::ClauseHead, &[&object]);
    }
    if is(SEEN, &lower) {
        return takes(Category::Question, &[&object]);
    }
    if is(NAMED, &lower) {
        return takes(Category::ClauseHead, &[&[Need::Attribute], &[Need::Place]]);
    }
    if is(ASKED, &lower) {
        return takes(Category::Question, &[&[Need::Clause]]);
    }
    if is(WHAT, &lower) {
        return takes(Category::Who, &[]);
    }
    if is(NOBODY, &lower) {
        let number = Some(crate::Number::Singular);
        return Some(vec![Features { number, sense: Senses::ANY, ..of(Category::NounPhrase) }]);
    }
    if is("|let's|let us|", &lower) {
        return takes(Category::Imperative, &[&[Need::BareInfinitive]]);
    }
    // "plus furieuse que", "as tall as", "taller than" want somebody or something to compare with.
    if let Some(kind) = compared(words, &lower) {
        let (subject, before_consonant) = (Senses::ANY, lower.ends_with("que"));
        let begins_with_vowel = lower.starts_with('a');
        let preposition = of(Category::Preposition);
        return Some(vec![Features {
            adverbial: Some(kind),
            subject,
            before_consonant,
            begins_with_vowel,
            ..preposition
        }]);
    }
    // "est-elle", "chante-t-il": the verb asks.
    if let Some(asked) = inverted(words, language, &lower) {
        return Some(asked);
    }
    // "a peur", "ont faim" take nothing.
    if let Some((verb, "peur" | "faim" | "soif" | "froid" | "chaud" | "sommeil" | "mal" | "honte")) =
        lower.rsplit_once(' ')
        && language == Language::French
        && has("a as ai ont avons avez n'a n'ont avait avaient", verb)
    {
        let has = readings(words, verb).into_iter().find(|features| features.category == Category::Verb)?;
        return Some(vec![Features { takes: Vec::new(), ..has }]);
    }
    // "a peur de", "is afraid of" are verbs with an object.
    if let Some((verb, "peur de" | "besoin de" | "envie de" | "horreur de")) = lower.split_once(' ') {
        let takes = vec![object.to_vec()];
        let has = readings(words, verb).into_iter().find(|features| features.category == Category::Verb)?;
        return Some(vec![Features { takes, before_consonant: true, ..has }]);
    }
    if let Some((before, last)) = lower.rsplit_once(' ')
        && NEXT_TO.contains(&last)
    {
        let kind = if is(NEXT, before) {
            Some(AdverbialKind::Place)
        } else {
            is(THANKS, before).then_some(AdverbialKind::Cause)
        };
        if kind.is_some() {
            let (subject, before_consonant) = (Senses::ANY, last == "de");
            let begins_with_vowel = lower.starts_with(['a', 'à', 'e', 'i', 'o']);
            let preposition = of(Category::Preposition);
            return Some(vec![Features {
                adverbial: kind,
                subject,
                before_consonant,
                begins_with_vowel,
                ..preposition
            }]);
        }
    }
    if let Some((kind, tense)) = time(language, &lower) {
        let vowels = if language == Language::French { "aeéiouh" } else { "aeiou" };
        let begins_with_vowel = lower.starts_with(|first| vowels.contains(first));
        let adverbial = Some(kind);
        return Some(vec![Features { adverbial, tense, begins_with_vowel, ..of(Category::Adverbial) }]);
    }
    match language {
        Language::French => partitive(words, text, &lower).or_else(|| told(words, &lower)),
        Language::English => negated(words, &lower).or_else(|| told(words, &lower)),
    }
}

/// Words that say when as well as what: "un jour", "la nuit".
pub(super) fn also_when(words: &str) -> bool {
    is(
        "|un jour|un matin|un soir|une nuit|une fois|la nuit|le jour|la journée|one day|one night|one morning|one evening|",
        words,
    )
}

/// Whether words say only when or how often, judged by their first and last words, and the tense that they go with.
fn time(language: Language, lower: &str) -> Option<(AdverbialKind, Option<Tense>)> {
    let words: Vec<&str> = lower.split([' ', '\u{a0}', '\'']).filter(|word| !word.is_empty()).collect();
    let (first, rest) = words.split_first()?;
    let mut last = rest.last()?;
    if rest.len() > 3 {
        return None;
    }
    let is = |list: &str, word: &str| {
        has(list, word) || word.strip_suffix('s').is_some_and(|word| has(list, word))
    };
    let times = match language {
        Language::French => FRENCH_TIMES,
        Language::English => ENGLISH_TIMES,
    };
    // "l'an dernier", "la semaine prochaine".
    let tense = match (language, *last, *first) {
        (Language::French, "dernier" | "dernière" | "passé" | "passée", "le" | "la" | "l") => {
            Some(Tense::Past)
        }
        (Language::French, "prochain" | "prochaine", "le" | "la" | "l") => Some(Tense::Future),
        (Language::French, _, "hier") | (Language::English, _, "last" | "yesterday") => Some(Tense::Past),
        (Language::French, _, "demain") | (Language::English, _, "next" | "tomorrow") => Some(Tense::Future),
        _ => None,
    };
    let behind = has("le la l", first) && tense.is_some();
    if behind {
        last = rest.iter().rev().nth(1)?;
    }
    if !is(times, last) {
        return None;
    }
    if behind {
        return Some((AdverbialKind::Time, tense));
    }
    let second = rest.first().copied().unwrap_or_default();
    let kind = match (language, *first) {
        (Language::French, "ce" | "cet" | "cette" | "hier" | "demain") => Some(AdverbialKind::Time),
        (Language::French, "chaque" | "tous" | "toutes") => Some(AdverbialKind::Frequency),
        (Language::French, "le") if is(FRENCH_DAYS, second) && rest.len() < 3 => {
            Some(AdverbialKind::Frequency)
        }
        (Language::English, "this" | "last" | "next" | "tomorrow" | "yesterday") => Some(AdverbialKind::Time),
        (Language::English, "in" | "at" | "on") => Some(AdverbialKind::Time),
        (Language::English, "every" | "each") => Some(AdverbialKind::Frequency),
        _ => None,
    };
    kind.map(|kind| (kind, tense))
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

/// What a comparison says: in what state, or how.
fn compared(words: &Words, lower: &str) -> Option<AdverbialKind> {
    let (start, last) = lower.rsplit_once(' ')?;
    let compared = match (last, start.split_once(' ')) {
        ("que", Some(("plus" | "moins" | "aussi", rest))) => rest,
        ("que", None) if has("mieux plus moins autant", start) => return Some(AdverbialKind::Manner),
        ("as", Some(("as", rest))) => rest,
        ("than", Some(("more" | "less", rest))) => rest,
        ("than", None) => start,
        _ => return None,
    };
    let found = readings(words, compared);
    let is = |category| found.iter().any(|features| features.category == category);
    if is(Category::Adjective) {
        Some(AdverbialKind::State)
    } else {
        is(Category::Adverbial).then_some(AdverbialKind::Manner)
    }
}

/// "est-elle", "chante-t-il", with the subject before it, or in it.
fn inverted(words: &Words, language: Language, lower: &str) -> Option<Vec<Features>> {
    let (verb, pronoun) = lower.rsplit_once('-')?;
    let verb = verb.strip_suffix("-t").unwrap_or(verb);
    if language != Language::French || !has("il elle on ils elles", pronoun) || verb.contains('-') {
        return None;
    }
    let several = has("ils elles", pronoun);
    let number = if several { crate::Number::Plural } else { crate::Number::Singular };
    let is_verb = |features: &Features| {
        features.category == Category::Verb && features.person == 3 && features.number == Some(number)
    };
    let verb = readings(words, verb).into_iter().find(is_verb)?;
    let gender = match pronoun {
        "elle" | "elles" => Some(crate::Gender::Feminine),
        "on" => None,
        _ => Some(crate::Gender::Masculine),
    };
    let whole = Features { category: Category::Question, ..verb.clone() };
    Some(vec![Features { gender, indirect: true, ..verb }, whole])
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
