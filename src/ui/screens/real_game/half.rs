//! Dice that were entered but not written yet. The tab keeps them over a reload.

use leptos::prelude::*;

use crate::ui::browser::{self, follow};
use crate::ui::entered::Entered;
use rollkeep_app::storage::RecordId;
use rollkeep_rules::dice::Face;

/// One key for all cards: nobody uses two at once in one tab.
const PLACE: &str = "rollkeep/half-entered";

/// Restores the dice that were entered on this card, and stores them from now on.
pub(super) fn keep_half_entered(id: &RecordId, dice: Entered, left: RwSignal<u8>) {
    let noted = browser::take_from_tab(PLACE);
    if let Some((faces, rolls)) = noted.and_then(|noted| read(&noted, id)) {
        dice.faces.set(faces);
        dice.ask_for(dice.count.get_untracked());
        left.set(rolls.min(left.get_untracked()));
    }
    let id = id.clone();
    follow(move || {
        let faces = dice.faces.get();
        let faces: String = faces.iter().map(|face| face.pips().to_string()).collect();
        browser::note_in_tab(PLACE, &format!("{id} {} {faces}", left.get()));
    });
}

/// Reads the faces and the rolls left, if they belong to this card.
fn read(noted: &str, id: &RecordId) -> Option<(Vec<Face>, u8)> {
    let mut parts = noted.split(' ');
    parts.next().filter(|of| *of == id.to_string())?;
    let left = parts.next()?.parse().ok()?;
    let faces = parts.next().unwrap_or_default().bytes();
    let faces = faces.map(|digit| Face::try_from(digit.wrapping_sub(b'0')).ok());
    Some((faces.collect::<Option<_>>()?, left))
}
