//! A game from a link. It is saved only when the player asks for it.

mod watch;

use std::collections::BTreeSet;
use std::rc::Rc;

use leptos::prelude::*;

use self::watch::Watch;
use super::challenge::invitation_screen;
use crate::ui::browser;
use crate::ui::components::{
    Alert, Button, HomeLink, Icon, Missing, PlayerBadge, ScoreCards, Shape, Switch, Weight,
    changing,
};
use crate::ui::preferences::use_preferences;
use crate::ui::route::{Address, Route, use_address};
use crate::ui::store::{Store, use_store};
use rollkeep_app::link::{SharedGame, read_within};
use rollkeep_app::storage::{Kind, LinkGames, SavedGame, Stored, next_person};
use rollkeep_rules::game::{Game, Phase, Relation};
use rollkeep_words::{links as text, live, names, play, words};

/// The screen of a payload's game, or of the error.
#[component]
pub fn SharedScreen(
    /// The payload of the link.
    payload: String,
) -> impl IntoView {
    match read_within(&payload, SharedGame::from_payload) {
        Ok(shared) => {
            let shared = Rc::new(shared);
            // If this is the continuation of your own game, show it. Otherwise the game would reveal the dice, so show
            // an invitation.
            let here = found(use_store(), &shared);
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
    here: RwSignal<Option<(Stored<SavedGame>, Relation)>>,
    /// Whether the replay is open.
    watching: RwSignal<bool>,
    /// Who plays at this device, if the game comes here and the device does not know.
    players: RwSignal<BTreeSet<usize>>,
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

    /// Returns whether to ask who plays here: all of several people may have got the link. Of two, it is the one whose turn
    /// it is; before it is decided who starts, nobody can tell.
    fn asks(self) -> bool {
        let several = self.game(|game| match game.phase() {
            Phase::Starting(_) => game.setup().people().count() > 1,
            Phase::Turn(_) | Phase::Over(_) => game.setup().people().count() > 2,
        });
        let comes = self.here.with(|here| match here {
            Some((_, Relation::Same | Relation::Behind)) => false,
            here => !knows_seats(self.store, here.as_ref()),
        });
        several && comes && !self.is_over()
    }

    /// Saves the game on this device and opens it. If another tab has changed it meanwhile, shows the new state.
    fn take(self) {
        let (store, shared) = (self.store, self.shared.get_value());
        let saved = SavedGame {
            game: shared.game.clone(),
            began: shared.began().unwrap_or_else(browser::now_ms),
            touched: browser::now_ms(),
        };
        let here_before = found(store, &shared);
        let known = knows_seats(store, here_before.as_ref());
        let taken = match here_before {
            Some((here, Relation::Same | Relation::Behind)) => Ok(here.id),
            Some((here, Relation::Ahead)) => {
                let expected = Some(here.text.as_str());
                let saved = store.write(|store| store.games().save(&here.id, &saved, expected));
                saved.map(|_| here.id)
            }
            Some((_, Relation::Fork)) | None => store.write(|store| store.games().add(&saved)),
        };
        let Ok(id) = taken else {
            self.trouble.set(Some(words::changed_elsewhere()));
            return self.find();
        };
        store.ask_to_persist();
        store.notes(|notes| LinkGames::tell(notes, &id, &shared.game));
        if self.is_over() {
            return Route::Game(id).go();
        }
        // From now on it is played through links.
        if !known {
            let players = self.players.get_untracked().into_iter();
            store.notes(|notes| LinkGames::note(notes, &id, players.collect()));
        }
        self.address.arrive(id);
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
    let store = use_store();
    let linked = Linked {
        store,
        address: use_address(),
        here: RwSignal::new(found(store, &shared)),
        watching: RwSignal::new(false),
        players: RwSignal::new(next_person(&shared.game).into_iter().collect()),
        trouble: RwSignal::new(None),
        shared: StoredValue::new_local(shared),
    };
    store.on_change([Kind::Game], move || linked.find());
    let names = linked.game(play::names);
    browser::set_title(&format!("{names} – {}", words::APP));
    browser::focus_heading();
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
        <main class=kind data-screen=screen data-nav=move || watching.get().then_some("table")>
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
        None | Some(Relation::Ahead) => {
            let here = linked.here.with(|it| seats_here(linked.store, it.as_ref()));
            linked.game(|game| text::for_whom(game, &here))
        }
        Some(_) => linked.game(play::names),
    };
    view! {
        <header class="bar">
            <HomeLink />
        </header>
        <h1 tabindex="-1" prop:textContent=changing(title)></h1>
        <p class="lead">{linked.game(text::how_far)}</p>
        <Scores linked />
        {you.then(|| view! { <p class="help">{text::who_is_you()}</p> })}
        <p
            class="relation"
            role="status"
            prop:textContent=changing(move || text::relation(relation(), is_over))
        ></p>
        <div>
            <Offers linked />
        </div>
        <Alert why=move || linked.trouble.get().unwrap_or_default() />
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
    let open = |weight: Weight, game: &Stored<SavedGame>, words: String| {
        let href = Route::Game(game.id.clone()).to_string();
        view! {
            <a class=weight.class() id="open" href=href>
                {words}
            </a>
        }
    };
    let watch = move |_| {
        linked.watch();
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
                {ways} <button class="plain" id="watch" data-once="" on:click=watch>
                    <Icon shape=Shape::Play />
                    {text::watch()}
                </button>
            </div>
        }
    }
}

/// Finds the same game on this device, and its relation to the link. Of several, returns the closest.
fn found(store: Store, shared: &SharedGame) -> Option<(Stored<SavedGame>, Relation)> {
    let setup = shared.game.setup();
    let games = store.read(|store| match (shared.began(), setup.shared_dice()) {
        (Some(began), _) => store.games().begun_at(began),
        (None, Some(dice)) => store.games().sharing(setup.rules(), dice),
        (None, None) => Vec::new(),
    });
    let games = games.into_iter().filter_map(|here| {
        let relation = shared.relation_to(&here.value.game, here.value.began)?;
        Some((here, relation))
    });
    games.min_by_key(|(_, relation)| match relation {
        Relation::Same => 0,
        Relation::Behind => 1,
        Relation::Ahead => 2,
        Relation::Fork => 3,
    })
}

/// Returns whether the device knows who of a game plays here.
fn knows_seats(store: Store, here: Option<&(Stored<SavedGame>, Relation)>) -> bool {
    !seats_here(store, here).is_empty()
}

/// Returns who of a game plays here, as far as the device knows. A game that went on differently is another one.
fn seats_here(store: Store, here: Option<&(Stored<SavedGame>, Relation)>) -> Vec<usize> {
    let same = here.filter(|(_, relation)| *relation != Relation::Fork);
    let games = store.notes(LinkGames::read);
    let seats = same.and_then(|(game, _)| games.here(&game.id));
    seats.map(<[usize]>::to_vec).unwrap_or_default()
}

/// All totals, and whose turn it is. If it is asked who plays here, each person can be chosen.
#[component]
fn Scores(
    /// The game of the link.
    linked: Linked,
) -> impl IntoView {
    let asks = Memo::new(move |_| linked.asks());
    move || {
        let seats = 0..linked.game(|game| game.cards().len());
        let rows = seats.map(|seat| view! { <Score linked seat asks=asks.get() /> });
        let rows = view! { <ul class="scores">{rows.collect_view()}</ul> };
        match asks.get() {
            true => view! {
                <fieldset>
                    <legend>{live::who_plays_here()}</legend>
                    {rows}
                </fieldset>
            }
            .into_any(),
            false => rows.into_any(),
        }
    }
}

/// The total of a player.
#[component]
fn Score(
    /// The game of the link.
    linked: Linked,
    /// The seat of the player.
    seat: usize,
    /// Whether it is asked who plays here.
    asks: bool,
) -> impl IntoView {
    let (names, on, total, person) = linked.game(|game| {
        let on = game.seat_at_turn() == Some(seat);
        let total = game.cards()[seat].totals(game.rules()).grand();
        let person = game.setup().people().any(|it| it == seat);
        (game.setup().names(), on, total, person)
    });
    let all: Vec<&str> = names.iter().map(String::as_str).collect();
    let badges = use_preferences().with_untracked(|it| it.badges_of(&all));
    let sign = badges.get(seat).copied();
    let name = names::shown(&names[seat]).into_owned();
    let who = view! {
        <span class="who">
            {sign.map(|badge| view! { <PlayerBadge badge /> })} <bdi translate="no">{name}</bdi>
        </span>
    };
    let players = linked.players;
    let choose = move |on: bool| {
        players.update(|players| {
            match on {
                true => players.insert(seat),
                false => players.remove(&seat),
            };
        });
    };
    let who = match asks && person {
        true => view! {
            <Switch
                name="plays-here"
                is_on=move || players.with(|it| it.contains(&seat))
                set=choose
            >
                {who}
            </Switch>
        }
        .into_any(),
        false => who.into_any(),
    };
    view! { <li aria-current=on.then_some("true")>{who} <b>{total.to_string()}</b></li> }
}
