//! The players at the table: their badges, and what computers do.

use rollkeep_rules::game::Strength;
use serde_json::json;

use super::fixture::{Fixture, SIX};
use crate::page::{Page, field};
use crate::server::Site;

/// Returns the class and the outline of each badge that matches.
async fn signs(page: &Page, css: &str) -> Vec<String> {
    let look = "return [...document.querySelectorAll(arguments[0])]
        .map((it) => `${it.getAttribute('class')} ${it.firstChild.getAttribute('d')}`)";
    let found = page.script(look, vec![json!(css)]).await;
    serde_json::from_value(found).expect("texts")
}

/// A sign and a colour are chosen once; they are distinct, stay with the name, and appear wherever the player does.
pub async fn signs_are_chosen(page: &Page, site: &Site) {
    page.open(site.url("#/new")).await;
    page.click("#add-seat").await;
    page.fill(field("Player 1"), "Ada").await;
    page.fill(field("Player 2"), "Ben").await;
    let sign = "return [...document.querySelectorAll('.sign')].map((it) => it.ariaLabel)";
    let labels = page.script(sign, vec![]).await;
    let expected = [
        "Symbol and colour: Player 1, blue disc",
        "Symbol and colour: Player 2, red triangle",
    ];
    assert_eq!(labels, json!(expected));
    page.click(".people li:nth-child(2) .sign").await;
    page.shown("dialog#signs[open]").await;
    page.says("#signs-title", "Ben").await;
    page.passes_axe().await;
    page.choose("colour", "blue").await;
    page.choose("sign", "star").await;
    page.click("dialog#signs .strong").await;
    page.gone("dialog#signs").await;
    // Ada gets Ben's old colour.
    let labels = page.script(sign, vec![]).await;
    let expected = [
        "Symbol and colour: Player 1, red disc",
        "Symbol and colour: Player 2, blue star",
    ];
    assert_eq!(labels, json!(expected));
    let chosen = signs(page, ".sign .badge").await;
    assert_eq!(chosen.len(), 2);
    page.click("#begin").await;
    page.shown("main[data-screen=game]").await;
    assert_eq!(signs(page, "h1 .badge").await, chosen[..1]);
    assert_eq!(signs(page, ".standing .badge").await, chosen);
    assert_eq!(signs(page, ".upper thead .badge").await, chosen);
    page.roll().await;
    page.score_best().await;
    page.click("#ready").await;
    page.says("h1", "Ben’s turn").await;
    assert_eq!(signs(page, "h1 .badge").await, chosen[1..]);

    // They keep their badges on other seats.
    page.open(site.url("#/new")).await;
    page.shown(".sign").await;
    page.click("button[aria-label=\"Move up: Player 2\"]").await;
    page.until(
        "Ben sits first",
        "document.querySelector('.people input').value === 'Ben'",
    )
    .await;
    let mut turned = signs(page, ".sign .badge").await;
    turned.reverse();
    assert_eq!(turned, chosen);
    page.assert_no_errors(site).await;
}

/// At a full table no two badges are alike, by shape or by colour.
pub async fn six_signs(page: &Page, site: &Site) {
    page.resume(site, &Fixture::new("yatzy", &SIX).turns(8).text())
        .await;
    page.click("#ready").await;
    let badges = signs(page, ".standing .badge").await;
    let part = |at: usize| -> std::collections::BTreeSet<String> {
        let parts = badges.iter().map(|it| it.splitn(3, ' ').nth(at));
        parts.map(|it| it.unwrap_or_default().to_owned()).collect()
    };
    assert_eq!((part(1).len(), part(2).len()), (6, 6), "{badges:?}");
    // What was filled since is marked: the last box of everybody except the current player.
    let marks = "return document.querySelectorAll('.filled.news').length";
    assert_eq!(page.script(marks, vec![]).await, json!(5));
    page.passes_axe().await;
}

/// Notes the player in the heading and the hint, whenever they change.
const LISTEN: &str = "
    window.heard = [];
    const text = (css) => document.querySelector(css)?.textContent ?? '';
    const look = () => {
        const now = [text('h1'), text('.hint p')];
        if (String(heard.at(-1)) !== String(now)) heard.push(now);
    };
    new MutationObserver(look).observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });
    look();";

/// Makes all pauses a quarter as long: what is shown, and in which order, stays the same.
const HURRY: &str = "const set = setTimeout;
    window.setTimeout = (then, pause, ...more) => set(then, pause / 4, ...more);";

async fn computers_are_told(page: &Page, site: &Site, pace: &str) {
    let computers = [Strength::Novice, Strength::Casual];
    let game = Fixture::with_computers("yatzy", &["Ada"], &computers)
        .turns(3)
        .rolled(&[1, 2, 3, 4, 6]);
    let settings = format!(r#"{{"pace":"{pace}","learned":["keep","roll","score"]}}"#);
    let seeds = [
        ("rollkeep/settings", settings.as_str()),
        ("rollkeep/game/seeded", &game.text()),
    ];
    page.store(site, &seeds).await;
    site.run_before(HURRY);
    page.open(site.url("#/game/seeded")).await;
    page.says(".hint p", "Tap the dice to keep.").await;
    page.script(LISTEN, vec![]).await;
    page.score(14).await;
    page.shown("main[data-seat=\"0\"][data-rolls=\"0\"]").await;
    // The moves of both are shown and marked.
    page.mentions(".hint p", "novice ").await;
    page.mentions(".hint p", ". casual ").await;
    let marked = "document.querySelectorAll('.filled.news').length === 2";
    page.until("two boxes are marked", marked).await;
    page.roll().await;
    page.says(".hint p", "Tap the dice to keep.").await;
    page.until("two boxes are still marked", marked).await;
    let heard: Vec<(String, String)> =
        serde_json::from_value(page.script("return heard", vec![]).await).expect("texts");
    for (heading, hint) in &heard {
        let says = |word: &str| hint.contains(word);
        // The score before is somebody else's.
        if says(": ") || says(" scores ") {
            continue;
        }
        match heading.as_str() {
            "novice’s turn" => assert!(says("novice") && !says("casual"), "{heading} {hint}"),
            "casual’s turn" => assert!(says("casual") && !says("novice"), "{heading} {hint}"),
            _ => {
                let about = says(" keeps ") || says("is thinking") || says(" rolls.");
                assert!(!about, "{heading} {hint}");
                continue;
            }
        }
        assert!(!says("Tap the dice"), "{heading} {hint}");
    }
    // With good dice, a computer scores at once, and that is all it does.
    for name in ["novice", "casual"] {
        let theirs = |(heading, hint): &(String, String)| {
            *heading == format!("{name}’s turn") && hint.starts_with(name)
        };
        assert!(heard.iter().any(theirs), "{name}: {heard:?}");
    }
}

/// The moves of computers are shown at a pace that people can follow, each in its own turn; and even if computers play without
/// pauses.
pub async fn moves_of_computers_are_shown(page: &Page, site: &Site) {
    for pace in ["quick", "instant"] {
        computers_are_told(page, site, pace).await;
    }
}

/// Rolling equal dice makes no sense: the hint points to the boxes, and the button is a plain one.
pub async fn five_of_a_kind(page: &Page, site: &Site) {
    let settings = (
        "rollkeep/settings",
        r#"{"learned":["keep","roll","score"]}"#,
    );
    const KIND: &str = "return document.querySelector('#roll').className";
    let game = Fixture::new("yahtzee-official", &["Ada"]);
    let seeded = game.clone().rolled(&[3, 3, 3, 3, 3]).text();
    page.store(site, &[settings, ("rollkeep/game/seeded", &seeded)])
        .await;
    page.open(site.url("#/game/seeded")).await;
    page.says(".hint p", "All dice the same! Choose a box.")
        .await;
    assert_eq!(page.script(KIND, vec![]).await, json!("plain"));
    page.passes_axe().await;
    page.score(11).await;
    page.says("#roll", "Roll").await;
    let strong = page.script(KIND, vec![]).await;
    assert_eq!(strong, json!("strong"));

    let seeded = game.rolled(&[1, 3, 3, 3, 3]).text();
    page.store(site, &[settings, ("rollkeep/game/seeded", &seeded)])
        .await;
    page.open(site.url("#/game/seeded")).await;
    page.says(".hint p", "Tap the dice to keep.").await;
    page.tap(&[0, 1, 2, 3, 4]).await;
    page.says(".hint p", "Choose a box, or let a die go.").await;
    page.assert_no_errors(site).await;
}
