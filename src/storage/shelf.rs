//! All that is saved on a device.

use super::{Backend, Fault, GameId, Loaded, SavedGame, Settings, Unreadable};
use crate::game::Phase;

/// All that is saved on a device: games in play, finished games, settings, and what could not be read.
///
/// Each game is a text of its own, so that saving one never touches another.
#[derive(Debug)]
pub struct Shelf<B> {
    backend: B,
}

/// A game on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelved {
    /// Its name.
    pub id: GameId,
    /// The game.
    pub saved: SavedGame,
    /// The text it was read from: what [`Shelf::save`] expects to find again.
    pub text: String,
}

/// Something that was set aside because it could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aside {
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
    Fault(Fault),
}

impl From<Fault> for SaveError {
    fn from(fault: Fault) -> SaveError {
        SaveError::Fault(fault)
    }
}

/// Everything of ours begins with this; other pages of the same site may keep things beside it.
const PREFIX: &str = "rollkeep/";
const PLAYING: &str = "rollkeep/game/";
const FINISHED: &str = "rollkeep/done/";
const ASIDE: &str = "rollkeep/aside/";
const SETTINGS: &str = "rollkeep/settings";

impl<B: Backend> Shelf<B> {
    /// The shelf in this place.
    pub fn new(backend: B) -> Self {
        Shelf { backend }
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

    /// Do the settings stand under this key?
    pub(super) fn is_settings(key: &str) -> bool {
        key == SETTINGS
    }

    /// The games in play, the one touched last first. Those that cannot be read are set aside on the way.
    ///
    /// # Errors
    /// [`Fault`] if the place cannot be reached.
    pub fn playing(&self) -> Result<Vec<Shelved>, Fault> {
        let mut games = Vec::new();
        for id in self.ids(PLAYING)? {
            games.extend(self.load_from(PLAYING, &id)?);
        }
        games.retain(|game| !matches!(game.saved.game.phase(), Phase::Over(_)));
        games.sort_by_key(|game| std::cmp::Reverse(game.saved.touched));
        Ok(games)
    }

    /// The names of the finished games, the latest first.
    ///
    /// # Errors
    /// [`Fault`] if the place cannot be reached.
    pub fn finished(&self) -> Result<Vec<GameId>, Fault> {
        let mut ids = self.ids(FINISHED)?;
        ids.reverse();
        Ok(ids)
    }

    /// One game, in play or finished. One that cannot be read is set aside and, if a part of it is good, mended.
    ///
    /// # Errors
    /// [`Fault`] if the place cannot be reached.
    pub fn load(&self, id: &GameId) -> Result<Option<Shelved>, Fault> {
        match self.load_from(PLAYING, id)? {
            Some(game) => Ok(Some(game)),
            None => self.load_from(FINISHED, id),
        }
    }

    /// Saves a game and gives the text that stands there now.
    ///
    /// `expected` is the text that this game was read from or saved as before; `None` for a new one.
    ///
    /// # Errors
    /// [`SaveError::Changed`] if something else stands there: nothing is overwritten.
    pub fn save(
        &self,
        id: &GameId,
        saved: &SavedGame,
        expected: Option<&str>,
    ) -> Result<String, SaveError> {
        let places = [key(PLAYING, id), key(FINISHED, id)];
        for place in &places {
            if let Some(found) = self.backend.read(place)?
                && Some(found.as_str()) != expected
            {
                return Err(SaveError::Changed(found));
            }
        }
        let text = saved.to_text();
        let here = place_of(saved, id);
        self.backend.write(&here, &text)?;
        // Should the page die before this, the game stands in both places and is not lost.
        for place in places.iter().filter(|place| **place != here) {
            self.backend.remove(place)?;
        }
        Ok(text)
    }

    /// Deletes a game, in play or finished.
    ///
    /// # Errors
    /// [`Fault`] if the place cannot be reached.
    pub fn delete(&self, id: &GameId) -> Result<(), Fault> {
        self.backend.remove(&key(PLAYING, id))?;
        self.backend.remove(&key(FINISHED, id))
    }

    /// What was set aside because it could not be read.
    ///
    /// # Errors
    /// [`Fault`] if the place cannot be reached.
    pub fn aside(&self) -> Result<Vec<Aside>, Fault> {
        let mut all = Vec::new();
        for key in self.backend.keys()? {
            if key.starts_with(ASIDE)
                && let Some(text) = self.backend.read(&key)?
            {
                all.push(Aside { key, text });
            }
        }
        Ok(all)
    }

    /// How many games stand here that a newer version of the app has written.
    ///
    /// # Errors
    /// [`Fault`] if the place cannot be reached.
    pub fn newer(&self) -> Result<usize, Fault> {
        let entries = self.entries()?;
        let newer = entries
            .iter()
            .filter(|(key, text)| Self::game_of_key(key).is_some() && Unreadable::is_newer(text));
        Ok(newer.count())
    }

    /// The settings; as they come if there are none. Damaged ones are set aside.
    ///
    /// # Errors
    /// [`Fault`] if the place cannot be reached.
    pub fn settings(&self) -> Result<Settings, Fault> {
        let Some(text) = self.backend.read(SETTINGS)? else {
            return Ok(Settings::default());
        };
        match serde_json::from_str(&text) {
            Ok(settings) => Ok(settings),
            Err(_) => {
                self.set_aside("settings", &text)?;
                self.backend.remove(SETTINGS)?;
                Ok(Settings::default())
            }
        }
    }

    /// Saves the settings.
    ///
    /// # Errors
    /// [`Fault`] if the place does not take them.
    pub fn save_settings(&self, settings: &Settings) -> Result<(), Fault> {
        let text = serde_json::to_string(settings).unwrap_or_default();
        self.backend.write(SETTINGS, &text)
    }

    /// Everything of ours, by key.
    pub(super) fn entries(&self) -> Result<Vec<(String, String)>, Fault> {
        let mut entries = Vec::new();
        for key in self.backend.keys()? {
            if key.starts_with(PREFIX)
                && let Some(text) = self.backend.read(&key)?
            {
                entries.push((key, text));
            }
        }
        entries.sort();
        Ok(entries)
    }

    /// Keeps a text that could not be read under a free name.
    pub(super) fn set_aside(&self, name: &str, text: &str) -> Result<(), Fault> {
        let mut number = 1;
        loop {
            let key = format!("{ASIDE}{name}-{number}");
            match self.backend.read(&key)? {
                Some(there) if there == text => return Ok(()),
                Some(_) => number += 1,
                None => return self.backend.write(&key, text),
            }
        }
    }

    fn ids(&self, prefix: &str) -> Result<Vec<GameId>, Fault> {
        let mut ids: Vec<GameId> = self
            .backend
            .keys()?
            .iter()
            .filter_map(|key| GameId::parse(key.strip_prefix(prefix)?))
            .collect();
        ids.sort();
        Ok(ids)
    }

    fn load_from(&self, prefix: &str, id: &GameId) -> Result<Option<Shelved>, Fault> {
        let place = key(prefix, id);
        let Some(text) = self.backend.read(&place)? else {
            return Ok(None);
        };
        let (saved, text) = match Loaded::from_text(&text) {
            Loaded::Whole(saved) => (saved, text),
            Loaded::Partly(saved, _) => {
                self.set_aside(id.as_str(), &text)?;
                let mended = saved.to_text();
                self.backend.write(&place, &mended)?;
                (saved, mended)
            }
            // It stays where it is: the version that wrote it will find it there again.
            Loaded::Not(Unreadable::Newer(_)) => return Ok(None),
            Loaded::Not(_) => {
                self.set_aside(id.as_str(), &text)?;
                self.backend.remove(&place)?;
                return Ok(None);
            }
        };
        let id = id.clone();
        let right_place = place_of(&saved, &id);
        if right_place != place && self.backend.read(&right_place)?.is_none() {
            self.backend.write(&right_place, &text)?;
            self.backend.remove(&place)?;
        }
        Ok(Some(Shelved { id, saved, text }))
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
