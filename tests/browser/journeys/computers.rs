//! Computers at the table.

use std::time::Duration;

use rollkeep_rules::game::{Phase, Strength};
use rollkeep_rules::{Need, RuleSet, Section, Slot, Spec, catalogue};
use serde_json::json;

use super::fixture::Fixture;
use crate::page::{Page, button};
use crate::server::Site;

const AT_ONCE: (&str, &str) = ("rollkeep/settings", r#"{"pace":"instant"}"#);
const SLOWLY: (&str, &str) = ("rollkeep/settings", r#"{"pace":"slow"}"#);
const QUICKLY: (&str, &str) = ("rollkeep/settings", r#"{"pace":"quick"}"#);

/// The program of the worker that thinks.
const PROGRAM: &str = "worker_bg.wasm";

/// Longer than two moves of a slow computer take.
const TWO_MOVES: Duration = Duration::from_secs(5);

/// A person sets up a game with two computers, and plays a round.
pub async fn computers_play(page: &Page, site: &Site) {
    page.store(site, &[AT_ONCE]).await;
    page.open(site.url("#/new")).await;
    page.fill("input.name", "Ada").await;
    page.click("#add-computer").await;
    page.click("#add-computer").await;
    page.shown("li:nth-child(3) select.strength").await;
    page.script(
        "const it = document.querySelector('li:nth-child(3) select.strength');
        it.value = 'perfect'; it.dispatchEvent(new Event('change', { bubbles: true }))",
        vec![],
    )
    .await;
    page.click("#begin").await;
    page.shown("main[data-screen=game]").await;
    page.roll().await;
    page.score_best().await;
    page.shown("main[data-seat=\"0\"][data-rolls=\"0\"]").await;
    let game = page.shows_saved_game().await;
    let names = game.setup().seats().iter().map(|seat| seat.name.as_str());
    assert_eq!(names.collect::<Vec<_>>(), ["Ada", "Sven", "Petra"]);
    assert!(game.cards().iter().all(|card| card.filled() == 1));
    // The page does not ask to pass the device to a computer, or back.
    page.never_shown("dialog#pass[open]").await;
    page.roll().await;
    page.assert_no_errors(site).await;
}

/// Presses R as soon as the computer shows what it keeps and no dialog takes the key, and notes the answer: on a busy
/// machine, the driver may be too slow for that.
const PRESS_WHILE_IT_KEEPS: &str = "
    const text = (css) => document.querySelector(css)?.textContent ?? '';
    let pressed = false;
    const look = () => {
        if (!pressed && !document.querySelector('dialog[open]') && text('.hint').includes('novice keeps') && document.querySelector('button.die[aria-pressed=true]')) {
            pressed = true;
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }));
        }
        if (pressed) {
            window.told ??= text('#assertive') || undefined;
        }
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });";

/// A computer shows what it keeps. It does not move behind a dialog, and keys do not move for it.
pub async fn computers_wait(page: &Page, site: &Site) {
    let game = Fixture::with_computers("yatzy", &["Ada"], &[Strength::Novice])
        .rolled(&[1, 2, 3, 4, 6])
        .score(14)
        .rolled(&[3, 3, 1, 2, 6]);
    page.store(site, &[SLOWLY, ("rollkeep/game/seeded", &game.text())])
        .await;
    site.run_before(Page::CLOCK);
    page.open(site.url("#/game/seeded")).await;
    page.shown("main[data-seat=\"1\"]").await;
    page.tool(button("Rules")).await;
    page.shown("dialog#sheet[open]").await;
    let before = page.saved().await.game.log().len();
    page.pass(TWO_MOVES).await;
    assert_eq!(page.saved().await.game.log().len(), before);

    page.script(PRESS_WHILE_IT_KEEPS, vec![]).await;
    page.press("Escape").await;
    page.gone("dialog#sheet").await;
    page.shown("main[data-seat=\"0\"]").await;
    let told = page.script("return window.told", vec![]).await;
    assert!(
        told.as_str()
            .is_some_and(|it| it.contains("It’s a computer’s turn")),
        "{told}"
    );
    assert_eq!(page.shows_saved_game().await.cards()[1].filled(), 1);
    page.says("#assertive", "").await;
}

/// A computer whose move cannot be saved, because a newer version has saved the game, tries again only if somebody rolls for it.
pub async fn refused_move_is_not_repeated(page: &Page, site: &Site) {
    const KEY: &str = "rollkeep/game/seeded";
    let game = Fixture::timed_with_computers("yatzy", &["Ada"], &[Strength::Casual], 5)
        .rolled(&[1, 2, 3, 4, 6])
        .score(14);
    page.store(site, &[AT_ONCE, (KEY, &game.text())]).await;
    page.open(site.url("#/game/seeded")).await;
    page.shown("dialog#paused[open]").await;
    let newer = r#"{"format":999}"#;
    let change = "localStorage.setItem(...arguments);
        window.looks = 0;
        const { getItem } = Storage.prototype;
        Storage.prototype.getItem = function (key) {
            window.looks += key === 'rollkeep/game/seeded';
            return getItem.call(this, key);
        };";
    page.script(change, vec![json!(KEY), json!(newer)]).await;
    page.click("#resume").await;
    page.mentions(".hint.refused", "another tab").await;
    let looks = async || page.script("return looks", vec![]).await.as_i64();
    let before = looks().await;
    page.moment().await;
    assert_eq!(looks().await, before, "it tries again");
    page.press("r").await;
    page.until(
        "it tries again",
        &format!("looks > {}", before.unwrap_or_default()),
    )
    .await;
    assert_eq!(page.stored(KEY).await.as_deref(), Some(newer));
}

/// Notes whether the dice lay still whenever a computer said what it takes, and whether a box was lit before it was filled.
const WATCH_STAGES: &str = "addEventListener('DOMContentLoaded', () => {
    window.still = [];
    window.lit = false;
    const look = () => {
        const says = document.querySelector('.hint')?.textContent ?? '';
        const turns = document.querySelector('main')?.dataset.seat === '1';
        if (turns && says.includes('novice scores')) still.push(document.querySelector('.tray.at-rest') !== null);
        lit ||= document.querySelector('td.aim') !== null;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    });";

/// The dice lie still before a computer says what it takes, and the box is lit before it is filled. A tap on the dice
/// skips a wait.
pub async fn computers_move_in_stages(page: &Page, site: &Site) {
    let game = Fixture::with_computers("yatzy", &["Ada"], &[Strength::Novice])
        .rolled(&[1, 2, 3, 4, 6])
        .score(14);
    page.store(site, &[QUICKLY, ("rollkeep/game/seeded", &game.text())])
        .await;
    site.run_before(WATCH_STAGES);
    page.open(site.url("#/game/seeded")).await;
    page.shown("main[data-seat=\"0\"]").await;
    let seen = "return [[...new Set(still)], lit]";
    assert_eq!(page.script(seen, vec![]).await, json!([[true], true]));

    page.store(site, &[SLOWLY, ("rollkeep/game/seeded", &game.text())])
        .await;
    site.run_before(Page::CLOCK);
    page.open(site.url("#/game/seeded")).await;
    page.shown("main[data-seat=\"1\"][data-rolls=\"0\"]").await;
    page.click(".tray .dice").await;
    page.shown("main[data-seat=\"1\"][data-rolls=\"1\"]").await;
}

/// A person undoes a score after a computer has played: the computer's turn stays, it waits for the new score, also
/// over a reload, and the game goes on where it was.
pub async fn undo_after_computers(page: &Page, site: &Site) {
    let game =
        Fixture::with_computers("yatzy", &["Ada"], &[Strength::Novice]).rolled(&[1, 1, 1, 1, 6]);
    page.store(site, &[AT_ONCE, ("rollkeep/game/seeded", &game.text())])
        .await;
    page.open(site.url("#/game/seeded")).await;
    page.score(0).await;
    page.shown("main[data-seat=\"0\"][data-rolls=\"0\"]").await;
    let before = page.shows_saved_game().await;
    let theirs = before.cards()[1].clone();
    assert_eq!((before.cards()[0].filled(), theirs.filled()), (1, 1));
    page.shown("#undo:not([aria-disabled])").await;
    page.click("#undo").await;
    page.shown("main[data-seat=\"0\"][data-rolls=\"1\"]").await;
    assert_eq!(page.seen().await.faces, [1, 1, 1, 1, 6]);
    page.shown("#undo[aria-disabled=true]").await;

    page.reload().await;
    page.shown("main[data-seat=\"0\"][data-rolls=\"1\"]").await;
    let back = page.shows_saved_game().await;
    assert_eq!(back.cards()[0].filled(), 0);
    assert_eq!(back.cards()[1], theirs);

    // The box for four of a kind.
    page.score(9).await;
    page.shown("main[data-seat=\"0\"][data-rolls=\"0\"]").await;
    let mended = page.shows_saved_game().await;
    assert_eq!(mended.cards()[0].points(Slot(9)), Some(4));
    assert_eq!(mended.cards()[0].filled(), 1);
    assert_eq!(mended.cards()[1], theirs);
    page.roll().await;
    page.shown("#undo[aria-disabled=true]").await;
    page.score_best().await;
    page.shown("main[data-seat=\"0\"][data-rolls=\"0\"]").await;
    assert_eq!(page.shows_saved_game().await.cards()[1].filled(), 2);
}

/// A computer that cannot think says so and waits; it continues when its program loads, or Casual plays for it.
pub async fn computer_cannot_think(page: &Page, site: &Site) {
    site.hide(PROGRAM);
    let game = Fixture::with_computers("yatzy", &["Ada"], &[Strength::Perfect])
        .rolled(&[1, 2, 3, 4, 6])
        .score(14);
    page.store(site, &[AT_ONCE, ("rollkeep/game/seeded", &game.text())])
        .await;
    page.open(site.url("#/game/seeded")).await;
    page.shown("dialog#stuck[open]").await;
    page.mentions("#stuck", "perfect is stuck").await;
    page.passes_axe().await;
    let waits = page.saved().await.game;
    assert_eq!(waits.cards()[1].filled(), 0);
    let Phase::Turn(turn) = waits.phase() else {
        panic!("the game goes on");
    };
    let first = turn.hand.expect("it has rolled");
    assert_eq!(first.rolls, 1, "nothing is thrown away that it never saw");

    // The question is still open from before.
    let tries = || {
        let asked = site.asked().into_iter();
        asked.filter(|it| it.path.ends_with(PROGRAM)).count()
    };
    let before = tries();
    page.click("#think-again").await;
    page.wait("another request", async || match tries() > before {
        true => Ok(()),
        false => Err("there is none".to_owned()),
    })
    .await;
    page.shown("dialog#stuck[open]").await;
    assert_eq!(page.saved().await.game, waits);
    page.click("#stand-in").await;
    page.shown("main[data-seat=\"0\"]").await;
    let played = page.shows_saved_game().await;
    assert_eq!(played.cards()[1].filled(), 1);
    page.roll().await;

    // In the next game Perfect plays again, once its program loads.
    page.store(site, &[("rollkeep/game/seeded", &game.text())])
        .await;
    page.open(site.url("#/game/seeded")).await;
    page.shown("dialog#stuck[open]").await;
    site.hide("nothing");
    page.click("#think-again").await;
    page.shown("main[data-seat=\"0\"]").await;
    assert_eq!(page.shows_saved_game().await.cards()[1].filled(), 1);
}

/// Novice and Casual need no solver: they play without it.
pub async fn computers_without_solver(page: &Page, site: &Site) {
    site.hide(PROGRAM);
    let game =
        Fixture::with_computers("yahtzie", &[], &[Strength::Novice, Strength::Casual]).but(4);
    page.store(site, &[AT_ONCE, ("rollkeep/game/seeded", &game.text())])
        .await;
    page.open(site.url("#/game/seeded")).await;
    page.shown("main[data-screen=over]").await;
}

/// Computers alone play a game to its end; a pause stops them.
pub async fn computers_alone(page: &Page, site: &Site) {
    let game =
        Fixture::with_computers("yahtzee-club", &[], &[Strength::Casual, Strength::Rival]).but(8);
    page.store(site, &[QUICKLY, ("rollkeep/game/seeded", &game.text())])
        .await;
    site.run_before(Page::CLOCK);
    page.open(site.home()).await;
    page.shown("main[data-screen=home]").await;
    page.watch_timers().await;
    page.script("location.hash = '#/game/seeded'", vec![]).await;
    page.has_timers().await;
    page.shown("main[data-rolls=\"1\"]").await;
    page.click("button[aria-label=Pause]").await;
    page.shown("dialog#paused[open]").await;
    let paused = page.saved().await.game;
    page.pass(TWO_MOVES).await;
    assert_eq!(page.saved().await.game, paused);
    page.click("label:has(input[name=pace][value=instant])")
        .await;
    page.click("#resume").await;
    page.shown("main[data-screen=over]").await;
    page.has_no_timers().await;
    let game = page.saved().await.game;
    assert!(matches!(game.phase(), Phase::Over(_)));
    let settings = page.stored("rollkeep/settings").await.unwrap_or_default();
    assert!(settings.contains("\"pace\":\"instant\""), "{settings}");
    page.never_shown("#undo").await;
    assert_eq!(
        page.script("return document.title", vec![]).await,
        json!(page.text("h1").await + " – Rollkeep")
    );
    page.assert_no_errors(site).await;
}

/// Maxi Yatzy with all boxes in one section, two of which need something: too many states for best play.
fn large_rules() -> RuleSet {
    let maxi = catalogue::find("maxi-yatzy").expect("Maxi Yatzy");
    let mut spec = Spec::clone(&maxi);
    "large".clone_into(&mut spec.id);
    spec.upper_bonus = None;
    for (at, category) in spec.categories.iter_mut().enumerate() {
        category.section = Section::Lower;
        category.needs = [Need::Above(Slot(18)), Need::Below(Slot(17))]
            .get(at)
            .copied();
    }
    RuleSet::new(spec).expect("rules that can be played")
}

/// Where best play takes too long to compute, Casual plays for a computer that needs it, and the screen says why once.
pub async fn computers_of_large_rules(page: &Page, site: &Site) {
    const WHY: &str =
        "With these rules, perfect play takes too long to work out. Casual plays for perfect.";
    let game = Fixture::under_with(large_rules(), &["Ada"], &[Strength::Perfect])
        .rolled(&[1, 2, 3, 4, 6, 6])
        .score(6);
    page.store(site, &[AT_ONCE, ("rollkeep/game/seeded", &game.text())])
        .await;
    page.open(site.url("#/game/seeded")).await;
    page.mentions(".hint", WHY).await;
    let once = page.shows_saved_game().await;
    assert_eq!(once.cards()[1].filled(), 1);
    page.roll().await;
    page.score_best().await;
    page.shown("main[data-seat=\"0\"][data-rolls=\"0\"]").await;
    assert_eq!(page.shows_saved_game().await.cards()[1].filled(), 2);
    assert!(!page.text(".hint").await.contains(WHY));
    page.never_shown("dialog#stuck[open]").await;
    page.assert_no_errors(site).await;
}
