//! A computer player.

use std::sync::Arc;

use super::View;
use crate::Choice;

/// A computer player.
pub trait Player: Send {
    /// What to do now: keep some dice while there are rolls left, or fill a legal box.
    fn choose(&mut self, view: &View) -> Choice;
}

/// Makes equal players, one for each game, on any thread.
pub type PlayerFactory = Arc<dyn Fn() -> Box<dyn Player> + Send + Sync>;

/// A factory of copies of this player. They share what it has prepared.
pub fn copies(player: impl Player + Clone + Sync + 'static) -> PlayerFactory {
    Arc::new(move || Box::new(player.clone()))
}
