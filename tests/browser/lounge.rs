//! Browsers that wait between two journeys.
//!
//! Starting a browser takes longer than many journeys. What one journey leaves must not reach the next: each has its
//! own site on a new port, and so its own storage, caches, service workers and permissions; a browser is
//! [cleared](Page::clear) between two journeys; and after a failed journey it is not used again.

use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use tokio::runtime::{Builder, Runtime};

use crate::engine::Engine;
use crate::fault::Outcome;
use crate::page::Page;
use crate::session::Session;
use crate::turnstile;
use crate::wish::Wish;

/// How many journeys run in one browser.
const JOURNEYS: u32 = 20;

/// A browser between two journeys.
struct Guest {
    engine: Engine,
    /// The wish it was started with.
    wish: Wish,
    session: Session,
    journeys: u32,
}

static GUESTS: Mutex<Vec<Guest>> = Mutex::new(Vec::new());

/// A browser on a journey.
pub struct Traveller {
    /// The page that the journey is about.
    pub page: Page,
    wish: Wish,
    /// How many journeys it has run.
    journeys: u32,
}

impl Traveller {
    /// Returns a browser for a journey: one that waits, or a new one.
    pub async fn find(engine: Engine, wish: Wish) -> Outcome<Self> {
        let (guest, others) = {
            let mut guests = guests();
            let fits = |it: &Guest| it.engine == engine && wish.fits(it.wish);
            let guest = guests
                .iter()
                .position(fits)
                .map(|place| guests.remove(place));
            // The engines run one after the other, so browsers of the others are not needed again.
            let keeps = |it: &mut Guest| it.engine == engine && turnstile::room() > 1;
            let others: Vec<Guest> = guests.extract_if(.., |it| !keeps(it)).collect();
            (guest, others)
        };
        for other in others {
            other.session.quit().await?;
        }
        match guest {
            Some(mut guest) => {
                guest.session.enter();
                Ok(Self {
                    page: Page::over(guest.session, engine, wish).await?,
                    wish,
                    journeys: guest.journeys + 1,
                })
            }
            None => Ok(Self {
                page: Page::start(engine, wish).await?,
                wish,
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
        guests().push(Guest {
            engine,
            wish: self.wish,
            session,
            journeys: self.journeys,
        });
        Ok(())
    }
}

fn guests() -> MutexGuard<'static, Vec<Guest>> {
    GUESTS.lock().unwrap_or_else(PoisonError::into_inner)
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
