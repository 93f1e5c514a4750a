use core::fmt;

/// A language that has a dictionary. It is exhaustive, so that the compiler names each place that must know a new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// French, code `fr`.
    French,
    /// English of every spelling (British, American, Canadian, Australian), code `en`.
    English,
}

impl Language {
    /// All languages, in the order of their declaration.
    pub const ALL: [Language; 2] = [Language::French, Language::English];

    /// The ISO 639-1 code: `fr` or `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::French => "fr",
            Language::English => "en",
        }
    }

    /// The language of a code, as [`code`](Language::code) writes it; `None` for any other text.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
