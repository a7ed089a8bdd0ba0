//! Counts over all records, remembered until a record changes.

use super::Records;
use crate::storage::outline::shared_dice_game;
use crate::storage::record::{FINISHED, Kind, Record};
use crate::storage::{Backend, SharedDiceGame, quota};

impl<B: Backend> Records<B> {
    /// Forgets the counts of this key, or of all keys, because another tab may have changed them.
    pub(in crate::storage) fn forget_counts(&self, key: Option<&str>) {
        self.changes.set(self.changes.get() + 1);
        let kinds = match key {
            Some(key) => Kind::of_key(key).into_iter().collect(),
            None => Kind::ALL.to_vec(),
        };
        self.changed.borrow_mut().extend(kinds);
        self.arena.set(None);
        let mut newer = self.newer.borrow_mut();
        newer.retain(|it, _| key.is_some_and(|key| key != it));
        let mut outlines = self.outlines.borrow_mut();
        outlines.retain(|it, _| key.is_some_and(|key| key != it));
    }

    /// Returns how many of these records a newer version wrote. Reads each text once, and again after a change.
    pub(in crate::storage) fn newer(&self, is_asked: impl Fn(&Record) -> bool) -> usize {
        let is_newer = |key: &String| {
            let record = Record::of_key(key).filter(&is_asked);
            record.is_some_and(|record| self.is_newer(&record, key))
        };
        self.keys().iter().filter(|key| is_newer(key)).count()
    }

    fn is_newer(&self, record: &Record, key: &str) -> bool {
        let known = self.newer.borrow().get(key).copied();
        if let Some(newer) = known.filter(|_| self.is_durable(record)) {
            return newer;
        }
        let Some(text) = self.text_of_key(key) else {
            return false;
        };
        let newer = record.is_newer(&text);
        if self.is_durable(record) {
            self.newer.borrow_mut().insert(key.to_owned(), newer);
        }
        newer
    }

    /// Returns the games with shared dice, the oldest first. Reads each text once, and again after a change.
    pub(in crate::storage) fn shared_dice_games(&self) -> Vec<SharedDiceGame> {
        let keys = self.keys().into_iter();
        let mut games: Vec<SharedDiceGame> =
            keys.filter_map(|key| self.shared_dice_game(&key)).collect();
        // If a game is stored twice, because the page was closed while it moved, the finished one counts.
        games.sort_by(|a, b| (a.began, &a.id, b.over).cmp(&(b.began, &b.id, a.over)));
        games.dedup_by(|a, b| a.id == b.id);
        games
    }

    fn shared_dice_game(&self, key: &str) -> Option<SharedDiceGame> {
        let record = Record::of_key(key)?;
        let Record::Game(id) = &record else {
            return None;
        };
        let known = self.outlines.borrow().get(key).cloned();
        if let Some(game) = known.filter(|_| self.is_durable(&record)) {
            return game;
        }
        let text = self.text_of_key(key)?;
        let game = shared_dice_game(id, &text, key.starts_with(FINISHED));
        if self.is_durable(&record) {
            let mut outlines = self.outlines.borrow_mut();
            outlines.insert(key.to_owned(), game.clone());
        }
        game
    }

    /// Returns how much players and tournaments take, in characters.
    pub(in crate::storage) fn arena_used(&self) -> usize {
        if let Some(used) = self.arena.get() {
            return used;
        }
        let mut used = 0;
        for key in self.note(self.backend.keys()).unwrap_or_default() {
            if Record::of_key(&key).is_some_and(|it| it.is_of_arena())
                && let Some(text) = self.note(self.backend.read(&key)).flatten()
            {
                used += quota::size(&key, &text);
            }
        }
        self.arena.set(Some(used));
        used
    }
}
