//! What one word may be.

use super::lists::{
    BEFORE_CONSONANT, BEFORE_VOWEL, COPULAS, DEGREES, ENGLISH_ADVERBS, ENGLISH_PREPOSITIONS, FRENCH_ADVERBS,
    FRENCH_PREPOSITIONS, PRENOMINAL, WITH_INFINITIVE,
};
use super::{Item, of};
use crate::{AdverbialKind, Category, Features, Need, Sense, Senses, Tense};
use lexicon::{Kind, Language, Mood, Morphology, Part, Person, Valency};

const VOWELS: [char; 7] = ['a', 'e', 'é', 'ê', 'o', 'u', 'i'];
/// Words that make a question of a clause, to be told or wondered.
const INDIRECT: [&str; 11] =
    ["quand", "comment", "où", "si", "combien", "why", "when", "how", "where", "if", "whether"];

/// English determiners that say whose something is.
const POSSESSIVES: [&str; 7] = ["my", "your", "his", "her", "its", "our", "their"];

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
        let gender = match found.gender() {
            Some(lexicon::Gender::Masculine) => Some(crate::Gender::Masculine),
            Some(lexicon::Gender::Feminine) => Some(crate::Gender::Feminine),
            _ => None,
        };
        let gender = gender.filter(|_| language == Language::French);
        let number = match found.number() {
            Some(lexicon::Number::Singular) => Some(crate::Number::Singular),
            Some(lexicon::Number::Plural) => Some(crate::Number::Plural),
            _ => None,
        };
        // What English leaves unsaid.
        let unsaid =
            (language == Language::English && number.is_none()).then(|| unsaid(token, found)).flatten();
        // "our" is of several people, and goes with one thing or many.
        let owner = language == Language::English
            && found.part() == Some(Part::Determiner)
            && POSSESSIVES.contains(&token);
        let number = number.or(unsaid).filter(|_| !owner);
        let person = match found.person() {
            Some(Person::First) => 1,
            Some(Person::Second) => 2,
            _ => 3,
        };
        let begins_with_vowel = vowel(found.is_aspirated());
        let base = |category| Features {
            gender,
            number,
            person,
            begins_with_vowel,
            before_consonant: BEFORE_CONSONANT.contains(&token),
            before_vowel: BEFORE_VOWEL.contains(&token),
            ..of(category)
        };
        match found.part() {
            // "mais" is no maize, "demain" no tomorrow of somebody's.
            Some(Part::Noun) if token == "mais" || adverb(language, token).is_some() => {}
            Some(Part::Noun) => {
                add(Item::Phrase(Features { sense: Senses::ANY, person: 3, ..base(Category::Noun) }));
            }
            Some(Part::Adjective) => {
                let prenominal = language == Language::English || PRENOMINAL.contains(&analysis.lemma);
                add(Item::Phrase(Features { prenominal, ..base(Category::Adjective) }));
            }
            Some(Part::Determiner) | Some(Part::Numeral) => {
                // "my" is of the first person; my scarf is of the third.
                add(Item::Phrase(Features { person: 3, ..base(Category::Determiner) }));
            }
            Some(Part::Pronoun)
                if matches!(
                    found.kind(),
                    Some(Kind::Subject | Kind::SubjectOrObject | Kind::Indefinite | Kind::Demonstrative)
                ) =>
            {
                add(Item::Phrase(Features { sense: Senses::ANY, ..base(Category::NounPhrase) }));
            }
            // What is a closed word is no manner: "faire avec".
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

/// The number of an English word that the word data leave out: "a" goes with one, "sing" with several.
fn unsaid(token: &str, found: lexicon::Features) -> Option<crate::Number> {
    let present = found.mood() == Some(Mood::Indicative)
        && found.tense() == Some(lexicon::Tense::Present)
        && found.person().is_none();
    match found.part() {
        Some(Part::Determiner)
            if ["a", "an", "each", "every", "this", "that", "another"].contains(&token) =>
        {
            Some(crate::Number::Singular)
        }
        Some(Part::Determiner) if ["these", "those", "many", "several"].contains(&token) => {
            Some(crate::Number::Plural)
        }
        Some(Part::Numeral) if token != "one" => Some(crate::Number::Plural),
        Some(Part::Verb) if present && found.kind() != Some(Kind::Modal) => Some(crate::Number::Plural),
        _ => None,
    }
}

/// Words of closed classes.
fn closed(language: Language, token: &str, add: &mut impl FnMut(Item)) {
    let prepositions = match language {
        Language::French => &FRENCH_PREPOSITIONS,
        Language::English => &ENGLISH_PREPOSITIONS,
    };
    if let Some((_, kind)) = prepositions.iter().find(|(word, _)| *word == token) {
        add(Item::Preposition(*kind));
        // "au", "en", "près" want no noun phrase of a card.
        if !["à", "au", "aux", "en", "d'", "près", "comme", "like"].contains(&token) {
            let behind = [Sense::Concrete, Sense::Sound, Sense::Idea].into_iter().collect();
            let begins_with_vowel = token.starts_with(VOWELS);
            let preposition = Features {
                adverbial: Some(*kind),
                subject: behind,
                begins_with_vowel,
                ..of(Category::Preposition)
            };
            add(Item::Phrase(preposition));
        }
    }
    if DEGREES.contains(&token) {
        add(Item::Degree);
    }
    let begins_with_vowel = token.starts_with(['a', 'e', 'é', 'o', 'u', 'i']);
    let small = |category| Features { begins_with_vowel, ..of(category) };
    if let Some((kind, tense)) = adverb(language, token) {
        let said = Features { adverbial: Some(kind), tense, short: true, ..small(Category::Adverbial) };
        add(Item::Phrase(said));
    }
    // "dis-moi | comment | elle danse": what is asked and what is told; "pourquoi" alone asks by itself in this order.
    if INDIRECT.contains(&token) || token == "pourquoi" {
        let takes = vec![vec![Need::Clause]];
        add(Item::Phrase(Features { takes, indirect: token != "pourquoi", ..small(Category::Question) }));
    }
    match (language, token) {
        (_, "et" | "ou" | "and" | "or") => add(Item::Phrase(small(Category::And))),
        (_, "mais" | "but") => add(Item::Phrase(small(Category::But))),
        (
            _,
            "quand" | "lorsque" | "si" | "comme" | "puisque" | "car" | "when" | "if" | "because" | "while"
            | "although",
        ) => add(Item::Phrase(small(Category::Subordinator))),
        (Language::French, "l'") => {
            let number = Some(crate::Number::Singular);
            add(Item::Phrase(Features { number, before_vowel: true, ..of(Category::Determiner) }));
        }
        (Language::French, "j'") => {
            let number = Some(crate::Number::Singular);
            let phrase = Features { number, person: 1, sense: Senses::ANY, ..of(Category::NounPhrase) };
            add(Item::Phrase(Features { before_vowel: true, ..phrase }));
        }
        (Language::French, "ne" | "n'" | "se" | "s'" | "me" | "m'" | "te" | "t'" | "y") => add(Item::Clitic),
        (Language::French, "pas" | "jamais" | "rien" | "plus" | "guère") | (_, "not" | "never") => {
            add(Item::Negation);
        }
        (Language::English, "to") => add(Item::To),
        (Language::French, "qui") | (Language::English, "who") => {
            add(Item::Who);
            add(Item::Phrase(small(Category::Who)));
        }
        (Language::English, "that") => add(Item::Who),
        _ => {}
    }
}

/// Whether a word is one of the closed classes that have their readings in [`closed`].
fn is_closed(language: Language, token: &str) -> bool {
    let prepositions = match language {
        Language::French => &FRENCH_PREPOSITIONS,
        Language::English => &ENGLISH_PREPOSITIONS,
    };
    adverb(language, token).is_none()
        && (prepositions.iter().any(|(word, _)| *word == token)
            || INDIRECT.contains(&token)
            || ["pourquoi", "et", "ou", "mais", "and", "or", "but", "not", "pas", "ne"].contains(&token))
}

fn adverb(language: Language, token: &str) -> Option<(AdverbialKind, Option<Tense>)> {
    let list: &[(&str, AdverbialKind, Option<Tense>)] = match language {
        Language::French => &FRENCH_ADVERBS,
        Language::English => &ENGLISH_ADVERBS,
    };
    list.iter().find(|(word, ..)| *word == token).map(|(_, kind, tense)| (*kind, *tense))
}

fn verb(
    lemma: &str,
    found: lexicon::Features,
    base: &dyn Fn(Category) -> Features,
    add: &mut impl FnMut(Item),
) {
    let takes = takes(lemma, found.valency());
    let tense = match found.tense() {
        Some(lexicon::Tense::Present) => Some(Tense::Present),
        Some(lexicon::Tense::Future) => Some(Tense::Future),
        Some(_) => Some(Tense::Past),
        None => None,
    };
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
            add(Item::Participle(takes, found.tense() == Some(lexicon::Tense::Present)));
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
    if COPULAS.contains(&lemma) {
        return vec![vec![Need::Attribute], vec![Need::Place]];
    }
    let object = vec![Need::Object(Sense::Anything.into())];
    let mut frames = match (valency.includes(Valency::TRANSITIVE), valency.includes(Valency::INTRANSITIVE)) {
        (false, true) => vec![Vec::new()],
        _ => vec![object, Vec::new()],
    };
    if WITH_INFINITIVE.contains(&lemma) {
        frames.push(vec![Need::Infinitive]);
    }
    frames
}
