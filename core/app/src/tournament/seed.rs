//! The seed of a tournament's dice.

use std::fmt;
use std::str::FromStr;

use rand_chacha::rand_core::SeedableRng;
use rand_chacha::{ChaCha8Rng, ChaCha20Rng};
use serde::{Deserialize, Serialize};

use rollkeep_rules::dice::{DiceSource, Face, Fair, NoEntropy};

/// Decides all dice of a tournament: a number that somebody chooses and, if programs take part, random bits.
///
/// A program sees its dice. With a number alone, it could try the numbers that people choose until one gives those
/// dice, and would know all later dice. The random bits are too many to try. Anybody who has the whole seed can repeat
/// the tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TournamentSeed {
    /// The number that somebody chose.
    pub number: u64,
    /// The random bits, if there are any.
    pub entropy: Option<Entropy>,
}

/// 128 random bits, which nobody can guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Entropy(u128);

/// The text is not a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no seed")]
pub struct ParseSeedError;

/// The dice of one entrant in one game.
#[derive(Clone, Debug)]
pub(super) enum SeedDice {
    /// From a number alone.
    Number(Fair<ChaCha8Rng>),
    /// From a number and random bits.
    Keyed(Fair<ChaCha20Rng>),
}

impl Entropy {
    /// Entropy with these bits.
    pub const fn new(bits: u128) -> Entropy {
        Entropy(bits)
    }

    /// Bits from the operating system; in a browser, `crypto.getRandomValues`.
    ///
    /// # Errors
    /// [`NoEntropy`] if the machine gives no randomness.
    pub fn from_system() -> Result<Entropy, NoEntropy> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).map_err(|_| NoEntropy)?;
        Ok(Entropy(u128::from_le_bytes(bytes)))
    }
}

impl TournamentSeed {
    /// The dice of this stream. Streams are independent of each other.
    pub(super) fn dice(self, stream: u64) -> SeedDice {
        let Some(Entropy(bits)) = self.entropy else {
            return SeedDice::Number(Fair::stream(self.number, stream));
        };
        // The key of ChaCha20 has room for both, and for a name that separates this use from any other.
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

/// From a number alone.
impl From<u64> for TournamentSeed {
    fn from(number: u64) -> TournamentSeed {
        TournamentSeed {
            number,
            entropy: None,
        }
    }
}

/// "7", or "7-3f786850-e387550f-dab836ed-7e6dc881".
impl fmt::Display for TournamentSeed {
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

impl FromStr for TournamentSeed {
    type Err = ParseSeedError;

    fn from_str(text: &str) -> Result<TournamentSeed, ParseSeedError> {
        let (number, entropy) = match text.trim().split_once('-') {
            Some((number, bits)) => (number, Some(bits.replace('-', "").try_into()?)),
            None => (text.trim(), None),
        };
        let digits = !number.is_empty() && number.bytes().all(|it| it.is_ascii_digit());
        let number = digits.then(|| number.parse().ok()).flatten();
        Ok(TournamentSeed {
            number: number.ok_or(ParseSeedError)?,
            entropy,
        })
    }
}

/// From 32 hexadecimal digits.
impl TryFrom<String> for Entropy {
    type Error = ParseSeedError;

    fn try_from(text: String) -> Result<Entropy, ParseSeedError> {
        let whole = text.len() == 32 && text.bytes().all(|it| it.is_ascii_hexdigit());
        let bits = whole.then(|| u128::from_str_radix(&text, 16).ok());
        bits.flatten().map(Entropy).ok_or(ParseSeedError)
    }
}

impl From<Entropy> for String {
    fn from(Entropy(bits): Entropy) -> String {
        format!("{bits:032x}")
    }
}
