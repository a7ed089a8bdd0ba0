//! Takes the pictures that the README and the manifest show, from the page that `make dist` built.

#![allow(
    dead_code,
    unused_imports,
    reason = "taking pictures needs only some of what the browser tests say and do"
)]

mod browser_limit;
mod browser_options;
mod camera_video;
mod deadline;
mod engine;
mod error;
mod page;
mod process_group;
mod server;
mod session;
mod tools;

use std::error::Error;
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

use rollkeep_app::storage::SavedGame;
use rollkeep_rules::dice::{Fair, Keep};
use rollkeep_rules::game::{Action, Game, Phase, Seat, Setup, Start, Strength};
use rollkeep_rules::{Offer, catalogue};
use rollkeep_solver::bots::{StrengthExt, View};
use rollkeep_solver::{Choice, Policy};

use browser_options::BrowserOptions;
use engine::Engine;
use page::Page;
use server::Site;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let six = ["Ann", "Ben", "Cleo", "Dimitri", "Eva", "Finn"];
    let tablet = BrowserOptions::default().size(1180, 820);
    picture("tablet.png", tablet, &six, 38).await?;
    let phone = BrowserOptions::default().size(390, 844).dark();
    picture("phone.png", phone, &["Ann"], 7).await?;
    let game = played(&[("Ann", Strength::Skilled), ("Ben", Strength::Casual)])?;
    coach(&game).await?;
    review(&game).await?;
    arena().await
}

/// A tournament with all strengths.
async fn arena() -> Result<(), Box<dyn Error>> {
    println!("taking a picture of the arena");
    let site = Site::start();
    let options = BrowserOptions::default().size(820, 1180);
    let page = Page::start(Engine::Chromium, options).await?;
    page.open(site.url("#/arena")).await;
    page.fill("#seed", "7").await;
    page.click("#start").await;
    page.shown("figure .bars").await;
    keep("arena.png", page.screenshot().await)?;
    page.quit().await?;
    Ok(())
}

/// The coach in the middle of a game.
async fn coach(game: &Game) -> Result<(), Box<dyn Error>> {
    let mut half = Game::new(game.setup().clone());
    for &event in &game.log()[..game.log().len() / 2] {
        half = half.then(event)?;
    }
    // The next decision between two rolls.
    for &event in &game.log()[half.log().len()..] {
        if matches!(half.phase(), Phase::Turn(turn) if turn.hand.is_some_and(|hand| hand.rolls == 1))
        {
            break;
        }
        half = half.then(event)?;
    }
    let (site, page) = open("coach", half, BrowserOptions::default().size(390, 844)).await?;
    page.click("#coach").await;
    page.shown("button.box[data-less]").await;
    keep("coach.png", page.screenshot().await)?;
    page.quit().await?;
    drop(site);
    Ok(())
}

/// The review of a finished game.
async fn review(game: &Game) -> Result<(), Box<dyn Error>> {
    let (site, page) = open(
        "review",
        game.clone(),
        BrowserOptions::default().size(820, 1180),
    )
    .await?;
    page.open(site.url("#/review/picture")).await;
    page.shown("button.decision").await;
    keep("review.png", page.screenshot().await)?;
    page.quit().await?;
    Ok(())
}

async fn open(
    what: &str,
    game: Game,
    options: BrowserOptions,
) -> Result<(Site, Page), Box<dyn Error>> {
    println!("taking a picture of the {what}");
    let site = Site::start();
    let page = Page::start(Engine::Chromium, options).await?;
    page.store(
        &site,
        &[("rollkeep/game/picture", &at_some_time(game).to_json())],
    )
    .await;
    page.open(site.url("#/game/picture")).await;
    page.shown("main").await;
    Ok((site, page))
}

/// A whole game by these computers.
fn played(seats: &[(&str, Strength)]) -> Result<Game, Box<dyn Error>> {
    let rules = catalogue::default();
    let policy = Policy::solve(&rules, &mut |_| ControlFlow::Continue(()))?;
    let policy = Arc::new(policy);
    let mut players: Vec<_> = seats.iter().map(|(_, it)| it.player(&policy)).collect();
    let people = seats.iter().map(|(name, _)| Seat::person(name)).collect();
    let mut game = Game::new(Setup::new(rules.clone(), people, Start::Seating, None)?);
    let mut dice = Fair::seeded(11);
    while let Phase::Turn(turn) = *game.phase() {
        let action = match turn.hand {
            None => Action::Roll(Keep::NONE),
            Some(hand) => {
                let left = game.rolls_left();
                let view = View::new(&rules, &game.cards()[turn.seat], hand.dice, left);
                match players[turn.seat].choose(&view) {
                    Choice::Keep(keep) => Action::Roll(keep),
                    Choice::Score(slot) => Action::Score(slot),
                }
            }
        };
        game = game.apply(action, &mut dice)?.0;
    }
    Ok(game)
}

/// A game of these people after this many turns, in the middle of a turn with two dice kept.
async fn picture(
    file: &str,
    options: BrowserOptions,
    names: &[&str],
    turns: usize,
) -> Result<(), Box<dyn Error>> {
    let save = saved(names, turns)?.to_json();
    let site = Site::start();
    let page = Page::start(Engine::Chromium, options).await?;
    page.store(&site, &[("rollkeep/game/picture", &save)]).await;
    page.open(format!("{}#/game/picture", site.home())).await;
    page.shown("button.die[data-face]").await;
    page.click("button.die[data-place='0']").await;
    page.click("button.die[data-place='1']").await;
    keep(file, page.screenshot().await)?;
    page.quit().await?;
    Ok(())
}

fn keep(file: &str, png: Vec<u8>) -> Result<(), Box<dyn Error>> {
    let folder = tools::project().join("public/screenshots");
    fs::create_dir_all(&folder)?;
    fs::write(folder.join(file), png)?;
    println!("public/screenshots/{file}");
    Ok(())
}

fn saved(names: &[&str], turns: usize) -> Result<SavedGame, Box<dyn Error>> {
    let seats = names.iter().map(|name| Seat::person(name)).collect();
    let rules = catalogue::default();
    let mut dice = Fair::seeded(5);
    let mut game = Game::new(Setup::new(rules, seats, Start::Seating, None)?);
    let mut scored = 0;
    while let Phase::Turn(turn) = *game.phase() {
        let action = match turn.hand {
            None => Action::Roll(Keep::NONE),
            Some(_) if scored == turns => break,
            Some(hand) => {
                // The box with the most points, so that the cards look real.
                let card = &game.cards()[turn.seat];
                let best = game.rules().slots().max_by_key(|&slot| {
                    match game.rules().offer(card, slot, hand.throw()) {
                        Offer::Open { points, .. } => Some(points),
                        Offer::Closed(_) | Offer::Filled | Offer::Unknown => None,
                    }
                });
                scored += 1;
                Action::Score(best.ok_or("a card without boxes")?)
            }
        };
        game = game.apply(action, &mut dice)?.0;
    }
    Ok(at_some_time(game))
}

fn at_some_time(game: Game) -> SavedGame {
    let began = 1_800_000_000_000;
    SavedGame {
        game,
        began,
        touched: began,
    }
}
