//! Storage that can be full or blocked, and that outlives the page.

use std::cell::Cell;
use std::collections::BTreeMap;

use rollkeep::storage::{Backend, Memory, StorageError};

/// Storage with so much room, as a browser has it. Pages that open it share it.
#[derive(Debug)]
pub struct Faulty {
    texts: Memory,
    /// How many bytes of keys and texts it holds at most.
    pub room: Cell<usize>,
    pub blocked: Cell<bool>,
    /// So many writes and removals it still takes before it is blocked.
    pub fuse: Cell<Option<u32>>,
    /// How many texts were asked for.
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

    /// All that stands there, even if it is blocked.
    pub fn all(&self) -> BTreeMap<String, String> {
        let keys = self.texts.keys().unwrap_or_default();
        let text = |key: &String| self.texts.read(key).ok().flatten();
        keys.into_iter()
            .filter_map(|key| text(&key).map(|text| (key, text)))
            .collect()
    }

    /// How many bytes stand there.
    pub fn used(&self) -> usize {
        let sizes = self
            .all()
            .into_iter()
            .map(|(key, text)| key.len() + text.len());
        sizes.sum()
    }

    /// Puts a text there by hand.
    pub fn put(&self, key: &str, text: &str) {
        self.texts.write(key, text).expect("memory takes all");
    }

    /// Whoever writes uses up the fuse.
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
