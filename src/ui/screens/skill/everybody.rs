//! Who decides best.

use leptos::prelude::*;

use crate::ui::components::PeopleTable;
use rollkeep_app::statistics::{BestDecider, Lost, Skill};
use rollkeep_rules::game::OwnName;
use rollkeep_words::{names, skill as text, statistics as numbers};

/// Who decides best, if that can be said.
pub fn best(all: &[Skill], own: &OwnName) -> Option<impl IntoView + use<>> {
    BestDecider::of(all).map(|it| {
        view! { <p id="best" prop:textContent=text::best_decider(&it, own)></p> }
    })
}

/// The table of everybody, those first who lose least.
pub fn everybody(all: &[Skill]) -> impl IntoView + use<> {
    let ranked = all.iter().map(|it| (it, Lost::of(it.own())));
    let mut ranked: Vec<(&Skill, Option<Lost>)> = ranked.collect();
    let mean = |lost: &Option<Lost>| lost.map_or(f64::INFINITY, |it| it.mean);
    ranked.sort_by(|a, b| mean(&a.1).total_cmp(&mean(&b.1)));
    let rows = ranked.into_iter().map(|(it, lost)| {
        let (best, decisions) = it.best();
        let cells = [
            numbers::grouped(it.own().count()),
            text::lost(lost),
            numbers::percent(best, decisions),
            text::luck_per_game(&it.own_luck(), it.own().count()),
        ];
        (names::shown(&it.name).into_owned(), cells)
    });
    let rows = rows.collect();
    view! {
        <div id="people">
            <PeopleTable name=text::people() heads=text::people_heads() rows />
        </div>
        <p class="help">{text::people_help()}</p>
        {text::coached_of_all(all).map(|says| view! { <p class="help">{says}</p> })}
    }
}
