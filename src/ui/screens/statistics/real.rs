//! The results with real dice, separate from all other games.

use leptos::prelude::*;

use crate::ui::components::{PeopleTable, replaced};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::preferences::use_preferences;
use crate::ui::store::use_store;
use rollkeep_app::real_dice::RealGame;
use rollkeep_app::statistics::RealPlayer;
use rollkeep_app::storage::Kind;
use rollkeep_rules::game::OwnName;
use rollkeep_rules::{RuleSet, catalogue};
use rollkeep_words::{names, real_dice as text, rule_sets, statistics};

/// A table for each rule set under which somebody has finished a card that counts.
#[component]
pub fn RealDice() -> impl IntoView {
    let (store, settings) = (use_store(), use_preferences());
    let games = Memo::new(move |_| -> Vec<RealGame> {
        let all = store.ask(Kind::Real, |store| store.real_games().latest_first());
        all.into_iter().map(|stored| stored.value).collect()
    });
    let tables = move || {
        let own = settings.with(|settings| settings.own_name.clone());
        let tables = games.with(|games| {
            let each = catalogue::and_others(games.iter().map(RealGame::rules)).into_iter();
            each.filter_map(|rules| table_of(&rules, &own, games))
                .collect::<Vec<_>>()
        });
        (!tables.is_empty()).then(|| {
            view! {
                <h2>{text::real_dice()}</h2>
                <div class="real-tables">{tables}</div>
                <p class="help">
                    {text::counted()} " "
                    <a href=LazyRoute::RealDice.to_string()>{text::all_cards()}</a>
                </p>
            }
        })
    };
    view! { <section class="real-statistics">{replaced(tables)}</section> }
}

/// The results under these rules; nothing if nobody has any.
fn table_of(rules: &RuleSet, own: &OwnName, games: &[RealGame]) -> Option<impl IntoView + use<>> {
    let people = RealPlayer::all(rules, own, games);
    let name = rule_sets::name(rules);
    let rows = people.iter().map(|it| {
        let won = match it.contests {
            0 => statistics::no_number(),
            contests => statistics::percent(it.wins, contests),
        };
        let cells = [
            statistics::grouped(it.games),
            won,
            statistics::maybe(it.mean()),
            it.best
                .map_or_else(statistics::no_number, |best| best.to_string()),
        ];
        (names::shown(&it.name).into_owned(), cells)
    });
    let rows: Vec<_> = rows.collect();
    (!rows.is_empty()).then(|| {
        view! {
            <h3>{name.clone()}</h3>
            <PeopleTable name heads=statistics::player_heads() rows />
        }
    })
}
