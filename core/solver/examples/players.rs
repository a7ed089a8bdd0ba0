//! Measures who beats whom: `cargo run --profile bench --package rollkeep-solver --example players -- yahtzee-official 5000`
//! plays 5,000 games of each pair of computers, in which both begin equally often. What they score alone, the example `tables`
//! measures.

mod threads;

use std::error::Error;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Instant;

use rollkeep_rules::dice::Fair;
use rollkeep_rules::{RuleSet, catalogue};
use rollkeep_solver::Policy;
use rollkeep_solver::bots::{Player, Strength, StrengthExt, play_out};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let id = arguments
        .next()
        .unwrap_or_else(|| catalogue::default().id.clone());
    let against: u32 = arguments
        .next()
        .map_or(Ok(5_000), |number| number.parse())?;
    let rules = &catalogue::find(&id).ok_or("no such rule set")?;
    let policy = Policy::solve_on(rules, threads::on_all, |_| ControlFlow::Continue(()))?;
    let policy = Arc::new(policy);

    println!("{id}: wins of the first against the second, per cent; a shared win is half a win");
    for (number, one) in Strength::ALL.into_iter().enumerate().rev() {
        for other in Strength::ALL[..number].iter().rev() {
            // The two strongest are nearly equal.
            let games = match one {
                Strength::Rival if *other == Strength::Perfect => 4 * against,
                _ => against,
            };
            let players = [one.player(&policy), other.player(&policy)];
            let won = wins(rules, players, games)?;
            println!("{:<8} {:<8} {won}", one.id(), other.id());
        }
    }
    let company: [_; 6] = std::array::from_fn(|seat| match seat {
        0 => Strength::Rival.player(&policy),
        _ => Strength::Perfect.player(&policy),
    });
    let won = wins(rules, company, 4 * against)?;
    println!("\na rival among five perfect players wins {won}; a fair share is 16.67");

    let company = [Strength::ALL.as_slice(), &[Strength::Perfect]].concat();
    let company: Vec<_> = company.iter().map(|it| it.player(&policy)).collect();
    let start = Instant::now();
    if let Ok(company) = company.try_into() {
        wins::<6>(rules, company, 1000)?;
    }
    println!(
        "\na thousand games of one of each and one more perfect player: {:.2} s",
        start.elapsed().as_secs_f64()
    );
    Ok(())
}

/// The share of games that the first one wins; all begin equally often.
fn wins<const N: usize>(
    rules: &Arc<RuleSet>,
    mut players: [Box<dyn Player>; N],
    games: u32,
) -> Result<Wins, Box<dyn Error>> {
    let mut dice = Fair::seeded(2);
    let (mut sum, mut squares) = (0.0, 0.0);
    for game in 0..games {
        let mut seats = players
            .each_mut()
            .map(|player| &mut **player as &mut dyn Player);
        let first = game as usize % N;
        seats.rotate_right(first);
        let winners = play_out(rules, &mut seats, &mut dice)?.winners();
        if winners.contains(&first) {
            let won = 1.0 / winners.len() as f64;
            sum += won;
            squares += won * won;
        }
    }
    let games = f64::from(games);
    let share = sum / games;
    Ok(Wins {
        share,
        error: ((squares / games - share * share) / games).sqrt(),
    })
}

/// A share of games, and its standard error.
struct Wins {
    share: f64,
    error: f64,
}

impl std::fmt::Display for Wins {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:6.2} ± {:.2}", 100.0 * self.share, 100.0 * self.error)
    }
}
