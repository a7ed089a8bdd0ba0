//! Best play where rolls are saved, against a solver that plays by the definition of a turn.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::Arc;

use proptest::prelude::*;
use rollkeep_rules::dice::{Counts, Dice, Face, Keep};
use rollkeep_rules::game::{Hand, Turn};
use rollkeep_rules::{Card, Offer, Points, RuleSet, Slot, Spec};
use rollkeep_solver::{Progress, Real, SavedRollsSolver, SolveError};

use super::super::family::family;
use super::super::games::cases;
use super::generated::rule_set;
use super::plain::{Boxes, Rolls, card};
use super::policies::solve;

/// Every card with every number of saved rolls by itself, and every turn as the game counts its rolls.
struct PlainSaver<'a> {
    rules: &'a RuleSet,
    /// By boxes, bonuses for extra Yahtzees, and saved rolls.
    known: HashMap<(Boxes, u16, u16), f64>,
}

impl PlainSaver<'_> {
    /// The value of a card before the first roll, with this many rolls saved.
    fn value(&mut self, boxes: &Boxes, bonuses: u16, saved: u16) -> f64 {
        let key = (boxes.clone(), bonuses, saved);
        if let Some(&value) = self.known.get(&key) {
            return value;
        }
        let value = match boxes.iter().all(Option::is_some) {
            true => f64::from(card(self.rules, boxes).totals(self.rules).grand() + bonuses),
            false => self.turn(boxes, bonuses, saved),
        };
        self.known.insert(key, value);
        value
    }

    fn turn(&mut self, boxes: &Boxes, bonuses: u16, saved: u16) -> f64 {
        let dice = self.rules.dice;
        let all = Turn::new(0, saved).rolls_left(self.rules);
        let mut later: Option<Rolls> = None;
        for made in (1..=all).rev() {
            let keeps = (0..=dice).flat_map(Counts::every);
            let kept = keeps.filter_map(|keep| Some((keep, later.as_ref()?.roll(keep))));
            let kept: Vec<(Counts, f64)> = kept.collect();
            let mut worth = HashMap::new();
            for roll in Counts::every(dice) {
                let within = |keep: &Counts| keep.0.iter().zip(roll.0).all(|(k, r)| *k <= r);
                let values = kept.iter().filter(|(keep, _)| within(keep));
                let now = self.score(boxes, bonuses, saved, roll, made);
                worth.insert(
                    roll.0,
                    values.fold(now, |best, (_, value)| best.max(*value)),
                );
            }
            later = Some(Rolls { dice, worth });
        }
        later.expect("a first roll").roll(Counts::default())
    }

    /// The value of scoring these dice after so many rolls.
    fn score(&mut self, boxes: &Boxes, bonuses: u16, saved: u16, roll: Counts, made: u8) -> f64 {
        let faces = Face::ALL.into_iter().zip(roll.0);
        let faces: Vec<Face> =
            { faces.flat_map(|(face, count)| vec![face; count.into()]) }.collect();
        let hand = Hand {
            dice: Dice::new(&faces).expect("dice"),
            rolls: made,
            kept: Keep::NONE,
        };
        let turn = Turn {
            hand: Some(hand),
            ..Turn::new(0, saved)
        };
        let card = card(self.rules, boxes);
        let mut best = f64::MIN;
        for slot in self.rules.slots() {
            if let Offer::Open { points, bonus } = self.rules.offer(&card, slot, hand.throw()) {
                let mut after = boxes.clone();
                after[slot.index()] = Some(points);
                let saved = turn.saved_after(self.rules);
                best = best.max(self.value(&after, bonuses + bonus, saved));
            }
        }
        best
    }
}

/// Rules that save rolls, of which no box pays something else after another roll.
fn saving(rules: &RuleSet) -> Arc<RuleSet> {
    let mut spec = Spec::clone(rules);
    spec.saved_rolls = true;
    for category in &mut spec.categories {
        if let Points::ByRoll(points) = &category.points {
            category.points = points[0].clone();
        }
    }
    Arc::new(RuleSet::new(spec).expect("rules that can be played"))
}

/// The same rules without saved rolls.
fn not_saving(rules: &RuleSet) -> Arc<RuleSet> {
    let mut spec = Spec::clone(rules);
    spec.saved_rolls = false;
    Arc::new(RuleSet::new(spec).expect("rules that can be played"))
}

fn on(_: Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

#[track_caller]
fn solver(rules: &Arc<RuleSet>) -> SavedRollsSolver {
    SavedRollsSolver::new(rules).expect("rules that save rolls")
}

#[track_caller]
fn expected<F: Real>(solver: &SavedRollsSolver, card: &Card, saved: u16) -> f64 {
    let value = solver.expected::<F>(card, saved, &mut on);
    value.expect("small enough")
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn every_card_is_worth_what_a_plain_saver_says(rules in rule_set()) {
        let rules = saving(&rules);
        let solver = solver(&rules);
        let known = HashMap::new();
        let mut plain = PlainSaver { rules: &rules, known };
        plain.value(&vec![None; 3], 0, 0);
        for (number, ((boxes, bonuses, saved), &value)) in plain.known.iter().enumerate() {
            if number % 40 > 0 && boxes.iter().any(Option::is_some) {
                continue;
            }
            let card = card(&rules, boxes);
            let exact = expected::<f64>(&solver, &card, *saved) + f64::from(*bonuses);
            prop_assert!((exact - value).abs() < 1e-9, "{boxes:?}, {saved}: {exact} is not {value}");
            let quick = expected::<f32>(&solver, &card, *saved) + f64::from(*bonuses);
            prop_assert!((quick - value).abs() < 1e-3, "{boxes:?}, {saved}: {quick} is not {value}");
        }
    }

    /// Whoever need not use a saved roll can play as if there were none.
    #[test]
    fn saved_rolls_cost_nothing(rules in rule_set()) {
        let rules = saving(&rules);
        let solver = solver(&rules);
        let policy = solve::<f64>(&not_saving(&rules));
        let all = rules.slots().count() as u8;
        for filled in 0..all {
            let card = Card::with(&rules, (0..filled).map(|slot| (Slot(slot), 0)));
            let Some(without) = policy.expected(&card) else {
                continue;
            };
            let most = u16::from(filled) * u16::from(rules.rolls - 1);
            let mut before = without;
            for saved in 0..=most {
                let value = expected::<f64>(&solver, &card, saved);
                prop_assert!(value > before - 1e-9, "{filled} filled, {saved}: {value}, {before}");
                before = value;
            }
            if rules.rolls == 1 || filled + 1 == all {
                let none = expected::<f64>(&solver, &card, 0);
                prop_assert!((none - without).abs() < 1e-9, "nothing can be saved: {none}, {without}");
            }
        }
    }
}

/// One die and two boxes for its pips, of two rolls a turn.
fn tiny() -> Arc<RuleSet> {
    let mut spec = Spec::clone(&family("maxi-yatzy-saved"));
    let chance = spec.categories.iter().find(|it| it.id == "chance");
    let mut again = chance.expect("a chance").clone();
    again.id = "again".to_owned();
    spec.categories = vec![chance.expect("a chance").clone(), again];
    (spec.dice, spec.rolls, spec.upper_bonus) = (1, 2, None);
    Arc::new(RuleSet::new(spec).expect("a rule set"))
}

/// The last box is worth 17/4 with two rolls and 14/3 with three. So the first turn stops at 4, 5 or 6, where these pips
/// and 14/3 are more than the 7/2 + 17/4 of a second roll.
#[test]
fn two_turns_with_one_die() {
    let rules = tiny();
    let solver = solver(&rules);
    let last = Card::with(&rules, [(Slot(0), 0)]);
    let start = Card::new(&rules);
    let (none, one) = (17.0 / 4.0, 14.0 / 3.0);
    let first = (3.0 * (7.0 / 2.0 + none) + (4.0 + 5.0 + 6.0) + 3.0 * one) / 6.0;
    for (card, saved, value) in [(&last, 0, none), (&last, 1, one), (&start, 0, first)] {
        let computed = expected::<f64>(&solver, card, saved);
        assert!(
            (computed - value).abs() < 1e-12,
            "{computed} is not {value}"
        );
    }
    // Two in the first box.
    let two = Card::with(&rules, [(Slot(0), 2)]);
    assert!((expected::<f64>(&solver, &two, 1) - one - 2.0).abs() < 1e-12);
    let full = Card::with(&rules, [(Slot(0), 2), (Slot(1), 5)]);
    assert!((expected::<f64>(&solver, &full, 2) - 7.0).abs() < 1e-12);
}

#[test]
fn cards_that_no_game_leads_to_have_no_value() {
    let rules = tiny();
    let solver = solver(&rules);
    let start = Card::new(&rules);
    for saved in [1, u16::MAX] {
        let why = solver.expected::<f64>(&start, saved, &mut on);
        assert_eq!(why, Err(SolveError::NoSuchCard));
    }
}

#[test]
fn rules_that_save_nothing_are_refused() {
    let why = SavedRollsSolver::new(&not_saving(&tiny())).err();
    assert_eq!(why, Some(SolveError::SavedRolls));
}

/// Maxi Yatzy fits a computer, and says first how large it is; three times as many rolls do not.
#[test]
fn the_cost_is_known_before() {
    let mut spec = Spec::clone(&family("maxi-yatzy-saved"));
    let rules = Arc::new(RuleSet::new(spec.clone()).expect("a rule set"));
    let (maxi, start) = (solver(&rules), Card::new(&rules));
    let quick = maxi.cost::<f32>(&start).expect("a card");
    let exact = maxi.cost::<f64>(&start).expect("a card");
    assert_eq!((exact.bytes, exact.states), (2 * quick.bytes, quick.states));
    assert!(exact.bytes <= SavedRollsSolver::MOST_BYTES, "{exact:?}");
    assert!(
        exact.operations <= SavedRollsSolver::MOST_OPERATIONS,
        "{exact:?}"
    );
    let mut seen = Vec::new();
    let mut watch = |progress: Progress| {
        seen.push((progress.done, progress.all));
        ControlFlow::Break(())
    };
    let why = maxi.expected::<f32>(&start, 0, &mut watch);
    assert_eq!(why, Err(SolveError::Stopped));
    assert_eq!(seen, [(0, 1 << 14)]);

    spec.rolls = 9;
    let rules = Arc::new(RuleSet::new(spec).expect("a rule set"));
    let large = solver(&rules);
    let cost = large.cost::<f32>(&start).expect("a card");
    let mut watch = |_: Progress| panic!("it is not begun");
    let why = large.expected::<f32>(&start, 0, &mut watch);
    assert_eq!(why, Err(SolveError::TooLarge(cost)));
}

/// Six dice, and a bonus that is near: with the last two boxes of a whole card.
#[test]
fn two_boxes_of_maxi_yatzy_are_worth_what_a_plain_saver_says() {
    let rules = Arc::new(family("maxi-yatzy-saved"));
    let mut boxes: Boxes = vec![Some(10); 20];
    (boxes[5], boxes[19]) = (None, None);
    boxes[4] = Some(20);
    let card = card(&rules, &boxes);
    assert_eq!(
        card.totals(&rules).upper,
        60,
        "four sixes are enough for the bonus"
    );
    let known = HashMap::new();
    let mut plain = PlainSaver {
        rules: &rules,
        known,
    };
    let value = plain.value(&boxes, 0, 2);
    let computed = expected::<f64>(&solver(&rules), &card, 2);
    assert!((computed - value).abs() < 1e-9, "{computed} is not {value}");
}

/// A card with four open boxes leads to few others.
#[test]
fn a_late_card_costs_little() {
    let rules = Arc::new(family("maxi-yatzy-saved"));
    let late = Card::with(&rules, (0..16).map(|slot| (Slot(slot), 0)));
    let solver = solver(&rules);
    let cost = |card: &Card| solver.cost::<f32>(card).expect("a card");
    let (few, all) = (cost(&late), cost(&Card::new(&rules)));
    assert!(
        few.states < all.states / 1000 && few.bytes < all.bytes / 100,
        "{few:?}, {all:?}"
    );
    let mut rows = Vec::new();
    let mut watch = |progress: Progress| {
        rows.push((progress.done, progress.all));
        ControlFlow::Continue(())
    };
    let most = solver
        .expected::<f32>(&late, 32, &mut watch)
        .expect("small");
    assert_eq!(rows, (0..16).map(|done| (done, 16)).collect::<Vec<_>>());
    // Castle, Tower, Chance and Maxi Yatzy at their best: 33, 34, 36 and 100.
    assert!(
        most < 203.0 && most > expected::<f32>(&solver, &late, 31),
        "{most}"
    );
}
