//! The luck of one person's dice.

use leptos::prelude::*;

use super::decider::Decider;
use crate::ui::browser;
use crate::ui::components::{DataRow, DataTable, Wide};
use crate::ui::lazy_route::LazyRoute;
use rollkeep_solver::coach::Help;
use rollkeep_words::{advice, skill as text};

/// How many games are listed.
const GAMES: usize = 10;

/// The luck in all games.
pub fn luck(it: &Decider) -> AnyView {
    let all = it.skill.luck();
    view! {
        <h2>{text::luck()}</h2>
        <p id="luck" prop:textContent=text::lucky(&all)></p>
        <p prop:textContent=text::all_luck(&all, it.skill.games.len())></p>
    }
    .into_any()
}

/// The last games with their luck.
pub fn last_games(it: &Decider) -> AnyView {
    let rows = it.skill.games.iter().rev().take(GAMES).map(|game| {
        let luck = game.luck();
        let cells = [
            game.total.to_string(),
            advice::points(game.judged.lost()),
            text::brought(&luck),
            text::swings(&luck),
        ];
        let way = LazyRoute::Review(game.id.clone(), None);
        let day = browser::date(game.ended);
        let coached = (game.judged.help == Help::Coach).then(|| {
            let [_, with_the_coach, _] = text::help();
            view! { <small>{format!(" {with_the_coach}")}</small> }
        });
        view! {
            <DataRow cells>
                <a href=way.to_string() prop:textContent=day></a>
                {coached}
            </DataRow>
        }
    });
    let rows = rows.collect_view();
    let table = view! { <DataTable heads=text::game_heads()>{rows}</DataTable> };
    view! {
        <Wide name=text::last_games()>{table}</Wide>
        <p class="help">{text::luck_help()}</p>
    }
    .into_any()
}
