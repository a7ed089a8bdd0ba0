//! Rule sets solved on several threads.

use std::sync::Arc;
use std::thread;

use rollkeep_core::rules::{Joker, RuleSet, Spec};
use rollkeep_core::solver::Policy;

use super::super::family::family;
use super::super::script::rules;
use super::policies::{solve, written};

/// All values are the same bits: threads change only who computes them.
#[test]
fn threads_compute_the_same() {
    // An upper box as that for extra Yahtzees: its rows lead to others with as many open boxes.
    let mut spec = Spec::clone(rules("yahtzee-official"));
    spec.categories.truncate(9);
    let extra = spec.extra_yahtzee.as_mut().expect("extra Yahtzees");
    (extra.category, extra.joker) = (3, Joker::Free);
    let upper = RuleSet::new(spec).expect("a rule set");
    let sets = [upper, family("yam"), RuleSet::clone(rules("kniffel"))];
    for rules in sets.map(Arc::new) {
        let alone: Policy = solve(&rules);
        for number in 0..4 {
            let threads = |work: &(dyn Fn() + Sync)| {
                thread::scope(|scope| {
                    for _ in 0..number {
                        scope.spawn(work);
                    }
                });
            };
            let several: Policy = Policy::solve_on(&rules, threads).expect("small enough");
            assert!(
                written(&several) == written(&alone),
                "{}, {number}",
                rules.id
            );
        }
    }
}
