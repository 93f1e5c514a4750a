//! Texts that were made to do harm: deep, wide, repeated, cut.

/// Pieces of JSON of about so many bytes.
pub(crate) fn shapes(bytes: usize) -> Vec<(&'static str, String)> {
    let of = |open: &str, item: &str, last: &str, close: &str| {
        format!("{open}{}{last}{close}", item.repeat(bytes / item.len()))
    };
    let nested = |levels: usize| format!("{}0{}", "[".repeat(levels), "]".repeat(levels));
    vec![
        ("lists without an end", "[".repeat(bytes)),
        ("objects without an end", "{\"a\":".repeat(bytes / 5)),
        ("lists in lists", nested(bytes / 2)),
        ("many deep lists", of("[", &format!("{},", nested(40)), "0", "]")),
        ("zeros", of("[", "0,", "0", "]")),
        ("empty lists", of("[", "[],", "[]", "]")),
        ("empty objects", of("[", "{},", "{}", "]")),
        ("one name again and again", of("{", "\"a\":0,", "\"a\":0", "}")),
        ("many names", {
            let fields: Vec<String> = (0..bytes / 12).map(|name| format!("\"k{name:07}\":0")).collect();
            format!("{{{}}}", fields.join(","))
        }),
        ("a long text", of("\"", "x", "", "\"")),
        ("a text of escapes", of("\"", "\\u0301", "", "\"")),
        ("a long number", of("", "9", "", "")),
        ("a deck's frames", of("[", "[\"place\"],", "[]", "]")),
        ("words", of("[", "\"mot\",", "\"fin\"", "]")),
    ]
}

/// The same piece cut at every hundredth.
pub(crate) fn cuts(whole: &[u8]) -> impl Iterator<Item = &[u8]> {
    (0..100).map(|part| &whole[..whole.len() * part / 100])
}

/// Texts that are to be read as a deck or a card, as a host that checks them sends them.
pub(crate) fn texts(bytes: usize) -> Vec<(&'static str, String)> {
    let pieces = [
        ("a line without an end", "x"),
        ("cells without an end", "a;"),
        ("empty cells", ";"),
        ("rows", "a/b/c/d/e\n"),
        ("rows of two cells", "a\tb\n"),
        ("quotation marks", "\""),
        ("cells that are never closed", "\"a\n"),
        ("blank lines", "\n"),
        ("titles", "# a\n"),
        ("names of themes", "a:b,\n"),
        ("half characters of Windows", "\u{fffd}\r"),
        ("languages", "fr/en\n"),
    ];
    pieces.map(|(name, piece)| (name, piece.repeat(bytes / piece.len()))).into()
}
