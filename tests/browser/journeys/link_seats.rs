//! Who plays at which device in a game by links.

use rollkeep_words::links as text;
use rollkeep_words::{friends, live};
use serde_json::json;

use super::fixture::Fixture;
use super::keyboard::tab_to;
use super::shared::{OVERFLOW, opens, other_device, payload};
use crate::page::{Page, field};
use crate::server::Site;

/// Opens a link of this game and continues here.
async fn takes(page: &Page, site: &Site, game: &Fixture) {
    opens(page, &site.url(&format!("#/g/{}", payload(game)))).await;
    page.click("#take").await;
    page.shown("main[data-screen=game]").await;
}

/// Nobody plays the turn of somebody elsewhere by mistake, also without the screen between two players. Whoever says
/// that they are here plays here from then on. Whoever ends the game sends it, once.
pub async fn seats_of_a_game_through_links(page: &Page, site: &Site) {
    let wishes = (
        "rollkeep/settings",
        r#"{"pass_screen":false,"coached":["Ben"]}"#,
    );
    page.store(site, &[wishes]).await;
    let game = Fixture::new("yatzy", &["Ada", "Ben"]).turns(27);
    takes(page, site, &game).await;
    // Ben has a screen for himself, so the coach is there as he wanted it last.
    page.click("#coach[aria-pressed=true]").await;
    page.roll().await;
    page.score_best().await;
    page.says("dialog#pass h2", "Ada’s turn").await;
    page.says("dialog#pass .strong", "Send to Ada").await;
    page.never_shown("#pass-never").await;
    page.press("Space").await;
    let length = game.game().log().len() + 2;
    assert_eq!(page.saved().await.game.log().len(), length);

    // The cards can be read, and Ada's turn stays covered.
    page.press("Escape Escape").await;
    tab_to(page, "#look").await;
    page.press("Enter").await;
    page.shown("dialog#sheet[open] table.cards").await;
    page.gone("dialog#pass").await;
    page.passes_axe().await;
    page.press("R 1 Escape").await;
    page.shown("dialog#pass[open]").await;
    page.gone("dialog#sheet[open]").await;
    tab_to(page, "#pass-home").await;
    page.press("Enter").await;
    page.shown("main[data-screen=home]").await;
    page.go_back().await;
    page.shown("dialog#pass[open]").await;
    page.passes_axe().await;
    assert_eq!(page.saved().await.game.log().len(), length);

    // Ada takes the device into her hand.
    page.click("#ready").await;
    page.gone("dialog#pass").await;
    page.roll().await;
    page.score_best().await;
    page.says(".turn h1", "Ben’s turn").await;
    page.gone("dialog#pass[open]").await;
    page.assert_no_errors(site).await;

    let last = Fixture::new("yatzy", &["Ada", "Ben"]).turns(29);
    other_device(page, site).await;
    takes(page, site, &last).await;
    page.roll().await;
    page.score_best().await;
    page.shown("main[data-screen=over]").await;
    page.says("#send.strong", &text::send_result()).await;
    page.click("#send").await;
    page.shown("main[data-screen=share]").await;
    page.go_back().await;
    page.shown("main[data-screen=over] #again.strong").await;
    page.reload().await;
    page.shown("main[data-screen=over] #again.strong").await;
    page.gone("#send").await;
}

/// All of several people may open a link, so the page asks who plays here. The one whose turn it is needs one tap.
pub async fn link_asks_who_plays_here(page: &Page, site: &Site) {
    let three = Fixture::new("yatzy", &["Ada", "Ben", "Cleo"]);
    let bens = three.clone().turns(4);
    page.open(site.outside()).await;
    takes(page, site, &bens).await;
    page.says(".turn h1", "Ben’s turn").await;
    page.never_shown("dialog#pass[open]").await;
    page.roll().await;

    // Cleo has another device.
    other_device(page, site).await;
    opens(page, &site.url(&format!("#/g/{}", payload(&bens)))).await;
    page.says("h1", "Ada, Ben and Cleo").await;
    page.says("legend", &live::who_plays_here()).await;
    page.passes_axe().await;
    assert_eq!(page.script(OVERFLOW, vec![]).await, json!(0));
    page.click(field("Ben")).await;
    page.click(field("Cleo")).await;
    page.click("#take").await;
    page.says("dialog#pass h2", "Ben’s turn").await;
    page.says("dialog#pass #ready.plain", "I’m Ben").await;
    // From now on the device knows.
    let cleos = bens.turns(1);
    opens(page, &site.url(&format!("#/g/{}", payload(&cleos)))).await;
    page.says(".relation", &text::further_there()).await;
    page.gone("legend").await;
    page.click("#take").await;
    page.says(".turn h1", "Cleo’s turn").await;
    page.never_shown("dialog#pass[open]").await;
    page.roll().await;
    page.assert_no_errors(site).await;
}

/// A link from the bar only shows the game, unless somebody says that the next player is elsewhere. A table in another
/// tab follows.
pub async fn link_sends_a_turn_away(page: &Page, site: &Site) {
    let never = ("rollkeep/settings", r#"{"pass_screen":false}"#);
    page.store(site, &[never]).await;
    let game = Fixture::new("yatzy", &["Ada", "Ben"]).turns(3);
    page.resume(site, &game.text()).await;
    let elsewhere = text::plays_elsewhere("Ben");
    let back = async || {
        page.go_back().await;
        page.says(".turn h1", "Ben’s turn").await;
    };
    page.tool("#share").await;
    page.shown("input[name=elsewhere]:not(:checked)").await;
    page.passes_axe().await;
    back().await;
    page.shown("#roll:not([aria-disabled])").await;
    page.never_shown("dialog#pass[open]").await;
    page.tool("#share").await;
    page.click(field(&format!("{elsewhere}*"))).await;
    page.go_back().await;
    page.says("dialog#pass h2", "Ben’s turn").await;
    page.says("dialog#pass .strong", "Send to Ben").await;

    let first = page.tab().await;
    let second = page.open_tab(site.url("#/game/seeded")).await;
    page.shown("#take-over").await;
    page.press("R").await;
    page.says(".hint.refused p", &text::not_here("Ben")).await;
    // WebKit does not draw a tab of its driver, so no menu opens there.
    page.open(site.url("#/share/seeded")).await;
    page.click("input[name=elsewhere]:checked").await;
    page.shown("input[name=elsewhere]:not(:checked)").await;
    page.go_to(&first).await;
    page.gone("dialog#pass").await;
    page.go_to(&second).await;
    page.click("input[name=elsewhere]:not(:checked)").await;
    page.shown("input[name=elsewhere]:checked").await;
    page.go_to(&first).await;
    page.says("dialog#pass .strong", "Send to Ben").await;
    page.click("#ready").await;
    page.gone("dialog#pass").await;
    page.roll().await;
    page.assert_no_errors(site).await;
}

/// The screen between two people keeps the focus when another tab says that the next one is elsewhere.
pub async fn changing_cover_keeps_the_focus(page: &Page, site: &Site) {
    let game = Fixture::new("yatzy", &["Ada", "Ben"]).turns(3);
    page.resume(site, &game.text()).await;
    // A window in the background has no `:focus`.
    let has_focus = |id: &str| format!("document.activeElement.id === '{id}'");
    page.until("*Ready* has the focus", &has_focus("ready"))
        .await;
    let first = page.tab().await;
    page.open_tab(site.url("#/share/seeded")).await;
    page.click(field(&format!("{}*", text::plays_elsewhere("Ben"))))
        .await;
    page.shown("input[name=elsewhere]:checked").await;
    page.go_to(&first).await;
    page.says("dialog#pass .strong", "Send to Ben").await;
    page.until("*Send* has the focus", &has_focus("send")).await;
}

/// *Take turns by link* leads to a game whose other seat is elsewhere, and each turn ends on *Send*, also without the screen
/// between two players.
pub async fn take_turns_by_link(page: &Page, site: &Site) {
    page.store(site, &[("rollkeep/settings", r#"{"pass_screen":false}"#)])
        .await;
    page.open(site.home()).await;
    page.click("#friends").await;
    page.click("#by-link").await;
    page.shown("main[data-screen=by-link]").await;
    page.passes_axe().await;
    // The other device must read who plays.
    page.click("#begin").await;
    page.says("#told", &friends::your_name_wanted()).await;
    page.focuses("#my-name").await;
    page.fill("#my-name", "Max").await;
    page.click("#begin").await;
    page.says("#told", &friends::friends_name_wanted()).await;
    page.focuses("#friends-name").await;
    page.fill("#friends-name", "Max").await;
    page.click("#begin").await;
    page.shown("#friends-name[aria-invalid]").await;
    page.fill("#friends-name", "Eva").await;
    page.click("#begin").await;
    page.shown("main[data-screen=game]").await;
    page.says(".turn h1", "Max’s turn").await;
    page.roll().await;
    page.score_best().await;
    page.says("dialog#pass h2", "Eva’s turn").await;
    page.says("dialog#pass .strong", "Send to Eva").await;
    page.click("#send").await;
    page.shown("main[data-screen=share] input[name=elsewhere]:checked")
        .await;
    let address = page.text(".address").await;
    page.assert_no_errors(site).await;

    other_device(page, site).await;
    opens(page, &address).await;
    page.says("h1", "Your turn, Eva").await;
    page.click("#take").await;
    page.says(".turn h1", "Eva’s turn").await;
    page.roll().await;
    page.score_best().await;
    page.says("dialog#pass .strong", "Send to Max").await;
    page.assert_no_errors(site).await;
}
