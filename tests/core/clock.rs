//! The clock: whose time it counts, and what happens when the time is up.

use proptest::prelude::*;
use rollkeep_rules::game::{
    Action, Event, Game, Millis, Outcome, Phase, Refused, Setup, SetupError, Start,
};

use super::games::{any_plan, cases};
use super::script::{Script, people, rules, setup, turn};

/// A table with this many seats, each with 1000 ms.
fn second(seats: usize) -> Script {
    Script::of(setup(
        rules("yahtzee-basic"),
        seats,
        Start::Seating,
        Some(Millis(1000)),
    ))
}

#[track_caller]
fn check_turn(table: &Script, seat: usize) {
    assert_eq!(turn(&table.game).map(|turn| turn.seat), Some(seat));
}

#[track_caller]
fn check_won_by(table: &Script, winners: &[usize]) {
    let winners = winners.to_vec();
    let outcome = Outcome {
        winners,
        at_once: None,
    };
    assert_eq!(table.game.phase(), &Phase::Over(outcome));
}

#[track_caller]
fn check_time_left(table: &Script, left: &[u32]) {
    let seats = (0..left.len()).map(|seat| table.game.time_left(seat));
    assert!(seats.eq(left.iter().map(|left| Some(Millis(*left)))));
}

#[test]
fn time_goes_by_for_the_player_whose_turn_it_is() {
    let table = second(2).spend(300).roll("1 1 1 1 1").spend(200);
    check_time_left(&table, &[500, 1000]);
    let table = table.score("ones").spend(1);
    check_time_left(&table, &[500, 999]);
}

#[test]
fn players_out_of_time_are_skipped() {
    let table = second(3).turn("1 1 1 1 1", "ones").spend(1000);
    assert!(table.game.out_of_time(1));
    check_turn(&table, 2);
    let table = table
        .turn("1 1 1 1 1", "ones")
        .turn("2 2 2 2 2", "twos")
        .roll("3 3 3 3 3");
    check_turn(&table, 2);
    assert_eq!(table.card(1).filled(), 0);
}

#[test]
fn the_last_player_with_time_wins() {
    let table = second(3).spend(1000).spend(1000);
    check_won_by(&table, &[2]);
    check_time_left(&table, &[0, 0, 1000]);
    // A better card does not help.
    let table = second(2)
        .turn("6 6 6 6 6", "yahtzee")
        .turn("1 1 1 1 1", "sixes")
        .spend(2000);
    check_won_by(&table, &[1]);
    assert!(table.game.ranking()[1].out_of_time);
}

#[test]
fn a_single_player_out_of_time() {
    let table = second(1).turn("6 6 6 6 6", "yahtzee").spend(1000);
    check_won_by(&table, &[]);
    assert_eq!(
        table.game.then(Event::Spent(Millis(1))),
        Err(Refused::GameOver)
    );
    assert_eq!(table.game.then(Event::Undone), Err(Refused::NothingToUndo));
}

#[test]
fn time_that_ran_out_cannot_be_taken_back_with_a_score() {
    let table = second(3).turn("1 1 1 1 1", "ones").spend(1000);
    assert!(!table.game.can_undo());
    let table = second(2).turn("1 1 1 1 1", "ones").spend(999);
    assert!(table.game.can_undo());
}

#[test]
fn times_that_follow_each_other_are_one_event() {
    let table = second(2).spend(10).spend(20).spend(0);
    assert_eq!(table.game.log(), [Event::Spent(Millis(30))]);
    let table = table.roll("1 1 1 1 1").spend(5).spend(5);
    assert_eq!(table.game.log().len(), 3);
    assert_eq!(table.game.log()[2], Event::Spent(Millis(10)));
}

#[test]
fn the_time_of_the_next_player_is_another_event() {
    let table = second(3).spend(600).spend(600).spend(7).spend(8);
    let spent = [Event::Spent(Millis(1200)), Event::Spent(Millis(15))];
    assert_eq!(table.game.log(), spent);
    check_time_left(&table, &[0, 985, 1000]);
}

#[test]
fn no_time_goes_by_without_a_clock_or_a_turn() {
    let spend = Event::Spent(Millis(1));
    let table = Script::new("yatzy", 2);
    assert_eq!(table.game.then(spend), Err(Refused::NoClock));
    assert_eq!(table.game.time_left(0), None);
    assert!(!table.game.out_of_time(0));
    let table = Script::of(setup(rules("yatzy"), 2, Start::Roll, Some(Millis(9))));
    assert_eq!(table.game.then(spend), Err(Refused::StartFirst));
    assert_eq!(table.game.time_left(2), None);
}

#[test]
fn a_clock_without_time_is_no_clock() {
    let rules = rules("yatzy").clone();
    let setup = Setup::new(rules, people(2), Start::Seating, Some(Millis(0)));
    assert_eq!(setup, Err(SetupError::NoTime));
}

#[test]
fn times_saturate() {
    assert_eq!(Millis(2).plus(Millis(3)), Millis(5));
    assert_eq!(Millis(u32::MAX).plus(Millis(1)), Millis(u32::MAX));
    assert_eq!(Millis(2).minus(Millis(3)), Millis(0));
    assert_eq!(Millis::minutes(2), Millis(120_000));
    assert_eq!(Millis::minutes(u32::MAX), Millis(u32::MAX));
    let endless = Script::of(setup(
        rules("yatzy"),
        3,
        Start::Seating,
        Some(Millis(u32::MAX)),
    ));
    let table = endless.spend(u32::MAX - 1).spend(u32::MAX);
    check_turn(&table, 1);
    assert_eq!(table.game.log(), [Event::Spent(Millis(u32::MAX))]);
}

proptest! {
    #![proptest_config(cases(800))]

    #[test]
    fn only_time_costs_time_and_only_the_player_whose_turn_it_is(plan in any_plan()) {
        plan.walk(|before, action, after| {
            for seat in 0..plan.seats {
                let spent = match (action, turn(before)) {
                    (Action::Spend(time), Some(turn)) if turn.seat == seat => time,
                    _ => Millis(0),
                };
                let left = before.time_left(seat).map(|left| left.minus(spent));
                assert_eq!(after.time_left(seat), left);
            }
        });
    }

    #[test]
    fn who_is_out_of_time_stays_out_and_never_plays(plan in any_plan()) {
        plan.walk(|before, _, after| {
            for seat in 0..plan.seats {
                if before.out_of_time(seat) {
                    assert!(after.out_of_time(seat));
                    assert_ne!(turn(after).map(|turn| turn.seat), Some(seat));
                    assert_eq!(after.cards()[seat], before.cards()[seat]);
                }
            }
        });
    }

    /// Pieces of time that the turn outlasts, then one that may end it.
    #[test]
    fn time_can_be_spent_in_any_parts(
        plan in any_plan(),
        cuts in prop::collection::vec(any::<prop::sample::Index>(), 0..5),
        beyond in 0..2u32,
    ) {
        let game = plan.play();
        let Some(left) = turn(&game).and_then(|turn| game.time_left(turn.seat)) else {
            return Ok(());
        };
        let mut cuts: Vec<u32> = cuts.iter().map(|cut| cut.index(left.0 as usize) as u32).collect();
        cuts.sort_unstable();
        let total = left.0 - 1 + beyond;
        cuts.push(total);
        let spend = |game: Game, time| game.then(Event::Spent(Millis(time))).expect("time");
        let mut pieces = game.clone();
        let mut until = 0;
        for cut in cuts {
            pieces = spend(pieces, cut - until);
            until = cut;
        }
        prop_assert_eq!(pieces, spend(game, total));
    }
}
