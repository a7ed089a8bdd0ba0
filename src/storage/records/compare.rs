//! How texts of a record are compared.

use super::{Records, Rename};
use crate::storage::comparison::{
    ChallengeTexts, Comparisons, TextRelation, compare_live, compare_real,
};
use crate::storage::record::Record;
use crate::storage::{Backend, TournamentHooks, challenge_text};

impl<B: Backend> Records<B> {
    /// From now on tournaments are written, so it must be known how they are compared. What nobody writes is never
    /// compared, and a page that shows no tournaments does without this code.
    pub(in crate::storage) fn know_tournaments(&self, hooks: TournamentHooks) {
        self.compare_tournaments.set(Some(hooks.compare));
    }

    /// From now on players are written, so it must be known how they are renamed.
    pub(in crate::storage) fn know_players(&self, rename: Rename<B>) {
        self.rename_player.set(Some(rename));
    }

    /// From now on challenges are written, so it must be known how they are compared and merged. That takes
    /// replaying all their games, which only a page that shows challenges can do.
    pub(in crate::storage) fn know_challenges(&self) {
        self.challenge_texts.set(Some(ChallengeTexts {
            compare: challenge_text::compare,
            merge: challenge_text::merge,
        }));
    }

    /// From now on live games are written, so it must be known how they are compared.
    pub(in crate::storage) fn know_live(&self) {
        self.compare_live.set(Some(compare_live));
    }

    /// From now on cards for real dice are written, so it must be known how they are compared.
    pub(in crate::storage) fn know_real(&self) {
        self.compare_real.set(Some(compare_real));
    }

    /// From now on anything may be written.
    pub(in crate::storage) fn know_all(&self, tournaments: TournamentHooks, rename: Rename<B>) {
        self.know_tournaments(tournaments);
        self.know_players(rename);
        self.know_challenges();
        self.know_live();
        self.know_real();
    }

    /// How our text of this record stands to another.
    pub(in crate::storage) fn relation(
        &self,
        record: &Record,
        ours: &str,
        theirs: &str,
    ) -> TextRelation {
        let known = Comparisons {
            tournaments: self.compare_tournaments.get(),
            challenges: self.challenge_texts.get().map(|texts| texts.compare),
            live: self.compare_live.get(),
            real: self.compare_real.get(),
        };
        record.relation(ours, theirs, known)
    }

    /// Would nothing of theirs be missed if ours stood in its place?
    pub(super) fn includes(&self, record: &Record, ours: &str, theirs: &str) -> bool {
        matches!(
            self.relation(record, ours, theirs),
            TextRelation::Same | TextRelation::Ahead
        )
    }
}
