//! What a screen shows of a game that is played on it.

use std::sync::Arc;
use std::time::Duration;

use proptest::prelude::*;
use rollkeep_app::table::{Showing, TableState, dealt_keep};
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::{Action, Game, Millis, Phase, Start};

use super::games::{any_plan, cases};
use super::script::{Script, rules, setup, slot};

/// Somebody at this device acts, and everything may move.
const HERE: Showing = Showing {
    is_here: true,
    is_silent: false,
    may_move: true,
};

fn table(script: &Script) -> TableState {
    TableState::new(Arc::new(script.game.clone()))
}

/// Shows the last event of this script.
fn show(mut state: TableState, after: &Script, showing: Showing) -> TableState {
    let event = *after.game.log().last().expect("an event");
    state.commit(Arc::new(after.game.clone()), event, showing);
    state
}

/// A table before and after the last event of a script.
fn step(before: &Script, after: &Script, showing: Showing) -> TableState {
    show(table(before), after, showing)
}

fn keep(marks: &str) -> Keep {
    marks.parse().expect("marks")
}

#[test]
fn dice_roll_and_kept_dice_stay_until_the_last_roll() {
    let start = Script::new("yatzy", 1);
    let first = start.clone().roll("1 2 3 4 6");
    let mut state = step(&start, &first, HERE);
    assert!(state.is_rolling && state.rolls == 1 && state.has_device);
    state.rest();
    assert!(!state.is_rolling);
    assert!(state.toggle(0) && state.toggle(1) && !state.toggle(0));
    assert_eq!(state.roll_action(), Some(Action::Roll(keep(".x..."))));

    let second = first.again(".x...", "5 5 5 5");
    let mut state = show(state, &second, HERE);
    assert_eq!(state.kept, keep(".x..."), "nobody has released it");
    (0..5).filter(|&place| place != 1).for_each(|place| {
        state.toggle(place);
    });
    assert_eq!(state.roll_action(), None, "all dice are kept");

    let third = second.again(".x...", "6 6 6 6");
    let state = show(state, &third, HERE);
    assert_eq!(state.kept, Keep::NONE);
    assert!(!state.can_toggle(0), "no roll is left");
    assert_eq!(state.rolls, 3);
}

#[test]
fn dice_are_kept_once_they_are_rolled() {
    let start = Script::new("yatzy", 1);
    assert!(!table(&start).can_toggle(0));
    assert_eq!(table(&start).roll_action(), Some(Action::Roll(Keep::NONE)));
    let rolled = table(&start.roll("1 1 1 1 1"));
    assert!(rolled.can_toggle(4) && !rolled.can_toggle(5));
    let starting = Script::of(setup(rules("yatzy"), 2, Start::Roll, None));
    assert_eq!(table(&starting).roll_action(), Some(Action::RollForStart));
}

#[test]
fn what_another_device_keeps_is_shown_with_its_roll() {
    let first = Script::new("yatzy", 2).roll("1 2 3 4 6");
    let second = first.clone().again("xx...", "5 5 5");
    let there = Showing {
        is_here: false,
        ..HERE
    };
    assert_eq!(step(&first, &second, there).kept, keep("xx..."));
}

#[test]
fn a_score_lands_before_the_next_player_takes_the_device() {
    let rolled = Script::new("yatzy", 2).roll("1 1 2 3 4");
    let mut before = table(&rolled);
    before.asked = Some(slot(rolled.game.rules(), "ones"));
    before.toggle(0);
    let scored = rolled.clone().score("ones");
    let mut state = show(before, &scored, HERE);
    assert_eq!(state.landing.map(|it| it.seat), Some(0));
    assert!(!state.has_device && state.awaits_next_player() && !state.is_closing());
    assert_eq!((state.kept, state.asked), (Keep::NONE, None));
    state.pass_on();
    assert!(state.landing.is_none() && !state.awaits_next_player());
    let next = scored.roll("2 2 2 2 1");
    assert!(show(state, &next, HERE).has_device);

    let silent = Showing {
        is_silent: true,
        ..HERE
    };
    assert!(
        step(&rolled, &rolled.clone().score("ones"), silent)
            .landing
            .is_none()
    );
    // A cheer needs time.
    let time = |before: &Script, id| {
        let landing = step(before, &before.clone().score(id), HERE).landing;
        landing.map_or(Duration::ZERO, |it| it.time)
    };
    let upper = Script::new("yatzy", 1).turns(
        "1 1 1 1 2 ones
         2 2 2 2 1 twos
         3 3 3 3 1 threes
         4 4 4 1 1 fours
         5 5 5 1 1 fives",
    );
    let bonus = upper.roll("6 6 6 1 1");
    assert!(time(&bonus, "sixes") > time(&rolled, "ones"));
}

#[test]
fn the_die_that_decides_who_starts_is_seen() {
    let one = Script::of(setup(rules("yatzy"), 2, Start::Roll, None)).start("3");
    let state = step(&one, &one.clone().start("5"), HERE);
    assert_eq!(state.landing.map(|it| it.seat), Some(1));
    assert!(state.is_rolling);
}

#[test]
fn the_full_card_is_seen_before_the_result_unless_nothing_may_move() {
    let last = last_roll();
    let id = last_box(&last);
    let after = last.clone().score(&id);
    assert!(step(&last, &after, HERE).is_closing());
    let still = Showing {
        may_move: false,
        ..HERE
    };
    let state = step(&last, &after, still);
    assert!(state.landing.is_none() && !state.is_closing());
}

/// A game of one player before its last score.
fn last_roll() -> Script {
    let mut script = Script::new("yatzy", 1);
    while script.card(0).filled() + 1 < script.game.rules().categories.len() {
        let id = last_box(&script);
        script = script.turn("1 1 1 1 1", &id);
    }
    script.roll("1 1 1 1 1")
}

/// A box that is open.
fn last_box(script: &Script) -> String {
    let rules = script.game.rules();
    let open = rules.slots().find(|&slot| script.card(0).is_open(slot));
    rules.category(open.expect("an open box")).id.to_string()
}

#[test]
fn an_undone_score_shows_the_dice_as_they_were_kept() {
    let scored = Script::new("yatzy", 1)
        .roll("1 2 3 4 6")
        .again("xx...", "5 5 5")
        .score("chance");
    let state = step(&scored, &scored.clone().undo(), HERE);
    assert_eq!(state.kept, keep("xx..."));
    assert!(state.landing.is_none());
}

#[test]
fn time_counts_on_the_clock_of_a_person() {
    let clock = Some(Millis(2500));
    let start = Script::of(setup(rules("yatzy"), 3, Start::Seating, clock));
    let mut state = table(&start);
    assert!(!state.paused, "a new game runs at once");
    assert!(table(&start.clone().roll("1 1 1 1 1")).paused);
    state.tick(Millis(400));
    assert!(!state.is_time_to_spend());
    state.paused = true;
    state.tick(Millis(9999));
    state.paused = false;
    state.tick(Millis(600));
    assert!(state.is_time_to_spend());
    assert_eq!(state.take_unspent(), Some(Millis(1000)));
    assert_eq!(state.take_unspent(), None);

    // All that is left is spent, though it is less than a second.
    let late = start.clone().spend(2000);
    let mut state = table(&late);
    state.paused = false;
    state.tick(Millis(500));
    assert!(state.is_time_to_spend());
    assert_eq!(state.take_unspent(), Some(Millis(500)));
    let mut state = show(state, &late.spend(500), HERE);
    assert!(!state.has_device && state.awaits_next_player());
    state.tick(Millis(1));
    assert_eq!(state.take_unspent(), Some(Millis(1)), "the next player's");

    let mut untimed = table(&Script::new("yatzy", 2));
    untimed.tick(Millis(5000));
    assert_eq!(untimed.take_unspent(), None);
    let mut computers = table(&Script::mixed("yatzy", "cp"));
    computers.tick(Millis(5000));
    assert_eq!(computers.take_unspent(), None);
}

#[test]
fn what_another_tab_has_saved_takes_the_place_of_what_was_asked_here() {
    let rolled = Script::new("yatzy", 2).roll("1 1 2 3 4");
    let mut state = table(&rolled);
    state.asked = Some(slot(rolled.game.rules(), "ones"));
    state.unspent = Millis(300);
    let theirs = Arc::new(rolled.score("twos").game);
    state.adopt(theirs.clone(), Keep::NONE);
    assert!(Arc::ptr_eq(&state.game, &theirs));
    assert_eq!((state.asked, state.unspent), (None, Millis(0)));
    // It is the next player's turn, who does not have the device yet.
    assert!(state.awaits_next_player() && state.landing.is_none());
}

#[test]
fn a_step_of_a_replay_shows_its_dice_and_its_last_score() {
    let rolled = Script::new("yatzy", 2).roll("1 2 3 4 6");
    let again = rolled.clone().again("xx...", "5 5 5");
    let scored = again.clone().score("chance");
    let game = |script: &Script| Arc::new(script.game.clone());
    let mut state = table(&rolled);
    let event = again.game.log().last().copied();
    state.show_step(game(&again), event, true);
    assert!(state.is_rolling && state.kept == keep("xx...") && state.landing.is_none());
    state.show_step(game(&scored), scored.game.log().last().copied(), true);
    assert!(!state.is_rolling);
    assert_eq!(state.landing.map(|it| it.seat), Some(0));
    // Whoever jumps there sees no roll.
    state.show_step(game(&again), None, true);
    assert!(!state.is_rolling);
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn the_table_shows_the_game(plan in any_plan()) {
        let mut state = None;
        plan.walk(|before, action, after| {
            let state = state.get_or_insert_with(|| TableState::new(Arc::new(before.clone())));
            let event = *after.log().last().expect("an event");
            state.commit(Arc::new(after.clone()), event, HERE);
            assert_eq!(*state.game, *after);
            check(state, after, action);
        });
    }
}

/// What holds after each action.
fn check(state: &TableState, game: &Game, action: Action) {
    match game.hand() {
        Some(hand) => assert!(state.kept.fits(hand.dice.len())),
        None => assert_eq!(state.kept, Keep::NONE),
    }
    if game.rolls_left() == 0 {
        assert_eq!(state.kept, Keep::NONE, "it is of no use");
    }
    match action {
        Action::Roll(_) => assert!(state.has_device && state.is_rolling),
        Action::RollForStart => assert!(state.is_rolling),
        Action::Score(_) => {
            let last = game.last_score().expect("a score");
            assert_eq!(state.landing.map(|it| it.seat), Some(last.seat));
            assert!(!state.is_rolling && !state.has_device && state.asked.is_none());
        }
        Action::Undo => assert_eq!(state.kept, dealt_keep(game)),
        Action::Spend(_) => {}
    }
    let is_over = matches!(game.phase(), Phase::Over(_));
    assert_eq!(state.is_closing(), is_over && state.landing.is_some());
    assert!(!(is_over && state.awaits_next_player()));
}
