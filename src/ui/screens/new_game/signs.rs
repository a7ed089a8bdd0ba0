//! The choice of a seat's sign and colour.

use leptos::prelude::*;

use super::drafts::{name_at, names_of};
use crate::ui::components::{
    Answers, Button, Modal, Player, PlayerBadge, PlayerList, Radio, Weight,
};
use crate::ui::preferences::{Preferences, use_preferences};
use rollkeep_app::storage::{Badge, Colour, Sign};
use rollkeep_words::{names, people as text, words};

/// The badge at this place, if nobody chooses another.
pub fn badge_at(settings: Preferences, players: &[Player], place: usize) -> Badge {
    let all = names_of(settings, players);
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let badges = settings.with(|settings| settings.badges_of(&all));
    let found = badges.get(place).copied();
    found.unwrap_or(Badge::of_seat(place))
}

/// A button with a seat's badge, which opens the choice of another.
#[component]
pub fn SignButton(
    /// What screen readers call the seat.
    label: Signal<String>,
    /// The badge.
    shown: Signal<Badge>,
    /// Opens the choice.
    mut on_tap: impl FnMut() + 'static,
) -> impl IntoView {
    view! {
        <button
            class="quiet sign"
            type="button"
            aria-label=move || text::chosen(&label.get(), shown.get())
            on:click=move |_| on_tap()
        >
            {move || view! { <PlayerBadge badge=shown.get() /> }}
        </button>
    }
}

/// The dialog that chooses the badge of a seat.
#[component]
pub fn SignSheet(
    /// All players.
    players: PlayerList,
    /// The key of this one; `None` while the dialog is closed.
    key: RwSignal<Option<usize>>,
) -> impl IntoView {
    let settings = use_preferences();
    let place = move || players.place(key.get()?);
    let close = move || key.set(None);
    let shown = Signal::derive(move || badge_at(settings, &players.get(), place().unwrap_or(0)));
    let choose = move |now: Badge| {
        let all = untrack(|| names_of(settings, &players.get()));
        let all: Vec<&str> = all.iter().map(String::as_str).collect();
        if let Some(place) = untrack(place) {
            settings.update(|settings| settings.choose_badge_at(&all, place, now));
        }
    };
    let title = move || {
        place().map_or(String::new(), |place| {
            names::shown(&name_at(settings, &players.get(), place)).into_owned()
        })
    };
    let signs = move || {
        Sign::ALL.map(|sign| {
            let with = move |badge: Badge| Badge { sign, ..badge };
            view! { <BadgePart group="sign" id=sign.id() name=text::sign(sign) shown with choose /> }
        })
    };
    let colours = move || {
        Colour::ALL.map(|colour| {
            let with = move |badge: Badge| Badge { colour, ..badge };
            let (id, name) = (colour.id(), text::colour(colour));
            view! { <BadgePart group="colour" id name shown with choose /> }
        })
    };
    view! {
        <Modal id="signs" title open=move || key.get().is_some() on_close=close>
            <fieldset class="signs">
                <legend>{text::sign_title()}</legend>
                {signs()}
            </fieldset>
            <fieldset class="signs">
                <legend>{text::colour_title()}</legend>
                {colours()}
            </fieldset>
            <Answers>
                <Button weight=Weight::Strong on_tap=close>
                    {words::done()}
                </Button>
            </Answers>
        </Modal>
    }
}

/// A choice of one sign or one colour. It is selected if `with` leaves the badge unchanged.
#[component]
fn BadgePart(
    /// The group of the choice.
    group: &'static str,
    /// Its value.
    id: &'static str,
    /// What it is called.
    name: String,
    /// The badge now.
    shown: Signal<Badge>,
    /// Returns the badge with this sign or colour.
    with: impl Fn(Badge) -> Badge + Copy + Send + 'static,
    /// Takes the badge that was chosen.
    choose: impl Fn(Badge) + Copy + 'static,
) -> impl IntoView {
    view! {
        <Radio
            group
            value=id
            is_chosen=move || with(shown.get()) == shown.get()
            choose=move || choose(with(shown.get_untracked()))
        >
            <span>
                {move || view! { <PlayerBadge badge=with(shown.get()) /> }} <small>{name}</small>
            </span>
        </Radio>
    }
}
