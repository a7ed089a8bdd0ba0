//! Names before a game is shared: on every device, "You" is somebody else.

use leptos::prelude::*;

use crate::ui::components::{Alert, Labelled, NameInput, Page, SubmitButton};
use crate::ui::preferences::use_preferences;
use crate::ui::route::Route;
use crate::ui::store::{Store, use_store};
use rollkeep_app::storage::{SavedGame, Stored};
use rollkeep_rules::game::{OwnName, Phase, Seat, SeatKind, YOU, is_default_name};
use rollkeep_words::{links as text, names, refusals, words};

/// Returns the game with the own name in place of "You"; `None` if the device does not know the own name, or if somebody else
/// in this game has it.
pub(super) fn with_own_name(
    store: Store,
    own: &OwnName,
    found: &Stored<SavedGame>,
) -> Option<SavedGame> {
    let seats = own.persons(found.value.game.setup().seats());
    if seats.iter().any(|seat| seat.name == YOU) {
        return None;
    }
    name(store, found, seats.into_iter().map(|seat| seat.name)).ok()
}

/// Returns the game with these names. A game in progress is saved with them, because it comes back in a link with them. So is
/// one with shared dice, whose players are told apart by name. In other finished games, "You" stays "You" on this device. If
/// the names are not possible, says why.
fn name(
    store: Store,
    found: &Stored<SavedGame>,
    names: impl Iterator<Item = String>,
) -> Result<SavedGame, String> {
    let mut saved = found.value.clone();
    let game = saved.game.with_names(&names.collect::<Vec<_>>());
    saved.game = game.map_err(|why| refusals::setup(saved.game.rules(), why))?;
    let is_over = matches!(saved.game.phase(), Phase::Over(_));
    if is_over && saved.game.setup().shared_dice().is_none() {
        return Ok(saved);
    }
    let expected = Some(found.text.as_str());
    let written = store.write(|store| store.games().save(&found.id, &saved, expected));
    written.map_err(|_| words::changed_elsewhere())?;
    Ok(saved)
}

/// Asks for the names of people without one. The name of "You" is the own name from now on.
#[component]
pub(super) fn Naming(
    /// The game.
    found: Stored<SavedGame>,
    /// Gets the game with the names.
    named: RwSignal<Option<SavedGame>>,
) -> impl IntoView {
    let (store, settings) = (use_store(), use_preferences());
    let trouble = RwSignal::new(String::new());
    let parent = (Route::Game(found.id.clone()), words::back_to_game());
    let game = &found.value.game;
    let seats = game.setup().seats().to_vec();
    // People with a name keep it.
    let nameless = |seat: &Seat| seat.kind == SeatKind::Person && is_default_name(&seat.name);
    let drafts: Vec<_> = (seats.iter())
        .map(|seat| nameless(seat).then(|| RwSignal::new(String::new())))
        .collect();
    let fields = (seats.iter().zip(&drafts)).filter_map(|(seat, draft)| {
        let draft = (*draft)?;
        let label = match seat.name.as_str() {
            YOU => names::your_name(),
            other => names::shown(other).into_owned(),
        };
        Some(view! {
            <Labelled label>
                <NameInput name=draft write=move |name| draft.set(name) />
            </Labelled>
        })
    });
    let fields: Vec<_> = fields.collect();
    let save = move || {
        let written = |(draft, seat): (&Option<RwSignal<String>>, &Seat)| {
            let written = draft.map(|draft| draft.get_untracked()).unwrap_or_default();
            match written.trim().is_empty() {
                // The default name "Player 2" is clear to others; "You" is not.
                true if seat.name == YOU => String::new(),
                true => seat.name.clone(),
                false => written,
            }
        };
        let names: Vec<String> = drafts.iter().zip(&seats).map(written).collect();
        match name(store, &found, names.iter().cloned()) {
            Ok(saved) => {
                let own = names.iter().zip(&seats).find(|(_, seat)| seat.name == YOU);
                if let Some((name, _)) = own {
                    settings.update(|settings| settings.learn_own_name(name));
                }
                named.set(Some(saved));
            }
            Err(why) => trouble.set(why),
        }
    };
    let content = view! {
        <p class="lead">{text::who_plays_help()}</p>
        <form on:submit=move |event| {
            event.prevent_default();
            save();
        }>
            {fields} <Alert why=move || trouble.get() />
            <SubmitButton id="named">{text::make_link()}</SubmitButton>
        </form>
    };
    view! {
        <Page screen="share" title=text::who_plays() parent>
            {content}
        </Page>
    }
}
