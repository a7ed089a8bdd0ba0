//! How strong the computer players are: `cargo run --profile bench --no-default-features
//! --example players -- yahtzee-official 100000 10000` plays so many games alone, and against
//! each other so many that both begin equally often.

use std::error::Error;
use std::ops::ControlFlow;
use std::sync::Arc;

use rollkeep::bots::{Player, Strength, play};
use rollkeep::dice::Fair;
use rollkeep::rules::{Card, RuleSet, catalogue};
use rollkeep::solver::{Policy, Progress};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let id = arguments
        .next()
        .unwrap_or_else(|| catalogue::DEFAULT.id.to_string());
    let alone: u32 = arguments
        .next()
        .map_or(Ok(100_000), |number| number.parse())?;
    let against: u32 = arguments
        .next()
        .map_or(Ok(10_000), |number| number.parse())?;
    let rules = catalogue::find(&id).ok_or("no such rule set")?;
    let policy = Policy::solve(rules, &mut |_: Progress| ControlFlow::Continue(()))?;
    let value = policy.expected(&Card::new(rules)).ok_or("no value")?;
    let policy = Arc::new(policy);

    println!("{id}, alone, {alone} games; the solver's value is {value:.3}");
    // Without others to beat, the rival is the perfect player.
    for strength in Strength::ALL.into_iter().filter(|&s| s != Strength::Rival) {
        let (mean, deviation) = solo(rules, &mut *strength.player(&policy), alone)?;
        let error = deviation / f64::from(alone).sqrt();
        println!(
            "{:<8} {mean:>8.3} ± {error:.3}   SD {deviation:.2}",
            strength.id()
        );
    }

    println!(
        "\nwins of the first against the second, per cent of {against} games; a shared win is half a win"
    );
    for (number, one) in Strength::ALL.into_iter().enumerate().rev() {
        for other in Strength::ALL[..number].iter().rev() {
            let players = [one.player(&policy), other.player(&policy)];
            let won = 100.0 * duel(rules, players, against)?;
            println!("{:<8} {:<8} {won:>6.2}", one.id(), other.id());
        }
    }
    Ok(())
}

/// Mean and standard deviation of so many totals.
fn solo(
    rules: &RuleSet,
    player: &mut dyn Player,
    games: u32,
) -> Result<(f64, f64), Box<dyn Error>> {
    let mut dice = Fair::seeded(1);
    let (mut sum, mut squares) = (0.0, 0.0);
    for _ in 0..games {
        let total = f64::from(play(rules, &mut [player], &mut dice)?[0]);
        sum += total;
        squares += total * total;
    }
    let mean = sum / f64::from(games);
    Ok((mean, (squares / f64::from(games) - mean * mean).sqrt()))
}

/// How much of the games the first one wins.
fn duel(
    rules: &RuleSet,
    mut players: [Box<dyn Player>; 2],
    games: u32,
) -> Result<f64, Box<dyn Error>> {
    let mut dice = Fair::seeded(2);
    let mut wins = 0.0;
    for game in 0..games {
        let [one, other] = &mut players;
        let totals = match game % 2 {
            0 => play(rules, &mut [&mut **one, &mut **other], &mut dice)?,
            _ => {
                let mut totals = play(rules, &mut [&mut **other, &mut **one], &mut dice)?;
                totals.reverse();
                totals
            }
        };
        wins += match totals[0].cmp(&totals[1]) {
            std::cmp::Ordering::Less => 0.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 1.0,
        };
    }
    Ok(wins / f64::from(games))
}
