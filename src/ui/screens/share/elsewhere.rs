//! Whether the player whose turn it is plays on another device.

use leptos::prelude::*;

use crate::ui::components::{Switch, WithHelp};
use crate::ui::store::use_store;
use rollkeep_app::storage::{LinkGames, RecordId, receiver, who_is_here, who_stays};
use rollkeep_rules::game::Game;
use rollkeep_words::links as text;

/// Lets somebody send the next turn away, so that a game by links begins here, or take it back. A link that only shows the
/// game needs neither.
#[component]
pub(super) fn Elsewhere(
    /// The id of the game.
    id: RecordId,
    /// The game.
    game: Game,
) -> AnyView {
    let store = use_store();
    let games = store.notes(LinkGames::read);
    let before = games.here(&id).map(<[usize]>::to_vec);
    let is_live = store.read(|store| store.is_live(&id));
    // The connection of a live game knows who plays where.
    let next = receiver(&game).filter(|_| !is_live || before.is_some());
    let Some(next) = next else {
        return ().into_any();
    };
    let here = before.as_ref();
    let away = RwSignal::new(here.is_some_and(|here| !here.contains(&next)));
    let name = game.setup().seats()[next].name.clone();
    let set = move |on| {
        let who = if on { who_stays } else { who_is_here };
        store.notes(|notes| LinkGames::note(notes, &id, who(before.as_deref(), &game)));
        away.set(on);
    };
    view! {
        <Switch name="elsewhere" is_on=move || away.get() set>
            <WithHelp label=text::plays_elsewhere(&name) help=text::plays_elsewhere_help() />
        </Switch>
    }
    .into_any()
}
