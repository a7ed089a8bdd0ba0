//! The end of a card: the ranking, and a button for another card.

use super::desk::Desk;
use crate::ui::browser::{self, El, el};
use crate::ui::components::{answers, strong, wide};
use crate::ui::route::Route;
use crate::ui::screens::statistics::table;
use rollkeep_core::text::{names, play, real_dice as text};

/// The ranking, and a button for another card.
pub(super) fn end(desk: Desk) -> El {
    let rows = move || {
        desk.game(|game| {
            let seats = game.setup().seats();
            let rows = game.ranking().into_iter().filter_map(|place| {
                let name = seats.get(place.seat)?.name.as_str();
                let name = el("th")
                    .attr("scope", "row")
                    .child(el("bdi").child(names::shown(name)));
                let row = el("tr")
                    .child(name)
                    .child(el("td").child(play::rank(place.rank)))
                    .child(el("td").child(place.total.to_string()));
                Some(row)
            });
            rows.collect::<Vec<_>>()
        })
    };
    let alone = desk.game_untracked(|game| game.setup().seats().len() == 1);
    let again = strong(&text::again(), move || {
        if let Some(stored) = desk.again() {
            browser::set_hash(&Route::RealGame(stored.id).href());
        }
    });
    el("section.real-end")
        .live(move || {
            (!alone).then(|| {
                let ranking = table(&text::ranking_heads(), rows()).attr("id", "ranking");
                wide(&text::ranking(), ranking)
            })
        })
        .child(answers([again.id("another")]))
}
