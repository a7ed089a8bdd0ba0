//! Own players at the table: what they may do wrong without harm to anybody else.

use std::cell::{Cell, RefCell};
use std::panic::{self, AssertUnwindSafe, PanicHookInfo, catch_unwind};
use std::sync::Arc;

use rollkeep::bots::{Player, View};
use rollkeep::solver::{Choice, Policy};
use rollkeep::tournament::{Guest, Offence};

/// How an own player is made.
pub type Make = fn(&Arc<Policy>) -> Box<dyn Player>;

/// Milliseconds of a clock that never goes back.
pub type Now = fn() -> f64;

/// Somebody's own player, new for every game.
pub struct Own {
    make: Make,
    policy: Arc<Policy>,
    now: Now,
    player: Option<Box<dyn Player>>,
    /// What it has taken in this game, in milliseconds.
    taken: f64,
}

impl Own {
    pub fn new(make: Make, policy: &Arc<Policy>, now: Now) -> Own {
        Own {
            make,
            policy: policy.clone(),
            now,
            player: None,
            taken: 0.0,
        }
    }
}

impl Guest for Own {
    fn choose(&mut self, view: &View) -> Result<Choice, Offence> {
        // One game is played to its end before the next begins.
        let begins = view.card.filled() == 0 && view.throws_left + 1 == view.rules.throws;
        if begins {
            self.taken = 0.0;
            self.player = None;
        }
        let player = match &mut self.player {
            Some(player) => player,
            empty => empty.insert(watched(|| (self.make)(&self.policy)).map_err(Offence::Broken)?),
        };
        let mut timed = || {
            let began = (self.now)();
            let choice = watched(|| player.choose(view)).map_err(Offence::Crashed)?;
            Ok((choice, (self.now)() - began))
        };
        let (choice, mut taken) = timed()?;
        if taken > Offence::DECISION_MS {
            // It may have been the machine that was busy: so it is asked once more, and the shorter time counts.
            taken = taken.min(timed()?.1);
        }
        self.taken += taken;
        if taken > Offence::DECISION_MS {
            Err(Offence::SlowDecision)
        } else if self.taken > Offence::GAME_MS {
            Err(Offence::SlowGame)
        } else {
            Ok(choice)
        }
    }
}

thread_local! {
    /// Is a player's own code running?
    static WATCHED: Cell<bool> = const { Cell::new(false) };
    /// Why it has panicked.
    static WHY: RefCell<String> = const { RefCell::new(String::new()) };
}

/// What this makes, or why it panicked.
fn watched<T>(make: impl FnOnce() -> T) -> Result<T, String> {
    WATCHED.set(true);
    // A player that has panicked is not asked again.
    let made = catch_unwind(AssertUnwindSafe(make));
    WATCHED.set(false);
    made.map_err(|_| Offence::cut(&WHY.take()))
}

/// From now on, players that panic do not write to the terminal: what they say goes to the table.
pub fn hush() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |panic| match WATCHED.get() {
        true => WHY.set(why(panic)),
        false => usual(panic),
    }));
}

/// "index out of bounds (players/hoarder.rs, line 12)"
fn why(panic: &PanicHookInfo) -> String {
    let said = panic.payload_as_str().unwrap_or_default();
    let Some(place) = panic.location() else {
        return said.to_owned();
    };
    let file = place.file();
    let file = file
        .rsplit_once("tournament/")
        .map_or(file, |(_, file)| file);
    format!("{said} ({file}, line {})", place.line())
}
