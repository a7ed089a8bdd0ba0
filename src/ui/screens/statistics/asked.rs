//! Which rules and which person a screen about finished games shows.

use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::components::{Countdown, Labelled, SelectPlace};
use crate::ui::statistics::Statistics;
use crate::ui::store::use_store;
use rollkeep_app::statistics::Summaries;
use rollkeep_app::storage::Kind;
use rollkeep_rules::{RuleSet, catalogue};
use rollkeep_words::{rule_sets, statistics as text};

/// Keeps the statistics up to date as long as the screen stands: another tab may play on.
pub fn follow_games(statistics: Statistics) {
    statistics.follow();
    use_store().on_change([Kind::Game], move || statistics.follow());
}

/// The rules that the screen shows, and those that it offers. Copies refer to the same choice.
#[derive(Clone, Copy)]
pub struct RulesShown {
    statistics: Statistics,
    /// The rule sets that were played, with how many games of each.
    played: Memo<Vec<(Arc<RuleSet>, usize)>>,
    chosen: RwSignal<Option<Arc<RuleSet>>>,
    shown: Memo<Arc<RuleSet>>,
}

impl RulesShown {
    /// Shows the rules that were asked for, otherwise those of most games. Keeps the statistics up to date.
    pub fn new(statistics: Statistics, asked: Option<Arc<RuleSet>>) -> RulesShown {
        follow_games(statistics);
        let chosen = RwSignal::new(asked);
        let played = Memo::new(move |_| statistics.with(Summaries::rule_sets));
        let shown = Memo::new(move |_| {
            let most =
                || played.with(|all| all.iter().max_by_key(|it| it.1).map(|it| it.0.clone()));
            let shown = chosen.get().or_else(most);
            shown.unwrap_or_else(catalogue::default)
        });
        RulesShown {
            statistics,
            played,
            chosen,
            shown,
        }
    }

    /// Returns the rules that are shown, and follows changes.
    pub fn get(self) -> Arc<RuleSet> {
        self.shown.get()
    }

    /// Returns whether no game was played, once all are read. Follows changes.
    pub fn none_played(self) -> bool {
        self.statistics.is_complete() && self.played.with(Vec::is_empty)
    }
}

/// The person that the screen shows, and those that it offers. Copies refer to the same choice.
pub struct PersonShown<T: Send + Sync + 'static> {
    all: Memo<Vec<T>>,
    chosen: RwSignal<Option<T>>,
    shown: Memo<Option<T>>,
}

impl<T: Send + Sync + 'static> Clone for PersonShown<T> {
    fn clone(&self) -> PersonShown<T> {
        *self
    }
}

impl<T: Send + Sync + 'static> Copy for PersonShown<T> {}

impl<T: Clone + PartialEq + Send + Sync + 'static> PersonShown<T> {
    /// Shows the person who was chosen, otherwise the one whose device this is, or whoever comes first.
    pub fn new(
        all: Memo<Vec<T>>,
        own: impl Fn() -> Option<T> + Send + Sync + 'static,
    ) -> PersonShown<T> {
        let chosen = RwSignal::new(None::<T>);
        let shown = Memo::new(move |_| {
            all.with(|all| {
                let known = |one: Option<T>| one.filter(|it| all.contains(it));
                known(chosen.get())
                    .or_else(|| known(own()))
                    .or_else(|| all.first().cloned())
            })
        });
        PersonShown { all, chosen, shown }
    }

    /// Returns the person who is shown, and follows changes.
    pub fn get(self) -> Option<T> {
        self.shown.get()
    }
}

/// The lists of rules and of people: nothing as long as there are no rules, no list of fewer than two people.
#[component]
pub fn SelectShown<T: Clone + PartialEq + Send + Sync + 'static>(
    /// The rules.
    rules: RulesShown,
    /// The people.
    person: PersonShown<T>,
    /// What the list of people asks for.
    label: String,
    /// What a person is called.
    name: fn(&T) -> String,
) -> impl IntoView {
    let RulesShown { played, chosen, .. } = rules;
    let each = |all: &Vec<(Arc<RuleSet>, usize)>| all.iter().map(|it| it.0.clone()).collect();
    let all_rules = Memo::new(move |_| played.with(each));
    let rules_list = move || {
        let all: Vec<Arc<RuleSet>> = all_rules.get();
        (!all.is_empty()).then(|| {
            let words = all.iter().map(|it| rule_sets::name(it)).collect();
            let now = rules.shown.get_untracked();
            let first = all.iter().position(|it| *it == now);
            let choose = move |place: usize| chosen.set(all.get(place).cloned());
            view! {
                <Labelled label=text::rules()>
                    <SelectPlace id="which" words first choose />
                </Labelled>
            }
        })
    };
    let people_list = move || {
        let all = person.all.get();
        (all.len() > 1).then(|| {
            let words: Vec<String> = all.iter().map(name).collect();
            let now = person.shown.get_untracked();
            let first = all.iter().position(|it| Some(it) == now.as_ref());
            let choose = move |place: usize| person.chosen.set(all.get(place).cloned());
            view! {
                <Labelled label=label.clone()>
                    <SelectPlace id="whose" words first choose />
                </Labelled>
            }
        })
    };
    view! { <div class="finding">{rules_list} {people_list}</div> }
}

/// Says how many games must still be read.
#[component]
pub fn ReadingGames(
    /// The statistics.
    statistics: Statistics,
) -> impl IntoView {
    let says = move || match statistics.waiting() {
        Some(0) | None => String::new(),
        Some(left) => text::reading(left),
    };
    view! { <Countdown says /> }
}

/// Makes a part of the screen from what is shown; nothing while nothing is. Within a `Fold` it is made anew when that changes,
/// so that the fold stays as it is.
pub fn part<T: Send + Sync + 'static>(
    shown: Memo<Option<T>>,
    make: fn(&T) -> AnyView,
) -> impl Fn() -> Option<AnyView> + Copy + Send + Sync {
    move || shown.with(|it| it.as_ref().map(make))
}
