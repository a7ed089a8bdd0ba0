//! The page while a browser translates it.

use serde_json::json;

use super::languages::{choose, said};
use crate::page::Page;
use crate::server::{Site, TRANSLATOR};

/// The addresses of all screens.
const ADDRESSES: &str = include_str!("../../addresses.txt");

/// All words of a turn change although a translator has replaced them, and so do those of dialogs and of another language.
pub async fn a_translated_page_goes_on(page: &Page, site: &Site) {
    site.run_before(TRANSLATOR);
    page.begin(site, "yahtzee-official", &["Ada", "Ben"], "seating")
        .await;
    page.shown("#roll font").await;
    page.mentions("h1", "Ada").await;
    page.mentions(".count", "3").await;
    let invited = page.text(".hint p").await;
    page.roll().await;
    page.mentions(".count", "2").await;
    becomes_other(page, ".hint p", &invited).await;
    let all = page.text("#roll").await;
    page.tap(&[0, 1]).await;
    becomes_other(page, "#roll", &all).await;
    page.roll().await;
    page.mentions(".count", "1").await;

    page.score(12).await;
    page.mentions("dialog#pass[open] h2", "Ben").await;
    page.mentions("#pass-last", "Ada").await;
    page.click("dialog#pass .others button").await;
    page.gone("dialog#pass").await;
    page.mentions("h1", "Ada").await;
    page.mentions(".count", "1").await;
    page.score(12).await;
    page.click("#ready").await;
    page.gone("dialog#pass").await;
    page.mentions("h1", "Ben").await;
    page.mentions(".count", "3").await;
    page.roll().await;
    page.score(11).await;
    page.click("#ready").await;
    page.shows_saved_game().await;

    for slot in [0, 8] {
        let name = format!("tr:has([data-slot=\"{slot}\"]) .what");
        let called = page.text(name.as_str()).await;
        page.click(name.as_str()).await;
        page.says("dialog#category[open] h2", &called).await;
        page.press("Escape").await;
        page.gone("dialog#category").await;
    }
    page.click("#coach").await;
    page.roll().await;
    page.shown("button.box[data-less]").await;
    page.assert_no_errors(site).await;

    page.open(site.url("#/settings")).await;
    page.click("label:has(input[name=sound])").await;
    choose(page, site, "de").await;
    page.says("h1", &said("de", "words-settings")).await;
    page.shown("html[lang=de]").await;
    page.open(site.home()).await;
    page.says("#new-game", &said("de", "words-new-game")).await;
    page.assert_no_errors(site).await;
}

/// Every screen can be left for the next one, and its lists grow and shrink.
pub async fn translated_screens_come_and_go(page: &Page, site: &Site) {
    site.run_before(TRANSLATOR);
    page.open(site.url("#/new")).await;
    page.click("#add-computer").await;
    let skilled = page.text(".computer small").await;
    page.script(
        "const list = document.querySelector('.computer select'); list.selectedIndex = 0;
         list.dispatchEvent(new Event('change', { bubbles: true }))",
        vec![],
    )
    .await;
    becomes_other(page, ".computer small", &skilled).await;
    page.shown(".people li:nth-child(2)").await;
    page.click(".remove-seat").await;
    page.gone(".people li:nth-child(2)").await;
    let rules = page.text(".chosen-rules strong").await;
    page.choose("rules", "yatzy").await;
    becomes_other(page, ".chosen-rules strong", &rules).await;
    for address in ADDRESSES.lines().chain(["#/"]) {
        page.script("location.hash = arguments[0]", vec![json!(address)])
            .await;
        page.shown("main h1 font, main h1[translate=no]").await;
    }
    page.says("h1", "Rollkeep").await;
    page.assert_no_errors(site).await;
}

/// Waits until this element says something else.
async fn becomes_other(page: &Page, css: &str, before: &str) {
    page.wait("other words", async || match page.text(css).await {
        now if now != before => Ok(()),
        now => Err(now),
    })
    .await;
}
