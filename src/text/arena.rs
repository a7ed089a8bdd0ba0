//! Words of the arena's screens.

use super::names::isolated;

/// The way there, and its heading.
pub const ARENA: &str = "Arena";
/// What it is.
pub const ARENA_HELP: &str = "Computer players meet in many games at once. All play in every game; whoever has the highest total gets a point, and most points win.";
/// Who takes part.
pub const WHO_MEETS: &str = "Who meets?";
/// One who takes part.
pub const ENTRANT: &str = "Entrant";
pub const ADD_ENTRANT: &str = "Add an entrant";
/// Groups of players to choose from.
pub const BUILT_IN: &str = "Built in";
pub const OWN: &str = "Your own";
pub const WRITE_ONE: &str = "Write a player of your own";
/// How many games, and which dice.
pub const HOW_MANY: &str = "How many games?";
pub const SEED: &str = "Seed";
pub const SEED_HELP: &str = "A whole number that settles all dice: with the same one, the same tournament can be held again. If your own players take part, random digits are added, so that none can find out the dice; the tournament shows the whole seed.";
pub const ANOTHER_SEED: &str = "Another";
pub const START: &str = "Start";
/// Those that were held.
pub const HELD: &str = "Tournaments so far";
pub const NONE_HELD: &str = "None has been held here yet.";
pub const OPEN_FILE: &str = "Open a file";
/// While another one is under way.
pub const BUSY: &str = "A tournament is under way. Another one pauses it; it can go on later.";
pub const DELETE_QUESTION: &str = "Delete this tournament?";
pub const DELETE_WHY: &str = "Its totals are gone for good.";
/// While it is under way.
pub const TOURNAMENT: &str = "Tournament";
pub const STANDING: &str = "Standing";
pub const PREPARING: &str = "Getting ready";
pub const PAUSE: &str = "Pause";
pub const GO_ON: &str = "Go on";
pub const CHANGED_ELSEWHERE: &str =
    "This tournament went on in another tab. Here is how it stands there.";
pub const DELETED_ELSEWHERE: &str =
    "This tournament was deleted in another tab. It stops, and is not kept.";
pub const STOP: &str = "Stop";
pub const FAILED: &str = "The tournament has come to a halt: the program that plays it could not be loaded, or has stopped. What was played is saved, and “Go on” tries again.";
pub const ELSEWHERE: &str =
    "It cannot go on in this page, because one of its players is a program of another kind.";
/// Two tabs.
pub const ONLY_WATCHING: &str = "This tournament is being played in another tab. Here you watch.";
pub const DELETED: &str = "This tournament was deleted in another tab.";
/// When it is held.
pub const AGAIN: &str = "Another tournament";
pub const SAVE_CSV: &str = "Totals as CSV";
pub const SAVE_JSON: &str = "All of it as JSON";
pub const NO_SUCH: &str = "No such tournament";
pub const NO_SUCH_HELP: &str = "It was deleted, or it was held on another device.";
/// The charts.
pub const SPREAD: &str = "How often each total came up";
pub const SPREAD_HELP: &str = "The taller a bar, the more games a player ended with such totals.";
pub const COURSE: &str = "Points over the games";
pub const COURSE_HELP: &str = "How many points each player had after so many games.";
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
        "The seed is a whole number from 0 to {}, or a whole seed that a tournament shows.",
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
