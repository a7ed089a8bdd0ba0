//! What must be visible on small screens and in large type.

use rollkeep_rules::{PortableRules, RuleSet, Spec, catalogue};
use serde_json::{Value, json};

use super::arena::hold;
use super::fixture::{Fixture, SIX};
use super::keyboard::tab_to;
use super::players::shelved;
use crate::page::{Page, button, field};
use crate::server::Site;

/// The longest name, without a break.
pub const LONG: &str = "Wolfeschlegelsteinha";

/// Elements that are too wide or out of reach, broken words, and dialogs that do not begin at their top.
const CUT: &str = r"
    const all = document.scrollingElement;
    // Firefox lays out what is folded.
    const seen = (css) => [...document.querySelectorAll(css)]
        .filter((it) => it.getClientRects().length > 0 && (it.checkVisibility?.() ?? true));
    const called = (it) => `${it.localName} ${it.getAttribute('aria-label') ?? it.textContent.slice(0, 80)}`;
    const scrolls = (it) => it && it !== all && (/auto|scroll/.test(getComputedStyle(it).overflowX) || scrolls(it.parentElement));
    const out = (it) => {
        const { left, right } = it.getBoundingClientRect();
        return (left < -1 || right > all.clientWidth + 1) && !scrolls(it.parentElement);
    };
    const parted = (it) => {
        const words = document.createRange();
        words.selectNodeContents(it);
        return /^\w+$/.test(it.textContent) && new Set([...words.getClientRects()].map((it) => Math.round(it.top))).size > 1;
    };
    // What only screen readers have is one pixel wide.
    const faults = [
        ...seen('h1, h2, .what, dt, dd, .hint p, .kept, .strong, .plain, dialog')
            .filter((it) => it.scrollWidth > it.clientWidth + 1 && it.clientWidth > 1).map((it) => `${called(it)} is cut`),
        ...seen('a, button, input, select, summary').filter(out).map((it) => `${called(it)} is out of reach`),
        ...seen('button.all').filter(parted).map((it) => `${called(it)} is parted`),
        ...seen('dialog').filter((it) => it.scrollTop > 0).map((it) => `${called(it)} begins further down`),
    ];
    if (all.scrollWidth > all.clientWidth) faults.push(`the page is ${all.scrollWidth} wide`);
    return faults;";

/// An answer of an own player without a break.
const LONG_ANSWER: &str = "export const turn = () => 'x'.repeat(500);";

/// The same for an error.
const LONG_ERROR: &str =
    "export const turn = () => { throw new Error('https://example.org/' + 'x'.repeat(90)); };";

/// The turn is readable on the narrowest phone with a clock, and nothing moves from roll to roll.
pub async fn whose_turn_it_is(page: &Page, site: &Site) {
    page.resize(320, 568).await;
    for name in ["Ben", LONG] {
        let game = Fixture::timed("yahtzee-club", &[name], 30);
        page.resume(site, &game.text()).await;
        page.shown("dialog#paused[open]").await;
        page.click("#resume").await;
        page.gone("dialog#paused").await;
        page.says("h1", &format!("{name}’s turn")).await;
        is_whole(page, name).await;
        let before = height(page).await;
        for _ in 0..3 {
            page.roll().await;
            assert_eq!(height(page).await, before);
        }
    }
}

/// On a large screen the name of whoever plays is large, in the colour of its sign, and in one line also if it is long.
pub async fn turn_from_across_the_room(page: &Page, site: &Site) {
    const SEEN: &str = "const name = document.querySelector('.turn h1');
        const [style, sign] = [name, name.querySelector('.badge')].map((it) => getComputedStyle(it));
        const lines = name.getBoundingClientRect().height / parseFloat(style.lineHeight);
        return [parseFloat(style.fontSize), Math.round(lines), style.color === sign.color]";
    for (names, least) in [
        (["Ada", "Ben"], 72.0),
        (["Maximiliane", "Bartholomäus"], 44.0),
    ] {
        let game = Fixture::new("yatzy", &names).rolled(&[1, 2, 3, 4, 6]);
        page.resume(site, &game.text()).await;
        page.shown("button.box").await;
        let seen = page.script(SEEN, vec![]).await;
        assert!(seen[0].as_f64() >= Some(least), "{seen}");
        assert_eq!((&seen[1], &seen[2]), (&json!(1), &json!(true)), "{seen}");
    }
}

/// Returns whether the edge of the tray has the colour of the sign of whoever plays.
const EDGED: &str = "
    const [felt, sign] = ['.tray .dice', '.turn .badge'].map((css) => getComputedStyle(document.querySelector(css)));
    return felt.boxShadow.includes(sign.color)";

/// On a phone on its side, the dice are in one row beside the cards, in a tray with the colour of the player.
pub async fn dice_in_a_row(page: &Page, site: &Site) {
    page.resize(844, 390).await;
    for rules in ["yatzy", "yahtzie"] {
        page.resume(site, &Fixture::new(rules, &["Ada", "Ben"]).text())
            .await;
        let rows =
            "return new Set([...document.querySelectorAll('.die')].map((it) => it.offsetTop)).size";
        assert_eq!(page.script(rows, vec![]).await, json!(1), "{rules}");
        assert_eq!(page.script(EDGED, vec![]).await, json!(true), "{rules}");
    }
}

/// In large type the card scrolls, and a focused box is visible.
pub async fn boxes_stay_in_sight(page: &Page, site: &Site) {
    page.resize(390, 844).await;
    let game = Fixture::new("yatzy", &SIX).rolled(&[1, 2, 3, 4, 6]);
    page.resume(site, &game.text()).await;
    page.shown("button.box").await;
    scaled(page, "200%").await;
    tab_to(page, "td[data-slot=\"0\"] button.box").await;
    for _ in 0..14 {
        page.press("ArrowDown").await;
        page.until(
            "the box is in sight",
            "(() => { const box = document.activeElement.getBoundingClientRect();
                const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                return document.activeElement.matches('button.box') && document.activeElement.contains(there); })()",
        )
        .await;
    }
}

/// In a window that is too low for the table, as at a zoom of 400 %, it scrolls to the dice and to the button.
pub async fn zoomed_table(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada"]).rolled(&[1, 1, 2, 3, 6]);
    page.resume(site, &game.text()).await;
    page.shows_saved_game().await;
    for (width, height) in [(320, 256), (480, 270), (512, 384)] {
        page.resize(width, height).await;
        let seen = "const it = document.querySelector(arguments[0]);
            it.scrollIntoView({ block: 'nearest' });
            const { x, y, width, height } = it.getBoundingClientRect();
            return it.contains(document.elementFromPoint(x + width / 2, y + height / 2))";
        for what in [
            ".die[data-place=\"0\"]",
            "#roll",
            "td[data-slot=\"0\"] button",
        ] {
            let is_seen = page.script(seen, vec![json!(what)]).await;
            assert_eq!(is_seen, json!(true), "{what} at {width} x {height}");
        }
    }
    page.click("#roll").await;
    page.shown("main[data-rolls=\"2\"]").await;
}

/// On small phones, also in type twice as large, nothing is cut and nothing scrolls sideways.
pub async fn large_type(page: &Page, site: &Site) {
    let game = Fixture::timed("yahtzee-official", &["Ada", LONG], 30).rolled(&[1, 1, 2, 3, 6]);
    page.store(
        site,
        &[
            ("rollkeep/game/seeded", &game.text()),
            (
                "rollkeep/done/over",
                &Fixture::new("yahtzie", &["Ada", LONG]).ended().text(),
            ),
            (
                "rollkeep/player/answer",
                &shelved("Long of answer", LONG_ANSWER),
            ),
            ("rollkeep/player/error", &shelved(LONG, LONG_ERROR)),
        ],
    )
    .await;
    let go = async |hash: &str, screen: &str| {
        page.visit_screen(site, hash, &format!("[data-screen={screen}]"))
            .await;
    };
    for (hash, screen) in [
        ("#/", "home"),
        ("#/new", "new"),
        ("#/settings", "settings"),
        ("#/rules", "rules"),
        ("#/practice", "calculator"),
        ("#/players", "players"),
        ("#/arena", "arena"),
    ] {
        go(hash, screen).await;
        is_whole_anyhow(page, screen).await;
    }

    go("#/game/seeded", "game").await;
    page.shown("dialog#paused[open]").await;
    page.click("#resume").await;
    page.gone("dialog#paused").await;
    page.click("#coach").await;
    page.shown("button.die[data-advice]").await;
    page.tap(&[0]).await;
    is_whole_anyhow(page, "game").await;
    for tool in ["Help: how to play", "Rules"] {
        page.click("#more").await;
        page.shown("dialog#tools[open]").await;
        is_whole_anyhow(page, "tools").await;
        page.click(button(tool)).await;
        page.shown("dialog#sheet[open]").await;
        is_whole_anyhow(page, tool).await;
        page.press("Escape").await;
        page.gone("dialog#sheet[open]").await;
    }
    page.click("#all-choices").await;
    page.shown("dialog#alternatives[open]").await;
    is_whole_anyhow(page, "all choices").await;
    page.press("Escape").await;
    page.gone("dialog#alternatives[open]").await;

    go("#/explore", "explore").await;
    for pips in [5, 5, 5, 2, 3] {
        page.click(button(&format!("Add a {pips}"))).await;
    }
    page.shown(".more").await;
    is_whole_anyhow(page, "explorer").await;

    go("#/openings/yahtzie", "openings").await;
    page.shown(".openings tbody tr").await;
    is_whole_anyhow(page, "first rolls").await;

    go("#/review/over", "review").await;
    page.shown("button.decision").await;
    unfold(page).await;
    is_whole_anyhow(page, "review").await;

    go("#/player/answer", "player").await;
    page.click("#try").await;
    page.mentions(".means", "isn’t on the card").await;
    unfold(page).await;
    is_whole_anyhow(page, "player").await;

    go("#/arena", "arena").await;
    let long = format!("own:{LONG}");
    let six = [&*long, "novice", "casual", "skilled", "casual", &*long];
    hold(page, &six, "6", "7").await;
    page.shown("figure .bars").await;
    page.shown("ul.out").await;
    unfold(page).await;
    is_whole_anyhow(page, "tournament").await;
    let room = "const [name, all] = ['.ranks [scope=row]', '.wide']
            .map((it) => document.querySelector(it).clientWidth);
        return name * 2 <= all";
    assert_eq!(page.script(room, vec![]).await, json!(true), "names");
}

/// The coach's words on a die are no wider than the die, however small it is.
pub async fn advice_on_small_dice(page: &Page, site: &Site) {
    page.resize(320, 640).await;
    let game = Fixture::new("yahtzie", &["Ada", "Ben"]).rolled(&[5, 5, 6, 4, 5, 2]);
    page.resume(site, &game.text()).await;
    page.click("#coach").await;
    page.shown("button.die[data-advice=Keep]").await;
    for scale in SCALES {
        scaled(page, scale).await;
        let room = "const die = document.querySelector('.die[data-advice]');
            const mark = getComputedStyle(die, '::before');
            const wide = ['width', 'paddingLeft', 'paddingRight', 'borderLeftWidth', 'borderRightWidth'];
            return die.clientWidth - wide.reduce((sum, part) => sum + parseFloat(mark[part]), 0)";
        let room = page.script(room, vec![]).await;
        assert!(room.as_f64() >= Some(0.0), "{scale}: {room}");
    }
}

/// The chosen theme also colours the browser's own bar.
pub async fn bar_of_the_theme(page: &Page, site: &Site) {
    page.open(site.url("#/settings")).await;
    let bar = async |theme: &str, colour: &str| {
        page.choose("theme", theme).await;
        let seen = format!(
            "[...document.querySelectorAll('meta[name=theme-color]')]
                .filter((it) => matchMedia(it.media).matches).map((it) => it.content).join() === '{colour}'"
        );
        page.until("the bar has its colour", &seen).await;
    };
    bar("dark", "#14171a").await;
    bar("light", "#f5f0e4").await;
    bar("system", "#f5f0e4").await;
}

/// A name that is taken is marked, and has the focus.
pub async fn names_at_fault(page: &Page, site: &Site) {
    page.open(site.url("#/new")).await;
    page.click("#add-seat").await;
    page.fill(field("Player 1"), "Ada").await;
    page.fill(field("Player 2"), "Ada").await;
    page.click("#begin").await;
    page.until(
        "the second name has the focus",
        "document.activeElement.matches('li:nth-child(2) input[aria-invalid=true]')",
    )
    .await;
    page.mentions(".trouble", "has that name").await;
    page.passes_axe().await;
    page.shown("[aria-invalid]").await;
    page.press("Backspace").await;
    page.gone("[aria-invalid]").await;

    // A row that was moved up keeps the focus, also at the top.
    page.click("button[aria-label=\"Move up: Player 2\"]").await;
    assert_eq!(page.value(field("Player 1")).await, "Ad");
    assert_eq!(page.focused().await, "Move up: Player 1");
}

/// The sizes of type.
const SCALES: [&str; 2] = ["100%", "200%"];

async fn scaled(page: &Page, scale: &str) {
    let set = "document.documentElement.style.fontSize = arguments[0]";
    page.script(set, vec![json!(scale)]).await;
}

/// Opens all foldable parts.
async fn unfold(page: &Page) {
    let open = "document.querySelectorAll('details').forEach((it) => it.open = true)";
    page.script(open, vec![]).await;
}

/// Checks usual and narrow phones, in usual and in large type.
async fn is_whole_anyhow(page: &Page, what: &str) {
    // The narrow phone, the usual one, and back on the next screen: changing the size takes longest.
    let wide = page.script("return innerWidth", vec![]).await;
    let mut phones = [(390, 844), (320, 640)];
    if wide == phones[1].0 {
        phones.reverse();
    }
    for (width, height) in phones {
        page.resize(width, height).await;
        for scale in SCALES {
            scaled(page, scale).await;
            is_whole(page, &format!("{what} at {width}, {scale}")).await;
        }
    }
    scaled(page, "100%").await;
}

pub(super) async fn is_whole(page: &Page, what: &str) {
    let cut = page.script(CUT, vec![]).await;
    assert_eq!(cut, json!([]), "{what}");
}

async fn height(page: &Page) -> Value {
    let height = "return document.querySelector('.tray').getBoundingClientRect().height";
    page.script(height, vec![]).await
}

/// A name from right to left does not turn its surroundings, and emoji are never cut in two.
pub async fn names_of_all_scripts(page: &Page, site: &Site) {
    const FAMILY: &str = "👩‍👩‍👧‍👦";
    // The order from left to right: the digits of a rank, a score and a sentence stay where they are.
    let game = Fixture::new("yatzy", &["אבי 1", "Ben"])
        .rolled(&[1, 1, 2, 3, 6])
        .score(13);
    page.resume(site, &game.text()).await;
    page.shown("dialog#pass[open]").await;
    let order = "const text = document.querySelector('.last-move').firstChild;
        const place = (at) => {
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            return range.getBoundingClientRect().left;
        };
        return [place(text.data.indexOf('א')), place(text.data.indexOf(':')), place(text.data.lastIndexOf('13'))]";
    let order = page.script(order, vec![]).await;
    let order: Vec<f64> = serde_json::from_value(order).expect("three places");
    assert!(order.is_sorted(), "{order:?}");
    page.click("#ready").await;
    page.shown("th.active .name bdi").await;

    page.open(site.url("#/new")).await;
    page.shown("input.name").await;
    let fill = "const it = document.querySelector('input.name');
        it.value = arguments[0].repeat(3);
        it.dispatchEvent(new InputEvent('input', { bubbles: true }))";
    page.script(fill, vec![json!(FAMILY)]).await;
    page.until(
        "two of three are left",
        &format!("document.querySelector('input.name').value === '{FAMILY}{FAMILY}'"),
    )
    .await;
    page.click("#begin").await;
    page.shown("main[data-screen=game]").await;
    page.shows_saved_game().await;
}

/// Boxes and rules whose names are as long and as wide as names can be run out of no screen.
pub async fn long_names_of_boxes(page: &Page, site: &Site) {
    let mut spec = Spec::clone(&catalogue::find("yatzy").expect("Yatzy"));
    spec.id = "W".repeat(Spec::MAX_NAME);
    for (number, category) in spec.categories.iter_mut().enumerate() {
        category.id = format!("{number:W>width$}", width = Spec::MAX_NAME);
    }
    let rules = RuleSet::new(spec).expect("rules that can be played");
    let address = PortableRules::address(&rules);
    let game = Fixture::under(rules, &["Ada", "Ben"]);
    let ended = game.clone().ended().text();
    let turn = game.turns(3).rolled(&[1, 2, 3, 4, 6]).text();
    let seeds = [
        ("rollkeep/settings", r#"{"pass_screen":false}"#),
        ("rollkeep/game/seeded", &turn),
        ("rollkeep/done/over", &ended),
    ];
    page.store(site, &seeds).await;
    for (hash, screen) in [
        (format!("#/rules/{address}"), "rules"),
        (format!("#/paper/{address}"), "paper"),
        ("#/game/seeded".to_owned(), "game"),
        ("#/game/over".to_owned(), "over"),
        ("#/review/over".to_owned(), "review"),
        (format!("#/statistics/{address}"), "statistics"),
        ("#/".to_owned(), "home"),
        ("#/new".to_owned(), "new"),
    ] {
        page.visit_screen(site, &hash, &format!("[data-screen={screen}]"))
            .await;
        unfold(page).await;
        is_whole_anyhow(page, screen).await;
    }
}

/// On the narrowest phone with six people, long names move neither the card nor their signs, and between two people they
/// keep away from the edges. Only Chromium measures how much has moved.
pub async fn long_names_stand_still(page: &Page, site: &Site) {
    const NAMES: [&str; 6] = [
        "Maximilian Alexander",
        "Ada",
        "عبد الرحمن الطويل",
        "Wilhelmina Charlotte",
        "Christopher-Alexand",
        "Konstantin Ferdinand",
    ];
    const MOVED: &str = "new PerformanceObserver((list) => {
            for (const { value } of list.getEntries()) window.moved += value;
        }).observe({ type: 'layout-shift' });
        window.moved = 0;";
    let game = Fixture::new("yatzy", &NAMES);
    let settings = r#"{"learned":["keep","roll","score"],"pass_screen":false}"#;
    let seeds = [
        ("rollkeep/settings", settings),
        ("rollkeep/game/seeded", &game.text()),
    ];
    page.store(site, &seeds).await;
    page.open(site.url("#/game/seeded")).await;
    page.says("h1", "Maximilian Alexander’s turn").await;
    page.script(MOVED, vec![]).await;
    for next in [1, 2, 3, 4, 5, 0] {
        page.roll().await;
        page.score(13).await;
        page.shown(format!("main[data-seat=\"{next}\"][data-rolls=\"0\"]"))
            .await;
    }
    page.says("h1", "Maximilian Alexander’s turn").await;
    let moved = page.script("return window.moved", vec![]).await;
    assert!(moved.as_f64().is_some_and(|moved| moved <= 0.02), "{moved}");
    let signs = "return [...document.querySelectorAll('.standing')].map((it) =>
        Math.round(it.querySelector('.badge').getBoundingClientRect().left - it.getBoundingClientRect().left))";
    let signs = page.script(signs, vec![]).await;
    let signs: Vec<i32> = serde_json::from_value(signs).expect("places");
    assert!(signs.iter().all(|it| *it == signs[0]), "{signs:?}");

    let seeds = [
        ("rollkeep/settings", "{}"),
        ("rollkeep/game/seeded", &game.turns(4).text()),
    ];
    page.store(site, &seeds).await;
    page.open(site.url("#/game/seeded")).await;
    page.shown("dialog#pass[open]").await;
    let outside = "return [...document.querySelectorAll('#pass .others > *')].filter((it) => {
        const { left, right } = it.getBoundingClientRect();
        return left < 16 || right > innerWidth - 16;
    }).map((it) => it.textContent)";
    assert_eq!(page.script(outside, vec![]).await, json!([]));
}

/// With a notice above it, the whole table is visible, on phones and after a change of the screen's size.
pub async fn notice_over_table(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada", "Ben"]).rolled(&[1, 1, 2, 3, 6]);
    page.resume(site, &game.text()).await;
    page.shows_saved_game().await;
    page.fill_storage().await;
    page.roll_unsaved(2).await;
    page.mentions("#fault", "full").await;
    for (width, height, wide) in [
        (390, 664, false),
        (390, 844, false),
        (1180, 820, true),
        (390, 844, false),
        (844, 390, true),
        (390, 664, false),
    ] {
        page.resize(width, height).await;
        page.shown("#fault").await;
        page.stands_whole(wide).await;
    }
    page.click("#fault button").await;
    page.shown("#unsaved").await;
    page.stands_whole(false).await;
    page.resize(1180, 820).await;
    page.stands_whole(true).await;
    page.script("localStorage.removeItem('filler')", vec![])
        .await;
    page.roll().await;
    page.gone("#unsaved").await;
    page.stands_whole(true).await;
    page.resize(390, 664).await;
    page.stands_whole(false).await;
}

/// On a phone on its side, nothing is under the notch. Only Chromium can simulate one.
pub async fn notch(page: &Page, site: &Site) {
    let insets = json!({ "insets": { "left": 47, "right": 47, "top": 0, "bottom": 21 } });
    let given = page
        .devtools("Emulation.setSafeAreaInsetsOverride", insets)
        .await;
    given.expect("Chromium takes insets");
    let under = "const least = 47;
        return [...document.querySelectorAll('main a, main button, main h1, main input, main select, main .hint p')]
            .filter((it) => it.getClientRects().length > 0)
            .map((it) => [it, it.getBoundingClientRect()])
            .filter(([, { left, right }]) => left < least || right > innerWidth - least)
            .map(([it, { left, right }]) => `${it.outerHTML.slice(0, 80)} from ${left} to ${right}`)";
    let game = Fixture::new("yahtzee-official", &["Ada", "Ben"]).rolled(&[1, 1, 2, 3, 6]);
    page.resume(site, &game.text()).await;
    page.shown("button.box").await;
    assert_eq!(page.script(under, vec![]).await, json!([]));
    page.click("td[data-slot=\"12\"] button.box").await;
    page.shown("dialog#pass[open]").await;
    assert_eq!(page.script(under, vec![]).await, json!([]));
    let ended = Fixture::new("yatzy", &["Ada", "Ben"]).ended();
    page.resume_ended(site, &ended).await;
    assert_eq!(page.script(under, vec![]).await, json!([]));
    for hash in ["#/", "#/new", "#/settings", "#/practice"] {
        page.visit_screen(site, hash, "[data-screen]").await;
        assert_eq!(page.script(under, vec![]).await, json!([]), "{hash}");
    }
}

impl Page {
    /// Goes to a screen, whose `main` matches the selector, and waits until all of it is there.
    pub(super) async fn visit_screen(&self, site: &Site, hash: &str, main: &str) {
        // The screen before is still there for a moment.
        let leave = "document.querySelector('main')?.setAttribute('data-left', '')";
        self.script(leave, vec![]).await;
        self.open(site.url(hash)).await;
        self.shown(format!("main{main}:not([data-left])")).await;
        self.absent(".coming").await;
    }

    /// Rolls when the screen shows more than what is saved.
    async fn roll_unsaved(&self, rolls: u8) {
        self.click("#roll").await;
        self.shown(format!("main[data-rolls=\"{rolls}\"]")).await;
        self.shown(".tray.at-rest").await;
    }

    /// Checks that the dice, the roll button and the notices are visible without scrolling; cards are above the dice,
    /// or beside them.
    async fn stands_whole(&self, wide: bool) {
        const WHOLE: &str = "(() => {
            const place = (css) => document.querySelector(css).getBoundingClientRect();
            const all = ['#roll', '.dice', '#undo', '.turn', ...(document.querySelector('.notice') ? ['.notice'] : [])];
            const seen = (css) => {
                const { left, top, right, bottom } = place(css);
                return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
            };
            const still = document.scrollingElement.scrollHeight <= innerHeight;
            const beside = place('.tray').left >= place('.pad').right - 1;
            const room = place('.pad').height >= 80 && place('.table').bottom > innerHeight - 2;
            return `${all.filter((css) => !seen(css))} still ${still} beside ${beside} room ${room}`;
        })()";
        let expected = format!("' still true beside {wide} room true'");
        let whole = format!("{WHOLE} === {expected} || (document.title = {WHOLE}, false)");
        self.until("the table stands whole", &whole).await;
    }

    async fn resume_ended(&self, site: &Site, game: &Fixture) {
        self.store(site, &[("rollkeep/done/ended", &game.text())])
            .await;
        self.open(site.url("#/game/ended")).await;
        self.shown("main[data-screen=over] #again").await;
    }
}
