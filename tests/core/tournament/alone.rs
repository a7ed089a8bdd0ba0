//! Programs that run one at a time because one of them is suspected.

use rollkeep_app::tournament::worker_messages::{TournamentReply, TournamentRequest};
use rollkeep_app::tournament::{
    Controller, Disqualification, Runner, Tournament, TournamentWorker,
};

use super::elsewhere::{FakeHost, Sixes, sixes};
use super::times::wait;
use super::{Hasty, in_order, plan};

/// Plays a batch with programs that start when they are needed and stay `on` until the next one is. `answers` returns a
/// program's answer to a question.
fn alone(
    runner: &mut Runner,
    on: &mut Option<usize>,
    host: &mut FakeHost,
    answers: impl Fn(usize, &str) -> Option<String>,
) -> Option<rollkeep_app::tournament::Report> {
    loop {
        if let Some(report) = runner.run(host) {
            return Some(report);
        }
        let asked = std::mem::take(&mut host.asked);
        if asked.is_empty() {
            *on = runner.next_program();
            runner.program_started((*on)?, host);
            continue;
        }
        for ask in asked {
            assert_eq!(Some(ask.entrant), *on, "nobody else runs");
            match answers(ask.entrant, &ask.text) {
                Some(said) => runner.receive(ask.entrant, &said, host.now),
                None => runner.disqualify(ask.entrant, Disqualification::BroughtDown),
            }
        }
    }
}

#[test]
fn results_are_the_same_one_program_at_a_time() {
    let plan = plan(&["hasty", "one", "two"], 40);
    let controllers = vec![
        Controller::here(Hasty),
        Controller::here(Sixes),
        Controller::here(Sixes),
    ];
    let expected = in_order(plan.clone(), &mut Runner::new(plan.clone(), controllers));

    let mut runner = Runner::new(
        plan.clone(),
        vec![Controller::here(Hasty), Controller::Away, Controller::Away],
    );
    runner.one_at_a_time();
    let (mut tournament, mut on) = (Tournament::new(plan), None);
    while !tournament.is_over() {
        runner.begin(tournament.hand_out(16));
        let answers = |_, text: &str| Some(sixes(text));
        let report = alone(&mut runner, &mut on, &mut FakeHost::default(), answers);
        tournament.add_report(report.expect("answers"));
    }
    assert!(tournament.all_outcomes().eq(expected.all_outcomes()));
}

#[test]
fn waiting_programs_spend_no_time() {
    let plan = plan(&["one", "two"], 4);
    let mut runner = Runner::new(plan.clone(), vec![Controller::Away, Controller::Away]);
    runner.one_at_a_time();
    let mut host = FakeHost::default();
    runner.begin(Tournament::new(plan).hand_out(4));
    assert_eq!(runner.run(&mut host), None);
    assert!(host.asked.is_empty(), "nobody has come yet");
    let first = runner.next_program().expect("somebody");
    wait(&mut runner, &mut host, Disqualification::DECISION_MS * 10.0);
    runner.program_started(first, &mut host);
    assert!(!host.asked.is_empty());
    assert_eq!(runner.next_program(), None, "it has not answered yet");
    assert_eq!(runner.disqualified().count(), 0);
    wait(&mut runner, &mut host, Disqualification::DECISION_MS * 1.5);
    assert!(runner.disqualified().eq([first]), "its time has begun");
}

#[test]
fn a_crash_disqualifies_only_its_program() {
    let plan = plan(&["hasty", "one", "two"], 6);
    let mut runner = Runner::new(
        plan.clone(),
        vec![Controller::here(Hasty), Controller::Away, Controller::Away],
    );
    runner.one_at_a_time();
    runner.begin(Tournament::new(plan).hand_out(6));
    let answers = |entrant, text: &str| (entrant == 1).then(|| sixes(text));
    let report =
        alone(&mut runner, &mut None, &mut FakeHost::default(), answers).expect("the games go on");
    for outcome in report.outcomes {
        assert_eq!(
            outcome.disqualifications,
            [(2, Disqualification::BroughtDown)]
        );
        assert!(outcome.totals[1].is_some(), "the other finishes");
    }
}

#[test]
fn the_worker_starts_each_program_once() {
    let plan = plan(&["one", "two"], 2);
    let (mut worker, mut host, mut words) =
        (TournamentWorker::default(), FakeHost::default(), Vec::new());
    let pairings = Tournament::new(plan.clone()).hand_out(2);
    // All entrants are own programs, so that nothing has to be solved.
    let calls = [
        TournamentRequest::Join(plan),
        TournamentRequest::OneAtATime,
        TournamentRequest::Play(pairings),
    ];
    for call in calls {
        worker.handle(call, &mut host, &mut |word| words.push(word));
    }
    for _ in 0..3 {
        worker.check_times(&mut host, &mut |word| words.push(word));
    }
    let Some(TournamentReply::Wants(mut on)) = words.pop() else {
        panic!("{words:?}");
    };
    assert_eq!(words, [TournamentReply::Joined]);
    words.clear();
    let mut changes = 0;
    loop {
        assert!(host.asked.is_empty());
        worker.program_started(on, &mut host, &mut |word| words.push(word));
        changes += 1;
        while !host.asked.is_empty() {
            for ask in std::mem::take(&mut host.asked) {
                assert_eq!(ask.entrant, on);
                worker.receive(on, &sixes(&ask.text), &mut host, &mut |word| {
                    words.push(word)
                });
            }
        }
        match words.as_slice() {
            [TournamentReply::Wants(next)] => on = *next,
            [TournamentReply::Played(report)] => {
                assert!(
                    report
                        .outcomes
                        .iter()
                        .all(|it| it.disqualifications.is_empty())
                );
                break;
            }
            _ => panic!("{words:?}"),
        }
        words.clear();
    }
    assert!(changes > 13, "they take turns: {changes}");
}
