//! How long programs elsewhere may take.

use rollkeep::tournament::{Hall, Offence};

use super::elsewhere::{Desk, sixes, waiting};

/// As often it is looked who takes too long, in milliseconds.
const LOOK: f64 = 200.0;

/// Lets so much time go by, in which it is looked again and again.
pub fn wait(hall: &mut Hall, desk: &mut Desk, millis: f64) {
    let until = desk.now + millis;
    while desk.now < until {
        desk.now = (desk.now + LOOK).min(until);
        hall.look(desk.now);
    }
}

#[test]
fn who_takes_too_long_is_out() {
    let (mut hall, mut desk) = waiting();
    wait(&mut hall, &mut desk, Offence::DECISION_MS);
    hall.look(desk.now);
    assert_eq!(hall.run(&mut desk), None, "just in time");
    // An answer sets the watch back for the next.
    hall.hear(1, &sixes(&desk.asked[0].text), desk.now);
    wait(&mut hall, &mut desk, Offence::DECISION_MS * 0.9);
    assert_eq!(hall.lost().count(), 0);
    wait(&mut hall, &mut desk, Offence::DECISION_MS * 0.2);
    assert_eq!(hall.lost().count(), 0, "its answer may be on the way");
    wait(&mut hall, &mut desk, LOOK);
    assert!(hall.lost().eq([1]));
    let report = hall.run(&mut desk).expect("both go on without it");
    for outcome in report.outcomes {
        assert_eq!(outcome.offences, [(1, Offence::SlowDecision)]);
    }
}

#[test]
fn a_game_has_only_so_much_time() {
    let (mut hall, mut desk) = waiting();
    let mut offences = Vec::new();
    for _ in 0..1000 {
        for ask in std::mem::take(&mut desk.asked) {
            wait(&mut hall, &mut desk, Offence::DECISION_MS * 0.9);
            hall.hear(1, &sixes(&ask.text), desk.now);
        }
        if let Some(report) = hall.run(&mut desk) {
            offences = report
                .outcomes
                .into_iter()
                .flat_map(|it| it.offences)
                .collect();
            break;
        }
    }
    assert_eq!(offences, [(1, Offence::SlowGame), (1, Offence::SlowGame)]);
}

#[test]
fn sleep_is_nobodys_time() {
    let hour = 3_600_000.0;
    // The machine sleeps while the program has been asked, and its answer comes first or the look does.
    for look_first in [true, false] {
        let (mut hall, mut desk) = waiting();
        for _ in 0..1000 {
            for ask in std::mem::take(&mut desk.asked) {
                wait(&mut hall, &mut desk, 1.0);
                desk.now += hour;
                if look_first {
                    hall.look(desk.now);
                    hall.look(desk.now);
                }
                hall.hear(1, &sixes(&ask.text), desk.now);
                // Each sleep costs half a second at most: nine are less than a game has.
                desk.now += 1.0;
            }
            if desk.now > 9.0 * hour {
                break;
            }
            assert_eq!(hall.run(&mut desk), None);
            assert_eq!(hall.lost().count(), 0);
        }
        assert!(desk.now > 9.0 * hour);
    }
}

#[test]
fn who_is_slow_after_sleep_is_out() {
    let (mut hall, mut desk) = waiting();
    wait(&mut hall, &mut desk, 100.0);
    desk.now += 1e9;
    hall.look(desk.now);
    wait(&mut hall, &mut desk, Offence::DECISION_MS + LOOK);
    assert!(hall.lost().eq([1]));
}
