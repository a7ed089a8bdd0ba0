//! Own players: one that panics or is slow does not harm the others.

use std::cell::{Cell, RefCell};
use std::panic::{self, AssertUnwindSafe, PanicHookInfo, catch_unwind};
use std::sync::Arc;

use rollkeep_app::tournament::{Disqualification, RustPlayer};
use rollkeep_rules::dice::Dice;
use rollkeep_rules::{Card, RuleSet};
use rollkeep_solver::bots::{Player, PlayerFactory, View};
use rollkeep_solver::{Choice, Policy};

/// How an own player is made for a game.
#[derive(Clone, Copy)]
pub enum Make {
    /// From nothing.
    Plain(fn() -> Box<dyn Player>),
    /// From the values of best play: the rules are solved first.
    #[allow(dead_code, reason = "the example needs no solver, and yours may")]
    WithPolicy(fn(&Arc<Policy>) -> Box<dyn Player>),
}

/// Milliseconds of a clock that never goes back.
pub type Now = fn() -> f64;

/// An own player, made for one game.
pub struct Own {
    make: PlayerFactory,
    rules: Arc<RuleSet>,
    now: Now,
    player: Option<Box<dyn Player>>,
    /// The views that it was given in this game.
    asked: Vec<AskedView>,
    /// What it has taken in this game, in milliseconds.
    taken: f64,
}

/// A view that a player was given, without borrows.
struct AskedView {
    card: Card,
    dice: Dice,
    rolls_left: u8,
    others: Vec<Card>,
}

impl AskedView {
    fn new(view: &View) -> AskedView {
        AskedView {
            card: view.card.clone(),
            dice: view.dice,
            rolls_left: view.rolls_left,
            others: view.others.iter().copied().cloned().collect(),
        }
    }

    fn view<'a>(&'a self, rules: &'a RuleSet) -> View<'a> {
        View {
            others: self.others.iter().collect(),
            ..View::new(rules, &self.card, self.dice, self.rolls_left)
        }
    }
}

impl Own {
    pub fn new(make: PlayerFactory, rules: &Arc<RuleSet>, now: Now) -> Own {
        Own {
            make,
            rules: rules.clone(),
            now,
            player: None,
            asked: Vec::new(),
            taken: 0.0,
        }
    }

    /// How long a fresh player of this kind takes for the last decision. It replays the game up to there, because a
    /// player may remember the game and must not decide anything twice.
    fn again(&self) -> Result<f64, String> {
        let mut player = watched(|| (self.make)())?;
        let mut taken = 0.0;
        for asked in &self.asked {
            let view = asked.view(&self.rules);
            let began = (self.now)();
            watched(|| player.choose(&view))?;
            taken = (self.now)() - began;
        }
        Ok(taken)
    }
}

impl RustPlayer for Own {
    fn choose(&mut self, view: &View) -> Result<Choice, Disqualification> {
        // One game is played to its end before the next begins.
        let begins = view.card.filled() == 0 && view.rolls_left + 1 == view.rules.rolls;
        if begins {
            self.taken = 0.0;
            self.player = None;
            self.asked.clear();
        }
        self.asked.push(AskedView::new(view));
        let player = match &mut self.player {
            Some(player) => player,
            empty => empty.insert(watched(|| (self.make)()).map_err(Disqualification::Broken)?),
        };
        let began = (self.now)();
        let choice = watched(|| player.choose(view)).map_err(Disqualification::Crashed)?;
        let mut taken = (self.now)() - began;
        if taken > Disqualification::DECISION_MS {
            // The machine may have been busy, or asleep: a fresh player decides the same, and the shorter time counts.
            taken = taken.min(self.again().unwrap_or(taken));
        }
        self.taken += taken;
        if taken > Disqualification::DECISION_MS {
            Err(Disqualification::SlowDecision)
        } else if self.taken > Disqualification::GAME_MS {
            Err(Disqualification::SlowGame)
        } else {
            Ok(choice)
        }
    }
}

thread_local! {
    /// Whether a player's own code is running.
    static WATCHED: Cell<bool> = const { Cell::new(false) };
    /// Why it has panicked.
    static WHY: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Runs this. Returns its result, or why it panicked.
fn watched<T>(make: impl FnOnce() -> T) -> Result<T, String> {
    WATCHED.set(true);
    // A player that has panicked is not asked again.
    let made = catch_unwind(AssertUnwindSafe(make));
    WATCHED.set(false);
    made.map_err(|_| Disqualification::cut(&WHY.take()))
}

/// From now on, players that panic do not write to the terminal: the message goes into the table of results.
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
