//! Dialogs: how they close, and what screen readers hear in them.

use serde_json::json;

use super::fixture::Fixture;
use crate::page::{Page, button};
use crate::server::Site;

/// Escape closes no dialog that must be answered, even several times, and afterwards the game goes on: in a pause, and
/// between two players.
pub async fn escape_twice(page: &Page, site: &Site) {
    let game = Fixture::timed("yahtzee-official", &["Ada", "Ben"], 5).rolled(&[1, 1, 2, 3, 6]);
    for knows_closedby in [true, false] {
        page.resume(site, &game.text()).await;
        page.shown("dialog#paused[open]").await;
        page.click("#resume").await;
        page.gone("dialog#paused").await;
        if !knows_closedby {
            page.forget_closedby().await;
        }
        page.click("button[aria-label=Pause]").await;
        page.shown("dialog#paused[open]").await;
        page.press("Escape Escape Escape Escape").await;
        page.shown("dialog#paused[open]").await;
        page.click("#resume").await;
        page.gone("dialog#paused").await;
        let before = page.text(".clock").await;
        page.until(
            "the clock goes on",
            &format!("document.querySelector('.clock').textContent !== '{before}'"),
        )
        .await;

        page.score(12).await;
        page.shown("dialog#pass[open]").await;
        page.press("Escape Escape Escape Escape").await;
        page.shown("dialog#pass[open]").await;
        page.says("dialog#pass h2", "Pass to Ben").await;
        page.until(
            "it can be answered",
            "document.activeElement.id === 'ready'",
        )
        .await;
        page.press("Enter").await;
        page.gone("dialog#pass").await;
        page.roll().await;
    }
}

/// Behind the sign in the bar, one tap on a tool acts and closes the menu; one beside it, or Escape, only closes it. The sign
/// has the focus again afterwards, also when what a tool has opened is closed.
pub async fn tools_behind_the_sign(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"]).rolled(&[1, 1, 2, 3, 6]);
    page.resume(site, &game.text()).await;
    let before = page.shows_saved_game().await;
    let focused = async || {
        page.absent("dialog[open]").await;
        let there = "document.activeElement.id === 'more'";
        page.until("the sign has the focus", there).await;
    };
    page.click("#more").await;
    page.until(
        "the first tool has the focus",
        "document.activeElement.matches('#tools button')",
    )
    .await;
    let beside = "return document.querySelector('#roll')";
    page.try_tap(beside, vec![], &[])
        .await
        .expect("a tap beside the menu");
    focused().await;
    assert_eq!(page.shows_saved_game().await, before);

    page.click("#more").await;
    page.shown("dialog#tools[open]").await;
    page.press("Escape").await;
    focused().await;
    assert!(page.sees("main[data-screen=game]").await);

    page.tool(button("Rules")).await;
    page.shown("dialog#sheet[open] .prose").await;
    page.gone("dialog#tools[open]").await;
    page.press("Escape").await;
    focused().await;

    page.tool("#settings").await;
    page.shown("main[data-screen=settings]").await;
    page.click("#back-to-game").await;
    page.shown("main[data-screen=game]").await;

    page.tool("#share").await;
    page.shown("main[data-screen=share]").await;
    page.never_shown("dialog[open]").await;
}

/// The regions are in the open dialog. Only what is urgent and new is repeated there: the dialog says the rest itself, or
/// nobody asks for it.
pub async fn announced_in_dialog(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"]).rolled(&[1, 1, 2, 3, 6]);
    page.resume(site, &game.text()).await;
    page.shows_saved_game().await;
    page.roll().await;
    page.roll().await;
    page.mentions("#app > #live #polite", "No rolls left").await;
    page.press("1").await;
    page.mentions("#app > #live #assertive", "No rolls left")
        .await;
    // What a screen reader can announce: changes in a region that is not behind a dialog.
    let listen = "window.heard = [];
        new MutationObserver(() => {
            const dialog = document.querySelector('dialog[open]');
            const region = document.querySelector('#assertive');
            if (!dialog || dialog.contains(region)) window.heard.push(region.textContent);
        }).observe(document.querySelector('#assertive'), { characterData: true, childList: true, subtree: true })";
    page.script(listen, vec![]).await;
    // As if no time had passed since, on a busy machine too.
    let at_once = "window.now = performance.now.bind(performance);
        performance.now = () => now() - 60000";
    page.script(at_once, vec![]).await;
    page.tool(button("Rules")).await;
    page.shown("dialog#sheet[open]").await;
    page.shown_aloud("dialog#sheet[open] #polite").await;
    page.until(
        "it is heard in the dialog",
        "heard.at(-1)?.includes('No rolls left')",
    )
    .await;
    page.says("#polite", "").await;

    // More than two seconds later, a dialog that closes or opens repeats nothing.
    let later = "performance.now = () => now() + 60000; heard.length = 0";
    page.script(later, vec![]).await;
    page.press("Escape").await;
    page.gone("dialog#sheet").await;
    page.tool(button("Rules")).await;
    page.shown_aloud("dialog#sheet[open] #polite").await;
    // It would repeat before it takes answers.
    page.until(
        "it takes answers",
        "!document.querySelector('dialog[data-fresh]')",
    )
    .await;
    assert_eq!(page.script("return window.heard", vec![]).await, json!([]));
}

/// Back and forward while a dialog is open: it opens again if it must, and announcements still work.
pub async fn left_with_dialog(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada", "Ben"]).rolled(&[1, 1, 2, 3, 6]);
    page.store(site, &[("rollkeep/game/seeded", &game.text())])
        .await;
    page.open(site.home()).await;
    page.click("a.continue").await;
    page.shown("main[data-screen=game]").await;
    page.tool(button("Rules")).await;
    page.shown("dialog#sheet[open]").await;
    page.go_back().await;
    page.gone("dialog#sheet[open]").await;
    page.shown("main[data-screen=game]").await;
    // One that was closed otherwise needs no step back.
    page.tool(button("Rules")).await;
    page.shown("dialog#sheet[open]").await;
    page.press("Escape").await;
    page.gone("dialog#sheet[open]").await;
    page.go_back().await;
    page.shown("main[data-screen=home]").await;
    page.shown_aloud("#app > #live #polite").await;
    page.script("history.forward()", vec![]).await;
    page.shown("main[data-screen=game]").await;
    page.never_shown("dialog[open]").await;

    page.score(12).await;
    page.shown("dialog#pass[open]").await;
    page.go_back().await;
    page.shown("main[data-screen=home]").await;
    page.script("history.forward()", vec![]).await;
    page.shown("dialog#pass[open]").await;
    page.press("Escape Escape").await;
    page.click("#ready").await;
    page.gone("dialog#pass").await;
    page.roll().await;
    page.mentions("#app > #live #polite", "You rolled").await;
    page.assert_no_errors(site).await;
}

/// A dialog that has just opened ignores keys and taps for half a second: they were meant for what was there before.
pub async fn new_dialog_ignores_taps(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada", "Ben"]).rolled(&[1, 1, 2, 3, 6]);
    page.resume(site, &game.text()).await;
    page.shows_saved_game().await;
    let watch = "window.fresh = [];
        new MutationObserver(() => fresh.push([performance.now(), document.querySelector('#pass').hasAttribute('data-fresh')]))
            .observe(document.querySelector('#pass'), { attributeFilter: ['data-fresh'] })";
    page.script(watch, vec![]).await;
    page.score(12).await;
    page.shown("dialog#pass[open]").await;
    page.until(
        "it was fresh for a while",
        "fresh.length === 2 && !fresh[1][1]",
    )
    .await;
    let lasted = page
        .script("return fresh[1][0] - fresh[0][0]", vec![])
        .await;
    assert!(lasted.as_f64() > Some(450.0), "{lasted}");
    page.press("Enter").await;
    page.gone("dialog#pass").await;

    // From now on the test ends that time, so that a busy machine can press a key within it.
    let hold = "const set = setTimeout;
        window.held = [];
        window.setTimeout = (then, pause, ...more) => pause === 500 ? held.push(then) : set(then, pause, ...more)";
    page.script(hold, vec![]).await;
    page.roll().await;
    // Chance, about which there is no question.
    page.score(12).await;
    page.shown("dialog#pass[data-fresh]").await;
    let before = page.saved().await.game;
    let answers = [
        "document.querySelector('#ready')",
        "document.querySelector('#pass .answers .plain')",
    ];
    for answer in answers {
        page.script(&format!("{answer}.focus()"), vec![]).await;
        for key in ["Enter", "Space"] {
            page.try_press(key).await.expect("the browser takes keys");
        }
        // A driver may refuse to tap an element that takes no taps.
        let _ = page.try_tap(&format!("return {answer}"), vec![], &[]).await;
    }
    assert!(page.sees("dialog#pass[data-fresh][open]").await);
    assert_eq!(page.saved().await.game, before);
    page.script("held.forEach((then) => then())", vec![]).await;
    page.until(
        "it takes answers",
        "!document.querySelector('dialog[data-fresh]')",
    )
    .await;
    page.script("document.querySelector('#ready').focus()", vec![])
        .await;
    page.press("Space").await;
    page.gone("dialog#pass").await;
    assert_eq!(page.saved().await.game, before);
}

/// Whoever moves within a new dialog need not wait for it.
pub async fn new_dialog_takes_keys_after_tab(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"]).rolled(&[1, 1, 2, 3, 6]);
    page.resume(site, &game.text()).await;
    page.shows_saved_game().await;
    let hold = "const set = setTimeout;
        window.setTimeout = (then, pause, ...more) => pause === 500 ? 0 : set(then, pause, ...more)";
    page.script(hold, vec![]).await;
    page.click("td[data-slot=\"11\"] button.box").await;
    page.shown("dialog#zero[data-fresh]").await;
    for key in ["Enter", "Tab", "Enter"] {
        assert!(page.sees("dialog#zero[open]").await);
        page.try_press(key).await.expect("the browser takes keys");
    }
    page.shown("td[data-slot=\"11\"].filled").await;
}

impl Page {
    /// Makes the browser one without `closedby`.
    async fn forget_closedby(&self) {
        let forget =
            "document.querySelectorAll('dialog').forEach((it) => it.removeAttribute('closedby'))";
        self.script(forget, vec![]).await;
    }

    /// Waits until this is in the page, even if it is invisible.
    async fn shown_aloud(&self, css: &str) {
        let there = format!("document.querySelector({}) !== null", json!(css));
        self.until(css, &there).await;
    }
}
