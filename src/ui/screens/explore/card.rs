//! The card that the player sets up: a tap fills a box, another one opens it.

use leptos::prelude::*;

use crate::ui::browser::{self, follow};
use crate::ui::components::{Button, Select, changing, replaced};
use rollkeep_app::explorer::SetUp;
use rollkeep_rules::{RuleSet, Section, Slot, Totals, UpperBonus};
use rollkeep_solver::coach::can_roll_win;
use rollkeep_words::{categories, explore, table, words};

/// From this number of lower boxes on, they flow through both columns.
const LONG: usize = 11;

/// The card.
#[component]
pub(super) fn SetUpCard(
    /// What the player sets up.
    set_up: RwSignal<SetUp>,
) -> impl IntoView {
    let rules = set_up.with_untracked(|set_up| set_up.rules().clone());
    let of = |section| {
        let slots = rules.slots();
        let slots: Vec<Slot> = slots
            .filter(|slot| rules.category(*slot).section == section)
            .collect();
        slots
    };
    let rows = |slots: &[Slot]| {
        let rows = slots
            .iter()
            .map(|slot| view! { <BoxRow set_up of=*slot /> });
        rows.collect_view()
    };
    let (upper, lower) = (of(Section::Upper), of(Section::Lower));
    let upper_half = (!upper.is_empty()).then(|| {
        view! {
            <div role="group" aria-label=words::upper()>
                <ul>{rows(&upper)}</ul>
                <UpperTotal set_up />
                {rules.upper_bonus.map(|bonus| view! { <Bonus set_up bonus /> })}
            </div>
        }
    });
    let is_long = lower.len() >= LONG;
    let extra = has_extra(&rules).then(|| view! { <Extra set_up /> });
    let total = move || set_up.with(|it| totals(it).grand().to_string());
    let lower_half = view! {
        <div role="group" aria-label=words::lower()>
            <ul>{rows(&lower)}</ul>
            {extra}
            <p class="sum total">
                <span>{words::total()}</span>
                <b translate="no" prop:textContent=changing(total)></b>
            </p>
        </div>
    };
    view! {
        <fieldset class="set-up-card">
            <legend>{explore::card()}</legend>
            {(!can_roll_win(&rules)).then(|| view! { <PlayersOfCards set_up /> })}
            <p class="help">{explore::card_help()}</p>
            <div class="answers">
                <Button id="fill-all" on_tap=move || set_up.update(SetUp::fill_all)>
                    {explore::fill_all()}
                </Button>
                <Button id="clear-card" on_tap=move || set_up.update(SetUp::clear)>
                    {explore::clear()}
                </Button>
            </div>
            <div class="halves" class:long=is_long>
                {upper_half}
                {lower_half}
            </div>
        </fieldset>
    }
}

/// The choice of the player whose card is set up, once there are several, and buttons that add and remove players.
#[component]
fn PlayersOfCards(
    /// What the player sets up.
    set_up: RwSignal<SetUp>,
) -> impl IntoView {
    let players = Memo::new(move |_| set_up.with(|set_up| set_up.others().len() + 1));
    let shown = Memo::new(move |_| set_up.with(SetUp::shown));
    let tabs = move || match players.get() {
        1 => None,
        players => {
            let tabs = (0..players).map(|place| {
                let pressed = move || (shown.get() == place).to_string();
                let show = move |_| set_up.update(|set_up| set_up.show(place));
                view! {
                    <button class="plain" type="button" aria-pressed=pressed on:click=show>
                        {explore::player(place + 1)}
                    </button>
                }
            });
            Some(tabs.collect_view())
        }
    };
    let add = move || {
        set_up.update(SetUp::add_player);
    };
    let remove = move || {
        set_up.update(SetUp::remove_player);
        // The button goes once the first player is shown.
        browser::focus_soon("#add-player");
    };
    let is_full = move || set_up.with(|set_up| !set_up.has_room()).then_some("true");
    let removes = move || explore::remove_player(shown.get() + 1);
    view! {
        <p class="help">{explore::players_help()}</p>
        <div class="tabs" role="group" aria-label=words::player()>
            {replaced(tabs)}
        </div>
        <div class="answers">
            <Button id="add-player" on_tap=add attr:aria-disabled=is_full>
                {explore::add_player()}
            </Button>
            <Show when=move || { shown.get() > 0 }>
                <Button id="remove-player" on_tap=remove>
                    {removes}
                </Button>
            </Show>
        </div>
    }
}

fn totals(set_up: &SetUp) -> Totals {
    set_up.card().totals(set_up.rules())
}

/// Whether extra Yahtzees bring a bonus.
fn has_extra(rules: &RuleSet) -> bool {
    rules.extra_yahtzee.is_some_and(|extra| extra.bonus > 0)
}

/// A box: a button, and the list of its points, if it is filled.
#[component]
fn BoxRow(
    /// What the player sets up.
    set_up: RwSignal<SetUp>,
    /// Which box. Not called `slot`, which means something else in `view!`.
    of: Slot,
) -> impl IntoView {
    let (name, scores) = set_up.with_untracked(|set_up| {
        let rules = set_up.rules();
        let name = categories::name(&rules.category(of).id);
        (name, rules.possible_points(of))
    });
    let held = Memo::new(move |_| set_up.with(|set_up| set_up.card().points(of)));
    let options = scores.into_iter().map(|points| {
        view! {
            <option
                value=points.to_string()
                prop:selected=move || held.get() == Some(points)
                prop:textContent=points.to_string()
            ></option>
        }
    });
    let options = options.collect_view();
    let choose = move |event| {
        if let Ok(points) = event_target_value(&event).parse() {
            set_up.update(|set_up| set_up.set_points(of, points));
        }
    };
    let (list_name, shown_name) = (explore::points(&name), name.clone());
    let label = move || match held.get() {
        Some(points) => explore::filled(&name, points),
        None => explore::open(&name),
    };
    let points = move || held.get().map(|points| points.to_string());
    view! {
        <li class:held=move || held.get().is_some()>
            <button
                type="button"
                aria-pressed=move || held.get().is_some().to_string()
                aria-label=label
                data-slot=of.0.to_string()
                on:click=move |_| set_up.update(|set_up| set_up.toggle(of))
            >
                <span>{shown_name}</span>
                // The style draws the points; the label says them in words.
                <b data-points=points></b>
            </button>
            <select aria-label=list_name data-slot=of.0.to_string() on:change=choose>
                {options}
            </select>
        </li>
    }
}

/// The sum of the upper boxes, in a field: another sum is shared among them.
#[component]
fn UpperTotal(
    /// What the player sets up.
    set_up: RwSignal<SetUp>,
) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let trouble = RwSignal::new(String::new());
    let card = Memo::new(move |_| set_up.with(|set_up| set_up.card().clone()));
    let show = move || {
        text.set(set_up.with_untracked(|set_up| totals(set_up).upper.to_string()));
        trouble.set(String::new());
    };
    // What the field says is true again after each change of the card.
    follow(move || {
        card.with(|_| show());
    });
    let share = move |_| {
        let typed = text.get_untracked();
        let shared = match typed.trim().parse() {
            Ok(total) => {
                let shared = set_up.try_update(|set_up| set_up.set_upper_total(total));
                shared.unwrap_or(Ok(())).map_err(explore::unreachable)
            }
            Err(_) => Err(explore::upper_number()),
        };
        match shared {
            Ok(()) => show(),
            Err(why) => trouble.set(why),
        }
    };
    let at_fault = move || trouble.with(|why| !why.is_empty());
    view! {
        <p class="sum">
            <label for="upper-total">{explore::upper_total()}</label>
            <input
                id="upper-total"
                type="text"
                inputmode="numeric"
                autocomplete="off"
                maxlength="4"
                aria-invalid=move || at_fault().then_some("true")
                aria-describedby="upper-told"
                prop:value=move || text.get()
                on:input=move |event| text.set(event_target_value(&event))
                on:change=share
            />
        </p>
        <p
            class="trouble"
            id="upper-told"
            role="alert"
            prop:textContent=changing(move || trouble.get())
        ></p>
    }
}

/// The upper bonus, or how far it is.
#[component]
fn Bonus(
    /// What the player sets up.
    set_up: RwSignal<SetUp>,
    /// The first bonus.
    bonus: UpperBonus,
) -> impl IntoView {
    let says = move || {
        let totals = set_up.with(totals);
        match totals.upper_bonus {
            0 => table::of_goal(totals.upper, bonus.threshold),
            earned => table::plus(earned),
        }
    };
    view! {
        <p class="sum">
            <span>{format!("{} {}", words::bonus(), table::plus(bonus.points))}</span>
            <b translate="no" prop:textContent=changing(says)></b>
        </p>
    }
}

/// The bonuses for extra Yahtzees, in a list as soon as the filled boxes can have brought one.
#[component]
fn Extra(
    /// What the player sets up.
    set_up: RwSignal<SetUp>,
) -> impl IntoView {
    let name = set_up.with_untracked(|set_up| categories::extras(set_up.rules()));
    let possible = Memo::new(move |_| set_up.with(SetUp::possible_bonuses));
    let label = name.clone();
    let list = move || {
        let possible = possible.get();
        if possible.len() == 1 {
            return view! { <b translate="no">"0"</b> }.into_any();
        }
        let options = possible.iter().map(u16::to_string);
        let options: Vec<_> = options.map(|points| (points.clone(), points)).collect();
        let first = set_up.with_untracked(|set_up| set_up.card().yahtzee_bonuses().to_string());
        let choose = move |points: String| {
            if let Ok(points) = points.parse() {
                set_up.update(|set_up| set_up.set_bonuses(points));
            }
        };
        view! { <Select options first choose attr:aria-label=label.clone() /> }.into_any()
    };
    view! {
        <p class="sum extra">
            <span>{name}</span>
            {replaced(list)}
        </p>
    }
}
