//! All first rolls of a game, with the best choice after each.

use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::background::use_background;
use crate::ui::browser::{self, follow};
use crate::ui::components::{
    Button, Labelled, Page, SelectRules, SmallDice, Thinking, TryAgain, Wide, changing, replaced,
};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::openings_list::OpeningsList;
use crate::ui::preferences::use_preferences;
use crate::ui::solver_worker::ask_solver;
use crate::ui::usual_rules::usual_rules;
use rollkeep_app::worker::{CoachAnswer, CoachRequest};
use rollkeep_rules::dice::Keep;
use rollkeep_rules::{Card, PortableRules, RuleSet};
use rollkeep_solver::Choice;
use rollkeep_solver::coach::{
    NoDice, Opening, Openings, Position, SortBy, WantedDice, has_best_play,
};
use rollkeep_words::{advice, openings as text, paper, rule_sets, words};

/// The screen of all first rolls.
#[component]
pub fn OpeningsScreen(
    /// The rules that are shown first; otherwise those that were played last.
    rules: Option<Arc<RuleSet>>,
) -> impl IntoView {
    let usual = || use_preferences().with_untracked(usual_rules);
    let first = rules.unwrap_or_else(usual);
    let rules = RwSignal::new(first.clone());
    let list = use_background().openings;
    if !browser::has_come_back() {
        list.reset();
    }
    follow(move || {
        browser::note_hash(&LazyRoute::openings(&rules.get()));
    });
    let answer = ask_solver(move || {
        let rules = rules.get();
        has_best_play(&rules).then(|| CoachRequest::Openings(PortableRules::of(&rules)))
    });
    let is_solved = move || has_best_play(&rules.get());
    let thinks = move || is_solved() && answer.with(Option::is_none);
    let shown = move || {
        answer.with(|answer| {
            // Other rules withdraw the answer to those before.
            let rules = rules.get_untracked();
            match answer {
                Some(CoachAnswer::Openings(found)) => {
                    let found = Arc::new(found.clone());
                    Some(view! { <Rolls rules found list /> }.into_any())
                }
                Some(_) => Some(view! { <p>{words::coach_silent()}</p> }.into_any()),
                None => None,
            }
        })
    };
    view! {
        <Page screen="openings" title=text::title()>
            <p class="lead">{text::about()}</p>
            <Labelled label=words::which_rules()>
                <SelectRules first choose=move |chosen| rules.set(chosen) />
            </Labelled>
            <p
                id="no-openings"
                hidden=is_solved
                prop:textContent=changing(move || advice::silent(&rules.get()))
            ></p>
            <Show when=thinks>
                <Thinking />
            </Show>
            {replaced(shown)}
            <TryAgain />
        </Page>
    }
}

/// All first rolls under one rule set.
#[component]
fn Rolls(
    /// The rules.
    rules: Arc<RuleSet>,
    /// The rolls.
    found: Arc<Openings>,
    /// How the list is shown.
    list: OpeningsList,
) -> impl IntoView {
    let wanted = Memo::new(move |_| list.wanted.with(|text| text.parse::<WantedDice>()));
    let rolls = found.clone();
    let rows = Memo::new(move |_| {
        let (by, is_descending) = (list.sorted_by.get(), list.is_descending.get());
        let listed = wanted.get().map(|it| rolls.list(it, by, is_descending));
        let listed = listed.unwrap_or_default().into_iter();
        listed.cloned().collect::<Vec<Opening>>()
    });
    let count = move || {
        rows.with(|rows| match (wanted.get(), rows.len()) {
            (Err(NoDice), _) => text::no_dice(),
            (Ok(_), 0) => text::none(),
            (Ok(_), all) if all == found.rolls.len() => text::whole(all, found.expected),
            (Ok(_), some) => text::part(some, found.rolls.len(), found.chance(rows)),
        })
    };
    let is_empty = move || rows.with(Vec::is_empty);
    let opened = list.opened.try_update_value(Option::take).flatten();
    if opened.is_some() {
        browser::focus_soon("a[data-opened]");
    }
    let name = rule_sets::name(&rules);
    let card = Card::new(&rules);
    let row = move |opening: Opening| {
        let (dice, rolls_left) = (opening.dice(), rules.rolls - 1);
        let position = Position::new(&rules, &card, &dice, rolls_left);
        let kept = match opening.best {
            Choice::Keep(keep) => keep,
            Choice::Score(_) => Keep::all(dice.len()),
        };
        view! {
            <tr>
                <th scope="row">
                    <a
                        href=LazyRoute::explore(&position, &[]).to_string()
                        data-opened=(opened == Some(dice)).then_some("")
                        on:click=move |_| list.opened.set_value(Some(dice))
                    >
                        <SmallDice rules=&rules shown=dice kept=Some(kept) />
                        <span>{advice::order(&rules, &card, &dice, rolls_left, opening.best)}</span>
                    </a>
                </th>
                <td>{advice::points(opening.value)}</td>
                <td>{opening.lead.map(advice::signed)}</td>
            </tr>
        }
    };
    view! {
        <section class="openings">
            <strong class="printed">{name}</strong>
            <div class="openings-asks">
                <Labelled label=text::wanted()>
                    <input
                        id="wanted"
                        type="text"
                        inputmode="numeric"
                        autocomplete="off"
                        placeholder=text::wanted_help()
                        aria-invalid=move || wanted.get().is_err().then_some("true")
                        aria-describedby="found"
                        prop:value=move || list.wanted.get()
                        on:input=move |event| list.wanted.set(event_target_value(&event))
                    />
                </Labelled>
                <Button id="print" on_tap=browser::print>
                    {paper::print()}
                </Button>
            </div>
            <p class="help" id="found" role="status" prop:textContent=changing(count)></p>
            <div hidden=is_empty>
                <Wide name=text::title()>
                    <table class="numbers sums" aria-label=text::title()>
                        <thead>
                            <tr>
                                <SortHead by=SortBy::Faces list name=text::roll() />
                                <SortHead by=SortBy::Value list name=words::expected_total() />
                                <SortHead by=SortBy::Lead list name=text::lead() />
                            </tr>
                        </thead>
                        <tbody>
                            <For
                                each=move || rows.get()
                                key=|opening| opening.faces.clone()
                                children=row
                            />
                        </tbody>
                    </table>
                </Wide>
            </div>
        </section>
    }
}

/// The head of a column, which sorts the list by it.
#[component]
fn SortHead(
    /// What it sorts by.
    by: SortBy,
    /// How the list is shown.
    list: OpeningsList,
    /// The name of the column.
    name: String,
) -> impl IntoView {
    let order = move || {
        let is_sorted = list.sorted_by.get() == by;
        is_sorted.then(|| match list.is_descending.get() {
            true => "descending",
            false => "ascending",
        })
    };
    view! {
        <th scope="col" aria-sort=order>
            <button class="sort" type="button" data-once="" on:click=move |_| list.sort(by)>
                <span>{name}</span>
            </button>
        </th>
    }
}
