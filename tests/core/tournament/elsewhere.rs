//! Programs elsewhere, which answer later.

use rollkeep_app::tournament::worker_messages::{TournamentReply, TournamentRequest};
use rollkeep_app::tournament::{
    Controller, Disqualification, Entrant, MatchOutcome, Pairing, Plan, ProgramRequest, Report,
    Runner, RunnerHost, Tournament, TournamentWorker,
};
use rollkeep_app::worker::CoachRequest;
use rollkeep_app::worker::PageMessage;
use rollkeep_rules::dice::{Face, Keep};
use rollkeep_solver::Choice;
use rollkeep_solver::bots::Strength;
use rollkeep_solver::bots::{Player, View};
use serde_json::{Value, json};

use super::{Hasty, in_order, plan};

/// A host with a clock that is set by hand. It collects the questions.
#[derive(Default)]
pub struct FakeHost {
    pub now: f64,
    pub asked: Vec<ProgramRequest>,
}

impl RunnerHost for FakeHost {
    fn now(&self) -> f64 {
        self.now
    }
    fn ask(&mut self, ask: ProgramRequest) {
        self.asked.push(ask);
    }
}

/// Keeps its sixes; fills the box with the most points, the last of several.
#[derive(Clone)]
pub struct Sixes;

impl Player for Sixes {
    fn choose(&mut self, view: &View) -> Choice {
        if view.rolls_left > 0 {
            let faces = view.dice.faces().iter().enumerate();
            let sixes = faces.filter(|(_, face)| **face == Face::Six);
            return Choice::Keep(sixes.fold(Keep::NONE, |keep, (place, _)| keep.toggled(place)));
        }
        let mut legal: Vec<_> = view.legal.clone();
        legal.sort_by_key(|&slot| (view.points(slot), view.rules.category(slot).id.clone()));
        Choice::Score(*legal.last().expect("a box"))
    }
}

/// The same as a program elsewhere: its answer to a question.
pub fn sixes(ask: &str) -> String {
    let ask: Value = serde_json::from_str(ask).expect("a question");
    let view = &ask[2];
    let answer = if view["throwsLeft"].as_u64() > Some(0) {
        let dice = view["dice"].as_array().expect("dice");
        let sixes: Vec<&Value> = dice.iter().filter(|pips| **pips == 6).collect();
        json!({ "keep": sixes })
    } else {
        let legal = view["legal"].as_object().expect("boxes");
        let best = legal
            .iter()
            .max_by_key(|(id, points)| (points.as_u64(), (*id).clone()));
        json!({ "score": best.expect("a box").0 })
    };
    json!([ask[0], answer, 0.25]).to_string()
}

/// Plays several games at a time with two programs elsewhere, until all are over or nobody answers.
fn until_silence(
    runner: &mut Runner,
    host: &mut FakeHost,
    answer: &impl Fn(&ProgramRequest) -> Option<String>,
) -> Option<Report> {
    loop {
        if let Some(report) = runner.run(host) {
            return Some(report);
        }
        let asked = std::mem::take(&mut host.asked);
        if asked.is_empty() {
            return None;
        }
        for ask in asked {
            if let Some(said) = answer(&ask) {
                runner.receive(ask.entrant, &said, host.now);
            }
        }
    }
}

#[test]
fn results_are_the_same_in_the_sandbox() {
    let plan = plan(&["hasty", "one", "two"], 40);
    let controllers = vec![
        Controller::here(Hasty),
        Controller::here(Sixes),
        Controller::here(Sixes),
    ];
    let expected = in_order(plan.clone(), &mut Runner::new(plan.clone(), controllers));

    let controllers = vec![Controller::here(Hasty), Controller::Away, Controller::Away];
    let mut runner = Runner::new(plan.clone(), controllers);
    let mut tournament = Tournament::new(plan);
    while !tournament.is_over() {
        runner.begin(tournament.hand_out(16));
        let answer = |ask: &ProgramRequest| Some(sixes(&ask.text));
        let report = until_silence(&mut runner, &mut FakeHost::default(), &answer);
        tournament.add_report(report.expect("answers"));
    }
    assert!(tournament.all_outcomes().eq(expected.all_outcomes()));
    let decisions = |tournament: &Tournament| tournament.effort()[1].decisions;
    assert_eq!(decisions(&tournament), decisions(&expected));
    assert!(decisions(&tournament) >= 40 * 13 * 3);
}

/// Checks the disqualification of a program that answers like this in the third turn of its first game.
#[track_caller]
fn check(said: &str, expected: Disqualification) {
    let plan = plan(&["hasty", "program"], 1);
    let mut runner = Runner::new(plan, vec![Controller::here(Hasty), Controller::Away]);
    runner.begin(Tournament::new(super::plan(&["hasty", "program"], 1)).hand_out(1));
    let asked = std::cell::Cell::new(0);
    let answer = |ask: &ProgramRequest| {
        asked.set(asked.get() + 1);
        let number = &serde_json::from_str::<Value>(&ask.text).expect("JSON")[0];
        Some(if asked.get() == 7 {
            said.replace("[N,", &format!("[{number},"))
        } else {
            sixes(&ask.text)
        })
    };
    let report =
        until_silence(&mut runner, &mut FakeHost::default(), &answer).expect("the game goes on");
    let outcome = &report.outcomes[0];
    assert_eq!(outcome.disqualifications, [(1, expected)]);
    assert!(outcome.totals[0].is_some(), "the other one finishes");
    assert_eq!(outcome.totals[1], None);
}

#[test]
fn invalid_answers() {
    let long = "x".repeat(1000);
    check(
        r#"[N,{"keep":[7]},0]"#,
        Disqualification::NoSuchDice(vec![7]),
    );
    check(
        r#"[N,{"keep":[6,6,6,6,6,6]},0]"#,
        Disqualification::NoSuchDice(vec![6; 6]),
    );
    check(
        r#"[N,{"score":"royal-flush"},0]"#,
        Disqualification::NoSuchBox("royal-flush".to_owned()),
    );
    check(
        r#"[N,{"threw":"oh"},0]"#,
        Disqualification::Threw("oh".to_owned()),
    );
    check(
        &json!([0, { "returned": long }, 0])
            .to_string()
            .replace("[0,", "[N,"),
        Disqualification::Nonsense(long[..Disqualification::LONGEST].to_owned()),
    );
    check("hello", Disqualification::Noisy);
    // The number of a later question, and of one that it has already answered.
    check(r#"[7,{"keep":[]},0]"#, Disqualification::Noisy);
    check(r#"[5,{"keep":[]},0]"#, Disqualification::Noisy);
}

#[test]
fn a_filled_box_cannot_be_filled() {
    let plan = plan(&["hasty", "program"], 1);
    let mut runner = Runner::new(
        plan.clone(),
        vec![Controller::here(Hasty), Controller::Away],
    );
    runner.begin(Tournament::new(plan).hand_out(1));
    let answer = |ask: &ProgramRequest| {
        let number = &serde_json::from_str::<Value>(&ask.text).expect("JSON")[0];
        Some(json!([number, { "score": "ones" }, 0]).to_string())
    };
    let report =
        until_silence(&mut runner, &mut FakeHost::default(), &answer).expect("the game goes on");
    let ones = Choice::Score(rollkeep_rules::Slot(0));
    assert_eq!(
        report.outcomes[0].disqualifications,
        [(1, Disqualification::Illegal(ones))]
    );
}

/// Two games at once with a program that has just got both questions.
pub fn waiting() -> (Runner, FakeHost) {
    let plan = plan(&["hasty", "program"], 2);
    let mut runner = Runner::new(
        plan.clone(),
        vec![Controller::here(Hasty), Controller::Away],
    );
    let mut host = FakeHost::default();
    runner.begin(Tournament::new(plan).hand_out(2));
    assert_eq!(runner.run(&mut host), None);
    assert_eq!(host.asked.len(), 2);
    (runner, host)
}

#[test]
fn an_answer_counts_once() {
    let (mut runner, mut host) = waiting();
    let first = sixes(&host.asked[0].text);
    let second = sixes(&host.asked[1].text);
    runner.receive(1, &first, 0.0);
    runner.receive(1, &second, 0.0);
    host.asked.clear();
    assert_eq!(runner.run(&mut host), None);
    assert_eq!(
        host.asked.len(),
        2,
        "it is asked about the same games again"
    );
    runner.receive(1, &first, 0.0);
    assert!(runner.disqualified().eq([1]), "this was another question");
}

#[test]
fn unasked_answers_disqualify() {
    let (mut runner, mut host) = waiting();
    for ask in &host.asked {
        runner.receive(1, &sixes(&ask.text), 0.0);
    }
    runner.receive(1, r#"[0,{"keep":[]},0]"#, 0.0);
    host.asked.clear();
    let report = runner.run(&mut host).expect("both go on without it");
    assert_eq!(
        report.outcomes[0].disqualifications,
        [(1, Disqualification::Noisy)]
    );
    // Its later answers are ignored.
    runner.receive(1, r#"[0,{"keep":[]},0]"#, 0.0);
}

#[test]
fn program_seeds_are_repeatable_and_everybodys_own() {
    let program_seeds = |host: &FakeHost| -> Vec<u64> {
        let ask = host.asked.iter();
        ask.map(|ask| {
            serde_json::from_str::<Value>(&ask.text).expect("JSON")[1]
                .as_u64()
                .expect("a number")
        })
        .collect()
    };
    let first = program_seeds(&waiting().1);
    assert_eq!(first, program_seeds(&waiting().1));
    assert_ne!(first[0], first[1]);
}

#[test]
fn messages_of_the_worker_have_the_expected_form() {
    let entrants = vec![
        Entrant::own("program", None),
        Entrant::built_in("Perfect", Strength::Perfect),
    ];
    let plan = Plan::new("yahtzie", entrants, 3, 1).expect("a plan");
    let mut tournament = Tournament::new(plan.clone());
    let (mut worker, mut host, mut words) =
        (TournamentWorker::default(), FakeHost::default(), Vec::new());

    worker.handle(TournamentRequest::Join(plan), &mut host, &mut |word| {
        words.push(word)
    });
    assert!(matches!(words[0], TournamentReply::Progress(_, _)));
    assert_eq!(words.pop(), Some(TournamentReply::Joined));
    words.clear();

    let pairings = tournament.hand_out(3);
    worker.handle(TournamentRequest::Play(pairings), &mut host, &mut |word| {
        words.push(word)
    });
    while !host.asked.is_empty() && host.asked.len() < 100 {
        for ask in std::mem::take(&mut host.asked) {
            worker.receive(0, &sixes(&ask.text), &mut host, &mut |word| {
                words.push(word)
            });
        }
    }
    let word = words
        .pop()
        .and_then(|word| TournamentReply::from_json(&word.to_json()));
    let Some(TournamentReply::Played(report)) = word else {
        panic!("{word:?}");
    };
    tournament.add_report(report);
    assert!(tournament.is_over() || tournament.tie_breaks() == 0);
    assert_eq!(tournament.disqualifications().count(), 0);

    let pairings = Tournament::new(tournament.plan().clone()).hand_out(1);
    worker.handle(TournamentRequest::Play(pairings), &mut host, &mut |word| {
        words.push(word)
    });
    let gone = Disqualification::Crashed("out of memory".to_owned());
    worker.handle(
        TournamentRequest::Disqualify(0, gone.clone()),
        &mut host,
        &mut |word| words.push(word),
    );
    assert_eq!(words[0], TournamentReply::Disqualified(0));
    let TournamentReply::Played(report) = &words[1] else {
        panic!("{words:?}");
    };
    assert_eq!(report.outcomes[0].disqualifications, [(0, gone)]);
}

/// Fills the last box; but the first one, if the first roll that it has ever seen had sixes.
#[derive(Clone, Default)]
struct Mindful(Option<bool>);

impl Player for Mindful {
    fn choose(&mut self, view: &View) -> Choice {
        let sixes = || view.dice.faces().contains(&Face::Six);
        let legal = match self.0.get_or_insert_with(sixes) {
            true => view.legal.first(),
            false => view.legal.last(),
        };
        Choice::Score(*legal.expect("a box"))
    }
}

#[test]
fn players_with_memory_are_made_for_each_game() {
    let plan = plan(&["mindful", "program"], 12);
    let controllers = vec![
        Controller::here(Mindful::default()),
        Controller::here(Sixes),
    ];
    let expected = in_order(plan.clone(), &mut Runner::new(plan.clone(), controllers));

    let controllers = vec![Controller::here(Mindful::default()), Controller::Away];
    let mut runner = Runner::new(plan.clone(), controllers);
    let mut tournament = Tournament::new(plan);
    while !tournament.is_over() {
        runner.begin(tournament.hand_out(12));
        let answer = |ask: &ProgramRequest| Some(sixes(&ask.text));
        let report = until_silence(&mut runner, &mut FakeHost::default(), &answer);
        tournament.add_report(report.expect("answers"));
    }
    assert!(tournament.all_outcomes().eq(expected.all_outcomes()));
}

/// The page and its worker may be of two versions during an update, so renames in the code must not change the
/// messages.
#[test]
fn messages_keep_their_text() {
    let pairing = Pairing {
        game: 3,
        entrants: vec![0, 1],
    };
    let requests = [
        (TournamentRequest::OneAtATime, r#""alone""#),
        (
            TournamentRequest::Play(vec![pairing.clone()]),
            r#"{"play":[{"game":3,"entrants":[0,1]}]}"#,
        ),
        (
            TournamentRequest::Disqualify(1, Disqualification::Noisy),
            r#"{"lose":[1,"noisy"]}"#,
        ),
    ];
    for (request, text) in requests {
        let message = PageMessage::Tournament(request.clone()).to_json();
        assert_eq!(message, format!(r#"{{"tournament":{text}}}"#));
        assert_eq!(
            PageMessage::from_json(&message),
            Some(PageMessage::Tournament(request))
        );
    }
    let outcome = MatchOutcome {
        won_at_once: None,
        pairing,
        totals: vec![Some(9), None],
        disqualifications: vec![(1, Disqualification::SlowGame)],
    };
    let report = Report {
        outcomes: vec![outcome],
        effort: Vec::new(),
    };
    let replies = [
        (TournamentReply::Progress(1, 2), r#"{"progress":[1,2]}"#),
        (TournamentReply::Joined, r#""joined""#),
        (
            TournamentReply::Played(report),
            r#"{"played":{"outcomes":[{"fixture":{"game":3,"entrants":[0,1]},"totals":[9,null],"offences":[[1,"slow-game"]]}],"effort":[]}}"#,
        ),
        (TournamentReply::Disqualified(1), r#"{"lost":1}"#),
        (TournamentReply::Wants(0), r#"{"wants":0}"#),
    ];
    for (reply, text) in replies {
        assert_eq!(reply.to_json(), text);
        assert_eq!(TournamentReply::from_json(text), Some(reply));
    }
}

/// The worker tells messages apart by their field names alone.
#[test]
fn messages_to_the_worker_say_what_they_are() {
    let question = CoachRequest::Solve("yatzy".into());
    let messages = [
        (
            PageMessage::Coach(7, question),
            r#"{"coach":[7,{"solve":"yatzy"}]}"#,
        ),
        (
            PageMessage::Tournament(TournamentRequest::OneAtATime),
            r#"{"tournament":"alone"}"#,
        ),
        (PageMessage::Program(2), r#"{"program":2}"#),
    ];
    for (message, text) in messages {
        assert_eq!(message.to_json(), text);
        assert_eq!(PageMessage::from_json(text), Some(message));
    }
    for text in [
        "",
        "no question",
        "7",
        r#"[1,"solve"]"#,
        r#"{"program":-1}"#,
    ] {
        assert_eq!(PageMessage::from_json(text), None, "{text}");
    }
}
