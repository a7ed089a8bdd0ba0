//! Every roll in every category, and every roll on every kind of card, against the naive rules.

use std::sync::Arc;

use rollkeep_rules::dice::{Counts, Face};
use rollkeep_rules::{Card, Closed, Offer, RuleSet, Section, Slot, catalogue};

use super::family::family;
use super::naive::{self, Answer, Pad};
use super::script::rules;

/// All rolls of this many dice, each in ascending order.
fn rolls(dice: usize) -> Vec<Vec<u8>> {
    (0..dice).fold(vec![Vec::new()], |shorter, _| {
        let grow = |roll: Vec<u8>| {
            let from = roll.last().copied().unwrap_or(1);
            (from..=6).map(move |face| [&roll[..], &[face]].concat())
        };
        shorter.into_iter().flat_map(grow).collect()
    })
}

fn counts(roll: &[u8]) -> Counts {
    let mut counts = Counts::default();
    for &die in roll {
        counts.0[usize::from(die) - 1] += 1;
    }
    counts
}

#[test]
fn there_are_252_rolls_of_five_dice_and_462_of_six() {
    for (dice, number) in [(1, 6), (2, 21), (3, 56), (5, 252), (6, 462)] {
        let ours = rolls(dice);
        assert_eq!(ours.len(), number);
        let theirs: Vec<Counts> = Counts::every(dice as u8).collect();
        assert_eq!(theirs.len(), number);
        assert!(ours.iter().all(|roll| theirs.contains(&counts(roll))));
    }
}

/// The rule sets from files that `naive` knows too.
const FILES_BY_NAIVE_RULES: [&str; 1] = ["maxi-yatzy-saved"];

#[test]
fn every_roll_scores_what_the_rules_say() {
    let files = FILES_BY_NAIVE_RULES.map(|id| Arc::new(family(id)));
    for rules in catalogue::all().iter().chain(&files) {
        for roll in rolls(rules.dice.into()) {
            for (slot, category) in rules.slots().zip(&rules.categories) {
                assert_eq!(
                    rules.worth(slot, rules.last_throw(counts(&roll))),
                    naive::points(&rules.id, &category.id, &roll),
                    "{}: {roll:?} in {}",
                    rules.id,
                    category.id
                );
            }
        }
    }
}

#[test]
fn every_served_roll_scores_what_the_rules_say() {
    let rules = family("generala");
    for roll in rolls(5) {
        for (slot, category) in rules.slots().zip(&rules.categories) {
            let worth = rules.worth(slot, rules.throw(counts(&roll), 2));
            let expected = naive::generala(&category.id, &roll, true);
            assert_eq!(worth, expected, "{roll:?} in {}", category.id);
        }
    }
}

#[test]
fn sums_of_the_highest_dice() {
    for roll in rolls(6) {
        for dice in 0..=7 {
            let highest = roll.iter().rev().take(dice);
            let sum: u16 = highest.map(|die| u16::from(*die)).sum();
            assert_eq!(counts(&roll).best(dice as u8), sum);
        }
        assert_eq!(counts(&roll).sum(), counts(&roll).best(6));
        let most = counts(&roll).most();
        let tie = |face: &Face| counts(&roll).of(*face) == counts(&roll).of(most);
        assert!(
            Face::ALL
                .iter()
                .all(|f| counts(&roll).of(*f) <= counts(&roll).of(most))
        );
        assert_eq!(Face::ALL.into_iter().filter(tie).max(), Some(most));
    }
}

/// The rule sets whose jokers differ.
fn with_jokers() -> [&'static RuleSet; 7] {
    [
        rules("yahtzee-basic"),
        rules("yahtzee-advanced"),
        rules("yahtzee-official"),
        rules("yahtzee-club"),
        rules("kniffel"),
        rules("kniffel-travel"),
        rules("kniffel-championship"),
    ]
}

/// Checks that every category of this card answers the roll as the naive rules do.
#[track_caller]
fn check(rules: &RuleSet, filled: &[(Slot, u16)], roll: &[u8]) {
    let card = Card::with(rules, filled.iter().copied());
    let pad: Pad = rules
        .slots()
        .map(|slot| (rules.category(slot).id.to_string(), card.points(slot)))
        .collect();
    let mut open = Vec::new();
    for slot in rules.slots() {
        let category = &rules.category(slot).id;
        let offer = rules.offer(&card, slot, rules.last_throw(counts(roll)));
        let answer = match offer {
            Offer::Open { points, bonus } => {
                open.push(slot);
                Answer::Scores { points, bonus }
            }
            Offer::Closed(Closed::UpperFirst(must)) => {
                assert_eq!(rules.category(must).face().map(Face::pips), Some(roll[0]));
                Answer::UpperFirst
            }
            Offer::Closed(Closed::LowerFirst) => Answer::LowerFirst,
            Offer::Closed(why) => panic!("{category}: {why}"),
            Offer::Filled => Answer::Filled,
            Offer::Unknown => panic!("{category} is on the card"),
        };
        let expected = naive::answer(&rules.id, &pad, category, roll);
        assert_eq!(
            answer, expected,
            "{}: {roll:?} in {category} of {pad:?}",
            rules.id
        );
    }
    assert!(card.is_full() || !open.is_empty(), "a turn can always end");
    assert!(
        rules
            .open_slots(&card, rules.last_throw(counts(roll)))
            .eq(open)
    );
}

/// Every subset of `slots`.
fn subsets(slots: &[Slot]) -> impl Iterator<Item = Vec<Slot>> {
    (0..1u32 << slots.len()).map(move |bits| {
        let chosen = slots.iter().enumerate();
        chosen
            .filter(|(place, _)| bits & (1 << place) != 0)
            .map(|(_, slot)| *slot)
            .collect()
    })
}

/// The slots of a section without the Yahtzee box.
fn section(rules: &RuleSet, section: Section) -> Vec<Slot> {
    let of = |slot: &Slot| rules.category(*slot).section == section;
    let yahtzee = |slot: &Slot| rules.category(*slot).id == naive::five_alike(&rules.id);
    rules
        .slots()
        .filter(|slot| of(slot) && !yahtzee(slot))
        .collect()
}

fn yahtzee_box(rules: &RuleSet) -> [Vec<(Slot, u16)>; 3] {
    let slot = super::script::slot(rules, naive::five_alike(&rules.id));
    [vec![], vec![(slot, 0)], vec![(slot, 50)]]
}

/// The boxes, each with points in it. No joker depends on how many.
fn written(slots: &[Slot]) -> impl Iterator<Item = (Slot, u16)> {
    slots.iter().map(|slot| (*slot, u16::from(slot.0) % 2 * 5))
}

#[test]
fn five_of_a_kind_on_every_card_there_is() {
    for rules in with_jokers() {
        let lower: Vec<_> = subsets(&section(rules, Section::Lower)).collect();
        let upper: Vec<_> = subsets(&section(rules, Section::Upper)).collect();
        for yahtzee in yahtzee_box(rules) {
            for lower in &lower {
                for upper in &upper {
                    let boxes = written(lower).chain(written(upper));
                    let filled: Vec<_> = yahtzee.iter().copied().chain(boxes).collect();
                    for face in 1..=6 {
                        check(rules, &filled, &[face; 5]);
                    }
                }
            }
        }
    }
}

#[test]
fn every_roll_on_every_kind_of_card() {
    for rules in with_jokers() {
        let lower = section(rules, Section::Lower);
        let upper = section(rules, Section::Upper);
        let lowers = [&lower[..], &lower[..3], &lower[4..], &[]];
        for roll in rolls(5) {
            let own = usize::from(roll[0]) - 1;
            let others = [&upper[..own], &upper[own + 1..]].concat();
            let uppers = [vec![], vec![upper[own]], others, upper.clone()];
            for yahtzee in yahtzee_box(rules) {
                for lower in lowers {
                    for upper in &uppers {
                        let boxes = written(lower).chain(written(upper));
                        let filled: Vec<_> = yahtzee.iter().copied().chain(boxes).collect();
                        check(rules, &filled, &roll);
                    }
                }
            }
        }
    }
}

#[test]
fn unknown_categories_are_refused() {
    for rules in catalogue::all() {
        let card = Card::new(rules);
        let roll = counts(&vec![1; rules.dice.into()]);
        for number in rules.categories.len() as u8..=u8::MAX {
            assert_eq!(
                rules.offer(&card, Slot(number), rules.last_throw(roll)),
                Offer::Unknown
            );
        }
    }
}
