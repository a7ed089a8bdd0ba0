//! A file comes in, a few entries at a time.

mod live;
mod player;
mod real;

use std::collections::{BTreeMap, HashMap, HashSet};

use super::comparison::TextRelation;
use super::record::{Record, name_of_key};
use super::{
    ARENA, Backend, Challenge, Export, Loaded, RecordId, SaveStore, SavedGame, Settings,
    TOURNAMENT_FORMAT, TournamentHooks, challenge_text, players, share,
};

/// An import under way. It takes one entry at a time, so that it can be watched and stopped.
///
/// Nothing that is here is lost: a game or a tournament is replaced only by one that continues it. What is saved is
/// what was understood, as this version writes it.
#[derive(Debug)]
pub struct Import {
    entries: std::collections::btree_map::IntoIter<String, String>,
    all: usize,
    purpose: Purpose,
    tournaments: TournamentHooks,
    imported: Imported,
    /// The programs of the players here, by the players' names; not read before one comes.
    players: Option<HashMap<String, String>>,
    /// What was set aside here; not read before something else is.
    quarantined: Option<HashSet<String>>,
    /// How much room that takes.
    quarantined_size: usize,
    /// The next number for what is set aside under a name.
    next: BTreeMap<String, usize>,
}

/// What an import brings, or has brought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// Games that were not here.
    pub new: usize,
    /// Games that were further on in the file than here, and now stand as in the file.
    pub further: usize,
    /// Games, challenges, players and tournaments that are here as far, or further.
    pub known: usize,
    /// Games and tournaments that continued differently here and in the file: both are kept.
    pub forked: usize,
    /// Challenges to which the file has answers that were not here.
    pub challenges: usize,
    /// Players that were not here; one with a name that another has gets a number.
    pub new_players: usize,
    /// Entries that cannot be read: they are set aside.
    pub aside: usize,
    /// Tournaments that were not here, or not as far.
    pub tournaments: usize,
    /// Entries for which there is no room: players and tournaments beyond their share, and what cannot be read.
    pub no_room: usize,
    /// Are there settings in the file?
    pub settings: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// Changes nothing, but that damaged games here are mended on the way.
    Look,
    Take,
}

/// The longest text of a game. A game of six with hundreds of scores taken back is far shorter.
const MAX_GAME: usize = 100_000;

/// The longest text of a challenge. With as many answers as are kept it is far shorter.
const MAX_CHALLENGE: usize = 300_000;

/// How much of the room may be filled with what cannot be read.
const MAX_QUARANTINED: usize = 500_000;

/// So many games of one beginning are compared with a game that continued differently.
const MAX_FORKS: u8 = 16;

impl Import {
    /// A look at what a file would bring. It changes nothing, but that damaged games here are mended on the way.
    pub fn look(export: &Export, tournaments: TournamentHooks) -> Import {
        Import::new(export.clone(), Purpose::Look, tournaments)
    }

    /// The import of a file.
    pub fn take(export: Export, tournaments: TournamentHooks) -> Import {
        Import::new(export, Purpose::Take, tournaments)
    }

    fn new(export: Export, purpose: Purpose, tournaments: TournamentHooks) -> Import {
        let entries = export.into_entries();
        Import {
            all: entries.len(),
            entries: entries.into_iter(),
            purpose,
            tournaments,
            imported: Imported::default(),
            players: None,
            quarantined: None,
            quarantined_size: 0,
            next: BTreeMap::new(),
        }
    }

    /// What came so far.
    pub const fn imported(&self) -> Imported {
        self.imported
    }

    /// How many entries were taken, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.all - self.entries.len(), self.all)
    }

    /// Takes the next entry. `false` if there is none.
    pub fn step<B: Backend>(&mut self, store: &SaveStore<B>) -> bool {
        let Some((key, text)) = self.entries.next() else {
            return false;
        };
        store
            .records()
            .know_all(self.tournaments, players::with_free_name);
        let understood = match Record::of_key(&key) {
            Some(record @ Record::Game(_)) => self.game(store, record, &text),
            Some(record @ Record::Live(_)) => self.live(store, &record, &text),
            Some(record @ Record::Real(_)) => self.real(store, &record, &text),
            Some(record @ Record::Challenge(_)) => self.challenge(store, record, &text),
            Some(record @ Record::Player(_)) => self.player(store, record, &text),
            Some(record @ Record::Tournament(_)) => self.tournament(store, record, &text),
            Some(Record::Settings) => self.settings(store, &text),
            Some(Record::Quarantined(_)) | None => None,
        };
        if understood.is_none() {
            self.set_aside(store, &key, &text);
        }
        true
    }

    /// All that is left, at once.
    pub fn run<B: Backend>(mut self, store: &SaveStore<B>) -> Imported {
        while self.step(store) {}
        self.imported
    }

    fn game<B: Backend>(&mut self, store: &SaveStore<B>, it: Record, text: &str) -> Option<()> {
        let Record::Game(id) = &it else { return None };
        if text.len() > MAX_GAME {
            return None;
        }
        let saved = match Loaded::from_text(text) {
            Loaded::Whole(saved) => saved,
            Loaded::Not(why) if why.is_of_newer() => {
                return self.newer(store, &it, text, |all| &mut all.new);
            }
            Loaded::Partly(..) | Loaded::Not(_) => return None,
        };
        let games = store.games();
        let (count, id, expected) = match games.load(id) {
            None if store.records().is_free(&it) => (&mut self.imported.new, id.clone(), None),
            Some(ours) if ours.saved.goes_on_from(&saved) => {
                self.imported.known += 1;
                return Some(());
            }
            Some(ours) if saved.goes_on_from(&ours.saved) => {
                (&mut self.imported.further, id.clone(), Some(ours.text))
            }
            // What stands here continued differently, or is of a newer version.
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

    /// What others made of the same dice: the answers of both are kept.
    fn challenge<B: Backend>(
        &mut self,
        store: &SaveStore<B>,
        it: Record,
        text: &str,
    ) -> Option<()> {
        let theirs = match challenge_text::read(text) {
            (Some(theirs), true) if text.len() <= MAX_CHALLENGE => theirs,
            _ if challenge_text::is_newer(text) => {
                return self.newer(store, &it, text, |all| &mut all.challenges);
            }
            _ => return None,
        };
        let ours = store.challenges().load(theirs.rules, theirs.dice);
        if ours.as_ref().is_some_and(|ours| ours.includes(&theirs)) {
            self.imported.known += 1;
            return Some(());
        }
        let record = Challenge::record(theirs.rules, theirs.dice);
        let there = store.records().text(&record);
        // What a newer version wrote stays as it is.
        if ours.is_none() && there.as_deref().is_some_and(challenge_text::is_newer) {
            return None;
        }
        if self.purpose == Purpose::Take {
            let mut both = ours.unwrap_or_else(|| theirs.clone());
            both.merge(&theirs);
            let (place, text) = (record.places().pop()?, challenge_text::write(&both));
            let written = (store.records()).write(&record, place, text, there.as_deref());
            written.ok()?;
        }
        self.imported.challenges += 1;
        Some(())
    }

    /// Something of a newer version: it stands in its place until that version comes, if the place is free.
    fn newer<B: Backend>(
        &mut self,
        store: &SaveStore<B>,
        record: &Record,
        text: &str,
        count: fn(&mut Imported) -> &mut usize,
    ) -> Option<()> {
        let there = store.records().texts(record);
        if there.iter().any(|it| it.text == text) {
            self.imported.known += 1;
            return Some(());
        }
        if !there.is_empty() {
            return None;
        }
        if self.purpose == Purpose::Take {
            let place = record.places().into_iter().next()?;
            let written = store.records().write(record, place, text.to_owned(), None);
            written.ok()?;
        }
        *count(&mut self.imported) += 1;
        Some(())
    }

    fn tournament<B: Backend>(
        &mut self,
        store: &SaveStore<B>,
        it: Record,
        text: &str,
    ) -> Option<()> {
        let theirs = match (self.tournaments.rewrite)(text) {
            Some(theirs) => theirs,
            None if TOURNAMENT_FORMAT.is_newer(text) => {
                if !self.has_room(store, &it, text, None) {
                    self.imported.no_room += 1;
                    return Some(());
                }
                return self.newer(store, &it, text, |all| &mut all.tournaments);
            }
            None => return None,
        };
        let beside = (1..u16::from(MAX_FORKS)).filter_map(|number| it.beside(number));
        for (number, place) in std::iter::once(it.clone()).chain(beside).enumerate() {
            let ours = store.records().text(&place);
            let records = store.records();
            let relation = (ours.as_ref()).map(|it| records.relation(&place, &theirs, it));
            match relation {
                Some(TextRelation::Same | TextRelation::Behind) => {
                    self.imported.known += 1;
                    return Some(());
                }
                // It continued differently, or is of a newer version.
                Some(TextRelation::Apart) => continue,
                Some(TextRelation::Ahead) | None => {}
            }
            if !self.has_room(store, &place, &theirs, ours.as_deref()) {
                self.imported.no_room += 1;
                return Some(());
            }
            if self.purpose == Purpose::Take {
                let key = place.places().into_iter().next()?;
                let written = store.records().write(&place, key, theirs, ours.as_deref());
                written.ok()?;
            }
            match number {
                0 => self.imported.tournaments += 1,
                _ => self.imported.forked += 1,
            }
            return Some(());
        }
        None
    }

    fn settings<B: Backend>(&mut self, store: &SaveStore<B>, text: &str) -> Option<()> {
        let theirs = Settings::from_text(text)?;
        if self.purpose == Purpose::Take {
            let before = store.settings().load();
            let asides_known = before.asides_known;
            let after = Settings {
                asides_known,
                ..theirs
            };
            store.settings().save(&before, &after);
        }
        self.imported.settings = true;
        Some(())
    }

    /// Is there room in the arena's share for this, in place of what stands there before?
    fn has_room<B: Backend>(
        &self,
        store: &SaveStore<B>,
        record: &Record,
        text: &str,
        before: Option<&str>,
    ) -> bool {
        let key = record.places().into_iter().next().unwrap_or_default();
        let before = before.map_or(0, |before| share::size(&key, before));
        let now = share::size(&key, text);
        now <= before || store.records().arena_used().saturating_sub(before) + now <= ARENA
    }

    /// Keeps an entry that cannot be read, word for word, as long as there is room for it.
    fn set_aside<B: Backend>(&mut self, store: &SaveStore<B>, key: &str, text: &str) {
        let quarantine = store.quarantine();
        let size = &mut self.quarantined_size;
        let known = self.quarantined.get_or_insert_with(|| {
            let all = quarantine.all().into_iter();
            let texts: HashSet<String> = all.map(|it| it.text).collect();
            *size = texts.iter().map(|text| text.len()).sum();
            texts
        });
        if !known.contains(text) {
            if *size + text.len() > MAX_QUARANTINED {
                self.imported.no_room += 1;
                return;
            }
            *size += text.len();
            known.insert(text.to_owned());
            if self.purpose == Purpose::Take {
                let name = name_of_key(key).unwrap_or("import");
                let next = self.next.entry(name.to_owned()).or_insert(1);
                *next = store.records().put_aside_from(*next, name, text).0;
            }
        }
        self.imported.aside += 1;
    }
}

/// A free name for a game that continued differently; `Some(None)` if it stands here already, as an earlier import of
/// the same file may have left it.
fn fork<B: Backend>(store: &SaveStore<B>, theirs: &SavedGame) -> Option<Option<RecordId>> {
    for salt in 0..MAX_FORKS {
        let other = RecordId::new(theirs.began, salt);
        match store.games().load(&other) {
            None if store.records().is_free(&Record::Game(other.clone())) => {
                return Some(Some(other));
            }
            Some(there) if there.saved.goes_on_from(theirs) => return Some(None),
            Some(_) | None => {}
        }
    }
    None
}
