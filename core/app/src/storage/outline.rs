//! What can be read of a saved game without its log.

use std::sync::Arc;

use serde::Deserialize;

use super::RecordId;
use super::saved::{check_format, shared_dice};
use rollkeep_rules::dice::Seed;
use rollkeep_rules::game::{Day, SharedDice};
use rollkeep_rules::{PortableRules, RuleSet};

/// A saved game with shared dice, read without replaying it, so that a long list is quick.
/// [`Games::load`](super::Games::load) finds damage in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedDiceGame {
    /// The id in the store.
    pub id: RecordId,
    /// The rules.
    pub rules: Arc<RuleSet>,
    /// The dice.
    pub dice: SharedDice,
    /// When it began, in milliseconds since 1970.
    pub began: u64,
    /// When something last happened in it, in milliseconds since 1970.
    pub touched: u64,
    /// Whether it has ended.
    pub over: bool,
}

/// When a game was played.
#[derive(Deserialize)]
pub(super) struct Times {
    pub began: u64,
    pub touched: u64,
}

impl Times {
    /// Reads the times of a text, if it looks like a game; does not read its log.
    pub fn of_text(text: &str) -> Option<Times> {
        check_format(text).ok()?;
        serde_json::from_str(text).ok()
    }
}

/// Reads a game with shared dice without its log; `None` if the text has no shared dice or does not look like a game.
pub(super) fn shared_dice_game(id: &RecordId, text: &str, over: bool) -> Option<SharedDiceGame> {
    #[derive(Deserialize)]
    struct Outline {
        rules: PortableRules,
        seed: Option<Seed>,
        day: Option<Day>,
        began: u64,
        touched: u64,
    }
    check_format(text).ok()?;
    let outline: Outline = serde_json::from_str(text).ok()?;
    Some(SharedDiceGame {
        id: id.clone(),
        rules: outline.rules.rules().ok()?,
        dice: shared_dice(outline.seed, outline.day).ok()??,
        began: outline.began,
        touched: outline.touched,
        over,
    })
}
