//! How long a tournament takes in the page.

use std::error::Error;

use crate::Figures;
use crate::browser_options::BrowserOptions;
use crate::engine::Engine;
use crate::page::Page;
use crate::server::Site;

/// A thousand games with one of each strength and one more perfect player, from the first game that starts to the last
/// that ends, as the page measures it in tenths of a second; the rules are solved before.
pub async fn meetings(
    engine: Engine,
    site: &Site,
    figures: &mut Figures,
) -> Result<(), Box<dyn Error>> {
    let page = Page::start(
        engine,
        BrowserOptions::default().size(1180, 820).whole().moving(),
    )
    .await?;
    page.open(site.url("#/arena")).await;
    page.click("#add-entrant").await;
    let choose = "const it = document.querySelector('.entrants li:last-child select');
        it.value = 'perfect'; it.dispatchEvent(new Event('change', { bubbles: true }))";
    page.script(choose, vec![]).await;
    page.click("#start").await;
    page.shown("figure .bars").await;
    let told = page.text(".how").await;
    let words: Vec<&str> = told.split_whitespace().collect();
    let seconds = words
        .windows(2)
        .find(|pair| pair[1].starts_with("seconds"))
        .and_then(|pair| pair[0].parse::<f64>().ok());
    let name = format!("arena_1000_games_of_six_{engine}_ms");
    figures.insert(name, seconds.ok_or(told)? * 1000.0);
    page.quit().await?;
    Ok(())
}
