//! Playing with the keyboard alone.

use std::collections::BTreeSet;

use serde_json::json;

use super::fixture::Fixture;
use crate::page::Page;
use crate::server::Site;

/// A whole turn from the home screen without a mouse.
pub async fn keyboard_turn(page: &Page, site: &Site) {
    page.open(site.home()).await;
    page.shown("#new-game").await;
    tab_to(page, "#new-game").await;
    page.press("Enter").await;
    page.shown("main[data-screen=new]").await;
    tab_to(page, "#change-rules").await;
    page.press("Enter").await;
    tab_to(page, "input[name=rules]:checked").await;
    page.press("ArrowDown").await;
    page.shown("label:has(input[name=rules][value=yahtzee-basic]:checked)")
        .await;
    tab_to(page, "input.name").await;
    page.press("A d a").await;
    // Enter in the only name field submits the form.
    page.press("Enter").await;
    page.shown("main[data-screen=game]").await;
    page.shows_saved_game().await;
    page.until(
        "the roll button has the focus",
        "document.activeElement.id === 'roll'",
    )
    .await;

    page.press("R").await;
    page.shown("main[data-rolls=\"1\"]").await;
    page.press("1 3").await;
    page.shown("button.die[data-place=\"0\"][aria-pressed=true]")
        .await;
    page.shown("button.die[data-place=\"2\"][aria-pressed=true]")
        .await;
    page.press("3").await;
    page.shown("button.die[data-place=\"2\"][aria-pressed=false]")
        .await;
    // The focus is elsewhere, so screen readers are told.
    page.mentions("#polite", "Die 3").await;
    page.mentions("#polite", "not kept").await;
    page.press("Space").await;
    page.shown("main[data-rolls=\"2\"]").await;
    let game = page.shows_saved_game().await;
    assert_eq!(game.rules().id, "yahtzee-basic");

    // Beyond the last control, Tab would leave the page: in Firefox, Enter then presses no button.
    step_to(page, "ArrowLeft", ".upper button.box").await;
    step_to(page, "ArrowUp", "td[data-slot=\"0\"] button.box").await;
    page.press("ArrowDown").await;
    page.until(
        "the next box has the focus",
        "document.activeElement.closest('td')?.dataset.slot === '1'",
    )
    .await;
    // Chance is the last box, and never a zero.
    step_to(page, "ArrowRight", ".lower button.box").await;
    step_to(page, "ArrowDown", "td[data-slot=\"12\"] button.box").await;
    page.press("Enter").await;
    page.shown("td[data-slot=\"12\"].filled").await;
    page.until(
        "the roll button has the focus",
        "document.activeElement.id === 'roll'",
    )
    .await;

    page.press("Ctrl+Z").await;
    page.gone("td[data-slot=\"12\"].filled").await;
    assert_eq!(page.shows_saved_game().await.phase(), game.phase());
}

/// Keys mean the same on keyboards with other letters, by their places, and on those that write digits only with Shift. A letter
/// that a keyboard has elsewhere counts where it is.
pub async fn keys_of_other_keyboards(page: &Page, site: &Site) {
    let press = async |key: &str, code: &str, with: &str| {
        let press = "const [key, code, with_] = arguments;
            const how = { key, code, bubbles: true, cancelable: true, ...(with_ && { [with_]: true }) };
            document.dispatchEvent(new KeyboardEvent('keydown', how))";
        page.script(press, vec![json!(key), json!(code), json!(with)])
            .await;
    };
    page.resume(site, &Fixture::new("yahtzee-official", &["Ada"]).text())
        .await;
    page.shows_saved_game().await;
    // Turkish F and Dvorak have other letters at the place of R.
    press("ı", "KeyR", "").await;
    press("p", "KeyR", "").await;
    page.frames().await;
    page.shown("main[data-rolls=\"0\"]").await;
    // Russian, and Greek.
    press("к", "KeyR", "").await;
    page.shown("main[data-rolls=\"1\"] .tray.at-rest").await;
    press("ρ", "KeyR", "").await;
    page.shown("main[data-rolls=\"2\"] .tray.at-rest").await;
    // French, and Czech; with Shift, an exclamation mark elsewhere.
    press("&", "Digit1", "").await;
    page.shown(".die[data-place=\"0\"][aria-pressed=true]")
        .await;
    press("ě", "Digit2", "").await;
    page.shown(".die[data-place=\"1\"][aria-pressed=true]")
        .await;
    press("#", "Digit3", "shiftKey").await;
    press("4", "Digit4", "shiftKey").await;
    page.shown(".die[data-place=\"3\"][aria-pressed=true]")
        .await;
    page.never_shown(".die[data-place=\"2\"][aria-pressed=true]")
        .await;
    page.score(12).await;
    page.shown("td[data-slot=\"12\"].filled").await;
    press("я", "KeyZ", "ctrlKey").await;
    page.gone("td[data-slot=\"12\"].filled").await;
}

/// Dialogs take the focus and return it; Escape closes those that may be closed.
pub async fn keyboard_dialogs(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada", "Ben"]).rolled(&[1, 1, 2, 3, 6]);
    page.resume(site, &game.text()).await;
    page.shows_saved_game().await;
    page.press("?").await;
    page.shown("dialog#sheet[open]").await;
    page.press("Escape").await;
    page.gone("dialog#sheet").await;

    // Backwards, because after the last button browsers go on to their own buttons.
    step_to(page, "Shift+Tab", "td[data-slot=\"11\"] button.box").await;
    page.press("Enter").await;
    page.shown("dialog#zero[open]").await;
    page.until(
        "the safe answer has the focus",
        "document.activeElement.id === 'zero-no'",
    )
    .await;
    page.press("Escape").await;
    page.gone("dialog#zero").await;
    page.until(
        "the box has the focus again",
        "document.activeElement.closest('td')?.dataset.slot === '11'",
    )
    .await;

    page.score(12).await;
    page.shown("dialog#pass[open]").await;
    page.press("Escape").await;
    page.shown("dialog#pass[open]").await;
    page.until(
        "it can be answered",
        "document.activeElement.id === 'ready'",
    )
    .await;
    page.press("Enter").await;
    page.gone("dialog#pass").await;
    page.until(
        "the roll button has the focus",
        "document.activeElement.id === 'roll'",
    )
    .await;
}

/// The focus never goes into the page behind a dialog.
pub async fn keyboard_in_dialog(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"]).rolled(&[1, 1, 2, 3, 6]);
    page.resume(site, &game.text()).await;
    page.shows_saved_game().await;
    step_to(page, "Shift+Tab", "td[data-slot=\"11\"] button.box").await;
    page.press("Enter").await;
    page.shown("dialog#zero[open]").await;
    let mut reached = BTreeSet::new();
    for _ in 0..4 {
        page.press("Tab").await;
        // Browsers may focus their own buttons, but nothing in the page behind.
        let inside = "const it = document.activeElement;
            return it === document.body ? 'none' : it.closest('dialog#zero') ? it.id : `${it.outerHTML} is outside`";
        let inside = page.script(inside, vec![]).await;
        reached.insert(inside.as_str().expect("a text").to_owned());
    }
    reached.remove("none");
    reached.remove("zero");
    let answers = ["zero-no", "zero-yes"].map(str::to_owned);
    assert_eq!(reached, answers.into());
}

/// Single keys can be switched off, for people whose hands or software press them by accident.
pub async fn shortcuts_off(page: &Page, site: &Site) {
    page.open(site.home()).await;
    page.shown("#new-game").await;
    // The settings offer it where there is a keyboard.
    page.press("Tab").await;
    page.open(site.url("#/settings")).await;
    page.shown("input[name=shortcuts]:checked").await;
    page.click("label:has(input[name=shortcuts])").await;
    page.gone("input[name=shortcuts]:checked").await;
    let settings = page.stored("rollkeep/settings").await.unwrap_or_default();
    assert!(settings.contains("\"shortcuts\":false"), "{settings}");

    let game = Fixture::new("yahtzee-official", &["Ada"]).rolled(&[1, 1, 2, 3, 6]);
    page.resume(site, &game.text()).await;
    let before = page.shows_saved_game().await;
    page.press("R 1 ArrowDown ?").await;
    page.frames().await;
    assert_eq!(page.shows_saved_game().await, before);
    page.never_shown("button.die[aria-pressed=true]").await;
    page.never_shown("dialog#sheet[open]").await;
    let on_a_box = "return document.activeElement.matches('button.box')";
    assert_eq!(page.script(on_a_box, vec![]).await, json!(false));
    page.click("#roll").await;
    page.shown("main[data-rolls=\"2\"]").await;
}

/// After a tap on a die the space bar rolls; with no box to focus, arrows scroll the page.
pub async fn keyboard_and_mouse(page: &Page, site: &Site) {
    page.resume(site, &Fixture::new("yahtzee-official", &["Ada"]).text())
        .await;
    page.shows_saved_game().await;
    page.script(
        "addEventListener('keydown', (event) =>
            document.documentElement.dataset.taken = event.defaultPrevented)",
        vec![],
    )
    .await;
    page.press("ArrowDown").await;
    page.shown(":root[data-taken=false]").await;
    page.press("R").await;
    page.shown("main[data-rolls=\"1\"]").await;
    page.press("ArrowLeft").await;
    page.shown(":root[data-taken=true]").await;

    page.click("#roll").await;
    page.shown("main[data-rolls=\"2\"]").await;
    page.tap(&[0]).await;
    page.press("Space").await;
    page.shown("main[data-rolls=\"3\"]").await;
}

/// After a click on a tool, the space bar rolls, however often it is pressed. Once a key has moved the focus there, it
/// presses the tool.
pub async fn space_after_a_click(page: &Page, site: &Site) {
    page.resume(site, &Fixture::new("yahtzee-official", &["Ada"]).text())
        .await;
    page.shows_saved_game().await;
    page.click("#coach[aria-pressed=false]").await;
    page.shown("#coach[aria-pressed=true]").await;
    page.press("Space").await;
    page.shown("main[data-rolls=\"1\"] .tray.at-rest").await;
    page.shown("#coach[aria-pressed=true]").await;
    // The list of all choices gives the focus back to its button, however it is closed.
    for rolls in 2..=3 {
        page.click("#all-choices").await;
        page.shown("#alternatives[open]").await;
        match rolls {
            2 => page.press("Escape").await,
            _ => page.click("#alternatives .answers button").await,
        }
        page.gone("#alternatives[open]").await;
        page.press("Space").await;
        page.shown(format!("main[data-rolls=\"{rolls}\"] .tray.at-rest"))
            .await;
        page.never_shown("#alternatives[open]").await;
    }
    // From the end of the page to its beginning, and not beyond: there, Firefox presses nothing.
    let end = "document.querySelector('#roll').focus()";
    page.script(end, vec![]).await;
    step_to(page, "Shift+Tab", "#coach").await;
    page.press("Space").await;
    page.shown("#coach[aria-pressed=false]").await;
    assert_eq!(page.seen().await.rolls, Some(3));
}

/// Arrows to the side go to the other half of the card, or to the name of the box. The space bar rolls, and
/// never scores the focused box.
pub async fn keyboard_on_the_card(page: &Page, site: &Site) {
    let focus = async |slot: u8| {
        let there = format!("document.activeElement.closest('td')?.dataset.slot === '{slot}'");
        page.until("the box has the focus", &there).await;
    };
    let game = Fixture::new("yahtzee-official", &["Ada", "Ben"]).rolled(&[1, 1, 2, 3, 6]);
    page.resize(390, 844).await;
    page.resume(site, &game.text()).await;
    let before = page.shows_saved_game().await;
    page.steers().await;
    step_to(page, "ArrowUp", "button.box").await;
    step_to(page, "ArrowLeft", "[data-seat=\"0\"] button.box").await;
    step_to(page, "ArrowUp", "td[data-slot=\"1\"] button.box").await;
    page.press("ArrowRight").await;
    focus(7).await;
    page.press("ArrowDown").await;
    focus(8).await;
    page.press("ArrowLeft").await;
    focus(2).await;
    page.resize(1180, 820).await;
    page.press("ArrowLeft").await;
    let name = "document.activeElement.matches('.what') && document.activeElement.closest('tr').querySelector('[data-slot=\"2\"]') !== null";
    page.until("the name of the box has the focus", name).await;
    page.press("ArrowRight").await;
    focus(2).await;

    // Chance is never a zero.
    page.press(&"ArrowDown ".repeat(10)).await;
    focus(12).await;
    page.press("Space").await;
    page.shown("main[data-rolls=\"2\"]").await;
    let after = page.shows_saved_game().await;
    assert_eq!(after.cards(), before.cards());
    // A roll is no handover, so the box keeps the focus, also in the next frame.
    page.frames().await;
    focus(12).await;
    page.press("Enter").await;
    page.shown("td[data-slot=\"12\"].filled").await;
}

/// Arrows and Enter are enough for a turn, as on a TV's remote control: left of the roll button are the boxes, above it are the
/// dice.
pub async fn keyboard_as_remote(page: &Page, site: &Site) {
    let focus = async |css: &str| {
        let there = format!("document.activeElement.matches('{css}')");
        page.until("the focus is there", &there).await;
    };
    let game = Fixture::new("yahtzee-official", &["Ada", "Ben"]).rolled(&[1, 1, 2, 3, 6]);
    page.resize(1920, 1080).await;
    page.resume(site, &game.text()).await;
    page.shown("button.box").await;
    page.shows_saved_game().await;
    focus("#roll").await;
    step_to(page, "ArrowLeft", "td[data-seat=\"0\"] button.box").await;
    step_to(page, "ArrowUp", "td[data-slot=\"0\"] button").await;
    step_to(page, "ArrowDown", "td[data-slot=\"4\"] button").await;
    step_to(page, "ArrowRight", ".die[data-place=\"0\"]").await;
    page.press("Enter ArrowRight Enter").await;
    focus("[data-place=\"1\"]").await;
    page.shown(".die[data-place=\"0\"][aria-pressed=true]")
        .await;
    page.shown(".die[data-place=\"1\"][aria-pressed=true]")
        .await;
    // Dice may lie below these.
    for _ in 0..3 {
        let focused = page.script("return document.activeElement.id", vec![]);
        if focused.await != "roll" {
            page.press("ArrowDown").await;
        }
    }
    page.press("Enter").await;
    page.shown("main[data-rolls=\"2\"]").await;
    page.shown("button.box").await;
    let dice = page.shows_saved_game().await;
    assert_eq!(dice.cards()[0].totals(dice.rules()).grand(), 0);
    focus("#roll").await;
    step_to(page, "ArrowLeft", "td[data-seat=\"0\"] button.box").await;
    step_to(page, "ArrowUp", "td[data-slot=\"0\"] button").await;
    page.press("Enter").await;
    page.shown("td[data-seat=\"0\"][data-slot=\"0\"].filled")
        .await;
}

/// The keys for undo work wherever there is an undo button; those for redo do not undo.
pub async fn keyboard_undo(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada", "Ben"]).rolled(&[1, 1, 2, 3, 6]);
    page.resume(site, &game.text()).await;
    let rolled = page.shows_saved_game().await;
    let scored = page.score(12).await;
    page.shown("dialog#pass[open]").await;
    page.press("Ctrl+Shift+Z").await;
    page.press("R 1 ?").await;
    page.frames().await;
    assert_eq!(page.shows_saved_game().await, scored);
    page.never_shown("dialog#sheet[open]").await;
    page.press("Ctrl+Z").await;
    page.gone("dialog#pass").await;
    assert_eq!(page.shows_saved_game().await.phase(), rolled.phase());

    let last = Fixture::new("yahtzee-official", &["Ada"]).but(1);
    page.resume(site, &last.rolled(&[1, 1, 2, 3, 6]).text())
        .await;
    page.shows_saved_game().await;
    page.score_best().await;
    page.shown("main[data-screen=over]").await;
    page.press("Ctrl+Z").await;
    page.shown("main[data-screen=game][data-rolls=\"1\"]").await;
}

/// After a game is deleted, the focus is on the heading, also after it has come back.
pub async fn keyboard_delete(page: &Page, site: &Site) {
    let playing = Fixture::new("yatzy", &["Ada"]).text();
    let done = Fixture::new("yatzy", &["Ben"]).ended().text();
    page.store(
        site,
        &[
            ("rollkeep/game/playing", &playing),
            ("rollkeep/done/finished", &done),
        ],
    )
    .await;
    let delete = async || {
        page.click(".game-row button.quiet").await;
        page.shown("dialog#delete[open]").await;
        page.press("Tab Enter").await;
        page.gone(".game-row button").await;
        page.focuses("h1").await;
    };
    for hash in ["#/", "#/finished"] {
        page.open(site.url(hash)).await;
        if hash == "#/" {
            // The figures of the finished game are stored with it.
            page.shown(".glance dd").await;
        }
        let before = page.stored_names().await;
        delete().await;
        page.says(".deleted p", "Game deleted.").await;
        page.passes_axe().await;
        page.click("#put-back").await;
        page.says(".deleted p", "The game is back.").await;
        page.focuses("h1").await;
        assert_eq!(page.stored_names().await, before);
        delete().await;
    }
    // Nothing is left of the games, neither saves nor figures.
    assert_eq!(page.stored_names().await, [""; 0]);
}

/// Presses Tab until this element has the focus.
pub async fn tab_to(page: &Page, css: &str) {
    step_to(page, "Tab", css).await;
}

/// Presses this key until this element has the focus.
async fn step_to(page: &Page, key: &str, css: &str) {
    for _ in 0..80 {
        page.press(key).await;
        let there = "return document.activeElement.matches(arguments[0])";
        if page.script(there, vec![json!(css)]).await == json!(true) {
            return;
        }
    }
    panic!("{key} never comes to {css}");
}
