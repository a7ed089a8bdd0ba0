//! Everything that the rules name has a text for players.

use std::collections::BTreeSet;

use rollkeep_app::storage::{OwnPlayer, PlayerError, SaveError, StorageError};
use rollkeep_rules::game::{Refused, SetupError};
use rollkeep_rules::{Closed, Joker, Points, RuleSet, Section, Slot, Spec, UpperBonus, catalogue};
use rollkeep_words::{categories, play, refusals, rule_sets, saves};

use super::script::{Script, rules};
use super::store::saved;

/// A sentence or more, with nothing left out.
#[track_caller]
fn check_sentence(text: &str) {
    assert!(text.starts_with(char::is_uppercase), "{text:?}");
    assert!(text.ends_with('.'), "{text:?}");
    assert!(!text.contains("  ") && !text.contains('?'), "{text:?}");
}

/// Checks that no two texts are the same.
#[track_caller]
fn check_different(texts: &[String]) {
    let different: BTreeSet<&String> = texts.iter().collect();
    assert_eq!(different.len(), texts.len(), "{texts:?}");
}

#[test]
fn every_rule_set_has_a_name_and_a_line_of_its_own() {
    let all = catalogue::all().iter();
    let names = all.clone().map(|rules| rule_sets::name(rules));
    let lines = all.clone().map(|rules| rule_sets::line(rules));
    check_different(&names.collect::<Vec<_>>());
    check_different(&lines.collect::<Vec<_>>());
    for rules in all {
        // A message that is missing says its id.
        assert!(!rule_sets::name(rules).starts_with("rule-sets-"));
        check_sentence(&rule_sets::line(rules));
        for category in &rules.categories {
            let name = categories::name(&category.id);
            assert!(!name.starts_with("categories-"), "{name}");
        }
    }
}

#[test]
fn every_rule_set_explains_itself() {
    for rules in catalogue::all() {
        let parts = rule_sets::rules(rules);
        for sentence in parts.iter().flat_map(|(_, sentences)| sentences) {
            check_sentence(sentence);
        }
        let text = format!("{parts:?}");
        let numbers: BTreeSet<&str> = text.split(|c: char| !c.is_ascii_digit()).collect();
        let mentions =
            |number: u16| assert!(numbers.contains(&*number.to_string()), "{number}: {text}");
        mentions(rules.dice.into());
        mentions(rules.rolls.into());
        mentions(rules.max_total());
        if let Some(bonus) = rules.upper_bonus {
            mentions(bonus.threshold);
            mentions(bonus.points);
        }
        if let Some(extra) = rules.extra_yahtzee {
            mentions(extra.bonus);
        }
        let jokers = rules
            .extra_yahtzee
            .is_some_and(|extra| extra.joker != Joker::None);
        assert_eq!(text.contains("joker"), jokers, "{}: {text}", rules.id);
    }
}

#[test]
fn the_numbers_in_the_rules_are_those_of_the_rule_set() {
    let mut spec = Spec::clone(rules("yahtzee-official"));
    for category in &mut spec.categories {
        if let Points::Fixed(points) = &mut category.points {
            *points += 700;
        }
    }
    spec.dice = 6;
    spec.upper_bonus = Some(UpperBonus {
        threshold: 84,
        points: 35,
    });
    let other = RuleSet::new(spec).expect("a rule set");
    let text = format!("{:?}", rule_sets::rules(&other));
    for says in [
        "box holds 750",
        "Full House for 725, Small Straight for 730, Large Straight for 740",
        "4 of each number",
        "Six of a kind doesn’t count as Full House, unless it’s a joker.",
    ] {
        assert!(text.contains(says), "{says}: {text}");
    }
}

#[test]
fn rules_say_what_five_equal_dice_do_not_score() {
    #[track_caller]
    fn check(id: &str, says: &str) {
        let text = format!("{:?}", rule_sets::rules(rules(id)));
        assert!(text.contains(says), "{says}: {text}");
    }
    check(
        "yatzy",
        "Five of a kind doesn’t count as Two Pairs or Full House.",
    );
    check(
        "yahtzee-basic",
        "Five of a kind doesn’t count as Full House.",
    );
    check(
        "yahtzee-official",
        "Five of a kind doesn’t count as Full House, unless it’s a joker.",
    );
    check("yahtzie", "Six of a kind doesn’t count as Full House.");
}

#[test]
fn progress_to_the_bonus() {
    assert_eq!(
        play::progress(42, 63, Some(-16), true),
        "Upper: 42 of 63, bonus: 16 behind pace"
    );
    assert_eq!(
        play::progress(42, 63, Some(5), true),
        "Upper: 42 of 63, bonus: 5 ahead of pace"
    );
    assert_eq!(
        play::progress(9, 63, Some(0), true),
        "Upper: 9 of 63, bonus: on track"
    );
    assert_eq!(play::progress(0, 63, None, true), "Upper: 0 of 63");
    assert_eq!(
        play::progress(65, 63, Some(2), true),
        "Upper: 65, bonus earned"
    );
    assert_eq!(
        play::progress(54, 63, Some(-9), false),
        "Upper: 54 of 63, no bonus"
    );
}

#[test]
fn rolls_are_counted() {
    let left = [2, 1, 0].map(play::rolls_left);
    assert_eq!(left, ["2 rolls left", "1 roll left", "No rolls left"]);
    let before = Script::new("yatzy", 1);
    let one = before.clone().roll("1 2 3 4 6");
    let two = one.clone().again("xxxx.", "6");
    let three = two.clone().again("xxxx.", "6");
    let button = |script: &Script, kept| play::roll_button(&script.game, kept);
    assert_eq!(button(&before, 0), "Roll");
    assert_eq!(button(&one, 0), "Reroll all");
    assert_eq!(button(&two, 3), "Roll 2 dice");
    assert_eq!(button(&two, 4), "Roll 1 die");
    assert_eq!(button(&one, 5), "All dice kept");
    assert_eq!(button(&three, 0), "Choose a box");
}

#[test]
fn every_category_has_a_name_and_help_of_its_own() {
    for rules in catalogue::all() {
        let names = rules.categories.iter().map(|c| categories::name(&c.id));
        check_different(&names.collect::<Vec<_>>());
        let helps = rules.categories.iter().map(|c| categories::help(rules, c));
        check_different(&helps.collect::<Vec<_>>());
        for category in rules.categories.iter() {
            assert_ne!(categories::name(&category.id), category.id);
            let help = categories::help(rules, category);
            check_sentence(&help);
            if let Points::Fixed(points) = category.points {
                assert!(help.contains(&points.to_string()), "{help}");
            }
        }
    }
    assert_eq!(categories::name("whist"), "whist");
}

#[test]
fn help_is_read_off_the_rules() {
    #[track_caller]
    fn check(id: &str, category: &str, help: &str) {
        let rules = rules(id);
        let category = rules
            .categories
            .iter()
            .find(|c| c.id == category)
            .expect("a category");
        assert_eq!(categories::help(rules, category), help);
    }
    check(
        "yahtzie",
        "barbie",
        "Five threes and one five, nothing else. Scores 64.",
    );
    check(
        "yahtzie",
        "chance",
        "Any dice. Scores the sum of the five highest dice.",
    );
    check(
        "yahtzee-official",
        "chance",
        "Any dice. Scores the sum of all dice.",
    );
    check(
        "yahtzee-official",
        "large-straight",
        "Five numbers in a row. Scores 40.",
    );
    check(
        "yatzy",
        "large-straight",
        "The numbers 2, 3, 4, 5 and 6. Scores 20.",
    );
    check("yatzy", "sixes", "Scores the sum of the sixes.");
}

#[test]
fn every_refusal_has_its_own_reason() {
    let rules = rules("yahtzee-official");
    let fours = Slot(3);
    let all = [
        Refused::GameOver,
        Refused::StartFirst,
        Refused::StartIsDecided,
        Refused::NoRollsLeft,
        Refused::NothingToKeep,
        Refused::WrongDice,
        Refused::RollFirst,
        Refused::NoSuchCategory(Slot(13)),
        Refused::Filled(fours),
        Refused::Closed(Slot(0), Closed::UpperFirst(fours)),
        Refused::Closed(Slot(0), Closed::LowerFirst),
        Refused::Closed(Slot(0), Closed::Next(fours)),
        Refused::Closed(Slot(9), Closed::SectionFirst(Section::Upper)),
        Refused::Closed(Slot(0), Closed::SectionFirst(Section::Lower)),
        Refused::NothingToUndo,
        Refused::NoClock,
        Refused::NoEntropy,
    ];
    let texts = all.map(|why| refusals::refused(rules, why));
    texts.iter().for_each(|text| check_sentence(text));
    check_different(&texts);
    check_different(&all.map(|why| why.to_string()));
    assert_eq!(texts[9], "Fours is open: five fours must go there.");
}

#[test]
fn every_reason_against_a_table_has_its_text() {
    let all = [
        SetupError::Seats(7),
        SetupError::NoName(0),
        SetupError::LongName(1),
        SetupError::SameName(1),
        SetupError::NoTime,
    ];
    let seats = all.map(SetupError::seat);
    assert_eq!(seats, [None, Some(0), Some(1), Some(1), None]);
    for rules in catalogue::all() {
        let texts = all.map(|why| refusals::setup(rules, why));
        check_different(&texts);
    }
    assert_eq!(
        refusals::setup(rules("yahtzie"), all[0]),
        "This game is for exactly 2 players."
    );
    assert_eq!(
        refusals::setup(rules("yatzy"), all[0]),
        "This game is for 1 to 6 players."
    );
}

#[test]
fn what_is_set_aside_is_explained() {
    let text = saved(
        &Script::new("yatzy", 1).roll("1 2 3 4 5").score("chance"),
        1,
        1,
    )
    .to_json();
    for (damaged, says) in [
        ("no game".to_owned(), "neither a saved game nor a player"),
        (text.replace("Ann", ""), "players"),
        (text.replace("N\"", "!\""), "rolls is damaged"),
        (text.replace("N\"", "P\""), "against the rules"),
    ] {
        let why = saves::why_aside(&damaged);
        check_sentence(&why);
        assert!(why.contains(says), "{why}");
    }
    check_sentence(&saves::why_aside(&text));
    check_sentence(&saves::quarantined(1));
}

#[test]
fn every_player_that_is_not_saved_has_its_reason() {
    let all = [
        PlayerError::NoName,
        PlayerError::LongName,
        PlayerError::SameName,
        PlayerError::LongSource,
        PlayerError::Save(SaveError::Changed(String::new())),
        PlayerError::Save(SaveError::Deleted),
    ];
    let texts = all.each_ref().map(saves::player_error);
    texts.iter().for_each(|text| check_sentence(text));
    check_different(&texts);
    check_different(&all.map(|why| why.to_string()));
    assert!(texts[1].contains(&OwnPlayer::MAX_NAME.to_string()));
}

#[test]
fn every_storage_error_has_a_text() {
    let all = [
        StorageError::Blocked,
        StorageError::Full,
        StorageError::ArenaFull,
    ];
    for tell in [saves::fault, saves::player_unkept] {
        let texts = all.map(tell);
        texts.iter().for_each(|text| check_sentence(text));
        check_different(&texts);
    }
    for fault in all {
        check_sentence(&saves::import_unkept(fault));
    }
    check_different(&all.map(|fault| fault.to_string()));
    for text in [
        saves::arena_nearly_full(1_900_000),
        saves::copied(1),
        saves::copied(2),
    ] {
        check_sentence(&text);
    }
    assert!(saves::arena_nearly_full(1_900_000).contains("95"));
}

/// A joker rule that closes boxes says why, before anybody taps one.
#[test]
fn closed_boxes_have_a_reason() {
    let joker = |script: &Script| refusals::joker(&script.game);
    let open = Script::new("yahtzee-official", 1).turn("6 6 6 6 6", "yahtzee");
    assert_eq!(joker(&open), None);
    let upper = open.roll("4 4 4 4 4");
    let says = "Fours is open: five fours must go there.";
    assert_eq!(joker(&upper).as_deref(), Some(says));
    let lower = upper.score("fours").roll("4 4 4 4 4");
    let says = "These dice are a joker: score them in an open lower box.";
    assert_eq!(joker(&lower).as_deref(), Some(says));
    assert_eq!(joker(&lower.score("chance").roll("4 4 4 4 1")), None);
}
