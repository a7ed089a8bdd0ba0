//! Players that people have written themselves.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Backend, GameId, SaveError, SaveStore, StorageError, Unreadable};
use crate::game::cut_name;
use crate::tournament::Plan;

/// A player that somebody has written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnPlayer {
    /// What it is called; no other player in the store is called so.
    pub name: String,
    /// Its program, in JavaScript.
    pub source: String,
}

/// An own player in the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPlayer {
    /// Its name in links, made as that of a game.
    pub id: GameId,
    /// The player.
    pub player: OwnPlayer,
    /// The text it was read from: what [`SaveStore::save_player`] expects to find again.
    pub text: String,
}

/// Why an own player was not saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerError {
    /// It has no name.
    NoName,
    /// Its name is longer than [`OwnPlayer::MAX_NAME`].
    LongName,
    /// Another player is called so.
    SameName,
    /// Its program is longer than [`OwnPlayer::MAX_SOURCE`].
    LongSource,
    /// The store did not take it.
    Save(SaveError),
}

impl From<StorageError> for PlayerError {
    fn from(fault: StorageError) -> PlayerError {
        PlayerError::Save(fault.into())
    }
}

const PLAYERS: &str = "rollkeep/player/";
/// The format that this version writes.
const FORMAT: u32 = 1;

#[derive(Serialize, Deserialize)]
struct File<'a> {
    format: u32,
    name: std::borrow::Cow<'a, str>,
    source: std::borrow::Cow<'a, str>,
}

/// What becomes of a player that a file brings.
pub(super) enum Welcome {
    New(GameId, OwnPlayer),
    /// One of a newer version whose place is free: it stands there until that version comes.
    Newer,
    /// It is here.
    Known,
}

impl OwnPlayer {
    /// The longest name, in characters.
    pub const MAX_NAME: usize = Plan::MAX_NAME;
    /// The longest program, in bytes.
    pub const MAX_SOURCE: usize = Plan::MAX_SOURCE;

    /// Reads a player's text; `None` if it is damaged, or none.
    fn from_text(text: &str) -> Option<OwnPlayer> {
        let file: File = serde_json::from_str(text).ok()?;
        let player = OwnPlayer {
            name: file.name.trim().to_owned(),
            source: file.source.into_owned(),
        };
        (file.format == FORMAT && player.check().is_ok()).then_some(player)
    }

    fn to_text(&self) -> String {
        let file = File {
            format: FORMAT,
            name: self.name.trim().into(),
            source: self.source.as_str().into(),
        };
        // Strings and numbers always have a JSON form.
        serde_json::to_string(&file).unwrap_or_default()
    }

    fn check(&self) -> Result<(), PlayerError> {
        let name = self.name.trim();
        if name.is_empty() {
            return Err(PlayerError::NoName);
        }
        if name.chars().count() > Self::MAX_NAME {
            return Err(PlayerError::LongName);
        }
        match self.source.len() {
            ..=Self::MAX_SOURCE => Ok(()),
            _ => Err(PlayerError::LongSource),
        }
    }
}

impl<B: Backend> SaveStore<B> {
    /// Which player stands under this key, if one does.
    pub fn player_of_key(key: &str) -> Option<GameId> {
        GameId::parse(key.strip_prefix(PLAYERS)?)
    }

    /// All own players by name. Those that cannot be read are set aside on the way.
    ///
    /// # Errors
    /// [`StorageError`] if the place cannot be reached.
    pub fn players(&self) -> Result<Vec<StoredPlayer>, StorageError> {
        let mut players = Vec::new();
        for key in self.backend().keys()? {
            if let Some(id) = Self::player_of_key(&key) {
                players.extend(self.player(&id)?);
            }
        }
        players.sort_by_cached_key(|it| (it.player.name.to_lowercase(), it.id.clone()));
        Ok(players)
    }

    /// One own player. One that cannot be read is set aside; one of a newer version stays where it is.
    ///
    /// # Errors
    /// [`StorageError`] if the place cannot be reached.
    pub fn player(&self, id: &GameId) -> Result<Option<StoredPlayer>, StorageError> {
        let Some(text) = self.backend().read(&key(id))? else {
            return Ok(None);
        };
        let Some(player) = OwnPlayer::from_text(&text) else {
            if !Unreadable::is_newer(&text) && self.quarantine(&format!("player-{id}"), &text)? {
                self.backend().remove(&key(id))?;
            }
            return Ok(None);
        };
        let id = id.clone();
        Ok(Some(StoredPlayer { id, player, text }))
    }

    /// Saves a player, its name trimmed, and gives the text that stands there now.
    ///
    /// `expected` is the text that this player was read from or saved as before; `None` for a new one.
    ///
    /// # Errors
    /// [`PlayerError`] if it may not be, or if something else stands there, which is not overwritten.
    pub fn save_player(
        &self,
        id: &GameId,
        player: &OwnPlayer,
        expected: Option<&str>,
    ) -> Result<String, PlayerError> {
        player.check()?;
        let name = player.name.trim();
        let others = self.players()?;
        if (others.iter()).any(|it| it.id != *id && it.player.name == name) {
            return Err(PlayerError::SameName);
        }
        let text = player.to_text();
        match self.backend().read(&key(id))? {
            Some(found) if found == text => {}
            Some(found) if expected != Some(&found) => {
                return Err(PlayerError::Save(SaveError::Changed(found)));
            }
            Some(_) | None => self.backend().write(&key(id), &text)?,
        }
        Ok(text)
    }

    /// Deletes a player.
    ///
    /// # Errors
    /// [`StorageError`] if the place cannot be reached.
    pub fn delete_player(&self, id: &GameId) -> Result<(), StorageError> {
        self.backend().remove(&key(id))
    }

    /// A name like this one that no player has yet: with a number, if there must be one.
    ///
    /// # Errors
    /// [`StorageError`] if the place cannot be reached.
    pub fn free_name(&self, like: &str) -> Result<String, StorageError> {
        let players = self.players()?;
        let mut names = names_like(like);
        let free = names.find(|name| players.iter().all(|it| it.player.name != *name));
        Ok(free.unwrap_or_default())
    }

    /// What becomes of this player of a file; `None` if it cannot be read. Nothing here is replaced: one that differs
    /// from its namesake gets a name of its own.
    pub(super) fn welcome(&self, id: &GameId, text: &str) -> Result<Option<Welcome>, StorageError> {
        let Some(theirs) = OwnPlayer::from_text(text) else {
            let there = self.backend().read(&key(id))?;
            return Ok(match there {
                Some(there) if there == text => Some(Welcome::Known),
                None if Unreadable::is_newer(text) => Some(Welcome::Newer),
                Some(_) | None => None,
            });
        };
        let players = self.players()?;
        for name in names_like(&theirs.name) {
            let mut ours = players.iter().map(|it| &it.player);
            match ours.find(|ours| ours.name == name) {
                Some(ours) if ours.source == theirs.source => break,
                Some(_) => {}
                None => {
                    let player = OwnPlayer { name, ..theirs };
                    return Ok(Some(Welcome::New(self.free_player_id(id)?, player)));
                }
            }
        }
        Ok(Some(Welcome::Known))
    }

    /// This one, if nothing stands there.
    fn free_player_id(&self, like: &GameId) -> Result<GameId, StorageError> {
        let mut id = like.clone();
        for number in 0.. {
            if self.backend().read(&key(&id))?.is_none() {
                break;
            }
            id = GameId::new(number, 0);
        }
        Ok(id)
    }
}

fn key(id: &GameId) -> String {
    format!("{PLAYERS}{id}")
}

/// "Ann", "Ann 2", "Ann 3" and so on, all short enough.
fn names_like(like: &str) -> impl Iterator<Item = String> {
    let cut = |room: usize| cut_name(like.trim(), room).trim_end().to_owned();
    let numbered = move |number: u32| {
        let number = format!(" {number}");
        cut(OwnPlayer::MAX_NAME - number.len()) + &number
    };
    std::iter::once(cut(OwnPlayer::MAX_NAME)).chain((2..).map(numbered))
}

impl fmt::Display for PlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PlayerError::NoName => "the player has no name",
            PlayerError::LongName => "the player's name is too long",
            PlayerError::SameName => "another player is called so",
            PlayerError::LongSource => "the player's program is too long",
            PlayerError::Save(SaveError::Changed(_)) => "another text stands there",
            PlayerError::Save(SaveError::Storage(fault)) => return fault.fmt(f),
        })
    }
}

impl std::error::Error for PlayerError {}
