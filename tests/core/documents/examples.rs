//! Examples of programs.

mod mine;

use rollkeep_core::bots::{Player, play};
use rollkeep_core::dice::Fair;

use super::super::script::rules;

/// The example of `docs/PLAYERS.md` is the file that is compiled here, and it can play.
#[test]
fn the_player_in_rust_plays() {
    let docs = include_str!("../../../docs/PLAYERS.md");
    let example = docs
        .split("```rust\n")
        .nth(1)
        .and_then(|it| it.split("```").next());
    assert_eq!(example, Some(include_str!("examples/mine.rs")));
    let (mut one, mut other) = (mine::Mine, mine::Mine);
    let players: &mut [&mut dyn Player] = &mut [&mut one, &mut other];
    let totals = play(rules("yatzy"), players, &mut Fair::seeded(1)).expect("a whole game");
    assert!(totals.iter().all(|total| *total > 0), "{totals:?}");
}
