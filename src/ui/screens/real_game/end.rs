//! The end of a card: the ranking, and a button for another card.

use leptos::prelude::*;

use super::desk::Desk;
use crate::ui::components::{Button, DataRow, DataTable, Weight, Wide, replaced};
use crate::ui::lazy_route::LazyRoute;
use rollkeep_words::{names, play, real_dice as text};

/// The ranking, and a button for another card.
#[component]
pub(super) fn End(
    /// The card, which is over.
    desk: Desk,
) -> impl IntoView {
    let alone = desk.game_untracked(|game| game.setup().seats().len() == 1);
    let ranking = move || {
        (!alone).then(|| {
            view! {
                <Wide name=text::ranking()>
                    <DataTable heads=text::ranking_heads() attr:id="ranking">
                        {ranks(desk)}
                    </DataTable>
                </Wide>
            }
        })
    };
    let at_once = move || {
        let says = desk.game(text::won_at_once);
        says.map(|says| view! { <p id="at-once">{says}</p> })
    };
    let again = move || {
        if let Some(stored) = desk.again() {
            LazyRoute::RealGame(stored.id).go();
        }
    };
    view! {
        <section class="real-end">
            {replaced(at_once)} {replaced(ranking)} <div class="answers">
                <Button weight=Weight::Strong id="another" on_tap=again>
                    {text::again()}
                </Button>
            </div>
        </section>
    }
}

/// The rows of the ranking.
fn ranks(desk: Desk) -> impl IntoView {
    desk.game(|game| {
        let seats = game.setup().seats();
        let rows = game.ranking().into_iter().filter_map(|place| {
            let name = names::shown(&seats.get(place.seat)?.name).into_owned();
            Some(view! {
                <DataRow cells=[play::rank(place.rank), place.total.to_string()]>
                    <bdi translate="no">{name}</bdi>
                </DataRow>
            })
        });
        rows.collect_view()
    })
}
