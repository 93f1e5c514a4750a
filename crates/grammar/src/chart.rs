//! Judging a row of cards: a chart parser (CKY) that keeps the least faulty reading.

use alloc::vec;
use alloc::vec::Vec;

use crate::features::{Category, Features, Need};
use crate::phrase::{Edge, READINGS};
use crate::rules::{as_sentence, asks, combine, is_light};
use crate::{Card, Reason, Senses, Soundness, Verdict};

/// How many readings are gathered before all but the best are let go.
const GATHERED: usize = 40 * READINGS;
/// Readings with more faults than this are not followed.
const TOO_FAULTY: u32 = 35_000;

/// Whether a row of cards makes a sentence, how much sense it makes, and why not.
///
/// It takes time in proportion to the third power of the number of cards; twelve cards take well under a millisecond.
pub fn judge(cards: &[&Card]) -> Verdict {
    let chart = readings(cards);
    let whole = chart.last().map(Vec::as_slice).unwrap_or_default();
    // Of two readings that are equally good, the one that people would have in mind.
    let best = whole
        .iter()
        .filter_map(as_sentence)
        .min_by_key(|edge| (edge.cost, !is_light(edge), edge.commas.count_ones()));
    let light = best.as_ref().is_some_and(is_light);
    let commas = best.as_ref().map_or(0, |edge| edge.commas);
    let asks = best.as_ref().is_some_and(asks);
    let mut reasons = match best {
        // "my neighbour | who snores": what could be a question only says which neighbour is meant.
        Some(edge)
            if matches!(edge.faults[..], [Reason::SecondSubject(..), ..]) && only_tells_which(cards) =>
        {
            vec![Reason::NoVerb]
        }
        Some(edge) => edge.faults,
        None => vec![diagnose(cards, &chart)],
    };
    // What is too much is told before what is missing.
    supplies::sort_by_key(&mut reasons, |reason| {
        2 * reason.soundness() as u64 + u64::from(matches!(reason, Reason::Missing(..)))
    });
    let soundness = reasons.first().map_or(Soundness::Sensible, |reason| reason.soundness());
    Verdict { soundness, reasons, light, asks, commas }
}

/// All that each beginning of a row may be: the first card, the first two, and so on to the whole row.
fn readings<'a>(cards: &[&'a Card]) -> Vec<Vec<Edge<'a>>> {
    let count = cards.len();
    // chart[from][length - 1]
    let mut chart: Vec<Vec<Vec<Edge<'a>>>> =
        cards.iter().enumerate().map(|(at, card)| vec![Edge::lexical(card, at)]).collect();
    for length in 2..=count {
        for from in 0..=count - length {
            let mut found = Vec::new();
            for split in 1..length {
                let (Some(lefts), Some(rights)) =
                    (chart[from].get(split - 1), chart[from + split].get(length - split - 1))
                else {
                    continue;
                };
                for left in lefts {
                    for right in rights {
                        combine(left, right, &mut found);
                        if found.len() > GATHERED {
                            found = best_of(found);
                        }
                    }
                }
            }
            chart[from].push(best_of(found));
        }
    }
    chart.into_iter().next().unwrap_or_default()
}

/// The least faulty reading of every phrase.
fn best_of(mut found: Vec<Edge<'_>>) -> Vec<Edge<'_>> {
    supplies::sort_by_key(&mut found, |edge| edge.cost);
    let mut kept: Vec<Edge<'_>> = Vec::new();
    for edge in found {
        if kept.len() == READINGS || edge.cost > TOO_FAULTY {
            break;
        }
        if !kept.iter().any(|known| known.phrase == edge.phrase) {
            kept.push(edge);
        }
    }
    kept
}

/// Whether the cards have a relative clause and no other verb.
fn only_tells_which(cards: &[&Card]) -> bool {
    let says = |card: &&Card| {
        [Category::Verb, Category::ClauseHead, Category::Imperative].into_iter().any(|own| card.may_be(own))
    };
    !cards.iter().any(says) && cards.iter().any(|card| card.may_be(Category::Relative))
}

/// What the card at this place lacks, if it is a small word that ends the row or stands before what cannot follow it.
fn lacks(cards: &[&Card], at: usize) -> Option<Reason> {
    let (card, next) = (cards.get(at)?, cards.get(at + 1));
    let is = |category| card.may_be(category);
    let goes_on = |categories: &[Category]| {
        next.is_some_and(|next| categories.iter().any(|category| next.may_be(*category)))
    };
    let names = [Category::NounPhrase, Category::Noun, Category::Determiner];
    if is(Category::Preposition) && !goes_on(&names) {
        Some(Reason::Missing(at, Need::Object(Senses::ANY)))
    } else if is(Category::Subordinator) {
        Some(Reason::Missing(at, Need::Clause))
    } else if (is(Category::And) || is(Category::But)) && (next.is_none() || goes_on(&[Category::Verb])) {
        Some(Reason::Missing(at, Need::Place))
    } else if is(Category::Adjective) && goes_on(&[Category::NounPhrase, Category::Determiner]) {
        Some(Reason::Order(at, at + 1))
    } else {
        None
    }
}

/// Why a row has no reading at all as a sentence.
fn diagnose(cards: &[&Card], chart: &[Vec<Edge<'_>>]) -> Reason {
    // "pourquoi" asks, and has no verb.
    let has_verb = |features: &Features| match features.category {
        Category::Verb | Category::ClauseHead | Category::Imperative => true,
        Category::Question => features.takes != [vec![Need::Clause]],
        _ => false,
    };
    let finite = |card: &&Card| card.all_features().any(has_verb);
    let Some(verb) = cards.iter().position(finite) else { return Reason::NoVerb };
    // The longest beginning that is a phrase of any kind: the card behind it finds no place.
    let reads = |end: &usize| chart.get(end - 1).is_some_and(|readings| !readings.is_empty());
    let reach = (1..cards.len()).rev().find(reads).unwrap_or(0);
    match cards.get(reach) {
        Some(_) if reach > 0 => {
            let known = lacks(cards, reach).or_else(|| lacks(cards, reach - 1));
            known.unwrap_or(Reason::NoPlace(reach))
        }
        _ => Reason::NoSubject(verb),
    }
}
