//! Taking back a score: what it restores, and what it does not.

use proptest::prelude::*;
use rollkeep_rules::dice::Face;
use rollkeep_rules::game::{
    Action, Event, Game, Millis, Phase, Refused, Seat, Setup, Start, Strength,
};

use super::games::{Plan, any_plan, cases};
use super::script::{Given, Script, dice, people, rules, slot, turn};
use super::store::one_box_left;

/// The game after a person's last score was taken back.
fn undone(game: &Game) -> Result<Game, Refused> {
    let (back, _) = game.apply(Action::Undo, &mut Given(vec![].into_iter()))?;
    Ok(back)
}

#[track_caller]
fn undone_as_ever(game: &Game) -> Game {
    game.then(Event::Undone).expect("the score written last")
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
            let person = turn(before).is_some_and(|turn| plan.is_person(turn.seat));
            if let (Action::Score(_), true) = (action, person) {
                let back = undone(after).expect("a score can be taken back");
                check_same_table(&back, before);
                for seat in 0..plan.seats {
                    assert_eq!(back.time_left(seat), before.time_left(seat));
                }
                assert!(!back.can_undo() && back.last_score().is_none());
                // The same score again gives the same game.
                let again = back.then(after.log()[after.log().len() - 1]).expect("the same score");
                check_same_table(&again, after);
                assert_eq!(again.last_score(), after.last_score());
            }
        });
    }

    /// A person's last score can be taken back until a person rolls or time runs out, whatever computers do.
    #[test]
    fn undo_is_open_to_people_until_they_roll(plan in any_plan()) {
        let mut open = None;
        plan.walk(|before, action, after| {
            let seat = turn(before).map(|turn| turn.seat);
            let person = seat.is_some_and(|seat| plan.is_person(seat));
            let late = |game: &Game| (0..plan.seats).filter(|&it| game.out_of_time(it)).count();
            match action {
                Action::Score(_) if person => open = after.last_score(),
                Action::Roll(_) if person => open = None,
                Action::Undo => open = None,
                Action::Spend(_) if late(after) > late(before) => open = None,
                Action::Score(_) | Action::Roll(_) | Action::Spend(_) | Action::RollForStart => {}
            }
            assert_eq!(after.undoable(), open);
            assert_eq!(after.can_undo(), open.is_some());
            if open.is_none() {
                assert_eq!(undone(after), Err(Refused::NothingToUndo));
                assert_eq!(after.then(Event::Reopened), Err(Refused::NothingToUndo));
            }
        });
    }

    /// Undo restores the person's dice, opens one box, and changes nothing of the others.
    #[test]
    fn undo_changes_nothing_of_the_others(plan in any_plan()) {
        let mut scored = None;
        plan.walk(|before, action, after| {
            let now = turn(before);
            if let (Action::Score(_), Some(now)) = (action, now)
                && plan.is_person(now.seat)
            {
                scored = Some((before.cards()[now.seat].clone(), now));
            }
            let Some(slip) = after.undoable() else { return };
            let back = undone(after).expect("a score can be taken back");
            let (card, then) = scored.clone().expect("the score was seen");
            assert_eq!(turn(&back), Some(then));
            assert_eq!(slip.seat, then.seat);
            for seat in 0..plan.seats {
                let expected = if seat == slip.seat { &card } else { &after.cards()[seat] };
                assert_eq!(&back.cards()[seat], expected);
                assert_eq!(back.time_left(seat), after.time_left(seat));
            }
            assert_eq!(back.faces_rolled(), after.faces_rolled());
            assert!(!back.can_undo());
        });
    }

    /// The same choice again gives the same game as without the undo.
    #[test]
    fn the_same_choice_again_is_the_game_without_the_undo(plan in any_plan()) {
        let mut shadow: Option<Game> = None;
        let plan = Plan { regret: 0, ..plan };
        plan.walk(|_, action, after| {
            if let Some(other) = &shadow {
                let mut dice = Given(last_dice(after).into_iter());
                let (next, _) = other.apply(action, &mut dice).expect("the same may be done");
                check_same_table(&next, after);
                for seat in 0..plan.seats {
                    assert_eq!(next.time_left(seat), after.time_left(seat));
                }
                assert_eq!(next.undoable(), after.undoable());
                shadow = Some(next);
            }
            if shadow.as_ref().is_none_or(|it| it.log().len() > after.log().len() + 40)
                && let Some(slip) = after.undoable()
            {
                let back = undone(after).expect("a score can be taken back");
                let again = back.then(Event::Scored(slip.slot)).expect("the same score");
                check_same_table(&again, after);
                assert_eq!(again.undoable(), after.undoable());
                shadow = Some(again);
            }
        });
    }

    #[test]
    fn undo_does_not_give_time_back(plan in any_plan()) {
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

/// The dice of the last event.
fn last_dice(game: &Game) -> Vec<Face> {
    match game.log().last() {
        Some(Event::Rolled { rolled, .. }) => rolled.faces().to_vec(),
        Some(Event::RolledForStart(face)) => vec![*face],
        _ => Vec::new(),
    }
}

#[test]
fn undo_keeps_the_turns_of_computers() {
    let table = Script::mixed("yahtzee-official", "pcc")
        .roll("6 6 6 1 1")
        .score("chance")
        .turn("2 2 2 2 2", "yahtzee")
        .roll("3 3 4 5 6");
    let back = table.clone().undo();
    assert_eq!(back.game.log().last(), Some(&Event::Reopened));
    let hand = turn(&back.game).and_then(|turn| turn.hand).expect("dice");
    assert_eq!((hand.dice, hand.rolls), (dice("6 6 6 1 1"), 1));
    assert_eq!(back.card(1), table.card(1));
    assert_eq!(back.game.last_score().map(|last| last.seat), Some(1));
    // Nothing is taken back twice.
    assert_eq!(back.tries(Action::Undo, ""), Err(Refused::NothingToUndo));
    let mended = back.clone().score("full-house");
    assert_eq!(mended.holds("full-house"), Some(25));
    assert_eq!(mended.holds("chance"), None);
    // The second computer goes on with the same dice.
    assert_eq!(mended.game.phase(), table.game.phase());
    let after = mended.clone().again("xx...", "3 3 3").score("yahtzee");
    assert_eq!(turn(&after.game).map(|turn| turn.seat), Some(0));
    // The mended score can be taken back again, at once and later.
    for again in [mended, after] {
        let back = again.clone().undo().score("sixes");
        assert_eq!(back.holds("sixes"), Some(18));
        assert_eq!(back.game.phase(), again.game.phase());
    }
    // A player with rolls left may also roll on. Then it cannot be taken back.
    let rolled = back.again("xxx..", "6 6");
    assert_eq!(rolled.tries(Action::Undo, ""), Err(Refused::NothingToUndo));
    let yahtzee = rolled.score("yahtzee");
    assert_eq!(yahtzee.game.phase(), table.game.phase());
}

#[test]
fn a_joker_follows_from_the_new_choice() {
    // A Yahtzee was scored in chance by mistake: the next five of a kind would have brought no bonus.
    let table = Script::mixed("yahtzee-official", "pc")
        .turn("4 4 4 4 4", "chance")
        .turn("1 2 3 4 6", "chance");
    let mended = table.undo().score("yahtzee").roll("4 4 4 4 4");
    let joker = mended.score("fours");
    assert_eq!(joker.card(0).yahtzee_bonuses(), 100);
    // In the reverse case the bonus goes.
    let table = Script::mixed("yahtzee-official", "pc")
        .turn("4 4 4 4 4", "yahtzee")
        .turn("1 2 3 4 6", "chance")
        .turn("4 4 4 4 4", "fours")
        .turn("1 2 3 4 5", "large-straight");
    assert_eq!(table.card(0).yahtzee_bonuses(), 100);
    let back = table.undo();
    assert_eq!(back.card(0).yahtzee_bonuses(), 0);
    assert_eq!(back.score("fours").card(0).yahtzee_bonuses(), 100);
}

#[test]
fn between_people_the_latest_score_counts_until_somebody_rolls() {
    let table = Script::mixed("yatzy", "pcp")
        .turn("1 1 1 1 1", "ones")
        .turn("2 2 2 2 2", "twos");
    assert_eq!(table.game.undoable().map(|it| it.seat), Some(0));
    let mended = table.clone().undo().score("yatzy");
    assert_eq!(turn(&mended.game).map(|turn| turn.seat), Some(2));
    let rolled = table.roll("3 3 3 3 3");
    assert_eq!(rolled.tries(Action::Undo, ""), Err(Refused::NothingToUndo));
    let scored = rolled.score("threes");
    assert_eq!(scored.game.undoable().map(|it| it.seat), Some(2));
}

#[test]
fn a_game_that_a_computer_has_ended_can_be_mended() {
    let plan = Plan {
        computers: 0b10,
        ..Plan::whole(rules("yatzy"), 2, 11)
    };
    let over = plan.play();
    assert!(matches!(over.phase(), Phase::Over(_)));
    assert_eq!(over.last_score().map(|last| last.seat), Some(1));
    let slip = over.undoable().expect("the last score of the person");
    let back = undone(&over).expect("a score can be taken back");
    assert_eq!(turn(&back).map(|turn| turn.seat), Some(0));
    let again = back.then(Event::Scored(slip.slot)).expect("a box");
    assert_eq!(again.phase(), over.phase());
    assert_eq!(again.ranking(), over.ranking());
}

#[test]
fn time_may_run_out_after_an_undo() {
    let seats = people(3).into_iter().enumerate();
    let seats = seats.map(|(at, seat)| match at {
        1 => Seat::computer(&seat.name, Strength::Novice),
        _ => seat,
    });
    let yatzy = rules("yatzy").clone();
    let setup = Setup::new(yatzy, seats.collect(), Start::Seating, Some(Millis(1000)));
    let table = Script::of(setup.expect("a table"))
        .roll("1 1 1 1 1")
        .spend(300)
        .score("ones")
        .roll("2 2 2 2 3");
    let back = table.clone().undo().spend(699);
    assert_eq!(back.game.time_left(0), Some(Millis(1)));
    let late = back.spend(1);
    assert!(late.game.out_of_time(0) && !late.game.can_undo());
    assert_eq!(late.game.phase(), table.game.phase());
    assert_eq!(late.game.just_timed_out(), Some(0));
    let next = late.score("twos");
    assert_eq!(next.game.just_timed_out(), None);
    assert_eq!(turn(&next.game).map(|turn| turn.seat), Some(2));
    // If its own turn was waiting, the next player has the turn.
    let own = table.score("twos").turn("3 3 3 3 3", "threes");
    assert_eq!(turn(&own.game).map(|turn| turn.seat), Some(0));
    let late = own.clone().undo().spend(1000);
    assert!(late.game.out_of_time(2));
    assert_eq!(late.game.phase(), own.game.phase());
}

/// Versions before the second format let people take back a computer's last score. Such games still read as they were
/// written.
#[test]
fn old_games_with_an_undone_computers_score() {
    let table = Script::mixed("yatzy", "pc")
        .turn("1 1 1 1 1", "ones")
        .turn("2 2 2 2 2", "twos");
    let back = undone_as_ever(&table.game);
    assert_eq!(turn(&back).map(|turn| turn.seat), Some(1));
    assert_eq!(back.cards()[1].filled(), 0);
    let again = back.then(Event::Scored(slot(back.rules(), "yatzy")));
    let again = again.expect("another box");
    assert_eq!(turn(&again).map(|turn| turn.seat), Some(0));
    let log = again.log().iter().copied();
    assert_eq!(Game::replay(again.setup().clone(), log), Ok(again.clone()));
}

#[test]
fn the_last_score_of_the_game_can_be_taken_back() {
    let table = one_box_left().roll("5 5 5 5 5").again("xxx..", "66");
    let over = table.clone().score("chance");
    assert_eq!(turn(&over.game), None);
    let back = over.undo();
    check_same_table(&back.game, &table.game);
    // The dice are back, with one roll left.
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
fn undo_belongs_to_the_last_scorer() {
    let table = Script::new("yatzy", 3)
        .turn("1 1 1 1 1", "ones")
        .turn("2 2 2 2 2", "twos");
    let back = table.undo();
    assert_eq!(turn(&back.game).map(|turn| turn.seat), Some(1));
    assert_eq!(back.card(0).filled(), 1);
    assert_eq!(back.card(1).filled(), 0);
}

#[test]
fn a_roll_makes_the_score_before_it_final() {
    let table = Script::new("yatzy", 2)
        .turn("1 1 1 1 1", "ones")
        .roll("1 2 3 4 5");
    let refused = table
        .game
        .apply(Action::Undo, &mut Given(vec![].into_iter()));
    assert_eq!(refused, Err(Refused::NothingToUndo));
}
