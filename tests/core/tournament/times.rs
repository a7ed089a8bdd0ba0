//! How long programs elsewhere may take.

use rollkeep_app::tournament::{Disqualification, Runner};

use super::elsewhere::{FakeHost, sixes, waiting};

/// The time between two checks for programs that take too long, in milliseconds.
const LOOK: f64 = 200.0;

/// Lets this much time pass, with regular checks.
pub fn wait(runner: &mut Runner, host: &mut FakeHost, millis: f64) {
    let until = host.now + millis;
    while host.now < until {
        host.now = (host.now + LOOK).min(until);
        runner.check_times(host.now);
    }
}

#[test]
fn slow_programs_are_disqualified() {
    let (mut runner, mut host) = waiting();
    wait(&mut runner, &mut host, Disqualification::DECISION_MS);
    runner.check_times(host.now);
    assert_eq!(runner.run(&mut host), None, "just in time");
    // An answer restarts the time for the next one.
    runner.receive(1, &sixes(&host.asked[0].text), host.now);
    wait(&mut runner, &mut host, Disqualification::DECISION_MS * 0.9);
    assert_eq!(runner.disqualified().count(), 0);
    wait(&mut runner, &mut host, Disqualification::DECISION_MS * 0.2);
    assert_eq!(
        runner.disqualified().count(),
        0,
        "its answer may be on the way"
    );
    wait(&mut runner, &mut host, LOOK);
    assert!(runner.disqualified().eq([1]));
    let report = runner.run(&mut host).expect("both go on without it");
    for outcome in report.outcomes {
        assert_eq!(
            outcome.disqualifications,
            [(1, Disqualification::SlowDecision)]
        );
    }
}

#[test]
fn time_of_a_game_is_limited() {
    let (mut runner, mut host) = waiting();
    let mut disqualifications = Vec::new();
    for _ in 0..1000 {
        for ask in std::mem::take(&mut host.asked) {
            wait(&mut runner, &mut host, Disqualification::DECISION_MS * 0.9);
            runner.receive(1, &sixes(&ask.text), host.now);
        }
        if let Some(report) = runner.run(&mut host) {
            disqualifications = report
                .outcomes
                .into_iter()
                .flat_map(|it| it.disqualifications)
                .collect();
            break;
        }
    }
    assert_eq!(
        disqualifications,
        [
            (1, Disqualification::SlowGame),
            (1, Disqualification::SlowGame)
        ]
    );
}

#[test]
fn sleep_of_the_device_does_not_count() {
    let hour = 3_600_000.0;
    // The machine sleeps while a question waits; afterwards either the answer or the check comes first.
    for look_first in [true, false] {
        let (mut runner, mut host) = waiting();
        for _ in 0..1000 {
            for ask in std::mem::take(&mut host.asked) {
                wait(&mut runner, &mut host, 1.0);
                host.now += hour;
                if look_first {
                    runner.check_times(host.now);
                    runner.check_times(host.now);
                }
                runner.receive(1, &sixes(&ask.text), host.now);
                // Each sleep costs at most half a second, and nine sleeps are less than the time of a game.
                host.now += 1.0;
            }
            if host.now > 9.0 * hour {
                break;
            }
            assert_eq!(runner.run(&mut host), None);
            assert_eq!(runner.disqualified().count(), 0);
        }
        assert!(host.now > 9.0 * hour);
    }
}

#[test]
fn slow_programs_are_disqualified_after_sleep() {
    let (mut runner, mut host) = waiting();
    wait(&mut runner, &mut host, 100.0);
    host.now += 1e9;
    runner.check_times(host.now);
    wait(&mut runner, &mut host, Disqualification::DECISION_MS + LOOK);
    assert!(runner.disqualified().eq([1]));
}
