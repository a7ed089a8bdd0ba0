//! Everything in the store as one file, and back.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::players::Welcome;
use super::{
    Backend, GameId, Loaded, PlayerError, SaveError, SaveStore, SavedGame, Settings, StorageError,
};
use crate::tournament::Sheet;

/// Everything in a store, as one file that people can keep.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Export {
    /// The file's format; also what tells it from other files.
    rollkeep_export: u32,
    /// Each text by its key, word for word.
    entries: BTreeMap<String, String>,
}

/// Why a file was not imported. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// It is not an export of this app.
    NotAnExport,
    /// It comes from a newer version of the app.
    Newer(u32),
}

/// What an import brings, or has brought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// Games that were not here.
    pub new: usize,
    /// Games that were further on in the file than here, and now stand as in the file.
    pub further: usize,
    /// Games and tournaments that are here as far, or further.
    pub known: usize,
    /// Games that went on differently here and in the file: both are kept.
    pub forked: usize,
    /// Players that were not here; one with a name that another has gets a number.
    pub new_players: usize,
    /// Entries that cannot be read: they are set aside.
    pub aside: usize,
    /// Tournaments that were not here, or not as far.
    pub tournaments: usize,
    /// Are there settings in the file?
    pub settings: bool,
}

const FORMAT: u32 = 1;

/// Read first, so that a newer file is told apart from a damaged one.
#[derive(Deserialize)]
struct Format {
    rollkeep_export: u32,
}

/// What is to be done with one game of the file.
enum Fate {
    New,
    Further(String),
    Known,
    /// Kept beside the other, under this name.
    Forked(GameId),
}

impl Export {
    /// Reads a file, whatever it is.
    ///
    /// # Errors
    /// [`ImportError`] if it is no export, or too new.
    pub fn from_text(text: &str) -> Result<Export, ImportError> {
        let not_an_export = |_| ImportError::NotAnExport;
        let format: Format = serde_json::from_str(text).map_err(not_an_export)?;
        match format.rollkeep_export {
            FORMAT => serde_json::from_str(text).map_err(not_an_export),
            newer if newer > FORMAT => Err(ImportError::Newer(newer)),
            _ => Err(ImportError::NotAnExport),
        }
    }

    /// The file's text.
    pub fn to_text(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default()
    }
}

impl<B: Backend> SaveStore<B> {
    /// Everything in the store.
    ///
    /// # Errors
    /// [`StorageError`] if the place cannot be reached.
    pub fn export(&self) -> Result<Export, StorageError> {
        Ok(Export {
            rollkeep_export: FORMAT,
            entries: self.entries()?.into_iter().collect(),
        })
    }

    /// What importing this file would bring. Changes nothing, but that damaged games here are mended on the way.
    ///
    /// # Errors
    /// [`StorageError`] if the place cannot be reached.
    pub fn preview(&self, export: &Export) -> Result<Imported, StorageError> {
        let mut imported = Imported::default();
        for (key, text) in &export.entries {
            self.sort(key, text, &mut imported)?;
        }
        Ok(imported)
    }

    /// Imports a file. Nothing that is here is lost: a game is replaced only by one that goes on from it.
    ///
    /// # Errors
    /// [`SaveError`] if the place does not take it all; what was taken stays.
    pub fn import(&self, export: &Export) -> Result<Imported, SaveError> {
        let mut imported = Imported::default();
        for (key, text) in &export.entries {
            match self.sort(key, text, &mut imported)? {
                Entry::Game(id, saved, fate) => self.take(&id, &saved, fate)?,
                Entry::Settings(settings) => self.save_settings(&settings)?,
                Entry::Player(Welcome::New(id, player)) => {
                    match self.save_player(&id, &player, None) {
                        Ok(_) => {}
                        Err(PlayerError::Save(why)) => return Err(why),
                        // It was found good, under a name that nobody has.
                        Err(_) => {
                            self.quarantine("import", text)?;
                        }
                    }
                }
                Entry::Newer | Entry::Tournament | Entry::Player(Welcome::Newer) => {
                    self.backend().write(key, text)?
                }
                Entry::Known | Entry::Player(Welcome::Known) => {}
                Entry::Unreadable(name) => {
                    self.quarantine(name, text)?;
                }
            }
        }
        Ok(imported)
    }

    fn sort<'a>(
        &self,
        key: &'a str,
        text: &str,
        imported: &mut Imported,
    ) -> Result<Entry<'a>, StorageError> {
        let entry = self.entry(key, text)?;
        *match &entry {
            Entry::Game(_, _, Fate::New) | Entry::Newer => &mut imported.new,
            Entry::Game(_, _, Fate::Further(_)) => &mut imported.further,
            Entry::Game(_, _, Fate::Known) | Entry::Known | Entry::Player(Welcome::Known) => {
                &mut imported.known
            }
            Entry::Game(_, _, Fate::Forked(_)) => &mut imported.forked,
            Entry::Player(Welcome::New(..) | Welcome::Newer) => &mut imported.new_players,
            Entry::Unreadable(_) => &mut imported.aside,
            Entry::Tournament => &mut imported.tournaments,
            Entry::Settings(_) => {
                imported.settings = true;
                return Ok(entry);
            }
        } += 1;
        Ok(entry)
    }

    fn entry<'a>(&self, key: &'a str, text: &str) -> Result<Entry<'a>, StorageError> {
        if let Some(id) = Self::game_of_key(key) {
            match Loaded::from_text(text) {
                Loaded::Whole(saved) => {
                    let fate = self.fate(&id, &saved)?;
                    return Ok(Entry::Game(id, Box::new(saved), fate));
                }
                Loaded::Not(why) if why.is_of_newer() && self.is_free(&id)? => {
                    return Ok(Entry::Newer);
                }
                Loaded::Not(why)
                    if why.is_of_newer() && self.backend().read(key)?.as_deref() == Some(text) =>
                {
                    return Ok(Entry::Known);
                }
                Loaded::Partly(..) | Loaded::Not(_) => {}
            }
        }
        if let Some(id) = Self::player_of_key(key)
            && let Some(welcome) = self.welcome(&id, text)?
        {
            return Ok(Entry::Player(welcome));
        }
        if Self::is_settings(key)
            && let Ok(settings) = serde_json::from_str(text)
        {
            return Ok(Entry::Settings(settings));
        }
        if let Some(id) = Self::tournament_of_key(key)
            && let Ok(theirs) = Sheet::read(text)
        {
            let ours = self.tournament(&id)?;
            let known = ours.is_some_and(|ours| ours.all_played() >= theirs.all_played());
            return Ok(if known {
                Entry::Known
            } else {
                Entry::Tournament
            });
        }
        Ok(Entry::Unreadable(
            Self::quarantined_of_key(key).unwrap_or("import"),
        ))
    }

    fn fate(&self, id: &GameId, theirs: &SavedGame) -> Result<Fate, StorageError> {
        match self.load(id)? {
            None if self.is_free(id)? => return Ok(Fate::New),
            Some(ours) if ours.saved.goes_on_from(theirs) => return Ok(Fate::Known),
            Some(ours) if theirs.goes_on_from(&ours.saved) => {
                return Ok(Fate::Further(ours.text));
            }
            // What stands here went on differently, or is of a newer version.
            Some(_) | None => {}
        }
        // An earlier import of the same file may have put it there.
        for salt in 0..=u8::MAX {
            let other = GameId::new(theirs.began, salt);
            match self.load(&other)? {
                None if self.is_free(&other)? => return Ok(Fate::Forked(other)),
                Some(there) if there.saved.goes_on_from(theirs) => return Ok(Fate::Known),
                Some(_) | None => {}
            }
        }
        Ok(Fate::Known)
    }

    fn take(&self, id: &GameId, saved: &SavedGame, fate: Fate) -> Result<(), SaveError> {
        match fate {
            Fate::New => self.save(id, saved, None)?,
            Fate::Further(expected) => self.save(id, saved, Some(&expected))?,
            Fate::Known => return Ok(()),
            Fate::Forked(free) => self.save(&free, saved, None)?,
        };
        Ok(())
    }
}

/// What one entry of the file is.
enum Entry<'a> {
    Game(GameId, Box<SavedGame>, Fate),
    /// A game of a newer version whose place is free: it stands there until that version comes.
    Newer,
    /// The same stands here, or more of it.
    Known,
    /// A tournament that takes its place.
    Tournament,
    Player(Welcome),
    Settings(Settings),
    /// It is set aside under this name.
    Unreadable(&'a str),
}

impl std::fmt::Display for ImportError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ImportError::NotAnExport => f.write_str("not an export"),
            ImportError::Newer(format) => write!(f, "export format {format} is newer"),
        }
    }
}

impl std::error::Error for ImportError {}
