//! The worked examples of the rules, row by row.

use rollkeep_rules::game::{Action, Refused};
use rollkeep_rules::{Closed, Offer};

use super::script::{Script, dice, rules, slot};

const FAMILY: [&str; 4] = [
    "yahtzee-basic",
    "yahtzee-advanced",
    "yahtzee-official",
    "yahtzee-club",
];

/// Checks that this roll, as the first of a game of each rule set, scores this many points in this category.
#[track_caller]
fn check(ids: &[&str], roll: &str, category: &str, points: u16) {
    for id in ids {
        let rules = rules(id);
        let seats = usize::from(rules.min_seats);
        let slot = slot(rules, category);
        let throw = rules.throw(dice(roll).counts(), rules.rolls - 1);
        let worth = rules.worth(slot, throw);
        assert_eq!(worth, points, "{id}: {roll} in {category}");
        let played = Script::new(id, seats).turn(roll, category);
        assert_eq!(played.card(0).points(slot), Some(points), "{id}, played");
        assert_eq!(played.card(0).totals(rules).grand(), points, "{id}, total");
    }
}

#[track_caller]
fn family(roll: &str, category: &str, points: u16) {
    check(&FAMILY, roll, category, points);
}

#[track_caller]
fn yatzy(roll: &str, category: &str, points: u16) {
    check(&["yatzy"], roll, category, points);
}

#[track_caller]
fn yahtzie(roll: &str, category: &str, points: u16) {
    check(&["yahtzie"], roll, category, points);
}

#[test]
fn yahtzee_upper_boxes() {
    family("3 2 5 3 1", "threes", 6);
    family("3 2 5 3 1", "fives", 5);
    family("3 2 5 3 1", "fours", 0);
    family("3 4 3 6 3", "threes", 9);
    family("3 4 3 6 3", "fours", 4);
    family("3 4 3 6 3", "sixes", 6);
    family("3 4 3 6 3", "ones", 0);
    family("3 4 3 6 3", "twos", 0);
    family("3 4 3 6 3", "fives", 0);
}

#[test]
fn yahtzee_lower_boxes() {
    family("3 4 3 3 6", "three-of-a-kind", 19);
    family("5 1 5 5 5", "four-of-a-kind", 21);
    family("5 2 5 5 3", "three-of-a-kind", 20);
    family("5 2 5 5 3", "four-of-a-kind", 0);
    family("5 4 4 5 5", "full-house", 25);
    family("2 2 2 2 3", "full-house", 0);
    family("4 4 4 4 4", "full-house", 0);
    family("2 5 3 4 3", "small-straight", 30);
    family("2 5 3 4 3", "large-straight", 0);
    family("1 5 2 4 3", "large-straight", 40);
    family("1 5 2 4 3", "small-straight", 30);
}

#[test]
fn yahtzee_one_roll_in_five_boxes() {
    family("3 3 3 5 5", "threes", 9);
    family("3 3 3 5 5", "fives", 10);
    family("3 3 3 5 5", "three-of-a-kind", 19);
    family("3 3 3 5 5", "full-house", 25);
    family("3 3 3 5 5", "chance", 19);
}

#[test]
fn yatzy_upper_boxes() {
    yatzy("1 1 2 4 4", "fours", 8);
    yatzy("1 1 6 2 6", "sixes", 12);
    yatzy("3 3 3 4 1", "threes", 9);
    yatzy("5 6 5 5 2", "fives", 15);
}

#[test]
fn yatzy_lower_boxes() {
    yatzy("1 1 3 3 6", "chance", 14);
    yatzy("4 5 5 6 1", "chance", 21);
    yatzy("1 1 1 1 1", "yatzy", 50);
    yatzy("1 1 1 2 1", "yatzy", 0);
    yatzy("1 1 2 3 3", "two-pairs", 8);
    yatzy("1 1 2 3 4", "two-pairs", 0);
    yatzy("1 1 2 2 2", "two-pairs", 6);
    yatzy("4 4 4 4 1", "two-pairs", 0);
    yatzy("3 3 4 4 1", "one-pair", 8);
    yatzy("5 5 5 5 5", "one-pair", 10);
    yatzy("3 3 3 4 5", "three-of-a-kind", 9);
    yatzy("3 3 4 5 6", "three-of-a-kind", 0);
    yatzy("3 3 3 3 1", "three-of-a-kind", 9);
    yatzy("2 2 2 2 5", "four-of-a-kind", 8);
    yatzy("2 2 2 5 5", "four-of-a-kind", 0);
    yatzy("2 2 2 2 2", "four-of-a-kind", 8);
    yatzy("1 2 3 4 5", "small-straight", 15);
    yatzy("2 3 4 5 6", "small-straight", 0);
    yatzy("2 3 4 5 6", "large-straight", 20);
    yatzy("1 2 3 4 5", "large-straight", 0);
    yatzy("1 1 2 2 2", "full-house", 8);
    yatzy("2 2 3 3 4", "full-house", 0);
    yatzy("4 4 4 4 4", "full-house", 0);
}

#[test]
fn yahtzie_boxes() {
    yahtzie("3 3 3 3 3 5", "barbie", 64);
    yahtzie("3 3 3 3 3 5", "yahtzee", 50);
    yahtzie("3 3 3 3 3 5", "threes", 15);
    yahtzie("3 3 3 3 3 5", "chance", 17);
    yahtzie("6 6 6 1 2 3", "three-of-a-kind", 23);
    yahtzie("6 6 6 1 2 3", "chance", 23);
    yahtzie("2 2 2 5 5 5", "full-house", 25);
    yahtzie("3 3 3 3 5 5", "full-house", 25);
    yahtzie("3 3 3 3 3 5", "full-house", 0);
    yahtzie("1 2 3 4 6 6", "large-straight", 0);
    yahtzie("1 2 3 4 5 5", "large-straight", 40);
}

/// A single player's game after these turns, with five fours on the table.
#[track_caller]
fn fours_after(id: &str, turns: &str) -> Script {
    Script::new(id, 1).turns(turns).roll("4 4 4 4 4")
}

/// Checks that scoring here brings these points and this bonus.
#[track_caller]
fn scores(table: &Script, category: &str, points: u16, bonus: u16) {
    let before = table.card(0).yahtzee_bonuses();
    let rules = table.game.rules();
    let offer = rules.offer(
        table.card(0),
        slot(rules, category),
        rules.last_throw(dice("44444").counts()),
    );
    assert_eq!(offer, Offer::Open { points, bonus }, "{category}");
    let after = table.clone().score(category);
    assert_eq!(after.holds(category), Some(points), "{category}");
    assert_eq!(after.card(0).yahtzee_bonuses(), before + bonus);
}

#[test]
fn a_joker_scores_in_lower_boxes() {
    for id in ["yahtzee-advanced", "yahtzee-official", "yahtzee-club"] {
        let table = fours_after(id, "1 1 4 4 2 fours \n 3 3 3 3 3 yahtzee");
        for (category, points) in [
            ("three-of-a-kind", 20),
            ("four-of-a-kind", 20),
            ("chance", 20),
            ("full-house", 25),
            ("small-straight", 30),
            ("large-straight", 40),
        ] {
            scores(&table, category, points, 100);
        }
    }
}

#[test]
fn a_zero_in_the_yahtzee_box_leaves_a_joker_without_its_bonus() {
    for id in ["yahtzee-advanced", "yahtzee-official"] {
        let table = fours_after(id, "1 1 4 4 2 fours \n 1 2 3 4 6 yahtzee");
        scores(&table, "full-house", 25, 0);
        scores(&table, "large-straight", 40, 0);
    }
}

#[test]
fn free_with_its_upper_box_open_is_an_ordinary_roll() {
    let table = fours_after("yahtzee-advanced", "3 3 3 3 3 yahtzee");
    scores(&table, "fours", 20, 100);
    scores(&table, "full-house", 0, 100);
    scores(&table, "small-straight", 0, 100);
    scores(&table, "chance", 20, 100);
    scores(&table, "ones", 0, 100);
}

#[test]
fn forced_goes_into_its_upper_box() {
    let table = fours_after("yahtzee-official", "3 3 3 3 3 yahtzee");
    let rules = table.game.rules();
    let fours = slot(rules, "fours");
    scores(&table, "fours", 20, 100);
    for other in rules.slots().filter(|&other| other != fours) {
        let category = rules.category(other).id.to_string();
        let why = match category.as_str() {
            "yahtzee" => Refused::Filled(other),
            _ => Refused::Closed(other, Closed::UpperFirst(fours)),
        };
        assert_eq!(table.refusal(&category), why);
        assert_eq!(table.tries(Action::Score(other), ""), Err(why));
    }
}

#[test]
fn forced_goes_into_a_lower_box_before_another_upper_one() {
    let table = fours_after("yahtzee-official", "1 1 4 4 2 fours \n 3 3 3 3 3 yahtzee");
    let ones = slot(table.game.rules(), "ones");
    assert_eq!(
        table.refusal("ones"),
        Refused::Closed(ones, Closed::LowerFirst)
    );
}

const EVERY_LOWER_BOX: &str = "
    3 3 3 3 3 yahtzee
    1 1 4 4 2 fours
    6 6 6 1 2 three-of-a-kind
    6 6 6 6 2 four-of-a-kind
    6 6 6 1 1 full-house
    1 2 3 4 6 small-straight
    1 2 3 4 5 large-straight
    1 2 3 4 6 chance";

#[test]
fn forced_goes_into_any_upper_box_for_nothing_when_no_other_is_left() {
    let table = fours_after("yahtzee-official", EVERY_LOWER_BOX);
    for category in ["ones", "twos", "threes", "fives", "sixes"] {
        scores(&table, category, 0, 100);
    }
}

#[test]
fn jokers_need_points_in_the_yahtzee_box() {
    let table = fours_after("yahtzee-club", "1 1 4 4 2 fours \n 1 2 3 4 6 yahtzee");
    scores(&table, "full-house", 0, 0);
    scores(&table, "small-straight", 0, 0);
    scores(&table, "large-straight", 0, 0);
    scores(&table, "four-of-a-kind", 20, 0);
    scores(&table, "ones", 0, 0);
}

#[test]
fn basic_knows_no_joker_and_no_bonus() {
    let table = fours_after("yahtzee-basic", "1 1 4 4 2 fours \n 3 3 3 3 3 yahtzee");
    scores(&table, "full-house", 0, 0);
    scores(&table, "large-straight", 0, 0);
    scores(&table, "three-of-a-kind", 20, 0);
}

#[test]
fn while_the_yahtzee_box_is_open_five_of_a_kind_is_an_ordinary_roll() {
    for id in FAMILY {
        let table = fours_after(id, "1 1 4 4 2 fours");
        scores(&table, "yahtzee", 50, 0);
        scores(&table, "full-house", 0, 0);
        scores(&table, "ones", 0, 0);
    }
}

#[test]
fn the_upper_bonus_comes_at_63() {
    let sixty_two = "
        1 1 2 2 2 ones
        2 2 2 1 1 twos
        3 3 3 1 1 threes
        4 4 4 1 1 fours
        5 5 5 1 1 fives
        6 6 6 1 1 sixes";
    let sixty_three = sixty_two.replacen("1 1 2 2 2", "1 1 1 2 2", 1);
    for (id, bonus) in FAMILY.map(|id| (id, 35)).into_iter().chain([("yatzy", 50)]) {
        let totals = |turns| Script::new(id, 1).turns(turns).card(0).totals(rules(id));
        assert_eq!(totals(sixty_two).upper, 62);
        assert_eq!(totals(sixty_two).upper_bonus, 0);
        assert_eq!(totals(&sixty_three).upper, 63);
        assert_eq!(totals(&sixty_three).upper_bonus, bonus);
        assert_eq!(totals(&sixty_three).grand(), 63 + bonus);
    }
}
