//! Who decides best.

use leptos::prelude::*;

use crate::ui::components::{SumRow, SumTable, Wide};
use rollkeep_core::game::OwnName;
use rollkeep_core::statistics::{BestDecider, Lost, Skill};
use rollkeep_core::text::{names, skill as text, statistics as numbers};

/// The most people in the table; the list has everybody.
const MOST: usize = 40;

/// Who decides best, if that can be said.
pub fn best(all: &[Skill], own: &OwnName) -> Option<impl IntoView + use<>> {
    BestDecider::of(all).map(|it| {
        view! { <p id="best">{text::best_decider(&it, own)}</p> }
    })
}

/// The table of everybody, those first who lose least.
pub fn everybody(all: &[Skill]) -> impl IntoView + use<> {
    let mut ranked: Vec<(&Skill, Option<Lost>)> = all
        .iter()
        .take(MOST)
        .map(|it| (it, Lost::of(it.own())))
        .collect();
    let mean = |lost: &Option<Lost>| lost.map_or(f64::INFINITY, |it| it.mean);
    ranked.sort_by(|a, b| mean(&a.1).total_cmp(&mean(&b.1)));
    let rows = ranked.iter().map(|(it, lost)| {
        let (best, decisions) = it.best();
        let cells = [
            numbers::grouped(it.own().count()),
            text::lost(*lost),
            numbers::percent(best, decisions),
            text::luck_per_game(&it.luck(), it.games.len()),
        ];
        let name = names::shown(&it.name).into_owned();
        view! {
            <SumRow cells>
                <bdi>{name}</bdi>
            </SumRow>
        }
    });
    let rows = rows.collect_view();
    let table = view! { <SumTable heads=text::people_heads()>{rows}</SumTable> };
    view! {
        <div id="people">
            <Wide name=text::people()>{table}</Wide>
        </div>
        <p class="help">{text::people_help()}</p>
    }
}
