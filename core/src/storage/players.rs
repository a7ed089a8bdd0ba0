//! Players that people have written themselves.

use super::record::{PLAYERS, Record};
use super::records::Records;
use super::{Backend, OwnPlayer, PlayerError, RecordId};
use crate::game::{Seat, clean_name, numbered_names, own_table_names};
use crate::letters::search_key;

/// The players of a store.
#[derive(Clone, Copy, Debug)]
pub struct Players<'a, B>(pub(super) &'a Records<B>);

/// An own player in the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPlayer {
    /// The id in the store and in links.
    pub id: RecordId,
    /// The player.
    pub player: OwnPlayer,
    /// The text it was read from. [`Players::save`] expects to find it again.
    pub text: String,
}

impl<B: Backend> Players<'_, B> {
    /// Loads all own players, sorted by name. Sets aside those that cannot be read.
    pub fn all(&self) -> Vec<StoredPlayer> {
        let ids = self.0.ids(PLAYERS).into_iter();
        let mut players: Vec<StoredPlayer> = ids.filter_map(|id| self.load(&id)).collect();
        players.sort_by_cached_key(|it| (search_key(&it.player.name), it.id.clone()));
        players
    }

    /// Loads all own players with their names at a table, the oldest first.
    pub fn at_table(&self) -> Vec<(String, StoredPlayer)> {
        let mut players = self.all();
        players.sort_by(|one, other| one.id.cmp(&other.id));
        let names: Vec<&str> = players.iter().map(|it| it.player.name.as_str()).collect();
        own_table_names(&names).into_iter().zip(players).collect()
    }

    /// Loads the own player that sits at this seat: the one of its name. `None` if it is not in the store, or a computer
    /// of another kind sits there.
    pub fn at_seat(&self, seat: &Seat) -> Option<StoredPlayer> {
        let name = seat.own_player_name()?;
        let mut all = self.at_table().into_iter();
        let found = all.find(|(it, _)| it == name);
        found.map(|(_, player)| player)
    }

    /// Loads one own player. Sets it aside if it cannot be read; one of a newer version stays where it is.
    pub fn load(&self, id: &RecordId) -> Option<StoredPlayer> {
        let record = Record::Player(id.clone());
        let text = self.0.text(&record)?;
        match OwnPlayer::from_json(&text) {
            Some(player) => Some(StoredPlayer {
                id: id.clone(),
                player,
                text,
            }),
            None => {
                self.0.move_aside(&record, &text);
                None
            }
        }
    }

    /// Saves a player with its name cleaned, and returns the text that is now stored.
    ///
    /// `expected` is the text that this player was read from or last saved as; `None` for a new one.
    ///
    /// # Errors
    /// [`PlayerError`] if the player is not allowed, or if another text is stored, which stays unchanged.
    pub fn save(
        &self,
        id: &RecordId,
        player: &OwnPlayer,
        expected: Option<&str>,
    ) -> Result<String, PlayerError> {
        player.check()?;
        let name = clean_name(&player.name);
        // If the name is unchanged, no other player can have it.
        let before = expected.and_then(OwnPlayer::from_json);
        if before.is_none_or(|before| before.name != name)
            && self
                .all()
                .iter()
                .any(|it| it.id != *id && it.player.name == name)
        {
            return Err(PlayerError::SameName);
        }
        let saved = (self.0).save(&Record::Player(id.clone()), player.to_json(), expected);
        saved.map_err(PlayerError::Save)
    }

    /// Deletes a player.
    pub fn delete(&self, id: &RecordId) {
        self.0.delete(&Record::Player(id.clone()));
    }

    /// Returns a name like this one that no player has yet, with a number if needed.
    pub fn free_name(&self, like: &str) -> String {
        let players = self.all();
        let mut names = numbered_names(like, OwnPlayer::MAX_NAME);
        let free = names.find(|name| players.iter().all(|it| it.player.name != *name));
        free.unwrap_or_default()
    }
}

/// Returns the text of this player under a name that no other has.
pub(super) fn with_free_name<B: Backend>(records: &Records<B>, text: &str) -> String {
    match OwnPlayer::from_json(text) {
        Some(player) => OwnPlayer {
            name: Players(records).free_name(&player.name),
            ..player
        }
        .to_json(),
        None => text.to_owned(),
    }
}
