//! A computer player.

use super::View;
use crate::solver::Choice;

/// A computer player.
pub trait Player: Send {
    /// What to do now: keep some dice while there are rolls left, or fill a legal box.
    fn choose(&mut self, view: &View) -> Choice;
}

/// Makes equal players, one for each game that is played at the same time.
pub type PlayerFactory = Box<dyn Fn() -> Box<dyn Player> + Send>;

/// A factory of copies of this player.
pub fn copies(player: impl Player + Clone + 'static) -> PlayerFactory {
    Box::new(move || Box::new(player.clone()))
}
