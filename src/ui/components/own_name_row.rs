//! The field in which somebody tells their own name, among the fields for the names of several people.

use leptos::prelude::*;

use super::PlayerList;
use crate::ui::preferences::{Preferences, use_preferences};

/// The row in which somebody tells their own name, if this device does not know it.
#[derive(Clone, Copy)]
pub struct OwnNameRow {
    settings: Preferences,
    players: PlayerList,
    key: Option<usize>,
}

impl OwnNameRow {
    /// Takes the row of the first person, unless it has the name of somebody who has played here.
    pub fn first(players: PlayerList) -> OwnNameRow {
        let settings = use_preferences();
        let unknown = settings.with_untracked(|it| it.own_name.get().is_none());
        let first = untrack(|| players.first_person());
        let free = first.filter(|(_, name)| unknown && name.is_empty());
        OwnNameRow {
            settings,
            players,
            key: free.map(|(key, _)| key),
        }
    }

    /// Returns whether it is the row with this key.
    pub fn is(self, key: usize) -> bool {
        self.key == Some(key)
    }

    /// Remembers the own name, if the row is still there.
    pub fn learn(self) {
        if let Some(key) = self.key {
            let name = untrack(|| self.players.name(key));
            (self.settings).update(|settings| settings.learn_own_name(&name));
        }
    }
}
