//! The settings, all saves, and what Rollkeep is.

use leptos::prelude::*;

use super::about::About;
use super::saves::Saves;
use crate::ui::browser;
use crate::ui::components::{
    DieFace, NameInput, PaceChoice, Page, Radio, Switch, WithHelp, changing,
};
use crate::ui::language::use_language;
use crate::ui::preferences::use_preferences;
use crate::ui::route::{Route, use_address};
use rollkeep_app::storage::{Motion, Settings, TableLook, Theme};
use rollkeep_rules::dice::Face;
use rollkeep_rules::game::OwnName;
use rollkeep_words::{Language, language, names, table, words};

/// A setting that is on or off: its id, its label, its help, how to read it, and how to set it.
type OnOff = (
    &'static str,
    fn() -> String,
    fn() -> String,
    fn(&Settings) -> bool,
    fn(&mut Settings, bool),
);

/// The ids of settings that only some devices have.
const VIBRATION: &str = "vibration";
const SHORTCUTS: &str = "shortcuts";

const SWITCHES: [OnOff; 8] = [
    (
        "motion",
        words::dice_tumble,
        words::dice_tumble_help,
        |settings| settings.motion == Motion::System,
        |settings, on| settings.motion = if on { Motion::System } else { Motion::Off },
    ),
    (
        "sound",
        table::sound,
        table::sound_help,
        |settings| settings.sound,
        |settings, on| settings.sound = on,
    ),
    (
        VIBRATION,
        table::vibration,
        table::vibration_help,
        |settings| settings.vibration,
        |settings, on| settings.vibration = on,
    ),
    (
        "left-handed",
        table::left_handed,
        table::left_handed_help,
        |settings| settings.left_handed,
        |settings, on| settings.left_handed = on,
    ),
    (
        "pass",
        words::pass_screen,
        words::pass_screen_help,
        |settings| settings.pass_screen,
        |settings, on| settings.pass_screen = on,
    ),
    (
        "ask-scores",
        words::ask_scores,
        words::ask_scores_help,
        |settings| settings.ask_scores,
        |settings, on| settings.ask_scores = on,
    ),
    (
        "awake",
        words::keep_awake,
        words::keep_awake_help,
        |settings| settings.keep_awake,
        |settings, on| settings.keep_awake = on,
    ),
    (
        SHORTCUTS,
        words::shortcuts,
        words::shortcuts_help,
        |settings| settings.shortcuts,
        |settings, on| settings.shortcuts = on,
    ),
];

/// The settings screen.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    let settings = use_preferences();
    let themes = [
        (Theme::System, "system", words::theme_system()),
        (Theme::Light, "light", words::theme_light()),
        (Theme::Dark, "dark", words::theme_dark()),
    ]
    .map(|(theme, id, label)| {
        let is_chosen = move || settings.with(|s| s.theme == theme);
        let choose = move || settings.update(|s| s.theme = theme);
        view! {
            <Radio group="theme" value=id is_chosen choose>
                <span>{label}</span>
            </Radio>
        }
    });
    let here = SWITCHES.into_iter().filter(move |(id, ..)| match *id {
        VIBRATION => browser::can_vibrate(),
        // What is off can be switched on again.
        SHORTCUTS => {
            browser::has_keyboard() || settings.with_untracked(|settings| !settings.shortcuts)
        }
        _ => true,
    });
    let switches = here.map(move |(id, label, help, is_on, set)| {
        let set = move |on| settings.update(|settings| set(settings, on));
        view! {
            <Switch name=id is_on=move || settings.with(is_on) set>
                <WithHelp label=label() help=help() />
            </Switch>
        }
    });
    let game = use_address().game_before();
    let back = game.map(|id| {
        let href = Route::Game(id).to_string();
        view! {
            <a id="back-to-game" href=href>
                {words::back_to_game()}
            </a>
        }
    });
    view! {
        <Page screen="settings" title=words::settings()>
            {back}
            <Languages />
            <YourName />
            <fieldset class="themes">
                <legend>{words::look()}</legend>
                {themes}
            </fieldset>
            <TableLooks />
            <fieldset class="row">
                <legend>{words::at_the_table()}</legend>
                {switches.collect::<Vec<_>>()}
            </fieldset>
            <PaceChoice />
            <Saves />
            <About />
        </Page>
    }
}

/// The name of the person whose device this is. It changes when the field is left, not letter by letter.
#[component]
fn YourName() -> impl IntoView {
    let settings = use_preferences();
    let own =
        Memo::new(move |_| settings.with(|it| it.own_name.get().unwrap_or_default().to_owned()));
    let name = RwSignal::new(String::new());
    // Another tab may change it.
    browser::follow(move || name.set(own.get()));
    let change = move |_| {
        let told = OwnName::new(&name.get_untracked());
        settings.update(|settings| settings.own_name = told);
        name.set(own.get_untracked());
    };
    view! {
        <div class="your-name">
            <label for="your-name">{names::your_name()}</label>
            <NameInput
                id="your-name"
                name
                write=move |text| name.set(text)
                help="your-name-help"
                on:change=change
            />
            <small id="your-name-help">{names::your_name_help()}</small>
        </div>
    }
}

/// The choice of the language. Each has its name in that language.
#[component]
fn Languages() -> impl IntoView {
    let spoken = use_language();
    // After the page, whose heading takes the focus first.
    if spoken.was_just_chosen() {
        browser::focus_soon("#language");
    }
    let state = RwSignal::new(String::new());
    let options = Language::all().map(|language| {
        // Runs again when a chosen language has not loaded: then the list shows the spoken one.
        let is_spoken = move || spoken.language() == language;
        view! {
            <option value=language.code() lang=language.code() prop:selected=is_spoken>
                {language.name()}
            </option>
        }
    });
    let choose = move |event| {
        if let Some(language) = Language::of(&event_target_value(&event)) {
            spoken.choose(language, state);
        }
    };
    view! {
        <p class="language">
            <label for="language">{language::title()}</label>
            <select id="language" on:change=choose>
                {options.collect::<Vec<_>>()}
            </select>
            <small prop:textContent=changing(move || state.get())></small>
        </p>
    }
}

/// The choice of the table's look; each option is a sample.
#[component]
fn TableLooks() -> impl IntoView {
    let settings = use_preferences();
    let looks = TableLook::ALL.map(|look| {
        let (label, face) = match look {
            TableLook::Paper => (words::table_paper(), Face::Three),
            TableLook::Baize => (words::table_baize(), Face::Five),
            TableLook::Blueprint => (words::table_blueprint(), Face::Six),
        };
        let is_chosen = move || settings.with(|s| s.table_look == look);
        let choose = move || settings.update(|s| s.table_look = look);
        view! {
            <Radio group="table-look" value=look.id() is_chosen choose attr:data-look=look.id()>
                <span>
                    <span class="sample">
                        <DieFace face />
                    </span>
                    <span>{label}</span>
                </span>
            </Radio>
        }
    });
    view! {
        <fieldset class="themes looks">
            <legend>{words::table_look()}</legend>
            {looks}
        </fieldset>
    }
}
