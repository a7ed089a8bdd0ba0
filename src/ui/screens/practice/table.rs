//! The table of practice: one position after the other. The first tap on a box or on the roll button is the answer.

use leptos::prelude::*;

use super::position::{Practice, Reviewed};
use crate::ui::announcer::use_announcer;
use crate::ui::background::{Background, use_background};
use crate::ui::browser::{self, Key};
use crate::ui::components::{
    AllChoices, Alternatives, BackLink, Dots, MissingGame, OpenSheet, Pad, Sheet, Tools, TrayFrame,
    TryAgain, changing, turn_seat,
};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::preferences::use_preferences;
use crate::ui::route::Route;
use crate::ui::screens::game::{Sheets, say_standing, toggle_aloud};
use crate::ui::screens::nowhere::NowhereScreen;
use crate::ui::store::use_store;
use rollkeep_app::storage::{FiveResults, RecordId};
use rollkeep_words::real_dice::keep_these;
use rollkeep_words::{play, practice as text, rule_sets, words};

/// One position after the other, from one's own mistakes and from good play.
#[component]
pub fn PractiseScreen() -> impl IntoView {
    let Some(practice) = Practice::open(None) else {
        return view! { <NowhereScreen /> }.into_any();
    };
    let Background {
        statistics, judge, ..
    } = use_background();
    statistics.follow();
    judge.judge_all(Some(practice.rules()));
    let next = move || practice.next();
    view! { <PracticeTable practice next /> }.into_any()
}

/// A decision of a game, which its review shows, without the answer.
#[component]
pub fn PractiseDecisionScreen(
    /// The id of the game.
    id: RecordId,
    /// The number of the decision.
    number: usize,
) -> impl IntoView {
    let store = use_store();
    let Some(found) = store.read(|store| store.games().load(&id)) else {
        return view! { <MissingGame id /> }.into_any();
    };
    let reviewed = Reviewed::find(id, &found.value.game, number);
    let Some(practice) = reviewed.and_then(Practice::open_reviewed) else {
        return view! { <NowhereScreen /> }.into_any();
    };
    let next = move || go_back_to_review(practice);
    view! { <PracticeTable practice next /> }.into_any()
}

/// Goes back to the review, with the same decision on its board. It takes the place of this screen, so that *Back* does not come
/// here again.
fn go_back_to_review(practice: Practice) {
    if let Some(review) = review_of(practice) {
        let is_before = browser::came_from(&review.to_string()) == Some(true);
        if !is_before || !browser::go_back() {
            review.go_instead();
        }
    }
}

/// The address of the review from which somebody has come.
fn review_of(practice: Practice) -> Option<Route> {
    let reviewed = practice.reviewed.get_value()?;
    Some(LazyRoute::Review(reviewed.id, Some(reviewed.number)).into())
}

/// The table. It begins with a position.
#[component]
pub(super) fn PracticeTable(
    /// The practice.
    practice: Practice,
    /// What follows an answer.
    next: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let room = practice.room;
    let table = room.table;
    let sheet = RwSignal::new(None::<Sheet>);
    let title = match practice.day {
        Some(_) => text::five(),
        None => rule_sets::name(&practice.rules()),
    };
    browser::set_title(&format!("{} – {}", text::title(), words::APP));
    let (parent, parent_title) = match (practice.again, review_of(practice)) {
        (_, Some(review)) => (review, words::review()),
        (Some(_), None) => (LazyRoute::TodaysFive(None).into(), text::five()),
        (None, None) => (LazyRoute::Practice.into(), text::title()),
    };
    listen_to_keys(practice, sheet, next);
    practice.next();
    browser::focus_heading();
    room.lead_to_a_box();
    let class = move || match table.shown.at_rest.get() {
        true => "table",
        false => "table tumbling",
    };
    let turn = view! { <Asked practice /> }.into_any();
    let hint = view! { <Verdict practice /> }.into_any();
    view! {
        <main class=class data-screen="practise" data-nav="table">
            <header class="bar">
                <BackLink to=parent name=parent_title />
                <span class="what-game">
                    <span>{title}</span>
                </span>
                <Tools table sheet />
            </header>
            <Pad room viewed_seat=RwSignal::new(None) />
            <TrayFrame room seat=turn_seat(table) turn hint>
                <div class="wishes">
                    <MainButton practice next />
                </div>
            </TrayFrame>
            <Sheets table sheet />
            <Alternatives room />
        </main>
    }
}

/// What is asked, and how many rolls are left.
#[component]
fn Asked(
    /// The practice.
    practice: Practice,
) -> impl IntoView {
    // While its answer is on the screen, it is still that position.
    let place = Memo::new(move |before: Option<&Option<usize>>| {
        let day = practice.day?;
        if let Some((place, _)) = practice.again {
            return Some(place + 1);
        }
        let decided = practice.decided(day);
        match (practice.chosen.get(), before) {
            (Some(_), Some(Some(place))) => Some(*place),
            _ => Some((decided + 1).min(FiveResults::COUNT)),
        }
    });
    let says = move || match place.get() {
        Some(place) => text::of(place, FiveResults::COUNT),
        None => text::asks(),
    };
    view! {
        <div class="turn long">
            <h1 tabindex="-1" prop:textContent=changing(says)></h1>
            <p class="count">
                <Dots table=practice.room.table />
            </p>
        </div>
    }
}

/// What can be done, then what the answer was worth, and why.
#[component]
fn Verdict(
    /// The practice.
    practice: Practice,
) -> impl IntoView {
    let table = practice.room.table;
    let tells = move || {
        practice
            .says()
            .or_else(|| table.shown.refusal.get())
            .unwrap_or_else(|| {
                let kept = table.shown.kept.get().count();
                table.game(|game| match game.hand() {
                    Some(hand) if game.rolls_left() > 0 => match kept == hand.dice.len() {
                        true => words::choose_or_let_go(),
                        false => text::asks_for(),
                    },
                    _ => words::choose_box(),
                })
            })
    };
    let refused = move || practice.says().is_none() && table.shown.refusal.get().is_some();
    view! {
        <div class="hint" class:refused=refused>
            <p id="verdict" prop:textContent=changing(tells)></p>
            <div class="under">
                <p id="why" prop:textContent=changing(move || practice.why())></p>
                <AllChoices
                    coach=practice.room.coach
                    button=practice.room.table.elements.all_choices
                />
            </div>
            <TryAgain />
        </div>
    }
}

/// The main button: it rolls, and after the answer it brings the next position.
#[component]
fn MainButton(
    /// The practice.
    practice: Practice,
    /// What follows an answer.
    next: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let table = practice.room.table;
    let answered = Memo::new(move |_| practice.chosen.get().is_some() && practice.cost().is_some());
    let closed = move || {
        let kept = table.shown.kept.get().count();
        !answered.get()
            && (practice.exercise.get().is_none()
                || practice.chosen.get().is_some()
                || table.game(|game| {
                    game.hand()
                        .is_none_or(|hand| game.rolls_left() == 0 || kept == hand.dice.len())
                }))
    };
    let says = move || {
        if answered.get() {
            return match practice.again {
                Some(_) => text::five(),
                None if practice.is_reviewed() => text::to_review(),
                None => text::next(),
            };
        }
        let kept = table.shown.kept.get().count();
        table.game(|game| {
            match kept {
                0 => play::roll_button(game, 0),
                // Nothing rolls here.
                _ => keep_these(),
            }
        })
    };
    let tap = move |_| {
        go_on(practice, answered.get_untracked(), next);
    };
    view! {
        <button
            id=move || if answered.get() { "next" } else { "roll" }
            node_ref=table.elements.roll
            class="strong"
            data-once=""
            aria-disabled=move || closed().then_some("true")
            on:click=tap
            prop:textContent=changing(says)
        ></button>
    }
}

/// Rolls, or brings the next position.
fn go_on(practice: Practice, answered: bool, next: impl Fn()) {
    match answered {
        true => next(),
        false if practice.exercise.get_untracked().is_some() => practice.room.table.roll(),
        false => {}
    }
}

fn listen_to_keys(practice: Practice, sheet: OpenSheet, next: impl Fn() + Copy + 'static) {
    let (settings, announcer) = (use_preferences(), use_announcer());
    let table = practice.room.table;
    let answered = move || untrack(|| practice.cost().is_some());
    browser::on_key("keydown", move |event| {
        let on = settings.with_untracked(|settings| settings.shortcuts);
        let Some(key) = browser::key_of(&event).filter(|_| on) else {
            return;
        };
        match key {
            Key::Die(_) if practice.chosen.get_untracked().is_some() => {}
            Key::Die(place) => toggle_aloud(table, announcer, place),
            Key::Roll => go_on(practice, answered(), next),
            // With nothing to focus, arrows scroll as usual.
            Key::Arrow(direction) if !table.elements.move_focus(direction) => return,
            Key::Standing => say_standing(table, announcer),
            Key::Help => sheet.set(Some(Sheet::Keys)),
            Key::Arrow(_) | Key::Held => {}
            Key::Undo => return,
        }
        event.prevent_default();
    });
    // Some browsers press a focused button when the space bar is released.
    browser::on_key("keyup", move |event| {
        if browser::key_of(&event) == Some(Key::Roll)
            && settings.with_untracked(|settings| settings.shortcuts)
        {
            event.prevent_default();
        }
    });
}
