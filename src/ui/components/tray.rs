//! The dice, the roll button, and what there is to say about them.

use leptos::prelude::*;

use super::{DieFace, Icon, Shape};
use crate::dice::Face;
use crate::game::{Action, Game, Phase};
use crate::text::{dice, play, words};
use crate::ui::device::Device;
use crate::ui::table::{Table, hand, seat_of};

/// The dice and what is done with them. Its layout is the same before, during and after a throw.
#[component]
pub fn Tray() -> impl IntoView {
    let table = Table::here();
    let count = table.game_now(|game| usize::from(game.rules().dice));
    view! {
        <section
            class=format!("tray dice-{count}")
            class:settled=move || table.settled.get()
            on:pointerdown=move |_| table.settled.set(true)
        >
            <Turn/>
            <div class="dice" on:animationend=move |_| table.settled.set(true)>
                {(0..count).map(|place| view! { <Die place/> }).collect_view()}
            </div>
            <Hint/>
            <div class="wishes">
                <UndoButton/>
                <RollButton/>
            </div>
        </section>
    }
}

/// Whose turn it is, and how many throws were made.
#[component]
fn Turn() -> impl IntoView {
    let table = Table::here();
    let who = Memo::new(move |_| {
        table.game(|game| match game.phase() {
            Phase::Starting(round) => play::start_throw(&table.name(round.seat())),
            Phase::Turn(turn) => play::turn_of(&table.name(turn.seat)),
            Phase::Over(_) => String::new(),
        })
    });
    let throws = Memo::new(move |_| {
        table.game(|game| {
            (
                hand(game).map_or(0, |hand| hand.throws),
                game.rules().throws,
            )
        })
    });
    view! {
        <div class="turn">
            <h1 tabindex="-1">{who}</h1>
            <p class="count">
                <Clock/>
                <span class="dots" aria-hidden="true">
                    {move || {
                        let (made, all) = throws.get();
                        (0..all).map(|n| view! { <i class:made=n < made></i> }).collect_view()
                    }}
                </span>
                <span>{move || { let (made, all) = throws.get(); play::throw_count(made, all) }}</span>
            </p>
        </div>
    }
}

/// The time that the player whose turn it is has left.
#[component]
fn Clock() -> impl IntoView {
    let table = Table::here();
    let left = Memo::new(move |_| {
        let unspent = crate::game::Millis(table.unspent.get());
        table.game(|game| Some(game.time_left(seat_of(game)?)?.minus(unspent)))
    });
    view! {
        {move || left.get().map(|left| view! {
            <span class="clock" class:low=left.0 < 60_000 role="timer">{play::time(left)}</span>
        })}
    }
}

#[component]
fn Die(
    /// Its place, from 0.
    place: usize,
) -> impl IntoView {
    let table = Table::here();
    let face = Memo::new(move |_| {
        table.game(|game| hand(game).and_then(|hand| hand.dice.faces().get(place).copied()))
    });
    let may_keep = Memo::new(move |_| {
        table.game(|game| hand(game).is_some_and(|hand| hand.throws < game.rules().throws))
            && table.plays.get()
    });
    let thrown = Memo::new(move |_| {
        table.game(|game| hand(game).is_some_and(|hand| !hand.kept.contains(place)))
    });
    let kept = move || table.keep.get().contains(place);
    // Two names for one animation, in turn, so that it starts again with every throw.
    let tumble = move || match table.throws_seen.get() {
        0 => "",
        _ if !thrown.get() => "",
        seen if seen % 2 == 0 => "tumble-even",
        _ => "tumble-odd",
    };
    let label = move || match face.get() {
        Some(face) => dice::die_shows(place, face),
        None => dice::die(place),
    };
    view! {
        <button
            class="die"
            class:blank=move || face.get().is_none()
            data-place=place
            data-face=move || face.get().map(Face::pips)
            aria-label=label
            aria-pressed=move || if kept() { "true" } else { "false" }
            aria-disabled=move || (!may_keep.get()).then_some("true")
            on:click=move |_| table.toggle(place)
        >
            <span class="ground"></span>
            <span class="spin">
                <span class=move || format!("cube shows-{} {}", face.get().map_or(0, Face::pips), tumble())>
                    {Face::ALL.map(|face| view! { <DieFace face/> })}
                </span>
            </span>
            <span class="kept" aria-hidden="true" data-word=words::KEPT></span>
        </button>
    }
}

/// One line that says what can be done, what was refused, or what happened last.
#[component]
fn Hint() -> impl IntoView {
    let table = Table::here();
    let text = move || table.refusal.get().unwrap_or_else(|| table.game(hint));
    view! {
        <div class="hint" class:refused=move || table.refusal.get().is_some()>
            <p>{text}</p>
            <p class="progress">{move || table.game(progress)}</p>
            <Show when=move || !table.plays.get()>
                <button id="take-over" class="plain" on:click=move |_| table.take_over()>
                    {words::ONLY_WATCHING}" "{words::TAKE_OVER}
                </button>
            </Show>
        </div>
    }
}

#[component]
fn RollButton() -> impl IntoView {
    let table = Table::here();
    let label = move || {
        let kept = table.keep.get().count();
        table.game(|game| label(game, kept))
    };
    let disabled = move || {
        let kept = table.keep.get().count();
        !table.plays.get()
            || table.game(|game| match hand(game) {
                Some(hand) => hand.throws >= game.rules().throws || kept == hand.dice.len(),
                None => false,
            })
    };
    view! {
        <button
            id="roll"
            class="strong"
            aria-disabled=move || disabled().then_some("true")
            on:click=move |_| table.throw()
        >
            {label}
        </button>
    }
}

#[component]
fn UndoButton() -> impl IntoView {
    let table = Table::here();
    let device = Device::here();
    let can = Memo::new(move |_| table.plays.get() && table.game(Game::can_undo));
    view! {
        <button
            id="undo"
            class="plain"
            aria-disabled=move || (!can.get()).then_some("true")
            on:click=move |_| {
                device.polite.set(String::new());
                table.act(Action::Undo);
            }
        >
            <Icon shape=Shape::Undo/>{words::UNDO}
        </button>
    }
}

fn label(game: &Game, kept: usize) -> String {
    match game.phase() {
        Phase::Starting(_) => words::THROW_DIE.to_owned(),
        Phase::Turn(_) | Phase::Over(_) => {
            let dice = usize::from(game.rules().dice);
            match hand(game) {
                Some(hand) if hand.throws < game.rules().throws && kept == dice => {
                    words::ALL_KEPT.to_owned()
                }
                hand => {
                    let made = hand.map_or(0, |hand| hand.throws);
                    play::throw_button(made, game.rules().throws, dice - kept, dice)
                }
            }
        }
    }
}

fn hint(game: &Game) -> String {
    match (game.phase(), hand(game), game.last_score()) {
        (Phase::Starting(round), _, _) => {
            let seats = game.setup().seats();
            let thrown: Vec<String> = round
                .contenders
                .iter()
                .zip(&round.thrown)
                .map(|(&seat, face)| play::threw_for_start(&seats[seat].name, face.pips()))
                .collect();
            match thrown.is_empty() {
                true => words::START_HELP.to_owned(),
                false => thrown.join(" "),
            }
        }
        (_, Some(hand), _) if hand.throws < game.rules().throws => words::TAP_KEEPS.to_owned(),
        (_, Some(_), _) => words::CHOOSE_BOX.to_owned(),
        (_, None, Some(last)) => {
            play::last_move(&game.setup().seats()[last.seat].name, game.rules(), last)
        }
        (_, None, None) => words::THROW_TO_BEGIN.to_owned(),
    }
}

/// "Upper section 42 of 63, 3 behind par"
fn progress(game: &Game) -> Option<String> {
    let card = &game.cards()[seat_of(game)?];
    let bonus = game.rules().upper_bonus?;
    let par = card.against_par(game.rules())?;
    let upper = card.totals(game.rules()).upper;
    Some(play::progress(upper, bonus.threshold, par))
}
