//! Games in play: the latest one with its state, the others in a line each; and the game that ended last.

use leptos::prelude::*;

use super::super::saved_game_row::SavedGameRow;
use crate::ui::browser;
use crate::ui::components::{DieFace, pips};
use crate::ui::route::Route;
use crate::ui::store::use_store;
use rollkeep_app::storage::{RecordId, SavedGame, Stored};
use rollkeep_rules::game::{Game, Phase};
use rollkeep_words::{daily, home, names, play, words, words::DOT};

/// The button that goes on with the game played last.
pub fn go_on(game: &Stored<SavedGame>) -> impl IntoView + use<> {
    let played = &game.value.game;
    // More names than two lines take are below, on the card.
    let names = Some(play::names(played)).filter(|names| names.chars().count() <= home::LONG);
    let who = names.or_else(|| turn(played)).unwrap_or_default();
    let about = format!("{who}{DOT}{}", play::round(played));
    view! {
        <a class="strong play-now" id="go-on" href=Route::Game(game.id.clone()).to_string()>
            <strong>{words::resume()}</strong>
            <small prop:textContent=about></small>
        </a>
    }
}

/// The game played last: players, totals, whose turn it is, and the dice.
pub fn resume(
    game: &Stored<SavedGame>,
    doomed: RwSignal<Option<RecordId>>,
) -> Option<impl IntoView + use<>> {
    let (id, played) = (game.id.clone(), &game.value.game);
    let turn = turn(played)?;
    let seats = seats(played, |seat| played.seat_at_turn() == Some(seat));
    let (place, dice) = (place(played), dice(played));
    let href = Route::Game(id.clone()).to_string();
    Some(view! {
        <SavedGameRow id names=play::names(played) doomed resume=true>
            <a class="continue" href=href>
                <span class="where">{place}</span>
                {seats}
                <span class="turn-now">{dice} <span>{turn}</span></span>
            </a>
        </SavedGameRow>
    })
}

/// The game that ended last, where the one to go on with would be.
pub fn last(game: &Stored<SavedGame>) -> Option<impl IntoView + use<>> {
    let played = &game.value.game;
    let Phase::Over(outcome) = played.phase() else {
        return None;
    };
    let rules = title(played);
    let day = browser::date(game.value.touched);
    let seats = seats(played, |seat| outcome.winners.contains(&seat));
    Some(view! {
        <article class="game-row resume last">
            <a class="continue" href=Route::Game(game.id.clone()).to_string()>
                <span class="where">{format!("{rules}{DOT}{day}")}</span>
                {seats}
                <span class="turn-now">{play::headline(played, outcome)}</span>
            </a>
        </article>
    })
}

/// The players with their totals; a light is on those who are `lit`.
fn seats(game: &Game, lit: impl Fn(usize) -> bool) -> AnyView {
    let seats = game.setup().seats().iter().zip(game.cards()).enumerate();
    let rows = seats.map(|(seat, (who, card))| {
        let total = card.totals(game.rules()).grand().to_string();
        view! {
            <span class="seat" class:at-turn=lit(seat)>
                <bdi translate="no">{names::shown(&who.name).into_owned()}</bdi>
                <b>{total}</b>
            </span>
        }
    });
    view! { <span class="seats">{rows.collect_view()}</span> }.into_any()
}

/// A game in play in two lines.
pub fn in_play(
    game: &Stored<SavedGame>,
    doomed: RwSignal<Option<RecordId>>,
) -> Option<impl IntoView + use<>> {
    let (id, played) = (game.id.clone(), &game.value.game);
    let line = format!("{}{DOT}{}", place(played), turn(played)?);
    let names = play::names(played);
    let href = Route::Game(id.clone()).to_string();
    Some(view! {
        <SavedGameRow id names=names.clone() doomed>
            <a class="continue" href=href>
                <div>
                    <strong>{names}</strong>
                    <span>{line}</span>
                </div>
                <em>{words::resume()}</em>
            </a>
        </SavedGameRow>
    })
}

/// The dice on the table; empty places before the first roll of a turn.
fn dice(game: &Game) -> impl IntoView + use<> {
    let dice = match game.hand() {
        Some(hand) => {
            let faces = hand.dice.faces().iter().copied();
            let faces = faces.map(|face| view! { <DieFace face /> });
            faces.collect_view().into_any()
        }
        None => {
            let places = (0..game.rules().dice).map(|_| view! { <i class="no-die"></i> });
            places.collect_view().into_any()
        }
    };
    view! {
        <span class=format!("row-of-dice {}", pips(game.rules())) aria-hidden="true">
            {dice}
        </span>
    }
}

/// "Yahtzee, official · Round 4 of 13"
fn place(game: &Game) -> String {
    format!("{}{DOT}{}", title(game), play::round(game))
}

fn title(game: &Game) -> String {
    let challengers = use_store().read(|store| store.challengers(game));
    daily::title_and_rules(game, &challengers)
}

/// Returns "Ann’s turn" and the rolls left; `None` if the game is over.
fn turn(game: &Game) -> Option<String> {
    let name = |seat: usize| game.setup().seats()[seat].name.as_str();
    match game.phase() {
        Phase::Starting(round) => Some(play::start_roll(name(round.seat()))),
        Phase::Turn(turn) => Some(match turn.hand {
            None => play::turn_of(name(turn.seat)),
            Some(_) => play::turn_and_rolls(name(turn.seat), game.rules(), turn),
        }),
        Phase::Over(_) => None,
    }
}
