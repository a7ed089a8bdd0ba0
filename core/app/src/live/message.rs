//! The messages between the two sides, as bytes.

use super::codec::ByteReader;
use super::event_bytes;
use super::farewell::{Farewell, VERSION};
use super::moves::Move;
use super::refusal::Why;
use super::roll::{Head, Roll};
use super::secret::{Commitment, Secret};
use super::table::{LiveTable, Side};
use crate::link::MAX_PAYLOAD;
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::Seat;

/// The longest message, in bytes: a table whose rules are in no catalogue. Longer ones are refused.
pub const MAX_MESSAGE: usize = 2 + LiveTable::ID + MAX_PAYLOAD;

/// One message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// I have this game, and I am this far.
    Hello(Hello),
    /// I do not have your game. May I join?
    Join,
    /// Yes: this is the table.
    Table(LiveTable),
    /// The names of the players at my side, in seating order.
    Names(Vec<String>),
    /// My side has made these moves.
    Moves {
        /// The number of events before.
        position: u32,
        moves: Vec<Move>,
    },
    /// I want to roll, and this is my commitment.
    Roll {
        /// The number of events before.
        position: u32,
        /// The roll.
        roll: Roll,
        /// The commitment of the side that rolls.
        commitment: Commitment,
    },
    /// I have committed to your roll, too.
    Commit {
        /// The number of events before.
        position: u32,
        /// The commitment of the other side.
        commitment: Commitment,
    },
    /// This is my secret.
    Reveal {
        /// The number of events before.
        position: u32,
        /// The secret of the sender.
        secret: Secret,
    },
    /// My side's player marks these dice to be kept. Nothing depends on it: [`Message::Roll`] says what is kept.
    Keep {
        /// The number of events before.
        position: u32,
        /// The dice.
        keep: Keep,
    },
    /// I end the connection.
    Farewell(Farewell),
}

/// The state of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hello {
    /// The id of the table.
    pub id: [u8; LiveTable::ID],
    /// The side that greets.
    pub side: Side,
    /// The number of events.
    pub length: u32,
    /// The hash of the table and of these events.
    pub head: Head,
    /// The state of the roll in progress.
    pub bound: Bound,
}

/// The state of the roll in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// There is no roll in progress.
    Nobody = 0,
    /// I have committed, and I do not have your commitment.
    Me = 1,
    /// Both have committed.
    Both = 2,
}

impl Farewell {
    /// Writes it as a message.
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
const KEEP: u8 = 10;

/// The most bytes of a name: a character has at most four.
const MAX_NAME: usize = 4 * Seat::MAX_NAME;

impl Message {
    /// The most moves in one message.
    pub const MAX_MOVES: usize = 255;

    /// Writes the message, in at most [`MAX_MESSAGE`] bytes.
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
                for it in moves.iter().take(Message::MAX_MOVES) {
                    event_bytes::push(&mut bytes, it.event());
                }
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
            Message::Keep { position, keep } => {
                push_head(&mut bytes, KEEP, *position);
                bytes.push(Roll::Keep(*keep).byte());
            }
            Message::Farewell(why) => bytes.extend([FAREWELL, *why as u8]),
        }
        bytes
    }

    /// Reads a message; any bytes are safe.
    ///
    /// # Errors
    /// [`Why`] says why it is not a message.
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
                // No event of a move depends on the number of dice.
                let moves = event_bytes::read(moves, 0)?;
                let moves: Option<_> = moves.into_iter().map(Move::of_event).collect();
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
            KEEP => {
                let position = reader.number()?;
                let Roll::Keep(keep) = Roll::from_byte(reader.byte()?)? else {
                    return None;
                };
                Message::Keep { position, keep }
            }
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
