//! What people write in an editor or a spreadsheet instead of JSON: a sheet of rows with cells.
//!
//! Cells are separated by tabs, semicolons, slashes, bars or commas; the caller tries one after the other. Cells may be in quotation marks,
//! as spreadsheets write them. Reading takes one pass, whatever the text is.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use crate::Message;
use serde_json::Value;

/// The most rows of a sheet. Six themes of 5 000 words have fewer.
const MAX_ROWS: usize = 40_000;
/// The most cells of a row.
const MAX_CELLS: usize = 64;

/// Data that were read from such a text.
#[derive(Clone, PartialEq, Debug)]
pub struct Written {
    /// The data, as the game accepts them.
    pub data: Value,
    /// For places in the data (JSON Pointers), the lines of the text, from 1, on which they were written.
    pub lines: Vec<(String, usize)>,
}

impl Written {
    /// The line of a place, or of the nearest value around it.
    pub fn line(&self, place: &str) -> Option<usize> {
        let around = |there: &str| {
            place.strip_prefix(there).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        let found = self.lines.iter().filter(|(there, _)| around(there)).max_by_key(|(there, _)| there.len());
        found.map(|(_, line)| *line)
    }
}

/// What may stand between the cells of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Separator {
    /// Cells that were copied from a spreadsheet.
    Tab,
    /// A file of a French spreadsheet.
    Semicolon,
    /// What people write by hand between parts.
    Slash,
    /// Another sign that people write by hand between parts.
    Bar,
    /// A file of an English spreadsheet.
    Comma,
}

impl Separator {
    /// All separators. Those that seldom occur in texts come first.
    pub const ALL: [Separator; 5] =
        [Separator::Tab, Separator::Semicolon, Separator::Slash, Separator::Bar, Separator::Comma];

    fn sign(self) -> char {
        match self {
            Separator::Tab => '\t',
            Separator::Semicolon => ';',
            Separator::Slash => '/',
            Separator::Bar => '|',
            Separator::Comma => ',',
        }
    }
}

/// A line of the text, as cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The number of its line in the text, from 1.
    pub line: usize,
    /// The number of its block, from 0; blank lines separate blocks.
    pub block: usize,
    /// Its cells without blanks around them. Empty cells at the end are left out.
    pub cells: Vec<String>,
}

/// A text as a title and rows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    /// The rest of the first line that begins with `#`.
    pub title: Option<String>,
    /// All other lines that are not blank.
    pub rows: Vec<Row>,
}

impl Sheet {
    /// Reads a text.
    ///
    /// # Errors
    /// The text has more rows, or a row more cells, than anybody writes; the error is what to say of it.
    // Never inlined, so that trying all separators needs one copy of it in the worker.
    #[inline(never)]
    pub fn read(text: &str, separator: Separator) -> Result<Sheet, Message> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let quotes = !matches!(separator, Separator::Slash | Separator::Bar);
        let mut sheet = Sheet::default();
        let mut row = Row { line: 1, block: 0, cells: Vec::new() };
        let mut cell = String::new();
        let (mut line, mut quoted, mut gap) = (1, false, false);
        // A line may end with \r, \n or both. A search for a text would bring its own code into the worker.
        let mut last = None;
        let whole = text.chars().filter(|&sign| last.replace(sign) != Some('\r') || sign != '\n');
        let mut signs = whole.map(|sign| if sign == '\r' { '\n' } else { sign }).chain(['\n']).peekable();
        while let Some(sign) = signs.next() {
            match sign {
                '"' if quoted && signs.peek() == Some(&'"') => {
                    signs.next();
                    cell.push('"');
                }
                '"' if quoted => quoted = false,
                '"' if quotes && cell.trim().is_empty() => quoted = true,
                '\n' if !quoted || signs.peek().is_none() => {
                    row.add(&mut cell);
                    line += 1;
                    let next = Row { line, block: 0, cells: Vec::new() };
                    sheet.add(core::mem::replace(&mut row, next), &mut gap)?;
                }
                '\n' => {
                    line += 1;
                    cell.push(' ');
                }
                sign if sign == separator.sign() && !quoted => row.add(&mut cell),
                sign => cell.push(sign),
            }
        }
        Ok(sheet)
    }

    fn add(&mut self, mut row: Row, gap: &mut bool) -> Result<(), Message> {
        while row.cells.last().is_some_and(String::is_empty) {
            row.cells.pop();
        }
        if row.cells.len() > MAX_CELLS {
            return Err(Message::new("written-cells").count("line", row.line).count("most", MAX_CELLS));
        }
        let Some(first) = row.cells.first() else {
            *gap = true;
            return Ok(());
        };
        if let Some(title) = first.strip_prefix('#') {
            let title = title.trim_start_matches('#').trim();
            self.title.get_or_insert_with(|| title.to_owned());
            return Ok(());
        }
        let before = self.rows.last().map_or(0, |row| row.block);
        row.block = if *gap && !self.rows.is_empty() { before + 1 } else { before };
        *gap = false;
        if self.rows.len() == MAX_ROWS {
            return Err(Message::new("written-rows").count("most", MAX_ROWS));
        }
        self.rows.push(row);
        Ok(())
    }
}

impl Row {
    fn add(&mut self, cell: &mut String) {
        let text = cell.trim().to_owned();
        cell.clear();
        // One cell beyond the limit is enough to tell.
        match self.cells.get_mut(MAX_CELLS) {
            None => self.cells.push(text),
            Some(last) if !text.is_empty() => *last = text,
            Some(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str, separator: Separator) -> Vec<(usize, usize, Vec<String>)> {
        let rows = Sheet::read(text, separator).unwrap_or_default().rows;
        rows.into_iter().map(|row| (row.line, row.block, row.cells)).collect()
    }

    fn row(line: usize, block: usize, cells: &[&str]) -> (usize, usize, Vec<String>) {
        (line, block, cells.iter().map(|cell| (*cell).to_owned()).collect())
    }

    #[test]
    fn blank_lines_part_blocks_and_empty_cells_at_the_end_are_none() {
        let rows = vec![row(2, 0, &["a", "", "b"]), row(3, 0, &["c"]), row(6, 1, &["d"])];
        for end in ["\n", "\r\n", "\r"] {
            let text = ["", " a ;; b ;;", "c;", ";;", "", "d"].join(end);
            assert_eq!(cells(&text, Separator::Semicolon), rows, "{end:?}");
            assert_eq!(cells(&format!("\u{feff}{text}{end}"), Separator::Semicolon), rows, "{end:?}");
        }
    }

    #[test]
    fn a_cell_in_quotation_marks_may_hold_anything() {
        let text = "\"a, \"\"b\"\"\",\"c\nd\"\ne,f\"g\"";
        assert_eq!(
            cells(text, Separator::Comma),
            [row(1, 0, &["a, \"b\"", "c d"]), row(3, 0, &["e", "f\"g\""])]
        );
        assert_eq!(cells("\"a\" / b", Separator::Slash), [row(1, 0, &["\"a\"", "b"])]);
        // A quotation that is never closed ends with the text.
        assert_eq!(cells("\"a\nb;c", Separator::Semicolon), [row(1, 0, &["a b;c"])]);
    }

    #[test]
    fn the_first_line_with_a_number_sign_is_the_title_and_others_are_nothing() {
        let sheet = Sheet::read("# Chapitre 4\na\n# b\nc", Separator::Tab).unwrap_or_default();
        assert_eq!(sheet.title.as_deref(), Some("Chapitre 4"));
        assert_eq!(sheet.rows.iter().map(|row| row.line).collect::<Vec<_>>(), [2, 4]);
    }

    #[test]
    fn more_cells_or_rows_than_anybody_writes_are_refused() {
        let key = |text: &str| Sheet::read(text, Separator::Semicolon).map_err(|error| error.key);
        assert!(key(&"a;".repeat(MAX_CELLS)).is_ok());
        assert!(key(&";".repeat(MAX_CELLS * 2)).is_ok());
        assert_eq!(key(&"a;".repeat(MAX_CELLS + 1)), Err("written-cells".into()));
        assert_eq!(key(&format!("{}a", ";".repeat(100_000))), Err("written-cells".into()));
        assert_eq!(key(&"a\n".repeat(MAX_ROWS + 1)), Err("written-rows".into()));
    }

    #[test]
    fn the_line_of_a_place_is_that_of_the_nearest_thing_around_it() {
        let lines = vec![("/a/1".to_owned(), 3), ("/a/1/b".to_owned(), 4), ("/a/10".to_owned(), 5)];
        let written = Written { data: Value::Null, lines };
        let line = |place: &str| written.line(place);
        assert_eq!(line("/a/1/b/text"), Some(4));
        assert_eq!(line("/a/1/c"), Some(3));
        assert_eq!(line("/a/10"), Some(5));
        assert_eq!(line("/a"), None);
    }
}
