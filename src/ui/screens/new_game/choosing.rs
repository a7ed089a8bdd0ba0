//! The other choices for a game: the rules, who starts, the clock.

use leptos::prelude::*;

use crate::ui::browser::{El, el};
use crate::ui::components::{
    Modal, Shape, answers, fieldset, icon, radio, rules_text, select, with_help,
};
use rollkeep_core::game::{Millis, Start};
use rollkeep_core::rules::{RuleSet, catalogue};
use rollkeep_core::text::{rule_sets, words};

/// The clocks to choose from, in minutes; 0 is no clock.
const CLOCKS: [u32; 5] = [0, 5, 10, 20, 30];

/// The choice of who starts, for two players or more.
pub fn who_starts(start: RwSignal<Start>) -> El {
    let ways = [
        (Start::Seating, "seating", words::start_seating()),
        (Start::Roll, "throw", words::start_roll()),
    ]
    .map(|(value, id, label)| {
        let (is_chosen, choose) = (move || start.get() == value, move || start.set(value));
        radio("start", id, is_chosen, choose, el("span").child(label))
    });
    fieldset("fieldset.starts", &words::who_starts()).child(ways)
}

/// The choice of a clock: a small field, explained once a clock is chosen.
pub fn clock_choice(clock: RwSignal<Option<Millis>>) -> El {
    let chosen = clock.get_untracked();
    let minutes = |time: Option<Millis>| time.map_or(0, |time| time.0 / 60_000);
    let times = CLOCKS.map(|each| {
        let words = match each {
            0 => words::no_clock(),
            _ => words::minutes(each),
        };
        (each.to_string(), words)
    });
    let label = el("label").attr("for", "clock").child(words::clock());
    let choose = move |minutes: String| {
        let minutes = minutes.parse().unwrap_or(0);
        clock.set(Some(Millis::minutes(minutes)).filter(|time| time.0 > 0));
    };
    let select = select(times, &minutes(chosen).to_string(), choose).id("clock");
    el("div.clock-choice").child(label).child(select).when(
        move || clock.get().is_some(),
        || el("p.help").child(words::clock_help()),
    )
}

/// The chosen rules in one line, with a button that opens the list.
pub fn rules_choice(rules: RwSignal<&'static RuleSet>) -> El {
    let open = RwSignal::new(false);
    let says = move || {
        let id = &rules.get().id;
        with_help(&rule_sets::name(id), &rule_sets::line(id))
    };
    let change = el("button.plain")
        .id("change-rules")
        .attr("type", "button")
        .live_attr("aria-expanded", move || Some(open.get().to_string()))
        .live_text(move || {
            let word = if open.get() {
                words::done()
            } else {
                words::change()
            };
            word.to_owned()
        })
        .on_click(move || open.update(|open| *open = !*open));
    let [read, in_full] = in_full(rules);
    let chosen = el("div.chosen-rules").live(says).child(read).child(change);
    fieldset("fieldset.rule-sets", &words::rules())
        .child(chosen)
        .when(move || open.get(), move || list_of_rules(rules))
        .child(in_full)
}

/// The list of all rule sets.
fn list_of_rules(rules: RwSignal<&'static RuleSet>) -> El {
    let games = catalogue::ALL.map(|other| {
        let is_chosen = move || rules.get().id == other.id;
        let says = with_help(&rule_sets::name(&other.id), &rule_sets::line(&other.id));
        radio(
            "rules",
            &other.id,
            is_chosen,
            move || rules.set(other),
            says,
        )
    });
    el("div.all-rules").child(games)
}

/// A button that shows the chosen rules in full.
fn in_full(rules: RwSignal<&'static RuleSet>) -> [El; 2] {
    let reading = RwSignal::new(false);
    let read = el("button.plain.link")
        .attr("type", "button")
        .child(icon(Shape::Book))
        .child(words::rules_in_full())
        .on_click(move || reading.set(true));
    let close = move || reading.set(false);
    let sheet = Modal::new("rules", move || reading.get(), close).holds(
        move || rule_sets::name(&rules.get().id),
        move || {
            let close = el("button.strong")
                .attr("type", "button")
                .child(words::close())
                .on_click(close);
            vec![rules_text(rules.get_untracked()), answers([close])]
        },
    );
    [read, sheet]
}
