//! Links as other programs carry them: encoded, cut off, or with other text around them.

use std::borrow::Cow;

use percent_encoding::percent_decode_str;

/// How many parts of a text are read. The payload is one of the longest.
const PARTS: usize = 8;

/// The characters at the end of a payload that programs take for punctuation behind a link.
const CUT_OFF: [&str; 7] = ["", "-", "_", "--", "-_", "_-", "__"];

/// Decodes percent signs in an address until nothing changes: programs encode links once or several times, and no address of
/// this app contains a percent sign. A text that does not decode to UTF-8 stays as it is.
pub fn decode_address(text: &str) -> Cow<'_, str> {
    let mut text = Cow::Borrowed(text);
    while text.contains('%') {
        match percent_decode_str(&text).decode_utf8() {
            Ok(now) if now != text => text = Cow::Owned(now.into_owned()),
            Ok(_) | Err(_) => break,
        }
    }
    text
}

/// Reads the payload within a text: `read` reads the payload alone. It may be at the end of a link, in the middle of a message,
/// encoded, or without the `-` and `_` at its end.
///
/// # Errors
/// That of the longest part of the text.
pub fn read_within<T, E>(text: &str, read: impl Fn(&str) -> Result<T, E>) -> Result<T, E> {
    let text = decode_address(text);
    let mut parts: Vec<&str> = text.split(|it| !is_of_payload(it)).collect();
    parts.sort_by_key(|part| std::cmp::Reverse(part.len()));
    parts.truncate(PARTS);
    let restored = |part: &str| {
        let mut endings = CUT_OFF.iter();
        endings.find_map(|ending| read(&format!("{part}{ending}")).ok())
    };
    match parts.iter().find_map(|part| restored(part)) {
        Some(found) => Ok(found),
        None => read(parts.first().copied().unwrap_or_default()),
    }
}

/// Returns whether payloads contain this character.
fn is_of_payload(it: char) -> bool {
    it.is_ascii_alphanumeric() || it == '-' || it == '_'
}
