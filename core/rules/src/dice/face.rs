//! One side of a die.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One side of a die, named by its pips. Serialises as the number 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[repr(u8)]
pub enum Face {
    /// One pip.
    One = 1,
    /// Two pips.
    Two,
    /// Three pips.
    Three,
    /// Four pips.
    Four,
    /// Five pips.
    Five,
    /// Six pips.
    Six,
}

/// A number that no die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no die shows {0}")]
pub struct NotAFace(pub u8);

/// A text that names no face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a face is a digit from 1 to 6")]
pub struct ParseFaceError;

impl Face {
    /// All faces, lowest first.
    pub const ALL: [Face; 6] = [
        Face::One,
        Face::Two,
        Face::Three,
        Face::Four,
        Face::Five,
        Face::Six,
    ];

    /// How many pips it shows, 1 to 6.
    pub const fn pips(self) -> u8 {
        self as u8
    }

    /// Its place in [`Face::ALL`], 0 to 5.
    pub const fn index(self) -> usize {
        self as usize - 1
    }
}

impl TryFrom<u8> for Face {
    type Error = NotAFace;

    fn try_from(pips: u8) -> Result<Face, NotAFace> {
        match pips {
            1..=6 => Ok(Face::ALL[pips as usize - 1]),
            _ => Err(NotAFace(pips)),
        }
    }
}

impl From<Face> for u8 {
    fn from(face: Face) -> u8 {
        face.pips()
    }
}

/// Writes the number of pips.
impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pips().fmt(f)
    }
}

impl FromStr for Face {
    type Err = ParseFaceError;

    fn from_str(text: &str) -> Result<Face, ParseFaceError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'6'] => Ok(Face::ALL[usize::from(digit - b'1')]),
            _ => Err(ParseFaceError),
        }
    }
}
