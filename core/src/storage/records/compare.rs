//! How two texts of a record are compared.

use super::{Records, Rename};
use crate::game::Relation;
use crate::storage::comparison::{ChallengeTexts, Comparisons, compare_live, compare_real};
use crate::storage::record::Record;
use crate::storage::{Backend, TournamentHooks, challenge_json};

impl<B: Backend> Records<B> {
    /// Prepares for tournaments, which this tab may write from now on. Only records that this tab writes are ever
    /// compared, so a page without tournaments does not load this code.
    pub(in crate::storage) fn know_tournaments(&self, hooks: TournamentHooks) {
        self.know(|known| known.tournaments = Some(hooks.compare));
    }

    /// Prepares for players, which this tab may write from now on: they may have to be renamed.
    pub(in crate::storage) fn know_players(&self, rename: Rename<B>) {
        self.rename_player.set(Some(rename));
    }

    /// Prepares for challenges, which this tab may write from now on. Comparing and merging them replays all their
    /// games, so only screens of challenges load this code.
    pub(in crate::storage) fn know_challenges(&self) {
        let texts = ChallengeTexts {
            compare: challenge_json::compare,
            merge: challenge_json::merge,
        };
        self.know(|known| known.challenges = Some(texts));
    }

    /// Prepares for live games, which this tab may write from now on.
    pub(in crate::storage) fn know_live(&self) {
        self.know(|known| known.live = Some(compare_live));
    }

    /// Prepares for games with real dice, which this tab may write from now on.
    pub(in crate::storage) fn know_real(&self) {
        self.know(|known| known.real = Some(compare_real));
    }

    /// Prepares for all kinds of records.
    pub(in crate::storage) fn know_all(&self, tournaments: TournamentHooks, rename: Rename<B>) {
        self.know_tournaments(tournaments);
        self.know_players(rename);
        self.know_challenges();
        self.know_live();
        self.know_real();
    }

    fn know(&self, more: impl FnOnce(&mut Comparisons)) {
        let mut known = self.comparisons.get();
        more(&mut known);
        self.comparisons.set(known);
    }

    /// Returns the relation of our text of this record to another.
    pub(in crate::storage) fn relation(
        &self,
        record: &Record,
        ours: &str,
        theirs: &str,
    ) -> Relation {
        record.relation(ours, theirs, self.comparisons.get())
    }

    /// Returns whether `ours` has all that `theirs` has.
    pub(super) fn includes(&self, record: &Record, ours: &str, theirs: &str) -> bool {
        matches!(
            self.relation(record, ours, theirs),
            Relation::Same | Relation::Ahead
        )
    }
}
