//! Reads a rule set from JSON, which `docs/RULES.md` describes, solves it and plays one game of it:
//! `cargo run --package rollkeep-solver --example own_rules`, or with the name of a file.

use std::error::Error;
use std::ops::ControlFlow;
use std::sync::Arc;

use rollkeep_rules::dice::Fair;
use rollkeep_rules::{Card, RuleSet};
use rollkeep_solver::bots::{Perfect, play_out};
use rollkeep_solver::{Policy, Progress};

/// Three dice, two rolls, three boxes.
const SMALL: &str = r#"{
  "id": "small", "dice": 3, "throws": 2, "min_seats": 1, "max_seats": 4,
  "categories": [
    {"id": "sixes", "section": "upper", "pattern": {"face": 6}, "points": "matched"},
    {"id": "three-of-a-kind", "section": "lower", "pattern": {"groups": [3]}, "points": {"fixed": 25}},
    {"id": "chance", "section": "lower", "pattern": "any", "points": {"best": 3}}
  ],
  "upper_bonus": null,
  "extra_yahtzee": null
}"#;

fn main() -> Result<(), Box<dyn Error>> {
    let json = match std::env::args().nth(1) {
        Some(file) => std::fs::read_to_string(file)?,
        None => SMALL.to_owned(),
    };
    // An error names the field that is wrong.
    let rules: Arc<RuleSet> = Arc::new(serde_json::from_str(&json)?);

    let policy: Policy = Policy::solve(&rules, &mut |_: Progress| ControlFlow::Continue(()))?;
    let expected = policy.expected(&Card::new(&rules)).ok_or("no value")?;
    println!("{}: {expected:.3} points with best play", rules.id);

    let mut player = Perfect::new(Arc::new(policy));
    let game = play_out(&rules, &mut [&mut player], &mut Fair::seeded(1))?;
    println!("one game: {} points", game.total(0).ok_or("no total")?);
    Ok(())
}
