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
        let mut now = Game::new(game.setup().clone());
        for (at, &event) in game.log().iter().enumerate() {
            let before = at_turn(&now);
            let new_turn = matches!(now.phase(), Phase::Turn(turn) if turn.hand.is_none());
            // The log of a game follows the rules, so this is not an error.
            if now.advance(event).is_err() {
                break;
            }
            if matches!(event, Event::Spent(_)) && at_turn(&now) == before {
                continue;
            }
            if let (Event::Rolled { .. }, true, Some(seat)) = (event, new_turn, before) {
                turns.push(PlaybackTurn {
                    seat,
                    number: now.cards()[seat].filled() + 1,
                    step: steps.len(),
                });
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
        let count = self.steps[step.min(self.last())];
        let mut game = Game::new(self.game.setup().clone());
        for &event in &self.game.log()[..count] {
            if game.advance(event).is_err() {
                break;
            }
        }
        game
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
