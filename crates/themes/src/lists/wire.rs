//! The file of a language's lists.
//!
//! ```text
//!  0  8  "MOTSTHEM"
//!  8  1  version of the format: 1
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
//! 3. The words of all themes, in the order of their letters, as one text of lines.
//! 4. For each word one byte: its tier (0 to 2), and 3 more for a proper name.
//! 5. The full forms as one text of lines, an empty one where there is none; `~` stands for the word itself.
//!
//! All of a kind lie together, because the packing finds more in them so. Letters are not written: they follow from the words.

use super::{Dice, Die, Entry, Kind, Lists, Theme, ThemeCard};
use lexicon::{Fnv, FormatError, Language, Tier};

const MAGIC: &[u8; 8] = b"MOTSTHEM";
const VERSION: u8 = 1;

impl Lists {
    /// Reads a file of lists. Any bytes may be given: what is no sound file is refused, never half read.
    pub fn from_wire(bytes: &[u8]) -> Result<Lists, FormatError> {
        let (magic, rest) = field::<8>(bytes)?;
        if &magic != MAGIC {
            return Err(FormatError::NotADictionary);
        }
        let ([version], rest) = field::<1>(rest)?;
        if version != VERSION {
            return Err(FormatError::Version(version));
        }
        let (code, rest) = field::<2>(rest)?;
        let language = language(code)?;
        let (sum, rest) = field::<8>(rest)?;
        let (length, packed) = field::<4>(rest)?;
        let body = lexicon::unpack(packed, u32::from_le_bytes(length))?;
        of_body(&body, language, u64::from_le_bytes(sum))
    }

    /// The lists as bytes that another worker of the same program makes them of without unpacking anything
    /// ([`handed`](Lists::handed)): language, checksum, body.
    pub fn hand_on(&self) -> Vec<u8> {
        [self.language.code().as_bytes(), &self.checksum.to_le_bytes(), &body(self)].concat()
    }

    /// The lists that [`hand_on`](Lists::hand_on) has given. Other bytes are refused.
    pub fn handed(bytes: &[u8]) -> Result<Lists, FormatError> {
        let (code, rest) = field::<2>(bytes)?;
        let (sum, body) = field::<8>(rest)?;
        of_body(body, language(code)?, u64::from_le_bytes(sum))
    }
}

fn language(code: [u8; 2]) -> Result<Language, FormatError> {
    let language = std::str::from_utf8(&code).ok().and_then(Language::from_code);
    language.ok_or(FormatError::Language(code))
}

fn of_body(body: &[u8], language: Language, sum: u64) -> Result<Lists, FormatError> {
    if checksum(body) != sum {
        return Err(FormatError::Checksum);
    }
    let mut body = Reader(body);
    let lists = body.lists(language)?;
    if body.0.is_empty() { Ok(lists) } else { Err(FormatError::List) }
}

fn field<const N: usize>(bytes: &[u8]) -> Result<([u8; N], &[u8]), FormatError> {
    bytes.split_first_chunk().map(|(field, rest)| (*field, rest)).ok_or(FormatError::NotADictionary)
}

pub(super) fn checksum(body: &[u8]) -> u64 {
    let mut sum = Fnv::default();
    sum.add(body);
    sum.value()
}

/// What is left to read.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, length: usize) -> Result<&'a [u8], FormatError> {
        let (head, rest) = self.0.split_at_checked(length).ok_or(FormatError::List)?;
        self.0 = rest;
        Ok(head)
    }

    fn number(&mut self) -> Result<usize, FormatError> {
        let mut number = 0;
        for shift in [0, 7, 14, 21] {
            let byte = usize::from(self.take(1)?[0]);
            number |= (byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(FormatError::List)
    }

    fn text(&mut self) -> Result<&'a str, FormatError> {
        let length = self.number()?;
        std::str::from_utf8(self.take(length)?).map_err(|_| FormatError::List)
    }

    fn lists(&mut self, language: Language) -> Result<Lists, FormatError> {
        let mut faces = [""; 5];
        for die in &mut faces {
            *die = self.text()?;
        }
        let dice = Dice::new(faces).map_err(|_| FormatError::List)?;
        // Names come first: how many words each theme has is known before the words are.
        let mut heads = Vec::new();
        for _ in 0..self.number()? {
            let name = self.text()?;
            let themes = (0..self.number()?).map(|_| Ok((self.text()?, self.text()?, self.number()?)));
            heads.push((name, themes.collect::<Result<Vec<_>, FormatError>>()?));
        }
        let mut words = self.text()?.lines();
        let total = heads
            .iter()
            .flat_map(|(_, themes)| themes)
            .try_fold(0_usize, |sum, theme| sum.checked_add(theme.2));
        let mut marks = self.take(total.ok_or(FormatError::List)?)?.iter();
        let mut displays = self.text()?.split('\n');
        let mut entry = || {
            let (word, mark, display) = match (words.next(), marks.next(), displays.next()) {
                (Some(word), Some(mark), Some(display)) => (word, *mark, display),
                _ => return Err(FormatError::List),
            };
            let kind = if mark < 3 { Kind::Common } else { Kind::Proper };
            let tier = Tier::from_index(mark % 3).filter(|_| mark < 6).ok_or(FormatError::List)?;
            Entry::new(word, kind, tier, &display.replace('~', word)).map_err(|_| FormatError::List)
        };
        let mut cards = Vec::new();
        for (name, themes) in heads {
            let mut made = Vec::new();
            for (id, name, count) in themes {
                let words = (0..count).map(|_| entry()).collect::<Result<_, FormatError>>()?;
                made.push(Theme::new(id, name, words).map_err(|_| FormatError::List)?);
            }
            cards.push(ThemeCard::new(name, made).map_err(|_| FormatError::List)?);
        }
        Lists::new(language, dice, cards).map_err(|_| FormatError::List)
    }
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
    let entries = || lists.cards.iter().flat_map(ThemeCard::themes).flat_map(Theme::words);
    let lines = |of: &dyn Fn(&Entry) -> String| entries().map(of).collect::<Vec<_>>().join("\n");
    text(&mut body, &lines(&|entry| entry.word.clone()));
    body.extend(entries().map(|entry| entry.tier.index() + if entry.kind == Kind::Proper { 3 } else { 0 }));
    text(&mut body, &lines(&|entry| entry.display.replace(&entry.word, "~")));
    body
}

fn number(body: &mut Vec<u8>, mut number: usize) {
    while number > 0x7f {
        body.push(number as u8 | 0x80);
        number >>= 7;
    }
    body.push(number as u8);
}

fn text(body: &mut Vec<u8>, text: &str) {
    number(body, text.len());
    body.extend_from_slice(text.as_bytes());
}

/// Writes a file of lists.
#[cfg(feature = "encode")]
pub fn encode(lists: &Lists) -> std::io::Result<Vec<u8>> {
    let body = body(lists);
    let too_long = |_| std::io::Error::other("more lists than a file can hold");
    let length = u32::try_from(body.len()).map_err(too_long)?;
    let mut file = Vec::with_capacity(body.len() / 2);
    file.extend_from_slice(MAGIC);
    file.push(VERSION);
    file.extend_from_slice(lists.language.code().as_bytes());
    file.extend_from_slice(&lists.checksum.to_le_bytes());
    file.extend_from_slice(&length.to_le_bytes());
    lexicon::pack(&body, file)
}
