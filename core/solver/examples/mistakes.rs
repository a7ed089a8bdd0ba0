//! Measures what the mistakes of computer players cost, in points and in chance to win: `cargo run --profile bench --package
//! rollkeep-solver --example mistakes -- yatzy 300` lets each of them play 300 games against itself. The grades of mistakes in the
//! review follow from that.

use std::error::Error;
use std::ops::ControlFlow;
use std::sync::Arc;

use rollkeep_rules::catalogue;
use rollkeep_rules::dice::Fair;
use rollkeep_solver::Policy;
use rollkeep_solver::bots::{BotGame, Strength, StrengthExt, View};
use rollkeep_solver::coach::{CoachService, Position, Verdict};

/// How many players a game has.
const SEATS: usize = 2;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let id = arguments.next().unwrap_or("yahtzee-official".to_owned());
    let games: u32 = arguments.next().map_or(Ok(300), |it| it.parse())?;
    let rules = catalogue::find(&id).ok_or("no such rule set")?;
    let go_on = &mut |_| ControlFlow::Continue(());
    let policy = Arc::new(Policy::solve(&rules, go_on)?);
    let mut coach = CoachService::default();
    coach.keep(Policy::solve(&rules, go_on)?);
    println!("{id}: the mistakes of one player in a game of {SEATS}");
    for strength in [Strength::Novice, Strength::Casual, Strength::Skilled] {
        let mut player = strength.player(&policy);
        let mut dice = Fair::seeded(1);
        let (mut points, mut chances) = (Vec::new(), Vec::new());
        for _ in 0..games {
            let mut game = BotGame::new(&rules, SEATS);
            while let Some(view) = game.view(&mut dice)? {
                let choice = player.choose(&view);
                let position = position(&view);
                let advised = coach.advise(&position, go_on).ok_or("no advice")?;
                let played = advised.value(choice, &view.dice);
                let verdict = Verdict {
                    best: advised.best,
                    expected: advised.expected,
                    played: played.ok_or("an illegal choice")?,
                    open: true,
                };
                if !verdict.is_best() {
                    points.push(verdict.cost() as f64 / 1e6);
                }
                let others: Vec<_> = view.others.iter().map(|card| (*card).clone()).collect();
                let win_advice = coach.advise_to_win(&position, &others, go_on);
                let cost = win_advice.and_then(|advice| advice.cost(choice, &view.dice));
                chances.extend(
                    cost.filter(|cost| *cost > 0)
                        .map(|cost| f64::from(cost) / 1e4),
                );
                game.answer(choice)?;
            }
        }
        println!("{}", strength.id());
        let players = f64::from(games) * SEATS as f64;
        report("points", points, players);
        report("percentage points of the chance to win", chances, players);
    }
    Ok(())
}

/// The position that a player sees.
fn position(view: &View) -> Position {
    Position::new(view.rules, view.card, &view.dice, view.rolls_left)
}

/// Prints how much mistakes cost.
fn report(unit: &str, mut costs: Vec<f64>, players: f64) {
    costs.sort_by(f64::total_cmp);
    let at = |share: usize| costs.get(costs.len() * share / 100).copied().unwrap_or(0.0);
    let from = |least: f64| costs.iter().filter(|cost| **cost >= least).count() as f64 / players;
    println!(
        "  {unit}: mistakes {:.2}, from 1 {:.2}, from 2 {:.2}, from 3 {:.2}, from 5 {:.2}, from 8 {:.2}; quartiles {:.2} {:.2} {:.2}, nine tenths {:.2}",
        from(0.0),
        from(1.0),
        from(2.0),
        from(3.0),
        from(5.0),
        from(8.0),
        at(25),
        at(50),
        at(75),
        at(90),
    );
}
