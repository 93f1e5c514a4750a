//! What one word may be.

use alloc::vec;
use alloc::vec::Vec;

use super::lists::{
    BEFORE_CONSONANT, BEFORE_VOWEL, COPULAS, DEGREES, ENGLISH_ADVERBS, ENGLISH_PREPOSITIONS, FRENCH_ADVERBS,
    FRENCH_PREPOSITIONS, PRENOMINAL, TELLING, THINKING, WITH_INFINITIVE, group, has,
};
use super::seen::{is_bare_present, is_present};
use super::{Item, of};
use crate::{AdverbialKind, Agreement, Category, Features, Need, Sense, Senses, Tense};
use lexicon::{Kind, Language, Mood, Morphology, Part, Person, Valency};

const VOWELS: [char; 7] = ['a', 'e', 'é', 'ê', 'o', 'u', 'i'];
/// Words that make a question of a clause, to be told or wondered.
const INDIRECT: &str = "quand comment où si combien why when how where if whether";

/// Determiners that ask.
const ASKING: &str = "quel quelle quels quelles which what whose";
/// French words before a verb that are its object.
const CLITICS: &str = "me te se le la les nous vous";
const MEN: &str = "king prince man boy father brother son uncle husband grandfather nephew wizard gentleman dad daddy grandpa";
const WOMEN: &str = "queen princess woman girl mother sister daughter aunt wife grandmother niece witch lady mum mom mummy grandma granny";
/// Nouns that are names in their family: "maman dort".
const FAMILY: &str =
    "maman papa mamie mamy papi papy mémé pépé tata tonton mum mom mummy dad daddy grandma granny grandpa";

/// Words that make an adverbial of a clause.
const FRENCH_SUBORDINATORS: &str = "quand lorsque si comme puisque car";
const ENGLISH_SUBORDINATORS: &str =
    "when if because while although though unless once whenever wherever after before until since as";

/// English determiners that say whose something is.
const POSSESSIVES: &str = "my your his her its our their";

/// What one word may be.
pub(super) fn word(morphology: &Morphology, language: Language, token: &str) -> Vec<Item> {
    let mut items: Vec<Item> = Vec::new();
    let vowel = |aspirated: bool| {
        !aspirated
            && token.starts_with(|first: char| {
                "aeiouyàâéèêëîïôùûœæ".contains(first) || language == Language::French && first == 'h'
            })
    };
    let mut add = |item: Item| {
        if !items.contains(&item) {
            items.push(item);
        }
    };
    closed(language, token, &mut add);
    let analyses = morphology.analyses(token);
    let exact = analyses.iter().any(|analysis| analysis.spelling == token);
    for analysis in analyses.iter().filter(|analysis| !exact || analysis.spelling == token) {
        let found = analysis.features;
        let Agreement { gender, number, person } = found.into();
        let gender = match language {
            Language::French => gender,
            Language::English => in_life(token),
        };
        // What English leaves unsaid.
        let unsaid =
            (language == Language::English && number.is_none()).then(|| unsaid(token, found)).flatten();
        // "our" is of several people, and goes with one thing or many.
        let owner = language == Language::English
            && found.part() == Some(Part::Determiner)
            && has(POSSESSIVES, token);
        let number = number.or(unsaid).filter(|_| !owner);
        let begins_with_vowel = vowel(found.is_aspirated());
        let base = |category| Features {
            gender,
            number,
            person: person.unwrap_or(3),
            begins_with_vowel,
            // French "a" is a verb.
            before_consonant: has(BEFORE_CONSONANT, token) && (language == Language::English || token != "a"),
            before_vowel: has(BEFORE_VOWEL, token),
            ..of(category)
        };
        match found.part() {
            // "mais" is no maize, "un" no number, "demain" no tomorrow of somebody's.
            Some(Part::Noun) if has("mais un une la", token) || adverb(language, token).is_some() => {}
            Some(Part::Noun) => {
                add(Item::Phrase(Features { sense: Senses::ANY, person: 3, ..base(Category::Noun) }));
                if has(FAMILY, token) && number == Some(crate::Number::Singular) {
                    add(Item::Phrase(Features {
                        sense: Sense::Person.into(),
                        person: 3,
                        ..base(Category::NounPhrase)
                    }));
                }
            }
            Some(Part::Adjective) => {
                let prenominal = language == Language::English || has(PRENOMINAL, analysis.lemma);
                add(Item::Phrase(Features { prenominal, ..base(Category::Adjective) }));
            }
            Some(Part::Determiner) | Some(Part::Numeral) => {
                // "my" is of the first person; my scarf is of the third.
                let indirect = has(ASKING, token);
                add(Item::Phrase(Features { person: 3, indirect, ..base(Category::Determiner) }));
            }
            Some(Part::Pronoun)
                if matches!(
                    found.kind(),
                    Some(
                        Kind::Subject
                            | Kind::SubjectOrObject
                            | Kind::Indefinite
                            | Kind::Demonstrative
                            | Kind::Negative
                    )
                ) =>
            {
                add(Item::Phrase(Features { sense: Senses::ANY, ..base(Category::NounPhrase) }));
            }
            // "him", "moi": no verb agrees with what is no subject.
            Some(Part::Pronoun)
                if found.kind() == Some(Kind::Object)
                    && (language == Language::English || has("moi toi lui eux", token)) =>
            {
                add(Item::Phrase(Features { sense: Senses::ANY, person: 0, ..base(Category::NounPhrase) }));
            }
            Some(Part::Interjection) => add(Item::Phrase(called())),
            // A word of a closed class is no adverb of manner: "faire avec".
            Some(Part::Adverb) if is_closed(language, token) => {}
            Some(Part::Adverb) => {
                let known = adverb(language, token);
                let (kind, tense) = known.unwrap_or((AdverbialKind::Manner, None));
                add(Item::Phrase(Features {
                    adverbial: Some(kind),
                    tense,
                    short: true,
                    gender: None,
                    number: None,
                    ..base(Category::Adverbial)
                }));
            }
            Some(Part::Verb) => verb(analysis.lemma, found, &base, &mut add),
            _ => {}
        }
    }
    items
}

/// "attention", "yes": said before the sentence, or behind it.
pub(super) fn called() -> Features {
    Features { short: true, ..of(Category::Adverbial) }
}

/// The gender of the person that an English noun names; `None` for other words.
fn in_life(token: &str) -> Option<crate::Gender> {
    if has(MEN, token) {
        Some(crate::Gender::Masculine)
    } else {
        has(WOMEN, token).then_some(crate::Gender::Feminine)
    }
}

/// The number of an English word that the word data leave out: "a" goes with one, "sing" with several.
fn unsaid(token: &str, found: lexicon::Features) -> Option<crate::Number> {
    match found.part() {
        Some(Part::Determiner) if has("a an each every this that another", token) => {
            Some(crate::Number::Singular)
        }
        Some(Part::Determiner) if has("these those many several", token) => Some(crate::Number::Plural),
        Some(Part::Numeral) if token != "one" => Some(crate::Number::Plural),
        Some(Part::Verb) if is_bare_present(found) && found.kind() != Some(Kind::Modal) => {
            Some(crate::Number::Plural)
        }
        _ => None,
    }
}

/// Words of closed classes.
fn closed(language: Language, token: &str, add: &mut impl FnMut(Item)) {
    if let Some(kind) = preposition(language, token) {
        add(Item::Preposition(kind));
        // "au", "en", "près" want no noun phrase of a card.
        if !has("à au aux en d' près", token) {
            let behind = [Sense::Concrete, Sense::Sound, Sense::Idea].into_iter().collect();
            let begins_with_vowel = token.starts_with(VOWELS);
            let preposition = Features {
                adverbial: Some(kind),
                subject: behind,
                begins_with_vowel,
                ..of(Category::Preposition)
            };
            add(Item::Phrase(preposition));
        }
    }
    if has(DEGREES, token) {
        add(Item::Degree);
        add(Item::Phrase(of(Category::Adverbial)));
    }
    if language == Language::French && has(CLITICS, token) {
        add(Item::Phrase(Features { indirect: true, ..of(Category::Adverbial) }));
    }
    let begins_with_vowel = token.starts_with(['a', 'e', 'é', 'o', 'u', 'i']);
    let small = |category| Features { begins_with_vowel, ..of(category) };
    if let Some((kind, tense)) = adverb(language, token) {
        let said = Features { adverbial: Some(kind), tense, short: true, ..small(Category::Adverbial) };
        add(Item::Phrase(said));
    }
    // "dis-moi | comment | elle danse": such a clause is told or wondered; "pourquoi" alone asks by itself like this.
    if has(INDIRECT, token) || token == "pourquoi" {
        let takes = vec![vec![Need::Clause]];
        add(Item::Phrase(Features { takes, indirect: token != "pourquoi", ..small(Category::Question) }));
    }
    let french = language == Language::French;
    let subordinators = if french { FRENCH_SUBORDINATORS } else { ENGLISH_SUBORDINATORS };
    let categories = [
        (Category::And, "et ou and or"),
        (Category::But, "mais but puis donc alors so then"),
        (Category::Subordinator, subordinators),
        (Category::Who, "qui que who what whom which that"),
        (Category::Preposition, "de of"),
    ];
    for (category, list) in categories {
        if has(list, token) {
            let subject = if category == Category::Preposition { Senses::ANY } else { Senses::NONE };
            add(Item::Phrase(Features {
                subject,
                before_consonant: has("que de lorsque puisque", token),
                ..small(category)
            }));
        }
    }
    // "must" is no modal in the word data.
    if token == "must" {
        add(Item::Helper(Features { subject: Senses::ANY, ..of(Category::Verb) }));
    }
    if french && has("l' j'", token) {
        let (category, person) =
            if token == "l'" { (Category::Determiner, 3) } else { (Category::NounPhrase, 1) };
        let sense = if person == 1 { Senses::ANY } else { Senses::NONE };
        let number = Some(crate::Number::Singular);
        add(Item::Phrase(Features { number, person, sense, before_vowel: true, ..of(category) }));
    }
    let small_words = [
        (Item::Clitic, "ne n' se s' me m' te t' y", true),
        (Item::Negation, "pas jamais rien plus guère", true),
        (Item::Negation, "not never", false),
        (Item::To, "to", false),
        (Item::Of, "de d'", true),
        (Item::Of, "of", false),
        (Item::That, "que", true),
        (Item::That, "that", false),
        (Item::Who, "qui", true),
        (Item::Who, "who that", false),
    ];
    for (item, list, of_french) in small_words {
        if of_french == french && has(list, token) {
            add(item);
        }
    }
}

/// Whether a word is one of the closed classes that have their readings in [`closed`].
fn is_closed(language: Language, token: &str) -> bool {
    adverb(language, token).is_none()
        && (preposition(language, token).is_some()
            || has(INDIRECT, token)
            || has("pourquoi et ou mais and or but not pas ne très very même even only que de", token))
}

fn adverb(language: Language, token: &str) -> Option<(AdverbialKind, Option<Tense>)> {
    match language {
        Language::French => group(&FRENCH_ADVERBS, token),
        Language::English => group(&ENGLISH_ADVERBS, token),
    }
}

fn preposition(language: Language, token: &str) -> Option<AdverbialKind> {
    let found = match language {
        Language::French => group(&FRENCH_PREPOSITIONS, token),
        Language::English => group(&ENGLISH_PREPOSITIONS, token),
    };
    found.map(|(kind, _)| kind)
}

fn verb(
    lemma: &str,
    found: lexicon::Features,
    base: &dyn Fn(Category) -> Features,
    add: &mut impl FnMut(Item),
) {
    let takes = takes(lemma, found.valency());
    let tense = Tense::of(found);
    match found.mood() {
        Some(Mood::Infinitive) => {
            add(Item::Phrase(Features {
                takes,
                gender: None,
                number: None,
                person: 3,
                ..base(Category::Infinitive)
            }));
        }
        Some(Mood::Participle) => {
            let postnominal = takes.iter().any(|frame| !frame.is_empty())
                || found.auxiliary() == Some(lexicon::Auxiliary::Etre);
            let tense = None;
            add(Item::Participle(
                Features { takes, tense, postnominal, person: 3, ..base(Category::Adjective) },
                is_present(found),
            ));
        }
        // "chantons" is said of oneself too: it is left to its other reading.
        Some(Mood::Imperative) if found.person() != Some(Person::First) => {
            let tense = Some(Tense::Present);
            let said = Features {
                takes,
                tense,
                gender: None,
                number: None,
                person: 3,
                ..base(Category::Imperative)
            };
            add(Item::Phrase(said));
        }
        Some(Mood::Indicative | Mood::Conditional) => {
            // "do not eat", "can sing".
            if lemma == "do" || found.kind() == Some(Kind::Modal) {
                let helper = Features { tense, subject: Senses::ANY, gender: None, ..base(Category::Verb) };
                add(Item::Helper(helper));
            }
            let tense = tense.filter(|_| found.mood() == Some(Mood::Indicative));
            let verb = Features { takes, tense, subject: Senses::ANY, gender: None, ..base(Category::Verb) };
            if matches!(lemma, "avoir" | "être" | "have" | "be") {
                let auxiliary = Features { takes: Vec::new(), ..verb.clone() };
                add(Item::Auxiliary(auxiliary, lemma == "be"));
            }
            add(Item::Phrase(verb));
        }
        _ => {}
    }
}

/// The frames of a verb, as far as the word data tell.
fn takes(lemma: &str, valency: Valency) -> Vec<Vec<Need>> {
    // One dances and sings what can be heard.
    if has("danser chanter dance sing", lemma) {
        return vec![Vec::new(), vec![Need::Object([Sense::Sound, Sense::Idea].into_iter().collect())]];
    }
    if has(COPULAS, lemma) {
        let mut frames = vec![vec![Need::Attribute], vec![Need::Place]];
        // "look at".
        frames.extend(has("look tomber", lemma).then(Vec::new));
        return frames;
    }
    let object = vec![Need::Object(Sense::Anything.into())];
    let mut frames = match (valency.includes(Valency::TRANSITIVE), valency.includes(Valency::INTRANSITIVE)) {
        (false, true) => vec![Vec::new()],
        _ => vec![object, Vec::new()],
    };
    if has(WITH_INFINITIVE, lemma) {
        frames.push(vec![Need::Infinitive]);
    }
    // "je sais | qui ronfle", "I know | the queen | is singing".
    if has(TELLING, lemma) {
        frames.push(vec![Need::Question]);
    }
    if has(THINKING, lemma) {
        frames.push(vec![Need::Clause]);
    }
    frames
}
