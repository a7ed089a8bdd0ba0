//! The only code that reads and writes records. It compares before it writes.

mod aside;
mod conflict;
mod counts;
mod room;

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};

use super::record::{Kind, PREFIX, Record, SETTINGS};
use super::{Backend, RecordId, SaveError, SharedDiceGame, StorageError, quota};
use rollkeep_rules::game::Relation;

/// All records in one backend, which may fail, and to which other tabs write too.
///
/// - A record is replaced only by one that was made from it or continues it.
/// - A damaged text is overwritten only once it is in quarantine.
/// - What the backend cannot store stays in memory, together with the text it was made from. Once the backend may store
///   it, the texts are compared again: if another tab has continued meanwhile, its text stays, and ours is stored as a
///   copy.
#[derive(Debug)]
pub(super) struct Records<B> {
    backend: B,
    pending: RefCell<BTreeMap<Record, Pending>>,
    /// Damaged texts of each record for which quarantine had no room yet.
    pub(super) damaged: RefCell<BTreeMap<Record, BTreeSet<String>>>,
    fault: Cell<Option<StorageError>>,
    /// Increases with every write to the backend, by this tab or another.
    pub(super) changes: Cell<u64>,
    /// The kinds of records that are different now.
    pub(super) changed: RefCell<BTreeSet<Kind>>,
    copies: Cell<usize>,
    /// How much players and tournaments take, in characters, once it was counted.
    arena: Cell<Option<usize>>,
    /// For each key that was read: whether a newer version wrote its text.
    newer: RefCell<BTreeMap<String, bool>>,
    /// For each key that was read: the game with shared dice; `None` for other games.
    outlines: RefCell<BTreeMap<String, Option<SharedDiceGame>>>,
}

/// A text and its key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct KeyText {
    pub key: String,
    pub text: String,
}

/// A change that is only in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pending {
    /// What was stored when this change was made, and what a deletion deletes; `None` if it could not be read.
    base: Option<Vec<String>>,
    /// The new text; `None` for a deletion.
    new_text: Option<KeyText>,
}

impl<B: Backend> Records<B> {
    pub(super) fn new(backend: B) -> Self {
        Records {
            backend,
            pending: RefCell::default(),
            damaged: RefCell::default(),
            fault: Cell::new(None),
            changes: Cell::new(0),
            changed: RefCell::default(),
            copies: Cell::new(0),
            arena: Cell::new(None),
            newer: RefCell::default(),
            outlines: RefCell::default(),
        }
    }

    /// The backend itself.
    pub(super) const fn backend(&self) -> &B {
        &self.backend
    }

    /// The last error of the backend, if something is only in memory or could not be read.
    pub(super) fn fault(&self) -> Option<StorageError> {
        self.fault.get()
    }

    /// Returns how many copies were made since the last call, because another tab had continued.
    pub(super) fn take_copies(&self) -> usize {
        self.copies.take()
    }

    /// Returns whether the backend has this record as it is seen here.
    pub(super) fn is_durable(&self, record: &Record) -> bool {
        !self.pending.borrow().contains_key(record)
    }

    /// Returns the texts of a record: one, or two if the page was closed while a game moved.
    pub(super) fn texts(&self, record: &Record) -> Vec<KeyText> {
        self.flush_record(record);
        if let Some(pending) = self.pending.borrow().get(record) {
            return pending.new_text.iter().cloned().collect();
        }
        self.note(self.in_backend(record)).unwrap_or_default()
    }

    /// Returns the text of a record that has only one key.
    pub(super) fn text(&self, record: &Record) -> Option<String> {
        let first = self.texts(record).into_iter().next();
        first.map(|stored| stored.text)
    }

    /// Returns whether nothing is stored for this record, not even an unreadable text.
    pub(super) fn is_free(&self, record: &Record) -> bool {
        self.texts(record).is_empty()
    }

    /// Returns all keys of this app that have a text, in ascending order.
    pub(super) fn keys(&self) -> Vec<String> {
        let pending = self.pending.borrow();
        let below = self.note(self.backend.keys()).unwrap_or_default();
        let mut keys: Vec<String> = below
            .into_iter()
            .filter(|key| key.starts_with(PREFIX))
            .filter(|key| Record::of_key(key).is_none_or(|it| !pending.contains_key(&it)))
            .collect();
        let wishes = pending.values().filter_map(|it| it.new_text.as_ref());
        keys.extend(wishes.map(|new_text| new_text.key.clone()));
        keys.sort_unstable();
        keys.dedup();
        keys
    }

    /// Returns the text under a key of this app.
    pub(super) fn text_of_key(&self, key: &str) -> Option<String> {
        let pending = self.pending.borrow();
        match Record::of_key(key).and_then(|record| pending.get(&record)) {
            Some(Pending { new_text, .. }) => {
                let here = new_text.as_ref().filter(|new_text| new_text.key == key);
                here.map(|new_text| new_text.text.clone())
            }
            None => self.note(self.backend.read(key)).flatten(),
        }
    }

    /// Returns the ids under this prefix, in ascending order.
    pub(super) fn ids(&self, prefix: &str) -> Vec<RecordId> {
        let keys = self.keys();
        let ids = keys.iter().filter_map(|key| key.strip_prefix(prefix));
        ids.filter_map(RecordId::parse).collect()
    }

    /// Saves a record under this key and returns its text. `expected` is the text that it was made from; `None` if it
    /// is new.
    ///
    /// # Errors
    /// [`SaveError`] if another text is stored that this one does not continue; it stays unchanged.
    pub(super) fn write(
        &self,
        record: &Record,
        key: String,
        text: String,
        expected: Option<&str>,
    ) -> Result<String, SaveError> {
        self.flush_record(record);
        let waiting = self.pending.borrow().get(record).cloned();
        let below = self.note(self.in_backend(record));
        let seen: Option<Vec<String>> = match &waiting {
            Some(pending) => Some(pending.new_text.iter().map(|it| it.text.clone()).collect()),
            None => below.as_deref().map(texts),
        };
        if let Some(seen) = seen {
            if expected.is_some() && seen.is_empty() {
                return Err(SaveError::Deleted);
            }
            let made_from = |found: &str| {
                expected.is_some_and(|expected| expected == found || record.includes(&text, found))
            };
            if let Some(found) = seen.into_iter().find(|found| !made_from(found)) {
                return Err(SaveError::Changed(found));
            }
        }
        let base = match waiting {
            Some(pending) => pending.base,
            None => (below.as_deref().map(texts)).or_else(|| Some(vec![expected?.to_owned()])),
        };
        let new_text = Some(KeyText {
            key,
            text: text.clone(),
        });
        // What could not be read is not overwritten.
        let done = below.is_some() && self.note(self.apply(record, new_text.as_ref())).is_some();
        if done {
            self.pending.borrow_mut().remove(record);
            self.flush();
        } else {
            self.keep_in_memory(record, Pending { base, new_text });
        }
        Ok(text)
    }

    /// Like [`Records::write`], for a record that has only one key.
    ///
    /// # Errors
    /// Like [`Records::write`].
    pub(super) fn save(
        &self,
        record: &Record,
        text: String,
        expected: Option<&str>,
    ) -> Result<String, SaveError> {
        self.write(record, record.key(), text, expected)
    }

    /// Deletes a record.
    pub(super) fn delete(&self, record: &Record) {
        let seen = texts(&self.texts(record));
        let below = self.note(self.in_backend(record));
        if below.is_some() && self.note(self.apply(record, None)).is_some() {
            self.pending.borrow_mut().remove(record);
            self.flush();
        } else {
            let pending = Pending {
                base: Some(seen),
                new_text: None,
            };
            self.keep_in_memory(record, pending);
        }
    }

    fn keep_in_memory(&self, record: &Record, pending: Pending) {
        self.pending.borrow_mut().insert(record.clone(), pending);
        self.changed.borrow_mut().insert(record.kind());
    }

    fn leave_to_backend(&self, record: &Record) {
        self.pending.borrow_mut().remove(record);
        self.changed.borrow_mut().insert(record.kind());
    }

    /// Replaces all texts of a damaged or doubly stored record with this one. Returns whether that was possible.
    pub(super) fn mend(&self, record: &Record, right: Option<&KeyText>) -> bool {
        self.is_durable(record) && self.note(self.apply(record, right)).is_some()
    }

    /// Tries to store what is only in memory. Returns whether anything has changed.
    pub(super) fn flush(&self) -> bool {
        let before = self.pending.borrow().clone();
        for record in before.keys() {
            self.flush_record(record);
        }
        let pending = self.pending.borrow();
        if pending.is_empty() && self.fault().is_some() && self.backend.read(SETTINGS).is_ok() {
            self.fault.set(None);
        }
        *pending != before
    }

    fn in_backend(&self, record: &Record) -> Result<Vec<KeyText>, StorageError> {
        let mut found = Vec::new();
        for key in record.keys() {
            if let Some(text) = self.backend.read(&key)? {
                found.push(KeyText { key, text });
            }
        }
        Ok(found)
    }

    /// Stores a record under its key and removes its other keys, or deletes it.
    fn apply(&self, record: &Record, new_text: Option<&KeyText>) -> Result<(), StorageError> {
        self.changes.set(self.changes.get() + 1);
        for key in record.keys() {
            self.newer.borrow_mut().remove(&key);
            self.outlines.borrow_mut().remove(&key);
        }
        // A deletion makes room for the damaged texts that are set aside.
        if new_text.is_some() {
            self.keep_damaged(record)?;
        }
        if record.is_of_arena() {
            let used = new_text
                .map(|new_text| self.arena_with(new_text))
                .transpose()?;
            self.arena.set(None);
            if let Some(new_text) = new_text {
                self.write_below(new_text)?;
                self.arena.set(used);
            }
        } else if let Some(new_text) = new_text {
            self.write_below(new_text)?;
        }
        let here = new_text.map(|new_text| new_text.key.as_str());
        for key in record.keys().iter().filter(|it| Some(it.as_str()) != here) {
            match (self.backend.remove(key), new_text) {
                (Err(fault), None) => return Err(fault),
                // If the page is closed here, the game is stored twice and not lost.
                (Ok(()), _) | (Err(_), Some(_)) => {}
            }
        }
        self.changed.borrow_mut().insert(record.kind());
        Ok(())
    }

    /// Returns how much of its share the arena takes with this text.
    fn arena_with(&self, new_text: &KeyText) -> Result<usize, StorageError> {
        let before = self.backend.read(&new_text.key)?;
        let before = before.map_or(0, |text| quota::size(&new_text.key, &text));
        let now = quota::size(&new_text.key, &new_text.text);
        let used = self.arena_used().saturating_sub(before) + now;
        match now > before && used > quota::ARENA {
            true => Err(StorageError::ArenaFull),
            false => Ok(used),
        }
    }

    /// Stores one record, if it is only in memory.
    fn flush_record(&self, record: &Record) {
        let waiting = self.pending.borrow().get(record).cloned();
        let Some(Pending { base, new_text }) = waiting else {
            return;
        };
        let Some(below) = self.note(self.in_backend(record)) else {
            return;
        };
        let found = texts(&below);
        let same = base.as_ref() == Some(&found);
        let Some(ours) = new_text else {
            // Deletes the texts that were seen here, and older versions of them. If another tab has continued, its text
            // stays.
            let deleted = base.unwrap_or_default();
            let part = |it: &String| deleted.iter().any(|seen| record.includes(seen, it));
            if !found.iter().all(part) || self.note(self.apply(record, None)).is_some() {
                self.leave_to_backend(record);
            }
            return;
        };
        let gone = found.is_empty() && base.as_ref().is_some_and(|base| !base.is_empty());
        let relation = |theirs: &String| record.relation(&ours.text, theirs);
        if same || !gone && found.iter().all(|it| record.includes(&ours.text, it)) {
            if self.note(self.apply(record, Some(&ours))).is_some() {
                self.pending.borrow_mut().remove(record);
            }
        } else if found.iter().any(|it| relation(it) == Relation::Behind) {
            self.leave_to_backend(record);
        } else {
            self.leave_to_backend(record);
            self.resolve_conflict(record, base, ours, found);
        }
    }

    fn note<T>(&self, result: Result<T, StorageError>) -> Option<T> {
        match result {
            Ok(value) => Some(value),
            Err(fault) => {
                self.fault.set(Some(fault));
                None
            }
        }
    }
}

fn texts(stored: &[KeyText]) -> Vec<String> {
    stored.iter().map(|it| it.text.clone()).collect()
}
