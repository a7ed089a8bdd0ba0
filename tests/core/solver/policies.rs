//! Every rule set of the catalogue, solved once for all tests.

use std::ops::ControlFlow;
use std::sync::{Arc, LazyLock, OnceLock};

use rollkeep_rules::{RuleSet, catalogue};
use rollkeep_solver::{Advice, Choice, Policy, Progress, Real, TurnPosition, UnreadablePolicy};

static QUICK: LazyLock<Vec<OnceLock<Arc<Policy>>>> = LazyLock::new(one_each);
static EXACT: LazyLock<Vec<OnceLock<Policy<f64>>>> = LazyLock::new(one_each);

/// Room for something of each rule set.
fn one_each<T>() -> Vec<OnceLock<T>> {
    catalogue::all().iter().map(|_| OnceLock::new()).collect()
}

/// The rule sets that are solved within a second or two. The others have six dice and boxes in any order: they take up to a
/// minute.
pub fn soon_solved() -> impl Iterator<Item = &'static Arc<RuleSet>> {
    let long = |rules: &Arc<RuleSet>| rules.categories.len() > 15 && rules.order.is_free();
    let solved = catalogue::all().iter().filter(|it| it.can_be_solved());
    solved.filter(move |rules| !long(rules))
}

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

/// The policy as bytes.
pub fn written(policy: &Policy) -> Vec<u8> {
    let mut bytes = Vec::new();
    policy.write(|piece| bytes.extend(piece));
    bytes
}

/// Reads a policy of these rules from bytes.
pub fn read(rules: &Arc<RuleSet>, mut bytes: &[u8]) -> Result<Policy, UnreadablePolicy> {
    Policy::read(rules, |piece| match bytes.split_at_checked(piece.len()) {
        Some((next, rest)) => {
            piece.copy_from_slice(next);
            bytes = rest;
            true
        }
        None => false,
    })
}

/// The advice in a position, and some of its choices with their values: each seventh keep, and all boxes.
pub fn some_choices<F: Real>(
    policy: &Policy<F>,
    position: TurnPosition<'_>,
) -> (Advice, Vec<(Choice, f64)>) {
    let advice = policy.advise(position.card, position.dice, position.rolls_left);
    let advice = advice.expect("a position of a game");
    let keeps = { advice.keeps.iter() }.map(|it| (Choice::Keep(it.keep), it.value));
    let boxes = { advice.boxes.iter() }.map(|it| (Choice::Score(it.slot), it.value));
    let choices = keeps.step_by(7).chain(boxes).collect();
    (advice, choices)
}
