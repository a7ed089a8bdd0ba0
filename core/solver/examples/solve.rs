//! Solves a rule set and prints the best choices in a position, which `docs/NOTATION.md` describes:
//! `cargo run --package rollkeep-solver --example solve -- "yatzy; chance=22; 2 2 5 6 6; 2"`.

use std::error::Error;
use std::ops::ControlFlow;

use rollkeep_solver::coach::Position;
use rollkeep_solver::{Policy, Progress};

/// How many keeps and boxes are printed.
const SHOWN: usize = 5;

fn main() -> Result<(), Box<dyn Error>> {
    let text = std::env::args().nth(1);
    let text = text.unwrap_or_else(|| "yatzy; chance=22; 2 2 5 6 6; 2".to_owned());
    let position: Position = text.parse()?;
    let (rules, card, dice) = position.read()?;

    // Takes seconds for most rules. The closure could show the progress, or stop it.
    let policy: Policy = Policy::solve(&rules, &mut |_: Progress| ControlFlow::Continue(()))?;
    let advice = policy.advise(&card, &dice, position.rolls_left)?;

    println!("{position}");
    println!("{:.3} points expected at the end of the game", advice.value);
    for it in advice.keeps.iter().take(SHOWN) {
        println!(
            "{:8.3}  keep {} ({})",
            it.value,
            it.keep,
            dice.only(it.keep)
        );
    }
    for it in advice.boxes.iter().take(SHOWN) {
        let id = &rules.category(it.slot).id;
        println!("{:8.3}  fill {id} with {}", it.value, it.points);
    }
    Ok(())
}
