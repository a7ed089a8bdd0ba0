//! How far a player is with dice that others play too.

use rollkeep_rules::game::{Game, Phase};

/// How far the player at this device is with dice that others play too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Has not begun.
    Invited,
    /// Is playing.
    Playing,
    /// Has played to the end.
    Finished,
    /// Has declined to play.
    Declined,
}

impl Part {
    /// The part of a player with this game, if the player has begun one.
    pub fn of(mine: Option<&Game>, declined: bool) -> Part {
        match mine.map(Game::phase) {
            Some(Phase::Over(_)) => Part::Finished,
            _ if declined => Part::Declined,
            Some(Phase::Starting(_) | Phase::Turn(_)) => Part::Playing,
            None => Part::Invited,
        }
    }

    /// Returns whether this player may see the cards of others. They reveal the dice, so only somebody who does not
    /// play these dice any more may see them.
    pub const fn may_see_games(self) -> bool {
        matches!(self, Part::Finished | Part::Declined)
    }
}
