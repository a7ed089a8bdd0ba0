//! The podium.

use crate::ui::browser::{El, el};
use crate::ui::components::badge;
use rollkeep_core::game::{Game, Place};
use rollkeep_core::storage::Badge;
use rollkeep_core::text::{names, over as text, play, words};

/// The players by rank, the first three on steps; nothing for a single player.
pub fn podium(game: &Game, badges: &[Badge]) -> Option<El> {
    let places = game.ranking();
    let count = places.len();
    let place = |place: &Place| {
        let name = game.setup().seats()[place.seat].name.as_str();
        let sign = badges.get(place.seat).copied().map(badge);
        let late = place.out_of_time;
        let late = late.then(|| el("small").child(words::out_of_time()));
        el(&format!("li.rank-{}", place.rank))
            .child(
                el("span.who")
                    .child(sign)
                    .child(el("bdi").child(names::shown(name))),
            )
            .child(el("b").child(place.total.to_string()))
            .child(late)
            .child(el("span.riser").child(play::rank(place.rank)))
    };
    let places: Vec<El> = places.iter().map(place).collect();
    (count > 1).then(|| {
        el(&format!("ol.podium.of-{}", count.min(3)))
            .attr("aria-label", text::podium())
            .child(places)
    })
}
