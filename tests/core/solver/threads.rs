//! Rule sets solved on several threads, and by workers that share no memory.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::thread;

use rollkeep_rules::{Joker, RuleSet, Spec};
use rollkeep_solver::{Policy, Progress, SharedSolve, SolveError, SolveHelper};

use super::super::family::family;
use super::super::script::rules;
use super::policies::{solve, written};

/// One rule set of each kind of groups of rows.
fn sets() -> [Arc<RuleSet>; 3] {
    // An upper box as that for extra Yahtzees: its rows lead to others with as many open boxes.
    let mut spec = Spec::clone(rules("yahtzee-official"));
    spec.categories.truncate(9);
    let extra = spec.extra_yahtzee.as_mut().expect("extra Yahtzees");
    (extra.category, extra.joker) = (3, Joker::Free);
    let upper = RuleSet::new(spec).expect("a rule set");
    [upper, family("yam"), RuleSet::clone(rules("kniffel"))].map(Arc::new)
}

/// All values are the same bits: threads change only who computes them.
#[test]
fn threads_compute_the_same() {
    for rules in sets() {
        let alone: Policy = solve(&rules);
        for number in 0..4 {
            let threads = |work: &(dyn Fn() + Sync)| {
                thread::scope(|scope| {
                    for _ in 0..number {
                        scope.spawn(work);
                    }
                });
            };
            let several: Policy = Policy::solve_on(&rules, threads, |_| ControlFlow::Continue(()))
                .expect("small enough");
            assert!(
                written(&several) == written(&alone),
                "{}, {number}",
                rules.id
            );
        }
    }
}

#[test]
fn solving_on_threads_can_be_stopped() {
    let threads = |work: &(dyn Fn() + Sync)| {
        thread::scope(|scope| {
            scope.spawn(work);
        });
    };
    let stop = |progress: Progress| match progress.done {
        20.. => ControlFlow::Break(()),
        _ => ControlFlow::Continue(()),
    };
    let stopped = Policy::<f32>::solve_on(rules("yahtzee-official"), threads, stop);
    assert_eq!(stopped.err(), Some(SolveError::Stopped));
}

/// The same of workers, of which some come late and each answers when it likes.
#[test]
fn helpers_compute_the_same() {
    for rules in sets() {
        let alone: Policy = solve(&rules);
        let mut shared = SharedSolve::new(&rules).expect("small enough");
        let mut helpers: Vec<(SolveHelper, usize)> = Vec::new();
        let mut given = Vec::new();
        let mut step = 0;
        while shared.progress().done < shared.progress().all {
            step += 1;
            if [1, 5, 90].contains(&step) {
                let helper = SolveHelper::new(&rules).expect("small enough");
                helpers.push((helper, usize::MAX));
            }
            let place = step % 4;
            match (shared.give(), helpers.get_mut(place)) {
                (Some(rows), Some((helper, group))) => {
                    if *group != shared.group() {
                        *group = shared.group();
                        helper.turn_to(*group);
                        let (front, back) = shared.before().split_at(shared.before().len() / 3);
                        helper.learn(front);
                        assert_eq!(helper.solve(rows.clone()).is_none(), !back.is_empty());
                        helper.learn(back);
                    }
                    assert_eq!(helper.solve(rows.start..usize::MAX), None);
                    given.push((rows.clone(), helper.solve(rows).expect("its values")));
                }
                (Some(rows), None) => shared.solve(rows),
                (None, _) => {}
            }
            // The latest first, some only once there is nothing else to do.
            let waits = shared.give().map(|rows| shared.solve(rows)).is_some();
            if (step % 3 == 0 || !waits)
                && let Some((rows, values)) = given.pop()
            {
                shared.take(rows, &values);
            }
        }
        assert!(shared.give().is_none());
        let policy = shared.finish().expect("all rows");
        assert!(written(&policy) == written(&alone), "{}", rules.id);
    }
}

#[test]
fn a_part_is_no_policy() {
    let [rules, ..] = sets();
    let mut shared = SharedSolve::new(&rules).expect("small enough");
    let rows = shared.give().expect("rows");
    shared.take(rows.clone(), &[]);
    assert_eq!(shared.progress().done, 0);
    shared.solve(rows);
    assert!(shared.progress().done > 0);
    assert!(shared.finish().is_none());
}

/// Helpers are few where a table is large.
#[test]
fn helpers_have_enough_memory() {
    for (id, most) in [("super-yatzy", 3..100), ("maxi-yatzy", 1..2)] {
        let rules = Arc::new(family(id));
        let shared = SharedSolve::new(&rules).expect("small enough");
        assert!(most.contains(&shared.most_helpers()), "{id}");
    }
}
