use crate::dictionary::Dictionary;
use std::fmt;
/// Why bytes are no dictionary file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FormatError {
    /// It does not begin like one.
    NotADictionary,
}
impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a dictionary file")
    }
}
impl std::error::Error for FormatError {}
pub(crate) fn decode(_: &[u8], _: &mut dyn FnMut(f32)) -> Result<Dictionary, FormatError> {
    Err(FormatError::NotADictionary)
}
