//! What can be chosen, and all that is saved.

use leptos::prelude::*;

use super::saves::Saves;
use crate::storage::{Motion, Settings, Theme};
use crate::text::words;
use crate::ui::components::Page;
use crate::ui::device::Device;

/// A choice that is on or off: its name, what it means, how it is read and how it is set.
type Switch = (
    &'static str,
    &'static str,
    &'static str,
    fn(&Settings) -> bool,
    fn(&mut Settings, bool),
);

const SWITCHES: [Switch; 4] = [
    (
        "motion",
        words::DICE_TUMBLE,
        words::DICE_TUMBLE_HELP,
        |settings| settings.motion == Motion::System,
        |settings, on| settings.motion = if on { Motion::System } else { Motion::Off },
    ),
    (
        "pass",
        words::PASS_SCREEN,
        words::PASS_SCREEN_HELP,
        |settings| settings.pass_screen,
        |settings, on| settings.pass_screen = on,
    ),
    (
        "awake",
        words::KEEP_AWAKE,
        words::KEEP_AWAKE_HELP,
        |settings| settings.keep_awake,
        |settings, on| settings.keep_awake = on,
    ),
    (
        "shortcuts",
        words::SHORTCUTS,
        words::SHORTCUTS_HELP,
        |settings| settings.shortcuts,
        |settings, on| settings.shortcuts = on,
    ),
];

/// What can be chosen, and all that is saved.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    let settings = Device::here().settings;
    let themes = [
        (Theme::System, "system", words::THEME_SYSTEM),
        (Theme::Light, "light", words::THEME_LIGHT),
        (Theme::Dark, "dark", words::THEME_DARK),
    ];
    view! {
        <Page screen="settings" title=words::SETTINGS>
            <fieldset class="themes">
                <legend>{words::LOOK}</legend>
                {themes.map(|(theme, id, label)| view! {
                    <label class="choice">
                        <input type="radio" name="theme" value=id
                            prop:checked=move || settings.with(|s| s.theme == theme)
                            on:change=move |_| settings.update(|s| s.theme = theme)/>
                        <span>{label}</span>
                    </label>
                })}
            </fieldset>
            <fieldset>
                <legend>{words::AT_THE_TABLE}</legend>
                {SWITCHES.map(|(id, label, help, is_on, set)| view! {
                    <label class="choice">
                        <input type="checkbox" name=id
                            prop:checked=move || settings.with(is_on)
                            on:change=move |event| {
                                let on = event_target_checked(&event);
                                settings.update(|settings| set(settings, on));
                            }/>
                        <span><strong>{label}</strong><small>{help}</small></span>
                    </label>
                })}
            </fieldset>
            <Saves/>
        </Page>
    }
}
