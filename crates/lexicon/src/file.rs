//! What all files of words have in common: how they begin, and how numbers and texts are written in them. Dictionaries, word data and the
//! lists of games are read with it.

use alloc::vec::Vec;

use supplies::Fnv;

use crate::format_error::FormatError;
use crate::language::Language;
use crate::packing::unpack;

/// The rest of a file's head or body. Integers are little-endian, a *number* is LEB128, and a *text* is a number of bytes followed by so
/// many bytes of UTF-8.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    rest: &'a [u8],
    /// The error to return if bytes are missing.
    short: FormatError,
}

impl<'a> Reader<'a> {
    /// Begins to read the head of a file with this magic and version. The code of its language, which comes next, is returned too.
    pub fn head(
        bytes: &'a [u8],
        magic: &[u8; 8],
        version: u8,
    ) -> Result<(Language, Reader<'a>), FormatError> {
        let mut head = Reader { rest: bytes, short: FormatError::OtherKind };
        if head.take(magic.len())? != magic {
            return Err(FormatError::OtherKind);
        }
        match head.byte()? {
            found if found == version => {}
            found => return Err(FormatError::Version(found)),
        }
        Ok((head.language()?, head))
    }

    /// Begins to read bytes that another worker handed on, which have no magic.
    pub fn handed(bytes: &'a [u8]) -> Reader<'a> {
        Reader { rest: bytes, short: FormatError::OtherKind }
    }

    /// Begins to read an unpacked body.
    pub fn body(bytes: &'a [u8]) -> Reader<'a> {
        Reader { rest: bytes, short: FormatError::List }
    }

    /// So many bytes.
    pub fn take(&mut self, length: usize) -> Result<&'a [u8], FormatError> {
        let (taken, rest) = self.rest.split_at_checked(length).ok_or(self.short)?;
        self.rest = rest;
        Ok(taken)
    }

    /// So many bytes.
    pub fn array<const N: usize>(&mut self) -> Result<[u8; N], FormatError> {
        let (taken, rest) = self.rest.split_first_chunk().ok_or(self.short)?;
        self.rest = rest;
        Ok(*taken)
    }

    /// A byte.
    pub fn byte(&mut self) -> Result<u8, FormatError> {
        self.array().map(|[byte]| byte)
    }

    /// An integer of four bytes.
    pub fn u32(&mut self) -> Result<u32, FormatError> {
        self.array().map(u32::from_le_bytes)
    }

    /// An integer of eight bytes.
    pub fn u64(&mut self) -> Result<u64, FormatError> {
        self.array().map(u64::from_le_bytes)
    }

    /// The code of a language.
    pub fn language(&mut self) -> Result<Language, FormatError> {
        let code = self.array()?;
        let language = core::str::from_utf8(&code).ok().and_then(Language::from_code);
        language.ok_or(FormatError::Language(code))
    }

    /// A number below 2²⁸.
    pub fn number(&mut self) -> Result<usize, FormatError> {
        let mut number = 0;
        for shift in [0, 7, 14, 21] {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Ok(number);
            }
        }
        Err(FormatError::List)
    }

    /// The index of an entry in a list that has `below` entries.
    pub fn index(&mut self, below: usize) -> Result<u16, FormatError> {
        let index = self.number()?;
        u16::try_from(index).ok().filter(|_| index < below).ok_or(FormatError::List)
    }

    /// A text.
    pub fn text(&mut self) -> Result<&'a str, FormatError> {
        let length = self.number()?;
        core::str::from_utf8(self.take(length)?).map_err(|_| FormatError::List)
    }

    /// A list: the number of its entries, then the entries, each of at least a byte.
    pub fn list<T>(
        &mut self,
        mut entry: impl FnMut(&mut Reader<'a>) -> Result<T, FormatError>,
    ) -> Result<Vec<T>, FormatError> {
        let count = self.number()?;
        // A count that cannot be right must not lead to a large allocation.
        if count > self.rest.len() {
            return Err(FormatError::List);
        }
        (0..count).map(|_| entry(self)).collect()
    }

    /// The bytes that are left.
    pub fn rest(self) -> &'a [u8] {
        self.rest
    }

    /// Whether nothing is left, as it must be at the end.
    pub fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }
}

/// The checksum of bytes, as heads have it.
pub fn checksum(bytes: &[u8]) -> u64 {
    let mut sum = Fnv::default();
    sum.add(bytes);
    sum.value()
}

/// Unpacks a body of `length` bytes and compares its checksum.
pub fn unpack_checked(packed: &[u8], length: u32, sum: u64) -> Result<Vec<u8>, FormatError> {
    let body = unpack(packed, length)?;
    if checksum(&body) == sum { Ok(body) } else { Err(FormatError::Checksum) }
}

/// Begins a file: magic, version, language.
#[cfg(feature = "encode")]
pub fn begin(magic: &[u8; 8], version: u8, language: Language) -> Vec<u8> {
    let mut file = magic.to_vec();
    file.push(version);
    file.extend_from_slice(language.code().as_bytes());
    file
}

/// Writes a number.
pub fn write_number(body: &mut Vec<u8>, mut number: usize) {
    while number > 0x7f {
        body.push(number as u8 | 0x80);
        number >>= 7;
    }
    body.push(number as u8);
}

/// Writes a text.
pub fn write_text(body: &mut Vec<u8>, text: &str) {
    write_number(body, text.len());
    body.extend_from_slice(text.as_bytes());
}
