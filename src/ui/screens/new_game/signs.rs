//! The choice of a seat's sign and colour.

use leptos::prelude::*;

use super::drafts::{SeatDraft, all_named, named, place_of};
use crate::ui::browser::{El, el};
use crate::ui::components::{Modal, answers, badge, fieldset, radio, strong};
use crate::ui::device::Device;
use rollkeep_core::storage::{Badge, Colour, Sign};
use rollkeep_core::text::{names, people as text, words};

/// The badge at this place, if nobody chooses another.
pub fn badge_at(device: Device, seats: &[SeatDraft], place: usize) -> Badge {
    let all = all_named(seats);
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let badges = device.settings.with(|settings| settings.badges_of(&all));
    let found = badges.get(place).copied();
    found.unwrap_or(Badge::of_seat(place))
}

/// A button with a seat's badge, which opens the choice of another.
pub fn sign_button(
    label: impl Fn() -> String + 'static,
    shown: impl Fn() -> Badge + Copy + 'static,
    on_click: impl FnMut() + 'static,
) -> El {
    el("button.quiet.sign")
        .attr("type", "button")
        .live_attr("aria-label", move || Some(text::chosen(&label(), shown())))
        .live(move || badge(shown()))
        .on_click(on_click)
}

/// The dialog that chooses the badge of the seat with this key.
pub fn sign_sheet(seats: RwSignal<Vec<SeatDraft>>, key: RwSignal<Option<usize>>) -> El {
    let device = Device::here();
    let place = move || place_of(key.get()?, &seats.get());
    let close = move || key.set(None);
    let shown = move || badge_at(device, &seats.get(), place().unwrap_or(0));
    let choose = move |now: Badge| {
        let all = untrack(|| all_named(&seats.get()));
        let all: Vec<&str> = all.iter().map(String::as_str).collect();
        if let Some(place) = untrack(place) {
            device
                .settings
                .update(|settings| settings.choose_badge_at(&all, place, now));
        }
    };
    Modal::new("signs", move || key.get().is_some(), close).holds(
        move || {
            place().map_or(String::new(), |place| {
                names::shown(&named(&seats.get(), place)).into_owned()
            })
        },
        move || {
            let signs = Sign::ALL.map(|sign| {
                let with = move |badge: Badge| Badge { sign, ..badge };
                one("sign", sign.id(), &text::sign(sign), shown, with, choose)
            });
            let colours = Colour::ALL.map(|colour| {
                let with = move |badge: Badge| Badge { colour, ..badge };
                one(
                    "colour",
                    colour.id(),
                    &text::colour(colour),
                    shown,
                    with,
                    choose,
                )
            });
            vec![
                fieldset("fieldset.signs", &text::sign_title()).child(signs),
                fieldset("fieldset.signs", &text::colour_title()).child(colours),
                answers([strong(&words::done(), close)]),
            ]
        },
    )
}

/// A choice of one sign or one colour. It is selected if `with` leaves the badge unchanged.
fn one(
    group: &str,
    id: &str,
    name: &str,
    shown: impl Fn() -> Badge + Copy + 'static,
    with: impl Fn(Badge) -> Badge + Copy + 'static,
    choose: impl Fn(Badge) + Copy + 'static,
) -> El {
    let says = el("span")
        .live(move || badge(with(shown())))
        .child(el("small").child(name));
    radio(
        group,
        id,
        move || with(shown()) == shown(),
        move || choose(with(untrack(shown))),
        says,
    )
}
