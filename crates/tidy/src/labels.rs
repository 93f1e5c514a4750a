//! The messages by which the set-up names a game's options. The page puts their keys together from the options' schema, so that neither tsc nor the
//! compiler knows of one that is missing. What is asked, and how, is decided in `www/src/screens/options.ts`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::{Map, Value};

use super::Findings;
use super::fluent::Catalogue;
use super::games::GAMES;

/// A range of at most so many numbers is shown as choices, each with a name.
const SMALL: i64 = 4;

/// Every option of every game, and every choice of it, needs a name. That the other language has it too is checked elsewhere.
pub(crate) fn check(root: &Path, french: &Catalogue, findings: &mut Findings) -> Result<()> {
    let path = root.join(GAMES);
    let text = fs::read_to_string(&path).with_context(|| GAMES.to_owned())?;
    let games: Vec<Value> = serde_json::from_str(&text).with_context(|| GAMES.to_owned())?;
    for game in &games {
        let id = game["id"].as_str().unwrap_or_default();
        for key in wanted(id, &game["options"]).iter().filter(|key| !french.contains_key(*key)) {
            findings.problem(format!("{key} is missing: the set-up names an option or a choice by it"));
        }
    }
    Ok(())
}

/// The keys that the set-up of a game needs.
fn wanted(game: &str, options: &Value) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let option = Schema { here: options, root: options };
    for (name, property) in option.properties() {
        if name == "first_seat" {
            keys.insert(format!("{game}-first-seat"));
        } else {
            property.name(&format!("{game}-option-{name}"), &mut keys);
        }
    }
    keys
}

#[derive(Clone, Copy)]
struct Schema<'a> {
    here: &'a Value,
    /// The whole, in which definitions are looked up.
    root: &'a Value,
}

impl<'a> Schema<'a> {
    /// The value of a keyword, which may stand in a definition that the schema refers to.
    fn get(&self, keyword: &str) -> Option<&'a Value> {
        let definition = || {
            let name = self.here.get("$ref")?.as_str()?.strip_prefix("#/$defs/")?;
            Schema { here: self.root.get("$defs")?.get(name)?, root: self.root }.get(keyword)
        };
        self.here.get(keyword).or_else(definition)
    }

    fn properties(&self) -> impl Iterator<Item = (&'a String, Schema<'a>)> {
        let root = self.root;
        let all = self.get("properties").and_then(Value::as_object).into_iter().flat_map(Map::iter);
        all.map(move |(name, here)| (name, Schema { here, root }))
    }

    /// What it may be, if it is one of several things.
    fn branches(&self) -> Vec<Schema<'a>> {
        let all = self.get("anyOf").or_else(|| self.get("oneOf")).and_then(Value::as_array);
        all.into_iter().flatten().map(|here| Schema { here, root: self.root }).collect()
    }

    fn is(&self, kind: &str) -> bool {
        match self.get("type") {
            Some(Value::Array(all)) => all.iter().any(|one| one == kind),
            Some(one) => one == kind,
            None => false,
        }
    }

    /// The single values that it lists.
    fn values(&self) -> Vec<&'a Value> {
        match (self.get("const"), self.get("enum").and_then(Value::as_array)) {
            (Some(one), _) => vec![one],
            (None, Some(all)) => all.iter().collect(),
            (None, None) => self.branches().iter().flat_map(Schema::values).collect(),
        }
    }

    /// Adds the names of an option, of its choices, and of the options in it.
    fn name(&self, key: &str, keys: &mut BTreeSet<String>) {
        let branches = self.branches();
        let inner: Vec<_> = std::iter::once(self).chain(&branches).flat_map(Schema::properties).collect();
        let mut choices: BTreeSet<String> = match self.get("examples").and_then(Value::as_array) {
            Some(examples) => examples.iter().map(shown).collect(),
            None => self.values().into_iter().map(shown).collect(),
        };
        let number = |keyword| self.get(keyword).and_then(Value::as_i64);
        if let (true, Some(least), Some(most)) = (choices.is_empty(), number("minimum"), number("maximum"))
            && most - least < SMALL
        {
            choices.extend((least..=most).map(|number| number.to_string()));
        }
        let nullable = self.is("null") || branches.iter().any(|branch| branch.is("null"));
        if nullable && !choices.is_empty() {
            choices.insert("null".to_owned());
        }
        // Where there is no choice, nobody is asked.
        if choices.len() == 1 && inner.is_empty() {
            return;
        }
        keys.insert(key.to_owned());
        if inner.is_empty() {
            keys.extend(choices.iter().map(|choice| format!("{key}-{choice}")));
        }
        for (name, property) in inner {
            property.name(&format!("{key}-{name}"), keys);
        }
    }
}

/// A value as it stands in a key.
fn shown(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn every_option_and_every_choice_has_a_name() {
        let options = json!({
            "properties": {
                "first_seat": { "type": "integer", "minimum": 0, "maximum": 7 },
                "words": { "$ref": "#/$defs/Words" },
                "deck": { "anyOf": [{ "$ref": "#/$defs/Words" }, { "type": "null" }] },
                "packs": { "type": ["integer", "null"], "minimum": 1, "maximum": 2 },
                "timer": { "type": ["integer", "null"], "minimum": 10, "examples": [30, 60] },
                "price": { "type": "integer", "minimum": 0, "maximum": 100 },
                "long": { "type": "boolean" },
                "pack": { "oneOf": [{ "const": "only" }] },
                "back": { "anyOf": [{ "$ref": "#/$defs/Back" }, { "type": "null" }] },
                "end": { "oneOf": [
                    { "properties": { "rounds": { "type": "integer", "minimum": 1, "maximum": 20 } } },
                    { "properties": { "minutes": { "type": "integer", "minimum": 1, "maximum": 240 } } },
                ] },
            },
            "$defs": {
                "Words": { "oneOf": [{ "const": "fr" }, { "const": "en" }] },
                "Back": { "type": "object", "properties": { "allowed": { "type": "integer", "maximum": 20 } } },
            },
        });
        let keys: Vec<String> = wanted("go", &options).into_iter().collect();
        let ends: Vec<&str> =
            keys.iter().map(|key| key.trim_start_matches("go-").trim_start_matches("option-")).collect();
        assert_eq!(
            ends,
            [
                "first-seat",
                "back",
                "back-allowed",
                "deck",
                "deck-en",
                "deck-fr",
                "deck-null",
                "end",
                "end-minutes",
                "end-rounds",
                "long",
                "packs",
                "packs-1",
                "packs-2",
                "packs-null",
                "price",
                "timer",
                "timer-30",
                "timer-60",
                "timer-null",
                "words",
                "words-en",
                "words-fr",
            ]
        );
    }

    #[test]
    fn a_name_that_was_forgotten_is_found() {
        let root = std::env::temp_dir().join(format!("xtask-labels-{}", std::process::id()));
        let path = root.join(GAMES);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        let games = json!([{ "id": "go", "options": { "properties": { "long": { "type": "boolean" } } } }]);
        fs::write(&path, games.to_string()).unwrap();
        let mut findings = Findings::default();
        check(&root, &Catalogue::new(), &mut findings).unwrap();
        assert_eq!(
            findings.problems,
            ["go-option-long is missing: the set-up names an option or a choice by it"]
        );
        fs::remove_dir_all(&root).unwrap();
    }
}
