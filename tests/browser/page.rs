//! The steps of a journey: what a person does and sees.
//!
//! Every step waits until it is possible, and panics with the journey's line if it never is; [`Page::failure_report`] then
//! reports what a person would have seen.

mod attempt;
mod axe;
mod clear;
mod console;
mod files;
mod hand;
mod look;
mod paper;
mod sleep;
mod storage;
mod tabs;
mod target;
mod threads;
mod timers;
mod wait;
mod window;

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::fmt::Display;
use std::fs;
use std::panic::Location;
use std::time::{Duration, Instant};

use serde_json::Value;

pub use paper::PAPERS;
pub use tabs::Tab;
pub use target::{Target, button, field, link};

use crate::browser_options::BrowserOptions;
use crate::deadline::within;
use crate::engine::Engine;
use crate::error::{BrowserError, Outcome};
use crate::session::Session;
use crate::tools;

/// How long one step may take. A browser that hangs answers nothing.
const STEP: Duration = Duration::from_secs(60);

/// What WebKit's driver says of every script when the page's process has died.
const NO_PROCESS: &str = "Could not parse script result";

/// The trap of a program whose stack WebKitGTK has overwritten. WebKit's compiler sends signals to the main thread, and their handler
/// runs on the program's stack. In 462 changes of screens with many more signals this happened four times, and never in 416 with a
/// separate stack for the handler. So this cause is likely, not certain. Other browsers never trapped like this.
const DESTROYED: &str = "Out of bounds memory access";

/// How long a browser is asked after a journey has failed.
const REPORT_LIMIT: Duration = Duration::from_secs(8);

/// One browser window with the page in it.
pub struct Page {
    session: Session,
    engine: Engine,
    /// The size of the viewport that the journey asked for last.
    size: Cell<(u32, u32)>,
    /// When and where the last tap was.
    tapped: Cell<Option<(Instant, (f64, f64))>>,
    /// The steps so far, each with its line in the journey.
    trail: RefCell<Vec<String>>,
    /// What the journey has seen on the screen so far, as its steps name it.
    seen: RefCell<BTreeSet<String>>,
}

/// What no picture shows: what the last double tap was on, and which locks tabs have or wait for.
const STATE: &str = "
    const names = (list) => (list ?? []).map((it) => it.name);
    return Promise.resolve(navigator.locks?.query()).then((locks) =>
        ({ tapped: window.tapped ?? [], held: names(locks?.held), pending: names(locks?.pending) }));";

impl Page {
    /// Starts a browser as the wish says.
    pub async fn start(engine: Engine, options: BrowserOptions) -> Outcome<Self> {
        let page = Self::new(Session::start(engine, options).await?, engine, options);
        page.unfold().await?;
        page.fit().await?;
        Ok(page)
    }

    /// Continues with a browser that is already running.
    pub async fn over(session: Session, engine: Engine, options: BrowserOptions) -> Outcome<Self> {
        let page = Self::new(session, engine, options);
        page.fit().await?;
        Ok(page)
    }

    fn new(session: Session, engine: Engine, options: BrowserOptions) -> Self {
        Self {
            session,
            engine,
            size: Cell::new(options.size),
            tapped: Cell::new(None),
            trail: RefCell::default(),
            seen: RefCell::default(),
        }
    }

    /// The browser, for another journey.
    pub fn into_session(self) -> Session {
        self.session
    }

    /// Closes the browser.
    pub async fn quit(self) -> Outcome<()> {
        self.session.quit().await
    }

    /// Returns the engine, for the few things that one of them cannot do.
    pub fn engine(&self) -> Engine {
        self.engine
    }

    /// Runs a command of Chromium's DevTools protocol and returns its answer.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Outcome<Value> {
        let tools = self.session.driver.cdp();
        Ok(tools.send_raw(command, parameters).await?)
    }

    /// Opens an address and waits until it has loaded.
    #[track_caller]
    pub fn open(&self, address: impl Display) -> impl Future<Output = ()> {
        let address = address.to_string();
        self.step(format!("open {address}"), async move {
            self.visit(&address).await
        })
    }

    /// Leaves the page and comes back, like closing and opening the browser. WebDriver's own refresh would bypass the
    /// service worker in Firefox.
    #[track_caller]
    pub fn reload(&self) -> impl Future<Output = ()> {
        self.step("reload".to_owned(), async move {
            let address = self.session.driver.current_url().await?;
            self.session.driver.goto("about:blank").await?;
            self.visit(address.as_str()).await
        })
    }

    /// Goes back in the browser's history, a moment later: if the page is gone before a script has answered, Chromium's
    /// driver runs the script again, and would go back twice.
    #[track_caller]
    pub fn go_back(&self) -> impl Future<Output = ()> {
        self.step("go back".to_owned(), async move {
            self.run("setTimeout(() => history.back())", vec![]).await?;
            Ok(())
        })
    }

    /// Runs the body of a JavaScript function in the page and returns what it returns.
    #[track_caller]
    pub fn script(&self, body: &str, arguments: Vec<Value>) -> impl Future<Output = Value> {
        let gist: String = body.split_whitespace().collect::<Vec<_>>().join(" ");
        let gist: String = gist.chars().take(80).collect();
        self.step(format!("run {gist}"), async move {
            self.run(body, arguments).await
        })
    }

    /// After a failed journey, reports what a person would have seen, and saves a picture of it. Returns the errors in the
    /// console.
    pub async fn failure_report(&self, journey: &str) -> Vec<String> {
        eprintln!("\n--- {journey} in {} went this way ---", self.engine);
        let trail = self.trail.take();
        for step in &trail[trail.len().saturating_sub(20)..] {
            eprintln!("  {step}");
        }
        match within(REPORT_LIMIT, self.excerpt()).await {
            Ok(excerpt) => eprintln!("--- and came to ---\n{excerpt}"),
            Err(fault) => {
                eprintln!("--- and the page does not answer: {fault} ---\n");
                return Vec::new();
            }
        }
        if let Ok(state) = within(REPORT_LIMIT, self.run(STATE, vec![])).await {
            eprintln!("  tapped last, and locks: {state}");
        }
        let console_errors = within(REPORT_LIMIT, self.read_console()).await;
        let console_errors = console_errors.unwrap_or_else(|fault| vec![fault.to_string()]);
        for error in &console_errors {
            eprintln!("  console: {error}");
        }
        let path = tools::failures().join(format!("{}-{journey}.png", self.engine));
        let picture = within(REPORT_LIMIT, self.picture()).await;
        match picture.and_then(|png| keep(&path, &png)) {
            Ok(()) => eprintln!("--- picture: {} ---\n", path.display()),
            Err(fault) => eprintln!("--- no picture: {fault} ---\n"),
        }
        console_errors
    }

    /// Returns the driver's last output, if the browser, or the page's process, has died; or the error in its console, if WebKit
    /// has destroyed the memory of the program that it ran.
    pub async fn death(&self, console_errors: &[String]) -> Option<String> {
        let trap = console_errors.iter().find(|it| it.contains(DESTROYED));
        if let Some(trap) = trap.filter(|_| self.engine == Engine::WebKit) {
            return Some(trap.clone());
        }
        let fault = within(REPORT_LIMIT, self.run("return 1", vec![]))
            .await
            .err()?;
        let dead = fault.is_death() || fault.0.contains(NO_PROCESS);
        dead.then(|| self.session.log())
    }

    /// Returns a PNG picture of the page.
    #[track_caller]
    pub fn screenshot(&self) -> impl Future<Output = Vec<u8>> {
        self.step(
            "take a picture".to_owned(),
            async move { self.picture().await },
        )
    }

    /// Runs one step of the journey, with the caller's line, which an async function cannot know.
    #[track_caller]
    fn step<T>(
        &self,
        what: String,
        work: impl Future<Output = Outcome<T>>,
    ) -> impl Future<Output = T> {
        let place = Location::caller();
        async move {
            self.trail
                .borrow_mut()
                .push(format!("{}:{}  {what}", place.file(), place.line()));
            match within(STEP, work).await {
                Ok(value) => value,
                Err(fault) => panic!("{}:{}: {what}: {fault}", place.file(), place.line()),
            }
        }
    }

    async fn visit(&self, address: &str) -> Outcome<()> {
        self.session.driver.goto(address).await?;
        self.listen().await
    }

    async fn run(&self, body: &str, arguments: Vec<Value>) -> Outcome<Value> {
        Ok(self
            .session
            .driver
            .execute(body, arguments)
            .await?
            .json()
            .clone())
    }

    async fn picture(&self) -> Outcome<Vec<u8>> {
        Ok(self.session.driver.screenshot_as_png().await?)
    }

    /// Returns the address and the first lines of the page.
    async fn excerpt(&self) -> Outcome<String> {
        let seen = self
            .run(
                "return `${location.href}\n${document.body?.innerText ?? ''}`",
                vec![],
            )
            .await?;
        let seen = seen.as_str().unwrap_or_default();
        let lines: Vec<&str> = seen
            .lines()
            .filter(|line| !line.trim().is_empty())
            .take(40)
            .collect();
        Ok(lines.join("\n"))
    }
}

/// Writes a file and makes its folder.
fn keep(path: &std::path::Path, bytes: &[u8]) -> Outcome<()> {
    path.parent()
        .map_or(Ok(()), fs::create_dir_all)
        .and_then(|()| fs::write(path, bytes))
        .map_err(|error| BrowserError(format!("{}: {error}", path.display())))
}
