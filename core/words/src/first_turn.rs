//! Texts of a first turn and of the help.

use crate::rule_sets;
use rollkeep_rules::RuleSet;
use rollkeep_rules::game::Lesson;

messages!("first_turn");

/// A hint about one thing to do now.
pub fn hint(lesson: Lesson, all_kept: bool, rolls_left: bool) -> String {
    match lesson {
        Lesson::Keep => tap_dice(),
        Lesson::Roll => roll_again(),
        Lesson::Score if all_kept => score_all_kept(),
        Lesson::Score if rolls_left => score_or_roll(),
        Lesson::Score => score_now(),
    }
}

/// How a turn works and what the card is, in five short sentences; where rolls are saved, that they are.
pub fn how_to_play(rules: &RuleSet) -> Vec<String> {
    let mut steps = vec![how_to_roll(rules.rolls)];
    steps.extend(rules.saved_rolls.then(rule_sets::saved_rolls));
    steps.extend([
        how_to_keep(),
        how_to_score(),
        how_to_fill(rules.categories.len()),
        how_it_ends(),
    ]);
    steps
}
