//! What perfect play scores in each box. `cargo run --profile test --no-default-features --example boxes -- 250000 yatzy`
//! plays so many games under each rule set that is named, or under all, and prints the lines of `src/coach/boxes.txt`:
//! the mean of each box in the order of the card, in hundredths of a point. The dice are the same every time.

use std::error::Error;
use std::ops::ControlFlow;
use std::sync::Arc;

use rollkeep::bots::{Bout, Perfect, Player};
use rollkeep::dice::Fair;
use rollkeep::rules::{RuleSet, catalogue};
use rollkeep::solver::{Choice, Policy, Progress};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let games = arguments
        .next()
        .map_or(Ok(250_000), |number| number.parse())?;
    let named: Vec<String> = arguments.collect();
    for rules in catalogue::ALL {
        if named.is_empty() || named.iter().any(|id| *id == *rules.id) {
            let means = means(rules, games)?;
            let means: Vec<String> = means.iter().map(u64::to_string).collect();
            println!("{} {}", rules.id, means.join(" "));
        }
    }
    Ok(())
}

/// The mean of each box in so many games, in hundredths of a point.
fn means(rules: &RuleSet, games: u64) -> Result<Vec<u64>, Box<dyn Error>> {
    let policy = Policy::solve(rules, &mut |_: Progress| ControlFlow::Continue(()))?;
    let mut player = Perfect::new(Arc::new(policy));
    let mut dice = Fair::seeded(5);
    let mut sums = vec![0_u64; rules.categories.len()];
    for _ in 0..games {
        let mut bout = Bout::new(rules, 1);
        while bout.seat().is_some() {
            let Some(view) = bout.view(&mut dice)? else {
                break;
            };
            let choice = player.choose(&view);
            if let Choice::Score(slot) = choice {
                sums[slot.index()] += u64::from(view.points(slot));
            }
            if bout.answer(choice).is_err() {
                return Err("perfect play is legal".into());
            }
        }
    }
    Ok(sums
        .iter()
        .map(|sum| (sum * 100 + games / 2) / games)
        .collect())
}
