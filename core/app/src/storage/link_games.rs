//! Games that are played through links, because their players are on several devices.

use serde::{Deserialize, Serialize};

use super::record::LINK_GAMES;
use super::{Backend, RecordId};
use rollkeep_rules::game::{Game, Phase};

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
    /// The length of the log when a link last came here or was made here. `None` in entries of earlier versions.
    told: Option<usize>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum LinkGameText {
    Seats {
        id: String,
        here: Vec<usize>,
        #[serde(default)]
        told: Option<usize>,
    },
    /// Earlier versions did not know who plays where.
    Id(String),
}

impl LinkGame {
    /// A game of which nothing else is known.
    const fn new(id: String, told: Option<usize>) -> LinkGame {
        LinkGame {
            id,
            here: Vec::new(),
            told,
        }
    }
}

impl From<LinkGameText> for LinkGame {
    fn from(stored: LinkGameText) -> LinkGame {
        match stored {
            LinkGameText::Seats { id, here, told } => LinkGame { id, here, told },
            LinkGameText::Id(id) => LinkGame::new(id, None),
        }
    }
}

impl LinkGames {
    /// Reads the list from a backend. A list that cannot be read counts as empty.
    pub fn read(backend: &impl Backend) -> LinkGames {
        let text = backend.read(LINK_GAMES).ok().flatten().unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// Returns the seats of this game that play at this device; `None` if it is not played through links.
    pub fn here(&self, id: &RecordId) -> Option<&[usize]> {
        Some(&self.find(id)?.here)
    }

    /// Returns whether this game has ended at this device, and the people at the others have not been told.
    pub fn has_news(&self, id: &RecordId, game: &Game) -> bool {
        let over = matches!(game.phase(), Phase::Over(_));
        self.find(id).filter(|_| over).is_some_and(|it| {
            let mut people = game.setup().people();
            let apart = !it.here.is_empty() && people.any(|seat| !it.here.contains(&seat));
            apart && it.told.is_some_and(|told| told != game.log().len())
        })
    }

    /// Remembers that this game is played through links, and which of its seats play at this device, if there is room.
    pub fn note(backend: &impl Backend, id: &RecordId, here: Vec<usize>) {
        let mut games = LinkGames::read(backend);
        let known = games.take(id);
        let known = known.unwrap_or_else(|| LinkGame::new(id.as_str().to_owned(), Some(0)));
        games.put(backend, LinkGame { here, ..known });
    }

    /// Remembers that the people at the other devices know a game as it is now, because a link of it has come or was made.
    /// Does nothing if it is not played through links.
    pub fn tell(backend: &impl Backend, id: &RecordId, game: &Game) {
        let mut games = LinkGames::read(backend);
        if let Some(known) = games.take(id) {
            let told = Some(game.log().len());
            games.put(backend, LinkGame { told, ..known });
        }
    }

    fn find(&self, id: &RecordId) -> Option<&LinkGame> {
        self.0.iter().find(|game| game.id == id.as_str())
    }

    fn take(&mut self, id: &RecordId) -> Option<LinkGame> {
        let place = self.0.iter().position(|game| game.id == id.as_str())?;
        Some(self.0.remove(place))
    }

    /// Writes the list with this game as its newest.
    fn put(mut self, backend: &impl Backend, game: LinkGame) {
        self.0.insert(0, game);
        self.0.truncate(MOST);
        let _ = backend.write(
            LINK_GAMES,
            &serde_json::to_string(&self).unwrap_or_default(),
        );
    }
}

/// Returns the person who plays next: the one whose turn it is, or the first one after a computer.
pub fn next_person(game: &Game) -> Option<usize> {
    let now = match game.phase() {
        Phase::Starting(round) => round.seat(),
        Phase::Turn(turn) => turn.seat,
        Phase::Over(_) => return None,
    };
    let mut people = game.setup().people();
    let after = people.find(|seat| *seat >= now);
    after.or_else(|| game.setup().people().next())
}

/// Returns the person to whom a game can be sent: the one whose turn it is, if others play, too.
pub fn receiver(game: &Game) -> Option<usize> {
    let Phase::Turn(turn) = game.phase() else {
        // One device rolls for all who starts.
        return None;
    };
    let is_person = game.setup().people().any(|seat| seat == turn.seat);
    let several = game.setup().people().nth(1).is_some();
    (is_person && several).then_some(turn.seat)
}

/// Returns who plays at a device once the person whose turn it is plays at another one: whoever else did before; at
/// first, all others who have played.
pub fn who_stays(here: Option<&[usize]>, game: &Game) -> Vec<usize> {
    let next = receiver(game);
    let stays = game.setup().people().filter(|seat| match here {
        Some(here) => here.contains(seat),
        None => game.cards()[*seat].filled() > 0,
    });
    stays.filter(|seat| Some(*seat) != next).collect()
}

/// Returns who plays at a device once the person whose turn it is plays there, too. At first, all people do.
pub fn who_is_here(here: Option<&[usize]>, game: &Game) -> Vec<usize> {
    let next = receiver(game);
    let people = game.setup().people();
    let here =
        people.filter(|seat| Some(*seat) == next || here.is_none_or(|here| here.contains(seat)));
    here.collect()
}
