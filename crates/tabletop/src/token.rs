//! Actions as short text: one token each, so that a match can be read, written by hand, and sent in a line.
//!
//! Each game's action has a `Display` and a `FromStr` for this, in a file `token.rs` of its own; what free text needs in a token is here.

use alloc::string::String;
use core::fmt;

/// A token that is no action of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoAction;

impl fmt::Display for NoAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no action of this game")
    }
}

impl core::error::Error for NoAction {}

/// A text as part of a token: letters and digits stay as they are, a space is written `_`, and any other character by its code between `%`
/// and `;`.
pub struct Token<'a>(pub &'a str);

impl fmt::Display for Token<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for sign in self.0.chars() {
            match sign {
                ' ' => f.write_str("_")?,
                sign if sign.is_alphanumeric() => fmt::Write::write_char(f, sign)?,
                sign => write!(f, "%{:x};", u32::from(sign))?,
            }
        }
        Ok(())
    }
}

/// Reads a text that [`Token`] has written.
pub fn text_of(token: &str) -> Result<String, NoAction> {
    let mut text = String::new();
    let mut rest = token.chars();
    while let Some(sign) = rest.next() {
        match sign {
            '_' => text.push(' '),
            '%' => {
                let (number, behind) = rest.as_str().split_once(';').ok_or(NoAction)?;
                let sign = u32::from_str_radix(number, 16).ok().and_then(char::from_u32);
                text.push(sign.ok_or(NoAction)?);
                rest = behind.chars();
            }
            sign if sign.is_alphanumeric() => text.push(sign),
            _ => return Err(NoAction),
        }
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_text_is_one_token_and_comes_back() {
        for text in
            ["", "Brejnev", "La Fontaine", "l’œuf", "a_b%c;", "50 %", "\n\t", "@+-=:,.~", "日本", "e\u{301}"]
        {
            let token = Token(text).to_string();
            assert!(!token.contains(char::is_whitespace), "{token}");
            assert_eq!(text_of(&token).as_deref(), Ok(text));
        }
    }

    #[test]
    fn what_is_no_token_is_refused() {
        for token in ["%", "%;", "%zz;", "%110000;", "%d800;", "%41", "a-b", "a b", "@"] {
            assert_eq!(text_of(token), Err(NoAction), "{token}");
        }
    }
}
