//! What a saved game says of itself before its log is read.

use serde::Deserialize;

use super::RecordId;
use super::saved::{check_format, shared_dice};
use crate::dice::Seed;
use crate::game::{Day, Seat, SharedDice};
use crate::rules::{RuleSet, catalogue};

/// A saved game whose dice others have too, as far as it is known without replaying it. So a list of many is
/// made quickly. What is damaged deep inside is found by [`Games::load`](super::Games::load).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedDiceGame {
    /// Its name in the store.
    pub id: RecordId,
    /// The rules.
    pub rules: &'static RuleSet,
    /// The dice.
    pub dice: SharedDice,
    /// Who plays.
    pub name: String,
    /// When it began, in milliseconds since 1970.
    pub began: u64,
    /// When something last happened in it, in milliseconds since 1970.
    pub touched: u64,
    /// Has it ended?
    pub over: bool,
}

/// When something last happened in the game of this text, if it looks like one; its log is not read.
pub(super) fn touched(text: &str) -> Option<u64> {
    #[derive(Deserialize)]
    struct Touched {
        touched: u64,
    }
    check_format(text).ok()?;
    let touched: Touched = serde_json::from_str(text).ok()?;
    Some(touched.touched)
}

/// When the game of this text began, if it looks like one; its log is not read.
pub(super) fn began(text: &str) -> Option<u64> {
    #[derive(Deserialize)]
    struct Began {
        began: u64,
    }
    check_format(text).ok()?;
    let began: Began = serde_json::from_str(text).ok()?;
    Some(began.began)
}

/// The game of this text, if it has shared dice and looks like one: its log is not read.
pub(super) fn shared_dice_game(id: &RecordId, text: &str, over: bool) -> Option<SharedDiceGame> {
    #[derive(Deserialize)]
    struct Outline {
        rules: String,
        seats: Vec<Seat>,
        seed: Option<Seed>,
        day: Option<Day>,
        began: u64,
        touched: u64,
    }
    check_format(text).ok()?;
    let outline: Outline = serde_json::from_str(text).ok()?;
    Some(SharedDiceGame {
        id: id.clone(),
        rules: catalogue::find(&outline.rules)?,
        dice: shared_dice(outline.seed, outline.day).ok()??,
        name: outline.seats.into_iter().next()?.name,
        began: outline.began,
        touched: outline.touched,
        over,
    })
}
