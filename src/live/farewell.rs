//! How a side ends the connection.

/// The version of the protocol.
pub const VERSION: u8 = 1;

/// Why one side ends the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Farewell {
    /// Its player left.
    Leaving = 0,
    /// It does not speak this version.
    Version = 1,
    /// It is at another table.
    OtherGame = 2,
    /// The same game continued differently at both sides.
    Fork = 3,
    /// One side does not have what it had, such as a secret that the other knows it to be bound to.
    Forgotten = 4,
    /// It got a message that was not the next legal thing.
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
