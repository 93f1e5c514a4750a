//! A theme card as people write it: plain lines, or the columns of a spreadsheet.
//!
//! Three shapes are known: a line for a theme, its name before a colon ("In the kitchen: knife, oven"); a column for a theme, its name on top; a
//! line for a word, each theme's name above its words and a blank line before it. The game checks the card that comes of it.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::THEMES;
use crate::data::{CardFile, ThemeFile};
use tabletop::{DataFault, Message, Row, Separator, Sheet, Written, json};

/// A theme, and the lines of its name and its words.
#[derive(Default)]
struct Theme {
    name: String,
    line: usize,
    words: Vec<(String, usize)>,
}

/// Reads a card.
pub(crate) fn written(text: &str, title: &str) -> Result<Written, DataFault> {
    let fault = |reason: Message| DataFault { place: "/card".to_owned(), reason };
    // Nobody writes a bar in a word, so each line is read whole.
    let lines = Sheet::read(text, Separator::Bar).map_err(fault)?;
    let first = lines.rows.first().ok_or_else(|| fault(Message::new("themes-written-none")))?;
    let whole = |row: &Row| row.cells.join("|");
    let themes = if whole(first).contains(':') {
        named(&lines.rows.iter().map(|row| (row.line, whole(row))).collect::<Vec<_>>())
    } else if let Some(rows) = columns(text) {
        in_columns(rows)
    } else {
        in_blocks(&lines.rows, whole)
    };
    Ok(card(themes, lines.title.unwrap_or_else(|| title.to_owned())))
}

/// "In the kitchen: knife, oven": a line without a colon goes on with the words of the last one.
fn named(lines: &[(usize, String)]) -> Vec<Theme> {
    let mut themes: Vec<Theme> = Vec::new();
    for (line, text) in lines {
        let words = match text.split_once(':') {
            Some((name, words)) => {
                themes.push(Theme { name: name.trim().to_owned(), line: *line, words: Vec::new() });
                words
            }
            None => text,
        };
        let separator = if words.contains(';') { ';' } else { ',' };
        let words = words.split(separator).map(str::trim).filter(|word| !word.is_empty());
        if let Some(theme) = themes.last_mut() {
            theme.words.extend(words.map(|word| (word.to_owned(), *line)));
        }
    }
    themes
}

/// The rows of a spreadsheet whose columns are themes. (Behind a word of a list there may be cells too: what it is, who knows it.)
fn columns(text: &str) -> Option<Vec<Row>> {
    [Separator::Tab, Separator::Semicolon, Separator::Comma].into_iter().find_map(|separator| {
        let rows = Sheet::read(text, separator).ok()?.rows;
        let of_word = |cell: &String| matches!(cell.as_str(), "common" | "proper");
        let top = rows.first()?.cells.len();
        let is_list = rows.iter().any(|row| row.cells.get(1).is_some_and(of_word));
        ((2..=THEMES).contains(&top) && !is_list && rows.iter().all(|row| row.cells.len() <= top))
            .then_some(rows)
    })
}

fn in_columns(rows: Vec<Row>) -> Vec<Theme> {
    let mut rows = rows.into_iter();
    let top = rows.next();
    let name = |row: &Row, name: &String| Theme { name: name.clone(), line: row.line, words: Vec::new() };
    let mut themes: Vec<Theme> =
        top.iter().flat_map(|row| row.cells.iter().map(|cell| name(row, cell))).collect();
    for row in rows {
        for (theme, word) in themes.iter_mut().zip(row.cells) {
            if !word.is_empty() {
                theme.words.push((word, row.line));
            }
        }
    }
    themes
}

/// Reads a line for each word, with blank lines between the themes.
fn in_blocks(rows: &[Row], whole: impl Fn(&Row) -> String) -> Vec<Theme> {
    let mut themes: Vec<(usize, Theme)> = Vec::new();
    for row in rows {
        let text = whole(row);
        match themes.last_mut() {
            Some((block, theme)) if *block == row.block => theme.words.push((text, row.line)),
            _ => themes.push((row.block, Theme { name: text, line: row.line, words: Vec::new() })),
        }
    }
    themes.into_iter().map(|(_, theme)| theme).collect()
}

fn card(themes: Vec<Theme>, name: String) -> Written {
    let mut lines = Vec::new();
    for (number, theme) in themes.iter().enumerate() {
        let place = format!("/card/themes/{number}");
        lines.push((place.clone(), theme.line));
        lines.extend(
            theme.words.iter().enumerate().map(|(word, (_, line))| (format!("{place}/words/{word}"), *line)),
        );
    }
    let theme = |theme: Theme| ThemeFile {
        name: theme.name,
        words: theme.words.into_iter().map(|(word, _)| word).collect(),
    };
    let card = CardFile { name, themes: themes.into_iter().map(theme).collect() };
    // A plain struct can always be written.
    Written { data: json::write(&card), lines }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn themes(text: &str) -> Vec<(String, String)> {
        let card: CardFile = serde_json::from_value(written(text, "x").unwrap().data).unwrap();
        card.themes.into_iter().map(|theme| (theme.name, theme.words.join(" "))).collect()
    }

    fn two() -> Vec<(String, String)> {
        [("Dans la cuisine", "couteau four"), ("Tout ce qui est bleu", "")]
            .map(|(name, words)| (name.to_owned(), words.to_owned()))
            .into()
    }

    #[test]
    fn a_card_is_read_from_lines_and_from_columns() {
        assert_eq!(themes("Dans la cuisine : couteau, four\nTout ce qui est bleu :"), two());
        assert_eq!(themes("Dans la cuisine: couteau;\nfour\nTout ce qui est bleu:"), two());
        assert_eq!(themes("Dans la cuisine\ncouteau\r\nfour\n\n\nTout ce qui est bleu\n"), two());
        for separator in ["\t", ";", ","] {
            let text = ["Dans la cuisine;Tout ce qui est bleu", "couteau;", "four"].join("\n");
            assert_eq!(themes(&text.replace(';', separator)), two(), "{separator:?}");
        }
        // The columns of a list stay what they are.
        let list = "Rivières\nLoire\tproper\nLe Rhône\tproper\t1";
        assert_eq!(themes(list), [("Rivières".to_owned(), "Loire\tproper Le Rhône\tproper\t1".to_owned())]);
    }

    #[test]
    fn a_word_is_found_on_its_line() {
        let text = "# Chapitre 4\n\nDans la cuisine\ncouteau\nfour\n\nBleu\nmer";
        let written = written(text, "x").unwrap();
        assert_eq!(written.data["name"], "Chapitre 4");
        assert_eq!(written.line("/card/themes/0/words/1"), Some(5));
        assert_eq!(written.line("/card/themes/1/name"), Some(7));
        assert_eq!(written.line("/card/themes/1/words/0"), Some(8));
    }

    #[test]
    fn an_empty_text_is_no_card() {
        let key = written("\n  \n", "x").map_err(|fault| fault.reason.key);
        assert_eq!(key.map(|written| written.data), Err("themes-written-none".into()));
    }
}
