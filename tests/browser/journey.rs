//! Runs one journey in one engine.

use std::any::Any;
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::panic::{self, AssertUnwindSafe};
use std::time::Instant;

use crate::engine::Engine;
use crate::lounge::{self, Traveller};
use crate::page::Page;
use crate::server::Site;
use crate::tools;
use crate::wish::Wish;

/// Makes three tests of each journey: `chromium::name`, `firefox::name` and `webkit::name`.
///
/// A journey is an `async fn name(page: &Page, site: &Site)` in the module before it. It starts with the default
/// [`Wish`], or with the one after `with`.
macro_rules! journeys {
    ($($module:ident::$name:ident $(with $wish:expr)?;)+) => {
        journeys!(@engine chromium Chromium $($module::$name $(with $wish)?;)+);
        journeys!(@engine firefox Firefox $($module::$name $(with $wish)?;)+);
        journeys!(@engine webkit WebKit $($module::$name $(with $wish)?;)+);
    };
    (@engine $test:ident $engine:ident $($module:ident::$name:ident $(with $wish:expr)?;)+) => {
        mod $test {
            use super::*;
            $(
                #[test]
                fn $name() {
                    let wish = journeys!(@wish $($wish)?);
                    crate::journey::run(
                        crate::engine::Engine::$engine,
                        stringify!($module),
                        stringify!($name),
                        wish,
                        crate::$module::$name,
                    );
                }
            )+
        }
    };
    (@wish) => { crate::wish::Wish::default() };
    (@wish $wish:expr) => { $wish };
}

/// Runs a journey. If the browser itself dies, another one runs it once more; a page that crashes every browser still
/// fails.
pub fn run(
    engine: Engine,
    module: &str,
    name: &str,
    wish: Wish,
    journey: impl AsyncFn(&Page, &Site),
) {
    if !engine.wanted() {
        // Bypasses cargo's capture: a test that did not run must not look like one that did.
        let _ = writeln!(
            io::stderr(),
            "NOT RUN: {engine}::{name}, because ROLLKEEP_ENGINES leaves {engine} out"
        );
        return;
    }
    let Err(failure) = go(engine, module, name, wish, &journey) else {
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
    if let Err(again) = go(engine, module, name, wish, &journey) {
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
fn go(
    engine: Engine,
    module: &str,
    name: &str,
    wish: Wish,
    journey: &impl AsyncFn(&Page, &Site),
) -> Result<(), Failure> {
    let runtime = lounge::runtime();
    let site = Site::start();
    let traveller = match runtime.block_on(Traveller::find(engine, wish, module)) {
        Ok(traveller) => traveller,
        Err(fault) => panic!(
            "{fault}\n`make test` sets the browsers up; ROLLKEEP_ENGINES=chromium,firefox leaves one out."
        ),
    };
    let page = &traveller.page;
    let since = Instant::now();
    let end = panic::catch_unwind(AssertUnwindSafe(|| runtime.block_on(journey(page, &site))));
    if end.is_err() {
        runtime.block_on(page.last_words(name));
    }
    note(since, engine, name);
    match end {
        Err(panic) => {
            let death = runtime.block_on(page.death());
            // The journey has already failed; an error on closing adds nothing.
            let _ = runtime.block_on(traveller.page.quit());
            Err(Failure { panic, death })
        }
        Ok(()) => {
            runtime
                .block_on(traveller.rest())
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
