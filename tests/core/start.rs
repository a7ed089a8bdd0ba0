//! Who starts, and who is next.

use proptest::prelude::*;
use rollkeep_rules::game::{Action, Game, Phase, Refused, Start};

use super::games::{any_plan, cases};
use super::script::{Script, rules, setup, turn};

/// A table with this many people who roll for the start.
fn table(seats: usize) -> Script {
    Script::of(setup(rules("yatzy"), seats, Start::Roll, None))
}

/// Checks that this seat starts after these rolls.
#[track_caller]
fn check_starter(seats: usize, fall: &str, starter: usize) {
    let game = table(seats).start(fall).game;
    assert_eq!(turn(&game).map(|turn| turn.seat), Some(starter));
}

/// Checks which seats must roll again after these rolls.
#[track_caller]
fn check_contenders(seats: usize, fall: &str, contenders: &[usize], next: usize) {
    match table(seats).start(fall).game.phase() {
        Phase::Starting(round) => {
            assert_eq!(round.contenders, contenders);
            assert_eq!(round.seat(), next);
        }
        phase => panic!("{phase:?}"),
    }
}

#[test]
fn the_highest_starts() {
    check_starter(2, "1 2", 1);
    check_starter(3, "6 5 5", 0);
    check_starter(6, "1 2 3 4 6 5", 4);
}

#[test]
fn the_tied_roll_again_among_themselves() {
    check_contenders(3, "", &[0, 1, 2], 0);
    check_contenders(3, "5", &[0, 1, 2], 1);
    check_contenders(3, "5 2 5", &[0, 2], 0);
    check_contenders(3, "5 2 5 3", &[0, 2], 2);
    check_contenders(3, "5 2 5 3 3", &[0, 2], 0);
    check_contenders(4, "6 6 6 6", &[0, 1, 2, 3], 0);
    check_contenders(4, "6 6 6 6 1 1 4 4", &[2, 3], 2);
    check_starter(3, "5 2 5 3 4", 2);
    check_starter(3, "5 2 5 3 3 2 1", 0);
    check_starter(4, "6 6 6 6 1 1 4 4 1 2", 3);
}

#[test]
fn play_goes_on_in_seating_order_from_there() {
    let mut table = table(3).start("1 6 1");
    for seat in [1, 2, 0, 1, 2, 0] {
        assert_eq!(turn(&table.game).map(|turn| turn.seat), Some(seat));
        let open = |slot: &_| table.card(seat).is_open(*slot);
        let next = table.game.rules().slots().find(open).expect("an open box");
        let category = table.game.rules().category(next).id.to_string();
        table = table.turn("1 2 3 4 6", &category);
    }
}

#[test]
fn a_single_player_does_not_roll_for_the_start() {
    let table = table(1);
    assert_eq!(turn(&table.game).map(|turn| turn.seat), Some(0));
    let refused = table.tries(Action::RollForStart, "");
    assert_eq!(refused, Err(Refused::StartIsDecided));
}

#[test]
fn the_start_is_rolled_once_and_first() {
    use rollkeep_rules::Slot;
    use rollkeep_rules::dice::Keep;
    let before = table(2);
    for action in [Action::Roll(Keep::NONE), Action::Score(Slot(0))] {
        assert_eq!(before.tries(action, ""), Err(Refused::StartFirst));
    }
    assert_eq!(before.tries(Action::Undo, ""), Err(Refused::NothingToUndo));
    let after = before.start("3 1");
    let refused = after.tries(Action::RollForStart, "");
    assert_eq!(refused, Err(Refused::StartIsDecided));
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn the_turn_goes_round(plan in any_plan()) {
        let next_of = |game: &Game, seat: usize| {
            (1..=plan.seats).map(|step| (seat + step) % plan.seats).find(|&next| {
                !game.out_of_time(next) && !game.cards()[next].is_full()
            })
        };
        // The turn that a takeback has interrupted.
        let mut waits = None;
        plan.walk(|before, action, after| {
            if action == Action::Undo {
                waits = turn(before);
            } else if let (Some(before), Some(now)) = (turn(before), turn(after))
                && (matches!(action, Action::Score(_)) || before.seat != now.seat)
            {
                match waits.take().filter(|turn| !after.out_of_time(turn.seat)) {
                    // Whoever takes back an own score may save other rolls.
                    Some(waits) if waits.seat == before.seat => {
                        assert_eq!((now.seat, now.hand), (waits.seat, waits.hand));
                    }
                    Some(waits) => assert_eq!(now, waits),
                    None => assert_eq!(next_of(after, before.seat), Some(now.seat)),
                }
            }
        });
    }
}
