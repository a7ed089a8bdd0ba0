//! Browsers that wait between two journeys.
//!
//! Starting a browser takes longer than many journeys. What one journey leaves must not reach the next: each has its
//! own site on a new port, and so its own storage, caches, service workers and permissions; a browser is
//! [cleared](Page::clear) between two journeys; and after a failed journey it is not used again.

use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use tokio::runtime::{Builder, Runtime};

use crate::browser_limit;
use crate::browser_options::BrowserOptions;
use crate::engine::Engine;
use crate::error::Outcome;
use crate::page::Page;
use crate::session::Session;

/// How many journeys run in one browser.
const JOURNEYS: u32 = 20;

/// A browser between two journeys.
struct IdleBrowser {
    engine: Engine,
    /// The wish it was started with.
    options: BrowserOptions,
    session: Session,
    journeys: u32,
}

static IDLE: Mutex<Vec<IdleBrowser>> = Mutex::new(Vec::new());

/// A browser on a journey.
pub struct PooledBrowser {
    /// The page that the journey is about.
    pub page: Page,
    options: BrowserOptions,
    /// How many journeys it has run.
    journeys: u32,
}

impl PooledBrowser {
    /// Returns a browser for a journey: one that waits, or a new one.
    pub async fn find(engine: Engine, options: BrowserOptions) -> Outcome<Self> {
        let (idle, others) = {
            let mut idle_browsers = idle_browsers();
            let fits = |it: &IdleBrowser| it.engine == engine && options.fits(it.options);
            let idle = idle_browsers
                .iter()
                .position(fits)
                .map(|place| idle_browsers.remove(place));
            // The engines run one after the other, so browsers of the others are not needed again.
            let keeps = |it: &mut IdleBrowser| it.engine == engine && browser_limit::room() > 1;
            let others: Vec<IdleBrowser> = idle_browsers.extract_if(.., |it| !keeps(it)).collect();
            (idle, others)
        };
        for other in others {
            other.session.quit().await?;
        }
        match idle {
            Some(mut idle) => {
                idle.session.enter();
                Ok(Self {
                    page: Page::over(idle.session, engine, options).await?,
                    options,
                    journeys: idle.journeys + 1,
                })
            }
            None => Ok(Self {
                page: Page::start(engine, options).await?,
                options,
                journeys: 1,
            }),
        }
    }

    /// Waits for the next journey, or closes.
    pub async fn rest(self) -> Outcome<()> {
        if self.journeys >= JOURNEYS {
            return self.page.quit().await;
        }
        let engine = self.page.engine();
        if let Err(fault) = self.page.clear().await {
            eprintln!("{engine} could not be made ready for another journey: {fault}");
            return self.page.quit().await;
        }
        let mut session = self.page.into_session();
        session.leave();
        idle_browsers().push(IdleBrowser {
            engine,
            options: self.options,
            session,
            journeys: self.journeys,
        });
        Ok(())
    }
}

fn idle_browsers() -> MutexGuard<'static, Vec<IdleBrowser>> {
    IDLE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The runtime of all journeys: a connection to a browser belongs to the runtime that made it.
pub fn runtime() -> &'static Runtime {
    static RUNTIME: OnceLock<Runtime> = OnceLock::new();
    RUNTIME.get_or_init(|| {
        let mut runtime = Builder::new_multi_thread();
        let runtime = runtime.worker_threads(2).enable_all().build();
        runtime.expect("the runtime starts")
    })
}
