//! The frame of a text that people pass on by hand: a version, bytes, and a checksum that tells whether all of it has arrived.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use crc::{CRC_16_IBM_SDLC, Crc};

const CHECK: Crc<u16> = Crc::<u16>::new(&CRC_16_IBM_SDLC);

/// Writes these bytes in letters, digits, `-` and `_`: the version, the bytes, and the CRC-16 of both.
pub fn seal(version: u8, body: &[u8]) -> String {
    let mut bytes = vec![version];
    bytes.extend(body);
    let check = CHECK.checksum(&bytes);
    bytes.extend(check.to_be_bytes());
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

/// Returns the version and the bytes of a sealed text; `None` if it is damaged.
pub fn open(text: &str) -> Option<(u8, Vec<u8>)> {
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(text).ok()?;
    let (rest, check) = bytes.split_last_chunk()?;
    let (&version, body) = rest.split_first()?;
    (CHECK.checksum(rest) == u16::from_be_bytes(*check)).then(|| (version, body.to_vec()))
}
