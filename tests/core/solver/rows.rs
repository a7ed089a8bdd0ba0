//! All 252 first rolls of four rule sets, compared with published tables.

use rollkeep_rules::dice::Counts;
use rollkeep_rules::{Card, RuleSet, Slot};
use rollkeep_solver::{Choice, Policy, Real};

use super::super::script::{dice, rules, slot};
use super::policies::{exact, quick};

/// One line of a table.
struct Row {
    roll: &'static str,
    /// With two rolls left, and with one.
    keeps: [(&'static str, f64); 2],
    category: &'static str,
    points: u16,
    value: f64,
}

fn read(table: &'static str) -> Vec<Row> {
    let lines = table.lines().skip(1).map(|line| {
        let fields: Vec<&str> = line.split(',').collect();
        let number = |at: usize| fields[at].parse().expect("a number");
        Row {
            roll: fields[0],
            keeps: [(fields[2], number(3)), (fields[4], number(5))],
            category: fields[6],
            points: fields[7].parse().expect("points"),
            value: number(8),
        }
    });
    lines.collect()
}

/// The box with this name in the tables.
#[track_caller]
fn category(rules: &RuleSet, name: &str) -> Slot {
    let id = match name {
        "Aces" => "ones",
        "3K" => "three-of-a-kind",
        "FullHouse" => "full-house",
        "SmStraight" => "small-straight",
        "LgStraight" => "large-straight",
        "OnePair" => "one-pair",
        "TwoPairs" => "two-pairs",
        same => &same.to_lowercase(),
    };
    slot(rules, id)
}

/// Checks that the policy agrees with the table within this error.
#[track_caller]
fn agree<F: Real>(policy: &Policy<F>, table: &'static str, within: f64) {
    let card = Card::new(policy.rules());
    let turn = policy.turn(&card).expect("a turn");
    let rows = read(table);
    assert_eq!(rows.len(), Counts::every(5).count());
    for row in rows {
        let close = |what: &str, value: f64, expected: f64| {
            let roll = row.roll;
            assert!((value - expected).abs() < within, "{roll}: {what} {value}");
        };
        let on_table = dice(row.roll);
        for ((keep, expected), left) in row.keeps.into_iter().zip([2, 1]) {
            let advice = turn.advise(&on_table, left).expect("advice");
            close("value", advice.value, expected);
            let wanted = dice(keep).counts();
            // The table lets a player keep all dice; here that rolls nothing, so it is the next stage.
            if wanted == on_table.counts() {
                let next = turn.value(&wanted, left - 1).expect("a value");
                close(keep, next, expected);
                continue;
            }
            close("best keep", advice.keeps[0].value, expected);
            let named = advice.keeps.iter().find(|keep| {
                let faces = on_table.faces().iter().enumerate();
                let kept = faces.filter(|(place, _)| keep.keep.contains(*place));
                let mut counts = Counts::default();
                kept.for_each(|(_, face)| counts.0[face.index()] += 1);
                counts == wanted
            });
            close(keep, named.expect("a keep").value, expected);
        }
        let advice = turn.advise(&on_table, 0).expect("advice");
        close("score", advice.value, row.value);
        assert!(advice.keeps.is_empty());
        let named = category(policy.rules(), row.category);
        let named = advice.boxes.iter().find(|value| value.slot == named);
        let named = named.expect("a box");
        assert_eq!(named.points, row.points);
        close(row.category, named.value, row.value);
        assert_eq!(advice.best, Choice::Score(advice.boxes[0].slot));
    }
}

#[track_caller]
fn check(id: &str, table: &'static str) {
    assert_eq!(rules(id).id, id);
    agree(exact(id), table, 1e-9);
    agree(quick(id), table, 1e-3);
}

#[test]
fn first_rolls_of_the_basic_game() {
    check(
        "yahtzee-basic",
        include_str!("../../fixtures/solver/first-roll-yahtzee-basic.csv"),
    );
}

#[test]
fn first_rolls_of_the_advanced_game() {
    check(
        "yahtzee-advanced",
        include_str!("../../fixtures/solver/first-roll-yahtzee-advanced.csv"),
    );
}

#[test]
fn first_rolls_of_the_official_game() {
    check(
        "yahtzee-official",
        include_str!("../../fixtures/solver/first-roll-yahtzee-official.csv"),
    );
}

#[test]
fn first_rolls_of_yatzy() {
    check(
        "yatzy",
        include_str!("../../fixtures/solver/first-roll-yatzy.csv"),
    );
}
