//! What expected points consist of.

use std::ops::ControlFlow;

use rollkeep_rules::Card;
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::Game;
use rollkeep_solver::{Choice, Parts, Policy, Real, SolveError, TurnPosition};

use super::super::games::share;
use super::super::script::{dice, rules, slot};
use super::games::play;
use super::policies::{exact, quick, some_choices, soon_solved};

fn parts<F: Real>(policy: &Policy<F>, card: &Card) -> Parts {
    let parts = policy.parts(card, &mut |_| ControlFlow::Continue(()));
    parts.expect("a card of these rules")
}

/// The means of the boxes of Yatzy are those that others have published: Ones 2.18, Twos 5.67, Threes 9.29.
#[test]
fn parts_of_empty_cards_add_up_to_their_values() {
    for id in ["yatzy", "yahtzee-official", "yahtzee-basic"]
        .into_iter()
        .take(share(3) as usize)
    {
        let (policy, card) = (quick(id), Card::new(rules(id)));
        let parts = parts(policy, &card);
        let expected = policy.expected(&card).expect("a card");
        assert!((parts.sum() - expected).abs() < 1e-3, "{id}: {parts:?}");
        if id == "yatzy" {
            let means: Vec<f64> = parts.boxes().map(|(_, mean)| mean).collect();
            for (mean, published) in means.iter().zip([2.18, 5.67, 9.29]) {
                assert!((mean - published).abs() < 5e-3, "{mean} {published}");
            }
        }
    }
}

/// The game whose turns have so few boxes open that they take no time.
fn late(policy: &Policy<f64>, seed: u64, mut look: impl FnMut(&Game)) {
    play(policy, seed, |game| {
        let card = &game.cards()[0];
        let open = policy.rules().slots().filter(|slot| card.is_open(*slot));
        if game.seat_at_turn() == Some(0) && open.count() <= 3 {
            look(game);
        }
    });
}

/// Under all rules: what is still to come adds up to the value of the card.
#[test]
fn parts_add_up_to_the_value_of_the_card() {
    for rules in soon_solved() {
        let policy = exact(&rules.id);
        late(policy, 5, |game| {
            let card = &game.cards()[0];
            let found = parts(policy, card).sum() + f64::from(card.totals(rules).grand());
            let expected = policy.expected(card).expect("a card");
            assert!(
                (found - expected).abs() < 1e-9,
                "{}: {found} {expected}",
                rules.id
            );
        });
    }
}

/// Under all rules: of any two choices in a row, the parts of their difference add up to the difference of their values, and the
/// totals after each have its value as their mean.
#[test]
fn parts_add_up_to_the_difference_of_two_choices() {
    for rules in soon_solved() {
        let policy = exact(&rules.id);
        let mut compared = 0;
        late(policy, 6, |game| {
            let Some(hand) = game.hand() else { return };
            let position = TurnPosition {
                card: &game.cards()[0],
                dice: &hand.dice,
                rolls_left: game.rolls_left(),
            };
            let (_, choices) = some_choices(policy, position);
            let go_on = &mut |_| ControlFlow::Continue(());
            for pair in choices.windows(2) {
                let [(one, value), (other, less)] = pair else {
                    return;
                };
                let parts = policy.difference(position, *one, *other, go_on);
                let sum = parts.expect("two choices").sum();
                let expected = value - less;
                assert!(
                    (sum - expected).abs() < 1e-9,
                    "{}, {one:?}, {other:?}: {sum} {expected}",
                    rules.id
                );
                let totals = policy.totals_after(position, *one, go_on);
                let mean = totals.expect("a choice").mean();
                assert!((mean - value).abs() < 1e-9, "{}: {mean} {value}", rules.id);
                compared += 1;
            }
        });
        assert!(compared > 3, "{}: {compared}", rules.id);
    }
}

#[test]
fn choices_that_the_rules_do_not_allow_have_no_parts() {
    let (policy, rules) = (quick("yatzy"), rules("yatzy"));
    let card = Card::with(rules, [(slot(rules, "chance"), 20)]);
    let best = Choice::Score(slot(rules, "sixes"));
    let refused_choices = [
        ("66666", 0, Choice::Keep(Keep::NONE)),
        ("66666", 2, Choice::Score(slot(rules, "chance"))),
        ("66666", 3, best),
        ("666666", 2, best),
    ];
    for (faces, rolls_left, choice) in refused_choices {
        let dice = &dice(faces);
        let position = TurnPosition {
            card: &card,
            dice,
            rolls_left,
        };
        let go_on = &mut |_| ControlFlow::Continue(());
        let refused = policy.difference(position, choice, best, go_on);
        assert_eq!(refused.err(), Some(SolveError::NoSuchChoice), "{faces}");
        let refused = policy.totals_after(position, choice, go_on);
        assert_eq!(refused.err(), Some(SolveError::NoSuchChoice), "{faces}");
    }
}
