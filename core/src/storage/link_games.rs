//! Games that are played through links, because their players are on several devices.

use serde::{Deserialize, Serialize};

use super::{Backend, RecordId};
use crate::game::{Game, Phase, SeatKind};

/// Not a record, and in no export: it concerns this device only.
const KEY: &str = "rollkeep-apart";

/// How many games are remembered: the newest ones.
const MOST: usize = 64;

/// The games on this device that are played through links, the newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LinkGames(Vec<LinkGame>);

/// A game that is played through links.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "LinkGameText")]
struct LinkGame {
    id: String,
    /// The seats that play at this device.
    here: Vec<usize>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum LinkGameText {
    Seats {
        id: String,
        here: Vec<usize>,
    },
    /// Earlier versions did not know who plays where.
    Id(String),
}

impl From<LinkGameText> for LinkGame {
    fn from(stored: LinkGameText) -> LinkGame {
        match stored {
            LinkGameText::Seats { id, here } => LinkGame { id, here },
            LinkGameText::Id(id) => LinkGame {
                id,
                here: Vec::new(),
            },
        }
    }
}

impl LinkGames {
    /// Reads the list from a backend. A list that cannot be read counts as empty.
    pub fn read(backend: &impl Backend) -> LinkGames {
        let text = backend.read(KEY).ok().flatten().unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// Returns the seats of this game that play at this device; `None` if it is not played through links.
    pub fn here(&self, id: &RecordId) -> Option<&[usize]> {
        let game = self.0.iter().find(|game| game.id == id.as_str())?;
        Some(&game.here)
    }

    /// Remembers that this game is played through links, and which of its seats play at this device, if there is room.
    pub fn note(backend: &impl Backend, id: &RecordId, here: Vec<usize>) {
        let mut games = LinkGames::read(backend);
        games.0.retain(|game| game.id != id.as_str());
        let id = id.as_str().to_owned();
        games.0.insert(0, LinkGame { id, here });
        games.0.truncate(MOST);
        let _ = backend.write(KEY, &serde_json::to_string(&games).unwrap_or_default());
    }
}

/// Returns who stays at a device that sends its game to the player whose turn it is: all other people who have played.
pub fn who_stays(game: &Game) -> Vec<usize> {
    let next = match game.phase() {
        Phase::Turn(turn) => Some(turn.seat),
        Phase::Starting(_) | Phase::Over(_) => None,
    };
    let seats = game.setup().seats().iter().zip(game.cards()).enumerate();
    let stays = seats.filter(|(seat, (who, card))| {
        who.kind == SeatKind::Person && card.filled() > 0 && Some(*seat) != next
    });
    stays.map(|(seat, _)| seat).collect()
}
