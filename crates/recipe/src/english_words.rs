//! The English word data: parts of speech and valencies from WordNet, irregular forms from LemmInflect's table, regular forms
//! by rule where the word list has them, closed classes by hand.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use lexicon::{Degree, Dictionary, Features, Lemma, Mood, Number, Part, Person, Tense, Valency};

use super::closed_class::ClosedClass;
use super::{Failure, sources};

/// Nouns whose plural is like the singular. The table is not used for this, because it says so of every noun without a plural (`happiness`)
/// too.
const INVARIABLE: [&str; 40] = [
    "aircraft",
    "barracks",
    "bison",
    "bourgeois",
    "bream",
    "buffalo",
    "carp",
    "chassis",
    "cod",
    "corps",
    "craft",
    "crossroads",
    "deer",
    "dice",
    "elk",
    "fish",
    "gallows",
    "grouse",
    "halibut",
    "headquarters",
    "herring",
    "hovercraft",
    "kudos",
    "mackerel",
    "means",
    "moose",
    "offspring",
    "pike",
    "plaice",
    "rendezvous",
    "salmon",
    "series",
    "sheep",
    "shrimp",
    "spacecraft",
    "species",
    "squid",
    "swine",
    "trout",
    "tuna",
];

/// What the sources say of an open-class lemma.
#[derive(Clone, Debug, Default)]
struct Known {
    valency: Valency,
    /// The forms of the table, by column. A column may have several spellings.
    forms: Option<Vec<Vec<String>>>,
}

type Lexemes = BTreeMap<(String, Part), Known>;

/// The lemmas of the list's open-class words, of compounds, and of the closed classes.
pub(super) fn lemmas(
    cache: &Path,
    dictionary: &Dictionary,
    closed: &ClosedClass,
) -> Result<Vec<Lemma>, Failure> {
    let mut lexemes = Lexemes::new();
    let wordnet = sources::WORDNET.unpacked(cache)?.join("package/dict");
    for (file, part) in [
        ("data.noun", Part::Noun),
        ("data.verb", Part::Verb),
        ("data.adj", Part::Adjective),
        ("data.adv", Part::Adverb),
    ] {
        read_wordnet(&fs::read_to_string(wordnet.join(file))?, part, &mut lexemes);
    }
    let table = sources::INFLECTIONS.unpacked(cache)?.join("lemminflect/resources/infl_lu.csv.gz");
    read_table(&sources::gunzipped(&table)?, &mut lexemes);

    let plurals: BTreeSet<String> = lexemes
        .iter()
        .filter(|((_, part), _)| *part == Part::Noun)
        .flat_map(|((spelling, part), known)| columns(spelling, *part, known).concat())
        .collect();
    let mut lemmas = closed.lemmas.clone();
    for ((spelling, part), known) in &lexemes {
        let compound = spelling.contains(['-', '\'']);
        if closed.replaces(spelling) || !compound && !dictionary.contains(spelling) {
            continue;
        }
        // No list has the forms of compounds, so those of the table and regular plurals are believed.
        let tabled = known.forms.is_some() || *part == Part::Noun;
        let is_word = |form: &String| compound && tabled || dictionary.contains(form);
        let sense = Features::of(*part).with_valency(known.valency);
        lemmas.push(Lemma {
            spelling: spelling.clone(),
            senses: vec![sense],
            forms: forms(spelling, *part, known, is_word, plurals.contains(spelling)),
        });
    }
    Ok(lemmas)
}

/// Reads a data file of WordNet. Each line is a synset: its words as they are capitalised, then pointers, then the frames of verbs.
fn read_wordnet(text: &str, part: Part, lexemes: &mut Lexemes) {
    for line in text.lines().filter(|line| !line.starts_with(' ')) {
        let line = line.split(" | ").next().unwrap_or_default();
        let mut fields = line.split(' ').skip(3);
        let count = fields.next().and_then(|count| usize::from_str_radix(count, 16).ok()).unwrap_or(0);
        let words: Vec<&str> = fields.by_ref().take(count * 2).step_by(2).collect();
        let pointers: usize = fields.next().and_then(|count| count.parse().ok()).unwrap_or(0);
        let mut frames = fields.skip(pointers * 4 + 1);
        let mut valencies = vec![Valency::default(); words.len()];
        // `+ 08 00`: a frame, and the word that it is for, 0 for all.
        while let (Some("+"), Some(frame), Some(word)) = (frames.next(), frames.next(), frames.next()) {
            let (Ok(frame), Ok(word)) = (frame.parse(), usize::from_str_radix(word, 16)) else { break };
            for (index, valency) in valencies.iter_mut().enumerate() {
                if word == 0 || word == index + 1 {
                    *valency = valency.and(of_frame(frame));
                }
            }
        }
        for (word, valency) in words.into_iter().zip(valencies) {
            // `afraid(p)`: how an adjective stands.
            let word = word.split('(').next().unwrap_or_default();
            // `T-shirt` is no name.
            let named_after_a_letter = word.as_bytes().get(1) == Some(&b'-');
            let word = if named_after_a_letter { word.to_lowercase() } else { word.to_owned() };
            if is_single_word(&word) {
                let known = lexemes.entry((word, part)).or_default();
                known.valency = known.valency.and(valency);
            }
        }
    }
}

/// The valency that a frame of WordNet gives a verb ("Somebody ----s something" is number 8).
fn of_frame(frame: u8) -> Valency {
    match frame {
        1 | 2 | 4..=7 | 22 | 23 => Valency::INTRANSITIVE,
        3 => Valency::IMPERSONAL,
        8..=11 | 17..=21 | 24 | 25 | 30 | 31 => Valency::TRANSITIVE,
        14..=16 => Valency::TRANSITIVE.and(Valency::INDIRECT),
        12 | 13 | 26..=29 | 32..=35 => Valency::INDIRECT,
        _ => Valency::default(),
    }
}

/// Whether a text is one word in lower case, at most with hyphens or apostrophes inside: no name, no phrase, no figures.
fn is_single_word(word: &str) -> bool {
    let inside = word.trim_matches(|sign: char| sign.is_lowercase());
    word.starts_with(char::is_lowercase)
        && word.ends_with(char::is_lowercase)
        && word.chars().count() > 1
        && inside.chars().all(|sign| sign.is_lowercase() || matches!(sign, '-' | '\''))
}

/// Reads LemmInflect's table: `lemma,part,form/form,form`.
fn read_table(text: &str, lexemes: &mut Lexemes) {
    for line in text.lines() {
        let mut fields = line.split(',');
        let (Some(lemma), Some(part)) = (fields.next(), fields.next()) else { continue };
        let part = match part {
            "noun" => Part::Noun,
            "verb" => Part::Verb,
            "adj" => Part::Adjective,
            "adv" => Part::Adverb,
            _ => continue,
        };
        if is_single_word(lemma) {
            let columns = fields.map(|forms| {
                forms.split('/').filter(|form| is_single_word(form)).map(str::to_owned).collect()
            });
            lexemes.entry((lemma.to_owned(), part)).or_default().forms = Some(columns.collect());
        }
    }
}

/// The forms of a lemma by the table's columns, from the table or else by rule.
fn columns(lemma: &str, part: Part, known: &Known) -> Vec<Vec<String>> {
    let mut columns = regular(lemma, part);
    for (column, table) in columns.iter_mut().zip(known.forms.iter().flatten()) {
        let other: Vec<String> =
            table.iter().filter(|form| part != Part::Noun || *form != lemma).cloned().collect();
        if !other.is_empty() {
            *column = other;
        }
    }
    if INVARIABLE.contains(&lemma) && part == Part::Noun {
        columns[0].push(lemma.to_owned());
    }
    columns
}

/// Those forms of a lemma that are words, with their readings.
///
/// `plural`: it is the plural of another lemma as well (`colours`, `men`), so that nobody knows which number it has.
fn forms(
    lemma: &str,
    part: Part,
    known: &Known,
    is_word: impl Fn(&String) -> bool,
    plural: bool,
) -> Vec<(String, Vec<Features>)> {
    let mut forms: BTreeMap<String, BTreeSet<Features>> = BTreeMap::new();
    let base = if part == Part::Noun && plural { vec![Features::NONE] } else { base(part) };
    forms.entry(lemma.to_owned()).or_default().extend(base);
    for (column, readings) in columns(lemma, part, known).iter().zip(columns_of(part)) {
        for form in column.iter().filter(|form| is_word(form)) {
            forms.entry(form.clone()).or_default().extend(readings.iter().copied());
        }
    }
    forms.into_iter().map(|(form, readings)| (form, readings.into_iter().collect())).collect()
}

const fn verb(mood: Mood, tense: Tense) -> Features {
    Features::NONE.with_mood(mood).with_tense(tense)
}

/// The readings of the lemma itself as a form.
fn base(part: Part) -> Vec<Features> {
    match part {
        Part::Noun => vec![Features::NONE.with_number(Number::Singular)],
        Part::Verb => vec![
            Features::NONE.with_mood(Mood::Infinitive),
            // All persons but the third of the singular.
            verb(Mood::Indicative, Tense::Present),
            verb(Mood::Imperative, Tense::Present),
        ],
        _ => vec![Features::NONE],
    }
}

/// The readings of the table's columns.
fn columns_of(part: Part) -> Vec<Vec<Features>> {
    match part {
        Part::Noun => vec![vec![Features::NONE.with_number(Number::Plural)]],
        Part::Verb => vec![
            vec![verb(Mood::Indicative, Tense::Past)],
            vec![verb(Mood::Participle, Tense::Past)],
            vec![verb(Mood::Participle, Tense::Present)],
            vec![
                verb(Mood::Indicative, Tense::Present)
                    .with_person(Person::Third)
                    .with_number(Number::Singular),
            ],
        ],
        _ => vec![
            vec![Features::NONE.with_degree(Degree::Comparative)],
            vec![Features::NONE.with_degree(Degree::Superlative)],
        ],
    }
}

/// The regular forms, by the table's columns. If there are two spellings (`travelled`, `traveled`), both are given.
fn regular(lemma: &str, part: Part) -> Vec<Vec<String>> {
    let with = |endings: &[&str]| -> Vec<String> {
        endings.iter().flat_map(|ending| attached(lemma, ending)).collect()
    };
    match part {
        Part::Noun => vec![with(&["s"])],
        Part::Verb => vec![with(&["ed"]), with(&["ed"]), with(&["ing"]), with(&["s"])],
        _ => vec![with(&["er"]), with(&["est"])],
    }
}

/// A word with an ending: `box` + `s` is `boxes`, `cry` + `ed` is `cried`, `stop` + `ing` is `stopping`.
fn attached(word: &str, ending: &str) -> Vec<String> {
    let letters: Vec<char> = word.chars().collect();
    let vowel = |sign: char| matches!(sign, 'a' | 'e' | 'i' | 'o' | 'u');
    let (last, before) = match letters.as_slice() {
        [.., before, last] => (*last, *before),
        _ => return Vec::new(),
    };
    let stem = &word[..word.len() - last.len_utf8()];
    if last == 'y' && !vowel(before) && ending != "ing" {
        let ending = if ending == "s" { "es" } else { ending };
        return vec![format!("{stem}i{ending}")];
    }
    if ending == "s" {
        let hisses = matches!(last, 's' | 'x' | 'z') || matches!(before, 's' | 'c') && last == 'h';
        return if hisses {
            vec![format!("{word}es")]
        } else if last == 'o' && !vowel(before) {
            vec![format!("{word}s"), format!("{word}es")]
        } else {
            vec![format!("{word}s")]
        };
    }
    if last == 'e' && (ending != "ing" || !matches!(before, 'e' | 'o' | 'y')) {
        return vec![format!("{stem}{ending}")];
    }
    let mut forms = vec![format!("{word}{ending}")];
    if !vowel(last) && vowel(before) && !matches!(last, 'w' | 'x' | 'y') {
        forms.push(format!("{word}{last}{ending}"));
    }
    forms
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regular_forms_are_spelled_as_they_should() {
        for (word, ending, expected) in [
            ("box", "s", "boxes"),
            ("cry", "ed", "cried"),
            ("cry", "ing", "crying"),
            ("cry", "s", "cries"),
            ("stop", "ing", "stoping stopping"),
            ("potato", "s", "potatos potatoes"),
            ("love", "ing", "loving"),
            ("see", "ing", "seeing"),
            ("church", "s", "churches"),
            ("day", "s", "days"),
        ] {
            assert_eq!(attached(word, ending).join(" "), expected);
        }
    }

    #[test]
    fn synsets_give_words_and_valencies() {
        let mut lexemes = Lexemes::new();
        let line = "00333482 30 v 03 run 4 unravel 1 San_Juan 0 001 $ 00335613 v 0000 02 + 01 00 + 08 02 | become undone";
        read_wordnet(line, Part::Verb, &mut lexemes);
        assert_eq!(lexemes.len(), 2);
        let of = |word: &str| lexemes[&(word.to_owned(), Part::Verb)].valency;
        assert_eq!(of("run"), Valency::INTRANSITIVE);
        assert_eq!(of("unravel"), Valency::INTRANSITIVE.and(Valency::TRANSITIVE));
    }

    #[test]
    fn names_and_phrases_are_no_single_words() {
        for (word, single) in
            [("arc-lamp", true), ("o'clock", true), ("café", true), ("London", false), ("ice_cream", false)]
        {
            assert_eq!(is_single_word(word), single, "{word}");
        }
    }
}
