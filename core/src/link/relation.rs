//! The relation of a game from a link to the same game on this device.

use super::SharedGame;
use crate::game::{Game, Relation};

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
        Some(Relation::new(ahead, behind))
    }
}
