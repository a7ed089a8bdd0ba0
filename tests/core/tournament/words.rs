//! Sentences about tournaments.

use rollkeep_app::tournament::{
    Disqualification, Effort, Plan, PlanError, Report, Standings, Tournament, TournamentFileError,
};
use rollkeep_rules::dice::Keep;
use rollkeep_rules::{Slot, catalogue};
use rollkeep_solver::Choice;
use rollkeep_words::tournament as words;

use super::{plan, tournament_of};

#[track_caller]
fn check_result(tournament: &Tournament, expected: &str) {
    let standings = Standings::new(tournament);
    assert_eq!(words::result(tournament, &standings), expected);
}

#[test]
fn how_it_ends() {
    let names = ["Ann", "Ben", "Cleo"];
    let after = |games, lines: &[&str]| tournament_of(&names, games, lines);
    check_result(&after(2, &[]), "No game has been played yet.");
    check_result(
        &after(3, &["2 1 1"]),
        "Ann leads with 1 point after 1 game.",
    );
    check_result(
        &after(3, &["1 2 2", "2 1 2"]),
        "Cleo leads with 2 points after 2 games.",
    );
    check_result(
        &after(3, &["1 2 2"]),
        "Ben and Cleo lead with 1 point after 1 game.",
    );
    check_result(&after(1, &["1 2 1"]), "Ben wins with 1 point.");
    check_result(
        &after(1, &["2 2 2", "1 3 3", "- 4 5"]),
        "Cleo wins the tie with Ann and Ben after 2 extra games.",
    );
    check_result(&after(2, &["1 2 2", "- - 3"]), "Cleo wins with 2 points.");
    check_result(
        &after(1, &["2 2 1", "- 1 -"]),
        "Ben wins the tie with Ann after 1 extra game.",
    );
    check_result(
        &after(3, &["2 1 1", "1 2 1", "1 1 1", "- - 0"]),
        "Cleo wins with 1 point.",
    );
    check_result(&after(1, &["- - -"]), "Nobody is left.");
}

#[test]
fn a_tie_that_nothing_breaks() {
    let lines = vec!["5 5"; 1 + Tournament::MAX_TIE_BREAKS];
    check_result(
        &tournament_of(&["Ann", "Ben"], 1, &lines),
        "Ann and Ben share the win with 1 point: 100 extra games didn’t separate them.",
    );
}

#[test]
fn line_of_the_standings() {
    let mut tournament = tournament_of(&["Ann", "Ben", "Cleo"], 3, &["9 3 -", "2 4 -"]);
    let effort = |decisions, micros| Effort { decisions, micros };
    tournament.add_report(Report {
        outcomes: Vec::new(),
        effort: vec![effort(60, 500_000), effort(60, 2_000_000), effort(0, 0)],
    });
    let standings = Standings::new(&tournament);
    let cells: Vec<String> = (standings.rows.iter())
        .map(|line| words::cells(&tournament, &standings, line).join("|"))
        .collect();
    assert_eq!(
        cells,
        [
            "1|Ann|1|1|5.5 ± 3.5|4.9|9|2|8333.3|4|× 4.0",
            "1|Ben|1|1|3.5 ± 0.5|0.7|4|3|33,333.3|1|× 1.0",
            "3|Cleo|0|0|–|–|–|–|–|–|–",
        ]
    );
    let out: Vec<_> = (standings.rows.iter())
        .filter_map(|line| words::out(&tournament, line))
        .collect();
    assert_eq!(
        out,
        ["Cleo is out from game 1 on: it sent a message without being asked."]
    );
    let late = tournament_of(&["Ann", "Ben"], 1, &["2 2", "1 1", "1 -"]);
    let standings = Standings::new(&late);
    assert_eq!(
        words::out(&late, &standings.rows[1]).as_deref(),
        Some("Ben is out from extra game 2 on: it sent a message without being asked.")
    );
    assert_eq!(words::progress(&tournament), "Game 2 of 3");
    assert_eq!(
        words::heading(tournament.plan()),
        "Yahtzee, official, 3 games, seed 7"
    );
}

#[test]
fn why_a_player_is_out() {
    #[track_caller]
    fn check(disqualification: Disqualification, expected: &str) {
        assert_eq!(
            words::disqualification(&catalogue::default(), &disqualification),
            expected
        );
    }
    let illegal = |choice| Disqualification::Illegal(choice);
    let said = || "oops.".to_owned();
    check(
        illegal(Choice::Score(Slot(8))),
        "wanted to fill Full House, which couldn’t be filled then",
    );
    check(
        illegal(Choice::Score(Slot(99))),
        "wanted to fill a box that isn’t on the card",
    );
    check(
        illegal(Choice::Keep(Keep::NONE)),
        "wanted to roll again after the last roll",
    );
    check(
        illegal(Choice::Keep(Keep::from_bits(0x80))),
        "wanted to keep dice that don’t exist: there are only 5",
    );
    check(
        Disqualification::NoSuchDice(vec![5, 5, 6]),
        "wanted to keep 5 5 6, which the dice didn’t show",
    );
    check(
        Disqualification::NoSuchDice(vec![1; 7]),
        "wanted to keep more dice than the 5 there are",
    );
    check(
        Disqualification::NoSuchBox("poker".to_owned()),
        "wanted to fill “poker”, which isn’t on the card",
    );
    check(
        Disqualification::Nonsense("42".to_owned()),
        "answered with neither dice nor a box: 42",
    );
    check(
        Disqualification::Threw(said()),
        "stopped with an error: oops",
    );
    check(
        Disqualification::SlowDecision,
        "took more than a second for one decision",
    );
    check(
        Disqualification::SlowGame,
        "took more than 5 seconds for one game",
    );
    check(
        Disqualification::Broken(String::new()),
        "couldn’t be started",
    );
    check(Disqualification::Crashed(said()), "crashed: oops");
    check(
        Disqualification::Noisy,
        "sent a message without being asked",
    );
    check(
        Disqualification::BroughtDown,
        "crashed its sandbox while it ran alone, as happens when a program takes all memory",
    );
}

#[test]
fn why_there_is_no_tournament() {
    let sentences = [
        words::plan_error(&PlanError::NoSuchRules("chess".to_owned())),
        words::plan_error(&PlanError::Entrants(0, 2..=6)),
        words::plan_error(&PlanError::Entrants(9, 2..=2)),
        words::plan_error(&PlanError::NoName(1)),
        words::plan_error(&PlanError::LongName(1)),
        words::plan_error(&PlanError::SameName(1)),
        words::plan_error(&PlanError::Games(0)),
        words::plan_error(&PlanError::LongSource(1)),
        words::damaged(&TournamentFileError::Form("at line 1".to_owned())),
        words::damaged(&TournamentFileError::Newer(2)),
        words::damaged(&TournamentFileError::Game(6)),
    ];
    for (place, sentence) in sentences.iter().enumerate() {
        assert!(sentence.starts_with(char::is_uppercase), "{sentence}");
        assert!(sentence.ends_with('.'), "{sentence}");
        assert!(!sentences[..place].contains(sentence), "{sentence}");
    }
    assert!(sentences[2].contains("exactly 2") && sentences[10].contains("game 7"));
}

#[test]
fn names_do_not_change_the_direction_of_text() {
    let names = ["\u{5d0}\u{5d1}", "Ben"];
    check_result(
        &tournament_of(&names, 1, &["1 1"]),
        "\u{2068}\u{5d0}\u{5d1}\u{2069} and Ben lead with 1 point after 1 game.",
    );
    let out = tournament_of(&names, 2, &["- 1"]);
    let standings = Standings::new(&out);
    let said = standings.rows.iter().find_map(|it| words::out(&out, it));
    let said = said.expect("one is out");
    assert!(
        said.starts_with("\u{2068}\u{5d0}\u{5d1}\u{2069} is out"),
        "{said}"
    );
}

#[test]
fn possible_names() {
    #[track_caller]
    fn check(given: &[&str], expected: &[&str]) {
        let names = words::names(given);
        assert_eq!(names, expected);
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        assert_eq!(plan(&names, 1).entrants().len(), given.len());
    }
    check(&["A", "B", "A", "A"], &["A", "B", "A 2", "A 3"]);
    check(&["A", "A", "A 2"], &["A", "A 3", "A 2"]);
    check(&["A\u{200b}", "\u{202e}A"], &["A", "A 2"]);
    let long = "x".repeat(Plan::MAX_NAME);
    let cut = format!("{} 2", &long[2..]);
    check(&[&long, &long], &[&long, &cut]);
}
