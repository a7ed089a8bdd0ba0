//! The reasons to end a connection.

/// The version of the protocol.
pub const VERSION: u8 = 2;

/// Why one side ends the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Farewell {
    /// The player left.
    Leaving = 0,
    /// It does not know the other side's version.
    Version = 1,
    /// It plays another game.
    OtherGame = 2,
    /// The same game continued differently on both sides.
    Fork = 3,
    /// One side has lost something it must have, such as a secret to which it has committed.
    Forgotten = 4,
    /// It received a message that the protocol does not allow now.
    Refused = 5,
}

impl Farewell {
    pub(super) const ALL: [Farewell; 6] = [
        Farewell::Leaving,
        Farewell::Version,
        Farewell::OtherGame,
        Farewell::Fork,
        Farewell::Forgotten,
        Farewell::Refused,
    ];
}
