//! Six dice, and cards of more than sixteen boxes.

use std::sync::Arc;

use rollkeep_app::storage::{read_log, write_log};
use rollkeep_rules::game::{Game, Phase, Start};
use rollkeep_rules::{RuleSet, Spec};

use super::super::script::{Script, setup};
use super::{check, family};

#[test]
fn maxi_yatzy() {
    check(
        "maxi-yatzy",
        "2 2 5 5 6 6",
        &[("three-pairs", 26), ("two-pairs", 22), ("one-pair", 12)],
    );
    check(
        "maxi-yatzy",
        "6 6 6 6 2 2",
        &[
            ("three-pairs", 0),
            ("two-pairs", 16),
            ("tower", 28),
            ("full-house", 22),
            ("castle", 0),
        ],
    );
    check(
        "maxi-yatzy",
        "2 2 2 5 5 5",
        &[("castle", 21), ("full-house", 19), ("three-pairs", 0)],
    );
    for roll in ["1 2 3 4 5 3", "1 2 3 4 5 6"] {
        check("maxi-yatzy", roll, &[("small-straight", 15)]);
    }
    check(
        "maxi-yatzy",
        "5 5 5 5 5 5",
        &[
            ("maxi-yatzy", 100),
            ("five-of-a-kind", 25),
            ("four-of-a-kind", 20),
            ("full-house", 0),
            ("fives", 30),
        ],
    );
}

#[test]
fn super_yatzy() {
    check(
        "super-yatzy",
        "6 6 6 3 3 3",
        &[("two-threes", 27), ("full-house", 24), ("three-pairs", 0)],
    );
    check(
        "super-yatzy",
        "1 2 3 4 5 6",
        &[
            ("small-straight", 15),
            ("large-straight", 20),
            ("royal-straight", 30),
            ("chance", 21),
        ],
    );
    check(
        "super-yatzy",
        "4 4 4 4 4 4",
        &[
            ("super-yatzy", 74),
            ("four-of-a-kind", 16),
            ("two-threes", 0),
        ],
    );
    check(
        "super-yatzy",
        "5 5 5 5 2 2",
        &[
            ("full-house", 19),
            ("two-pairs", 14),
            ("four-of-a-kind", 20),
        ],
    );
}

/// A whole game of eight players on cards of twenty boxes; all but the last two strike whatever comes.
#[test]
fn a_game_of_forced_maxi_yatzy() {
    let six = family("maxi-yatzy-forced");
    let eight = Spec {
        max_seats: 8,
        ..Spec::clone(&six)
    };
    let rules = Arc::new(RuleSet::new(eight).expect("rules for eight"));
    let mut script = Script::of(setup(&rules, 8, Start::Seating, None));
    let rolls = [
        "1 1 1 1 5 6",
        "2 2 2 3 3 4",
        "3 3 3 3 1 2",
        "4 4 4 4 1 2",
        "5 5 5 5 1 2",
        "6 6 6 6 1 2",
        "6 6 5 5 1 2",
        "6 6 5 5 1 2",
        "6 6 5 5 1 1",
        "4 4 4 1 2 3",
        "4 4 4 4 2 3",
        "4 4 4 4 4 3",
        "1 2 3 4 5 5",
        "1 2 3 4 5 6",
        "1 2 3 4 5 6",
        "6 6 6 5 5 1",
        "6 6 6 5 5 5",
        "6 6 6 6 5 5",
        "6 6 6 6 6 5",
        "2 2 2 2 2 2",
    ];
    for (category, roll) in rules.categories.iter().zip(rolls) {
        for seat in 0..8 {
            let nothing = if category.id == "maxi-yatzy" {
                "1 2 2 3 4 6"
            } else {
                "2 2 2 2 2 2"
            };
            script = script.turn(if seat < 6 { nothing } else { roll }, &category.id);
        }
    }
    // 4 + 6 + 12 + 16 + 20 + 24 = 82, two below the bonus; 12 + 22 + 24 + 12 + 16 + 20 below, 15 + 20 + 21 for the
    // straights, 28 + 33 + 34, 35 and 100.
    let totals = script.card(7).totals(&rules);
    assert_eq!(
        (totals.upper, totals.upper_bonus, totals.lower),
        (82, 0, 392)
    );
    // The others have twelve twos, 4 + 6 + 8 + 10 for dice of a kind, and 12 in Chance.
    let totals = script.card(0).totals(&rules);
    assert_eq!((totals.upper, totals.lower), (12, 40));
    let Phase::Over(outcome) = script.game.phase() else {
        panic!("all cards are full");
    };
    assert_eq!(outcome.winners, [6, 7]);
    let text = write_log(script.game.log());
    let log = read_log(&text, 6).expect("a log");
    let again = Game::replay(script.game.setup().clone(), log);
    assert_eq!(again, Ok(script.game));
}
