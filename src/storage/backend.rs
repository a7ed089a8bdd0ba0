//! Where texts are kept.

use std::cell::RefCell;
use std::collections::BTreeMap;

/// A place that keeps texts by key: the browser's storage, or memory. Several tabs may write to one.
pub trait Backend {
    /// All keys, in their order.
    ///
    /// # Errors
    /// [`StorageError`] if the place cannot be reached.
    fn keys(&self) -> Result<Vec<String>, StorageError>;

    /// The text under this key.
    ///
    /// # Errors
    /// [`StorageError`] if the place cannot be reached.
    fn read(&self, key: &str) -> Result<Option<String>, StorageError>;

    /// Puts a text under this key, in place of what was there.
    ///
    /// # Errors
    /// [`StorageError`] if it could not; what was there is still there.
    fn write(&self, key: &str, text: &str) -> Result<(), StorageError>;

    /// Removes what is under this key, if anything.
    ///
    /// # Errors
    /// [`StorageError`] if the place cannot be reached.
    fn remove(&self, key: &str) -> Result<(), StorageError>;
}

/// Why texts cannot be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StorageError {
    /// The browser lets the page keep nothing.
    #[error("storage is blocked")]
    Blocked,
    /// There is no room.
    #[error("storage is full")]
    Full,
    /// The arena's share of the room is full; games still have theirs.
    #[error("the arena's share of the storage is full")]
    ArenaFull,
}

/// Keeps texts until the page is closed.
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
