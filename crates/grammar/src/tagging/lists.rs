//! Closed classes whose kind no word data tells: which preposition says where, which adverb says when.

use crate::{AdverbialKind, Tense};

/// Words that say the same, and the only tense that they go with, if there is one. (All lists are texts: tables of words are larger than the words.)
pub(super) type Group = (AdverbialKind, Option<Tense>, &'static str);

/// English verbs after which the subject of a question stands, and that go on with another: "is hiding".
pub(crate) const BE: &str = "is are was were";

/// Whether a list has a word.
#[inline(never)]
pub(crate) fn has(list: &str, word: &str) -> bool {
    list.split(' ').any(|listed| listed == word)
}

/// What the word says by these groups.
pub(super) fn group(groups: &[Group], word: &str) -> Option<(AdverbialKind, Option<Tense>)> {
    groups.iter().find(|(.., list)| has(list, word)).map(|(kind, tense, _)| (*kind, *tense))
}

pub(super) const FRENCH_PREPOSITIONS: [Group; 5] = [
    (AdverbialKind::Place, None, "à au aux dans sur sous chez devant derrière entre vers contre parmi près"),
    (AdverbialKind::Manner, None, "en avec sans comme par selon"),
    (AdverbialKind::Company, None, "pour"),
    (AdverbialKind::Time, None, "pendant après avant depuis dès"),
    (AdverbialKind::Cause, None, "malgré d'"),
];

pub(super) const ENGLISH_PREPOSITIONS: [Group; 5] = [
    (
        AdverbialKind::Place,
        None,
        "in on at under behind near beside above below between among inside outside around into over against from",
    ),
    (AdverbialKind::Manner, None, "with without like by"),
    (AdverbialKind::Company, None, "for about"),
    (AdverbialKind::Time, None, "during after before since until"),
    (AdverbialKind::Cause, None, "despite"),
];

pub(super) const FRENCH_ADVERBS: [Group; 6] = [
    (AdverbialKind::Place, None, "ici là là-bas partout ailleurs dehors dedans dessous loin"),
    (AdverbialKind::Time, Some(Tense::Past), "hier jadis autrefois"),
    (AdverbialKind::Time, Some(Tense::Future), "demain bientôt"),
    (AdverbialKind::Time, None, "aujourd'hui maintenant tôt tard"),
    (AdverbialKind::Frequency, None, "souvent toujours parfois quelquefois rarement encore constamment"),
    (AdverbialKind::Company, None, "ensemble seul"),
];

pub(super) const ENGLISH_ADVERBS: [Group; 6] = [
    (
        AdverbialKind::Place,
        None,
        "here there everywhere somewhere outside inside upstairs downstairs away home",
    ),
    (AdverbialKind::Time, Some(Tense::Past), "yesterday"),
    (AdverbialKind::Time, Some(Tense::Future), "tomorrow soon"),
    (AdverbialKind::Time, None, "today tonight now early late"),
    (AdverbialKind::Frequency, None, "often always sometimes rarely again"),
    (AdverbialKind::Company, None, "together"),
];

pub(super) const DEGREES: &str = "très trop si assez plus même very too so quite more not even only";
/// Determiners and adjectives that have another form before a vowel, and those that stand only before one.
pub(super) const BEFORE_CONSONANT: &str = "le la ce ma ta sa beau nouveau vieux a";
pub(super) const BEFORE_VOWEL: &str = "l' cet bel nouvel vieil an";
pub(super) const PRENOMINAL: &str = "petit grand gros beau joli bon mauvais vieux jeune nouveau autre long haut vilain premier dernier meilleur pire faux vrai double gentil seul brave";
pub(super) const COPULAS: &str = "être sembler paraître devenir rester tomber be seem become look feel";
pub(super) const WITH_INFINITIVE: &str =
    "vouloir pouvoir devoir aimer adorer détester savoir aller préférer want love like hate try";
/// Verbs that take a question: "Hugo | sait | qui ronfle".
pub(super) const TELLING: &str = "savoir dire demander deviner comprendre oublier raconter voir know tell say ask wonder guess see forget remember";
/// English verbs that take a clause with nothing before it.
pub(super) const THINKING: &str = "know say think believe hope guess see hear wish dream suppose";
