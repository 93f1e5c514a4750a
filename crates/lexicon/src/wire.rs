//! The dictionary file.
//!
//! ```text
//!  0  8  "MOTSDICT"
//!  8  1  version of the format: 1
//!  9  2  code of the language: "fr", "en"
//! 11  4  number of words               (integers are little-endian)
//! 15  4  number of bytes of the list, before compression
//! 19  8  checksum of the contents (`Dictionary::checksum`)
//! 27  …  the list, in raw LZMA (lc 4, lp 0, pb 0, no end mark)
//! ```
//!
//! The list has the words in alphabetical order. Each is written as one byte that says how many letters to drop from the
//! end of the word before it, then the letters to add. The last letter carries the word's tier: letters that are not the
//! last are `A`–`Z`, a last letter is that plus 32, 64 or 96 for common, known, rare.
//!
//! Front coding usually counts the letters that are shared. Counting those that are dropped makes the French file a seventh smaller,
//! because all verbs of a conjugation are then written alike. LZMA makes it a fifth smaller than gzip; LZMA and the tier in the last letter
//! were chosen by measuring (README.md).

#[cfg(feature = "encode")]
use alloc::string::String;
use alloc::vec::Vec;

use crate::dictionary::{Assembly, Dictionary, MAX_LETTERS, MIN_LETTERS};
use crate::file::Reader;
#[cfg(feature = "encode")]
use crate::file::begin;
use crate::format_error::FormatError;
use crate::io::{BufReader, Read};
use crate::language::Language;
#[cfg(feature = "encode")]
use crate::packing::pack;
use crate::packing::reader;
use crate::tier::Tier;

const MAGIC: &[u8; 8] = b"MOTSDICT";
const VERSION: u8 = 1;
/// The most bytes of an unpacked list, three times those of the longest real one. It bounds what a malformed file can make the decoder do.
const MAX_LIST: u32 = 4 << 20;
/// For each tier, the number that is added to the last letter.
const LAST: [u8; 3] = [32, 64, 96];

struct Header {
    language: Language,
    words: u32,
    list: u32,
    checksum: u64,
}

impl Header {
    fn read(bytes: &[u8]) -> Result<(Header, &[u8]), FormatError> {
        let (language, mut head) = Reader::head(bytes, MAGIC, VERSION)?;
        let header = Header { language, words: head.u32()?, list: head.u32()?, checksum: head.u64()? };
        if header.list > MAX_LIST {
            return Err(FormatError::Compression);
        }
        Ok((header, head.rest()))
    }
}

impl Dictionary {
    /// Reads a dictionary file.
    ///
    /// Any bytes may be given. A file that is not sound is refused as a whole.
    ///
    /// ```no_run
    /// use lexicon::Dictionary;
    ///
    /// let french = Dictionary::from_wire(&std::fs::read("dictionaries/fr.dict")?)?;
    /// assert!(french.contains("écrevisse"));
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn from_wire(bytes: &[u8]) -> Result<Dictionary, FormatError> {
        Dictionary::from_wire_with(bytes, &mut |_| {})
    }

    /// Like [`from_wire`](Dictionary::from_wire), and tells `progress` about a hundred times how far it is, from 0 to 1 and never falling.
    pub fn from_wire_with(bytes: &[u8], progress: &mut dyn FnMut(f32)) -> Result<Dictionary, FormatError> {
        decode(bytes, progress)
    }
}

fn decode(bytes: &[u8], progress: &mut dyn FnMut(f32)) -> Result<Dictionary, FormatError> {
    let (header, packed) = Header::read(bytes)?;
    progress(0.0);
    let mut list =
        BufReader::with_capacity(1 << 15, reader(packed, header.list)?).take(u64::from(header.list));
    let mut assembly = Assembly::new(header.language);
    let mut word: Vec<u8> = Vec::with_capacity(MAX_LETTERS);
    let step = (header.words / 100).max(1);
    for index in 0..header.words {
        let tier = next_word(&mut list, &mut word)?;
        assembly.push(&word, tier).map_err(|_| FormatError::List)?;
        if (index + 1) % step == 0 {
            // The conversion is exact: a list has fewer words than f32 can count.
            progress((index + 1) as f32 / header.words as f32 * 0.99);
        }
    }
    if list.limit() != 0 {
        return Err(FormatError::List);
    }
    if assembly.checksum() != header.checksum {
        return Err(FormatError::Checksum);
    }
    let dictionary = assembly.finish().map_err(|_| FormatError::List)?;
    progress(1.0);
    Ok(dictionary)
}

/// Turns `word` into the next word of the list, and returns its tier.
fn next_word(list: &mut impl Read, word: &mut Vec<u8>) -> Result<Tier, FormatError> {
    let drop = usize::from(next_byte(list)?);
    word.truncate(word.len().checked_sub(drop).ok_or(FormatError::List)?);
    loop {
        let letter = next_byte(list)?;
        if word.len() == MAX_LETTERS {
            return Err(FormatError::List);
        }
        if letter.is_ascii_uppercase() {
            word.push(letter);
            continue;
        }
        for (last, tier) in LAST.into_iter().zip(Tier::ALL) {
            let letter = letter.wrapping_sub(last);
            if letter.is_ascii_uppercase() {
                word.push(letter);
                return if word.len() < MIN_LETTERS { Err(FormatError::List) } else { Ok(tier) };
            }
        }
        return Err(FormatError::List);
    }
}

fn next_byte(list: &mut impl Read) -> Result<u8, FormatError> {
    let mut byte = [0];
    list.read_exact(&mut byte).map_err(|_| FormatError::Compression)?;
    Ok(byte[0])
}

/// Writes a dictionary file.
#[cfg(feature = "encode")]
pub fn encode(dictionary: &Dictionary) -> crate::io::Result<Vec<u8>> {
    let mut list = Vec::new();
    let mut before = String::new();
    for (word, tier) in dictionary.words() {
        let shared = word.bytes().zip(before.bytes()).take_while(|(a, b)| a == b).count();
        // A word has at most MAX_LETTERS letters.
        list.push((before.len() - shared) as u8);
        list.extend_from_slice(&word.as_bytes()[shared..]);
        if let Some(last) = list.last_mut() {
            *last += LAST[usize::from(tier.index())];
        }
        before = word;
    }
    let too_long = |_| crate::io::Error::other("the list is too long for a dictionary file");
    let length = u32::try_from(list.len()).map_err(too_long)?;
    let words = u32::try_from(dictionary.len()).map_err(too_long)?;
    let mut file = begin(MAGIC, VERSION, dictionary.language());
    file.extend_from_slice(&words.to_le_bytes());
    file.extend_from_slice(&length.to_le_bytes());
    file.extend_from_slice(&dictionary.checksum().to_le_bytes());
    pack(&list, file)
}
