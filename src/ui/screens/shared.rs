//! A game from a link. It is saved only when the player asks for it.

mod watch;

use std::rc::Rc;

use leptos::prelude::*;

use self::watch::Watch;
use super::challenge::invitation_screen;
use crate::ui::browser::{self, LocalBackend};
use crate::ui::components::{
    Button, HomeLink, Icon, Missing, PlayerBadge, ScoreCards, Shape, Weight,
};
use crate::ui::preferences::preferences;
use crate::ui::route::{Address, Route};
use crate::ui::store::Store;
use crate::ui::table::seat_of;
use rollkeep_core::game::{Game, Phase, Relation, SeatKind};
use rollkeep_core::link::SharedGame;
use rollkeep_core::storage::{Badge, Kind, LinkGames, RecordId, SavedGame, StoredGame};
use rollkeep_core::text::{links as text, names, play, words};

/// The screen of a payload's game, or of the error.
#[component]
pub fn SharedScreen(
    /// The payload of the link.
    payload: String,
) -> impl IntoView {
    match SharedGame::from_payload(&payload) {
        Ok(shared) => {
            let shared = Rc::new(shared);
            // If this is the continuation of your own game, show it. Otherwise the game would reveal the dice, so show
            // an invitation.
            let here = found(Store::here(), &shared);
            let own = matches!(here, Some((_, Relation::Ahead)));
            let invitation = (!own).then(|| invitation_screen(&shared)).flatten();
            match invitation {
                Some(invitation) => invitation,
                None => view! { <Opened shared /> }.into_any(),
            }
        }
        Err(why) => {
            let (title, help) = text::broken(why);
            view! { <Missing title help /> }.into_any()
        }
    }
}

/// The game of the link on screen. Copies refer to the same one.
#[derive(Clone, Copy)]
struct Linked {
    store: Store,
    address: Address,
    shared: StoredValue<Rc<SharedGame>, LocalStorage>,
    /// The same game on this device.
    here: RwSignal<Option<(StoredGame, Relation)>>,
    /// Whether the replay is open.
    watching: RwSignal<bool>,
    /// Why it was not saved.
    trouble: RwSignal<Option<String>>,
}

impl Linked {
    fn game<T>(self, ask: impl FnOnce(&Game) -> T) -> T {
        self.shared.with_value(|shared| ask(&shared.game))
    }

    fn is_over(self) -> bool {
        self.game(|game| matches!(game.phase(), Phase::Over(_)))
    }

    /// Looks for the same game on this device.
    fn find(self) {
        let found = self.shared.with_value(|shared| found(self.store, shared));
        self.here.set(found);
    }

    /// Saves the game on this device and opens it.
    fn take(self) {
        let shared = self.shared.get_value();
        take(self.store, self.address, &shared, self.here, self.trouble);
    }

    /// Opens the replay.
    fn watch(self) {
        self.watching.set(true);
        browser::scroll_to_top();
        browser::focus_soon("#play");
    }
}

/// A game that can be read, saved and watched.
#[component]
fn Opened(
    /// The game of the link.
    shared: Rc<SharedGame>,
) -> impl IntoView {
    let store = Store::here();
    let linked = Linked {
        store,
        address: Address::here(),
        here: RwSignal::new(found(store, &shared)),
        watching: RwSignal::new(false),
        trouble: RwSignal::new(None),
        shared: StoredValue::new_local(shared),
    };
    store.on_change([Kind::Game], move || linked.find());
    let names = linked.game(play::names);
    browser::set_title(&format!("{names} – {}", words::APP));
    browser::focus_soon("h1");
    let watching = linked.watching;
    let kind = move || match watching.get() {
        true => "table",
        false => "page",
    };
    let screen = move || match watching.get() {
        true => "watch",
        false => "shared",
    };
    let shown = move || match watching.get() {
        true => {
            let shared = linked.shared.get_value();
            view! { <Watch shared open=watching /> }.into_any()
        }
        false => view! { <LinkedGame linked /> }.into_any(),
    };
    view! {
        <main class=kind data-screen=screen>
            {shown}
        </main>
    }
}

/// How far the game is, and what can be done with it.
#[component]
fn LinkedGame(
    /// The game of the link.
    linked: Linked,
) -> impl IntoView {
    let relation = move || linked.here.with(|here| here.as_ref().map(|it| it.1));
    let is_over = linked.is_over();
    let you = linked.game(text::names_you);
    let title = move || match relation() {
        None => linked.game(text::for_whom),
        Some(_) => linked.game(play::names),
    };
    view! {
        <header class="bar">
            <HomeLink />
        </header>
        <h1 tabindex="-1">{title}</h1>
        <p class="lead">{linked.game(text::how_far)}</p>
        <Scores linked />
        {you.then(|| view! { <p class="help">{text::who_is_you()}</p> })}
        <p class="relation" role="status">
            {move || text::relation(relation(), is_over)}
        </p>
        <div>
            <Offers linked />
        </div>
        <p class="trouble" role="alert">
            {move || linked.trouble.get().unwrap_or_default()}
        </p>
        <div>
            <Show when=move || relation().is_none()>
                <p class="help">{text::nothing_changes()}</p>
            </Show>
        </div>
        {linked.game(|game| view! { <ScoreCards game /> })}
    }
}

/// The buttons for what can be done with the game.
#[component]
fn Offers(
    /// The game of the link.
    linked: Linked,
) -> impl IntoView {
    let goes_on = move || match linked.is_over() {
        true => text::keep(),
        false => text::play_on(),
    };
    let take = move || {
        view! {
            <Button weight=Weight::Strong id="take" on_tap=move || linked.take()>
                {goes_on()}
            </Button>
        }
    };
    let open = |weight: Weight, game: &StoredGame, words: String| {
        let href = Route::Game(game.id.clone()).to_string();
        view! {
            <a class=weight.class() id="open" href=href>
                {words}
            </a>
        }
    };
    let watch = move |_| {
        if !browser::is_double() {
            linked.watch();
        }
    };
    move || {
        let ways = linked.here.with(|here| match here {
            Some((game, Relation::Same | Relation::Behind)) => {
                open(Weight::Strong, game, text::open()).into_any()
            }
            Some((game, Relation::Fork)) => view! {
                {take()}
                {open(Weight::Plain, game, text::open_other())}
            }
            .into_any(),
            Some((_, Relation::Ahead)) | None => take().into_any(),
        });
        view! {
            <div class="answers">
                {ways} <button class="plain" id="watch" on:click=watch>
                    <Icon shape=Shape::Play />
                    {text::watch()}
                </button>
            </div>
        }
    }
}

/// Finds the same game on this device, and its relation to the link. Of several, returns the closest.
fn found(store: Store, shared: &SharedGame) -> Option<(StoredGame, Relation)> {
    let setup = shared.game.setup();
    let games = store.read(|store| match (shared.began(), setup.shared_dice()) {
        (Some(began), _) => store.games().begun_at(began),
        (None, Some(dice)) => store.games().sharing(setup.rules(), dice),
        (None, None) => Vec::new(),
    });
    let games = games.into_iter().filter_map(|here| {
        let relation = shared.relation_to(&here.saved.game, here.saved.began)?;
        Some((here, relation))
    });
    games.min_by_key(|(_, relation)| match relation {
        Relation::Same => 0,
        Relation::Behind => 1,
        Relation::Ahead => 2,
        Relation::Fork => 3,
    })
}

/// Saves the game on this device and opens it. If another tab has changed it meanwhile, shows the new state.
fn take(
    store: Store,
    address: Address,
    shared: &SharedGame,
    here: RwSignal<Option<(StoredGame, Relation)>>,
    trouble: RwSignal<Option<String>>,
) {
    let saved = SavedGame {
        game: shared.game.clone(),
        began: shared.began().unwrap_or_else(browser::now_ms),
        touched: browser::now_ms(),
    };
    let here_before = found(store, shared);
    let known = !matches!(here_before, None | Some((_, Relation::Fork)));
    let taken = match here_before {
        Some((here, Relation::Same | Relation::Behind)) => Ok(here.id),
        Some((here, Relation::Ahead)) => {
            let expected = Some(here.text.as_str());
            let saved = store.write(|store| store.games().save(&here.id, &saved, expected));
            saved.map(|_| here.id)
        }
        Some((_, Relation::Fork)) | None => store.write(|store| store.games().add(&saved)),
    };
    match taken {
        Ok(id) => {
            store.ask_to_persist();
            if !matches!(shared.game.phase(), Phase::Over(_)) {
                // From now on it is played through links.
                note_seats(&shared.game, &id, known);
                return address.arrive(id);
            }
            Route::Game(id).go();
        }
        Err(_) => {
            trouble.set(Some(words::changed_elsewhere()));
            here.set(found(store, shared));
        }
    }
}

/// Notes that the game is played through links, and who plays here: whoever did before; at first, whoever opens it for
/// their turn.
fn note_seats(game: &Game, id: &RecordId, known: bool) {
    let games = LinkGames::read(&LocalBackend);
    if !(known && games.here(id).is_some_and(|here| !here.is_empty())) {
        // After a computer, the next person plays on.
        let seats = game.setup().seats();
        let now = seat_of(game).unwrap_or_default();
        let person = |seat: &usize| seats[*seat].kind == SeatKind::Person;
        let next = (now..seats.len()).chain(0..now).find(person);
        LinkGames::note(&LocalBackend, id, next.into_iter().collect());
    }
}

/// All totals, and whose turn it is.
#[component]
fn Scores(
    /// The game of the link.
    linked: Linked,
) -> impl IntoView {
    let row = |game: &Game, seat: usize, sign: Option<Badge>| {
        let name = names::shown(&game.setup().seats()[seat].name).into_owned();
        let total = game.cards()[seat].totals(game.rules()).grand();
        view! {
            <li aria-current=(seat_of(game) == Some(seat)).then_some("true")>
                <span class="who">
                    {sign.map(|badge| view! { <PlayerBadge badge /> })} <bdi>{name}</bdi>
                </span>
                <b>{total.to_string()}</b>
            </li>
        }
    };
    let rows = linked.game(|game| {
        let names = game.setup().names();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let badges = preferences().with_untracked(|it| it.badges_of(&names));
        let rows = (0..names.len()).map(|seat| row(game, seat, badges.get(seat).copied()));
        rows.collect::<Vec<_>>()
    });
    view! { <ul class="scores">{rows}</ul> }
}
