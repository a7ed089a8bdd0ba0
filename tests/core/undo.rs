//! Taking back a score: what comes back, and what never does.

use proptest::prelude::*;
use rollkeep::game::{Action, Event, Game, Refused};

use super::games::{any_plan, cases};
use super::script::{Given, Script, turn};

fn undone(game: &Game) -> Result<Game, Refused> {
    game.then(Event::Undone)
}

/// Everything but the log, the time and the score written last.
#[track_caller]
fn check_same_table(one: &Game, other: &Game) {
    assert_eq!(one.cards(), other.cards());
    assert_eq!(one.phase(), other.phase());
    assert_eq!(one.ranking(), other.ranking());
}

proptest! {
    #![proptest_config(cases(800))]

    #[test]
    fn undo_restores_what_was(plan in any_plan()) {
        plan.walk(|before, action, after| {
            if let Action::Score(_) = action {
                let back = undone(after).expect("a score can be taken back");
                check_same_table(&back, before);
                for seat in 0..plan.seats {
                    assert_eq!(back.time_left(seat), before.time_left(seat));
                }
                assert!(!back.can_undo() && back.last_score().is_none());
                // The same score again is the same game again.
                let again = back.then(after.log()[after.log().len() - 1]).expect("the same score");
                check_same_table(&again, after);
                assert_eq!(again.last_score(), after.last_score());
            }
        });
    }

    #[test]
    fn undo_never_takes_back_a_throw(plan in any_plan()) {
        plan.walk(|_, action, after| {
            match action {
                Action::Score(_) => assert!(after.can_undo()),
                Action::Throw(_) | Action::ThrowForStart | Action::Undo => {
                    assert!(!after.can_undo());
                }
                Action::Spend(_) => {}
            }
            if !after.can_undo() {
                assert_eq!(undone(after), Err(Refused::NothingToUndo));
            }
        });
    }

    #[test]
    fn time_that_goes_by_between_is_not_given_back(plan in any_plan()) {
        plan.walk(|before, action, after| {
            if let (Action::Spend(_), true) = (action, after.can_undo()) {
                let back = undone(after).expect("a score can be taken back");
                check_same_table(&back, &undone(before).expect("before, too"));
                for seat in 0..plan.seats {
                    assert_eq!(back.time_left(seat), after.time_left(seat));
                }
            }
        });
    }
}

#[test]
fn the_last_score_of_the_game_can_be_taken_back() {
    let all = "
        1 1 1 1 2 ones
        2 2 2 2 1 twos
        3 3 3 3 1 threes
        4 4 4 4 1 fours
        5 5 5 5 1 fives
        6 6 6 6 1 sixes
        6 6 6 1 1 three-of-a-kind
        6 6 6 6 1 four-of-a-kind
        6 6 6 1 1 full-house
        1 2 3 4 6 small-straight
        1 2 3 4 5 large-straight
        5 5 5 5 5 yahtzee";
    let table = Script::new("yahtzee-official", 1)
        .turns(all)
        .throw("5 5 5 5 5")
        .again("xxx..", "66");
    let over = table.clone().score("chance");
    assert_eq!(turn(&over.game), None);
    let back = over.undo();
    check_same_table(&back.game, &table.game);
    // The dice lie there again, with one throw left.
    let better = back.again("...xx", "666").score("chance");
    assert_eq!(better.holds("chance"), Some(30));
}

#[test]
fn a_bonus_goes_with_its_score() {
    let table = Script::new("yahtzee-official", 1)
        .turn("6 6 6 6 6", "yahtzee")
        .turn("6 6 6 6 6", "sixes");
    assert_eq!(table.card(0).yahtzee_bonuses(), 100);
    assert_eq!(table.game.last_score().map(|last| last.bonus), Some(100));
    let back = table.undo();
    assert_eq!(back.card(0).yahtzee_bonuses(), 0);
    assert_eq!(back.holds("sixes"), None);
    assert_eq!(back.holds("yahtzee"), Some(50));
}

#[test]
fn it_is_the_one_who_scored_who_takes_back() {
    let table = Script::new("yatzy", 3)
        .turn("1 1 1 1 1", "ones")
        .turn("2 2 2 2 2", "twos");
    let back = table.undo();
    assert_eq!(turn(&back.game).map(|turn| turn.seat), Some(1));
    assert_eq!(back.card(0).filled(), 1);
    assert_eq!(back.card(1).filled(), 0);
}

#[test]
fn a_throw_settles_the_score_before_it() {
    let table = Script::new("yatzy", 2)
        .turn("1 1 1 1 1", "ones")
        .throw("1 2 3 4 5");
    let refused = table
        .game
        .apply(Action::Undo, &mut Given(vec![].into_iter()));
    assert_eq!(refused, Err(Refused::NothingToUndo));
}
