//! What late screens say is in a file of its own, which may come later or not at all.

use std::collections::BTreeSet;
use std::fs;

use rollkeep_rules::game::{Phase, Strength};

use super::fixture::Fixture;
use super::languages::{pick, said};
use super::moments::HOLD_PAUSES;
use super::trouble::tries_in_vain;
use crate::page::{Page, button};
use crate::server::Site;
use crate::tools;

/// What the host does not have.
const LATE_WORDS: &str = "late-words-";

/// Notes what anybody can read or hear, split into what may be ids of messages.
const READ: &str = "window.read = new Set();
    const named = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'];
    const unseen = ['SCRIPT', 'STYLE', 'NOSCRIPT'];
    const note = (text) => (text ?? '').split(/[^a-z0-9-]+/).forEach((it) => { if (it.includes('-')) read.add(it); });
    const look = (node) => {
        if (node instanceof Text && !unseen.includes(node.parentNode?.nodeName)) note(node.data);
        if (node instanceof Element) named.forEach((name) => note(node.getAttribute(name)));
        node.childNodes.forEach(look);
    };
    new MutationObserver((changes) => changes.forEach(({ target, addedNodes }) => [target, ...addedNodes].forEach(look)))
        .observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: named });";

/// The ids of all messages.
fn ids() -> BTreeSet<String> {
    let english = tools::project().join("locales/en");
    let folders = [english.join("late"), english];
    let files = folders.map(|folder| fs::read_dir(folder).expect("it is there").flatten());
    let files = files.into_iter().flatten().map(|file| file.path());
    let texts = files
        .filter(|path| path.extension().is_some_and(|end| end == "ftl"))
        .map(|path| fs::read_to_string(path).expect("text"));
    texts
        .flat_map(|text| {
            let ids = text.lines().filter_map(|line| line.split_once(" ="));
            ids.map(|(id, _)| id.to_owned()).collect::<Vec<_>>()
        })
        .collect()
}

/// Fails if the page has said the id of a message in the place of the message since it was opened.
async fn has_words(page: &Page) {
    page.frames().await;
    had_words(page).await;
}

/// The same without waiting for what the page does in its next frame.
async fn had_words(page: &Page) {
    let read = page.script("return [...read]", vec![]).await;
    let read: BTreeSet<String> = serde_json::from_value(read).expect("the script returns texts");
    let unsaid: Vec<String> = ids().intersection(&read).cloned().collect();
    assert!(unsaid.is_empty(), "the page has no words for {unsaid:?}");
}

/// A late screen without its words says that it did not load, and appears once they load. A language without them is not
/// chosen.
pub async fn late_words_missing(page: &Page, site: &Site) {
    site.run_before(READ);
    site.hide(LATE_WORDS);
    page.open(site.url("#/settings")).await;
    page.mentions("main h1", "didn’t load").await;
    page.passes_axe().await;
    tries_in_vain(page).await;
    page.mentions("main h1", "didn’t load").await;
    site.hide("nothing");
    page.click("#try-again").await;
    page.says("label[for=language]", &said("en", "language-title"))
        .await;
    has_words(page).await;

    site.hide(LATE_WORDS);
    pick(page, "de").await;
    page.says(".language small", &said("en", "language-unloaded"))
        .await;
    page.shown("html[lang=en]").await;
    site.hide("nothing");
    pick(page, "sv").await;
    page.says("label[for=language]", &said("sv", "language-title"))
        .await;
    // The other late screens speak it, too; on the next visit all of them load it.
    page.script("location.hash = '#/statistics'", vec![]).await;
    page.mentions("main", &said("sv", "statistics-none")).await;
    page.reload().await;
    page.mentions("main", &said("sv", "statistics-none")).await;
    has_words(page).await;
}

/// The first screens have words for all that they say before those of late screens are there: at home, in every phase of a
/// game, and where something late is missing.
pub async fn first_screens_have_words(page: &Page, site: &Site) {
    site.run_before(READ);
    site.hide(LATE_WORDS);
    page.open(site.home()).await;
    page.click("summary").await;
    page.shown("details[open] a").await;
    for screen in ["new", "settings", "game/none"] {
        page.script(&format!("location.hash = '#/{screen}'"), vec![])
            .await;
        page.shown("#try-again").await;
    }
    page.script("location.hash = '#/nowhere'", vec![]).await;
    page.says("main h1", &said("en", "words-nowhere")).await;
    has_words(page).await;

    home_with_games(page, site).await;
    turns(page, site).await;
    clock_and_start(page, site).await;
    others(page, site).await;
}

async fn home_with_games(page: &Page, site: &Site) {
    let pair = Fixture::new("yahtzee-official", &["Ada", "Ben"]);
    let computers = Fixture::with_computers("yatzy", &["You"], &[Strength::Novice]);
    let timed = Fixture::timed("yahtzie", &["Ada", "Ben"], 5);
    let newer = r#"{"format":999}"#;
    page.store(
        site,
        &[
            ("rollkeep/game/pair", &pair.clone().turns(3).text()),
            (
                "rollkeep/game/computers",
                &computers.clone().turns(2).text(),
            ),
            ("rollkeep/game/timed", &timed.text()),
            ("rollkeep/game/newer", newer),
            ("rollkeep/game/broken", "broken"),
            ("rollkeep/done/won", &pair.ended().text()),
            ("rollkeep/done/lost", &computers.ended().text()),
        ],
    )
    .await;
    page.open(site.home()).await;
    page.shown("#newer").await;
    page.shown("#aside").await;
    page.click(".game-row button").await;
    page.shown("dialog[open]").await;
    has_words(page).await;
}

/// A turn from its first roll to the next player, with help and questions; a joker; and the end.
async fn turns(page: &Page, site: &Site) {
    page.resume(
        site,
        &Fixture::new("yahtzee-official", &["Ada", "Ben"]).text(),
    )
    .await;
    page.roll().await;
    page.tap(&[0, 1]).await;
    page.tap(&[2, 3, 4]).await;
    page.tap(&[0, 1]).await;
    page.click("#coach").await;
    page.roll().await;
    page.press("p").await;
    for (key, dialog) in [("?", "dialog#sheet[open]"), ("", "dialog#tools[open]")] {
        match key {
            "" => page.click("#more").await,
            key => page.press(key).await,
        }
        page.mentions(dialog, "didn’t load").await;
        page.press("Escape").await;
        page.gone(dialog).await;
    }
    page.roll().await;
    page.score_best().await;
    page.shown("#ready").await;
    page.click("#ready").await;
    page.shown("#undo").await;
    page.click("#undo").await;
    page.shown("main[data-rolls=\"3\"]").await;
    has_words(page).await;

    let extra = Fixture::new("yahtzee-official", &["Ada"]).rolled(&[6, 6, 6, 6, 6]);
    let extra = extra.score(11).rolled(&[4, 4, 4, 4, 4]);
    page.resume(site, &extra.text()).await;
    page.click("td[data-slot=\"12\"] button.box").await;
    page.script(HOLD_PAUSES, vec![]).await;
    page.score(3).await;
    page.mentions(".cheer p", "Extra Yahtzee +100").await;
    has_words(page).await;

    let zero = Fixture::new("yatzy", &["Ada"]).rolled(&[1, 2, 3, 4, 6]);
    page.resume(site, &zero.text()).await;
    page.click("td[data-slot=\"14\"] button.box").await;
    page.shown("dialog#zero[open]").await;
    has_words(page).await;

    page.resume_near_end(site, 1).await;
    page.score_best().await;
    page.shown("main[data-screen=over] #try-again").await;
    has_words(page).await;
}

/// A game on a clock, with a pause, until a time is up; and the rolls that decide who starts.
async fn clock_and_start(page: &Page, site: &Site) {
    let game = Fixture::timed("yahtzee-basic", &["Ada", "Ben", "Cleo"], 5)
        .turns(1)
        .spend(5 * 60_000 - 300);
    page.resume(site, &game.text()).await;
    page.click("#ready").await;
    page.click("#resume").await;
    page.mentions("dialog#pass[open]", "Pass to Cleo").await;
    has_words(page).await;

    let game = Fixture::rolling_for_start("yahtzee-basic", &["Ada", "Ben"]);
    page.resume(site, &game.text()).await;
    let mut game = page.agrees().await;
    while let Phase::Starting(_) = game.phase() {
        game = page.roll().await;
    }
    page.mentions(".hint p", "starts.").await;
    has_words(page).await;
}

/// A computer that cannot play yet, and the same game in another tab.
async fn others(page: &Page, site: &Site) {
    let game = Fixture::with_computers("yatzy", &["Ada"], &[Strength::Casual]);
    let game = game.rolled(&[1, 2, 3, 4, 6]);
    page.resume(site, &game.text()).await;
    page.score_best().await;
    page.mentions(".hint", "didn’t load").await;
    has_words(page).await;
    page.open_tab(site.url("#/game/seeded")).await;
    page.shown("#take-over").await;
    page.shown(button("Play it here")).await;
    // WebKit does not draw a tab of its driver, so it has no frames.
    had_words(page).await;
}
