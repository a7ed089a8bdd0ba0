//! Where games are played.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use super::answer::Answer;
use super::watch::Watch;
use super::{Fixture, Meeting, Offence, Outcome, Plan, Sight};
use crate::bots::{Player, Players, View, copies};
use crate::solver::Choice;

/// Where games are played, many at a time: while one waits for an answer, others go on.
pub struct Hall {
    plan: Plan,
    hands: Vec<Seat>,
    meetings: Vec<Table>,
    /// How many questions have been asked elsewhere: each has a number of its own.
    questions: u32,
    watch: Watch,
    /// Which of the programs elsewhere may run.
    stage: Stage,
}

/// Which of the programs elsewhere may run.
enum Stage {
    /// All of them.
    All,
    /// One at a time: this one, if any.
    One(Option<usize>),
}

/// Who plays for an entrant.
pub enum Hand {
    /// Players that answer at once, one for each game at a time: they may remember how it began.
    Here(Players),
    /// Somebody's own player that answers at once, unless it fails.
    Guest(Box<dyn Guest>),
    /// A program elsewhere, which is sent an [`Ask`].
    Away,
}

/// A player that answers at once and may fail.
pub trait Guest: Send {
    /// What it does now.
    ///
    /// # Errors
    /// What it has done that sends it out of this game. It may be asked again in another.
    fn choose(&mut self, view: &View) -> Result<Choice, Offence>;
}

/// What a hall needs of where it stands.
pub trait Place {
    /// Milliseconds of a clock that never goes back.
    fn now(&self) -> f64;
    /// Sends a question to an entrant's program.
    fn ask(&mut self, ask: Ask);
}

/// A question to a program elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    /// The entrant whose program is asked.
    pub entrant: usize,
    /// The question: its number, a number for the program's luck, and a [`Sight`], as JSON.
    pub text: String,
}

/// What has come of a number of games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// The games.
    pub outcomes: Vec<Outcome>,
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

impl Hand {
    /// Players like this one, which answer at once.
    pub fn here(player: impl Player + Clone + 'static) -> Hand {
        Hand::Here(copies(player))
    }
}

struct Seat {
    hand: Hand,
    /// Those that are here, by the number of the game.
    players: Vec<Box<dyn Player>>,
    effort: Effort,
    millis: f64,
    /// The questions that wait for its answer, and the places of their games, the earliest first.
    asked: VecDeque<(u32, usize)>,
    /// The questions that wait until it may run, as those above, with their texts.
    held: Vec<(u32, usize, String)>,
    /// Since when the first of those asked has been its business, on the hall's watch.
    since: f64,
    /// Was it found too slow when last looked at? What it has sent since may be waiting.
    late: bool,
    /// It will not answer any more.
    gone: Option<Offence>,
}

struct Table {
    meeting: Meeting,
    /// Somebody elsewhere has been asked about it.
    waits: bool,
    /// What each entrant has taken so far, in milliseconds.
    taken: Vec<f64>,
}

impl Seat {
    /// What it does now in the game of this number; `None` if it must be asked elsewhere.
    fn choose(&mut self, number: usize, view: &View) -> Option<Result<Choice, Offence>> {
        match &mut self.hand {
            Hand::Here(players) => {
                let missing = (number + 1).saturating_sub(self.players.len());
                self.players.extend((0..missing).map(|_| players()));
                Some(Ok(self.players[number].choose(view)))
            }
            Hand::Guest(guest) => Some(guest.choose(view)),
            Hand::Away => None,
        }
    }
}

impl Hall {
    /// A hall for a plan, with somebody for each of its entrants.
    pub fn new(plan: Plan, hands: Vec<Hand>) -> Hall {
        let seat = |hand| Seat {
            hand,
            players: Vec::new(),
            effort: Effort::default(),
            millis: 0.0,
            asked: VecDeque::new(),
            held: Vec::new(),
            since: 0.0,
            late: false,
            gone: None,
        };
        Hall {
            plan,
            hands: hands.into_iter().map(seat).collect(),
            meetings: Vec::new(),
            questions: 0,
            watch: Watch::default(),
            stage: Stage::All,
        }
    }

    /// From now on, programs elsewhere run one at a time: see [`Hall::wanted`].
    pub fn one_at_a_time(&mut self) {
        self.stage = Stage::One(None);
    }

    /// The program that is to run next, alone: the one that most games wait for, once the one before has answered all.
    pub fn wanted(&self) -> Option<usize> {
        let Stage::One(on) = self.stage else {
            return None;
        };
        if on.is_some_and(|on| !self.hands[on].asked.is_empty()) {
            return None;
        }
        let waiting = (0..self.hands.len()).filter(|&it| !self.hands[it].held.is_empty());
        waiting.max_by_key(|&it| self.hands[it].held.len())
    }

    /// This program, which was wanted, runs now, and no other does. It is asked what it was to be asked.
    pub fn enter(&mut self, entrant: usize, place: &mut impl Place) {
        if entrant >= self.hands.len() || matches!(self.stage, Stage::All) {
            return;
        }
        self.stage = Stage::One(Some(entrant));
        for (question, number, text) in std::mem::take(&mut self.hands[entrant].held) {
            self.ask(entrant, question, number, text, place);
        }
    }

    fn ask(
        &mut self,
        entrant: usize,
        question: u32,
        number: usize,
        text: String,
        place: &mut impl Place,
    ) {
        let seat = &mut self.hands[entrant];
        if seat.asked.is_empty() {
            seat.since = self.watch.at(place.now());
            seat.late = false;
        }
        seat.asked.push_back((question, number));
        place.ask(Ask { entrant, text });
    }

    /// Lays out games, to be played by [`Hall::run`].
    pub fn begin(&mut self, fixtures: Vec<Fixture>) {
        let table = |fixture| Table {
            meeting: Meeting::new(&self.plan, fixture),
            waits: false,
            taken: vec![0.0; self.plan.entrants().len()],
        };
        self.meetings = fixtures.into_iter().map(table).collect();
        for seat in &mut self.hands {
            seat.asked.clear();
            seat.held.clear();
            seat.effort = Effort::default();
            seat.millis = 0.0;
        }
    }

    /// Plays on until all games are over, or wait for somebody elsewhere, who is asked.
    /// The report when all are over.
    pub fn run(&mut self, place: &mut impl Place) -> Option<Report> {
        for number in 0..self.meetings.len() {
            self.play(number, place);
        }
        if self.meetings.is_empty() || self.meetings.iter().any(|table| table.waits) {
            return None;
        }
        let meetings = std::mem::take(&mut self.meetings);
        let effort = |seat: &Seat| Effort {
            micros: (seat.millis * 1000.0).round() as u64,
            ..seat.effort
        };
        Some(Report {
            outcomes: (meetings.into_iter())
                .map(|table| table.meeting.outcome())
                .collect(),
            effort: self.hands.iter().map(effort).collect(),
        })
    }

    /// Plays one game on until it is over or waits.
    fn play(&mut self, number: usize, place: &mut impl Place) {
        let table = &mut self.meetings[number];
        while !table.waits {
            let Some(entrant) = table.meeting.entrant() else {
                return;
            };
            let Some(seat) = self.hands.get_mut(entrant) else {
                let nobody = Offence::Broken(String::new());
                table.meeting.answer(Err(nobody));
                continue;
            };
            if let Some(offence) = &seat.gone {
                table.meeting.answer(Err(offence.clone()));
                continue;
            }
            let Some(view) = table.meeting.view() else {
                return;
            };
            let began = place.now();
            if let Some(answer) = seat.choose(number, &view) {
                seat.millis += place.now() - began;
                seat.effort.decisions += 1;
                table.meeting.answer(answer);
                continue;
            }
            let sight = Sight::new(&view).to_text();
            let luck = table.meeting.luck();
            let question = self.questions;
            self.questions = question.wrapping_add(1);
            let text = format!("[{question},{luck},{sight}]");
            table.waits = true;
            match self.stage {
                Stage::One(on) if on != Some(entrant) => seat.held.push((question, number, text)),
                Stage::All | Stage::One(_) => self.ask(entrant, question, number, text, place),
            }
            return;
        }
    }

    /// An entrant's program has said something: `[number, answer, milliseconds]` as JSON, with the number of the
    /// question. [`Hall::run`] goes on from there.
    pub fn hear(&mut self, entrant: usize, said: &str, now: f64) {
        let now = self.watch.at(now);
        let Some(seat) = self.hands.get_mut(entrant) else {
            return;
        };
        if seat.gone.is_some() {
            return;
        }
        let heard = serde_json::from_str::<(u32, Answer, f64)>(said);
        let asked = seat.asked.front().copied();
        let (Ok((question, answer, millis)), Some((asked, number))) = (heard, asked) else {
            return self.lose(entrant, Offence::Noisy);
        };
        if question != asked {
            return self.lose(entrant, Offence::Noisy);
        }
        let taken = now - seat.since;
        seat.asked.pop_front();
        seat.since = now;
        seat.late = false;
        seat.effort.decisions += 1;
        // Its own watch knows nothing of the way; but it may lie.
        seat.millis += millis.clamp(0.0, taken.max(0.0));
        let table = &mut self.meetings[number];
        table.waits = false;
        table.taken[entrant] += taken;
        let slow = table.taken[entrant] > Offence::GAME_MS;
        let rules = self.plan.rules();
        let choice = match table.meeting.view() {
            Some(_) if slow => Err(Offence::SlowGame),
            Some(view) => answer.choice(rules, &view.dice),
            None => return,
        };
        table.meeting.answer(choice);
    }

    /// Looks who takes too long. To be called a few times a second while games wait; an answer that is already on
    /// its way has until the next look to be heard. Time in which nothing ran, so that nobody looked, is not counted.
    pub fn look(&mut self, now: f64) {
        let now = self.watch.at(now);
        for entrant in 0..self.hands.len() {
            let seat = &mut self.hands[entrant];
            let slow = !seat.asked.is_empty() && now - seat.since > Offence::DECISION_MS;
            let lost = slow && seat.late;
            seat.late = slow;
            if lost {
                self.lose(entrant, Offence::SlowDecision);
            }
        }
    }

    /// An entrant's program will not answer any more; [`Hall::run`] goes on without it.
    pub fn lose(&mut self, entrant: usize, offence: Offence) {
        let Some(seat) = self.hands.get_mut(entrant) else {
            return;
        };
        let asked = seat.asked.drain(..).map(|(_, number)| number);
        let held = seat.held.drain(..).map(|(_, number, _)| number);
        for number in asked.chain(held) {
            let table = &mut self.meetings[number];
            table.waits = false;
            table.meeting.answer(Err(offence.clone()));
        }
        seat.gone.get_or_insert(offence);
    }

    /// Who of the programs elsewhere will not answer any more.
    pub fn lost(&self) -> impl Iterator<Item = usize> {
        let hands = self.hands.iter().enumerate();
        hands
            .filter(|(_, seat)| seat.gone.is_some())
            .map(|(entrant, _)| entrant)
    }
}
