//! The keys of the table.

use leptos::prelude::*;

use crate::ui::announcer::{Announcer, use_announcer};
use crate::ui::browser::{self, Key};
use crate::ui::components::{OpenSheet, Sheet};
use crate::ui::preferences::use_preferences;
use crate::ui::room::Room;
use crate::ui::table::Table;
use rollkeep_words::{aloud, dice};

/// Listens to the keys of the table as long as its screen exists.
pub(super) fn listen_to_keys(room: Room, sheet: OpenSheet, viewed_seat: RwSignal<Option<usize>>) {
    let (settings, announcer) = (use_preferences(), use_announcer());
    let table = room.table;
    browser::on_key("keydown", move |event| {
        let key = browser::key_of(&event);
        if key != Some(Key::Undo) && untrack(|| table.shown.is_closing.get()) {
            return table.end_landing();
        }
        let Some(key) = key else {
            return;
        };
        if key != Key::Undo && !settings.with_untracked(|settings| settings.shortcuts) {
            return;
        }
        match key {
            Key::Die(place) => toggle_aloud(table, announcer, place),
            Key::Roll => room.roll(),
            // The boxes belong to the player whose turn it is: the first arrow shows that card, the next ones move the
            // focus.
            Key::Arrow(_) if viewed_seat.get_untracked().is_some() => viewed_seat.set(None),
            // With nothing to focus, arrows scroll as usual.
            Key::Arrow(direction) if !table.elements.move_focus(direction) => return,
            Key::Arrow(_) | Key::Held => {}
            Key::Undo => table.undo(),
            Key::Standing => say_standing(table, announcer),
            Key::Help => sheet.set(Some(Sheet::Keys)),
        }
        event.prevent_default();
    });
    // Some browsers press a focused button when the space bar is released.
    browser::on_key("keyup", move |event| {
        if browser::key_of(&event) == Some(Key::Roll)
            && settings.with_untracked(|settings| settings.shortcuts)
        {
            event.prevent_default();
        }
    });
}

/// Says where the game stands.
pub(in super::super) fn say_standing(table: Table, announcer: Announcer) {
    let keep = table.shown.kept.get_untracked();
    if let Some(says) = table.game_untracked(|game| aloud::standing(game, keep)) {
        announcer.say(says);
    }
}

/// Keeps a die, or releases it, and says so: a key does not move the focus to the die.
pub(in super::super) fn toggle_aloud(table: Table, announcer: Announcer, place: usize) {
    if table.ends_roll() {
        return;
    }
    let kept = || table.shown.kept.get_untracked().contains(place);
    let before = kept();
    table.toggle(place);
    let face = table.game_untracked(|game| game.hand()?.dice.faces().get(place).copied());
    match (kept(), face) {
        (true, Some(face)) if !before => announcer.say(dice::die_kept(place + 1, face)),
        (false, Some(face)) if before => announcer.say(dice::die_let_go(place + 1, face)),
        _ => {
            if let Some(why) = table.why_no_keep() {
                table.refuse(why);
            }
        }
    }
}
