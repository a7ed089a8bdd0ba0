//! The hint below the dice.

use leptos::prelude::*;

use super::at_rest;
use crate::ui::components::{AllChoices, Button, Cheer, TryAgain, changing};
use crate::ui::first_turn;
use crate::ui::lazy::{Lazy, parts};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::room::Room;
use crate::ui::table::Table;
use rollkeep_app::tab_lock::PlayingTab;
use rollkeep_rules::game::{Game, Phase, SeatKind};
use rollkeep_words::{live, play, refusals, words};

/// One line that says what the player can do, why something was refused, or what happened last.
#[component]
pub(super) fn Hint(
    /// The room of the game.
    room: Room,
) -> impl IntoView {
    let Room { table, coach, .. } = room;
    let advice = Memo::new(move |_| coach.line());
    let of_computer = move || room.computers.and_then(|computers| computers.says());
    let first_turn = first_turn::hint(table);
    let text = move || {
        landed(table)
            .or_else(|| is_watching(table).then(words::only_watching))
            .or_else(of_computer)
            .or_else(|| table.says_of_other())
            .or_else(|| advice.get())
            .or_else(|| joker(table))
            .or_else(|| lacks(table))
            .or_else(|| nothing_to_keep(table))
            .or_else(|| first_turn().map(|says| table.game(|game| with_next(says, game))))
            .unwrap_or_else(|| table.game(|game| hint(game, table.shown.kept.get().count())))
    };
    let text = at_rest(table, text);
    let text = move || table.shown.refusal.get().unwrap_or_else(|| text.get());
    let has_numbers = move || advice.with(Option::is_some) && coach.advice().with(Option::is_some);
    let under = move || {
        let progress = table.game(|game| progress(game, table.shown.landing.get()));
        progress.filter(|_| !has_numbers())
    };
    let awaited = Memo::new(move |_| room.waits_for_helpers());
    let unloaded = move |again: AnyView| {
        let says = awaited.get().then(|| {
            view! {
                <p>{words::unloaded_help()}</p>
                {again}
            }
        });
        says.into_any()
    };
    let legend = move || match has_numbers() {
        true => coach.legend(),
        false => String::new(),
    };
    view! {
        <div class="hint" class:refused=move || table.shown.refusal.get().is_some()>
            <p prop:textContent=changing(text)></p>
            <div class="under">
                <p class="progress" prop:textContent=changing(under)></p>
                <p class="legend" prop:textContent=changing(legend)></p>
                <AllChoices coach button=table.elements.all_choices />
            </div>
            <Lazy load=parts::helpers unloaded let:begin>
                {
                    begin(room);
                    ().into_any()
                }
            </Lazy>
            <Show when=move || coach.is_stalled()>
                <TryAgain />
            </Show>
            <Show when=move || table.is_cut_off()>
                <a
                    class="plain"
                    id="connect-again"
                    href=LazyRoute::LiveGame(table.id()).to_string()
                >
                    {live::connect_again()}
                </a>
            </Show>
            <Show when=move || is_watching(table)>
                <Button
                    id="take-over"
                    on_tap=move || table.take_over()
                    {..}
                    node_ref=table.elements.take_over
                >
                    {words::take_over()}
                </Button>
            </Show>
            <Cheer table />
        </div>
    }
}

/// Whether another tab plays the game.
fn is_watching(table: Table) -> bool {
    table.who() == PlayingTab::Elsewhere
}

/// Returns the new score while the players look at it, before anything about the next turn.
fn landed(table: Table) -> Option<String> {
    table.shown.landing.get()?;
    table.game(|game| match game.hand() {
        None => play::just_scored(game),
        Some(_) => None,
    })
}

/// Returns why only some boxes are open, if a joker rule closes the others.
fn joker(table: Table) -> Option<String> {
    let mine = table.is_mine();
    table.game(|game| refusals::joker(game).filter(|_| mine))
}

/// Returns the hint when no die need be tapped: a computer plays, or all dice are equal.
fn nothing_to_keep(table: Table) -> Option<String> {
    let mine = table.is_mine();
    table.game(|game| {
        let Phase::Turn(turn) = game.phase() else {
            return None;
        };
        let seat = &game.setup().seats()[turn.seat];
        match turn.hand {
            hand if seat.kind != SeatKind::Person => {
                Some(play::computer_is_on(&seat.name, hand.is_some()))
            }
            Some(_) if mine && game.rolls_left() > 0 => {
                let equal = || game.all_dice_equal().then(words::all_equal);
                play::wins_at_once(game).or_else(equal)
            }
            Some(_) | None => None,
        }
    })
}

fn hint(game: &Game, kept: usize) -> String {
    match (game.phase(), game.hand()) {
        (Phase::Starting(_), _) => play::start_so_far(game).unwrap_or_else(words::start_help),
        (_, Some(hand)) if game.rolls_left() > 0 => match kept == hand.dice.len() {
            true => words::choose_or_let_go(),
            false => with_next(words::tap_keeps(), game),
        },
        (_, Some(_)) => play::next_slot(game).unwrap_or_else(words::choose_box),
        (_, None) => play::last_turn(game)
            .or_else(|| play::start_so_far(game))
            .unwrap_or_else(|| with_next(words::roll_to_begin(), game)),
    }
}

/// The same, and the box that comes next if there is only one.
fn with_next(says: String, game: &Game) -> String {
    match play::next_slot(game) {
        Some(next) => format!("{says} {next}"),
        None => says,
    }
}

/// Why an open box scores zero that would score without another one: of several, the first.
fn lacks(table: Table) -> Option<String> {
    let mine = table.is_mine();
    table.game(|game| {
        let (throw, seat) = (game.hand()?.throw(), game.seat_at_turn()?);
        let (rules, card) = (game.rules(), &game.cards()[seat]);
        let mut lacks = rules
            .slots()
            .filter_map(|slot| play::lacks(rules, card, slot, throw));
        lacks.next().filter(|_| mine)
    })
}

/// Returns "Upper: 42 of 63, bonus: 16 behind" for the card on screen: while a score lands, its player's, else the
/// current player's.
fn progress(game: &Game, landing: Option<usize>) -> Option<String> {
    let Phase::Turn(turn) = game.phase() else {
        return None;
    };
    let card = &game.cards()[landing.unwrap_or(turn.seat)];
    play::upper(game.rules(), card)
}
