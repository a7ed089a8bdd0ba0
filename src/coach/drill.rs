//! A position to practise with.

use super::letters::{Advised, Position};
use crate::bots::{Bout, View};
use crate::dice::Fair;
use crate::solver::Policy;

/// So many games are looked through at most. From the second half on, any throw of the turn will do.
const GAMES: u64 = 16;

/// A position that comes up where somebody plays well, and in which something is tempting and wrong. The same number
/// brings the same position. `None` if no game had one.
pub(super) fn drill(policy: &Policy, number: u32) -> Option<Position> {
    let rules = policy.rules();
    // Games differ, and so does the turn that is looked for.
    let boxes = rules.categories.len();
    let wanted = number as usize % boxes.max(1);
    let left = (number as usize / boxes.max(1)) as u8 % rules.throws.max(1);
    for game in 0..GAMES {
        let mut dice = Fair::stream(u64::from(number), game);
        let mut bout = Bout::new(rules, 1);
        while let Ok(Some(view)) = bout.view(&mut dice) {
            let turn = policy.turn(view.card)?;
            let advice = turn.advise(&view.dice, view.throws_left)?;
            let best = advice.best;
            let advised = Advised::from(advice);
            let there =
                view.card.filled() >= wanted && (view.throws_left == left || game >= GAMES / 2);
            if there && advised.is_tempting() {
                return Some(position(&view));
            }
            drop(turn);
            if bout.answer(best).is_err() {
                break;
            }
        }
    }
    None
}

fn position(view: &View) -> Position {
    Position::new(view.rules, view.card, &view.dice, view.throws_left)
}
