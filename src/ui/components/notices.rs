//! Notices on every screen: a new version, storage that fails, damaged saves. A notice about unsaved games stays as
//! long as it is true.

use leptos::prelude::*;

use super::{Button, Weight, changing};
use crate::ui::browser;
use crate::ui::lazy_route::LazyRoute;
use crate::ui::preferences::use_preferences;
use crate::ui::store::use_health;
use rollkeep_words::{saves, words};

/// The notices at the top of the page; none takes the focus or covers anything.
#[component]
pub fn Notices(
    /// Whether a newer version of the page waits.
    update: ReadSignal<bool>,
) -> impl IntoView {
    let (health, settings) = (use_health(), use_preferences());
    let later = RwSignal::new(false);
    // The fault whose notice was closed.
    let seen = RwSignal::new(None);
    let fault = move || {
        let fault = health.fault.get();
        fault.filter(|fault| seen.get() != Some(*fault))
    };
    Effect::new(move |_| {
        if health.fault.get().is_none() {
            seen.set(None);
        }
    });
    let put_away = move || {
        let known = health.aside.get_untracked();
        settings.update(|settings| settings.asides_known = known);
    };
    let known = move || settings.with(|settings| settings.asides_known);
    view! {
        <div class="notices">
            <Show when=move || update.get() && !later.get()>
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
                fault()
                    .map(|fault| {
                        view! {
                            <div class="notice warning" id="fault" role="alert">
                                <p prop:textContent=saves::fault(fault)></p>
                                <Button on_tap=move || {
                                    seen.set(Some(fault))
                                }>{words::close()}</Button>
                            </div>
                        }
                    })
            }}
            <Show when=move || health.fault.get().is_some() && fault().is_none()>
                <div class="notice warning unsaved">
                    <Button id="unsaved" on_tap=move || seen.set(None)>
                        {words::not_saved()}
                    </Button>
                </div>
            </Show>
            <Show when=move || { health.copies.get() > 0 }>
                <div class="notice warning" id="copied" role="alert">
                    <p prop:textContent=changing(move || saves::copied(health.copies.get()))></p>
                    <Button on_tap=move || health.copies.set(0)>{words::close()}</Button>
                </div>
            </Show>
            <Show when=move || { health.aside.get() > known() }>
                <div class="notice warning" id="aside" role="status">
                    <p prop:textContent=changing(move || saves::quarantined(
                        health.aside.get(),
                    ))></p>
                    <a class="plain" href=LazyRoute::Settings.to_string()>
                        {words::settings()}
                    </a>
                    <Button on_tap=put_away>{words::close()}</Button>
                </div>
            </Show>
        </div>
    }
}
