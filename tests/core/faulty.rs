//! Storage that can be full or blocked, and that several pages share.

use std::cell::Cell;
use std::collections::BTreeMap;

use rollkeep_app::storage::{Backend, Memory, StorageError};

/// Storage of limited size, like a browser's. All pages that open it share it.
#[derive(Debug)]
pub struct Faulty {
    texts: Memory,
    /// The most bytes of keys and texts that fit.
    pub room: Cell<usize>,
    pub blocked: Cell<bool>,
    /// How many more writes and removals succeed before it is blocked.
    pub fuse: Cell<Option<u32>>,
    /// How many reads there were.
    pub reads: Cell<usize>,
}

impl Faulty {
    /// Storage that is never full.
    pub fn roomy() -> Faulty {
        Faulty {
            texts: Memory::default(),
            room: Cell::new(usize::MAX),
            blocked: Cell::new(false),
            fuse: Cell::new(None),
            reads: Cell::new(0),
        }
    }

    /// All keys and texts, even if it is blocked.
    pub fn all(&self) -> BTreeMap<String, String> {
        let keys = self.texts.keys().unwrap_or_default();
        let text = |key: &String| self.texts.read(key).ok().flatten();
        keys.into_iter()
            .filter_map(|key| text(&key).map(|text| (key, text)))
            .collect()
    }

    /// How many bytes are saved.
    pub fn used(&self) -> usize {
        let sizes = self
            .all()
            .into_iter()
            .map(|(key, text)| key.len() + text.len());
        sizes.sum()
    }

    /// Writes a text directly.
    pub fn put(&self, key: &str, text: &str) {
        self.texts.write(key, text).expect("memory takes all");
    }

    /// Every write and removal uses up the fuse.
    fn burn(&self) -> Result<(), StorageError> {
        match self.fuse.get() {
            Some(0) => Err(StorageError::Blocked),
            Some(left) => {
                self.fuse.set(Some(left - 1));
                Ok(())
            }
            None => Ok(()),
        }
    }

    fn open(&self) -> Result<&Memory, StorageError> {
        match self.blocked.get() {
            true => Err(StorageError::Blocked),
            false => Ok(&self.texts),
        }
    }
}

impl Backend for &Faulty {
    fn keys(&self) -> Result<Vec<String>, StorageError> {
        self.open()?.keys()
    }

    fn read(&self, key: &str) -> Result<Option<String>, StorageError> {
        self.reads.set(self.reads.get() + 1);
        self.open()?.read(key)
    }

    fn write(&self, key: &str, text: &str) -> Result<(), StorageError> {
        let texts = self.open()?;
        let before = texts.read(key)?.map_or(0, |text| key.len() + text.len());
        if self.used() - before + key.len() + text.len() > self.room.get() {
            return Err(StorageError::Full);
        }
        self.burn()?;
        texts.write(key, text)
    }

    fn remove(&self, key: &str) -> Result<(), StorageError> {
        let texts = self.open()?;
        self.burn()?;
        texts.remove(key)
    }
}
