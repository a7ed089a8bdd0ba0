//! Words of the arena's screens.

use super::names::isolated;

messages!("arena");

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
    format!("{}: {percent}\u{a0}%", preparing_title())
}
