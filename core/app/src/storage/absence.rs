//! Why a record cannot be shown.

use super::record::{QUARANTINE, Record};
use super::{Backend, SaveStore};

/// Why a record cannot be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Absence {
    /// Nothing is stored for it: it was deleted, or is in another browser.
    NotHere,
    /// Its text could not be read and is in quarantine.
    SetAside,
    /// A newer version of the app wrote it.
    Newer,
}

impl<B: Backend> SaveStore<B> {
    /// Returns why a record cannot be shown that was not found.
    pub fn absence(&self, record: &Record) -> Absence {
        let records = self.records();
        let texts = records.texts(record);
        if texts.iter().any(|it| record.is_newer(&it.text)) {
            return Absence::Newer;
        }
        let name = record.name_in_quarantine();
        let is_of_it = |key: &String| {
            let numbered = key
                .strip_prefix(QUARANTINE)
                .and_then(|it| it.rsplit_once('-'));
            numbered.is_some_and(|(named, _)| named == name)
        };
        match records.keys().iter().any(is_of_it) {
            true => Absence::SetAside,
            false => Absence::NotHere,
        }
    }
}
