//! Resolves conflicts: a text is only in memory, and another tab has continued the record.

use super::{Pending, Records, Stored};
use crate::storage::record::Record;
use crate::storage::{Backend, settings_merge};

impl<B: Backend> Records<B> {
    /// Resolves a conflict with another tab: its text stays, and ours is merged into it, copied or set aside.
    pub(super) fn resolve_conflict(
        &self,
        record: &Record,
        base: Option<Vec<String>>,
        ours: Stored,
        found: Vec<String>,
    ) {
        let (record, base, new_text) = match record {
            Record::Settings => {
                let first = |texts: &Vec<String>| texts.first().cloned().unwrap_or_default();
                let base = base.as_ref().map(first).unwrap_or_default();
                let text = settings_merge::merge(&base, &ours.text, &first(&found));
                (record.clone(), found, Stored { text, ..ours })
            }
            Record::Challenge(_) if let Some(texts) = self.comparisons.get().challenges => {
                let first = found.first().cloned().unwrap_or_default();
                let text = (texts.merge)(&ours.text, &first);
                (record.clone(), found, Stored { text, ..ours })
            }
            // These have no copies: another text is in the same place of quarantine; or the code that merges challenges
            // is not loaded; or another tab continued a live game and has sent the other device a commitment.
            Record::Quarantined(_) | Record::Challenge(_) | Record::Live(_) => {
                self.put_aside(&record.name_in_quarantine(), &ours.text);
                return;
            }
            Record::Game(_) | Record::Real(_) | Record::Player(_) | Record::Tournament(_) => {
                match self.copy(record, ours) {
                    Some((record, new_text)) => (record, Vec::new(), new_text),
                    None => return,
                }
            }
        };
        if self.note(self.apply(&record, Some(&new_text))).is_none() {
            let pending = Pending {
                base: Some(base),
                new_text: Some(new_text),
            };
            self.keep_in_memory(&record, pending);
        }
    }

    /// Makes a copy of this record with our text and a free id.
    fn copy(&self, record: &Record, ours: Stored) -> Option<(Record, Stored)> {
        let names = (1..=u16::MAX).filter_map(|number| record.beside(number));
        let copy = { names }.find(|it| self.is_free(it))?;
        let kinds = record.places().into_iter().position(|it| it == ours.place);
        let place = copy.places().into_iter().nth(kinds?)?;
        let text = match (&copy, self.rename_player.get()) {
            (Record::Player(_), Some(rename)) => rename(self, &ours.text),
            _ => ours.text,
        };
        self.copies.set(self.copies.get() + 1);
        Some((copy, Stored { place, text }))
    }
}
