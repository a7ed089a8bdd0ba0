//! Which games are handed out, and what decides a tournament.

use proptest::prelude::*;
use rollkeep_app::tournament::{
    Controller, Disqualification, Plan, PlanError, Runner, RustPlayer, Standings, Tournament,
    TournamentFile,
};
use rollkeep_solver::Choice;
use rollkeep_solver::bots::{Player, View};

use super::{Hasty, in_order, plan, play, runner, tournament_of};
use crate::games::cases;

proptest! {
    #![proptest_config(cases(60))]

    /// Whichever workers play and report the games in whichever order, even if some are given back and entrants are
    /// disqualified: the result is that of one game after the other.
    #[test]
    fn the_order_of_play_does_not_matter(
        steps in prop::collection::vec((1usize..9, any::<prop::sample::Index>(), 0u8..8), 1..300),
    ) {
        let plan = plan(&["a", "b", "c", "d", "e"], 60);
        let expected = in_order(plan.clone(), &mut runner());
        prop_assert!(expected.disqualifications().count() == 2, "both are disqualified");

        let mut runner = runner();
        let mut tournament = Tournament::new(plan);
        let mut away = Vec::new();
        let mut steps = steps.into_iter();
        while !tournament.is_over() {
            let step = steps.next();
            let handed = tournament.hand_out(step.as_ref().map_or(5, |(most, ..)| *most));
            if !handed.is_empty() {
                away.push(handed);
            }
            if away.is_empty() {
                continue;
            }
            let (which, what) = step.map_or((0, 7), |(_, which, what)| (which.index(away.len()), what));
            let back = away.swap_remove(which);
            match what {
                0 => tournament.take_back(&back),
                1..4 => away.push(back),
                _ => tournament.add_report(play(&mut runner, back)),
            }
            // What counts is what a save keeps.
            let kept = TournamentFile::read(&TournamentFile::new(&tournament).to_json());
            prop_assert!(kept.is_ok_and(|it| it.all_outcomes().eq(tournament.all_outcomes())));
        }
        // The costs of decisions depend on which games were played in vain.
        prop_assert!(tournament.all_outcomes().eq(expected.all_outcomes()));
        prop_assert_eq!(tournament.winners(), expected.winners());
    }
}

#[test]
fn games_after_a_gap_count_once_it_is_closed() {
    let plan = plan(&["a", "b"], 12);
    let players = vec![Controller::here(Hasty), Controller::here(Hasty)];
    let mut runner = Runner::new(plan.clone(), players);
    let mut tournament = Tournament::new(plan);
    let first = tournament.hand_out(2);
    let others = tournament.hand_out(10);
    tournament.add_report(play(&mut runner, others));
    assert_eq!(tournament.played(), 0, "none of them would be saved");
    assert_eq!(Standings::new(&tournament).games, 0);
    tournament.add_report(play(&mut runner, first));
    assert_eq!(tournament.played(), 12);
}

#[test]
fn all_winners_of_a_game_get_a_point() {
    let tournament = tournament_of(&["a", "b", "c"], 3, &["9 9 1", "2 2 2", "1 0 0"]);
    assert_eq!(tournament.points(), [3, 2, 1]);
    assert_eq!(tournament.winners(), Some(vec![0]));
    assert_eq!(tournament.tie_breaks(), 0);
}

#[test]
fn a_tie_is_broken_among_the_tied_alone() {
    let mut tournament = tournament_of(&["a", "b", "c"], 2, &["9 1 1", "1 9 1"]);
    assert!(!tournament.is_over());
    let next = tournament.hand_out(10);
    assert_eq!(next.len(), 1, "one after the other");
    assert_eq!((next[0].game, &*next[0].entrants), (2, &[0, 1][..]));
    tournament.take_back(&next);

    let lines = ["9 1 1", "1 9 1", "5 5 -", "4 5 -"];
    let tournament = tournament_of(&["a", "b", "c"], 2, &lines);
    assert_eq!(tournament.winners(), Some(vec![1]));
    assert_eq!((tournament.played(), tournament.tie_breaks()), (2, 2));
    assert_eq!(
        tournament.points(),
        [1, 1, 0],
        "further games bring no points"
    );
}

#[test]
fn a_tie_that_no_game_breaks_stands() {
    let lines = vec!["0 0"; 1 + Tournament::MAX_TIE_BREAKS];
    let tournament = tournament_of(&["a", "b"], 1, &lines);
    assert_eq!(tournament.winners(), Some(vec![0, 1]));
}

#[test]
fn disqualified_players_play_no_more() {
    let mut tournament = tournament_of(&["a", "b", "c"], 4, &["1 2 3", "1 - 3"]);
    let pairings = tournament.hand_out(9);
    assert_eq!(pairings.len(), 2);
    assert!(pairings.iter().all(|pairing| pairing.entrants == [0, 2]));
    let disqualifications: Vec<_> = tournament.disqualifications().collect();
    assert_eq!(disqualifications, [(1, 1, &Disqualification::Noisy)]);
}

#[test]
fn when_all_are_out_nobody_has_won() {
    let tournament = tournament_of(&["a", "b"], 3, &["1 2", "- -", "- -"]);
    assert_eq!(tournament.winners(), Some(vec![]));
}

#[test]
fn each_begins_equally_often() {
    let mut tournament = Tournament::new(plan(&["a", "b", "c"], 6));
    let first = tournament.hand_out(6).into_iter().map(|it| it.seats()[0]);
    assert_eq!(first.collect::<Vec<_>>(), [0, 1, 2, 0, 1, 2]);
}

#[test]
fn impossible_plans() {
    use rollkeep_app::tournament::Entrant;

    #[track_caller]
    fn check(rules: &str, names: &[&str], games: u32, error: PlanError) {
        let entrants = names.iter().map(|name| Entrant::own(name, None)).collect();
        assert_eq!(Plan::new(rules, entrants, games, 0), Err(error));
    }
    let long = "x".repeat(Plan::MAX_NAME + 1);
    check(
        "chess",
        &["a", "b"],
        1,
        PlanError::NoSuchRules("chess".to_owned()),
    );
    check("yatzy", &["a"], 1, PlanError::Entrants(1, 2..=6));
    check("yatzy", &["a"; 7], 1, PlanError::Entrants(7, 2..=6));
    check(
        "yahtzie",
        &["a", "b", "c"],
        1,
        PlanError::Entrants(3, 2..=2),
    );
    check("yatzy", &["a", " "], 1, PlanError::NoName(1));
    check("yatzy", &[&long, "b"], 1, PlanError::LongName(0));
    check("yatzy", &["a", "b", "a"], 1, PlanError::SameName(2));
    check("yatzy", &["a", "b"], 0, PlanError::Games(0));
    check(
        "yatzy",
        &["a", "b"],
        Plan::MAX_GAMES + 1,
        PlanError::Games(Plan::MAX_GAMES + 1),
    );
    let source = "x".repeat(Plan::MAX_SOURCE);
    let with = |source: &str| {
        let entrants = vec![Entrant::own("a", None), Entrant::own("b", Some(source))];
        Plan::new("yatzy", entrants, 1, 0)
    };
    assert!(with(&source).is_ok());
    assert_eq!(with(&(source + "x")), Err(PlanError::LongSource(1)));
}

/// Crashes in the last turn of a game if a die shows one.
struct Nervous;

impl RustPlayer for Nervous {
    fn choose(&mut self, view: &View) -> Result<Choice, Disqualification> {
        match view.card.filled() {
            12 if view.dice.counts().0[0] > 0 => Err(Disqualification::Crashed("ones!".to_owned())),
            _ => Ok(Hasty.choose(view)),
        }
    }
}

#[test]
fn failing_programs_play_no_further_games() {
    let plan = plan(&["hasty", "nervous"], 10);
    let controllers = vec![
        Controller::here(Hasty),
        Controller::RustPlayer(Box::new(Nervous)),
    ];
    let mut runner = Runner::new(plan.clone(), controllers);
    let all = Tournament::new(plan.clone()).hand_out(10);
    let report = play(&mut runner, all);
    let failed: Vec<u32> = (report.outcomes.iter())
        .filter(|game| !game.disqualifications.is_empty())
        .map(|game| game.pairing.game)
        .collect();
    assert!(failed.len() > 1 && failed.len() < 10, "{failed:?}");

    let tournament = in_order(plan, &mut runner);
    let crashed = Disqualification::Crashed("ones!".to_owned());
    let disqualifications: Vec<_> = tournament.disqualifications().collect();
    assert_eq!(disqualifications, [(failed[0], 1, &crashed)]);
}
