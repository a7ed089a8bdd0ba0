//! Runs one journey in one engine.

use std::io::{self, Write};
use std::panic::{self, AssertUnwindSafe};

use crate::engine::Engine;
use crate::page::Page;
use crate::server::Site;
use crate::wish::Wish;

/// Gives each journey three tests: `chromium::name`, `firefox::name` and `webkit::name`.
///
/// A journey is an `async fn name(page: &Page, site: &Site)` in the module that is named before it.
/// It starts as the default [`Wish`] says, or as the one that follows `with`.
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

/// Starts a browser and a site, goes on the journey, and closes both whatever happened on the way.
pub fn run(engine: Engine, name: &str, wish: Wish, journey: impl AsyncFnOnce(&Page, &Site)) {
    if !engine.wanted() {
        // Written past cargo's capture: a test that did not run must not look like one that did.
        let _ = writeln!(
            io::stderr(),
            "NOT RUN: {engine}::{name}, because ROLLKEEP_ENGINES leaves {engine} out"
        );
        return;
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("the runtime starts");
    let site = Site::start();
    let page = match runtime.block_on(Page::start(engine, wish)) {
        Ok(page) => page,
        Err(fault) => panic!(
            "{fault}\n`make test` sets the browsers up; ROLLKEEP_ENGINES=chromium,firefox leaves one out."
        ),
    };
    let end = panic::catch_unwind(AssertUnwindSafe(|| runtime.block_on(journey(&page, &site))));
    if end.is_err() {
        runtime.block_on(page.last_words(name));
    }
    let closed = runtime.block_on(page.quit());
    match end {
        Err(panic) => panic::resume_unwind(panic),
        Ok(()) => closed.unwrap_or_else(|fault| panic!("{engine} did not close: {fault}")),
    }
}
