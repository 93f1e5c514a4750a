//! The file of a language's lists.
//!
//! ```text
//!  0  8  "MOTSTHEM"
//!  8  1  version of the format: 2
//!  9  2  code of the language: "fr", "en"
//! 11  8  checksum of the body (FNV-1a; integers are little-endian)
//! 19  4  number of bytes of the body, before compression
//! 23  …  the body, as `lexicon::pack` packs it
//! ```
//!
//! The body, where a *number* is LEB128 and a *text* is a number of bytes and so many bytes of UTF-8:
//!
//! 1. The five dice, each a text of six letters.
//! 2. How many cards; each its name (a text) and how many themes; each theme its id and its name (texts) and how many words.
//! 3. All words in the order of their letters, names after the others, each spelling once, as one text. A word is written as one control
//!    character, whose code is 1 more than the number of characters at its beginning that it has in common with the word before it (at most
//!    [`SHARED`]), and then the rest of its characters.
//! 4. For each of these words the themes that have it, counted from 0 over all cards. Each is a number: twice the theme's, plus 1 if it is
//!    the word's last theme.
//! 5. In this order for each word of each theme one byte: its tier (0 to 2), and 3 more for a proper name.
//! 6. In this order the full forms as one text of lines, an empty one where there is none; `~` stands for the word itself.
//!
//! All of a kind lie together, because the packing finds more in them so. Letters are not written: they follow from the words.

use super::{Dice, Die, Entry, Kind, Lists, Theme, ThemeCard};
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use lexicon::file::{self, Reader, write_number as number, write_text as text};
use lexicon::{FormatError, Language, Tier};
use tabletop::{Handing, Kind as ResourceKind, Resource};

const MAGIC: &[u8; 8] = b"MOTSTHEM";
const VERSION: u8 = 2;
/// The most characters that a word takes over from the one before.
const SHARED: usize = 29;
/// The most words of all lists of a language. The box's have some twenty-four thousand.
const MAX_TOTAL: usize = 100_000;

/// Lists of words by theme, by the code of their language: `themes-fr`, [`Lists`].
pub static LISTS: ResourceKind = ResourceKind {
    name: "themes",
    folder: "dictionaries",
    extension: "themes",
    read: |id, bytes, _| of_language(id, Lists::from_wire(bytes)),
    handing: Some(Handing {
        give: |resource| Some(resource.get::<Lists>()?.hand_on()),
        take: |id, bytes| of_language(id, Lists::handed(bytes)),
    }),
};

fn of_language(id: &str, read: Result<Lists, FormatError>) -> Option<Resource> {
    read.ok().filter(|lists| lists.language().code() == id).map(Resource::new)
}

impl Lists {
    /// Reads a file of lists. Any bytes may be given: what is no sound file is refused, never half read.
    pub fn from_wire(bytes: &[u8]) -> Result<Lists, FormatError> {
        let (language, mut head) = Reader::head(bytes, MAGIC, VERSION)?;
        let (sum, length) = (head.u64()?, head.u32()?);
        lists(&file::unpack_checked(head.rest(), length, sum)?, language)
    }

    /// The lists as bytes that another worker of the same program makes them of without unpacking anything
    /// ([`handed`](Lists::handed)): language, checksum, body.
    pub fn hand_on(&self) -> Vec<u8> {
        [self.language.code().as_bytes(), &self.checksum.to_le_bytes(), &body(self)].concat()
    }

    /// The lists that [`hand_on`](Lists::hand_on) has given. Other bytes are refused.
    pub fn handed(bytes: &[u8]) -> Result<Lists, FormatError> {
        let mut head = Reader::handed(bytes);
        let (language, sum) = (head.language()?, head.u64()?);
        let body = head.rest();
        if file::checksum(body) == sum { lists(body, language) } else { Err(FormatError::Checksum) }
    }
}

fn lists(body: &[u8], language: Language) -> Result<Lists, FormatError> {
    let mut body = Reader::body(body);
    let mut faces = [""; 5];
    for die in &mut faces {
        *die = body.text()?;
    }
    let dice = Dice::new(faces).map_err(|_| FormatError::List)?;
    // Names come first: how many words each theme has is known before the words are.
    let mut heads = Vec::new();
    for _ in 0..body.number()? {
        let name = body.text()?;
        let themes = (0..body.number()?).map(|_| Ok((body.text()?, body.text()?, body.number()?)));
        heads.push((name, themes.collect::<Result<Vec<_>, FormatError>>()?));
    }
    let counts = heads.iter().flat_map(|(_, themes)| themes).map(|theme| theme.2);
    let total = counts.clone().try_fold(0_usize, usize::checked_add);
    let total = total.filter(|total| *total <= MAX_TOTAL).ok_or(FormatError::List)?;
    let words = unshared(body.text()?)?;
    let mut places = Vec::new();
    for word in &words {
        loop {
            let place = body.number()?;
            places.push((word, place / 2));
            if place % 2 == 1 {
                break;
            }
        }
        if places.len() > total {
            return Err(FormatError::List);
        }
    }
    let marks = body.take(total)?;
    let displays: Vec<&str> = body.text()?.split('\n').collect();
    if places.len() != total || displays.len() != total.max(1) {
        return Err(FormatError::List);
    }
    let mut lists: Vec<Vec<Entry>> = counts.map(|_| Vec::new()).collect();
    for (((word, theme), mark), display) in places.into_iter().zip(marks).zip(displays) {
        let kind = if *mark < 3 { Kind::Common } else { Kind::Proper };
        let tier = Tier::from_index(mark % 3).filter(|_| *mark < 6).ok_or(FormatError::List)?;
        let entry = Entry::new(word, kind, tier, &display.replace('~', word));
        lists.get_mut(theme).ok_or(FormatError::List)?.push(entry.map_err(|_| FormatError::List)?);
    }
    let mut lists = lists.into_iter();
    let mut cards = Vec::new();
    for (name, themes) in heads {
        let mut made = Vec::new();
        for (id, name, count) in themes {
            let words = lists.next().filter(|words| words.len() == count).ok_or(FormatError::List)?;
            made.push(Theme::new(id, name, words).map_err(|_| FormatError::List)?);
        }
        cards.push(ThemeCard::new(name, made).map_err(|_| FormatError::List)?);
    }
    let lists = Lists::new(language, dice, cards).map_err(|_| FormatError::List)?;
    if body.is_empty() { Ok(lists) } else { Err(FormatError::List) }
}

/// The body of a file of these lists.
pub(super) fn body(lists: &Lists) -> Vec<u8> {
    let mut body = Vec::new();
    for die in Die::ALL {
        text(&mut body, &lists.dice.letters(die).collect::<String>());
    }
    number(&mut body, lists.cards.len());
    for card in &lists.cards {
        text(&mut body, card.name());
        number(&mut body, card.themes().len());
        for theme in card.themes() {
            text(&mut body, theme.id());
            text(&mut body, theme.name());
            number(&mut body, theme.words().len());
        }
    }
    // Each word with what the themes have of it, by number.
    let mut all: BTreeMap<(bool, &str, &str), Vec<Place<'_>>> = BTreeMap::new();
    for (theme, number) in lists.cards.iter().flat_map(ThemeCard::themes).zip(0..) {
        for entry in theme.words() {
            let name = entry.word.starts_with(lexicon::is_capital);
            let key = (name, entry.letters.as_str(), entry.word.as_str());
            all.entry(key).or_default().push((number, entry));
        }
    }
    text(&mut body, &shared(all.keys().map(|(_, _, word)| *word)));
    for places in all.values() {
        for (place, (theme, _)) in places.iter().enumerate() {
            number(&mut body, 2 * theme + usize::from(place + 1 == places.len()));
        }
    }
    let entries = || all.values().flatten().map(|(_, entry)| *entry);
    body.extend(entries().map(|entry| entry.tier.index() + if entry.kind == Kind::Proper { 3 } else { 0 }));
    let displays: Vec<String> = entries().map(|entry| entry.display.replace(&entry.word, "~")).collect();
    text(&mut body, &displays.join("\n"));
    body
}

/// The number of a theme, and what it has of a word.
type Place<'a> = (usize, &'a Entry);

/// Words in an order in which neighbours begin alike, as one text.
fn shared<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let mut text = String::new();
    let mut before = "";
    for word in words {
        let common =
            before.chars().zip(word.chars()).take_while(|(one, other)| one == other).take(SHARED).count();
        text.extend(u8::try_from(common + 1).map(char::from));
        text.extend(word.chars().skip(common));
        before = word;
    }
    text
}

/// The words of a text that `shared` has made.
fn unshared(text: &str) -> Result<Vec<String>, FormatError> {
    let mut words: Vec<String> = Vec::new();
    for sign in text.chars() {
        if sign.is_ascii_control() {
            let common =
                (sign as usize).checked_sub(1).filter(|common| *common <= SHARED).ok_or(FormatError::List)?;
            let before = words.last().map_or("", String::as_str);
            words.push(before.chars().take(common).collect());
        } else {
            words.last_mut().ok_or(FormatError::List)?.push(sign);
        }
    }
    Ok(words)
}

/// The errors of packing are std's; the crate knows nothing else of it.
#[cfg(feature = "encode")]
mod io {
    extern crate std;

    pub(super) use std::io::{Error, Result};
}

/// Writes a file of lists.
#[cfg(feature = "encode")]
pub fn encode(lists: &Lists) -> io::Result<Vec<u8>> {
    let body = body(lists);
    let too_long = |_| io::Error::other("more lists than a file can hold");
    let length = u32::try_from(body.len()).map_err(too_long)?;
    let mut file = file::begin(MAGIC, VERSION, lists.language);
    file.extend_from_slice(&lists.checksum.to_le_bytes());
    file.extend_from_slice(&length.to_le_bytes());
    lexicon::pack(&body, file)
}
