//! What a player is told on every screen: a new version, storage that fails, damaged saves.

use leptos::prelude::*;

use crate::text::{saves, words};
use crate::ui::browser;
use crate::ui::device::Device;
use crate::ui::route::Route;

/// The notices at the top of the page; none takes the focus or covers anything.
#[component]
pub fn Notices() -> impl IntoView {
    let device = Device::here();
    let later = RwSignal::new(false);
    let aside_seen = RwSignal::new(false);
    view! {
        <div class="notices">
            <Show when=move || device.update.get() && !later.get()>
                <div id="update" class="notice" role="status">
                    <p><strong>{words::UPDATE_READY}</strong>" "{words::UPDATE_SAFE}</p>
                    <button id="update-now" class="strong" on:click=move |_| browser::activate_update()>{words::UPDATE_NOW}</button>
                    <button class="plain" on:click=move |_| later.set(true)>{words::LATER}</button>
                </div>
            </Show>
            {move || device.fault.get().map(|fault| view! {
                <div id="fault" class="notice warning" role="alert"><p>{saves::fault(fault)}</p></div>
            })}
            <Show when=move || (device.aside.get() > 0) && !aside_seen.get()>
                <div id="aside" class="notice warning" role="status">
                    <p>{move || saves::aside(device.aside.get())}</p>
                    <a class="plain" href=Route::Settings.href()>{words::SETTINGS}</a>
                    <button class="plain" on:click=move |_| aside_seen.set(true)>{words::CLOSE}</button>
                </div>
            </Show>
        </div>
    }
}
