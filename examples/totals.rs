//! How often perfect play comes to each total. `cargo run --profile test --no-default-features --example totals --
//! 250000 yatzy` plays so many games under each rule set that is named, or under all, and prints the lines of
//! `src/coach/totals.txt`. The dice are the same every time.

use std::error::Error;
use std::ops::ControlFlow;
use std::sync::Arc;

use rollkeep::bots::{Perfect, play};
use rollkeep::dice::Fair;
use rollkeep::rules::{RuleSet, catalogue};
use rollkeep::solver::{Policy, Progress};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let games = arguments
        .next()
        .map_or(Ok(250_000), |number| number.parse())?;
    let named: Vec<String> = arguments.collect();
    for rules in catalogue::ALL {
        if named.is_empty() || named.iter().any(|id| *id == *rules.id) {
            let least = least_totals(rules, games)?;
            let least: Vec<String> = least.iter().map(u16::to_string).collect();
            println!("{} {}", rules.id, least.join(" "));
        }
    }
    Ok(())
}

/// The least total that is better than 1, 2 … 99 per cent of so many games.
fn least_totals(rules: &RuleSet, games: usize) -> Result<Vec<u16>, Box<dyn Error>> {
    let policy = Policy::solve(rules, &mut |_: Progress| ControlFlow::Continue(()))?;
    let mut player = Perfect::new(Arc::new(policy));
    let mut dice = Fair::seeded(4);
    let mut totals = Vec::with_capacity(games);
    for _ in 0..games {
        totals.extend(play(rules, &mut [&mut player], &mut dice)?);
    }
    totals.sort_unstable();
    let least = (1..100).map(|percent| {
        // So many games must lie below it.
        let below = (games * percent).div_ceil(100).max(1);
        totals.get(below - 1).map_or(0, |total| total + 1)
    });
    Ok(least.collect())
}
