//! The relation of a game from a link to the same game on this device.

use super::SharedGame;
use rollkeep_rules::game::{Game, Relation, is_default_name};

impl SharedGame {
    /// Returns the relation of this game to one that is here and began at this time; `None` if they are different
    /// games. With shared dice, games of the same name are the same game, whenever they began.
    ///
    /// The time of the current turn does not matter, because a clock that runs on is not a move.
    pub fn relation_to(&self, here: &Game, began: u64) -> Option<Relation> {
        if self.began().is_some_and(|it| it != began) || !self.is_played_by(here) {
            return None;
        }
        let ahead = self.game.log().starts_with(here.closed_log());
        let behind = here.log().starts_with(self.game.closed_log());
        Some(Relation::new(ahead, behind))
    }

    /// Returns whether both games have the same rules, people and clock. People without a name here, such as "You", may have one
    /// in the link: it names them for others. With shared dice, only the names tell the games of two people apart.
    fn is_played_by(&self, here: &Game) -> bool {
        let (there, here) = (self.game.setup(), here.setup());
        if self.began().is_none() {
            return there == here;
        }
        let names = there.seats().iter().zip(here.seats()).map(|(there, here)| {
            let name = match is_default_name(&here.name) {
                true => &there.name,
                false => &here.name,
            };
            name.clone()
        });
        let named = here.with_names(&names.collect::<Vec<_>>());
        there.seats().len() == here.seats().len() && named.as_ref() == Ok(there)
    }
}
