//! The queue of questions to the worker.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rollkeep_app::worker::{
    CoachAnswer, CoachReply, CoachRequest, QueueEffect, SolverQueue, SolverStatus,
};

use super::games::cases;

use QueueEffect::{
    Answer, Send, StartHelpers, StartWorker, StopHelpers, StopWaiting, StopWorkers, WaitOn,
};

fn solve(rules: &str) -> CoachRequest {
    CoachRequest::Solve(rules.into())
}

fn answers(number: u32) -> CoachReply {
    CoachReply::Answer(number, CoachAnswer::Solved)
}

fn answered(number: u32) -> QueueEffect {
    Answer(number, CoachAnswer::Solved)
}

/// A queue whose worker has got the first of these requests.
fn at_work(rules: &[&str]) -> SolverQueue {
    let mut queue = SolverQueue::default();
    for (number, id) in rules.iter().enumerate() {
        let (given, effects) = queue.ask(solve(id));
        assert_eq!(given, number as u32);
        let expected = if number == 0 {
            vec![StartWorker]
        } else {
            vec![]
        };
        assert_eq!(effects, expected);
    }
    let sent = queue.received(CoachReply::Ready, 0.0);
    assert_eq!(sent, [Send(0, solve(rules[0]))]);
    queue
}

/// Reports some progress.
fn progresses(queue: &mut SolverQueue, number: u32) {
    let effects = queue.received(CoachReply::Progress(number, 1, 4), 0.0);
    assert_eq!(effects, [WaitOn]);
    assert_eq!(queue.status().progress, Some(25));
}

#[test]
fn requests_are_answered_one_after_the_other() {
    let mut queue = at_work(&["yatzy", "yatzy"]);
    assert_eq!(
        queue.received(answers(0), 0.0),
        [StopWaiting, Send(1, solve("yatzy")), answered(0)]
    );
    assert!(!queue.is_open(0) && queue.is_open(1));
    assert_eq!(queue.received(answers(1), 0.0), [StopWaiting, answered(1)]);
    // The worker stays, and gets the next one at once.
    let (number, effects) = queue.ask(solve("yatzy"));
    assert_eq!(effects, [Send(number, solve("yatzy"))]);
}

#[test]
fn a_dead_worker_is_replaced_once_for_each_request() {
    let mut queue = at_work(&["yatzy"]);
    assert_eq!(queue.died(), [StopWaiting, StopWorkers, StartWorker]);
    assert!(queue.status().restarts && !queue.status().stalled);
    assert_eq!(
        queue.received(CoachReply::Ready, 0.0),
        [Send(0, solve("yatzy"))]
    );
    assert_eq!(queue.died(), [StopWaiting, StopWorkers]);
    let stalled = SolverStatus {
        stalled: true,
        ..SolverStatus::default()
    };
    assert_eq!(queue.status(), stalled);
    // Another request waits, too, until somebody wants it to try again.
    assert_eq!(queue.ask(solve("yatzy")).1, []);
    assert_eq!(queue.try_again(), [StartWorker]);
    assert_eq!(queue.status(), SolverStatus::default());
    assert_eq!(queue.try_again(), [], "it does not stall any more");
    queue.received(CoachReply::Ready, 0.0);
    // The request gets a second chance again.
    assert_eq!(queue.died(), [StopWaiting, StopWorkers, StartWorker]);
}

#[test]
fn a_worker_that_dies_without_a_request_is_not_replaced() {
    let mut queue = at_work(&["yatzy"]);
    queue.received(answers(0), 0.0);
    assert_eq!(queue.died(), [StopWaiting, StopWorkers]);
    assert_eq!(queue.ask(solve("yatzy")).1, [StartWorker]);
}

#[test]
fn a_withdrawn_request_is_over_once_a_later_one_is_answered() {
    let mut queue = SolverQueue::default();
    queue.ask_idle(solve("yatzy")).expect("an empty queue");
    queue.received(CoachReply::Ready, 0.0);
    progresses(&mut queue, 0);
    assert_eq!(
        queue.ask(solve("yatzy")).1,
        [StopWaiting, Send(1, solve("yatzy"))]
    );
    assert_eq!(queue.ask(solve("kniffel")).1, []);
    let effects = queue.received(answers(1), 0.0);
    assert_eq!(
        effects,
        [StopWaiting, Send(2, solve("kniffel")), answered(1)]
    );
    // Nothing is at work that needs other rules: the worker goes on.
    assert_eq!(queue.ask(solve("yatzy")).1, []);
}

#[test]
fn the_request_that_killed_a_worker_can_be_withdrawn() {
    let mut queue = at_work(&["yatzy", "kniffel"]);
    queue.died();
    queue.received(CoachReply::Ready, 0.0);
    queue.died();
    assert_eq!(queue.withdraw(0), [StopWaiting, StartWorker]);
    assert_eq!(queue.status(), SolverStatus::default());
}

#[test]
fn a_worker_goes_on_for_others_who_need_the_same_rules() {
    let mut queue = at_work(&["yatzy", "yatzy"]);
    progresses(&mut queue, 0);
    assert_eq!(queue.withdraw(0), [StopWaiting, Send(1, solve("yatzy"))]);
    // What it does for the withdrawn request is what the next one waits for.
    progresses(&mut queue, 0);
    assert_eq!(queue.received(answers(0), 0.0), [], "nobody waits for it");
    assert_eq!(queue.received(answers(1), 0.0), [StopWaiting, answered(1)]);

    let mut queue = at_work(&["yatzy", "kniffel"]);
    progresses(&mut queue, 0);
    assert_eq!(queue.withdraw(0), [StopWaiting, StopWorkers, StartWorker]);

    // It also stops if the next request comes later.
    let mut queue = at_work(&["yatzy"]);
    progresses(&mut queue, 0);
    assert_eq!(queue.withdraw(0), [StopWaiting]);
    assert_eq!(queue.ask(solve("kniffel")).1, [StopWorkers, StartWorker]);
}

#[test]
fn quick_requests_are_not_worth_stopping() {
    let mut queue = at_work(&["yatzy", "kniffel"]);
    assert_eq!(queue.withdraw(0), [StopWaiting, Send(1, solve("kniffel"))]);
    assert_eq!(queue.received(answers(0), 0.0), []);
}

/// A request can be withdrawn after the worker has got it and before it reports that it solves rules.
#[test]
fn what_turns_out_to_take_long_makes_way_or_is_waited_for() {
    let mut queue = at_work(&["yatzy", "kniffel"]);
    queue.withdraw(0);
    assert_eq!(
        queue.received(CoachReply::Progress(0, 1, 4), 0.0),
        [StopWorkers, StartWorker]
    );
    let mut queue = at_work(&["yatzy", "yatzy"]);
    queue.withdraw(0);
    progresses(&mut queue, 0);
    // The same if the next request comes only then.
    let mut queue = at_work(&["yatzy"]);
    queue.withdraw(0);
    assert_eq!(queue.received(CoachReply::Progress(0, 1, 4), 0.0), []);
    assert_eq!(queue.ask(solve("kniffel")).1, [StopWorkers, StartWorker]);
}

#[test]
fn a_request_in_the_middle_is_withdrawn_silently() {
    let mut queue = at_work(&["yatzy", "kniffel", "yacht"]);
    assert_eq!(queue.withdraw(1), []);
    assert_eq!(queue.withdraw(1), [], "twice");
    assert_eq!(
        queue.received(answers(0), 0.0),
        [StopWaiting, Send(2, solve("yacht")), answered(0)]
    );
}

#[test]
fn a_worker_that_starts_late_is_waited_for() {
    let mut queue = SolverQueue::default();
    queue.ask(solve("yatzy"));
    queue.ask(solve("yatzy"));
    queue.is_slow_to_start();
    assert!(queue.status().stalled);
    // The next request waits for the same worker.
    assert_eq!(queue.withdraw(0), [StopWaiting]);
    assert!(queue.status().stalled);
    assert_eq!(
        queue.received(CoachReply::Ready, 0.0),
        [Send(1, solve("yatzy"))]
    );
    assert!(!queue.status().stalled);

    let mut queue = SolverQueue::default();
    queue.ask(solve("yatzy"));
    queue.is_slow_to_start();
    assert_eq!(queue.withdraw(0), [StopWaiting, StopWorkers]);
    assert!(!queue.status().stalled, "nobody waits any more");
}

#[test]
fn a_browser_without_workers_stalls() {
    let mut queue = SolverQueue::default();
    queue.ask(solve("yatzy"));
    queue.not_started();
    assert!(queue.status().stalled);
    assert_eq!(queue.try_again(), [StartWorker]);
}

#[test]
fn a_request_for_which_nobody_waits_gives_way() {
    let mut queue = SolverQueue::default();
    let (idle, effects) = queue.ask_idle(solve("yatzy")).expect("there is no other");
    assert_eq!(effects, [StartWorker]);
    assert!(queue.ask_idle(solve("yatzy")).is_none());
    queue.received(CoachReply::Ready, 0.0);
    let (number, effects) = queue.ask(solve("yatzy"));
    assert_eq!(effects, [StopWaiting, Send(number, solve("yatzy"))]);
    assert!(!queue.is_open(idle));
}

#[test]
fn others_help_unless_the_request_has_killed_a_worker() {
    let mut queue = at_work(&["maxi-yatzy"]);
    let call = CoachReply::CallsForHelp(0, 3);
    assert_eq!(queue.received(call.clone(), 0.0), [StartHelpers(3)]);
    assert_eq!(
        queue.received(answers(0), 0.0),
        [StopHelpers, StopWaiting, answered(0)]
    );
    let mut queue = at_work(&["maxi-yatzy"]);
    queue.died();
    queue.received(CoachReply::Ready, 0.0);
    assert_eq!(queue.received(call, 0.0), []);
}

#[test]
fn the_time_left_is_told_in_steps_of_five_seconds() {
    #[track_caller]
    fn check(reports: [(f64, usize); 2], left: Option<u32>) {
        let mut queue = at_work(&["maxi-yatzy"]);
        for (now, done) in reports {
            queue.received(CoachReply::Progress(0, done, 100), now);
        }
        assert_eq!(queue.status().seconds, left);
    }
    check([(0.0, 0), (4000.0, 20)], Some(20));
    check([(1000.0, 10), (5000.0, 20)], Some(35));
    // Too early to tell, nothing done, and soon.
    check([(0.0, 0), (2000.0, 20)], None);
    check([(0.0, 20), (9000.0, 20)], None);
    check([(0.0, 0), (9000.0, 70)], None);
}

/// What can happen to a queue.
#[derive(Clone, Copy, Debug)]
enum Step {
    Ask(bool),
    AskIdle,
    Withdraw(u32),
    Ready,
    Progress,
    Answer,
    Die,
    Late,
    TryAgain,
}

fn any_step() -> impl Strategy<Value = Step> {
    prop_oneof![
        any::<bool>().prop_map(Step::Ask),
        Just(Step::AskIdle),
        (0..6u32).prop_map(Step::Withdraw),
        Just(Step::Ready),
        Just(Step::Progress),
        Just(Step::Answer),
        Just(Step::Die),
        Just(Step::Late),
        Just(Step::TryAgain),
    ]
}

/// Carries out what a queue wants, as far as a test needs it.
#[derive(Default)]
struct Outside {
    /// Whether there is a worker, and whether it has said that it is ready.
    worker: Option<bool>,
    /// The request that the worker works on.
    at_work: Option<u32>,
    open: BTreeSet<u32>,
}

impl Outside {
    fn carry_out(&mut self, effects: Vec<QueueEffect>) {
        for effect in effects {
            match effect {
                StopWorkers => (self.worker, self.at_work) = (None, None),
                StartWorker => (self.worker, self.at_work) = (Some(false), None),
                Send(number, _) => {
                    assert_eq!(
                        self.worker,
                        Some(true),
                        "only a worker that is ready gets it"
                    );
                    assert!(self.open.contains(&number), "nobody waits for it");
                    self.at_work = Some(number);
                }
                Answer(number, _) => assert!(self.open.remove(&number), "it was not asked"),
                WaitOn | StopWaiting | StartHelpers(_) | StopHelpers => {}
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn whatever_happens_every_request_is_answered_or_withdrawn(
        steps in prop::collection::vec(any_step(), 0..40)
    ) {
        let (mut queue, mut outside) = (SolverQueue::default(), Outside::default());
        for step in steps {
            let effects = match step {
                Step::Ask(other) => {
                    let rules = if other { "kniffel" } else { "yatzy" };
                    let (number, effects) = queue.ask(solve(rules));
                    outside.open.insert(number);
                    outside.open.retain(|number| queue.is_open(*number));
                    effects
                }
                Step::AskIdle => {
                    let Some((number, effects)) = queue.ask_idle(solve("yatzy")) else {
                        continue;
                    };
                    outside.open.insert(number);
                    effects
                }
                Step::Withdraw(number) => {
                    outside.open.remove(&number);
                    queue.withdraw(number)
                }
                Step::Ready if outside.worker == Some(false) => {
                    outside.worker = Some(true);
                    queue.received(CoachReply::Ready, 0.0)
                }
                Step::Progress | Step::Answer => {
                    let Some(number) = outside.at_work else { continue };
                    let reply = match step {
                        Step::Progress => CoachReply::Progress(number, 1, 2),
                        _ => answers(number),
                    };
                    queue.received(reply, 0.0)
                }
                Step::Die if outside.worker.is_some() => queue.died(),
                Step::Late if outside.worker == Some(false) => {
                    queue.is_slow_to_start();
                    Vec::new()
                }
                Step::TryAgain => queue.try_again(),
                Step::Ready | Step::Die | Step::Late => continue,
            };
            outside.carry_out(effects);
        }
        // From now on, all goes well.
        let effects = queue.try_again();
        outside.carry_out(effects);
        while let Some(&number) = outside.open.first() {
            let effects = match (outside.worker, outside.at_work) {
                (Some(false), _) => {
                    outside.worker = Some(true);
                    queue.received(CoachReply::Ready, 0.0)
                }
                (Some(true), Some(number)) => queue.received(answers(number), 0.0),
                state => panic!("request {number} waits for ever: {state:?}"),
            };
            outside.carry_out(effects);
        }
    }
}
