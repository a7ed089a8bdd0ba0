//! A finished or saved game, step by step.

use super::{Event, Game, Phase};

/// A game to step through.
#[derive(Clone, Debug)]
pub struct Playback {
    game: Game,
    /// For each step, how many events of the log have happened. The first step comes before all of them.
    steps: Vec<usize>,
    turns: Vec<PlaybackTurn>,
}

/// A turn of the game that is played back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaybackTurn {
    /// The seat whose turn it is.
    pub seat: usize,
    /// The number of this turn among those of its player, from 1.
    pub number: usize,
    /// The step of its first roll.
    pub step: usize,
}

impl Playback {
    /// Divides a game into steps. Time that goes by is a step only if it ends a turn.
    pub fn new(game: Game) -> Playback {
        let (mut steps, mut turns) = (vec![0], Vec::new());
        for (at, (before, event)) in game.steps().enumerate() {
            match (event, before.phase()) {
                (Event::Spent(_), _) => {
                    let after = before.then(event);
                    if after.is_ok_and(|after| at_turn(&after) == at_turn(&before)) {
                        continue;
                    }
                }
                (Event::Rolled { .. }, Phase::Turn(turn)) if turn.hand.is_none() => {
                    turns.push(PlaybackTurn {
                        seat: turn.seat,
                        number: before.cards()[turn.seat].filled() + 1,
                        step: steps.len(),
                    });
                }
                _ => {}
            }
            steps.push(at + 1);
        }
        Playback { game, steps, turns }
    }

    /// The whole game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The number of the last step. The first step is 0.
    pub fn last(&self) -> usize {
        self.steps.len() - 1
    }

    /// The game at a step; for a larger number, at the last step.
    pub fn at(&self, step: usize) -> Game {
        let events = self.steps[step.min(self.last())];
        // A step never has more events than the log.
        { self.game.after(events) }.unwrap_or_else(|| self.game.clone())
    }

    /// The index in the log of the event that led to this step; `None` for the first step.
    pub fn event(&self, step: usize) -> Option<usize> {
        self.steps.get(step)?.checked_sub(1)
    }

    /// The turns, in order.
    pub fn turns(&self) -> &[PlaybackTurn] {
        &self.turns
    }

    /// The index in [`turns`](Playback::turns) of the turn at a step.
    pub fn turn_at(&self, step: usize) -> Option<usize> {
        self.turns.iter().rposition(|turn| turn.step <= step)
    }
}

/// Returns the seat whose turn it is.
fn at_turn(game: &Game) -> Option<usize> {
    match game.phase() {
        Phase::Turn(turn) => Some(turn.seat),
        Phase::Starting(_) | Phase::Over(_) => None,
    }
}
