//! Tryouts of own players: good ones, and everything that can be wrong.

use std::time::Duration;

use serde_json::{Value, json};

use super::players::{EXAMPLE, edit, write};
use crate::page::Page;
use crate::server::Site;

/// The turn goes on until a box is filled; every step shows the view, the answer and its meaning.
pub async fn tryout_of_a_turn(page: &Page, site: &Site) {
    edit(page, site, EXAMPLE).await;
    for (id, dice) in [("yahtzee-official", 5), ("yatzy", 5), ("yahtzie", 6)] {
        let choose = "const it = document.querySelector('#which');
            it.value = arguments[0]; it.dispatchEvent(new Event('change'));";
        page.script(choose, vec![json!(id)]).await;
        page.click("#try").await;
        let filled = "[...document.querySelectorAll('.means')].some((it) => /^It scores \\d+ in /.test(it.innerText))";
        page.until("a box is filled", filled).await;
        page.absent("#stop").await;
        let views = page.script(VIEWS, vec![]).await;
        let views: Vec<Value> = (views.as_array().into_iter().flatten())
            .map(|view| serde_json::from_str(view.as_str().unwrap_or_default()).expect("JSON"))
            .collect();
        assert!((1..=3).contains(&views.len()), "{id}: {views:?}");
        let rolled = views[0]["dice"].as_array().map(Vec::len);
        assert_eq!(rolled, Some(dice), "{id}: {views:?}");
        for (view, left) in views.iter().zip([2, 1, 0]) {
            assert_eq!(view["throwsLeft"], left, "{id}: {view}");
        }
        assert!(page.text(".step:last-child code").await.starts_with('"'));
        no_trace(page).await;
    }
    assert_eq!(page.console_errors().await, [""; 0]);
}

/// The views that are shown, as texts.
const VIEWS: &str =
    "return [...document.querySelectorAll('.step pre')].map((it) => it.textContent)";

/// Kept dice stay, and the turn follows the rules that were chosen when it began.
pub async fn tryout_of_dice_kept(page: &Page, site: &Site) {
    let source = "export const turn = ({ dice, throwsLeft, legal }) =>
        throwsLeft ? [dice[4]] : Object.keys(legal).at(-1)";
    edit(page, site, source).await;
    page.click("#try").await;
    page.mentions(".step:nth-child(3) .means", "It scores")
        .await;
    page.mentions(".step:nth-child(1) .means", "It keeps the ")
        .await;
    page.says(".step:nth-child(2) h3", "Roll 2 of 3").await;
    let views = page.script(VIEWS, vec![]).await;
    let dice = |step: usize| -> Vec<Value> {
        let view: Value =
            serde_json::from_str(views[step].as_str().unwrap_or_default()).expect("JSON");
        view["dice"].as_array().cloned().unwrap_or_default()
    };
    for step in [1, 2] {
        assert!(dice(step).contains(&dice(step - 1)[4]), "{views}");
    }
    // Opens everything that the program gets in all steps.
    let unfold = "for (const it of document.querySelectorAll('details')) it.open = true";
    page.script(unfold, vec![]).await;
    page.passes_axe().await;
}

/// Every mistake of a program is reported in plain words, with its own message.
pub async fn tryout_of_faults(page: &Page, site: &Site) {
    edit(page, site, "").await;
    // No two neighbours say the same, because the words before stay until the next ones come.
    for (source, says) in [
        ("", "no function called “turn”"),
        (
            "export function turn(view) {",
            "couldn’t be started: SyntaxError",
        ),
        ("export const turn = 5;", "no function called “turn”"),
        (
            "throw new Error('not today')",
            "couldn’t be started: Error: not today",
        ),
        (
            "export const turn = () => {\nthrow new RangeError('too much'); }",
            "stopped with an error: RangeError: too much (line 2)",
        ),
        (
            "export const turn = (view) => view.nothing.at(0)",
            "stopped with an error: TypeError",
        ),
        (
            "export const turn = () => 'tower'",
            "“tower”, which isn’t on the card",
        ),
        (
            "export const turn = ({ dice }) => dice",
            "roll again after the last roll",
        ),
        ("export const turn = () => [7]", "wanted to keep 7"),
        (
            "export const turn = () => { Promise.reject(1); return []; }",
            "after the last roll",
        ),
        (
            "export const turn = () => {}",
            "neither dice nor a box: undefined",
        ),
    ] {
        write(page, source).await;
        page.click("#try").await;
        page.mentions(".tryout", says).await;
        page.absent("#stop").await;
        no_trace(page).await;
    }
    assert_eq!(page.console_errors().await, [""; 0]);
}

/// An endless loop is stopped while the page responds, and also when the user leaves.
pub async fn tryout_without_end(page: &Page, site: &Site) {
    edit(page, site, "export const turn = () => { for (;;); }").await;
    page.click("#try").await;
    page.shown("#stop").await;
    page.mentions(".step", "The view it was given").await;
    // Meanwhile the page responds.
    page.fill("#name", "Endless").await;
    page.says("#kept", "Saved").await;
    page.mentions(".means", "took more than a second").await;
    page.gone("#stop").await;
    no_trace(page).await;

    // It can be stopped, started again and left, while no time passes for the page: otherwise it might be over before.
    let still = "const now = performance.now(); performance.now = () => now";
    page.script(still, vec![]).await;
    page.click("#try").await;
    page.click("#stop").await;
    page.says("#said", "Stopped.").await;
    no_trace(page).await;
    page.click("#try").await;
    page.shown("#stop").await;
    page.click("#try").await;
    page.shown(".step").await;
    page.script("location.hash = '#/settings'", vec![]).await;
    page.shown("main[data-screen=settings]").await;
    no_trace(page).await;

    // A loop at the start is stopped, too, and so is a program that never gets ready.
    site.run_before(Page::CLOCK);
    edit(page, site, "for (;;);").await;
    page.click("#try").await;
    page.wait("its worker", async || match page.workers().await {
        0 => Err("there is none".to_owned()),
        _ => Ok(()),
    })
    .await;
    page.pass(START - LATE).await;
    page.shown("#stop").await;
    page.pass(LATE).await;
    page.mentions("#said", "to start").await;
    no_trace(page).await;
    assert_eq!(page.console_errors().await, [""; 0]);
}

/// As long as a program may take to start.
const START: Duration = Duration::from_secs(10);

/// More than a busy machine needs for a few steps.
const LATE: Duration = Duration::from_secs(5);

/// Time while the device sleeps does not count, neither for a decision nor for a start.
pub async fn tryout_asleep(page: &Page, site: &Site) {
    // It works for half a second before it answers.
    let works = "{ const until = performance.now() + 500; while (performance.now() < until); }";
    let decides =
        format!("export const turn = ({{ legal }}) => {{ {works} return Object.keys(legal)[0]; }}");
    site.run_before(Page::CLOCK);
    edit(page, site, &decides).await;
    // All of the browser sleeps, while it works or shortly before or after.
    page.click("#try").await;
    page.shown(".step").await;
    page.sleep(Duration::from_secs(3)).await;
    page.mentions(".means", "It scores").await;
    page.absent("#stop").await;
    for _ in 0..2 {
        oversleeps_at(page, ".tryout:has(#stop) .step").await;
        page.click("#try").await;
        page.until("it has overslept", "window.overslept").await;
        page.mentions(".means", "It scores").await;
        page.absent("#stop").await;
    }
    let starts =
        format!("{works}{works}\nexport const turn = ({{ legal }}) => Object.keys(legal)[0];");
    write(page, &starts).await;
    oversleeps_at(page, "#stop").await;
    page.click("#try").await;
    page.until("it has overslept", "window.overslept").await;
    page.mentions(".means", "It scores").await;
    no_trace(page).await;
}

/// Lets the page oversleep an hour as soon as this element appears, which may be gone again before a busy machine looks.
async fn oversleeps_at(page: &Page, css: &str) {
    let sleep = "window.overslept = false;
        const [css] = arguments;
        new MutationObserver((_, it) => {
            if (!document.querySelector(css)) return;
            it.disconnect();
            window.pass(3_600_000);
            window.overslept = true;
        }).observe(document.body, { subtree: true, childList: true })";
    page.script(sleep, vec![json!(css)]).await;
}

/// Checks that no frame and no worker is left.
async fn no_trace(page: &Page) {
    page.until("no frame is left", "!document.querySelector('iframe')")
        .await;
    page.wait("its worker to end", async || match page.workers().await {
        0 => Ok(()),
        left => Err(format!("{left} workers run")),
    })
    .await;
}
