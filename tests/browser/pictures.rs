//! Takes the pictures that the README and the manifest show, from the page that `make dist` built.

#![allow(
    dead_code,
    unused_imports,
    reason = "taking pictures needs only some of what the browser tests say and do"
)]

mod engine;
mod fault;
mod leash;
mod page;
mod server;
mod session;
mod tools;
mod turnstile;
mod wish;

use std::error::Error;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use rollkeep::dice::{Fair, Keep};
use rollkeep::game::{Action, Game, Phase, Seat, Setup, Start};
use rollkeep::rules::{Offer, catalogue};
use rollkeep::storage::SavedGame;

use engine::Engine;
use page::Page;
use server::Site;
use wish::Wish;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let six = ["Ann", "Ben", "Cleo", "Dimitri", "Eva", "Finn"];
    let tablet = Wish::default().size(1180, 820);
    picture("tablet.png", tablet, &six, 38).await?;
    let phone = Wish::default().size(390, 844).dark();
    picture("phone.png", phone, &["Ann"], 7).await
}

/// A game of these people after so many turns, one throw into the next, two dice kept.
async fn picture(
    file: &str,
    wish: Wish,
    names: &[&str],
    turns: usize,
) -> Result<(), Box<dyn Error>> {
    let save = saved(names, turns)?.to_text();
    let site = Site::start();
    let page = Page::start(Engine::Chromium, wish.reduced_motion()).await?;
    page.seed(&site, &[("rollkeep/game/picture", &save)]).await;
    page.open(format!("{}#/game/picture", site.home())).await;
    page.shown("button.die[data-face]").await;
    page.click("button.die[data-place='0']").await;
    page.click("button.die[data-place='1']").await;
    let png = page.screenshot().await;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("public/screenshots");
    fs::create_dir_all(&folder)?;
    fs::write(folder.join(file), png)?;
    println!("public/screenshots/{file}");
    page.quit().await?;
    Ok(())
}

fn saved(names: &[&str], turns: usize) -> Result<SavedGame, Box<dyn Error>> {
    let seats = names.iter().map(|name| Seat::person(name)).collect();
    let rules = Arc::new(catalogue::DEFAULT.clone());
    let mut dice = Fair::seeded(5);
    let mut game = Game::new(Setup::new(rules, seats, Start::Seating, None)?);
    let mut scored = 0;
    while let Phase::Turn(turn) = *game.phase() {
        let action = match turn.hand {
            None => Action::Throw(Keep::NONE),
            Some(_) if scored == turns => break,
            Some(hand) => {
                // The box that pays most, so that the cards look played.
                let counts = hand.dice.counts();
                let card = &game.cards()[turn.seat];
                let best = game.rules().slots().max_by_key(|&slot| {
                    match game.rules().offer(card, slot, &counts) {
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
    let began = 1_800_000_000_000;
    Ok(SavedGame {
        game,
        began,
        touched: began,
    })
}
