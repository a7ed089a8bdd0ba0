//! How a game from a link stands to one that is here.

use super::SharedGame;
use crate::game::Game;

/// How the game of a link stands to the same game here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// Both are equally far.
    Same,
    /// The link continues what is here.
    Ahead,
    /// What is here continues the link.
    Behind,
    /// Each has something that the other has not: they parted after so many events that are the same.
    Fork(usize),
}

impl SharedGame {
    /// How this game stands to one that is here and began at this time; `None` if they are two different games. Where
    /// the dice are shared, whoever plays them under the same name plays the same game, whenever it began.
    ///
    /// Time of a turn that is still on decides nothing, because a clock that was left running is no move.
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
