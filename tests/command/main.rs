//! The command for tournaments: from outside, and its inside with players that misbehave.

#[path = "../../src/bin/tournament/guest.rs"]
mod guest;
#[path = "../../src/bin/tournament/play.rs"]
mod play;

mod guests;
mod outside;
