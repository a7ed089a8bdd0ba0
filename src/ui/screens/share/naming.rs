//! Asks for names before a game is shared: on every device, "You" is somebody else.

use leptos::prelude::*;

use crate::ui::components::{NameInput, Page, SubmitButton};
use crate::ui::store::Store;
use rollkeep_core::game::{Game, Seat, SeatKind};
use rollkeep_core::storage::StoredGame;
use rollkeep_core::text::{links as text, names, refusals, words};

/// Returns whether others would read "You" for somebody else.
pub(super) fn is_needed(game: &Game) -> bool {
    let alone = game.setup().shared_dice().is_some();
    !alone && text::names_you(game)
}

/// Asks for the names of people without one, and saves the game with them.
#[component]
pub(super) fn Naming(
    /// The game.
    found: StoredGame,
    /// Becomes true once the game is saved.
    named: RwSignal<bool>,
) -> impl IntoView {
    let store = Store::here();
    let trouble = RwSignal::new(String::new());
    let game = &found.saved.game;
    let seats = game.setup().seats().to_vec();
    // People with a name keep it.
    let nameless = |seat: &Seat| seat.kind == SeatKind::Person && names::is_default(&seat.name);
    let drafts: Vec<_> = (seats.iter())
        .map(|seat| nameless(seat).then(|| RwSignal::new(String::new())))
        .collect();
    let fields = (seats.iter().zip(&drafts)).filter_map(|(seat, draft)| {
        let (name, draft) = (seat.name.clone(), (*draft)?);
        Some(view! { <NameField name draft /> })
    });
    let fields: Vec<_> = fields.collect();
    let save = move || {
        let written = drafts.iter().zip(&seats).map(|(draft, seat)| {
            let written = draft.map(|draft| draft.get_untracked()).unwrap_or_default();
            match written.trim().is_empty() {
                // The default name "Player 2" is clear to others; "You" is not.
                true if seat.name == names::YOU => String::new(),
                true => seat.name.clone(),
                false => written,
            }
        });
        let mut saved = found.saved.clone();
        match saved.game.with_names(&written.collect::<Vec<_>>()) {
            Err(why) => return trouble.set(refusals::setup(saved.game.rules(), why)),
            Ok(game) => saved.game = game,
        }
        let expected = Some(found.text.as_str());
        match store.write(|store| store.games().save(&found.id, &saved, expected)) {
            Ok(_) => named.set(true),
            Err(_) => trouble.set(words::changed_elsewhere()),
        }
    };
    let content = view! {
        <p class="lead">{text::who_plays_help()}</p>
        <form on:submit=move |event| {
            event.prevent_default();
            save();
        }>
            {fields} <p class="trouble" role="alert">
                {move || trouble.get()}
            </p> <SubmitButton id="named">{text::make_link()}</SubmitButton>
        </form>
    };
    view! {
        <Page screen="share" title=text::who_plays()>
            {content}
        </Page>
    }
}

/// A field for the name of one player.
#[component]
fn NameField(
    /// The name so far.
    name: String,
    /// The new name.
    draft: RwSignal<String>,
) -> impl IntoView {
    let asks = match name.as_str() {
        names::YOU => text::your_name(),
        other => names::shown(other).into_owned(),
    };
    view! {
        <label class="asked">
            <span>{asks}</span>
            <NameInput name=draft write=move |name| draft.set(name) />
        </label>
    }
}
