//! The list of own players.

use leptos::prelude::*;

use super::past_tournaments::NearlyFull;
use crate::ui::browser::{self, TextFile};
use crate::ui::components::{Alert, Button, FileButton, NewerSaves, Page, Weight, replaced};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::store::{Store, use_store};
use rollkeep_app::storage::{Kind, OwnPlayer, PlayerError, RecordId, Stored};
use rollkeep_words::{player as text, saves};

/// The program of a new player.
const EXAMPLE: &str = include_str!("../../../sandbox/example.mjs");

/// The list of own players, and buttons for new ones.
#[component]
pub fn PlayersScreen() -> impl IntoView {
    let store = use_store();
    let players = Memo::new(move |_| store.ask(Kind::Player, |store| store.players().all()));
    let trouble = RwSignal::new(String::new());
    let open = move |made| match made {
        Ok(id) => LazyRoute::Player(id).go(),
        Err(why) => trouble.set(saves::player_error(&why)),
    };
    let begin = move || open(make(store, &text::new_name(), EXAMPLE.to_owned()));
    let import = move |file: Result<TextFile, String>| match file {
        Ok(TextFile { name, text }) => open(make(store, &name_of(&name), text)),
        Err(why) => trouble.set(why),
    };
    let rows = move || {
        players.with(|players| match players.as_slice() {
            [] if store.newer_of(Kind::Player) > 0 => ().into_any(),
            [] => view! { <p id="none">{text::no_players()}</p> }.into_any(),
            players => players
                .iter()
                .map(|player| view! { <OwnPlayerRow player=player.clone() /> })
                .collect_view()
                .into_any(),
        })
    };
    view! {
        <Page screen="players" title=text::your_players()>
            <p class="lead">{text::your_players_help()}</p>
            <NearlyFull />
            <NewerSaves kind=Kind::Player />
            {replaced(rows)}
            <Alert why=move || trouble.get() />
            <div class="answers">
                <Button weight=Weight::Strong id="new-player" on_tap=begin>
                    {text::new_player()}
                </Button>
                <FileButton id="import" open=import>
                    {text::import_player()}
                </FileButton>
                <a class="plain" href=LazyRoute::Arena.to_string()>
                    {text::arena()}
                </a>
            </div>
        </Page>
    }
}

/// A player in the list.
#[component]
fn OwnPlayerRow(
    /// The player.
    player: Stored<OwnPlayer>,
) -> impl IntoView {
    let Stored {
        id, value: player, ..
    } = player;
    view! {
        <article class="game-row">
            <a href=LazyRoute::Player(id).to_string()>
                <strong>
                    <bdi translate="no">{player.name}</bdi>
                </strong>
                <span>{text::lines(&player.source)}</span>
            </a>
        </article>
    }
}

/// Saves a new player under a name like this one.
fn make(store: Store, like: &str, source: String) -> Result<RecordId, PlayerError> {
    store.write(|store| {
        let id = RecordId::new(browser::now_ms(), 0);
        let name = store.players().free_name(like);
        (store.players()).save(&id, &OwnPlayer { name, source }, None)?;
        Ok(id)
    })
}

/// Returns the name of a player from a file of this name.
fn name_of(file: &str) -> String {
    let name = file.rsplit_once('.').map_or(file, |(name, _)| name).trim();
    if name.is_empty() {
        text::new_name()
    } else {
        name.to_owned()
    }
}
