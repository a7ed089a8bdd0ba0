//! Moments that the page celebrates.

use rollkeep_rules::game::Moment;
use rollkeep_words::moments as text;

use super::script::Script;

/// The moments of a game, in order.
fn moments(script: &Script) -> Vec<Moment> {
    let steps = script.game.steps();
    let moments = steps.filter_map(|(before, event)| {
        let after = before.then(event).expect("the log replays");
        Moment::of(&before, &after, event)
    });
    moments.collect()
}

#[test]
fn equal_dice_and_what_comes_with_more_of_them() {
    let script = Script::new("yahtzee-official", 1)
        .roll("66661")
        .again("xxxx.", "6")
        .score("yahtzee")
        .roll("66666")
        .score("sixes");
    let expected = [Moment::Yahtzee, Moment::Yahtzee, Moment::ExtraYahtzee];
    assert_eq!(moments(&script), expected);
}

/// Five of six are enough for the box of Yahtzie, and are cheered once.
#[test]
fn as_many_equal_dice_as_the_box_asks_for() {
    let script = Script::new("yahtzie", 2)
        .roll("444441")
        .again("xxxxx.", "4")
        .score("yahtzee");
    assert_eq!(moments(&script), [Moment::Yahtzee]);
    let four = Script::new("yahtzie", 2).roll("444412");
    assert_eq!(moments(&four), []);
}

#[test]
fn the_upper_bonus_once() {
    let script = Script::new("yahtzee-official", 1)
        .roll("11123")
        .score("ones")
        .roll("22213")
        .score("twos")
        .roll("33312")
        .score("threes")
        .roll("44412")
        .score("fours")
        .roll("55512")
        .score("fives")
        .roll("66612")
        .score("sixes")
        .roll("12345")
        .score("large-straight");
    assert_eq!(moments(&script), [Moment::UpperBonus]);
}

#[test]
fn a_win_of_a_person_against_others() {
    let last = |who: &str| {
        let mut script = Script::mixed("yatzy", who);
        let boxes: Vec<_> = script.game.rules().slots().collect();
        for slot in boxes {
            for (seat, fall) in ["66655", "11123"].into_iter().enumerate() {
                if seat < who.len() {
                    let id = script.game.rules().category(slot).id.to_string();
                    script = script.roll(fall).score(&id);
                }
            }
        }
        moments(&script).last().copied()
    };
    assert_eq!(last("pp"), Some(Moment::Win));
    assert_eq!(last("pc"), Some(Moment::Win));
    // A computer's win is not celebrated, and neither is a win of a single player.
    assert_ne!(last("cp"), Some(Moment::Win));
    assert_ne!(last("p"), Some(Moment::Win));
}

/// The first ten boxes of Yatzy, in which all players have the same.
const EARLY: [&str; 10] = [
    "ones",
    "twos",
    "threes",
    "fours",
    "fives",
    "one-pair",
    "two-pairs",
    "three-of-a-kind",
    "four-of-a-kind",
    "small-straight",
];

/// Two players have the same after ten rounds of Yatzy, with five to go.
fn level(script: Script) -> Script {
    EARLY.iter().fold(script, |script, id| {
        script.turn("11123", id).turn("11123", id)
    })
}

#[test]
fn a_lead_is_taken_from_somebody_late_in_the_game() {
    // In the first two thirds, a lead comes and goes.
    let early = Script::new("yatzy", 2)
        .turn("66651", "sixes")
        .turn("11123", "ones")
        .turn("11123", "ones")
        .turn("55566", "full-house");
    assert_eq!(moments(&early), []);
    let first = level(Script::new("yatzy", 2)).turn("66651", "sixes");
    assert_eq!(moments(&first), [Moment::Lead]);
    let behind = first.turn("11123", "large-straight");
    let behind = behind.turn("11123", "large-straight");
    assert_eq!(moments(&behind), [Moment::Lead]);
    let passed = behind.turn("55566", "full-house");
    assert_eq!(moments(&passed), [Moment::Lead, Moment::Lead]);
    // A player who already leads does not take the lead; with equal totals nobody leads.
    let further = passed.clone().turn("11123", "full-house");
    let further = further.turn("66651", "sixes");
    assert_eq!(moments(&further), [Moment::Lead, Moment::Lead]);
    let words = text::moment(&passed.game, Moment::Lead);
    assert_eq!(words, "Ben takes the lead");
}

#[test]
fn computers_take_leads_in_silence() {
    let passed = level(Script::mixed("yatzy", "pc"))
        .turn("11123", "sixes")
        .turn("66651", "sixes");
    assert_eq!(moments(&passed), []);
}

#[test]
fn one_roll_for_all_of_them_has_words_of_its_own() {
    let words = |script: &Script| text::moment(&script.game, Moment::Yahtzee);
    let once = Script::new("yatzy", 1).roll("66666");
    assert_eq!(words(&once), "Yatzy in one roll!");
    let twice = Script::new("yatzy", 1).roll("66661").again("xxxx.", "6");
    assert_eq!(words(&twice), "Yatzy!");
    let five = Script::new("yahtzie", 2)
        .roll("444441")
        .again("xxxx..", "41");
    assert_eq!(words(&five), "Yahtzee!");
}
