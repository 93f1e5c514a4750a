//! The French word data: lemmas with their forms, from the tags of the Hunspell dictionary.
//!
//! `po:` names parts of speech, moods and persons, `is:` genders and numbers. Verbs have a tag such as `v1_itnq__a`: the group;
//! `e` or `a` for être and avoir; then a letter at its place for each use (i intransitive, t transitive, n indirect, p or r only
//! pronominal, q and others pronominal too, m impersonal) and for each auxiliary (e être, a avoir). `x` is "exceptionally", `z` "not
//! looked at": both are read as nothing.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use lexicon::{Auxiliary, Features, Gender, Kind, Lemma, Mood, Number, Part, Person, Tense, Valency};

use super::aspirated::Aspirated;
use super::closed_class::ClosedClass;
use super::dropped::Reason;
use super::french::{judged, keeps_part};
use super::hunspell::{Affixes, entries, values};
use super::{Failure, sources};

/// The lemmas of the tagged edition: the words of the list, compounds, and words of one letter that are no mere letters.
pub(super) fn lemmas(
    cache: &Path,
    aspirated: &Aspirated,
    by_hand: ClosedClass,
) -> Result<Vec<Lemma>, Failure> {
    let folder = sources::FRENCH.unpacked(cache)?.join("usr/share/hunspell");
    let affixes = Affixes::parse(&fs::read_to_string(folder.join("fr.aff"))?);
    let list = fs::read_to_string(folder.join("fr.dic"))?;
    let mut lemmas = by_hand.lemmas;
    for entry in entries(&list) {
        let described = match judged(&affixes, &entry) {
            Ok(()) => true,
            Err(Reason::Compound) => entry.values("po").any(keeps_part),
            Err(_) => false,
        };
        if !described || entry.stem.ends_with(['\'', '’']) {
            continue;
        }
        let senses = senses(&entry.tags, aspirated.is(&entry.stem));
        let mere_letter = entry.stem.chars().count() == 1
            && senses.iter().all(|sense| matches!(sense.part(), Some(Part::Noun)));
        if mere_letter || senses.is_empty() {
            continue;
        }
        // A unit and its multiples are lemmas of their own.
        let mut forms: BTreeMap<String, BTreeMap<String, Vec<Features>>> = BTreeMap::new();
        for form in affixes.expand(&entry) {
            let rule = form.tags.strip_prefix(&entry.tags).unwrap_or_default();
            let readings = forms.entry(form.base).or_default().entry(form.text).or_default();
            for reading in readings_of(rule) {
                if !readings.contains(&reading) {
                    readings.push(reading);
                }
            }
        }
        for (spelling, forms) in forms {
            lemmas.push(Lemma { spelling, senses: senses.clone(), forms: forms.into_iter().collect() });
        }
    }
    Ok(with_plurals_joined(lemmas))
}

/// The source has `arcs-en-ciel` as an entry of its own: makes it a form of `arc-en-ciel`.
///
/// Two entries belong together if they differ by an s or x at the end of their pieces only, and one is singular, the other plural.
fn with_plurals_joined(lemmas: Vec<Lemma>) -> Vec<Lemma> {
    let key = |lemma: &Lemma| -> Vec<String> {
        lemma.spelling.split('-').map(|piece| piece.trim_end_matches(['s', 'x']).to_owned()).collect()
    };
    let has = |lemma: &Lemma, number: Number| {
        lemma.spelling.contains('-') && lemma.senses.iter().all(|sense| sense.number() == Some(number))
    };
    let (plurals, mut others): (Vec<Lemma>, Vec<Lemma>) =
        lemmas.into_iter().partition(|lemma| has(lemma, Number::Plural));
    let mut singulars: BTreeMap<Vec<String>, usize> = BTreeMap::new();
    for (index, lemma) in others.iter().enumerate().filter(|(_, lemma)| has(lemma, Number::Singular)) {
        singulars.insert(key(lemma), index);
    }
    for plural in plurals {
        match singulars.get(&key(&plural)) {
            Some(&singular) => {
                let reading = Features::NONE.with_number(Number::Plural);
                others[singular].forms.push((plural.spelling, vec![reading]));
            }
            None => others.push(plural),
        }
    }
    others
}

fn gender(value: &str) -> Option<Gender> {
    Some(match value {
        "mas" => Gender::Masculine,
        "fem" => Gender::Feminine,
        "epi" => Gender::Common,
        _ => return None,
    })
}

fn number(value: &str) -> Option<Number> {
    Some(match value {
        "sg" => Number::Singular,
        "pl" => Number::Plural,
        "inv" => Number::Invariable,
        _ => return None,
    })
}

/// Reads a person: `1pe`, or in the form of a verb `1sg`, `3pl!`, and `1isg` for puissé-je.
fn person(value: &str) -> Option<(Person, Option<Number>)> {
    let (person, rest) = value.split_at_checked(1)?;
    let person = match person {
        "1" => Person::First,
        "2" => Person::Second,
        "3" => Person::Third,
        _ => return None,
    };
    match rest.trim_end_matches('!') {
        "pe" => Some((person, None)),
        "sg" | "isg" => Some((person, Some(Number::Singular))),
        "pl" => Some((person, Some(Number::Plural))),
        _ => None,
    }
}

fn mood(value: &str) -> Option<Features> {
    let of = |mood, tense| Features::default().with_mood(mood).with_tense(tense);
    Some(match value {
        "infi" => Features::default().with_mood(Mood::Infinitive),
        "ppre" => of(Mood::Participle, Tense::Present),
        "ppas" => of(Mood::Participle, Tense::Past),
        "ipre" => of(Mood::Indicative, Tense::Present),
        "iimp" => of(Mood::Indicative, Tense::Imperfect),
        "ipsi" => of(Mood::Indicative, Tense::PastHistoric),
        "ifut" => of(Mood::Indicative, Tense::Future),
        "cond" => of(Mood::Conditional, Tense::Present),
        "impe" => of(Mood::Imperative, Tense::Present),
        "spre" => of(Mood::Subjunctive, Tense::Present),
        "simp" => of(Mood::Subjunctive, Tense::Imperfect),
        _ => return None,
    })
}

/// The readings that the tags of a rule give its form: every mood with every person of the same rule.
fn readings_of(tags: &str) -> Vec<Features> {
    let mut nominal = Features::default();
    for value in all(tags) {
        nominal = gender(value).map_or(nominal, |gender| nominal.with_gender(gender));
        nominal = number(value).map_or(nominal, |number| nominal.with_number(number));
    }
    let moods: Vec<Features> = values(tags, "po").filter_map(mood).collect();
    let persons: Vec<_> = values(tags, "po").filter_map(person).collect();
    let mut readings = Vec::new();
    for mood in moods {
        let mut reading = nominal.with_mood(mood.mood().unwrap_or(Mood::Infinitive));
        reading = mood.tense().map_or(reading, |tense| reading.with_tense(tense));
        if persons.is_empty() || reading.mood() == Some(Mood::Participle) {
            readings.push(reading);
        }
        for &(person, number) in &persons {
            if reading.mood() != Some(Mood::Participle) {
                let reading = reading.with_person(person);
                readings.push(number.map_or(reading, |number| reading.with_number(number)));
            }
        }
    }
    if readings.is_empty() {
        return vec![nominal];
    }
    if values(tags, "po").any(|value| value == "adj") {
        readings.push(nominal.with_part(Part::Adjective));
    }
    readings
}

/// The values of both kinds of tags, because a few are under the wrong one.
fn all(tags: &str) -> impl Iterator<Item = &str> {
    values(tags, "is").chain(values(tags, "po"))
}

/// The senses of an entry.
fn senses(tags: &str, aspirated: bool) -> Vec<Features> {
    let mut common = Features::default();
    for value in all(tags) {
        common = gender(value).map_or(common, |gender| common.with_gender(gender));
        common = number(value).map_or(common, |number| common.with_number(number));
        if let Some((person, _)) = person(value) {
            common = common.with_person(person);
        }
    }
    if aspirated {
        common = common.with_aspiration();
    }
    let kinds: Vec<&str> = values(tags, "po").collect();
    let has = |kind| kinds.contains(&kind);
    if has("prep") && has("det") {
        return vec![common.with_part(Part::Contraction)];
    }
    // The source has no such tags for le, la, les as objects.
    if has("preverb") && has("properobj") && common.gender().is_some() && common.person().is_none() {
        common = common.with_person(Person::Third);
    }
    let mut senses = Vec::new();
    for kind in kinds.iter().copied() {
        let sense = if let Some(uses) = kind.strip_prefix('v').filter(|_| kind.len() == 10) {
            let verb = verb(common, uses);
            if has("infi") { verb.with_mood(Mood::Infinitive) } else { verb }
        } else if let Some((part, kind)) = part(kind, has("propersuj"), has("properobj")) {
            let sense = common.with_part(part);
            kind.map_or(sense, |kind| sense.with_kind(kind))
        } else {
            continue;
        };
        if !senses.contains(&sense) {
            senses.push(sense);
        }
    }
    senses
}

fn part(kind: &str, subject: bool, object: bool) -> Option<(Part, Option<Kind>)> {
    let personal = if subject && object {
        Kind::SubjectOrObject
    } else if subject {
        Kind::Subject
    } else {
        Kind::Object
    };
    Some(match kind.strip_prefix("loc.").unwrap_or(kind) {
        "nom" | "titr" => (Part::Noun, None),
        "adj" => (Part::Adjective, None),
        "adv" => (Part::Adverb, None),
        "negadv" => (Part::Adverb, Some(Kind::Negative)),
        "advint" => (Part::Adverb, Some(Kind::Interrogative)),
        "verb" => (Part::Verb, None),
        "interj" => (Part::Interjection, None),
        "nb" => (Part::Numeral, None),
        "prep" | "prepv" => (Part::Preposition, None),
        "cjsub" => (Part::Conjunction, Some(Kind::Subordinating)),
        "cjco" => (Part::Conjunction, Some(Kind::Coordinating)),
        "cj" => (Part::Conjunction, None),
        "det" => (Part::Determiner, Some(Kind::Article)),
        "detpos" => (Part::Determiner, Some(Kind::Possessive)),
        "detdem" => (Part::Determiner, Some(Kind::Demonstrative)),
        "detind" => (Part::Determiner, Some(Kind::Indefinite)),
        "detneg" => (Part::Determiner, Some(Kind::Negative)),
        "detex" => (Part::Determiner, Some(Kind::Interrogative)),
        "prodem" => (Part::Pronoun, Some(Kind::Demonstrative)),
        "proind" => (Part::Pronoun, Some(Kind::Indefinite)),
        "prorel" => (Part::Pronoun, Some(Kind::Relative)),
        "proint" => (Part::Pronoun, Some(Kind::Interrogative)),
        "proneg" => (Part::Pronoun, Some(Kind::Negative)),
        "propersuj" | "properobj" => (Part::Pronoun, Some(personal)),
        _ => return None,
    })
}

/// The features of a verb, from the text after `v` in its tag.
fn verb(common: Features, uses: &str) -> Features {
    let at = |place: usize| uses.as_bytes().get(place).copied().unwrap_or(b'_');
    let mut valency = Valency::default();
    for (place, letter, one) in [
        (2, b'i', Valency::INTRANSITIVE),
        (3, b't', Valency::TRANSITIVE),
        (4, b'n', Valency::INDIRECT),
        (6, b'm', Valency::IMPERSONAL),
    ] {
        if at(place) == letter {
            valency = valency.and(one);
        }
    }
    let alone = valency.is_empty();
    match at(5) {
        b'p' | b'r' if alone => valency = valency.and(Valency::PRONOMINAL).and(Valency::ONLY_PRONOMINAL),
        b'_' | b'x' | b'z' => {}
        _ => valency = valency.and(Valency::PRONOMINAL),
    }
    let mut verb = common.with_part(Part::Verb).with_valency(valency);
    verb = match (at(7) == b'e', at(8) == b'a') {
        (true, true) => verb.with_auxiliary(Auxiliary::Both),
        (true, false) => verb.with_auxiliary(Auxiliary::Etre),
        (false, true) => verb.with_auxiliary(Auxiliary::Avoir),
        (false, false) => verb,
    };
    if at(0) == b'0' { verb.with_kind(Kind::Auxiliary) } else { verb }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(tags: &str, expected: &[&str]) {
        let found: Vec<String> = senses(tags, false).iter().map(Features::to_string).collect();
        assert_eq!(found, expected, "{tags}");
    }

    #[test]
    fn tags_of_entries_are_senses() {
        check("po:nom po:adj is:epi", &["noun common", "adjective common"]);
        check(
            "po:mg po:propersuj po:properobj po:3pe is:fem is:sg",
            &["pronoun subject or object third feminine singular"],
        );
        check("po:mg po:prep po:det is:mas is:sg", &["contraction masculine singular"]);
        check("po:mg po:properobj po:preverb is:epi is:pl", &["pronoun object third common plural"]);
        check("po:mg po:prep po:prepv", &["preposition"]);
        check("po:v2__t___zz po:infi", &["verb infinitive"]);
    }

    #[test]
    fn uses_of_verbs_are_valencies() {
        for (uses, names, auxiliary) in [
            ("v1_itnq__a", "intransitive transitive indirect pronominal", Some(Auxiliary::Avoir)),
            ("v2____p_e_", "pronominal only pronominal", Some(Auxiliary::Etre)),
            ("v1_it_q_ea", "intransitive transitive pronominal", Some(Auxiliary::Both)),
            ("v3_it__m_a", "intransitive transitive impersonal", Some(Auxiliary::Avoir)),
            ("v1_i__e_e_", "intransitive pronominal", Some(Auxiliary::Etre)),
            ("v1__t___zz", "transitive", None),
        ] {
            let sense = senses(&format!("po:{uses}"), false)[0];
            assert_eq!(sense.valency().names().collect::<Vec<_>>().join(" "), names, "{uses}");
            assert_eq!(sense.auxiliary(), auxiliary, "{uses}");
        }
    }

    #[test]
    fn tags_of_rules_are_readings() {
        for (tags, expected) in [
            ("is:fem is:pl", "feminine plural"),
            (
                "po:ipre po:spre po:3sg",
                "indicative present third singular, subjunctive present third singular",
            ),
            (
                "po:ppas po:adj is:mas is:sg",
                "participle past masculine singular, adjective masculine singular",
            ),
            ("po:infi", "infinitive"),
        ] {
            let found: Vec<String> = readings_of(tags).iter().map(Features::to_string).collect();
            assert_eq!(found.join(", "), expected, "{tags}");
        }
    }
}
