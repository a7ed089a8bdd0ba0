//! Texts that could not be read, kept unchanged.

use super::Backend;
use super::record::{QUARANTINE, Record};
use super::records::Records;

/// The part of a store for texts that could not be read.
#[derive(Clone, Copy, Debug)]
pub struct Quarantine<'a, B>(pub(super) &'a Records<B>);

/// A text that was set aside because it could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quarantined {
    /// The key under which it is stored now.
    pub key: String,
    /// The text, unchanged.
    pub text: String,
}

impl<B: Backend> Quarantine<'_, B> {
    /// Returns all of them.
    pub fn all(&self) -> Vec<Quarantined> {
        self.some(usize::MAX)
    }

    /// Returns the first `most` of them.
    pub fn some(&self, most: usize) -> Vec<Quarantined> {
        let keys = self.keys().into_iter().take(most);
        let read = |key: String| Some((self.0.text_of_key(&key)?, key));
        keys.filter_map(read)
            .map(|(text, key)| Quarantined { key, text })
            .collect()
    }

    /// Deletes one for good.
    pub fn delete(&self, aside: &Quarantined) {
        self.0.delete(&Record::Quarantined(aside.key.clone()));
    }

    /// Returns how many there are, without reading them.
    pub fn count(&self) -> usize {
        self.keys().len()
    }

    fn keys(&self) -> Vec<String> {
        let mut keys = self.0.keys();
        keys.retain(|key| key.starts_with(QUARANTINE));
        keys
    }
}
