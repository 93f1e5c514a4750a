//! `cargo xtask new-game`: a game copied from the template (`tally`), so that it is dealt, played, taken back, saved and shown before its author
//! has written a rule. ARCHITECTURE.md's checklist says what is left to do.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use walkdir::WalkDir;

use crate::process::{cargo, command, package, run as run_command};
use crate::tools::{Need, Tools, ensure as ensure_tools};

#[derive(Args)]
pub(crate) struct Options {
    /// The id, three to twelve lower-case letters: it names the crate, the files and the address of the page (`#/new/quiz`)
    id: String,
    /// The three capitals that the clauses of its rules begin with; by default, the first letters of the id
    #[arg(long, value_name = "ABC")]
    clauses: Option<String>,
    /// The name that players see; by default, the id with a capital
    #[arg(long)]
    name: Option<String>,
}

/// The names of the game, one for each way in which the template is named.
struct Names {
    id: String,
    /// The Rust type, which is also the beginning of TypeScript's types.
    kind: String,
    clauses: String,
    title: String,
}

/// The files and folders that are copied. The template's name in them becomes that of the new game.
const COPIED: [&str; 11] = [
    "crates/tally",
    "crates/bots/src/tally.rs",
    "crates/protocol/src/schemas/tally.gen.json",
    "crates/protocol/tests/portable/tally.json",
    "crates/wasm/src/bin/engine-tally.rs",
    "www/decks/long.tally",
    "www/i18n/en/tally.ftl",
    "www/i18n/fr/tally.ftl",
    "www/src/tables/tally",
    "www/styles/tables/tally.css",
    "www/tests/unit/tally-state.test.ts",
];
/// Files that are not copied, because they describe the template or test `tabletop` with it.
const LEFT: [&str; 2] = ["crates/tally/README.md", "crates/tally/tests/leaks.rs"];

/// Workspaces of their own that depend on the games: a crate that comes in changes their lock files, too.
const APART: [&str; 1] = ["crates/protocol/fuzz"];

/// Where a line goes in a file that lists all games.
enum Place {
    /// Before the first line with this beginning.
    Before(&'static str),
    /// After the last line with this beginning.
    After(&'static str),
    /// Into the list that ends, with this sign, in the first line with this beginning.
    Into(&'static str, char),
}

impl Names {
    fn read(root: &Path, options: &Options) -> Result<Names> {
        let Options { id, clauses, name } = options;
        let small = id.chars().all(|sign| sign.is_ascii_lowercase());
        ensure!(
            small && (3..=12).contains(&id.len()),
            "an id is three to twelve lower-case letters, not `{id}`"
        );
        ensure!(!root.join("crates").join(id).exists(), "there is a crate called `{id}` already");
        let clauses =
            clauses.clone().unwrap_or_else(|| id.chars().take(3).collect::<String>().to_uppercase());
        let capitals = clauses.len() == 3 && clauses.chars().all(|sign| sign.is_ascii_uppercase());
        ensure!(capitals, "clauses begin with three capitals, not `{clauses}`");
        let (first, rest) = id.split_at(1);
        let kind = first.to_uppercase() + rest;
        let title = name.clone().unwrap_or_else(|| kind.clone());
        let plain = |sign: char| sign.is_alphanumeric() || matches!(sign, ' ' | '’' | '-');
        ensure!(
            title.trim() == title && !title.is_empty() && title.chars().all(plain),
            "a name is made of letters, digits, spaces, ’ and -: `{title}`"
        );
        for entry in registered(root)? {
            ensure!(
                !fs::read_to_string(&entry)?.contains(&format!("clauses: '{clauses}'")),
                "{} has clauses {clauses}-1… already: choose others with --clauses",
                entry.display()
            );
        }
        Ok(Names { id: id.clone(), kind, clauses, title })
    }

    /// The template's text as the new game's.
    fn renamed(&self, file: &str, text: &str) -> String {
        let said = file.ends_with(".md") || file.ends_with(".ftl");
        let low = self.clauses.to_lowercase();
        text.replace("TAL-", &format!("{}-", self.clauses))
            .replace("'TAL'", &format!("'{}'", self.clauses))
            .replace("fn tal_", &format!("fn {low}_"))
            .replace("_tal_", &format!("_{low}_"))
            .replace("Tally", if said { &self.title } else { &self.kind })
            .replace("tally", &self.id)
    }

    /// What is added outside the game's own files: ARCHITECTURE.md's checklist numbers these files from 1 to 8. The page's manifest is not among
    /// them, because not every game needs a shortcut.
    fn lines(&self) -> Vec<(&'static str, Place, String)> {
        use Place::{After, Before, Into};
        const TEMPLATE: &str = "# The game that new ones are copied from";
        let Names { id, kind, title, .. } = self;
        vec![
            ("Cargo.toml", Before(TEMPLATE), format!("{id} = {{ path = \"crates/{id}\" }}")),
            ("crates/bots/Cargo.toml", Before("tally = {"), format!("{id}.workspace = true")),
            ("crates/bots/src/lib.rs", Before("#[cfg(feature = \"tally\")]"), format!("mod {id};")),
            ("crates/protocol/Cargo.toml", Into("samples = [", ']'), format!(", \"{id}/conformance\"")),
            ("crates/protocol/Cargo.toml", Into("ts = [", ']'), format!(", \"{id}/ts\"")),
            ("crates/protocol/Cargo.toml", Before("tally = {"), format!("{id}.workspace = true")),
            ("crates/protocol/src/games.rs", Into("games![BOX:", ']'), format!(", {id}::{kind}")),
            (
                "crates/wasm/Cargo.toml",
                Before(TEMPLATE),
                format!("[[bin]]\nname = \"engine-{id}\"\ntest = false\n"),
            ),
            (
                "www/src/tables/registry.ts",
                After("import {"),
                format!("import {{ {id} }} from './{id}/entry.ts';"),
            ),
            ("www/src/tables/registry.ts", Into("export const registry", ']'), format!(", {id}")),
            (
                "README.md",
                After("| ["),
                format!(
                    "| [{title}](crates/{id}/RULES.md) | 2–6 | One subject, one die: be the first to find a word that the others accept. |"
                ),
            ),
        ]
    }
}

/// The entries of the page's games.
fn registered(root: &Path) -> Result<Vec<PathBuf>> {
    let tables = fs::read_dir(root.join("www/src/tables")).context("www/src/tables")?;
    let entries = tables.flatten().map(|folder| folder.path().join("entry.ts"));
    Ok(entries.filter(|entry| entry.is_file()).collect())
}

pub(crate) fn run(root: &Path, options: &Options) -> Result<()> {
    let names = Names::read(root, options)?;
    let tools = ensure_tools(root, &[Need::Page])?;
    make(root, &names)?;
    finish(root, &tools, &names.id)?;
    let Names { id, title, .. } = names;
    println!(
        "\n{title} is in the box: `cargo xtask play` shows it, `cargo xtask test --fast` tries it.\n\
         Its rules are crates/{id}, its bots crates/bots/src/{id}.rs, its sentences www/i18n/*/{id}.ftl, its table www/src/tables/{id}.\n\
         What is left to do: ARCHITECTURE.md, \"Adding a game\"."
    );
    Ok(())
}

/// Copies the files and adds the lines. Everything is checked before anything is written.
fn make(root: &Path, names: &Names) -> Result<()> {
    let mut written: Vec<(PathBuf, String)> = Vec::new();
    for (file, place, line) in names.lines() {
        let path = root.join(file);
        let before = match written.iter().position(|(known, _)| *known == path) {
            Some(at) => written.remove(at).1,
            None => fs::read_to_string(&path).with_context(|| file.to_owned())?,
        };
        let after = placed(&before, &place, &line)
            .with_context(|| format!("{file} does not look as `cargo xtask new-game` knows it"))?;
        written.push((path, after));
    }
    for copied in COPIED {
        for entry in WalkDir::new(root.join(copied)) {
            let entry = entry.with_context(|| copied.to_owned())?;
            let path = entry.path().strip_prefix(root)?.to_string_lossy().replace('\\', "/");
            if entry.file_type().is_file() && !LEFT.contains(&path.as_str()) {
                let text = fs::read_to_string(entry.path()).with_context(|| path.clone())?;
                written.push((root.join(names.renamed("", &path)), names.renamed(&path, &text)));
            }
        }
    }
    written.push((root.join("crates").join(&names.id).join("README.md"), readme(names)));
    written.push((root.join("www/styles/games").join(&names.id).with_extension("css"), looks(names)));
    for (path, text) in written {
        fs::create_dir_all(path.parent().unwrap_or(root))?;
        fs::write(&path, text).with_context(|| path.display().to_string())?;
    }
    Ok(())
}

/// A text with a new line, or with an addition to a line; `None` if it has no such place.
fn placed(text: &str, place: &Place, new: &str) -> Option<String> {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    match place {
        Place::Before(beginning) => {
            let at = lines.iter().position(|line| line.starts_with(beginning))?;
            lines.insert(at, new.to_owned());
        }
        Place::After(beginning) => {
            let at = lines.iter().rposition(|line| line.starts_with(beginning))?;
            lines.insert(at + 1, new.to_owned());
        }
        Place::Into(beginning, end) => {
            let line = lines.iter_mut().find(|line| line.starts_with(beginning))?;
            let at = line.rfind(*end)?;
            line.insert_str(at, new);
        }
    }
    Some(lines.join("\n") + "\n")
}

fn readme(Names { id, title, .. }: &Names) -> String {
    format!(
        "# {id}\n\n\
         This crate holds the rules of {title}: `RULES.md`, `RULES.fr.md`.\n\n\
         **What may live here.** The rules of {title}, and nothing that another game or the page needs. The crate has no clock, no files and no sentences.\n\n\
         `cargo test -p {id}` plays the rules clause by clause, and runs `tabletop`’s conformance suite. Golden playthroughs are rewritten by \
         `INSTA_UPDATE=always cargo test -p {id} golden`.\n"
    )
}

/// What is seen of a game before its table is loaded; the template has the page's own accent.
fn looks(Names { id, title, .. }: &Names) -> String {
    format!(
        "/* What is seen of {title} before its table is loaded: its accent. */\n\
         [data-game='{id}'] {{\n  --accent-hue: 300;\n  --accent-chroma: 0.12;\n}}\n"
    )
}

/// Runs the project's tools on the files: formatters, generated types, the recorded match, the pictures.
fn finish(root: &Path, tools: &Tools, id: &str) -> Result<()> {
    let cargo = |arguments: &[&str]| {
        let mut command = command(&cargo(), root, &tools.path);
        command.args(arguments);
        run_command(command)
    };
    cargo(&["fmt", "--all"])?;
    let mut biome = command("npx", &root.join("www"), &tools.path);
    biome.args(["biome", "check", "--write", "--log-level=warn", "src/tables/registry.ts"]);
    biome.args(["games", "tables"].map(|room| format!("styles/{room}/{id}.css")));
    biome.arg(format!("src/tables/{id}"));
    biome.arg(format!("tests/unit/{id}-state.test.ts"));
    run_command(biome)?;
    let mut messages = command("npm", &root.join("www"), &tools.path);
    messages.args(["run", "--silent", "messages"]);
    run_command(messages)?;
    for workspace in APART {
        let manifest = format!("{workspace}/Cargo.toml");
        cargo(&["update", "--quiet", "--workspace", "--manifest-path", &manifest])?;
    }
    cargo(&["run", "--quiet", "--package", "protocol", "--features", "ts", "--example", "types"])?;
    cargo(&["run", "--quiet", "--package", "protocol", "--example", "portable", "--", id])?;
    if let Err(error) = run_command(package(root, "tidy", &["--draw".to_owned()])) {
        bail!("{error:#}: something that this command does not know of");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(id: &str) -> Names {
        let kind = id[..1].to_uppercase() + &id[1..];
        Names { id: id.to_owned(), kind, clauses: "QUI".to_owned(), title: "Quiz à deux".to_owned() }
    }

    #[test]
    fn everything_that_knows_the_template_knows_the_new_game() {
        let root = crate::root();
        let copy = std::env::temp_dir().join(format!("xtask-new-game-{}", std::process::id()));
        let outside: Vec<String> =
            names("quiz").lines().iter().map(|(file, ..)| (*file).to_owned()).collect();
        for path in COPIED.map(str::to_owned).into_iter().chain(outside) {
            for entry in WalkDir::new(root.join(path)).into_iter().map(Result::unwrap) {
                let to = copy.join(entry.path().strip_prefix(&root).unwrap());
                if entry.file_type().is_file() {
                    fs::create_dir_all(to.parent().unwrap()).unwrap();
                    fs::copy(entry.path(), to).unwrap();
                }
            }
        }
        make(&copy, &names("quiz")).unwrap();
        let read = |file: &str| fs::read_to_string(copy.join(file)).unwrap();
        assert!(read("crates/protocol/src/games.rs").contains(", quiz::Quiz];"));
        assert!(read("www/src/tables/registry.ts").contains(", quiz];"));
        assert!(read("crates/quiz/RULES.fr.md").starts_with("# Quiz à deux\n"));
        assert!(read("crates/quiz/tests/rules.rs").contains("fn qui_1_qui_11_options"));
        assert!(read("www/src/tables/quiz/entry.ts").contains("clauses: 'QUI'"));
        assert!(read("www/styles/games/quiz.css").contains("[data-game='quiz']"));
        assert!(read("crates/quiz/PROTOCOL.md").starts_with("# Quiz à deux in the table protocol\n"));
        assert!(!copy.join("crates/quiz/tests/leaks.rs").exists());
        // Nothing in the copy has the name of the template.
        for place in ["crates/quiz", "www/src/tables/quiz", "www/i18n/fr/quiz.ftl", "crates/bots/src/quiz.rs"]
        {
            for entry in
                WalkDir::new(copy.join(place)).into_iter().flatten().filter(|one| one.path().is_file())
            {
                let text = fs::read_to_string(entry.path()).unwrap();
                let left = text.to_lowercase().contains("tally") || text.contains("TAL");
                assert!(!left, "{} speaks of the template", entry.path().display());
            }
        }
        fs::remove_dir_all(&copy).unwrap();
    }

    #[test]
    fn every_lock_file_learns_of_the_new_game() {
        let root = crate::root();
        let beside = |name: &str| name.starts_with('.') || matches!(name, "target" | "node_modules");
        let locks = WalkDir::new(&root)
            .into_iter()
            .filter_entry(|entry| !beside(&entry.file_name().to_string_lossy()) || entry.depth() == 0)
            .flatten()
            .filter(|entry| entry.file_name() == "Cargo.lock" && entry.depth() > 1);
        let folders = locks.filter_map(|entry| {
            Some(entry.path().parent()?.strip_prefix(&root).ok()?.to_string_lossy().replace('\\', "/"))
        });
        assert_eq!(folders.collect::<Vec<_>>(), APART);
    }

    #[test]
    fn a_name_that_cannot_be_one_is_refused_before_anything_is_written() {
        let read = |id: &str, clauses: Option<&str>, name: Option<&str>| {
            let [clauses, name] = [clauses, name].map(|text| text.map(str::to_owned));
            Names::read(&crate::root(), &Options { id: id.to_owned(), clauses, name })
                .map(|_| ())
                .map_err(|e| e.to_string())
        };
        // No game has this name.
        assert_eq!(read("zyzzyva", None, Some("L’heure du thé")), Ok(()));
        for (id, clauses, name, why) in [
            ("Quiz", None, None, "lower-case letters"),
            ("plis", None, None, "already"),
            ("plisse", None, None, "already"),
            ("zyzzyva", Some("qui"), None, "three capitals"),
            ("zyzzyva", None, Some("{ $x }"), "a name is made of"),
        ] {
            let error = read(id, clauses, name).unwrap_err();
            assert!(error.contains(why), "{error}");
        }
    }
}
