//! Boxes that pay more after the first roll of a turn.

use std::sync::Arc;

use rollkeep_app::storage::{read_log, write_log};
use rollkeep_rules::game::{Game, Start};
use rollkeep_rules::{Card, Offer, Points, RuleSet, Spec, Throw};
use rollkeep_words::{categories, paper, play};

use super::super::portable_rules::changed;
use super::super::script::{Script, dice, setup, slot};
use super::super::solver::policies::solve;
use super::{family, offers_after, pays};

/// Checks what these boxes pay after this roll of a turn.
#[track_caller]
fn check(roll: u8, shows: &str, expected: &[(&str, u16)]) {
    let boxes: Vec<&str> = expected.iter().map(|(id, _)| *id).collect();
    let points: Vec<Offer> = expected.iter().map(|(_, it)| pays(*it, 0)).collect();
    assert_eq!(offers_after(roll, "generala", &[], shows, &boxes), points);
}

#[test]
fn served_patterns_pay_more() {
    check(1, "1 2 3 4 5", &[("straight", 25)]);
    check(1, "2 3 4 5 6", &[("straight", 25)]);
    check(2, "2 3 4 5 6", &[("straight", 20)]);
    check(3, "2 3 4 5 6", &[("straight", 20)]);
    check(2, "3 4 5 6 1", &[("straight", 0)]);
    check(
        1,
        "4 4 4 4 2",
        &[("four-of-a-kind", 45), ("fours", 16), ("full-house", 0)],
    );
    check(
        3,
        "5 5 5 5 5",
        &[
            ("generala", 50),
            ("four-of-a-kind", 40),
            ("full-house", 0),
            ("fives", 25),
        ],
    );
    let rules = family("generala");
    assert_eq!(rules.scores(slot(&rules, "full-house")), [0, 30, 35]);
    assert_eq!(rules.max_total(), 260);
}

#[test]
fn what_a_box_pays_by_roll_has_words() {
    let rules = family("generala");
    let full = rules.category(slot(&rules, "full-house"));
    let says =
        "Three dice of one number and two of another. After roll 1: Scores 35. Later: Scores 30.";
    assert_eq!(categories::help(&rules, full), says);
    assert_eq!(paper::pays(&rules, full), "35 / 30");
}

#[test]
fn dice_that_win_at_once_are_told() {
    let told = |script: &Script| play::wins_at_once(&script.game);
    let says = Some("Generala wins the game outright!".to_owned());
    let served = Script::new("generala", 2).roll("5 5 5 5 5");
    assert_eq!(told(&served), says);
    assert_eq!(told(&Script::new("generala", 1).roll("5 5 5 5 5")), None);
    assert_eq!(told(&Script::new("generala", 2).roll("5 5 5 5 1")), None);
    assert_eq!(told(&Script::new("generala", 2)), None);
    let later = Script::new("generala", 2)
        .roll("5 5 5 5 1")
        .again("xxxx.", "5");
    assert_eq!(told(&later), None);
    let filled = Script::new("generala", 2)
        .roll("1 2 3 4 6")
        .score("generala")
        .roll("1 2 3 4 6")
        .score("ones")
        .roll("5 5 5 5 5");
    assert_eq!(told(&filled), None);
}

/// A joker `highest` pays the most of all rolls of a turn, after whichever roll it falls.
#[test]
fn the_highest_joker_pays_as_after_the_best_roll() {
    let rules = changed(&family("kniffel"), |spec| {
        spec.id = "kniffel-served".to_owned();
        spec.categories[8].points = Points::ByRoll(vec![Points::Fixed(35), Points::Fixed(25)]);
    });
    let card = Card::with(&rules, [(slot(&rules, "kniffel"), 50)]);
    for roll in 1..=3 {
        let throw = Throw {
            dice: dice("2 2 2 2 2").counts(),
            roll,
        };
        let full_house = slot(&rules, "full-house");
        assert_eq!(rules.offer(&card, full_house, throw), pays(35, 50));
        assert_eq!(rules.falls_to(&card, full_house, throw), None);
    }
}

#[test]
fn points_by_no_roll_are_refused() {
    let mut spec = Spec::clone(&family("generala"));
    spec.categories[9].points = Points::Plus(5, Box::new(Points::ByRoll(Vec::new())));
    let faults = RuleSet::new(spec).expect_err("a fault");
    let fault = "categories[9].points.plus[1].by-roll: nothing is in it";
    assert_eq!(faults.to_string(), fault);
}

/// A whole game alone, counted by hand.
#[test]
fn a_game_of_generala() {
    let rules = Arc::new(family("generala"));
    let script = Script::of(setup(&rules, 1, Start::Seating, None));
    let script = script
        .turn("1 2 3 4 5", "straight")
        .roll("3 3 3 6 1")
        .again("xxx..", "6 6")
        .score("full-house")
        .turn("2 2 2 2 6", "four-of-a-kind")
        .turn("6 6 6 6 6", "generala")
        .turns(
            "1 1 2 3 4 ones
            2 2 2 3 4 twos
            3 3 1 2 4 threes
            4 4 4 1 2 fours
            5 5 1 2 3 fives
            6 6 6 1 2 sixes",
        );
    // 25 + 30 + 45 + 50, then 2 + 6 + 6 + 12 + 10 + 18.
    let totals = script.card(0).totals(&rules);
    assert_eq!((totals.lower, totals.upper, totals.grand()), (150, 54, 204));
    let log = read_log(&write_log(script.game.log()), 5).expect("a log");
    let again = Game::replay(script.game.setup().clone(), log);
    assert_eq!(again, Ok(script.game));
}

/// The last open box is the full house. After the first roll it pays 5 more, but nothing is better than a full house.
#[test]
fn a_served_full_house_is_worth_what_it_pays() {
    let rules = Arc::new(family("generala"));
    let open = slot(&rules, "full-house");
    let filled = rules.slots().filter(|slot| *slot != open);
    let card = Card::with(&rules, filled.map(|slot| (slot, 0)));
    let policy = solve::<f64>(&rules);
    let turn = policy.turn(&card).expect("a turn");
    for (left, points) in [(2, 35.0), (1, 30.0), (0, 30.0)] {
        let value = turn.value(&dice("2 2 2 5 5").counts(), left);
        assert_eq!(value, Some(points));
    }
    // 300 of the 7776 first rolls are one.
    let mut spec = Spec::clone(&rules);
    spec.categories[open.index()].points = Points::Fixed(30);
    let plain = Arc::new(RuleSet::new(spec).expect("a rule set"));
    let later = solve::<f64>(&plain).expected(&card).expect("a card");
    let expected = later + 5.0 * 300.0 / 7776.0;
    assert!((turn.expected() - expected).abs() < 1e-9);
}
