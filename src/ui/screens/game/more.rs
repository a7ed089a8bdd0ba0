//! What can be done at a table but no turn needs: it is behind the sign in the bar.

use leptos::prelude::*;

use crate::ui::announcer::{SOON, use_announcer};
use crate::ui::browser;
use crate::ui::components::{Icon, Shape};
use crate::ui::components::{OpenSheet, Sheet};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::preferences::use_preferences;
use crate::ui::store::use_store;
use crate::ui::table::Table;
use rollkeep_words::{over, table as text, words};

/// The tools that no turn needs, as they are while the menu is open.
#[component]
pub fn MoreTools(
    /// The table.
    table: Table,
    /// The sheet that is open.
    sheet: OpenSheet,
) -> impl IntoView {
    let settings = use_preferences();
    // The menu may have opened before this had loaded.
    request_animation_frame(|| browser::focus_soon("#tools button"));
    let open = move |which| move || sheet.set(Some(which));
    let announcer = use_announcer();
    let sound = settings.with_untracked(|settings| settings.sound);
    let sounds = |on| {
        if on {
            text::sound_on()
        } else {
            text::sound_off()
        }
    };
    let toggle_sound = move || {
        settings.update(|it| it.sound = !sound);
        // Screen readers hear nothing outside the menu before it has closed.
        announcer.say_after(&sounds(!sound), SOON);
    };
    let rolls = (!table.practises()).then(|| {
        let open = open(Sheet::Dice);
        view! { <MoreTool shape=Shape::Die name=words::rolls_so_far() on_tap=open /> }
    });
    // A live game has its connection in the bar.
    let is_live = use_store().read(|store| store.is_live(&table.id()));
    let share = (!table.practises() && !is_live).then(|| {
        view! {
            <a class="quiet" id="share" href=LazyRoute::Share(table.id()).to_string()>
                <Icon shape=Shape::Share />
                {over::share()}
            </a>
        }
    });
    let settings_link = (!table.practises()).then(|| {
        view! {
            <a class="quiet" id="settings" href=LazyRoute::Settings.to_string()>
                <Icon shape=Shape::Sliders />
                {words::settings()}
            </a>
        }
    });
    let full = browser::may_fill_screen().then(|| {
        view! {
            <MoreTool
                shape=Shape::Full
                name=text::full_screen()
                on_tap=browser::toggle_full_screen
                attr:id="full-screen"
                attr:aria-pressed=browser::fills_screen().to_string()
            />
        }
    });
    view! {
        <div class="more-tools">
            <MoreTool
                shape=Shape::Book
                name=words::rules()
                on_tap=open(Sheet::Rules)
                attr:autofocus=true
            />
            {rolls}
            {share}
            <MoreTool
                shape=if sound { Shape::Loud } else { Shape::Mute }
                name=sounds(sound)
                on_tap=toggle_sound
                attr:id="sound"
            />
            {full}
            {settings_link}
            <MoreTool shape=Shape::Help name=text::help_name() on_tap=open(Sheet::Keys) />
        </div>
    }
}

/// One of them.
#[component]
fn MoreTool(
    /// Its icon.
    shape: Shape,
    /// Its name.
    name: String,
    /// What it does.
    on_tap: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button class="quiet" on:click=move |_| on_tap()>
            <Icon shape />
            {name}
        </button>
    }
}
