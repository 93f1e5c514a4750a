//! The file of word data.
//!
//! ```text
//!  0  8  "MOTSWORD"
//!  8  1  version of the format: 1
//!  9  2  code of the language: "fr", "en"
//! 11  8  checksum of the dictionary that it goes with (integers are little-endian)
//! 19  8  checksum of the body (FNV-1a)
//! 27  4  number of bytes of the body, before compression
//! 31  …  the body, in raw LZMA (lc 4, lp 0, pb 0, no end mark)
//! ```
//!
//! The body, where a *number* is LEB128 and a *text* is a number of bytes and so many bytes of UTF-8:
//!
//! 1. *Senses*: how many lists; each its length and so many `Features` of four bytes. A lemma has one: a word that is noun and
//!    adjective has two features in it.
//! 2. *Paradigms*: how many; each the number of its endings; each ending what is dropped (text), what is added (text), the
//!    number of its readings and so many `Features`.
//! 3. *Classes*: how many; each the number of its senses and the number of its paradigm.
//! 4. *Accents*: how many patterns; each a text. `.` is a letter as it stands, any other sign an accented letter or a ligature.
//! 5. For each word of the dictionary, in its order, one byte: how many lemmas are spelled like this, accents aside.
//! 6. For each of these lemmas its class, a number.
//! 7. For each of these lemmas the number of its accents.
//! 8. *Others*: how many lemmas the dictionary does not have (compounds, words of one letter); each the number of bytes that its
//!    spelling shares with the one before, the rest (text), and its class. Their order is that of their keys.
//!
//! Forms are not written, because a lemma and its paradigm make them. Parts of one kind lie together, because LZMA then packs them better.

use alloc::string::String;
use alloc::vec::Vec;

use super::data::{Class, Lemmas, Morphology};
use super::features::Features;
use super::paradigm::{Ending, Endings, Paradigm};
use super::spelling;
use crate::dictionary::Dictionary;
use crate::file::{Reader, unpack_checked};
use crate::format_error::FormatError;
use crate::language::Language;

pub(super) const MAGIC: &[u8; 8] = b"MOTSWORD";
pub(super) const VERSION: u8 = 1;

/// A file of word data that has a valid head and is not unpacked yet, so that a host can hold it before it has the dictionary.
#[derive(Clone, Debug)]
pub struct MorphologyFile {
    language: Language,
    goes_with: u64,
    checksum: u64,
    length: u32,
    file: Vec<u8>,
}

/// The most bytes of a lemma that is not in the dictionary. The longest real one has 42.
const MAX_SPELLING: usize = 100;
/// The length of the head in bytes.
const HEAD: usize = 31;

impl MorphologyFile {
    /// Reads the head of a file. Bytes that do not begin like one are refused.
    pub fn read(bytes: &[u8]) -> Result<MorphologyFile, FormatError> {
        let (language, mut head) = Reader::head(bytes, MAGIC, VERSION)?;
        Ok(MorphologyFile {
            language,
            goes_with: head.u64()?,
            checksum: head.u64()?,
            length: head.u32()?,
            file: bytes.to_vec(),
        })
    }

    /// The file as it was read.
    pub fn bytes(&self) -> &[u8] {
        &self.file
    }

    /// The language of the words.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Unpacks the word data. A file that is damaged or belongs to another dictionary is refused.
    pub fn open(&self, dictionary: &Dictionary) -> Result<Morphology, FormatError> {
        if self.language != dictionary.language() || self.goes_with != dictionary.checksum() {
            return Err(FormatError::OtherDictionary);
        }
        let body = unpack_checked(&self.file[HEAD..], self.length, self.checksum)?;
        read(Reader::body(&body), dictionary, self.checksum)
    }
}

impl Morphology {
    /// Reads a file of word data that belongs to this dictionary.
    ///
    /// Any bytes may be given. A file that is not sound or belongs to another dictionary is refused.
    pub fn from_wire(bytes: &[u8], dictionary: &Dictionary) -> Result<Morphology, FormatError> {
        MorphologyFile::read(bytes)?.open(dictionary)
    }
}

fn read(mut body: Reader<'_>, dictionary: &Dictionary, checksum: u64) -> Result<Morphology, FormatError> {
    let senses = body.list(|body| body.list(features))?;
    let paradigms: Vec<Paradigm> = body.list(|body| body.list(ending).map(Into::into))?;
    let classes = body.list(|body| {
        let class = Class { senses: body.index(senses.len())?, paradigm: body.index(paradigms.len())? };
        Ok(class)
    })?;
    let accents = body.list(Reader::text)?;
    let lemmas = Lemmas::merged(
        of_dictionary(&mut body, dictionary, classes.len(), &accents)?,
        others(&mut body, classes.len())?,
    );
    if !body.is_empty() {
        return Err(FormatError::List);
    }
    Ok(Morphology {
        language: dictionary.language(),
        checksum,
        endings: Endings::of(&paradigms),
        senses: senses.into_iter().map(Into::into).collect(),
        paradigms,
        classes,
        lemmas,
    })
}

fn of_dictionary(
    body: &mut Reader<'_>,
    dictionary: &Dictionary,
    classes: usize,
    accents: &[&str],
) -> Result<Lemmas, FormatError> {
    let counts = body.take(dictionary.len())?;
    let total: usize = counts.iter().copied().map(usize::from).sum();
    let of_lemmas = |body: &mut Reader<'_>, below| {
        (0..total).map(|_| body.index(below)).collect::<Result<Vec<u16>, FormatError>>()
    };
    let class = of_lemmas(body, classes)?;
    let accent = of_lemmas(body, accents.len())?;
    let mut lemmas = Lemmas::default();
    let mut next = 0;
    for ((word, _), &count) in dictionary.words().zip(counts) {
        for _ in 0..count {
            let pattern = accents[usize::from(accent[next])];
            let spelling = spelling::accented(&word, pattern).ok_or(FormatError::List)?;
            lemmas.push(&word, &spelling, class[next]);
            next += 1;
        }
    }
    Ok(lemmas)
}

fn others(body: &mut Reader<'_>, classes: usize) -> Result<Lemmas, FormatError> {
    let mut lemmas = Lemmas::default();
    let mut before = String::new();
    for _ in 0..body.number()? {
        let shared = body.number()?;
        if !before.is_char_boundary(shared) {
            return Err(FormatError::List);
        }
        before.truncate(shared);
        let rest = body.text()?;
        // Without a limit, one long spelling that many others share a beginning with would fill the memory.
        if before.len() + rest.len() > MAX_SPELLING {
            return Err(FormatError::List);
        }
        before.push_str(rest);
        let key = spelling::key(&before).map_err(|_| FormatError::List)?;
        if lemmas.last_key().is_some_and(|last| last > key.as_str()) {
            return Err(FormatError::List);
        }
        lemmas.push(&key, &before, body.index(classes)?);
    }
    Ok(lemmas)
}

fn features(body: &mut Reader<'_>) -> Result<Features, FormatError> {
    body.u32().map(Features::from_bits)
}

fn ending(body: &mut Reader<'_>) -> Result<Ending, FormatError> {
    Ok(Ending { drop: body.text()?.into(), add: body.text()?.into(), readings: body.list(features)?.into() })
}
