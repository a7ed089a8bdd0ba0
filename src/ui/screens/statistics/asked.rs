//! Which rules and which player the statistics are about.

use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::components::{Labelled, SelectPlace};
use crate::ui::statistics::Statistics;
use crate::ui::store::use_store;
use rollkeep_app::statistics::Summaries;
use rollkeep_app::storage::Kind;
use rollkeep_rules::{RuleSet, catalogue};
use rollkeep_words::{rule_sets, statistics as text};

/// Rule sets, with how many games of each.
type PlayedRules = Vec<(Arc<RuleSet>, usize)>;

/// Keeps the statistics up to date as long as the screen stands: another tab may play on.
pub fn follow_games(statistics: Statistics) {
    statistics.follow();
    use_store().on_change([Kind::Game], move || statistics.follow());
}

/// The rule sets that were played, with how many games each, and the one that is shown: the chosen one, or that of most
/// games.
pub fn rules_shown(
    statistics: Statistics,
    chosen: RwSignal<Option<Arc<RuleSet>>>,
) -> (Memo<PlayedRules>, Memo<Arc<RuleSet>>) {
    let played = Memo::new(move |_| statistics.with(Summaries::rule_sets));
    let rules = Memo::new(move |_| {
        let most = || played.with(|all| all.iter().max_by_key(|it| it.1).map(|it| it.0.clone()));
        let shown = chosen.get().or_else(most);
        shown.unwrap_or_else(catalogue::default)
    });
    (played, rules)
}

/// A list of the rule sets that were played; nothing if there are none.
#[component]
pub fn SelectPlayedRules(
    /// The rule sets that were played.
    played: Memo<PlayedRules>,
    /// The rule set that is shown.
    rules: Memo<Arc<RuleSet>>,
    /// The rule set that the player has chosen.
    chosen: RwSignal<Option<Arc<RuleSet>>>,
) -> impl IntoView {
    let each = |all: &PlayedRules| all.iter().map(|it| it.0.clone()).collect::<Vec<_>>();
    let all = Memo::new(move |_| played.with(each));
    move || {
        let all = all.get();
        (!all.is_empty()).then(|| {
            let words = all.iter().map(|it| rule_sets::name(it)).collect();
            let now = rules.get_untracked();
            let first = all.iter().position(|it| *it == now);
            let choose = move |place: usize| chosen.set(all.get(place).cloned());
            view! {
                <Labelled label=text::rules()>
                    <SelectPlace id="which" words first choose />
                </Labelled>
            }
        })
    }
}

/// Who is shown: the one who was chosen, the person whose device this is, or whoever comes first.
pub fn who_is_shown<T: Clone + PartialEq + Send + Sync + 'static>(
    players: Memo<Vec<T>>,
    chosen: RwSignal<Option<T>>,
    own: impl Fn() -> Option<T> + Send + Sync + 'static,
) -> Memo<Option<T>> {
    Memo::new(move |_| {
        players.with(|players| {
            let known = |one: Option<T>| one.filter(|it| players.contains(it));
            known(chosen.get())
                .or_else(|| known(own()))
                .or_else(|| players.first().cloned())
        })
    })
}

/// A list of the players; nothing if there are fewer than two.
#[component]
pub fn SelectPlayer<T: Clone + PartialEq + Send + Sync + 'static>(
    /// What it asks for.
    label: String,
    /// The players.
    players: Memo<Vec<T>>,
    /// What a player is called.
    name: fn(&T) -> String,
    /// Who is shown.
    shown: Memo<Option<T>>,
    /// The player who was chosen.
    chosen: RwSignal<Option<T>>,
) -> impl IntoView {
    move || {
        let players = players.get();
        (players.len() > 1).then(|| {
            let words: Vec<String> = players.iter().map(name).collect();
            let now = shown.get_untracked();
            let first = players.iter().position(|it| Some(it) == now.as_ref());
            let choose = move |place: usize| chosen.set(players.get(place).cloned());
            view! {
                <Labelled label=label.clone()>
                    <SelectPlace id="whose" words first choose />
                </Labelled>
            }
        })
    }
}
