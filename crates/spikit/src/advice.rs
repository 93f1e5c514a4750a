//! What the grammar makes of a sentence, for voters who want to know. It decides nothing (SPI-14).

use crate::{Card, Lang, Sentence, Spikit};
use grammar::{Reason, Soundness, Verdict};
use serde::Serialize;
use tabletop::Message;

/// The grammar's opinion of a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SpikitAdvice"))]
pub struct Advice {
    /// From no sentence to a sensible one.
    pub soundness: Soundness,
    /// What is wrong with it, worst first; none where it is sensible.
    pub reasons: Vec<Message>,
}

impl Spikit {
    /// What the grammar says of a sentence; `None` where the deck or the word data do not say enough of its words.
    pub fn verdict(&self, sentence: &Sentence) -> Option<Verdict> {
        let mut row: Vec<&grammar::Card> = Vec::new();
        let mut readings: Vec<grammar::Card> = Vec::new();
        let mut place = None;
        if let (Some(at), Some(joker)) =
            (sentence.cards.iter().position(|card| card.is_joker()), &sentence.joker)
        {
            readings = self.readings(&joker.text, joker.lang);
            place = Some(at);
        }
        for card in &sentence.cards {
            match self.deck.face(*card) {
                Some(face) => row.push(face.grammar.as_ref()?),
                // Any card will do until the joker's readings are tried.
                None => row.push(readings.first()?),
            }
        }
        let Some(place) = place else { return Some(grammar::judge(&row)) };
        let verdicts = readings.iter().map(|reading| {
            let mut row = row.clone();
            if let Some(joker) = row.get_mut(place) {
                *joker = reading;
            }
            grammar::judge(&row)
        });
        // What words may be, they are: the best reading counts.
        verdicts.max_by_key(|verdict| (verdict.soundness, std::cmp::Reverse(verdict.reasons.len())))
    }

    /// What a joker's words may be as a card.
    pub fn readings(&self, text: &str, lang: Lang) -> Vec<grammar::Card> {
        let readings = self.vocabulary(lang).map(|words| words.readings(text)).unwrap_or_default();
        let card =
            |features| grammar::Card { text: text.to_owned(), lang: Some(lang.code().to_owned()), features };
        readings.into_iter().map(card).collect()
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
            Reason::Missing(at) => one("spikit-advice-missing", at),
            Reason::NoPlace(at) => one("spikit-advice-no-place", at),
            Reason::Disagree(at, other) => two("spikit-advice-disagree", at, other),
            Reason::Elision(at, other) => two("spikit-advice-elision", at, other),
            Reason::Order(at, other) => two("spikit-advice-order", at, other),
            Reason::OddSubject(at, other) => two("spikit-advice-subject", at, other)
                .text("wants", self.wanted(sentence.cards.get(at), true)),
            Reason::OddObject(at, other) => two("spikit-advice-object", at, other)
                .text("wants", self.wanted(sentence.cards.get(at), false)),
            Reason::OddTime(at, other) => two("spikit-advice-time", at, other),
            Reason::SaidTwice(at) => one("spikit-advice-twice", at),
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
            (Sense::Concrete, "concrete"),
        ];
        names.into_iter().find(|(sense, _)| Senses::from(*sense) == senses).map_or("other", |(_, name)| name)
    }
}
