//! Hints for the first turn on a device. Each disappears for ever once its lesson is learned.

use leptos::prelude::*;

use super::browser::follow;
use super::preferences::use_preferences;
use super::table::Table;
use rollkeep_rules::game::{lessons_done, next_lesson};
use rollkeep_words::first_turn;

/// Returns the hint for the next step, if the user has not learned it yet. Notes learned lessons from now on.
pub fn hint(table: Table) -> impl Fn() -> Option<String> + Copy {
    let settings = use_preferences();
    follow(move || {
        if !table.plays() {
            return;
        }
        let done = table.game(|game| lessons_done(game, table.shown.kept.get()));
        let learned = settings.with_untracked(|it| it.learned.clone());
        let new: Vec<_> = done
            .into_iter()
            .filter(|it| !learned.contains(it))
            .collect();
        if !new.is_empty() {
            settings.update(|it| it.learned.extend(new));
        }
    });
    move || {
        if !table.is_mine() || table.is_between_players() {
            return None;
        }
        let keep = table.shown.kept.get();
        let lesson = settings.with(|it| table.game(|game| next_lesson(game, keep, &it.learned)))?;
        table.game(|game| {
            let hand = game.hand()?;
            let all_kept = keep.count() == hand.dice.len();
            Some(first_turn::hint(lesson, all_kept, game.rolls_left() > 0))
        })
    }
}
