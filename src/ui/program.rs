//! A program that somebody has written, which runs in its sandbox and answers one question at a time.

use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::arena::{SILENCE, disqualification};
use super::browser::{Death, Patience, Sandbox, SandboxState};
use rollkeep_app::tournament::Disqualification;

/// How long an answer may take to arrive, in milliseconds.
const WAY: f64 = 300.0;

type ReportEvent = Rc<dyn Fn(ProgramEvent)>;

/// A program in its sandbox, with the time that it may take. Copies refer to the same program.
#[derive(Clone, Copy)]
pub struct Program {
    sandbox: StoredValue<Option<Sandbox>, LocalStorage>,
    /// The timer for the current answer.
    watch: StoredValue<Option<Patience>, LocalStorage>,
    /// The reason if the time is up, once it is known that the sandbox still answers.
    late: StoredValue<Option<Disqualification>>,
    report: StoredValue<Option<ReportEvent>, LocalStorage>,
}

/// What a program reports.
#[derive(Clone, Debug, PartialEq)]
pub enum ProgramEvent {
    /// It can be asked.
    Ready,
    /// Its answer to the last question.
    Answer(String),
    /// It has failed, and is stopped.
    Out(Disqualification),
    /// There is no sandbox for it; that is not its fault.
    NoSandbox,
}

impl Program {
    /// A program that does not run yet. It is stopped when the part of the screen that has made it goes.
    pub fn new() -> Program {
        let program = Program {
            sandbox: StoredValue::new_local(None),
            watch: StoredValue::new_local(None),
            late: StoredValue::new(None),
            report: StoredValue::new_local(None),
        };
        on_cleanup(move || program.stop());
        program
    }

    /// Starts a program with this source and these rules (JSON), in place of the one that runs.
    pub fn start(self, source: &str, rules: &str, report: impl Fn(ProgramEvent) + 'static) {
        self.stop();
        let report: ReportEvent = Rc::new(report);
        self.report.set_value(Some(report));
        let opened = Sandbox::open(source, rules, move |state| match state {
            SandboxState::Ready => {
                self.calm();
                self.report(ProgramEvent::Ready);
            }
            SandboxState::Here => self.is_there(),
            SandboxState::Dead(Death::Missing, _) => self.fail(ProgramEvent::NoSandbox),
            SandboxState::Dead(death, said) => self.disqualify(disqualification(death, &said)),
        });
        let Some(mut sandbox) = opened else {
            return self.fail(ProgramEvent::NoSandbox);
        };
        sandbox.on_answers(move |text| {
            self.calm();
            self.report(ProgramEvent::Answer(text));
        });
        self.sandbox.set_value(Some(sandbox));
        self.wait(Disqualification::START_MS, move || {
            let loaded = self
                .sandbox
                .with_value(|it| it.as_ref().is_some_and(Sandbox::has_loaded));
            match loaded {
                true => self.check(Disqualification::SlowStart),
                false => self.fail(ProgramEvent::NoSandbox),
            }
        });
    }

    /// Asks it a question. It must be ready, and have answered the one before.
    pub fn ask(self, question: &str) {
        self.sandbox.with_value(|sandbox| {
            if let Some(sandbox) = sandbox {
                sandbox.ask(question);
            }
        });
        self.wait(Disqualification::DECISION_MS + WAY, move || {
            self.check(Disqualification::SlowDecision);
        });
    }

    /// Stops it, whatever it is doing. It reports nothing more.
    pub fn stop(self) {
        self.calm();
        let report = self.report.try_update_value(Option::take).flatten();
        let sandbox = self.sandbox.try_update_value(Option::take).flatten();
        // Later, because this may run inside a callback of that sandbox.
        spawn_local(async move { drop((report, sandbox)) });
    }

    /// The time is up. The reason depends on whether the sandbox still answers.
    fn check(self, late: Disqualification) {
        self.wait(SILENCE, move || {
            self.disqualify(Disqualification::BroughtDown);
        });
        self.late.set_value(Some(late));
        self.sandbox.with_value(|sandbox| {
            if let Some(sandbox) = sandbox {
                sandbox.ping();
            }
        });
    }

    fn is_there(self) {
        let late = self.late.try_update_value(Option::take).flatten();
        if let Some(late) = late {
            self.disqualify(late);
        }
    }

    fn disqualify(self, why: Disqualification) {
        self.fail(ProgramEvent::Out(why));
    }

    /// Stops it, and reports why.
    fn fail(self, why: ProgramEvent) {
        let report = self.report.try_get_value().flatten();
        self.stop();
        if let Some(report) = report {
            report(why);
        }
    }

    fn report(self, event: ProgramEvent) {
        if let Some(report) = self.report.try_get_value().flatten() {
            report(event);
        }
    }

    fn wait(self, millis: f64, then: impl FnOnce() + 'static) {
        self.late.set_value(None);
        self.watch.set_value(Some(Patience::new(millis, then)));
    }

    /// Nobody waits for it any more.
    fn calm(self) {
        self.watch.try_update_value(Option::take);
        self.late.try_set_value(None);
    }
}
