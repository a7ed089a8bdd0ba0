//! The secret that each side adds to a roll, and the commitment to it.

use std::fmt;

use getrandom::SysRng;
use rand_chacha::rand_core::TryRng;

use rollkeep_rules::dice::NoEntropy;

/// 32 random bytes that one side adds to a roll. Nobody else knows them until both sides have committed.
///
/// A secret is used once. `{:?}` does not print it, so that it never appears in a log.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// Binds a side to its [`Secret`] without revealing it: a SHA-256.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl Secret {
    /// The number of bytes.
    pub const LEN: usize = 32;

    /// Makes a secret of these bytes, which must be random and must not be used again.
    pub const fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// Makes a secret with randomness of the operating system.
    ///
    /// # Errors
    /// [`NoEntropy`] if the device gives no randomness.
    pub fn from_system() -> Result<Secret, NoEntropy> {
        let mut bytes = [0; 32];
        let filled = SysRng.try_fill_bytes(&mut bytes);
        filled.map(|()| Secret(bytes)).map_err(|_| NoEntropy)
    }

    /// Returns the bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl Commitment {
    /// Makes a commitment of these bytes from the other side.
    pub const fn new(bytes: [u8; 32]) -> Commitment {
        Commitment(bytes)
    }

    /// Returns the bytes.
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
