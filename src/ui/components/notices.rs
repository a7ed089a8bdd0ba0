//! Notices on every screen: a new version, storage that fails, damaged saves. A notice about unsaved games stays as
//! long as it is true.

use leptos::prelude::*;

use super::{Button, Weight};
use crate::ui::browser;
use crate::ui::device::Device;
use crate::ui::route::Route;
use rollkeep_core::text::{saves, words};

/// The notices at the top of the page; none takes the focus or covers anything.
#[component]
pub fn Notices() -> impl IntoView {
    let device = Device::here();
    let later = RwSignal::new(false);
    // The fault whose notice was closed.
    let seen = RwSignal::new(None);
    let fault = move || {
        let fault = device.fault().get();
        fault.filter(|fault| seen.get() != Some(*fault))
    };
    Effect::new(move |_| {
        if device.fault().get().is_none() {
            seen.set(None);
        }
    });
    let put_away = move || {
        let known = device.aside().get_untracked();
        (device.settings).update(|settings| settings.asides_known = known);
    };
    let known = move || device.settings.with(|settings| settings.asides_known);
    view! {
        <div class="notices">
            <Show when=move || device.update().get() && !later.get()>
                <div class="notice" id="update" role="status">
                    <p>
                        <strong>{words::update_ready()}</strong>
                        " "
                        {words::update_safe()}
                    </p>
                    <Button weight=Weight::Strong id="update-now" on_tap=browser::activate_update>
                        {words::update_now()}
                    </Button>
                    <Button on_tap=move || later.set(true)>{words::later()}</Button>
                </div>
            </Show>
            {move || {
                fault().map(|fault| {
                    view! {
                        <div class="notice warning" id="fault" role="alert">
                            <p>{saves::fault(fault)}</p>
                            <Button on_tap=move || seen.set(Some(fault))>{words::close()}</Button>
                        </div>
                    }
                })
            }}
            <Show when=move || device.fault().get().is_some() && fault().is_none()>
                <div class="notice warning unsaved">
                    <Button id="unsaved" on_tap=move || seen.set(None)>{words::not_saved()}</Button>
                </div>
            </Show>
            <Show when=move || { device.copies().get() > 0 }>
                <div class="notice warning" id="copied" role="alert">
                    <p>{move || saves::copied(device.copies().get())}</p>
                    <Button on_tap=move || device.forget_copies()>{words::close()}</Button>
                </div>
            </Show>
            <Show when=move || { device.aside().get() > known() }>
                <div class="notice warning" id="aside" role="status">
                    <p>{move || saves::quarantined(device.aside().get())}</p>
                    <a class="plain" href=Route::Settings.href()>{words::settings()}</a>
                    <Button on_tap=put_away>{words::close()}</Button>
                </div>
            </Show>
        </div>
    }
}
