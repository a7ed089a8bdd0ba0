//! Holds a tournament among computer players, on all cores, and prints how it ended.

mod arguments;
mod guest;
mod play;
mod players;
mod table;

use std::io::{IsTerminal, Write};
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::sync::Arc;

use rollkeep::solver::{Policy, Progress};
use rollkeep::text::tournament as words;
use rollkeep::tournament::{Sheet, Tournament};

use arguments::{Arguments, Wanted};

fn main() -> ExitCode {
    match Arguments::read(lexopt::Parser::from_env()) {
        Ok(Wanted::Help) => {
            print!("{}", arguments::help());
            ExitCode::SUCCESS
        }
        Ok(Wanted::Tournament(arguments)) => match hold(&arguments) {
            Ok(()) => ExitCode::SUCCESS,
            Err(why) => {
                eprintln!("{why}");
                ExitCode::FAILURE
            }
        },
        Err(why) => {
            eprintln!("{why}\n--help lists what can be asked for.");
            ExitCode::from(2)
        }
    }
}

/// Plays it, prints it, and writes the files that were asked for.
fn hold(arguments: &Arguments) -> Result<(), String> {
    guest::hush();
    let plan = &arguments.plan;
    println!("{}\n", words::heading(plan));
    let watch = &mut |_: Progress| ControlFlow::Continue(());
    let policy = Policy::solve(plan.rules(), watch).map_err(|why| why.to_string())?;
    let tournament = play::play(
        plan,
        &arguments.seats,
        &Arc::new(policy),
        arguments.threads,
        &progress(),
    );
    print!("{}", table::table(&tournament));

    let sheet = Sheet::new(&tournament);
    let write = |file: &Option<String>, text: &dyn Fn() -> String| match file {
        Some(file) => std::fs::write(file, text()).map_err(|why| format!("{file}: {why}")),
        None => Ok(()),
    };
    write(&arguments.json, &|| sheet.to_text())?;
    write(&arguments.csv, &|| sheet.to_csv())
}

/// One line that tells how far it is, if somebody watches.
fn progress() -> impl Fn(&Tournament) + Sync {
    let watched = std::io::stderr().is_terminal();
    move |tournament| {
        if watched {
            let over = tournament.is_over();
            let line = if over {
                String::new()
            } else {
                words::progress(tournament)
            };
            let mut stderr = std::io::stderr();
            // Nobody misses a line that cannot be shown.
            let _ = write!(stderr, "\r\x1b[K{line}").and_then(|()| stderr.flush());
        }
    }
}
