//! Practice: positions from your own mistakes and from good play. Which dice do you keep, which box do you fill?

mod position;
mod verdict;

use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;

use self::position::{BoxesToFill, Hand};
use self::verdict::{all_choices, cost, explained, is_counted, verdict};
use crate::ui::background::Background;
use crate::ui::browser::{self, Key};
use crate::ui::components::{Page, SelectPlace, SelectRules, TryAgain};
use crate::ui::judge::Judge;
use crate::ui::preferences::preferences;
use crate::ui::route::Route;
use crate::ui::solver_worker::{SolverWorker, Ticket};
use crate::ui::statistics::Statistics;
use crate::ui::store::Store;
use crate::ui::usual_rules::usual_rules;
use rollkeep_core::coach::{Advised, MilliPoints, Position, decisions};
use rollkeep_core::dice::{Dice, Keep};
use rollkeep_core::game::YOU;
use rollkeep_core::rules::{Card, RuleSet};
use rollkeep_core::solver::Choice;
use rollkeep_core::statistics::Skill;
use rollkeep_core::storage::{RecordId, Settings};
use rollkeep_core::text::{names, practice as text, skill, words};
use rollkeep_core::worker::{CoachAnswer, CoachRequest};

/// The highest cost of a right answer: it rounds to 0.0 points.
const RIGHT: MilliPoints = 50;

/// A position for practice.
struct Exercise {
    rules: Arc<RuleSet>,
    card: Card,
    dice: Dice,
    rolls_left: u8,
    /// What the player chose in the game, if the position comes from one.
    played: Option<Choice>,
}

/// The practice on this screen. Copies refer to the same practice.
#[derive(Clone, Copy)]
struct Practice {
    store: Store,
    settings: RwSignal<Settings>,
    solver: SolverWorker,
    statistics: Statistics,
    judge: Judge,
    rules: RwSignal<Arc<RuleSet>>,
    who: RwSignal<String>,
    exercise: RwSignal<Option<Rc<Exercise>>, LocalStorage>,
    advice: RwSignal<Option<Advised>>,
    keep: RwSignal<Keep>,
    chosen: RwSignal<Option<Choice>>,
    /// Whether the solver failed to bring a position.
    silent: RwSignal<bool>,
    ticket: StoredValue<Option<Ticket>, LocalStorage>,
    /// The mistakes that were already shown.
    seen: StoredValue<Vec<(RecordId, usize)>>,
    /// The number of the position. It chooses which one the solver makes.
    round: StoredValue<u32>,
}

impl Practice {
    fn new() -> Practice {
        let settings = preferences();
        let (rules, who) = settings.with_untracked(|settings| {
            let last = settings.persons().first().copied();
            let who = last.or(settings.own_name.get()).unwrap_or(YOU);
            (usual_rules(settings), who.to_owned())
        });
        let practice = Practice {
            store: Store::here(),
            settings,
            solver: SolverWorker::here(),
            statistics: Background::here().statistics,
            judge: Background::here().judge,
            rules: RwSignal::new(rules),
            who: RwSignal::new(who),
            exercise: RwSignal::new_local(None),
            advice: RwSignal::new(None),
            keep: RwSignal::new(Keep::NONE),
            chosen: RwSignal::new(None),
            silent: RwSignal::new(false),
            ticket: StoredValue::new_local(None),
            seen: StoredValue::new(Vec::new()),
            // Start somewhere else each time.
            round: StoredValue::new(browser::now_ms() as u32),
        };
        on_cleanup(move || practice.ticket.set_value(None));
        practice
    }

    /// Shows the next position, and focuses it.
    fn next(self) {
        self.begin();
        browser::focus_soon("#position");
    }

    /// Shows another position: one of the player's mistakes and a new one, in turn.
    fn begin(self) {
        let round = self.round.get_value().wrapping_add(1);
        self.round.set_value(round);
        self.ticket.set_value(None);
        self.advice.set(None);
        self.chosen.set(None);
        self.keep.set(Keep::NONE);
        self.silent.set(false);
        let own = round.is_multiple_of(2).then(|| self.mistake()).flatten();
        match own {
            Some(exercise) => self.put(exercise),
            None => {
                self.exercise.set(None);
                self.ask_for_one(round);
            }
        }
    }

    fn ask_for_one(self, round: u32) {
        let rules = self.rules.get_untracked();
        // Consecutive numbers would bring similar positions.
        let request = CoachRequest::Practice(rules.id.clone(), round.wrapping_mul(2_654_435_761));
        let ticket = self.solver.ask(request, move |answer| {
            let position = match answer {
                CoachAnswer::Practice(text) => serde_json::from_str::<Position>(&text).ok(),
                _ => None,
            };
            let exercise = position.and_then(|it| {
                Some(Exercise {
                    card: Card::with(&rules, it.filled).and_bonuses(it.bonuses),
                    rules,
                    dice: Dice::new(&it.dice).ok()?,
                    rolls_left: it.rolls_left,
                    played: None,
                })
            });
            match exercise {
                Some(exercise) => self.put(exercise),
                None => self.silent.set(true),
            }
        });
        self.ticket.set_value(Some(ticket));
    }

    /// Returns the player's most expensive mistake that was not shown yet.
    fn mistake(self) -> Option<Exercise> {
        let (rules, who) = (self.rules.get_untracked(), self.who.get_untracked());
        let all = self
            .statistics
            .now(|games| (self.judge).now(|judgements| Skill::all(&rules, games, judgements)));
        let skill = all.into_iter().find(|it| it.name == who)?;
        let found = skill.expensive(0, usize::MAX).into_iter().find(|it| {
            self.seen
                .with_value(|seen| !seen.contains(&(it.id.clone(), it.number)))
        })?;
        self.seen
            .update_value(|seen| seen.push((found.id.clone(), found.number)));
        let game = self.store.read(|store| store.games().load(&found.id))?;
        let moment = decisions(&game.saved.game).into_iter().nth(found.number)?;
        Some(Exercise {
            rules,
            card: moment.card,
            dice: moment.dice,
            rolls_left: moment.rolls_left,
            played: Some(moment.played),
        })
    }

    /// Shows a position, and asks the solver about it.
    fn put(self, exercise: Exercise) {
        let position = Position::new(
            &exercise.rules,
            &exercise.card,
            &exercise.dice,
            exercise.rolls_left,
        );
        self.exercise.set(Some(Rc::new(exercise)));
        let ticket = self
            .solver
            .ask(CoachRequest::Position(position), move |answer| {
                match answer {
                    CoachAnswer::Advice(advised) => self.advice.set(Some(advised)),
                    _ => self.silent.set(true),
                }
                self.judge();
            });
        self.ticket.set_value(Some(ticket));
    }

    /// Takes the player's choice. Only the first one counts.
    fn choose(self, choice: Choice) {
        if self.chosen.get_untracked().is_none() {
            self.chosen.set(Some(choice));
            self.judge();
        }
    }

    /// Counts a choice, once its value is known.
    fn judge(self) {
        let chosen = self.chosen.get_untracked();
        let exercise = self.exercise.get_untracked();
        let (Some(chosen), Some(exercise)) = (chosen, exercise) else {
            return;
        };
        let judged = self.advice.with_untracked(|advised| {
            let advised = advised.as_ref()?;
            let cost = cost(advised, chosen, &exercise)?;
            Some((cost < RIGHT, is_counted(advised, &exercise)))
        });
        let Some((right, counts)) = judged else {
            return;
        };
        if counts {
            let who = self.who.get_untracked();
            self.settings.update(|settings| {
                let results = settings.practice_of(&who).and(right);
                settings.note_practice(&who, results);
            });
        }
        browser::focus_soon("#next");
    }

    /// Keeps the tapped dice, and rolls the others.
    fn roll(self) {
        let keep = self.keep.get_untracked();
        let may = self.exercise.with_untracked(|exercise| {
            let exercise = exercise.as_ref();
            exercise.is_some_and(|it| it.rolls_left > 0 && keep != Keep::all(it.dice.len()))
        });
        if may {
            self.choose(Choice::Keep(keep));
        }
    }

    fn toggle(self, place: usize) {
        let may = self.exercise.with_untracked(|exercise| {
            let exercise = exercise.as_ref();
            exercise.is_some_and(|it| it.rolls_left > 0 && place < it.dice.len())
        });
        if may && self.chosen.get_untracked().is_none() {
            self.keep.update(|keep| *keep = keep.toggled(place));
        }
    }
}

/// The practice screen.
#[component]
pub fn PracticeScreen() -> impl IntoView {
    let practice = Practice::new();
    let judge = practice.judge;
    practice.statistics.follow();
    let first = practice.rules.get_untracked();
    judge.judge_all(Some(first.clone()));
    practice.begin();
    browser::on_key("keydown", move |event| {
        let on = practice
            .settings
            .with_untracked(|settings| settings.shortcuts);
        match browser::key_of(&event).filter(|_| on) {
            Some(Key::Die(place)) => practice.toggle(place),
            Some(Key::Roll) => {
                event.prevent_default();
                match practice.chosen.get_untracked() {
                    Some(_) => practice.next(),
                    None => practice.roll(),
                }
            }
            Some(Key::Held) => event.prevent_default(),
            _ => {}
        }
    });
    let choose = move |rules: Arc<RuleSet>| {
        practice.rules.set(rules.clone());
        judge.judge_all(Some(rules));
        practice.next();
    };
    let coming = move || match (
        practice.silent.get(),
        practice.exercise.with(Option::is_none),
    ) {
        (true, _) => text::silent(),
        (false, true) if practice.solver.progress().get().is_some() => practice.solver.waiting(),
        (false, true) => text::coming(),
        (false, false) => String::new(),
    };
    let streak = move || {
        let who = practice.who.get();
        practice
            .settings
            .with(|settings| text::streak(settings.practice_of(&who)))
    };
    let position = move || {
        let exercise = practice.exercise.get()?;
        Some(view! { <Hand practice exercise /> })
    };
    let boxes = move || {
        let exercise = practice.exercise.get()?;
        Some(view! { <BoxesToFill practice exercise /> })
    };
    // Named after its address (see `Route::parse`).
    view! {
        <Page screen="practice" title=text::title()>
            <p class="lead">{text::help()}</p>
            <div class="practice-asks">
                <label class="asked">
                    <span>{words::which_rules()}</span>
                    <SelectRules first choose />
                </label>
                <Who practice />
            </div>
            <p id="streak">{streak}</p>
            <p class="help" role="status">
                {coming}
            </p>
            <section class="exercise" id="position" tabindex="-1" aria-label=text::position()>
                {position}
            </section>
            <p class="state" id="verdict" role="status">
                {move || verdict(practice).unwrap_or_default()}
            </p>
            <div class="whole">{move || explained(practice)}</div>
            <section class="exercise">{boxes}</section>
            <div class="whole">{move || all_choices(practice)}</div>
            <TryAgain />
            <p class="help">{text::counted()}</p>
            <div class="answers">
                <a class="plain" href=Route::Skill(None).to_string()>
                    {skill::skill()}
                </a>
                <a class="plain" href=Route::Calculator.to_string()>
                    {words::calculator()}
                </a>
            </div>
        </Page>
    }
}

/// The choice of the person who practises, if several people play here.
#[component]
fn Who(
    /// The practice on this screen.
    practice: Practice,
) -> impl IntoView {
    let people: Vec<String> = practice
        .settings
        .with_untracked(|it| it.persons().into_iter().map(str::to_owned).collect());
    (people.len() > 1).then(|| {
        let shown = people.iter().map(|it| names::shown(it).into_owned());
        let shown: Vec<String> = shown.collect();
        let choose = move |place: usize| {
            if let Some(name) = people.get(place) {
                practice.who.set(name.clone());
                practice.next();
            }
        };
        view! {
            <label class="asked">
                <span>{text::who()}</span>
                <SelectPlace id="who" words=shown first=None choose />
            </label>
        }
    })
}
