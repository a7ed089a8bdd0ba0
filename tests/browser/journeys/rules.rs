//! Messages at the table about rules that are hard to see.

use rollkeep_core::rules::{GivenName, PortableRules, RuleSet, Spec};
use serde_json::json;

use super::fixture::Fixture;
use super::shared::{opens, other_device};
use crate::page::Page;
use crate::server::Site;

/// The boxes that matter here.
const FOURS: u8 = 3;
const FULL_HOUSE: u8 = 8;
const YAHTZEE: u8 = 11;
const CHANCE: u8 = 12;

/// A forced joker closes boxes, and a tap on one says why.
pub async fn forced_joker(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"])
        .rolled(&[6, 6, 6, 6, 6])
        .score(YAHTZEE)
        .rolled(&[4, 4, 4, 4, 4]);
    page.resume(site, &game.text()).await;
    page.agrees().await;
    let seen = page.seen().await;
    assert_eq!(seen.offers, [(FOURS, 20)]);
    assert!(seen.closed.contains(&FULL_HOUSE));
    // The reason is there before a tap.
    page.says(
        ".hint > p:first-child",
        "Fours is open: five fours must go there.",
    )
    .await;

    page.click(format!("td[data-slot=\"{FULL_HOUSE}\"] button.box"))
        .await;
    page.mentions(".hint.refused", "Fours").await;
    page.mentions("#assertive", "Fours").await;
    // What is refused here is not read on other screens.
    page.script("location.hash = '#/settings'", vec![]).await;
    page.says("#assertive", "").await;
    page.script("history.back()", vec![]).await;
    let after = page.score(FOURS).await;
    assert_eq!(after.cards()[0].totals(after.rules()).yahtzee_bonuses, 100);
}

/// A zero that wastes something needs an answer, once, and can be declined; with rolls left, any zero does.
pub async fn zero_is_confirmed(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"]).rolled(&[1, 1, 2, 3, 6]);
    page.resume(site, &game.text()).await;
    let before = page.agrees().await;
    page.click(format!("td[data-slot=\"{YAHTZEE}\"] button.box"))
        .await;
    page.mentions("dialog#zero[open]", "Yahtzee").await;
    page.click("#zero-no").await;
    page.gone("dialog#zero").await;
    assert_eq!(page.agrees().await, before);

    page.click(format!("td[data-slot=\"{YAHTZEE}\"] button.box"))
        .await;
    page.shown("dialog#zero[open]").await;
    page.press("Escape").await;
    page.gone("dialog#zero").await;
    assert_eq!(page.agrees().await, before);

    let after = page.score(YAHTZEE).await;
    assert_eq!(after.last_score().map(|last| last.points), Some(0));

    // All boxes are filled except one, which another roll may still fill with points.
    let mut game = Fixture::new("yahtzee-official", &["Ada"]);
    for slot in (0..13).filter(|slot| *slot != YAHTZEE) {
        game = game.rolled(&[1, 1, 2, 3, 6]).score(slot);
    }
    page.resume(site, &game.rolled(&[1, 1, 2, 3, 6]).text())
        .await;
    page.agrees().await;
    page.click(format!("td[data-slot=\"{YAHTZEE}\"] button.box"))
        .await;
    page.mentions("dialog#zero[open]", "Yahtzee").await;
    page.click("#zero-no").await;
    page.gone("dialog#zero").await;
}

/// With the setting on, the page asks before every score, and the player may choose another box.
pub async fn scores_are_confirmed(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"]).rolled(&[3, 3, 3, 5, 5]);
    page.resume(site, &game.text()).await;
    page.open(site.url("#/settings")).await;
    page.click("label:has(input[name=ask-scores])").await;
    page.open(site.url("#/game/seeded")).await;
    let before = page.agrees().await;
    page.click(format!("td[data-slot=\"{FULL_HOUSE}\"] button.box"))
        .await;
    page.mentions("dialog#sure[open]", "Score 25 in Full House?")
        .await;
    page.passes_axe().await;
    page.click("#sure-no").await;
    page.gone("dialog#sure").await;
    assert_eq!(page.agrees().await, before);
    // A zero that wastes something has its own question, and there is only one question.
    page.click(format!("td[data-slot=\"{YAHTZEE}\"] button.box"))
        .await;
    page.shown("dialog#zero[open]").await;
    assert!(!page.sees("dialog#sure[open]").await);
    page.click("#zero-no").await;
    page.gone("dialog#zero").await;
    page.click(format!("td[data-slot=\"{FULL_HOUSE}\"] button.box"))
        .await;
    page.shown("dialog#sure[open]").await;
    page.click("#sure-yes").await;
    page.gone("dialog#sure").await;
    page.shown("main[data-rolls=\"0\"]").await;
    let after = page.agrees().await;
    assert_eq!(after.last_score().map(|last| last.points), Some(25));
}

/// A score can be undone until the next roll, with the same dice; a roll never.
pub async fn undo_a_score(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada", "Ben"]).rolled(&[1, 1, 2, 3, 6]);
    page.resume(site, &game.text()).await;
    page.agrees().await;
    page.shown("#undo[aria-disabled=true]").await;
    page.score(CHANCE).await;
    page.shown("dialog#pass[open]").await;
    page.click("#ready").await;
    page.shown("#undo:not([aria-disabled])").await;
    let before = page.saved().await.game.log().len();
    page.click("#undo").await;
    let back = page.logs_more_than(before).await;
    assert!(back.last_score().is_none());
    assert_eq!(page.seen().await.faces, [1, 1, 2, 3, 6]);

    page.score(CHANCE).await;
    page.click("#ready").await;
    page.roll().await;
    page.shown("#undo[aria-disabled=true]").await;
}

/// Crag with half of its boxes, under a name of its own.
fn half_crag() -> RuleSet {
    let crag = include_str!("../../fixtures/family/crag.json");
    let mut spec: Spec = serde_json::from_str(crag).expect("a rule set");
    spec.id = "half-crag".to_owned();
    spec.name = GivenName(Some("Grandpa’s Crag".to_owned()));
    spec.categories.drain(1..9);
    RuleSet::new(spec).expect("rules that can be played")
}

/// A game whose rules are in no list is found on the home screen, played to its end with the coach's advice, reviewed, counted,
/// sent as a link and begun again, under its own name everywhere.
pub async fn rules_of_ones_own(page: &Page, site: &Site) {
    let name = "Grandpa’s Crag";
    let game = Fixture::under(half_crag(), &["Ada"]).but(1);
    let rules = game.game().rules().clone();
    page.store(site, &[("rollkeep/game/0123456789ab00", &game.text())])
        .await;
    page.open(site.home()).await;
    page.click(".continue").await;
    page.shown("main[data-screen=game] #roll").await;
    page.roll().await;
    let over = page.score_best().await;
    assert_eq!(over.rules(), &rules);
    page.shown("main[data-screen=over] #again").await;

    page.click("a#statistics").await;
    page.until(
        "the list has the rules",
        "document.querySelector('#which').selectedOptions[0].text === 'Grandpa’s Crag'",
    )
    .await;
    page.mentions("#numbers", "Ada").await;

    page.open(site.home()).await;
    page.mentions("main[data-screen=home]", name).await;
    let address = PortableRules::address(&rules);
    page.open(site.url(&format!("#/rules/{address}"))).await;
    page.says("h1", name).await;
    page.mentions("main", "Rules that are not in the list.")
        .await;
    page.passes_axe().await;

    page.open(site.url("#/review/0123456789ab00")).await;
    page.shown("main[data-screen=review] .summary").await;
    page.open(site.url("#/share/0123456789ab00")).await;
    page.shown("main[data-screen=share] .address").await;
    let link = page.text(".address").await;
    other_device(page, site).await;
    opens(page, &link).await;
    page.mentions("main[data-screen=shared]", name).await;

    // Rules that cannot be played are refused in words.
    let text = game.text().replace("\"dice\":3", "\"dice\":7");
    page.store(site, &[("rollkeep/game/0123456789ab00", &text)])
        .await;
    page.open(site.url("#/settings")).await;
    page.mentions("#quarantined", "Its rules cannot be played.")
        .await;
    let kept = "return Object.values(localStorage).some((it) => it.includes('Grandpa'))";
    assert_eq!(page.script(kept, vec![]).await, json!(true));
}
