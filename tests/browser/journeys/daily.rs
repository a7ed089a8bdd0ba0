//! The game of the day: once, with the same dice for everybody, and no clock takes a day away.

use std::sync::Arc;

use rollkeep_app::daily::marks;
use rollkeep_app::storage::RecordId;
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::{Day, Game, Phase, SharedDice, YOU};
use rollkeep_rules::{RuleSet, catalogue};
use rollkeep_solver::bots::perfect_game;
use rollkeep_solver::coach::{Review, decisions};
use rollkeep_solver::{Choice, Policy};
use rollkeep_words::{calendar, daily as text, words};
use serde_json::json;
use std::ops::ControlFlow;

use super::fixture::Fixture;
use super::silence::answers_again;
use super::taps::{DOUBLE, tap_twice};
use crate::page::{Page, Target};
use crate::server::Site;

const OFFICIAL: &str = "yahtzee-official";

/// How much wider the page is than the screen.
const OVERFLOW: &str =
    "return document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth";

fn november(date: u8) -> Day {
    Day::new(2026, 11, date).expect("a day")
}

fn of_day(rules: &str, day: Day) -> Fixture {
    Fixture::alone(rules, "Ada", SharedDice::Daily(day))
}

fn place(kind: &str, rules: &str, day: Day) -> String {
    format!("rollkeep/{kind}/{}", RecordId::of_day(day, rules))
}

/// Returns today's date in the browser.
pub async fn today(page: &Page) -> Day {
    let now = "const now = new Date(Date.now()); return [Date.now(), -now.getTimezoneOffset()]";
    let now = page.script(now, vec![]).await;
    let [time, ahead] = [0, 1].map(|at| now[at].as_i64().expect("a number"));
    Day::at(time as u64, ahead as i32)
}

/// Returns the keys of all games on this device.
async fn games(page: &Page) -> Vec<String> {
    let names = page.stored_names().await;
    let game = |name: &String| name.contains("/game/") || name.contains("/done/");
    names.into_iter().filter(game).collect()
}

/// Sets the device's clock to this time in November 2026, this many minutes ahead of UTC, and shows the tab again.
async fn set_clock(page: &Page, date: u8, (hour, minute): (u8, u8), ahead: i32) {
    let set = "const [date, hour, minute, ahead] = arguments;
        // A driver's scripts may have another Date.
        window.Date.now = () => Date.UTC(2026, 10, date, hour, minute) - ahead * 60_000;
        window.Date.prototype.getTimezoneOffset = () => -ahead;
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));";
    let to = vec![json!(date), json!(hour), json!(minute), json!(ahead)];
    page.script(set, to).await;
}

/// Returns the text of a finished day in the calendar for screen readers.
fn aloud(day: Day, total: u16) -> String {
    format!("{}: {total} points", calendar::date_of_year(day))
}

/// Waits for the table of this game. On a phone, only the page's title has its name.
async fn titled(page: &Page, title: &str) {
    page.shown("main[data-screen=game]").await;
    let is = format!("document.title.startsWith('{title}')");
    page.until("the table is titled so", &is).await;
}

/// Opens the screen from the home screen, on a device with these games at this time.
async fn opens_at(page: &Page, site: &Site, seeds: &[(String, String)], date: u8, time: (u8, u8)) {
    let seeds: Vec<(&str, &str)> = seeds.iter().map(|(k, v)| (&k[..], &v[..])).collect();
    page.store(site, &seeds).await;
    page.open(site.home()).await;
    page.shown("#daily").await;
    set_clock(page, date, time, 0).await;
    page.click("#daily").await;
    page.shown("table.month").await;
}

/// The game of today begins once, survives a reload, and can be resumed; another rule set has its own game.
pub async fn daily_once_a_day(page: &Page, site: &Site) {
    tap_twice(page, "#play", 60, DOUBLE, async || {
        page.store(site, &[]).await;
        page.script("localStorage.clear()", vec![]).await;
        page.open(site.home()).await;
        page.says("#daily small", &text::not_played()).await;
        page.click("#daily").await;
        page.says("#play", &text::play_today()).await;
        page.passes_axe().await;
        assert_eq!(games(page).await.len(), 0, "looking begins nothing");
    })
    .await;
    page.shown("main[data-screen=game]").await;
    let day = today(page).await;
    titled(page, "Daily, ").await;
    page.roll().await;
    page.reload().await;
    page.shown("main[data-rolls=\"1\"]").await;
    let game = page.score_best().await;
    assert_eq!(game.setup().shared_dice(), Some(SharedDice::Daily(day)));
    assert_eq!(game.setup().names(), [YOU]);

    page.open(site.home()).await;
    page.says("#daily small", &text::in_progress()).await;
    page.mentions(".resume .where", "Daily game").await;
    page.click("#daily").await;
    page.says("#play", &words::resume()).await;
    page.mentions(".state", "round 2 of 13").await;
    page.shown("td[aria-current=date] a").await;
    page.click("#play").await;
    page.shown("main[data-screen=game]").await;
    assert_eq!(page.shows_saved_game().await, game);
    assert_eq!(games(page).await.len(), 1);

    // Another rule set on the same day.
    page.open(site.url("#/daily")).await;
    page.click("#change-rules").await;
    page.click("input[value=yahtzie]").await;
    page.says("#play", &text::play_today()).await;
    page.click("#play").await;
    page.shown("main[data-screen=game]").await;
    let other = page.roll().await;
    assert_eq!(other.rules().id, "yahtzie");
    assert_eq!(other.setup().shared_dice(), Some(SharedDice::Daily(day)));
    assert_eq!(games(page).await.len(), 2);
    // The rules played last come first; others have an address.
    page.open(site.url("#/daily")).await;
    page.mentions(".chosen-rules", "Yahtzie").await;
    page.open(site.url("#/daily/yahtzee-official")).await;
    page.mentions(".state", "round 2 of 13").await;
    page.open(site.url("#/daily/chess")).await;
    page.shown("main[data-screen=nowhere]").await;
    page.assert_no_errors(site).await;
}

/// A second tab notices the game and watches it. Even before it has noticed, it does not begin a second one.
pub async fn daily_in_two_tabs(page: &Page, site: &Site) {
    page.open(site.url("#/daily")).await;
    page.shown("#play").await;
    let first = page.tab().await;
    let second = page.open_tab(site.url("#/daily")).await;
    page.says("#play", &text::play_today()).await;
    page.go_to(&first).await;
    page.click("#play").await;
    page.shown("main[data-screen=game]").await;
    let game = page.roll().await;
    page.go_to(&second).await;
    page.says("#play", &words::resume()).await;
    page.click("#play").await;
    page.shown("#take-over").await;
    page.shown("main[data-rolls=\"1\"]").await;
    assert_eq!(page.saved().await.game, game);
    assert_eq!(games(page).await.len(), 1);

    // A page gets no event about its own writes.
    page.open("about:blank").await;
    page.open(site.url("#/daily/yatzy")).await;
    page.says("#play", &text::play_today()).await;
    let day = today(page).await;
    let begun = of_day("yatzy", day).turns(2);
    let place = place("game", "yatzy", day);
    let entry = vec![json!(place), json!(begun.text())];
    page.script("localStorage.setItem(...arguments)", entry)
        .await;
    page.says("#play", &text::play_today()).await;
    page.click("#play").await;
    page.shown("main[data-screen=game]").await;
    assert_eq!(page.shows_saved_game().await, *begun.game());
    assert_eq!(games(page).await.len(), 2);
}

fn solved(rules: &RuleSet) -> Arc<Policy> {
    let rules = catalogue::find(&rules.id).expect("the catalogue has these rules");
    let mut watch = |_| ControlFlow::Continue(());
    let policy = Policy::solve(&rules, &mut watch).expect("it can be solved");
    Arc::new(policy)
}

/// Returns perfect play with these dice, and the review of this game.
fn judged(game: &Game) -> (Game, Review) {
    let policy = solved(game.rules());
    let perfect = perfect_game(game.setup(), &policy).expect("the same rules");
    let review = Review::new(game, &policy).expect("the same rules");
    (perfect, review)
}

/// The end: perfect play with the same dice, a text that reveals nothing, both cards, and no second try.
pub async fn daily_beside_perfect(page: &Page, site: &Site) {
    page.open(site.outside()).await;
    let day = today(page).await;
    let nearly = of_day(OFFICIAL, day).but(1);
    let before = day.before().expect("a day before");
    let ended = of_day(OFFICIAL, before).ended();
    let seeds = [
        (&*place("game", OFFICIAL, day), &*nearly.text()),
        (&*place("done", OFFICIAL, before), &*ended.text()),
    ];
    page.store(site, &seeds).await;
    page.open(site.url("#/daily")).await;
    page.says("#play", &words::resume()).await;
    page.click("#play").await;
    page.shown("main[data-screen=game]").await;
    page.roll().await;
    let game = page.score_best().await;
    let total = text::total(&game);
    page.shown("main[data-screen=over] #share.strong").await;
    page.never_shown("#again").await;
    let (perfect, review) = judged(&game);
    let best = text::total(&perfect);
    page.says("#perfect-total dd", &best.to_string()).await;
    page.says(".against", &text::against_perfect(total, best))
        .await;
    page.says(".honours .streak", "2 days in a row").await;
    let marks = marks(&game, &review);
    let drawn: String = marks.iter().copied().map(text::mark).collect();
    page.says(".marks", &drawn).await;
    page.mentions(".compared", &text::legend()).await;
    page.passes_axe().await;

    page.script(
        "for (const name of ['canShare', 'share']) {
            Object.defineProperty(navigator, name, { configurable: true, value: undefined });
        }
        Object.defineProperty(navigator, 'clipboard', { configurable: true, value:
            { writeText: async (it) => { window.copied = it; } } });",
        vec![],
    )
    .await;
    page.click("#share").await;
    page.shown("dialog#sharing[open]").await;
    page.click("#share-text").await;
    page.says(".said", "Copied.").await;
    let expected = text::to_share(
        &catalogue::default(),
        day,
        total,
        Some(best),
        &marks,
        2,
        &site.url("#/daily/yahtzee-official"),
    );
    assert_eq!(page.script("return copied", vec![]).await, json!(expected));
    // The text mentions neither rolls nor boxes.
    for spoils in game.rules().slots() {
        let name = rollkeep_words::categories::name(&game.rules().category(spoils).id);
        assert!(name == "Yahtzee" || !expected.contains(&name), "{expected}");
    }
    page.never_shown("#share-link").await;
    page.never_shown("#share-picture").await;
    page.press("Escape").await;
    page.gone("dialog#sharing").await;

    page.click("#both-cards").await;
    page.shown("dialog#cards-beside[open] table").await;
    let heads = page.list("#cards-beside thead th").await;
    assert_eq!(heads, ["Ada", &text::perfect()]);
    let sums = page.list("#cards-beside tbody tr:last-child td").await;
    assert_eq!(sums, [total.to_string(), best.to_string()]);
    page.passes_axe().await;
    page.press("Escape").await;
    page.gone("dialog#cards-beside").await;

    page.click("#calendar").await;
    page.says("#play", &text::look()).await;
    page.mentions(".state", &format!("Finished with {total} points"))
        .await;
    page.click(Target::named("a", &aloud(day, total))).await;
    page.shown("main[data-screen=over] #calendar").await;
    page.open(site.home()).await;
    page.says("#daily small", &text::points(total)).await;
    page.mentions(".results .line small", "Daily game").await;
    assert_eq!(games(page).await.len(), 2);
    page.assert_no_errors(site).await;
}

/// A game with the dice of this day that has only its last box to fill, its total then, and that of perfect play. Who
/// knows the dice may keep better ones in the last turn; `None` if there are none.
fn nearly_better(policy: &Arc<Policy>, day: Day) -> Option<(Fixture, u16, u16)> {
    let mut game = of_day(&policy.rules().id, day);
    let perfect = perfect_game(game.game().setup(), policy).expect("the same rules");
    let last = perfect.cards()[0].filled() - 1;
    for decision in decisions(&perfect) {
        if decision.card.filled() == last {
            break;
        }
        if matches!(game.game().phase(), Phase::Turn(turn) if turn.hand.is_none()) {
            game = game.roll(Keep::NONE);
        }
        game = match decision.played {
            Choice::Keep(keep) => game.roll(keep),
            Choice::Score(slot) => game.score(slot.0),
        };
    }
    let begun = game.roll(Keep::NONE);
    let (rules, card) = (perfect.rules(), &begun.game().cards()[0]);
    let open = rules.slots().find(|slot| card.is_open(*slot));
    let open = open.expect("the last box").0;
    let total = |it: &Fixture| text::total(it.clone().score(open).game());
    // All dice cannot be kept.
    let keeps = || (0..(1 << rules.dice) - 1).map(Keep::from_bits);
    let rolled = keeps().flat_map(|first| {
        let second = begun.clone().roll(first);
        keeps().map(move |keep| second.clone().roll(keep))
    });
    let best = rolled.max_by_key(total).expect("all keeps were tried");
    let (mine, perfect) = (total(&best), text::total(&perfect));
    (mine > perfect).then_some((best, mine, perfect))
}

/// Whoever beats perfect play reads so in a line of its own, says so in the text to share, and finds a star in the calendar,
/// also where the total of perfect play is not known any more.
pub async fn daily_beats_perfect(page: &Page, site: &Site) {
    let policy = solved(of_day("yahtzie", november(1)).game().rules());
    let days = (1..22).map(november);
    let found = days.map(|day| Some((day, nearly_better(&policy, day)?)));
    let (day, (nearly, mine, perfect)) = found.flatten().next().expect("there is such a day");
    page.store(site, &[(&place("game", "yahtzie", day), &nearly.text())])
        .await;
    let id = RecordId::of_day(day, "yahtzie");
    page.open(site.url(&format!("#/game/{id}"))).await;
    page.shown("main[data-screen=game]").await;
    page.score_best().await;
    page.says(".against.beaten", &text::against_perfect(mine, perfect))
        .await;
    page.passes_axe().await;
    let name = format!("{}, {}", aloud(day, mine), text::beaten());
    for known in [true, false] {
        if !known {
            page.script("localStorage.removeItem('rollkeep-perfect')", vec![])
                .await;
        }
        page.open(site.outside()).await;
        opens_at(page, site, &[], 22, (18, 0)).await;
        page.shown(Target::named(".month a", &name)).await;
        page.mentions(".calendar .help", &text::beaten()).await;
        let kept = page.stored("rollkeep-perfect").await.unwrap_or_default();
        assert_eq!(kept, json!({ id.as_str(): perfect }).to_string());
    }
    page.passes_axe().await;
    page.assert_no_errors(site).await;
}

/// A solver that does not load is reported, and the user can try again.
pub async fn daily_without_solver(page: &Page, site: &Site) {
    site.swallow("worker_bg.wasm");
    let day = november(20);
    let key = place("done", "yahtzie", day);
    let ended = of_day("yahtzie", day).ended();
    page.store(site, &[(&key, &ended.text())]).await;
    page.begin_clocked(
        site,
        &format!("#/game/{}", RecordId::of_day(day, "yahtzie")),
    )
    .await;
    page.says("#perfect-total dd", &text::not_yet()).await;
    page.outwait(".compared [role=status]", "didn’t load").await;
    // First the tap: once the lost connection ends, the page tries again by itself.
    page.click(".compared #try-again").await;
    answers_again(site);
    page.until(
        "Perfect's total is there",
        "/^\\d+$/.test(document.querySelector('#perfect-total dd').textContent)",
    )
    .await;
    page.gone(".compared [role=status]").await;
}

/// At midnight the open screen shows the next day, and the day before can still be begun. Neither midnight nor a time
/// zone shortens a streak before the day is over everywhere.
pub async fn daily_at_midnight(page: &Page, site: &Site) {
    let done = |date: u8| {
        let day = november(date);
        let text = of_day("yahtzie", day).ended().text();
        (place("done", "yahtzie", day), text)
    };
    let seeds = [done(19), done(20), done(21)];
    opens_at(page, site, &seeds, 22, (23, 59)).await;
    page.says("#date", "22 November 2026").await;
    page.says(".streak", "3 days in a row").await;
    page.never_shown(".open-day").await;
    // It is after midnight at UTC−10 too, then only at UTC+13 and at UTC.
    set_clock(page, 22, (14, 1), -10 * 60).await;
    page.says("#date", "22 November 2026").await;
    page.says(".streak", "3 days in a row").await;
    page.says("#play", &text::play_today()).await;
    set_clock(page, 23, (13, 1), 13 * 60).await;
    page.says("#date", "23 November 2026").await;
    page.says(".streak", "3 days in a row").await;
    page.mentions(".open-day", "Yesterday, 22 November").await;
    // The day is over everywhere.
    set_clock(page, 23, (12, 1), 0).await;
    page.gone(".streak").await;
    page.gone(".open-day").await;
    set_clock(page, 23, (0, 1), 0).await;
    page.says("#date", "23 November 2026").await;
    page.says(".streak", "3 days in a row").await;
    page.mentions(".open-day", "Yesterday, 22 November: not played yet")
        .await;
    page.passes_axe().await;
    page.click(".open-day button").await;
    titled(page, "Daily, 22 Nov").await;
    let game = page.roll().await;
    let dice = game.setup().shared_dice();
    assert_eq!(dice, Some(SharedDice::Daily(november(22))));
    page.script("location.hash = '#/daily'", vec![]).await;
    page.mentions(".open-day", "in progress").await;
    page.says("#play", &text::play_today()).await;
    // Once the day is over everywhere, its game cannot be begun, but still be finished.
    set_clock(page, 23, (12, 1), 0).await;
    page.mentions(".open-day", "in progress").await;
    page.click("#play").await;
    titled(page, "Daily, 23 Nov").await;
    page.assert_no_errors(site).await;
}

/// An American reads the month before the day, and weeks that begin with a Sunday.
pub async fn daily_in_america(page: &Page, site: &Site) {
    let day = november(1);
    let key = place("done", OFFICIAL, day);
    let ended = of_day(OFFICIAL, day).ended();
    let total = text::total(ended.game());
    opens_at(page, site, &[(key, ended.text())], 22, (18, 0)).await;
    page.says("#date", "November 22, 2026").await;
    page.says("#month", "November 2026").await;
    let heads = page.list("table.month th").await;
    assert_eq!(
        (heads[0].as_str(), heads[6].as_str()),
        ("Sunday", "Saturday")
    );
    // The month begins with a Sunday.
    let name = format!("November 1: {total} points");
    page.click(Target::named(".month tbody td:first-child a", &name))
        .await;
    page.says(".what-game", "Daily game, November 1").await;
}

/// With the keyboard only, on the narrowest phone; the calendar is a table with heads, and goes from month to month.
pub async fn daily_on_narrow_phone(page: &Page, site: &Site) {
    let day = Day::new(2026, 10, 31).expect("a day");
    let key = place("done", OFFICIAL, day);
    let ended = of_day(OFFICIAL, day).ended();
    let total = text::total(ended.game());
    opens_at(page, site, &[(key, ended.text())], 22, (18, 0)).await;
    assert_eq!(page.script(OVERFLOW, vec![]).await, json!(0));
    assert_eq!(page.list("table.month th[scope=col]").await.len(), 7);
    page.says("#month", "November 2026").await;
    // The month begins with a Sunday.
    let first = "return document.querySelector('.month tbody tr').children[6].textContent";
    assert_eq!(page.script(first, vec![]).await, json!("1"));
    assert_eq!(page.text("td[aria-current=date]").await, "22");
    page.script("document.querySelector('#month-before').focus()", vec![])
        .await;
    page.press("Enter").await;
    page.says("#month", "October 2026").await;
    assert_eq!(page.focused().await, text::month_before());
    page.gone("td[aria-current=date]").await;
    page.passes_axe().await;
    assert_eq!(page.script(OVERFLOW, vec![]).await, json!(0));
    page.press("Tab").await;
    assert_eq!(page.focused().await, text::month_after());
    page.press("Tab").await;
    assert_eq!(page.focused().await, aloud(day, total));
    page.press("Shift+Tab Enter").await;
    page.says("#month", "November 2026").await;
    page.press("Enter").await;
    page.says("#month", "November 2026").await;
    page.script("document.querySelector('#month-before').focus()", vec![])
        .await;
    page.press("Enter Tab Tab Enter").await;
    page.shown("main[data-screen=over] .compared").await;
    page.says(".what-game", "Daily game, 31 October").await;
    assert_eq!(page.script(OVERFLOW, vec![]).await, json!(0));
    page.until("marks are there", "document.querySelector('.marks')")
        .await;
    assert_eq!(page.script(OVERFLOW, vec![]).await, json!(0));
    page.click("#both-cards").await;
    page.shown("dialog#cards-beside[open] table").await;
    assert_eq!(page.script(OVERFLOW, vec![]).await, json!(0));
    page.assert_no_errors(site).await;
}
