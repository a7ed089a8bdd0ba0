//! Published values.

use std::sync::Arc;

use rollkeep_rules::{Card, RuleSet, Slot, Spec};

use super::super::script::{rules, slot};
use super::policies::{exact, quick, solve};

#[test]
fn empty_cards_have_the_published_values() {
    #[track_caller]
    fn check(id: &str, expected: f64) {
        let card = Card::new(rules(id));
        let precise = exact(id).expected(&card).expect("an empty card");
        assert!((precise - expected).abs() < 1e-9, "{id}: {precise}");
        let quick = quick(id).expected(&card).expect("an empty card");
        assert!((quick - expected).abs() < 1e-3, "{id}: {quick}");
    }
    check("yahtzee-basic", 245.870774514);
    check("yahtzee-advanced", 254.589609482);
    check("yahtzee-official", 254.587728734);
    check("yatzy", 248.439989378);
    // Yams is the basic game in another order. The value of Yacht Dice is in data/yacht_exp.bin of
    // github.com/mat-der-D/yacht-evaluator-api, at state 0.
    check("yams", 245.870774514);
    check("yacht-51", 191.774369188);
}

/// The travel edition of Kniffel differs from two games with published values by its extra Yahtzee alone.
#[test]
fn travel_kniffel_matches_published_values() {
    let travel = rules("kniffel-travel");
    let official = rules("yahtzee-official").extra_yahtzee;
    for (extra_yahtzee, expected) in [(official, 254.587728734), (None, 245.870774514)] {
        let spec = Spec {
            extra_yahtzee,
            ..Spec::clone(travel)
        };
        let neighbour = Arc::new(RuleSet::new(spec).expect("a rule set"));
        let worth = solve::<f64>(&neighbour).expected(&Card::new(&neighbour));
        assert!((worth.expect("an empty card") - expected).abs() < 1e-9);
    }
}

/// Checks the value of the last open box of a card when all others hold 0.
#[track_caller]
fn last(id: &str, category: &str, expected: f64) {
    let rules = rules(id);
    let open = slot(rules, category);
    let others = rules.slots().filter(|&slot| slot != open);
    let card = Card::with(rules, others.map(|slot| (slot, 0)));
    let worth = exact(id).expected(&card).expect("one box");
    assert!((worth - expected).abs() < 1e-6, "{category}: {worth}");
    let mut spec = Spec::clone(rules);
    spec.categories = vec![rules.category(open).clone()];
    spec.extra_yahtzee = None;
    let alone = Arc::new(RuleSet::new(spec).expect("a rule set of one box"));
    let alone = solve::<f64>(&alone).expected(&Card::new(&alone));
    // As a joker, five of a kind fits here too.
    let joker = ["full-house", "small-straight", "large-straight"].contains(&category);
    if id == "yatzy" || !joker {
        assert!((alone.expect("one box") - expected).abs() < 1e-6);
    }
}

#[test]
fn single_boxes_have_the_published_values() {
    for (box_of, face) in ["ones", "twos", "threes", "fours", "fives", "sixes"]
        .into_iter()
        .zip(1u32..)
    {
        for id in ["yahtzee-official", "yatzy"] {
            let worth = (0..3).map(|roll| (5.0 / 6.0_f64).powi(roll) * 5.0 / 6.0);
            last(id, box_of, f64::from(face) * worth.sum::<f64>());
        }
    }
    let official = |category, expected| last("yahtzee-official", category, expected);
    official("three-of-a-kind", 15.194661);
    official("four-of-a-kind", 5.611263);
    official("full-house", 9.153620);
    official("small-straight", 18.480750);
    official("large-straight", 10.612742);
    official("yahtzee", 2.301432);
    official("chance", 23.333333);
    let yatzy = |category, expected| last("yatzy", category, expected);
    yatzy("one-pair", 10.628797);
    yatzy("two-pairs", 11.907547);
    yatzy("three-of-a-kind", 9.545416);
    yatzy("four-of-a-kind", 4.572357);
    yatzy("small-straight", 2.952436);
    yatzy("large-straight", 3.936582);
    yatzy("full-house", 6.965727);
}

#[test]
fn value_depends_on_the_upper_total() {
    let rules = rules("yahtzee-official");
    let all = |points: [u16; 13]| Card::with(rules, rules.slots().zip(points));
    let full = all([3, 6, 9, 12, 15, 18, 25, 25, 25, 30, 40, 50, 20]);
    assert_eq!(exact("yahtzee-official").expected(&full), Some(313.0));
    assert!(exact("yahtzee-official").turn(&full).is_err());
    // The upper total is 61 of 63 and ones are open: two ones bring the bonus. Each die has three rolls to show a one,
    // and every one is kept.
    let filled = [(1, 8), (2, 12), (3, 12), (4, 5), (5, 24)].into_iter();
    let filled = filled.chain((6..13).map(|slot| (slot, 0)));
    let card = Card::with(rules, filled.map(|(slot, points)| (Slot(slot), points)));
    let one: f64 = 91.0 / 216.0;
    let fewer = (1.0 - one).powi(5) + 5.0 * one * (1.0 - one).powi(4);
    let expected = 61.0 + 5.0 * one + 35.0 * (1.0 - fewer);
    let value = exact("yahtzee-official").expected(&card).expect("one box");
    assert!((value - expected).abs() < 1e-9, "{value} is not {expected}");
}

#[test]
fn unreachable_cards_have_no_value() {
    let rules = rules("yahtzee-official");
    let seven_ones = Card::with(rules, [(Slot(0), 7)]);
    let policy = quick("yahtzee-official");
    assert_eq!(policy.expected(&seven_ones), None);
    assert!(policy.turn(&seven_ones).is_err());
}
