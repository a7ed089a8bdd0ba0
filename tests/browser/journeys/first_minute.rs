//! The first minute: from opening the page to the first roll, and the next visit.

use std::time::Duration;

use rollkeep_app::link::SharedGame;
use rollkeep_rules::game::{Phase, SeatKind, Strength};
use rollkeep_words::home;
use serde_json::{Value, json};

use super::fixture::Fixture;
use crate::page::{Page, button, field};
use crate::server::Site;

/// Counts the user's taps and keys from now on.
const COUNT: &str = "window.taps = 0; window.typed = 0;
    addEventListener('click', (event) => { if (event.isTrusted) window.taps += 1; }, true);
    addEventListener('keydown', () => { window.typed += 1; }, true);";

async fn names(page: &Page) -> Vec<String> {
    let game = page.shows_saved_game().await;
    let seats = game.setup().seats().iter();
    seats.map(|seat| seat.name.clone()).collect()
}

/// From opening the page to the first roll: two taps, and nothing to type.
pub async fn play_now_as_stranger(page: &Page, site: &Site) {
    page.open(site.home()).await;
    page.shown("main.home.bare").await;
    page.script(COUNT, vec![]).await;
    page.mentions("#play-now", "You and Cora (computer) · Yahtzee, official")
        .await;
    page.passes_axe().await;
    assert_eq!(lowest(page, "nav > *").await, json!(true));
    page.click("#play-now").await;
    page.says("h1", "Your turn").await;
    page.click("#roll").await;
    page.shown("main[data-rolls=\"1\"]").await;
    let counted = page.script("return [taps, typed]", vec![]).await;
    assert_eq!(counted, json!([2, 0]));
    let game = page.shows_saved_game().await;
    assert_eq!(game.rules().id, "yahtzee-official");
    let kinds: Vec<SeatKind> = game.setup().seats().iter().map(|it| it.kind).collect();
    assert_eq!(
        kinds,
        [SeatKind::Person, SeatKind::Computer(Strength::Casual)]
    );
    // Nothing is finished, so the dice stay.
    page.open(site.home()).await;
    page.shown("main.home.bare #go-on").await;
    page.never_shown(".life").await;
    page.assert_no_errors(site).await;
}

/// Returns whether all of these are visible without scrolling.
async fn lowest(page: &Page, css: &str) -> Value {
    let look = "const all = [...document.querySelectorAll(arguments[0])];
        return all.length > 0 && all.every((it) => it.getBoundingClientRect().bottom <= innerHeight)";
    page.script(look, vec![json!(css)]).await
}

/// Play now sets up the last game again: rules, seats in their order, who starts, and the clock.
pub async fn play_now_again(page: &Page, site: &Site) {
    page.open(site.home()).await;
    page.click("#new-game").await;
    page.choose("rules", "yatzy").await;
    page.click("#add-computer").await;
    page.click("#add-seat").await;
    page.fill(field("Player 3"), "Ben").await;
    page.choose("start", "throw").await;
    choose_clock(page, "10").await;
    page.click("#begin").await;
    page.shown("main[data-screen=game]").await;
    let first = page.shows_saved_game().await;
    assert_eq!(names(page).await, ["Player 1", "Sven", "Ben"]);

    // The main button goes on with this game as long as it is there.
    page.click("a[href=\"#/\"]").await;
    page.mentions("#go-on", "Player 1, Sven and Ben · Round 1")
        .await;
    page.click(".game-row .quiet").await;
    page.click("#delete-yes").await;
    page.mentions(
        "#play-now",
        "Player 1, Sven (computer) and Ben · Yatzy · 10 min each",
    )
    .await;
    page.reload().await;
    page.click("#play-now").await;
    page.shown("main[data-screen=game]").await;
    let again = page.shows_saved_game().await;
    assert_eq!(again.setup(), first.setup());
    assert_eq!(page.stored_games().await, 1);
}

async fn choose_clock(page: &Page, minutes: &str) {
    page.shown("#clock").await;
    let choose = "const it = document.querySelector('#clock');
        it.value = arguments[0];
        it.dispatchEvent(new Event('change', { bubbles: true }))";
    page.script(choose, vec![json!(minutes)]).await;
}

/// Nobody has to type a name, and all that two players need is visible on a phone.
pub async fn names_by_default(page: &Page, site: &Site) {
    page.open(site.url("#/new")).await;
    page.shown("#begin").await;
    page.never_shown("input[name=start]").await;
    page.never_shown("input[name=rules]").await;
    page.click("#add-seat").await;
    page.shown("input[name=start]").await;
    let shown = page
        .script(
            "return [...document.querySelectorAll('input.name')].map((it) => [it.placeholder, it.value])",
            vec![],
        )
        .await;
    assert_eq!(shown, json!([["Your name", ""], ["Player 2", ""]]));
    page.script("scrollTo(0, 0)", vec![]).await;
    assert_eq!(
        lowest(page, "main *:not(dialog, dialog *)").await,
        json!(true)
    );
    page.passes_axe().await;
    page.click("#begin").await;
    page.shown("main[data-screen=game]").await;
    assert_eq!(names(page).await, ["Player 1", "Player 2"]);
    // These are default names, so nobody has to delete them.
    page.open(site.url("#/new")).await;
    page.shown(".people li:nth-child(2)").await;
    assert_eq!(page.value(field("Player 1")).await, "");
}

/// With any number of players, the button that starts the game is visible.
pub async fn start_in_reach(page: &Page, site: &Site) {
    page.open(site.url("#/new")).await;
    page.click("#add-computer").await;
    page.click("#add-seat").await;
    page.shown(".people li:nth-child(3)").await;
    page.script("scrollTo(0, 0)", vec![]).await;
    let scrolls = "return document.documentElement.scrollHeight > innerHeight";
    assert_eq!(page.script(scrolls, vec![]).await, json!(true));
    assert_eq!(lowest(page, "#begin").await, json!(true));
    page.passes_axe().await;
    // A focused element is not below the button.
    page.script("document.querySelector('#clock').focus()", vec![])
        .await;
    let free = "document.querySelector('#clock').getBoundingClientRect().bottom
        <= document.querySelector('.go').getBoundingClientRect().top";
    page.until("the clock is above the button", free).await;
    page.click("#begin").await;
    page.shown("main[data-screen=game]").await;
}

/// Neither choosing other rules nor reading them loses what was typed.
pub async fn nothing_typed_is_lost(page: &Page, site: &Site) {
    page.open(site.url("#/new")).await;
    page.fill("input.name", "Ada").await;
    page.click("#add-computer").await;
    page.click("#add-seat").await;
    page.fill(field("Player 3"), "Cleo").await;
    page.choose("start", "throw").await;
    choose_clock(page, "5").await;
    for rules in ["yahtzee-club", "yahtzie", "yatzy"] {
        page.choose("rules", rules).await;
    }
    page.click(button("Full rules")).await;
    page.shown("dialog#rules[open]").await;
    page.press("Escape").await;
    page.gone("dialog#rules").await;
    page.shown("input[name=rules]").await;
    page.click("#change-rules").await;
    page.gone("input[name=rules]").await;
    page.mentions(".chosen-rules", "Yatzy").await;
    page.click("#begin").await;
    page.shown("main[data-screen=game]").await;
    assert_eq!(names(page).await, ["Ada", "Sven", "Cleo"]);
    let game = page.shows_saved_game().await;
    assert_eq!(game.rules().id, "yatzy");
    assert_eq!(game.setup().clock().map(|it| it.0), Some(5 * 60_000));
    assert_eq!(game.setup().start(), rollkeep_rules::game::Start::Roll);
}

/// A new game with a clock begins at once; an earlier one begins paused.
pub async fn clock_begins_at_once(page: &Page, site: &Site) {
    page.open(site.url("#/new")).await;
    choose_clock(page, "5").await;
    page.mentions(".clock-choice", "run out").await;
    page.click("#begin").await;
    page.shown("main[data-screen=game]").await;
    let runs = "/^4:\\d\\d$/.test(document.querySelector('.upper thead .time')?.textContent)";
    page.until("the clock runs", runs).await;
    page.never_shown("dialog#paused[open]").await;
    page.roll().await;
    page.reload().await;
    page.shown("dialog#paused[open]").await;
}

/// Three hints at the right moment; each disappears for ever once the user has done it.
pub async fn first_turn_explains_itself(page: &Page, site: &Site) {
    page.begin(site, "yahtzee-basic", &["Ada"], "seating").await;
    page.says(".hint p", "Roll to start the turn.").await;
    page.roll().await;
    page.says(".hint p", "Tap the dice you want to keep.").await;
    page.tap(&[1]).await;
    let roll = "Roll again: the dice you keep stay where they are.";
    page.says(".hint p", roll).await;
    page.roll().await;
    let score = "Tap a box on your card to score, or roll once more.";
    page.says(".hint p", score).await;
    page.reload().await;
    page.says(".hint p", score).await;
    page.roll().await;
    let score = "Tap a box on your card to score these dice.";
    page.says(".hint p", score).await;
    page.score_best().await;
    page.shown("main[data-rolls=\"0\"]").await;

    // In another game, after a reload: the hints do not come twice.
    page.begin(site, "yatzy", &["Ben"], "seating").await;
    page.reload().await;
    page.roll().await;
    page.says(".hint p", "Tap the dice to keep.").await;
    page.tap(&[0, 1, 2, 3, 4]).await;
    page.says(".hint p", "Choose a box, or let a die go.").await;
    page.tap(&[4]).await;
    page.says(".hint p", "Tap the dice to keep.").await;
    page.roll().await;
    page.roll().await;
    page.says(".hint p", "Choose a box to score.").await;
    let settings = page.stored("rollkeep/settings").await.unwrap_or_default();
    let settings: Value = serde_json::from_str(&settings).expect("settings");
    assert_eq!(settings["learned"], json!(["keep", "roll", "score"]));
}

/// The help says how to play; it names keys only if there is a keyboard. A remote control is none. So do the settings.
pub async fn help_without_keyboard(page: &Page, site: &Site) {
    site.run_before(
        "const ask = window.matchMedia.bind(window);
        window.matchMedia = (query) => query.includes('hover') ? { matches: false } : ask(query);",
    );
    page.resume(site, &Fixture::new("yatzy", &["Ada"]).text())
        .await;
    page.tool(button("Help: how to play")).await;
    page.shown("dialog#sheet[open] .how-to-play").await;
    assert_eq!(page.list("dialog .how-to-play li").await.len(), 5);
    page.mentions("dialog .how-to-play", "15 boxes").await;
    page.never_shown("dialog dl.keys").await;
    page.passes_axe().await;
    page.press("Escape ArrowDown 1").await;
    page.gone("dialog#sheet").await;
    page.tool(button("Help: how to play")).await;
    page.shown("dialog#sheet[open] .how-to-play").await;
    page.never_shown("dialog dl.keys").await;
    page.press("Escape Tab").await;
    page.gone("dialog#sheet").await;
    page.tool(button("Help: how to play")).await;
    page.mentions("dialog#sheet[open] dl.keys", "1 to 5").await;

    page.open(site.url("#/settings")).await;
    page.reload().await;
    page.shown("input[name=awake]").await;
    page.never_shown("input[name=shortcuts]").await;
}

/// On a slow network the page shows the table's outline, and a bar counts what has arrived.
pub async fn slow_first_visit(page: &Page, site: &Site) {
    site.slow(Duration::from_secs(4));
    // The app does not start before the journey has seen the page without it.
    site.run_before(
        "const begin = WebAssembly.instantiateStreaming;
        const seen = new Promise((done) => { window.start = done; });
        WebAssembly.instantiateStreaming = async (...given) => {
            const program = await begin.apply(WebAssembly, given);
            await seen;
            return program;
        };",
    );
    page.open(site.home()).await;
    page.shown("#loading .scatter .side").await;
    let value = "document.querySelector('#progress')?.position";
    let first = page
        .until("something has come", &format!("{value} > 0 && {value}"))
        .await;
    let later = format!("{value} > {first} && {value} < 1 && {value}");
    page.until("more has come", &later).await;
    // The dice do not move when the app appears.
    let place = "const box = document.querySelector(arguments[0]).getBoundingClientRect();
        return [box.x, box.y, box.width, box.height].map(Math.round)";
    let before = page.script(place, vec![json!("#loading .scatter")]).await;
    let faded = "getComputedStyle(document.querySelector('#loading')).opacity === '1'";
    page.until("the fade is over", faded).await;
    page.passes_axe().await;
    page.script("window.start()", vec![]).await;
    page.shown("main.home.bare").await;
    page.gone("#loading").await;
    let after = page.script(place, vec![json!("main .scatter")]).await;
    assert_eq!(before, after);
    page.assert_no_errors(site).await;
}

/// The home screen shows the game in play, the last results, and the best totals.
pub async fn home_with_games(page: &Page, site: &Site) {
    let playing = Fixture::new("yahtzee-official", &["Ada", "Ben"])
        .turns(5)
        .rolled(&[2, 2, 3, 5, 6]);
    let over = Fixture::new("yatzy", &["Cleo", "Dora"]).ended();
    let alone = Fixture::new("yahtzee-club", &["Emil"]).ended();
    let Phase::Over(outcome) = over.game().phase().clone() else {
        panic!("the game is over");
    };
    let best = |game: &Fixture| game.game().ranking()[0].total.to_string();
    page.store(
        site,
        &[
            ("rollkeep/game/a1", &playing.text()),
            ("rollkeep/game/a0", &Fixture::new("yatzy", &["Fay"]).text()),
            ("rollkeep/done/b1", &over.text()),
            ("rollkeep/done/b2", &alone.text()),
        ],
    )
    .await;
    for (width, height) in [(390, 664), (820, 1180), (1920, 1080)] {
        page.resize(width, height).await;
        page.open(site.url("#/new")).await;
        page.open(site.home()).await;
        page.mentions(".resume .continue", "Ada").await;
        page.mentions(".resume .continue", "Ben’s turn, 2 rolls left")
            .await;
        for (seat, card) in playing.game().cards().iter().enumerate() {
            let total = card.totals(playing.game().rules()).grand().to_string();
            let row = format!(".seats .seat:nth-child({}) b", seat + 1);
            page.says(row, &total).await;
        }
        let faces = "return [...document.querySelectorAll('.row-of-dice .side')]
            .map((it) => it.className.at(-1)).join('')";
        assert_eq!(page.script(faces, vec![]).await, json!("22356"));
        page.mentions(".life .game-row", "Fay").await;
        page.mentions(".results", &best(&over)).await;
        page.mentions(".results", &home::result(over.game(), &outcome).0)
            .await;
        page.mentions(".results", "Emil").await;
        page.mentions(".bests", &best(&alone)).await;
        page.mentions(".bests", "Yatzy").await;
        page.passes_axe().await;
        // The parts of the game in play do not touch.
        let apart =
            "const box = (css) => document.querySelector(`.resume ${css}`).getBoundingClientRect();
            return box('.turn-now').top - box('.seats').bottom >= 12
                && box('.seats').top >= box('.quiet').bottom";
        assert_eq!(page.script(apart, vec![]).await, json!(true));
        let wide = "return document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(page.script(wide, vec![]).await, json!(true));
    }
    page.click("#go-on").await;
    page.shown("main[data-rolls=\"1\"]").await;
}

/// The home screen has one face: on a wide screen, all that leads to a game is in the same column, whatever was played, and
/// the last game is where the one to go on with would be. What few people need is behind *More*.
pub async fn home_has_one_face(page: &Page, site: &Site) {
    let playing = ("rollkeep/game/a1", Fixture::new("yatzy", &["Ada"]).text());
    let over = Fixture::new("yatzy", &["Ada", "Ben"]).ended();
    let total = over.game().ranking()[0].total.to_string();
    let over = ("rollkeep/done/b1", over.text());
    let mut faces = Vec::new();
    for seeds in [vec![], vec![&playing], vec![&over], vec![&playing, &over]] {
        let seeds: Vec<_> = seeds.iter().map(|it| (it.0, &*it.1)).collect();
        page.store(site, &[]).await;
        page.script("localStorage.clear()", vec![]).await;
        page.store(site, &seeds).await;
        page.resize(1920, 1080).await;
        page.open(site.home()).await;
        page.shown("#daily").await;
        let face = "const all = [...document.querySelectorAll('.play-now, #new-game, #friends, #daily, nav > *')];
            const sheet = document.querySelector('.life, .bare .scatter').getBoundingClientRect();
            const place = ({ left, top, width, height }) => [left, top, width, height].map(Math.round);
            return [all.map((it) => [it.closest('nav') ? 0 : place(it.getBoundingClientRect()), it.getBoundingClientRect().right < sheet.left]),
                [sheet.left, sheet.width].map(Math.round)]";
        faces.push(page.script(face, vec![]).await);
        let (is_playing, is_over) = (
            seeds.contains(&(playing.0, &*playing.1)),
            seeds.contains(&(over.0, &*over.1)),
        );
        assert_eq!(page.sees("#go-on").await, is_playing);
        assert_eq!(page.sees(".resume:not(.last)").await, is_playing);
        assert_eq!(page.sees(".last").await, is_over && !is_playing);
        if is_over {
            // The last result is shown once.
            let shows = if is_playing { ".results" } else { ".last" };
            page.mentions(shows, &total).await;
            assert_eq!(page.sees(".results").await, is_playing);
            page.mentions(".glance", "Games").await;
            page.mentions(".glance", "Yatzy").await;
            page.passes_axe().await;
        }
        // A phone has no room for the last game before the buttons.
        page.resize(390, 844).await;
        page.never_shown(".last").await;
        assert_eq!(page.sees(".results").await, is_over);
        page.never_shown(".ways details[open]").await;
    }
    let all_left = faces[0][0].as_array().expect("a list");
    assert!(
        all_left.len() > 4 && all_left.iter().all(|it| it[1] == true),
        "{faces:?}"
    );
    assert!(faces.iter().all(|face| *face == faces[0]), "{faces:?}");
    page.click(".ways summary").await;
    page.click("a[href='#/arena']").await;
    page.shown("main[data-screen=arena]").await;
}

/// With any number of games, the home screen reads only a few.
pub async fn home_with_many_games(page: &Page, site: &Site) {
    let playing = Fixture::new("yatzy", &["Ada"]).turns(4).text();
    let over = Fixture::new("yatzy", &["Ben"]).ended().text();
    let names: Vec<(String, &str)> = (100..300)
        .flat_map(|it| {
            [
                (format!("rollkeep/game/p{it}"), playing.as_str()),
                (format!("rollkeep/done/d{it}"), over.as_str()),
            ]
        })
        .collect();
    page.store(site, &[]).await;
    let put = "for (const [name, text] of arguments[0]) localStorage.setItem(name, text)";
    page.script(put, vec![json!(names)]).await;
    page.open(site.home()).await;
    page.shown(".bests .line").await;
    assert_eq!(page.list(".continue").await.len(), 4);
    // Coming from another screen, it reads again only the finished games that it shows.
    page.script("location.hash = '#/settings'", vec![]).await;
    page.shown("main[data-screen=settings]").await;
    let count = "window.reads = [];
        const get = Storage.prototype.getItem;
        Storage.prototype.getItem = function (name) { window.reads.push(name); return get.call(this, name); }";
    page.script(count, vec![]).await;
    let quiet = "new Promise((done) => {
        let before = -1;
        const look = () => {
            if (before === window.reads.length) return done(true);
            before = window.reads.length;
            setTimeout(look, 1000);
        };
        look();
    })";
    page.promised("all have been read once", quiet).await;
    page.script("window.reads = []", vec![]).await;
    page.script("location.hash = '#/'", vec![]).await;
    page.shown("main[data-screen=home]").await;
    page.shown(".bests .line").await;
    page.moment().await;
    let done = "return new Set(window.reads.filter((it) => it.includes('/done/d'))).size";
    assert_eq!(page.script(done, vec![]).await, json!(3));
    page.click(button("Show more")).await;
    page.until(
        "three more are there",
        "document.querySelectorAll('.continue').length === 7",
    )
    .await;
}

/// News are shown to people who have been here before, until they close them.
pub async fn news_once(page: &Page, site: &Site) {
    page.open(site.home()).await;
    page.shown("main.home.bare").await;
    page.never_shown(".news").await;
    let game = Fixture::new("yatzy", &["Ada"]).turns(4);
    page.store(site, &[("rollkeep/game/old", &game.text())])
        .await;
    page.open(site.home()).await;
    page.shown(".news").await;
    // Playing on does not close the news.
    page.click("#go-on").await;
    page.shown("main[data-screen=game]").await;
    page.open(site.home()).await;
    page.click(button("Hide the news")).await;
    page.gone(".news").await;
    page.reload().await;
    page.shown("a.continue").await;
    page.gone(".news").await;
}

/// On the first visit there are no news, whatever brought the user: a link, the settings, or a game.
pub async fn no_news_for_newcomers(page: &Page, site: &Site) {
    let game = Fixture::new("yatzy", &["Ada", "Ben"]).turns(2);
    let link = SharedGame::new(game.game().clone(), 1_770_000_000_000);
    let link = link.to_payload().expect("it fits into a link");
    for (address, tap) in [
        (format!("#/g/{link}"), "#take"),
        ("#/settings".to_owned(), "input[name=left-handed]"),
        ("#/new".to_owned(), "#begin"),
        ("#/".to_owned(), "#play-now"),
    ] {
        page.store(site, &[]).await;
        page.script("localStorage.clear()", vec![]).await;
        page.open(site.url(&address)).await;
        page.click(tap).await;
        let saved = "Object.keys(localStorage).some((it) => it.startsWith('rollkeep/'))";
        page.until("something is saved", saved).await;
        page.open(site.home()).await;
        page.shown("main.home #new-game").await;
        page.never_shown(".news").await;
    }
}
