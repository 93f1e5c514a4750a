//! What makes a sentence of a phrase.

use crate::phrase::{Edge, Mood, Phrase, Verbal};
use crate::{AdverbialKind, Reason};

/// More adverbials in one clause are too much.
const MOST_ADVERBIALS: u32 = 3;

/// Whether a sentence asks.
pub(crate) fn asks(edge: &Edge<'_>) -> bool {
    matches!(&edge.phrase, Phrase::Verbal(verbal) if verbal.mood == Mood::Question)
}

/// The most weight of a light sentence. Searches drop heavier phrases early, because weight is never to get less.
pub(crate) const LIGHT: u8 = 1;

/// Whether somebody who speaks naturally would say it so: one adverbial in front, two in all, one of them saying when, and not too much put into
/// one another.
pub(crate) fn is_light(edge: &Edge<'_>) -> bool {
    let Phrase::Verbal(verbal) = &edge.phrase else { return false };
    let adverbials = verbal.adverbials.count();
    let called = u32::from(verbal.called);
    // "à minuit, la reine danse dans la fontaine", "danse avec Hugo dans la fontaine", and neither "dans la fontaine, la reine danse à minuit" nor
    // "… dans la fontaine en pyjama".
    let says = |kind| verbal.adverbials.has(kind);
    let [place, company] = [AdverbialKind::Place, AdverbialKind::Company].map(says);
    let when = says(AdverbialKind::Time) || says(AdverbialKind::Frequency);
    let two = adverbials < 2
        || (when && (place || company) || place && company) && !verbal.fronted.has(AdverbialKind::Place);
    // "la reine danse et il pleut" is enough.
    let one = !verbal.joined || verbal.weight == 0 || adverbials == 0;
    // "Julie, pourquoi la reine danse dans la fontaine ?", and not "Julie, regarde en cachette".
    let plain = !verbal.called || adverbials == 0 || verbal.asks();
    // "regarde, il pleut à minuit": one looks now.
    let now = verbal.mood != Mood::Command || !verbal.joined || !says(AdverbialKind::Time);
    verbal.fronted.count() + called <= 1
        && verbal.weight <= LIGHT
        && adverbials + u32::from(verbal.weight) + called <= 2
        && two
        && one
        && plain
        && now
}

/// A phrase over a whole row as a sentence, with what it lacks as faults; `None` if it cannot be one.
pub(crate) fn as_sentence<'a>(edge: &Edge<'a>) -> Option<Edge<'a>> {
    let finished = |verbal: &Verbal<'a>| {
        let verbless = (!verbal.finite).then_some(Reason::NoVerb);
        let missing = verbal.needs.first().map(|need| Reason::Missing(edge.head, *need));
        let alone = verbal.subject.is_some().then_some(Reason::NoSubject(edge.head));
        // "quand il pleut" answers nothing by itself.
        let told =
            matches!(verbal.mood, Mood::Indirect | Mood::Told).then_some(Reason::NoSubject(edge.first_at));
        let much = (verbal.adverbials.count() > MOST_ADVERBIALS).then_some(Reason::TooMuch(edge.last_at));
        let mut whole = edge.clone();
        for fault in [verbless, missing, alone, told, much].into_iter().flatten() {
            let phrase = whole.phrase.clone();
            whole = whole.with(phrase, Some(fault));
        }
        whole
    };
    match &edge.phrase {
        Phrase::Verbal(verbal) => Some(finished(verbal)),
        Phrase::Joined { phrase, .. } => match &**phrase {
            Phrase::Verbal(verbal) if verbal.finite => {
                let phrase = edge.phrase.clone();
                Some(finished(verbal).with(phrase, Some(Reason::LeadingConjunction(edge.first_at))))
            }
            _ => None,
        },
        _ => None,
    }
}
