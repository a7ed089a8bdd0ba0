//! The luck of one person's dice.

use super::super::statistics::table;
use crate::ui::browser::{self, El, el};
use crate::ui::components::{link, wide};
use crate::ui::route::Route;
use rollkeep_core::statistics::Skill;
use rollkeep_core::text::{advice, skill as text};

/// How many games are listed.
const GAMES: usize = 10;

/// The luck in all games, and in each of the last ones.
pub fn luck(skill: &Skill) -> Vec<El> {
    let all = skill.luck();
    let rows = skill.games.iter().rev().take(GAMES).map(|game| {
        let luck = game.luck();
        let cells = [
            game.total.to_string(),
            advice::points(game.judged.lost()),
            text::brought(&luck),
            text::swings(&luck),
        ];
        let day = link("a", &Route::Review(game.id.clone(), None)).child(browser::date(game.ended));
        el("tr")
            .child(el("th").attr("scope", "row").child(day))
            .child(cells.map(|cell| el("td").child(cell)))
    });
    vec![
        el("h2").child(text::luck()),
        el("p.state").id("luck").child(text::lucky(&all)),
        el("p").child(text::all_luck(&all, skill.games.len())),
        el("h3").child(text::last_games()),
        wide(
            &text::last_games(),
            table(&text::game_heads(), rows.collect()),
        ),
        el("p.help").child(text::luck_help()),
    ]
}
