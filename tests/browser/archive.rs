//! Measures how much script the home screen and the statistics run on a device with 5,000 finished games, and on an
//! empty device.

use std::error::Error;
use std::time::Duration;

use rollkeep_app::storage::SavedGame;
use rollkeep_rules::catalogue;
use rollkeep_rules::dice::Fair;
use serde_json::json;

use crate::page::Page;
use crate::server::Site;
use crate::{Figures, finished, metric};

/// The number of games, and how many are stored at once.
const GAMES: u64 = 5000;
const AT_ONCE: u64 = 250;

/// The screens, and what they show when they are complete.
const SCREENS: [(&str, &str, &str); 4] = [
    (
        "home",
        "#/",
        "main[data-screen=home] .life p, main[data-screen=home] #new-game",
    ),
    (
        "statistics",
        "#/statistics",
        "main[data-screen=statistics] #numbers, main[data-screen=statistics] .lead",
    ),
    (
        "fair_dice",
        "#/fair-dice",
        "main[data-screen=fair-dice] #reason",
    ),
    (
        "finished",
        "#/finished",
        "main[data-screen=finished] .game-row, main[data-screen=finished] .lead",
    ),
];

/// Opens each screen in a fresh page: on an empty device, then with all games and their stored sums.
pub async fn archive(
    page: &Page,
    site: &Site,
    figures: &mut Figures,
) -> Result<(), Box<dyn Error>> {
    page.devtools("Performance.enable", json!({})).await?;
    page.open(site.outside()).await;
    page.script("localStorage.clear()", Vec::new()).await;
    open_all(page, site, "without_games", figures).await?;
    store(page, site).await?;
    // The first visit counts all games; later ones need not.
    open_all(page, site, "first_time_with_5000_games", figures).await?;
    open_all(page, site, "with_5000_games", figures).await?;
    page.open(site.outside()).await;
    page.script("localStorage.clear()", Vec::new()).await;
    Ok(())
}

async fn open_all(
    page: &Page,
    site: &Site,
    when: &str,
    figures: &mut Figures,
) -> Result<(), Box<dyn Error>> {
    for (name, address, whole) in SCREENS {
        page.open(site.outside()).await;
        let before = metric(page, "ScriptDuration").await?;
        page.open(site.url(address)).await;
        page.shown(whole).await;
        page.until("all is counted", "![...document.querySelectorAll('[role=status]')].some((it) => it.textContent.startsWith('Counting'))")
            .await;
        // What the page does in the background counts, too.
        tokio::time::sleep(Duration::from_secs(2)).await;
        let after = metric(page, "ScriptDuration").await?;
        // The counter may start again at 0 in a fresh page.
        let spent = if after < before {
            after
        } else {
            after - before
        };
        figures.insert(format!("open_{name}_{when}_script_ms"), spent * 1000.0);
    }
    Ok(())
}

/// Five thousand finished games with four players, an hour apart.
async fn store(page: &Page, site: &Site) -> Result<(), Box<dyn Error>> {
    let mut dice = Fair::seeded(2);
    page.open(site.outside()).await;
    for first in (0..GAMES).step_by(AT_ONCE as usize) {
        let mut saves = Vec::new();
        for number in first..first + AT_ONCE {
            let id = ["yahtzee-official", "yatzy"][number as usize % 2];
            let rules = catalogue::find(id).ok_or("no such rule set")?;
            let game = finished(&rules, &["Ann", "Ben", "Cleo", "Dimitri"], &mut dice)?;
            let began = 1_770_000_000_000 + number * 3_600_000;
            let touched = began + 1000;
            let text = SavedGame {
                game,
                began,
                touched,
            }
            .to_json();
            saves.push((format!("rollkeep/done/{began:012x}00"), text));
        }
        let put = "for (const [name, text] of arguments[0]) localStorage.setItem(name, text)";
        page.script(put, vec![json!(saves)]).await;
    }
    Ok(())
}
