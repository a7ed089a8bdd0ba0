//! The styles of late screens are in a file of its own, which may come later or not at all.

use rollkeep_rules::game::Strength;
use serde_json::{Value, json};

use super::fixture::Fixture;
use super::trouble::tries_in_vain;
use crate::page::Page;
use crate::server::Site;

/// What the host does not have.
const LATE_STYLES: &str = "late-styles-";

/// What the page's elements and what is drawn before and after them look like with these styles and not without them. Late parts
/// of the screen are left out. The page itself may not have loaded the styles yet.
const CHANGED: &str = "(async () => {
    const styles = document.createElement('link');
    styles.rel = 'stylesheet';
    styles.href = document.querySelector('#app').dataset.styles;
    await new Promise((come, fail) => {
        styles.onload = come;
        styles.onerror = fail;
        document.head.append(styles);
    });
    const late = [...document.querySelectorAll('.late')];
    for (const part of late) part.hidden = true;
    const looks = () => [...document.querySelectorAll('html, body, #app, #app *')]
        .filter((element) => !element.closest('.late'))
        .flatMap((element) => [null, '::before', '::after'].map((part) => {
            const style = getComputedStyle(element, part);
            const look = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
            return [`${element.outerHTML.slice(0, 80)}${part ?? ''}`, look];
        }));
    const after = looks();
    const links = [...document.querySelectorAll('link[href*=late-styles]')];
    for (const link of links) link.disabled = true;
    const before = looks();
    for (const link of links) link.disabled = false;
    styles.remove();
    for (const part of late) part.hidden = false;
    return after.flatMap(([element, look], at) =>
        look.filter((it, line) => it !== before[at][1][line]).map((it) => `${element} gets ${it}`));
})()";

/// A late screen without its styles says that it did not load, and appears with them once they load.
pub async fn late_styles_missing(page: &Page, site: &Site) {
    site.hide(LATE_STYLES);
    page.open(site.url("#/settings")).await;
    page.mentions("main h1", "didn’t load").await;
    page.passes_axe().await;
    tries_in_vain(page).await;
    page.mentions("main h1", "didn’t load").await;
    assert_eq!(links(page).await, json!(0));
    site.hide("nothing");
    page.click("#try-again").await;
    page.shown("main[data-screen=settings]").await;
    let shown = page.script(
        "return getComputedStyle(document.querySelector('.your-name')).display",
        vec![],
    );
    assert_eq!(shown.await, "grid");
    // They come once, however many screens ask for them.
    page.script("location.hash = '#/statistics'", vec![]).await;
    page.shown("main[data-screen=statistics]").await;
    assert_eq!(links(page).await, json!(1));
    page.reload().await;
    page.shown("main[data-screen=statistics]").await;
}

/// How many links to the styles the page has.
async fn links(page: &Page) -> Value {
    let count = "return document.querySelectorAll('link[href*=late-styles]').length";
    page.script(count, vec![]).await
}

/// The first screens look the same before and after the styles of late ones have come.
pub async fn late_styles_change_nothing(page: &Page, site: &Site) {
    page.open(site.home()).await;
    page.click("summary").await;
    nothing_changes(page, "a stranger's home").await;

    let pair = Fixture::new("yahtzee-official", &["Ada", "Ben"]);
    let computers = Fixture::with_computers("yatzy", &["You"], &[Strength::Novice]);
    page.store(
        site,
        &[
            ("rollkeep/game/pair", &pair.clone().turns(3).text()),
            (
                "rollkeep/game/computers",
                &computers.clone().turns(2).text(),
            ),
            ("rollkeep/game/newer", r#"{"format":999}"#),
            ("rollkeep/done/won", &pair.clone().ended().text()),
            ("rollkeep/done/lost", &computers.clone().ended().text()),
        ],
    )
    .await;
    page.open(site.home()).await;
    page.shown("#newer").await;
    nothing_changes(page, "home").await;
    page.click(".game-row button").await;
    page.shown("dialog[open]").await;
    nothing_changes(page, "a question").await;

    page.resume(site, &pair.clone().text()).await;
    page.roll().await;
    page.tap(&[0, 1]).await;
    page.click("#coach").await;
    page.shown("button.box[data-less]").await;
    nothing_changes(page, "the table").await;
    page.score_best().await;
    page.shown("#ready").await;
    nothing_changes(page, "the handover").await;

    page.resume(site, &computers.rolled(&[1, 2, 3, 4, 6]).text())
        .await;
    page.click("button[aria-label=Pause]").await;
    page.shown("dialog#paused[open]").await;
    nothing_changes(page, "a pause").await;

    page.script("location.hash = '#/nowhere'", vec![]).await;
    page.shown("main h1").await;
    nothing_changes(page, "nowhere").await;
    page.open(site.url("#/game/won")).await;
    page.shown("ol.podium").await;
    nothing_changes(page, "the end of a game").await;
}

async fn nothing_changes(page: &Page, screen: &str) {
    let changed = page.promised("a look at all styles", CHANGED).await;
    assert_eq!(changed, json!([]), "late styles change {screen}");
}
