//! Decks: what is printed on the cards (SPI-5). A file names two languages and, for ten colours and five slots, the words in each.

use crate::{Card, Colour, Lang, SLOTS};
use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use serde::{Deserialize, Serialize};
use tabletop::text::{TextFault, plain};
use tabletop::{Fnv, json};

/// The version of the file's format.
pub(crate) const FORMAT: u32 = 1;
/// The most characters on a card.
pub const MAX_TEXT: usize = 60;
/// The most characters of a deck's id, and of its name.
pub(crate) const MAX_NAME: usize = 60;
/// The most languages in which a deck has a name.
const MAX_NAMES: usize = 12;

/// A deck file (SPI-5).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "SpikitDeckFile"))]
#[serde(deny_unknown_fields)]
pub struct DeckFile {
    /// The version of the format: 1.
    #[cfg_attr(feature = "ts", schemars(range(min = 1, max = 1)))]
    pub format: u32,
    /// Its id, which tells it apart from other decks.
    #[cfg_attr(feature = "ts", schemars(length(min = 1, max = 60)))]
    pub id: String,
    /// Its name for people, by the code of the language in which they read it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", schemars(extend("maxProperties" = 12)), ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub name: BTreeMap<String, String>,
    /// The codes of its two languages, two letters each: `fr`, `en`.
    #[cfg_attr(feature = "ts", schemars(length(min = 2, max = 2)))]
    pub languages: Vec<String>,
    /// A family for each of the ten colours.
    #[cfg_attr(feature = "ts", schemars(length(min = 10, max = 10)))]
    pub families: Vec<FamilyFile>,
}

/// The cards of one colour in a deck file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "SpikitFamilyFile"))]
#[serde(deny_unknown_fields)]
pub struct FamilyFile {
    /// The colour.
    pub colour: Colour,
    /// Five slots, in the order of the sentence: the words of each, by the code of their language.
    #[cfg_attr(feature = "ts", schemars(length(min = 5, max = 5)))]
    pub slots: Vec<BTreeMap<String, CardFile>>,
}

/// A card in a deck file.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "SpikitCardFile"))]
#[serde(deny_unknown_fields)]
pub struct CardFile {
    /// The words, as they are read in the middle of a sentence.
    #[cfg_attr(feature = "ts", schemars(length(min = 1, max = 60)))]
    pub text: String,
    /// Whether it is a proper name, which belongs to neither language and is the same in both (SPI-4).
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub neutral: bool,
    /// What the words are, if that would be inferred wrongly. It is ignored beside `features`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub outline: Option<Outline>,
    /// The grammar of the words. If left out, it is inferred from the word data. Where that fails, sentences with this card get no advice,
    /// and bots know it from its family alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub features: Option<grammar::Features>,
    /// Up to four further readings: "regarde" may be an imperative or a verb.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(
        feature = "ts",
        schemars(length(max = 4)),
        ts(optional, as = "Option<Vec<grammar::Features>>")
    )]
    pub readings: Vec<grammar::Features>,
}

/// What a card's words are, in short. What it leaves out stays as it was inferred.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "SpikitOutline"))]
#[serde(deny_unknown_fields)]
pub struct Outline {
    /// The category of the words as a whole.
    pub category: grammar::Category,
    /// Their gender.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub gender: Option<grammar::Gender>,
    /// Their number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub number: Option<grammar::Number>,
    /// What an adverbial says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub adverbial: Option<grammar::AdverbialKind>,
}

/// A deck.
#[derive(Clone, PartialEq, Debug)]
pub struct Deck {
    id: String,
    langs: [Lang; 2],
    /// The families in the order of the file.
    colours: Vec<Colour>,
    faces: BTreeMap<Card, Face>,
    checksum: u64,
}

/// What is printed on a card with words.
#[derive(Clone, PartialEq, Debug)]
pub struct Face {
    /// The words, as they are read in the middle of a sentence.
    pub text: String,
    /// Its language; `None` for a proper name (SPI-4).
    pub lang: Option<Lang>,
    /// The author's outline of the words, if the deck gives one.
    pub outline: Option<Outline>,
    /// The card as the grammar sees it; `None` if nothing is known of it.
    pub grammar: Option<grammar::Card>,
    /// Whether `grammar` was inferred, because the deck does not give it.
    pub inferred: bool,
}

impl Face {
    /// Whether the words ask, such as "qui danse".
    pub(crate) fn asks(&self) -> bool {
        self.grammar.as_ref().is_some_and(|card| {
            card.may_be(grammar::Category::Question) && !card.features.indirect
                || card.may_be(grammar::Category::Who)
        })
    }
}

/// Why a file is no deck: where, as a JSON Pointer (RFC 6901), and what is wrong there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckError {
    /// The place, such as `/families/3/slots/0/fr`.
    pub at: String,
    /// What is wrong.
    pub fault: DeckFault,
    /// The card with which something is wrong, if it is one.
    pub card: Option<Card>,
}

/// What is wrong with a deck file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeckFault {
    /// The file has another version of the format.
    Format,
    /// The id is missing, too long, or no plain text.
    Id,
    /// A name is no plain text, or there are names in too many languages.
    Name,
    /// The languages are not two different codes of two letters.
    Languages,
    /// This colour has no family, or two.
    Colour(Colour),
    /// A family has so many slots instead of five.
    Slots(usize),
    /// A slot has no words in this language.
    Missing(String),
    /// A slot has words in a language that is none of the deck's.
    OtherLanguage(String),
    /// The words of a card are no plain text of at most [`MAX_TEXT`] characters.
    Text(TextFault),
    /// A card has more frames, or more complements in one frame, than [`grammar::Features`] may have.
    Takes,
    /// A card has more readings than it may have, one that is too large, or readings without features.
    Readings,
    /// The words are those of another card of the language, which is given.
    Alike(Card),
    /// The words of a proper name are not the same in both languages.
    Neutral,
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?}", self.at, self.fault)
    }
}

impl core::error::Error for DeckError {}

impl Deck {
    /// Makes the deck of a file, whole or not at all.
    pub fn new(file: DeckFile) -> Result<Deck, DeckError> {
        let wrong = |at: &str, fault| Err(DeckError { at: at.to_owned(), fault, card: None });
        if file.format != FORMAT {
            return wrong("/format", DeckFault::Format);
        }
        if plain(&file.id, MAX_NAME).is_err() {
            return wrong("/id", DeckFault::Id);
        }
        if file.name.len() > MAX_NAMES {
            return wrong("/name", DeckFault::Name);
        }
        if let Some((lang, _)) = file.name.iter().find(|(_, name)| plain(name, MAX_NAME).is_err()) {
            let lang = lang.replace('~', "~0").replace('/', "~1");
            return wrong(&format!("/name/{lang}"), DeckFault::Name);
        }
        let langs: Vec<Lang> = file.languages.iter().filter_map(|code| code.parse().ok()).collect();
        let langs = match langs[..] {
            [a, b] if a != b && file.languages.len() == 2 => [a, b],
            _ => return wrong("/languages", DeckFault::Languages),
        };
        for colour in Colour::ALL {
            let mut families = (0..).zip(&file.families).filter(|(_, family)| family.colour == colour);
            match (families.next(), families.next()) {
                (Some(_), None) => {}
                (None, _) => return wrong("/families", DeckFault::Colour(colour)),
                (_, Some((twice, _))) => {
                    return wrong(&format!("/families/{twice}/colour"), DeckFault::Colour(colour));
                }
            }
        }
        let mut sum = Fnv::default();
        sum.add(file.id.as_bytes());
        let colours = file.families.iter().map(|family| family.colour).collect();
        let mut faces = BTreeMap::new();
        let mut said = BTreeMap::new();
        for (number, family) in file.families.into_iter().enumerate() {
            let at = format!("/families/{number}/slots");
            if family.slots.len() != usize::from(SLOTS) {
                return wrong(&at, DeckFault::Slots(family.slots.len()));
            }
            for (slot, words) in (1..=SLOTS).zip(family.slots) {
                let at = format!("{at}/{}", slot - 1);
                let cards = langs.map(|lang| Card::Words { colour: family.colour, lang, slot });
                for (card, face) in cards.into_iter().zip(read_slot(&words, cards, langs, &at)?) {
                    unlike(&mut said, card, &face, &at)?;
                    faces.insert(card, face);
                }
            }
        }
        for (card, face) in &faces {
            let grammar = json::write(&face.grammar).to_string();
            let outline = face.outline.as_ref().and_then(|outline| serde_json::to_string(outline).ok());
            let lang = format!("{:?}", face.lang);
            for text in
                [Some(&card.to_string()), Some(&face.text), Some(&lang), Some(&grammar), outline.as_ref()]
                    .into_iter()
                    .flatten()
            {
                sum.add(text.as_bytes());
                sum.add(&[0]);
            }
        }
        Ok(Deck { id: file.id, langs, colours, faces, checksum: sum.value() })
    }

    /// Sets what a card's words may be, the likeliest reading first. Without readings the card stays as it is.
    pub(crate) fn describe(&mut self, card: Card, readings: Vec<grammar::Features>) {
        let mut readings = readings.into_iter().take(1 + grammar::Features::MAX_READINGS);
        if let (Some(face), Some(features)) = (self.faces.get_mut(&card), readings.next()) {
            let lang = face.lang.map(|lang| lang.code().to_owned());
            let text = face.text.clone();
            face.inferred = true;
            face.grammar = Some(grammar::Card { text, lang, features, readings: readings.collect() });
        }
    }

    /// Its id, such as `spikit-fr-en`.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// A checksum that tells decks apart. A record keeps that of the deck it was played with.
    pub fn checksum(&self) -> u64 {
        self.checksum
    }

    /// Its two languages.
    pub fn langs(&self) -> [Lang; 2] {
        self.langs
    }

    /// What is printed on a card; `None` for jokers and cards of other decks.
    pub fn face(&self, card: Card) -> Option<&Face> {
        self.faces.get(&card)
    }

    /// The card that says the same in the other language.
    pub(crate) fn twin(&self, card: Card) -> Option<&Face> {
        let Card::Words { colour, lang, slot } = card else { return None };
        let other = self.langs.into_iter().find(|other| *other != lang)?;
        self.face(Card::Words { colour, lang: other, slot })
    }

    /// The colours of its families, in the order of the file.
    pub(crate) fn colours(&self) -> &[Colour] {
        &self.colours
    }

    /// The place of a card in the file, as a JSON Pointer.
    pub(crate) fn place(&self, card: Card) -> Option<String> {
        let Card::Words { colour, lang, slot } = card else { return None };
        let family = self.colours.iter().position(|one| *one == colour)?;
        Some(format!("/families/{family}/slots/{}/{}", slot.checked_sub(1)?, lang.code()))
    }

    /// The language of a card; `None` for proper names and jokers.
    pub fn lang_of(&self, card: Card) -> Option<Lang> {
        self.face(card).and_then(|face| face.lang)
    }

    /// Every card, jokers last: 102 (SPI-1).
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.faces.keys().copied().chain([Card::Joker(1), Card::Joker(2)])
    }

    /// Whether the deck has that card.
    pub fn has(&self, card: Card) -> bool {
        card.is_joker() || self.faces.contains_key(&card)
    }
}

/// Refuses two cards of a language with the same words, capitals and blanks aside: nobody could tell them apart.
fn unlike(
    said: &mut BTreeMap<(String, String), Card>,
    card: Card,
    face: &Face,
    at: &str,
) -> Result<(), DeckError> {
    let Card::Words { lang, .. } = card else { return Ok(()) };
    let words: Vec<String> = face.text.split_whitespace().map(lexicon::in_small_letters).collect();
    match said.insert((lang.code().to_owned(), words.join(" ")), card) {
        None => Ok(()),
        Some(other) => Err(DeckError {
            at: format!("{at}/{}/text", lang.code()),
            fault: DeckFault::Alike(other),
            card: Some(card),
        }),
    }
}

/// The faces of a slot, in the order of the deck's languages.
fn read_slot(
    words: &BTreeMap<String, CardFile>,
    cards: [Card; 2],
    langs: [Lang; 2],
    at: &str,
) -> Result<[Face; 2], DeckError> {
    let wrong = |fault| DeckError { at: at.to_owned(), fault, card: None };
    if let Some(other) = words.keys().find(|code| !langs.iter().any(|lang| lang.code() == *code)) {
        return Err(wrong(DeckFault::OtherLanguage(other.clone())));
    }
    let read = |card: Card, lang: Lang| {
        let Some(file) = words.get(lang.code()) else {
            return Err(wrong(DeckFault::Missing(lang.code().to_owned())));
        };
        let fault = |field: &str, fault| {
            Err(DeckError { at: format!("{at}/{}/{field}", lang.code()), fault, card: Some(card) })
        };
        let text = match plain(&file.text, MAX_TEXT) {
            Ok(text) => text.to_owned(),
            Err(error) => return fault("text", DeckFault::Text(error)),
        };
        if file.features.as_ref().is_some_and(|features| !features.is_bounded()) {
            return fault("features/takes", DeckFault::Takes);
        }
        let lang = Some(lang).filter(|_| !file.neutral);
        let code = lang.map(|lang| lang.code().to_owned());
        if file.readings.len() > grammar::Features::MAX_READINGS
            || file.readings.iter().any(|features| !features.is_bounded())
            || file.features.is_none() && !file.readings.is_empty()
        {
            return fault("readings", DeckFault::Readings);
        }
        let readings = file.readings.clone();
        let grammar = file.features.clone().map(|features| grammar::Card {
            text: text.clone(),
            lang: code,
            features,
            readings,
        });
        Ok(Face { text, lang, outline: file.outline.clone(), grammar, inferred: false })
    };
    let faces = [read(cards[0], langs[0])?, read(cards[1], langs[1])?];
    match &faces {
        [Face { lang: Some(_), .. }, Face { lang: Some(_), .. }] => Ok(faces),
        [Face { lang: None, text: a, .. }, Face { lang: None, text: b, .. }] if a == b => Ok(faces),
        _ => Err(wrong(DeckFault::Neutral)),
    }
}
