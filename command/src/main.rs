//! Holds a tournament among computer players, on all cores, and prints how it ended.

mod arguments;
mod files;
mod play;
mod players;
mod rust_player;
mod table;

use std::io::{IsTerminal, Write};
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::sync::Arc;

use rollkeep_core::solver::{Policy, Progress};
use rollkeep_core::text::tournament as words;
use rollkeep_core::tournament::{Tournament, TournamentFile};

use arguments::{Arguments, Command};
use files::{Files, complain, print};

fn main() -> ExitCode {
    let done = match Arguments::read(lexopt::Parser::from_env()) {
        Ok(Command::Help) => print(&arguments::help()),
        Ok(Command::Tournament(arguments)) => hold(&arguments),
        Err(why) => {
            complain(&format!("{why}\n--help lists the options."));
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            complain(&why);
            ExitCode::FAILURE
        }
    }
}

/// Plays it, prints it, and writes the files that were asked for.
fn hold(arguments: &Arguments) -> Result<(), String> {
    rust_player::hush();
    let files = Files::open(arguments)?;
    let plan = &arguments.plan;
    let heading = print(&format!("{}\n\n", words::heading(plan)));
    if files.is_empty() {
        // Without files, the printed table is the only result.
        heading.clone()?;
    }
    let watch = &mut |_: Progress| ControlFlow::Continue(());
    let policy = Policy::solve(plan.rules(), watch).map_err(|why| why.to_string())?;
    let tournament = play::play(
        plan,
        &arguments.seats,
        &Arc::new(policy),
        arguments.threads,
        &progress(),
    );
    let table = print(&table::table(&tournament));
    let written = files.write(&TournamentFile::new(&tournament));
    heading.and(table).and(written)
}

/// Shows how far it is on one line, if the output is a terminal.
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
            // A line that cannot be shown is not missed.
            let _ = write!(stderr, "\r\x1b[K{line}").and_then(|()| stderr.flush());
        }
    }
}
