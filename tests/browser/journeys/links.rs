//! Addresses from anybody.

use serde_json::json;

use crate::page::Page;
use crate::server::Site;

/// Hostile and outdated links get a friendly answer, and run nothing.
pub async fn hostile_links(page: &Page, site: &Site) {
    page.open(site.home()).await;
    let long = format!("#/game/{}", "a".repeat(5000));
    for hash in [
        "#/game/<script>document.title='owned'</script>",
        "#/game/<img src=x onerror=document.title='owned'>",
        "#/game/%3Cscript%3Ealert(1)%3C/script%3E",
        "#/game/0123456789abcdef",
        "#/game/../../settings",
        "#/game/__proto__",
        "#/game/",
        "#/player/<img src=x onerror=document.title='owned'>",
        "#/player/0123456789abcdef",
        "#/players/more",
        "#/rules/nonsense",
        "#/rules/yatzy/more",
        "#/%00%ff",
        "#javascript:alert(1)",
        "#/game/\u{202e}evil",
        &long,
    ] {
        page.script("location.hash = arguments[0]", vec![json!(hash)])
            .await;
        page.shown("main[data-screen=nowhere]").await;
        let evil = "return document.title.includes('owned') || document.querySelector('main script, main img') !== null";
        assert_eq!(page.script(evil, vec![]).await, json!(false), "{hash}");
        // Another screen in between, so that the next answer is no old one.
        page.click("a[href=\"#/\"]").await;
        page.shown("main[data-screen=home]").await;
    }
    page.is_at_peace(site).await;
}

/// Names are only names, whatever is in them.
pub async fn odd_names(page: &Page, site: &Site) {
    let name = "<b>A&amp;\"'`${1}</b>";
    page.begin(site, "yahtzee-basic", &[name], "seating").await;
    page.mentions("h1", name).await;
    let game = page.roll().await;
    assert_eq!(game.setup().seats()[0].name, name);
    page.open(site.home()).await;
    page.mentions(".continue", name).await;
    page.is_at_peace(site).await;
}

/// Back and forward go from screen to screen.
pub async fn history(page: &Page, site: &Site) {
    page.open(site.home()).await;
    page.click("#new-game").await;
    page.shown("main[data-screen=new]").await;
    page.go_back().await;
    page.shown("main[data-screen=home]").await;
    page.script("history.forward()", vec![]).await;
    page.shown("main[data-screen=new]").await;
}
