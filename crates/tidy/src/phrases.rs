//! What a sentence of the catalogues may say: no ids, no number before a plural that it may not agree with, one name for one thing.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

/// Ids: they choose between variants, and are never read.
const IDS: [&str; 5] = ["option", "resource", "kind", "phase", "variant"];
/// Numbers that are never one.
const MANY: [&str; 6] = ["limit", "most", "min", "max", "length", "seats"];
/// What is counted.
const COUNTED: [&str; 29] = [
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
];
/// Things that have another name: the word, and the name.
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

/// What is wrong with a message of a language.
pub(super) fn slips(pattern: &Pattern<&str>, french: bool) -> Vec<String> {
    let mut slips = Vec::new();
    read(pattern, &mut Vec::new(), &mut slips);
    let mut said = Vec::new();
    texts(pattern, &mut said);
    for (word, name) in if french { FRENCH } else { ENGLISH } {
        if said.iter().any(|text| format!(" {}", text.to_lowercase()).contains(word)) {
            slips.push(format!("“{}” is called “{name}”", word.trim()));
        }
    }
    slips
}

/// `chosen` are the variables whose variants this pattern stands in.
fn read<'a>(pattern: &Pattern<&'a str>, chosen: &mut Vec<&'a str>, slips: &mut Vec<String>) {
    for (at, element) in pattern.elements.iter().enumerate() {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Select { selector, variants } => {
                let variable = match selector {
                    InlineExpression::VariableReference { id } => Some(id.name),
                    _ => None,
                };
                chosen.extend(variable);
                variants.iter().for_each(|variant| read(&variant.value, chosen, slips));
                chosen.truncate(chosen.len() - usize::from(variable.is_some()));
            }
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                if IDS.contains(&id.name) {
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
        slips(message.value.as_ref().unwrap(), french)
    }

    #[test]
    fn an_id_chooses_and_is_not_read() {
        assert_eq!(found("This setting ({ $option }) won’t do.", false).len(), 1);
        assert!(found("{ $option ->\n    [a] A\n   *[b] B\n  }", false).is_empty());
    }

    #[test]
    fn a_number_before_a_plural_stands_in_a_variant() {
        assert_eq!(found("Encore { $count } cartes.", true), ["$count cartes: one of them needs a variant"]);
        assert!(
            found("{ $count ->\n    [one] une carte\n   *[other] { $count } cartes\n  }", true).is_empty()
        );
        assert!(found("{ $most } cartes au plus, { $name } dans la partie", true).is_empty());
    }

    #[test]
    fn one_thing_has_one_name() {
        assert_eq!(found("Vous n’avez pas buzzé.", true), ["“buzz” is called “bouton”"]);
        assert_eq!(found("{ $x ->\n    [a] Last match\n   *[b] B\n  }", false), ["“match” is called “game”"]);
        assert!(found("Hit your buzzer. The last game.", false).is_empty());
    }
}
