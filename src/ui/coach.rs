//! Advice for the player whose turn it is, if that player wants it.

use std::time::Duration;

use leptos::prelude::*;

use super::announcer::use_announcer;
use super::browser::{self, follow};
use super::solver_worker::{OpenRequest, SolverWorker, use_solver_worker};
use super::table::Table;
use rollkeep_app::worker::{CoachAnswer, CoachRequest};
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::{Game, Phase};
use rollkeep_rules::{PortableRules, Slot};
use rollkeep_solver::Choice;
use rollkeep_solver::coach::{Advised, MicroPoints, Position, WinAdvice};
use rollkeep_words::{advice, words};

/// After this time, it is said aloud that the coach thinks.
const PATIENCE: Duration = Duration::from_secs(1);

/// The coach at a table. Copies refer to the same coach.
#[derive(Clone, Copy)]
pub struct Coach {
    table: Table,
    solver: SolverWorker,
    advice: RwSignal<Option<Advised>>,
    /// Which choice wins most often, once it is known; nothing for a player alone, or early in a game.
    win_advice: RwSignal<Option<WinAdvice>>,
    /// The answer of a player who practises.
    answer: RwSignal<Option<Choice>>,
    opened: RwSignal<bool>,
    /// The solver had no answer.
    speechless: RwSignal<bool>,
}

impl Coach {
    /// The advice for the current position, once it is known.
    pub fn advice(&self) -> ReadSignal<Option<Advised>> {
        self.advice.read_only()
    }

    /// Which choice wins most often, once that is known.
    pub fn win_advice(&self) -> ReadSignal<Option<WinAdvice>> {
        self.win_advice.read_only()
    }

    /// What a player who practises has answered.
    pub fn answer(&self) -> ReadSignal<Option<Choice>> {
        self.answer.read_only()
    }

    /// Whether the list of all choices is open.
    pub fn opened(&self) -> ReadSignal<bool> {
        self.opened.read_only()
    }

    /// Joins a table. It says nothing before [`Coach::work`], but what it is [told](Coach::tell).
    pub fn join(table: Table) -> Coach {
        Coach {
            table,
            solver: use_solver_worker(),
            advice: RwSignal::new(None),
            win_advice: RwSignal::new(None),
            answer: RwSignal::new(None),
            opened: RwSignal::new(false),
            speechless: RwSignal::new(false),
        }
    }

    /// Asks the solver about every position of a player who wants advice, as long as the table is shown.
    pub fn work(self) {
        let Coach { table, .. } = self;
        let coach = self;
        let (open, open_to_win) = (OpenRequest::none(), OpenRequest::none());
        coach.speak();
        let mut before = None;
        follow(move || {
            let request = coach.wanted().then(|| table.game(request)).flatten();
            if request == before {
                return;
            }
            before = request.clone();
            // The button goes together with the advice.
            if browser::has_focus_within(table.elements.all_choices) {
                browser::focus_node_soon(table.elements.roll);
            }
            coach.advice.set(None);
            coach.win_advice.set(None);
            coach.opened.set(false);
            coach.speechless.set(false);
            let asked = request.map(|request| {
                coach.solver.ask(request, move |answer| match answer {
                    CoachAnswer::Advice(advice) => coach.advice.set(Some(advice)),
                    answer => coach.speechless.set(answer == CoachAnswer::Nothing),
                })
            });
            let is_asked = asked.is_some();
            open.replace(asked);
            let request =
                { is_asked.then(|| table.game_untracked(CoachRequest::to_win)) }.flatten();
            open_to_win.replace(request.map(|request| {
                coach.solver.ask(request, move |answer| {
                    if let CoachAnswer::ToWin(advice) = answer {
                        coach.win_advice.set(Some(advice));
                    }
                })
            }));
        });
    }

    /// Tells it the advice for the current position of practice and what the player has answered, or takes both back.
    pub fn tell(&self, told: Option<(Advised, Choice)>) {
        let (advice, answer) = told.unzip();
        self.answer.set(answer);
        self.advice.set(advice);
    }

    /// Tells it how often each choice wins, or takes that back.
    pub fn tell_to_win(&self, advice: Option<WinAdvice>) {
        self.win_advice.set(advice);
    }

    /// Announces each advice, and once that it takes time.
    fn speak(self) {
        let announcer = use_announcer();
        let says = Memo::new(move |_| self.line());
        let known = Memo::new(move |_| {
            let stalled = self.solver.status().stalled;
            stalled || self.speechless.get() || self.advice.with(Option::is_some)
        });
        // While it thinks, the line only counts.
        let awaits = Memo::new(move |_| !known.get() && says.with(Option::is_some));
        let times = StoredValue::new(0_u32);
        let advises = Memo::new(move |_| says.get().filter(|_| !awaits.get()));
        follow(move || announcer.advise(advises.get().unwrap_or_default()));
        follow(move || {
            times.update_value(|times| *times += 1);
            if awaits.get() {
                let begun = times.get_value();
                let tell = move || {
                    if times.try_get_value() == Some(begun) {
                        announcer.advise(advice::thinking());
                    }
                };
                set_timeout(tell, PATIENCE);
            }
        });
    }

    /// Opens or closes the list of all choices.
    pub fn open_choices(&self, open: bool) {
        self.opened.set(open);
    }

    /// Returns whether the player whose turn it is wants advice.
    pub fn wanted(&self) -> bool {
        let seat = self.player();
        seat.is_some_and(|seat| self.table.is_coached(seat)) && self.table.is_mine()
    }

    /// Switches the advice for the player whose turn it is on or off.
    pub fn toggle(&self) {
        if let Some(seat) = untrack(|| self.player()) {
            self.table
                .coach(seat, !untrack(|| self.table.is_coached(seat)));
        }
    }

    /// Returns what the coach says now, if anything.
    pub fn line(&self) -> Option<String> {
        if !self.wanted() || self.table.game(|game| game.hand().is_none()) {
            return None;
        }
        let keep = self.table.shown.kept.get();
        self.advice.with(|advised| match advised {
            Some(advised) => self.table.game(|game| {
                let line = self
                    .win_advice
                    .with(|win_advice| line_to_win(game, advised, win_advice.as_ref()?));
                line.or_else(|| self::line(game, advised, keep))
            }),
            None if self.speechless.get() => {
                Some(self.table.game(|game| advice::silent(game.rules())))
            }
            None => Some(self.solver.waiting()),
        })
    }

    /// Returns what the small numbers beside the advice mean, or how likely the player wins.
    pub fn legend(&self) -> String {
        let wins = || {
            let best = self.advice.with(|advised| Some(advised.as_ref()?.best))?;
            let dice = self.table.game(|game| Some(game.hand()?.dice))?;
            self.win_advice
                .with(|win_advice| advice::wins(win_advice.as_ref()?, best, &dice))
        };
        wins().unwrap_or_else(words::coach_legend)
    }

    /// Returns whether the coach waits for a solver that has stalled.
    pub fn is_stalled(&self) -> bool {
        self.wanted()
            && self.table.game(|game| game.hand().is_some())
            && self.solver.status().stalled
    }

    /// Returns whether the coach would fill this box, and says so.
    pub fn advises(&self, slot: Slot) -> bool {
        self.advice.with_untracked(|advised| {
            let best = advised.as_ref().map(|advised| advised.best);
            best == Some(Choice::Score(slot))
        })
    }

    /// Returns whether the coach would fill a box, and not roll.
    pub fn would_score(&self) -> bool {
        self.advice.with(|advised| {
            let best = advised.as_ref().map(|advised| advised.best);
            matches!(best, Some(Choice::Score(_)))
        })
    }

    /// Returns whether the coach keeps the die at this place.
    pub fn keeps(&self, place: usize) -> bool {
        self.advice.with(|advised| {
            let best = advised.as_ref().map(|advised| advised.best);
            matches!(best, Some(Choice::Keep(keep)) if keep.contains(place))
        })
    }

    fn player(&self) -> Option<usize> {
        self.table.game(|game| match game.phase() {
            Phase::Turn(turn) => Some(turn.seat),
            Phase::Starting(_) | Phase::Over(_) => None,
        })
    }
}

/// Returns how much less a choice is expected to bring than the best one.
pub fn less(advised: &Advised, game: &Game, choice: Choice) -> Option<MicroPoints> {
    let value = advised.value(choice, &game.hand()?.dice)?;
    Some(advised.expected - value)
}

fn line(game: &Game, advised: &Advised, keep: Keep) -> Option<String> {
    let (rules, dice, rolls_left) = (game.rules(), &game.hand()?.dice, game.rolls_left());
    let card = &game.cards()[game.seat_at_turn()?];
    let less = match keep {
        Keep::NONE => None,
        keep => less(advised, game, Choice::Keep(keep)),
    };
    Some(match less {
        Some(less) => advice::beside_your_keep(rules, card, dice, rolls_left, advised.best, less),
        None => advice::best(rules, card, dice, rolls_left, advised),
    })
}

/// Returns the choice that wins most often, if the one with the most points wins less often.
fn line_to_win(game: &Game, advised: &Advised, win_advice: &WinAdvice) -> Option<String> {
    let (rules, dice, rolls_left) = (game.rules(), &game.hand()?.dice, game.rolls_left());
    let card = &game.cards()[game.seat_at_turn()?];
    advice::to_win(rules, card, dice, rolls_left, advised.best, win_advice)
}

/// Returns the request for the current position; before the first roll, one that only prepares the solver.
fn request(game: &Game) -> Option<CoachRequest> {
    let rules = game.rules();
    let card = &game.cards()[game.seat_at_turn()?];
    Some(match game.hand() {
        Some(hand) => {
            CoachRequest::Position(Position::new(rules, card, &hand.dice, game.rolls_left()))
        }
        None => CoachRequest::Card(PortableRules::of(rules), card.to_string()),
    })
}
