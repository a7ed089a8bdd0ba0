//! What computers do at the table. They move slowly enough to follow, and only while the page is visible: the dice land;
//! after a breath, the computer shows what it will do; after a pause, it does it. A tap on the dice skips a wait.

use std::time::Duration;

use leptos::leptos_dom::helpers::{AnimationFrameRequestHandle, TimeoutHandle};
use leptos::prelude::*;

use super::messenger::Messenger;
use super::{ComputerTurn, Computers, Thought, ThoughtState};
use crate::ui::announcer::{Announcer, use_announcer};
use crate::ui::browser::{self, follow};
use crate::ui::preferences::use_preferences;
use crate::ui::solver_worker::{OpenRequest, SolverWorker, use_solver_worker};
use crate::ui::store::use_store;
use crate::ui::table::Table;
use rollkeep_app::storage::{Kind, Pace, Settings};
use rollkeep_app::worker::{CoachAnswer, CoachRequest};
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::{Action, Game, LastScore, Phase, Seat, SeatKind, Strength};
use rollkeep_rules::{Offer, PortableRules};
use rollkeep_solver::Choice;
use rollkeep_solver::bots::{StrengthExt, View};
use rollkeep_solver::coach::{SolvingTime, has_best_play};
use rollkeep_words::{advice, bots, player};

/// The part of a pause between the landing of the dice and the words about the decision.
const BREATH: f64 = 0.25;

/// Decides and moves for the computers at a table.
#[derive(Clone, Copy)]
pub struct Thinker {
    computers: Computers,
    table: Table,
    settings: RwSignal<Settings>,
    announcer: Announcer,
    messenger: Messenger,
    /// The last turn that an own player has not played.
    missed: StoredValue<Option<MissedTurn>>,
    /// Best play of these rules takes too long to compute: Casual plays for computers that need it.
    without: StoredValue<bool>,
    solver: SolverWorker,
    /// The request to the solver; dropping it withdraws the request.
    open: OpenRequest,
}

/// A turn that an own player has not played, and why.
#[derive(Clone)]
struct MissedTurn {
    seat: usize,
    /// How many boxes it had filled.
    filled: usize,
    why: String,
}

impl Thinker {
    /// Lets the computers play as long as the table is shown.
    pub fn begin(computers: Computers) {
        let thinker = Thinker {
            computers,
            table: computers.table,
            settings: use_preferences(),
            announcer: use_announcer(),
            messenger: Messenger::new(computers.table),
            missed: StoredValue::new(None),
            without: StoredValue::new(false),
            solver: use_solver_worker(),
            open: OpenRequest::none(),
        };
        thinker.prepare();
        thinker.play();
    }

    /// If a computer will need best play of rules that take long to solve, has them solved while others play.
    fn prepare(self) {
        let solve = self.table.game_untracked(|game| {
            let rules = game.rules();
            let takes_long = SolvingTime::of(rules) != SolvingTime::Moment;
            let needs_it = |seat: &Seat| match seat.kind {
                SeatKind::Computer(strength) => strength.needs_solver(),
                SeatKind::Person => false,
            };
            let is_needed = takes_long && game.setup().seats().iter().any(needs_it);
            is_needed.then(|| CoachRequest::Solve(PortableRules::of(rules)))
        });
        let ticket = solve.and_then(|solve| self.solver.ask_idle(solve, |_| ()));
        OpenRequest::none().replace(ticket);
    }

    fn play(self) {
        let Computers {
            turn,
            says,
            thought,
            hurried,
            ..
        } = self.computers;
        let visible = RwSignal::new(!browser::hidden());
        browser::on_window("visibilitychange", move |_| visible.set(!browser::hidden()));
        // Not behind a dialog, and not while the page is hidden.
        let table = self.table;
        let may_move = Memo::new(move |_| {
            table.plays()
                && !table.shown.paused.get()
                && visible.get()
                && !browser::dialog_is_open()
        });
        follow(move || match turn.get() {
            Some(turn) if may_move.get() && thought.get().about != Some(turn.about) => {
                untrack(|| self.think(turn));
            }
            Some(_) => {}
            None => untrack(|| {
                self.open.withdraw();
                self.computers.forget();
                if says.with(Option::is_some) {
                    says.set(None);
                }
            }),
        });
        follow(move || {
            // Whoever rolls has read it.
            if table.game(|game| game.is_person_at_turn() && game.hand().is_some()) {
                untrack(|| self.pardon(|_| true));
            }
        });
        use_store().on_change([Kind::Game], move || {
            if thought.get_untracked().state == ThoughtState::Refused {
                self.computers.forget();
            }
        });
        let waits = StoredValue::new_local(None::<Wait>);
        follow(move || {
            // Whatever has changed, an earlier wait is over.
            waits.set_value(None);
            let (turn, thought) = (turn.get(), thought.get());
            let begun = turn.is_some_and(|turn| thought.about == Some(turn.about));
            if !begun || !may_move.get() || !self.table.shown.at_rest.get() {
                return;
            }
            let hurried = hurried.get() == Some(thought);
            let pause = if hurried {
                0.0
            } else {
                untrack(|| self.pause())
            };
            waits.set_value(match (thought.state, self.action(thought.state)) {
                (ThoughtState::Decided(does), _) => {
                    Wait::new(pause * BREATH, move || self.show(does))
                }
                (_, Some(action)) => Wait::new(pause, move || self.act(action)),
                (_, None) => None,
            });
        });
    }

    /// What the computer does next; `None` as long as nothing is decided.
    fn action(self, state: ThoughtState) -> Option<Action> {
        self.table
            .game_untracked(|game| match (game.phase(), state) {
                (_, ThoughtState::Refused) => None,
                (Phase::Starting(_), _) => Some(Action::RollForStart),
                (Phase::Turn(turn), _) if turn.hand.is_none() => Some(Action::Roll(Keep::NONE)),
                (Phase::Turn(_), ThoughtState::Shown(Choice::Keep(keep))) => {
                    Some(Action::Roll(keep))
                }
                (Phase::Turn(_), ThoughtState::Shown(Choice::Score(slot))) => {
                    Some(Action::Score(slot))
                }
                (Phase::Turn(_) | Phase::Over(_), _) => None,
            })
    }

    fn act(self, action: Action) {
        let Computers { turn, thought, .. } = self.computers;
        let turn_before = turn.get_untracked();
        let before = self.table.game_untracked(Game::clone);
        let was_deleted = self.table.is_deleted();
        self.table.act(action);
        let is_same = self.table.game_untracked(|game| *game == before);
        if is_same && self.table.is_deleted() != was_deleted {
            // Another tab has just deleted the game, which goes on here.
            thought.notify();
        } else if is_same {
            // It would be refused again.
            thought.update(|thought| thought.state = ThoughtState::Refused);
        } else if turn.get_untracked() == turn_before {
            // The table has taken over another game, with as many events.
            self.computers.forget();
        }
        if self.pause() == 0.0 {
            self.table.rest();
        }
    }

    /// Begins to think about the current position.
    fn think(self, turn: ComputerTurn) {
        let ComputerTurn {
            seat,
            strength,
            about,
        } = turn;
        let think = move |state| {
            let about = Some(about);
            self.computers.thought.set(Thought { about, state });
        };
        self.open.withdraw();
        think(ThoughtState::Idle);
        if self.is_own(seat) {
            if self.excuse(seat).is_some() {
                return self.stand_in(turn);
            }
            think(ThoughtState::Posed);
            return self.messenger.ask(turn, move |decided| match decided {
                Ok(does) => {
                    self.pardon(|it| it == seat);
                    self.decided(turn, does);
                }
                Err(why) => self.give_up(turn, why),
            });
        }
        let unaided = |strength| (self.table).game_untracked(|game| unaided(game, strength));
        if let Some(does) = unaided(strength) {
            return self.decided(turn, does);
        }
        if self.computers.stands_in.get_value() {
            return self.stand_in(turn);
        }
        let is_solved = || {
            self.table
                .game_untracked(|game| has_best_play(game.rules()))
        };
        if strength.needs_solver() && (self.without.get_value() || !is_solved()) {
            return self.do_without(turn);
        }
        let id = self.table.id();
        let request = (self.table)
            .game_untracked(|game| CoachRequest::turn(game, strength, format!("{id} {seat}")));
        if let Some(request) = request {
            think(ThoughtState::Asked);
            let ticket = self.solver.ask(request, move |answer| match answer {
                CoachAnswer::Turn(does) => self.decided(turn, does),
                // The rules turned out to be too large.
                _ if strength.needs_solver() => self.do_without(turn),
                // Without an answer, no move is invented.
                _ => think(ThoughtState::Unanswered),
            });
            self.open.replace(ticket);
        }
    }

    /// Returns whether an own player sits here.
    fn is_own(self, seat: usize) -> bool {
        (self.table).game_untracked(|game| game.setup().seats()[seat].own_player_name().is_some())
    }

    /// Returns why Casual plays this turn of an own player, if it does.
    fn excuse(self, seat: usize) -> Option<String> {
        let filled = self.filled(seat);
        let missed = self.missed.get_value();
        let now = missed.filter(|it| it.seat == seat && it.filled == filled);
        now.map(|it| it.why)
    }

    fn filled(self, seat: usize) -> usize {
        (self.table).game_untracked(|game| game.cards()[seat].filled())
    }

    /// Says why an own player does not decide, and lets Casual play its turn.
    fn give_up(self, turn: ComputerTurn, why: String) {
        let (seat, filled) = (turn.seat, self.filled(turn.seat));
        let text = player::stood_in(&self.table.name(seat), &why);
        let missed = MissedTurn { seat, filled, why };
        let before = self
            .missed
            .try_update_value(|it| it.replace(missed.clone()));
        // Whoever listens has heard it once.
        let same = |it: MissedTurn| (it.seat, it.why) == (seat, missed.why);
        if !before.flatten().is_some_and(same) {
            self.announcer.say_next(&text);
        }
        self.computers.excuse.set(Some((seat, text)));
        self.stand_in(turn);
    }

    /// Lets Casual decide for a computer that needs best play, under rules for which that takes too long to compute. Says why, the
    /// first time.
    fn do_without(self, turn: ComputerTurn) {
        if !self.without.get_value() {
            self.without.set_value(true);
            let text = player::stood_in(&self.table.name(turn.seat), &advice::too_large());
            self.announcer.say_next(&text);
            self.computers.excuse.set(Some((turn.seat, text)));
        }
        self.stand_in(turn);
    }

    /// Takes back the words that say why Casual has played for such a seat.
    fn pardon(self, which: impl Fn(usize) -> bool) {
        let excuse = self.computers.excuse;
        if excuse.with_untracked(|it| it.as_ref().is_some_and(|(seat, _)| which(*seat))) {
            excuse.set(None);
        }
    }

    /// Lets Casual decide for another computer.
    fn stand_in(self, turn: ComputerTurn) {
        let does = (self.table).game_untracked(|game| unaided(game, Seat::STANDS_IN));
        if let Some(does) = does {
            self.decided(turn, does);
        }
    }

    /// Takes the decision about this turn.
    fn decided(self, turn: ComputerTurn, does: Choice) {
        // Somebody may have undone a score meanwhile.
        let now = self.table.game_untracked(|game| game.log().len());
        let about = self.computers.thought.get_untracked().about;
        if now != turn.about || about != Some(now) {
            return;
        }
        self.computers
            .thought
            .update(|thought| thought.state = ThoughtState::Decided(does));
        if self.pause() == 0.0 {
            self.show(does);
        }
    }

    /// Shows what the computer will do.
    fn show(self, does: Choice) {
        let Some(ComputerTurn { seat, strength, .. }) = self.computers.turn.get_untracked() else {
            return;
        };
        let name = self.table.name(seat);
        let is_own = self.is_own(seat);
        let excuse = self.excuse(seat).filter(|_| is_own);
        let alone = || (self.table).game_untracked(|game| unaided(game, strength).is_some());
        let stands_in = match is_own {
            true => excuse.is_some(),
            false if strength.needs_solver() && self.without.get_value() => true,
            false => self.computers.stands_in.get_value() && !alone(),
        };
        let (name, strength) = match stands_in {
            true => (bots::stands_in(&name), Seat::STANDS_IN),
            false => (name, strength),
        };
        // The kept dice are shown before the roll.
        if let Choice::Keep(keep) = does {
            self.table.show_keep(keep);
        }
        // Reading a reason takes time; an own player gives none, and why Casual stands in for it is enough.
        let slow = |settings: &Settings| settings.pace == Pace::Slow;
        let explains = self.settings.with_untracked(slow) && !is_own;
        let reason_of = explains.then_some(strength);
        self.computers.says.set(self.table.game_untracked(|game| {
            let (seat, dice) = (game.seat_at_turn()?, game.hand()?.dice);
            let text = match does {
                Choice::Keep(keep) => bots::keeps(&name, reason_of, &dice, keep),
                Choice::Score(slot) => {
                    let Some(Offer::Open { points, bonus }) = game.offer(slot) else {
                        return None;
                    };
                    let score = LastScore {
                        seat,
                        slot,
                        points,
                        bonus,
                    };
                    bots::takes(&name, reason_of, game.rules(), score)
                }
            };
            Some(match &excuse {
                Some(why) => (seat, format!("{why} {text}")),
                None => (seat, text),
            })
        }));
        self.computers
            .thought
            .update(|thought| thought.state = ThoughtState::Shown(does));
    }

    /// How long people see a move before the next one, in milliseconds.
    fn pause(&self) -> f64 {
        self.settings
            .with_untracked(|settings| settings.pace.pause())
    }
}

/// A wait before a move, which ends when it is dropped.
enum Wait {
    Frame(AnimationFrameRequestHandle),
    Pause(TimeoutHandle),
}

impl Wait {
    /// Calls `then` after this time in milliseconds, or in the next frame.
    fn new(pause: f64, then: impl FnOnce() + 'static) -> Option<Wait> {
        match pause == 0.0 {
            true => request_animation_frame_with_handle(then)
                .ok()
                .map(Wait::Frame),
            false => set_timeout_with_handle(then, Duration::from_millis(pause as u64))
                .ok()
                .map(Wait::Pause),
        }
    }
}

impl Drop for Wait {
    fn drop(&mut self) {
        match self {
            Wait::Frame(handle) => handle.cancel(),
            Wait::Pause(handle) => handle.clear(),
        }
    }
}

/// Returns the decision of a computer of this strength, if it needs no solver.
fn unaided(game: &Game, strength: Strength) -> Option<Choice> {
    let view = View::at_table(game)?;
    Some(strength.unaided(game.rules())?.choose(&view))
}
