//! Cheers, and numbers that are written and counted.

use rollkeep_rules::game::Strength;
use serde_json::json;

use super::fixture::Fixture;
use crate::page::Page;
use crate::server::Site;

/// Makes every die show the same face.
const LOADED: &str = "Crypto.prototype.getRandomValues = function (into) {
    new Uint8Array(into.buffer, into.byteOffset, into.byteLength).fill(7);
    return into;
}";

/// Notes what flies over the page.
const WATCH_FLIGHTS: &str = "window.flown = [];
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((it) => {
        if (it.className === 'flying') flown.push(it.textContent);
    }))).observe(document.body, { childList: true })";

/// Notes whether the dice roll, and whether somebody is cheered, whenever that changes.
const WATCH_CHEERS: &str = "window.states = [];
    const look = () => {
        const [rolls, cheered] = ['main.tumbling', '.cheer p'].map((css) => document.querySelector(css));
        const state = [rolls && 'tumbling', cheered && 'cheered'].filter(Boolean).join(' ');
        if (states.at(-1) !== state) states.push(state);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
    look();";

/// Holds the pauses after a score, and the time of a cheer, until the journey lets them end: a busy machine would look too
/// late.
pub(super) const HOLD_PAUSES: &str = "window.held = new Map();
    const set = setTimeout;
    window.setTimeout = (then, pause, ...more) => {
        if (![1100, 1500, 1600, 2150].includes(pause)) return set(then, pause, ...more);
        const id = set(() => {}, 0);
        held.set(id, then);
        return id;
    };
    const clear = clearTimeout;
    window.clearTimeout = (id) => { held.delete(id); clear(id); };
    window.endPauses = () => {
        const all = [...held.values()];
        held.clear();
        all.forEach((then) => then());
        return all.length;
    };";

/// A lone player before a score that reaches the upper bonus, in the box of the sixes.
fn before_bonus() -> Fixture {
    let mut game = Fixture::new("yahtzee-official", &["Ada"]);
    for (slot, pips) in (0..5).zip(1..) {
        game = game.rolled(&[pips, pips, pips, 6, 1]).score(slot);
    }
    game.rolled(&[6, 6, 6, 6, 1])
}

/// A lone player with a second Yahtzee, for the box of the fours.
fn before_extra() -> Fixture {
    Fixture::new("yahtzee-official", &["Ada"])
        .rolled(&[6, 6, 6, 6, 6])
        .score(11)
        .rolled(&[4, 4, 4, 4, 4])
}

/// Each cheer is shown in a few words, takes no taps from the roll button, and disappears by itself.
pub async fn moments_come_and_go(page: &Page, site: &Site) {
    page.resume(site, &before_bonus().text()).await;
    page.script(HOLD_PAUSES, vec![]).await;
    page.click("td[data-slot=\"5\"] button.box").await;
    page.cheers("Upper bonus +35").await;
    page.resume(site, &before_extra().text()).await;
    page.script(HOLD_PAUSES, vec![]).await;
    page.click("td[data-slot=\"3\"] button.box").await;
    page.cheers("Extra Yahtzee +100").await;

    page.resume(site, &Fixture::new("yatzy", &["Ada"]).text())
        .await;
    page.shows_saved_game().await;
    page.script(LOADED, vec![]).await;
    page.script(HOLD_PAUSES, vec![]).await;
    page.script(WATCH_CHEERS, vec![]).await;
    page.click("#roll").await;
    page.cheers("Yatzy in one roll!").await;
    // Nothing is revealed while the dice roll.
    let states = page.script("return states", vec![]).await;
    assert_eq!(states, json!(["", "tumbling", "cheered", ""]));
    // Another one is cheered again, and a cheer delays nobody.
    page.roll().await;
    page.shown(".cheer p").await;
    page.roll().await;
    page.shown("main[data-rolls=\"3\"]").await;
    page.score(14).await;
    page.end_pauses().await;
    page.gone(".cheer p").await;
}

/// What a show over the screen does to the page: how large its words are, how much of the width it has, whether it has the
/// colour of the player whose turn it is, and what is under it.
const SHOW: &str = "const [show, heading] = ['.grand', '.turn h1'].map((css) => document.querySelector(css));
    const colour = (it, property) => getComputedStyle(it)[property];
    const { x, y, width, height } = show.getBoundingClientRect();
    const under = document.elementFromPoint(x + width / 2, y + height / 2);
    return [parseFloat(colour(show, 'fontSize')) > 40, show.offsetWidth === innerWidth,
        colour(show, 'backgroundColor') === colour(heading, 'color'), under.closest('.cheer') === null];";

/// Equal dice are seen from across the room, in the player's colour; nothing moves for it, and a tap ends it.
pub async fn equal_dice_are_seen_from_afar(page: &Page, site: &Site) {
    const CARD: &str =
        "const { x, y, width, height } = document.querySelector('.sheet').getBoundingClientRect();
        return [x, y, width, height]";
    page.resume(site, &Fixture::new("yatzy", &["Ada", "Ben"]).text())
        .await;
    page.shows_saved_game().await;
    page.script(LOADED, vec![]).await;
    page.script(HOLD_PAUSES, vec![]).await;
    let card = page.script(CARD, vec![]).await;
    page.click("#roll").await;
    page.says(".cheer .grand", "Yatzy in one roll!").await;
    assert_eq!(
        page.script(SHOW, vec![]).await,
        json!([true, true, true, true])
    );
    assert_eq!(page.script(CARD, vec![]).await, card);
    let signs = "return document.querySelectorAll('.grand .badge').length";
    assert_eq!(page.script(signs, vec![]).await, json!(10));
    page.click(".turn").await;
    page.gone(".cheer .grand").await;
}

/// A struck box has a stroke, and nothing flies there; points do, and have none.
pub async fn a_strike_is_no_score(page: &Page, site: &Site) {
    const STROKES: &str = "return [...document.querySelectorAll('.filled span')]
        .map((it) => getComputedStyle(it, '::after').borderTopStyle === 'solid')";
    let game = Fixture::new("yatzy", &["Ada"]).rolled(&[1, 1, 2, 3, 6]);
    page.resume(site, &game.text()).await;
    page.script(WATCH_FLIGHTS, vec![]).await;
    page.score(0).await;
    page.until("the points have flown", "window.flown.join() === '2'")
        .await;
    page.roll().await;
    page.shown(".tray.at-rest").await;
    let struck = "td.filled.struck[data-slot=\"14\"]";
    page.score(14).await;
    page.says(struck, "0").await;
    page.frames().await;
    assert_eq!(page.script("return flown.join()", vec![]).await, json!("2"));
    assert_eq!(page.script(STROKES, vec![]).await, json!([false, true]));
}

/// With reduced motion, cheers stand still for the same time, and totals change at once.
pub async fn moments_still(page: &Page, site: &Site) {
    page.resume(site, &before_extra().text()).await;
    page.script(HOLD_PAUSES, vec![]).await;
    page.script(WATCH_FLIGHTS, vec![]).await;
    page.script(COUNTED, vec![]).await;
    page.click("td[data-slot=\"3\"] button.box").await;
    page.shown(".cheer p").await;
    let moving = "return document.getAnimations().filter((it) => it.effect.getTiming().duration > 20).length";
    assert_eq!(page.script(moving, vec![]).await, json!(0));
    page.cheers("Extra Yahtzee +100").await;
    let seen = page.script("return [flown, counted]", vec![]).await;
    assert_eq!(seen, json!([[], []]));
}

/// If one card is shown at a time, a score appears on its card until the next player does something.
pub async fn scores_land_in_sight(page: &Page, site: &Site) {
    let game = Fixture::new("yatzy", &["Ada", "Ben"]).rolled(&[6, 6, 6, 5, 1]);
    page.resume(site, &game.text()).await;
    page.script(HOLD_PAUSES, vec![]).await;
    page.script(WATCH_FLIGHTS, vec![]).await;
    page.score(5).await;
    page.until("the points have flown", "window.flown.join() === '18'")
        .await;
    page.until("they have landed", "!document.querySelector('.flying')")
        .await;
    page.end_pauses().await;
    page.shown("dialog#pass[open]").await;
    page.click("#pass-never").await;
    page.gone("dialog#pass").await;
    page.shows_card_of(1).await;
    page.roll().await;
    page.score(0).await;
    // The heading names who rolls next, while the card with the score is still seen.
    page.says(".turn h1", "Ada’s turn").await;
    page.shows_card_of(1).await;
    page.gone("dialog#pass").await;
    page.roll().await;
    page.says(".turn h1", "Ada’s turn").await;
    page.shows_card_of(0).await;

    page.reload().await;
    page.score(0).await;
    page.says(".turn h1", "Ben’s turn").await;
    page.shows_card_of(1).await;
    // The screen between two people is now off.
    page.open(site.url("#/settings")).await;
    page.until(
        "the switch is off",
        "document.querySelector('input[name=pass]')?.checked === false",
    )
    .await;
}

/// After a computer's score, the heading names the person who rolls next, while the computer's card is still seen.
pub async fn heading_after_a_computer(page: &Page, site: &Site) {
    let game = Fixture::with_computers("yatzy", &["Ada"], &[Strength::Casual])
        .rolled(&[1, 2, 3, 4, 6])
        .score(14);
    let quickly = ("rollkeep/settings", r#"{"pace":"quick"}"#);
    page.store(site, &[quickly, ("rollkeep/game/seeded", &game.text())])
        .await;
    site.run_before(HOLD_PAUSES);
    page.open(site.url("#/game/seeded")).await;
    page.shown("main[data-seat=\"0\"][data-rolls=\"0\"]").await;
    page.says(".turn h1", "Ada’s turn").await;
    page.shows_card_of(1).await;
    page.end_pauses().await;
    page.shows_card_of(0).await;
}

/// A score appears on the card, and is cheered, before the screen between two people covers it. Meanwhile nobody can
/// roll; a player in a hurry gets that screen at once.
pub async fn score_before_the_pass_screen(page: &Page, site: &Site) {
    // Late in the game; Ada is ahead by 18.
    let mut game = Fixture::new("yatzy", &["Ada", "Ben"]);
    for slot in [3, 4, 6, 7, 8, 9, 10, 11, 13] {
        game = game.rolled(&[1, 1, 1, 2, 3]).score(slot);
        game = game.rolled(&[1, 1, 1, 2, 3]).score(slot);
    }
    let game = game
        .rolled(&[6, 6, 6, 5, 1])
        .score(5)
        .rolled(&[1, 1, 1, 2, 3])
        .score(0)
        .rolled(&[1, 1, 1, 2, 3])
        .score(0)
        .rolled(&[5, 5, 5, 6, 6]);
    page.resume(site, &game.text()).await;
    page.script(HOLD_PAUSES, vec![]).await;
    page.score(12).await;
    page.says(".cheer p", "Ben takes the lead").await;
    page.mentions("#polite", "Ben takes the lead").await;
    page.never_shown("dialog#pass[open]").await;
    page.end_pauses().await;
    page.gone(".cheer p").await;
    page.shown("dialog#pass[open]").await;
    page.says("dialog#pass h2", "Pass to Ada").await;
    // On a phone, the whole card of the next player stays in view, and a tap shows all cards.
    page.resize(390, 844).await;
    page.until(
        "the card is in view",
        "[...document.querySelectorAll('.table > :is(.standings, .pad)')].every((it) => {
            const [card, cover] = [it, document.querySelector('#pass')].map((it) => it.getBoundingClientRect());
            return card.height > 0 && card.bottom <= cover.top + 1;
        })",
    )
    .await;
    page.click("#look").await;
    page.shown("dialog#sheet[open] table").await;
    page.press("Escape").await;
    page.shown("dialog#pass[open]").await;
    page.click("#ready").await;
    page.gone("dialog#pass").await;

    page.roll().await;
    page.score(1).await;
    let before = page.saved().await.game;
    page.press("Space").await;
    page.shown("dialog#pass[open]").await;
    assert_eq!(page.saved().await.game, before, "nothing is rolled");

    // A player who reads is not disturbed.
    page.click("#ready").await;
    page.gone("dialog#pass").await;
    page.roll().await;
    page.score(2).await;
    page.press("?").await;
    page.shown("dialog#sheet[open]").await;
    page.end_pauses().await;
    page.says("h1", "Ada’s turn").await;
    page.frames().await;
    page.gone("dialog#pass[open]").await;
    page.press("Escape").await;
    page.gone("dialog#sheet").await;
    page.shown("dialog#pass[open]").await;
}

/// The best total on the device is cheered at the end of its game, but not when the game is opened again; a first total
/// is not cheered.
pub async fn best_total(page: &Page, site: &Site) {
    let last = Fixture::new("yatzy", &["Ada"])
        .but(1)
        .rolled(&[6, 6, 6, 6, 6]);
    page.resume(site, &last.text()).await;
    let game = page.score(14).await;
    let total = game.ranking()[0].total;
    page.shown("main[data-screen=over]").await;
    page.moment().await;
    page.never_shown(".cheer p").await;

    let ended = Fixture::new("yatzy", &["Ada"]).ended();
    assert!(ended.game().ranking()[0].total < total);
    let saves = [
        ("rollkeep/done/ended", ended.text()),
        ("rollkeep/game/second", last.text()),
    ];
    let saves = saves.each_ref().map(|(key, text)| (*key, text.as_str()));
    page.store(site, &saves).await;
    page.open(site.url("#/game/second")).await;
    page.shown("button.box").await;
    page.script(HOLD_PAUSES, vec![]).await;
    page.click("td[data-slot=\"14\"] button.box").await;
    page.end_pauses().await;
    page.cheers(&format!("Best total yet: {total}")).await;
    page.reload().await;
    page.shown("main[data-screen=over]").await;
    page.moment().await;
    page.gone(".cheer p").await;
}

/// Notes the numbers drawn over the totals, what screen readers read there meanwhile, and when.
const COUNTED: &str = "window.counted = [];
    new MutationObserver((all) => {
        for (const { target } of all) {
            if (target.dataset.now === undefined) continue;
            counted.push([Number(target.dataset.now), target.textContent, performance.now()]);
        }
    }).observe(document.querySelector('.pad'), { attributeFilter: ['data-now'], subtree: true })";

/// Totals count up; screen readers read the final total from the first moment on.
pub async fn totals_count_up(page: &Page, site: &Site) {
    let game = Fixture::new("yatzy", &["Ada"]).rolled(&[6, 6, 6, 6, 6]);
    page.resume(site, &game.text()).await;
    page.shows_saved_game().await;
    page.script(COUNTED, vec![]).await;
    page.score(14).await;
    page.until("a total counts", "counted.length > 0").await;
    page.absent("[data-now]").await;
    let counted = page.script("return counted", vec![]).await;
    for it in counted.as_array().expect("a list") {
        assert!(it[0].as_u64() <= Some(50), "{it}");
        assert_eq!(it[1], json!("50"));
    }
    let took = "return counted.at(-1)[2] - counted[0][2]";
    let took = page.script(took, vec![]).await;
    assert!(took.as_f64() < Some(2000.0), "{took} ms");
    // After an undo, nothing counts down.
    page.script("counted.length = 0", vec![]).await;
    page.click("#undo").await;
    page.shows_saved_game().await;
    assert_eq!(page.script("return counted", vec![]).await, json!([]));
}

impl Page {
    /// Ends the pauses that [`HOLD_PAUSES`] holds.
    pub(super) async fn end_pauses(&self) {
        self.until("a pause ends", "endPauses()").await;
    }

    /// Waits until the card of this seat is shown large: that of the other of two stands small beside it.
    async fn shows_card_of(&self, seat: usize) {
        let seen = format!(
            "[...document.querySelectorAll('td[data-slot=\"0\"]')]
                .every((it) => (it.dataset.seat === '{seat}') === (it.getBoundingClientRect().width > 40))"
        );
        self.until("the card of one player", &seen).await;
    }

    /// Waits until these words are shown away from the roll button, and gone when their time is over. Needs
    /// [`HOLD_PAUSES`].
    async fn cheers(&self, words: &str) {
        self.says(".cheer p", words).await;
        // The button at the end of a game is in the lazy part.
        self.shown("#roll, #again").await;
        let free = "const { x, y, width, height } = document.querySelector('#roll, #again').getBoundingClientRect();
            return Boolean(document.elementFromPoint(x + width / 2, y + height / 2).closest('#roll, #again'))";
        assert_eq!(self.script(free, vec![]).await, json!(true));
        self.end_pauses().await;
        self.gone(".cheer p").await;
    }
}
