//! A die: as a drawing, and in the tray.

use leptos::html;
use leptos::prelude::*;

use crate::ui::browser;
use crate::ui::room::Room;
use crate::ui::table::Table;
use rollkeep_app::pose::Pose;
use rollkeep_rules::RuleSet;
use rollkeep_rules::dice::Face;
use rollkeep_rules::game::{Game, Phase};
use rollkeep_words::{dice, names, words};

/// A face of a die.
#[component]
pub fn DieFace(
    /// The face.
    face: Face,
) -> impl IntoView {
    let pips = face.pips();
    view! { <span class=format!("side side-{pips}")></span> }
}

/// Returns the classes of what holds dice of these rules: none, or which face has which colour.
pub fn pips(rules: &RuleSet) -> String {
    let mut class = String::new();
    for face in Face::ALL {
        if let Some(colour) = rules.colour_of(face) {
            let coloured = if class.is_empty() { "coloured" } else { "" };
            class.push_str(&format!("{coloured} pip-{}-{colour}", face.pips()));
        }
    }
    class
}

/// The parts of a die that can change.
#[derive(PartialEq)]
struct Look {
    face: Option<Face>,
    pose: Pose,
    /// The seat that rolled it for the start.
    start: Option<usize>,
    kept: bool,
    may_keep: bool,
    /// Whether the coach keeps it.
    advised: bool,
    /// Whether only one die is rolled, for the start, and this is none of its places.
    spare: bool,
}

impl Look {
    fn of(room: Room, place: usize) -> Look {
        let Room { table, coach, .. } = room;
        let mine = table.is_mine();
        let kept = table.shown.kept.get().contains(place);
        let advised = coach.keeps(place);
        let start = start_die(table);
        let shows_start = start.is_some();
        let start = start.filter(|(at, ..)| *at == place);
        table.game(|game| {
            let starts = shows_start || matches!(game.phase(), Phase::Starting(_));
            let hand = game.hand();
            let face = hand.and_then(|hand| hand.dice.faces().get(place).copied());
            let pose = Pose::at(game, place).or(start.map(|(_, _, pose)| pose));
            Look {
                face: face.or(start.map(|(_, face, _)| face)),
                pose: pose.unwrap_or_default(),
                start: start.and(game.start_roller()),
                kept,
                advised,
                may_keep: mine && hand.is_some() && game.rolls_left() > 0,
                spare: starts && place != start_place(game),
            }
        })
    }
}

/// The parts of a die that move in a roll.
#[derive(Clone, Copy, Default)]
pub(super) struct DieParts {
    /// The part that rolls.
    pub(super) cube: NodeRef<html::Span>,
    /// The shadow.
    pub(super) shadow: NodeRef<html::Span>,
}

/// A die in the tray. The button stays in its place; inside it, the die lies, moves to the rail, and rolls.
#[component]
pub(super) fn Die(
    /// The room of the game.
    room: Room,
    /// Its place, counted from 0.
    place: usize,
    /// Its parts that move.
    parts: DieParts,
) -> impl IntoView {
    let look = Memo::new(move |_| Look::of(room, place));
    let pips = move || look.read().face.map_or(0, Face::pips);
    let face = move || {
        let look = look.read();
        let face = look.face.filter(|_| look.start.is_none());
        face.map(Face::pips)
    };
    let colour = move |face| (room.table).game_untracked(|game| game.rules().colour_of(face));
    let label = move || match look.read().face {
        Some(face) => match colour(face) {
            Some(colour) => dice::coloured(&dice::die_shows(place + 1, face), colour),
            None => dice::die_shows(place + 1, face),
        },
        None => dice::die(place + 1),
    };
    // Under the die for the start is whose it is: the heading already says who is next.
    let roller = Memo::new(move |_| look.read().start);
    let word = move || match roller.get() {
        Some(seat) => names::shown(&room.table.name(seat)).into_owned(),
        None => words::kept(),
    };
    let pose = Memo::new(move |_| look.read().pose);
    let lies = move || lying(pose.get());
    // The style is on the ground and the spin and not above them, so that the drawings inside keep their styles.
    view! {
        <button
            class="die"
            node_ref=room.table.elements.die(place)
            class:blank=move || look.read().face.is_none()
            class:spare=move || look.read().spare
            data-place=place
            data-face=face
            data-advice=move || look.read().advised.then(words::keep)
            aria-label=label
            aria-pressed=move || look.read().kept.to_string()
            aria-disabled=move || (!look.read().may_keep).then_some("true")
            on:click=move |_| {
                if !browser::is_unmeant() {
                    room.table.toggle(place);
                }
            }
        >
            <span class="ground" style:transform=lies>
                <span class="shadow" node_ref=parts.shadow></span>
            </span>
            <span class="spin" style:transform=lies>
                <span node_ref=parts.cube class=move || format!("cube shows-{}", pips())>
                    {Face::ALL
                        .map(|face| {
                            view! { <span class=format!("side side-{}", face.pips())></span> }
                        })}
                </span>
            </span>
            <span class="kept" aria-hidden="true" data-word=word></span>
        </button>
    }
}

/// Returns the style that moves a die from the middle of its place, and turns it.
fn lying(pose: Pose) -> String {
    let Pose { turn, right, down } = pose;
    format!(
        "translate(calc({right} * .01 * var(--room)), calc({down} * .003 * var(--rise))) rotate({turn}deg)"
    )
}

/// Returns the die that was rolled for the start, in the middle of the tray: its place, its face and how it lies. Once
/// it is decided who starts, it disappears after a moment, because it is none of the first player's dice.
pub(super) fn start_die(table: Table) -> Option<(usize, Face, Pose)> {
    let seen = table.shown.landing.get().is_none();
    table.game(|game| {
        let over = matches!(game.phase(), Phase::Turn(_)) && seen;
        let face = game.start_die().filter(|_| !over)?;
        let place = start_place(game);
        Some((place, face, Pose::of(0, place, face)))
    })
}

/// Returns the place of the die for the start.
fn start_place(game: &Game) -> usize {
    usize::from(game.rules().dice) / 2
}
