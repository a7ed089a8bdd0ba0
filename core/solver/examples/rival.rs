//! Measures how much more often Rival wins than Perfect would in its place:
//! `cargo run --profile bench --package rollkeep-solver --example rival -- yahtzee-official 2 10000` plays 10,000 games of two, each
//! twice, with the same dice for the same turn. So most of the luck cancels out.

use std::error::Error;
use std::ops::ControlFlow;
use std::sync::Arc;

use rollkeep_rules::dice::Fair;
use rollkeep_rules::{RuleSet, catalogue};
use rollkeep_solver::Policy;
use rollkeep_solver::bots::{BotGame, Perfect, Player, Rival};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let id = arguments.next().unwrap_or("yahtzee-official".to_owned());
    let seats: usize = arguments.next().map_or(Ok(2), |it| it.parse())?;
    let games: u32 = arguments.next().map_or(Ok(10_000), |it| it.parse())?;
    let rules = catalogue::find(&id).ok_or("no such rule set")?;
    let mut go_on = |_| ControlFlow::Continue(());
    let policy: Arc<Policy> = Arc::new(Policy::solve(&rules, &mut go_on)?);
    let rival = || -> Box<dyn Player> { Box::new(Rival::new(policy.clone())) };
    let perfect = || -> Box<dyn Player> { Box::new(Perfect::new(policy.clone())) };

    let (mut sum, mut squares) = (0.0, 0.0);
    for game in 0..games {
        let place = game as usize % seats;
        let share = |with_rival: bool| {
            let players = (0..seats).map(|seat| match with_rival && seat == place {
                true => rival(),
                false => perfect(),
            });
            share_of(place, &rules, players.collect(), game)
        };
        let gain = share(true)? - share(false)?;
        sum += gain;
        squares += gain * gain;
    }
    let games = f64::from(games);
    let mean = sum / games;
    let error = ((squares / games - mean * mean) / games).sqrt();
    println!(
        "{id}, {seats} players: Rival wins {:.2} per cent, ± {:.2}",
        100.0 * (1.0 / seats as f64 + mean),
        100.0 * error
    );
    Ok(())
}

/// Plays a game and returns what share of the win this seat has.
fn share_of(
    place: usize,
    rules: &Arc<RuleSet>,
    mut players: Vec<Box<dyn Player>>,
    number: u32,
) -> Result<f64, Box<dyn Error>> {
    let mut game = BotGame::new(rules, players.len());
    let (mut dice, mut turn) = (Fair::seeded(0), None);
    while let Some(seat) = game.seat() {
        // Each turn has dice of its own, whatever happened before.
        let filled = game.card(seat).map_or(0, |card| card.filled());
        if turn.replace((seat, filled)) != Some((seat, filled)) {
            let turn = (filled * players.len() + seat) as u64;
            dice = Fair::seeded(u64::from(number) << 16 | turn);
        }
        let Some(view) = game.view(&mut dice)? else {
            break;
        };
        let choice = players[seat].choose(&view);
        game.answer(choice)?;
    }
    let winners = game.winners();
    Ok(match winners.contains(&place) {
        true => 1.0 / winners.len() as f64,
        false => 0.0,
    })
}
