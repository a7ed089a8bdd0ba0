//! All that is saved on a device.

use super::{Backend, GameId, Loaded, SavedGame, Settings, StorageError, Unreadable};
use crate::game::Phase;

/// All that is saved on a device: games in play, finished games, own players, settings, and what could not be read.
///
/// Each game and each player is a text of its own, so that saving one never touches another.
#[derive(Debug)]
pub struct SaveStore<B> {
    backend: B,
}

/// A game in the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// Its name.
    pub id: GameId,
    /// The game.
    pub saved: SavedGame,
    /// The text it was read from: what [`SaveStore::save`] expects to find again.
    pub text: String,
}

/// Something that was set aside because it could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quarantined {
    /// Where it stands now.
    pub key: String,
    /// What it is, word for word.
    pub text: String,
}

/// Why a game was not saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// Someone else, in another tab, has played on: this is what is saved now.
    Changed(String),
    /// The place does not take it.
    Storage(StorageError),
}

impl From<StorageError> for SaveError {
    fn from(fault: StorageError) -> SaveError {
        SaveError::Storage(fault)
    }
}

/// Everything of ours begins with this; other pages of the same site may keep things beside it.
const PREFIX: &str = "rollkeep/";
const PLAYING: &str = "rollkeep/game/";
const FINISHED: &str = "rollkeep/done/";
const QUARANTINE: &str = "rollkeep/aside/";
const SETTINGS: &str = "rollkeep/settings";

impl<B: Backend> SaveStore<B> {
    /// The store in this place.
    pub fn new(backend: B) -> Self {
        SaveStore { backend }
    }

    /// The place.
    pub fn backend(&self) -> &B {
        &self.backend
    }

    /// Which game stands under this key, if one does.
    pub fn game_of_key(key: &str) -> Option<GameId> {
        let id = key
            .strip_prefix(PLAYING)
            .or_else(|| key.strip_prefix(FINISHED))?;
        GameId::parse(id)
    }

    /// Under which name was something set aside under this key, if something was?
    pub(super) fn quarantined_of_key(key: &str) -> Option<&str> {
        let (name, _number) = key.strip_prefix(QUARANTINE)?.rsplit_once('-')?;
        Some(name)
    }

    /// Do the settings stand under this key?
    pub(super) fn is_settings(key: &str) -> bool {
        key == SETTINGS
    }

    /// The games in play, the one touched last first. Those that cannot be read are set aside on the way.
    ///
    /// # Errors
    /// [`StorageError`] if the place cannot be reached.
    pub fn playing(&self) -> Result<Vec<StoredGame>, StorageError> {
        let mut games: Vec<StoredGame> = Vec::new();
        for id in self.ids(PLAYING)? {
            if let Some(game) = self.load(&id)?
                && !matches!(game.saved.game.phase(), Phase::Over(_))
            {
                let later = |other: &StoredGame| other.saved.touched >= game.saved.touched;
                games.insert(games.partition_point(later), game);
            }
        }
        Ok(games)
    }

    /// The names of the finished games, the latest first.
    ///
    /// # Errors
    /// [`StorageError`] if the place cannot be reached.
    pub fn finished(&self) -> Result<Vec<GameId>, StorageError> {
        let mut ids = self.ids(FINISHED)?;
        ids.reverse();
        Ok(ids)
    }

    /// One game, in play or finished. One that cannot be read is set aside and, if a part of it is good, mended.
    ///
    /// # Errors
    /// [`StorageError`] if the place cannot be reached.
    pub fn load(&self, id: &GameId) -> Result<Option<StoredGame>, StorageError> {
        let playing = self.read_from(PLAYING, id)?;
        let finished = self.read_from(FINISHED, id)?;
        let (game, behind) = match (playing, finished) {
            (None, None) => return Ok(None),
            (Some(game), None) | (None, Some(game)) => (game, None),
            // It was on its way from one to the other when the page died.
            (Some(a), Some(b)) if b.saved.goes_on_from(&a.saved) => (b, Some(a)),
            (Some(a), Some(b)) => (a, Some(b)),
        };
        self.put_right(&game, behind.as_ref())?;
        Ok(Some(game))
    }

    /// Saves a game and gives the text that stands there now.
    ///
    /// `expected` is the text that this game was read from or saved as before; `None` for a new one.
    ///
    /// # Errors
    /// [`SaveError::Changed`] if something else stands there that `expected` does not go on from:
    /// nothing is overwritten.
    pub fn save(
        &self,
        id: &GameId,
        saved: &SavedGame,
        expected: Option<&str>,
    ) -> Result<String, SaveError> {
        let places = [key(PLAYING, id), key(FINISHED, id)];
        for place in &places {
            if let Some(found) = self.backend.read(place)?
                && !expected.is_some_and(|expected| is_part_of(&found, expected))
            {
                return Err(SaveError::Changed(found));
            }
        }
        let text = saved.to_text();
        let here = place_of(saved, id);
        self.backend.write(&here, &text)?;
        // Should the page die before this, the game stands in both places and is not lost.
        if self.backend.is_lasting(&here) {
            for place in places.iter().filter(|place| **place != here) {
                self.backend.remove(place)?;
            }
        }
        Ok(text)
    }

    /// Deletes a game, in play or finished.
    ///
    /// # Errors
    /// [`StorageError`] if the place cannot be reached.
    pub fn delete(&self, id: &GameId) -> Result<(), StorageError> {
        self.backend.remove(&key(PLAYING, id))?;
        self.backend.remove(&key(FINISHED, id))
    }

    /// What was set aside because it could not be read.
    ///
    /// # Errors
    /// [`StorageError`] if the place cannot be reached.
    pub fn quarantined(&self) -> Result<Vec<Quarantined>, StorageError> {
        let mut all = Vec::new();
        for key in self.backend.keys()? {
            if key.starts_with(QUARANTINE)
                && let Some(text) = self.backend.read(&key)?
            {
                all.push(Quarantined { key, text });
            }
        }
        Ok(all)
    }

    /// How many games and players stand here that a newer version of the app has written.
    ///
    /// # Errors
    /// [`StorageError`] if the place cannot be reached.
    pub fn newer(&self) -> Result<usize, StorageError> {
        let entries = self.entries()?;
        let newer = entries.iter().filter(|(key, text)| {
            let ours = Self::game_of_key(key).is_some() || Self::player_of_key(key).is_some();
            ours && Unreadable::is_newer(text)
        });
        Ok(newer.count())
    }

    /// The settings; as they come if there are none. Damaged ones are set aside.
    ///
    /// # Errors
    /// [`StorageError`] if the place cannot be reached.
    pub fn settings(&self) -> Result<Settings, StorageError> {
        let Some(text) = self.backend.read(SETTINGS)? else {
            return Ok(Settings::default());
        };
        match serde_json::from_str(&text) {
            Ok(settings) => Ok(settings),
            Err(_) => {
                if self.quarantine("settings", &text)? {
                    self.backend.remove(SETTINGS)?;
                }
                Ok(Settings::default())
            }
        }
    }

    /// Saves the settings.
    ///
    /// # Errors
    /// [`StorageError`] if the place does not take them.
    pub fn save_settings(&self, settings: &Settings) -> Result<(), StorageError> {
        let text = serde_json::to_string(settings).unwrap_or_default();
        self.backend.write(SETTINGS, &text)
    }

    /// Is there nothing under this name, not even something that cannot be read?
    pub(super) fn is_free(&self, id: &GameId) -> Result<bool, StorageError> {
        let playing = self.backend.read(&key(PLAYING, id))?;
        Ok(playing.is_none() && self.backend.read(&key(FINISHED, id))?.is_none())
    }

    /// Everything of ours, in the order of the keys.
    pub(super) fn entries(&self) -> Result<Vec<(String, String)>, StorageError> {
        let mut entries = Vec::new();
        for key in self.backend.keys()? {
            if key.starts_with(PREFIX)
                && let Some(text) = self.backend.read(&key)?
            {
                entries.push((key, text));
            }
        }
        Ok(entries)
    }

    /// Keeps a text that could not be read under a free name, and says whether it lasts there.
    pub(super) fn quarantine(&self, name: &str, text: &str) -> Result<bool, StorageError> {
        let mut number = 1;
        loop {
            let key = format!("{QUARANTINE}{name}-{number}");
            match self.backend.read(&key)? {
                Some(there) if there == text => return Ok(self.backend.is_lasting(&key)),
                Some(_) => number += 1,
                None => {
                    self.backend.write(&key, text)?;
                    return Ok(self.backend.is_lasting(&key));
                }
            }
        }
    }

    pub(super) fn ids(&self, prefix: &str) -> Result<Vec<GameId>, StorageError> {
        let keys = self.backend.keys()?;
        let ids = keys
            .iter()
            .filter_map(|key| GameId::parse(key.strip_prefix(prefix)?));
        Ok(ids.collect())
    }

    fn read_from(&self, prefix: &str, id: &GameId) -> Result<Option<StoredGame>, StorageError> {
        let place = key(prefix, id);
        let Some(text) = self.backend.read(&place)? else {
            return Ok(None);
        };
        let (saved, text) = match Loaded::from_text(&text) {
            Loaded::Whole(saved) => (saved, text),
            Loaded::Partly(saved, _) => {
                let mended = saved.to_text();
                if self.quarantine(id.as_str(), &text)? {
                    self.backend.write(&place, &mended)?;
                    (saved, mended)
                } else {
                    (saved, text)
                }
            }
            // It stays where it is: the version that wrote it will find it there again.
            Loaded::Not(why) if why.is_of_newer() => return Ok(None),
            Loaded::Not(_) => {
                if self.quarantine(id.as_str(), &text)? {
                    self.backend.remove(&place)?;
                }
                return Ok(None);
            }
        };
        let id = id.clone();
        Ok(Some(StoredGame { id, saved, text }))
    }

    /// Sees that a game stands where it belongs, and only there. `behind` is what else stands under its name.
    fn put_right(
        &self,
        game: &StoredGame,
        behind: Option<&StoredGame>,
    ) -> Result<(), StorageError> {
        if let Some(behind) = behind
            && !game.saved.goes_on_from(&behind.saved)
            && !self.quarantine(game.id.as_str(), &behind.text)?
        {
            return Ok(());
        }
        // A newer version's text is neither of the two, and is left alone.
        let ours =
            |text: &String| *text == game.text || behind.is_some_and(|behind| *text == behind.text);
        let right = place_of(&game.saved, &game.id);
        match self.backend.read(&right)? {
            Some(there) if there == game.text => {}
            Some(there) if !ours(&there) => return Ok(()),
            Some(_) | None => self.backend.write(&right, &game.text)?,
        }
        let mut places = [key(PLAYING, &game.id), key(FINISHED, &game.id)].into_iter();
        if let Some(wrong) = places.find(|place| *place != right)
            && self.backend.is_lasting(&right)
            && self.backend.read(&wrong)?.as_ref().is_some_and(ours)
        {
            self.backend.remove(&wrong)?;
        }
        Ok(())
    }
}

/// Is `found` this text, or an earlier stage of the same game? Then nothing in it would be missed.
fn is_part_of(found: &str, text: &str) -> bool {
    found == text
        || match (Loaded::from_text(found), Loaded::from_text(text)) {
            (Loaded::Whole(found), Loaded::Whole(game)) => game.goes_on_from(&found),
            _ => false,
        }
}

/// Finished games stand apart, so that the first screen need not read them all.
fn place_of(saved: &SavedGame, id: &GameId) -> String {
    match saved.game.phase() {
        Phase::Over(_) => key(FINISHED, id),
        Phase::Starting(_) | Phase::Turn(_) => key(PLAYING, id),
    }
}

fn key(prefix: &str, id: &GameId) -> String {
    format!("{prefix}{id}")
}
