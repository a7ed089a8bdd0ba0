//! What the solver refuses.

use std::ops::ControlFlow;
use std::sync::Arc;

use rollkeep_core::rules::{Need, RuleSet, Section, Spec};
use rollkeep_core::solver::{Cost, Policy, Progress, SolveError};

use super::super::family::family;
use super::super::script::{rules, slot};

#[test]
fn too_large_rules_are_refused_at_once() {
    let mut spec = Spec::clone(&family("super-yatzy"));
    spec.rolls = 255;
    let rules = Arc::new(RuleSet::new(spec).expect("a rule set"));
    let mut watch = |_: Progress| panic!("it is not begun");
    let Err(refusal) = Policy::<f32>::solve(&rules, &mut watch) else {
        panic!("it is not solved");
    };
    let SolveError::TooLarge(cost) = refusal else {
        panic!("it is too large");
    };
    assert!(cost.operations > Cost::MOST_OPERATIONS);
    assert!(refusal.to_string().contains(&cost.operations.to_string()));
}

/// Each state of a lower section in which boxes need others has room of its own: the room for these is not even counted.
#[test]
fn rules_with_endless_states_are_refused_before_anything_is_made() {
    let maxi = family("maxi-yatzy");
    let [chance, castle] = ["chance", "castle"].map(|id| slot(&maxi, id));
    let mut spec = Spec::clone(&maxi);
    for (at, category) in spec.categories.iter_mut().enumerate() {
        category.section = Section::Lower;
        category.needs = [Need::Above(chance), Need::Below(castle)].get(at).copied();
    }
    let rules = Arc::new(RuleSet::new(spec).expect("a rule set"));
    let mut watch = |_: Progress| panic!("it is not begun");
    let Err(SolveError::TooLarge(cost)) = Policy::<f32>::solve(&rules, &mut watch) else {
        panic!("it is too large");
    };
    assert!(cost.bytes > 4 * Cost::MOST_BYTES, "{cost:?}");
}

#[test]
fn the_largest_common_rules_are_accepted() {
    let rules = Arc::new(family("maxi-yatzy"));
    let mut watch = |_: Progress| ControlFlow::Break(());
    let stopped = Policy::<f32>::solve(&rules, &mut watch).err();
    assert_eq!(stopped, Some(SolveError::Stopped));
}

#[test]
fn progress_is_reported_and_can_be_stopped() {
    let rules = rules("yahtzie");
    let mut seen = Vec::new();
    let mut watch = |progress: Progress| {
        seen.push(progress);
        match progress.done {
            20 => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        }
    };
    let stopped = Policy::<f32>::solve(rules, &mut watch).err();
    assert_eq!(stopped, Some(SolveError::Stopped));
    let done: Vec<usize> = seen.iter().map(|progress| progress.done).collect();
    assert_eq!(done, (0..=20).collect::<Vec<_>>());
    assert!(seen.iter().all(|progress| progress.all == 256));
}
