//! Setting aside texts that cannot be read.

use super::Records;
use crate::storage::record::{QUARANTINE, Record};
use crate::storage::{Backend, StorageError};

impl<B: Backend> Records<B> {
    /// Stores a text in quarantine under a free name. Returns whether it is in the backend, and not only in memory.
    pub(in crate::storage) fn put_aside(&self, name: &str, text: &str) -> bool {
        self.put_aside_from(1, name, text).1
    }

    /// Stores a damaged text of a record in quarantine. Returns whether it is in the backend; until then, the record is
    /// not overwritten.
    pub(in crate::storage) fn keep_aside(&self, record: &Record, text: &str) -> bool {
        let kept = self.put_aside(&record.name_in_quarantine(), text);
        if !kept {
            let mut damaged = self.damaged.borrow_mut();
            let texts = damaged.entry(record.clone()).or_default();
            texts.insert(text.to_owned());
        }
        kept
    }

    /// Moves an unreadable text of a record to quarantine. A text of a newer version stays where it is.
    pub(in crate::storage) fn move_aside(&self, record: &Record, text: &str) {
        if !record.is_newer(text) && self.keep_aside(record, text) {
            self.mend(record, None);
        }
    }

    /// Stores all damaged texts of a record in quarantine before it is overwritten.
    pub(in crate::storage) fn keep_damaged(&self, record: &Record) -> Result<(), StorageError> {
        let texts = self.damaged.borrow_mut().remove(record);
        let texts = texts.unwrap_or_default();
        if texts.iter().all(|text| self.keep_aside(record, text)) {
            return Ok(());
        }
        self.damaged.borrow_mut().insert(record.clone(), texts);
        Err(self.fault().unwrap_or(StorageError::Full))
    }

    /// Like [`Records::put_aside`], if the numbers before `first` are known to be taken. Also returns the next number.
    pub(in crate::storage) fn put_aside_from(
        &self,
        first: usize,
        name: &str,
        text: &str,
    ) -> (usize, bool) {
        let mut number = first;
        loop {
            let key = format!("{QUARANTINE}{name}-{number}");
            let record = Record::Quarantined(key.clone());
            let there = self.text(&record);
            let there = match there {
                Some(there) => there,
                // The key is free, so this cannot be a conflict.
                None => (self.write(&record, key, text.to_owned(), None)).unwrap_or_default(),
            };
            number += 1;
            if there == text {
                return (number, self.is_durable(&record));
            }
        }
    }
}
