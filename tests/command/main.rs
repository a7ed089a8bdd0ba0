//! The command for tournaments: from outside, and its inside with players that misbehave.

#[path = "../../src/bin/tournament/play.rs"]
mod play;
#[path = "../../src/bin/tournament/rust_player.rs"]
mod rust_player;

mod outside;
mod rust_players;
