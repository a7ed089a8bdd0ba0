//! What follows an event that counts: announcement, sound, cheer and landing.

use std::sync::Arc;

use leptos::prelude::*;

use super::super::announcer::{SOON, STAYS};
use super::super::browser::follow;
use super::super::game_facts::person_at_turn;
use super::super::sound::Sound;
use super::Table;
use rollkeep_rules::game::{Event, Game, Moment};
use rollkeep_words::aloud::{Happened, happened};

/// An event that counts. It is saved.
pub(super) struct Commit {
    before: Game,
    after: Game,
    event: Event,
    moment: Option<Moment>,
    /// Computers play without pauses: nobody could hear or see each event.
    silent: bool,
}

impl Commit {
    pub(super) fn new(before: Game, after: Game, event: Event, silent: bool) -> Arc<Commit> {
        Arc::new(Commit {
            moment: Moment::of(&before, &after, event),
            before,
            after,
            event,
            silent,
        })
    }
}

impl Table {
    /// Lets the screen follow what is committed. The event is published before any other signal of
    /// the table changes, so these run before all that shows the game: the next player's card does not appear before the last score has landed.
    pub(super) fn follow_commits(self) {
        let each = |run: fn(Table, &Commit)| {
            follow(move || {
                if let Some(commit) = self.committed.get() {
                    untrack(|| run(self, &commit));
                }
            });
        };
        each(|table, it| {
            if !matches!(it.event, Event::Spent(_)) {
                table.cheer(it.moment.filter(|_| !it.silent), &it.after);
            }
        });
        each(|table, it| {
            if !it.silent && !matches!(it.event, Event::Spent(_)) {
                // The result cheers a win, not the card.
                let cheers = it.moment.is_some_and(|moment| moment != Moment::Win);
                table.land(&it.after, it.event, cheers);
            }
        });
        each(Table::announce);
        each(|table, it| {
            let sound = Sound::of(&it.after, it.event, it.moment);
            if let Some(sound) = sound.filter(|_| !it.silent) {
                table
                    .settings
                    .with_untracked(|settings| sound.play(settings));
            }
        });
    }

    fn announce(self, it: &Commit) {
        let happened = happened(
            &Happened {
                before: &it.before,
                after: &it.after,
                event: it.event,
                pace: self.settings.with_untracked(|settings| settings.pace),
                passes: self.will_pass(&it.after),
            },
            |seat| self.is_here(seat),
        );
        let Some(says) = happened else { return };
        if matches!(it.event, Event::Undone | Event::Reopened) {
            self.announcer.clear();
        }
        if !person_at_turn(&it.before) {
            return self.announcer.say_next(&says);
        }
        // What computers do at once is said together with it.
        let wait = match self.is_instant() && !person_at_turn(&it.after) {
            true => STAYS,
            false => SOON,
        };
        self.announcer.say_after(&says, wait);
    }
}
