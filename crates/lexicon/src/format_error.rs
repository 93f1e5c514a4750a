use alloc::string::String;
use core::fmt;

/// Why bytes are no file of words: neither a dictionary nor word data nor a game's lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FormatError {
    /// The bytes do not begin like a file of this kind, or end within its head.
    OtherKind,
    /// The file is of a version that this program does not read.
    Version(u8),
    /// The file is of a language that this program does not know.
    Language([u8; 2]),
    /// The compressed list is damaged, cut short, or larger than any list is.
    Compression,
    /// The content makes no sense: words out of order, not as many as the head says, or a number out of range.
    List,
    /// The content is not what the file was written with.
    Checksum,
    /// The word data belong to another dictionary: one of the two files is older than the other.
    OtherDictionary,
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FormatError::OtherKind => f.write_str("not a file of this kind"),
            FormatError::Version(version) => write!(f, "a file of unknown version {version}"),
            FormatError::Language(code) => {
                write!(f, "a file of unknown language {:?}", String::from_utf8_lossy(code))
            }
            FormatError::Compression => f.write_str("the file is damaged (compression)"),
            FormatError::List => f.write_str("the file is damaged (list)"),
            FormatError::Checksum => f.write_str("the file is damaged (checksum)"),
            FormatError::OtherDictionary => f.write_str("the word data go with another dictionary"),
        }
    }
}

impl core::error::Error for FormatError {}
