//! Tries one turn of an own player.

use std::sync::Arc;

use leptos::prelude::*;

use super::manual::Json;
use crate::ui::browser;
use crate::ui::components::{Button, DieFace, Fold, Weight, changing};
use crate::ui::program::{Program, ProgramEvent};
use rollkeep_app::tournament::{Disqualification, Trial, TrialRequest, TrialResult};
use rollkeep_rules::RuleSet;
use rollkeep_words::{dice, play, player as text};

/// One turn of an own player: it starts in the sandbox, gets questions until it fills a box or is disqualified, and is
/// stopped.
#[derive(Clone, Copy)]
struct Tryout {
    rules: StoredValue<Arc<RuleSet>>,
    trial: StoredValue<Option<Trial>>,
    program: Program,
    steps: RwSignal<Vec<Step>>,
    stage: RwSignal<TryoutStage>,
}

/// A request, and the result once there is one.
#[derive(Clone)]
struct Step {
    request: TrialRequest,
    result: Option<TrialResult>,
}

#[derive(Clone, PartialEq)]
enum TryoutStage {
    /// Nothing runs.
    Idle,
    Starting,
    Thinking,
    /// The user has stopped it.
    Stopped,
    /// It ended without a decision, for this reason.
    Ended(String),
}

/// A button that lets this program play a turn under the chosen rules, and the steps of that turn.
#[component]
pub fn TryIt(
    /// The program.
    source: RwSignal<String>,
    /// The chosen rules.
    rules: RwSignal<Arc<RuleSet>>,
) -> impl IntoView {
    let tryout = Tryout {
        rules: StoredValue::new(rules.get_untracked()),
        trial: StoredValue::new(None),
        program: Program::new(),
        steps: RwSignal::new(Vec::new()),
        stage: RwSignal::new(TryoutStage::Idle),
    };
    let runs = move || {
        matches!(
            tryout.stage.get(),
            TryoutStage::Starting | TryoutStage::Thinking
        )
    };
    let begin = move || tryout.begin(&source.get_untracked(), rules.get_untracked());
    let stop = move || tryout.end(TryoutStage::Stopped);
    let steps = move || 0..tryout.steps.with(Vec::len);
    let said = move || match tryout.stage.get() {
        TryoutStage::Idle => String::new(),
        TryoutStage::Starting => text::starting(),
        TryoutStage::Thinking => text::thinking(),
        TryoutStage::Stopped => text::stopped(),
        TryoutStage::Ended(why) => why,
    };
    let ended = move || {
        tryout
            .stage
            .with(|stage| matches!(stage, TryoutStage::Ended(_)))
    };
    view! {
        <div class="tryout" class:runs=runs>
            <div class="answers">
                <Button weight=Weight::Strong id="try" on_tap=begin>
                    {text::try_it()}
                </Button>
                <Show when=runs>
                    <Button id="stop" on_tap=stop>
                        {text::stop()}
                    </Button>
                </Show>
            </div>
            <ol class="steps" aria-live="polite">
                <For
                    each=steps
                    key=|number| *number
                    children=move |number| view! { <StepRow tryout number /> }
                />
            </ol>
            <p id="said" role="status" class:trouble=ended prop:textContent=changing(said)></p>
        </div>
    }
}

/// A step: what the program saw, what it answered, and what that means.
#[component]
fn StepRow(
    /// The turn.
    tryout: Tryout,
    /// The number of the step, counted from 0.
    number: usize,
) -> impl IntoView {
    let request = tryout
        .steps
        .with_untracked(|steps| Some(steps.get(number)?.request.clone()));
    let Some(request) = request else {
        return view! { <li></li> }.into_any();
    };
    let rules = tryout.rules.get_value();
    let left = request.rolls_left;
    let title = match rules.saved_rolls {
        true => play::all_rolls(left, 0),
        false => play::roll_count(rules.rolls - left, rules.rolls),
    };
    let faces = request.dice.faces().iter();
    let faces = faces.map(|&face| view! { <DieFace face /> });
    let faces: Vec<_> = faces.collect();
    let rolled_faces = dice::faces(&request.dice);
    let seen = request.program_view;
    let result = Memo::new(move |_| {
        tryout
            .steps
            .with(|steps| steps.get(number).and_then(|step| step.result.clone()))
    });
    let judged = move || {
        let result = result.get()?;
        let means = text::verdict(&rules, &request.dice, &result);
        let out = result.choice.is_err();
        let said = (!result.answer.is_empty()).then(|| {
            view! {
                <p>
                    {format!("{}: ", text::answer())} <code>{result.answer}</code>
                    {format!(" ({})", text::took(result.millis))}
                </p>
            }
        });
        Some(view! {
            <p class="means" class:trouble=out>
                {means}
            </p>
            {said}
        })
    };
    view! {
        <li class="step">
            <h3>{title}</h3>
            <div class="rolled" role="img" aria-label=rolled_faces>
                {faces}
            </div>
            {judged}
            <Fold title=text::view() open=number == 0>
                <Json title=text::view() json=seen />
            </Fold>
        </li>
    }
    .into_any()
}

impl Tryout {
    fn begin(self, source: &str, rules: Arc<RuleSet>) {
        self.steps.set(Vec::new());
        self.trial
            .set_value(Some(Trial::new(&rules, browser::now_ms())));
        let data = serde_json::to_string(&*rules).unwrap_or_default();
        self.rules.set_value(rules);
        self.stage.set(TryoutStage::Starting);
        self.program.start(source, &data, move |event| match event {
            ProgramEvent::Ready => self.ask(),
            ProgramEvent::Answer(text) => self.handle_answer(&text),
            ProgramEvent::Out(why) => self.disqualify(why),
            ProgramEvent::NoSandbox => self.end(TryoutStage::Ended(text::no_sandbox())),
        });
    }

    /// Asks the next request, or ends.
    fn ask(self) {
        let request = self.trial.try_update_value(|trial| trial.as_mut()?.ask());
        let Some(request) = request.flatten() else {
            return self.end(TryoutStage::Idle);
        };
        self.program.ask(&request.text);
        let result = None;
        self.steps
            .update(|steps| steps.push(Step { request, result }));
        self.stage.set(TryoutStage::Thinking);
    }

    fn handle_answer(self, text: &str) {
        let result = self
            .trial
            .try_update_value(|trial| Some(trial.as_mut()?.receive(text)));
        if let Some(result) = result.flatten() {
            self.judge(result);
        }
    }

    /// The program has failed: it gets no more questions.
    fn disqualify(self, disqualification: Disqualification) {
        if self.steps.with_untracked(Vec::is_empty) {
            let why = text::out(&self.rules.get_value(), &disqualification);
            return self.end(TryoutStage::Ended(why));
        }
        self.judge(TrialResult::of(disqualification));
    }

    /// Records the result of the last request, and goes on or ends.
    fn judge(self, result: TrialResult) {
        let fine = result.choice.is_ok();
        self.steps.update(|steps| {
            if let Some(step) = steps.last_mut() {
                step.result = Some(result);
            }
        });
        match fine {
            true => self.ask(),
            false => self.end(TryoutStage::Idle),
        }
    }

    fn end(self, stage: TryoutStage) {
        self.program.stop();
        self.trial.set_value(None);
        // When the stop button disappears, focus the start button.
        if browser::has_focus("#stop") {
            browser::focus_soon("#try");
        }
        self.stage.set(stage);
    }
}
