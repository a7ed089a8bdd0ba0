//! Playing a log again, and what may be done next.

use super::{Action, Event, Game, Phase, Refused, Setup, SetupError};
use crate::dice::Keep;

/// A log that leaves the rules somewhere.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("event {}: {why}", at + 1)]
pub struct ReplayError {
    /// The game up to there.
    pub good: Box<Game>,
    /// Which event went wrong, counted from 0.
    pub at: usize,
    /// What the rules say to it.
    pub why: Refused,
}

impl Game {
    /// The game that these events make.
    ///
    /// # Errors
    /// [`ReplayError`] holds the good part, and says where the rest leaves the rules.
    pub fn replay(
        setup: Setup,
        events: impl IntoIterator<Item = Event>,
    ) -> Result<Game, ReplayError> {
        let mut game = Game::new(setup);
        for (at, event) in events.into_iter().enumerate() {
            if let Err(why) = game.advance(event) {
                let good = Box::new(game);
                return Err(ReplayError { good, at, why });
            }
        }
        Ok(game)
    }

    /// The same game of people with other names, in seating order.
    ///
    /// # Errors
    /// [`SetupError`] if the names are not possible.
    pub fn with_names(&self, names: &[String]) -> Result<Game, SetupError> {
        let setup = self.setup().with_names(names)?;
        let replayed = Game::replay(setup, self.log().iter().copied());
        // No rule asks for names, so the whole log follows them.
        Ok(replayed.unwrap_or_else(|stopped| *stopped.good))
    }

    /// All that a player may do now. Time going by is not a wish, so it is not among them.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        match self.phase() {
            Phase::Starting(_) => actions.push(Action::RollForStart),
            Phase::Turn(turn) => match turn.hand {
                None => actions.push(Action::Roll(Keep::NONE)),
                Some(hand) => {
                    if hand.rolls < self.rules().rolls {
                        actions.extend(Keep::every(hand.dice.len()).map(Action::Roll));
                    }
                    let card = &self.cards()[turn.seat];
                    let counts = hand.dice.counts();
                    let slots = self.rules().open_slots(card, &counts);
                    actions.extend(slots.map(Action::Score));
                }
            },
            Phase::Over(_) => {}
        }
        if self.can_undo() {
            actions.push(Action::Undo);
        }
        actions
    }
}
