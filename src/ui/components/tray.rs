//! The dice, the roll button, and what there is to say about them.

use leptos::prelude::*;

use super::{Shape, all_choices, die_face, drawn, heading, plain, standings, strong, try_again};
use crate::dice::Face;
use crate::game::{Game, Millis, Phase};
use crate::text::{dice, play, words};
use crate::ui::browser::{self, El, el, follow};
use crate::ui::claim::Who;
use crate::ui::coach::Coach;
use crate::ui::computers::Computers;
use crate::ui::device::Device;
use crate::ui::first_turn;
use crate::ui::table::{Table, hand, seat_of};

/// The dice and what is done with them. Its layout is the same before, during and after a throw.
pub fn tray() -> El {
    let table = Table::here();
    let coach = Coach::here();
    let count = table.game_now(|game| usize::from(game.rules().dice));
    let dice = el("div.dice")
        .on("animationend", move |_| table.rest())
        // A tap leaves the focus where it is, so that the space bar still throws.
        .on("mousedown", |event| event.prevent_default())
        .child((0..count).map(die).collect::<Vec<_>>());
    let wishes = el("div.wishes").child(undo_button()).child(roll_button());
    el(&format!("section.tray.dice-{count}"))
        .class_if("settled", move || table.settled.get())
        .class_if("coached", move || coach.is_at_table())
        .on("pointerdown", move |event| {
            // The roll button waits for the dice: a double tap on it is one roll.
            if !browser::is_on(&event, "#roll") {
                table.rest();
            }
        })
        .child(turn())
        .child(dice)
        .child(hint_line())
        .child(wishes)
}

/// Whose turn it is, and how many rolls are left.
fn turn() -> El {
    let table = Table::here();
    let who = move || {
        table.game(|game| match game.phase() {
            Phase::Starting(round) => play::start_throw(&table.name(round.seat())),
            Phase::Turn(turn) => play::turn_of(&table.name(turn.seat)),
            Phase::Over(_) => String::new(),
        })
    };
    let made = move || table.game(|game| hand(game).map_or(0, |hand| hand.throws));
    let all = table.game_now(|game| game.rules().throws);
    let dots = (0..all).map(|n| el("i").class_if("made", move || n < made()));
    let starting = move || table.game(|game| matches!(game.phase(), Phase::Starting(_)));
    let count = el("p.count")
        .live_attr("hidden", move || starting().then(String::new))
        .when(move || time_left(table).is_some(), clock)
        .child(
            el("span.dots")
                .attr("aria-hidden", "true")
                .child(dots.collect::<Vec<_>>()),
        )
        .child(el("span.words").live_text(move || play::rolls_left(all.saturating_sub(made()))));
    el("div.turn")
        .child(heading("").live_text(who))
        .child(count)
}

/// The time that the player whose turn it is has left.
fn clock() -> El {
    let table = Table::here();
    let left = move || time_left(table).unwrap_or_default();
    el("span.clock")
        .attr("role", "timer")
        .class_if("low", move || left() < Millis::minutes(1))
        .live_text(move || play::time(left()))
}

fn time_left(table: Table) -> Option<Millis> {
    standings::time_left(table, table.game(seat_of)?)
}

/// What of a die can change.
#[derive(PartialEq)]
struct Look {
    face: Option<Face>,
    kept: bool,
    may_keep: bool,
    /// The coach would keep it.
    advised: bool,
    tumble: &'static str,
}

impl Look {
    fn of(table: Table, place: usize) -> Look {
        let (mine, seen) = (table.is_mine(), table.throws_seen.get());
        let kept = table.keep.get().contains(place);
        let advised = Coach::here().keeps(place);
        table.game(|game| {
            let hand = hand(game);
            let thrown = hand.is_some_and(|hand| !hand.kept.contains(place));
            Look {
                face: hand.and_then(|hand| hand.dice.faces().get(place).copied()),
                kept,
                advised,
                may_keep: mine && hand.is_some_and(|hand| hand.throws < game.rules().throws),
                // Two names for one animation, in turn, so that it starts again with every throw.
                tumble: match seen {
                    0 => "",
                    _ if !thrown => "",
                    seen if seen % 2 == 0 => "tumble-even",
                    _ => "tumble-odd",
                },
            }
        })
    }
}

/// The die at this place, from 0.
fn die(place: usize) -> El {
    let table = Table::here();
    let cube = el("span").child(Face::ALL.map(die_face));
    let kept = el("span.kept")
        .attr("aria-hidden", "true")
        .attr("data-word", words::KEPT);
    let button = el("button.die")
        .attr("data-place", place.to_string())
        .child(el("span.ground"))
        .child(el("span.spin").child(cube.clone()))
        .child(kept)
        .on_click(move || table.toggle(place));
    let (die, mut before) = (button.clone(), None);
    follow(move || {
        let look = Look::of(table, place);
        if before.as_ref() == Some(&look) {
            return;
        }
        let pips = look.face.map_or(0, Face::pips);
        let label = match look.face {
            Some(face) => dice::die_shows(place, face),
            None => dice::die(place),
        };
        die.set_class("blank", look.face.is_none());
        die.set("data-face", look.face.map(|_| pips.to_string()).as_deref());
        die.set("data-advice", look.advised.then_some(words::KEEP));
        die.set("aria-label", Some(&label));
        die.set(
            "aria-pressed",
            Some(if look.kept { "true" } else { "false" }),
        );
        die.set("aria-disabled", (!look.may_keep).then_some("true"));
        let class = format!("cube shows-{pips} {}", look.tumble);
        cube.set("class", Some(&class));
        before = Some(look);
    });
    button
}

/// One line that says what can be done, what was refused, or what happened last.
fn hint_line() -> El {
    let table = Table::here();
    let coach = Coach::here();
    let advice = Memo::new(move |_| coach.line());
    let says = Computers::here().says;
    let first_turn = first_turn::hint(table);
    let text = move || {
        let refusal = table.refusal.get();
        refusal
            .or_else(|| says.get())
            .or_else(|| advice.get())
            .or_else(first_turn)
            .unwrap_or_else(|| table.game(|game| hint(game, table.keep.get().count())))
    };
    el("div.hint")
        .class_if("refused", move || table.refusal.get().is_some())
        .child(
            el("p")
                .live_attr("aria-live", move || {
                    coach.wanted().then(|| "polite".to_owned())
                })
                .live_text(text),
        )
        .child(
            el("div.under")
                .child(el("p.progress").live_text(move || table.game(progress).unwrap_or_default()))
                .child(all_choices()),
        )
        .when(move || coach.is_stalled(), try_again)
        .when(
            move || table.who() == Who::Elsewhere,
            move || {
                let words = format!("{} {}", words::ONLY_WATCHING, words::TAKE_OVER);
                plain(&words, move || table.take_over()).id("take-over")
            },
        )
}

fn roll_button() -> El {
    let table = Table::here();
    let kept = move || table.keep.get().count();
    let disabled = move || {
        let kept = kept();
        !table.is_mine()
            || table.game(|game| match hand(game) {
                Some(hand) => hand.throws >= game.rules().throws || kept == hand.dice.len(),
                None => false,
            })
    };
    strong("", move || table.throw())
        .id("roll")
        .flag("aria-disabled", disabled)
        .live_text(move || {
            let kept = kept();
            table.game(|game| label(game, kept))
        })
}

fn undo_button() -> El {
    let table = Table::here();
    let device = Device::here();
    let can = move || table.can_undo();
    let undo = move || {
        device.polite.set(String::new());
        table.undo();
    };
    drawn(Shape::Undo, words::UNDO, undo)
        .id("undo")
        .flag("aria-disabled", move || !can())
}

fn label(game: &Game, kept: usize) -> String {
    match game.phase() {
        Phase::Starting(_) => words::ROLL_DIE.to_owned(),
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

fn hint(game: &Game, kept: usize) -> String {
    match (game.phase(), hand(game)) {
        (Phase::Starting(_), _) => {
            play::start_so_far(game).unwrap_or_else(|| words::START_HELP.to_owned())
        }
        (_, Some(hand)) if hand.throws < game.rules().throws => match kept == hand.dice.len() {
            true => words::CHOOSE_OR_LET_GO.to_owned(),
            false => words::TAP_KEEPS.to_owned(),
        },
        (_, Some(_)) => words::CHOOSE_BOX.to_owned(),
        (_, None) => play::last_turn(game)
            .or_else(|| play::start_so_far(game))
            .unwrap_or_else(|| words::ROLL_TO_BEGIN.to_owned()),
    }
}

/// "Upper: 42 of 63, 16 behind bonus pace"
fn progress(game: &Game) -> Option<String> {
    let Phase::Turn(turn) = game.phase() else {
        return None;
    };
    let card = &game.cards()[turn.seat];
    let bonus = game.rules().upper_bonus?;
    let par = card.against_par(game.rules())?;
    let upper = card.totals(game.rules()).upper;
    Some(play::progress(upper, bonus.threshold, par))
}
