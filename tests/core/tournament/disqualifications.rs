//! Disqualifications in any game, also in tie breaks.

use proptest::prelude::*;
use proptest::sample::Index;
use rollkeep_app::tournament::{Disqualification, MatchOutcome, Pairing, Report, Tournament};

use super::{plan, tournament_of};
use crate::games::cases;

const NAMES: [&str; 4] = ["a", "b", "c", "d"];
/// Fewer games than entrants, so that ties are frequent.
const GAMES: u32 = 3;

/// The total of every entrant in every game; `None` if it is disqualified in it.
type Script = Vec<[Option<u16>; 4]>;

/// Ties and disqualifications are frequent.
fn script() -> impl Strategy<Value = Script> {
    let total = prop_oneof![6 => (1u16..3).prop_map(Some), 1 => Just(None)];
    prop::collection::vec(prop::array::uniform4(total), 1..12)
}

/// The outcome of a game by the script, which repeats from its start.
fn played(script: &Script, pairing: Pairing) -> MatchOutcome {
    let line = script[pairing.game as usize % script.len()];
    let entrants = pairing.entrants.iter();
    let out = entrants.clone().filter(|&&it| line[it].is_none());
    MatchOutcome {
        won_at_once: None,
        totals: entrants.clone().map(|&it| line[it]).collect(),
        disqualifications: out.map(|&it| (it, Disqualification::Noisy)).collect(),
        pairing,
    }
}

fn report(script: &Script, pairings: Vec<Pairing>) -> Report {
    let outcomes = pairings.into_iter().map(|it| played(script, it));
    Report {
        outcomes: outcomes.collect(),
        effort: Vec::new(),
    }
}

/// The most games that are played one after the other.
const MOST: usize = GAMES as usize + Tournament::MAX_TIE_BREAKS;

fn in_order(script: &Script) -> Tournament {
    let mut tournament = Tournament::new(plan(&NAMES, GAMES));
    for _ in 0..MOST {
        let pairings = tournament.hand_out(1);
        tournament.add_report(report(script, pairings));
    }
    tournament
}

proptest! {
    #![proptest_config(cases(500))]

    /// Whoever is disqualified in whatever game, the tournament ends with the result of playing one game after the
    /// other.
    #[test]
    fn every_tournament_ends(
        script in script(),
        steps in prop::collection::vec((1usize..5, any::<Index>(), 0u8..6), 0..60),
    ) {
        let expected = in_order(&script);
        prop_assert!(expected.is_over(), "{:?}", expected.all_outcomes().last());
        let mut out: Vec<usize> = expected.disqualifications().map(|(_, who, _)| who).collect();
        out.sort_unstable();
        out.dedup();
        prop_assert_eq!(out.len(), expected.disqualifications().count(), "each is put out once");

        let mut tournament = Tournament::new(plan(&NAMES, GAMES));
        let mut away: Vec<Vec<Pairing>> = Vec::new();
        let mut steps = steps.into_iter();
        let mut games = 0;
        while !tournament.is_over() {
            let step = steps.next();
            let (most, which, what) = step.map_or((9, None, 5), |it| (it.0, Some(it.1), it.2));
            let handed = tournament.hand_out(most);
            games += handed.len();
            // Each disqualification repeats at most the games that were handed out with that entrant.
            prop_assert!(games <= 60 * 5 + (NAMES.len() + 1) * MOST, "it never ends");
            if !handed.is_empty() {
                away.push(handed);
            }
            prop_assert!(!away.is_empty(), "nothing is left to play, but it is not over");
            let which = which.map_or(0, |it| it.index(away.len()));
            match what {
                0 => {
                    let back = away.swap_remove(which);
                    tournament.take_back(&back);
                }
                1 => {}
                // A worker that was given up reports after all.
                2 => {
                    let back = away.swap_remove(which);
                    tournament.take_back(&back);
                    tournament.add_report(report(&script, back));
                }
                _ => {
                    let back = away.swap_remove(which);
                    tournament.add_report(report(&script, back));
                }
            }
        }
        prop_assert!(tournament.all_outcomes().eq(expected.all_outcomes()));
        prop_assert_eq!(tournament.winners(), expected.winners());
        prop_assert_eq!(tournament.points(), expected.points());
    }
}

#[test]
fn disqualification_loses_the_tie_break() {
    let tournament = tournament_of(&["a", "b", "c"], 1, &["2 2 2", "1 - 1", "1 - 2"]);
    assert_eq!(tournament.winners(), Some(vec![2]));
    assert_eq!(tournament.tie_breaks(), 2);
    let disqualifications: Vec<_> = tournament.disqualifications().collect();
    assert_eq!(disqualifications, [(1, 1, &Disqualification::Noisy)]);
}

#[test]
fn when_all_are_put_out_in_a_tie_break_the_next_best_wins() {
    let tournament = tournament_of(&["a", "b", "c"], 3, &["2 1 1", "1 2 1", "1 1 1", "- - 0"]);
    assert_eq!(tournament.winners(), Some(vec![2]));
    // The next best may be tied, too.
    let lines = ["2 1 1 1", "1 2 1 1", "1 1 1 1", "- - 0 0", "- - 3 4"];
    let tournament = tournament_of(&NAMES, 3, &lines);
    assert_eq!(tournament.winners(), Some(vec![3]));
    // Entrants who are separated by an earlier tie break come first.
    let lines = ["2 2 2 1", "2 2 1 0", "- - 0 0"];
    let tournament = tournament_of(&NAMES, 1, &lines);
    assert_eq!(tournament.winners(), Some(vec![2]));
    let tournament = tournament_of(&["a", "b"], 1, &["2 2", "- -"]);
    assert_eq!(tournament.winners(), Some(vec![]));
}
