//! Finds the features of cards whose deck gives only their words.
//!
//! A teacher's deck has words and nothing else. The box's word data give these words their categories, agreement and valency. A card and its
//! counterpart in the other language mean the same, slot by slot (SPI-2), so they are of the same category: what one of them cannot be, the other
//! is not either. No word data say what things are (`sense`). That stays open, and no sentence is called nonsense because of it.

use alloc::vec;
use alloc::vec::Vec;

use crate::inspect::{sort, sorts};
use crate::{Card, Deck, Outline, SLOTS, Spikit};
use grammar::{Category, Features, Need, Sense, Senses, Soundness};

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
        // The word data come first, because the card of the other language must be known before it can tell anything.
        for alone in [true, false] {
            for card in &silent {
                let twin = self.twin(&deck, *card);
                let face = deck.face(*card);
                let known = face.and_then(|face| face.grammar.as_ref());
                let readings = match known {
                    Some(known) => narrowed(known.all_features().cloned().collect(), twin.as_deref()),
                    None if alone => self.by_words(*card),
                    None => twin.unwrap_or_default(),
                };
                let readings = match face.and_then(|face| Some((face.outline.as_ref()?, &face.text))) {
                    Some((outline, text)) => outlined(readings, outline, text),
                    None => readings,
                };
                deck.describe(*card, readings);
            }
        }
        for card in &silent {
            self.confirm(&mut deck, *card);
        }
        Some(deck)
    }

    /// If words may be of several sorts, their family decides: it is a sentence (SPI-2), and with some sorts it would be none.
    fn confirm(&self, deck: &mut Deck, card: Card) {
        let Card::Words { colour, lang, slot } = card else { return };
        let face = |slot| deck.face(Card::Words { colour, lang, slot });
        let Some(known) = face(slot).and_then(|face| face.grammar.clone()) else { return };
        let sorts = sorts(known.all_features());
        let row: Option<Vec<&grammar::Card>> = (1..=SLOTS).map(|slot| face(slot)?.grammar.as_ref()).collect();
        let (Some(row), 2..) = (row, sorts.len()) else { return };
        let of = |wanted: &[Category]| -> Vec<Features> {
            known
                .all_features()
                .filter(|features| wanted.contains(&sort(features.category)))
                .cloned()
                .collect()
        };
        let soundness = |sort: &Category| {
            let mut readings = of(&[*sort]).into_iter();
            let features = readings.next()?;
            let alone = grammar::Card { features, readings: readings.collect(), ..known.clone() };
            let at = usize::from(slot).checked_sub(1)?;
            let with = row.iter().enumerate().map(|(place, card)| if place == at { &alone } else { *card });
            Some(grammar::judge(&with.collect::<Vec<_>>()).soundness)
        };
        let found: Vec<Option<Soundness>> = sorts.iter().map(soundness).collect();
        let best = found.iter().flatten().max().filter(|best| **best > Soundness::IllFormed);
        let Some(best) = best else { return };
        let wanted: Vec<Category> = sorts
            .iter()
            .zip(&found)
            .filter(|(_, found)| found.as_ref() == Some(best))
            .map(|(sort, _)| *sort)
            .collect();
        deck.describe(card, of(&wanted));
    }

    /// What the word data say of a card's words. A proper name is taken for a person.
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
        let twin = deck.twin(card)?.grammar.as_ref()?;
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

/// The readings that the twin may have too, with its senses, number and kind of adverbial filled in; all of them if it shares none.
fn narrowed(readings: Vec<Features>, twin: Option<&[Features]>) -> Vec<Features> {
    let Some(twin) = twin else { return readings };
    let alike: Vec<Features> = readings
        .iter()
        .filter_map(|reading| {
            // "hot chocolate" is said without an article where the French has one.
            let bare = |other: &&Features| {
                (other.category, reading.category) == (Category::NounPhrase, Category::Noun)
                    && reading.gender.is_none()
            };
            let other = twin
                .iter()
                .find(|other| other.category == reading.category)
                .or_else(|| twin.iter().find(bare))?;
            let open = |senses: Senses| senses == Senses::NONE || senses == Senses::ANY;
            Some(Features {
                category: other.category,
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

/// The readings that agree with the author's outline; if there are none, one that is made of the outline.
fn outlined(readings: Vec<Features>, outline: &Outline, text: &str) -> Vec<Features> {
    let told = |reading: Features| Features {
        gender: outline.gender.or(reading.gender),
        number: outline.number.or(reading.number),
        adverbial: outline.adverbial.or(reading.adverbial),
        ..reading
    };
    let alike: Vec<Features> =
        readings.into_iter().filter(|reading| reading.category == outline.category).map(told).collect();
    if !alike.is_empty() {
        return alike;
    }
    // The readings of an unknown word have one of each of these categories.
    let unknown = grammar::unknown();
    let of = |category| unknown.iter().find(|features| features.category == category).cloned();
    let like = match outline.category {
        Category::Verb | Category::ClauseHead | Category::Imperative | Category::Infinitive => Category::Verb,
        Category::Adverbial | Category::Preposition => Category::Adverbial,
        Category::NounPhrase | Category::Noun => Category::NounPhrase,
        _ => Category::Adjective,
    };
    let begins_with_vowel = text.starts_with(|sign: char| "aàâeéèêiîoôuûyh".contains(sign));
    let takes_clause = matches!(outline.category, Category::Question);
    of(like)
        .map(|features| {
            let takes = if takes_clause { vec![vec![Need::Clause]] } else { features.takes.clone() };
            told(Features { category: outline.category, takes, begins_with_vowel, ..features })
        })
        .into_iter()
        .collect()
}
