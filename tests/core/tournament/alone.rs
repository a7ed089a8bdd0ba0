//! Programs that run one at a time, because one of them is suspected.

use rollkeep::tournament::letters::{Call, Word};
use rollkeep::tournament::{Hall, Hand, Offence, Steward, Tournament};

use super::elsewhere::{Desk, Sixes, sixes};
use super::times::wait;
use super::{Hasty, in_order, plan};

/// Plays a batch with programs that each enter when they are wanted, and stay `on` until then. `answers` gives what
/// one says to a question.
fn alone(
    hall: &mut Hall,
    on: &mut Option<usize>,
    desk: &mut Desk,
    answers: impl Fn(usize, &str) -> Option<String>,
) -> Option<rollkeep::tournament::Report> {
    loop {
        if let Some(report) = hall.run(desk) {
            return Some(report);
        }
        let asked = std::mem::take(&mut desk.asked);
        if asked.is_empty() {
            *on = hall.wanted();
            hall.enter((*on)?, desk);
            continue;
        }
        for ask in asked {
            assert_eq!(Some(ask.entrant), *on, "nobody else runs");
            match answers(ask.entrant, &ask.text) {
                Some(said) => hall.hear(ask.entrant, &said, desk.now),
                None => hall.lose(ask.entrant, Offence::BroughtDown),
            }
        }
    }
}

#[test]
fn to_run_alone_changes_nothing() {
    let plan = plan(&["hasty", "one", "two"], 40);
    let hands = vec![Hand::here(Hasty), Hand::here(Sixes), Hand::here(Sixes)];
    let expected = in_order(plan.clone(), &mut Hall::new(plan.clone(), hands));

    let mut hall = Hall::new(
        plan.clone(),
        vec![Hand::here(Hasty), Hand::Away, Hand::Away],
    );
    hall.one_at_a_time();
    let (mut tournament, mut on) = (Tournament::new(plan), None);
    while !tournament.is_over() {
        hall.begin(tournament.hand_out(16));
        let answers = |_, text: &str| Some(sixes(text));
        let report = alone(&mut hall, &mut on, &mut Desk::default(), answers);
        tournament.record(report.expect("answers"));
    }
    assert!(tournament.all_outcomes().eq(expected.all_outcomes()));
}

#[test]
fn whoever_waits_to_run_spends_no_time() {
    let plan = plan(&["one", "two"], 4);
    let mut hall = Hall::new(plan.clone(), vec![Hand::Away, Hand::Away]);
    hall.one_at_a_time();
    let mut desk = Desk::default();
    hall.begin(Tournament::new(plan).hand_out(4));
    assert_eq!(hall.run(&mut desk), None);
    assert!(desk.asked.is_empty(), "nobody has come yet");
    let first = hall.wanted().expect("somebody");
    wait(&mut hall, &mut desk, Offence::DECISION_MS * 10.0);
    hall.enter(first, &mut desk);
    assert!(!desk.asked.is_empty());
    assert_eq!(hall.wanted(), None, "it has not answered yet");
    assert_eq!(hall.lost().count(), 0);
    wait(&mut hall, &mut desk, Offence::DECISION_MS * 1.5);
    assert!(hall.lost().eq([first]), "its time has begun");
}

#[test]
fn who_brings_its_sandbox_down_is_out_alone() {
    let plan = plan(&["hasty", "one", "two"], 6);
    let mut hall = Hall::new(
        plan.clone(),
        vec![Hand::here(Hasty), Hand::Away, Hand::Away],
    );
    hall.one_at_a_time();
    hall.begin(Tournament::new(plan).hand_out(6));
    let answers = |entrant, text: &str| (entrant == 1).then(|| sixes(text));
    let report =
        alone(&mut hall, &mut None, &mut Desk::default(), answers).expect("the games go on");
    for outcome in report.outcomes {
        assert_eq!(outcome.offences, [(2, Offence::BroughtDown)]);
        assert!(outcome.totals[1].is_some(), "the other finishes");
    }
}

#[test]
fn the_steward_asks_for_each_once() {
    let plan = plan(&["one", "two"], 2);
    let (mut steward, mut desk, mut words) = (Steward::default(), Desk::default(), Vec::new());
    let fixtures = Tournament::new(plan.clone()).hand_out(2);
    // All of them are of one's own here, so that nothing has to be solved.
    let calls = [Call::Join(plan), Call::Alone, Call::Play(fixtures)];
    for call in calls {
        steward.open(&call.to_text(), &mut desk, &mut |word| words.push(word));
    }
    for _ in 0..3 {
        steward.look(&mut desk, &mut |word| words.push(word));
    }
    let Some(Word::Wants(mut on)) = words.pop() else {
        panic!("{words:?}");
    };
    assert_eq!(words, [Word::Joined]);
    words.clear();
    let mut changes = 0;
    loop {
        assert!(desk.asked.is_empty());
        steward.enter(on, &mut desk, &mut |word| words.push(word));
        changes += 1;
        while !desk.asked.is_empty() {
            for ask in std::mem::take(&mut desk.asked) {
                assert_eq!(ask.entrant, on);
                steward.hear(on, &sixes(&ask.text), &mut desk, &mut |word| {
                    words.push(word)
                });
            }
        }
        match words.as_slice() {
            [Word::Wants(next)] => on = *next,
            [Word::Played(report)] => {
                assert!(report.outcomes.iter().all(|it| it.offences.is_empty()));
                break;
            }
            _ => panic!("{words:?}"),
        }
        words.clear();
    }
    assert!(changes > 13, "they take turns: {changes}");
}
