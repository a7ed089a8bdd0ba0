//! Measures rule sets and writes what it finds, a line for each, into the files that have it:
//!
//! - `docs/data/values.csv`: what perfect play is worth, the time to solve it, and the size of the table;
//! - `docs/data/totals.csv`: what the computers score alone, with mean and standard deviation;
//! - `core/solver/src/coach/totals.txt`: the least totals that are better than 1, 2 … 99 percent of perfect play;
//! - `core/solver/src/coach/boxes.txt`: the mean of each box in perfect play and its standard deviation, in hundredths of a point.
//!
//! `cargo run --profile bench --package rollkeep-solver --example tables -- 250000 yatzy` plays that many games for each. The dice
//! are the same every time.

mod threads;

use std::error::Error;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;
use std::{env, fs, io};

use rollkeep_rules::dice::Fair;
use rollkeep_rules::{Card, RuleSet, catalogue};
use rollkeep_solver::bots::{BotGame, Perfect, Player, Strength, StrengthExt, play};
use rollkeep_solver::{Choice, Policy, Progress};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let games = arguments
        .next()
        .ok_or("say how many games, and which rules")?;
    let games: u64 = games.parse()?;
    for id in arguments {
        measure(
            &catalogue::find(&id).ok_or(format!("there are no rules {id}"))?,
            games,
        )?;
    }
    Ok(())
}

fn measure(rules: &Arc<RuleSet>, games: u64) -> Result<(), Box<dyn Error>> {
    let id = &rules.id;
    let policy = match rules.can_be_solved() {
        true => Some(solve(rules)?),
        false => None,
    };
    for strength in Strength::ALL {
        let player = match &policy {
            // Alone, the rival plays like the perfect player.
            _ if strength == Strength::Rival => None,
            Some(policy) => Some(strength.player(policy)),
            None => strength
                .unsolved(rules)
                .filter(|_| strength.can_play(rules)),
        };
        let Some(mut player) = player else { continue };
        let (mean, deviation) = solo(rules, &mut *player, games)?;
        let key = format!("{id},{},", strength.id());
        put(
            "docs/data/totals.csv",
            &key,
            &format!("{games},{mean:.1},{deviation:.1}"),
        )?;
    }
    if let Some(policy) = policy {
        let totals = least_totals(rules, Perfect::new(policy.clone()), games)?;
        put(
            "core/solver/src/coach/totals.txt",
            &format!("{id} "),
            &totals.join(" "),
        )?;
        let boxes = boxes(rules, Perfect::new(policy), games)?;
        put(
            "core/solver/src/coach/boxes.txt",
            &format!("{id} "),
            &boxes.join(" "),
        )?;
    }
    Ok(())
}

/// Solves the rules twice: for their value with all digits, and as the app does, for the policy and the time on one thread.
fn solve(rules: &Arc<RuleSet>) -> Result<Arc<Policy>, Box<dyn Error>> {
    let go_on = |_: Progress| ControlFlow::Continue(());
    let empty = Card::new(rules);
    let begun = Instant::now();
    let policy: Policy = Policy::solve(rules, &mut { go_on })?;
    let seconds = begun.elapsed().as_secs_f64();
    let value = match Policy::<f64>::solve_on(rules, threads::on_all, go_on) {
        Ok(exact) => exact.expected(&empty).map(|value| format!("{value:.9}")),
        // That takes twice the memory, too much for the largest.
        Err(_) => policy.expected(&empty).map(|value| format!("{value:.4}")),
    };
    let file = "docs/data/values.csv";
    let key = format!("{},", rules.id);
    let mut columns: Vec<String> = match find(&read(file)?, &key) {
        Some(line) => line.split(',').map(str::to_owned).collect(),
        None => vec![String::new(); 11],
    };
    let [_, value_column, _, native, .., kib] = &mut columns[..] else {
        return Err("a line of values has another number of columns".into());
    };
    *value_column = value.ok_or("no value")?;
    *native = match seconds {
        ..0.01 => format!("{seconds:.3}"),
        ..1.0 => format!("{seconds:.2}"),
        _ => format!("{seconds:.1}"),
    };
    *kib = (policy.cost().bytes / 1024).to_string();
    put(file, &key, &columns[1..].join(","))?;
    Ok(Arc::new(policy))
}

/// The path of a file of the project.
fn path(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(file)
}

fn read(file: &str) -> io::Result<String> {
    fs::read_to_string(path(file))
}

/// The line that begins with this key.
fn find<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    text.lines().find(|line| line.starts_with(key))
}

/// Writes a line of a key and the rest, instead of the one that begins with this key, or at the end.
fn put(file: &str, key: &str, rest: &str) -> io::Result<()> {
    let text = read(file)?;
    let line = format!("{key}{rest}");
    println!("{file}: {line}");
    let text = match find(&text, key) {
        Some(before) => text.replacen(before, &line, 1),
        None => format!("{text}{line}\n"),
    };
    fs::write(path(file), text)
}

/// The mean and the standard deviation of the totals of this many games.
fn solo(
    rules: &Arc<RuleSet>,
    player: &mut dyn Player,
    games: u64,
) -> Result<(f64, f64), Box<dyn Error>> {
    let mut dice = Fair::seeded(1);
    let (mut sum, mut squares) = (0.0, 0.0);
    for _ in 0..games {
        let total = f64::from(play(rules, &mut [player], &mut dice)?[0]);
        sum += total;
        squares += total * total;
    }
    let mean = sum / games as f64;
    Ok((mean, (squares / games as f64 - mean * mean).sqrt()))
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
