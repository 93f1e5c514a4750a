//! What a joker's words are as a card (SPI-31): each word is tagged by the word data, and words that stand together are put together, in
//! every way that the language allows. Closed classes whose kind no word data tells (which preposition says where, which adverb
//! says when) are listed here.

use grammar::{AdverbialKind, Category, Features, Need, Sense, Senses, Tense};
use lexicon::{Kind, Language, Mood, Morphology, Part, Person, Valency};

/// The most ways to read a stretch of words that are followed.
const READINGS: usize = 16;

/// A stretch of words.
#[derive(Clone, PartialEq, Debug)]
enum Item {
    /// What a card can be.
    Phrase(Features),
    /// "dans", "with": makes an adverbial of a noun; what it says.
    Preposition(AdverbialKind),
    /// "ne", "se": goes with the verb behind it and changes nothing here.
    Clitic,
    /// "pas", "jamais": goes with the verb before it.
    Negation,
    /// "très", "so".
    Degree,
    /// English "to".
    To,
    /// "qui", "who".
    Who,
    /// "a", "est", "has", "is", waiting for a participle: its own features, and whether the participle may be a present one.
    Auxiliary(Features, bool),
    /// "chanté", "sung", "singing": what it takes, and whether it is a present one.
    Participle(Vec<Vec<Need>>, bool),
}

const FRENCH_PREPOSITIONS: [(&str, AdverbialKind); 28] = [
    ("à", AdverbialKind::Place),
    ("au", AdverbialKind::Place),
    ("aux", AdverbialKind::Place),
    ("dans", AdverbialKind::Place),
    ("en", AdverbialKind::Manner),
    ("sur", AdverbialKind::Place),
    ("sous", AdverbialKind::Place),
    ("chez", AdverbialKind::Place),
    ("devant", AdverbialKind::Place),
    ("derrière", AdverbialKind::Place),
    ("entre", AdverbialKind::Place),
    ("vers", AdverbialKind::Place),
    ("contre", AdverbialKind::Place),
    ("parmi", AdverbialKind::Place),
    ("près", AdverbialKind::Place),
    ("avec", AdverbialKind::Manner),
    ("sans", AdverbialKind::Manner),
    ("comme", AdverbialKind::Manner),
    ("par", AdverbialKind::Manner),
    ("selon", AdverbialKind::Manner),
    ("pour", AdverbialKind::Company),
    ("pendant", AdverbialKind::Time),
    ("après", AdverbialKind::Time),
    ("avant", AdverbialKind::Time),
    ("depuis", AdverbialKind::Time),
    ("dès", AdverbialKind::Time),
    ("malgré", AdverbialKind::Cause),
    ("d'", AdverbialKind::Cause),
];

const ENGLISH_PREPOSITIONS: [(&str, AdverbialKind); 28] = [
    ("in", AdverbialKind::Place),
    ("on", AdverbialKind::Place),
    ("at", AdverbialKind::Place),
    ("under", AdverbialKind::Place),
    ("behind", AdverbialKind::Place),
    ("near", AdverbialKind::Place),
    ("beside", AdverbialKind::Place),
    ("above", AdverbialKind::Place),
    ("below", AdverbialKind::Place),
    ("between", AdverbialKind::Place),
    ("among", AdverbialKind::Place),
    ("inside", AdverbialKind::Place),
    ("outside", AdverbialKind::Place),
    ("around", AdverbialKind::Place),
    ("into", AdverbialKind::Place),
    ("over", AdverbialKind::Place),
    ("against", AdverbialKind::Place),
    ("with", AdverbialKind::Manner),
    ("without", AdverbialKind::Manner),
    ("like", AdverbialKind::Manner),
    ("by", AdverbialKind::Manner),
    ("for", AdverbialKind::Company),
    ("during", AdverbialKind::Time),
    ("after", AdverbialKind::Time),
    ("before", AdverbialKind::Time),
    ("since", AdverbialKind::Time),
    ("until", AdverbialKind::Time),
    ("despite", AdverbialKind::Cause),
];

const FRENCH_ADVERBS: [(&str, AdverbialKind, Option<Tense>); 27] = [
    ("ici", AdverbialKind::Place, None),
    ("là", AdverbialKind::Place, None),
    ("là-bas", AdverbialKind::Place, None),
    ("partout", AdverbialKind::Place, None),
    ("ailleurs", AdverbialKind::Place, None),
    ("dehors", AdverbialKind::Place, None),
    ("dedans", AdverbialKind::Place, None),
    ("dessous", AdverbialKind::Place, None),
    ("loin", AdverbialKind::Place, None),
    ("hier", AdverbialKind::Time, Some(Tense::Past)),
    ("jadis", AdverbialKind::Time, Some(Tense::Past)),
    ("autrefois", AdverbialKind::Time, Some(Tense::Past)),
    ("demain", AdverbialKind::Time, Some(Tense::Future)),
    ("bientôt", AdverbialKind::Time, Some(Tense::Future)),
    ("aujourd'hui", AdverbialKind::Time, None),
    ("maintenant", AdverbialKind::Time, None),
    ("tôt", AdverbialKind::Time, None),
    ("tard", AdverbialKind::Time, None),
    ("souvent", AdverbialKind::Frequency, None),
    ("toujours", AdverbialKind::Frequency, None),
    ("parfois", AdverbialKind::Frequency, None),
    ("quelquefois", AdverbialKind::Frequency, None),
    ("rarement", AdverbialKind::Frequency, None),
    ("encore", AdverbialKind::Frequency, None),
    ("constamment", AdverbialKind::Frequency, None),
    ("ensemble", AdverbialKind::Company, None),
    ("seul", AdverbialKind::Company, None),
];

const ENGLISH_ADVERBS: [(&str, AdverbialKind, Option<Tense>); 24] = [
    ("here", AdverbialKind::Place, None),
    ("there", AdverbialKind::Place, None),
    ("everywhere", AdverbialKind::Place, None),
    ("somewhere", AdverbialKind::Place, None),
    ("outside", AdverbialKind::Place, None),
    ("inside", AdverbialKind::Place, None),
    ("upstairs", AdverbialKind::Place, None),
    ("downstairs", AdverbialKind::Place, None),
    ("away", AdverbialKind::Place, None),
    ("home", AdverbialKind::Place, None),
    ("yesterday", AdverbialKind::Time, Some(Tense::Past)),
    ("tomorrow", AdverbialKind::Time, Some(Tense::Future)),
    ("soon", AdverbialKind::Time, Some(Tense::Future)),
    ("today", AdverbialKind::Time, None),
    ("tonight", AdverbialKind::Time, None),
    ("now", AdverbialKind::Time, None),
    ("early", AdverbialKind::Time, None),
    ("late", AdverbialKind::Time, None),
    ("often", AdverbialKind::Frequency, None),
    ("always", AdverbialKind::Frequency, None),
    ("sometimes", AdverbialKind::Frequency, None),
    ("rarely", AdverbialKind::Frequency, None),
    ("again", AdverbialKind::Frequency, None),
    ("together", AdverbialKind::Company, None),
];

const DEGREES: [&str; 10] = ["très", "trop", "si", "assez", "plus", "very", "too", "so", "quite", "more"];
/// French determiners that have another form before a vowel, and those that stand only there.
const BEFORE_CONSONANT: [&str; 10] = ["le", "la", "ce", "ma", "ta", "sa", "beau", "nouveau", "vieux", "a"];
const BEFORE_VOWEL: [&str; 6] = ["l'", "cet", "bel", "nouvel", "vieil", "an"];
const PRENOMINAL: [&str; 24] = [
    "petit", "grand", "gros", "beau", "joli", "bon", "mauvais", "vieux", "jeune", "nouveau", "autre", "long",
    "haut", "vilain", "premier", "dernier", "meilleur", "pire", "faux", "vrai", "double", "gentil", "seul",
    "brave",
];
const COPULAS: [&str; 10] =
    ["être", "sembler", "paraître", "devenir", "rester", "be", "seem", "become", "look", "feel"];
const WITH_INFINITIVE: [&str; 14] = [
    "vouloir",
    "pouvoir",
    "devoir",
    "aimer",
    "adorer",
    "détester",
    "savoir",
    "aller",
    "préférer",
    "want",
    "love",
    "like",
    "hate",
    "try",
];

/// Everything that the words may be as one card.
pub(crate) fn readings(morphology: &Morphology, text: &str) -> Vec<Features> {
    let language = morphology.language();
    let lower = text.to_lowercase().replace('’', "'");
    let tokens = tokens(morphology, &lower);
    // chart[from][length - 1]
    let mut chart: Vec<Vec<Vec<Item>>> =
        tokens.iter().map(|token| vec![word(morphology, language, token)]).collect();
    for length in 2..=tokens.len() {
        for from in 0..=tokens.len() - length {
            let mut found: Vec<Item> = Vec::new();
            for split in 1..length {
                let lefts = chart.get(from).and_then(|row| row.get(split - 1));
                let rights = chart.get(from + split).and_then(|row| row.get(length - split - 1));
                for left in lefts.into_iter().flatten() {
                    for right in rights.into_iter().flatten() {
                        for item in join(language, left, right) {
                            if found.len() < READINGS && !found.contains(&item) {
                                found.push(item);
                            }
                        }
                    }
                }
            }
            if let Some(row) = chart.get_mut(from) {
                row.push(found);
            }
        }
    }
    let whole = chart.into_iter().next().and_then(|mut row| row.pop()).unwrap_or_default();
    let mut readings: Vec<Features> = Vec::new();
    for item in whole {
        let Item::Phrase(features) = item else { continue };
        // "pancakes", "music": English nouns need no determiner. (Which of them do, the word data do not say.)
        let bare = (language == Language::English && features.category == Category::Noun)
            .then(|| Features { category: Category::NounPhrase, ..features.clone() });
        for features in [features].into_iter().chain(bare) {
            if !readings.contains(&features) {
                readings.push(features);
            }
        }
    }
    readings
}

/// The words of a text, elided forms with their apostrophes among them.
fn tokens(morphology: &Morphology, text: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    for piece in text.split_whitespace() {
        if morphology.contains(piece) {
            tokens.push(piece.to_owned());
        } else {
            tokens.extend(piece.split_inclusive('\'').map(str::to_owned));
        }
    }
    tokens
}

fn of(category: Category) -> Features {
    Features {
        category,
        gender: None,
        number: None,
        person: 3,
        tense: None,
        sense: Senses::NONE,
        subject: Senses::NONE,
        takes: Vec::new(),
        adverbial: None,
        short: false,
        before_consonant: false,
        before_vowel: false,
        begins_with_vowel: false,
        prenominal: false,
    }
}

/// What one word may be.
fn word(morphology: &Morphology, language: Language, token: &str) -> Vec<Item> {
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
            Some(lexicon::Gender::Masculine) => Some(grammar::Gender::Masculine),
            Some(lexicon::Gender::Feminine) => Some(grammar::Gender::Feminine),
            _ => None,
        };
        let gender = gender.filter(|_| language == Language::French);
        let number = match found.number() {
            Some(lexicon::Number::Singular) => Some(grammar::Number::Singular),
            Some(lexicon::Number::Plural) => Some(grammar::Number::Plural),
            _ => None,
        };
        // What English leaves unsaid.
        let unsaid =
            (language == Language::English && number.is_none()).then(|| unsaid(token, found)).flatten();
        let number = number.or(unsaid);
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
            Some(Part::Noun) => {
                add(Item::Phrase(Features { sense: Senses::ANY, person: 3, ..base(Category::Noun) }));
            }
            Some(Part::Adjective) => {
                let prenominal = language == Language::English || PRENOMINAL.contains(&analysis.lemma);
                add(Item::Phrase(Features { prenominal, ..base(Category::Adjective) }));
            }
            Some(Part::Determiner) | Some(Part::Numeral) => {
                add(Item::Phrase(base(Category::Determiner)));
            }
            Some(Part::Pronoun)
                if matches!(
                    found.kind(),
                    Some(Kind::Subject | Kind::SubjectOrObject | Kind::Indefinite | Kind::Demonstrative)
                ) =>
            {
                add(Item::Phrase(Features { sense: Senses::ANY, ..base(Category::NounPhrase) }));
            }
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
fn unsaid(token: &str, found: lexicon::Features) -> Option<grammar::Number> {
    let present = found.mood() == Some(Mood::Indicative)
        && found.tense() == Some(lexicon::Tense::Present)
        && found.person().is_none();
    match found.part() {
        Some(Part::Determiner)
            if ["a", "an", "each", "every", "this", "that", "another"].contains(&token) =>
        {
            Some(grammar::Number::Singular)
        }
        Some(Part::Determiner) if ["these", "those", "many", "several"].contains(&token) => {
            Some(grammar::Number::Plural)
        }
        Some(Part::Numeral) if token != "one" => Some(grammar::Number::Plural),
        Some(Part::Verb) if present && found.kind() != Some(Kind::Modal) => Some(grammar::Number::Plural),
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
    match (language, token) {
        (_, "et" | "ou" | "and" | "or") => add(Item::Phrase(small(Category::And))),
        (_, "mais" | "but") => add(Item::Phrase(small(Category::But))),
        (
            _,
            "quand" | "lorsque" | "si" | "comme" | "puisque" | "when" | "if" | "because" | "while"
            | "although",
        ) => add(Item::Phrase(small(Category::Subordinator))),
        (Language::French, "l'") => {
            let number = Some(grammar::Number::Singular);
            add(Item::Phrase(Features { number, before_vowel: true, ..of(Category::Determiner) }));
        }
        (Language::French, "j'") => {
            let number = Some(grammar::Number::Singular);
            let phrase = Features { number, person: 1, sense: Senses::ANY, ..of(Category::NounPhrase) };
            add(Item::Phrase(Features { before_vowel: true, ..phrase }));
        }
        (Language::French, "ne" | "n'" | "se" | "s'" | "me" | "m'" | "te" | "t'" | "y") => add(Item::Clitic),
        (Language::French, "pas" | "jamais" | "rien" | "plus" | "guère") | (_, "not" | "never") => {
            add(Item::Negation);
        }
        (Language::English, "to") => add(Item::To),
        (Language::French, "qui") | (Language::English, "who" | "that") => add(Item::Who),
        _ => {}
    }
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
        Some(Mood::Indicative | Mood::Conditional) => {
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

/// Whether two agree, and what both are then.
fn agree(a: &Features, b: &Features) -> Option<(Option<grammar::Gender>, Option<grammar::Number>)> {
    let agreement = |features: &Features| grammar::Agreement {
        gender: features.gender,
        number: features.number,
        person: None,
    };
    agreement(a).unify(agreement(b)).map(|both| (both.gender, both.number))
}

/// All that two stretches make side by side.
fn join(language: Language, left: &Item, right: &Item) -> Vec<Item> {
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
        (Item::Clitic, Item::Phrase(verb)) if verb.category == Category::Verb => vec![right.clone()],
        (Item::Phrase(verb), Item::Negation) if verb.category == Category::Verb => vec![left.clone()],
        (Item::Auxiliary(..), Item::Negation) => vec![left.clone()],
        (Item::Clitic, Item::Auxiliary(..)) => vec![right.clone()],
        (Item::Degree, Item::Phrase(b))
            if matches!(b.category, Category::Adjective | Category::Adverbial) =>
        {
            vec![right.clone()]
        }
        (Item::To, Item::Phrase(infinitive)) if infinitive.category == Category::Infinitive => {
            vec![right.clone()]
        }
        (Item::Auxiliary(verb, progressive), Item::Participle(takes, present)) => {
            // "is singing" goes on; "is sung" and "il est venu" are left to the voters' ears: both are well formed.
            if *present && !progressive {
                return Vec::new();
            }
            let tense = if *present { verb.tense } else { Some(Tense::Past) };
            vec![Item::Phrase(Features { takes: takes.clone(), tense, ..verb.clone() })]
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
                b.number != Some(grammar::Number::Singular)
            } else {
                a.person == b.person && agree(&Features { gender: None, ..a.clone() }, b).is_some()
            };
            let clause = Features { tense: b.tense, takes: b.takes.clone(), ..of(Category::ClauseHead) };
            agrees.then(|| seam(clause))
        }
        (Category::Verb | Category::ClauseHead, Category::NounPhrase) if takes_object(a) => {
            Some(seam(Features { takes: vec![Vec::new()], ..a.clone() }))
        }
        (Category::Verb | Category::ClauseHead, Category::Adverbial) if intransitive(a) => {
            Some(seam(a.clone()))
        }
        (Category::Verb | Category::ClauseHead, Category::Adjective)
            if a.takes.contains(&vec![Need::Attribute]) =>
        {
            Some(seam(Features { takes: vec![Vec::new()], ..a.clone() }))
        }
        (Category::Adverbial, Category::Adverbial) => Some(seam(b.clone())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lexicon::{Dictionary, MorphologyFile};

    fn said(language: &str, text: &str) -> Vec<Category> {
        let bytes = |extension: &str| {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../dictionaries");
            std::fs::read(format!("{folder}/{language}.{extension}")).unwrap()
        };
        let dictionary = Dictionary::from_wire(&bytes("dict")).unwrap();
        let morphology = MorphologyFile::read(&bytes("words")).unwrap().open(&dictionary).unwrap();
        let mut all = Vec::new();
        for text in text.split(", ") {
            let mut categories: Vec<Category> =
                readings(&morphology, text).iter().map(|reading| reading.category).collect();
            categories.dedup();
            println!("{text}: {categories:?}");
            all.push(categories);
        }
        all.into_iter().flatten().collect()
    }

    #[test]
    fn spi_31_french_words_are_tagged_alone_and_together() {
        let phrases =
            "un ami, l'ami, danse, avec joie, dans la rue, il neige, a mangé, très vite, en chantant";
        let found = said("fr", phrases);
        let wanted = [
            Category::NounPhrase,
            Category::NounPhrase,
            Category::Verb,
            Category::Adverbial,
            Category::Adverbial,
            Category::ClauseHead,
            Category::Verb,
            Category::Adverbial,
            Category::Adverbial,
        ];
        let mut rest = found.iter();
        assert!(wanted.iter().all(|wanted| rest.any(|found| found == wanted)), "{found:?}");
    }

    #[test]
    fn spi_31_english_words_are_tagged_alone_and_together() {
        let found =
            said("en", "a friend, dances, with joy, in the street, it rains, is eating, very fast, to eat");
        let wanted = [
            Category::NounPhrase,
            Category::Verb,
            Category::Adverbial,
            Category::Adverbial,
            Category::ClauseHead,
            Category::Verb,
            Category::Adverbial,
            Category::Infinitive,
        ];
        let mut rest = found.iter();
        assert!(wanted.iter().all(|wanted| rest.any(|found| found == wanted)), "{found:?}");
    }

    #[test]
    fn spi_31_what_does_not_go_together_is_no_phrase() {
        assert!(said("fr", "une ami, le ami, dans dort, les chat").is_empty());
        assert!(said("en", "a friends, an cat, in sings").is_empty());
    }
}
