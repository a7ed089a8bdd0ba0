//! What two devices agree on before the first roll.

use getrandom::SysRng;
use rand_chacha::rand_core::TryRng;
use sha2::{Digest, Sha256};

use super::event_bytes;
use super::roll::Head;
use crate::link::{LinkError, MAX_PAYLOAD, SharedGame};
use rollkeep_rules::dice::NoEntropy;
use rollkeep_rules::game::{Event, Game, SeatKind, Setup, SetupError};

/// One of the two devices. It does not matter which of them showed the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The device on which the game was set up.
    Host = 0,
    /// The device that joined.
    Guest = 1,
}

/// A game, and the device of each of its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveTable {
    id: [u8; LiveTable::ID],
    /// A bit for each seat: 1 if it is at the host's device.
    hosts: u8,
    /// The setup and the time when the game began, as the payload of a link without events.
    payload: String,
    setup: Setup,
    began: u64,
}

/// Why a game cannot be played live.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// It has a clock. Each device would measure its own time, and the other could not check it.
    #[error("a live game has no clock")]
    Clock,
    /// This seat has a computer.
    #[error("seat {} is a computer's", .0 + 1)]
    Computer(usize),
    /// Its dice are shared with others.
    #[error("its dice are shared with others")]
    SharedDice,
    /// This side has no seat.
    #[error("nobody sits at the side of the {0:?}")]
    Nobody(Side),
    /// The list of devices does not fit the seats.
    #[error("the seats and the devices do not fit")]
    Seats,
    /// Its setup is not possible.
    #[error(transparent)]
    Setup(SetupError),
    /// It has no payload, or the payload is damaged.
    #[error(transparent)]
    Link(LinkError),
}

/// The hash of a table and its events so far.
#[derive(Clone, Debug)]
pub struct Chain(Sha256);

impl Side {
    /// The other device.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Host => Side::Guest,
            Side::Guest => Side::Host,
        }
    }
}

impl LiveTable {
    /// The number of bytes of a table's id.
    pub const ID: usize = 16;

    /// Makes a table with this random id. `sides` has the device of each seat; `began` is in milliseconds since 1970.
    ///
    /// # Errors
    /// [`TableError`] says why the game cannot be played live.
    pub fn new(
        id: [u8; LiveTable::ID],
        began: u64,
        setup: Setup,
        sides: &[Side],
    ) -> Result<LiveTable, TableError> {
        if sides.len() != setup.seats().len() {
            return Err(TableError::Seats);
        }
        let seats = (0u8..).zip(sides);
        let hosts = seats.filter(|(_, side)| **side == Side::Host);
        let hosts = hosts.fold(0, |hosts, (seat, _)| hosts | 1 << seat);
        let shared = SharedGame::new(Game::new(setup), began);
        let payload = shared.to_payload().map_err(TableError::Link)?;
        LiveTable::read(id, hosts, &payload)
    }

    /// Makes a random id for a new table.
    ///
    /// # Errors
    /// [`NoEntropy`] if the device gives no randomness.
    pub fn random_id() -> Result<[u8; LiveTable::ID], NoEntropy> {
        let mut id = [0; LiveTable::ID];
        let filled = SysRng.try_fill_bytes(&mut id);
        filled.map(|()| id).map_err(|_| NoEntropy)
    }

    /// Returns the same table with other names for the players at this side, in seating order.
    ///
    /// # Errors
    /// [`TableError`] if there are too many or too few, or they are not possible.
    pub fn with_names(&self, side: Side, names: &[String]) -> Result<LiveTable, TableError> {
        if names.len() != self.seats_of(side).count() {
            return Err(TableError::Seats);
        }
        let mut all = self.setup.names();
        for (seat, name) in self.seats_of(side).zip(names) {
            if let Some(it) = all.get_mut(seat) {
                it.clone_from(name);
            }
        }
        let setup = self.setup.with_names(&all).map_err(TableError::Setup)?;
        LiveTable::new(self.id, self.began, setup, &self.sides())
    }

    /// The id, which no other table has.
    pub const fn id(&self) -> &[u8; LiveTable::ID] {
        &self.id
    }

    /// The rules and the players.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// When the game began, in milliseconds since 1970.
    pub const fn began(&self) -> u64 {
        self.began
    }

    /// Returns the device of this seat.
    pub const fn side(&self, seat: usize) -> Side {
        match seat < 8 && self.hosts & (1 << seat) != 0 {
            true => Side::Host,
            false => Side::Guest,
        }
    }

    /// Returns the device of each seat.
    pub fn sides(&self) -> Vec<Side> {
        let seats = 0..self.setup.seats().len();
        seats.map(|seat| self.side(seat)).collect()
    }

    /// Returns the seats at this device.
    pub fn seats_of(&self, side: Side) -> impl Iterator<Item = usize> {
        (0..self.setup.seats().len()).filter(move |&seat| self.side(seat) == side)
    }

    /// Writes the table: its id, a bit for each seat at the host's device, and a payload as in `docs/LINKS.md`.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.id.to_vec();
        bytes.push(self.hosts);
        bytes.extend(self.payload.as_bytes());
        bytes
    }

    /// Reads a table; any bytes are safe.
    ///
    /// # Errors
    /// [`TableError`] says why it is not a table.
    pub fn from_bytes(bytes: &[u8]) -> Result<LiveTable, TableError> {
        let damaged = TableError::Link(LinkError::Damaged);
        let (id, rest) = bytes.split_first_chunk().ok_or(damaged)?;
        let (&hosts, payload) = rest.split_first().ok_or(damaged)?;
        if payload.len() > MAX_PAYLOAD {
            return Err(TableError::Link(LinkError::TooLong));
        }
        let payload = std::str::from_utf8(payload).map_err(|_| damaged)?;
        LiveTable::read(*id, hosts, payload)
    }

    fn read(id: [u8; LiveTable::ID], hosts: u8, payload: &str) -> Result<LiveTable, TableError> {
        let shared = SharedGame::from_payload(payload).map_err(TableError::Link)?;
        let setup = shared.game.setup().clone();
        let began = match (setup.shared_dice(), shared.began()) {
            (None, Some(began)) => began,
            _ => return Err(TableError::SharedDice),
        };
        if setup.clock().is_some() {
            return Err(TableError::Clock);
        }
        let mut seats = setup.seats().iter();
        if let Some(seat) = seats.position(|seat| seat.kind != SeatKind::Person) {
            return Err(TableError::Computer(seat));
        }
        if !shared.game.log().is_empty() {
            return Err(TableError::Link(LinkError::Damaged));
        }
        let table = LiveTable {
            id,
            hosts,
            payload: payload.to_owned(),
            setup,
            began,
        };
        for side in [Side::Host, Side::Guest] {
            if table.seats_of(side).next().is_none() {
                return Err(TableError::Nobody(side));
            }
        }
        // Bits beyond the seats must be 0.
        match u32::from(hosts) >> table.setup.seats().len() {
            0 => Ok(table),
            _ => Err(TableError::Seats),
        }
    }

    /// Returns the hash of this table before any event.
    pub fn chain(&self) -> Chain {
        let mut hash = Sha256::new();
        let table = self.to_bytes();
        hash.update("rollkeep live log");
        hash.update((table.len() as u32).to_be_bytes());
        hash.update(table);
        Chain(hash)
    }

    /// Returns the hash of this table and these events.
    pub fn head(&self, log: &[Event]) -> Head {
        let mut chain = self.chain();
        log.iter().for_each(|&event| chain.push(event));
        chain.head()
    }
}

impl Chain {
    /// Adds one event.
    pub fn push(&mut self, event: Event) {
        let mut bytes = Vec::with_capacity(8);
        event_bytes::push(&mut bytes, event);
        self.0.update(bytes);
    }

    /// Returns the hash so far.
    pub fn head(&self) -> Head {
        Head(self.0.clone().finalize().into())
    }
}
