//! Why a wish or a message is refused.

use std::fmt;

use super::farewell::{Farewell, VERSION};
use super::table::TableError;
use crate::game::Refused;

/// Why a wish or a message is refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LiveRefusal {
    /// Where: after so many events.
    pub at: usize,
    /// Why.
    pub why: Why,
}

/// Why a wish or a message is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// A wish: there is no connection, or the devices have not agreed yet.
    NotTogether,
    /// A wish: the other side is further on, and its messages are still under way.
    Behind,
    /// A wish: this seat is at the other device.
    NotYours(usize),
    /// The message is longer than messages may be.
    TooLong(usize),
    /// Too many messages came at once.
    TooMany,
    /// The message is none, or not all of one.
    Unreadable,
    /// The other side speaks another version.
    Version(u8),
    /// The table cannot be played at.
    Table(TableError),
    /// The message is none that may come now, such as a second greeting.
    NotNow,
    /// The other side is at another table.
    OtherGame,
    /// Both logs begin alike, and then each went on differently.
    Fork,
    /// One side does not have what it had. If it is the other one, it may have been forgotten on purpose.
    Forgotten {
        /// Was it forgotten here?
        here: bool,
    },
    /// The message speaks of another moment: a message that was sent twice, or one that was left out.
    Position {
        /// How many events it says there are.
        theirs: u32,
        /// How many there are.
        ours: u32,
    },
    /// The other side did something for a seat that is here.
    NotTheirs(usize),
    /// Both sides are bound to a roll, so there is no other move.
    RollIsOn,
    /// The other side speaks of a roll, and none is on.
    NoRoll,
    /// The other side is bound already.
    SecondCommitment,
    /// The other side tells its secret, and was not bound.
    NotBound,
    /// What the other side tells is not what it was bound to.
    WrongReveal,
    /// More happened than can be in a game.
    TooManyEvents,
    /// The rules do not allow it.
    Rules(Refused),
}

impl From<Refused> for Why {
    fn from(why: Refused) -> Why {
        Why::Rules(why)
    }
}

impl LiveRefusal {
    /// What the other side is told before the connection is closed.
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

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::NotTogether => f.write_str("the devices are not connected"),
            Why::Behind => f.write_str("the other device is further on"),
            Why::NotYours(seat) => write!(f, "seat {} is at the other device", seat + 1),
            Why::TooLong(length) => write!(f, "a message of {length} bytes is too long"),
            Why::TooMany => f.write_str("too many messages"),
            Why::Unreadable => f.write_str("not a message, or not all of one"),
            Why::Version(version) => write!(f, "version {version} is not {VERSION}"),
            Why::Table(why) => why.fmt(f),
            Why::NotNow => f.write_str("a message that may not come now"),
            Why::OtherGame => f.write_str("the other device is in another game"),
            Why::Fork => f.write_str("the game went on differently on both devices"),
            Why::Forgotten { here: true } => f.write_str("this device has lost a part of the game"),
            Why::Forgotten { here: false } => {
                f.write_str("the other device has lost a part of the game")
            }
            Why::Position { theirs, ours } => write!(f, "a message for event {theirs}, not {ours}"),
            Why::NotTheirs(seat) => write!(f, "seat {} is not at the other device", seat + 1),
            Why::RollIsOn => f.write_str("a roll is on"),
            Why::NoRoll => f.write_str("no roll is on"),
            Why::SecondCommitment => f.write_str("a second commitment to the same roll"),
            Why::NotBound => f.write_str("a secret without a commitment"),
            Why::WrongReveal => f.write_str("the secret is not the one committed to"),
            Why::TooManyEvents => f.write_str("more events than a game has"),
            Why::Rules(why) => why.fmt(f),
        }
    }
}

impl fmt::Display for LiveRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "after {} events: {}", self.at, self.why)
    }
}

impl std::error::Error for LiveRefusal {}
