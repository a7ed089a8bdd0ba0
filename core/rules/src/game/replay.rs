//! Replaying a log, and the actions that the rules allow next.

use super::{Action, Event, Game, Phase, Refused, Setup, SetupError, Turn};
use crate::dice::Keep;

/// An event of a log that the rules do not allow.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("event {}: {why}", at + 1)]
pub struct ReplayError {
    /// The game before that event.
    pub good: Box<Game>,
    /// The index of that event.
    pub at: usize,
    /// Why the rules do not allow it.
    pub why: Refused,
}

impl Game {
    /// Makes a game of these events.
    ///
    /// # Errors
    /// [`ReplayError`] holds the game up to the first event that the rules do not allow.
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

    /// Plays the game again: each event of the log, with the game before it.
    pub fn steps(&self) -> impl Iterator<Item = (Game, Event)> {
        let mut now = Game::new(self.setup().clone());
        // The log of a game follows the rules, so this never ends early.
        self.log().iter().map_while(move |&event| {
            let next = now.then(event).ok()?;
            Some((std::mem::replace(&mut now, next), event))
        })
    }

    /// The game as it was after this number of events; `None` if there are fewer.
    pub fn after(&self, events: usize) -> Option<Game> {
        let log = self.log().get(..events)?;
        Game::replay(self.setup().clone(), log.iter().copied()).ok()
    }

    /// Returns a game that begins with so many events of this one, where a player decides about dice that lie on the table, and
    /// goes on with dice of its own. It has the same players and is not [counted](Setup::is_counted). `None` if nobody decides
    /// there.
    pub fn play_on(&self, events: usize) -> Option<Game> {
        let setup = self.setup().played_on(events);
        let log = self.log().get(..events)?;
        let game = Game::replay(setup, log.iter().copied()).ok()?;
        game.taken_over_turn().is_some().then_some(game)
    }

    /// Returns the turn at which the game has begun to play on another one, before anything else has happened. `None` if it plays
    /// on no game, or its log does not lead to a decision there.
    pub fn taken_over_turn(&self) -> Option<Turn> {
        let events = self.setup().taken_over();
        let begun = self.after(events).filter(|_| events > 0)?;
        match begun.phase() {
            Phase::Turn(turn) if turn.hand.is_some() => Some(*turn),
            Phase::Turn(_) | Phase::Starting(_) | Phase::Over(_) => None,
        }
    }

    /// Returns the number of the turn at which the game has begun to play on another one, from 1; `None` if it plays on no game.
    pub fn played_on_from(&self) -> Option<usize> {
        let seat = self.taken_over_turn()?.seat;
        let begun = self.after(self.setup().taken_over())?;
        Some(begun.cards().get(seat)?.filled() + 1)
    }

    /// Returns the same game with other names, in seating order.
    ///
    /// # Errors
    /// [`SetupError`] if the names are not possible.
    pub fn with_names(&self, names: &[String]) -> Result<Game, SetupError> {
        let setup = self.setup().with_names(names)?;
        let replayed = Game::replay(setup, self.log().iter().copied());
        // No rule depends on a name, so the whole log is possible with these too.
        Ok(replayed.unwrap_or_else(|stopped| *stopped.good))
    }

    /// Returns every action that the rules allow now, except [`Action::Spend`], which no player chooses.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        match self.phase() {
            Phase::Starting(_) => actions.push(Action::RollForStart),
            Phase::Turn(turn) => match turn.hand {
                None => actions.push(Action::Roll(Keep::NONE)),
                Some(hand) => {
                    if turn.rolls_left(self.rules()) > 0 {
                        actions.extend(Keep::every(hand.dice.len()).map(Action::Roll));
                    }
                    let card = &self.cards()[turn.seat];
                    let slots = self.rules().open_slots(card, hand.throw());
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
