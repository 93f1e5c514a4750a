//! What a deck leaves out of its words is inferred: from the word data, and from the card that says the same in the other language.
//!
//! A deck that a teacher writes has words and nothing else. With the box's word data they have categories, agreement and valency; what two
//! languages say slot by slot (SPI-2) is of the same category, so that one card's readings rule out what the other cannot be. What things are
//! (`sense`) no word data tell: it stays open, and nothing is called nonsense for it.

use crate::{Card, Deck, Spikit};
use grammar::{Features, Sense, Senses};

impl Spikit {
    /// The deck with what could be inferred of the cards that say nothing of themselves. Its checksum is that of the file.
    pub(crate) fn inferred(&self) -> Option<Deck> {
        let silent: Vec<Card> = self
            .deck
            .cards()
            .filter(|card| self.deck.face(*card).is_some_and(|face| face.grammar.is_none()))
            .collect();
        if silent.is_empty() {
            return None;
        }
        let mut deck = Deck::clone(&self.deck);
        // First by the word data, then by the other language: for that the other card must be known.
        for alone in [true, false] {
            for card in &silent {
                let twin = self.twin(&deck, *card);
                let known = deck.face(*card).and_then(|face| face.grammar.as_ref());
                let readings = match known {
                    Some(known) => narrowed(known.all_features().cloned().collect(), twin.as_deref()),
                    None if alone => self.by_words(*card),
                    None => twin.unwrap_or_default(),
                };
                deck.describe(*card, readings);
            }
        }
        Some(deck)
    }

    /// What the word data say of a card's words. A name is somebody.
    fn by_words(&self, card: Card) -> Vec<Features> {
        let Some(face) = self.deck.face(card) else { return Vec::new() };
        let Card::Words { lang, .. } = card else { return Vec::new() };
        if face.lang.is_none() && self.vocabularies.iter().any(Option::is_some) {
            return vec![Features { sense: Sense::Person.into(), ..grammar::name() }];
        }
        self.vocabulary(lang).map(|words| grammar::readings(words, &face.text)).unwrap_or_default()
    }

    /// What the card of the other language is, as far as that says something of this one: not its gender, nor what it begins with.
    fn twin(&self, deck: &Deck, card: Card) -> Option<Vec<Features>> {
        let Card::Words { colour, lang, slot } = card else { return None };
        let other = self.deck.langs().into_iter().find(|other| *other != lang)?;
        let twin = deck.face(Card::Words { colour, lang: other, slot })?.grammar.as_ref()?;
        let seen = |features: &Features| Features {
            gender: None,
            begins_with_vowel: false,
            before_consonant: false,
            before_vowel: false,
            ..features.clone()
        };
        Some(twin.all_features().map(seen).collect())
    }
}

/// The readings that the twin may have too, with what it says of senses and valency; all of them where it may be nothing of the kind.
fn narrowed(readings: Vec<Features>, twin: Option<&[Features]>) -> Vec<Features> {
    let Some(twin) = twin else { return readings };
    let alike: Vec<Features> = readings
        .iter()
        .filter_map(|reading| {
            let other = twin.iter().find(|other| other.category == reading.category)?;
            let open = |senses: Senses| senses == Senses::NONE || senses == Senses::ANY;
            Some(Features {
                number: reading.number.or(other.number),
                sense: if open(reading.sense) { other.sense } else { reading.sense },
                subject: if open(reading.subject) { other.subject } else { reading.subject },
                adverbial: other.adverbial.or(reading.adverbial),
                ..reading.clone()
            })
        })
        .collect();
    if alike.is_empty() { readings } else { alike }
}
