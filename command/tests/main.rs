//! The command for tournaments: from outside, and its inside with players that misbehave.

#[path = "../src/play.rs"]
mod play;
#[path = "../src/rust_player.rs"]
mod rust_player;

mod outside;
mod rust_players;
