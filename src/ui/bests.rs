//! The best totals on this device, as they were counted last.

use leptos::prelude::*;

use super::browser::LocalBackend;
use crate::storage::{Best, Bests};

/// The best total of each rule set. The first screen shows what was kept of them; [`Statistics`](super::statistics)
/// counts them anew.
#[derive(Clone, Copy)]
pub struct BestTotals(pub RwSignal<Bests>);

impl BestTotals {
    /// What was kept.
    pub fn new() -> BestTotals {
        BestTotals(RwSignal::new(Bests::read(&LocalBackend)))
    }

    /// The ones of this page.
    pub fn here() -> BestTotals {
        expect_context::<BestTotals>()
    }

    /// The best of each rule set, in the order of the catalogue.
    pub fn get(&self) -> Vec<Best> {
        self.0.get().0
    }
}
