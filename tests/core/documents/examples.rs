//! Examples of programs.

mod mine;

use rollkeep_rules::dice::Fair;
use rollkeep_solver::bots::{Player, play};

use super::super::script::rules;

const DOCS: &str = include_str!("../../../docs/PLAYERS.md");

/// The first fenced block of this kind.
fn block(kind: &str) -> Option<&'static str> {
    let (_, below) = DOCS.split_once(&format!("```{kind}\n"))?;
    below.split("```").next()
}

/// The player in JavaScript is the editor's example, which journeys play.
#[test]
fn the_player_in_javascript_is_the_example() {
    assert_eq!(
        block("js"),
        Some(include_str!("../../../sandbox/example.mjs"))
    );
}

/// The example of `docs/PLAYERS.md` is the file that is compiled here, and it can play.
#[test]
fn the_player_in_rust_plays() {
    assert_eq!(block("rust"), Some(include_str!("examples/mine.rs")));
    let (mut one, mut other) = (mine::Mine, mine::Mine);
    let players: &mut [&mut dyn Player] = &mut [&mut one, &mut other];
    let totals = play(rules("yatzy"), players, &mut Fair::seeded(1)).expect("a whole game");
    assert!(totals.iter().all(|total| *total > 0), "{totals:?}");
}
