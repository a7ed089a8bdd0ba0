//! The field in which somebody tells their own name, among the fields for the names of several people.

use leptos::prelude::*;

use crate::ui::preferences::use_preferences;
use rollkeep_app::storage::Settings;

/// The field in which somebody tells their own name, if this device does not know it.
#[derive(Clone, Copy)]
pub struct OwnNameRow {
    settings: RwSignal<Settings>,
    name: Option<RwSignal<String>>,
}

impl OwnNameRow {
    /// Takes the first field, unless it has the name of somebody who has played here.
    pub fn first(field: Option<RwSignal<String>>) -> OwnNameRow {
        let settings = use_preferences();
        let unknown = settings.with_untracked(|it| it.own_name.get().is_none());
        let free = |name: &RwSignal<String>| unknown && name.with_untracked(String::is_empty);
        OwnNameRow {
            settings,
            name: field.filter(free),
        }
    }

    /// Returns whether it is this field.
    pub fn is(self, field: RwSignal<String>) -> bool {
        self.name == Some(field)
    }

    /// Remembers the own name, if one of these fields has it.
    pub fn learn(self, mut fields: impl Iterator<Item = RwSignal<String>>) {
        if let Some(field) = fields.find(|field| self.is(*field)) {
            let name = field.get_untracked();
            (self.settings).update(|settings| settings.learn_own_name(&name));
        }
    }
}
