//! Where dice come from: random bytes, made into faces without favouring any.

use getrandom::SysRng;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{SeedableRng, TryRng};

use super::{Dice, Face};

/// Something that rolls dice.
pub trait DiceSource {
    /// Rolls one die.
    ///
    /// # Errors
    /// [`NoEntropy`] if the machine gives no randomness.
    fn face(&mut self) -> Result<Face, NoEntropy>;

    /// Rolls `dice` dice, at most [`MAX_DICE`](super::MAX_DICE).
    ///
    /// # Errors
    /// [`NoEntropy`] if the machine gives no randomness.
    fn roll(&mut self, dice: usize) -> Result<Dice, NoEntropy> {
        Dice::try_from_fn(dice, |_| self.face())
    }
}

/// The machine gave no randomness, so no die can be rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the machine gives no randomness")]
pub struct NoEntropy;

/// Fair dice from a source of random bytes.
///
/// 256 is not a multiple of 6, so a byte of 252 or more is discarded (rejection sampling): each face then stands for
/// exactly 42 bytes.
#[derive(Clone, Debug)]
pub struct Fair<R> {
    bytes: R,
}

impl Fair<SysRng> {
    /// Dice from the entropy of the operating system; in a browser, `crypto.getRandomValues`.
    pub const fn from_system() -> Self {
        Fair { bytes: SysRng }
    }
}

impl Fair<ChaCha8Rng> {
    /// Dice that are the same for the same seed, on every machine and in every version (ChaCha8).
    pub fn seeded(seed: u64) -> Self {
        Fair {
            bytes: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    /// One of 2⁶⁴ independent sets of dice of the same seed.
    pub fn stream(seed: u64, stream: u64) -> Self {
        let mut dice = Fair::seeded(seed);
        dice.bytes.set_stream(stream);
        dice
    }
}

impl<R: TryRng> Fair<R> {
    /// Dice from any source of random bytes.
    pub const fn new(bytes: R) -> Self {
        Fair { bytes }
    }
}

impl<R: TryRng> DiceSource for Fair<R> {
    fn face(&mut self) -> Result<Face, NoEntropy> {
        loop {
            let mut byte = [0];
            self.bytes
                .try_fill_bytes(&mut byte)
                .map_err(|_| NoEntropy)?;
            if let Some(face) = fair_face(byte[0]) {
                return Ok(face);
            }
        }
    }
}

/// The face that a random byte stands for; `None` if it must be discarded.
pub(super) fn fair_face(byte: u8) -> Option<Face> {
    (byte < 252).then(|| Face::ALL[usize::from(byte % 6)])
}
