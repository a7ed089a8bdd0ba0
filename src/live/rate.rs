//! How many messages the other side may send.

/// How many more messages are taken. It is used up by messages and comes back with time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// In thousandths of a message.
    left: u64,
    /// When it was used last, in milliseconds.
    at: u64,
}

impl Rate {
    /// So many messages may come at once.
    pub const BURST: u64 = 64;
    /// So many come back in a second.
    pub const PER_SECOND: u64 = 16;

    /// All messages of a new connection are left.
    pub const fn new(now: u64) -> Rate {
        Rate {
            left: Rate::BURST * 1000,
            at: now,
        }
    }

    /// What is left after one message at this time, in milliseconds; `None` if that is one too many. A clock that goes
    /// back gives nothing.
    #[must_use]
    pub fn after(self, now: u64) -> Option<Rate> {
        let gone = now.saturating_sub(self.at);
        let left = self
            .left
            .saturating_add(gone.saturating_mul(Rate::PER_SECOND))
            .min(Rate::BURST * 1000);
        let left = left.checked_sub(1000)?;
        Some(Rate { left, at: now })
    }
}
