//! A fault in the game itself.

use super::seed::Seed;
use crate::page::Page;
use crate::server::Site;

/// After a panic the player is told, and the game is where it was.
pub async fn panic_is_told(page: &Page, site: &Site) {
    page.resume(site, &Seed::new("yahtzee-official", &["Ada"]).text())
        .await;
    let before = page.throw().await;
    assert!(!page.sees("#trouble").await);
    // The ground is taken away from under the app: no element can be made any more.
    let sabotage = "
        const broken = () => { throw new Error('sabotage') };
        Document.prototype.createElement = broken;
        Document.prototype.createElementNS = broken;
        Document.prototype.createTextNode = broken;
        Node.prototype.cloneNode = broken;
        document.querySelector('button[aria-label=Rules]').click();";
    // In one go, for the app may want an element at any time.
    page.script(sabotage, vec![]).await;
    page.shown("#trouble").await;
    page.mentions("#trouble", "safe").await;
    assert_eq!(page.saved().await.game, before);

    page.click("#reload").await;
    page.shown("main[data-screen=game]").await;
    assert_eq!(page.agrees().await, before);
    assert!(!page.sees("#trouble").await);
    page.throw().await;
}

/// Without the app's own files there is a message and not a blank page.
pub async fn missing_files(page: &Page, site: &Site) {
    site.hide(".wasm");
    page.open(site.home()).await;
    page.shown("#trouble").await;
    page.gone("#loading").await;
}
