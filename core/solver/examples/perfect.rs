//! Measures perfect play. `cargo run --package rollkeep-solver --example perfect -- totals 250000 yatzy`
//! plays this many games under each given rule set, or under all, and prints the lines of `core/solver/src/coach/totals.txt`: the
//! least total that is better than 1, 2 … 99 percent of the games. With `boxes`, it prints those of
//! `core/solver/src/coach/boxes.txt`: the mean of each box and its standard deviation, in the order of the card, in hundredths of
//! a point. The dice are the same every time.

mod threads;

use std::error::Error;
use std::ops::ControlFlow;
use std::sync::Arc;

use rollkeep_rules::dice::Fair;
use rollkeep_rules::{RuleSet, catalogue};
use rollkeep_solver::bots::{BotGame, Perfect, Player, play};
use rollkeep_solver::{Choice, Policy};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let numbers = match arguments.next().as_deref() {
        Some("totals") => least_totals,
        Some("boxes") => boxes,
        _ => return Err("say what to count: totals or boxes".into()),
    };
    let games = arguments
        .next()
        .map_or(Ok(250_000), |number| number.parse())?;
    let named: Vec<String> = arguments.collect();
    for rules in catalogue::all().iter().filter(|it| it.can_be_solved()) {
        if named.is_empty() || named.iter().any(|id| *id == *rules.id) {
            let policy = Policy::solve_on(rules, threads::on_all, |_| ControlFlow::Continue(()))?;
            let numbers = numbers(rules, Perfect::new(Arc::new(policy)), games)?;
            println!("{} {}", rules.id, numbers.join(" "));
        }
    }
    Ok(())
}

/// The least totals that are better than 1, 2 … 99 percent of these games.
fn least_totals(
    rules: &Arc<RuleSet>,
    mut player: Perfect,
    games: u64,
) -> Result<Vec<String>, Box<dyn Error>> {
    let mut dice = Fair::seeded(4);
    let mut totals = Vec::new();
    for _ in 0..games {
        totals.extend(play(rules, &mut [&mut player], &mut dice)?);
    }
    totals.sort_unstable();
    let least = (1..100).map(|percent| {
        // At least this many games must be below it.
        let below = (totals.len() * percent).div_ceil(100).max(1);
        let least = totals
            .get(below - 1)
            .map_or(0, |total| u64::from(*total) + 1);
        least.to_string()
    });
    Ok(least.collect())
}

/// The mean and the standard deviation of each box over these games, in hundredths of a point.
fn boxes(
    rules: &Arc<RuleSet>,
    mut player: Perfect,
    games: u64,
) -> Result<Vec<String>, Box<dyn Error>> {
    let mut dice = Fair::seeded(5);
    let mut sums = vec![(0_u64, 0_u64); rules.categories.len()];
    for _ in 0..games {
        let mut game = BotGame::new(rules, 1);
        while game.seat().is_some() {
            let Some(view) = game.view(&mut dice)? else {
                break;
            };
            let choice = player.choose(&view);
            if let Choice::Score(slot) = choice {
                let points = u64::from(view.points(slot));
                let (sum, squares) = &mut sums[slot.index()];
                (*sum, *squares) = (*sum + points, *squares + points * points);
            }
            if game.answer(choice).is_err() {
                return Err("perfect play is legal".into());
            }
        }
    }
    let games = games as f64;
    let boxes = sums.into_iter().map(|(sum, squares)| {
        let mean = sum as f64 / games;
        let deviation = (squares as f64 / games - mean * mean).sqrt();
        format!("{:.0}/{:.0}", mean * 100.0, deviation * 100.0)
    });
    Ok(boxes.collect())
}
