//! The relation of a game from a link to the same game on this device.

use super::SharedGame;
use crate::game::Game;

/// The relation of a link's game to the same game on this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// Both are equally far.
    Same,
    /// The link continues the game here.
    Ahead,
    /// The game here continues the link.
    Behind,
    /// Each has something that the other lacks. They have this many events in common.
    Fork(usize),
}

impl SharedGame {
    /// Returns the relation of this game to one that is here and began at this time; `None` if they are different
    /// games. With shared dice, games of the same name are the same game, whenever they began.
    ///
    /// The time of the current turn does not matter, because a clock that runs on is not a move.
    pub fn relation_to(&self, here: &Game, began: u64) -> Option<Relation> {
        if self.began().is_some_and(|it| it != began) || self.game.setup() != here.setup() {
            return None;
        }
        let ahead = self.game.log().starts_with(here.closed_log());
        let behind = here.log().starts_with(self.game.closed_log());
        Some(match (ahead, behind) {
            (true, true) => Relation::Same,
            (true, false) => Relation::Ahead,
            (false, true) => Relation::Behind,
            (false, false) => {
                let both = self.game.log().iter().zip(here.log());
                Relation::Fork(both.take_while(|(theirs, ours)| theirs == ours).count())
            }
        })
    }
}
