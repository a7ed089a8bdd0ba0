//! Games to practise with: each ends where something is to be decided, with one player.

use super::advised::Advised;
use super::decision::Decision;
use crate::{Choice, Policy};
use rollkeep_rules::dice::{Fair, Keep, Seed};
use rollkeep_rules::game::{Action, Event, Game, Phase, Setup, SharedDice, YOU};

/// The most games that are searched. From the second half on, any roll of the turn is accepted.
const GAMES: u32 = 16;

/// A game of perfect play up to a decision in which a mistake is tempting. The same number gives the same game. `None` if
/// no game had one.
pub(super) fn practice_game(policy: &Policy, number: u32) -> Option<Game> {
    let rules = policy.rules();
    // The number also selects the turn and the roll.
    let boxes = rules.categories.len().max(1);
    let wanted = number as usize % boxes;
    let left = number as usize / boxes % usize::from(rules.rolls.max(1));
    for attempt in 0..GAMES {
        // Shared dice come from their seed, and one player may play alone with them under all rules.
        let seed = Seed::of_text(&format!("rollkeep practice {number} {attempt}"));
        let setup = Setup::alone(rules.clone(), YOU, SharedDice::Challenge(seed)).ok()?;
        let mut game = Game::new(setup);
        while let Phase::Turn(turn) = game.phase() {
            let action = match turn.hand {
                None => Action::Roll(Keep::NONE),
                Some(hand) => {
                    let rolls_left = turn.rolls_left(rules);
                    let card = &game.cards()[turn.seat];
                    let advice = policy.advise(card, &hand.dice, rolls_left).ok()?;
                    let best = advice.best;
                    let fits = card.filled() >= wanted
                        && (usize::from(rolls_left) == left || attempt >= GAMES / 2);
                    if fits && Advised::new(advice).is_tempting() {
                        return Some(game);
                    }
                    match best {
                        Choice::Keep(keep) => Action::Roll(keep),
                        Choice::Score(slot) => Action::Score(slot),
                    }
                }
            };
            game = game.apply(action, &mut Fair::from_system()).ok()?.0;
        }
    }
    None
}

/// The game up to this decision as its player alone has played it: without the others, without the clock, and without
/// scores that were taken back. `None` if the decision is not of this game.
pub fn alone_up_to(game: &Game, decision: &Decision) -> Option<Game> {
    let mut events = Vec::new();
    for (now, event) in game.steps().take(decision.event) {
        match (event, now.phase()) {
            (Event::Rolled { .. } | Event::Scored(_), Phase::Turn(turn))
                if turn.seat == decision.seat =>
            {
                events.push(event);
            }
            (Event::Undone | Event::Reopened, _) => {
                let undone = now.undoable();
                if undone.is_some_and(|score| score.seat == decision.seat) {
                    events.pop();
                }
            }
            _ => {}
        }
    }
    let seat = game.setup().seats().get(decision.seat)?;
    let setup = Setup::to_practise(game.rules().clone(), &seat.name).ok()?;
    let alone = Game::replay(setup, events).ok()?;
    let Phase::Turn(turn) = alone.phase() else {
        return None;
    };
    let same = alone.cards()[turn.seat] == decision.card
        && turn.hand.is_some_and(|hand| hand.dice == decision.dice);
    same.then_some(alone)
}
