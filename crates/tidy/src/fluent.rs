//! Reads Fluent catalogues.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement,
};
use fluent_syntax::parser;

use super::keys::Keys;
use super::{Findings, phrases, texts};

/// The variables of each message of a language, by key. An attribute of a message is an entry of its own, `key.attribute`.
pub(crate) type Catalogue = BTreeMap<String, BTreeSet<String>>;

/// Adds the messages of a file to those of its language, and the keys that they quote to the mentioned ones. `name` is the name of the file
/// in findings.
pub(crate) fn read(
    name: &str,
    text: &str,
    catalogue: &mut Catalogue,
    keys: &mut Keys,
    findings: &mut Findings,
) {
    let resource = match parser::parse(text) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            for error in errors {
                let line = text.get(..error.pos.start).unwrap_or(text).lines().count();
                findings.problem(format!("{name}:{line}: {error}"));
            }
            resource
        }
    };
    let french = name.contains("/fr/");
    // A message that quotes another one has its variables too.
    let mut quotes: Vec<(String, BTreeSet<String>)> = Vec::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        for (key, pattern) in patterns(message) {
            let mut found = Parts::default();
            found.pattern(pattern);
            let typed = found.texts.iter().filter(|_| french).flat_map(|text| texts::french(text));
            for slip in typed.chain(phrases::slips(&key, pattern, french)) {
                findings.problem(format!("{name}: {key}: {slip}"));
            }
            keys.mentioned.extend(found.quoted.iter().cloned());
            if !found.quoted.is_empty() {
                quotes.push((key.clone(), found.quoted));
            }
            if catalogue.insert(key.clone(), found.variables).is_some() {
                findings.problem(format!("{name}: {key} is there twice"));
            }
        }
    }
    for (key, quoted) in quotes {
        let theirs: BTreeSet<String> =
            quoted.iter().filter_map(|key| catalogue.get(key)).flatten().cloned().collect();
        catalogue.entry(key).or_default().extend(theirs);
    }
}

fn patterns<'a>(message: &'a Message<&'a str>) -> Vec<(String, &'a Pattern<&'a str>)> {
    let own = message.value.iter().map(|pattern| (message.id.name.to_owned(), pattern));
    let attributes = message.attributes.iter();
    own.chain(attributes.map(|part| (format!("{}.{}", message.id.name, part.id.name), &part.value))).collect()
}

#[derive(Default)]
struct Parts {
    variables: BTreeSet<String>,
    quoted: BTreeSet<String>,
    texts: Vec<String>,
}

impl Parts {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.texts.push((*value).to_owned()),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|part| format!(".{}", part.name)).unwrap_or_default();
                self.quoted.insert(format!("{}{attribute}", id.name));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::TermReference { arguments: Some(arguments), .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(name: &str, text: &str) -> (Catalogue, Findings) {
        let (mut catalogue, mut findings) = (Catalogue::new(), Findings::default());
        read(name, text, &mut catalogue, &mut Keys::default(), &mut findings);
        (catalogue, findings)
    }

    #[test]
    fn variables_are_found_in_every_corner() {
        let text = "a = { $x } { NUMBER($n) ->\n    [one] { $y }\n   *[other] { b }\n}\nb = { $z }\n    .title = { $t }\n";
        let (catalogue, findings) = parse("en/a.ftl", text);
        assert_eq!(findings, Findings::default());
        let variables = |key: &str| catalogue[key].iter().map(String::as_str).collect::<Vec<_>>().join(" ");
        assert_eq!(variables("a"), "n x y z");
        assert_eq!(variables("b"), "z");
        assert_eq!(variables("b.title"), "t");
    }

    #[test]
    fn broken_and_doubled_messages_are_found() {
        let (_, findings) = parse("en/a.ftl", "a = 1\n\n= 2\na = 3\n");
        assert_eq!(findings.problems.len(), 2, "{findings:?}");
        assert!(findings.problems[1].contains("a is there twice"));
    }
}
