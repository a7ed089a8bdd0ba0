//! The podium.

use std::sync::Arc;

use leptos::prelude::*;

use super::ceremony::{Ceremony, wait};
use crate::ui::components::{DieFace, PlayerBadge};
use rollkeep_app::storage::Badge;
use rollkeep_rules::dice::Face;
use rollkeep_rules::game::{Game, Place};
use rollkeep_words::{names, over as text, play, words};

/// The players by rank, the first three on steps; nothing for a single player.
#[component]
pub fn Podium(
    /// The game.
    game: Arc<Game>,
    /// The badges of the players, in seating order.
    badges: Vec<Badge>,
    /// How the result appears.
    ceremony: Ceremony,
) -> impl IntoView {
    let places = game.ranking();
    let count = places.len();
    let place = |place: &Place| {
        let name = game.setup().seats()[place.seat].name.as_str();
        let sign = badges
            .get(place.seat)
            .copied()
            .map(|badge| view! { <PlayerBadge badge /> });
        let colour = badges.get(place.seat).map_or("", |it| it.colour.id());
        let late = place.out_of_time;
        let (total, wait) = (place.total, wait(&places, place.rank));
        view! {
            <li class=format!("rank-{}", place.rank) style:animation-delay=format!("{wait}ms")>
                <span class="who">
                    {sign} <bdi translate="no">{names::shown(name).into_owned()}</bdi>
                </span>
                <b data-now=move || ceremony.counted(total, wait)>{total}</b>
                {late.then(|| view! { <small>{words::out_of_time()}</small> })}
                <span class=format!(
                    "riser {colour}",
                )>
                    {face(place.rank).map(|face| view! { <DieFace face /> })}
                    <span>{play::rank(place.rank)}</span>
                </span>
            </li>
        }
    };
    (count > 1).then(|| {
        view! {
            <ol class=format!("podium of-{}", count.min(3)) aria-label=text::podium()>
                {places.iter().map(place).collect_view()}
            </ol>
        }
    })
}

/// The die on a step: as many pips as its rank.
fn face(rank: usize) -> Option<Face> {
    let faces = Face::ALL.get(..3)?;
    faces.get(rank.checked_sub(1)?).copied()
}
