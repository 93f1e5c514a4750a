//! The sizes of the site, and their budgets.

use std::fmt::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::process::{command, output};
use crate::tools::Tools;

/// The sizes that `www/build/sizes.mjs` measures.
#[derive(Deserialize, Debug, Clone)]
pub(crate) struct Sizes {
    files: Vec<File>,
}

#[derive(Deserialize, Debug, Clone)]
struct File {
    path: String,
    raw: u64,
    /// The bytes of the copy that zopfli made for hosts to send as gzip, or of the file itself if the copy is larger.
    gzip: u64,
    /// The same with `brotli -q 11`.
    brotli: u64,
    /// Whether it is part of the start page, which is loaded before the engine and the first dictionary.
    start: bool,
    /// Whether it is asked for while the start screen is drawn.
    ahead: bool,
    /// Whether the first visit keeps it for offline.
    offline: bool,
}

/// A budget, as the document promises it.
struct Budget {
    what: &'static str,
    limit: u64,
    used: fn(&Sizes) -> Option<u64>,
}

/// The budgets of the engines, in bytes of gzip: game, name, limit. Offline the engine of the box replaces the others.
const ENGINES: [(&str, &str, u64); 6] = [
    ("plis", "Plis de lettres", 114_000),
    ("padbolix", "Padbolix", 141_500),
    ("syntax", "Syntax", 169_600),
    ("themes", "Dés à thèmes", 200_000),
    ("spikit", "Spikit", 273_900),
    (IN_BOX, "one engine for all games, kept for offline play in place of the others", 471_500),
];
/// How large the engine of a game without a figure of its own may be. The engine of all games and what is kept for offline (that engine,
/// its table, its words) may then grow too; so may the start page (its box there) and what is asked for ahead (what tables share).
const NEW_ENGINE: u64 = 200_000;
const NEW_IN_BOX: u64 = 60_000;
const NEW_OFFLINE: u64 = 170_000;
const NEW_START: u64 = 1_500;
const NEW_AHEAD: u64 = 300;
const IN_BOX: &str = "box";

/// The most bytes over the wire that are kept for offline play.
const MOST_OFFLINE: u64 = 1_712_000;
const OFFLINE: &str = "everything that is kept for offline play, over the wire";
const START: &str =
    "start page with everything before the first dictionary (html, css, js, fonts, one language), gzip";
const AHEAD: &str = "set-up and table, requested while the start screen is drawn, gzip";

const BUDGETS: [Budget; 7] = [
    Budget {
        what: START,
        limit: 120_000,
        used: |sizes| Some(sizes.files.iter().filter(|file| file.start).map(|file| file.gzip).sum()),
    },
    Budget {
        what: AHEAD,
        limit: 64_400,
        used: |sizes| Some(sizes.files.iter().filter(|file| file.ahead).map(|file| file.gzip).sum()),
    },
    Budget {
        what: "French dictionary, over the wire",
        limit: 225_000,
        used: |sizes| Some(sizes.file("dictionaries/fr.dict")?.raw),
    },
    Budget {
        what: "English dictionary, over the wire",
        limit: 345_000,
        used: |sizes| Some(sizes.file("dictionaries/en.dict")?.raw),
    },
    Budget {
        what: "larger of the two word data files (`.words`), over the wire",
        limit: 150_000,
        used: |sizes| {
            let word_data = sizes.files.iter().filter(|file| file.path.ends_with(".words"));
            Some(word_data.map(File::wire).max().unwrap_or(0))
        },
    },
    Budget {
        what: "theme lists (`.themes`), both languages, over the wire",
        limit: 160_000,
        used: |sizes| {
            let lists = sizes.files.iter().filter(|file| file.path.ends_with(".themes"));
            Some(lists.map(File::wire).sum())
        },
    },
    Budget {
        what: OFFLINE,
        limit: MOST_OFFLINE,
        used: |sizes| Some(sizes.files.iter().filter(|file| file.offline).map(File::wire).sum()),
    },
];

impl File {
    /// The bytes that a host with packed copies sends. Files that are packed already (dictionaries, fonts) would grow, so they are sent as
    /// they are.
    fn wire(&self) -> u64 {
        self.raw.min(self.brotli)
    }
}

/// The document with the table of sizes.
pub(crate) const DOCUMENT: &str = "docs/MEASUREMENTS.md";
/// The two lines around the table.
const MARKS: (&str, &str) = ("<!-- sizes: `cargo xtask dist` writes them -->\n", "<!-- end of sizes -->");
/// By how many per cent a size may differ from the document before that counts as outdated.
const OUTDATED: u64 = 5;

impl Sizes {
    fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// Measures `dist/`.
    pub(crate) fn measure(root: &Path, tools: &Tools) -> Result<Sizes> {
        let mut node = command("node", root, &tools.path);
        node.arg("www/build/sizes.mjs");
        let text = output(node).context("www/build/sizes.mjs failed")?;
        serde_json::from_str(&text).context("www/build/sizes.mjs")
    }

    /// The table of all files with their totals; `*` marks the start page.
    pub(crate) fn table(&self) -> String {
        let mut text = format!("  {:<52} {:>10} {:>10} {:>10}\n", "file", "raw", "gzip", "brotli");
        let mut line = |name: &str, raw: u64, gzip: u64, brotli: u64| {
            // Writing to a string cannot fail.
            let _ = writeln!(
                text,
                "  {name:<52} {:>10} {:>10} {:>10}",
                grouped(raw),
                grouped(gzip),
                grouped(brotli)
            );
        };
        for file in &self.files {
            let mark = if file.start { "*" } else { " " };
            line(&format!("{mark} {}", file.path), file.raw, file.gzip, file.brotli);
        }
        let sum = |part: fn(&File) -> u64, start: bool| {
            self.files.iter().filter(|file| file.start || !start).map(part).sum::<u64>()
        };
        line("* start page", sum(|f| f.raw, true), sum(|f| f.gzip, true), sum(|f| f.brotli, true));
        line("  total", sum(|f| f.raw, false), sum(|f| f.gzip, false), sum(|f| f.brotli, false));
        text
    }

    /// The budgets, with how much of each is used. An engine without a figure of its own has that of a new game.
    fn budgets(&self) -> Vec<(String, u64, Option<u64>)> {
        let there =
            self.files.iter().filter_map(|file| file.path.strip_prefix("engine-")?.strip_suffix("_bg.wasm"));
        let new: Vec<&str> = there.filter(|game| ENGINES.iter().all(|(known, ..)| known != game)).collect();
        let more = |what: &str| match what {
            OFFLINE => NEW_OFFLINE * new.len() as u64,
            IN_BOX => NEW_IN_BOX * new.len() as u64,
            START => NEW_START * new.len() as u64,
            AHEAD => NEW_AHEAD * new.len() as u64,
            _ => 0,
        };
        let engines = ENGINES.into_iter().chain(new.iter().map(|game| (*game, *game, NEW_ENGINE)));
        let engine = |(game, name, limit): (&str, &str, u64)| {
            let used = self.file(&format!("engine-{game}_bg.wasm")).map(|file| file.gzip);
            let what = if game == IN_BOX { name.to_owned() } else { format!("{name} engine") };
            (format!("{what}, gzip"), limit + more(game), used)
        };
        let mut rows: Vec<_> = BUDGETS
            .iter()
            .map(|Budget { what, limit, used }| ((*what).to_owned(), limit + more(what), used(self)))
            .collect();
        rows.splice(1..1, engines.map(engine));
        rows
    }

    /// The table of budgets, as the document has it.
    fn budget_table(&self) -> String {
        let mut table = "| what | budget | now |\n|---|---|---|\n".to_owned();
        for (what, limit, used) in self.budgets() {
            let used = used.map_or("missing".to_owned(), grouped);
            let _ = writeln!(table, "| {what} | {} | {used} |", grouped(limit));
        }
        table
    }

    /// The document with the table as it is now.
    pub(crate) fn written_into(&self, document: &str) -> Result<String> {
        let (before, table, after) = table_of(document)?;
        Ok(document.replacen(
            &[before, table, after].concat(),
            &[before, &self.budget_table(), after].concat(),
            1,
        ))
    }

    /// Checks that the document has the same budgets and about the same sizes.
    pub(crate) fn compare(&self, document: &str) -> Result<()> {
        let (_, said, _) = table_of(document)?;
        let now = self.budget_table();
        let same = said.lines().count() == now.lines().count()
            && said.lines().zip(now.lines()).all(|(said, now)| row_fits(said, now));
        if !same {
            bail!("the sizes in {DOCUMENT} are outdated; `cargo xtask dist` writes them. They are:\n{now}");
        }
        Ok(())
    }

    /// Lists each budget with how much of it is used; an error if one is exceeded, or if its file is missing.
    pub(crate) fn judge(&self) -> Result<String> {
        let mut text = String::new();
        let mut broken = Vec::new();
        for (what, limit, used) in self.budgets() {
            let (mark, said) = match used {
                Some(bytes) if bytes <= limit => ("✓", grouped(bytes)),
                Some(bytes) => ("✗", grouped(bytes)),
                None => ("✗", "missing".to_owned()),
            };
            let line = format!("{said} of {} bytes: {what}", grouped(limit));
            let _ = writeln!(text, "  {mark} {line}");
            if mark == "✗" {
                broken.push(line);
            }
        }
        if broken.is_empty() { Ok(text) } else { bail!("{text}over budget: {}", broken.join("; ")) }
    }
}

/// The marks, and the text between them.
fn table_of(document: &str) -> Result<(&'static str, &str, &'static str)> {
    let (start, end) = MARKS;
    let table = document.split_once(start).and_then(|(_, rest)| rest.split_once(end)).map(|(table, _)| table);
    Ok((start, table.with_context(|| format!("{DOCUMENT} has no marks around its table of sizes"))?, end))
}

/// Whether two rows are equal but for a few per cent in the last column.
fn row_fits(said: &str, now: &str) -> bool {
    let cells = |row: &str| -> Vec<String> { row.split('|').map(|cell| cell.trim().to_owned()).collect() };
    let size = |cell: &str| cell.replace(',', "").parse::<u64>();
    let (said, now) = (cells(said), cells(now));
    let ([said_head @ .., said_size, _], [now_head @ .., now_size, _]) = (said.as_slice(), now.as_slice())
    else {
        return said == now;
    };
    let fits = match (size(said_size), size(now_size)) {
        (Ok(said), Ok(now)) => said.abs_diff(now) * 100 <= now * OUTDATED,
        _ => said_size == now_size,
    };
    said_head == now_head && fits
}

/// `1,234,567`.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let first = digits.len() % 3;
    let (head, tail) = digits.split_at(first);
    let mut groups: Vec<String> = if head.is_empty() { Vec::new() } else { vec![head.to_owned()] };
    groups.extend(tail.as_bytes().chunks(3).map(|group| String::from_utf8_lossy(group).into_owned()));
    groups.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, size: u64, start: bool) -> File {
        File {
            path: path.to_owned(),
            raw: size,
            gzip: size,
            brotli: size,
            start,
            ahead: false,
            offline: true,
        }
    }

    /// With one engine of that size, and five that weigh nothing.
    fn site(start: u64, wasm: u64) -> Sizes {
        let mut files = vec![
            file("index.html", start, true),
            file("engine-plis_bg.wasm", wasm, false),
            file("dictionaries/fr.dict", 225_000, false),
            file("dictionaries/en.dict", 345_000, false),
        ];
        let others = ["padbolix", "syntax", "themes", "spikit", "box"];
        files.extend(others.map(|game| file(&format!("engine-{game}_bg.wasm"), 0, false)));
        Sizes { files }
    }

    #[test]
    fn budgets_hold_to_the_byte() {
        let [(_, _, plis), ..] = ENGINES;
        assert!(site(120_000, plis).judge().is_ok());
        let error = site(120_001, plis).judge().expect_err("one byte too many").to_string();
        assert!(error.contains("120,001 of 120,000"), "{error}");
        assert!(site(1, plis + 1).judge().is_err());
    }

    #[test]
    fn a_game_more_may_weigh_something() {
        let mut sizes = site(1, 1);
        sizes.files.push(file("engine-quiz_bg.wasm", NEW_ENGINE, false));
        let rows = sizes.judge().unwrap();
        assert!(rows.contains("200,000 of 200,000 bytes: quiz engine, gzip"), "{rows}");
        assert!(
            rows.contains(&format!("of {} bytes: everything", grouped(MOST_OFFLINE + NEW_OFFLINE))),
            "{rows}"
        );
        // What the start page has of it, and what is asked for ahead, may grow too.
        let [start, ahead] =
            [START, AHEAD].map(|what| BUDGETS.iter().find(|one| one.what == what).unwrap().limit);
        assert!(rows.contains(&format!("of {} bytes: {START}", grouped(start + NEW_START))), "{rows}");
        assert!(rows.contains(&format!("of {} bytes: {AHEAD}", grouped(ahead + NEW_AHEAD))), "{rows}");
        sizes.files.push(file("engine-chess_bg.wasm", NEW_ENGINE + 1, false));
        assert!(sizes.judge().is_err());
    }

    #[test]
    fn a_missing_file_does_not_pass_for_a_small_one() {
        let mut sizes = site(1, 1);
        sizes.files.retain(|file| !file.path.ends_with("fr.dict"));
        let error = sizes.judge().expect_err("no French").to_string();
        assert!(error.contains("missing of 225,000"), "{error}");
    }

    #[test]
    fn what_offline_needs_and_word_data_have_budgets() {
        let mut sizes = site(100_000, 100_000);
        sizes.files.push(file("dictionaries/fr.words", 150_000, false));
        assert!(sizes.judge().is_ok());
        sizes.files.push(file("dictionaries/en.words", 150_001, false));
        assert!(sizes.judge().is_err());
        sizes.files.pop();
        sizes.files.push(file("dictionaries/fr.themes", 80_000, false));
        sizes.files.push(file("dictionaries/en.themes", 80_001, false));
        assert!(sizes.judge().is_err());
        sizes.files.truncate(sizes.files.len() - 2);
        // Packed already: what counts is the file as it is.
        let raw = MOST_OFFLINE - 100_000 - 100_000 - 225_000 - 345_000 - 150_000;
        sizes.files.push(File { brotli: raw + 9, ..file("fonts/a.woff2", raw, false) });
        assert!(sizes.judge().is_ok());
        // What a home screen takes is none of it.
        sizes.files.push(File { offline: false, ..file("icon-512.png", 30_000, false) });
        assert!(sizes.judge().is_ok());
        sizes.files.push(file("one.js", 1, false));
        assert!(sizes.judge().is_err());
    }

    #[test]
    fn the_sizes_of_the_document_are_written_and_compared() {
        let document = format!("before\n{}old\n{}after", MARKS.0, MARKS.1);
        let now = site(1_000, 100_000);
        assert!(now.compare(&document).is_err());
        let written = now.written_into(&document).unwrap();
        assert!(written.starts_with("before\n") && written.ends_with("after"));
        assert!(now.compare(&written).is_ok());
        assert!(site(1_050, 100_000).compare(&written).is_ok());
        assert!(site(1_060, 100_000).compare(&written).is_err());
        let budget = format!("| {} |", grouped(BUDGETS[0].limit));
        assert!(now.compare(&written.replace(&budget, "| 390,000 |")).is_err());
        assert!(now.compare("no marks").is_err());
    }

    #[test]
    fn numbers_are_grouped_by_thousands() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_000), "1,000");
        assert_eq!(grouped(12_345_678), "12,345,678");
    }
}
