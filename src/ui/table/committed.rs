//! What follows an event that counts: announcement, sound, cheer and landing.

use std::sync::Arc;

use leptos::prelude::*;

use super::super::announcement::announcement;
use super::super::browser::follow;
use super::super::sound::Sound;
use super::Table;
use rollkeep_core::game::{Event, Game, Moment};

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
        each(|table, it| {
            let here = |seat| table.is_here(seat);
            let says = announcement(&it.before, &it.after, it.event, it.moment, here);
            if let Some(says) = says {
                table.announcer.say(says);
            }
        });
        each(|table, it| {
            let sound = Sound::of(&it.after, it.event, it.moment);
            if let Some(sound) = sound.filter(|_| !it.silent) {
                table
                    .settings
                    .with_untracked(|settings| sound.play(settings));
            }
        });
    }
}
