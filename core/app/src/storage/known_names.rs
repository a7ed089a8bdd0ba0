//! The people whose names a device knows.

use super::Settings;
use rollkeep_rules::game::{OwnName, Setup, is_default_name};

impl Settings {
    /// Takes the name that somebody has told where their own was asked for, unless the device knows it already: guests
    /// may play under theirs.
    pub fn learn_own_name(&mut self, name: &str) {
        if self.own_name.get().is_none() {
            self.own_name = OwnName::new(name);
        }
    }

    /// Returns all names that people have given here: the own one first, then the others, the last player first.
    pub fn known_names(&self) -> Vec<&str> {
        let others = self.people.iter().chain(&self.table).map(String::as_str);
        let others = others.filter(|name| !is_default_name(name));
        distinct(self.own_name.get().into_iter().chain(others))
    }

    /// Returns the name that the player of this device most likely gives: their own; before they have told it, that of
    /// the last player. None of `taken`.
    pub fn likely_name(&self, taken: &[String]) -> Option<&str> {
        let mut known = self.known_names().into_iter();
        known.find(|name| !taken.iter().any(|it| it == name))
    }

    /// Returns everybody who has played here, the last one first; "You" and the own name are one person.
    pub fn persons(&self) -> Vec<&str> {
        let people = self.people.iter();
        distinct(people.map(|name| self.own_name.person(name)))
    }

    /// Returns the setup of the last game for another one, with [default names](OwnName::with_defaults); `None` if this
    /// version cannot play it.
    pub fn last_setup(&self) -> Option<Setup> {
        let last = self.last.as_ref()?.setup()?;
        Some(self.own_name.name_seats(&last))
    }

    /// Returns whether this person wanted advice when they last chose.
    pub fn wants_advice(&self, name: &str) -> bool {
        let mut coached = self.coached.iter();
        coached.any(|other| self.own_name.is_same(other, name))
    }

    /// Remembers whether this person wants advice.
    pub fn note_advice(&mut self, name: &str, on: bool) {
        let own = &self.own_name;
        self.coached.retain(|other| !own.is_same(other, name));
        self.coached.extend(on.then(|| name.to_owned()));
    }
}

fn distinct<'a>(names: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut all = Vec::new();
    for name in names {
        if !all.contains(&name) {
            all.push(name);
        }
    }
    all
}
