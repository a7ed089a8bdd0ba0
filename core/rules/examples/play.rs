//! Plays a whole game by code and prints each turn: `cargo run --package rollkeep-rules --example play`.
//!
//! Ann and Ben play Yatzy. Both keep sixes, and fill the box that pays most.

use std::error::Error;

use rollkeep_rules::catalogue;
use rollkeep_rules::dice::{Dice, Face, Fair, Keep};
use rollkeep_rules::game::{Action, Game, Phase, Seat, Setup, Start};

fn main() -> Result<(), Box<dyn Error>> {
    let rules = catalogue::find("yatzy").ok_or("no such rules")?;
    let seats = vec![Seat::person("Ann"), Seat::person("Ben")];
    let mut game = Game::new(Setup::new(rules, seats, Start::Seating, None)?);
    // The same dice every time. `Fair::from_system()` gives others.
    let mut dice = Fair::seeded(7);

    while let Phase::Turn(turn) = game.phase() {
        let action = match turn.hand {
            None => Action::Roll(Keep::NONE),
            Some(hand) if game.rolls_left() > 0 && sixes(&hand.dice) != Keep::all(5) => {
                Action::Roll(sixes(&hand.dice))
            }
            Some(hand) => {
                let card = &game.cards()[turn.seat];
                let best = game.rules().pays_most(card, hand.throw());
                let slot = best.ok_or("a full card")?;
                let name = &game.setup().seats()[turn.seat].name;
                println!(
                    "{name}: {} for {}",
                    hand.dice,
                    game.rules().category(slot).id
                );
                Action::Score(slot)
            }
        };
        // A game never changes: each action makes another one, or is refused with a reason.
        (game, _) = game.apply(action, &mut dice)?;
    }
    for (seat, card) in game.setup().seats().iter().zip(game.cards()) {
        println!("{}: {}", seat.name, card.totals(game.rules()).grand());
    }
    Ok(())
}

/// The places of the sixes.
fn sixes(dice: &Dice) -> Keep {
    let places = dice.faces().iter().enumerate();
    let sixes = places.filter(|(_, face)| **face == Face::Six);
    sixes.fold(Keep::NONE, |keep, (place, _)| keep.toggled(place))
}
