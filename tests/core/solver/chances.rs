//! How likely totals and patterns are.

use rollkeep_rules::dice::Counts;
use rollkeep_rules::{Card, Slot};
use rollkeep_solver::{Objective, Reach, SolveError};

use super::super::script::{dice, rules, slot};
use super::policies::quick;

/// A card of the official game on which only these boxes are open; the others hold 0.
fn open(boxes: &[&str]) -> Card {
    let rules = rules("yahtzee-official");
    let open: Vec<Slot> = boxes.iter().map(|id| slot(rules, id)).collect();
    let filled = rules.slots().filter(|slot| !open.contains(slot));
    Card::with(rules, filled.map(|slot| (slot, 0)))
}

#[test]
fn the_chance_of_a_last_box() {
    // With chance alone, 5 points are certain, and 30 need five sixes.
    let card = open(&["chance"]);
    let policy = quick("yahtzee-official");
    let chances = policy.chances(&card, Objective::Every).expect("one box");
    let sixes = (91.0 / 216.0_f64).powi(5);
    for (total, expected) in [(0, 1.0), (5, 1.0), (30, sixes), (31, 0.0), (u16::MAX, 0.0)] {
        let chance = chances.of(total).expect("every total");
        assert!((chance - expected).abs() < 1e-6, "{total}: {chance}");
    }
    let turn = chances.turn(30).expect("a turn");
    let four = turn.value(&dice("6 6 6 6 5").counts(), 1).expect("a roll");
    assert!((four - 1.0 / 6.0).abs() < 1e-6);
}

#[test]
fn chances_fall_and_add_up() {
    let card = open(&[
        "fives",
        "sixes",
        "full-house",
        "yahtzee",
        "chance",
        "small-straight",
    ]);
    let policy = quick("yahtzee-official");
    let every = policy.chances(&card, Objective::Every).expect("six boxes");
    let chances: Vec<f64> = (0..400).filter_map(|total| every.of(total)).collect();
    assert_eq!(chances.len(), 400);
    assert!(chances.is_sorted_by(|a, b| a + 1e-6 >= *b));
    // Each chance is the best of its own plan, so their sum is at least the best mean.
    let mean: f64 = chances[1..].iter().sum();
    let expected = policy.expected(&card).expect("a card");
    assert!(
        mean > expected && mean < expected + 15.0,
        "{mean} {expected}"
    );
    for total in [60, 90, 130, 200, 399] {
        let only = policy
            .chances(&card, Objective::AtLeast(total))
            .expect("six boxes");
        let one = only.of(total).expect("the total");
        assert!((one - chances[usize::from(total)]).abs() < 1e-6);
    }
}

/// A refusal names all states that the card leads to. So none of them was looked at.
#[test]
fn chances_of_a_whole_game_are_refused_before_any_state_is_found() {
    let policy = quick("yahtzee-official");
    let card = Card::new(policy.rules());
    let objectives = [
        Objective::Every,
        Objective::AtLeast(250),
        Objective::AtLeast(700),
    ];
    for objective in objectives {
        let Err(SolveError::TooLarge(cost)) = policy.chances(&card, objective) else {
            panic!("a whole game is too large");
        };
        assert_eq!(cost.states, policy.cost().states, "{objective:?}");
    }
    let seven_ones = Card::with(policy.rules(), [(Slot(0), 7)]);
    let refused = policy.chances(&seven_ones, Objective::Every).err();
    assert_eq!(refused, Some(SolveError::NoSuchCard));
}

/// From nine open boxes, one total can be asked for, but not every one.
#[test]
fn chances_are_refused_where_they_would_take_long() {
    let policy = quick("yahtzee-official");
    let rules = policy.rules();
    let filled = ["ones", "twos", "four-of-a-kind", "full-house"];
    let card = Card::with(rules, filled.map(|id| (slot(rules, id), 0)));
    let Err(SolveError::TooLarge(cost)) = policy.chances(&card, Objective::Every) else {
        panic!("every total of nine boxes is too much");
    };
    assert!(cost.operations > 10_000_000_000, "{cost:?}");
    let surely = policy.chances(&card, Objective::AtLeast(5));
    let chance = surely.expect("nine boxes").of(5).expect("this total");
    assert!((chance - 1.0).abs() < 1e-6, "{chance}");
}

fn reach(card: &Card, roll: &Counts, left: u8) -> Vec<Reach> {
    let turn = quick("yahtzee-official").turn(card).expect("a turn");
    turn.reach(roll, left).expect("dice that fit")
}

#[test]
fn how_likely_a_pattern_is_this_turn() {
    let rules = rules("yahtzee-official");
    let yahtzee = slot(rules, "yahtzee").index();
    let card = Card::new(rules);
    let fresh = reach(&card, &Counts::default(), 3);
    // The classic: 4.6029 % for a player who tries nothing else.
    assert!((fresh[yahtzee].tried - 0.046_028_642_5).abs() < 1e-9);
    assert!(fresh[yahtzee].shown < fresh[yahtzee].tried);
    let scored: f64 = fresh.iter().map(|reach| reach.scored).sum();
    assert!((scored - 1.0).abs() < 1e-9);
    let four = reach(&card, &dice("4 4 4 4 1").counts(), 1);
    assert!((four[yahtzee].tried - 1.0 / 6.0).abs() < 1e-12);
    assert!((four[yahtzee].shown - 1.0 / 6.0).abs() < 1e-12);
    assert!((four[slot(rules, "fours").index()].shown - 1.0).abs() < 1e-12);
    let five = reach(&card, &dice("4 4 4 4 4").counts(), 2);
    assert!(
        (five[yahtzee].scored - 1.0).abs() < 1e-12,
        "best play stops"
    );
    let none = reach(&card, &dice("1 2 2 4 6").counts(), 0);
    assert!(none.iter().all(|reach| [0.0, 1.0].contains(&reach.tried)));
    for reach in fresh.iter().chain(&four) {
        assert!(
            reach.shown <= reach.tried + 1e-12,
            "nobody beats one who tries"
        );
    }
    let turn = quick("yahtzee-official").turn(&card).expect("a turn");
    assert_eq!(turn.reach(&dice("1 2 3").counts(), 1), None);
    assert_eq!(turn.reach(&dice("1 2 3 4 5").counts(), 3), None);
}
