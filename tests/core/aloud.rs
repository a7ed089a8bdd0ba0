//! What screen readers announce during a game.

use rollkeep_app::storage::Pace;
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::{Event, Game, Millis, Seat, Setup, Start, Strength};
use rollkeep_words::aloud::{Happened, happened, position, standing};

use super::script::{Script, people, rules};

/// What is announced after the last event of this game, if all people are here.
fn said(game: &Game, pace: Pace, passes: bool) -> Option<String> {
    let (before, event) = game.steps().last().expect("something happened");
    let it = Happened {
        before: &before,
        after: game,
        event,
        pace,
        passes,
    };
    happened(&it, |_| true)
}

#[track_caller]
fn check(script: &Script, says: &str) {
    assert_eq!(
        said(&script.game, Pace::Quick, false).as_deref(),
        Some(says)
    );
}

/// All that is announced in a game, in order.
fn all_said(script: &Script, pace: Pace) -> Vec<String> {
    let steps = script.game.steps();
    let each = steps.filter_map(|(before, event)| {
        let after = &before.then(event).expect("the log replays");
        let it = Happened {
            before: &before,
            after,
            event,
            pace,
            passes: false,
        };
        happened(&it, |_| true)
    });
    each.collect()
}

#[test]
fn whoever_asks_hears_where_the_game_stands() {
    let alone = Script::new("yahtzee-official", 1).roll("13124");
    let kept = Keep::NONE.toggled(0).toggled(2);
    assert_eq!(
        standing(&alone.game, kept).as_deref(),
        Some(
            "Ann’s turn, 2 rolls left. The dice: 1, 3, 1, 2, 4. Dice 1 and 3 are kept. Upper section 0, 63 more for the bonus. Total 0."
        )
    );
    let two = Script::new("yahtzee-official", 2)
        .roll("11124")
        .score("ones");
    assert_eq!(
        standing(&two.game, Keep::NONE).as_deref(),
        Some("Ben’s turn, 3 rolls left. Upper section 0, 63 more for the bonus. Ann: 3, Ben: 0.")
    );
}

#[test]
fn a_roll_says_which_dice_are_kept() {
    let rolled = Script::new("yahtzee-official", 1).roll("13124");
    check(&rolled, "You rolled 1, 3, 1, 2, 4. Two rolls left.");
    let one = rolled.clone().again("x....", "3124");
    check(
        &one,
        "You rolled 1, 3, 1, 2, 4. Die 1 is kept. One roll left.",
    );
    let more = rolled.again("x.xx.", "66");
    check(
        &more,
        "You rolled 1, 6, 1, 2, 6. Dice 1, 3 and 4 are kept. One roll left.",
    );
    // All dice are free again.
    check(
        &more.again("x.xx.", "53"),
        "You rolled 1, 5, 1, 2, 3. No rolls left: choose a box.",
    );
}

#[test]
fn only_an_upper_box_speaks_of_the_upper_section() {
    let script = Script::new("yahtzee-official", 1).turn("66612", "sixes");
    check(
        &script,
        "18 in Sixes. Upper section 18, 45 more for the bonus. Total 18.",
    );
    check(&script.turn("66612", "chance"), "21 in Chance. Total 39.");
}

#[test]
fn a_bonus_out_of_reach() {
    let script = Script::new("yahtzee-official", 1)
        .turn("12346", "sixes")
        .turn("12355", "fives");
    check(
        &script,
        "10 in Fives. Upper section 16, 47 more for the bonus. Total 16.",
    );
    // At most 30 can come.
    let missed = script.turn("55566", "fours");
    check(
        &missed,
        "0 in Fours. Upper section 16, the bonus is out of reach. Total 16.",
    );
}

#[test]
fn with_several_people_each_score_has_a_name() {
    let script = Script::new("yahtzee-official", 2).turn("12341", "chance");
    check(&script, "Ann: 11 in Chance. Total 11. Ben’s turn.");
    // The screen between two people says who is next.
    assert_eq!(
        said(&script.game, Pace::Quick, true).as_deref(),
        Some("Ann: 11 in Chance. Total 11.")
    );
}

#[test]
fn a_computers_turn_is_one_message() {
    let script = Script::mixed("yahtzee-official", "pc")
        .turn("11234", "ones")
        .roll("55126")
        .again("xx...", "555")
        .score("fives");
    let quick = all_said(&script, Pace::Quick);
    assert_eq!(
        quick,
        [
            "You rolled 1, 1, 2, 3, 4. Two rolls left.",
            "2 in Ones. Upper section 2, 61 more for the bonus. Total 2. Ben’s turn.",
            "Ben rolled 5, 5, 5, 5, 5. Ben scores 25 in Fives. Total 25. Ann’s turn.",
        ]
    );
    let slow = all_said(&script, Pace::Slow);
    assert_eq!(
        slow[2..],
        [
            "Ben rolled 5, 5, 1, 2, 6.",
            "Ben rolled 5, 5, 5, 5, 5.",
            "Ben scores 25 in Fives. Total 25. Ann’s turn.",
        ]
    );
}

/// What the person scored is said before, and joined to it where both come at the same time.
#[test]
fn computers_at_once_are_one_message() {
    let two = Script::mixed("yahtzee-official", "pcc")
        .turn("11234", "ones")
        .turn("55126", "fives")
        .turn("55126", "yahtzee");
    assert_eq!(
        all_said(&two, Pace::Instant)[1..],
        [
            "2 in Ones. Upper section 2, 61 more for the bonus. Total 2.",
            "Ben scores 10 in Fives. Total 10. Cleo scores zero in Yahtzee. Total 0. Ann’s turn.",
        ]
    );
    let three = Script::mixed("yahtzee-official", "pccc")
        .turn("11234", "ones")
        .turn("55126", "fives")
        .turn("55126", "yahtzee")
        .turn("55126", "chance");
    assert_eq!(
        all_said(&three, Pace::Instant)[2..],
        ["Ben: 10, Cleo: 0, Dan: 19. Ann’s turn."]
    );
}

#[test]
fn the_end_says_the_result_once() {
    const BOXES: [&str; 13] = [
        "ones",
        "twos",
        "threes",
        "fours",
        "fives",
        "sixes",
        "three-of-a-kind",
        "four-of-a-kind",
        "full-house",
        "small-straight",
        "large-straight",
        "yahtzee",
        "chance",
    ];
    let play = |seats: usize| {
        BOXES.iter().fold(
            Script::new("yahtzee-official", seats),
            |script, category| {
                (0..seats).fold(script, |script, seat| {
                    let dice = ["11236", "22346"][seat];
                    script.turn(dice, category)
                })
            },
        )
    };
    let alone = play(1);
    check(&alone, "13 in Chance. Total 26.");
    let two = play(2);
    let said = said(&two.game, Pace::Quick, false).expect("an announcement");
    assert!(
        said.starts_with("Ben: 17 in Chance. Total ") && said.ends_with(" Ben wins."),
        "{said}"
    );
}

#[test]
fn an_undo_says_what_is_open_and_what_lies_there() {
    let script = Script::new("yahtzee-official", 2)
        .roll("61365")
        .again("x....", "1365")
        .score("twos")
        .undo();
    check(
        &script,
        "Twos is open again. Ann’s turn, 1 roll left. The dice: 6, 1, 3, 6, 5.",
    );
    let over_computers = Script::mixed("yahtzee-official", "pc")
        .turn("61365", "twos")
        .turn("11111", "ones")
        .undo();
    assert_eq!(over_computers.game.log().last(), Some(&Event::Reopened));
    check(
        &over_computers,
        "Twos is open again. Ann’s turn, 2 rolls left. The dice: 6, 1, 3, 6, 5.",
    );
}

#[test]
fn computers_that_roll_for_the_start_at_once_are_one_message() {
    let mut seats = people(1);
    seats.extend(["Sven", "Selma"].map(|name| Seat::computer(name, Strength::Casual)));
    let rules = rules("yahtzee-official").clone();
    let setup = Setup::new(rules, seats, Start::Roll, None).expect("a table");
    let script = Script::of(setup).start("6 3 4");
    assert_eq!(
        all_said(&script, Pace::Instant),
        ["Ann rolled a 6. Sven rolled a 3. Selma rolled a 4. Ann starts."]
    );
    assert_eq!(
        all_said(&script, Pace::Quick),
        [
            "Ann rolled a 6.",
            "Sven rolled a 3.",
            "Selma rolled a 4. Ann starts."
        ]
    );
}

#[test]
fn the_last_minute_is_said_once() {
    let rules = rules("yahtzee-official").clone();
    let clock = Some(Millis::minutes(2));
    let setup = Setup::new(rules, people(1), Start::Seating, clock).expect("a table");
    let spends = |script: &Script, millis: u32| {
        let event = Event::Spent(Millis(millis));
        let it = Happened {
            before: &script.game,
            after: &script.clone().spend(millis).game,
            event,
            pace: Pace::Quick,
            passes: false,
        };
        happened(&it, |_| true)
    };
    let script = Script::of(setup).roll("12345");
    assert_eq!(spends(&script, 59_999), None);
    let script = script.spend(59_999);
    assert_eq!(spends(&script, 2).as_deref(), Some("One minute left."));
    assert_eq!(spends(&script.spend(2), 1000), None);
}

#[test]
fn where_a_game_stands() {
    let new = Script::new("yahtzee-official", 2);
    assert_eq!(
        position(&new.game).as_deref(),
        Some("Ann’s turn, 3 rolls left.")
    );
    let computers = Script::mixed("yahtzee-official", "cp");
    assert_eq!(position(&computers.game).as_deref(), Some("Ann’s turn."));
}
