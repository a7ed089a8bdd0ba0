//! Players that people have written themselves.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::quarantine::Quarantine;
use super::record::{PLAYERS, Record};
use super::records::{Records, SaveError};
use super::{Backend, RecordId};
use crate::game::{clean_name, cut_name};

/// The players of a store.
#[derive(Clone, Copy, Debug)]
pub struct Players<'a, B>(pub(super) &'a Records<B>);

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
    pub id: RecordId,
    /// The player.
    pub player: OwnPlayer,
    /// The text it was read from: what [`Players::save`] expects to find again.
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

/// The format that this version writes.
const FORMAT: u32 = 1;

#[derive(Serialize, Deserialize)]
struct PlayerFile<'a> {
    format: u32,
    name: std::borrow::Cow<'a, str>,
    source: std::borrow::Cow<'a, str>,
}

impl OwnPlayer {
    /// The longest name, in characters.
    pub const MAX_NAME: usize = 30;
    /// The longest program, in bytes.
    pub const MAX_SOURCE: usize = 200_000;

    /// Reads a player's text; `None` if it is damaged, or none.
    pub(super) fn from_text(text: &str) -> Option<OwnPlayer> {
        let file: PlayerFile = serde_json::from_str(text).ok()?;
        let player = OwnPlayer {
            name: clean_name(&file.name),
            source: file.source.into_owned(),
        };
        (file.format == FORMAT && player.check().is_ok()).then_some(player)
    }

    pub(super) fn to_text(&self) -> String {
        let file = PlayerFile {
            format: FORMAT,
            name: clean_name(&self.name).into(),
            source: self.source.as_str().into(),
        };
        // Strings and numbers always have a JSON form.
        serde_json::to_string(&file).unwrap_or_default()
    }

    fn check(&self) -> Result<(), PlayerError> {
        let name = clean_name(&self.name);
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

impl<B: Backend> Players<'_, B> {
    /// All own players by name. Those that cannot be read are set aside on the way.
    pub fn all(&self) -> Vec<StoredPlayer> {
        let ids = self.0.ids(PLAYERS).into_iter();
        let mut players: Vec<StoredPlayer> = ids.filter_map(|id| self.load(&id)).collect();
        players.sort_by_cached_key(|it| (it.player.name.to_lowercase(), it.id.clone()));
        players
    }

    /// One own player. One that cannot be read is set aside; one of a newer version stays where it is.
    pub fn load(&self, id: &RecordId) -> Option<StoredPlayer> {
        let record = Record::Player(id.clone());
        let text = self.0.text(&record)?;
        match OwnPlayer::from_text(&text) {
            Some(player) => Some(StoredPlayer {
                id: id.clone(),
                player,
                text,
            }),
            None => {
                Quarantine(self.0).take(&record, &text);
                None
            }
        }
    }

    /// Saves a player, its name cleaned, and gives the text that stands there now.
    ///
    /// `expected` is the text that this player was read from or saved as before; `None` for a new one.
    ///
    /// # Errors
    /// [`PlayerError`] if it may not be, or if something else stands there, which is not overwritten.
    pub fn save(
        &self,
        id: &RecordId,
        player: &OwnPlayer,
        expected: Option<&str>,
    ) -> Result<String, PlayerError> {
        player.check()?;
        let name = clean_name(&player.name);
        // Nobody else can be called so if it was already.
        let before = expected.and_then(OwnPlayer::from_text);
        if before.is_none_or(|before| before.name != name)
            && self
                .all()
                .iter()
                .any(|it| it.id != *id && it.player.name == name)
        {
            return Err(PlayerError::SameName);
        }
        let place = format!("{PLAYERS}{id}");
        let saved = (self.0).write(
            &Record::Player(id.clone()),
            place,
            player.to_text(),
            expected,
        );
        saved.map_err(PlayerError::Save)
    }

    /// Deletes a player.
    pub fn delete(&self, id: &RecordId) {
        self.0.delete(&Record::Player(id.clone()));
    }

    /// A name like this one that no player has yet: with a number, if there must be one.
    pub fn free_name(&self, like: &str) -> String {
        let players = self.all();
        let mut names = names_like(like);
        let free = names.find(|name| players.iter().all(|it| it.player.name != *name));
        free.unwrap_or_default()
    }
}

/// The player of this text under a name that no other has.
pub(super) fn with_free_name<B: Backend>(records: &Records<B>, text: &str) -> String {
    match OwnPlayer::from_text(text) {
        Some(player) => OwnPlayer {
            name: Players(records).free_name(&player.name),
            ..player
        }
        .to_text(),
        None => text.to_owned(),
    }
}

/// "Ann", "Ann 2", "Ann 3" and so on, all short enough.
pub(super) fn names_like(like: &str) -> impl Iterator<Item = String> {
    let like = clean_name(like);
    let cut = move |room: usize| cut_name(&like, room).trim_end().to_owned();
    let first = cut(OwnPlayer::MAX_NAME);
    let numbered = move |number: u32| {
        let number = format!(" {number}");
        cut(OwnPlayer::MAX_NAME - number.len()) + &number
    };
    std::iter::once(first).chain((2..).map(numbered))
}

impl fmt::Display for PlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PlayerError::NoName => "the player has no name",
            PlayerError::LongName => "the player's name is too long",
            PlayerError::SameName => "another player is called so",
            PlayerError::LongSource => "the player's program is too long",
            PlayerError::Save(SaveError::Changed(_)) => "another text stands there",
            PlayerError::Save(SaveError::Deleted) => "it was deleted",
        })
    }
}

impl std::error::Error for PlayerError {}

/// Will a newer version of the app be able to read this text?
pub(super) fn is_newer(text: &str) -> bool {
    let file = serde_json::from_str::<Value>(text);
    let format = file.ok().and_then(|file| file["format"].as_u64());
    format.is_some_and(|format| format > u64::from(FORMAT))
}
