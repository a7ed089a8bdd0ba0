//! What the two sides say to each other, as bytes.

use super::codec::ByteReader;
use super::farewell::{Farewell, VERSION};
use super::moves::Move;
use super::refusal::Why;
use super::roll::{Head, Roll};
use super::secret::{Commitment, Secret};
use super::table::{LiveTable, Side};
use crate::game::Seat;

/// The longest message, in bytes. What is longer is not read.
pub const MAX_MESSAGE: usize = 1024;

/// One message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// I am at this table, and so far.
    Hello(Hello),
    /// I am not at your table. May I sit down?
    Join,
    /// Yes, here.
    Table(LiveTable),
    /// Those who sit at my side are called like this, in seating order.
    Names(Vec<String>),
    /// This happened at my side.
    Moves {
        /// How many events happened before.
        position: u32,
        /// What happened.
        moves: Vec<Move>,
    },
    /// I want to roll this, and have committed.
    Roll {
        /// How many events happened before.
        position: u32,
        /// What is rolled.
        roll: Roll,
        /// The commitment of the side that rolls.
        commitment: Commitment,
    },
    /// I have committed, too.
    Commit {
        /// How many events happened before.
        position: u32,
        /// The commitment of the other side.
        commitment: Commitment,
    },
    /// This is my secret.
    Reveal {
        /// How many events happened before.
        position: u32,
        /// The secret of this side.
        secret: Secret,
    },
    /// I end the connection.
    Farewell(Farewell),
}

/// How far one side is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hello {
    /// Which table.
    pub id: [u8; LiveTable::ID],
    /// Which side of it is greeting.
    pub side: Side,
    /// How many events happened.
    pub length: u32,
    /// The hash of the table and of these events.
    pub head: Head,
    /// How far the roll in progress is.
    pub bound: Bound,
}

/// How far the roll in progress is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// There is no roll in progress.
    Nobody = 0,
    /// I have committed, and do not have your commitment.
    Me = 1,
    /// Both have committed.
    Both = 2,
}

impl Farewell {
    /// As a message.
    pub fn to_bytes(self) -> Vec<u8> {
        Message::Farewell(self).to_bytes()
    }
}

const HELLO: u8 = 1;
const JOIN: u8 = 2;
const TABLE: u8 = 3;
const NAMES: u8 = 4;
const MOVES: u8 = 5;
const ROLL: u8 = 6;
const COMMIT: u8 = 7;
const REVEAL: u8 = 8;
const FAREWELL: u8 = 9;

/// The most bytes of a name: a character has four at most.
const MAX_NAME: usize = 4 * Seat::MAX_NAME;

impl Message {
    /// The most moves that one message holds.
    pub const MAX_MOVES: usize = 255;

    /// As bytes, at most [`MAX_MESSAGE`].
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(64);
        match self {
            Message::Hello(hello) => {
                bytes.extend([HELLO, VERSION]);
                bytes.extend(hello.id);
                bytes.push(hello.side as u8);
                bytes.extend(hello.length.to_be_bytes());
                bytes.extend(hello.head.0);
                bytes.push(hello.bound as u8);
            }
            Message::Join => bytes.extend([JOIN, VERSION]),
            Message::Table(table) => {
                bytes.push(TABLE);
                bytes.extend(table.to_bytes());
            }
            Message::Names(names) => {
                bytes.push(NAMES);
                for name in names {
                    bytes.push(name.len().min(MAX_NAME) as u8);
                    bytes.extend(name.bytes().take(MAX_NAME));
                }
            }
            Message::Moves { position, moves } => {
                push_head(&mut bytes, MOVES, *position);
                bytes.extend(moves.iter().take(Message::MAX_MOVES).map(|it| it.byte()));
            }
            Message::Roll {
                position,
                roll,
                commitment,
            } => {
                push_head(&mut bytes, ROLL, *position);
                bytes.push(roll.byte());
                bytes.extend(commitment.bytes());
            }
            Message::Commit {
                position,
                commitment,
            } => {
                push_head(&mut bytes, COMMIT, *position);
                bytes.extend(commitment.bytes());
            }
            Message::Reveal { position, secret } => {
                push_head(&mut bytes, REVEAL, *position);
                bytes.extend(secret.bytes());
            }
            Message::Farewell(why) => bytes.extend([FAREWELL, *why as u8]),
        }
        bytes
    }

    /// The message of these bytes, which may come from anyone.
    ///
    /// # Errors
    /// [`Why`] it is none.
    pub fn from_bytes(bytes: &[u8]) -> Result<Message, Why> {
        if bytes.len() > MAX_MESSAGE {
            return Err(Why::TooLong(bytes.len()));
        }
        let mut reader = ByteReader(bytes);
        let kind = reader.byte().ok_or(Why::Unreadable)?;
        if matches!(kind, HELLO | JOIN) {
            let version = reader.byte().ok_or(Why::Unreadable)?;
            if version != VERSION {
                return Err(Why::Version(version));
            }
        }
        if kind == TABLE {
            let table = LiveTable::from_bytes(reader.rest()).map_err(Why::Table)?;
            return Ok(Message::Table(table));
        }
        Message::read(kind, reader).ok_or(Why::Unreadable)
    }

    fn read(kind: u8, mut reader: ByteReader) -> Option<Message> {
        let message = match kind {
            HELLO => Message::Hello(Hello {
                id: reader.array()?,
                side: match reader.byte()? {
                    0 => Side::Host,
                    1 => Side::Guest,
                    _ => return None,
                },
                length: reader.number()?,
                head: Head(reader.array()?),
                bound: match reader.byte()? {
                    0 => Bound::Nobody,
                    1 => Bound::Me,
                    2 => Bound::Both,
                    _ => return None,
                },
            }),
            JOIN => Message::Join,
            NAMES => {
                let mut names = Vec::new();
                while let Some(length) = reader.byte() {
                    let bytes = reader.bytes(usize::from(length).min(MAX_NAME + 1))?;
                    if bytes.len() > MAX_NAME {
                        return None;
                    }
                    names.push(std::str::from_utf8(bytes).ok()?.to_owned());
                }
                Message::Names(names)
            }
            MOVES => {
                let position = reader.number()?;
                let moves = reader.rest();
                if !(1..=Message::MAX_MOVES).contains(&moves.len()) {
                    return None;
                }
                let moves: Option<_> = moves.iter().map(|&byte| Move::from_byte(byte)).collect();
                Message::Moves {
                    position,
                    moves: moves?,
                }
            }
            ROLL => Message::Roll {
                position: reader.number()?,
                roll: Roll::from_byte(reader.byte()?)?,
                commitment: Commitment::new(reader.array()?),
            },
            COMMIT => Message::Commit {
                position: reader.number()?,
                commitment: Commitment::new(reader.array()?),
            },
            REVEAL => Message::Reveal {
                position: reader.number()?,
                secret: Secret::new(reader.array()?),
            },
            FAREWELL => {
                let code = usize::from(reader.byte()?);
                Message::Farewell(*Farewell::ALL.get(code)?)
            }
            _ => return None,
        };
        reader.done(message)
    }
}

fn push_head(bytes: &mut Vec<u8>, kind: u8, position: u32) {
    bytes.push(kind);
    bytes.extend(position.to_be_bytes());
}
