//! Runs one journey in one engine.

use std::any::Any;
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::panic::{self, AssertUnwindSafe};
use std::pin::Pin;
use std::time::Instant;

use crate::browser_options::BrowserOptions;
use crate::browser_pool::{self, PooledBrowser};
use crate::engine::Engine;
use crate::page::Page;
use crate::server::{self, Site};
use crate::tools;

/// Makes the tests of each journey, one for each engine that it runs in: `chromium::name`, `firefox::name`,
/// `webkit::name`.
///
/// A journey is an `async fn name(page: &Page, site: &Site)` in the module before it. The word before that says where it
/// runs:
///
/// - `every_engine`: the browser itself does what is checked, so `make test` runs it in all three;
/// - `one_engine`: the page's own logic, which Chromium proves for `make test`; `make test-all` runs it in the others too.
///   `one_engine(Chromium, Firefox)`: the same without WebKit, where it would check nothing;
/// - `only(Chromium, Firefox)`: `make test` runs it in these, and in others it would check nothing.
///
/// It starts with the default [`BrowserOptions`], or with the one after `with`.
macro_rules! journeys {
    ($($tier:ident $(($($engine:ident),+))? $module:ident::$name:ident $(with $options:expr)?;)+) => {
        mod list {
            use super::*;
            $(
                pub fn $name() -> crate::journey::Journey {
                    crate::journey::Journey {
                        name: stringify!($name),
                        options: journeys!(@options $($options)?),
                        go: |page, site| Box::pin(crate::$module::$name(page, site)),
                    }
                }
            )+
        }
        mod chromium { $(journeys!(@tier $tier $(($($engine),+))? Chromium $name);)+ }
        mod firefox { $(journeys!(@tier $tier $(($($engine),+))? Firefox $name);)+ }
        mod webkit { $(journeys!(@tier $tier $(($($engine),+))? WebKit $name);)+ }
    };
    (@options) => { crate::browser_options::BrowserOptions::default() };
    (@options $options:expr) => { $options };

    (@tier every_engine $here:ident $name:ident) => { journeys!(@always $here $name); };
    (@tier only($($engine:ident),+) $here:ident $name:ident) => {
        $(journeys!(@if $here $engine always $name);)+
    };
    (@tier one_engine $here:ident $name:ident) => {
        journeys!(@tier one_engine(Chromium, Firefox, WebKit) $here $name);
    };
    (@tier one_engine($first:ident $(, $other:ident)+) $here:ident $name:ident) => {
        journeys!(@if $here $first always $name);
        $(journeys!(@if $here $other later $name);)+
    };

    (@if Chromium Chromium $when:ident $name:ident) => { journeys!(@$when Chromium $name); };
    (@if Firefox Firefox $when:ident $name:ident) => { journeys!(@$when Firefox $name); };
    (@if WebKit WebKit $when:ident $name:ident) => { journeys!(@$when WebKit $name); };
    (@if $here:ident $other:ident $when:ident $name:ident) => {};

    (@always $engine:ident $name:ident) => {
        #[test]
        fn $name() {
            crate::journey::run(crate::engine::Engine::$engine, &crate::list::$name());
        }
    };
    (@later $engine:ident $name:ident) => {
        #[test]
        #[ignore = "`make test-all` runs it"]
        fn $name() {
            crate::journey::run(crate::engine::Engine::$engine, &crate::list::$name());
        }
    };
}

/// A journey under way.
type Going<'a> = Pin<Box<dyn Future<Output = ()> + 'a>>;

/// A journey from the list in `main.rs`.
pub struct Journey {
    /// The name of the function and of its tests.
    pub name: &'static str,
    /// What it needs before it starts.
    pub options: BrowserOptions,
    /// The journey itself, boxed: what runs it is compiled once, and not once for each journey.
    pub go: for<'a> fn(&'a Page, &'a Site) -> Going<'a>,
}

/// Runs a journey. If the browser itself dies, or WebKit destroys what it runs, another one runs it once more; a page that
/// crashes every browser still fails.
pub fn run(engine: Engine, journey: &Journey) {
    let name = journey.name;
    if !engine.wanted() {
        // Bypasses cargo's capture: a test that did not run must not look like one that did.
        let _ = writeln!(
            io::stderr(),
            "NOT RUN: {engine}::{name}, because ROLLKEEP_ENGINES leaves {engine} out"
        );
        return;
    }
    let Err(failure) = go(engine, journey) else {
        return;
    };
    let Some(log) = failure.death else {
        panic::resume_unwind(failure.panic);
    };
    // Bypasses cargo's capture, too, so that this does not look like a journey that went well.
    let _ = writeln!(
        io::stderr(),
        "DIED: {engine} on {name}, which goes once more. Its driver said last:\n{log}"
    );
    if let Err(again) = go(engine, journey) {
        panic::resume_unwind(again.panic);
    }
}

/// A journey that failed.
struct Failure {
    panic: Box<dyn Any + Send>,
    /// The driver's last output, if the browser is dead.
    death: Option<String>,
}

/// Gets a browser, starts a site, and runs the journey. A browser that failed is not used again.
fn go(engine: Engine, journey: &Journey) -> Result<(), Failure> {
    let (name, options) = (journey.name, journey.options.in_engine(engine));
    let runtime = browser_pool::runtime();
    let site = match options.offline {
        true => Site::start(),
        false => Site::forgetful(),
    };
    let browser = match runtime.block_on(PooledBrowser::find(engine, options)) {
        Ok(browser) => browser,
        Err(fault) => panic!(
            "{fault}\n`make test` sets the browsers up; ROLLKEEP_ENGINES=chromium,firefox leaves one out."
        ),
    };
    let page = &browser.page;
    let since = Instant::now();
    let steps = (journey.go)(page, &site);
    let steps = async {
        steps.await;
        if server::translates() {
            page.is_translatable().await;
        }
    };
    let end = panic::catch_unwind(AssertUnwindSafe(|| runtime.block_on(steps)));
    let console_errors = match end {
        Ok(()) => Vec::new(),
        Err(_) => runtime.block_on(page.failure_report(name)),
    };
    note(since, engine, name);
    match end {
        Err(panic) => {
            let death = runtime.block_on(page.death(&console_errors));
            // The journey has already failed; an error on closing adds nothing.
            let _ = runtime.block_on(browser.page.quit());
            Err(Failure { panic, death })
        }
        Ok(()) => {
            runtime
                .block_on(browser.rest())
                .unwrap_or_else(|fault| panic!("{engine} did not close: {fault}"));
            Ok(())
        }
    }
}

/// Notes how long it took, so that `make test` can list the slowest journeys.
fn note(since: Instant, engine: Engine, name: &str) {
    let times = tools::times();
    let line = format!("{:6.1} {engine}::{name}\n", since.elapsed().as_secs_f64());
    // A single write for each line, because two journeys may end at once. Without the file, nobody needs the times.
    let file = OpenOptions::new().append(true).open(times);
    let _ = file.and_then(|mut file| file.write_all(line.as_bytes()));
}
