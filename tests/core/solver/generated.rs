//! Small made-up rule sets, against a plain solver.

use std::sync::Arc;

use proptest::prelude::*;
use rollkeep_rules::dice::{Counts, Face};
use rollkeep_rules::{
    Category, ExtraYahtzee, GivenName, Joker, Need, Order, Pattern, Points, RuleSet, Section, Slot,
    Spec, Strike, UpperBonus,
};
use rollkeep_solver::Objective;

use super::super::games::cases;
use super::plain::{Plain, card};
use super::policies::solve;

fn face() -> impl Strategy<Value = Face> {
    prop::sample::select(Face::ALL.to_vec())
}

fn pattern() -> impl Strategy<Value = Pattern> {
    let groups = [&[2][..], &[3], &[1, 1], &[2, 1], &[1], &[1, 1, 1]];
    prop_oneof![
        Just(Pattern::Any),
        face().prop_map(Pattern::Face),
        prop::sample::select(groups.to_vec()).prop_map(|sizes| Pattern::Groups(sizes.to_vec())),
        (1..4u8).prop_map(Pattern::Run),
        prop::sample::subsequence(Face::ALL.to_vec(), 1..3).prop_map(Pattern::Faces),
        Just(Pattern::Exactly([1, 1, 0, 0, 0, 0])),
        Just(Pattern::AtLeast([1, 0, 1, 0, 0, 0])),
        prop::sample::subsequence(Face::ALL.to_vec(), 1..4).prop_map(Pattern::Among),
        (2..8u16, 0..8u16).prop_map(|(from, more)| Pattern::Sum {
            from,
            to: from + more
        }),
        Just(Pattern::All(vec![
            Pattern::Groups(vec![2]),
            Pattern::Sum { from: 4, to: 9 }
        ])),
        Just(Pattern::AnyOf(vec![
            Pattern::Run(2),
            Pattern::Face(Face::Six)
        ])),
    ]
}

/// Half of all boxes pay the same after every roll.
fn points() -> impl Strategy<Value = Points> {
    let by_roll = prop::collection::vec(points_of_dice(), 1..4).prop_map(Points::ByRoll);
    prop_oneof![points_of_dice(), by_roll]
}

fn points_of_dice() -> impl Strategy<Value = Points> {
    prop_oneof![
        (0..30u16).prop_map(Points::Fixed),
        Just(Points::Matched),
        (1..4u8).prop_map(Points::Best),
        (1..4u8).prop_map(Points::Worst),
        (1..20u16).prop_map(|more| Points::Plus(more, Box::new(Points::Matched))),
        (2..4u16).prop_map(|times| Points::Times(times, Box::new(Points::Best(2)))),
    ]
}

/// Three boxes, the first ones in the upper section.
fn boxes() -> impl Strategy<Value = Vec<Category>> {
    let upper = prop::sample::subsequence(Face::ALL.to_vec(), 0..=3);
    let usual = prop_oneof![4 => Just(Points::Matched), 1 => points()];
    let lower = prop::collection::vec((pattern(), points()), 3);
    (upper.prop_shuffle(), usual, lower).prop_map(|(upper, usual, lower)| {
        let upper = upper.into_iter().map(|face| Category {
            id: format!("{}s", face.pips()),
            section: Section::Upper,
            pattern: Pattern::Face(face),
            points: usual.clone(),
            needs: None,
            strike: Strike::AtWill,
            wins_by_roll: None,
        });
        let lower = lower
            .into_iter()
            .zip(1..)
            .map(|((pattern, points), n)| Category {
                id: format!("lower {n}"),
                section: Section::Lower,
                pattern,
                points,
                needs: None,
                strike: Strike::AtWill,
                wins_by_roll: None,
            });
        upper.chain(lower).take(3).collect()
    })
}

fn extra() -> impl Strategy<Value = ExtraYahtzee> {
    let joker = [
        Joker::None,
        Joker::Free,
        Joker::Forced,
        Joker::Earned,
        Joker::Highest,
        Joker::OwnBox,
    ];
    let bonus = prop_oneof![Just(0u16), 1..60u16];
    (0..3u8, bonus, prop::sample::select(joker.to_vec())).prop_map(|(category, bonus, joker)| {
        ExtraYahtzee {
            category,
            bonus,
            joker,
        }
    })
}

/// Half of all cards are filled in any order, and those whose jokers ask which boxes are open.
fn order() -> impl Strategy<Value = Order> {
    let orders = [Order::Down, Order::Up, Order::UpperFirst, Order::LowerFirst];
    prop_oneof![Just(Order::Free), prop::sample::select(orders.to_vec())]
}

/// What a box may need: of which of three boxes it is, and of which.
fn needs() -> impl Strategy<Value = Vec<(usize, Need)>> {
    let need = (0..3u8, 0..3usize)
        .prop_map(|(other, kind)| [Need::PointsIn, Need::Above, Need::Below][kind](Slot(other)));
    prop::collection::vec((0..3usize, need), 0..=2)
}

/// Half of all boxes are struck at will.
fn strike() -> impl Strategy<Value = Strike> {
    let limits = prop::sample::select(vec![Strike::OnlyIfNothingFits, Strike::Never]);
    prop_oneof![Just(Strike::AtWill), limits]
}

pub fn rule_set() -> impl Strategy<Value = Arc<RuleSet>> {
    let bonus =
        (0..40u16, 0..50u16).prop_map(|(threshold, points)| UpperBonus { threshold, points });
    let dice = prop_oneof![3 => Just(2u8), 1 => Just(3u8)];
    (
        dice,
        1..4u8,
        boxes().prop_shuffle(),
        prop::option::weighted(0.8, bonus),
        prop::collection::vec((1..15u16, 1..30u16), 0..3),
        prop::option::weighted(0.6, extra()),
        order(),
        needs(),
        prop::option::of(prop::collection::vec(strike(), 3)),
    )
        .prop_map(
            |(
                dice,
                rolls,
                mut categories,
                upper_bonus,
                steps,
                extra_yahtzee,
                order,
                needs,
                strikes,
            )| {
                for (category, strike) in categories.iter_mut().zip(strikes.unwrap_or_default()) {
                    category.strike = strike;
                }
                // Each is higher than the one before.
                let tiers = steps
                    .into_iter()
                    .scan(upper_bonus, |last, (threshold, points)| {
                        let before = (*last)?;
                        *last = Some(UpperBonus {
                            threshold: before.threshold + threshold,
                            points: before.points + points,
                        });
                        *last
                    });
                let higher_bonuses = tiers.collect();
                let mut spec = Spec {
                    id: "generated".into(),
                    name: GivenName::default(),
                    dice,
                    rolls,
                    saved_rolls: false,
                    min_seats: 1,
                    max_seats: 1,
                    categories,
                    order: match extra_yahtzee.map(|extra: ExtraYahtzee| extra.joker) {
                        None | Some(Joker::None | Joker::Highest) => order,
                        Some(_) => Order::Free,
                    },
                    upper_bonus,
                    higher_bonuses,
                    extra_yahtzee,
                };
                for (slot, need) in needs {
                    let mut with = spec.clone();
                    with.categories[slot].needs = Some(need);
                    if RuleSet::new(with.clone()).is_ok() {
                        spec = with;
                    }
                }
                Arc::new(RuleSet::new(spec).expect("rules that can be played"))
            },
        )
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn every_card_is_worth_what_a_plain_solver_says(rules in rule_set()) {
        let policy = solve::<f64>(&rules);
        let mut plain = Plain::new(&rules, None);
        plain.value(&vec![None; 3], 0);
        let known: Vec<_> = plain.known.clone().into_iter().collect();
        for (number, ((boxes, bonuses), expected)) in known.into_iter().enumerate() {
            let card = card(&rules, &boxes);
            let value = policy.expected(&card).expect("a card of these rules") + f64::from(bonuses);
            prop_assert!((value - expected).abs() < 1e-9, "{boxes:?}: {value} is not {expected}");
            // Also every roll on some of the cards.
            if number % 50 > 0 || card.is_full() {
                continue;
            }
            let turn = policy.turn(&card).expect("a turn");
            for left in 0..rules.rolls {
                for (roll, expected) in plain.turn(&boxes, 0, left).worth {
                    let roll = Counts(roll);
                    let value = turn.value(&roll, left).expect("a roll of these rules");
                    prop_assert!((value - expected).abs() < 1e-9, "{boxes:?}, {roll:?}");
                    let boxes = turn.boxes(&roll, left);
                    prop_assert!(left > 0 || (boxes[0].value - expected).abs() < 1e-9);
                }
            }
        }
    }

    #[test]
    fn the_chances_of_totals_are_those_of_a_plain_solver(rules in rule_set(), part in 0.0..1.1) {
        let policy = solve::<f32>(&rules);
        let total = (f64::from(rules.max_total()) * part) as u16;
        let mut plain = Plain::new(&rules, Some(total));
        plain.value(&vec![None; 3], 0);
        let known: Vec<_> = plain.known.clone().into_iter().collect();
        for (number, ((boxes, bonuses), expected)) in known.into_iter().enumerate() {
            if number % 20 > 0 && boxes.iter().any(Option::is_some) {
                continue;
            }
            let card = card(&rules, &boxes);
            let total = total.saturating_sub(bonuses);
            let every = policy.chances(&card, Objective::Every).expect("few boxes");
            let only = policy.chances(&card, Objective::AtLeast(total)).expect("few boxes");
            for chances in [&every, &only] {
                let chance = chances.of(total).expect("a total that was asked for");
                prop_assert!((chance - expected).abs() < 1e-5, "{boxes:?}: {chance} is not {expected}");
                let Some(turn) = chances.turn(total) else {
                    prop_assert!(card.is_full());
                    continue;
                };
                prop_assert!((turn.expected() - expected).abs() < 1e-5);
                let left = rules.rolls - 1;
                for (roll, expected) in plain.turn(&boxes, bonuses, left).worth {
                    let value = turn.value(&Counts(roll), left).expect("a roll of these rules");
                    prop_assert!((value - expected).abs() < 1e-5, "{boxes:?}, {roll:?}");
                }
            }
            prop_assert_eq!(only.of(total + 1), None);
        }
    }
}
