//! What the grammar makes of a sentence, for voters who want to know. It decides nothing (SPI-14).

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::{Card, Lang, Sentence, Spikit};
use grammar::{Reason, Soundness, Verdict};
use serde::Serialize;
use tabletop::Message;

/// The grammar's opinion of a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitAdvice"))]
pub struct Advice {
    /// How sound the sentence is.
    pub soundness: Soundness,
    /// What is wrong with it, worst first; empty if it is sensible.
    pub reasons: Vec<Message>,
}

impl Spikit {
    /// What the grammar says of a sentence; `None` where the deck does not say enough of its words. A joker's words are tried as all that they may
    /// be, as one card and as several ("qui aime", "et très"); if they cannot be read as cards, they have no place in the sentence.
    pub fn verdict(&self, sentence: &Sentence) -> Option<Verdict> {
        let place = sentence.cards.iter().position(|card| card.is_joker());
        let (Some(place), Some(joker)) = (place, &sentence.joker) else {
            return self.verdict_with(sentence, &[]);
        };
        let said = |parts: &[String]| -> Option<Vec<grammar::Card>> {
            parts.iter().map(|part| self.reading(part, joker.lang)).collect()
        };
        let whole = match said(core::slice::from_ref(&joker.text)) {
            Some(card) => self.verdict_with(sentence, &card)?,
            None if self.knows(&sentence.cards) => Verdict::no_place(place),
            None => return None,
        };
        // "every day" says when, so it is not tried as "every" and "day".
        let says_when = self.reading(&joker.text, joker.lang).is_some_and(|card| {
            let when = [grammar::AdverbialKind::Time, grammar::AdverbialKind::Frequency].map(Some);
            card.readings.is_empty() && when.contains(&card.features.adverbial)
        });
        // "un ami" is somebody, so it is not tried as "un" and the adjective "ami".
        let is_somebody = self.reading(&joker.text, joker.lang).is_some_and(|card| {
            card.features.category == grammar::Category::NounPhrase && card.readings.is_empty()
        });
        if whole.is_sensible() || says_when || is_somebody || self.vocabulary(joker.lang).is_none() {
            return Some(whole);
        }
        let sensible = |parts: Vec<String>| {
            let verdict = self.verdict_with(sentence, &said(&parts)?)?;
            // A comma behind the last part is one behind the joker.
            let before = (1 << place) - 1;
            let commas = verdict.commas & before | verdict.commas >> (parts.len() - 1) & !before;
            verdict.is_sensible().then_some(Verdict { commas, ..verdict })
        };
        Some(parted(&joker.text).into_iter().find_map(sensible).unwrap_or(whole))
    }

    /// The verdict on the sentence with these cards in the place of the joker.
    fn verdict_with(&self, sentence: &Sentence, joker: &[grammar::Card]) -> Option<Verdict> {
        let mut row: Vec<&grammar::Card> = Vec::new();
        for card in &sentence.cards {
            match self.deck.face(*card) {
                Some(face) => row.push(face.grammar.as_ref()?),
                None if joker.is_empty() => return None,
                None => row.extend(joker),
            }
        }
        Some(grammar::judge(&row))
    }

    /// Whether the deck describes all of the cards that have words.
    fn knows(&self, cards: &[Card]) -> bool {
        cards.iter().filter_map(|card| self.deck.face(*card)).all(|face| face.grammar.is_some())
    }

    /// A joker's words as a card, with all their readings; `None` if they have none.
    pub fn reading(&self, text: &str, lang: Lang) -> Option<grammar::Card> {
        let mut readings = match self.vocabulary(lang) {
            Some(words) => grammar::readings(words, text),
            None => grammar::unknown(),
        }
        .into_iter();
        let features = readings.next()?;
        let (text, lang) = (text.to_owned(), Some(lang.code().to_owned()));
        Some(grammar::Card { text, lang, features, readings: readings.collect() })
    }

    /// What the grammar says of a sentence, in messages.
    pub fn advice(&self, sentence: &Sentence) -> Option<Advice> {
        let verdict = self.verdict(sentence)?;
        let reasons = verdict.reasons.iter().map(|reason| self.told(sentence, *reason)).collect();
        Some(Advice { soundness: verdict.soundness, reasons })
    }

    fn told(&self, sentence: &Sentence, reason: Reason) -> Message {
        let words = |at: usize| match sentence.cards.get(at) {
            Some(card) if card.is_joker() => {
                sentence.joker.as_ref().map_or("★", |joker| &joker.text).to_owned()
            }
            Some(card) => self.words(*card).to_owned(),
            None => String::new(),
        };
        let one = |key: &'static str, at| Message::new(key).text("words", words(at));
        let two = |key: &'static str, at, other| one(key, at).text("other", words(other));
        match reason {
            Reason::NoVerb => Message::new("spikit-advice-no-verb"),
            Reason::NoSubject(at) => one("spikit-advice-no-subject", at),
            Reason::Missing(at, need) => one("spikit-advice-missing", at).text("lacks", lacks(need)),
            Reason::NoPlace(at) => one("spikit-advice-no-place", at),
            Reason::NoArticle(at) => one("spikit-advice-no-article", at),
            Reason::NoNoun(at) => one("spikit-advice-no-noun", at),
            Reason::SecondVerb(at) => one("spikit-advice-second-verb", at),
            Reason::SecondSubject(at, other) => two("spikit-advice-second-subject", at, other),
            Reason::SecondObject(at, other) => two("spikit-advice-second-object", at, other),
            Reason::NoObject(at, other) => two("spikit-advice-no-object", at, other),
            Reason::QuestionWanted(at, other) => two("spikit-advice-question-wanted", at, other),
            Reason::Number(at, other) => two("spikit-advice-number", at, other),
            Reason::Gender(at, other) => two("spikit-advice-gender", at, other),
            Reason::Person(at, other) => two("spikit-advice-person", at, other),
            Reason::Elision(at, other) => two("spikit-advice-elision", at, other),
            Reason::Order(at, other) => two("spikit-advice-order", at, other),
            Reason::OddSubject(at, other) => two("spikit-advice-subject", at, other)
                .text("wants", self.wanted(sentence.cards.get(at), true)),
            Reason::OddObject(at, other) => two("spikit-advice-object", at, other)
                .text("wants", self.wanted(sentence.cards.get(at), false)),
            Reason::OddNoun(at, other) => two("spikit-advice-noun", at, other),
            Reason::OddManner(at, other) => two("spikit-advice-manner", at, other),
            Reason::OddTime(at, other) => two("spikit-advice-time", at, other),
            Reason::SaidTwice(at) => one("spikit-advice-twice", at),
            Reason::TooMuch(at) => one("spikit-advice-too-much", at),
            Reason::UnusualOrder(at, other) => two("spikit-advice-unusual", at, other),
            Reason::LeadingConjunction(at) => one("spikit-advice-conjunction", at),
        }
    }

    /// What a verb wants as its subject or its object, in one word for the catalogues.
    fn wanted(&self, verb: Option<&Card>, subject: bool) -> &'static str {
        use grammar::{Need, Sense, Senses};
        let features =
            verb.and_then(|card| self.deck.face(*card)?.grammar.as_ref()).map(|card| &card.features);
        let Some(features) = features else { return "other" };
        let senses = if subject {
            features.subject
        } else {
            let objects = features.takes.iter().flatten().filter_map(|need| match need {
                Need::Object(senses) => Some(*senses),
                _ => None,
            });
            objects.fold(Senses::NONE, Senses::union)
        };
        let names = [
            (Sense::Person, "person"),
            (Sense::Animal, "animal"),
            (Sense::Animate, "animate"),
            (Sense::Food, "food"),
            (Sense::Clothing, "clothing"),
            (Sense::Artifact, "artifact"),
            (Sense::Sound, "sound"),
            (Sense::Idea, "idea"),
            (Sense::Drink, "drink"),
            (Sense::Instrument, "instrument"),
            (Sense::Concrete, "concrete"),
        ];
        names.into_iter().find(|(sense, _)| Senses::from(*sense) == senses).map_or("other", |(_, name)| name)
    }
}

/// The ways to take a joker's words for several cards; "du" is "de le".
fn parted(text: &str) -> Vec<Vec<String>> {
    let mut words: Vec<&str> = Vec::new();
    for word in text.split_whitespace() {
        match word {
            "du" => words.extend(["de", "le"]),
            "des" => words.extend(["de", "les"]),
            "au" => words.extend(["à", "le"]),
            "aux" => words.extend(["à", "les"]),
            _ => words.push(word),
        }
    }
    words.truncate(crate::joker::MAX_WORDS + 1);
    // A bit for every gap: whether a card ends there.
    let gaps = words.len().saturating_sub(1);
    let part = |ends: u32| {
        let mut parts: Vec<String> = Vec::new();
        for (at, word) in words.iter().enumerate() {
            match parts.last_mut() {
                Some(part) if ends >> (at - 1) & 1 == 0 => *part = format!("{part} {word}"),
                _ => parts.push((*word).to_owned()),
            }
        }
        parts
    };
    (1..1 << gaps).map(part).collect()
}

/// What a verb lacks, in one word for the catalogues.
fn lacks(need: grammar::Need) -> &'static str {
    use grammar::Need;
    match need {
        Need::Object(_) => "object",
        Need::Infinitive | Need::BareInfinitive => "infinitive",
        Need::Question => "question",
        Need::Clause => "clause",
        Need::Place | Need::Attribute => "other",
    }
}
