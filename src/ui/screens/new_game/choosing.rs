//! The other choices for a game: the rules, who starts, the clock.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;

use super::list_of_rules::ListOfRules;
use crate::ui::browser;
use crate::ui::components::{
    Icon, InfoModal, Radio, RulesText, Select, Shape, WithHelp, changing, replaced,
};
use rollkeep_rules::RuleSet;
use rollkeep_rules::game::{Millis, Start};
use rollkeep_words::{rule_sets, words};

/// The clocks to choose from, in minutes; 0 is no clock.
const CLOCKS: [u32; 5] = [0, 5, 10, 20, 30];

/// The choice of who starts, for two players or more.
#[component]
pub fn WhoStarts(
    /// The chosen way.
    start: RwSignal<Start>,
) -> impl IntoView {
    let ways = [
        (Start::Seating, "seating", words::start_seating()),
        (Start::Roll, "throw", words::start_roll()),
    ]
    .map(|(value, id, label)| {
        let (is_chosen, choose) = (move || start.get() == value, move || start.set(value));
        view! {
            <Radio group="start" value=id is_chosen choose>
                <span>{label}</span>
            </Radio>
        }
    });
    view! {
        <fieldset class="starts">
            <legend>{words::who_starts()}</legend>
            {ways}
        </fieldset>
    }
}

/// The choice of a clock: a small field, explained once a clock is chosen.
#[component]
pub fn ClockChoice(
    /// The time for each player.
    clock: RwSignal<Option<Millis>>,
) -> impl IntoView {
    let chosen = clock.get_untracked();
    let minutes = |time: Option<Millis>| time.map_or(0, |time| time.0 / 60_000);
    let times = CLOCKS.map(|each| {
        let words = match each {
            0 => words::no_clock(),
            _ => words::minutes(each),
        };
        (each.to_string(), words)
    });
    let choose = move |minutes: String| {
        let minutes = minutes.parse().unwrap_or(0);
        clock.set(Some(Millis::minutes(minutes)).filter(|time| time.0 > 0));
    };
    view! {
        <div class="clock-choice">
            <label for="clock">{words::clock()}</label>
            <Select id="clock" options=times first=minutes(chosen).to_string() choose />
            <Show when=move || clock.get().is_some()>
                <p class="help">{words::clock_help()}</p>
            </Show>
        </div>
    }
}

/// The chosen rules in one line, with a button that opens the list.
#[component]
pub fn RulesChoice(
    /// The chosen rules.
    rules: RwSignal<Arc<RuleSet>>,
) -> impl IntoView {
    let open = RwSignal::new(false);
    let reading = RwSignal::new(false);
    let says = move || {
        let rules = rules.get();
        view! { <WithHelp label=rule_sets::name(&rules) help=rule_sets::line(&rules) /> }
    };
    let change = move || match open.get() {
        true => words::done(),
        false => words::change(),
    };
    let change_button = NodeRef::<html::Button>::new();
    let toggle = move |_| {
        open.update(|open| *open = !*open);
        browser::guide_focus(
            move || browser::has_focus_within(change_button),
            || browser::find("input[name=rules]:checked"),
        );
    };
    view! {
        <fieldset class="rule-sets">
            <legend>{words::rules()}</legend>
            <div class="chosen-rules">
                {replaced(says)}
                <button class="plain link" type="button" on:click=move |_| reading.set(true)>
                    <Icon shape=Shape::Book />
                    {words::rules_in_full()}
                </button>
                <button
                    class="plain"
                    id="change-rules"
                    node_ref=change_button
                    type="button"
                    aria-expanded=move || open.get().to_string()
                    on:click=toggle
                    prop:textContent=changing(change)
                ></button>
            </div>
            <Show when=move || open.get()>
                <ListOfRules rules />
            </Show>
            <InFull rules reading />
        </fieldset>
    }
}

/// A dialog that shows the chosen rules in full.
#[component]
fn InFull(
    /// The chosen rules.
    rules: RwSignal<Arc<RuleSet>>,
    /// Whether it is open.
    reading: RwSignal<bool>,
) -> impl IntoView {
    let close = move || reading.set(false);
    let title = move || rule_sets::name(&rules.get());
    view! {
        <InfoModal id="rules" title open=reading on_close=close>
            {rules.with_untracked(|rules| view! { <RulesText rules /> })}
        </InfoModal>
    }
}
