//! A game that has just come in a link.

use leptos::prelude::*;

use rollkeep_core::storage::RecordId;

/// A game that has just come in a link: the person who opened it already holds the device.
#[derive(Clone, Copy)]
pub struct Arrived(pub StoredValue<Option<RecordId>>);

impl Arrived {
    pub fn here() -> Arrived {
        expect_context::<Arrived>()
    }
}
