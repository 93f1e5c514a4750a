//! Checks the rooms of the page, `www/src`: which file may know which, and who may name a game.

use std::fs;
use std::path::{Component, Path, PathBuf};

use anyhow::Result;

use super::Findings;
use super::graph::Graph;
use super::tree::{Crates, files_with};

/// The rooms from top to bottom. A room may know itself and those below it.
const ROOMS: [&str; 10] =
    ["app", "screens", "shell", "tables", "match", "pieces", "engine", "lib", "device", "protocol"];
/// Rooms that run beside the page or on other people's pages. Each knows only the room of helpers that is given, and only the page's entry
/// and top room know it.
const APART: [(&str, &str); 2] = [("service-worker", "lib"), ("embed", "device")];
/// The one place that names every game's table.
const REGISTRY: &str = "tables/registry.ts";
/// Rooms that serve every game alike, so that none of them names one.
const OF_ALL_GAMES: [&str; 7] = ["app", "screens", "shell", "match", "pieces", "lib", "device"];

pub(crate) fn check(root: &Path, crates: &Crates) -> Result<Findings> {
    judge(&root.join("www/src"), &crates.games)
}

/// Which room knows which, for the drawing. A file outside the rooms stands for itself.
pub(crate) fn rooms(root: &Path) -> Result<Graph> {
    let mut rooms = Graph::default();
    for (from, to) in imports(&root.join("www/src"))?.arrows() {
        rooms.add(room(from).unwrap_or(from), room(to).unwrap_or(to));
    }
    Ok(rooms)
}

fn judge(src: &Path, games: &[String]) -> Result<Findings> {
    let mut findings = Findings::default();
    let imports = imports(src)?;
    for (from, to) in imports.arrows() {
        if let Some(why) = forbidden(from, to) {
            findings.problem(format!("www/src/{from} imports {to}: {why}"));
        }
    }
    imports.check_circles(&mut findings);
    for (file, text) in sources(src)? {
        let Some(room) = room(&file) else { continue };
        if !ROOMS.contains(&room) && helpers(room).is_none() {
            findings.problem(format!("www/src/{file}: {room} is no room that ARCHITECTURE.md knows"));
        }
        let named = words(&text).find(|word| games.iter().any(|game| game == word));
        if let Some(game) = named.filter(|_| OF_ALL_GAMES.contains(&room)) {
            findings.problem(format!("www/src/{file} names {game}: {room} serves every game alike"));
        }
    }
    Ok(findings)
}

/// Why a file must not know another one; `None` if it may.
fn forbidden(from: &str, to: &str) -> Option<String> {
    let (Some(knowing), Some(known)) = (room(from), room(to)) else {
        return room(to).is_none().then(|| "nobody knows the page's entry".to_owned());
    };
    let apart = [knowing, known].into_iter().find(|room| helpers(room).is_some());
    if let Some(apart) = apart {
        let allowed = known == knowing || knowing == "app" || helpers(knowing) == Some(known);
        return (!allowed).then(|| format!("{apart} stands apart"));
    }
    let floor = |room: &str| ROOMS.iter().position(|name| *name == room);
    if floor(knowing) > floor(known) {
        return Some(format!("{known} is above {knowing}"));
    }
    match (game(from), game(to)) {
        (Some(one), Some(other)) if one != other => Some("games do not know each other".to_owned()),
        (None, Some(_)) if from != REGISTRY => Some(format!("only {REGISTRY} knows the games' tables")),
        _ => None,
    }
}

/// For a room that stands apart, the room whose helpers it may use.
fn helpers(room: &str) -> Option<&'static str> {
    APART.iter().find(|(name, _)| *name == room).map(|(_, helpers)| *helpers)
}

/// The folder of `src` in which a file lies.
fn room(file: &str) -> Option<&str> {
    file.split_once('/').map(|(room, _)| room)
}

/// The game of a file in `tables/<game>`.
fn game(file: &str) -> Option<&str> {
    file.strip_prefix("tables/")?.split_once('/').map(|(game, _)| game)
}

/// The files that each file imports, be it at once, later (`import()`) or only for types. Names are relative to `src`.
fn imports(src: &Path) -> Result<Graph> {
    let mut graph = Graph::default();
    for (file, text) in sources(src)? {
        let folder = Path::new(&file).parent().unwrap_or(Path::new(""));
        for target in ["from '", "import '", "import('"].iter().flat_map(|before| quoted_after(&text, before))
        {
            // Imports from outside the folder are data: decks, catalogues.
            if let Some(target) = target.starts_with('.').then(|| joined(folder, target)).flatten() {
                graph.add(&file, &target);
            }
        }
    }
    Ok(graph)
}

fn sources(src: &Path) -> Result<Vec<(String, String)>> {
    let name = |path: &Path| slashes(path.strip_prefix(src).unwrap_or(path));
    files_with(src, &["ts"]).iter().map(|path| Ok((name(path), fs::read_to_string(path)?))).collect()
}

/// The texts in single quotes after `before`. The formatter writes every address in single quotes.
fn quoted_after<'a>(text: &'a str, before: &'a str) -> impl Iterator<Item = &'a str> {
    text.match_indices(before)
        .filter_map(move |(at, _)| text.get(at + before.len()..)?.split(['\'', '\n']).next())
}

/// Joins `a/b` and `../c/d.ts` to `a/c/d.ts`; `None` if that leads out of the folder.
fn joined(folder: &Path, target: &str) -> Option<String> {
    let mut path = PathBuf::new();
    for part in folder.join(target).components() {
        match part {
            Component::ParentDir => path.pop().then_some(())?,
            Component::CurDir => {}
            part => path.push(part),
        }
    }
    Some(slashes(&path))
}

fn slashes(path: &Path) -> String {
    path.to_string_lossy().replace('\\', "/")
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The findings in a tree of made-up files.
    fn judged(name: &str, files: &[(&str, &str)]) -> Vec<String> {
        let src = std::env::temp_dir().join(format!("xtask-page-{name}-{}", std::process::id()));
        for (file, text) in files {
            let path = src.join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        let findings = judge(&src, &["chess".to_owned(), "go".to_owned()]).unwrap();
        fs::remove_dir_all(&src).unwrap();
        findings.problems
    }

    #[test]
    fn rooms_know_only_what_is_below() {
        let found = judged(
            "rooms",
            &[
                ("main.ts", "import './app/app.ts';\nimport { a } from './service-worker/register.ts';"),
                ("app/app.ts", "void import('../screens/start.ts');"),
                (
                    "screens/start.ts",
                    "import type { A } from '../app/app.ts';\nimport '../service-worker/register.ts';",
                ),
                ("lib/a.ts", "export { b } from '../pieces/b.ts';\nimport '../main.ts';"),
                ("pieces/b.ts", "import { LitElement } from 'lit';\nimport '../lib/c.ts';"),
                ("attic/x.ts", ""),
            ],
        );
        assert_eq!(
            found,
            [
                "www/src/lib/a.ts imports main.ts: nobody knows the page's entry",
                "www/src/lib/a.ts imports pieces/b.ts: pieces is above lib",
                "www/src/screens/start.ts imports app/app.ts: app is above screens",
                "www/src/screens/start.ts imports service-worker/register.ts: service-worker stands apart",
                "a circle: app/app.ts → screens/start.ts → app/app.ts",
                "www/src/attic/x.ts: attic is no room that ARCHITECTURE.md knows",
            ]
        );
    }

    #[test]
    fn games_know_neither_each_other_nor_are_they_known() {
        let found = judged(
            "games",
            &[
                ("tables/registry.ts", "void import('./chess/index.ts');"),
                (
                    "tables/chess/index.ts",
                    "import '../go/stones.ts';\nimport './board.ts';\nimport '../table.ts';",
                ),
                ("tables/table.ts", "import './go/stones.ts';"),
                ("screens/start.ts", "import '../tables/chess/board.ts';"),
            ],
        );
        assert_eq!(
            found,
            [
                "www/src/screens/start.ts imports tables/chess/board.ts: only tables/registry.ts knows the games' tables",
                "www/src/tables/chess/index.ts imports tables/go/stones.ts: games do not know each other",
                "www/src/tables/table.ts imports tables/go/stones.ts: only tables/registry.ts knows the games' tables",
                "www/src/screens/start.ts names chess: screens serves every game alike",
            ]
        );
    }

    #[test]
    fn circles_of_types_count() {
        let files = [("lib/a.ts", "import type { B } from './b.ts';"), ("lib/b.ts", "import './a.ts';")];
        assert_eq!(judged("circle", &files), ["a circle: lib/a.ts → lib/b.ts → lib/a.ts"]);
    }

    #[test]
    fn a_game_is_named_by_whole_words() {
        let named = [("lib/a.ts", "if (game === 'chess') {}")];
        assert_eq!(judged("named", &named), ["www/src/lib/a.ts names chess: lib serves every game alike"]);
        assert_eq!(judged("unnamed", &[("lib/a.ts", "const chessboard = 1;")]), [""; 0]);
    }
}
