//! Files of messages that never arrive, as on a network that loses packets: no answer, no error.

use serde_json::json;

use super::languages::{pick, said};
use super::silence::SILENCE;
use crate::page::Page;
use crate::server::Site;

/// If the messages of the language do not arrive, the page starts in English. If those do not arrive either, it says that
/// this takes long, and starts once messages arrive.
pub async fn silent_words_at_start(page: &Page, site: &Site) {
    page.store(site, &[("rollkeep/settings", "{\"language\":\"de\"}")])
        .await;
    site.run_before(Page::CLOCK);
    site.swallow("words-de-");
    page.open(site.home()).await;
    page.shown("html[lang=de]").await;
    page.pass(SILENCE).await;
    page.says("#new-game", &said("en", "words-new-game")).await;
    page.shown("html[lang=en][dir=ltr]").await;
    page.absent("#loading").await;
    page.never_shown("#trouble").await;

    site.keep_waiting(".ftl");
    page.reload().await;
    page.pass(SILENCE).await;
    page.mentions("#late", &said("de", "start-late")).await;
    page.mentions("#late a", &said("de", "start-again")).await;
    page.shown("#late a").await;
    let faded = "getComputedStyle(document.querySelector('#loading')).opacity === '1'";
    page.until("the fade is over", faded).await;
    page.never_shown("#trouble").await;
    page.passes_axe().await;
    site.answer_again();
    page.shown("#new-game").await;
    page.absent("#loading").await;
    // Those that arrive first count, and the page says in which language they are.
    let code = page
        .script("return document.documentElement.lang", vec![])
        .await;
    let code = code.as_str().expect("the page names its language");
    page.says("#new-game", &said(code, "words-new-game")).await;
}

/// If a chosen language does not arrive, nothing changes, and the page says so. The language can be chosen again; what
/// arrives later changes nothing.
pub async fn silent_language(page: &Page, site: &Site) {
    page.begin_clocked(site, "#/settings").await;
    page.shown("#language").await;
    site.keep_waiting("words-tr-");
    pick(page, "tr").await;
    page.says(".language small", &said("en", "words-coming"))
        .await;
    page.pass(SILENCE).await;
    page.says(".language small", &said("en", "language-unloaded"))
        .await;
    page.mentions("[aria-live=assertive]", &said("en", "language-unloaded"))
        .await;
    page.says("h1", &said("en", "words-settings")).await;
    assert_eq!(page.value("#language").await, "en");
    page.passes_axe().await;

    site.answer_again();
    page.until(
        "the language has arrived",
        "performance.getEntriesByType('resource')
            .some((it) => it.name.includes('words-tr-') && it.responseEnd > 0)",
    )
    .await;
    next_frame(page).await;
    page.shown("html[lang=en]").await;
    page.says("h1", &said("en", "words-settings")).await;
    assert_eq!(page.value("#language").await, "en");

    pick(page, "tr").await;
    page.shown("html[lang=tr]").await;
    page.says("h1", &said("tr", "words-settings")).await;
}

/// Waits until the page has been drawn again.
async fn next_frame(page: &Page) {
    let frame = "new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(true))))";
    let drawn = page.promised("the page to be drawn", frame).await;
    assert_eq!(drawn, json!(true));
}
