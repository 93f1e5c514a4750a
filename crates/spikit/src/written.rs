//! A deck as people write it: a line for each sentence with a separator between its parts, or the columns of a spreadsheet.
//!
//! Three shapes are known: a row for a sentence (five cells; the languages in turn, or ten of one before ten of the other), for a card (a
//! cell for each language), and for a sentence in both languages (ten cells). Cells before these (a number, a language's name) may be there.
//! [`crate::Deck::new`] checks the deck that comes of it.

use crate::deck::FORMAT;
use crate::{CardFile, Colour, DeckFile, FamilyFile, Lang, SLOTS};
use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use tabletop::{DataFault, Message, Row, Separator, Sheet, Written, json, map_of};

/// How many families a deck has, and so how many sentences in each language.
const FAMILIES: usize = Colour::ALL.len();
/// How many parts a sentence has.
const PARTS: usize = SLOTS as usize;
/// How many cells may stand before those of the cards.
const HEAD: usize = 2;

/// How a sheet's rows make a deck.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Shape {
    /// A row is a sentence in one language.
    Sentences,
    /// A row is a card in both.
    Cards,
    /// A row is a sentence in both.
    Families,
}

impl Shape {
    const ALL: [Shape; 3] = [Shape::Sentences, Shape::Families, Shape::Cards];

    fn cells(self) -> usize {
        match self {
            Shape::Sentences => PARTS,
            Shape::Cards => 2,
            Shape::Families => 2 * PARTS,
        }
    }

    fn rows(self) -> usize {
        2 * FAMILIES * PARTS / self.cells()
    }

    /// How many rows are as this shape wants them.
    fn fitting(self, rows: &[Row]) -> usize {
        let cells = self.cells()..=self.cells() + HEAD;
        rows.iter().filter(|row| cells.contains(&row.cells.len())).count()
    }
}

/// Reads a deck.
pub(crate) fn written(text: &str, title: &str) -> Result<Written, DataFault> {
    let fault = |reason: Message| DataFault { place: "/deck".to_owned(), reason };
    let read = |separator| Sheet::read(text, separator).map(|sheet| Read::new(sheet, title));
    // If two ways fit equally many cards, the first one is taken.
    let (mut most, mut best) = (0, None);
    for separator in Separator::ALL {
        let Ok(read) = read(separator) else { continue };
        for shape in Shape::ALL {
            let cards = shape.fitting(&read.rows) * shape.cells();
            if cards > most {
                (most, best) = (cards, Some((separator, shape)));
            }
        }
    }
    let Some((separator, shape)) = best else { return Err(fault(Message::new("spikit-written-none"))) };
    read(separator).and_then(|read| read.deck(shape)).map_err(fault)
}

/// A sheet whose head has been read.
struct Read {
    title: String,
    langs: [Lang; 2],
    rows: Vec<Row>,
}

impl Read {
    fn new(sheet: Sheet, title: &str) -> Read {
        let mut title = sheet.title.unwrap_or_else(|| title.to_owned());
        let mut langs = [Lang::FRENCH, Lang::ENGLISH];
        let mut rows = sheet.rows.into_iter().peekable();
        // A line alone before the rest is what the deck is called; a row of languages says which they are.
        if let Some(row) = rows.next_if(|row| row.cells.len() == 1) {
            title = row.cells.into_iter().next().unwrap_or_default();
        }
        let named = |row: &Row| row.cells.iter().filter_map(|cell| language(cell)).collect::<Vec<Lang>>();
        if let Some(row) = rows.next_if(|row| named(row).len() == 2)
            && let [first, second] = named(&row)[..]
        {
            langs = [first, second];
        }
        Read { title, langs, rows: rows.collect() }
    }

    /// The deck, if all rows are as the shape wants them.
    fn deck(mut self, shape: Shape) -> Result<Written, Message> {
        // A row of headings is no card.
        let head =
            |row: &Row| row.cells.iter().any(|cell| HEADINGS.contains(&cell.to_ascii_lowercase().as_str()));
        if self.rows.len() > shape.rows() && self.rows.first().is_some_and(head) {
            self.rows.remove(0);
        }
        let rows = &self.rows;
        let most = |count: usize| rows.iter().filter(|row| row.cells.len() == count).count();
        let cells = (0..=HEAD).map(|head| shape.cells() + head).max_by_key(|count| most(*count));
        let cells = cells.unwrap_or_default();
        if let Some(row) = rows.iter().find(|row| row.cells.len() != cells) {
            return Err(Message::new("spikit-written-parts")
                .count("line", row.line)
                .count("count", row.cells.len())
                .count("wanted", cells));
        }
        let sides = shape.sides(rows, &mut self.langs);
        let of_second: usize = sides.iter().sum();
        if rows.len() != shape.rows() || shape == Shape::Sentences && of_second != FAMILIES {
            return Err(Message::new("spikit-written-lines")
                .count("count", rows.len())
                .count("wanted", shape.rows())
                .count("parts", shape.cells()));
        }
        let mut slots: Vec<[&str; 2]> = vec![[""; 2]; FAMILIES * PARTS];
        let mut lines = Vec::new();
        let mut seen = [0, 0];
        for (number, (row, side)) in rows.iter().zip(sides).enumerate() {
            let nth = seen.get_mut(side).map(|seen| core::mem::replace(seen, *seen + 1)).unwrap_or_default();
            for (at, text) in row.cells.iter().skip(cells - shape.cells()).enumerate() {
                let (slot, side) = match shape {
                    Shape::Sentences => (nth * PARTS + at, side),
                    Shape::Cards => (number, at),
                    Shape::Families => (number * PARTS + at % PARTS, at / PARTS),
                };
                if let (Some(words), Some(lang)) =
                    (slots.get_mut(slot).and_then(|words| words.get_mut(side)), self.langs.get(side))
                {
                    *words = text;
                    let place = format!("/deck/families/{}/slots/{}", slot / PARTS, slot % PARTS);
                    if side == 0 {
                        lines.push((place.clone(), row.line));
                    }
                    lines.push((format!("{place}/{}", lang.code()), row.line));
                }
            }
        }
        let langs = self.langs.map(|lang| lang.code().to_owned());
        let mut slots = slots.into_iter().map(|words| cards(&langs, words));
        let mut family = |colour| FamilyFile { colour, slots: slots.by_ref().take(PARTS).collect() };
        let deck = DeckFile {
            format: FORMAT,
            id: self.title,
            name: BTreeMap::new(),
            languages: langs.to_vec(),
            families: Colour::ALL.into_iter().map(&mut family).collect(),
        };
        // A plain struct can always be written.
        Ok(Written { data: json::write(&deck), lines })
    }
}

impl Shape {
    /// In which of the two languages each row is, 0 or 1, where a row is in one. It may say so itself.
    fn sides(self, rows: &[Row], langs: &mut [Lang; 2]) -> Vec<usize> {
        if self != Shape::Sentences {
            return vec![0; rows.len()];
        }
        let mut known: Vec<Lang> = Vec::new();
        let said: Option<Vec<usize>> = rows
            .iter()
            .map(|row| {
                let head = row.cells.len().saturating_sub(PARTS);
                let lang = row.cells.iter().take(head).find_map(|cell| language(cell))?;
                if !known.contains(&lang) {
                    known.push(lang);
                }
                known.iter().position(|one| *one == lang)
            })
            .collect();
        let two_blocks = |row: &Row, at: usize| row.block == at / FAMILIES;
        match (said, &known[..]) {
            (Some(sides), [first, second]) => {
                *langs = [*first, *second];
                sides
            }
            _ if rows.iter().enumerate().all(|(at, row)| two_blocks(row, at)) => {
                (0..rows.len()).map(|at| at / FAMILIES).collect()
            }
            _ => (0..rows.len()).map(|at| at % 2).collect(),
        }
    }
}

/// The two cards of a slot. What is the same in both and has a capital is a proper name (SPI-4).
fn cards(langs: &[String; 2], words: [&str; 2]) -> BTreeMap<String, CardFile> {
    let [first, second] = words;
    let neutral = first == second && first.starts_with(lexicon::is_capital);
    let card = |text: &str| CardFile { text: text.to_owned(), neutral, ..CardFile::default() };
    map_of(langs.iter().cloned().zip(words.map(card)))
}

/// Words that stand above columns.
const HEADINGS: [&str; 12] = [
    "1", "n°", "no", "couleur", "colour", "color", "phrase", "sentence", "langue", "language", "sujet",
    "subject",
];

/// Languages by their codes, and by the names that people have for them. (Other codes may be words, so a deck in another language is JSON.)
const LANGUAGES: [(&str, [&str; 3]); 6] = [
    ("fr", ["français", "francais", "french"]),
    ("en", ["anglais", "english", "englisch"]),
    ("nl", ["néerlandais", "neerlandais", "dutch"]),
    ("de", ["allemand", "german", "deutsch"]),
    ("es", ["espagnol", "spanish", "español"]),
    ("it", ["italien", "italian", "italiano"]),
];

fn language(cell: &str) -> Option<Lang> {
    let cell = cell.to_ascii_lowercase();
    let named = LANGUAGES.iter().find(|(code, names)| *code == cell || names.contains(&cell.as_str()));
    named?.0.parse().ok()
}
