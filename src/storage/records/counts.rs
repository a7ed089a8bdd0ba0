//! What is counted of all records, and remembered until it changes.

use super::Records;
use crate::storage::record::Record;
use crate::storage::{Backend, share};

impl<B: Backend> Records<B> {
    /// Another tab has changed what stands under this key, or may have changed anything: what was counted of it is
    /// counted anew.
    pub(in crate::storage) fn forget_counts(&self, key: Option<&str>) {
        self.arena.set(None);
        let mut newer = self.newer.borrow_mut();
        newer.retain(|it, _| key.is_some_and(|key| key != it));
    }

    /// How many of these texts a newer version has written. Each is read once, and again after it was written to.
    pub(in crate::storage) fn newer(&self) -> usize {
        let keys = self.keys();
        keys.iter().filter(|key| self.is_newer(key)).count()
    }

    fn is_newer(&self, key: &str) -> bool {
        let Some(record) = Record::of_key(key) else {
            return false;
        };
        let known = self.newer.borrow().get(key).copied();
        if let Some(newer) = known.filter(|_| self.is_durable(&record)) {
            return newer;
        }
        let Some(text) = self.text_of_key(key) else {
            return false;
        };
        let newer = record.is_newer(&text);
        if self.is_durable(&record) {
            self.newer.borrow_mut().insert(key.to_owned(), newer);
        }
        newer
    }

    /// How much of the room players and tournaments take, in characters.
    pub(in crate::storage) fn arena_used(&self) -> usize {
        if let Some(used) = self.arena.get() {
            return used;
        }
        let mut used = 0;
        for key in self.note(self.backend.keys()).unwrap_or_default() {
            if Record::of_key(&key).is_some_and(|it| it.is_of_arena())
                && let Some(text) = self.note(self.backend.read(&key)).flatten()
            {
                used += share::size(&key, &text);
            }
        }
        self.arena.set(Some(used));
        used
    }
}
