//! A game that a computer plays alone, with shared dice.

use std::sync::Arc;

use super::{Perfect, Player, View};
use crate::{Choice, Policy};
use rollkeep_rules::dice::Fair;
use rollkeep_rules::game::{Action, Game, Phase, Refused, Setup};

/// Plays the rest of a game whose dice are [shared](rollkeep_rules::game::SharedDice) for all of its seats: what this player
/// would have scored with the same dice.
///
/// # Errors
/// [`Refused`] if the player's choice is illegal.
pub fn play_alone(game: Game, player: &mut dyn Player) -> Result<Game, Refused> {
    let mut game = game;
    // Not used: the dice are shared.
    let mut dice = Fair::from_system();
    while let Phase::Turn(turn) = game.phase() {
        let (rules, card) = (game.rules(), &game.cards()[turn.seat]);
        let action = match turn.hand {
            None => Action::Roll(rollkeep_rules::dice::Keep::NONE),
            Some(hand) => {
                let view = View::new(rules, card, hand.dice, turn.rolls_left(rules));
                match player.choose(&view) {
                    Choice::Keep(keep) => Action::Roll(keep),
                    Choice::Score(slot) => Action::Score(slot),
                }
            }
        };
        game = game.apply(action, &mut dice)?.0;
    }
    Ok(game)
}

/// The whole game as the perfect player would have played it with the same dice. `None` if the policy is for other
/// rules, or the dice are not shared.
pub fn perfect_game(setup: &Setup, policy: &Arc<Policy>) -> Option<Game> {
    let known = setup.seed().is_some() && setup.rules() == policy.rules();
    let game = known.then(|| Game::new(setup.clone()))?;
    play_alone(game, &mut Perfect::new(policy.clone())).ok()
}
