//! The points that a box may hold are those that dice can give.

use std::collections::BTreeSet;

use rollkeep_app::real_dice::{possible, possible_extras};
use rollkeep_rules::{Points, RuleSet, Slot, Spec, catalogue};

use super::super::naive;
use super::{UPPER, rules, slot};

/// Every roll of this many dice, in every order.
fn all_rolls(dice: u8) -> Vec<Vec<u8>> {
    let mut rolls = vec![Vec::new()];
    for _ in 0..dice {
        let longer = |roll: &Vec<u8>| {
            (1..=6).map({
                let roll = roll.clone();
                move |face| [roll.as_slice(), &[face]].concat()
            })
        };
        rolls = rolls.iter().flat_map(longer).collect();
    }
    rolls
}

/// Each box may hold exactly the points that the rule book gives for some roll.
#[test]
fn boxes_hold_possible_points() {
    for rules in catalogue::all() {
        let rolls = all_rolls(rules.dice);
        for slot in rules.slots() {
            let category = rules.category(slot).id.as_ref();
            let points = |roll: &Vec<u8>| naive::points(&rules.id, category, roll);
            let mut wanted: BTreeSet<u16> = rolls.iter().map(points).chain([0]).collect();
            if rules.id == "generala" {
                // After the first roll of a turn.
                wanted.extend(
                    rolls
                        .iter()
                        .map(|roll| naive::generala(category, roll, true)),
                );
            }
            let wanted: Vec<u16> = wanted.into_iter().collect();
            assert_eq!(possible(rules, slot), wanted, "{} {category}", rules.id);
        }
    }
    assert!(possible(&catalogue::default(), Slot(99)).is_empty());
}

/// Some of them, as the rule books list them.
#[test]
fn possible_points_of_some_boxes() {
    let check = |id, category, wanted: &[u16]| {
        let rules = rules(id);
        assert_eq!(possible(rules, slot(rules, category)), wanted, "{category}");
    };
    check("yahtzee-official", "fours", &[0, 4, 8, 12, 16, 20]);
    check("yahtzee-official", "full-house", &[0, 25]);
    check("yahtzee-basic", "small-straight", &[0, 30]);
    check("yahtzee-club", "yahtzee", &[0, 50]);
    check("yatzy", "one-pair", &[0, 2, 4, 6, 8, 10, 12]);
    check("yatzy", "two-pairs", &[0, 6, 8, 10, 12, 14, 16, 18, 20, 22]);
    check("yatzy", "small-straight", &[0, 15]);
    check("yahtzie", "sixes", &[0, 6, 12, 18, 24, 30, 36]);
    check("yahtzie", "barbie", &[0, 64]);
}

/// With an extra Yahtzee a box may hold exactly what the rule book gives for five equal dice on some pad.
#[test]
fn possible_points_with_an_extra_yahtzee() {
    for rules in catalogue::all() {
        for slot in rules.slots() {
            let category = rules.category(slot).id.as_ref();
            let mut wanted = BTreeSet::new();
            let five_alike = naive::five_alike(&rules.id);
            let family = rules.extra_yahtzee.is_some() && category != five_alike;
            for face in (1..=6).filter(|_| family) {
                for filled in 0..4 {
                    let line = |other: &str| {
                        let own = other == UPPER[usize::from(face) - 1];
                        let lower = !UPPER.contains(&other);
                        let held = (own && filled & 1 > 0) || (lower && filled & 2 > 0);
                        match other {
                            _ if other == five_alike => Some(50),
                            _ if other == category => None,
                            _ => held.then_some(0),
                        }
                    };
                    let pad = rules.categories.iter();
                    let pad = pad.map(|it| (it.id.to_string(), line(&it.id))).collect();
                    let answer = naive::answer(&rules.id, &pad, category, &[face; 5]);
                    if let naive::Answer::Scores { points, bonus: 1.. } = answer {
                        wanted.insert(points);
                    }
                }
            }
            let wanted: Vec<u16> = wanted.into_iter().collect();
            assert_eq!(
                possible_extras(rules, slot),
                wanted,
                "{} {category}",
                rules.id
            );
        }
    }
    let official = rules("yahtzee-official");
    assert_eq!(
        possible_extras(official, slot(official, "full-house")),
        [25]
    );
    let free = rules("yahtzee-advanced");
    assert_eq!(possible_extras(free, slot(free, "full-house")), [0, 25]);
}

/// An extra Yahtzee in a box that pays by the roll may bring what it pays after any roll.
#[test]
fn extra_yahtzees_pay_by_the_roll() {
    let mut spec = Spec::clone(rules("kniffel-championship"));
    spec.id = "early".into();
    let chance = spec.categories.iter_mut().find(|it| it.id == "chance");
    let chance = chance.expect("a chance");
    let points = chance.points.clone();
    chance.points = Points::ByRoll(vec![Points::Plus(5, Box::new(points.clone())), points]);
    let rules = RuleSet::new(spec).expect("a rule set");
    let wanted = [5, 10, 15, 20, 25, 30, 35];
    assert_eq!(possible_extras(&rules, slot(&rules, "chance")), wanted);
}
