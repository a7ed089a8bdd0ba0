//! Resolves conflicts: a text is only in memory, and another tab has continued the record.

use super::{KeyText, Pending, Records};
use crate::storage::players::with_free_name;
use crate::storage::record::Record;
use crate::storage::{Backend, challenge_json, settings_merge};

impl<B: Backend> Records<B> {
    /// Resolves a conflict with another tab: its text stays, and ours is merged into it, copied or set aside.
    pub(super) fn resolve_conflict(
        &self,
        record: &Record,
        base: Option<Vec<String>>,
        ours: KeyText,
        found: Vec<String>,
    ) {
        let (record, base, new_text) = match record {
            Record::Settings => {
                let first = |texts: &Vec<String>| texts.first().cloned().unwrap_or_default();
                let base = base.as_ref().map(first).unwrap_or_default();
                let text = settings_merge::merge(&base, &ours.text, &first(&found));
                (record.clone(), found, KeyText { text, ..ours })
            }
            Record::Challenge(_) => {
                let first = found.first().cloned().unwrap_or_default();
                let text = challenge_json::merge(&ours.text, &first);
                (record.clone(), found, KeyText { text, ..ours })
            }
            // These have no copies: another text is in the same place of quarantine, or another tab continued a live game
            // and has sent the other device a commitment.
            Record::Quarantined(_) | Record::Live(_) => {
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
    fn copy(&self, record: &Record, ours: KeyText) -> Option<(Record, KeyText)> {
        let names = (1..=u16::MAX).filter_map(|number| record.beside(number));
        let copy = { names }.find(|it| self.is_free(it))?;
        let number = record.keys().into_iter().position(|it| it == ours.key);
        let key = copy.keys().into_iter().nth(number?)?;
        let text = match &copy {
            Record::Player(_) => with_free_name(self, &ours.text),
            _ => ours.text,
        };
        self.copies.set(self.copies.get() + 1);
        Some((copy, KeyText { key, text }))
    }
}
