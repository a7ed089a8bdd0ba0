//! How rare totals are, and the sentences about them.

use std::sync::Arc;

use rollkeep_rules::catalogue;
use rollkeep_rules::dice::Fair;
use rollkeep_rules::game::{Phase, Seat, Setup, Start};
use rollkeep_solver::Policy;
use rollkeep_solver::bots::{Perfect, play};
use rollkeep_solver::coach::{Grade, Praise, better_than, praise};
use rollkeep_words::{over, praise};

use super::script::{Script, rules};
use super::solver::policies::soon_solved;
use std::ops::ControlFlow;

/// Other games of perfect play agree with the table: the share below each total differs no more than chance allows
/// (Kolmogorov and Smirnov: one time in a million it differs more).
#[test]
fn perfect_play_is_as_rare_as_the_table_says() {
    const GAMES: usize = 2000;
    for rules in soon_solved() {
        let policy = Policy::solve(rules, &mut |_| ControlFlow::Continue(()));
        let mut player = Perfect::new(Arc::new(policy.expect("solved")));
        let mut dice = Fair::seeded(99);
        let mut totals = Vec::new();
        for _ in 0..GAMES {
            totals.extend(play(rules, &mut [&mut player], &mut dice).expect("a game"));
        }
        for total in 0..=rules.max_total() {
            let told = better_than(rules, total).expect("measured rules");
            let below = totals.iter().filter(|&&it| it < total).count();
            let share = 100.0 * below as f64 / GAMES as f64;
            let told = f64::from(told);
            assert!(
                told - 6.0 < share && share < told + 1.0 + 6.0,
                "{}: {total} is better than {share} %, not {told} %",
                rules.id
            );
        }
    }
}

#[test]
fn a_higher_total_is_never_less_rare() {
    for rules in catalogue::all().iter().filter(|it| it.can_be_solved()) {
        let percents: Option<Vec<u8>> = (0..=rules.max_total())
            .map(|total| better_than(rules, total))
            .collect();
        let percents = percents.expect("measured rules");
        assert!(percents.is_sorted());
        assert_eq!((percents[0], percents.last()), (0, Some(&99)));
    }
}

#[test]
fn praise_follows_from_the_rules_and_from_who_was_beaten() {
    #[track_caller]
    fn check(id: &str, total: u16, beaten: usize, expected: Praise) {
        assert_eq!(praise(rules(id), total, beaten), expected, "{id} {total}");
    }
    // A total that is fair under one rule set is poor under another.
    check("yahtzee-official", 100, 0, Praise::Card(Grade::Plain));
    check("yahtzee-official", 245, 0, Praise::Card(Grade::Fair));
    check("yahtzee-official", 652, 0, Praise::Card(Grade::Outstanding));
    check("yahtzee-basic", 300, 0, Praise::Card(Grade::Outstanding));
    check("yahtzee-official", 17, 1, Praise::Win(Grade::Plain));
    check("yatzy", 305, 3, Praise::Win(Grade::Outstanding));
}

#[test]
fn praise_of_a_win_depends_on_its_total() {
    let all = "
        1 2 2 3 4 ones
        1 1 1 1 1 ones
        1 1 1 1 2 twos
        2 2 2 2 2 twos
        1 1 1 1 2 threes
        3 3 3 3 3 threes
        1 1 1 1 2 fours
        4 4 4 4 4 fours
        1 1 1 1 2 fives
        5 5 5 5 5 fives
        1 1 1 1 2 sixes
        6 6 6 6 6 sixes
        1 1 1 1 2 one-pair
        6 6 6 6 6 one-pair
        1 1 1 1 2 two-pairs
        6 6 6 5 5 two-pairs
        1 1 1 1 2 three-of-a-kind
        6 6 6 6 6 three-of-a-kind
        1 1 1 1 2 four-of-a-kind
        6 6 6 6 6 four-of-a-kind
        1 1 1 1 2 small-straight
        1 2 3 4 5 small-straight
        1 1 1 1 2 large-straight
        2 3 4 5 6 large-straight
        1 1 1 1 2 full-house
        6 6 6 5 5 full-house
        1 1 1 1 2 chance
        6 6 6 6 6 chance
        1 1 1 1 2 yatzy
        6 6 6 6 6 yatzy";
    let game = Script::new("yatzy", 2).turns(all).game;
    let Phase::Over(outcome) = game.phase() else {
        panic!("the game is over");
    };
    let totals: Vec<u16> = game.ranking().iter().map(|place| place.total).collect();
    let ahead = totals[0] - totals[1];
    assert_eq!(
        praise::of(&game, outcome),
        format!("A card to frame, {ahead} points ahead of Ann.")
    );
    assert_eq!(
        over::rarity(243, 83).as_deref(),
        Some("Even a perfect player scores less than 243 in 83 games out of 100.")
    );
    assert_eq!(
        over::rarity(193, 16).as_deref(),
        Some("A perfect player scores less than 193 in 16 games out of 100.")
    );
    assert_eq!(over::rarity(17, 0), None);
}

/// Checks the sentence when the first of these wins a game of Yatzy. `first` and `others` are the dice of the winner
/// and of the others in chance.
#[track_caller]
fn check_win(names: &[&str], first: &str, others: &str, expected: &str) {
    let seats = names.iter().map(|name| Seat::person(name)).collect();
    let rules = rules("yatzy").clone();
    let boxes: Vec<_> = rules.slots().collect();
    let setup = Setup::new(rules, seats, Start::Seating, None).expect("a table");
    let mut script = Script::of(setup);
    for slot in boxes {
        let id = script.game.rules().category(slot).id.to_string();
        // All boxes but chance are the same, and low.
        let [first, others] = if id == "chance" {
            [first, others]
        } else {
            ["11123"; 2]
        };
        script = script.turn(first, &id);
        for _ in 1..names.len() {
            script = script.turn(others, &id);
        }
    }
    let Phase::Over(outcome) = script.game.phase() else {
        panic!("the game is over");
    };
    assert_eq!(praise::of(&script.game, outcome), expected);
}

#[test]
fn an_ordinary_win_is_announced_without_praise() {
    check_win(&["You", "Ben"], "66666", "11111", "25 points ahead of Ben.");
    check_win(&["Ann", "You"], "66666", "11111", "25 points ahead of you.");
    check_win(
        &["Ann", "Ben"],
        "66666",
        "56666",
        "By a hair: 1 point ahead of Ben.",
    );
    let three = ["Ann", "Ben", "Cleo"];
    check_win(
        &three,
        "66666",
        "11111",
        "25 points ahead of everyone else.",
    );
    check_win(
        &["You", "Ben"],
        "66666",
        "66666",
        "Not a point between you.",
    );
    check_win(
        &["Ann", "Ben"],
        "66666",
        "66666",
        "Not a point between them.",
    );
}
