//! A player that somebody has written, and its text.

use serde::{Deserialize, Serialize};

use super::SaveError;
use crate::format::Format;
use crate::tournament::Plan;
use rollkeep_rules::game::{NameError, check_names, clean_name};

/// A player that somebody has written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnPlayer {
    /// The name, which no other player in the store has.
    pub name: String,
    /// The program, in JavaScript.
    pub source: String,
}

/// Why an own player was not saved.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayerError {
    /// It has no name.
    #[error("the player has no name")]
    NoName,
    /// Its name is longer than [`OwnPlayer::MAX_NAME`].
    #[error("the player's name is too long")]
    LongName,
    /// Another player has this name.
    #[error("another player is called so")]
    SameName,
    /// Its program is longer than [`OwnPlayer::MAX_SOURCE`].
    #[error("the player's program is too long")]
    LongSource,
    /// The store refused it.
    #[error(transparent)]
    Save(SaveError),
}

/// The format of a player's text.
pub(super) const FORMAT: Format = Format {
    oldest: 1,
    latest: 1,
};

#[derive(Serialize, Deserialize)]
struct PlayerFile<'a> {
    format: u32,
    name: std::borrow::Cow<'a, str>,
    source: std::borrow::Cow<'a, str>,
}

impl OwnPlayer {
    /// The longest name, in characters.
    pub const MAX_NAME: usize = Plan::MAX_NAME;
    /// The longest program, in bytes.
    pub const MAX_SOURCE: usize = Plan::MAX_SOURCE;

    /// Reads a player's text; `None` if it is damaged or not a player.
    pub(super) fn from_json(text: &str) -> Option<OwnPlayer> {
        let file: PlayerFile = serde_json::from_str(text).ok()?;
        let player = OwnPlayer {
            name: clean_name(&file.name),
            source: file.source.into_owned(),
        };
        (FORMAT.check(text).is_ok() && player.check().is_ok()).then_some(player)
    }

    pub(super) fn to_json(&self) -> String {
        let file = PlayerFile {
            format: FORMAT.latest,
            name: clean_name(&self.name).into(),
            source: self.source.as_str().into(),
        };
        // Strings and numbers can always be written as JSON, so the default is never used.
        serde_json::to_string(&file).unwrap_or_default()
    }

    pub(super) fn check(&self) -> Result<(), PlayerError> {
        check_names([clean_name(&self.name).as_str()], Self::MAX_NAME)?;
        match self.source.len() {
            ..=Self::MAX_SOURCE => Ok(()),
            _ => Err(PlayerError::LongSource),
        }
    }
}

impl From<(usize, NameError)> for PlayerError {
    fn from((_, why): (usize, NameError)) -> PlayerError {
        match why {
            NameError::None => PlayerError::NoName,
            NameError::Long => PlayerError::LongName,
            NameError::Same => PlayerError::SameName,
        }
    }
}
