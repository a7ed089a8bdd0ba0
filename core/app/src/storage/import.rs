//! Importing a file, a few entries at a time.

mod aside;
mod person;
mod player;

use std::collections::{BTreeMap, HashMap, HashSet};

use super::record::Record;
use super::shelf::{Read, Saved};
use super::{ARENA, Backend, Challenge, Export, RecordId, SaveStore, SavedGame, Settings, quota};
use crate::live::LiveGame;
use crate::real_dice::RealGame;
use crate::tournament::Tournament;
use rollkeep_rules::game::{OwnName, Relation};

/// An import. It takes one entry at a time, so that the page can show progress and stop it.
///
/// Nothing that is here is lost: a game or a tournament is replaced only by one that continues it. What is saved is
/// what this version has understood, in its own format.
#[derive(Debug)]
pub struct Import {
    entries: std::collections::btree_map::IntoIter<String, String>,
    all: usize,
    purpose: Purpose,
    imported: Imported,
    /// The name of the person whose device the file comes from.
    their_name: OwnName,
    /// The programs of the players here, by the players' names; read when the file brings the first player.
    players: Option<HashMap<String, String>>,
    /// What is set aside here; read when the file brings the first text to set aside.
    quarantined: Option<HashSet<String>>,
    /// The size of what is set aside, in bytes.
    quarantined_size: usize,
    /// While the import only looks: how much more of the arena's share it would take.
    arena_wanted: usize,
    /// The next free number in quarantine for each name.
    next: BTreeMap<String, usize>,
}

/// What an import would bring, or has brought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// Games that were not here.
    pub new: usize,
    /// Games that were further in the file than here, and are replaced.
    pub further: usize,
    /// Games, challenges, players and tournaments that are here as far, or further.
    pub known: usize,
    /// Games and tournaments that continue differently here and in the file: both are kept.
    pub forked: usize,
    /// Challenges for which the file has games that were not here.
    pub challenges: usize,
    /// Players that were not here; if the name is taken, it gets a number.
    pub new_players: usize,
    /// Entries that cannot be read and were set aside.
    pub aside: usize,
    /// Tournaments that were not here, or not as far.
    pub tournaments: usize,
    /// Entries without room: players and tournaments beyond their quota, and unreadable entries.
    pub no_room: usize,
    /// Whether the file has settings.
    pub settings: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// Imports nothing. But damaged games here are repaired on the way.
    Look,
    Take,
}

/// What became of an entry that was read.
enum Filed {
    Known,
    NoRoom,
    New,
    Further,
    Fork,
}

/// How many games with the same beginning are compared with a game that continued differently.
const MAX_FORKS: u8 = 16;

impl Import {
    /// Finds out what a file would bring, and imports nothing. But damaged games here are repaired on the way.
    pub fn look(export: &Export) -> Import {
        Import::new(export.clone(), Purpose::Look)
    }

    /// Begins the import of a file.
    pub fn take(export: Export) -> Import {
        Import::new(export, Purpose::Take)
    }

    fn new(export: Export, purpose: Purpose) -> Import {
        let entries = export.into_entries();
        let settings = entries.get(&Record::Settings.key());
        let settings = settings.and_then(|text| Settings::from_json(text));
        Import {
            all: entries.len(),
            entries: entries.into_iter(),
            purpose,
            imported: Imported::default(),
            their_name: settings.unwrap_or_default().own_name,
            players: None,
            quarantined: None,
            quarantined_size: 0,
            arena_wanted: 0,
            next: BTreeMap::new(),
        }
    }

    /// What the import has brought so far.
    pub const fn imported(&self) -> Imported {
        self.imported
    }

    /// Returns how many entries were taken, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.all - self.entries.len(), self.all)
    }

    /// Takes the next entry. Returns `false` if there is none.
    pub fn step<B: Backend>(&mut self, store: &SaveStore<B>) -> bool {
        let Some((key, text)) = self.entries.next() else {
            return false;
        };
        let understood = match Record::of_key(&key) {
            Some(record @ Record::Game(_)) => self.game(store, record, &text),
            Some(record @ Record::Live(_)) => self.saved::<LiveGame, B>(store, &record, &text),
            Some(record @ Record::Real(_)) => self.saved::<RealGame, B>(store, &record, &text),
            Some(record @ Record::Tournament(_)) => {
                self.saved::<Tournament, B>(store, &record, &text)
            }
            Some(record @ Record::Challenge(_)) => self.challenge(store, record, &text),
            Some(record @ Record::Player(_)) => self.player(store, record, &text),
            Some(Record::Settings) => self.settings(store, &text),
            Some(Record::Quarantined(_)) | None => None,
        };
        if understood.is_none() {
            self.set_aside(store, &key, &text);
        }
        true
    }

    /// Takes all remaining entries.
    pub fn run<B: Backend>(mut self, store: &SaveStore<B>) -> Imported {
        while self.step(store) {}
        self.imported
    }

    fn game<B: Backend>(&mut self, store: &SaveStore<B>, it: Record, text: &str) -> Option<()> {
        let Record::Game(id) = &it else { return None };
        let Some(saved) = self.whole::<SavedGame, B>(store, &it, text)? else {
            return Some(());
        };
        let games = store.games();
        let there = games.load(id);
        let saved = self.with_their_name(store, saved, there.as_ref());
        let (count, id, expected) = match there {
            None if store.records().is_free(&it) => (&mut self.imported.new, id.clone(), None),
            Some(ours) if ours.value.includes(&saved) => {
                self.imported.known += 1;
                return Some(());
            }
            Some(ours) if saved.includes(&ours.value) => {
                (&mut self.imported.further, id.clone(), Some(ours.text))
            }
            // The game here continued differently, or is of a newer version.
            Some(_) | None => match fork(store, &saved)? {
                Some(free) => (&mut self.imported.forked, free, None),
                None => {
                    self.imported.known += 1;
                    return Some(());
                }
            },
        };
        if self.purpose == Purpose::Take {
            let written = games.save_as_noted(&id, &saved, expected.as_deref(), text);
            written.ok()?;
        }
        *count += 1;
        Some(())
    }

    /// Merges the games of others with the same dice.
    fn challenge<B: Backend>(
        &mut self,
        store: &SaveStore<B>,
        it: Record,
        text: &str,
    ) -> Option<()> {
        let Some(theirs) = self.whole::<Challenge, B>(store, &it, text)? else {
            return Some(());
        };
        let ours = store.challenges().load(&theirs.rules, theirs.dice);
        if ours.as_ref().is_some_and(|ours| ours.includes(&theirs)) {
            self.imported.known += 1;
            return Some(());
        }
        let record = Challenge::record(&theirs.rules, theirs.dice);
        let there = store.records().text(&record);
        // What a newer version wrote stays as it is.
        let newer = |text: &str| matches!(Challenge::read(text), Read::Newer(_));
        if ours.is_none() && there.as_deref().is_some_and(newer) {
            return None;
        }
        if self.purpose == Purpose::Take {
            let mut both = ours.unwrap_or_else(|| theirs.clone());
            both.merge(&theirs);
            let written = (store.records()).save(&record, both.write(), there.as_deref());
            written.ok()?;
        }
        self.imported.challenges += 1;
        Some(())
    }

    /// Reads an entry. `Some(None)` if a newer version wrote it: then it is stored unchanged and counted. `None` if it is
    /// damaged or too long.
    fn whole<T: Saved, B: Backend>(
        &mut self,
        store: &SaveStore<B>,
        record: &Record,
        text: &str,
    ) -> Option<Option<T>> {
        if text.len() > T::MAX_LEN {
            return None;
        }
        match T::read(text) {
            Read::Whole(theirs) => Some(Some(theirs)),
            Read::Newer(_) => {
                let filed = self.newer(store, record, text)?;
                self.count(record, &filed);
                Some(None)
            }
            Read::Partly(_) | Read::Damaged => None,
        }
    }

    /// Imports something if it is new or continues what is here. If it continued differently, stores it beside that.
    fn saved<T: Saved, B: Backend>(
        &mut self,
        store: &SaveStore<B>,
        record: &Record,
        text: &str,
    ) -> Option<()> {
        if let Some(theirs) = self.whole::<T, B>(store, record, text)? {
            let filed = self.file(store, record, &theirs.write())?;
            self.count(record, &filed);
        }
        Some(())
    }

    /// Counts what became of a record. What proves the dice of a live game is counted with its game, not by itself.
    fn count(&mut self, record: &Record, filed: &Filed) {
        let all = &mut self.imported;
        *match (record, filed) {
            (Record::Live(_), _) => return,
            (_, Filed::Known) => &mut all.known,
            (_, Filed::NoRoom) => &mut all.no_room,
            (_, Filed::Fork) => &mut all.forked,
            (Record::Tournament(_), _) => &mut all.tournaments,
            (Record::Challenge(_), _) => &mut all.challenges,
            (Record::Player(_), _) => &mut all.new_players,
            (_, Filed::New) => &mut all.new,
            (_, Filed::Further) => &mut all.further,
        } += 1;
    }

    /// Stores an entry of a newer version unchanged for that version, if its place is free. `None` if it is not.
    fn newer<B: Backend>(
        &mut self,
        store: &SaveStore<B>,
        record: &Record,
        text: &str,
    ) -> Option<Filed> {
        let there = store.records().texts(record);
        if there.iter().any(|it| it.text == text) {
            return Some(Filed::Known);
        }
        if record.is_of_arena() && !self.has_room(store, record, text, None) {
            return Some(Filed::NoRoom);
        }
        if !there.is_empty() {
            return None;
        }
        if self.purpose == Purpose::Take {
            let written = store.records().save(record, text.to_owned(), None);
            written.ok()?;
        }
        self.reserve(record, text, None);
        Some(Filed::New)
    }

    /// Stores a text at its place if it is new or continues what is there; if that has continued differently, at the
    /// first such place beside it. `None` if there is none.
    fn file<B: Backend>(
        &mut self,
        store: &SaveStore<B>,
        it: &Record,
        theirs: &str,
    ) -> Option<Filed> {
        let records = store.records();
        let beside = (1..u16::from(MAX_FORKS)).filter_map(|number| it.beside(number));
        for (number, place) in std::iter::once(it.clone()).chain(beside).enumerate() {
            let ours = records.text(&place);
            let relation = (ours.as_ref()).map(|ours| place.relation(theirs, ours));
            let filed = match relation {
                Some(Relation::Same | Relation::Behind) => return Some(Filed::Known),
                // What is here continued differently, or is of a newer version.
                Some(Relation::Fork) => continue,
                Some(Relation::Ahead) | None if number > 0 => Filed::Fork,
                Some(Relation::Ahead) => Filed::Further,
                None => Filed::New,
            };
            if it.is_of_arena() && !self.has_room(store, &place, theirs, ours.as_deref()) {
                return Some(Filed::NoRoom);
            }
            if self.purpose == Purpose::Take {
                let written = records.save(&place, theirs.to_owned(), ours.as_deref());
                written.ok()?;
            }
            self.reserve(&place, theirs, ours.as_deref());
            return Some(filed);
        }
        None
    }

    fn settings<B: Backend>(&mut self, store: &SaveStore<B>, text: &str) -> Option<()> {
        let theirs = Settings::from_json(text)?;
        if self.purpose == Purpose::Take {
            let before = store.settings().load();
            // Whoever has told their name here keeps it.
            let their_name = theirs.own_name;
            let mut after = Settings {
                asides_known: before.asides_known,
                own_name: before.own_name.clone(),
                ..theirs
            };
            after.learn_own_name(their_name.get().unwrap_or_default());
            store.settings().save(&before, &after);
        }
        self.imported.settings = true;
        Some(())
    }

    /// Returns whether the arena's share has room for this text in place of `before`.
    fn has_room<B: Backend>(
        &self,
        store: &SaveStore<B>,
        record: &Record,
        text: &str,
        before: Option<&str>,
    ) -> bool {
        let (before, now) = sizes(record, text, before);
        let used = store.records().arena_used() + self.arena_wanted;
        now <= before || used.saturating_sub(before) + now <= ARENA
    }

    /// Counts what this text would take of the arena's share. An import that writes finds it in the storage.
    fn reserve(&mut self, record: &Record, text: &str, before: Option<&str>) {
        if self.purpose == Purpose::Look && record.is_of_arena() {
            let (before, now) = sizes(record, text, before);
            self.arena_wanted += now.saturating_sub(before);
        }
    }
}

/// Returns how much room a record takes with the text before, and with this one.
fn sizes(record: &Record, text: &str, before: Option<&str>) -> (usize, usize) {
    let key = record.key();
    let size = |text: &str| quota::size(&key, text);
    (before.map_or(0, size), size(text))
}

/// Returns a free id for a game that continued differently; `Some(None)` if it is already here from an earlier import
/// of the same file.
fn fork<B: Backend>(store: &SaveStore<B>, theirs: &SavedGame) -> Option<Option<RecordId>> {
    for salt in 0..MAX_FORKS {
        let other = RecordId::new(theirs.began, salt);
        match store.games().load(&other) {
            None if store.records().is_free(&Record::Game(other.clone())) => {
                return Some(Some(other));
            }
            Some(there) if there.value.includes(theirs) => return Some(None),
            Some(_) | None => {}
        }
    }
    None
}
