//! Why an action or a message is refused.

use super::farewell::{Farewell, VERSION};
use super::table::TableError;
use crate::game::Refused;

/// Why an action or a message is refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("after {at} events: {why}")]
pub struct LiveRefusal {
    /// How many events there were.
    pub at: usize,
    /// The reason.
    pub why: Why,
}

/// Why an action or a message is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Why {
    /// An action: there is no connection, or the devices have not agreed yet.
    #[error("the devices are not connected")]
    NotTogether,
    /// An action: the other side is further on, and its messages are still under way.
    #[error("the other device is further on")]
    Behind,
    /// An action: this seat is at the other device.
    #[error("seat {} is at the other device", .0 + 1)]
    NotYours(usize),
    /// The message is longer than messages may be.
    #[error("a message of {0} bytes is too long")]
    TooLong(usize),
    /// Too many messages came at once.
    #[error("too many messages")]
    TooMany,
    /// The message is none, or not all of one.
    #[error("not a message, or not all of one")]
    Unreadable,
    /// The other side speaks another version.
    #[error("version {0} is not {VERSION}")]
    Version(u8),
    /// The table cannot be played at.
    #[error(transparent)]
    Table(TableError),
    /// The message is none that may come now, such as a second greeting.
    #[error("a message that may not come now")]
    NotNow,
    /// The other side is at another table.
    #[error("the other device is in another game")]
    OtherGame,
    /// Both logs begin alike, and then each continued differently.
    #[error("the game went on differently on both devices")]
    Fork,
    /// One side does not have what it had. If it is the other one, it may have been forgotten on purpose.
    #[error("{} has lost a part of the game", if *here { "this device" } else { "the other device" })]
    Forgotten {
        /// Was it forgotten here?
        here: bool,
    },
    /// The message speaks of another moment: a message that was sent twice, or one that was left out.
    #[error("a message for event {theirs}, not {ours}")]
    Position {
        /// How many events it says there are.
        theirs: u32,
        /// How many there are.
        ours: u32,
    },
    /// The other side did something for a seat that is here.
    #[error("seat {} is not at the other device", .0 + 1)]
    NotTheirs(usize),
    /// Both sides have committed to a roll, so no other move is possible.
    #[error("a roll is on")]
    RollIsOn,
    /// The other side speaks of a roll, and none is on.
    #[error("no roll is on")]
    NoRoll,
    /// The other side has committed already.
    #[error("a second commitment to the same roll")]
    SecondCommitment,
    /// The other side reveals a secret to which it has not committed.
    #[error("a secret without a commitment")]
    NotBound,
    /// The secret of the other side does not match its commitment.
    #[error("the secret is not the one committed to")]
    WrongReveal,
    /// More happened than can be in a game.
    #[error("more events than a game has")]
    TooManyEvents,
    /// The rules do not allow it.
    #[error(transparent)]
    Rules(Refused),
}

impl From<Refused> for Why {
    fn from(why: Refused) -> Why {
        Why::Rules(why)
    }
}

impl LiveRefusal {
    /// The message to the other side before the connection is closed.
    pub const fn farewell(&self) -> Farewell {
        match self.why {
            Why::Version(_) => Farewell::Version,
            Why::OtherGame => Farewell::OtherGame,
            Why::Fork => Farewell::Fork,
            Why::Forgotten { .. } => Farewell::Forgotten,
            _ => Farewell::Refused,
        }
    }
}
