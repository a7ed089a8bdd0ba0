//! Notices on every screen: a new version, storage that fails, damaged saves. A notice about unsaved games stays as
//! long as it is true.

use leptos::prelude::*;

use super::{link, plain, strong};
use crate::ui::browser::{self, El, el, follow};
use crate::ui::device::Device;
use crate::ui::route::Route;
use rollkeep_core::text::{saves, words};

/// The notices at the top of the page; none takes the focus or covers anything.
pub fn notices() -> El {
    let device = Device::here();
    let later = RwSignal::new(false);
    let seen = RwSignal::new(None);
    let fault = move || {
        device
            .fault()
            .get()
            .filter(|fault| seen.get() != Some(*fault))
    };
    follow(move || {
        if device.fault().get().is_none() {
            seen.set(None);
        }
    });
    let known = move || device.settings.with(|settings| settings.asides_known);
    let put_away = move || {
        let known = device.aside().get_untracked();
        device
            .settings
            .update(|settings| settings.asides_known = known);
    };
    el("div.notices")
        .when(
            move || device.update().get() && !later.get(),
            move || {
                let news = el("p")
                    .child(el("strong").child(words::update_ready()))
                    .child(" ")
                    .child(words::update_safe());
                notice("div.notice", "update", "status")
                    .child(news)
                    .child(strong(&words::update_now(), browser::activate_update).id("update-now"))
                    .child(plain(&words::later(), move || later.set(true)))
            },
        )
        .live(move || {
            fault().map(|fault| {
                notice("div.notice.warning", "fault", "alert")
                    .child(el("p").child(saves::fault(fault)))
                    .child(plain(&words::close(), move || seen.set(Some(fault))))
            })
        })
        .when(
            move || device.fault().get().is_some() && fault().is_none(),
            move || {
                let why = plain(&words::not_saved(), move || seen.set(None)).id("unsaved");
                el("div.notice.warning.unsaved").child(why)
            },
        )
        .when(
            move || device.copies().get() > 0,
            move || {
                notice("div.notice.warning", "copied", "alert")
                    .child(el("p").live_text(move || saves::copied(device.copies().get())))
                    .child(plain(&words::close(), move || device.forget_copies()))
            },
        )
        .when(
            move || device.aside().get() > known(),
            move || {
                notice("div.notice.warning", "aside", "status")
                    .child(el("p").live_text(move || saves::quarantined(device.aside().get())))
                    .child(link("a.plain", &Route::Settings).child(words::settings()))
                    .child(plain(&words::close(), put_away))
            },
        )
}

fn notice(kind: &str, id: &str, role: &str) -> El {
    el(kind).id(id).attr("role", role)
}
