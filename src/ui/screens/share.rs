//! A game as a link: to send, to copy, and for the camera of another device.

mod elsewhere;
mod naming;

use leptos::prelude::*;

use self::elsewhere::Elsewhere;
use self::naming::Naming;
use super::challenge::challengers_of;
use crate::ui::browser;
use crate::ui::components::{LinkSharing, MissingGame, Page, Weight, qr_code};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::preferences::use_preferences;
use crate::ui::route::Route;
use crate::ui::store::use_store;
use rollkeep_app::link::SharedGame;
use rollkeep_app::storage::{LinkGames, RecordId, SavedGame};
use rollkeep_rules::game::{Game, Phase, SharedDice};
use rollkeep_words::{challenges, links as text, play, words};

/// The screen with the link of a game on this device.
#[component]
pub fn ShareScreen(
    /// The id of the game.
    id: RecordId,
) -> AnyView {
    let store = use_store();
    let found = store.read(|store| store.games().load(&id));
    let Some(found) = found else {
        return view! { <MissingGame id /> }.into_any();
    };
    if !text::names_you(&found.value.game) {
        return view! { <Send id saved=found.value /> }.into_any();
    }
    let own = use_preferences().with_untracked(|it| it.own_name.clone());
    if let Some(saved) = naming::with_own_name(store, &own, &found) {
        return view! { <Send id saved /> }.into_any();
    }
    let named = RwSignal::new(None::<SavedGame>);
    let shown = move || match named.get() {
        Some(saved) => view! { <Send id=id.clone() saved /> }.into_any(),
        None => view! { <Naming found=found.clone() named /> }.into_any(),
    };
    view! { <div class="whole">{shown}</div> }.into_any()
}

/// The screen with the link of a game in which everybody has a name that others understand.
#[component]
fn Send(
    /// The id of the game.
    id: RecordId,
    /// The game, with the names that the link tells.
    saved: SavedGame,
) -> AnyView {
    let store = use_store();
    let shared = SharedGame::new(saved.game, saved.began);
    let payload = shared.to_payload();
    let game = shared.game;
    store.notes(|notes| LinkGames::tell(notes, &id, &game));
    let elsewhere = view! { <Elsewhere id=id.clone() game=game.clone() /> }.into_any();
    let challengers = challengers_of(store, &game);
    let title = match game.setup().shared_dice() {
        Some(SharedDice::Challenge(_)) if challengers.is_empty() => challenges::send(),
        Some(SharedDice::Challenge(_)) => challenges::send_answer(&challengers),
        Some(SharedDice::Daily(_)) | None => text::share_game(),
    };
    let content = view! {
        <p class="lead">{play::names(&game)} " · " {text::how_far(&game)}</p>
        {match payload {
            Ok(payload) => {
                let address = browser::address(&LazyRoute::Shared(payload).to_string());
                view! { <Link game address elsewhere /> }.into_any()
            }
            Err(why) => view! { <p class="trouble">{text::unshareable(why)}</p> }.into_any(),
        }}
    };
    view! {
        <Page screen="share" title parent=(Route::Game(id), words::back_to_game())>
            {content}
        </Page>
    }
    .into_any()
}

/// The link, and the buttons that send it.
#[component]
fn Link(
    /// The game of the link.
    game: Game,
    /// The link.
    address: String,
    /// Whether the next player is elsewhere.
    elsewhere: AnyView,
) -> impl IntoView {
    let is_over = matches!(game.phase(), Phase::Over(_));
    let shared_dice = game.setup().shared_dice();
    let challengers = challengers_of(use_store(), &game);
    let title = match shared_dice {
        Some(dice) => challenges::link_title(&game, dice, !challengers.is_empty()),
        None => text::message(&game),
    };
    let copies = format!("{title}\n{address}");
    let says: [fn() -> String; 2] = [text::copied, text::not_copied];
    let sends = match browser::can_share() {
        true => text::share_link(),
        false => text::copy_message(),
    };
    let help = match (shared_dice, is_over) {
        (Some(_), true) if !challengers.is_empty() => challenges::answer_help(&challengers),
        (Some(_), false) if !challengers.is_empty() => challenges::answer_later(&challengers),
        (Some(_), _) => challenges::link_help(),
        (None, true) => text::to_look_at(),
        (None, false) => text::to_play_on(),
    };
    let code = match qr_code(&address, text::qr_code()) {
        Some(code) => {
            view! { <figure class="scan">{code} <figcaption>{text::scan()}</figcaption></figure> }
                .into_any()
        }
        None => view! { <p class="help">{text::no_qr_code()}</p> }.into_any(),
    };
    view! {
        <div class="link-parts">
            <div class="prose">
                {elsewhere}
                <LinkSharing title address=address.clone() copies says weight=Weight::Strong>
                    {sends}
                </LinkSharing>
            </div>
            {code}
            <div class="prose">
                <p>{help}</p>
                <p class="help">{text::no_server()}</p>
                <p class="address">{address}</p>
            </div>
        </div>
    }
}
