//! The score card of one game with real dice.

mod advice;
mod card;
mod desk;
mod end;
mod half;
mod questions;
mod write;

use leptos::prelude::*;

use self::advice::Coach;
use self::card::Cards;
use self::desk::Desk;
use self::end::End;
use self::questions::Questions;
use self::write::WriteSheet;
use crate::ui::browser;
use crate::ui::components::{
    DiceEntry, HomeLink, Icon, MissingRecord, RollsLeft, Shape, Switch, WithHelp, changing, pips,
};
use crate::ui::lazy_route::LazyRoute;
use rollkeep_app::real_dice::{Entry, RealGame};
use rollkeep_app::storage::{Record, RecordId};
use rollkeep_words::paper::print;
use rollkeep_words::{real_dice as text, words};

/// The screen of the card with this id.
#[component]
pub fn RealGameScreen(
    /// The id of the card.
    id: RecordId,
) -> impl IntoView {
    let Some(desk) = Desk::open(&id) else {
        let (record, title) = (Record::Real(id), text::missing());
        return view! {
            <MissingRecord record title help=text::missing_help()>
                <AllCards />
            </MissingRecord>
        }
        .into_any();
    };
    browser::set_title(&format!("{} – {}", text::real_dice(), words::APP));
    browser::focus_heading();
    // On a wide screen, the card is beside the section with the dice.
    view! {
        <main class="page" data-screen="real-game">
            <header class="bar">
                <HomeLink />
                <AllCards />
                <a class="plain" href=LazyRoute::PaperReal(id).to_string()>
                    {print()}
                </a>
            </header>
            <section class="real-play">
                <h1 tabindex="-1" prop:textContent=changing(move || desk.game(text::headline))></h1>
                <Show when=move || desk.is_over()>
                    <End desk />
                </Show>
                <Show when=move || !desk.is_over()>
                    <OwnDice desk />
                </Show>
                <p
                    class="trouble"
                    id="told"
                    role="status"
                    prop:textContent=changing(move || desk.told.get())
                ></p>
            </section>
            <Cards desk />
            <section class="real-foot">
                <Undo desk />
                <Switches desk />
                <div class="answers">
                    <AllCards />
                </div>
            </section>
            <WriteSheet desk />
            <Questions desk />
        </main>
    }
    .into_any()
}

/// The link to all cards.
#[component]
fn AllCards() -> impl IntoView {
    view! {
        <a class="plain" href=LazyRoute::RealDice.to_string()>
            {text::all_cards()}
        </a>
    }
}

/// Entry of the dice on the players' table, and what to do with them.
#[component]
fn OwnDice(
    /// The card.
    desk: Desk,
) -> impl IntoView {
    let says = move || {
        let missing = desk.dice.count.get() - desk.dice.faces.with(Vec::len);
        match missing {
            0 => desk.wins_at_once().unwrap_or_else(text::tap_box),
            _ if missing == desk.dice.count.get() => text::how(),
            missing => text::missing_dice(missing),
        }
    };
    view! {
        <fieldset class=format!("own-dice {}", desk.game_untracked(|game| pips(game.rules())))>
            <legend>{text::your_dice()}</legend>
            <DiceEntry entered=desk.dice />
            <p class="help" role="status" prop:textContent=changing(says)></p>
            <Show when=move || {
                desk.game(RealGame::asks_roll) && !desk.game(|game| game.is_coached())
            }>
                <Rolls desk />
            </Show>
            <Show when=move || desk.game(|game| game.is_coached())>
                <Coach desk />
            </Show>
        </fieldset>
    }
}

/// The choice of the rolls that are left in this turn.
#[component]
fn Rolls(
    /// The card.
    desk: Desk,
    /// The name of its group, which no other choice on the screen has.
    #[prop(default = "left")]
    group: &'static str,
) -> impl IntoView {
    let rolls = desk.game_untracked(|game| game.rules().rolls);
    let is_chosen = move |left| desk.left.get() == left;
    let choose = move |left| desk.left.set(left);
    view! { <RollsLeft class="rolls-left" group rolls is_chosen choose /> }
}

/// The undo button.
#[component]
fn Undo(
    /// The card.
    desk: Desk,
) -> impl IntoView {
    let nothing = move || desk.game(|game| game.last_changed().is_none());
    let undo = move |_| {
        desk.undo();
    };
    view! {
        <div class="answers">
            <button
                class="plain"
                id="undo"
                data-once=""
                aria-disabled=move || nothing().then_some("true")
                on:click=undo
            >
                <Icon shape=Shape::Undo />
                {words::undo()}
            </button>
        </div>
    }
}

/// The switches for the coach and for the statistics.
#[component]
fn Switches(
    /// The card.
    desk: Desk,
) -> impl IntoView {
    let coached = move || desk.game(|game| game.is_coached());
    let counted = move || desk.game(|game| game.is_counted());
    view! {
        <div class="switches">
            <Switch name="coach" is_on=coached set=move |on| desk.switch(Entry::Coach(on))>
                <WithHelp label=text::coach() help=text::coach_help() />
            </Switch>
            <Switch name="count" is_on=counted set=move |on| desk.switch(Entry::Count(on))>
                <WithHelp label=text::count() help=text::count_help() />
            </Switch>
        </div>
    }
}
