//! Measures how soon a review of a game of six is there, and the chance to win in a position.

use std::error::Error;

use rollkeep_app::explorer::SetUp;
use rollkeep_app::storage::Loaded;
use rollkeep_app::worker::CoachRequest;
use rollkeep_solver::coach::{Position, decisions};
use serde_json::{Value, json};

use crate::browser_options::BrowserOptions;
use crate::engine::Engine;
use crate::page::Page;
use crate::pauses::WATCH;
use crate::server::Site;
use crate::{Figures, run};

/// A finished game of six people under the official rules, with mistakes of all grades.
const GAME: &str = include_str!("../fixtures/review/six.json");

/// From the tap on: how soon the board is there, and how soon so many decisions are judged by the chance to win, too. Then how soon
/// the explorer says how likely each choice of a position wins.
const REVIEW: &str = r#"
    const [decisions, position] = arguments;
    let judged = 0;
    window.Worker = class extends Worker {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', ({ data }) => { judged += String(data).includes('"to-win"'); });
        }
    };
    const done = watch('review');
    let begun = performance.now();
    location.hash = '#/review/measured';
    await wait(() => document.querySelector('.board .card-then'));
    figures.review_board_ms = performance.now() - begun;
    await wait(() => judged >= decisions);
    figures.review_judged_ms = performance.now() - begun;
    done();
    begun = performance.now();
    location.hash = `#/explore/${encodeURIComponent(position)}`;
    await wait(() => document.querySelector('.answer .wins')?.textContent);
    figures.chance_to_win_ms = performance.now() - begun;
    return figures;
"#;

/// Nobody has solved the rules of the game in this browser before.
pub async fn reviews(
    engine: Engine,
    site: &Site,
    figures: &mut Figures,
) -> Result<(), Box<dyn Error>> {
    let loaded = Loaded::from_json(GAME);
    let game = &loaded.saved().ok_or("no game")?.game;
    let rules = game.rules();
    let all = decisions(game);
    let late: Vec<_> = { all.iter() }
        .filter(|decision| CoachRequest::to_win_then(game, decision).is_some())
        .collect();
    // Of all positions whose chances are known, the one with the most open boxes takes longest.
    let first = late.first().ok_or("no late decisions")?;
    let position = Position::new(rules, &first.card, &first.dice, first.rolls_left);
    let position = SetUp::text_of(&position, &first.others);
    let page = Page::start(engine, BrowserOptions::default().whole().moving()).await?;
    page.open(site.outside()).await;
    let store = "localStorage.setItem('rollkeep/done/measured', arguments[0])";
    page.script(store, vec![json!(GAME)]).await;
    page.open(site.home()).await;
    page.shown("#new-game").await;
    let arguments = vec![json!(late.len()), json!(position)];
    let seen = run(&page, &format!("{WATCH} {REVIEW}"), arguments).await;
    for (name, figure) in seen.as_object().ok_or("no figures")? {
        let name = format!("page_{engine:?}_six_{name}").to_lowercase();
        figures.insert(name, Value::as_f64(figure).ok_or("not a number")?);
    }
    page.quit().await?;
    Ok(())
}
