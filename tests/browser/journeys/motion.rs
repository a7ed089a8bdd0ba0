//! Movements on the table.

use rollkeep_app::pose::Pose;
use rollkeep_rules::game::{Event, Phase};
use serde_json::{Value, json};

use super::access::{moved, watch_motion};
use super::fixture::Fixture;
use crate::page::Page;
use crate::server::Site;

/// The angle of each die in degrees, and the position of its middle in its button, as drawn.
const LIES: &str = "return [...document.querySelectorAll('.die .spin')].map((it) => {
    const { a, b } = new DOMMatrix(getComputedStyle(it).transform);
    const [die, place] = [it, it.parentElement].map((part) => part.getBoundingClientRect());
    const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
    const [[x, y], [left, top]] = [middle(die), middle(place)];
    return [Math.atan2(b, a) * 180 / Math.PI, x - left, y - top];
})";

/// Notes what each animation moves and for how long, and what was saved by then.
const WATCH: &str = "window.begun = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, time) {
        const saved = Object.entries(localStorage).find(([key]) => key.startsWith('rollkeep/game/'))?.[1];
        begun.push({ on: this.className, moves: Object.keys(frames), time, saved });
        return animate.call(this, frames, time);
    };
    const tray = document.querySelector('.tray');
    window.took = [];
    new MutationObserver(() => {
        const rests = tray.classList.contains('at-rest');
        if (rests && window.since) took.push(performance.now() - since);
        window.since = rests ? null : window.since ?? performance.now();
    }).observe(tray, { attributeFilter: ['class'] })";

/// The areas of taps, and whether two overlap.
const PLACES: &str = "return [...document.querySelectorAll('.die')].map((it) => {
    const { left, top, right, bottom } = it.getBoundingClientRect();
    return [left, top, right, bottom];
})";

/// Every die has its own angle, which follows from the roll; also after a reload.
pub async fn dice_land_askew(page: &Page, site: &Site) {
    let game = Fixture::new("yatzy", &["Ada"]).rolled(&[2, 2, 3, 5, 6]);
    page.resume(site, &game.text()).await;
    for _ in 0..2 {
        let lies = page.lies().await;
        assert_eq!(lies.len(), 5);
        for (place, pose) in lies.iter().enumerate() {
            let wanted = Pose::at(game.game(), place).expect("dice lie there").turn;
            assert!(
                (pose[0] - f64::from(wanted)).abs() < 0.5,
                "{place}: {pose:?}"
            );
        }
        page.reload().await;
        page.shown("button.die[data-face]").await;
    }
    // Nothing that is drawn leaves the area of its tap.
    let game = page.roll().await;
    page.shown(".tray.at-rest").await;
    let turns: Vec<i8> = (0..5)
        .filter_map(|place| Some(Pose::at(&game, place)?.turn))
        .collect();
    assert!(turns.iter().any(|turn| *turn != turns[0]));
    let outside = "return [...document.querySelectorAll('.die')].filter((it) => {
        const [place, die] = [it, it.querySelector('.spin')].map((part) => part.getBoundingClientRect());
        return die.left < place.left - 0.5 || die.right > place.right + 0.5
            || die.top < place.top - 0.5 || die.bottom > place.bottom + 0.5;
    }).length";
    for (width, height) in [
        (390, 664),
        (320, 568),
        (667, 375),
        (820, 1180),
        (1180, 820),
        (1920, 1080),
    ] {
        page.resize(width, height).await;
        page.lies().await;
        assert_eq!(
            page.script(outside, vec![]).await,
            json!(0),
            "{width} x {height}"
        );
    }
}

/// A kept die moves to the rail and is straight there; its button stays where it is.
pub async fn kept_dice_move(page: &Page, site: &Site) {
    let game = Fixture::new("yatzy", &["Ada"]).rolled(&[2, 2, 3, 5, 6]);
    page.resume(site, &game.text()).await;
    let before = page.lies().await;
    let places = page.script(PLACES, vec![]).await;
    page.tap(&[1, 3]).await;
    let kept = page.lies().await;
    for place in 0..5 {
        let is_kept = [1, 3].contains(&place);
        let (turn, up) = (kept[place][0].abs(), before[place][2] - kept[place][2]);
        assert_eq!(turn < 0.5, is_kept, "{place}: {kept:?}");
        assert_eq!(up > 3.0, is_kept, "{place}: {before:?} {kept:?}");
    }
    let rail: Vec<f64> = [1, 3].map(|place| kept[place][2]).into();
    assert!((rail[0] - rail[1]).abs() < 0.5);
    assert_eq!(page.script(PLACES, vec![]).await, places);
    let apart = "const places = [...document.querySelectorAll('.die')].map((it) => it.getBoundingClientRect());
        return places.every((it, n) => it.width >= 44 && it.height >= 44 && (n === 0 || it.left >= places[n - 1].right - 0.5))";
    assert_eq!(page.script(apart, vec![]).await, json!(true));
    // Their frames and words stay clear of the coloured edge of the tray, also on the smallest phones.
    let clear = "const tray = document.querySelector('.tray .dice').getBoundingClientRect();
        return [...document.querySelectorAll('.die[aria-pressed=true]')].every((it) => {
            const [die, word] = ['.spin', '.kept'].map((css) => it.querySelector(css).getBoundingClientRect());
            return die.left - 3 >= tray.left + 3 && die.right + 3 <= tray.right - 3
                && die.top - 3 >= tray.top + 3 && word.bottom <= tray.bottom - 2;
        })";
    page.tap(&[0, 4]).await;
    for (width, height) in [(320, 568), (320, 700), (390, 664), (390, 844)] {
        page.resize(width, height).await;
        page.lies().await;
        let clear = page.script(clear, vec![]).await;
        assert_eq!(clear, json!(true), "{width} x {height}");
    }
    page.tap(&[0, 4]).await;
    // They stay there over a roll, and have their old angle when they are released.
    page.roll().await;
    page.shown(".tray.at-rest").await;
    let again = page.lies().await;
    assert!((again[1][2] - rail[0]).abs() < 0.5, "{again:?}");
    page.tap(&[1]).await;
    let free = page.lies().await;
    assert!((free[1][0] - before[1][0]).abs() < 0.5, "{free:?}");
}

/// A roll moves only the rolled dice, with smooth properties, and for 0.7 seconds at most.
pub async fn rolls_in_time(page: &Page, site: &Site) {
    for (rules, dice) in [("yatzy", 5), ("yahtzie", 6)] {
        page.resume(site, &Fixture::new(rules, &["Ada", "Ben"]).text())
            .await;
        page.shows_saved_game().await;
        page.script(WATCH, vec![]).await;
        page.roll().await;
        page.shown(".tray.at-rest").await;
        page.tap(&[0, 2]).await;
        page.roll().await;
        page.shown(".tray.at-rest").await;
        let begun = page.begun().await;
        // A cube and its shadow for each die.
        assert_eq!(begun.len(), 2 * (dice + dice - 2), "{begun:?}");
        for it in &begun {
            assert!(
                it["time"].as_f64().is_some_and(|time| time <= 650.0),
                "{it}"
            );
            let moves = it["moves"].as_array().expect("a list");
            let smooth = ["transform", "opacity", "offset", "easing"];
            assert!(
                moves
                    .iter()
                    .all(|it| smooth.contains(&it.as_str().unwrap_or_default())),
                "{it}"
            );
        }
        assert_eq!(page.script("return took.length", vec![]).await, json!(2));
        let moving =
            "return document.querySelector('.dice').getAnimations({ subtree: true }).length";
        assert_eq!(page.script(moving, vec![]).await, json!(0));
        let longer = "return [document.scrollingElement.scrollHeight > innerHeight, document.scrollingElement.scrollWidth > innerWidth]";
        assert_eq!(page.script(longer, vec![]).await, json!([false, false]));
    }
}

/// A roll is decided and saved before the first die moves, and the dice show it from then on.
pub async fn roll_is_saved_before_it_moves(page: &Page, site: &Site) {
    page.resume(site, &Fixture::new("yatzy", &["Ada"]).text())
        .await;
    page.shows_saved_game().await;
    page.script(WATCH, vec![]).await;
    page.roll().await;
    let begun = page.begun().await;
    let saved = page
        .script(
            "return localStorage.getItem('rollkeep/game/seeded')",
            vec![],
        )
        .await;
    assert!(!begun.is_empty());
    for it in begun {
        assert_eq!(it["saved"], saved);
    }
}

/// A tap elsewhere ends the rolling at once; the page does not change its size while dice roll.
pub async fn tap_ends_the_roll(page: &Page, site: &Site) {
    page.resume(site, &Fixture::new("yatzy", &["Ada"]).text())
        .await;
    page.shows_saved_game().await;
    let slow = "const { animate } = Element.prototype;
        Element.prototype.animate = function (frames) { return animate.call(this, frames, 60000); }";
    page.script(slow, vec![]).await;
    page.click("#roll").await;
    page.shown("main.tumbling").await;
    // A die at rest may still slide to its place, as a transition.
    let rolling = "return document.querySelector('.dice').getAnimations({ subtree: true })
        .map((it) => it.constructor.name).filter((it) => it !== 'CSSTransition')";
    let scrolls = "const all = document.scrollingElement;
        return [all.scrollHeight > innerHeight, all.scrollWidth > innerWidth]";
    assert_ne!(page.script(rolling, vec![]).await, json!([]));
    assert_eq!(page.script(scrolls, vec![]).await, json!([false, false]));
    page.click(".turn").await;
    page.shown(".tray.at-rest").await;
    assert_eq!(page.script(rolling, vec![]).await, json!([]));
    assert_eq!(page.script(scrolls, vec![]).await, json!([false, false]));
    page.shows_saved_game().await;
}

/// While dice roll, a tap on a box or on a die, and a key for them, ends the roll and does nothing else: nobody has seen
/// the dice.
pub async fn unseen_dice_are_not_scored(page: &Page, site: &Site) {
    let game = Fixture::new("yatzy", &["Ada"]).rolled(&[2, 2, 3, 5, 6]);
    let slow = "const { animate } = Element.prototype;
        Element.prototype.animate = function (frames) { return animate.call(this, frames, 60000); }";
    let chance = "document.querySelector('td[data-slot=\"14\"] button.box')";
    let press = |key: &str| {
        format!(
            "document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key: '{key}', bubbles: true }}))"
        )
    };
    for act in [
        format!("{chance}.click()"),
        format!(
            "const it = {chance}; it.dispatchEvent(new PointerEvent('pointerdown', {{ bubbles: true }})); it.click()"
        ),
        "const it = document.querySelector('.die[data-place=\"0\"]');
            it.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
            it.click()"
            .to_owned(),
        press("1"),
    ] {
        page.resume(site, &game.text()).await;
        page.shows_saved_game().await;
        page.script(slow, vec![]).await;
        // In one script, because the dice come to rest by themselves in the end.
        let while_they_roll = format!(
            "new Promise((done) => {{
                const look = () => {{
                    if (!document.querySelector('main.tumbling .box')) return requestAnimationFrame(look);
                    {act};
                    done(true);
                }};
                document.querySelector('#roll').click();
                look();
            }})"
        );
        page.promised("a tap on rolling dice", &while_they_roll)
            .await;
        page.shown("main[data-rolls=\"2\"] .tray.at-rest").await;
        let rolled = page.shows_saved_game().await;
        assert_eq!(rolled.cards()[0].filled(), 0, "{act}");
        page.never_shown("button.die[aria-pressed=true]").await;
    }
    // Dice that lie still are scored and kept as always.
    page.script(&press("1"), vec![]).await;
    page.shown(".die[data-place=\"0\"][aria-pressed=true]")
        .await;
    assert_eq!(page.score(14).await.cards()[0].filled(), 1);
}

/// With reduced motion nothing moves, and the dice have their angles.
pub async fn no_motion_where_reduced(page: &Page, site: &Site) {
    let game = Fixture::rolling_for_start("yatzy", &["Ada", "Ben"]);
    page.resume(site, &game.text()).await;
    watch_motion(page).await;
    let mut game = page.roll().await;
    while matches!(game.phase(), Phase::Starting(_)) {
        game = page.roll().await;
    }
    let game = page.roll().await;
    page.shown(".tray.at-rest").await;
    let lies = page.lies().await;
    assert_eq!(lies.len(), 5);
    for (place, pose) in lies.iter().enumerate() {
        let turn = Pose::at(&game, place).expect("dice lie there").turn;
        assert!((pose[0] - f64::from(turn)).abs() < 0.5);
    }
    page.score_best().await;
    assert_eq!(moved(page).await, 0);
}

/// Each roll for the start shows its die, alone in the middle of the tray, with the name of whoever rolled it; the first roll of the game replaces it.
pub async fn roll_for_the_start_shows_its_die(page: &Page, site: &Site) {
    let game = Fixture::rolling_for_start("yatzy", &["Ada", "Ben", "Cleo"]);
    page.resume(site, &game.text()).await;
    page.shows_saved_game().await;
    page.script(WATCH, vec![]).await;
    let places = "return [...document.querySelectorAll('.die')]
        .filter((it) => getComputedStyle(it).visibility === 'visible').map((it) => it.dataset.place)";
    assert_eq!(page.script(places, vec![]).await, json!(["2"]));
    let mut rolls = 0;
    loop {
        let roller = page
            .script("return document.querySelector('main').dataset.seat", vec![])
            .await;
        let game = page.roll().await;
        rolls += 1;
        page.shown(".tray.at-rest").await;
        let Some(Event::RolledForStart(face)) = game.log().last() else {
            panic!("{:?}", game.log());
        };
        let seen = "return [...document.querySelectorAll('.die')].filter((it) => getComputedStyle(it).visibility === 'visible').map((it) =>
            [it.dataset.place, it.querySelector('.cube').className.trim(), it.ariaDisabled])";
        let cube = format!("cube shows-{}", face.pips());
        assert_eq!(
            page.script(seen, vec![]).await,
            json!([["2", cube, "true"]])
        );
        let whose = "const die = [...document.querySelectorAll('.die')].find((it) => !it.matches('.blank'));
            const [one, all] = [die, die.parentElement].map((it) => it.getBoundingClientRect());
            const middle = Math.abs(one.x + one.width / 2 - all.x - all.width / 2) < 1;
            return [die.querySelector('.kept').dataset.word, middle]";
        let seat: usize = roller
            .as_str()
            .and_then(|seat| seat.parse().ok())
            .expect("a seat");
        assert_eq!(
            page.script(whose, vec![]).await,
            json!([game.setup().seats()[seat].name, true])
        );
        assert_eq!(page.begun().await.len(), 2 * rolls);
        if !matches!(game.phase(), Phase::Starting(_)) {
            break;
        }
    }
    page.shown(".die.blank").await;
    page.roll().await;
    page.gone(".die.blank").await;
}

impl Page {
    /// Waits until nothing moves, and returns each die's angle and its distance from the middle of its place.
    async fn lies(&self) -> Vec<[f64; 3]> {
        self.until(
            "the dice lie",
            "document.querySelector('.dice').getAnimations({ subtree: true }).length === 0",
        )
        .await;
        let lies = self.script(LIES, vec![]).await;
        let lies: Vec<[f64; 3]> = serde_json::from_value(lies).expect("three numbers each");
        assert!(!lies.is_empty(), "there are no dice");
        assert!(
            lies.iter()
                .all(|pose| pose[0].abs() < f64::from(Pose::MOST_TURN) + 0.5)
        );
        lies
    }

    /// Returns what [`WATCH`] has noted.
    async fn begun(&self) -> Vec<Value> {
        let begun = self.script("return begun", vec![]).await;
        begun.as_array().expect("a list").clone()
    }
}
