//! Players that people have written themselves.

use super::records::Records;
use super::shelf::{Shelf, Stored};
use super::{Backend, OwnPlayer, PlayerError, RecordId};
use crate::letters::search_key;
use rollkeep_rules::game::{Seat, clean_name, numbered_names, own_table_names};

/// The players of a store.
#[derive(Debug)]
pub struct Players<'a, B>(pub(super) Shelf<'a, B, OwnPlayer>);

impl<B: Backend> Players<'_, B> {
    /// Loads all own players, sorted by name. Moves those that cannot be read to quarantine.
    pub fn all(&self) -> Vec<Stored<OwnPlayer>> {
        let mut players = self.0.all();
        players.sort_by_cached_key(|it| (search_key(&it.value.name), it.id.clone()));
        players
    }

    /// Loads all own players with their names at a table, the oldest first.
    pub fn at_table(&self) -> Vec<(String, Stored<OwnPlayer>)> {
        let mut players = self.all();
        players.sort_by(|one, other| one.id.cmp(&other.id));
        let names: Vec<&str> = players.iter().map(|it| it.value.name.as_str()).collect();
        own_table_names(&names).into_iter().zip(players).collect()
    }

    /// Loads the own player that sits at this seat: the one of its name. `None` if it is not in the store, or a computer
    /// of another kind sits there.
    pub fn at_seat(&self, seat: &Seat) -> Option<Stored<OwnPlayer>> {
        let name = seat.own_player_name()?;
        let mut all = self.at_table().into_iter();
        let found = all.find(|(it, _)| it == name);
        found.map(|(_, player)| player)
    }

    /// Loads one own player. Moves it to quarantine if it cannot be read; one of a newer version stays where it is.
    pub fn load(&self, id: &RecordId) -> Option<Stored<OwnPlayer>> {
        self.0.load(id)
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
                .any(|it| it.id != *id && it.value.name == name)
        {
            return Err(PlayerError::SameName);
        }
        (self.0.save(id, player, expected)).map_err(PlayerError::Save)
    }

    /// Deletes a player.
    pub fn delete(&self, id: &RecordId) {
        self.0.delete(id);
    }

    /// Returns a name like this one that no player has yet, with a number if needed.
    pub fn free_name(&self, like: &str) -> String {
        let players = self.all();
        let mut names = numbered_names(like, OwnPlayer::MAX_NAME);
        let free = names.find(|name| players.iter().all(|it| it.value.name != *name));
        free.unwrap_or_default()
    }
}

/// Returns the text of this player under a name that no other has.
pub(super) fn with_free_name<B: Backend>(records: &Records<B>, text: &str) -> String {
    match OwnPlayer::from_json(text) {
        Some(player) => OwnPlayer {
            name: Players(Shelf::of(records)).free_name(&player.name),
            ..player
        }
        .to_json(),
        None => text.to_owned(),
    }
}
