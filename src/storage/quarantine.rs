//! What could not be read: kept aside, word for word.

use super::record::{QUARANTINE, Record};
use super::records::Records;
use super::{Backend, StorageError};

/// The part of a store where damaged texts are kept.
#[derive(Clone, Copy, Debug)]
pub struct Quarantine<'a, B>(pub(super) &'a Records<B>);

/// Something that was set aside because it could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quarantined {
    /// Where it stands now.
    pub key: String,
    /// What it is, word for word.
    pub text: String,
}

/// The longest key under which something of a file is set aside.
const MAX_KEY: usize = 80;

impl<B: Backend> Quarantine<'_, B> {
    /// All of it.
    pub fn all(&self) -> Vec<Quarantined> {
        self.some(usize::MAX)
    }

    /// The first of it, so many at most.
    pub fn some(&self, most: usize) -> Vec<Quarantined> {
        let keys = self.keys().into_iter().take(most);
        let read = |key: String| Some((self.0.text_of_key(&key)?, key));
        keys.filter_map(read)
            .map(|(text, key)| Quarantined { key, text })
            .collect()
    }

    /// How many there are, without reading them.
    pub fn count(&self) -> usize {
        self.keys().len()
    }

    /// Keeps a text under a free name, and says whether it lasts there.
    pub(super) fn put(&self, name: &str, text: &str) -> bool {
        self.put_from(1, name, text).1
    }

    /// Keeps a damaged text of a record, and says whether it lasts. Until it does, nothing is written over it.
    pub(super) fn keep(&self, record: &Record, text: &str) -> bool {
        let kept = self.put(&record.name_in_quarantine(), text);
        if !kept {
            let mut damaged = self.0.damaged.borrow_mut();
            let texts = damaged.entry(record.clone()).or_default();
            texts.insert(text.to_owned());
        }
        kept
    }

    /// Moves the text of a record that could not be read here, out of the way. One of a newer version stays where it is.
    pub(super) fn take(&self, record: &Record, text: &str) {
        if !record.is_newer(text) && self.keep(record, text) {
            self.0.mend(record, None);
        }
    }

    /// Keeps all damaged texts of a record before it is written over.
    pub(super) fn keep_all(&self, record: &Record) -> Result<(), StorageError> {
        let texts = self.0.damaged.borrow_mut().remove(record);
        let texts = texts.unwrap_or_default();
        if texts.iter().all(|text| self.keep(record, text)) {
            return Ok(());
        }
        self.0.damaged.borrow_mut().insert(record.clone(), texts);
        Err(self.0.fault().unwrap_or(StorageError::Full))
    }

    /// As [`Quarantine::put`], where the names before this number are known to be taken; gives the next number.
    pub(super) fn put_from(&self, first: usize, name: &str, text: &str) -> (usize, bool) {
        let mut number = first;
        loop {
            let key = format!("{QUARANTINE}{name}-{number}");
            let record = Record::Quarantined(key.clone());
            let there = self.0.text(&record);
            let there = match there {
                Some(there) => there,
                // Nobody else has put anything there, or it would have been seen.
                None => (self.0.write(&record, key, text.to_owned(), None)).unwrap_or_default(),
            };
            number += 1;
            if there == text {
                return (number, self.0.is_durable(&record));
            }
        }
    }

    fn keys(&self) -> Vec<String> {
        let mut keys = self.0.keys();
        keys.retain(|key| key.starts_with(QUARANTINE));
        keys
    }
}

/// Under which name was something set aside under this key, if it is a key that this app makes?
pub(super) fn name_of_key(key: &str) -> Option<&str> {
    let (name, number) = key.strip_prefix(QUARANTINE)?.rsplit_once('-')?;
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let known = name.chars().all(fits) && !name.is_empty() && key.len() <= MAX_KEY;
    (known && number.parse::<usize>().is_ok()).then_some(name)
}
