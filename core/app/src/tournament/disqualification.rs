//! Why a player is disqualified.

use serde::{Deserialize, Deserializer, Serialize};

use rollkeep_rules::dice::MAX_DICE;
use rollkeep_rules::game::{clean_name, cut_name};
use rollkeep_solver::Choice;

/// Why a player is disqualified; the others play on without it.
///
/// What a player's own program said is cleaned and cut to [`Disqualification::LONGEST`] characters, also when it is read
/// from a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Disqualification {
    /// It made a choice that the rules do not allow.
    Illegal(Choice),
    /// It wanted to keep these dice, which were not on the table.
    NoSuchDice(#[serde(deserialize_with = "few")] Vec<u8>),
    /// It wanted to fill this box, which is not on the card.
    NoSuchBox(#[serde(deserialize_with = "short")] String),
    /// It answered neither dice nor a box.
    Nonsense(#[serde(deserialize_with = "short")] String),
    /// Its code threw an error.
    Threw(#[serde(deserialize_with = "short")] String),
    /// It took longer than [`Disqualification::DECISION_MS`] for a decision.
    SlowDecision,
    /// It took longer than [`Disqualification::GAME_MS`] for its decisions in one game.
    SlowGame,
    /// It could not be started.
    Broken(#[serde(deserialize_with = "short")] String),
    /// It has no function `turn`.
    NoTurn,
    /// It took longer than [`Disqualification::START_MS`] to start.
    SlowStart,
    /// It stopped.
    Crashed(#[serde(deserialize_with = "short")] String),
    /// It sent something without being asked.
    Noisy,
    /// It crashed its sandbox, or the page, when it ran alone.
    BroughtDown,
}

impl Disqualification {
    /// The most of what a program said that is kept, in characters.
    pub const LONGEST: usize = 200;
    /// The most time for one decision, in milliseconds.
    pub const DECISION_MS: f64 = 1000.0;
    /// The most time for all decisions of one game, in milliseconds.
    pub const GAME_MS: f64 = 5000.0;
    /// The most time to start, in milliseconds. Long, because many may start at once.
    pub const START_MS: f64 = 10000.0;

    /// What a program said, cut to size, without characters that are invisible or that act on the text around them.
    pub fn cut(text: &str) -> String {
        // Reads no more of it than may be needed.
        let start: String = text.chars().take(10 * Self::LONGEST).collect();
        clean_name(cut_name(&clean_name(&start), Self::LONGEST))
    }

    /// The dice that a program wanted to keep, no more of them than show that there are too many.
    pub fn cut_dice(pips: Vec<u8>) -> Vec<u8> {
        pips.into_iter().take(MAX_DICE + 1).collect()
    }
}

fn short<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    String::deserialize(from).map(|text| Disqualification::cut(&text))
}

fn few<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<u8>, D::Error> {
    Vec::deserialize(from).map(Disqualification::cut_dice)
}
