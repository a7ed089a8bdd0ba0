//! The end of a game.

use std::sync::Arc;

use leptos::prelude::*;

use crate::game::{Action, Game, Phase, Setup};
use crate::text::{play, rule_sets, words};
use crate::ui::browser;
use crate::ui::components::{DiceLog, Icon, Modal, Pad, Shape};
use crate::ui::device::Device;
use crate::ui::route::Route;
use crate::ui::table::{self, Table};

/// The end of a game: the winner, the ranking, every card, and another round.
#[component]
pub fn Over() -> impl IntoView {
    let device = Device::here();
    let table = Table::here();
    let game = table.game_now(Clone::clone);
    let (headline, praise) = match game.phase() {
        Phase::Over(outcome) => (play::headline(&game, outcome), play::praise(&game, outcome)),
        Phase::Starting(_) | Phase::Turn(_) => Default::default(),
    };
    browser::set_title(&format!("{headline} – {}", words::APP));
    Effect::new(move |_| {
        browser::focus("h1");
    });
    let dice = RwSignal::new(false);
    let can_undo = move || table.plays.get() && table.game(Game::can_undo);
    let again = move |_| {
        if let Some(setup) = table.game_now(same_people) {
            let id = table::begin(device, Game::new(setup));
            browser::set_hash(&Route::Game(id).href());
        }
    };
    view! {
        <main class="over" data-screen="over">
            <header class="bar">
                <a class="plain" href=Route::Home.href()><Icon shape=Shape::Back/>{words::HOME}</a>
                <span class="what-game">{rule_sets::name(&game.rules().id).to_owned()}</span>
            </header>
            <div class="result">
                <h1 tabindex="-1">{headline}</h1>
                <p class="lead">{praise}</p>
                <Ranking game=game.clone()/>
                <div class="answers">
                    <button id="again" class="strong" on:click=again>{words::PLAY_AGAIN}</button>
                    <button class="plain" on:click=move |_| dice.set(true)>
                        <Icon shape=Shape::Die/>{words::DICE}
                    </button>
                    <Show when=can_undo>
                        <button id="undo" class="plain" on:click=move |_| table.act(Action::Undo)>
                            <Icon shape=Shape::Undo/>{words::UNDO}
                        </button>
                    </Show>
                </div>
            </div>
            <Pad/>
            <Modal id="sheet" open=dice title=words::DICE.to_owned() on_close=move |()| dice.set(false)>
                <DiceLog game=table.game_now(Clone::clone)/>
                <div class="answers">
                    <button class="strong" on:click=move |_| dice.set(false)>{words::CLOSE}</button>
                </div>
            </Modal>
        </main>
    }
}

#[component]
fn Ranking(
    /// The game that has ended.
    game: Game,
) -> impl IntoView {
    let places = game.ranking();
    (places.len() > 1).then(|| {
        view! {
            <table class="ranking">
                <caption class="aloud">{words::RANKING}</caption>
                <tbody>
                    {places.into_iter().map(|place| view! {
                        <tr class:first=place.rank == 1>
                            <td>{play::rank(place.rank)}</td>
                            <th scope="row">{game.setup().seats()[place.seat].name.clone()}</th>
                            <td class="points">
                                {place.total}
                                {place.out_of_time.then(|| view! { <small>" "{words::OUT_OF_TIME}</small> })}
                            </td>
                        </tr>
                    }).collect_view()}
                </tbody>
            </table>
        }
    })
}

/// The same table again; who sat second begins, as people take turns at it.
fn same_people(game: &Game) -> Option<Setup> {
    let setup = game.setup();
    let mut seats = setup.seats().to_vec();
    seats.rotate_left(1);
    Setup::new(
        Arc::clone(setup.rules()),
        seats,
        setup.start(),
        setup.clock(),
    )
    .ok()
}
