//! The totals of perfect play on days whose games were played, so that the calendar need not solve them again.

use std::collections::BTreeMap;

use super::{Backend, RecordId};
use rollkeep_rules::game::Day;
use rollkeep_rules::{PortableRules, RuleSet};

/// Not a record, and in no export: it can be computed from the dates.
const KEY: &str = "rollkeep-perfect";

/// What perfect play made of the dice of days, as far as it is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PerfectTotals(BTreeMap<String, u16>);

impl PerfectTotals {
    /// Reads the totals from a backend. Text that cannot be read counts as empty.
    pub fn read(backend: &impl Backend) -> PerfectTotals {
        let text = backend.read(KEY).ok().flatten().unwrap_or_default();
        PerfectTotals(serde_json::from_str(&text).unwrap_or_default())
    }

    /// Returns the total of perfect play on this day, if it is known.
    pub fn get(&self, rules: &RuleSet, day: Day) -> Option<u16> {
        self.0
            .get(RecordId::of_day(day, &PortableRules::key(rules)).as_str())
            .copied()
    }

    /// Adds a total, and those that another tab has stored meanwhile. Stores them all if there is room; without room they
    /// are known as long as this value exists.
    pub fn add(&mut self, backend: &impl Backend, rules: &RuleSet, day: Day, total: u16) {
        let stored = PerfectTotals::read(backend);
        self.0.extend(stored.0.clone());
        let id = RecordId::of_day(day, &PortableRules::key(rules));
        self.0.insert(id.as_str().to_owned(), total);
        if *self != stored {
            let text = serde_json::to_string(&self.0).unwrap_or_default();
            // Without room, the solver is asked again next time.
            let _ = backend.write(KEY, &text);
        }
    }
}
