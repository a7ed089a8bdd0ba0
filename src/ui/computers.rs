//! Computers at the table. They move slowly enough to follow, and only while the page is visible.

use leptos::prelude::*;

use super::browser;
use super::preferences::preferences;
use super::solver::{Solver, Ticket};
use super::table::{Table, hand, offer, seat_of};
use rollkeep_core::bots::View;
use rollkeep_core::dice::Keep;
use rollkeep_core::game::{Action, Game, LastScore, Phase, SeatKind, Strength};
use rollkeep_core::rules::Offer;
use rollkeep_core::solver::Choice;
use rollkeep_core::storage::{Pace, Settings};
use rollkeep_core::text::bots;
use rollkeep_core::worker::{Answer, Question};

/// How often computers check whether they may move, in milliseconds.
const BEAT: u64 = 100;

/// The computers at a table. Copies refer to the same computers.
#[derive(Clone, Copy)]
pub struct Computers {
    table: Table,
    settings: RwSignal<Settings>,
    solver: Solver,
    /// The seat of a computer, and the words about its move.
    says: RwSignal<Option<(usize, String)>>,
    stuck: RwSignal<bool>,
    /// Casual plays for a computer that cannot think.
    stands_in: StoredValue<bool>,
    thought: StoredValue<Thought, LocalStorage>,
}

/// A computer's decision in progress.
#[derive(Default)]
struct Thought {
    /// The length of the log when it began to think.
    about: Option<usize>,
    /// The question to the solver; dropping it withdraws the question.
    ticket: Option<Ticket>,
    /// There will be no answer.
    unanswered: bool,
    does: Option<Choice>,
    /// It moves no earlier than this, on the page's clock.
    not_before: f64,
}

impl Computers {
    /// Whether the computer whose turn it is cannot think. The game then waits until people decide how to continue.
    pub fn stuck(&self) -> ReadSignal<bool> {
        self.stuck.read_only()
    }

    /// Adds the computers of the game to the table.
    pub fn join(table: Table) -> Computers {
        let computers = Computers {
            table,
            settings: preferences(),
            solver: Solver::here(),
            says: RwSignal::new(None),
            stuck: RwSignal::new(false),
            stands_in: StoredValue::new(false),
            thought: StoredValue::new_local(Thought::default()),
        };
        if table.has_computers() {
            on_cleanup(move || computers.thought.set_value(Thought::default()));
        }
        computers
    }

    /// Lets them play as long as the table is shown.
    pub fn play(&self) {
        if self.table.has_computers() {
            let computers = *self;
            let beat = std::time::Duration::from_millis(BEAT);
            if let Ok(timer) = set_interval_with_handle(move || computers.step(), beat) {
                on_cleanup(move || timer.clear());
            }
        }
    }

    /// Returns the words about the move of the computer whose turn it is.
    pub fn says(&self) -> Option<String> {
        let turn = self.table.game(seat_of);
        let says = self.says.get();
        let says = says.filter(|(seat, _)| turn == Some(*seat));
        says.map(|(_, text)| text)
    }

    /// Lets a computer that cannot think try again.
    pub fn try_again(&self) {
        self.thought.set_value(Thought::default());
        self.stuck.set(false);
    }

    /// Lets Casual play for a computer that cannot think, as long as the game is on screen.
    pub fn stand_in(&self) {
        self.stands_in.set_value(true);
        self.try_again();
    }

    /// Moves if it is time to.
    fn step(&self) {
        let now = browser::monotonic_ms();
        let turn = self.table.game_untracked(computer_at_turn);
        let about = self.table.game_untracked(|game| game.log().len());
        let Some((seat, strength)) = turn else {
            self.thought.set_value(Thought::default());
            self.note_stuck();
            if self.says.get_untracked().is_some() {
                self.says.set(None);
            }
            return;
        };
        self.note_stuck();
        if !self.may_move() {
            let later = now + self.pause();
            self.thought
                .update_value(|thought| thought.not_before = later);
            return;
        }
        if self
            .thought
            .with_value(|thought| thought.about != Some(about))
        {
            self.begin(seat, strength, about, now);
        }
        if self.thought.with_value(|thought| thought.not_before > now) {
            return;
        }
        let does = self.thought.with_value(|thought| thought.does);
        let action = self.table.game_untracked(|game| match game.phase() {
            Phase::Starting(_) => Some(Action::RollForStart),
            Phase::Turn(turn) if turn.hand.is_none() => Some(Action::Roll(Keep::NONE)),
            Phase::Turn(_) => does.map(|does| match does {
                Choice::Keep(keep) => Action::Roll(keep),
                Choice::Score(slot) => Action::Score(slot),
            }),
            Phase::Over(_) => None,
        });
        if let Some(action) = action {
            self.table.act(action);
            if self.pause() == 0.0 {
                self.table.rest();
                self.soon();
            }
        }
    }

    /// Begins to think about the current position.
    fn begin(&self, seat: usize, strength: Strength, about: usize, now: f64) {
        self.thought.set_value(Thought {
            about: Some(about),
            not_before: now + self.pause(),
            ..Thought::default()
        });
        let this = *self;
        let at_once = self
            .table
            .game_untracked(|game| unaided(game, seat, strength));
        if let Some(does) = at_once {
            return self.decided(strength, self.table.name(seat), does);
        }
        if self.stands_in.get_value() {
            let casual = Strength::Casual;
            if let Some(does) = self
                .table
                .game_untracked(|game| unaided(game, seat, casual))
            {
                self.decided(casual, bots::stands_in(&self.table.name(seat)), does);
            }
            return;
        }
        let question = self
            .table
            .game_untracked(|game| question(game, &self.table, seat, strength));
        let ticket = question.map(|question| {
            self.solver.ask(question, move |answer| match answer {
                Answer::Turn(does) => this.decided(strength, this.table.name(seat), does),
                // Without an answer, no move is invented.
                _ => this.thought.update_value(|it| it.unanswered = true),
            })
        });
        self.thought.update_value(|thought| thought.ticket = ticket);
    }

    /// Notes whether the computer whose turn it is cannot think.
    fn note_stuck(&self) {
        let stalled = self.solver.stalled().get_untracked();
        let stuck = self.thought.with_value(|thought| {
            thought.unanswered || stalled && thought.ticket.is_some() && thought.does.is_none()
        });
        if stuck != self.stuck.get_untracked() {
            self.stuck.set(stuck);
        }
    }

    /// Takes a decision.
    fn decided(&self, strength: Strength, name: String, does: Choice) {
        // Somebody may have undone a score meanwhile.
        let now = self.table.game_untracked(|game| game.log().len());
        if self.thought.with_value(|thought| thought.about) != Some(now) {
            return;
        }
        // The kept dice are shown before the roll.
        if let Choice::Keep(keep) = does {
            self.table.show_keep(keep);
        }
        // Reading a reason takes time.
        let slow = |settings: &Settings| settings.pace == Pace::Slow;
        let reason_of = (self.settings.with_untracked(slow)).then_some(strength);
        self.says.set(self.table.game_untracked(|game| {
            let (seat, dice) = (seat_of(game)?, hand(game)?.dice);
            let text = match does {
                Choice::Keep(keep) => bots::keeps(&name, reason_of, &dice, keep),
                Choice::Score(slot) => {
                    let Some(Offer::Open { points, bonus }) = offer(game, slot) else {
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
            Some((seat, text))
        }));
        let later = browser::monotonic_ms() + self.pause();
        self.thought.update_value(|thought| {
            thought.does = Some(does);
            thought.not_before = later;
        });
        if self.pause() == 0.0 {
            self.soon();
        }
    }

    /// Continues in the next frame.
    fn soon(&self) {
        let this = *self;
        request_animation_frame(move || {
            // The screen may be closed by now.
            if this.says.try_get_untracked().is_some() {
                this.step();
            }
        });
    }

    /// Returns whether computers may move: not behind a dialog, and not while the page is hidden.
    fn may_move(&self) -> bool {
        untrack(|| self.table.plays())
            && !self.table.paused().get_untracked()
            && !browser::hidden()
            && !browser::dialog_is_open()
    }

    fn pause(&self) -> f64 {
        self.settings
            .with_untracked(|settings| settings.pace.pause())
    }
}

/// Returns the computer whose turn it is.
fn computer_at_turn(game: &Game) -> Option<(usize, Strength)> {
    let seat = seat_of(game)?;
    match game.setup().seats()[seat].kind {
        SeatKind::Computer(strength) => Some((seat, strength)),
        SeatKind::Person => None,
    }
}

fn question(game: &Game, table: &Table, seat: usize, strength: Strength) -> Option<Question> {
    Question::turn(game, strength, format!("{} {seat}", table.id()))
}

/// Returns the decision of a computer of this strength, if it needs no solver.
fn unaided(game: &Game, seat: usize, strength: Strength) -> Option<Choice> {
    let hand = hand(game)?;
    let rules = game.rules();
    let left = rules.rolls - hand.rolls;
    let view = View::new(rules, game.cards().get(seat)?, hand.dice, left);
    Some(strength.unaided(rules)?.choose(&view))
}
