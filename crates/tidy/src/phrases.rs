//! Checks sentences of the catalogues: they show no ids, have no number before a plural that may not agree, and use one name for one thing.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};

/// Variables that hold ids. They may choose between variants, but must not be shown.
const IDS: [&str; 6] = ["option", "resource", "kind", "phase", "variant", "field"];
/// Messages that show one of these all the same, for whoever has written a file with that name in it.
const SHOWN: [(&str, &str); 4] = [
    ("error-data-missing", "field"),
    ("spikit-refused-setup", "field"),
    ("syntax-refused-setup", "field"),
    ("themes-refused-setup", "field"),
];
/// Variables whose numbers are never 1.
const MANY: [&str; 8] = ["limit", "most", "min", "max", "length", "of", "seats", "parts"];
/// Plurals of things that are counted.
const COUNTED: [&str; 37] = [
    "fichiers",
    "files",
    "points",
    "cartes",
    "lettres",
    "jetons",
    "mots",
    "joueurs",
    "coups",
    "secondes",
    "tours",
    "manches",
    "victoires",
    "parties",
    "paires",
    "suites",
    "étoiles",
    "cards",
    "letters",
    "tokens",
    "words",
    "players",
    "moves",
    "seconds",
    "turns",
    "rounds",
    "games",
    "pairs",
    "sequences",
    "stars",
    "tricks",
    "morceaux",
    "lignes",
    "colonnes",
    "parts",
    "lines",
    "columns",
];
/// Words for things that have another name, each with that name.
const FRENCH: [(&str, &str); 6] = [
    ("buzz", "bouton"),
    ("débute", "commence"),
    ("saisie", "écrire"),
    ("signes", "caractères"),
    ("morceau du jeu", "fichier du jeu"),
    ("intercal", "allonger"),
];
const ENGLISH: [(&str, &str); 6] = [
    ("on display", "face-up"),
    ("skip a turn", "miss a turn"),
    ("the floor", "buzzed in"),
    ("turned down", "rejected"),
    ("refuse", "reject"),
    (" match", "game"),
];

/// The mistakes of a message.
pub(super) fn slips(key: &str, pattern: &Pattern<&str>, french: bool) -> Vec<String> {
    let mut slips = Vec::new();
    read(key, pattern, &mut Vec::new(), &mut slips);
    let mut said = Vec::new();
    texts(pattern, &mut said);
    if french {
        opened(pattern, &mut slips);
    } else if said.iter().any(|text| text.contains('\'')) {
        slips.push("a straight apostrophe: ’".to_owned());
    }
    for (word, name) in if french { FRENCH } else { ENGLISH } {
        if said.iter().any(|text| format!(" {}", text.to_lowercase()).contains(word)) {
            slips.push(format!("“{}” is called “{name}”", word.trim()));
        }
    }
    slips
}

/// Reads a pattern. `chosen` are the variables by which the variants around it were chosen.
fn read<'a>(key: &str, pattern: &Pattern<&'a str>, chosen: &mut Vec<&'a str>, slips: &mut Vec<String>) {
    for (at, element) in pattern.elements.iter().enumerate() {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Select { selector, variants } => {
                let variable = match selector {
                    InlineExpression::VariableReference { id } => Some(id.name),
                    _ => None,
                };
                // With a variant for 0 and one for all others, 1 is written like many. A single variant is meant for numbers that are never
                // 1.
                let names = variants.iter().map(|variant| match &variant.key {
                    VariantKey::Identifier { name } => *name,
                    VariantKey::NumberLiteral { value } => *value,
                });
                let one = variants.len() == 1 || names.clone().any(|name| matches!(name, "one" | "1"));
                let variable = variable.filter(|_| one);
                chosen.extend(variable);
                variants.iter().for_each(|variant| read(key, &variant.value, chosen, slips));
                chosen.truncate(chosen.len() - usize::from(variable.is_some()));
            }
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                if IDS.contains(&id.name) && !SHOWN.contains(&(key, id.name)) {
                    slips.push(format!("${} is an id: it chooses, and is not read", id.name));
                }
                let next = match pattern.elements.get(at + 1) {
                    Some(PatternElement::TextElement { value }) => *value,
                    _ => "",
                };
                let word = next.trim_start().split(|sign: char| !sign.is_alphabetic()).next().unwrap_or("");
                let agrees = chosen.contains(&id.name) || MANY.contains(&id.name);
                if next.starts_with([' ', '\u{a0}']) && COUNTED.contains(&word) && !agrees {
                    slips.push(format!("${} {word}: one of them needs a variant", id.name));
                }
            }
            Expression::Inline(_) => {}
        }
    }
}

/// Checks texts that begin with `;`, `:`, `!` or `?`: what comes before must end in a no-break space. At the beginning of a variant nobody
/// can tell what comes before.
fn opened(pattern: &Pattern<&str>, slips: &mut Vec<String>) {
    let mut glued = false;
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                if value.starts_with([';', ':', '!', '?']) && !glued {
                    slips.push(format!("“{}” has no space before it that does not break", value.trim()));
                }
                glued = false;
            }
            PatternElement::Placeable { expression } => {
                glued = match expression {
                    Expression::Inline(InlineExpression::StringLiteral { value }) => {
                        ["\\u00A0", "\\u202F"]
                            .iter()
                            .any(|space| value.to_uppercase().ends_with(&space.to_uppercase()))
                            || value.ends_with(['\u{a0}', '\u{202f}'])
                    }
                    _ => false,
                };
                if let Expression::Select { variants, .. } = expression {
                    variants.iter().for_each(|variant| opened(&variant.value, slips));
                }
            }
        }
    }
}

fn texts<'a>(pattern: &Pattern<&'a str>, said: &mut Vec<&'a str>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => said.push(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| texts(&variant.value, said));
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use fluent_syntax::{ast::Entry, parser};

    use super::*;

    fn found(text: &str, french: bool) -> Vec<String> {
        let source = format!("a = {text}\n");
        let resource = parser::parse(source.as_str()).unwrap();
        let Some(Entry::Message(message)) = resource.body.first() else { panic!("{text}") };
        slips("a", message.value.as_ref().unwrap(), french)
    }

    #[test]
    fn an_id_chooses_and_is_not_read() {
        assert_eq!(found("This setting ({ $option }) won’t do.", false).len(), 1);
        assert!(found("{ $option ->\n    [a] A\n   *[b] B\n  }", false).is_empty());
        // Where somebody has written the name in a file, they find it by it.
        let resource = parser::parse("a = Check { $field }.\n").unwrap();
        let Some(Entry::Message(message)) = resource.body.first() else { panic!() };
        let of = |key: &str| slips(key, message.value.as_ref().unwrap(), false);
        assert_eq!(of("themes-refused-turn").len(), 1);
        assert!(of("themes-refused-setup").is_empty());
    }

    #[test]
    fn a_number_before_a_plural_stands_in_a_variant() {
        assert_eq!(found("Encore { $count } cartes.", true), ["$count cartes: one of them needs a variant"]);
        assert!(
            found("{ $count ->\n    [one] une carte\n   *[other] { $count } cartes\n  }", true).is_empty()
        );
        assert_eq!(found("Cette ligne a { $count } morceaux.", true).len(), 1);
        assert_eq!(found("This deck has { $count } lines, each of { $parts } parts.", false).len(), 1);
        let nothing = "{ $files ->\n    [0] Rien\n   *[other] { $files } fichiers sur 40\n  }";
        assert_eq!(found(nothing, true), ["$files fichiers: one of them needs a variant"]);
        assert!(found("{ $count ->\n   *[other] Les { $count } parties\n  }", true).is_empty());
        assert!(found("{ $most } cartes au plus, { $name } dans la partie", true).is_empty());
    }

    #[test]
    fn a_french_sign_that_opens_a_variant_has_its_space() {
        let judged =
            |gap: &str| format!("{{ $word }} {{ $own ->\n    [yes] à vous\n   *[no] {gap}: refusé\n  }}");
        assert_eq!(found(&judged(""), true).len(), 1);
        assert!(found(&judged("{ \"\\u00A0\" }"), true).is_empty());
        assert!(found(&judged(""), false).is_empty());
    }

    #[test]
    fn english_has_its_apostrophes() {
        assert_eq!(found("You can't.", false), ["a straight apostrophe: ’"]);
        assert!(found("You can’t.", false).is_empty());
    }

    #[test]
    fn one_thing_has_one_name() {
        assert_eq!(found("Vous n’avez pas buzzé.", true), ["“buzz” is called “bouton”"]);
        assert_eq!(found("{ $x ->\n    [a] Last match\n   *[b] B\n  }", false), ["“match” is called “game”"]);
        assert!(found("Hit your buzzer. The last game.", false).is_empty());
    }
}
