//! Raw LZMA without a header, in which dictionaries, word data and theme lists are packed.

use alloc::vec::Vec;

use lzma_rust2::LzmaReader;

use crate::format_error::FormatError;
use crate::io::Read;

/// The most bytes of an unpacked body, five times those of the longest real one. It bounds what a malformed file can make the decoder do.
const MAX_BODY: u32 = 4 << 20;
/// How many high bits of the byte before are the context of a literal. Four of them tell most about letters.
const LC: u32 = 4;
const LP: u32 = 0;
const PB: u32 = 0;

/// The size of the window: the whole body, so that a conjugation can refer to a similar one anywhere before it.
fn window(length: u32) -> u32 {
    length.next_power_of_two().max(1 << 12)
}

/// Unpacks a body of `length` bytes little by little. The caller has to bound the length.
pub(crate) fn reader(packed: &[u8], length: u32) -> Result<LzmaReader<&[u8]>, FormatError> {
    LzmaReader::new(packed, u64::from(length), LC, LP, PB, window(length), None)
        .map_err(|_| FormatError::Compression)
}

/// Unpacks a body of `length` bytes. Any bytes may be given.
pub fn unpack(packed: &[u8], length: u32) -> Result<Vec<u8>, FormatError> {
    if length > MAX_BODY {
        return Err(FormatError::Compression);
    }
    let mut body = Vec::with_capacity(length as usize);
    reader(packed, length)?
        .take(u64::from(length))
        .read_to_end(&mut body)
        .map_err(|_| FormatError::Compression)?;
    if body.len() == length as usize { Ok(body) } else { Err(FormatError::Compression) }
}

/// Packs a body and appends it to `file`.
#[cfg(feature = "encode")]
pub fn pack(body: &[u8], file: Vec<u8>) -> crate::io::Result<Vec<u8>> {
    use crate::io::Write;

    use lzma_rust2::{EncodeMode, LzmaOptions, LzmaWriter, MfType};

    let options = LzmaOptions {
        dict_size: window(body.len() as u32),
        lc: LC,
        lp: LP,
        pb: PB,
        mode: EncodeMode::Normal,
        nice_len: LzmaOptions::NICE_LEN_MAX,
        mf: MfType::Bt4,
        depth_limit: 1000,
        preset_dict: None,
    };
    let mut writer = LzmaWriter::new_no_header(file, &options, false)?;
    writer.write_all(body)?;
    writer.finish()
}
