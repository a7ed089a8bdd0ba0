//! A die: as a drawing, and in the tray.

use leptos::prelude::*;

use super::tray::start_die;
use crate::ui::browser::{El, el, follow};
use crate::ui::room::Room;
use crate::ui::table::hand;
use rollkeep_core::dice::{Face, Pose};
use rollkeep_core::text::{dice, words};

/// A face of a die. index.html has its shape once for all.
#[component]
pub fn DieFace(
    /// The face.
    face: Face,
) -> impl IntoView {
    let pips = face.pips();
    view! {
        <svg class=format!("side side-{pips}") aria-hidden="true">
            <use href=format!("#face-{pips}") />
        </svg>
    }
}

/// The parts of a die that can change.
#[derive(PartialEq)]
struct Look {
    face: Option<Face>,
    pose: Pose,
    /// Whether it was rolled for the start.
    start: bool,
    kept: bool,
    may_keep: bool,
    /// Whether the coach keeps it.
    advised: bool,
}

impl Look {
    fn of(room: Room, place: usize) -> Look {
        let Room { table, coach, .. } = room;
        let mine = table.is_mine();
        let kept = table.keep().get().contains(place);
        let advised = coach.keeps(place);
        let start = start_die(table).filter(|(at, ..)| *at == place);
        table.game(|game| {
            let hand = hand(game);
            let face = hand.and_then(|hand| hand.dice.faces().get(place).copied());
            let pose = game.pose(place).or(start.map(|(_, _, pose)| pose));
            Look {
                face: face.or(start.map(|(_, face, _)| face)),
                pose: pose.unwrap_or_default(),
                start: start.is_some(),
                kept,
                advised,
                may_keep: mine && hand.is_some_and(|hand| hand.rolls < game.rules().rolls),
            }
        })
    }
}

/// A die in the tray. The button stays in its place; inside it, the die lies, moves to the rail, and rolls.
pub(super) struct Die {
    button: El,
    /// The part that rolls.
    pub(super) cube: El,
    /// The shadow.
    pub(super) shadow: El,
}

impl Die {
    /// Makes the die at this place, counted from 0.
    pub(super) fn new(room: Room, place: usize) -> Die {
        let side = |face: Face| el(&format!("span.side.side-{}", face.pips()));
        let cube = el("span").child(Face::ALL.map(side));
        let shadow = el("span.shadow");
        let ground = el("span.ground").child(shadow.clone());
        let spin = el("span.spin").child(cube.clone());
        let kept = el("span.kept")
            .attr("aria-hidden", "true")
            .attr("data-word", words::kept());
        let button = el("button.die")
            .attr("data-place", place.to_string())
            .child([ground.clone(), spin.clone()])
            .child(kept)
            .on_click(move || room.table.toggle(place));
        let (die, cube_now, mut before) = (button.clone(), cube.clone(), None);
        follow(move || {
            let look = Look::of(room, place);
            if before.as_ref() != Some(&look) {
                show(&die, &cube_now, place, &look);
                // On these elements and not above them, so that the drawings inside keep their styles.
                let pose = lying(look.pose);
                ground.style("transform", &pose);
                spin.style("transform", &pose);
                before = Some(look);
            }
        });
        Die {
            button,
            cube,
            shadow,
        }
    }

    /// Returns its button.
    pub(super) fn button(&self) -> El {
        self.button.clone()
    }
}

fn show(die: &El, cube: &El, place: usize, look: &Look) {
    let pips = look.face.map_or(0, Face::pips);
    let label = match look.face {
        Some(face) => dice::die_shows(place + 1, face),
        None => dice::die(place + 1),
    };
    let face = look.face.filter(|_| !look.start);
    die.set_class("blank", look.face.is_none());
    die.set("data-face", face.map(|_| pips.to_string()).as_deref());
    die.set("data-advice", look.advised.then_some(&words::keep()));
    die.set("aria-label", Some(&label));
    die.set(
        "aria-pressed",
        Some(if look.kept { "true" } else { "false" }),
    );
    die.set("aria-disabled", (!look.may_keep).then_some("true"));
    cube.set("class", Some(&format!("cube shows-{pips}")));
}

/// Returns the style that moves a die from the middle of its place, and turns it.
fn lying(pose: Pose) -> String {
    let Pose { turn, right, down } = pose;
    // Only whole numbers, because code that writes fractions is large.
    format!(
        "translate(calc({right} * .01 * var(--room)), calc({down} * .003 * var(--rise))) rotate({turn}deg)"
    )
}
