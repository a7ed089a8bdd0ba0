//! Computes the value of an empty card under best play where rolls are saved.
//! `cargo run --profile bench --package rollkeep-solver --example saved_rolls` does it for Maxi Yatzy, on one thread. It says
//! first what it costs. With `exact`, it computes more digits in twice the memory.

use std::error::Error;
use std::io::{IsTerminal, Write, stderr};
use std::ops::ControlFlow;
use std::time::Instant;

use rollkeep_rules::{Card, catalogue};
use rollkeep_solver::{Progress, Real, SavedRollsSolver};

fn main() -> Result<(), Box<dyn Error>> {
    match std::env::args().nth(1).as_deref() {
        None => value::<f32>(3),
        Some("exact") => value::<f64>(9),
        Some(other) => Err(format!("not {other}, but exact or nothing").into()),
    }
}

fn value<F: Real>(digits: usize) -> Result<(), Box<dyn Error>> {
    for rules in catalogue::all().iter().filter(|it| it.saved_rolls) {
        let solver = SavedRollsSolver::new(rules)?;
        let card = Card::new(rules);
        let cost = solver.cost::<F>(&card)?;
        println!(
            "{}: {} states, {:.1e} operations, {} MiB",
            rules.id,
            cost.states,
            cost.operations as f64,
            cost.bytes >> 20
        );
        let start = Instant::now();
        let is_watched = stderr().is_terminal();
        let mut watch = |it: Progress| {
            if is_watched {
                // A line that cannot be shown is not missed.
                let _ = write!(stderr(), "\r{} of {}", it.done, it.all);
            }
            ControlFlow::Continue(())
        };
        let value = solver.expected::<F>(&card, 0, &mut watch)?;
        if is_watched {
            let _ = writeln!(stderr());
        }
        let seconds = start.elapsed().as_secs_f64();
        println!("{value:.digits$} after {seconds:.0} s");
    }
    Ok(())
}
