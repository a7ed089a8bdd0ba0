//! The way through the decisions of a reviewed game.

use proptest::prelude::*;
use rollkeep_app::review_path::{PathMove, ReviewPath};
use rollkeep_rules::game::{Seat, Setup, Start, Strength};
use rollkeep_solver::coach::{Mistake, Review, decisions};

use super::games::{any_judged_plan, cases};
use super::script::{Script, rules};
use super::solver::policies::quick;

proptest! {
    #![proptest_config(cases(24))]

    /// Steps lead through all decisions of a player and no other's, forward and back; from mistake to mistake they go round.
    #[test]
    fn steps_visit_all_decisions_of_a_player(plan in any_judged_plan()) {
        let game = plan.play();
        let policy = quick(&game.rules().id);
        let review = Review::new(&game, policy).expect("a game of these rules");
        let all = decisions(&game);
        let path = ReviewPath::new(&game, &all, &review);
        prop_assert_eq!(path.start().is_none(), all.is_empty());
        for seat in 0..game.cards().len() {
            let own: Vec<usize> = (0..all.len()).filter(|it| all[*it].seat == seat).collect();
            let Some(start) = path.start_of(seat) else {
                prop_assert!(own.is_empty());
                continue;
            };
            let worst = own.iter().map(|it| review.verdicts[*it].cost()).max();
            let shown = review.verdicts[start].cost();
            prop_assert!(Some(shown) == worst || start == own[0] && review.verdicts[start].is_best());

            let is_mistake = |it: usize| !review.verdicts[it].is_best();
            let walk = |from: usize, by| {
                let mut at = from;
                std::iter::from_fn(|| {
                    at = path.after(at, by, is_mistake)?;
                    Some(at)
                })
                .take(all.len() + 1)
                .collect::<Vec<_>>()
            };
            let (first, last) = (own[0], own[own.len() - 1]);
            prop_assert_eq!(walk(first, PathMove::Forward), own[1..].to_vec());
            let back: Vec<usize> = own.iter().rev().skip(1).copied().collect();
            prop_assert_eq!(walk(last, PathMove::Back), back);
            let to = |from, by| path.after(from, by, is_mistake).unwrap_or(from);
            prop_assert_eq!((to(start, PathMove::ToStart), to(start, PathMove::ToEnd)), (first, last));

            let mistakes: Vec<usize> = own.iter().copied().filter(|it| is_mistake(*it)).collect();
            let mut at = last;
            for mistake in &mistakes {
                at = to(at, PathMove::ToMistake);
                prop_assert_eq!(at, *mistake);
            }
            prop_assert!(!mistakes.is_empty() || path.after(start, PathMove::ToMistake, is_mistake).is_none());
        }
    }
}

#[test]
fn a_review_begins_with_a_person() {
    let seats = [Seat::computer("Ned", Strength::Novice), Seat::person("Ben")];
    let setup = Setup::new(rules("yatzy").clone(), seats.to_vec(), Start::Seating, None);
    let game = Script::of(setup.expect("a table"))
        .roll("1 1 1 1 1")
        .score("ones")
        .roll("2 2 2 2 2")
        .score("twos")
        .game;
    let review = Review::new(&game, quick("yatzy")).expect("a game of these rules");
    let path = ReviewPath::new(&game, &decisions(&game), &review);
    assert_eq!(path.start().and_then(|it| path.seat(it)), Some(1));
    assert_eq!(path.seat(2), None);
    assert_eq!(path.after(2, PathMove::Back, |_| false), None);
}

/// The limits are those of `docs/SOLVER.md`.
#[test]
fn mistakes_have_three_grades() {
    let game = Script::new("yatzy", 1)
        .roll("1 2 3 4 6")
        .score("chance")
        .game;
    let review = Review::new(&game, quick("yatzy")).expect("a game of these rules");
    let grade = |cost| {
        let mut verdict = review.verdicts[0];
        verdict.played = verdict.expected - cost;
        verdict.mistake()
    };
    let grades = [49_999, 50_000, 949_999, 950_000, 2_949_999, 2_950_000].map(grade);
    let [small, medium, large] = [Mistake::Small, Mistake::Medium, Mistake::Large].map(Some);
    assert_eq!(grades, [None, small, small, medium, medium, large]);
}
