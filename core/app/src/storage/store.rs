//! All that is saved on a device.

use std::collections::BTreeSet;

use super::challenges::Challenges;
use super::choices::Choices;
use super::games::Games;
use super::players::Players;
use super::quarantine::Quarantine;
use super::record::{Kind, Record};
use super::records::Records;
use super::shelf::Shelf;
use super::{Backend, RecordId, StorageError};
use crate::live::LiveGame;
use crate::real_dice::RealGame;
use crate::tournament::Tournament;
use rollkeep_rules::game::{Game, SharedDice};

/// All that is saved on a device: games, cards for real dice, challenges, own players, tournaments, settings, and texts
/// that could not be read.
///
/// Each has its own text, so that saving one never touches another. What the backend cannot store is kept in memory
/// until the page is closed; [`SaveStore::fault`] says why.
#[derive(Debug)]
pub struct SaveStore<B> {
    records: Records<B>,
}

impl<B: Backend> SaveStore<B> {
    /// A store in this backend.
    pub fn new(backend: B) -> Self {
        SaveStore {
            records: Records::new(backend),
        }
    }

    /// The backend, for what is remembered beside the records, such as [`LinkGames`](super::LinkGames): losing it loses no game.
    pub const fn backend(&self) -> &B {
        self.records.backend()
    }

    /// The games.
    pub const fn games(&self) -> Games<'_, B> {
        Games(&self.records)
    }

    /// What proves the dice of live games, and the rolls in progress, each under the id of its game.
    ///
    /// The game is saved like any other, so that it can be listed, shared and reviewed. If it continues without the other
    /// device, only the game changes.
    pub const fn live_games(&self) -> Shelf<'_, B, LiveGame> {
        Shelf::of(&self.records)
    }

    /// Returns whether the game with this id is a live game, without reading it.
    pub fn is_live(&self, id: &RecordId) -> bool {
        !self.records.is_free(&Record::Live(id.clone()))
    }

    /// The games with real dice, in play and finished: a finished one can still be corrected.
    pub const fn real_games(&self) -> Shelf<'_, B, RealGame> {
        Shelf::of(&self.records)
    }

    /// Returns the names of those whose challenge a game answers; empty if it answers none.
    pub fn challengers(&self, game: &Game) -> Vec<String> {
        let challenge = |dice: SharedDice| {
            let challenge = self.challenges().load(game.rules(), dice)?;
            let mine = self.games().sharing(game.rules(), dice);
            let mine: Vec<_> = mine
                .iter()
                .map(|it| (&it.value.game, it.value.began))
                .collect();
            Some(challenge.challengers(&mine))
        };
        game.setup()
            .shared_dice()
            .and_then(challenge)
            .unwrap_or_default()
    }

    /// The games of others with shared dice.
    pub const fn challenges(&self) -> Challenges<'_, B> {
        Challenges(&self.records)
    }

    /// The players that people have written.
    pub const fn players(&self) -> Players<'_, B> {
        Players(Shelf::of(&self.records))
    }

    /// The tournaments.
    pub const fn tournaments(&self) -> Shelf<'_, B, Tournament> {
        Shelf::of(&self.records)
    }

    /// The settings.
    pub const fn settings(&self) -> Choices<'_, B> {
        Choices(&self.records)
    }

    /// The texts that could not be read.
    pub const fn quarantine(&self) -> Quarantine<'_, B> {
        Quarantine(&self.records)
    }

    /// Returns whether the store is empty, because nobody has played on this device yet.
    pub fn is_empty(&self) -> bool {
        self.records.keys().is_empty()
    }

    /// The last error of the backend, if something is only in memory or could not be read.
    pub fn fault(&self) -> Option<StorageError> {
        self.records.fault()
    }

    /// Returns whether the backend has this record as it is seen here, and not only the memory.
    pub fn is_durable(&self, record: &Record) -> bool {
        self.records.is_durable(record)
    }

    /// Tries to store what is only in memory. Returns whether anything has changed. Records may differ afterwards,
    /// because what another tab has written stays.
    pub fn flush(&self) -> bool {
        self.records.flush()
    }

    /// Returns how many copies were made since the last call. A copy is made if a text was only in memory while another
    /// tab continued the record.
    pub fn take_copies(&self) -> usize {
        self.records.take_copies()
    }

    /// Notes that another tab has changed the text under this key; without a key, any text.
    pub fn changed_elsewhere(&self, key: Option<&str>) {
        self.records.forget_counts(key);
    }

    /// Returns the kinds of records that have changed since the last call, by this tab or, as far as is known, by another.
    pub fn take_changed(&self) -> BTreeSet<Kind> {
        self.records.changed.take()
    }

    /// A number that increases whenever this tab, or another as far as is known, has written something.
    pub fn changes(&self) -> u64 {
        self.records.changes.get()
    }

    /// Returns how much of [the arena's share](super::ARENA) is taken, in characters.
    pub fn arena_used(&self) -> usize {
        self.records.arena_used()
    }

    /// Returns how many records a newer version of the app wrote. Remembers it for each text until it changes.
    pub fn newer(&self) -> usize {
        self.records.newer(|_| true)
    }

    /// Returns how many of them are of this kind.
    pub fn newer_of(&self, kind: Kind) -> usize {
        self.records.newer(|record| record.kind() == kind)
    }

    pub(super) const fn records(&self) -> &Records<B> {
        &self.records
    }
}
