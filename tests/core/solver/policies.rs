//! Every rule set of the catalogue, solved once for all tests.

use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};

use rollkeep_core::rules::{RuleSet, catalogue};
use rollkeep_core::solver::{Policy, Progress, Real};

static QUICK: [OnceLock<Arc<Policy>>; 15] = [const { OnceLock::new() }; 15];
static EXACT: [OnceLock<Policy<f64>>; 15] = [const { OnceLock::new() }; 15];

/// Solves a rule set.
#[track_caller]
pub fn solve<F: Real>(rules: &Arc<RuleSet>) -> Policy<F> {
    let mut watch = |_: Progress| ControlFlow::Continue(());
    Policy::solve(rules, &mut watch).expect("small enough")
}

#[track_caller]
fn number(id: &str) -> usize {
    let place = catalogue::all().iter().position(|rules| rules.id == id);
    place.expect("a rule set of the catalogue")
}

/// The policy that the app uses.
pub fn quick(id: &str) -> &'static Arc<Policy> {
    let number = number(id);
    QUICK[number].get_or_init(|| Arc::new(solve(&catalogue::all()[number])))
}

/// The same with more digits.
pub fn exact(id: &str) -> &'static Policy<f64> {
    let number = number(id);
    EXACT[number].get_or_init(|| solve(&catalogue::all()[number]))
}
