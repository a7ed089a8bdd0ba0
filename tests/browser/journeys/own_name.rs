//! The name of the person whose device it is: told once, used everywhere, and one person with "You".

use rollkeep_rules::game::{Day, SharedDice};
use rollkeep_words::{links, names, refusals};
use serde_json::json;

use super::fixture::Fixture;
use crate::engine::Engine;
use crate::page::{Page, field};
use crate::server::Site;

/// The names in the first table of the statistics, with the number of games.
const COUNTED: &str = "[...document.querySelector('table.sums tbody')?.rows ?? []]
    .map((row) => [...row.cells].slice(0, 2).map((cell) => cell.textContent).join(' ')).join()";

/// The name that a challenge asks for is in every form from then on, games of one person have it, and the statistics count
/// "You" as the same person. The settings change it.
pub async fn own_name_is_told_once(page: &Page, site: &Site) {
    let as_you = Fixture::new("yatzy", &["You"]).ended();
    let as_ada = Fixture::new("yatzy", &["Ada"]).ended();
    let before = [
        ("rollkeep/done/a1", as_you.text()),
        ("rollkeep/done/a2", as_ada.text()),
    ];
    page.store(
        site,
        &before.each_ref().map(|(name, text)| (*name, text.as_str())),
    )
    .await;
    let counted = async |expected: &str| {
        page.open(site.url("#/statistics/yatzy")).await;
        page.until(expected, &format!("{COUNTED} === '{expected}'"))
            .await;
    };
    counted("Ada 1,You 1").await;
    page.open(site.url("#/challenges")).await;
    assert_eq!(page.value("#who").await, "");
    page.fill("#who", "Ada").await;
    page.click("#begin").await;
    page.shown("main[data-screen=game]").await;

    counted("Ada 2").await;
    page.open(site.url("#/new")).await;
    assert_eq!(page.value(field("Player 1")).await, "Ada");
    page.open(site.url("#/real-dice")).await;
    assert_eq!(page.value(field("Player 1")).await, "Ada");
    // WebKit's browser here cannot connect devices, so it has no form for that.
    if page.engine() != Engine::WebKit {
        page.open(site.url("#/live")).await;
        assert_eq!(page.value(".names input").await, "Ada");
    }
    page.open(site.url("#/daily")).await;
    page.click("#play").await;
    page.says("h1", "Ada’s turn").await;
    page.open(site.home()).await;
    page.mentions("#go-on", "Ada").await;

    page.open(site.url("#/settings")).await;
    assert_eq!(page.value("#your-name").await, "Ada");
    page.passes_axe().await;
    page.fill("#your-name", " Cleo ").await;
    page.press("Tab").await;
    page.until(
        "the name is tidy",
        "document.querySelector('#your-name').value === 'Cleo'",
    )
    .await;
    counted("Ada 1,Cleo 1").await;
    // The person whose device it is comes first, and is spoken to.
    page.mentions("#summed-up", "You’ve finished 1 game").await;
    page.reload().await;
    page.open(site.url("#/challenges")).await;
    assert_eq!(page.value("#who").await, "Cleo");
    page.assert_no_errors(site).await;
}

/// The first of several people is asked for the own name, which may stay open. Nobody of several is "You", also in a game
/// that is set up as an old one was.
pub async fn nobody_of_several_is_you(page: &Page, site: &Site) {
    let last = r#"{"last":{"rules":"yatzy","seats":[{"name":"You"},{"name":"Player 2"}]}}"#;
    page.store(site, &[("rollkeep/settings", last)]).await;
    page.open(site.home()).await;
    page.mentions("#play-now", "Player 1 and Player 2").await;
    page.click("#play-now").await;
    page.says("h1", "Player 1’s turn").await;
    page.open(site.url("#/new")).await;
    page.shown("input.name").await;
    let asked = page.attribute(field("Player 1"), "placeholder").await;
    assert_eq!(asked, Some(names::your_name()));
    page.fill(field("Player 1"), "Ada").await;
    page.click("#begin").await;
    page.says("h1", "Ada’s turn").await;
    page.open(site.url("#/challenges")).await;
    assert_eq!(page.value("#who").await, "Ada");
}

/// A link never calls somebody "You", also that of a game of a day: it asks for the name once.
pub async fn own_name_in_links(page: &Page, site: &Site) {
    let day = Day::new(2026, 11, 22).expect("a day");
    let daily = Fixture::alone("yatzy", "You", SharedDice::Daily(day)).ended();
    let alone = Fixture::new("yatzy", &["You"]).ended();
    let games = [
        ("rollkeep/done/daily", daily.text()),
        ("rollkeep/done/alone", alone.text()),
    ];
    page.store(
        site,
        &games.each_ref().map(|(name, text)| (*name, text.as_str())),
    )
    .await;
    page.open(site.url("#/share/daily")).await;
    page.says("h1", &links::who_plays()).await;
    page.fill("label.asked input", "Ada").await;
    page.click("#named").await;
    page.shown("#share-link").await;
    page.mentions(".lead", "Ada").await;
    page.open(site.url("#/share/alone")).await;
    page.mentions(".lead", "Ada").await;
    page.shown("#share-link").await;
    // Here, it is still a game of "You", and its link is recognised.
    assert_eq!(page.stored("rollkeep/done/alone").await, Some(alone.text()));
    let link = page.text(".address").await;
    page.open(&link).await;
    page.mentions(".relation", &links::just_as_far()).await;
    page.assert_no_errors(site).await;
}

/// A name that is cut says so at its field, and once for screen readers.
pub async fn long_names_are_told(page: &Page, site: &Site) {
    let limit = refusals::long_name(20);
    page.open(site.url("#/new")).await;
    page.fill("input.name", "Maximilian Alexander").await;
    page.never_shown(".limit").await;
    let heard = "window.heard = [];
        const region = document.querySelector('[aria-live=assertive]');
        new MutationObserver(() => heard.push(region.textContent))
            .observe(region, { subtree: true, childList: true, characterData: true });";
    page.script(heard, vec![]).await;
    page.press("X").await;
    page.says(".limit", &limit).await;
    page.press("Y").await;
    assert_eq!(page.value("input.name").await, "Maximilian Alexander");
    assert_eq!(page.script("return heard", vec![]).await, json!([limit]));
    page.passes_axe().await;
    page.press("Backspace").await;
    page.gone(".limit").await;
    assert_eq!(page.value("input.name").await, "Maximilian Alexande");
}
