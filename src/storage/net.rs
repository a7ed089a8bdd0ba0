//! A net under storage that fails.

use std::cell::Cell;

use super::{Backend, Fault, Memory};

/// A backend that keeps in memory what the one below it cannot take, so that play goes on.
///
/// What is in memory is newer than what is below. Whenever something below succeeds, there may be
/// room again, so all that is in memory tries once more to get there.
#[derive(Debug)]
pub struct Net<B> {
    below: B,
    caught: Memory,
    fault: Cell<Option<Fault>>,
}

impl<B: Backend> Net<B> {
    /// A net under this backend.
    pub fn new(below: B) -> Self {
        Net {
            below,
            caught: Memory::default(),
            fault: Cell::new(None),
        }
    }

    /// What is wrong below, if something is only in memory or could not be read.
    pub fn fault(&self) -> Option<Fault> {
        self.fault.get()
    }

    /// Brings below what is in memory, as far as there is room.
    fn settle(&self) -> Result<(), Fault> {
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

    fn note<T>(&self, result: Result<T, Fault>) -> Option<T> {
        match result {
            Ok(value) => Some(value),
            Err(fault) => {
                self.fault.set(Some(fault));
                None
            }
        }
    }
}

impl<B: Backend> Backend for Net<B> {
    fn keys(&self) -> Result<Vec<String>, Fault> {
        let mut keys = self.caught.keys()?;
        let below = self.note(self.below.keys()).unwrap_or_default();
        keys.extend(below);
        keys.sort_unstable();
        keys.dedup();
        Ok(keys)
    }

    fn read(&self, key: &str) -> Result<Option<String>, Fault> {
        match self.caught.read(key)? {
            Some(text) => Ok(Some(text)),
            None => Ok(self.note(self.below.read(key)).flatten()),
        }
    }

    fn is_lasting(&self, key: &str) -> bool {
        matches!(self.caught.read(key), Ok(None)) && self.below.is_lasting(key)
    }

    fn write(&self, key: &str, text: &str) -> Result<(), Fault> {
        if self.note(self.below.write(key, text)).is_none() {
            return self.caught.write(key, text);
        }
        self.caught.remove(key)?;
        self.settle()
    }

    fn remove(&self, key: &str) -> Result<(), Fault> {
        self.caught.remove(key)?;
        match self.note(self.below.remove(key)) {
            Some(()) => self.settle(),
            None => Ok(()),
        }
    }
}
