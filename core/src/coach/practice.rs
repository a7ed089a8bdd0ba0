//! A position to practise with.

use super::advised::Advised;
use super::position::Position;
use crate::bots::{BotGame, View};
use crate::dice::Fair;
use crate::solver::Policy;

/// The most games that are searched. From the second half on, any roll of the turn is accepted.
const GAMES: u64 = 16;

/// A position from a game of perfect play in which a mistake is tempting. The same number gives the same position.
/// `None` if no game had one.
pub(super) fn practice_position(policy: &Policy, number: u32) -> Option<Position> {
    let rules = policy.rules();
    // The number also selects the turn and the roll.
    let boxes = rules.categories.len();
    let wanted = number as usize % boxes.max(1);
    let left = (number as usize / boxes.max(1)) as u8 % rules.rolls.max(1);
    for attempt in 0..GAMES {
        let mut dice = Fair::stream(u64::from(number), attempt);
        let mut game = BotGame::new(rules, 1);
        while let Ok(Some(view)) = game.view(&mut dice) {
            let turn = policy.turn(view.card)?;
            let advice = turn.advise(&view.dice, view.rolls_left)?;
            let best = advice.best;
            let advised = Advised::from(advice);
            let fits =
                view.card.filled() >= wanted && (view.rolls_left == left || attempt >= GAMES / 2);
            if fits && advised.is_tempting() {
                return Some(position(&view));
            }
            drop(turn);
            if game.answer(best).is_err() {
                break;
            }
        }
    }
    None
}

fn position(view: &View) -> Position {
    Position::new(view.rules, view.card, &view.dice, view.rolls_left)
}
