//! Five keys: the arrows and Enter, as on a television's remote control.

use std::collections::HashSet;
use std::time::Duration;

use serde_json::json;

use super::fixture::Fixture;
use crate::engine::Engine;
use crate::page::Page;
use crate::server::Site;

/// How long somebody looks at a new screen before the first key.
const LOOK: Duration = Duration::from_millis(700);

/// Presses arrows on every control that they have reached so far, until they have reached all; returns those that they have not.
/// Where the page needs no key, the browser scrolls.
const UNREACHED: &str = r#"
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const takes = (it) => { it.focus(); return document.activeElement === it; };
    const chosen = (it) => it.type !== 'radio' || it.checked
        || ![...document.getElementsByName(it.name)].some((other) => other.checked && other.form === it.form);
    const controls = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary';
    const before = document.activeElement;
    const left = new Set([...scope.querySelectorAll(controls)].filter((it) => it.tabIndex >= 0 && chosen(it) && takes(it)));
    const scroller = (it) => {
        for (; it && it !== document.body; it = it.parentElement)
            if (it.scrollHeight > it.clientHeight && /auto|scroll/.test(getComputedStyle(it).overflowY)) return it;
        return document.scrollingElement;
    };
    const press = (from, key) => {
        const [inside, step] = [scroller(from), { ArrowUp: -100, ArrowDown: 100 }[key] ?? 0];
        for (let n = 0; n < 100; n += 1) {
            const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
            (document.activeElement ?? document.body).dispatchEvent(event);
            if (event.defaultPrevented) return document.activeElement;
            const was = inside.scrollTop;
            inside.scrollBy({ top: step, behavior: 'instant' });
            if (inside.scrollTop === was) return null;
        }
    };
    document.activeElement?.blur();
    const reached = [press(document.body, 'ArrowDown')].filter(Boolean);
    reached.forEach((it) => left.delete(it));
    for (const it of reached) {
        for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) {
            if (left.size === 0) break;
            it.focus();
            const next = press(it, key);
            if (next && !reached.includes(next)) reached.push(next);
            left.delete(next);
        }
    }
    before?.focus();
    return [...left].map((it) => it.outerHTML.slice(0, 120));
"#;

/// Which arrow leads from the focused element towards another one: the longer way first. Nothing if it has the focus.
const TOWARDS: &str = r#"
    const [goal, here] = [document.querySelector(arguments[0]), document.activeElement];
    if (here === goal) return [];
    const middle = (it) => { const box = it.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
    const [[x, y], [to_x, to_y]] = [middle(here), middle(goal)];
    const across = to_x < x ? 'ArrowLeft' : 'ArrowRight';
    const along = to_y < y ? 'ArrowUp' : 'ArrowDown';
    return Math.abs(to_x - x) > Math.abs(to_y - y) ? [across, along] : [along, across];
"#;

/// From a cold start into a game, with a zero, and from the last turns to the end and into another game.
pub async fn five_keys_for_a_game(page: &Page, site: &Site) {
    page.open(site.home()).await;
    page.shown("#new-game").await;
    page.steers().await;
    // Whoever begins with Enter sees what it would press. After Tab, no focus comes by itself.
    let leaves = "const heading = document.querySelector('h1');
        heading.blur();
        heading.focus();
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
        heading.blur();";
    page.script(leaves, vec![]).await;
    page.rest().await;
    let is_nowhere = "return document.activeElement === document.body";
    assert_eq!(page.script(is_nowhere, vec![]).await, json!(true));
    page.press("Enter").await;
    page.until(
        "the main button has the focus",
        "document.activeElement.matches('main .strong')",
    )
    .await;
    // Whoever presses it twice has not seen what the second press would begin. However long the driver takes, it comes soon.
    let twice = "window.taken = [];
        const press = () => {
            const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
            document.activeElement.dispatchEvent(event);
            taken.push(event.defaultPrevented);
        };
        const wait = () => document.activeElement.matches('#begin') ? setTimeout(press) : requestAnimationFrame(wait);
        wait();";
    page.script(twice, vec![]).await;
    page.presses("#new-game").await;
    page.shown("#begin").await;
    page.until("the second press", "taken.length > 0").await;
    assert_eq!(page.script("return taken", vec![]).await, json!([true]));
    page.presses("#begin").await;
    page.shown("main[data-screen=game][data-rolls=\"0\"]").await;
    page.presses("#roll").await;
    page.shown(".tray.at-rest").await;
    page.presses("button.box[data-points=\"0\"]").await;
    page.shown("dialog#zero[open]").await;
    page.presses("#zero-yes").await;
    page.shown("main[data-rolls=\"0\"]").await;

    // The turns between the first and the last two are like these.
    let last = Fixture::new("yahtzee-official", &["Ada"]).but(2);
    page.resume(site, &last.text()).await;
    page.steers().await;
    for _ in 0..2 {
        page.shown("main[data-screen=game][data-rolls=\"0\"]").await;
        page.presses("#roll").await;
        page.shown(".tray.at-rest").await;
        page.presses("button.box:not([aria-disabled])").await;
        let goes_on = "document.querySelector('dialog#zero[open], main[data-rolls=\"0\"], [data-screen=over]')";
        page.until("the score, or a question", goes_on).await;
        if page.sees("dialog#zero[open]").await {
            page.presses("#zero-yes").await;
        }
    }
    page.shown("main[data-screen=over]").await;
    page.presses(".result .strong").await;
    page.shown("main[data-screen=game][data-rolls=\"0\"]").await;
    page.presses("header.bar a").await;
    page.shown("#new-game").await;
}

/// Enter ticks a checkbox, and sends no form from a radio button that is chosen. An arrow leads out of a text from its end.
pub async fn five_keys_in_forms(page: &Page, site: &Site) {
    page.open(site.url("#/settings")).await;
    page.shown("input[name=pass]").await;
    let checked = "return document.querySelector('input[name=pass]').checked";
    let before = page.script(checked, vec![]).await;
    page.presses("input[name=pass]").await;
    assert_ne!(page.script(checked, vec![]).await, before);
    page.press("Escape").await;
    page.shown("#new-game").await;

    page.open(site.url("#/new")).await;
    page.click("#change-rules").await;
    page.shown("input[name=rules]:checked").await;
    page.steers().await;
    let focus = "document.querySelector('input[name=rules]:checked').focus()";
    page.script(focus, vec![]).await;
    // Arrows move among choices without choosing, also where nothing is ahead.
    page.press("ArrowLeft ArrowRight ArrowRight ArrowRight ArrowRight ArrowRight ArrowDown")
        .await;
    let chosen = "return document.querySelector('input[name=rules]:checked').value";
    let chosen = page.script(chosen, vec![]).await;
    assert_eq!(chosen, json!("yahtzee-official"));
    page.script(focus, vec![]).await;
    page.press("Enter").await;
    page.frames().await;
    assert!(page.sees("[data-screen=new] #begin").await);

    page.open(site.url("#/players")).await;
    page.click("#new-player").await;
    page.shown("textarea").await;
    page.steers().await;
    let focus = "const it = document.querySelector('textarea'); it.focus(); it.setSelectionRange(it.value.length, it.value.length)";
    page.script(focus, vec![]).await;
    page.press("ArrowDown").await;
    page.until(
        "the focus has left the text",
        "!document.activeElement.matches('textarea')",
    )
    .await;
}

/// Escape goes back to the screen before, and home from the first one; from a list that is closed and from the screen between two
/// players, too.
pub async fn escape_goes_back(page: &Page, site: &Site) {
    page.open(site.home()).await;
    page.steers().await;
    page.presses("#friends").await;
    page.presses("main a[href=\"#/challenges\"]").await;
    page.shown("main[data-screen=challenges]").await;
    page.press("Escape").await;
    page.shown("main[data-screen=friends]").await;
    page.press("Escape").await;
    page.shown("main[data-screen=home]").await;

    page.open(site.url("#/settings")).await;
    page.steers().await;
    // Drivers of the other browsers cannot press a key in an open list.
    if page.engine() == Engine::Chromium {
        page.presses("select").await;
        page.press("Escape").await;
        page.frames().await;
        assert!(
            page.sees("main[data-screen=settings]").await,
            "the list closes first"
        );
    }
    page.script("document.querySelector('select').focus()", vec![])
        .await;
    page.press("Escape").await;
    page.shown("main[data-screen=home]").await;

    let game = Fixture::new("yatzy", &["Ada", "Ben"]).rolled(&[1, 1, 2, 3, 6]);
    page.resume(site, &game.text()).await;
    page.steers().await;
    page.score(12).await;
    page.shown("dialog#pass[open]").await;
    page.focuses("#ready").await;
    page.press("ArrowDown Escape").await;
    page.shown("main[data-screen=home]").await;
}

/// Arrows change no value before Enter: in a list, on a slider and among radio buttons. Escape restores the one before. An old
/// browser's list cannot open itself.
pub async fn arrows_change_nothing_before_enter(page: &Page, site: &Site) {
    page.open(site.url("#/settings")).await;
    page.shown("main[data-screen=settings] #language").await;
    page.steers().await;
    let seen = "return [document.querySelector('#language').value, document.documentElement.lang]";
    let seen = async || page.script(seen, vec![]).await;
    let focus = async |css: &str| {
        let focus = "document.querySelector(arguments[0]).focus()";
        page.script(focus, vec![json!(css)]).await;
    };
    for arrow in ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"] {
        focus("#language").await;
        page.press(arrow).await;
        page.frames().await;
        assert_eq!(seen().await, json!(["en", "en"]), "{arrow}");
    }
    let old = "HTMLSelectElement.prototype.showPicker = undefined";
    page.script(old, vec![]).await;
    focus("#language").await;
    page.press("Enter ArrowDown ArrowRight").await;
    assert_eq!(seen().await, json!(["de", "en"]), "German is proposed");
    page.press("Escape").await;
    assert_eq!(seen().await, json!(["en", "en"]), "Escape restores");
    assert!(page.sees("main[data-screen=settings]").await);
    page.press("Enter ArrowDown ArrowUp ArrowDown Enter").await;
    page.shown(":root[lang=de]").await;

    let slider = "const it = Object.assign(document.createElement('input'), { type: 'range', id: 'slider', value: 50 });
        document.querySelector('h1').after(it)";
    page.script(slider, vec![]).await;
    let value = async || page.value("#slider").await;
    for arrow in ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"] {
        focus("#slider").await;
        page.press(arrow).await;
        assert_eq!(value().await, "50", "{arrow}");
    }
    focus("#slider").await;
    page.press("Enter ArrowRight ArrowRight").await;
    assert_eq!(value().await, "52");
    page.press("Escape").await;
    assert_eq!(value().await, "50");
    page.press("Enter ArrowLeft Enter ArrowLeft").await;
    assert_eq!(value().await, "49");

    // Enter that is held down holds the slider once.
    page.press("Enter").await;
    page.shown("#slider[data-held]").await;
    let repeat = "const repeat = { key: 'Enter', repeat: true, bubbles: true, cancelable: true };
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', repeat));
        return document.activeElement.matches('[data-held]')";
    assert_eq!(page.script(repeat, vec![]).await, json!(true));
    // The pointer goes on with it: what it chooses counts.
    page.press("ArrowLeft").await;
    page.click("#slider").await;
    let chosen = value().await;
    assert_ne!(chosen, "49");
    focus("#language").await;
    assert_eq!(value().await, chosen);
}

/// After a game has begun, *Back* leads home and not to what has begun it: Enter there would begin another one.
pub async fn back_from_a_new_game(page: &Page, site: &Site) {
    page.open(site.home()).await;
    page.shown("#new-game").await;
    page.steers().await;
    page.presses("#new-game").await;
    page.shown("#begin").await;
    // Enter in the name field begins nothing.
    page.presses("input.name").await;
    page.focuses("#begin").await;
    assert_eq!(page.stored_games().await, 0);
    // A dialog that was open makes no difference.
    page.presses(".link").await;
    page.shown("dialog#rules[open]").await;
    page.press("Escape").await;
    page.gone("dialog#rules[open]").await;
    page.presses("#begin").await;
    page.shown("main[data-screen=game]").await;
    page.go_back().await;
    page.shown("main[data-screen=home]").await;
    page.focuses("#go-on").await;
    page.sleep(LOOK).await;
    page.press("Enter").await;
    page.shown("main[data-screen=game]").await;
    page.press("Escape").await;
    page.focuses("#go-on").await;
    assert_eq!(page.stored_games().await, 1);

    let ended = Fixture::new("yatzy", &["Ada"]).ended().text();
    page.store(site, &[("rollkeep/done/ended", &ended)]).await;
    page.open(site.home()).await;
    page.shown("#new-game").await;
    page.steers().await;
    page.script("location.hash = '#/game/ended'", vec![]).await;
    page.focuses("#again").await;
    page.sleep(LOOK).await;
    page.press("Enter").await;
    page.shown("main[data-screen=game]").await;
    page.press("Escape").await;
    page.focuses("#go-on").await;
}

/// A turn without rolls leads to a box, also after *Resume*. Enter scores it only after a moment, in which somebody can see where
/// the focus is.
pub async fn no_roll_left(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"]).rolled(&[1, 1, 2, 3, 6]);
    let game = game.rolled(&[1, 1, 2, 3, 6]).rolled(&[1, 1, 2, 3, 6]);
    page.store(site, &[("rollkeep/game/seeded", &game.text())])
        .await;
    page.open(site.home()).await;
    page.shown("a.continue").await;
    page.steers().await;
    page.presses("a.continue").await;
    page.shown("main[data-screen=game]").await;
    // However long the driver takes for an order, these come soon.
    let impatient = "window.taken = [];
        const press = () => {
            const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
            document.activeElement.dispatchEvent(event);
            taken.push(event.defaultPrevented);
            setTimeout(() => window.patient = true, 1600);
        };
        const wait = () => document.activeElement.matches('button.box') ? setTimeout(press) : requestAnimationFrame(wait);
        wait();";
    page.script(impatient, vec![]).await;
    page.until("a moment has passed", "window.patient").await;
    assert_eq!(page.script("return taken", vec![]).await, json!([true]));
    assert!(
        page.sees(":focus:is(button.box:not([aria-disabled]))")
            .await
    );
    assert_eq!(page.shows_saved_game().await.cards()[0].filled(), 0);
    page.press("Enter").await;
    page.logs_more_than(game.game().log().len()).await;
    page.shown("td.filled").await;
}

/// Arrows at the table go to what lies in their direction: neither from the last die of a row to the bar, nor from one end of the
/// screen to the other.
pub async fn arrows_wrap_nowhere(page: &Page, site: &Site) {
    let strays = "const middle = (it) => { const box = it.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
        const ahead = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
        const strays = [];
        for (const it of document.querySelectorAll('.die, button.box, #roll'))
            for (const [key, [right, down]] of Object.entries(ahead)) {
                it.focus();
                it.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
                const now = document.activeElement;
                if (now === it) continue;
                const [from, to] = [middle(it), middle(now)];
                const along = (to[0] - from[0]) * right + (to[1] - from[1]) * down;
                const leaves = right && now.closest('.bar');
                if (along <= 0 || leaves) strays.push(`${key}: ${it.outerHTML.slice(0, 90)} to ${now.outerHTML.slice(0, 90)}`);
            }
        return strays";
    let game = Fixture::new("yahtzee-official", &["Ada", "Ben"]).rolled(&[1, 1, 2, 3, 6]);
    for (width, height) in [(1920, 1080), (1180, 820), (820, 1180), (390, 844)] {
        page.resize(width, height).await;
        page.resume(site, &game.text()).await;
        page.shown("button.box").await;
        page.shows_saved_game().await;
        page.steers().await;
        let strays = page.script(strays, vec![]).await;
        assert_eq!(strays, json!([]), "{width}x{height}");
    }
    // All that a turn needs is reached.
    page.resize(1920, 1080).await;
    page.resume(site, &game.text()).await;
    page.shown("button.box").await;
    page.shows_saved_game().await;
    assert_eq!(page.unreached().await, [""; 0]);
}

/// Five keys reach the tools behind the sign, and close the menu.
pub async fn five_keys_for_tools(page: &Page, site: &Site) {
    page.resume(site, &Fixture::new("yatzy", &["Ada"]).text())
        .await;
    page.steers().await;
    page.presses("#more").await;
    page.shown("dialog#tools[open]").await;
    page.says("#sound", "Sound: on").await;
    page.presses("#sound").await;
    page.gone("dialog#tools[open]").await;
    page.presses("#more").await;
    page.shown("dialog#tools[open]").await;
    page.says("#sound", "Sound: off").await;
    // The second press comes at once, however long the driver takes for an order.
    let impatient = "document.querySelector('#tools').addEventListener('close', () => {
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
    }, { once: true })";
    page.script(impatient, vec![]).await;
    page.press("Escape").await;
    page.gone("dialog#tools[open]").await;
    page.focuses("#more").await;
    page.presses("#more").await;
    page.presses("#share").await;
    page.shown("main[data-screen=share]").await;
}

impl Page {
    /// Waits until arrows steer: their code is lazy. The screen stays as it is.
    pub(super) async fn steers(&self) {
        let steers = "(() => {
            const before = document.activeElement;
            const dialog = document.createElement('dialog');
            dialog.append(Object.assign(document.createElement('button'), { className: 'strong', textContent: 'x' }));
            dialog.open = true;
            dialog.style.position = 'fixed';
            dialog.style.top = 0;
            ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).append(dialog);
            before.blur();
            const press = new KeyboardEvent('keydown', { key: 'ArrowDown', cancelable: true });
            window.dispatchEvent(press);
            dialog.remove();
            before.focus();
            return press.defaultPrevented;
        })()";
        self.until("arrows steer", steers).await;
    }

    /// Returns the controls that arrows do not reach.
    pub(super) async fn unreached(&self) -> Vec<String> {
        self.steers().await;
        let left = self.script(UNREACHED, vec![]).await;
        serde_json::from_value(left).expect("a list of texts")
    }

    /// Moves the focus to an element with arrows, as somebody who sees it does, and presses it with Enter. Where an arrow has
    /// led astray, the other one is next.
    async fn presses(&self, goal: &str) {
        // The screen before may still be there.
        let is_there = format!(
            "document.querySelector({}) !== null && document.activeElement !== null",
            json!(goal)
        );
        self.until("what is to be pressed", &is_there).await;
        let place = "return document.activeElement.outerHTML + scrollY";
        let mut tried = HashSet::new();
        for _ in 0..60 {
            let keys = self.script(TOWARDS, vec![json!(goal)]).await;
            let keys: Vec<String> = serde_json::from_value(keys).expect("keys");
            let Some(first) = keys.first() else {
                if tried.is_empty() {
                    // The page may have led here just now. Enter does nothing then until somebody can have seen it.
                    self.sleep(LOOK).await;
                }
                return self.press("Enter").await;
            };
            let here = self.script(place, vec![]).await.to_string();
            let untried = keys
                .iter()
                .find(|key| !tried.contains(&(here.clone(), key.to_string())));
            let key = untried.unwrap_or(first);
            self.press(key).await;
            tried.insert((here, key.clone()));
        }
        panic!("no arrow leads to {goal}");
    }
}
