//! Which two stretches of words, side by side, make one.

use alloc::vec;
use alloc::vec::Vec;

use super::{Item, of};
use crate::{AdverbialKind, Category, Features, Need, Senses, Tense};
use lexicon::Language;

/// Whether two agree, and what both are then.
fn agree(a: &Features, b: &Features) -> Option<(Option<crate::Gender>, Option<crate::Number>)> {
    let agreement = |features: &Features| crate::Agreement {
        gender: features.gender,
        number: features.number,
        person: None,
    };
    agreement(a).unify(agreement(b)).map(|both| (both.gender, both.number))
}

/// All that two stretches make side by side.
pub(super) fn join(language: Language, left: &Item, right: &Item) -> Vec<Item> {
    let french = language == Language::French;
    match (left, right) {
        (Item::Phrase(a), Item::Phrase(b)) => phrases(french, a, b).into_iter().map(Item::Phrase).collect(),
        (Item::Preposition(kind), Item::Phrase(b))
            if matches!(b.category, Category::Noun | Category::NounPhrase) =>
        {
            vec![Item::Phrase(Features { adverbial: Some(*kind), ..of(Category::Adverbial) })]
        }
        // "en chantant", "while singing".
        (Item::Preposition(AdverbialKind::Manner), Item::Participle(_, true)) => {
            let manner = Some(AdverbialKind::Manner);
            vec![Item::Phrase(Features { adverbial: manner, ..of(Category::Adverbial) })]
        }
        // "ne cache pas", said to somebody.
        (Item::Phrase(said), Item::Negation) if french && said.category == Category::Imperative => {
            vec![Item::Forbidden(said.clone())]
        }
        (Item::Clitic, Item::Forbidden(said)) => vec![Item::Phrase(said.clone())],
        (Item::Clitic, Item::Phrase(verb)) if verb.category == Category::Verb => vec![right.clone()],
        (Item::Phrase(verb), Item::Negation) if verb.category == Category::Verb => vec![left.clone()],
        (Item::Auxiliary(..), Item::Negation) => vec![left.clone()],
        (Item::Clitic, Item::Auxiliary(..)) => vec![right.clone()],
        (Item::Degree, Item::Phrase(b))
            if matches!(b.category, Category::Adjective | Category::Adverbial) =>
        {
            vec![right.clone()]
        }
        // "never eats".
        (Item::Negation, Item::Phrase(verb)) if !french && verb.category == Category::Verb => {
            vec![right.clone()]
        }
        // "ne mange", "do not".
        (Item::Helper(_), Item::Negation) | (Item::Clitic, Item::Helper(_)) => {
            vec![if matches!(left, Item::Helper(_)) { left.clone() } else { right.clone() }]
        }
        (Item::Helper(helper), Item::Phrase(infinitive)) if infinitive.category == Category::Infinitive => {
            let verb = Features { takes: infinitive.takes.clone(), ..helper.clone() };
            if helper.category == Category::Question {
                return vec![Item::Phrase(verb)];
            }
            let said = Features { category: Category::Imperative, number: None, ..verb.clone() };
            let plain =
                helper.number != Some(crate::Number::Singular) && helper.tense == Some(Tense::Present);
            [verb].into_iter().chain(plain.then_some(said)).map(Item::Phrase).collect()
        }
        // "have you | seen", "can you | see": its subject is in it.
        (Item::Auxiliary(verb, _) | Item::Helper(verb), Item::Phrase(whom))
            if !french && verb.category == Category::Verb && whom.category == Category::NounPhrase =>
        {
            let asks = Features { category: Category::Question, number: None, person: 3, ..verb.clone() };
            vec![match left {
                Item::Auxiliary(_, progressive) => Item::Auxiliary(asks, *progressive),
                _ => Item::Helper(asks),
            }]
        }
        // "is talking to".
        (Item::Phrase(verb), Item::To)
            if verb.category != Category::Infinitive
                && verb.takes.contains(&Vec::new())
                && !verb.takes.contains(&vec![Need::Infinitive]) =>
        {
            vec![Item::Phrase(Features { takes: vec![vec![Need::Object(Senses::ANY)]], ..verb.clone() })]
        }
        // "is dancing with": what follows belongs to the preposition.
        (Item::Phrase(verb), Item::Preposition(_) | Item::Of)
            if matches!(verb.category, Category::Verb | Category::ClauseHead | Category::Imperative)
                && (verb.takes.is_empty() || verb.takes.contains(&Vec::new())) =>
        {
            let behind = vec![Need::Object(Senses::ANY)];
            vec![Item::Phrase(Features { takes: vec![behind], before_consonant: false, ..verb.clone() })]
        }
        // "dit que", "I think that".
        (Item::Phrase(verb), Item::That)
            if matches!(verb.category, Category::Verb | Category::ClauseHead | Category::Imperative) =>
        {
            let takes = vec![vec![Need::Clause]];
            vec![Item::Phrase(Features { takes, before_consonant: french, ..verb.clone() })]
        }
        // "wants to": the infinitive is on the next card.
        (Item::Phrase(verb), Item::To) if verb.takes.contains(&vec![Need::Infinitive]) => {
            vec![Item::Phrase(Features { takes: vec![vec![Need::BareInfinitive]], ..verb.clone() })]
        }
        // "too much", "so many".
        (Item::Degree, Item::Phrase(b)) if b.category == Category::Determiner && !french => {
            vec![right.clone()]
        }
        (Item::To, Item::Phrase(infinitive)) if infinitive.category == Category::Infinitive => {
            vec![right.clone()]
        }
        (Item::Auxiliary(verb, progressive), Item::Participle(participle, present)) => {
            // "is singing" goes on; "is sung" and "il est venu" are left to the voters' ears: both are well formed.
            if *present && !progressive {
                return Vec::new();
            }
            let tense = if *present { verb.tense } else { Some(Tense::Past) };
            vec![Item::Phrase(Features { takes: participle.takes.clone(), tense, ..verb.clone() })]
        }
        (Item::Who, Item::Phrase(verb))
            if verb.category == Category::Verb
                && (verb.takes.is_empty() || verb.takes.contains(&Vec::new())) =>
        {
            vec![Item::Phrase(Features {
                number: verb.number,
                subject: verb.subject,
                ..of(Category::Relative)
            })]
        }
        _ => Vec::new(),
    }
}

fn phrases(french: bool, a: &Features, b: &Features) -> Option<Features> {
    let elided = if b.begins_with_vowel { !a.before_consonant } else { !a.before_vowel };
    // The seam of the new phrase: how its first word begins, how its last one ends.
    let seam = |features: Features| Features {
        begins_with_vowel: a.begins_with_vowel,
        before_consonant: b.before_consonant,
        before_vowel: b.before_vowel,
        ..features
    };
    let intransitive =
        |features: &Features| features.takes.is_empty() || features.takes.contains(&Vec::new());
    let takes_object =
        |features: &Features| features.takes.iter().any(|frame| matches!(frame[..], [Need::Object(_)]));
    match (a.category, b.category) {
        (Category::Determiner, Category::Noun) if elided => {
            let (gender, number) = agree(a, b)?;
            Some(seam(Features { gender, number, sense: b.sense, ..of(Category::NounPhrase) }))
        }
        // "my old", "ma petite".
        (Category::Determiner, Category::Adjective) if b.prenominal && elided => {
            let (gender, number) = agree(a, b)?;
            Some(seam(Features {
                gender,
                number,
                sense: a.sense,
                indirect: a.indirect,
                ..of(Category::Determiner)
            }))
        }
        (Category::Adjective, Category::Noun) if a.prenominal && elided => {
            let (gender, number) = agree(a, b)?;
            Some(seam(Features { gender, number, sense: b.sense, ..of(Category::Noun) }))
        }
        (Category::Noun, Category::Adjective) if french && !b.prenominal => {
            let (gender, number) = agree(a, b)?;
            Some(seam(Features { gender, number, sense: a.sense, ..of(Category::Noun) }))
        }
        (Category::NounPhrase, Category::Verb) if elided => {
            let agrees = if !french && a.person != 3 {
                // "I sing", "you sing".
                b.number != Some(crate::Number::Singular)
            } else {
                a.person == b.person && agree(&Features { gender: None, ..a.clone() }, b).is_some()
            };
            let clause = Features { tense: b.tense, takes: b.takes.clone(), ..of(Category::ClauseHead) };
            agrees.then(|| seam(clause))
        }
        (Category::Verb | Category::ClauseHead | Category::Imperative, Category::NounPhrase)
            if takes_object(a) =>
        {
            // "gave me": what was given may follow.
            let given = (b.person == 0).then(|| vec![Need::Object(Senses::ANY)]);
            let takes = [Vec::new()].into_iter().chain(given).collect();
            Some(seam(Features { takes, ..a.clone() }))
        }
        (Category::Verb | Category::ClauseHead | Category::Imperative, Category::Adverbial)
            if intransitive(a) =>
        {
            Some(seam(a.clone()))
        }
        (Category::Verb | Category::ClauseHead, Category::Adjective)
            if a.takes.contains(&vec![Need::Attribute]) =>
        {
            Some(seam(Features { takes: vec![Vec::new()], ..a.clone() }))
        }
        // "veut chanter", "wants to sing".
        (Category::Verb | Category::ClauseHead, Category::Infinitive)
            if a.takes.contains(&vec![Need::Infinitive]) =>
        {
            Some(seam(Features { takes: b.takes.clone(), ..a.clone() }))
        }
        (Category::Adverbial, Category::Adverbial) => Some(seam(b.clone())),
        _ => None,
    }
}
