//! What a first turn and the help say.

use crate::game::Lesson;
use crate::rules::RuleSet;

messages!("first_turn");

/// One thing to do, at the moment it can be done.
pub const fn hint(lesson: Lesson, all_kept: bool, rolls_left: bool) -> &'static str {
    match lesson {
        Lesson::Keep => "Tap the dice you want to keep.",
        Lesson::Roll => "Roll again: only the dice you do not keep are rolled.",
        Lesson::Score if all_kept => "You keep all dice. Tap a box on your card to score them.",
        Lesson::Score if rolls_left => "Tap a box on your card to score, or roll once more.",
        Lesson::Score => "Tap a box on your card to score these dice.",
    }
}

/// How a turn goes and what the card is, in five short sentences.
pub fn how_to_play(rules: &RuleSet) -> Vec<String> {
    vec![
        format!("Roll the dice up to {} times in a turn.", rules.rolls),
        "After a roll, tap the dice you want to keep and roll the others.".to_owned(),
        "Then tap one open box on your card: it scores what it shows, or zero.".to_owned(),
        format!(
            "Your card has {} boxes, and each one can be filled only once.",
            rules.categories.len()
        ),
        "When every card is full, the highest total wins.".to_owned(),
    ]
}
