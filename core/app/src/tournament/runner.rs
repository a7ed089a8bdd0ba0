//! Plays a tournament's games, many at a time.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use super::active_clock::ActiveClock;
use super::program_answer::ProgramAnswer;
use super::{Disqualification, Match, MatchOutcome, Pairing, Plan, ProgramView};
use rollkeep_solver::Choice;
use rollkeep_solver::bots::{Player, PlayerFactory, View, copies};

/// Plays a tournament's games, many at a time: while one waits for an answer, others go on.
pub struct Runner {
    plan: Plan,
    /// One for each entrant of the plan.
    participants: Vec<Participant>,
    matches: Vec<RunningMatch>,
    /// How many requests went to programs elsewhere: each has its own number.
    requests: u32,
    clock: ActiveClock,
    concurrency: Concurrency,
}

/// Which of the programs elsewhere may run.
enum Concurrency {
    /// All of them.
    All,
    /// One at a time: this one, if any.
    One(Option<usize>),
}

/// Who decides for an entrant.
pub enum Controller {
    /// Players that answer at once. Each game has its own, which may remember how the game began.
    Here(PlayerFactory),
    /// A player that somebody wrote, in this process; it may fail.
    RustPlayer(Box<dyn RustPlayer>),
    /// A program elsewhere, which gets a [`ProgramRequest`].
    Away,
}

/// A player that answers at once and may fail.
pub trait RustPlayer: Send {
    /// What it does now.
    ///
    /// # Errors
    /// Why it is out of this game. It may be asked again in another.
    fn choose(&mut self, view: &View) -> Result<Choice, Disqualification>;
}

/// What a runner needs from the thread or process that it runs in.
pub trait RunnerHost {
    /// Milliseconds of a clock that never goes back.
    fn now(&self) -> f64;
    /// Sends a request to an entrant's program.
    fn ask(&mut self, request: ProgramRequest);
}

/// A request to a program elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramRequest {
    /// The entrant whose program is asked.
    pub entrant: usize,
    /// The request: its number, a seed for the program's random numbers, and a [`ProgramView`], as JSON.
    pub text: String,
}

/// The outcomes of a number of games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// One for each game.
    pub outcomes: Vec<MatchOutcome>,
    /// What they cost each entrant of the plan.
    pub effort: Vec<Effort>,
}

/// What decisions cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effort {
    /// How many there were.
    pub decisions: u64,
    /// How long they took together, in microseconds.
    pub micros: u64,
}

impl Controller {
    /// Players like this one, which answer at once.
    pub fn here(player: impl Player + Clone + Sync + 'static) -> Controller {
        Controller::Here(copies(player))
    }
}

/// An entrant in this runner.
struct Participant {
    controller: Controller,
    effort: Effort,
    /// How long its decisions have taken, in milliseconds.
    millis: f64,
    /// The requests that wait for its answer, with the numbers of their games, the earliest first.
    asked: VecDeque<(u32, usize)>,
    /// The requests that wait until it may run, with the numbers of their games and their texts.
    held_back: Vec<(u32, usize, String)>,
    /// When the first request in `asked` began to wait for its answer, on the runner's clock.
    since: f64,
    /// It was too slow at the last check. What it has sent since may not have arrived.
    late: bool,
    /// Why it will not answer any more.
    out: Option<Disqualification>,
}

struct RunningMatch {
    game: Match,
    /// A program elsewhere has been asked about it.
    waits: bool,
    /// What each entrant has taken so far, in milliseconds.
    taken: Vec<f64>,
    /// The players of the entrants that answer at once.
    players: Vec<Option<Box<dyn Player>>>,
}

impl Participant {
    fn new(controller: Controller) -> Participant {
        Participant {
            controller,
            effort: Effort::default(),
            millis: 0.0,
            asked: VecDeque::new(),
            held_back: Vec::new(),
            since: 0.0,
            late: false,
            out: None,
        }
    }

    /// What it does now in the game of this player of its own, which is made if there is none; `None` if it is elsewhere
    /// and must be asked.
    fn choose(
        &mut self,
        player: &mut Option<Box<dyn Player>>,
        view: &View,
    ) -> Option<Result<Choice, Disqualification>> {
        match &mut self.controller {
            Controller::Here(factory) => {
                let player = player.get_or_insert_with(|| factory());
                Some(Ok(player.choose(view)))
            }
            Controller::RustPlayer(player) => Some(player.choose(view)),
            Controller::Away => None,
        }
    }
}

impl Runner {
    /// A runner for a plan, with a controller for each of its entrants.
    pub fn new(plan: Plan, controllers: Vec<Controller>) -> Runner {
        Runner {
            plan,
            participants: controllers.into_iter().map(Participant::new).collect(),
            matches: Vec::new(),
            requests: 0,
            clock: ActiveClock::default(),
            concurrency: Concurrency::All,
        }
    }

    /// From now on, programs elsewhere run one at a time: see [`Runner::next_program`].
    pub fn one_at_a_time(&mut self) {
        self.concurrency = Concurrency::One(None);
    }

    /// The program to run next, alone: the one that most games wait for. `None` while one still has requests to
    /// answer.
    pub fn next_program(&self) -> Option<usize> {
        let Concurrency::One(running) = self.concurrency else {
            return None;
        };
        if running.is_some_and(|it| !self.participants[it].asked.is_empty()) {
            return None;
        }
        let waiting =
            (0..self.participants.len()).filter(|&it| !self.participants[it].held_back.is_empty());
        waiting.max_by_key(|&it| self.participants[it].held_back.len())
    }

    /// This program, which was the next, runs now, and no other does. The requests held back for it are asked.
    pub fn program_started(&mut self, entrant: usize, host: &mut impl RunnerHost) {
        if entrant >= self.participants.len() || matches!(self.concurrency, Concurrency::All) {
            return;
        }
        self.concurrency = Concurrency::One(Some(entrant));
        for (request, number, text) in std::mem::take(&mut self.participants[entrant].held_back) {
            self.ask(entrant, request, number, text, host);
        }
    }

    fn ask(
        &mut self,
        entrant: usize,
        request: u32,
        number: usize,
        text: String,
        host: &mut impl RunnerHost,
    ) {
        let participant = &mut self.participants[entrant];
        if participant.asked.is_empty() {
            participant.since = self.clock.at(host.now());
            participant.late = false;
        }
        participant.asked.push_back((request, number));
        host.ask(ProgramRequest { entrant, text });
    }

    /// Sets up games, to be played by [`Runner::run`].
    pub fn begin(&mut self, pairings: Vec<Pairing>) {
        let running = |pairing| RunningMatch {
            game: Match::new(&self.plan, pairing),
            waits: false,
            taken: vec![0.0; self.plan.entrants().len()],
            players: self.plan.entrants().iter().map(|_| None).collect(),
        };
        self.matches = pairings.into_iter().map(running).collect();
        for participant in &mut self.participants {
            participant.asked.clear();
            participant.held_back.clear();
            participant.effort = Effort::default();
            participant.millis = 0.0;
        }
    }

    /// Plays until every game is over or waits for a program elsewhere. Returns the report once all are over; `None` while one
    /// waits or there are no games.
    pub fn run(&mut self, host: &mut impl RunnerHost) -> Option<Report> {
        for number in 0..self.matches.len() {
            self.play(number, host);
        }
        if self.matches.is_empty() || self.matches.iter().any(|it| it.waits) {
            return None;
        }
        let matches = std::mem::take(&mut self.matches);
        let effort = |participant: &Participant| Effort {
            micros: (participant.millis * 1000.0).round() as u64,
            ..participant.effort
        };
        Some(Report {
            outcomes: (matches.into_iter()).map(|it| it.game.outcome()).collect(),
            effort: self.participants.iter().map(effort).collect(),
        })
    }

    /// Plays one game until it is over or waits.
    fn play(&mut self, number: usize, host: &mut impl RunnerHost) {
        let running = &mut self.matches[number];
        while !running.waits {
            let Some(entrant) = running.game.entrant() else {
                running.players.clear();
                return;
            };
            let Some(participant) = self.participants.get_mut(entrant) else {
                let nobody = Disqualification::Broken(String::new());
                running.game.answer(Err(nobody));
                continue;
            };
            if let Some(why) = &participant.out {
                running.game.answer(Err(why.clone()));
                continue;
            }
            let Some(view) = running.game.view() else {
                return;
            };
            let began = host.now();
            if let Some(answer) = participant.choose(&mut running.players[entrant], &view) {
                participant.millis += host.now() - began;
                participant.effort.decisions += 1;
                running.game.answer(answer);
                continue;
            }
            let view = ProgramView::new(&view).to_json();
            let seed = running.game.program_seed();
            let request = self.requests;
            self.requests = request.wrapping_add(1);
            let text = format!("[{request},{seed},{view}]");
            running.waits = true;
            match self.concurrency {
                Concurrency::One(on) if on != Some(entrant) => {
                    participant.held_back.push((request, number, text));
                }
                Concurrency::All | Concurrency::One(_) => {
                    self.ask(entrant, request, number, text, host);
                }
            }
            return;
        }
    }

    /// Takes an entrant's answer: `[number, answer, milliseconds]` as JSON, with the number of the request.
    /// [`Runner::run`] goes on from there.
    pub fn receive(&mut self, entrant: usize, text: &str, now: f64) {
        let now = self.clock.at(now);
        let Some(participant) = self.participants.get_mut(entrant) else {
            return;
        };
        if participant.out.is_some() {
            return;
        }
        let asked = participant.asked.front().copied();
        let read = asked.map(|(asked, number)| (ProgramAnswer::read(text, asked), number));
        let Some((Ok((answer, millis)), number)) = read else {
            return self.disqualify(entrant, Disqualification::Noisy);
        };
        let taken = now - participant.since;
        participant.asked.pop_front();
        participant.since = now;
        participant.late = false;
        participant.effort.decisions += 1;
        // The program measures without the time that messages take; but it may lie.
        participant.millis += millis.clamp(0.0, taken.max(0.0));
        let running = &mut self.matches[number];
        running.waits = false;
        running.taken[entrant] += taken;
        let slow = running.taken[entrant] > Disqualification::GAME_MS;
        let rules = self.plan.rules();
        let choice = match running.game.view() {
            Some(_) if slow => Err(Disqualification::SlowGame),
            Some(view) => answer.choice(rules, &view.dice),
            None => return,
        };
        running.game.answer(choice);
    }

    /// Disqualifies players that take too long. Call it a few times a second while games wait: an answer that is
    /// already on its way has until the next check to arrive. Time in which nothing ran, and nobody checked, does not
    /// count.
    pub fn check_times(&mut self, now: f64) {
        let now = self.clock.at(now);
        for entrant in 0..self.participants.len() {
            let participant = &mut self.participants[entrant];
            let slow = !participant.asked.is_empty()
                && now - participant.since > Disqualification::DECISION_MS;
            let too_late = slow && participant.late;
            participant.late = slow;
            if too_late {
                self.disqualify(entrant, Disqualification::SlowDecision);
            }
        }
    }

    /// An entrant's program will not answer any more; [`Runner::run`] goes on without it.
    pub fn disqualify(&mut self, entrant: usize, why: Disqualification) {
        let Some(participant) = self.participants.get_mut(entrant) else {
            return;
        };
        let asked = participant.asked.drain(..).map(|(_, number)| number);
        let held_back = participant.held_back.drain(..).map(|(_, number, _)| number);
        for number in asked.chain(held_back) {
            let running = &mut self.matches[number];
            running.waits = false;
            running.game.answer(Err(why.clone()));
        }
        participant.out.get_or_insert(why);
    }

    /// The entrants that will not answer any more.
    pub fn disqualified(&self) -> impl Iterator<Item = usize> {
        let participants = self.participants.iter().enumerate();
        participants
            .filter(|(_, participant)| participant.out.is_some())
            .map(|(entrant, _)| entrant)
    }
}
