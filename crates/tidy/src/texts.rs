//! Checks the typography of all French texts: catalogues, rules, documents, decks, names of themes, and what the page says before its
//! catalogues are there. In English texts, it checks the apostrophes and per cent signs. Also checks that rulings stand apart from printed
//! clauses.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::Findings;
use super::tree::{Crates, files_with};

/// Fields of the manifest that are read.
const MANIFEST: [&str; 4] = ["name", "short_name", "description", "label"];

/// Documents in French, beside the rules.
const FRENCH: [&str; 2] = ["ENSEIGNANTS.md", "ACCESSIBILITE.md"];

pub(crate) fn check(root: &Path, crates: &Crates) -> Findings {
    let mut findings = Findings::default();
    let mut look = |path: &Path, slips: fn(&str) -> Vec<String>| {
        let name = path.strip_prefix(root).unwrap_or(path).display().to_string();
        let found =
            fs::read_to_string(path).map_or_else(|error| vec![error.to_string()], |text| slips(&text));
        findings.problems.extend(found.iter().map(|slip| format!("{name}: {slip}")));
    };
    for krate in crates.all.iter().filter(|krate| crates.is_game(&krate.name)) {
        look(&krate.folder.join("RULES.fr.md"), |text| [markdown(text), apart(text)].concat());
        look(&krate.folder.join("RULES.md"), |text| [straight(text), apart(text)].concat());
    }
    for document in files_with(root, &["md"]) {
        let name = document.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if FRENCH.contains(&name.as_str()) {
            look(&document, markdown);
        } else if !name.starts_with("RULES") && name != "CHANGELOG.md" {
            look(&document, english);
        }
    }
    look(&root.join("dictionaries/themes/fr/cards.json"), |text| json(&printed(text), &["name"]));
    for deck in files_with(&root.join("www/decks"), &["json"]) {
        look(&deck, |text| json(&printed(text), &[]));
    }
    look(&root.join("www/public/site.webmanifest"), |text| json(text, &MANIFEST));
    look(&root.join("www/index.html"), html);
    for script in ["www/src/service-worker/boot.ts", "www/src/tables/themes/card.ts"] {
        look(&root.join(script), typescript);
    }
    findings
}

/// The lines of a document that are no code, with their numbers.
fn prose(text: &str) -> impl Iterator<Item = (usize, String)> {
    let mut fenced = false;
    let lines = text.lines().enumerate().filter(move |(_, line)| {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        !fenced && !fence
    });
    lines.map(|(at, line)| (at + 1, uncoded(line)))
}

/// Slips of a French document.
fn markdown(text: &str) -> Vec<String> {
    let slips =
        |(at, line): (usize, String)| french(&line).into_iter().map(move |slip| format!("{at}: {slip}"));
    prose(text).flat_map(slips).collect()
}

/// Slips of an English document: straight apostrophes, and a space before a per cent sign as only the French have it.
fn english(text: &str) -> Vec<String> {
    let spaced = |line: &str| [" %", "\u{a0}%", "\u{202f}%"].iter().any(|sign| line.contains(sign));
    let slips = prose(text).filter(|(_, line)| spaced(line));
    let slips = slips.map(|(at, _)| format!("{at}: a space before %"));
    straight(text).into_iter().chain(slips).collect()
}

/// Straight apostrophes in the prose of a text.
fn straight(text: &str) -> Vec<String> {
    let lines = prose(text).filter(|(_, line)| line.contains('\''));
    lines.map(|(at, _)| format!("{at}: a straight apostrophe: ’")).collect()
}

/// A line with a letter in place of each code span, so that the text around it can be checked.
fn uncoded(line: &str) -> String {
    line.split('`').enumerate().map(|(at, part)| if at % 2 == 0 { part } else { "0" }).collect()
}

/// Data as the page prints them (`lib/typed.ts`). They may have the apostrophe of a keyboard, because records and checksums go by what is
/// written in them.
fn printed(text: &str) -> String {
    let signs: Vec<char> = text.chars().collect();
    let letter = |at: Option<usize>| at.and_then(|at| signs.get(at)).is_some_and(|sign| sign.is_alphabetic());
    let inside = |at: usize| letter(at.checked_sub(1)) && letter(Some(at + 1));
    let print = |(at, sign): (usize, &char)| if *sign == '\'' && inside(at) { '’' } else { *sign };
    signs.iter().enumerate().map(print).collect()
}

/// Slips of a JSON file: in its fields `fr`, and in those that are named.
fn json(text: &str, fields: &[&str]) -> Vec<String> {
    fn collect(value: &Value, french_here: bool, french_fields: &[&str], slips: &mut Vec<String>) {
        match value {
            Value::String(text) if french_here => slips.extend(french(text)),
            Value::Array(all) => all.iter().for_each(|one| collect(one, french_here, french_fields, slips)),
            Value::Object(fields) => fields.iter().for_each(|(key, value)| {
                let here =
                    key == "fr" || french_fields.contains(&key.as_str()) || (french_here && key == "text");
                collect(value, here, french_fields, slips);
            }),
            _ => {}
        }
    }
    let mut slips = Vec::new();
    match serde_json::from_str(text) {
        Ok(value) => collect(&value, false, fields, &mut slips),
        Err(error) => slips.push(error.to_string()),
    }
    slips
}

/// Slips of a page that is French but for the lines that say otherwise: in its texts, and in what it says of itself (`<meta content>`).
fn html(text: &str) -> Vec<String> {
    let read = |line: &str| -> Vec<String> {
        // Values of an address, a colour or a viewport have no space after a word; texts begin with a capital.
        let content =
            line.split_once("content=\"").and_then(|(_, rest)| rest.split_once('"')).map(|(value, _)| value);
        let content = content.filter(|value| value.starts_with(char::is_uppercase));
        let texts = line.split('<').filter_map(|part| part.split_once('>').map(|(_, text)| text.trim()));
        content.into_iter().chain(texts).flat_map(french).collect()
    };
    let lines =
        text.lines().enumerate().filter(|(_, line)| !line.contains("lang=\"en\"") && !line.contains("<!--"));
    lines
        .flat_map(|(at, line)| read(line).into_iter().map(move |slip| format!("{}: {slip}", at + 1)))
        .collect()
}

/// Slips in the French texts of a script: what is quoted in `fr: …`, on that line or in the braces that it opens.
fn typescript(text: &str) -> Vec<String> {
    let mut until = None;
    let mut slips = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let indent = line.len() - line.trim_start().len();
        let here = line.trim_start().starts_with("fr: ");
        if here && line.ends_with('{') {
            until = Some(indent);
        } else if until == Some(indent) {
            until = None;
        }
        if here || until.is_some() {
            let quoted = line.split(['\'', '`']).skip(1).step_by(2);
            slips.extend(quoted.flat_map(french).map(|slip| format!("{}: {slip}", at + 1)));
        }
    }
    slips
}

/// Checks that rulings and options are items of their own after their clause, and that no game's rules repeat clauses of all games.
fn apart(text: &str) -> Vec<String> {
    const MARKS: [&str; 3] = ["*(décision)* ", "*(ruling)* ", "*(option)* "];
    let mixed = |line: &str| {
        let item =
            line.strip_prefix("* **").and_then(|rest| rest.split_once("** ")).map_or(line, |(_, rest)| rest);
        let said = MARKS.iter().find_map(|mark| item.strip_prefix(mark)).unwrap_or(item);
        said.contains("*(") || line.contains("COM-")
    };
    let lines = text.lines().enumerate().filter(|(_, line)| mixed(line));
    lines
        .map(|(at, _)| format!("{}: a ruling is an item of its own, `* **ABC-1** *(ruling)* …`", at + 1))
        .collect()
}

/// Mistakes of French typography: plain spaces or none instead of a no-break space, typewriter quotes and apostrophes, capitals without
/// their accent.
pub(super) fn french(text: &str) -> Vec<String> {
    let mut slips = Vec::new();
    let signs: Vec<char> = text.chars().collect();
    for (at, &sign) in signs.iter().enumerate() {
        let before = at.checked_sub(1).and_then(|at| signs.get(at)).copied();
        let after = signs.get(at + 1).copied();
        let slip = match sign {
            ';' | ':' | '!' | '?' | '»' => {
                before == Some(' ') || before.is_some_and(char::is_alphabetic) && !in_address(&signs, at)
            }
            '«' => after == Some(' ') || after.is_some_and(char::is_alphabetic),
            '\'' | '"' => true,
            'E' => {
                !before.is_some_and(char::is_alphabetic)
                    && lacks_accent(signs.get(at + 1..).unwrap_or_default())
            }
            _ => false,
        };
        if slip {
            let from = at.saturating_sub(12);
            let part: String = signs.iter().skip(from).take(at + 6 - from).collect();
            slips.push(format!("« {sign} » in “{}”: no-break space, French sign or accent", part.trim()));
        }
    }
    slips
}

/// Whether a sign belongs to an address like `https://…`, which is no French.
fn in_address(signs: &[char], at: usize) -> bool {
    signs.get(at + 1) == Some(&'/')
}

/// Whether an initial E lacks its accent: it ends its syllable, because it is followed by one consonant and a vowel, or by two consonants
/// that are said together (`Ecran`, `Egal`).
fn lacks_accent(rest: &[char]) -> bool {
    let vowel = |sign: &char| "aeiouyéèêâîôû".contains(*sign);
    match rest {
        ['c' | 'd' | 'f' | 'g' | 'l' | 'm' | 'p' | 'q' | 't' | 'v', next, ..] if vowel(next) => true,
        ['c' | 'd' | 'f' | 'g' | 'p' | 't' | 'v', 'r' | 'l' | 'h', ..] => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_has_its_spaces_signs_and_accents() {
        let slips = |text: &str| french(text).len();
        assert_eq!(slips("Vraiment\u{202f}? Oui\u{a0}: «\u{a0}mot\u{a0}», l’air…"), 0);
        assert_eq!(slips("Vraiment ?"), 1);
        assert_eq!(slips("Vraiment!"), 1);
        assert_eq!(slips("« mot\u{a0}»"), 1);
        assert_eq!(slips("l'air"), 1);
        assert_eq!(slips("https\u{3a}//exemple.fr à 10:30"), 0);
        assert_eq!(slips("Ecran, Etat, Egalité"), 3);
        assert_eq!(slips("Échange, Encore, Elle, Est-ce, Un EF, Exporter"), 0);
    }

    #[test]
    fn documents_are_read_without_their_code() {
        assert_eq!(
            markdown("Un `mot !` : oui"),
            ["1: « : » in “Un 0 : oui”: no-break space, French sign or accent"]
        );
        assert!(markdown("```\n\"a\" : 'b' !\n```\n").is_empty());
        let deck = r#"{"name": {"fr": "L'air", "en": "It's"}, "slots": [{"fr": {"text": "j'ai"}}]}"#;
        assert_eq!(json(deck, &[]).len(), 2);
        assert_eq!(json(r#"[{"themes": [{"id": "a'b", "name": "À l'école"}]}]"#, &["name"]).len(), 1);
        // Data may have the apostrophe of a keyboard, and nothing else.
        assert!(json(&printed(deck), &[]).is_empty());
        assert_eq!(json(&printed(r#"{"fr": "'oui' !"}"#), &[]).len(), 3);
    }

    #[test]
    fn what_the_page_says_before_its_catalogues_is_read() {
        let page = "<meta name=\"description\" content=\"Vraiment ?\" />\n<p lang=\"fr\">L'air</p>\n<p lang=\"en\">It's</p>";
        let found = html(page);
        assert_eq!(found.len(), 2, "{found:?}");
        let script = "const said = {\n  fr: ['Vraiment ?', 'Oui'],\n  en: ['Really ?'],\n};";
        assert_eq!(typescript(script).len(), 1);
        let script = "  fr: {\n    a: `Vraiment ?`,\n  },\n  en: {\n    a: `Really ?`,\n  },";
        assert_eq!(typescript(script).len(), 1);
    }

    #[test]
    fn english_rules_have_their_apostrophes() {
        assert_eq!(straight("fine\nthe theme's list"), ["2: a straight apostrophe: ’"]);
        assert!(straight("the theme’s list, `a'b`").is_empty());
    }

    #[test]
    fn english_documents_are_printed_as_english() {
        assert_eq!(
            english("it's 5 % of\n```\nit's 5 %\n```\n5% of what it’s"),
            ["1: a straight apostrophe: ’", "1: a space before %"]
        );
    }

    #[test]
    fn a_ruling_is_an_item_of_its_own() {
        assert!(
            apart("* **ABC-1** A rule.\n* **ABC-1** *(ruling)* Ours.\n* **ABC-2** *(option)* Yours.")
                .is_empty()
        );
        for line in [
            "* **ABC-1** A rule. *(ruling)* Ours.",
            "* **COM-2** *(ruling)* Ours.",
            "* *(décision)* Sans article.",
            "* **ABC-1** *(option: 60 s)* A clock.",
        ] {
            assert_eq!(apart(line).len(), 1, "{line}");
        }
    }
}
