use std::fmt;

/// Why bytes are no dictionary file, or no file of word data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FormatError {
    /// They do not begin like such a file, or end within the header.
    NotADictionary,
    /// The file is of a version that this program does not read.
    Version(u8),
    /// The file is of a language that this program does not know.
    Language([u8; 2]),
    /// The compressed list is damaged, cut short, or larger than any list is.
    Compression,
    /// The list is not one of words in alphabetical order, or not as many as the header says.
    List,
    /// The words are not those that the file was written with.
    Checksum,
    /// The word data go with another dictionary: one of the two files is older than the other.
    OtherDictionary,
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FormatError::NotADictionary => f.write_str("not a dictionary file"),
            FormatError::Version(version) => write!(f, "a dictionary file of unknown version {version}"),
            FormatError::Language(code) => {
                write!(f, "a dictionary of unknown language {:?}", String::from_utf8_lossy(code))
            }
            FormatError::Compression => f.write_str("the dictionary file is damaged (compression)"),
            FormatError::List => f.write_str("the dictionary file is damaged (list)"),
            FormatError::Checksum => f.write_str("the dictionary file is damaged (checksum)"),
            FormatError::OtherDictionary => f.write_str("the word data go with another dictionary"),
        }
    }
}

impl std::error::Error for FormatError {}
