//! What must be seen, on screens that are small and in type that is large.

use serde_json::{Value, json};

use super::seed::{SIX, Seed};
use crate::page::{Page, field};
use crate::server::Site;

/// A name that no line can break, as long as names may be.
pub const LONG: &str = "Wolfeschlegelsteinha";

/// Texts that are wider than their place.
const CUT: &str = r"
    const wide = [...document.querySelectorAll('h1, h2, .what, dt, dd, .hint p, .strong, .plain')]
        .filter((it) => it.getClientRects().length > 0 && it.scrollWidth > it.clientWidth + 1 && it.clientWidth > 0)
        .map((it) => `${it.localName} ${it.textContent} is cut`);
    const all = document.scrollingElement;
    if (all.scrollWidth > all.clientWidth) wide.push(`the page is ${all.scrollWidth} wide`);
    return wide;";

/// Whose turn it is can be read on the narrowest phone with a clock, and nothing moves from throw to throw.
pub async fn whose_turn_it_is(page: &Page, site: &Site) {
    page.resize(320, 568).await;
    for name in ["Ben", LONG] {
        let game = Seed::timed("yahtzee-club", &[name], 30);
        page.resume(site, &game.text()).await;
        page.click("#resume").await;
        page.gone("dialog#pause").await;
        page.says("h1", &format!("{name}’s turn")).await;
        is_whole(page, name).await;
        let before = height(page).await;
        for _ in 0..3 {
            page.throw().await;
            assert_eq!(height(page).await, before);
        }
    }
}

/// The dice lie in one row beside the cards of a phone on its side.
pub async fn dice_in_a_row(page: &Page, site: &Site) {
    page.resize(844, 390).await;
    for rules in ["yatzy", "yahtzie"] {
        page.resume(site, &Seed::new(rules, &["Ada", "Ben"]).text())
            .await;
        let rows =
            "return new Set([...document.querySelectorAll('.die')].map((it) => it.offsetTop)).size";
        assert_eq!(page.script(rows, vec![]).await, json!(1), "{rules}");
    }
}

/// The names stay over their columns while the cards scroll, and cover no box that has the focus.
pub async fn names_stay(page: &Page, site: &Site) {
    page.resize(390, 640).await;
    let game = Seed::new("yatzy", &SIX).throw(&[1, 2, 3, 4, 6]);
    page.resume(site, &game.text()).await;
    page.shown("button.box").await;
    page.script("document.querySelector('.pad').scrollTo(0, 200)", vec![])
        .await;
    page.until(
        "the names are at the top",
        "Math.abs(document.querySelector('.half thead th').getBoundingClientRect().top
            - document.querySelector('.pad').getBoundingClientRect().top) < 2",
    )
    .await;
    page.press(&"ArrowDown ".repeat(15)).await;
    for _ in 0..14 {
        page.press("ArrowUp").await;
        page.until(
            "the box is in sight",
            "(() => { const box = document.activeElement.getBoundingClientRect();
                const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                return document.activeElement.contains(there); })()",
        )
        .await;
    }
}

/// With type twice as large nothing is cut and nothing scrolls sideways.
pub async fn large_type(page: &Page, site: &Site) {
    page.resize(390, 844).await;
    let game = Seed::new("yahtzee-official", &["Ada", LONG]).throw(&[1, 1, 2, 3, 6]);
    page.seed(site, &[("rollkeep/game/seeded", &game.text())])
        .await;
    for (hash, screen) in [
        ("#/", "home"),
        ("#/new", "new"),
        ("#/game/seeded", "game"),
        ("#/settings", "settings"),
        ("#/rules", "rules"),
        ("#/practice", "practice"),
    ] {
        page.open(site.url(hash)).await;
        page.shown(format!("main[data-screen={screen}]")).await;
        page.script("document.documentElement.style.fontSize = '200%'", vec![])
            .await;
        is_whole(page, screen).await;
    }
    page.open(site.url("#/game/seeded")).await;
    page.script("document.documentElement.style.fontSize = '200%'", vec![])
        .await;
    page.click("button[aria-label=Keys]").await;
    page.shown("dialog#sheet[open]").await;
    is_whole(page, "keys").await;
}

/// A theme that is chosen colours the browser's own bar too.
pub async fn bar_of_the_theme(page: &Page, site: &Site) {
    page.open(site.url("#/settings")).await;
    let bar = async |theme: &str, colour: &str| {
        page.choose("theme", theme).await;
        let seen = format!(
            "[...document.querySelectorAll('meta[name=theme-color]')]
                .filter((it) => matchMedia(it.media).matches).map((it) => it.content).join() === '{colour}'"
        );
        page.until("the bar has its colour", &seen).await;
    };
    bar("dark", "#14171a").await;
    bar("light", "#f5f0e4").await;
    bar("system", "#f5f0e4").await;
}

/// A name that is missing or taken is pointed at, and has the focus.
pub async fn names_at_fault(page: &Page, site: &Site) {
    page.open(site.url("#/new")).await;
    page.click("#add-seat").await;
    page.fill(field("Player 1"), "Ada").await;
    page.click("#begin").await;
    page.until(
        "the second name has the focus",
        "document.activeElement.matches('li:nth-child(2) input[aria-invalid=true]')",
    )
    .await;
    page.mentions(".trouble", "name").await;
    page.passes_axe().await;
    page.fill(field("Player 2"), "Ada").await;
    page.press("Enter").await;
    page.mentions(".trouble", "has that name").await;
    page.shown("li:nth-child(2) input[aria-invalid=true]").await;
    page.press("Backspace").await;
    page.gone("[aria-invalid]").await;

    // A row that was moved up keeps the focus, at the top too.
    page.click("button[aria-label=\"Move up: Player 2\"]").await;
    assert_eq!(page.value(field("Player 1")).await, "Ad");
    assert_eq!(page.focused().await, "Move up: Player 1");
}

async fn is_whole(page: &Page, what: &str) {
    let cut = page.script(CUT, vec![]).await;
    assert_eq!(cut, json!([]), "{what}");
}

async fn height(page: &Page) -> Value {
    let height = "return document.querySelector('.tray').getBoundingClientRect().height";
    page.script(height, vec![]).await
}
