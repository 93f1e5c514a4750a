//! Decks: what stands on the cards (SPI-5). A file names two languages and, for ten colours and five slots, the words in each.

use crate::{Card, Colour, Lang, SLOTS};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;

/// The version of the file's format.
pub(crate) const FORMAT: u64 = 1;
/// The most characters on a card.
pub const MAX_TEXT: usize = 60;

/// A deck.
#[derive(Clone, PartialEq, Debug)]
pub struct Deck {
    id: String,
    langs: [Lang; 2],
    faces: BTreeMap<Card, Face>,
}

/// What stands on a card with words.
#[derive(Clone, PartialEq, Debug)]
pub struct Face {
    /// The words, as they are read in the middle of a sentence.
    pub text: String,
    /// Its language; `None` for a proper name (SPI-4).
    pub lang: Option<Lang>,
    /// The card as the grammar sees it; `None` where the deck says nothing of it.
    pub features: Option<grammar::Card>,
}

/// Why a file is no deck: where, as a JSON pointer, and what is wrong there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckError {
    /// The place, such as `/families/3/slots/0/fr`.
    pub at: String,
    /// What is wrong.
    pub fault: DeckFault,
}

/// What is wrong with a deck file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeckFault {
    /// Not what the format has in this place; with what the reader said.
    Malformed(String),
    /// Another version of the format.
    Format,
    /// Not two different codes of two letters.
    Languages,
    /// Not each of the ten colours once.
    Colours,
    /// Not five slots.
    Slots,
    /// No words, or more than [`MAX_TEXT`] characters.
    Text,
    /// The words of a proper name are not the same in both languages.
    Neutral,
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?}", self.at, self.fault)
    }
}

impl std::error::Error for DeckError {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: u64,
    id: String,
    /// Its name in the interface's languages.
    #[serde(default)]
    #[expect(dead_code, reason = "for set-up screens, which read the file themselves")]
    name: BTreeMap<String, String>,
    languages: Vec<String>,
    families: Vec<Family>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Family {
    colour: Colour,
    slots: Vec<BTreeMap<String, Value>>,
}

impl Deck {
    /// Reads a deck file, whole or not at all.
    pub fn read(value: &Value) -> Result<Deck, DeckError> {
        let fault = |at: &str, fault| DeckError { at: at.to_owned(), fault };
        if value.get("format").and_then(Value::as_u64).is_some_and(|format| format != FORMAT) {
            return Err(fault("/format", DeckFault::Format));
        }
        let file =
            File::deserialize(value).map_err(|error| fault("", DeckFault::Malformed(error.to_string())))?;
        if file.format != FORMAT {
            return Err(fault("/format", DeckFault::Format));
        }
        let langs: Vec<Lang> = file.languages.iter().filter_map(|code| code.parse().ok()).collect();
        let langs = match langs[..] {
            [a, b] if a != b && file.languages.len() == 2 => [a, b],
            _ => return Err(fault("/languages", DeckFault::Languages)),
        };
        let mut colours: Vec<Colour> = file.families.iter().map(|family| family.colour).collect();
        colours.sort();
        if colours != Colour::ALL {
            return Err(fault("/families", DeckFault::Colours));
        }
        let mut faces = BTreeMap::new();
        for (number, family) in file.families.iter().enumerate() {
            if family.slots.len() != usize::from(SLOTS) {
                return Err(fault(&format!("/families/{number}/slots"), DeckFault::Slots));
            }
            for (slot, words) in (1..=SLOTS).zip(&family.slots) {
                let at = format!("/families/{number}/slots/{}", slot - 1);
                read_slot(family.colour, slot, words, langs, &at, &mut faces)?;
            }
        }
        Ok(Deck { id: file.id, langs, faces })
    }

    /// Its id, such as `spikit.fr-en`.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its two languages.
    pub fn langs(&self) -> [Lang; 2] {
        self.langs
    }

    /// What stands on a card; `None` for jokers and cards of other decks.
    pub fn face(&self, card: Card) -> Option<&Face> {
        self.faces.get(&card)
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

fn read_slot(
    colour: Colour,
    slot: u8,
    words: &BTreeMap<String, Value>,
    langs: [Lang; 2],
    at: &str,
    faces: &mut BTreeMap<Card, Face>,
) -> Result<(), DeckError> {
    if let Some(other) = words.keys().find(|code| !langs.iter().any(|lang| lang.code() == *code)) {
        return Err(DeckError { at: format!("{at}/{other}"), fault: DeckFault::Languages });
    }
    let mut texts = Vec::new();
    for lang in langs {
        let at = format!("{at}/{}", lang.code());
        let malformed = |reason: String| DeckError { at: at.clone(), fault: DeckFault::Malformed(reason) };
        let Some(Value::Object(fields)) = words.get(lang.code()) else {
            return Err(malformed("no words".into()));
        };
        let mut fields = fields.clone();
        let neutral = match fields.shift_remove("neutral") {
            None => false,
            Some(Value::Bool(neutral)) => neutral,
            Some(_) => return Err(malformed("neutral".into())),
        };
        let text = fields.get("text").and_then(Value::as_str).unwrap_or_default().trim().to_owned();
        if text.is_empty() || text.chars().count() > MAX_TEXT || text.chars().any(char::is_control) {
            return Err(DeckError { at, fault: DeckFault::Text });
        }
        let lang = Some(lang).filter(|_| !neutral);
        let features = if fields.len() > 1 {
            if let Some(lang) = lang {
                fields.insert("lang".into(), lang.code().into());
            }
            Some(
                serde_json::from_value(Value::Object(fields))
                    .map_err(|error| malformed(error.to_string()))?,
            )
        } else {
            None
        };
        texts.push((neutral, text.clone()));
        let [first, second] = langs;
        let card_lang = if texts.len() == 1 { first } else { second };
        faces.insert(Card::Words { colour, lang: card_lang, slot }, Face { text, lang, features });
    }
    match &texts[..] {
        [(false, _), (false, _)] => Ok(()),
        [(true, a), (true, b)] if a == b => Ok(()),
        _ => Err(DeckError { at: at.to_owned(), fault: DeckFault::Neutral }),
    }
}
