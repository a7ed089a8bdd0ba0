//! A limit to the messages of the other side.

/// How many more messages are accepted. Each message uses up one; time brings them back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// In thousandths of a message.
    left: u64,
    /// The time of the last message, in milliseconds.
    at: u64,
}

impl Rate {
    /// How many messages may come at once.
    pub const BURST: u64 = 64;
    /// How many messages come back per second.
    pub const PER_SECOND: u64 = 16;

    /// The full number of messages, for a new connection.
    pub const fn new(now: u64) -> Rate {
        Rate {
            left: Rate::BURST * 1000,
            at: now,
        }
    }

    /// Returns what is left after one message at this time, in milliseconds; `None` if the message is too many. A clock
    /// that goes back brings nothing.
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
