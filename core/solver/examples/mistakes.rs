//! Measures what the mistakes of computer players cost: `cargo run --profile bench --package rollkeep-solver --example mistakes --
//! yatzy 1000` lets each of them play 1,000 games. The grades of mistakes in the review follow from that.

use std::error::Error;
use std::ops::ControlFlow;
use std::sync::Arc;

use rollkeep_rules::catalogue;
use rollkeep_rules::dice::Fair;
use rollkeep_solver::Policy;
use rollkeep_solver::bots::{BotGame, Strength, StrengthExt};
use rollkeep_solver::coach::Advised;

/// What is not more, in points, is no mistake: the review shows it as 0.0.
const SHOWN: f64 = 0.05;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let id = arguments.next().unwrap_or("yahtzee-official".to_owned());
    let games: u32 = arguments.next().map_or(Ok(500), |it| it.parse())?;
    let rules = catalogue::find(&id).ok_or("no such rule set")?;
    let policy: Policy = Policy::solve(&rules, &mut |_| ControlFlow::Continue(()))?;
    let policy = Arc::new(policy);
    println!(
        "{id}, points lost by each mistake, and how many mistakes of three sizes there are in a game"
    );
    for strength in [Strength::Novice, Strength::Casual, Strength::Skilled] {
        let mut player = strength.player(&policy);
        let mut dice = Fair::seeded(1);
        let mut costs = Vec::new();
        for _ in 0..games {
            let mut game = BotGame::new(&rules, 1);
            while let Some(view) = game.view(&mut dice)? {
                let choice = player.choose(&view);
                let advice = policy.advise(view.card, &view.dice, view.rolls_left)?;
                let advised = Advised::new(advice);
                let played = advised
                    .value(choice, &view.dice)
                    .ok_or("an illegal choice")?;
                costs.push((advised.expected - played) as f64 / 1e6);
                game.answer(choice)?;
            }
        }
        let lost: f64 = costs.iter().sum();
        costs.retain(|cost| *cost >= SHOWN);
        costs.sort_by(f64::total_cmp);
        let at = |share: usize| costs.get(costs.len() * share / 100).copied().unwrap_or(0.0);
        let a_game = |least: f64| {
            let count = costs.iter().filter(|cost| **cost >= least).count();
            count as f64 / f64::from(games)
        };
        println!(
            "{:<8} lost {:.1} a game; quartiles {:.2} {:.2} {:.2}, nine tenths {:.2}, 99 hundredths {:.2}; mistakes {:.2}, from 1 point {:.2}, from 2 {:.2}, from 3 {:.2}, from 5 {:.2}, from 8 {:.2}",
            strength.id(),
            lost / f64::from(games),
            at(25),
            at(50),
            at(75),
            at(90),
            at(99),
            a_game(SHOWN),
            a_game(1.0),
            a_game(2.0),
            a_game(3.0),
            a_game(5.0),
            a_game(8.0),
        );
    }
    Ok(())
}
