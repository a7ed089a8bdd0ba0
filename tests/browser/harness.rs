//! Tests of the harness on a page of its own: all other journeys depend on what these check.

use std::fs;
use std::path::PathBuf;

use serde_json::json;

use crate::engine::Engine;
use crate::page::{Page, Target, button, field, link};
use crate::server::Site;

/// Serves the page in `scratch/` beside this file.
fn scratch(site: &Site) -> String {
    site.serve(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("scratch"));
    site.home()
}

/// Mouse, keyboard, focus, and waiting until a button is enabled.
pub async fn clicks_keys_and_waits(page: &Page, site: &Site) {
    page.open(scratch(site)).await;
    page.click(button("Count")).await;
    page.says("#counted", "1").await;
    assert_eq!(page.focused().await, "Count");
    page.press("Enter Space").await;
    page.says("#counted", "3").await;
    page.press("Ctrl+Z ArrowLeft").await;
    page.mentions("#keys", "Ctrl+z ArrowLeft").await;
    page.press("Tab").await;
    assert_eq!(page.focused().await, "Name");
    page.fill(field("Name"), "Ada").await;
    page.fill("#name", "Grace").await;
    assert_eq!(page.value(field("Na*")).await, "Grace");
    assert_eq!(page.list("button").await, ["Count", "Late", "Save a file"]);
    assert_eq!(page.attribute("#late", "disabled").await, None);
    page.never_shown(button("Nowhere")).await;
    page.never_shown(Target::named("h1", "Nowhere")).await;
    // Only what was seen can be gone.
    assert!(page.has_seen(&"#name".into()) && page.has_seen(&button("Count")));
    assert!(!page.has_seen(&"#na".into()) && !page.has_seen(&button("Nowhere")));
    page.shown(Target::named("h1", "A page*")).await;
    assert_eq!(page.text("h1").await, "A page to try the harness on");
    page.click(link("Down")).await;
    page.until("the address says so", "location.hash === '#counted'")
        .await;
}

/// Stored entries stay, the next tab sees them, and a test can put some there before.
pub async fn storage_is_shared(page: &Page, site: &Site) {
    let home = scratch(site);
    page.store(site, &[("count", "41")]).await;
    page.open(&home).await;
    page.click("#count").await;
    page.says("#counted", "42").await;
    page.reload().await;
    page.says("#counted", "42").await;

    let first = page.tab().await;
    let second = page.open_tab(&home).await;
    page.click("#count").await;
    page.says("#counted", "43").await;
    page.go_to(&first).await;
    page.says("#counted", "43").await;
    page.go_to(&second).await;
    page.close_tab(&first).await;
    assert_eq!(page.stored("count").await.as_deref(), Some("43"));
    assert_eq!(page.stored_names().await, ["count"]);
}

/// Storage without room.
pub async fn storage_can_fail(page: &Page, site: &Site) {
    page.open(site.outside()).await;
    page.fill_storage().await;
    let refused =
        "try { localStorage.setItem('more', '1'); return '' } catch (error) { return error.name }";
    assert_eq!(
        page.script(refused, vec![]).await,
        json!("QuotaExceededError")
    );
}

/// Storage that the browser refuses.
pub async fn storage_can_be_blocked(page: &Page, site: &Site) {
    block_storage(page, site);
    page.open(scratch(site)).await;
    page.says("#storage", "SecurityError").await;
}

/// Blocks storage for the one engine that cannot do it itself.
pub fn block_storage(page: &Page, site: &Site) {
    if page.engine() == Engine::WebKit {
        site.block_storage();
    }
}

/// A service worker answers while the host is down; then the host comes back.
pub async fn works_without_host(page: &Page, site: &Site) {
    let home = scratch(site);
    page.open(&home).await;
    page.says("#worker", "ready").await;
    assert!(was_sent(site, "/play/rollkeep/page.js"));

    site.stop();
    let asked = site.asked().len();
    page.reload().await;
    page.click("#count").await;
    page.says("#counted", "1").await;
    assert_eq!(site.asked().len(), asked);

    site.restart();
    page.open(site.outside()).await;
    assert!(was_sent(site, "/"));
}

fn was_sent(site: &Site, path: &str) -> bool {
    let asked = site.asked();
    asked.iter().any(|it| it.path == path && it.status == 200)
}

/// The checker, the console and the camera find what was put there for them.
pub async fn planted_faults_are_found(page: &Page, site: &Site) {
    page.open(scratch(site)).await;
    let violations = page.axe().await;
    assert!(
        violations
            .iter()
            .any(|it| it.starts_with("image-alt (critical)")),
        "{violations:#?}"
    );
    assert_eq!(page.console_errors().await, [""; 0]);
    page.script("document.querySelector('img').alt = 'A dot'", vec![])
        .await;
    page.passes_axe().await;

    page.click("#count").await;
    page.click("#late").await;
    page.wait("the planted error", async || {
        let console_errors = page.console_errors().await;
        let planted = console_errors.iter().any(|it| it.contains("planted"));
        if planted {
            Ok(())
        } else {
            Err(format!("{console_errors:?}"))
        }
    })
    .await;
    assert!(page.screenshot().await.starts_with(b"\x89PNG"));
}

/// The page saves files and reads them.
pub async fn files_travel(page: &Page, site: &Site) {
    page.open(scratch(site)).await;
    page.click("#save").await;
    assert_eq!(page.downloaded("saved.json").await, b"twelve");
    let file = crate::tools::scratch().join(format!("{}-chosen.json", page.engine()));
    fs::write(&file, "thirteen").expect("the scratch folder is there");
    page.choose_file("#file", &file).await;
    page.says("#keys", "thirteen").await;
}

/// Any size of screen.
pub async fn any_size(page: &Page, site: &Site) {
    page.open(scratch(site)).await;
    for (width, height) in [(320, 640), (390, 844), (1280, 800), (844, 390)] {
        page.resize(width, height).await;
        let size = page
            .script("return [innerWidth, innerHeight]", vec![])
            .await;
        assert_eq!(size, json!([width, height]));
    }
    page.open_tab(site.home()).await;
    let size = page
        .script("return [innerWidth, innerHeight]", vec![])
        .await;
    assert_eq!(size, json!([844, 390]));
}

/// The user's system settings reach the page, and its first size is the wanted one.
pub async fn dark_and_still(page: &Page, site: &Site) {
    page.open(scratch(site)).await;
    page.until(
        "it is dark",
        "matchMedia('(prefers-color-scheme: dark)').matches",
    )
    .await;
    page.until(
        "nothing moves",
        "matchMedia('(prefers-reduced-motion: reduce)').matches",
    )
    .await;
    page.until("it is a phone", "innerWidth === 390 && innerHeight === 844")
        .await;
}

/// Colours are light where no others are wished, and things can move.
pub async fn light_and_moving(page: &Page, site: &Site) {
    page.open(scratch(site)).await;
    page.until(
        "it is light",
        "matchMedia('(prefers-color-scheme: light)').matches",
    )
    .await;
    page.until(
        "things move",
        "matchMedia('(prefers-reduced-motion: no-preference)').matches",
    )
    .await;
}

/// A wait goes on when the driver loses an answer. Other drivers than WebKit's lose none, and answer in order.
pub async fn lost_answers_are_asked_for_again(page: &Page, site: &Site) {
    page.open(scratch(site)).await;
    let first_is_lost = "window.asked || (window.asked = true, new Promise(() => {}))";
    page.until("the second answer", first_is_lost).await;
}
