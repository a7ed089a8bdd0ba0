//! A game that is watched: where it stood after each thing that happened.

use super::{Event, Game, Phase};

/// A game to step through.
#[derive(Clone, Debug)]
pub struct Playback {
    game: Game,
    /// How many events of the log have happened at each step. The first is before all of them.
    steps: Vec<usize>,
    turns: Vec<PlaybackTurn>,
}

/// A turn of such a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaybackTurn {
    /// Whose turn it is.
    pub seat: usize,
    /// Which of this player's turns, from 1.
    pub number: usize,
    /// The step of its first roll.
    pub step: usize,
}

impl Playback {
    /// All of a game. Time that goes by is a step only if it ends a turn.
    pub fn new(game: Game) -> Playback {
        let (mut steps, mut turns) = (vec![0], Vec::new());
        let mut now = Game::new(game.setup().clone());
        for (at, &event) in game.log().iter().enumerate() {
            let before = at_turn(&now);
            let new_turn = matches!(now.phase(), Phase::Turn(turn) if turn.hand.is_none());
            // A game is the fold of its log, so every event of it follows the rules.
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

    /// The number of the last step. The first one is 0.
    pub fn last(&self) -> usize {
        self.steps.len() - 1
    }

    /// The game at a step; behind the last one, as at the last one.
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

    /// Which event of the log led to this step, counted from 0; none to the first one.
    pub fn event(&self, step: usize) -> Option<usize> {
        self.steps.get(step)?.checked_sub(1)
    }

    /// The turns, in order.
    pub fn turns(&self) -> &[PlaybackTurn] {
        &self.turns
    }

    /// The turn that is on at a step, as its place among the [turns](Playback::turns).
    pub fn turn_at(&self, step: usize) -> Option<usize> {
        self.turns.iter().rposition(|turn| turn.step <= step)
    }
}

/// Whose turn it is.
fn at_turn(game: &Game) -> Option<usize> {
    match game.phase() {
        Phase::Turn(turn) => Some(turn.seat),
        Phase::Starting(_) | Phase::Over(_) => None,
    }
}
