//! What each side puts into a roll, and what it says of it beforehand.

use std::fmt;

use getrandom::SysRng;
use rand_chacha::rand_core::TryRng;

use crate::dice::NoEntropy;

/// 32 random bytes that one side puts into a roll. Nobody else knows them until both sides are bound.
///
/// A secret is used once. It is not shown by `{:?}`, so that it does not get into a log.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// What binds a side to its [`Secret`] without telling it: a SHA-256.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl Secret {
    /// How many bytes it has.
    pub const LEN: usize = 32;

    /// These bytes, which must be random and must not be used again.
    pub const fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// Bytes from the entropy of the operating system.
    ///
    /// # Errors
    /// [`NoEntropy`] if the machine gives no randomness.
    pub fn from_system() -> Result<Secret, NoEntropy> {
        let mut bytes = [0; 32];
        let filled = SysRng.try_fill_bytes(&mut bytes);
        filled.map(|()| Secret(bytes)).map_err(|_| NoEntropy)
    }

    /// The bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl Commitment {
    /// These bytes, as the other side sent them.
    pub const fn new(bytes: [u8; 32]) -> Commitment {
        Commitment(bytes)
    }

    /// The bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Commitment(")?;
        for byte in &self.0[..4] {
            write!(f, "{byte:02x}")?;
        }
        f.write_str("…)")
    }
}
