//! The explorer: any position, and the best choice in it.

use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::background::use_background;
use crate::ui::browser::{self, follow};
use crate::ui::components::{
    Choices, DiceEntry, HomeLink, RollsLeft, SeenAndHeard, Select, SelectRules, TryAgain, replaced,
};
use crate::ui::lazy_route::{LazyRoute, PositionText};
use crate::ui::solver_worker::{SolverWorker, ask_solver, use_solver_worker};
use rollkeep_app::worker::{CoachAnswer, CoachRequest};
use rollkeep_rules::dice::{Dice, Face};
use rollkeep_rules::{Card, RuleSet, Slot, catalogue};
use rollkeep_solver::coach::{Position, has_best_play};
use rollkeep_words::{advice, categories, openings, words};

/// A position that the player enters.
#[derive(Clone, PartialEq)]
struct Setting {
    rules: Arc<RuleSet>,
    /// The points in each box.
    held: Vec<Option<u16>>,
    /// The bonuses for extra Yahtzees so far, in points: those of a position that came from elsewhere.
    bonuses: u16,
    rolls_left: u8,
}

impl Setting {
    fn of(rules: Arc<RuleSet>) -> Setting {
        Setting {
            held: vec![None; rules.categories.len()],
            bonuses: 0,
            rolls_left: rules.rolls - 1,
            rules,
        }
    }

    fn card(&self) -> Card {
        let held = self.rules.slots().zip(&self.held);
        let held = held.filter_map(|(slot, points)| Some((slot, (*points)?)));
        Card::with(&self.rules, held).and_bonuses(self.bonuses)
    }

    /// The setting of a position, and its dice; `None` if it is impossible.
    fn read(position: &Position) -> Option<(Setting, Dice)> {
        let (rules, card, dice) = position.read().ok()?;
        let setting = Setting {
            held: rules.slots().map(|slot| card.points(slot)).collect(),
            bonuses: card.yahtzee_bonuses(),
            rolls_left: position.rolls_left.min(rules.rolls - 1),
            rules,
        };
        Some((setting, dice))
    }
}

/// Returns the position; `None` if the dice are not complete, or the card is full.
fn position(setting: RwSignal<Setting>, faces: RwSignal<Vec<Face>>) -> Option<(Setting, Dice)> {
    let setting = setting.get();
    let dice = faces.with(|faces| Dice::new(faces)).ok()?;
    let ready = dice.len() == usize::from(setting.rules.dice) && !setting.card().is_full();
    ready.then_some((setting, dice))
}

/// A position on the screen, and the solver's answer.
#[derive(Clone, Copy)]
struct Explored {
    setting: RwSignal<Setting>,
    faces: RwSignal<Vec<Face>>,
    solver: SolverWorker,
    answer: ReadSignal<Option<CoachAnswer>>,
}

impl Explored {
    /// Asks the solver about each position, as long as the screen exists.
    fn new(setting: RwSignal<Setting>, faces: RwSignal<Vec<Face>>) -> Explored {
        let shown = Memo::new(move |_| {
            let (setting, dice) = position(setting, faces)?;
            let (card, left) = (setting.card(), setting.rolls_left);
            Some(Position::new(&setting.rules, &card, &dice, left))
        });
        // A reload, *Back* and whoever gets the address come to the same position.
        follow(move || {
            if let Some(shown) = shown.get() {
                browser::note_hash(&LazyRoute::explore(&shown).to_string());
            }
        });
        let request = move || shown.get().map(CoachRequest::Position);
        Explored {
            setting,
            faces,
            solver: use_solver_worker(),
            answer: ask_solver(request),
        }
    }

    /// The best choice in words, or why there is none; while the solver thinks, what it `waits` for.
    fn best(self, waits: impl Fn() -> String) -> String {
        let rules = self.setting.with(|setting| setting.rules.clone());
        if !has_best_play(&rules) {
            return advice::silent(&rules);
        }
        let Some((setting, dice)) = position(self.setting, self.faces) else {
            return words::explore_dice();
        };
        if !setting.rules.is_in_order(&setting.card()) {
            return words::explore_order();
        }
        self.answer.with(|answer| match answer {
            Some(CoachAnswer::Advice(advised)) => advice::best(
                &setting.rules,
                &setting.card(),
                &dice,
                setting.rolls_left,
                advised,
            ),
            Some(_) => advice::silent(&setting.rules),
            None => waits(),
        })
    }

    /// The list of all choices.
    fn list(self) -> Option<impl IntoView + use<>> {
        let (setting, dice) = position(self.setting, self.faces)?;
        self.answer.with(|answer| match answer {
            Some(CoachAnswer::Advice(advised)) => {
                let (rules, card) = (&*setting.rules, &setting.card());
                Some(view! { <Choices rules card dice=&dice rolls_left=setting.rolls_left advised /> })
            }
            _ => None,
        })
    }
}

/// The explorer screen.
#[component]
pub fn ExploreScreen(
    /// The position that is entered at first.
    position: PositionText,
) -> impl IntoView {
    let entered = use_background().entered;
    let given = position.0.parse().ok();
    let given = given.and_then(|position| Setting::read(&position));
    let is_unreadable = given.is_none() && !position.0.is_empty();
    if let Some((setting, dice)) = &given {
        entered.ask_for(usize::from(setting.rules.dice));
        entered.faces.set(dice.faces().to_vec());
    }
    // Start with rules for the number of dice that were entered last.
    let count = entered.count.get_untracked();
    let mut all = catalogue::all().iter();
    let first = all.find(|rules| usize::from(rules.dice) == count);
    let first = || first.cloned().unwrap_or_else(catalogue::default);
    let setting = given.map_or_else(|| Setting::of(first()), |(setting, _)| setting);
    let first = setting.rules.clone();
    let setting = RwSignal::new(setting);
    let rules = Memo::new(move |_| setting.with(|setting| setting.rules.id.clone()));
    let choose = move |rules: Arc<RuleSet>| {
        entered.ask_for(usize::from(rules.dice));
        setting.set(Setting::of(rules));
    };
    let explored = Explored::new(setting, entered.faces);
    let title = words::explore();
    browser::set_title(&format!("{title} – {}", words::APP));
    browser::focus_heading();
    // The best choice stands beside the dice, where the player looks after entering the last one. Screen readers read
    // only that sentence on their own; the list is there for those who want it.
    view! {
        <main class="page" data-screen="explore">
            <header class="bar">
                <HomeLink />
            </header>
            <h1 tabindex="-1">{title}</h1>
            <p class="lead">{words::explore_help()}</p>
            {is_unreadable.then(|| view! { <p role="alert">{words::explore_unreadable()}</p> })}
            <fieldset>
                <legend>
                    <label for="which">{words::which_rules()}</label>
                </legend>
                <SelectRules first choose />
            </fieldset>
            <DiceEntry />
            <SeenAndHeard
                class="best"
                seen=move || explored.best(|| explored.solver.waiting())
                heard=move || explored.best(|| explored.solver.waiting_aloud())
            />
            // Other rules bring new fields, so that none keeps what was chosen in it.
            <For each=move || [rules.get()] key=String::clone let:_>
                <Rolls setting />
                <HeldCard setting />
            </For>
            <section>{replaced(move || explored.list())} <TryAgain /></section>
            <a id="openings" href=move || setting.with(|it| LazyRoute::openings(&it.rules))>
                {openings::link()}
            </a>
        </main>
    }
}

/// The choice of the number of rolls left.
#[component]
fn Rolls(
    /// The position that the player enters.
    setting: RwSignal<Setting>,
) -> impl IntoView {
    let rolls = setting.with_untracked(|setting| setting.rules.rolls);
    let is_chosen = move |left| setting.with(|setting| setting.rolls_left == left);
    let choose = move |left| setting.update(|setting| setting.rolls_left = left);
    view! { <RollsLeft class="themes" rolls is_chosen choose /> }
}

/// The boxes of the card: each is open, or has one of its possible scores.
#[component]
fn HeldCard(
    /// The position that the player enters.
    setting: RwSignal<Setting>,
) -> impl IntoView {
    let rules = setting.with_untracked(|setting| setting.rules.clone());
    let boxes = rules.slots().map(|slot| {
        let scores = rules.scores(slot).into_iter().map(|points| {
            let points = points.to_string();
            (points.clone(), points)
        });
        let open = ("open".to_owned(), words::is_open());
        let held = setting.with_untracked(|setting| setting.held.get(slot.index()).copied());
        let first = held
            .flatten()
            .map_or("open".to_owned(), |points| points.to_string());
        let choose = move |points: String| {
            let points = points.parse().ok();
            setting.update(|setting| hold(setting, slot, points));
        };
        let options: Vec<_> = std::iter::once(open).chain(scores).collect();
        view! {
            <label>
                <span>{categories::name(&rules.category(slot).id)}</span>
                <Select options first choose attr:data-slot=slot.0.to_string() />
            </label>
        }
    });
    view! {
        <fieldset class="held">
            <legend>{words::card_holds()}</legend>
            {boxes.collect_view()}
        </fieldset>
    }
}

fn hold(setting: &mut Setting, slot: Slot, points: Option<u16>) {
    if let Some(held) = setting.held.get_mut(slot.index()) {
        *held = points;
    }
}
