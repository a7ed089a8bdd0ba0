//! What the log records of a game: every roll, the starter, and whose time ran out.

use proptest::prelude::*;
use rollkeep_app::pose::Pose;
use rollkeep_rules::Slot;
use rollkeep_rules::dice::Face;
use rollkeep_rules::game::{Event, Millis, Start};
use rollkeep_words::{play, rolls};

use super::games::{any_plan, cases};
use super::script::{Script, rules, setup};

fn starting(seats: usize) -> Script {
    Script::of(setup(rules("yatzy"), seats, Start::Roll, None))
}

#[test]
fn rolls_for_the_start_are_shown_until_the_first_score() {
    #[track_caller]
    fn check(fall: &str, told: Option<&str>) {
        let game = starting(3).start(fall).game;
        assert_eq!(play::start_so_far(&game).as_deref(), told);
    }
    check("", None);
    check("5", Some("Ann rolled a 5."));
    check(
        "3 6 1",
        Some("Ann rolled a 3. Ben rolled a 6. Cleo rolled a 1. Ben starts."),
    );
    check(
        "6 2 6",
        Some("Ann rolled a 6. Ben rolled a 2. Cleo rolled a 6. Ann and Cleo roll again."),
    );
    check("6 2 6 4", Some("Ann rolled a 4."));
    check(
        "6 2 6 4 5",
        Some("Ann rolled a 4. Cleo rolled a 5. Cleo starts."),
    );
    // Six sentences have no room in the hint.
    let six = starting(6).start("3 6 1 2 5 4");
    assert_eq!(
        play::start_so_far(&six.game).as_deref(),
        Some("Ann: 3, Ben: 6, Cleo: 1, Dan: 2, Eve: 5, Finn: 4. Ben starts.")
    );
    let first = starting(2).start("3 6");
    assert_eq!(play::last_turn(&first.game), None);
    let scored = first.turn("1 1 1 1 1", "ones");
    assert_eq!(
        play::last_turn(&scored.game).as_deref(),
        Some("Ben: 5 in Ones")
    );
}

#[test]
fn end_of_time_is_shown_until_the_next_roll() {
    let clock = Some(Millis(1000));
    let table = Script::of(setup(rules("yatzy"), 3, Start::Seating, clock));
    let scored = table.turn("1 1 1 1 1", "ones");
    let late = scored.spend(400).roll("2 2 2 2 2").spend(600);
    assert_eq!(late.game.just_timed_out(), Some(1));
    let told = play::last_turn(&late.game);
    assert_eq!(told.as_deref(), Some("Ben’s time is up."));
    // The next player waits before rolling.
    assert_eq!(late.clone().spend(5).game.just_timed_out(), Some(1));
    assert_eq!(late.roll("3 3 3 3 3").game.just_timed_out(), None);
}

#[test]
fn each_turn_is_a_line() {
    let table = starting(2)
        .start("4 4 2 5")
        .roll("2 2 5 5 6")
        .again("xx...", "1 4 2")
        .again("x.x.x", "6 6")
        .score("chance")
        .turn("1 1 1 1 1", "ones");
    assert_eq!(
        rolls::for_start(&table.game),
        ["Ann: 4, Ben: 4", "Ann: 2, Ben: 5"]
    );
    assert_eq!(
        rolls::by_turn(&table.game),
        [
            "Ben: 2 2 5 5 6 → (2 2) 1 4 2 → (2) 6 (1) 6 (2)",
            "Ann: 1 1 1 1 1"
        ]
    );
    // The start, then each roll of each die: 4 4 2 5, 2 2 5 5 6, 1 4 2, 6 6, 1 1 1 1 1.
    assert_eq!(table.game.faces_rolled(), [6, 4, 0, 3, 3, 3]);
}

#[test]
fn a_turn_that_was_taken_up_again_is_one_line() {
    let alone = Script::new("yatzy", 1)
        .turn("1 2 3 4 6", "chance")
        .undo()
        .again("xxx..", "4 5")
        .score("small-straight");
    assert_eq!(rolls::by_turn(&alone.game), ["1 2 3 4 6 → (1 2 3) 4 5"]);
    assert_eq!(rolls::for_start(&alone.game), [""; 0]);
}

/// Others have played since, but the rolls still belong to the turn in which they were rolled.
#[test]
fn a_turn_that_was_mended_later_is_one_line() {
    let table = Script::mixed("yatzy", "pcc")
        .turn("1 2 3 4 6", "chance")
        .turn("2 2 2 2 2", "twos")
        .roll("3 3 3 1 1")
        .undo()
        .again("xxx..", "4 5")
        .score("small-straight")
        .again("xxx..", "3 3")
        .score("yatzy");
    assert_eq!(
        rolls::by_turn(&table.game),
        [
            "Ann: 1 2 3 4 6 → (1 2 3) 4 5",
            "Ben: 2 2 2 2 2",
            "Cleo: 3 3 3 1 1 → (3 3 3) 3 3"
        ]
    );
    assert_eq!(table.game.faces_rolled(), [3, 6, 6, 2, 1, 1]);
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn no_roll_is_left_out(plan in any_plan()) {
        let game = plan.play();
        let log = game.log().iter();
        let rolled = log.clone().filter(|it| matches!(it, Event::Rolled { .. }));
        let hands: usize = game.turns().iter().map(|turn| turn.hands.len()).sum();
        prop_assert_eq!(hands, rolled.count());
        let started = log.clone().filter(|it| matches!(it, Event::RolledForStart(_)));
        let starts: usize = game.start_rounds().iter().map(Vec::len).sum();
        prop_assert_eq!(starts, started.count());
        let dice: usize = log
            .map(|event| match event {
                Event::Rolled { rolled, .. } => rolled.len(),
                Event::RolledForStart(_) => 1,
                _ => 0,
            })
            .sum();
        prop_assert_eq!(game.faces_rolled().iter().sum::<u32>(), dice as u32);
    }
}

#[test]
fn kept_dice_keep_their_angle() {
    let first = Script::of(setup(rules("yatzy"), 2, Start::Seating, None));
    assert_eq!(Pose::at(&first.game, 0), None);
    let first = first.roll("3 3 1 2 6");
    let again = first.clone().again("xx...", "4 5 5");
    for place in 0..2 {
        assert!(Pose::at(&first.game, place).is_some());
        assert_eq!(Pose::at(&again.game, place), Pose::at(&first.game, place));
    }
    // The same face in a new roll lies differently.
    let same = first.clone().again("xx...", "1 2 6");
    let lies = |script: &Script| {
        (2..5)
            .map(|place| Pose::at(&script.game, place))
            .collect::<Vec<_>>()
    };
    assert_ne!(lies(&same), lies(&first));
    assert_eq!(Pose::at(&again.game, 5), None);
}

#[test]
fn die_for_the_start_is_shown_until_the_first_roll() {
    let none = starting(2);
    assert_eq!(none.game.start_die(), None);
    let one = none.start("3");
    assert_eq!(one.game.start_die(), Some(Face::Three));
    let both = one.start("6");
    assert_eq!(both.game.start_die(), Some(Face::Six));
    assert_eq!(both.roll("1 2 3 4 5").game.start_die(), None);
}

#[test]
fn turns_of_computers_since_the_last_person() {
    let table = Script::mixed("yatzy", "pccp").turn("1 1 1 1 1", "ones");
    let told = |script: &Script| play::last_turn(&script.game).expect("somebody has played");
    assert_eq!(told(&table), "Ann: 5 in Ones");
    let one = table.turn("6 6 6 5 5", "full-house");
    assert_eq!(told(&one), "Ben scores 28 in Full House.");
    let two = one.turn("1 2 3 4 6", "yatzy");
    assert_eq!(
        told(&two),
        "Ben scores 28 in Full House. Cleo scores zero in Yatzy."
    );
    // Only the scores after the last person's.
    let next = two.turn("2 2 1 1 1", "twos");
    assert_eq!(told(&next), "Dan: 4 in Twos");
    let many = Script::mixed("yatzy", "pccc")
        .turn("1 1 1 1 1", "ones")
        .turn("6 6 6 5 5", "full-house")
        .turn("1 2 3 4 6", "yatzy")
        .turn("6 6 6 6 6", "sixes");
    assert_eq!(told(&many), "Ben: 28, Cleo: 0, Dan: 30");
}

#[test]
fn new_boxes_until_the_players_next_turn() {
    let ones = Slot(0);
    let news = |script: &Script| -> Vec<bool> {
        (0..3)
            .map(|seat| script.game.is_newly_filled(seat, ones))
            .collect()
    };
    let start = Script::new("yatzy", 3).turn("1 1 1 1 1", "ones");
    assert_eq!(news(&start), [true, false, false]);
    let round = start.turn("1 1 1 1 2", "ones").turn("1 1 1 2 2", "ones");
    // Ann has the turn: what Ben and Cleo did is news to her.
    assert_eq!(news(&round), [false, true, true]);
    let on = round.clone().roll("2 2 2 2 2");
    assert_eq!(news(&on), [false, true, true]);
    let next = on.score("twos");
    assert_eq!(news(&next), [false, false, true]);
    assert!(next.game.is_newly_filled(0, Slot(1)));
    // A score that was taken back is not new.
    let back = next.undo();
    assert!(!back.game.is_newly_filled(0, Slot(1)));
    let seats: Vec<usize> = back.game.latest_scores().iter().map(|it| it.seat).collect();
    assert_eq!(seats, [1, 2]);
}
