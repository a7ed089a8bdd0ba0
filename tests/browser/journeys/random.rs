//! A random player, which finds what nobody thought of.
//!
//! Everything is drawn from one seed, which is always the same unless `ROLLKEEP_SEED=…` sets another, so that a change
//! is not stopped by an older fault. Timing is not drawn, so the same seed may lead elsewhere. `make random` plays
//! for a certain time instead of a certain number of actions (`ROLLKEEP_PLAY_SECONDS=…`), with a new seed each time.

use std::collections::{BTreeMap, VecDeque};
use std::env;
use std::fs;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rollkeep_app::storage::Loaded;
use rollkeep_rules::game::Strength;
use serde::Deserialize;
use serde_json::json;

use super::fixture::Fixture;
use super::players::{EXAMPLE, shelved};
use crate::engine::Engine;
use crate::error::Outcome;
use crate::page::{Page, Tab};
use crate::server::Site;

const SCRIPT: &str = include_str!("random.js");

/// How many times it checks everything, unless `ROLLKEEP_PLAY_SECONDS` is set.
const STRETCHES: usize = 2;

/// The seed, unless `ROLLKEEP_SEED` is set.
const SEED: u64 = 7;

/// How many of the latest actions are printed.
const TOLD: usize = 50;

/// How many actions there are between two checks of everything.
const STRETCH: usize = 40;

/// Firefox's message about a worker that is stopped while it loads, as when a tournament is stopped at once.
const CUT_OFF: &str =
    "A ServiceWorker intercepted the request and encountered an unexpected error.";

/// What is tapped: anything, or what is most important on the screen.
const KINDS: [&str; 12] = [
    "no-such-thing",
    "no-such-thing",
    "no-such-thing",
    "#roll",
    "#roll",
    "button.box:not([aria-disabled])",
    "button.box:not([aria-disabled])",
    "button.die",
    "dialog button",
    "main > :not(header) a[href]",
    "#begin, #start, #new-game, .continue",
    "label, summary, select",
];

const KEYS: [&str; 24] = [
    "Space",
    "r",
    "r r",
    "Space Space Space",
    "1",
    "2 3",
    "5",
    "6",
    "Enter",
    "Enter Enter",
    "ArrowLeft",
    "ArrowRight ArrowDown",
    "ArrowUp",
    "ArrowDown Enter",
    "Escape",
    "Escape Escape",
    "Tab",
    "Tab Tab Enter",
    "Shift+Tab",
    "Ctrl+Z",
    "Ctrl+Z Ctrl+Z",
    "?",
    "Home",
    "PageDown",
];

/// An address of every screen, one a line.
const ADDRESSES: &str = include_str!("../../addresses.txt");

/// Addresses that lead nowhere, or where there is nothing.
const ODD_ADDRESSES: [&str; 13] = [
    "",
    "#/statistics/nonsense",
    "#/live/nonsense",
    "#/game/",
    "#/game/__proto__",
    "#/rules/yatzy",
    "#/rules/yahtzie",
    "#/rules/nonsense",
    "#/review/../../settings",
    "#/player/<img src=x onerror=document.title='owned'>",
    "#/%00%ff",
    "#javascript:alert(1)",
    "#/arena/\u{202e}evil",
];

const TEXTS: [&str; 16] = [
    "",
    " ",
    "Ada",
    "Ada",
    "Bo",
    "\u{5d3}\u{5d5}\u{5d3} \u{202e}evil",
    "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦",
    "<b>&amp;\"'`${1}</b>",
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    "0",
    "1",
    "7",
    "25",
    "-1",
    "99999999999999999999",
    "export default () => 0",
];

/// The state of the page.
#[derive(Deserialize)]
struct State {
    here: bool,
    trouble: Option<String>,
    screen: String,
    hash: String,
}

/// Plays in two tabs. Whatever it did, the app is there, the console is empty, and all records can be read.
pub async fn random_player(page: &Page, site: &Site) {
    let seed = number("ROLLKEEP_SEED").unwrap_or(SEED);
    let length = number("ROLLKEEP_PLAY_SECONDS").map(Duration::from_secs);
    println!("{} is played in by ROLLKEEP_SEED={seed}", page.engine());

    furnish(page, site).await;
    page.open(site.home()).await;
    let first = page.tab().await;
    let second = page.open_tab(site.home()).await;
    let mut player = Player {
        page,
        site,
        random: ChaCha8Rng::seed_from_u64(seed),
        diary: Diary::new(seed),
        tabs: [first, second],
        here: 1,
        file: crate::tools::scratch().join(format!("{}-random-{seed}.json", page.engine())),
    };
    let since = Instant::now();
    let is_over = |stretches: usize| match length {
        Some(length) => since.elapsed() >= length,
        None => stretches >= STRETCHES,
    };
    for _ in (0..).take_while(|stretches| !is_over(*stretches)) {
        for _ in 0..STRETCH {
            player.act().await;
        }
        player.look_at_all().await;
    }
    player.switch().await;
    player.look_at_all().await;
    for _ in 0..2 {
        player.still_reacts().await;
        player.switch().await;
    }
    println!("{} deeds: {:?}", player.diary.count, player.diary.places);
}

fn number(variable: &str) -> Option<u64> {
    let text = env::var(variable).ok()?;
    Some(
        text.parse()
            .unwrap_or_else(|_| panic!("{variable}={text} is not a number")),
    )
}

/// Stores some of everything: games, one of them with a computer, a finished one, an own player.
async fn furnish(page: &Page, site: &Site) {
    let game = Fixture::new("yahtzee-official", &["Ada", "Ben"]).turns(5);
    let computers = [Strength::Skilled, Strength::Perfect];
    let mixed = Fixture::with_computers("yatzy", &["Cleo"], &computers);
    let timed = Fixture::timed("yahtzee-club", &["Dora", "Emil", "Fay"], 5);
    let over = Fixture::new("yahtzee-basic", &["Ada", "Ben", "Cleo"]).ended();
    page.store(
        site,
        &[
            ("rollkeep/game/g1", &game.text()),
            ("rollkeep/game/g2", &mixed.text()),
            ("rollkeep/game/g3", &timed.text()),
            ("rollkeep/done/g4", &over.text()),
            ("rollkeep/player/p1", &shelved("Ann", EXAMPLE)),
        ],
    )
    .await;
}

struct Player<'a> {
    page: &'a Page,
    site: &'a Site,
    random: ChaCha8Rng,
    diary: Diary,
    tabs: [Tab; 2],
    /// The index of the current tab.
    here: usize,
    /// The file for imports.
    file: PathBuf,
}

impl Player<'_> {
    fn below(&mut self, limit: usize) -> usize {
        self.random.next_u32() as usize % limit
    }

    fn one<'b>(&mut self, of: &[&'b str]) -> &'b str {
        of[self.below(of.len())]
    }

    fn pause(&mut self, most: usize) -> Duration {
        Duration::from_millis(self.below(most) as u64)
    }

    /// Does one action, and checks that the app is still there.
    async fn act(&mut self) {
        match self.below(100) {
            0..36 => self.tap(0).await,
            36..44 => {
                let more = 1 + self.below(2);
                self.tap(more).await;
            }
            44..58 => self.burst().await,
            58..70 => {
                let keys = self.one(&KEYS);
                self.diary.write(format!("press {keys}"));
                let done = self.page.try_press(keys).await;
                self.diary.note(done);
            }
            70..77 => {
                let (place, text) = (self.random.next_u32(), self.one(&TEXTS));
                let field = self
                    .run(
                        "return enter(...arguments)",
                        vec![json!(place), json!(text)],
                    )
                    .await;
                self.diary.write(format!("write {text:?} into {field}"));
            }
            77..85 => self.go().await,
            85..90 => {
                let way = self.one(&["back", "forward"]);
                self.diary.write(format!("go {way}"));
                let done = self
                    .page
                    .try_script(&format!("history.{way}()"), vec![])
                    .await;
                self.diary.note(done);
            }
            90..93 => {
                self.no_console_errors().await;
                self.diary.write("reload".to_owned());
                let done = self.page.try_refresh().await;
                self.diary.note(done);
            }
            93..97 => self.switch().await,
            97 => {
                let sizes = [(320, 640), (390, 844), (768, 1024), (844, 390), (1280, 800)];
                let (width, height) = sizes[self.below(sizes.len())];
                self.diary.write(format!("resize to {width} x {height}"));
                self.page.resize(width, height).await;
            }
            98 => self.import().await,
            _ => {
                let pause = self.pause(800);
                self.diary.write(format!("wait {} ms", pause.as_millis()));
                tokio::time::sleep(pause).await;
            }
        }
        self.is_there().await;
    }

    /// Taps once with the browser's mouse, or several times at one place.
    async fn tap(&mut self, more: usize) {
        let (kind, place) = (self.one(&KINDS), self.random.next_u32());
        let pauses: Vec<Duration> = (0..more).map(|_| self.pause(400)).collect();
        let find = format!("{SCRIPT}\nreturn pick(...arguments)");
        let done = self
            .page
            .try_tap(&find, vec![json!(kind), json!(place)], &pauses)
            .await;
        let picked = self.run("return window.picked", vec![]).await;
        self.diary
            .write(format!("tap {picked}, again after {pauses:?}"));
        self.diary.note(done);
    }

    /// Taps many times at once.
    async fn burst(&mut self) {
        let kind = self.one(&KINDS);
        let taps: Vec<(u32, usize)> = (0..2 + self.below(8))
            .map(|_| (self.random.next_u32(), self.below(3) * self.below(20)))
            .collect();
        let script = format!("{SCRIPT}\nburst(...arguments)");
        let done = self
            .page
            .try_script_with_end(&script, vec![json!(kind), json!(taps)])
            .await;
        self.diary.write(match &done {
            Ok(names) => format!("burst: {names}"),
            Err(_) => format!("burst of {taps:?} on {kind}"),
        });
        self.diary.note(done);
    }

    /// Goes to another screen by its address.
    async fn go(&mut self) {
        let place = self.random.next_u32();
        let address = if self.below(2) == 0 {
            let kept = self
                .run("return address(...arguments)", vec![json!(place)])
                .await;
            kept.trim_matches('"').to_owned()
        } else {
            let all: Vec<&str> = ADDRESSES.lines().chain(ODD_ADDRESSES).collect();
            self.one(&all).to_string()
        };
        self.diary.write(format!("go to {address}"));
        let done = self
            .page
            .try_script("location.hash = arguments[0]", vec![json!(address)])
            .await;
        self.diary.note(done);
    }

    /// Goes to the other tab, which may be closed and opened again.
    async fn switch(&mut self) {
        self.no_console_errors().await;
        let (this, other) = (self.here, 1 - self.here);
        self.here = other;
        self.page.go_to(&self.tabs[other]).await;
        if self.below(4) == 0 {
            self.diary
                .write(format!("close tab {other} and open it anew"));
            self.page.close_tab(&self.tabs[this]).await;
            self.tabs[other] = self.page.open_tab(self.site.home()).await;
        } else {
            self.diary.write(format!("go to tab {other}"));
        }
    }

    /// Imports a file, good or damaged.
    async fn import(&mut self) {
        let good = json!({ "rollkeep_export": 1, "entries": {
            "rollkeep/game/i1": Fixture::new("yatzy", &["Ina", "Jo"]).turns(7).text(),
            "rollkeep/done/i2": Fixture::new("yahtzie", &["Kim", "Lee"]).ended().text(),
            "rollkeep/player/i3": shelved("Mia", EXAMPLE),
        }});
        let text = match self.below(3) {
            0 => "a letter".to_owned(),
            1 => r#"{"rollkeep_export":1,"entries":{}}"#.to_owned(),
            _ => good.to_string(),
        };
        fs::write(&self.file, &text).expect("the scratch folder is there");
        self.diary.write(format!("import {} letters", text.len()));
        let done = self
            .page
            .try_script("location.hash = '#/settings'", vec![])
            .await;
        self.diary.note(done);
        let done = self.page.try_file("#import", &self.file).await;
        self.diary.note(done);
    }

    /// Runs a part of the script, and returns its result as text.
    async fn run(&mut self, body: &str, arguments: Vec<serde_json::Value>) -> String {
        let done = self
            .page
            .try_script(&format!("{SCRIPT}\n{body}"), arguments)
            .await;
        match done {
            Ok(value) => value.to_string(),
            Err(fault) => fault.to_string(),
        }
    }

    async fn state(&self) -> Option<State> {
        let body = format!("{SCRIPT}\nreturn state()");
        let state = self.page.try_script(&body, vec![]).await.ok()?;
        serde_json::from_value(state).ok()
    }

    /// Checks that the app has not stopped. If it went back too far, opens the app again.
    async fn is_there(&mut self) {
        // A page that is just loading has no state yet.
        let Some(state) = self.state().await else {
            self.diary.write("(the page does not answer)".to_owned());
            return;
        };
        if let Some(trouble) = state.trouble {
            let console_errors = self.page.console_errors().await;
            panic!("the app has stopped: {trouble:?}\n{console_errors:#?}");
        }
        self.diary.at(&state);
        if !state.here {
            self.diary.write("open the app again".to_owned());
            self.page.open(self.site.home()).await;
        }
    }

    async fn no_console_errors(&self) {
        let mut console_errors = self.page.console_errors().await;
        console_errors.retain(|it| !it.contains(CUT_OFF));
        assert!(
            console_errors.is_empty(),
            "the browser complains: {console_errors:#?}"
        );
    }

    /// Checks that the checker finds nothing, the console is empty, and all records can be read.
    async fn look_at_all(&mut self) {
        self.page.shown("main").await;
        self.no_console_errors().await;
        self.all_is_whole().await;
        // Only Chromium is asked, as in other journeys.
        if self.page.engine() != Engine::Chromium {
            return;
        }
        // Colours that are still changing are no fault; endless movements are checked as they are.
        let mut found = Vec::new();
        for _ in 0..4 {
            tokio::time::sleep(Duration::from_millis(400)).await;
            found = self.page.axe().await;
            if found.is_empty() {
                return;
            }
        }
        let state = self.state().await;
        let hash = state.map(|it| it.hash).unwrap_or_default();
        panic!("axe finds in {hash}: {found:#?}");
    }

    async fn all_is_whole(&self) {
        for key in self.page.stored_names().await {
            assert!(
                !key.starts_with("rollkeep/aside/"),
                "{key} was set aside: {:?}",
                self.page.stored(&key).await
            );
            if key.starts_with("rollkeep/game/") || key.starts_with("rollkeep/done/") {
                // It may have been deleted meanwhile.
                let Some(text) = self.page.stored(&key).await else {
                    continue;
                };
                let loaded = Loaded::from_json(&text);
                assert!(
                    matches!(loaded, Loaded::Whole(_)),
                    "{key}: {loaded:?}\n{text}"
                );
            }
        }
    }

    /// Checks that a person can continue.
    async fn still_reacts(&mut self) {
        self.diary
            .write("go home, to see that it still reacts".to_owned());
        self.page.script("location.hash = '#/new'", vec![]).await;
        self.page.shown("main[data-screen=new]").await;
        self.page.script("location.hash = '#/'", vec![]).await;
        self.page.shown("main[data-screen=home]").await;
        self.page.click("#new-game").await;
        self.page.shown("main[data-screen=new]").await;
        self.no_console_errors().await;
    }
}

impl Drop for Player<'_> {
    fn drop(&mut self) {
        // The file exists only after an import.
        let _ = fs::remove_file(&self.file);
    }
}

/// The last actions, printed when something is wrong.
struct Diary {
    seed: u64,
    count: usize,
    place: String,
    /// How many actions were done on each screen.
    places: BTreeMap<String, usize>,
    deeds: VecDeque<String>,
}

impl Diary {
    fn new(seed: u64) -> Self {
        Self {
            seed,
            count: 0,
            place: String::new(),
            places: BTreeMap::new(),
            deeds: VecDeque::new(),
        }
    }

    fn write(&mut self, deed: String) {
        if self.deeds.len() == TOLD {
            self.deeds.pop_front();
        }
        self.count += 1;
        self.deeds
            .push_back(format!("{:5} {:24} {deed}", self.count, self.place));
    }

    /// Sets the screen of the next actions.
    fn at(&mut self, state: &State) {
        *self.places.entry(state.screen.clone()).or_default() += 1;
        self.place = format!(
            "{} {}",
            state.screen,
            state.hash.chars().take(20).collect::<String>()
        );
    }

    /// An interruption is no fault, but may explain one.
    fn note<T>(&mut self, done: Outcome<T>) {
        if let (Err(fault), Some(deed)) = (done, self.deeds.back_mut()) {
            let fault: String = fault.0.chars().take(90).collect();
            deed.push_str(&format!(" ({fault})"));
        }
    }
}

impl Drop for Diary {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!(
                "\n--- ROLLKEEP_SEED={}: {} deeds, of which the last are ---",
                self.seed, self.count
            );
            for deed in &self.deeds {
                eprintln!("  {deed}");
            }
        }
    }
}
