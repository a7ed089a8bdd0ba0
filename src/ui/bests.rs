//! The best totals on this device at the last count.

use leptos::prelude::*;

use super::store::use_store;
use rollkeep_app::storage::{Best, Bests};

/// The best total of each rule set. The home screen shows the stored ones; [`Statistics`](super::statistics) counts
/// them again.
#[derive(Clone, Copy)]
pub struct BestTotals(pub RwSignal<Bests>);

/// Reads the stored totals, and provides them to the page.
pub fn provide_best_totals() {
    provide_context(BestTotals(RwSignal::new(use_store().notes(Bests::read))));
}

/// Returns the totals of this page.
pub fn use_best_totals() -> BestTotals {
    expect_context::<BestTotals>()
}

impl BestTotals {
    /// Returns the best total of each rule set, in the order of the catalogue.
    pub fn get(&self) -> Vec<Best> {
        self.0.get().0
    }
}
