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
use std::sync::atomic::{AtomicBool, Ordering};

use rollkeep_app::tournament::{Tournament, TournamentFile};
use rollkeep_solver::{Policy, Progress, SolveError};
use rollkeep_words::tournament as words;

use arguments::{Arguments, Command};
use files::{Files, complain, print};

/// Whether somebody has stopped the command.
static STOPPED: AtomicBool = AtomicBool::new(false);

/// What somebody reads who has stopped it too early.
const NOTHING_PLAYED: &str = "Stopped before the first game was over. Nothing is written.";

/// The exit code of a command that was stopped, as shells have it.
const STOPPED_CODE: u8 = 130;

fn main() -> ExitCode {
    let done = match Arguments::read(lexopt::Parser::from_env()) {
        Ok(Command::Help) => print(&arguments::help()).map(|()| ExitCode::SUCCESS),
        Ok(Command::Tournament(arguments)) => hold(&arguments),
        Err(why) => {
            complain(&format!("{why}\n--help lists the options."));
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(code) => code,
        Err(why) => {
            complain(&why);
            ExitCode::FAILURE
        }
    }
}

/// Plays it, prints it, and writes the files that were asked for. If somebody stops it, what was played until then.
fn hold(arguments: &Arguments) -> Result<ExitCode, String> {
    let stopped = ExitCode::from(STOPPED_CODE);
    rust_player::hush();
    ctrlc::set_handler(stop).map_err(|why| why.to_string())?;
    let files = Files::open(arguments)?;
    let print = |text: &str| match files.take_output() {
        true => {
            complain(text.trim_end());
            Ok(())
        }
        false => print(text),
    };
    let plan = &arguments.plan;
    let heading = print(&format!("{}\n\n", words::heading(plan)));
    if files.is_empty() {
        // Without files, the printed table is the only result.
        heading.clone()?;
    }
    let needed = arguments.seats.iter().any(|seat| seat.needs_policy());
    let threads = |work: &(dyn Fn() + Sync)| play::on_threads(arguments.threads, work);
    let solve = || Policy::solve_on(plan.rules(), threads, |_: Progress| go_on());
    let policy = match needed.then(solve).transpose() {
        Ok(policy) => policy.map(Arc::new),
        Err(SolveError::Stopped) => {
            complain(NOTHING_PLAYED);
            return Ok(stopped);
        }
        Err(why) => return Err(why.to_string()),
    };
    let show = progress();
    let watch = |tournament: &Tournament| {
        show(tournament);
        go_on()
    };
    let tournament = play::play(
        plan,
        &arguments.seats,
        policy.as_ref(),
        arguments.threads,
        &watch,
    );
    let (played, games) = (tournament.played(), plan.games());
    if played == 0 {
        complain(NOTHING_PLAYED);
        return Ok(stopped);
    }
    let table = print(&table::table(&tournament));
    let written = files.write(&TournamentFile::new(&tournament));
    heading.and(table).and(written)?;
    if tournament.is_over() {
        return Ok(ExitCode::SUCCESS);
    }
    complain(&format!("Stopped after {played} of {games} games."));
    Ok(stopped)
}

/// Stops the command after the games in hand; at once, if it is asked again.
fn stop() {
    if STOPPED.swap(true, Ordering::Relaxed) {
        std::process::exit(STOPPED_CODE.into());
    }
    complain("Stopping after the games in hand. Ctrl+C again stops at once.");
}

fn is_stopped() -> bool {
    STOPPED.load(Ordering::Relaxed)
}

fn go_on() -> ControlFlow<()> {
    match is_stopped() {
        true => ControlFlow::Break(()),
        false => ControlFlow::Continue(()),
    }
}

/// Shows how far it is on one line, if the output is a terminal.
fn progress() -> impl Fn(&Tournament) + Sync {
    let watched = std::io::stderr().is_terminal();
    move |tournament| {
        if watched {
            let over = tournament.is_over() || is_stopped();
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
