//! Laws of the last turns under every rule set that can be solved, with the policy that the app uses. The games are random: what
//! random players leave open is seldom what good ones do.

use std::ops::ControlFlow;
use std::sync::Arc;

use rollkeep_rules::game::Game;
use rollkeep_rules::{Card, RuleSet, catalogue};
use rollkeep_solver::coach::Outlook;
use rollkeep_solver::{Distribution, Policy, Progress, TurnPosition, chances_to_win};

use super::super::games::Plan;
use super::policies::{quick, some_choices, soon_solved};
use super::totals::plain_chances_to_win;

/// How exact the policy is, in points.
const WITHIN: f64 = 1e-3;

/// The last turns of a random game.
struct Late {
    policy: Arc<Policy>,
    /// Before each decision of the first player with at most three open boxes.
    games: Vec<Game>,
}

impl Late {
    fn of(rules: &Arc<RuleSet>) -> Late {
        let mut games = Vec::new();
        Plan::whole(rules, rules.min_seats.into(), 11).walk(|game, _, _| {
            let open = rules.categories.len() - game.cards()[0].filled();
            if open <= 3 && game.seat_at_turn() == Some(0) {
                games.push(game.clone());
            }
        });
        assert!(games.len() > 5, "{}: {}", rules.id, games.len());
        // Where a whole solve takes long, the policy knows only what is ahead.
        let policy = match soon_solved().any(|it| it == rules) {
            true => quick(&rules.id).clone(),
            false => Arc::new(solve_ahead(rules, &games[0].cards()[0])),
        };
        Late { policy, games }
    }

    /// The cards before each turn.
    fn cards(&self) -> impl Iterator<Item = &Card> {
        let before = self.games.iter().filter(|game| game.hand().is_none());
        before.map(|game| &game.cards()[0])
    }

    fn totals(&self, card: &Card) -> Distribution {
        let totals = self.policy.totals(card, &mut |_| ControlFlow::Continue(()));
        totals.expect("a card of a game")
    }
}

fn solve_ahead(rules: &Arc<RuleSet>, card: &Card) -> Policy {
    let go_on = &mut |_: Progress| ControlFlow::Continue(());
    Policy::solve_ahead(rules, card, u64::MAX, go_on).expect("a card of a game")
}

/// Every rule set that can be solved.
fn every() -> impl Iterator<Item = (&'static str, Late)> {
    let solved = catalogue::all().iter().filter(|it| it.can_be_solved());
    solved.map(|rules| (&*rules.id, Late::of(rules)))
}

#[test]
fn totals_parts_and_prospects_agree_with_the_value_of_the_card() {
    for (id, late) in every() {
        let policy = &late.policy;
        let mut prospects = None;
        for card in late.cards() {
            let expected = policy.expected(card).expect("a card of a game");
            let totals = late.totals(card);
            assert!((totals.at_least(0) - 1.0).abs() < 1e-5, "{id}, {card}");
            let mean = totals.mean();
            assert!((mean - expected).abs() < WITHIN, "{id}, {card}: {mean}");

            let parts = policy.parts(card, &mut |_| ControlFlow::Continue(()));
            let parts = parts.expect("a card of a game").sum();
            let grand = f64::from(card.totals(policy.rules()).grand());
            let difference = grand + parts - expected;
            assert!(difference.abs() < WITHIN, "{id}, {card}: {difference}");

            // Those of the first card lead to the others.
            let of_first = || policy.prospects(card, usize::MAX).expect("a card");
            let prospects = prospects.get_or_insert_with(of_first);
            let ahead = policy.total_of(prospects, card).expect("a later card");
            for (points, _) in totals.chances() {
                let (one, other) = (totals.at_least(points), ahead.at_least(points));
                assert!((one - other).abs() < 1e-5, "{id}, {card}, {points}");
            }
        }
    }
}

#[test]
fn choices_differ_by_their_parts_and_have_totals_around_their_values() {
    for (id, late) in every() {
        let policy = &late.policy;
        for game in &late.games {
            let Some(hand) = game.hand() else { continue };
            let position = TurnPosition {
                card: &game.cards()[0],
                dice: &hand.dice,
                rolls_left: game.rolls_left(),
            };
            let (advice, choices) = some_choices(policy, position);
            let go_on = &mut |_| ControlFlow::Continue(());
            let mut all = Vec::new();
            for (choice, value) in choices {
                let parts = policy.difference(position, advice.best, choice, go_on);
                let more = parts.expect("two choices").sum();
                let expected = advice.value - value;
                assert!((more - expected).abs() < WITHIN, "{id}, {choice:?}: {more}");

                let totals = policy.totals_after(position, choice, go_on);
                let totals = totals.expect("a choice");
                let mean = totals.mean();
                assert!((mean - value).abs() < WITHIN, "{id}, {choice:?}: {mean}");
                all.push(totals);
            }
            check_outlook(&Outlook::of(&all));
        }
    }
}

/// Round totals in equal steps, from nearly certain to nearly impossible.
#[track_caller]
pub fn check_outlook(outlook: &Outlook) {
    let steps: Vec<u16> = outlook.totals.windows(2).map(|it| it[1] - it[0]).collect();
    assert!(steps.len() <= 16, "{outlook:?}");
    assert!(steps.windows(2).all(|it| it[0] == it[1]), "{outlook:?}");
    for chances in &outlook.at_least {
        assert!(chances.is_sorted_by(|a, b| a >= b), "{outlook:?}");
        let last = chances.last().expect("a total");
        assert!(chances[0] >= 990_000 && *last <= 10_000, "{outlook:?}");
    }
}

/// Three players who have the cards of one game, with three open boxes, two and one.
#[test]
fn chances_to_win_add_up_and_agree_with_every_combination_of_totals() {
    for (id, late) in every() {
        let totals: Vec<Distribution> = late.cards().map(|card| late.totals(card)).collect();
        let chances = chances_to_win(&totals);
        let sum: f64 = chances.iter().sum();
        assert!((sum - 1.0).abs() < 1e-5, "{id}: {chances:?}");
        for (chance, plain) in chances.iter().zip(plain_chances_to_win(&totals)) {
            assert!((chance - plain).abs() < 1e-9, "{id}: {chance} {plain}");
        }
    }
}
