//! Why an action or a message is refused.

use super::farewell::{Farewell, VERSION};
use super::table::TableError;
use rollkeep_rules::game::Refused;

/// Why an action or a message is refused. The session is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("after {at} events: {why}")]
pub struct LiveRefusal {
    /// The number of events before.
    pub at: usize,
    /// The reason.
    pub why: Why,
}

/// Why an action or a message is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Why {
    /// An action: there is no connection, or the sides have not agreed on a game yet.
    #[error("the devices are not connected")]
    NotTogether,
    /// An action: the other side is further, and its messages are still coming.
    #[error("the other device is further on")]
    Behind,
    /// An action: this seat is at the other device.
    #[error("seat {} is at the other device", .0 + 1)]
    NotYours(usize),
    /// The message is longer than [`MAX_MESSAGE`](super::MAX_MESSAGE).
    #[error("a message of {0} bytes is too long")]
    TooLong(usize),
    /// Too many messages came at once.
    #[error("too many messages")]
    TooMany,
    /// The bytes are no message, or only a part of one.
    #[error("not a message, or not all of one")]
    Unreadable,
    /// The other side has another version of the protocol.
    #[error("version {0} is not {VERSION}")]
    Version(u8),
    /// This table cannot be played live.
    #[error(transparent)]
    Table(TableError),
    /// This message is not allowed now, such as a second greeting.
    #[error("a message that may not come now")]
    NotNow,
    /// The other side plays another game.
    #[error("the other device is in another game")]
    OtherGame,
    /// Both logs begin with the same events and then continue differently.
    #[error("the game went on differently on both devices")]
    Fork,
    /// One side has lost a part of the game. The other side may have done so on purpose.
    #[error("{} has lost a part of the game", if *here { "this device" } else { "the other device" })]
    Forgotten {
        /// Whether it is this device.
        here: bool,
    },
    /// The number of events in the message is wrong: the message came twice, or one before it is missing.
    #[error("a message for event {theirs}, not {ours}")]
    Position {
        /// The number of events in the message.
        theirs: u32,
        /// The number of events here.
        ours: u32,
    },
    /// The other side acted for a seat that is here.
    #[error("seat {} is not at the other device", .0 + 1)]
    NotTheirs(usize),
    /// Both sides have committed to a roll, so no other move is possible.
    #[error("a roll is on")]
    RollIsOn,
    /// The message belongs to a roll, and no roll is in progress.
    #[error("no roll is on")]
    NoRoll,
    /// The other side has already committed.
    #[error("a second commitment to the same roll")]
    SecondCommitment,
    /// The other side reveals a secret without a commitment.
    #[error("a secret without a commitment")]
    NotBound,
    /// The secret of the other side does not match its commitment.
    #[error("the secret is not the one committed to")]
    WrongReveal,
    /// The log has [`LiveGame::MAX_EVENTS`](super::LiveGame::MAX_EVENTS) events.
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
    /// Returns the last message to the other side before the connection is closed.
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
