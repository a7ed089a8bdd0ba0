//! Standings computed from the totals.

use rollkeep_app::histogram::Histogram;
use rollkeep_app::tournament::{Plan, PointsHistory, Standings, Tournament};

use super::{plan, tournament_of};

/// One line for each row: rank, name, points, wins, games, mean, deviation, best, worst.
#[track_caller]
fn check(tournament: &Tournament, expected: &[&str]) {
    let standings = Standings::new(tournament);
    let line = |line: &rollkeep_app::tournament::StandingsRow| {
        let name = &tournament.plan().entrants()[line.entrant].name;
        format!(
            "{} {name} {} {} {} {:.2} {:.2} {} {}{}",
            line.rank,
            line.points,
            line.wins,
            line.games,
            line.mean,
            line.deviation,
            line.best,
            line.worst,
            if line.out.is_some() { " out" } else { "" },
        )
    };
    let lines: Vec<String> = standings.rows.iter().map(line).collect();
    assert_eq!(lines, expected);
}

#[test]
fn standings_table() {
    check(
        &tournament_of(&["a", "b", "c"], 4, &["9 9 1", "2 2 2", "1 0 4"]),
        &[
            "1 a 2 0 3 4.00 4.36 9 1",
            "1 b 2 0 3 3.67 4.73 9 0",
            "1 c 2 1 3 2.33 1.53 4 1",
        ],
    );
    check(
        &tournament_of(&["a", "b", "c"], 2, &["7 9 1", "8 - 2"]),
        &[
            "1 a 1 1 2 7.50 0.71 8 7",
            "2 c 0 0 2 1.50 0.71 2 1",
            "3 b 1 1 1 9.00 0.00 9 9 out",
        ],
    );
}

#[test]
fn whoever_wins_the_tie_is_first() {
    check(
        &tournament_of(&["a", "b", "c"], 2, &["9 1 1", "1 9 1", "3 4 -"]),
        &[
            "1 b 1 1 2 5.00 5.66 9 1",
            "2 a 1 1 2 5.00 5.66 9 1",
            "3 c 0 0 2 1.00 0.00 1 1",
        ],
    );
}

#[test]
fn before_the_first_game() {
    let tournament = Tournament::new(plan(&["a", "b"], 5));
    check(
        &tournament,
        &["1 a 0 0 0 0.00 0.00 0 0", "1 b 0 0 0 0.00 0.00 0 0"],
    );
    assert_eq!(tournament.histogram(), None);
    assert_eq!(PointsHistory::new(&tournament).games, [0]);
}

#[test]
fn histogram() {
    let tournament = tournament_of(&["a", "b"], 3, &["101 140", "104 239", "105 180"]);
    let spread = tournament.histogram().expect("games");
    assert_eq!((spread.from, spread.width), (100, 10));
    let ones = |ranges: [usize; 3]| {
        let mut counts = vec![0; 14];
        ranges.into_iter().for_each(|range| counts[range] += 1);
        counts
    };
    assert_eq!(spread.counts, [ones([0, 0, 0]), ones([4, 8, 13])]);
}

#[test]
fn widest_histogram() {
    for (id, most) in [("yahtzee-official", 1575), ("yatzy", 374)] {
        let plan = Plan::new(id, plan(&["a", "b"], 1).entrants().to_vec(), 1, 0).expect("a plan");
        let mut tournament = Tournament::new(plan);
        let pairing = tournament.hand_out(1).remove(0);
        tournament.add_report(rollkeep_app::tournament::Report {
            outcomes: vec![rollkeep_app::tournament::MatchOutcome {
                won_at_once: None,
                pairing,
                totals: vec![Some(0), Some(most)],
                disqualifications: Vec::new(),
            }],
            effort: Vec::new(),
        });
        let spread = tournament.histogram().expect("a game");
        assert!(spread.counts[0].len() <= Histogram::RANGES);
        assert_eq!(spread.counts.iter().flatten().sum::<u32>(), 2);
    }
}

/// Cards that are not full have no totals to compare.
#[test]
fn who_wins_at_once_has_the_point_but_no_total() {
    let tournament = tournament_of(&["a", "b"], 3, &["90 52!", "200 100", "100 200"]);
    assert_eq!(tournament.winners(), Some(vec![1]));
    let standings = Standings::new(&tournament);
    let rows = standings.rows.iter();
    let rows: Vec<_> = rows
        .map(|it| (it.entrant, it.points, it.games, it.mean))
        .collect();
    assert_eq!(rows, [(1, 2, 2, 150.0), (0, 1, 2, 150.0)]);
    let spread = tournament.histogram().expect("games");
    assert_eq!(spread.counts.iter().flatten().sum::<u32>(), 4);
}

#[test]
fn points_over_time() {
    let tournament = tournament_of(&["a", "b"], 3, &["1 0", "1 1", "0 1"]);
    let history = PointsHistory::new(&tournament);
    assert_eq!(history.games, [0, 1, 2, 3]);
    assert_eq!(history.points, [[0, 1, 2, 2], [0, 0, 1, 2]]);

    let lines: Vec<&str> = vec!["1 0"; 121];
    let history = PointsHistory::new(&tournament_of(&["a", "b"], 121, &lines));
    assert_eq!(history.games.len(), 1 + 121_usize.div_ceil(3));
    assert_eq!(history.games.last(), Some(&121));
    assert_eq!(history.points[0], history.games);
}
