//! All that is saved on a device.

use super::challenges::Challenges;
use super::choices::Choices;
use super::games::Games;
use super::live_games::LiveGames;
use super::players::{Players, with_free_name};
use super::quarantine::Quarantine;
use super::real_games::RealGames;
use super::record::Record;
use super::records::Records;
use super::{Backend, RecordId, StorageError, TournamentHooks, TournamentTexts};

/// All that is saved on a device: games, cards for real dice, challenges, own players, tournaments, settings, and what could not be read.
///
/// Each is a text of its own, so that saving one never touches another; one piece of code writes them all, and
/// compares before it does. What the place below does not take is kept in memory until the page is closed;
/// [`SaveStore::fault`] says why.
#[derive(Debug)]
pub struct SaveStore<B> {
    records: Records<B>,
}

impl<B: Backend> SaveStore<B> {
    /// The store in this place.
    pub fn new(backend: B) -> Self {
        SaveStore {
            records: Records::new(backend),
        }
    }

    /// The games.
    pub const fn games(&self) -> Games<'_, B> {
        Games(&self.records)
    }

    /// What proves the dice of live games.
    pub fn live_games(&self) -> LiveGames<'_, B> {
        self.records.know_live();
        LiveGames(&self.records)
    }

    /// Is the game of this name a live game? Nothing is read.
    pub fn is_live(&self, id: &RecordId) -> bool {
        !self.records.is_free(&Record::Live(id.clone()))
    }

    /// The cards of games with real dice.
    pub fn real_games(&self) -> RealGames<'_, B> {
        self.records.know_real();
        RealGames(&self.records)
    }

    /// What others made of dice that are shared.
    pub const fn challenges(&self) -> Challenges<'_, B> {
        Challenges(&self.records)
    }

    /// The players that people have written.
    pub fn players(&self) -> Players<'_, B> {
        self.records.know_players(with_free_name);
        Players(&self.records)
    }

    /// The texts of tournaments, and what to ask about them from now on.
    pub fn tournament_texts(&self, hooks: TournamentHooks) -> TournamentTexts<'_, B> {
        self.records.know_tournaments(hooks);
        TournamentTexts(&self.records)
    }

    /// The settings.
    pub const fn settings(&self) -> Choices<'_, B> {
        Choices(&self.records)
    }

    /// What could not be read.
    pub const fn quarantine(&self) -> Quarantine<'_, B> {
        Quarantine(&self.records)
    }

    /// Is the store empty, because nobody has played on this device yet?
    pub fn is_empty(&self) -> bool {
        self.records.keys().is_empty()
    }

    /// What is wrong with the place, if something is only in memory or could not be read.
    pub fn fault(&self) -> Option<StorageError> {
        self.records.fault()
    }

    /// Does this stand in the place as it is seen here, and not only in memory?
    pub fn is_durable(&self, record: &Record) -> bool {
        self.records.is_durable(record)
    }

    /// Tries to bring to the place what is only in memory, and says whether anything came of it. What is seen here may
    /// be different afterwards: what another tab has written meanwhile stands.
    pub fn flush(&self) -> bool {
        self.records.flush()
    }

    /// How many copies were made since this was last asked, of what was only in memory while another tab went on.
    pub fn take_copies(&self) -> usize {
        self.records.take_copies()
    }

    /// Another tab has changed what stands under this key; without one, it may have changed anything.
    pub fn changed_elsewhere(&self, key: Option<&str>) {
        self.records.forget_counts(key);
    }

    /// A number that goes up whenever a tab has written something, as far as it is known here.
    pub fn changes(&self) -> u64 {
        self.records.changes.get()
    }

    /// How much of [the arena's share](super::ARENA) of the place is taken, in characters.
    pub fn arena_used(&self) -> usize {
        self.records.arena_used()
    }

    /// How many things stand here that a newer version of the app has written. What is known of a text is remembered
    /// until it changes.
    pub fn newer(&self) -> usize {
        self.records.newer()
    }

    pub(super) const fn records(&self) -> &Records<B> {
        &self.records
    }
}
