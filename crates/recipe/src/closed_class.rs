//! Word data written by hand, from `dictionaries/<language>/closed-class.txt`: the closed classes of English, and for French the words that
//! the source leaves out.
//!
//! A line is features, a colon, and words that are just that: `preposition: about above`. For a lemma with forms the forms follow
//! it, each after `>` with what it adds: `verb auxiliary: be > infinitive be > indicative past were`. `!` after a word says that no other
//! source is asked about it (`in!`: WordNet knows it as indium). `#` begins a comment.

use std::collections::BTreeSet;

use lexicon::{Degree, Features, Gender, Kind, Lemma, Mood, Number, Part, Person, Tense};

use super::Failure;

#[derive(Clone, Debug, Default)]
pub(super) struct ClosedClass {
    pub(super) lemmas: Vec<Lemma>,
    alone: BTreeSet<String>,
}

impl ClosedClass {
    pub(super) fn parse(text: &str) -> Result<ClosedClass, Failure> {
        let mut closed = ClosedClass::default();
        for (number, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if !line.is_empty() {
                closed.line(line).map_err(|what| format!("closed-class.txt, line {}: {what}", number + 1))?;
            }
        }
        Ok(closed)
    }

    /// Whether this data replaces that of all other sources for a word.
    pub(super) fn replaces(&self, word: &str) -> bool {
        self.alone.contains(word)
    }

    fn line(&mut self, line: &str) -> Result<(), String> {
        let (features, words) = line.split_once(':').ok_or("no colon")?;
        let sense = read(features)?;
        let mut parts = words.split('>');
        let words: Vec<&str> = parts.next().unwrap_or_default().split_whitespace().collect();
        let mut forms = Vec::new();
        for form in parts {
            let (features, word) = form.trim().rsplit_once(' ').ok_or("a form needs features")?;
            forms.push((self.word(word), vec![read(features)?]));
        }
        if !forms.is_empty() && words.len() != 1 {
            return Err("forms belong to one lemma".into());
        }
        for word in words {
            let spelling = self.word(word);
            let forms = if forms.is_empty() {
                vec![(spelling.clone(), vec![Features::default()])]
            } else {
                forms.clone()
            };
            self.lemmas.push(Lemma { spelling, senses: vec![sense], forms });
        }
        Ok(())
    }

    fn word(&mut self, word: &str) -> String {
        match word.strip_suffix('!') {
            Some(word) => {
                self.alone.insert(word.to_owned());
                word.to_owned()
            }
            None => word.to_owned(),
        }
    }
}

/// Reads features by their names. "Subject or object" is written `either`, and "past historic" does not occur.
fn read(names: &str) -> Result<Features, String> {
    let mut features = Features::default();
    for name in names.split_whitespace() {
        features = match name {
            "noun" => features.with_part(Part::Noun),
            "adjective" => features.with_part(Part::Adjective),
            "verb" => features.with_part(Part::Verb),
            "adverb" => features.with_part(Part::Adverb),
            "pronoun" => features.with_part(Part::Pronoun),
            "determiner" => features.with_part(Part::Determiner),
            "preposition" => features.with_part(Part::Preposition),
            "conjunction" => features.with_part(Part::Conjunction),
            "interjection" => features.with_part(Part::Interjection),
            "numeral" => features.with_part(Part::Numeral),
            "contraction" => features.with_part(Part::Contraction),
            "particle" => features.with_part(Part::Particle),
            "subject" => features.with_kind(Kind::Subject),
            "object" => features.with_kind(Kind::Object),
            "either" => features.with_kind(Kind::SubjectOrObject),
            "demonstrative" => features.with_kind(Kind::Demonstrative),
            "possessive" => features.with_kind(Kind::Possessive),
            "indefinite" => features.with_kind(Kind::Indefinite),
            "interrogative" => features.with_kind(Kind::Interrogative),
            "relative" => features.with_kind(Kind::Relative),
            "negative" => features.with_kind(Kind::Negative),
            "coordinating" => features.with_kind(Kind::Coordinating),
            "subordinating" => features.with_kind(Kind::Subordinating),
            "article" => features.with_kind(Kind::Article),
            "auxiliary" => features.with_kind(Kind::Auxiliary),
            "modal" => features.with_kind(Kind::Modal),
            "reflexive" => features.with_kind(Kind::Reflexive),
            "masculine" => features.with_gender(Gender::Masculine),
            "common" => features.with_gender(Gender::Common),
            "feminine" => features.with_gender(Gender::Feminine),
            "singular" => features.with_number(Number::Singular),
            "invariable" => features.with_number(Number::Invariable),
            "plural" => features.with_number(Number::Plural),
            "first" => features.with_person(Person::First),
            "second" => features.with_person(Person::Second),
            "third" => features.with_person(Person::Third),
            "infinitive" => features.with_mood(Mood::Infinitive),
            "participle" => features.with_mood(Mood::Participle),
            "indicative" => features.with_mood(Mood::Indicative),
            "conditional" => features.with_mood(Mood::Conditional),
            "present" => features.with_tense(Tense::Present),
            "past" => features.with_tense(Tense::Past),
            "comparative" => features.with_degree(Degree::Comparative),
            "superlative" => features.with_degree(Degree::Superlative),
            other => return Err(format!("{other} is no feature")),
        };
    }
    Ok(features)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_lemmas() {
        let closed = ClosedClass::parse(
            "preposition: about in! # not indium\nverb auxiliary: be > infinitive be! > indicative past plural were",
        )
        .unwrap();
        assert_eq!(closed.lemmas.len(), 3);
        assert_eq!(closed.lemmas[2].forms[1].0, "were");
        assert!(closed.replaces("in") && closed.replaces("be") && !closed.replaces("about"));
        for line in ["about", "prepposition: about", "verb: be am > infinitive be", "verb: be > be"] {
            assert!(ClosedClass::parse(line).is_err(), "{line}");
        }
    }
}
