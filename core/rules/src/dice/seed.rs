//! Dice that are the same for everybody who has the seed.

use getrandom::SysRng;
use rand_chacha::rand_core::TryRng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::source::fair_face;
use super::{Dice, Face, NoEntropy};

/// The seed of all dice of a game, turn by turn. Players who keep the same dice roll the same faces.
///
/// The faces of a seed never change: links, saves and the game of each day depend on them. `docs/DICE.md` describes
/// them for other programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(pub u32);

impl Seed {
    /// Any seed, from the entropy of the operating system.
    ///
    /// # Errors
    /// [`NoEntropy`] if the machine gives no randomness.
    pub fn from_system() -> Result<Seed, NoEntropy> {
        let number = SysRng.try_next_u32();
        number.map(Seed).map_err(|_| NoEntropy)
    }

    /// The seed that belongs to a text: the first four bytes of its SHA-256, the highest first.
    pub fn of_text(text: &str) -> Seed {
        let [a, b, c, d, ..] = <[u8; 32]>::from(Sha256::digest(text));
        Seed(u32::from_be_bytes([a, b, c, d]))
    }

    /// What one die shows.
    ///
    /// `turn` is how many boxes the player had filled, `roll` how many rolls the turn had seen, and `place` the place of
    /// the die among those that are rolled; each is counted from 0.
    pub fn face(self, turn: usize, roll: usize, place: usize) -> Face {
        let Seed(seed) = self;
        let digest = Sha256::digest(format!("rollkeep die {seed} {turn} {roll} {place}"));
        Face::of_digest(digest.into())
    }

    /// What this many dice show when they are rolled together.
    pub fn roll(self, turn: usize, roll: usize, dice: usize) -> Dice {
        Dice::from_fn(dice, |place| self.face(turn, roll, place))
    }
}

impl Face {
    /// The face that a SHA-256 stands for: its first byte below 252, modulo 6.
    pub fn of_digest(mut digest: [u8; 32]) -> Face {
        loop {
            if let Some(face) = digest.iter().find_map(|&byte| fair_face(byte)) {
                return face;
            }
            // All bytes are too high, as once in 10⁵⁷ times.
            digest = Sha256::digest(digest).into();
        }
    }
}
