//! Games in play: the latest one with its state, the others in a line each.

use leptos::prelude::*;

use super::super::saved_game_row::saved_game_row;
use crate::ui::browser::{El, el};
use crate::ui::components::{die_face, link};
use crate::ui::route::Route;
use crate::ui::table::{hand, seat_of};
use rollkeep_core::game::{Game, Phase};
use rollkeep_core::storage::{RecordId, StoredGame};
use rollkeep_core::text::{daily, names, play, words, words::DOT};

/// The game played last: players, totals, whose turn it is, and the dice.
pub fn resume(game: &StoredGame, doomed: RwSignal<Option<RecordId>>) -> Option<El> {
    let played = &game.saved.game;
    let turn = turn(played)?;
    let seats = played
        .setup()
        .seats()
        .iter()
        .zip(played.cards())
        .enumerate();
    let rows = seats.map(|(seat, (who, card))| {
        let total = card.totals(played.rules()).grand().to_string();
        let at_turn = seat_of(played) == Some(seat);
        el(if at_turn {
            "span.seat.at-turn"
        } else {
            "span.seat"
        })
        .child(el("bdi").child(names::shown(&who.name)))
        .child(el("b").child(total))
    });
    let way = link("a.continue", &Route::Game(game.id.clone()))
        .child(el("span.where").child(place(played)))
        .child(el("span.seats").child(rows.collect::<Vec<_>>()))
        .child(
            el("span.turn-now")
                .child(dice(played))
                .child(el("span").child(turn)),
        )
        .child(el("em.strong").child(words::resume()));
    Some(saved_game_row(vec![way], game, doomed).attr("class", "game-row resume"))
}

/// A game in play in two lines.
pub fn in_play(game: &StoredGame, doomed: RwSignal<Option<RecordId>>) -> Option<El> {
    let played = &game.saved.game;
    let line = format!("{}{DOT}{}", place(played), turn(played)?);
    let way = link("a.continue", &Route::Game(game.id.clone()))
        .child(
            el("div")
                .child(el("strong").child(play::names(played)))
                .child(el("span").child(line)),
        )
        .child(el("em").child(words::resume()));
    Some(saved_game_row(vec![way], game, doomed))
}

/// The dice on the table; empty places before the first roll of a turn.
fn dice(game: &Game) -> El {
    let row = el("span.row-of-dice").attr("aria-hidden", "true");
    match hand(game) {
        Some(hand) => row.child(
            hand.dice
                .faces()
                .iter()
                .copied()
                .map(die_face)
                .collect::<Vec<_>>(),
        ),
        None => {
            let places = (0..game.rules().dice).map(|_| el("i.no-die"));
            row.child(places.collect::<Vec<_>>())
        }
    }
}

/// "Yahtzee, official · Round 4 of 13"
fn place(game: &Game) -> String {
    let rules = daily::title_and_rules(game);
    format!("{rules}{DOT}{}", play::round(game))
}

/// Returns "Ann’s turn" and the rolls left; `None` if the game is over.
fn turn(game: &Game) -> Option<String> {
    let name = |seat: usize| game.setup().seats()[seat].name.as_str();
    match game.phase() {
        Phase::Starting(round) => Some(play::start_roll(name(round.seat()))),
        Phase::Turn(turn) => Some(match turn.hand {
            None => play::turn_of(name(turn.seat)),
            Some(hand) => {
                let left = game.rules().rolls.saturating_sub(hand.rolls);
                play::turn_with_rolls(name(turn.seat), left)
            }
        }),
        Phase::Over(_) => None,
    }
}
