//! What could not be read: kept aside, word for word.

use super::Backend;
use super::record::QUARANTINE;
use super::records::Records;

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

    fn keys(&self) -> Vec<String> {
        let mut keys = self.0.keys();
        keys.retain(|key| key.starts_with(QUARANTINE));
        keys
    }
}
