//! The results with real dice, separate from all other games.

use leptos::prelude::*;

use super::table;
use crate::ui::browser::{self, El, el};
use crate::ui::components::{link, wide};
use crate::ui::device::Device;
use crate::ui::route::Route;
use rollkeep_core::real_dice::RealGame;
use rollkeep_core::rules::catalogue;
use rollkeep_core::statistics::RealPlayer;
use rollkeep_core::storage::Record;
use rollkeep_core::text::{names, real_dice as text, rule_sets, statistics};

/// A table for each rule set under which somebody has finished a card that counts.
pub fn real_dice() -> El {
    let device = Device::here();
    let read = move || -> Vec<RealGame> {
        let all = device.store(|store| store.real_games().all());
        all.into_iter().map(|stored| stored.game).collect()
    };
    let games = RwSignal::new(read());
    // Another tab may have changed one.
    browser::on_save(
        |it| matches!(it, Record::Real(_)),
        move || games.set(read()),
    );
    el("section.real-statistics").live(move || {
        let tables = games.with(|games| {
            let each = catalogue::ALL.into_iter().filter_map(|rules| {
                let people = RealPlayer::all(rules, games);
                let name = rule_sets::name(&rules.id);
                let named = || {
                    [
                        el("h3").child(name.as_str()),
                        wide(&name, people_table(&people)),
                    ]
                };
                (!people.is_empty()).then(named)
            });
            each.flatten().collect::<Vec<El>>()
        });
        (!tables.is_empty()).then(|| {
            let cards = link("a", &Route::RealDice).child(text::all_cards());
            [
                el("h2").child(text::real_dice()),
                el("div.real-tables").child(tables),
                el("p.help").child(text::counted()).child(" ").child(cards),
            ]
        })
    })
}

fn people_table(people: &[RealPlayer]) -> El {
    let rows = people.iter().map(|it| {
        let won = match it.contests {
            0 => statistics::no_number(),
            contests => statistics::percent(it.wins, contests),
        };
        let cells = [
            statistics::grouped(it.games),
            won,
            statistics::maybe(it.mean()),
            it.best.to_string(),
        ];
        let name = el("bdi").child(names::shown(&it.name));
        el("tr")
            .child(el("th").attr("scope", "row").child(name))
            .child(cells.map(|cell| el("td").child(cell)))
    });
    table(&statistics::player_heads(), rows.collect())
}
