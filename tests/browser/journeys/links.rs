//! Addresses from anybody.

use serde_json::json;

use super::fixture::Fixture;
use super::offline::is_kept;
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
    page.assert_no_errors(site).await;
}

/// Chat programs and share sheets encode the part behind the `#`, or the `#` itself, and cut off the end.
pub async fn links_that_others_have_changed(page: &Page, site: &Site) {
    page.open(site.home()).await;
    for (hash, screen) in [
        ("#%2Fsettings", "settings"),
        ("#/drills%2Ftoday", "practise"),
        ("#%252Frules%252Fyatzy", "rules"),
        ("#%2Fg%2FAQJrewEbm5BAwAEM-eCkpCAA2Kg", "shared"),
        ("#/g%2FAQJrewEbm5BAwAEM%252DeCkpCAA2Kg.", "shared"),
    ] {
        page.script("location.hash = arguments[0]", vec![json!(hash)])
            .await;
        page.shown(format!("main[data-screen={screen}]")).await;
    }
}

/// With the `#` encoded, the rest of a link is a path: the host's page for missing files leads to the game, and so does the
/// service worker, without the host, too.
pub async fn encoded_number_sign(page: &Page, site: &Site) {
    let link = site.url("%23/g/AQJrewEbm5BAwAEM-eCkpCAA2Kg");
    page.open(&link).await;
    page.shown("main[data-screen=shared]").await;
    is_kept(page).await;
    page.reload().await;
    site.stop();
    for link in [link, site.url("%2523%2Fg%2FAQJrewEbm5BAwAEM-eCkpCAA2Kg")] {
        page.open("about:blank").await;
        page.open(&link).await;
        page.shown("main[data-screen=shared]").await;
    }
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
    page.assert_no_errors(site).await;
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

/// The link at the top leads back to the game, or to the rules, where somebody came from there, and says so. For those who came
/// from elsewhere, it leads home, and another one to the game.
pub async fn links_back(page: &Page, site: &Site) {
    let ended = Fixture::new("yatzy", &["Ada"]).ended().text();
    page.store(site, &[("rollkeep/done/ended", &ended)]).await;
    page.open(site.home()).await;
    page.shown("#new-game").await;
    page.script("location.hash = '#/game/ended'", vec![]).await;
    for way in ["#review", ".lesser a[href^=\"#/paper/\"]"] {
        page.click(way).await;
        page.says(".to-home", "Back to the game").await;
        page.click(".to-home").await;
        page.shown("main[data-screen=over]").await;
    }
    // It went back, so there is one screen before.
    page.go_back().await;
    page.shown("main[data-screen=home]").await;
    page.open(site.url("#/share/ended")).await;
    page.says(".to-home", "Home").await;
    // A page that was loaded here does not know.
    page.reload().await;
    page.says(".to-home", "Back to the game").await;
    page.open(site.url("#/finished")).await;
    page.click("a[href^=\"#/share/\"]").await;
    page.says("main[data-screen=share] .to-home", "Home").await;
    page.click("main > a[href^=\"#/game/\"]").await;
    page.shown("main[data-screen=over]").await;
    page.open(site.url("#/rules/yatzy")).await;
    page.click("a[href^=\"#/paper/\"]").await;
    page.says(".to-home", "Rules").await;
    page.click(".to-home").await;
    page.shown("main[data-screen=rules]").await;
}
