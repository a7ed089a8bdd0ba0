//! Practice: how often one chooses the best, today's five positions, and the way to any number of others.

mod five;
mod position;
mod results;
mod table;

use leptos::prelude::*;

pub use self::five::TodaysFiveScreen;
use self::results::{results, so_far};
pub use self::table::{PractiseDecisionScreen, PractiseScreen};
use crate::ui::background::use_background;
use crate::ui::browser;
use crate::ui::components::{Labelled, Page, SelectPlace, SelectRules, changing, replaced};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::practised::Practised;
use crate::ui::preferences::use_preferences;
use rollkeep_app::storage::FiveResults;
use rollkeep_solver::coach::has_best_play;
use rollkeep_words::{advice, daily, names, openings, practice as text, skill, words};

/// The practice screen.
#[component]
pub fn PracticeScreen() -> impl IntoView {
    let settings = use_preferences();
    let practised = use_background().practised;
    let mine = Memo::new(move |_| settings.with(|settings| settings.practice_of(&practised.who())));
    let first = untrack(|| practised.rules());
    let choose = move |rules| practised.choose_rules(rules);
    let is_complete = move || mine.get().five.is_complete(browser::today());
    let is_solved = move || has_best_play(&practised.rules());
    let weight = move |strong: bool| if strong { "strong" } else { "plain" };
    view! {
        <Page screen="practice" title=text::title() class="page broad">
            <div class="column">{replaced(move || so_far(mine.get()))}</div>
            <div class="column">
                <p
                    class="lead"
                    id="no-practice"
                    hidden=is_solved
                    prop:textContent=changing(move || advice::silent(&practised.rules()))
                ></p>
                <div class="practice-ways" hidden=move || !is_solved()>
                    <a
                        class=move || weight(!is_complete())
                        id="five"
                        href=LazyRoute::TodaysFive(None).to_string()
                    >
                        {text::five()}
                    </a>
                    <p
                        class="help"
                        id="five-state"
                        prop:textContent=changing(move || five_state(mine.get().five))
                    ></p>
                    <a
                        class=move || weight(is_complete())
                        id="start"
                        href=LazyRoute::Practise.to_string()
                    >
                        {text::start()}
                    </a>
                </div>
                <div class="practice-asks">
                    <Labelled label=words::which_rules()>
                        <SelectRules first choose />
                    </Labelled>
                    <Who practised />
                </div>
                {replaced(move || results(mine.get()))}
                <div class="answers">
                    <a class="plain" href=LazyRoute::Skill(None).to_string()>
                        {skill::skill()}
                    </a>
                    <a class="plain" href=LazyRoute::Calculator.to_string()>
                        {words::calculator()}
                    </a>
                    <a
                        class="plain"
                        id="openings"
                        href=move || LazyRoute::openings(&practised.rules())
                    >
                        {openings::title()}
                    </a>
                </div>
            </div>
        </Page>
    }
}

/// How today's five stand: what they are, how far they are, or how they went.
fn five_state(five: FiveResults) -> String {
    let today = browser::today();
    let costs = five.costs(today);
    match costs.len() {
        0 => text::five_help(),
        FiveResults::COUNT => {
            let row = daily::streak(five.days_in_a_row(today) as usize);
            let says = std::iter::once(text::five_went(costs)).chain(row);
            says.collect::<Vec<_>>().join(" ")
        }
        done => text::of(done, FiveResults::COUNT),
    }
}

/// The choice of the person who practises, if several people play here.
#[component]
fn Who(
    /// What is practised, and by whom.
    practised: Practised,
) -> impl IntoView {
    let people: Vec<String> = use_preferences()
        .with_untracked(|it| it.persons().into_iter().map(str::to_owned).collect());
    (people.len() > 1).then(|| {
        let shown = people.iter().map(|it| names::shown(it).into_owned());
        let shown: Vec<String> = shown.collect();
        let now = untrack(|| practised.who());
        let first = people.iter().position(|name| *name == now);
        let choose = move |place: usize| {
            if let Some(name) = people.get(place) {
                practised.choose_person(name.clone());
            }
        };
        view! {
            <Labelled label=text::who()>
                <SelectPlace id="who" words=shown first choose />
            </Labelled>
        }
    })
}
