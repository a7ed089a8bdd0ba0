//! The computers at a table: whom they ask, what they show and when they act.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rollkeep_app::computers::{
    ComputersEffect, ComputersInput, ComputersState, ShownMove, StandInReason, TableNow, Thinking,
};
use rollkeep_app::tournament::Disqualification;
use rollkeep_rules::dice::{DiceSource, Face, Keep, NoEntropy};
use rollkeep_rules::game::{Action, Game, Seat, Setup, Start, Strength};
use rollkeep_solver::Choice;

use super::games::cases;
use super::script::{Script, rules, slot};

use ComputersEffect::{
    Act, AskProgram, AskSolver, HideExcuse, HideMove, Show, ShowExcuse, StopWaiting, Wait, Withdraw,
};
use ComputersInput::{
    Acted, Hurry, ProgramAnswered, SolverAnswered, StandIn, StoreChanged, TableChanged, ThinkAgain,
    Waited,
};

const PAUSE: Duration = Duration::from_secs(2);
const BREATH: Duration = Duration::from_millis(500);
const DONE: ComputersInput = Acted {
    just_deleted: false,
};

fn ben() -> Seat {
    Seat::person("Ben")
}

fn novice() -> Seat {
    Seat::computer("Ned", Strength::Novice)
}

fn perfect() -> Seat {
    Seat::computer("Pia", Strength::Perfect)
}

fn skilled() -> Seat {
    Seat::computer("Sue", Strength::Skilled)
}

fn own() -> Seat {
    Seat::own_player("Ann", &[])
}

fn script(seats: &[Seat]) -> Script {
    let setup = Setup::new(rules("yatzy").clone(), seats.to_vec(), Start::Seating, None);
    Script::of(setup.expect("a table"))
}

/// The computers, and the table at which they sit.
struct Table {
    state: ComputersState,
    now: TableNow,
}

impl Table {
    /// A table at which computers may move, before they have seen it.
    fn new(script: &Script) -> Table {
        let now = TableNow {
            game: Arc::new(script.game.clone()),
            may_move: true,
            at_rest: true,
            pause: PAUSE,
        };
        let state = ComputersState::default();
        Table { state, now }
    }

    fn handle(&mut self, input: ComputersInput) -> Vec<ComputersEffect> {
        self.state.handle(input, &self.now)
    }

    /// Changes the game before this input.
    fn after(&mut self, script: &Script, input: ComputersInput) -> Vec<ComputersEffect> {
        self.now.game = Arc::new(script.game.clone());
        self.handle(input)
    }

    /// Lets the computer see this game.
    fn sees(&mut self, script: &Script) -> Vec<ComputersEffect> {
        self.after(script, TableChanged)
    }
}

fn shows(seat: usize, choice: Choice, strength: Strength) -> ComputersEffect {
    Show(ShownMove {
        seat,
        choice,
        strength: Some(strength),
        is_stand_in: false,
        why: None,
    })
}

/// What Casual does for the computer at this seat.
fn stands_in(effects: &[ComputersEffect]) -> Option<&ShownMove> {
    effects.iter().find_map(|effect| match effect {
        Show(shown) => Some(shown).filter(|shown| shown.is_stand_in),
        _ => None,
    })
}

fn keep(marks: &str) -> Choice {
    Choice::Keep(marks.parse().expect("marks"))
}

fn failed() -> StandInReason {
    StandInReason::Failed(Disqualification::SlowDecision)
}

#[test]
fn a_computer_rolls_shows_what_it_does_and_does_it() {
    let start = script(&[novice(), ben()]);
    let mut table = Table::new(&start);
    assert_eq!(table.handle(TableChanged), [Wait(PAUSE)]);
    assert_eq!(table.handle(TableChanged), [], "it waits already");
    assert_eq!(table.handle(Waited), [Act(Action::Roll(Keep::NONE))]);

    let rolled = start.roll("6 6 6 6 6");
    assert_eq!(table.after(&rolled, DONE), [Wait(BREATH)]);
    let Thinking::Decided(choice) = table.state.thinking() else {
        panic!("{:?}", table.state.thinking());
    };
    assert_eq!(
        table.handle(Waited),
        [shows(0, choice, Strength::Novice), Wait(PAUSE)]
    );
    assert_eq!(table.state.thinking(), Thinking::Shown(choice));
    let Choice::Score(slot) = choice else {
        panic!("{choice:?}");
    };
    assert_eq!(table.handle(Waited), [Act(Action::Score(slot))]);

    let id = rolled.game.rules().category(slot).id.to_string();
    assert_eq!(table.after(&rolled.score(&id), DONE), [HideMove]);
    assert_eq!(table.state.thinking(), Thinking::Idle);
}

#[test]
fn without_pauses_it_shows_a_move_at_once() {
    let mut table = Table::new(&script(&[novice(), ben()]).roll("6 6 6 6 6"));
    table.now.pause = Duration::ZERO;
    let effects = table.handle(TableChanged);
    assert!(
        matches!(effects[..], [Show(_), Wait(Duration::ZERO)]),
        "{effects:?}"
    );
}

/// Meanwhile another tab may have played, or the table may show the kept dice of the last roll again.
#[test]
fn a_decision_is_shown_again_once_computers_go_on() {
    let mut table = Table::new(&script(&[novice(), ben()]).roll("6 6 6 6 6"));
    table.handle(TableChanged);
    let shown = table.handle(Waited);
    assert!(matches!(shown[..], [Show(_), Wait(PAUSE)]), "{shown:?}");
    table.now.may_move = false;
    assert_eq!(table.handle(TableChanged), [StopWaiting]);
    table.now.may_move = true;
    assert_eq!(table.handle(TableChanged), shown);
    assert_eq!(table.handle(TableChanged), []);
}

/// Another tab plays, or a dialog is open.
#[test]
fn nothing_is_shown_where_computers_may_not_move() {
    let mut table = Table::new(&script(&[skilled(), ben()]).roll("6 6 6 6 6"));
    table.now.pause = Duration::ZERO;
    assert_eq!(
        table.handle(TableChanged),
        [AskSolver(1, 0, Strength::Skilled)]
    );
    table.now.may_move = false;
    let choice = keep("xxxxx");
    assert_eq!(table.handle(SolverAnswered(1, Some(choice))), []);
    assert_eq!(table.state.thinking(), Thinking::Decided(choice));
    table.now.may_move = true;
    assert_eq!(table.handle(TableChanged), [Wait(Duration::ZERO)]);
    assert_eq!(
        table.handle(Waited),
        [shows(0, choice, Strength::Skilled), Wait(Duration::ZERO)]
    );
}

#[test]
fn a_computer_rolls_for_the_start() {
    let seats = vec![novice(), ben()];
    let setup = Setup::new(rules("yatzy").clone(), seats, Start::Roll, None);
    let mut table = Table::new(&Script::of(setup.expect("a table")));
    table.handle(TableChanged);
    assert_eq!(table.handle(Waited), [Act(Action::RollForStart)]);
}

#[test]
fn a_computer_waits_for_the_dice_and_behind_a_dialog() {
    let start = script(&[novice(), ben()]);
    let mut table = Table::new(&start);
    table.now.may_move = false;
    assert_eq!(table.handle(TableChanged), []);
    assert_eq!(table.state.thinking(), Thinking::Idle);
    table.now.may_move = true;
    table.now.at_rest = false;
    assert_eq!(table.handle(TableChanged), []);
    table.now.at_rest = true;
    assert_eq!(table.handle(TableChanged), [Wait(PAUSE)]);
    table.now.may_move = false;
    assert_eq!(table.handle(TableChanged), [StopWaiting]);
    table.now.may_move = true;
    assert_eq!(table.handle(TableChanged), [Wait(PAUSE)]);
    // The dialog has opened a moment ago, and nobody has reported it.
    table.now.may_move = false;
    assert_eq!(table.handle(Waited), []);
}

#[test]
fn a_tap_skips_one_wait() {
    let mut table = Table::new(&script(&[novice(), ben()]).roll("6 6 6 6 6"));
    assert_eq!(table.handle(Hurry), [Wait(BREATH)], "nothing to skip yet");
    assert_eq!(table.handle(Hurry), [Wait(Duration::ZERO)]);
    assert_eq!(table.handle(Hurry), []);
    let effects = table.handle(Waited);
    assert_eq!(effects.last(), Some(&Wait(PAUSE)), "{effects:?}");
}

#[test]
fn the_solver_decides_about_the_current_position_only() {
    let start = script(&[perfect(), ben()]);
    let mut table = Table::new(&start);
    table.handle(TableChanged);
    table.handle(Waited);
    let rolled = start.clone().roll("1 1 2 3 4");
    assert_eq!(
        table.after(&rolled, DONE),
        [AskSolver(2, 0, Strength::Perfect)]
    );
    // Another tab has rolled something else.
    let other = start.roll("5 5 2 3 4");
    assert_eq!(
        table.sees(&other),
        [Withdraw, AskSolver(3, 0, Strength::Perfect)]
    );
    let ones = SolverAnswered(2, Some(keep("xx...")));
    assert_eq!(table.handle(ones), [], "the answer comes too late");
    let fives = SolverAnswered(3, Some(keep("xx...")));
    assert_eq!(table.handle(fives.clone()), [Wait(BREATH)]);
    assert_eq!(table.handle(fives), [], "it is decided");
}

#[test]
fn a_computer_without_an_answer_waits_for_people() {
    let rolled = script(&[skilled(), ben()]).roll("1 1 2 3 4");
    let mut table = Table::new(&rolled);
    assert_eq!(
        table.handle(TableChanged),
        [AskSolver(1, 0, Strength::Skilled)]
    );
    assert!(!table.state.thinking().is_stuck(false));
    assert!(table.state.thinking().is_stuck(true), "the solver stalls");
    assert_eq!(
        table.handle(ThinkAgain),
        [Withdraw, AskSolver(1, 0, Strength::Skilled)]
    );
    assert_eq!(table.handle(SolverAnswered(1, None)), []);
    assert!(table.state.thinking().is_stuck(false));
    assert_eq!(
        table.handle(ThinkAgain),
        [AskSolver(1, 0, Strength::Skilled)]
    );
    table.handle(SolverAnswered(1, None));

    assert_eq!(table.handle(StandIn), [Wait(BREATH)]);
    let effects = table.handle(Waited);
    let shown = stands_in(&effects).expect("Casual plays");
    assert_eq!(
        (shown.strength, &shown.why),
        (Some(Strength::Casual), &None)
    );
    // It also plays the next turns.
    let next = rolled.again("xx...", "1 1 5");
    assert_eq!(table.sees(&next), [Wait(BREATH)]);
}

#[test]
fn casual_plays_where_best_play_takes_too_long_and_the_reason_is_shown_once() {
    let rolled = script(&[perfect(), ben()]).roll("1 1 2 3 4");
    let mut table = Table::new(&rolled);
    table.handle(TableChanged);
    let why = ShowExcuse {
        seat: 0,
        why: StandInReason::NoBestPlay,
        is_news: true,
    };
    assert_eq!(table.handle(SolverAnswered(1, None)), [why, Wait(BREATH)]);
    assert!(stands_in(&table.handle(Waited)).is_some());
    let next = rolled.again("xx...", "1 1 5");
    assert_eq!(table.sees(&next), [Wait(BREATH)]);
}

#[test]
fn the_program_of_an_own_player_starts_while_the_dice_roll() {
    let start = script(&[own(), ben()]);
    let mut table = Table::new(&start);
    assert_eq!(table.handle(TableChanged), [AskProgram(1, 0), Wait(PAUSE)]);
    assert_eq!(table.handle(Waited), [Act(Action::Roll(Keep::NONE))]);
    let rolled = start.roll("1 1 2 3 4");
    assert_eq!(table.after(&rolled, DONE), [AskProgram(2, 0)]);
    let answer = |position| ProgramAnswered(position, Ok(keep("xx...")));
    assert_eq!(table.handle(answer(1)), []);
    assert_eq!(table.handle(answer(2)), [Wait(BREATH)]);
    let shown = ShownMove {
        seat: 0,
        choice: keep("xx..."),
        strength: None,
        is_stand_in: false,
        why: None,
    };
    assert_eq!(table.handle(Waited), [Show(shown), Wait(PAUSE)]);
}

#[test]
fn casual_plays_the_turn_of_a_program_that_fails() {
    let excuse = |is_news| ShowExcuse {
        seat: 0,
        why: failed(),
        is_news,
    };
    let start = script(&[own(), ben()]);
    let rolled = start.clone().roll("1 1 2 3 4");
    let mut table = Table::new(&rolled);
    assert_eq!(table.handle(TableChanged), [AskProgram(1, 0)]);
    assert_eq!(
        table.handle(ProgramAnswered(1, Err(failed()))),
        [excuse(true), Wait(BREATH)]
    );
    let effects = table.handle(Waited);
    let shown = stands_in(&effects).expect("Casual plays");
    assert_eq!((shown.strength, &shown.why), (None, &Some(failed())));
    // It is not asked again in this turn.
    let again = rolled.again("xx...", "1 1 5");
    assert_eq!(table.sees(&again), [Wait(BREATH)]);
    let scored = again.score("ones");
    assert_eq!(table.sees(&scored), [HideMove, StopWaiting]);
    let theirs = scored.roll("2 2 2 2 1");
    assert_eq!(table.sees(&theirs), [HideExcuse]);

    // It is asked in the next one. The same failure is no news, even before the dice are rolled.
    let next = theirs.score("twos");
    assert_eq!(table.sees(&next), [AskProgram(5, 0), Wait(PAUSE)]);
    assert_eq!(
        table.handle(ProgramAnswered(5, Err(failed()))),
        [excuse(false)]
    );
    let next = next.roll("3 3 3 3 1");
    assert_eq!(table.sees(&next), [Wait(BREATH)]);

    // In a third turn it answers.
    let last = next.score("threes").turn("3 3 3 3 1", "threes");
    let last = last.roll("4 4 4 4 1");
    assert_eq!(table.sees(&last), [AskProgram(7, 0), StopWaiting]);
    let fours = Choice::Score(slot(last.game.rules(), "fours"));
    assert_eq!(
        table.handle(ProgramAnswered(7, Ok(fours))),
        [HideExcuse, Wait(BREATH)]
    );
}

#[test]
fn a_refused_act_is_not_repeated_by_itself() {
    let start = script(&[novice(), ben()]);
    let mut table = Table::new(&start);
    let roll = Act(Action::Roll(Keep::NONE));
    table.handle(TableChanged);
    for input in [StoreChanged, Hurry] {
        assert_eq!(table.handle(Waited), std::slice::from_ref(&roll));
        assert_eq!(table.handle(TableChanged), [], "it is acting");
        assert_eq!(table.handle(DONE), []);
        assert_eq!(table.state.thinking(), Thinking::Refused);
        table.now.may_move = false;
        assert_eq!(table.handle(TableChanged), []);
        table.now.may_move = true;
        assert_eq!(table.handle(TableChanged), []);
        assert_eq!(table.handle(input), [Wait(PAUSE)]);
    }
    // A game that another tab has just deleted goes on, once.
    let deleted = Acted { just_deleted: true };
    assert_eq!(table.handle(Waited), std::slice::from_ref(&roll));
    assert_eq!(table.handle(deleted.clone()), [Wait(PAUSE)]);
    assert_eq!(table.handle(Waited), [roll]);
    assert_eq!(table.handle(deleted), []);
    // Another position is another matter.
    assert_eq!(table.sees(&start.roll("1 1 2 3 4")), [Wait(BREATH)]);
}

#[test]
fn no_act_goes_into_another_game() {
    let rolled = script(&[novice(), ben()]).roll("6 6 6 6 6");
    let mut table = Table::new(&rolled);
    table.handle(TableChanged);
    table.handle(Waited);
    // Another tab has played on, with as many events.
    let other = script(&[novice(), ben()]).roll("5 5 5 5 5");
    assert_eq!(
        table.after(&other, Waited),
        [Wait(BREATH)],
        "it thinks anew"
    );
    let mine = rolled.score("yatzy");
    assert_eq!(table.after(&mine, Waited), [HideMove]);
}

/// What can happen at a table.
#[derive(Clone, Copy, Debug)]
enum Step {
    Wait,
    SolverAnswers(bool),
    ProgramAnswers(bool),
    /// An answer about an earlier position.
    LateAnswer(bool),
    Cover(bool),
    Roll(bool),
    Instantly(bool),
    /// From now on the table refuses acts, or takes them.
    Refuse(bool),
    Delete,
    /// A person plays.
    Person,
    /// The game of another tab takes the place of this one, and the computers hear of it later.
    OtherTab,
    Store,
    Hurry,
    ThinkAgain,
    StandIn,
}

fn any_step() -> impl Strategy<Value = Step> {
    prop_oneof![
        12 => Just(Step::Wait),
        4 => any::<bool>().prop_map(Step::SolverAnswers),
        4 => any::<bool>().prop_map(Step::ProgramAnswers),
        1 => any::<bool>().prop_map(Step::LateAnswer),
        2 => any::<bool>().prop_map(Step::Cover),
        2 => any::<bool>().prop_map(Step::Roll),
        1 => any::<bool>().prop_map(Step::Instantly),
        2 => any::<bool>().prop_map(Step::Refuse),
        1 => Just(Step::Delete),
        4 => Just(Step::Person),
        1 => Just(Step::OtherTab),
        1 => Just(Step::Store),
        1 => Just(Step::Hurry),
        1 => Just(Step::ThinkAgain),
        1 => Just(Step::StandIn),
    ]
}

/// Carries out what the computers want, as the page does.
struct World {
    table: Table,
    dice: ChaCha8Rng,
    timer: bool,
    solver: Option<u32>,
    program: Option<u32>,
    /// The game at the end of the last input.
    told: Arc<Game>,
    refuses: bool,
    /// The next act finds out that another tab has deleted the game.
    deleted: bool,
    /// The acts that were refused since somebody outside has done something about it.
    refused: u32,
}

impl DiceSource for World {
    fn face(&mut self) -> Result<Face, NoEntropy> {
        Ok(Face::ALL[self.dice.next_u32() as usize % 6])
    }
}

impl World {
    fn new(seed: u64) -> World {
        let start = script(&[ben(), novice(), perfect(), own(), skilled()]);
        let table = Table::new(&start);
        World {
            told: table.now.game.clone(),
            table,
            dice: ChaCha8Rng::seed_from_u64(seed),
            timer: false,
            solver: None,
            program: None,
            refuses: false,
            deleted: false,
            refused: 0,
        }
    }

    fn game(&self) -> &Arc<Game> {
        &self.table.now.game
    }

    fn is_computers_turn(&self) -> bool {
        self.game().seat_at_turn().is_some() && !self.game().is_person_at_turn()
    }

    /// Plays this action, whoever does it.
    fn play(&mut self, action: Action) {
        let game = self.game().clone();
        let played = game.apply(action, self);
        let (game, _) = played.expect("a legal action");
        self.table.now.game = Arc::new(game);
        self.refused = 0;
    }

    fn some_action(&self) -> Option<Action> {
        let mut legal = self.game().legal_actions().into_iter();
        legal.rfind(|action| *action != Action::Undo)
    }

    fn handle(&mut self, input: ComputersInput) {
        let mut effects: VecDeque<_> = self.table.handle(input).into();
        self.told = self.game().clone();
        while let Some(effect) = effects.pop_front() {
            match effect {
                AskProgram(position, _) => self.program = Some(position),
                AskSolver(position, ..) => {
                    assert_eq!(self.solver, None, "the one before is withdrawn");
                    self.solver = Some(position);
                }
                Withdraw => self.solver = None,
                Wait(_) => self.timer = true,
                StopWaiting => self.timer = false,
                Show(shown) => assert_eq!(self.game().seat_at_turn(), Some(shown.seat)),
                HideMove | HideExcuse | ShowExcuse { .. } => {}
                Act(action) => {
                    let now = &self.table.now;
                    assert!(now.may_move && now.at_rest && self.is_computers_turn());
                    assert!(Arc::ptr_eq(&self.told, self.game()), "the game has changed");
                    let just_deleted = std::mem::take(&mut self.deleted);
                    if just_deleted || self.refuses {
                        self.refused += 1;
                        assert!(self.refused <= 2, "it tries again and again");
                    } else {
                        self.play(action);
                    }
                    effects.extend(self.table.handle(Acted { just_deleted }));
                    self.told = self.game().clone();
                }
            }
        }
        self.check();
    }

    /// A computer's turn goes on, or it is clear who must do something.
    fn check(&self) {
        let now = &self.table.now;
        let thinking = self.table.state.thinking();
        if !self.is_computers_turn() {
            assert_eq!((thinking, self.timer), (Thinking::Idle, false));
            assert_eq!(self.solver, None);
            return;
        }
        match thinking {
            Thinking::Idle => assert!(!now.may_move, "it never begins"),
            Thinking::Rolling | Thinking::Decided(_) | Thinking::Shown(_) => {
                assert_eq!(self.timer, now.may_move && now.at_rest);
            }
            Thinking::AskingSolver => assert!(self.solver.is_some(), "nobody answers"),
            Thinking::AskingProgram => assert!(self.program.is_some(), "nobody answers"),
            Thinking::Stuck | Thinking::Refused => assert!(!self.timer),
        }
    }

    fn step(&mut self, step: Step) {
        match step {
            Step::Wait if std::mem::take(&mut self.timer) => self.handle(Waited),
            Step::SolverAnswers(well) => {
                if let Some(position) = self.solver.take() {
                    self.handle(SolverAnswered(position, well.then(|| self.legal_choice())));
                }
            }
            Step::ProgramAnswers(well) => {
                // Without dice, only a failure is reported.
                let well = well && self.told.hand().is_some();
                if let Some(position) = self.program.take() {
                    let answer = well.then(|| self.legal_choice()).ok_or(failed());
                    self.handle(ProgramAnswered(position, answer));
                }
            }
            Step::LateAnswer(well) => {
                let choice = well.then_some(Choice::Keep(Keep::NONE));
                self.handle(SolverAnswered(0, choice));
                self.handle(ProgramAnswered(0, choice.ok_or(failed())));
            }
            Step::Cover(covers) => self.table.now.may_move = !covers,
            Step::Roll(rolls) => self.table.now.at_rest = !rolls,
            Step::Instantly(at_once) => {
                self.table.now.pause = if at_once { Duration::ZERO } else { PAUSE };
            }
            Step::Refuse(refuses) => self.refuses = refuses,
            Step::Delete => self.deleted = true,
            Step::Person if self.game().is_person_at_turn() => {
                if let Some(action) = self.some_action() {
                    self.play(action);
                }
            }
            Step::OtherTab => {
                if let Some(action) = self.some_action() {
                    self.play(action);
                }
                return;
            }
            Step::Store => {
                self.refused = 0;
                self.handle(StoreChanged);
            }
            Step::Hurry => {
                self.refused = 0;
                self.handle(Hurry);
            }
            Step::ThinkAgain => self.handle(ThinkAgain),
            Step::StandIn => self.handle(StandIn),
            Step::Wait | Step::Person => {}
        }
        self.handle(TableChanged);
    }

    /// Something that the rules allow in the position that the computers know.
    fn legal_choice(&self) -> Choice {
        let legal = self.told.legal_actions().into_iter();
        let mut choices = legal.filter_map(|action| match action {
            Action::Score(slot) => Some(Choice::Score(slot)),
            _ => None,
        });
        choices.next_back().unwrap_or(Choice::Keep(Keep::NONE))
    }
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn whatever_happens_a_turn_ends_with_an_act_or_is_clearly_stuck(
        seed in any::<u64>(),
        steps in prop::collection::vec(any_step(), 0..120)
    ) {
        let mut world = World::new(seed);
        world.handle(TableChanged);
        for step in steps {
            world.step(step);
        }
        // From now on, nothing is in the way, and people let Casual stand in.
        world.refuses = false;
        world.deleted = false;
        world.table.now.may_move = true;
        world.table.now.at_rest = true;
        world.step(Step::Store);
        let mut left = 200;
        while world.is_computers_turn() {
            world.step(match world.table.state.thinking() {
                Thinking::AskingSolver => Step::SolverAnswers(false),
                Thinking::AskingProgram => Step::ProgramAnswers(false),
                Thinking::Stuck => Step::StandIn,
                Thinking::Rolling | Thinking::Decided(_) | Thinking::Shown(_) => Step::Wait,
                state => panic!("the turn hangs: {state:?}"),
            });
            left -= 1;
            assert!(left > 0, "the turn never ends");
        }
    }
}
