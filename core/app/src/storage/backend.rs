//! Where texts are stored.

use std::cell::RefCell;
use std::collections::BTreeMap;

/// Stores texts by key: the browser's storage, or memory. Several tabs may write to the same one.
pub trait Backend {
    /// Returns all keys, in ascending order.
    ///
    /// # Errors
    /// [`StorageError`] if the backend cannot be reached.
    fn keys(&self) -> Result<Vec<String>, StorageError>;

    /// Reads the text under this key.
    ///
    /// # Errors
    /// [`StorageError`] if the backend cannot be reached.
    fn read(&self, key: &str) -> Result<Option<String>, StorageError>;

    /// Writes a text under this key and replaces the one that was there.
    ///
    /// # Errors
    /// [`StorageError`] if it fails; the old text is then still there.
    fn write(&self, key: &str, text: &str) -> Result<(), StorageError>;

    /// Removes the text under this key, if there is one.
    ///
    /// # Errors
    /// [`StorageError`] if the backend cannot be reached.
    fn remove(&self, key: &str) -> Result<(), StorageError>;
}

/// Why texts cannot be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StorageError {
    /// The browser does not let the page store anything.
    #[error("storage is blocked")]
    Blocked,
    /// There is no room.
    #[error("storage is full")]
    Full,
    /// The arena's share of the room is full; games still have room.
    #[error("the arena's share of the storage is full")]
    ArenaFull,
}

/// Stores texts until the page is closed.
#[derive(Debug, Default)]
pub struct Memory(RefCell<BTreeMap<String, String>>);

impl Backend for Memory {
    fn keys(&self) -> Result<Vec<String>, StorageError> {
        Ok(self.0.borrow().keys().cloned().collect())
    }

    fn read(&self, key: &str) -> Result<Option<String>, StorageError> {
        Ok(self.0.borrow().get(key).cloned())
    }

    fn write(&self, key: &str, text: &str) -> Result<(), StorageError> {
        self.0.borrow_mut().insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StorageError> {
        self.0.borrow_mut().remove(key);
        Ok(())
    }
}
