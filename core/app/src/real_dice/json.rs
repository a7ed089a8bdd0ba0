//! A saved game with real dice as text.

use serde::{Deserialize, Serialize};

use super::entry::{Entry, Refusal};
use super::game::RealGame;
use crate::format::Format;
use rollkeep_rules::game::SetupError;
use rollkeep_rules::{BadRules, PortableRules};

#[derive(Serialize, Deserialize)]
struct File {
    real_dice: u32,
    rules: PortableRules,
    names: Vec<String>,
    began: u64,
    touched: u64,
    log: Vec<Entry>,
}

/// What could be read of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadedReal {
    /// A whole game.
    Whole(RealGame),
    /// A game up to the entry with this index, which the rules refuse.
    Partly(RealGame, usize, Refusal),
    /// No game.
    Not(UnreadableReal),
}

/// Why a text is not a game with real dice.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnreadableReal {
    /// It is not a save of this app, or it is damaged.
    #[error("not a game with real dice")]
    NotACard,
    /// A newer version of the app wrote it.
    #[error("written by a newer version of the app")]
    Newer,
    /// It has rules of its own, which cannot be played.
    #[error(transparent)]
    Rules(BadRules),
    /// Its players or their names are not possible.
    #[error(transparent)]
    Setup(SetupError),
}

impl RealGame {
    /// Format 2 adds rules that are in no catalogue, format 3 points that win at once. A game without them is still
    /// written in format 1.
    pub const FORMAT: Format = Format {
        oldest: 1,
        latest: 3,
    };

    /// Writes the game as text.
    pub fn to_json(&self) -> String {
        let rules = PortableRules::of(self.rules());
        let wins = |entry: &Entry| matches!(entry, Entry::Win(..));
        let file = File {
            real_dice: match rules.is_whole() {
                _ if self.log().iter().any(wins) => 3,
                true => 2,
                false => 1,
            },
            rules,
            names: self.setup().names(),
            began: self.began(),
            touched: self.touched(),
            log: self.log().to_vec(),
        };
        // Strings and numbers can always be written as JSON, so the default is never used.
        serde_json::to_string(&file).unwrap_or_default()
    }

    /// Reads a text; any text is safe.
    pub fn from_json(text: &str) -> LoadedReal {
        if RealGame::FORMAT.is_newer(text) {
            return LoadedReal::Not(UnreadableReal::Newer);
        }
        let Ok(file) = serde_json::from_str::<File>(text) else {
            return LoadedReal::Not(UnreadableReal::NotACard);
        };
        let rules = match file.rules.rules() {
            Ok(rules) => rules,
            Err(BadRules::Unknown(_)) => return LoadedReal::Not(UnreadableReal::Newer),
            Err(why) => return LoadedReal::Not(UnreadableReal::Rules(why)),
        };
        let mut game = match RealGame::new(rules, &file.names, file.began) {
            Ok(game) => game,
            Err(why) => return LoadedReal::Not(UnreadableReal::Setup(why)),
        };
        for (at, entry) in file.log.into_iter().enumerate() {
            if let Err(why) = game.enter(entry, file.touched) {
                return LoadedReal::Partly(game, at, why);
            }
        }
        LoadedReal::Whole(game)
    }
}

impl LoadedReal {
    /// Returns the game, or its good part.
    pub fn game(self) -> Option<RealGame> {
        match self {
            LoadedReal::Whole(game) | LoadedReal::Partly(game, ..) => Some(game),
            LoadedReal::Not(_) => None,
        }
    }
}
