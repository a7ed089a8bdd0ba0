//! Makes room in a full storage.

use super::{KeyText, Records};
use crate::storage::record::{JUDGEMENTS, SUMMARIES};
use crate::storage::{Backend, StorageError};

impl<B: Backend> Records<B> {
    /// Writes a text. If the storage is full, deletes summaries and judgements first: these can be computed again,
    /// saves cannot.
    pub(super) fn write_below(&self, new_text: &KeyText) -> Result<(), StorageError> {
        match self.backend.write(&new_text.key, &new_text.text) {
            Err(StorageError::Full) => {
                for key in self.backend.keys()? {
                    if key.starts_with(SUMMARIES) || key.starts_with(JUDGEMENTS) {
                        self.backend.remove(&key)?;
                    }
                }
                self.backend.write(&new_text.key, &new_text.text)
            }
            done => done,
        }
    }
}
