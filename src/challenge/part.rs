//! How far somebody is with dice that others have played too.

use crate::game::{Game, Phase};

/// How far the player at this device is with dice that others have, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Has not begun.
    Invited,
    /// Plays.
    Playing,
    /// Has played to the end.
    Finished,
    /// Does not want to play.
    Declined,
}

impl Part {
    /// With this game, if there is one.
    pub fn of(mine: Option<&Game>, declined: bool) -> Part {
        match mine.map(Game::phase) {
            Some(Phase::Over(_)) => Part::Finished,
            _ if declined => Part::Declined,
            Some(Phase::Starting(_) | Phase::Turn(_)) => Part::Playing,
            None => Part::Invited,
        }
    }

    /// May the cards of others be shown? They reveal the dice, so only somebody who is done with them may see them.
    pub const fn may_see_games(self) -> bool {
        matches!(self, Part::Finished | Part::Declined)
    }
}
