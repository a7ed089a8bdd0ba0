//! The luck of one person's dice.

use leptos::prelude::*;

use crate::ui::browser;
use crate::ui::components::{SumRow, SumTable, Wide};
use crate::ui::route::Route;
use rollkeep_core::statistics::Skill;
use rollkeep_core::text::{advice, skill as text};

/// How many games are listed.
const GAMES: usize = 10;

/// The luck in all games, and in each of the last ones.
pub fn luck(skill: &Skill) -> impl IntoView + use<> {
    let all = skill.luck();
    let rows = skill.games.iter().rev().take(GAMES).map(|game| {
        let luck = game.luck();
        let cells = [
            game.total.to_string(),
            advice::points(game.judged.lost()),
            text::brought(&luck),
            text::swings(&luck),
        ];
        let way = Route::Review(game.id.clone(), None);
        let day = browser::date(game.ended);
        view! {
            <SumRow cells>
                <a href=way.to_string()>{day}</a>
            </SumRow>
        }
    });
    let rows = rows.collect_view();
    let table = view! { <SumTable heads=text::game_heads()>{rows}</SumTable> };
    view! {
        <h2>{text::luck()}</h2>
        <p class="state" id="luck">
            {text::lucky(&all)}
        </p>
        <p>{text::all_luck(&all, skill.games.len())}</p>
        <h3>{text::last_games()}</h3>
        <Wide name=text::last_games()>{table}</Wide>
        <p class="help">{text::luck_help()}</p>
    }
}
