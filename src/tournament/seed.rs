//! What settles the dice of a tournament.

use std::fmt;
use std::str::FromStr;

use rand_chacha::rand_core::SeedableRng;
use rand_chacha::{ChaCha8Rng, ChaCha20Rng};
use serde::{Deserialize, Serialize};

use crate::dice::{DiceSource, Face, Fair, NoEntropy};

/// What settles all dice of a tournament: a number that somebody chooses and, where programs take part, random bits.
///
/// A program sees its dice, and could try all numbers that people choose until one gives those dice: then it knew all
/// that are to come. The random bits are too many to try. Who has the whole seed can hold the tournament again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seed {
    /// The number that was chosen.
    pub number: u64,
    /// The random bits that joined it.
    pub entropy: Option<Entropy>,
}

/// 128 random bits, which nobody can guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Entropy(u128);

/// A text that is no seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSeed;

/// The dice of one entrant in one game.
#[derive(Clone, Debug)]
pub(super) enum SeedDice {
    /// Of a number alone.
    Number(Fair<ChaCha8Rng>),
    /// Of a number and random bits.
    Keyed(Fair<ChaCha20Rng>),
}

impl Entropy {
    /// These bits.
    pub const fn new(bits: u128) -> Entropy {
        Entropy(bits)
    }

    /// Bits of the operating system; in a browser, `crypto.getRandomValues`.
    ///
    /// # Errors
    /// [`NoEntropy`] if the machine gives no randomness.
    pub fn from_system() -> Result<Entropy, NoEntropy> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).map_err(|_| NoEntropy)?;
        Ok(Entropy(u128::from_le_bytes(bytes)))
    }
}

impl Seed {
    /// The dice of this number, each set of which falls for itself.
    pub(super) fn dice(self, stream: u64) -> SeedDice {
        let Some(Entropy(bits)) = self.entropy else {
            return SeedDice::Number(Fair::stream(self.number, stream));
        };
        // The key of ChaCha20 has room for both, and for a name that no other use of it has.
        let mut key = [0; 32];
        key[..16].copy_from_slice(&bits.to_le_bytes());
        key[16..24].copy_from_slice(&self.number.to_le_bytes());
        key[24..].copy_from_slice(b"rollkeep");
        let mut bytes = ChaCha20Rng::from_seed(key);
        bytes.set_stream(stream);
        SeedDice::Keyed(Fair::new(bytes))
    }
}

impl DiceSource for SeedDice {
    fn face(&mut self) -> Result<Face, NoEntropy> {
        match self {
            SeedDice::Number(dice) => dice.face(),
            SeedDice::Keyed(dice) => dice.face(),
        }
    }
}

/// A number alone.
impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        Seed {
            number,
            entropy: None,
        }
    }
}

/// "7", or "7-3f786850-e387550f-dab836ed-7e6dc881".
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number)?;
        if let Some(Entropy(bits)) = self.entropy {
            for place in (0..4).rev() {
                write!(f, "-{:08x}", (bits >> (32 * place)) as u32)?;
            }
        }
        Ok(())
    }
}

impl FromStr for Seed {
    type Err = NoSeed;

    fn from_str(text: &str) -> Result<Seed, NoSeed> {
        let (number, entropy) = match text.trim().split_once('-') {
            Some((number, bits)) => (number, Some(bits.replace('-', "").try_into()?)),
            None => (text.trim(), None),
        };
        let digits = !number.is_empty() && number.bytes().all(|it| it.is_ascii_digit());
        let number = digits.then(|| number.parse().ok()).flatten();
        Ok(Seed {
            number: number.ok_or(NoSeed)?,
            entropy,
        })
    }
}

/// Of 32 hexadecimal digits.
impl TryFrom<String> for Entropy {
    type Error = NoSeed;

    fn try_from(text: String) -> Result<Entropy, NoSeed> {
        let whole = text.len() == 32 && text.bytes().all(|it| it.is_ascii_hexdigit());
        let bits = whole.then(|| u128::from_str_radix(&text, 16).ok());
        bits.flatten().map(Entropy).ok_or(NoSeed)
    }
}

impl From<Entropy> for String {
    fn from(Entropy(bits): Entropy) -> String {
        format!("{bits:032x}")
    }
}

impl fmt::Display for NoSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is no seed")
    }
}

impl std::error::Error for NoSeed {}
