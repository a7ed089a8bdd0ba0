//! How records set aside what cannot be read, word for word.

use super::Records;
use crate::storage::record::{QUARANTINE, Record};
use crate::storage::{Backend, StorageError};

impl<B: Backend> Records<B> {
    /// Keeps a text under a free name, and says whether it lasts there.
    pub(in crate::storage) fn put_aside(&self, name: &str, text: &str) -> bool {
        self.put_aside_from(1, name, text).1
    }

    /// Keeps a damaged text of a record, and says whether it lasts. Until it does, nothing is written over it.
    pub(in crate::storage) fn keep_aside(&self, record: &Record, text: &str) -> bool {
        let kept = self.put_aside(&record.name_in_quarantine(), text);
        if !kept {
            let mut damaged = self.damaged.borrow_mut();
            let texts = damaged.entry(record.clone()).or_default();
            texts.insert(text.to_owned());
        }
        kept
    }

    /// Moves the text of a record that could not be read here, out of the way. One of a newer version stays where it is.
    pub(in crate::storage) fn move_aside(&self, record: &Record, text: &str) {
        if !record.is_newer(text) && self.keep_aside(record, text) {
            self.mend(record, None);
        }
    }

    /// Keeps all damaged texts of a record before it is written over.
    pub(in crate::storage) fn keep_damaged(&self, record: &Record) -> Result<(), StorageError> {
        let texts = self.damaged.borrow_mut().remove(record);
        let texts = texts.unwrap_or_default();
        if texts.iter().all(|text| self.keep_aside(record, text)) {
            return Ok(());
        }
        self.damaged.borrow_mut().insert(record.clone(), texts);
        Err(self.fault().unwrap_or(StorageError::Full))
    }

    /// As [`Records::put_aside`], where the names before this number are known to be taken; gives the next number.
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
                // Nobody else has put anything there, or it would have been seen.
                None => (self.write(&record, key, text.to_owned(), None)).unwrap_or_default(),
            };
            number += 1;
            if there == text {
                return (number, self.is_durable(&record));
            }
        }
    }
}
