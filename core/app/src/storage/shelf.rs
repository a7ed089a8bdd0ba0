//! One kind of record in the store.

use std::cmp::Reverse;
use std::marker::PhantomData;

use super::records::{KeyText, Records};
use super::{Backend, Record, RecordId, SaveError};
use crate::real_dice::RealGame;
use rollkeep_rules::game::Relation;

/// A kind of record that a [`Shelf`] stores: how it is read, written and compared.
pub trait Saved: Sized {
    /// The prefix of its keys; of games, that of games in play.
    const PREFIX: &'static str;
    /// The longest text that an import accepts, in bytes.
    const MAX_LEN: usize = usize::MAX;

    /// Returns the record with this id.
    fn record(id: RecordId) -> Record;

    /// Reads a text; any text is safe.
    fn read(text: &str) -> Read<Self>;

    /// Writes it as text.
    fn write(&self) -> String;

    /// Returns whether it may be stored under this id.
    fn belongs_at(&self, _id: &RecordId) -> bool {
        true
    }

    /// Returns whether it contains everything that `other` contains.
    fn includes(&self, other: &Self) -> bool;

    /// Returns the relation of one text to another.
    fn relation(ours: &str, theirs: &str) -> Relation {
        let read = |text| match Self::read(text) {
            Read::Whole(value) => Some(value),
            Read::Partly(_) | Read::Newer(_) | Read::Damaged => None,
        };
        Relation::of_read([ours, theirs].map(read), Self::includes)
    }
}

/// What could be read of a stored text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Read<T> {
    /// All of it.
    Whole(T),
    /// The part before the damage.
    Partly(T),
    /// A newer version of the app wrote it, or some of it; the part that this version understands.
    Newer(Option<T>),
    /// Nothing.
    Damaged,
}

/// The records of one kind.
#[derive(Debug)]
pub struct Shelf<'a, B, T> {
    records: &'a Records<B>,
    kind: PhantomData<T>,
}

/// Something in the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored<T> {
    /// The id.
    pub id: RecordId,
    /// What is stored.
    pub value: T,
    /// The text it was read from. [`Shelf::save`] expects to find it again.
    pub text: String,
}

impl<'a, B: Backend, T: Saved> Shelf<'a, B, T> {
    pub(super) const fn of(records: &'a Records<B>) -> Self {
        Shelf {
            records,
            kind: PhantomData,
        }
    }

    /// Returns all ids, the newest first. Reads no text.
    pub fn ids(&self) -> Vec<RecordId> {
        let mut ids = self.records.ids(T::PREFIX);
        ids.reverse();
        ids
    }

    /// Loads one. Moves a damaged text to quarantine, and replaces it with the good part if there is one. A text of a newer
    /// version stays where it is.
    pub fn load(&self, id: &RecordId) -> Option<Stored<T>> {
        let record = T::record(id.clone());
        let text = self.records.text(&record)?;
        let (value, text) = match T::read(&text) {
            Read::Whole(value) if value.belongs_at(id) => (value, text),
            Read::Newer(part) => (part?, text),
            Read::Partly(value) if value.belongs_at(id) => {
                let good = value.write();
                let mended = self.records.keep_aside(&record, &text)
                    && self.records.mend(
                        &record,
                        Some(&KeyText {
                            key: record.key(),
                            text: good.clone(),
                        }),
                    );
                (value, if mended { good } else { text })
            }
            Read::Whole(_) | Read::Partly(_) | Read::Damaged => {
                self.records.move_aside(&record, &text);
                return None;
            }
        };
        Some(Stored {
            id: id.clone(),
            value,
            text,
        })
    }

    /// Loads all, the newest first.
    pub fn all(&self) -> Vec<Stored<T>> {
        let ids = self.ids();
        ids.iter().filter_map(|id| self.load(id)).collect()
    }

    /// Saves one and returns the text that is now stored. `expected` is the text that it was read from or last saved as;
    /// `None` for a new one.
    ///
    /// # Errors
    /// [`SaveError`] if another text is stored that this one does not include, or if it was deleted; nothing changes.
    pub fn save(
        &self,
        id: &RecordId,
        value: &T,
        expected: Option<&str>,
    ) -> Result<String, SaveError> {
        let record = T::record(id.clone());
        self.records.save(&record, value.write(), expected)
    }

    /// Saves a new one under the first free id of this time, in milliseconds since 1970, and returns it as stored.
    ///
    /// # Errors
    /// [`SaveError`] if too many began at the same time.
    pub fn add(&self, value: T, began: u64) -> Result<Stored<T>, SaveError> {
        let (id, text) = RecordId::first_free(began, |id| self.save(id, &value, None))?;
        Ok(Stored { id, value, text })
    }

    /// Deletes one.
    pub fn delete(&self, id: &RecordId) {
        self.records.delete(&T::record(id.clone()));
    }
}

impl<B: Backend> Shelf<'_, B, RealGame> {
    /// Loads all games with real dice, the one changed last first.
    pub fn latest_first(&self) -> Vec<Stored<RealGame>> {
        let mut all = self.all();
        all.sort_by_key(|it| Reverse(it.value.touched()));
        all
    }
}
