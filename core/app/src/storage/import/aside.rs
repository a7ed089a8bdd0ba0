//! Setting aside what cannot be read.

use std::collections::HashSet;

use super::{Import, Purpose};
use crate::storage::record::name_of_key;
use crate::storage::{Backend, SaveStore};

/// How many bytes of unreadable entries may be set aside.
const MAX_QUARANTINED: usize = 500_000;

impl Import {
    /// Sets an unreadable entry aside, unchanged, if there is room for it.
    pub(super) fn set_aside<B: Backend>(&mut self, store: &SaveStore<B>, key: &str, text: &str) {
        let quarantine = store.quarantine();
        let size = &mut self.quarantined_size;
        let known = self.quarantined.get_or_insert_with(|| {
            let all = quarantine.all().into_iter();
            let texts: HashSet<String> = all.map(|it| it.text).collect();
            *size = texts.iter().map(|text| text.len()).sum();
            texts
        });
        if !known.contains(text) {
            if *size + text.len() > MAX_QUARANTINED {
                self.imported.no_room += 1;
                return;
            }
            *size += text.len();
            known.insert(text.to_owned());
            if self.purpose == Purpose::Take {
                let name = name_of_key(key).unwrap_or("import");
                let next = self.next.entry(name.to_owned()).or_insert(1);
                *next = store.records().put_aside_from(*next, name, text).0;
            }
        }
        self.imported.aside += 1;
    }
}
