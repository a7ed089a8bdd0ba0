//! Boxes that need something of another one.

use std::sync::Arc;

use rollkeep_app::storage::{read_log, write_log};
use rollkeep_rules::game::{Game, Start};
use rollkeep_rules::{Card, Need, RuleSet, Slot, Spec};

use super::super::script::{Script, rules, setup, slot};
use super::super::solver::policies::solve;
use super::{check, family, offers, pays};

#[test]
fn double_generala_needs_points_in_generala() {
    let doble =
        |held: &[(&str, u16)]| offers("generala-doble", held, "2 2 2 2 2", &["double-generala"]);
    assert_eq!(doble(&[("generala", 50)]), [pays(100, 0)]);
    assert_eq!(doble(&[("generala", 0)]), [pays(0, 0)]);
    assert_eq!(doble(&[]), [pays(0, 0)]);
}

#[test]
fn yam() {
    check("yam", "3 3 3 6 6", &[("full-house", 41)]);
    check("yam", "4 4 4 4 4", &[("full-house", 0), ("yam", 60)]);
    check("yam", "2 3 4 5 6", &[("straight", 50)]);
    check("yam", "1 2 3 4 5", &[("straight", 45)]);
}

#[test]
fn low_is_below_high() {
    let low = [("low", 20)];
    assert_eq!(offers("yam", &low, "4 4 5 6 1", &["high"]), [pays(0, 0)]);
    assert_eq!(offers("yam", &low, "5 5 5 6 1", &["high"]), [pays(22, 0)]);
    let high = [("high", 20)];
    assert_eq!(offers("yam", &high, "4 4 5 6 1", &["low"]), [pays(0, 0)]);
    assert_eq!(offers("yam", &high, "4 4 5 5 1", &["low"]), [pays(19, 0)]);
    assert_eq!(offers("yam", &[], "4 4 5 5 1", &["low"]), [pays(19, 0)]);
}

/// A whole game, counted by hand.
#[test]
fn a_game_of_yam() {
    let rules = Arc::new(family("yam"));
    let script = Script::of(setup(&rules, 1, Start::Seating, None)).turns(
        "5 5 4 4 1 high
        6 6 5 1 1 low
        2 2 2 4 4 full-house
        1 2 3 4 5 straight
        3 3 3 3 3 yam
        1 1 1 2 3 ones
        2 2 2 4 5 twos
        3 3 3 1 2 threes
        4 4 4 4 2 fours
        5 5 5 1 2 fives
        6 6 1 2 3 sixes",
    );
    // 3 + 6 + 9 + 16 + 15 + 12 = 61 and the bonus; 19 as High, so that another 19 is not low: 0. Then 34, 45 and 55.
    assert_eq!(
        (script.holds("high"), script.holds("low")),
        (Some(19), Some(0))
    );
    let totals = script.card(0).totals(&rules);
    let sums = (totals.upper, totals.upper_bonus, totals.lower);
    assert_eq!((sums, totals.grand()), ((61, 30, 153), 244));
    let log = read_log(&write_log(script.game.log()), 5).expect("a log");
    let again = Game::replay(script.game.setup().clone(), log);
    assert_eq!(again, Ok(script.game));
}

/// Two boxes are open, and one needs the other.
#[test]
fn the_solver_knows_what_a_box_needs() {
    let rules = Arc::new(family("generala-doble"));
    let policy = solve::<f64>(&rules);
    // 512 sets of the other boxes. While the double one is open, the single one is open, struck or 50; later open or filled.
    assert_eq!(policy.cost().states, 2560);
    let worth = |generala: Option<u16>| {
        let [single, double] = ["generala", "double-generala"].map(|id| slot(&rules, id));
        let filled = rules
            .slots()
            .filter(|slot| ![single, double].contains(slot));
        let filled = filled.map(|slot| (slot, 0));
        let card = Card::with(
            &rules,
            filled.chain(generala.map(|points| (single, points))),
        );
        let totals = f64::from(card.totals(&rules).grand());
        policy.expected(&card).expect("a card of these rules") - totals
    };
    assert_eq!(worth(Some(0)), 0.0);
    // Five of a kind in three rolls.
    let chance = 2.301_432 / 50.0;
    assert!((worth(Some(50)) - 100.0 * chance).abs() < 1e-4);
    // First the single one: whoever gets it plays for the double, whoever does not strikes the double.
    let both = chance * (50.0 + 100.0 * chance) + (1.0 - chance) * 50.0 * chance;
    assert!((worth(None) - both).abs() < 1e-4);
}

#[test]
fn needs_that_cannot_be_are_refused() {
    #[track_caller]
    fn check(needs: &[(u8, Need)], fault: &str) {
        let mut spec = Spec::clone(&family("generala"));
        for &(slot, need) in needs {
            spec.categories[usize::from(slot)].needs = Some(need);
        }
        let faults = RuleSet::new(spec).expect_err("a fault");
        assert_eq!(faults.to_string(), fault);
    }
    let not_lower = |place: u8| {
        let fault = "this category and the one that it needs are not two of the lower section";
        format!("categories[{place}].needs: {fault}")
    };
    check(&[(9, Need::Above(Slot(10)))], &not_lower(9));
    check(&[(9, Need::Above(Slot(9)))], &not_lower(9));
    check(&[(9, Need::PointsIn(Slot(0)))], &not_lower(9));
    check(&[(0, Need::PointsIn(Slot(9)))], &not_lower(0));
    let above = |slot| Need::Above(Slot(slot));
    check(
        &[(7, above(6)), (8, above(7)), (9, above(8))],
        "categories: 3 needs are more than 2",
    );
    let mut spec = Spec::clone(rules("yahtzee-official"));
    spec.categories[12].needs = Some(Need::PointsIn(Slot(11)));
    assert_eq!(
        RuleSet::new(spec).expect_err("a fault").to_string(),
        "categories[12].needs: a category cannot need another one beside extra_yahtzee"
    );
}
