//! Remarks on a host's own deck before it is kept: what its words are taken for, where that is in doubt, and what looks like a slip.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::{Card, Face, Lang, Outline, SLOTS, Spikit, joker};
use grammar::{Category, Features};
use serde::Serialize;
use tabletop::{DataFault, Inspection, Message, json};

/// More cards than this that say where, when or how are too many: they fit everywhere and empty hands (DECKS.md).
const MANY_ADVERBIALS: usize = 22;

/// What the words of a deck are taken for.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SpikitPreview"))]
pub struct Preview {
    /// Its cards with words, family by family.
    pub cards: Vec<CardPreview>,
}

/// What the words of a card are taken for.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SpikitCardPreview"))]
pub struct CardPreview {
    /// The card.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub card: Card,
    /// Its words.
    pub text: String,
    /// Its language; null for a proper name.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub lang: Option<Lang>,
    /// All that they may be, the likeliest first; empty if nothing is known of them.
    pub readings: Vec<Outline>,
    /// Why the first of these may be wrong; null if the deck says so itself, or if it is clear.
    pub doubt: Option<Doubt>,
}

/// Why it is in doubt what some words are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SpikitDoubt"))]
#[serde(rename_all = "kebab-case")]
pub enum Doubt {
    /// Nothing is known of them: bots know them from their family alone.
    Unknown,
    /// They may be several things that are laid differently.
    Several,
    /// Nothing tells whether they are singular or plural.
    Number,
    /// They are of another category than the words in the same slot of the other language.
    Twin,
}

impl Doubt {
    /// Its name in JSON and in the catalogues.
    pub fn code(self) -> &'static str {
        match self {
            Doubt::Unknown => "unknown",
            Doubt::Several => "several",
            Doubt::Number => "number",
            Doubt::Twin => "twin",
        }
    }

    /// Why it is in doubt which of these inferred readings some words have; `None` if it is not.
    pub fn of(readings: &[Features]) -> Option<Doubt> {
        let Some(first) = readings.first() else { return Some(Doubt::Unknown) };
        let counts = matches!(first.category, Category::NounPhrase | Category::Noun | Category::Determiner);
        if sorts(readings.iter()).len() > 1 {
            Some(Doubt::Several)
        } else if counts && first.number.is_none() {
            Some(Doubt::Number)
        } else {
            None
        }
    }
}

impl Spikit {
    /// What the words of the deck are taken for.
    pub fn preview(&self) -> Preview {
        let cards = self.worded().map(|(card, face)| {
            let mut readings: Vec<Outline> = Vec::new();
            for features in face.grammar.iter().flat_map(grammar::Card::all_features) {
                let outline = Outline::of(features);
                if !readings.contains(&outline) {
                    readings.push(outline);
                }
            }
            let doubt = self.doubt(card, face);
            CardPreview { card, text: face.text.clone(), lang: face.lang, readings, doubt }
        });
        Preview { cards: cards.collect() }
    }

    /// All cards with words, family by family, in the order of its sentence, the deck's first language first.
    fn worded(&self) -> impl Iterator<Item = (Card, &Face)> {
        let slots =
            self.deck.colours().iter().flat_map(|colour| (1..=SLOTS).map(move |slot| (*colour, slot)));
        let langs = self.deck.langs();
        let cards =
            slots.flat_map(move |(colour, slot)| langs.map(|lang| Card::Words { colour, lang, slot }));
        cards.filter_map(|card| Some((card, self.deck.face(card)?)))
    }

    fn doubt(&self, card: Card, face: &Face) -> Option<Doubt> {
        if face.outline.is_some() {
            return None;
        }
        let Some(grammar) = &face.grammar else { return Some(Doubt::Unknown) };
        let twin = self.deck.twin(card).and_then(|twin| twin.grammar.as_ref());
        let sorts = sorts(grammar.all_features());
        let alike =
            |twin: &grammar::Card| self::sorts(twin.all_features()).iter().any(|sort| sorts.contains(sort));
        if twin.is_some_and(|twin| !alike(twin)) {
            return Some(Doubt::Twin);
        }
        if face.inferred { Doubt::of(&grammar.all_features().cloned().collect::<Vec<_>>()) } else { None }
    }

    /// What there is to say of a deck that the host has brought.
    pub(crate) fn inspection(&self) -> Inspection {
        let place = |card| DataFault { place: "/deck".to_owned(), reason: card };
        let known = self.worded().filter(|(_, face)| face.grammar.is_some()).count();
        let all = self.worded().count();
        let mut remarks = Vec::new();
        if known == 0 {
            remarks.push(place(Message::new("spikit-remark-votes")));
        } else if known < all {
            remarks.push(place(Message::new("spikit-remark-unknown").count("count", all - known)));
        }
        let is_adverbial = |face: &Face| {
            face.grammar.as_ref().is_some_and(|card| card.features.category == Category::Adverbial)
        };
        let adverbials = self.worded().filter(|(_, face)| is_adverbial(face)).count();
        if adverbials > MANY_ADVERBIALS {
            remarks.push(place(Message::new("spikit-remark-adverbials").count("count", adverbials)));
        }
        for (family, lang) in self.no_sentences() {
            let Some(at) = self.deck.place(family) else { continue };
            let Card::Words { colour, .. } = family else { continue };
            let reason =
                Message::new("spikit-remark-family").text("colour", colour.code()).text("lang", lang.code());
            remarks.push(DataFault { place: format!("/deck{at}"), reason });
        }
        for (card, face) in self.worded() {
            let Some(at) = self.deck.place(card) else { continue };
            for reason in self.slips(card, face) {
                let reason = reason.text("card", card.to_string()).text("text", face.text.clone());
                remarks.push(DataFault { place: format!("/deck{at}/text"), reason });
            }
        }
        Inspection { remarks, preview: json::write(&self.preview()) }
    }

    /// The first card and the language of each family that, as far as is known, is no sentence in that language.
    fn no_sentences(&self) -> Vec<(Card, Lang)> {
        let mut found = Vec::new();
        for (card, _) in self.worded() {
            let Card::Words { colour, lang, slot: 1 } = card else { continue };
            let words = |slot| self.deck.face(Card::Words { colour, lang, slot })?.grammar.as_ref();
            let row: Option<Vec<&grammar::Card>> = (1..=SLOTS).map(words).collect();
            if row.is_some_and(|row| !grammar::judge(&row).well_formed()) {
                found.push((card, lang));
            }
        }
        found
    }

    /// What looks like a slip in a card's words.
    fn slips(&self, card: Card, face: &Face) -> Vec<Message> {
        let text = &face.text;
        let mut slips = Vec::new();
        if ["\u{fffd}", "Ã", "â€", "Â\u{a0}"].iter().any(|sign| text.contains(sign)) {
            slips.push(Message::new("spikit-remark-encoding"));
            return slips;
        }
        if text.ends_with(['.', '!', '?', ',', ';', ':', '…']) {
            slips.push(Message::new("spikit-remark-stop"));
        }
        let Card::Words { lang, .. } = card else { return slips };
        let (Some(_), Some(words)) = (face.lang, self.vocabulary(lang)) else { return slips };
        let looked_up = joker::each(text, Some(words));
        if let Some(first) = looked_up.first()
            && text.starts_with(lexicon::is_capital)
            && first.word != "I"
            && joker::each(&first.word.to_ascii_lowercase(), Some(words)).iter().all(|word| word.known)
        {
            slips.push(Message::new("spikit-remark-capital"));
        }
        let unknown =
            looked_up.iter().find(|word| !word.known && !word.word.starts_with(lexicon::is_capital));
        slips.extend(unknown.map(|word| Message::new("spikit-remark-word").text("word", word.word.clone())));
        slips
    }
}

/// Categories laid alike are of one sort: "regarde" is said of somebody and to somebody, "chocolate" wants an article or none, "when" begins
/// an indirect question or a subordinate clause.
pub(crate) fn sort(category: Category) -> Category {
    match category {
        Category::Imperative => Category::Verb,
        Category::Noun => Category::NounPhrase,
        Category::Subordinator => Category::Question,
        category => category,
    }
}

/// The sorts of the readings, each once.
pub(crate) fn sorts<'a>(readings: impl Iterator<Item = &'a Features>) -> Vec<Category> {
    let mut sorts = Vec::new();
    for features in readings {
        let sort = sort(features.category);
        if !sorts.contains(&sort) {
            sorts.push(sort);
        }
    }
    sorts
}

impl Outline {
    /// The outline of a feature structure.
    pub fn of(features: &Features) -> Outline {
        let Features { category, gender, number, adverbial, .. } = *features;
        Outline { category, gender, number, adverbial }
    }
}
