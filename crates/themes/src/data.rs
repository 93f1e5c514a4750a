//! What a host may bring of its own: a theme card, and words.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

/// What a host may bring itself.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "ThemesData"))]
#[serde(default, deny_unknown_fields)]
pub struct Data {
    /// A theme card that replaces the box's own (THE-27). The option `card` is then ignored.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub card: Option<CardFile>,
    /// Words that people have accepted in matches before, and that the lists lack (THE-28).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub words: Option<Vec<KeptWord>>,
}

/// A theme card of the host's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "ThemesCardFile"))]
#[serde(deny_unknown_fields)]
pub struct CardFile {
    /// Its name, 1 to 60 characters.
    pub name: String,
    /// Its themes, one to six.
    pub themes: Vec<ThemeFile>,
}

/// A theme of such a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "ThemesThemeFile"))]
#[serde(deny_unknown_fields)]
pub struct ThemeFile {
    /// Its name, 1 to 60 characters.
    pub name: String,
    /// Its words. Each is a text: the word and then, if wanted, columns after tabs: `common` or `proper`, 1 to 3 for who knows it, its full
    /// form. Without words, the other seats judge every word.
    #[serde(default)]
    pub words: Vec<String>,
}

/// A word that people have accepted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(rename = "ThemesKeptWord"))]
#[serde(deny_unknown_fields)]
pub struct KeptWord {
    /// The id of its theme, as views name it.
    pub theme: String,
    /// The word.
    pub word: String,
    /// Whether it is a proper name.
    #[serde(default)]
    pub proper: bool,
}
