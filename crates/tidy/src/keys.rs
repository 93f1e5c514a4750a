//! Finds the keys of the catalogues that sources use.

use std::collections::BTreeSet;

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};

use super::parsed::{attributes, for_tests};

/// The keys that were found in sources.
#[derive(Default, Debug, PartialEq, Eq)]
pub(crate) struct Keys {
    /// Keys and patterns that are certainly used, so there must be such keys.
    pub(crate) used: BTreeSet<String>,
    /// Keys that are put together, with a `*` for each inserted part (`syntax-level-*` for `syntax-level-${level}`).
    pub(crate) patterns: BTreeSet<String>,
    /// Anything in quotes that may be a key. A key that is mentioned does not count as useless.
    pub(crate) mentioned: BTreeSet<String>,
}

impl Keys {
    /// Whether a key of the catalogues is mentioned anywhere.
    pub(crate) fn mention(&self, key: &str) -> bool {
        let message = key.split('.').next().unwrap_or(key);
        self.mentioned.contains(message) || self.patterns.iter().any(|pattern| fits(pattern, message))
    }

    fn add(&mut self, literal: &str, certain: bool) {
        let pattern = pattern(literal);
        let sign = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '-' | '_' | '*');
        if !pattern.starts_with(|c: char| c.is_ascii_lowercase() || c == '*') || !pattern.chars().all(sign) {
            return;
        }
        if !pattern.contains('*') {
            self.mentioned.insert(pattern.clone());
        } else if pattern.split('*').any(|part| part.len() > 2 && part.contains('-')) {
            self.patterns.insert(pattern.clone());
        } else {
            // A pattern like `*` alone would fit every key.
            return;
        }
        if certain {
            self.used.insert(pattern);
        }
    }
}

/// A literal with `*` in place of `${…}` and `{…}`.
fn pattern(literal: &str) -> String {
    let mut pattern = String::new();
    let mut rest = literal;
    while let Some((before, after)) = rest.split_once('{') {
        pattern.push_str(before.strip_suffix('$').unwrap_or(before));
        pattern.push('*');
        let mut depth = 1;
        let end = after.find(|c: char| {
            depth += match c {
                '{' => 1,
                '}' => -1,
                _ => 0,
            };
            depth == 0
        });
        rest = end.and_then(|end| after.get(end + 1..)).unwrap_or_default();
    }
    pattern + rest
}

/// Whether a key fits a pattern.
pub(super) fn fits(pattern: &str, key: &str) -> bool {
    let (first, others) = pattern.split_once('*').unwrap_or((pattern, ""));
    let Some(mut rest) = key.strip_prefix(first) else { return false };
    if first.len() == pattern.len() {
        return rest.is_empty();
    }
    let (middle, last) = others.rsplit_once('*').map_or(("", others), |(middle, last)| (middle, last));
    for part in middle.split('*') {
        match rest.find(part) {
            Some(at) => rest = rest.get(at + part.len()..).unwrap_or_default(),
            None => return false,
        }
    }
    rest.ends_with(last)
}

/// Adds the keys of a Rust file: the arguments of `Message::new`, and every literal that begins with the name of a game.
pub(crate) fn rust(parsed: &syn::File, games: &[String], keys: &mut Keys) {
    Literals { keys, games, in_message: 0 }.visit_file(parsed);
}

struct Literals<'a> {
    keys: &'a mut Keys,
    games: &'a [String],
    in_message: usize,
}

impl Literals<'_> {
    /// Reads the tokens of a macro, those in brackets included.
    fn visit_tokens(&mut self, tokens: TokenStream) {
        for token in tokens {
            if let TokenTree::Group(group) = token {
                self.visit_tokens(group.stream());
            } else if let Ok(literal) = syn::parse2::<syn::LitStr>(token.into()) {
                self.visit_lit_str(&literal);
            }
        }
    }
}

impl<'ast> Visit<'ast> for Literals<'_> {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        if !for_tests(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    // Attributes are skipped, because documentation is made of literals too.
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        let path = match &*call.func {
            syn::Expr::Path(path) => &path.path,
            _ => return visit::visit_expr_call(self, call),
        };
        let names: Vec<String> =
            path.segments.iter().rev().take(2).map(|part| part.ident.to_string()).collect();
        let message = matches!(names.as_slice(), [new, of] if new == "new" && of == "Message");
        self.in_message += usize::from(message);
        visit::visit_expr_call(self, call);
        self.in_message -= usize::from(message);
    }

    fn visit_lit_str(&mut self, literal: &'ast syn::LitStr) {
        let text = literal.value();
        let of_game = self
            .games
            .iter()
            .any(|game| text.strip_prefix(game.as_str()).is_some_and(|rest| rest.starts_with('-')));
        // A single word may only be what a key depends on, so it counts less.
        self.keys.add(&text, text.contains('-') && (self.in_message > 0 || of_game));
    }

    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        self.visit_tokens(mac.tokens.clone());
    }
}

/// Adds the keys of a TypeScript file, where every text in quotes is a mention: whether the keys exist, tsc knows (`lib/i18n.ts`). `tOf` and
/// `hasOf` name a game and the end of its key, so that `tOf(game, 'name')` is `*-name`.
pub(crate) fn typescript(text: &str, keys: &mut Keys) {
    let signs: Vec<char> = text.chars().collect();
    for (literal, _) in literals(&signs) {
        keys.add(&literal, false);
    }
    // A template within a template is found only as an argument.
    for (function, number, game) in [("t", 0, ""), ("tOf", 1, "{game}-"), ("hasOf", 1, "{game}-")] {
        for (literal, _) in arguments(&signs, function, number).iter().flat_map(|key| literals(key)) {
            keys.add(&format!("{game}{literal}"), false);
        }
    }
}

/// The texts in quotes, and where each ends. Of a template, only the text before its first `${` counts.
fn literals(signs: &[char]) -> Vec<(String, usize)> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(&sign) = signs.get(at) {
        at += 1;
        if !matches!(sign, '\'' | '"' | '`') {
            continue;
        }
        let start = at;
        while let Some(&inner) = signs.get(at) {
            // A quote that is not closed on its line is an apostrophe in a comment.
            if inner == sign || (inner == '\n' && sign != '`') {
                break;
            }
            at += if inner == '\\' { 2 } else { 1 };
        }
        let end = at.min(signs.len());
        let text: String = signs.get(start..end).unwrap_or_default().iter().collect();
        // Expressions in a template may hold keys of their own, so they are read too.
        if sign == '`' && text.contains("${") {
            let inside: Vec<char> = text.chars().skip_while(|&c| c != '$').collect();
            found.extend(literals(&inside));
        }
        found.push((text, end));
        at = end + 1;
    }
    found
}

/// One argument of every call of a function, by its number.
fn arguments(signs: &[char], function: &str, number: usize) -> Vec<Vec<char>> {
    let name: Vec<char> = function.chars().chain(['(']).collect();
    let mut found = Vec::new();
    for at in 0..signs.len().saturating_sub(name.len()) {
        let before = at.checked_sub(1).and_then(|at| signs.get(at)).copied().unwrap_or(' ');
        let alone = !(before.is_alphanumeric() || matches!(before, '_' | '$' | '.' | '#'));
        if !alone || signs.get(at..at + name.len()) != Some(&name) {
            continue;
        }
        let (mut depth, mut passed, mut argument) = (0_usize, 0, Vec::new());
        for &sign in signs.iter().skip(at + name.len()) {
            match sign {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' if depth > 0 => depth -= 1,
                ')' => break,
                ',' if depth == 0 => passed += 1,
                _ => {}
            }
            if passed > number {
                break;
            }
            if passed == number {
                argument.push(sign);
            }
        }
        found.push(argument);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(words: &[&str]) -> BTreeSet<String> {
        words.iter().map(|&word| word.to_owned()).collect()
    }

    #[test]
    fn rust_messages_name_their_keys() {
        let text = r#"
            /// `syntax-in-a-comment`
            fn message(&self) -> Message {
                Message::new(match self { A => "common-error-a", B => "common-error-b" })
            }
            fn key() -> &'static str { "syntax-laid" }
            fn say() { writeln!(output, "{}", words("in-a-macro")); }
            fn other() { f("not-for-certain"); Message::new(format!("syntax-level-{level}")); }
            #[cfg(test)] mod tests { fn t() { Message::new("syntax-test"); } }
        "#;
        let mut keys = Keys::default();
        rust(&syn::parse_file(text).unwrap(), &["syntax".to_owned()], &mut keys);
        assert_eq!(keys.used, set(&["common-error-a", "common-error-b", "syntax-laid", "syntax-level-*"]));
        assert_eq!(keys.patterns, set(&["syntax-level-*"]));
        assert!(
            keys.mention("not-for-certain")
                && keys.mention("in-a-macro")
                && keys.mention("syntax-level-hard")
        );
        assert!(!keys.mention("syntax-test") && !keys.mention("syntax-in-a-comment"));
    }

    #[test]
    fn typescript_mentions_keys_or_their_ends() {
        let text = r#"
            // it's a comment
            html`<p class="some-class">${t('back')}${t('shell-start')} ${t(`shell-level-${level}`, { n: 1 })}</p>`;
            html`<p>${tOf(entry(id)?.game, 'name')} ${tOf(this.game, `data-${kind}-help`, { name: 'not-the-end' })}</p>`;
            if (hasOf(game, "hint")) format('elsewhere-named');
        "#;
        let mut keys = Keys::default();
        typescript(text, &mut keys);
        assert_eq!(keys.used, set(&[]));
        for key in [
            "back",
            "shell-start",
            "shell-level-hard",
            "elsewhere-named",
            "syntax-name",
            "syntax-data-x-help",
            "syntax-hint",
        ] {
            assert!(keys.mention(key), "{key}");
        }
        assert!(!keys.mention("syntax-not-the-end") && !keys.mention("syntax-start"));
    }

    #[test]
    fn keys_that_are_put_together_are_patterns() {
        assert_eq!(pattern("${game}-option-${name ?? `${x}`}-help"), "*-option-*-help");
        assert!(fits("*-option-*-help", "syntax-option-two_packs-help"));
        assert!(!fits("*-option-*-help", "syntax-option-two_packs"));
        assert!(fits("shell-*", "shell-x") && !fits("shell-*", "common-shell-x"));
        assert!(fits("a-*-c", "a-b-c") && !fits("a-*-c", "a-b-d"));
    }
}
