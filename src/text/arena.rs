//! Words of the arena's screens.

use super::names::isolated;

/// The way there, and its heading.
pub const ARENA: &str = "Arena";
/// What it is.
pub const ARENA_HELP: &str = "Let computer players compete over many games. All of them play every game. The highest total earns a point, and the most points win.";
/// Who takes part.
pub const WHO_MEETS: &str = "Who plays?";
/// One who takes part.
pub const ENTRANT: &str = "Player";
pub const ADD_ENTRANT: &str = "Add a player";
/// Groups of players to choose from.
pub const BUILT_IN: &str = "Built in";
pub const OWN: &str = "Your own";
pub const WRITE_ONE: &str = "Write a player of your own";
/// How many games, and which dice.
pub const HOW_MANY: &str = "How many games?";
pub const SEED: &str = "Seed";
pub const SEED_HELP: &str = "A whole number that decides all the dice: the same seed repeats the same tournament. If your own players take part, random digits are added, so that none of them can work out the dice. The tournament shows the full seed.";
pub const ANOTHER_SEED: &str = "New seed";
pub const START: &str = "Start";
/// Those that were held.
pub const HELD: &str = "Tournaments so far";
pub const NONE_HELD: &str = "No tournaments here yet.";
pub const OPEN_FILE: &str = "Open a file";
/// While another one is under way.
pub const BUSY: &str =
    "A tournament is running. Starting another one pauses it; you can resume it later.";
pub const DELETE_QUESTION: &str = "Delete this tournament?";
pub const DELETE_WHY: &str = "You cannot get its results back.";
/// While it is under way.
pub const TOURNAMENT: &str = "Tournament";
pub const STANDING: &str = "Standings";
pub const PREPARING: &str = "Getting ready";
pub const PAUSE: &str = "Pause";
pub const GO_ON: &str = "Resume";
pub const CHANGED_ELSEWHERE: &str =
    "This tournament was played on in another tab. This is where it stands now.";
pub const DELETED_ELSEWHERE: &str =
    "This tournament was deleted in another tab. It stops here and is not saved.";
pub const STOP: &str = "Stop";
pub const FAILED: &str = "The tournament has stopped: its program could not be loaded, or has crashed. What was played is saved, and “Resume” tries again.";
pub const ELSEWHERE: &str =
    "This page cannot resume it, because one of its players exists only on the command line.";
/// Two tabs.
pub const ONLY_WATCHING: &str = "This tournament is being played in another tab.";
pub const DELETED: &str = "This tournament was deleted in another tab.";
/// When it is held.
pub const AGAIN: &str = "Another tournament";
pub const SAVE_CSV: &str = "Totals as CSV";
pub const SAVE_JSON: &str = "Everything as JSON";
pub const NO_SUCH: &str = "No such tournament";
pub const NO_SUCH_HELP: &str = "It was deleted, or it was played on another device.";
/// The charts.
pub const SPREAD: &str = "How often each total came up";
pub const SPREAD_HELP: &str =
    "A taller bar means that more games ended with a total in that range.";
pub const COURSE: &str = "Points over the games";
pub const COURSE_HELP: &str = "Each player’s points after each number of games.";
pub const AFTER_GAME: &str = "After game";
pub const TOTALS: &str = "Totals";

/// How long it took: "1000 games in 1.4 seconds: 714 games a second."
pub fn took(games: u32, millis: f64) -> String {
    let tenths = (millis / 100.0).round().max(1.0) as u64;
    let rate = (f64::from(games) * 1000.0 / millis.max(1.0)).round() as u64;
    let games = if games == 1 {
        "1 game".to_owned()
    } else {
        format!("{games} games")
    };
    format!(
        "{games} in {}.{} seconds: {rate} a second.",
        tenths / 10,
        tenths % 10
    )
}

/// How many games there may be.
pub fn no_games(most: u32) -> String {
    format!("Play 1 to {most} games.")
}

/// What a seed may be.
pub fn no_seed() -> String {
    format!(
        "The seed is a whole number from 0 to {}, or the full seed that a tournament shows.",
        u64::MAX
    )
}

/// A player that was chosen and is gone.
pub fn no_such_player(name: &str) -> String {
    format!("“{}” is no longer among your players.", isolated(name))
}

/// A range of totals.
pub fn range(from: u16, width: u16) -> String {
    format!("{from}–{}", from + width - 1)
}

/// How far the preparations are.
pub fn preparing(percent: u32) -> String {
    format!("{PREPARING}: {percent}\u{a0}%")
}
