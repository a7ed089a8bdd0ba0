//! A game from a link. It is saved only when the player asks for it.

mod watch;

use std::rc::Rc;

use leptos::prelude::*;

use self::watch::watch;
use super::challenge::invitation_screen;
use super::nowhere::missing;
use crate::ui::browser::{self, El, LocalBackend, el};
use crate::ui::components::{
    Shape, answers, badge, drawn, heading, home_link, link, score_cards, strong,
};
use crate::ui::device::Device;
use crate::ui::route::Route;
use crate::ui::table::seat_of;
use rollkeep_core::game::{Game, Phase};
use rollkeep_core::link::{Relation, SharedGame};
use rollkeep_core::storage::{LinkGames, SavedGame, StoredGame};
use rollkeep_core::text::{links as text, names, play, words};

/// The screen of a payload's game, or of the error.
pub fn shared_screen(payload: &str) -> El {
    match SharedGame::from_payload(payload) {
        Ok(shared) => {
            let shared = Rc::new(shared);
            // If this is the continuation of your own game, show it. Otherwise the game would reveal the dice, so show
            // an invitation.
            let here = found(Device::here(), &shared);
            let own = matches!(here, Some((_, Relation::Ahead)));
            let invitation = (!own).then(|| invitation_screen(&shared)).flatten();
            invitation.unwrap_or_else(|| opened(shared))
        }
        Err(why) => {
            let (title, help) = text::broken(why);
            missing(&title, &help)
        }
    }
}

fn opened(shared: Rc<SharedGame>) -> El {
    let device = Device::here();
    let here = RwSignal::new(found(device, &shared));
    let trouble = RwSignal::new(None::<String>);
    let again = shared.clone();
    browser::on_window("storage", move |_| here.set(found(device, &again)));
    let game = &shared.game;
    let is_over = matches!(game.phase(), Phase::Over(_));
    let watching = RwSignal::new(false);
    let offered = shared.clone();
    let offers = move || offers(device, &offered, here, watching, trouble);
    let relation = move || here.with(|here| here.as_ref().map(|it| it.1));
    let parted = shared.clone();
    let parts = move || {
        let game = &parted.game;
        let told = el("p.relation")
            .attr("role", "status")
            .live_text(move || text::relation(relation(), is_over).to_owned());
        let trouble = el("p.trouble")
            .attr("role", "alert")
            .live_text(move || trouble.get().unwrap_or_default().to_owned());
        let nothing = el("div").when(
            move || relation().is_none(),
            || el("p.help").child(text::nothing_changes()),
        );
        let answers = el("div").live(offers.clone());
        let ways = [told, answers, trouble, nothing];
        let you = text::names_you(game).then(|| el("p.help").child(text::who_is_you()));
        let first = [
            el("header.bar").child(home_link()),
            heading(&play::names(game)),
            el("p.lead").child(text::how_far(game)),
            scores(device, game),
        ];
        let parts = first.into_iter().chain(you).chain(ways);
        parts.chain([score_cards(game)]).collect::<Vec<El>>()
    };
    browser::set_title(&format!("{} – {}", play::names(game), words::APP));
    browser::focus_soon("h1");
    let kinds = move || match watching.get() {
        true => ("table", "watch"),
        false => ("page", "shared"),
    };
    el("main")
        .live_attr("class", move || Some(kinds().0.to_owned()))
        .live_attr("data-screen", move || Some(kinds().1.to_owned()))
        .live_by(
            move || watching.get(),
            move |now| match now {
                true => watch(&shared, watching),
                false => parts(),
            },
        )
}

/// The buttons for what can be done with the game.
fn offers(
    device: Device,
    shared: &Rc<SharedGame>,
    here: RwSignal<Option<(StoredGame, Relation)>>,
    watching: RwSignal<bool>,
    trouble: RwSignal<Option<String>>,
) -> El {
    let is_over = matches!(shared.game.phase(), Phase::Over(_));
    let shared = shared.clone();
    let watch = move || {
        let watch = move || {
            watching.set(true);
            browser::scroll_to_top();
            browser::focus_soon("#play");
        };
        Some(drawn(Shape::Play, &text::watch(), watch).id("watch"))
    };
    let take = move |words: &str| {
        let shared = shared.clone();
        strong(words, move || take(device, &shared, here, trouble)).id("take")
    };
    let open = |kind: &str, game: &StoredGame, words: &str| {
        link(kind, &Route::Game(game.id.clone()))
            .id("open")
            .child(words)
    };
    let goes_on = if is_over {
        text::keep()
    } else {
        text::play_on()
    };
    here.with(|here| match here {
        Some((game, Relation::Same | Relation::Behind)) => {
            buttons([Some(open("a.strong", game, &text::open())), watch()])
        }
        Some((game, Relation::Fork(_))) => buttons([
            Some(take(&goes_on)),
            Some(open("a.plain", game, &text::open_other())),
            watch(),
        ]),
        Some((_, Relation::Ahead)) | None => buttons([Some(take(&goes_on)), watch()]),
    })
}

fn buttons<const MOST: usize>(buttons: [Option<El>; MOST]) -> El {
    answers(buttons.into_iter().flatten())
}

/// Finds the same game on this device, and its relation to the link. Of several, returns the closest.
fn found(device: Device, shared: &SharedGame) -> Option<(StoredGame, Relation)> {
    let setup = shared.game.setup();
    let games = device.store(|store| match (shared.began(), setup.shared_dice()) {
        (Some(began), _) => store.games().begun_at(began),
        (None, Some(dice)) => store.games().sharing(&setup.rules().id, dice),
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
        Relation::Fork(_) => 3,
    })
}

/// Saves the game on this device and opens it. If another tab has changed it meanwhile, shows the new state.
fn take(
    device: Device,
    shared: &SharedGame,
    here: RwSignal<Option<(StoredGame, Relation)>>,
    trouble: RwSignal<Option<String>>,
) {
    let saved = SavedGame {
        game: shared.game.clone(),
        began: shared.began().unwrap_or_else(browser::now_ms),
        touched: browser::now_ms(),
    };
    let taken = match found(device, shared) {
        Some((here, Relation::Same | Relation::Behind)) => Ok(here.id),
        Some((here, Relation::Ahead)) => {
            let expected = Some(here.text.as_str());
            let saved = device.store(|store| store.games().save(&here.id, &saved, expected));
            saved.map(|_| here.id)
        }
        Some((_, Relation::Fork(_))) | None => device.store(|store| store.games().add(&saved)),
    };
    match taken {
        Ok(id) => {
            device.ask_to_persist();
            if !matches!(shared.game.phase(), Phase::Over(_)) {
                // From now on it is played through links.
                LinkGames::note(&LocalBackend, &id);
                device.arrived.set_value(Some(id.clone()));
            }
            browser::set_hash(&Route::Game(id).href());
        }
        Err(_) => {
            trouble.set(Some(words::changed_elsewhere()));
            here.set(found(device, shared));
        }
    }
}

/// All totals, and whose turn it is.
fn scores(device: Device, game: &Game) -> El {
    let seats = game.setup().seats();
    let names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
    let badges = device.settings.with_untracked(|it| it.badges_of(&names));
    let rows = seats.iter().enumerate().map(|(seat, who)| {
        let total = game.cards()[seat].totals(game.rules()).grand();
        let sign = badges.get(seat).copied().map(badge);
        let row = el("li")
            .child(
                el("span.who")
                    .child(sign)
                    .child(el("bdi").child(names::shown(&who.name))),
            )
            .child(el("b").child(total.to_string()));
        match seat_of(game) == Some(seat) {
            true => row.attr("aria-current", "true"),
            false => row,
        }
    });
    el("ul.scores").child(rows.collect::<Vec<_>>())
}
