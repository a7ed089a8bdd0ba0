//! Everything is visible: dice, roll button, the current player's whole column, and all totals.

use std::cmp::Reverse;
use std::sync::Arc;

use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::{Day, SharedDice};
use rollkeep_rules::{RuleSet, catalogue};
use rollkeep_words::rule_sets;
use serde_json::{Value, json};

use super::fixture::Fixture;
use crate::engine::Engine;
use crate::page::Page;
use crate::server::Site;

/// Some of the names have eight letters.
const NAMES: [&str; 6] = ["Ada", "Benjamin", "Cleo", "Florence", "Emil", "Fay"];

/// Phones upright and on their side, tablets, a desktop.
const SIZES: [(u32, u32); 7] = [
    (390, 664),
    (390, 844),
    (667, 375),
    (320, 568),
    LARGE[0],
    LARGE[1],
    LARGE[2],
];

/// The smallest phone, and a phone on its side.
const SMALL: [(u32, u32); 2] = [(320, 568), (667, 375)];

/// The sizes of tablets and larger screens.
const LARGE: [(u32, u32); 3] = [(820, 1180), (1180, 820), (1920, 1080)];

/// With more boxes than this, a card scrolls on a phone.
const ROOM_ON_A_PHONE: usize = 16;

/// Returns what is out of sight, too small, covered or cut.
const OUT_OF_VIEW: &str = r"(dice, boxes, seats) => {
    const all = document.scrollingElement;
    const pad = document.querySelector('.pad');
    const seat = document.querySelector('main').dataset.seat;
    const faults = [];
    const place = (it) => it.getBoundingClientRect();
    const seen = (css) => [...document.querySelectorAll(css)].filter((it) => place(it).width > 2 && place(it).height > 2);
    const view = (what, it, wide, high) => {
        const { left, top, right, bottom, width, height } = place(it);
        const out = left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
        if (out) faults.push(`${what} is out of sight: ${[left, top, right, bottom].map(Math.round)}`);
        if (width < wide - 0.5 || height < high - 0.5) faults.push(`${what} is small: ${width} x ${height}`);
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!it.contains(there)) faults.push(`${what} is covered by ${there?.className}`);
    };
    const each = (what, css, count, wide, high) => {
        const found = seen(css);
        if (found.length !== count) faults.push(`${found.length} of ${count} ${what}`);
        found.forEach((it, n) => view(`${what} ${n}`, it, wide, high));
    };
    each('dice', 'button.die', dice, 44, 44);
    each('roll', '#roll', 1, 44, 44);
    each('undo', '#undo', 1, 44, 44);
    each('boxes', `td[data-slot][data-seat='${seat}']`, boxes, 44, 30);
    seen('button.box').forEach((it) => view(`the box ${it.ariaLabel}`, it, 44, 30));
    if (seen('button.box').length === 0) faults.push('nothing is offered');
    seen('.half .what').forEach((it) => {
        if (it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight + 1) faults.push(`${it.textContent} is cut`);
    });
    const strip = seen('.standings').length === 1;
    each('totals', strip ? '.standing .points' : `.total td`, strip ? seats : seats, 4, 8);
    if (seats > 1) each('names', strip ? '.standing .name' : 'thead .name', seats, 12, 8);
    seen('.standing, thead .name').forEach((it) => {
        const name = it.querySelector('bdi');
        if (name.scrollWidth > name.clientWidth) faults.push(`${name.textContent} is cut`);
    });
    // A short card has high rows.
    const [room, card, row] = [pad, document.querySelector('.sheet'), seen('td[data-slot]')[0]].map((it) => place(it).height);
    if (card < room * 0.8 && row < 79) faults.push(`the card has ${card} of ${room}`);
    for (const it of [all, pad]) {
        const [high, wide] = [it.scrollHeight - it.clientHeight, it.scrollWidth - it.clientWidth];
        if (high > 0 || wide > 0) faults.push(`${it.className || it.localName} scrolls by ${wide}, ${high}`);
    }
    return faults;
}";

/// Goes to each of these games and looks at it; returns what it finds.
const TOUR: &str = "async (games, look) => {
    const found = [];
    for (const [id, ...given] of games) {
        // The table before is still there for a moment.
        document.querySelector('main').dataset.left = '';
        const address = `#/game/${id}`;
        const moves = () => document.getAnimations().filter((it) => it.playState === 'running');
        const there = () => document.querySelector('main[data-screen=game]:not([data-left]) button.box')?.getClientRects().length > 0
            && moves().length === 0;
        const since = performance.now();
        while (!there()) {
            // Chromium ignores it after two hundred changes of the address in ten seconds.
            if (location.hash !== address) location.hash = address;
            await new Promise((later) => setTimeout(later, 10));
            if (performance.now() - since > 30000) {
                const names = moves().map((it) => [it.transitionProperty, it.animationName, it.effect?.target?.outerHTML?.slice(0, 160)]);
                throw new Error(`${id} is not at rest: ${JSON.stringify([names, document.querySelector('main').outerHTML.slice(0, 200)])}`);
            }
        }
        found.push(...look(...given).map((fault) => `${id}: ${fault}`));
    }
    return found;
}";

/// How many games one script goes to.
const LEG: usize = 4;

/// Rule sets whose cards differ in their rows or dice: the first of each.
pub fn shapes() -> Vec<&'static Arc<RuleSet>> {
    let mut shapes: Vec<&Arc<RuleSet>> = Vec::new();
    for rules in catalogue::all() {
        let shape = |it: &RuleSet| {
            let sums = (it.upper_bonus.is_some(), it.extra_yahtzee.is_some());
            (it.dice, it.categories.len(), sums)
        };
        if !shapes.iter().any(|it| shape(it) == shape(rules)) {
            shapes.push(rules);
        }
    }
    shapes
}

/// Everything is visible, for every kind of card and one to six players, on every screen; of long cards on large ones. Engines other
/// than Chromium look at the tightest of these.
pub async fn all_in_view(page: &Page, site: &Site) {
    let is_short = |rules: &&Arc<RuleSet>| rules.categories.len() <= ROOM_ON_A_PHONE;
    let (short, long): (Vec<_>, Vec<_>) = shapes().into_iter().partition(is_short);
    // Other engines measure text and boxes a little differently: the fullest tables on the smallest screens show that.
    let all = page.engine() == Engine::Chromium;
    let seats: &[usize] = if all { &[1, 2, 3, 6] } else { &[2, 6] };
    let phones = if all { &SIZES[..] } else { &SMALL };
    for (cards, sizes) in [
        (short, phones),
        (long, if all { &LARGE } else { &LARGE[..1] }),
    ] {
        let tables = cards.into_iter().flat_map(|rules| {
            let fits =
                |seats: &usize| (rules.min_seats..=rules.max_seats).contains(&(*seats as u8));
            seats.iter().copied().filter(fits).map(move |seats| {
                let given = [usize::from(rules.dice), rules.categories.len(), seats];
                let id = format!("{}{seats}", rules.id.replace('-', ""));
                (id, in_the_middle(rules, seats), given.to_vec())
            })
        });
        at_sizes(page, site, sizes, &tables.collect::<Vec<_>>(), OUT_OF_VIEW).await;
    }
}

/// Looks at each of these tables on screens of these sizes: `look` gets the numbers and returns what is wrong.
async fn at_sizes(
    page: &Page,
    site: &Site,
    sizes: &[(u32, u32)],
    tables: &[(String, Fixture, Vec<usize>)],
    look: &str,
) {
    let saves: Vec<(String, String)> = { tables.iter() }
        .map(|(id, table, _)| (format!("rollkeep/game/{id}"), table.text()))
        .collect();
    let saves: Vec<(&str, &str)> = saves.iter().map(|(id, text)| (&**id, &**text)).collect();
    page.store(site, &saves).await;
    page.open(site.home()).await;
    page.shown("main[data-screen=home]").await;
    let mut faults = Vec::new();
    for &(width, height) in sizes {
        page.resize(width, height).await;
        for leg in tables.chunks(LEG) {
            let games = leg.iter().map(|(id, _, given)| {
                let given = given.iter().map(|number| json!(number));
                [json!(id)].into_iter().chain(given).collect()
            });
            let games: Vec<Vec<Value>> = games.collect();
            let tour = format!("({TOUR})({}, {look})", json!(games));
            let what = format!(
                "a look at {:?}",
                leg.iter().map(|it| &it.0).collect::<Vec<_>>()
            );
            let found = page.promised(&what, &tour).await;
            if found != json!([]) {
                faults.push(format!("at {width} x {height}: {found}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Returns what is wrong with the table on the screen.
async fn out_of_view(page: &Page, rules: &RuleSet, seats: usize) -> Value {
    let look = format!("return ({OUT_OF_VIEW})(...arguments)");
    let given = [usize::from(rules.dice), rules.categories.len(), seats];
    page.script(&look, given.map(|number| json!(number)).into())
        .await
}

/// Also with clocks.
pub async fn all_in_view_timed(page: &Page, site: &Site) {
    let game = Fixture::timed("yatzy", &NAMES, 30)
        .turns(36)
        .rolled(&[2, 2, 3, 5, 6]);
    page.resume(site, &game.text()).await;
    // A game with clocks waits until somebody goes on.
    page.shown("dialog#paused[open]").await;
    page.click("#resume").await;
    page.gone("dialog#paused").await;
    for (width, height) in SIZES {
        page.resize(width, height).await;
        let found = out_of_view(page, &rules("yatzy"), 6).await;
        assert_eq!(found, json!([]), "{width} x {height}");
        let times = "return [...document.querySelectorAll('.standing .time, thead .time')]
            .filter((it) => it.getBoundingClientRect().width > 2 && it.textContent.includes(':')).length";
        let times = page.script(times, vec![]).await;
        assert_eq!(times, json!(6), "{width} x {height}");
    }
}

/// Also with the coach: nothing scrolls on the smallest phone, and the longest card with six players is complete.
pub async fn coach_in_view(page: &Page, site: &Site) {
    for (rules, coached) in [("yatzy", false), ("yahtzee-official", true)] {
        let rules = self::rules(rules);
        page.resume(site, &in_the_middle(&rules, 6).text()).await;
        // The second game takes the place of the first, for which the coach is on.
        if !coached {
            page.click("#coach").await;
        }
        for (width, height) in SIZES {
            page.resize(width, height).await;
            page.shown("button.box[data-less]").await;
            let found = out_of_view(page, &rules, 6).await;
            assert_eq!(found, json!([]), "{} at {width} x {height}", rules.id);
            // With a kept die, the coach says what that costs.
            page.press("5").await;
            page.mentions(".hint", "our choice").await;
            let found = out_of_view(page, &rules, 6).await;
            let at = format!("{} at {width} x {height}, kept", rules.id);
            assert_eq!(found, json!([]), "{at}");
            page.shown("#all-choices").await;
            page.until("the way to all choices lies over no words", APART)
                .await;
            page.press("5").await;
            page.shown("button.die[data-place=\"4\"][aria-pressed=false]")
                .await;
        }
    }
}

/// The coach's words and the button for all choices do not touch.
const APART: &str = "(() => {
    const [words, way] = ['.hint p', '#all-choices'].map((css) => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector(css));
        return range;
    });
    const link = way.getBoundingClientRect();
    return [...words.getClientRects()].every((it) => it.right <= link.left || link.right <= it.left
        || it.bottom <= link.top + 1 || link.bottom <= it.top + 1);
})()";

/// The name of the game is not cut, wherever it is in the bar. The longest names decide.
pub async fn title_in_full(page: &Page, site: &Site) {
    let mut longest: Vec<_> = catalogue::all().iter().collect();
    longest.sort_by_key(|rules| Reverse(rule_sets::name(rules).chars().count()));
    let games = longest.into_iter().take(4).map(|rules| {
        let id = rules.id.replace('-', "");
        (id, in_the_middle(rules, 2), Vec::new())
    });
    let day = SharedDice::Daily(Day::new(2026, 11, 30).expect("a day"));
    let daily = Fixture::alone("yatzy", "Ada", day)
        .turns(3)
        .roll(Keep::NONE);
    let daily = ("daily".to_owned(), daily, Vec::new());
    let games: Vec<_> = games.chain([daily]).collect();
    let cut = "() => {
        const it = document.querySelector('.what-game span');
        // Where cards are beside the dice, and on phones, there may be no room for it.
        const wanted = [820, 1920].includes(innerWidth);
        if (getComputedStyle(it).visibility === 'hidden') return wanted ? [`${it.textContent} is hidden`] : [];
        const cut = it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight + 1;
        return cut ? [`${it.textContent} is cut`] : [];
    }";
    at_sizes(page, site, &SIZES, &games, cut).await;
}

fn rules(id: &str) -> Arc<RuleSet> {
    catalogue::find(id).expect("the catalogue has these rules")
}

fn in_the_middle(rules: &RuleSet, seats: usize) -> Fixture {
    let faces: &[u8] = match rules.dice {
        3 => &[2, 3, 6],
        6 => &[1, 2, 2, 3, 5, 5],
        _ => &[2, 2, 3, 5, 6],
    };
    Fixture::new(&rules.id, &NAMES[..seats])
        .turns(seats * 4)
        .rolled(faces)
}

/// On a phone a tap on a name shows that card, says whose it is, and leads back; so does the next roll.
pub async fn cards_of_others(page: &Page, site: &Site) {
    page.resize(390, 664).await;
    page.resume(site, &in_the_middle(&rules("yatzy"), 3).text())
        .await;
    page.shown(".standing[data-seat=\"0\"][aria-pressed=true][aria-current=true]")
        .await;
    page.shown("td[data-seat=\"0\"][data-slot=\"14\"] button.box")
        .await;
    page.never_shown(".whose").await;
    page.shown("td[data-seat=\"0\"] button.box").await;
    for back in [".whose button", ".standing[data-seat=\"0\"]", "#roll"] {
        page.click(".standing[data-seat=\"1\"]").await;
        page.says(".whose span", "Benjamin’s card").await;
        page.shown(".standing[data-seat=\"1\"][aria-pressed=true]")
            .await;
        page.shown("td[data-seat=\"1\"][data-slot=\"0\"].filled")
            .await;
        page.gone("td[data-seat=\"0\"] button.box").await;
        page.click(back).await;
        page.gone(".whose").await;
        page.shown("td[data-seat=\"0\"] button.box").await;
    }
    page.shows_saved_game().await;

    // Keys lead back to the boxes, too.
    page.click(".standing[data-seat=\"2\"]").await;
    page.shown(".whose").await;
    page.press("ArrowDown").await;
    page.gone(".whose").await;
    page.press("ArrowDown").await;
    page.until(
        "a box has the focus",
        "document.activeElement.matches('button.box')",
    )
    .await;

    // At the end the winner's card is shown, and the others can be.
    let ended = Fixture::new("yatzy", &NAMES).ended();
    let winner = ended.game().ranking()[0].seat;
    page.store(site, &[("rollkeep/done/ended", &ended.text())])
        .await;
    page.open(site.url("#/game/ended")).await;
    // The lazy part moves the names, and a tap meanwhile may miss them.
    page.shown("main[data-screen=over] #again").await;
    page.shown(format!(
        ".standing[data-seat=\"{winner}\"][aria-pressed=true]"
    ))
    .await;
    let other = (winner + 1) % 6;
    page.click(format!(".standing[data-seat=\"{other}\"]"))
        .await;
    page.shown(format!("td[data-seat=\"{other}\"][data-slot=\"0\"]"))
        .await;
}

/// Of two people on a phone, the points of the other stand small in each row, in their colour, and no row changes its height.
pub async fn points_of_the_other(page: &Page, site: &Site) {
    const OTHER: &str = "const small = (seat) => [...document.querySelectorAll(`td.filled[data-seat='${seat}']`)]
            .filter((it) => it.getClientRects().length > 0 && it.getBoundingClientRect().width < 30);
        const rows = [...document.querySelectorAll('.half tr')].map((it) => it.getBoundingClientRect().height);
        const colours = small(arguments[0]).map((it) => getComputedStyle(it).color);
        return { points: small(arguments[0]).map((it) => Number(it.textContent)), own: small(1 - arguments[0]).length,
            colours: [...new Set(colours)], rows }";
    let names = ["Wolfeschlegelsteinha", "Bartholomäus"];
    let mut game = Fixture::new("yahtzee-official", &names);
    for (slot, pips) in (0..5).zip(1..) {
        game = game.rolled(&[pips, pips, pips, 6, 6]).score(slot);
        game = game.rolled(&[pips, pips, 6, 6, 6]).score(slot);
    }
    page.resume(site, &game.rolled(&[6, 6, 6, 6, 6]).text())
        .await;
    page.shown("td[data-seat=\"0\"] button.box").await;
    let first = page.script(OTHER, vec![json!(1)]).await;
    assert_eq!(first["points"], json!([2, 4, 6, 8, 10]));
    assert_eq!(first["own"], json!(0));
    let sign = |seat: usize| {
        format!(
            "return [getComputedStyle(document.querySelector('.standing[data-seat=\"{seat}\"] .badge')).color]"
        )
    };
    assert_eq!(first["colours"], page.script(&sign(1), vec![]).await);
    // Whoever looks at the other card sees it alone, and no box to fill in the small one.
    page.click(".standing[data-seat=\"1\"]").await;
    page.gone("td[data-seat=\"0\"] button.box").await;
    page.click(".standing[data-seat=\"0\"]").await;
    page.score(11).await;
    page.click("#ready").await;
    page.roll().await;
    page.shown("td[data-seat=\"1\"] button.box").await;
    let second = page.script(OTHER, vec![json!(0)]).await;
    assert_eq!(second["points"], json!([3, 6, 9, 12, 15, 50]));
    assert_eq!(second["colours"], page.script(&sign(0), vec![]).await);
    assert_eq!(second["rows"], first["rows"]);
    page.passes_axe().await;
    // A wider screen has room for both columns.
    page.resize(1180, 820).await;
    let wide = page.script(OTHER, vec![json!(0)]).await;
    assert_eq!(wide["points"], json!([]));
}

/// For the left hand, the dice and the roll button are on the left.
pub async fn left_hand(page: &Page, site: &Site) {
    const SIDES: &str = "const [tray, card, roll, undo] = ['.tray', '.sheet', '#roll', '#undo']
            .map((it) => document.querySelector(it).getBoundingClientRect().left);
        return [tray < card, roll < undo]";
    let game = in_the_middle(&rules("yahtzee-official"), 2).text();
    page.resize(844, 390).await;
    for (left, tray) in [(false, false), (true, true)] {
        if left {
            page.open(site.url("#/settings")).await;
            page.click("label:has(input[name=left-handed])").await;
            page.shown(":root[data-hand=left]").await;
        }
        page.resume(site, &game).await;
        assert_eq!(page.script(SIDES, vec![]).await, json!([tray, left]));
        page.resize(390, 844).await;
        assert_eq!(page.script(SIDES, vec![]).await[1], json!(left));
        page.resize(1180, 820).await;
        assert_eq!(page.script(SIDES, vec![]).await, json!([tray, left]));
        page.resize(844, 390).await;
        let found = out_of_view(page, &rules("yahtzee-official"), 2).await;
        assert_eq!(found, json!([]));
    }
}

/// One tap switches full screen on, another one off. Other drivers do not allow it.
pub async fn full_screen(page: &Page, site: &Site) {
    page.resume(site, &Fixture::new("yatzy", &["Ada"]).text())
        .await;
    page.tool("#full-screen[aria-pressed=false]").await;
    page.until(
        "the page has the screen",
        "document.fullscreenElement === document.documentElement",
    )
    .await;
    page.tool("#full-screen[aria-pressed=true]").await;
    page.until(
        "the page has given it back",
        "document.fullscreenElement === null",
    )
    .await;
}

/// A box that scores 0 is less prominent while another one scores more, and like any other if none does.
pub async fn zeros_are_less_prominent(page: &Page, site: &Site) {
    const FRAMED: &str = "return [...document.querySelectorAll('button.box')].filter((it) =>
            getComputedStyle(it, '::before').borderTopStyle === 'dashed').map((it) => it.dataset.points)";
    let game = Fixture::new("yahtzee-basic", &["Ada"]).rolled(&[1, 1, 2, 3, 6]);
    page.resume(site, &game.text()).await;
    page.shown("button.box.zero").await;
    let framed = page.script(FRAMED, vec![]).await;
    assert_eq!(framed, json!(["2", "2", "3", "6", "13"]));

    // All boxes except the Yahtzee box are filled.
    let mut last = Fixture::new("yahtzee-basic", &["Ada"]);
    for slot in (0..13).filter(|&slot| slot != 11) {
        last = last.rolled(&[1, 2, 3, 4, 6]).score(slot);
    }
    page.resume(site, &last.rolled(&[1, 2, 3, 4, 6]).text())
        .await;
    page.shown("button.box[data-points=\"0\"]:not(.zero)").await;
    page.mentions("tr.bonus td", "+0").await;
    page.shows_saved_game().await;
    assert_eq!(page.script(FRAMED, vec![]).await, json!(["0"]));
}

/// An extra Yahtzee is written in full in its box, and a refusal colours nothing else.
pub async fn extra_in_full(page: &Page, site: &Site) {
    let joker = Fixture::new("yahtzee-official", &["Ada"])
        .rolled(&[6, 6, 6, 6, 6])
        .score(11)
        .rolled(&[4, 4, 4, 4, 4]);
    page.resume(site, &joker.text()).await;
    page.shown("td[data-slot=\"3\"] button.box .plus[data-plus=\"+100\"]")
        .await;
    page.mentions("td[data-slot=\"3\"] button.box", "20").await;
    for (width, height) in SIZES {
        page.resize(width, height).await;
        let inside = "const it = document.querySelector('td[data-slot=\"3\"] button.box');
            return it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight";
        let inside = page.script(inside, vec![]).await;
        assert_eq!(inside, json!(true), "{width} x {height}");
    }
    let label = page
        .attribute("td[data-slot=\"3\"] button.box", "aria-label")
        .await;
    assert!(label.is_some_and(|it| it.contains("20") && it.contains("100")));

    page.resize(390, 844).await;
    page.shown(".progress").await;
    const COLOURS: &str = "return ['.hint > p', '.progress']
        .map((it) => getComputedStyle(document.querySelector(it)).color)";
    let before = page.script(COLOURS, vec![]).await;
    page.click("td[data-slot=\"0\"] button.box").await;
    page.shown(".hint.refused").await;
    let after = page.script(COLOURS, vec![]).await;
    assert_ne!(after[0], before[0]);
    assert_eq!(after[1], before[1]);
}

/// Between the rings of neighbouring kept dice there is a gap.
pub async fn gaps_between_kept_dice(page: &Page, site: &Site) {
    for (rules, faces, kept) in [
        ("yatzy", &[2, 2, 3, 5, 6][..], [0, 1]),
        ("yahtzie", &[1, 2, 2, 3, 5, 5], [4, 5]),
    ] {
        let names = &NAMES[..2];
        page.resume(site, &Fixture::new(rules, names).rolled(faces).text())
            .await;
        page.tap(&kept).await;
        for (width, height) in SIZES {
            page.resize(width, height).await;
            page.until(
                "no die slides",
                "document.querySelector('.dice').getAnimations({ subtree: true }).length === 0",
            )
            .await;
            let apart =
                "const [a, b] = [...document.querySelectorAll('.die[aria-pressed=true] .spin')];
                if (a.parentElement.offsetTop !== b.parentElement.offsetTop) return -1;
                const style = getComputedStyle(a);
                const ring = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
                return b.getBoundingClientRect().left - a.getBoundingClientRect().right - 2 * ring";
            let apart = page.script(apart, vec![]).await;
            assert!(apart.as_f64() >= Some(2.0), "{width} x {height}: {apart}");
        }
    }
}
