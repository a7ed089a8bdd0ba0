//! The questions before dice are written into a box, as in a game with dice of this device.

use leptos::prelude::*;

use super::desk::Desk;
use crate::ui::components::{PendingScore, ScoreQuestions};
use rollkeep_app::real_dice::Entry;
use rollkeep_rules::{Offer, Slot};
use rollkeep_words::{categories, play, words};

/// The questions before dice are written into a box.
#[component]
pub(super) fn Questions(
    /// The card.
    desk: Desk,
) -> impl IntoView {
    let on_answer = move |yes| {
        let entry = desk.asked.get_untracked();
        desk.asked.set(None);
        if let (true, Some(entry)) = (yes, entry)
            && let Err(why) = desk.write(entry)
        {
            desk.tell(why);
        }
    };
    let pending = move || {
        let (seat, slot, offer) = offer_of(desk.asked.get()?, desk)?;
        Some(PendingScore {
            category: desk.game_untracked(|game| categories::name(&game.rules().category(slot).id)),
            offer,
            is_needless_zero: desk.is_needless_zero(seat, slot),
        })
    };
    let instead = move || instead(desk).unwrap_or_default();
    view! { <ScoreQuestions pending instead on_answer /> }
}

/// Returns what the player can do instead of writing a zero.
fn instead(desk: Desk) -> Option<String> {
    let (seat, slot, _) = offer_of(desk.asked.get()?, desk)?;
    let dice = untrack(|| desk.rolled())?;
    let left = desk.left.get_untracked();
    desk.game_untracked(|game| {
        let rules = game.rules();
        let throw = rules.throw(dice.counts(), left);
        let lacks = play::lacks(rules, &game.card(seat), slot, throw);
        let advice = || match game.knows_rolls() && left > 0 {
            true => words::zero_with_rolls(),
            false => words::zero_why(),
        };
        Some(lacks.unwrap_or_else(advice))
    })
}

/// Returns the box of an entry, and its points.
fn offer_of(entry: Entry, desk: Desk) -> Option<(usize, Slot, Offer)> {
    let extra = || desk.game_untracked(|game| game.rules().extra_yahtzee);
    let (seat, slot, points, bonus) = match entry {
        Entry::Score(seat, slot, points) | Entry::Win(seat, slot, points) => {
            (seat, slot, points, 0)
        }
        Entry::Extra(seat, slot, points) => {
            (seat, slot, points, extra().map_or(0, |extra| extra.bonus))
        }
        Entry::Clear(..) | Entry::Undo | Entry::Count(_) | Entry::Coach(_) => return None,
    };
    Some((seat, slot, Offer::Open { points, bonus }))
}
