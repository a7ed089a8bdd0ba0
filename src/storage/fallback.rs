//! A net under storage that fails.

use std::cell::Cell;

use super::{Backend, Memory, StorageError};

/// A backend that keeps in memory what the one below it cannot take, so that play goes on.
///
/// What is in memory is newer than what is below. Whenever something below succeeds, there may be
/// room again, so all that is in memory tries once more to get there.
#[derive(Debug)]
pub struct FallbackBackend<B> {
    below: B,
    caught: Memory,
    fault: Cell<Option<StorageError>>,
}

impl<B: Backend> FallbackBackend<B> {
    /// A net under this backend.
    pub fn new(below: B) -> Self {
        FallbackBackend {
            below,
            caught: Memory::default(),
            fault: Cell::new(None),
        }
    }

    /// What is wrong below, if something is only in memory or could not be read.
    pub fn fault(&self) -> Option<StorageError> {
        self.fault.get()
    }

    /// Brings below what is in memory, as far as there is room.
    fn settle(&self) -> Result<(), StorageError> {
        for key in self.caught.keys()? {
            if let Some(text) = self.caught.read(&key)?
                && self.note(self.below.write(&key, &text)).is_some()
            {
                self.caught.remove(&key)?;
            }
        }
        if self.caught.keys()?.is_empty() {
            self.fault.set(None);
        }
        Ok(())
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

impl<B: Backend> Backend for FallbackBackend<B> {
    fn keys(&self) -> Result<Vec<String>, StorageError> {
        let mut keys = self.caught.keys()?;
        let below = self.note(self.below.keys()).unwrap_or_default();
        keys.extend(below);
        keys.sort_unstable();
        keys.dedup();
        Ok(keys)
    }

    fn read(&self, key: &str) -> Result<Option<String>, StorageError> {
        match self.caught.read(key)? {
            Some(text) => Ok(Some(text)),
            None => Ok(self.note(self.below.read(key)).flatten()),
        }
    }

    fn is_lasting(&self, key: &str) -> bool {
        matches!(self.caught.read(key), Ok(None)) && self.below.is_lasting(key)
    }

    fn write(&self, key: &str, text: &str) -> Result<(), StorageError> {
        if self.note(self.below.write(key, text)).is_none() {
            return self.caught.write(key, text);
        }
        self.caught.remove(key)?;
        self.settle()
    }

    fn remove(&self, key: &str) -> Result<(), StorageError> {
        self.caught.remove(key)?;
        match self.note(self.below.remove(key)) {
            Some(()) => self.settle(),
            None => Ok(()),
        }
    }
}
