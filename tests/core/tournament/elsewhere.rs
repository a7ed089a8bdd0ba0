//! Programs elsewhere, which answer when they can.

use rollkeep::bots::Strength;
use rollkeep::bots::{Player, View};
use rollkeep::dice::{Face, Keep};
use rollkeep::solver::Choice;
use rollkeep::tournament::letters::{Call, Word};
use rollkeep::tournament::{
    Ask, Entrant, Hall, Hand, Offence, Place, Plan, Report, Steward, Tournament,
};
use serde_json::{Value, json};

use super::{Hasty, in_order, plan};

/// A place whose clock is set by hand, and the questions that were asked there.
#[derive(Default)]
pub struct Desk {
    pub now: f64,
    pub asked: Vec<Ask>,
}

impl Place for Desk {
    fn now(&self) -> f64 {
        self.now
    }
    fn ask(&mut self, ask: Ask) {
        self.asked.push(ask);
    }
}

/// Keeps its sixes; fills what brings most, the last of them.
#[derive(Clone)]
pub struct Sixes;

impl Player for Sixes {
    fn choose(&mut self, view: &View) -> Choice {
        if view.throws_left > 0 {
            let faces = view.dice.faces().iter().enumerate();
            let sixes = faces.filter(|(_, face)| **face == Face::Six);
            return Choice::Keep(sixes.fold(Keep::NONE, |keep, (place, _)| keep.toggled(place)));
        }
        let mut legal: Vec<_> = view.legal.clone();
        legal.sort_by_key(|&slot| (view.points(slot), view.rules.category(slot).id.clone()));
        Choice::Score(*legal.last().expect("a box"))
    }
}

/// The same as a program elsewhere.
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

/// Plays with two programs elsewhere, several games at a time, until all are over or nobody answers.
fn until_silence(
    hall: &mut Hall,
    desk: &mut Desk,
    answer: &impl Fn(&Ask) -> Option<String>,
) -> Option<Report> {
    loop {
        if let Some(report) = hall.run(desk) {
            return Some(report);
        }
        let asked = std::mem::take(&mut desk.asked);
        if asked.is_empty() {
            return None;
        }
        for ask in asked {
            if let Some(said) = answer(&ask) {
                hall.hear(ask.entrant, &said, desk.now);
            }
        }
    }
}

#[test]
fn to_play_elsewhere_changes_nothing() {
    let plan = plan(&["hasty", "one", "two"], 40);
    let hands = vec![Hand::here(Hasty), Hand::here(Sixes), Hand::here(Sixes)];
    let expected = in_order(plan.clone(), &mut Hall::new(plan.clone(), hands));

    let hands = vec![Hand::here(Hasty), Hand::Away, Hand::Away];
    let mut hall = Hall::new(plan.clone(), hands);
    let mut tournament = Tournament::new(plan);
    while !tournament.is_over() {
        hall.begin(tournament.hand_out(16));
        let answer = |ask: &Ask| Some(sixes(&ask.text));
        let report = until_silence(&mut hall, &mut Desk::default(), &answer);
        tournament.record(report.expect("answers"));
    }
    assert!(tournament.all_outcomes().eq(expected.all_outcomes()));
    let decisions = |tournament: &Tournament| tournament.effort()[1].decisions;
    assert_eq!(decisions(&tournament), decisions(&expected));
    assert!(decisions(&tournament) >= 40 * 13 * 3);
}

/// What becomes of a program that answers like this in the third turn of its first game.
#[track_caller]
fn check(said: &str, expected: Offence) {
    let plan = plan(&["hasty", "program"], 1);
    let mut hall = Hall::new(plan, vec![Hand::here(Hasty), Hand::Away]);
    hall.begin(Tournament::new(super::plan(&["hasty", "program"], 1)).hand_out(1));
    let asked = std::cell::Cell::new(0);
    let answer = |ask: &Ask| {
        asked.set(asked.get() + 1);
        let number = &serde_json::from_str::<Value>(&ask.text).expect("JSON")[0];
        Some(if asked.get() == 7 {
            said.replace("[N,", &format!("[{number},"))
        } else {
            sixes(&ask.text)
        })
    };
    let report = until_silence(&mut hall, &mut Desk::default(), &answer).expect("the game goes on");
    let outcome = &report.outcomes[0];
    assert_eq!(outcome.offences, [(1, expected)]);
    assert!(outcome.totals[0].is_some(), "the other one finishes");
    assert_eq!(outcome.totals[1], None);
}

#[test]
fn answers_that_are_none() {
    let long = "x".repeat(1000);
    check(r#"[N,{"keep":[7]},0]"#, Offence::NoSuchDice(vec![7]));
    check(
        r#"[N,{"keep":[6,6,6,6,6,6]},0]"#,
        Offence::NoSuchDice(vec![6; 6]),
    );
    check(
        r#"[N,{"score":"royal-flush"},0]"#,
        Offence::NoSuchBox("royal-flush".to_owned()),
    );
    check(r#"[N,{"threw":"oh"},0]"#, Offence::Threw("oh".to_owned()));
    check(
        &json!([0, { "returned": long }, 0])
            .to_string()
            .replace("[0,", "[N,"),
        Offence::Nonsense(long[..Offence::LONGEST].to_owned()),
    );
    check("hello", Offence::Noisy);
    // The number of a question to come, and of one that it has answered.
    check(r#"[7,{"keep":[]},0]"#, Offence::Noisy);
    check(r#"[5,{"keep":[]},0]"#, Offence::Noisy);
}

#[test]
fn a_filled_box_cannot_be_filled() {
    let plan = plan(&["hasty", "program"], 1);
    let mut hall = Hall::new(plan.clone(), vec![Hand::here(Hasty), Hand::Away]);
    hall.begin(Tournament::new(plan).hand_out(1));
    let answer = |ask: &Ask| {
        let number = &serde_json::from_str::<Value>(&ask.text).expect("JSON")[0];
        Some(json!([number, { "score": "ones" }, 0]).to_string())
    };
    let report = until_silence(&mut hall, &mut Desk::default(), &answer).expect("the game goes on");
    let ones = Choice::Score(rollkeep::rules::Slot(0));
    assert_eq!(report.outcomes[0].offences, [(1, Offence::Illegal(ones))]);
}

/// Two games at once with a program that has just been asked about both.
pub fn waiting() -> (Hall, Desk) {
    let plan = plan(&["hasty", "program"], 2);
    let mut hall = Hall::new(plan.clone(), vec![Hand::here(Hasty), Hand::Away]);
    let mut desk = Desk::default();
    hall.begin(Tournament::new(plan).hand_out(2));
    assert_eq!(hall.run(&mut desk), None);
    assert_eq!(desk.asked.len(), 2);
    (hall, desk)
}

#[test]
fn an_answer_counts_once() {
    let (mut hall, mut desk) = waiting();
    let first = sixes(&desk.asked[0].text);
    let second = sixes(&desk.asked[1].text);
    hall.hear(1, &first, 0.0);
    hall.hear(1, &second, 0.0);
    desk.asked.clear();
    assert_eq!(hall.run(&mut desk), None);
    assert_eq!(
        desk.asked.len(),
        2,
        "it is asked about the same games again"
    );
    hall.hear(1, &first, 0.0);
    assert!(hall.lost().eq([1]), "this was another question");
}

#[test]
fn who_speaks_without_being_asked_is_out() {
    let (mut hall, mut desk) = waiting();
    for ask in &desk.asked {
        hall.hear(1, &sixes(&ask.text), 0.0);
    }
    hall.hear(1, r#"[0,{"keep":[]},0]"#, 0.0);
    desk.asked.clear();
    let report = hall.run(&mut desk).expect("both go on without it");
    assert_eq!(report.outcomes[0].offences, [(1, Offence::Noisy)]);
    // And nobody listens to it any more.
    hall.hear(1, r#"[0,{"keep":[]},0]"#, 0.0);
}

#[test]
fn luck_is_repeatable_and_everybodys_own() {
    let luck = |desk: &Desk| -> Vec<u64> {
        let ask = desk.asked.iter();
        ask.map(|ask| {
            serde_json::from_str::<Value>(&ask.text).expect("JSON")[1]
                .as_u64()
                .expect("a number")
        })
        .collect()
    };
    let first = luck(&waiting().1);
    assert_eq!(first, luck(&waiting().1));
    assert_ne!(first[0], first[1]);
}

#[test]
fn the_steward_speaks_as_the_page_expects() {
    let entrants = vec![
        Entrant::own("program", None),
        Entrant::built_in("Casual", Strength::Casual),
    ];
    let plan = Plan::new("yahtzie", entrants, 3, 1).expect("a plan");
    let mut tournament = Tournament::new(plan.clone());
    let (mut steward, mut desk, mut words) = (Steward::default(), Desk::default(), Vec::new());
    assert!(!steward.open("[1,\"solve\"]", &mut desk, &mut |word| words.push(word)));

    steward.open(&Call::Join(plan).to_text(), &mut desk, &mut |word| {
        words.push(word)
    });
    assert!(matches!(words[0], Word::Progress(_, _)));
    assert_eq!(words.pop(), Some(Word::Joined));
    words.clear();

    let fixtures = tournament.hand_out(3);
    steward.open(&Call::Play(fixtures).to_text(), &mut desk, &mut |word| {
        words.push(word)
    });
    while !desk.asked.is_empty() && desk.asked.len() < 100 {
        for ask in std::mem::take(&mut desk.asked) {
            steward.hear(0, &sixes(&ask.text), &mut desk, &mut |word| {
                words.push(word)
            });
        }
    }
    let word = words
        .pop()
        .and_then(|word| Word::from_text(&word.to_text()));
    let Some(Word::Played(report)) = word else {
        panic!("{word:?}");
    };
    tournament.record(report);
    assert!(tournament.is_over() || tournament.further() == 0);
    assert_eq!(tournament.offences().count(), 0);

    let fixtures = Tournament::new(tournament.plan().clone()).hand_out(1);
    steward.open(&Call::Play(fixtures).to_text(), &mut desk, &mut |word| {
        words.push(word)
    });
    let gone = Offence::Crashed("out of memory".to_owned());
    steward.open(
        &Call::Lose(0, gone.clone()).to_text(),
        &mut desk,
        &mut |word| words.push(word),
    );
    assert_eq!(words[0], Word::Lost(0));
    let Word::Played(report) = &words[1] else {
        panic!("{words:?}");
    };
    assert_eq!(report.outcomes[0].offences, [(0, gone)]);
}

/// Fills the last box, unless it threw sixes when the game began: then the first.
#[derive(Clone, Default)]
struct Mindful(Option<bool>);

impl Player for Mindful {
    fn choose(&mut self, view: &View) -> Choice {
        if view.card.filled() == 0 {
            self.0 = Some(view.dice.faces().contains(&Face::Six));
        }
        let legal = match self.0 {
            Some(true) => view.legal.first(),
            Some(false) | None => view.legal.last(),
        };
        Choice::Score(*legal.expect("a box"))
    }
}

#[test]
fn who_remembers_is_not_confused_by_other_games() {
    let plan = plan(&["mindful", "program"], 12);
    let hands = vec![Hand::here(Mindful::default()), Hand::here(Sixes)];
    let expected = in_order(plan.clone(), &mut Hall::new(plan.clone(), hands));

    let hands = vec![Hand::here(Mindful::default()), Hand::Away];
    let mut hall = Hall::new(plan.clone(), hands);
    let mut tournament = Tournament::new(plan);
    while !tournament.is_over() {
        hall.begin(tournament.hand_out(12));
        let answer = |ask: &Ask| Some(sixes(&ask.text));
        let report = until_silence(&mut hall, &mut Desk::default(), &answer);
        tournament.record(report.expect("answers"));
    }
    assert!(tournament.all_outcomes().eq(expected.all_outcomes()));
}
