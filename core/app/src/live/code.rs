//! The code that one device shows and the other scans.

use base64::Engine;
use base64::prelude::BASE64_STANDARD_NO_PAD;

use super::candidate::Candidate;
use super::codec::ByteReader;
use super::sdp::{BadSdp, Description, SetupRole};
use crate::sealed::{open, seal};

/// The longest code that is read, in characters.
pub const MAX_CODE: usize = 320;

/// The version of the format.
const CODE: u8 = 1;

/// The port and the message sizes that browsers use.
const SCTP_PORT: u16 = 5000;
const SIZES: [u32; 3] = [262_144, 1_073_741_823, 65_536];
const OTHER_SIZE: u8 = 3;

/// Why a text is not a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadCode {
    /// It is longer than [`MAX_CODE`].
    #[error("longer than codes may be")]
    TooLong,
    /// It is not a code, or only a part of one.
    #[error("not a code, or not all of one")]
    Damaged,
    /// A newer version of the app made it, in this version of the format.
    #[error("version {0} is newer than {CODE}")]
    Newer(u8),
    /// Its content is no valid description.
    #[error(transparent)]
    Description(BadSdp),
}

impl Description {
    /// Writes a code: letters, digits, `-` and `_`.
    pub fn to_code(&self) -> String {
        let size = SIZES.iter().position(|&size| size == self.max_message_size);
        let size = size.map_or(OTHER_SIZE, |size| size as u8);
        let port = u8::from(self.sctp_port != SCTP_PORT);
        let mut bytes = vec![self.role as u8 | size << 2 | port << 4];
        push_ice(&mut bytes, &self.ufrag);
        push_ice(&mut bytes, &self.password);
        bytes.extend(self.fingerprint);
        if size == OTHER_SIZE {
            bytes.extend(self.max_message_size.to_be_bytes());
        }
        if port == 1 {
            bytes.extend(self.sctp_port.to_be_bytes());
        }
        for candidate in &self.candidates {
            candidate.push(&mut bytes);
        }
        seal(CODE, &bytes)
    }

    /// Reads a code; any text is safe.
    ///
    /// # Errors
    /// [`BadCode`] says why it is not a code. Each description has only one code.
    pub fn from_code(code: &str) -> Result<Description, BadCode> {
        if code.len() > MAX_CODE {
            return Err(BadCode::TooLong);
        }
        let (version, body) = open(code).ok_or(BadCode::Damaged)?;
        match version {
            CODE => {}
            newer if newer > CODE => return Err(BadCode::Newer(newer)),
            _ => return Err(BadCode::Damaged),
        }
        let description = read(ByteReader(&body)).ok_or(BadCode::Damaged)?;
        let description = description.checked().map_err(BadCode::Description)?;
        match description.to_code() == code {
            true => Ok(description),
            false => Err(BadCode::Damaged),
        }
    }
}

fn read(mut reader: ByteReader) -> Option<Description> {
    let flags = reader.byte()?;
    let role = match flags & 3 {
        0 => SetupRole::ActPass,
        1 => SetupRole::Active,
        2 => SetupRole::Passive,
        _ => return None,
    };
    let ufrag = read_ice(&mut reader)?;
    let password = read_ice(&mut reader)?;
    let fingerprint = reader.array()?;
    let max_message_size = match SIZES.get(usize::from(flags >> 2 & 3)) {
        Some(&size) => size,
        None => reader.number()?,
    };
    let sctp_port = match flags >> 4 {
        0 => SCTP_PORT,
        1 => reader.short()?,
        _ => return None,
    };
    let mut candidates = Vec::new();
    while !reader.0.is_empty() {
        candidates.push(Candidate::read(&mut reader)?);
    }
    Some(Description {
        role,
        ufrag,
        password,
        fingerprint,
        candidates,
        sctp_port,
        max_message_size,
    })
}

/// Writes a text in the alphabet of ICE, which is that of base64: its length, then six bits a character.
fn push_ice(bytes: &mut Vec<u8>, text: &str) {
    let padded = padded(text);
    bytes.push(text.len() as u8);
    bytes.extend(BASE64_STANDARD_NO_PAD.decode(padded).unwrap_or_default());
}

fn read_ice(reader: &mut ByteReader) -> Option<String> {
    let length = usize::from(reader.byte()?);
    let bytes = reader.bytes(length.div_ceil(4) * 3)?;
    let mut text = BASE64_STANDARD_NO_PAD.encode(bytes);
    text.truncate(length);
    Some(text)
}

/// Pads a text with `A`, because four characters are three bytes.
fn padded(text: &str) -> String {
    let length = text.len().next_multiple_of(4);
    format!("{text:A<length$}")
}
