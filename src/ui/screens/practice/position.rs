//! The dice and the card of a position.

use std::rc::Rc;

use leptos::prelude::*;

use super::{Exercise, Practice};
use crate::ui::browser::{El, el};
use crate::ui::components::die_face;
use rollkeep_core::dice::{Face, Keep};
use rollkeep_core::rules::{Offer, Slot};
use rollkeep_core::solver::Choice;
use rollkeep_core::text::{categories, dice, play, practice as text, refusals, words};

/// The dice, which a tap keeps, and the button that rolls the others.
pub(super) fn hand(practice: Practice, exercise: &Rc<Exercise>) -> Vec<El> {
    let faces = exercise.dice.faces().iter().enumerate();
    let dice = faces.map(|(place, face)| die(practice, exercise.rolls_left, place, *face));
    let row = el("div.practice-dice")
        .attr("role", "group")
        .attr("aria-label", text::dice())
        .child(dice.collect::<Vec<_>>());
    vec![
        el("p.count").child(play::rolls_left(exercise.rolls_left)),
        row,
        roll(practice, exercise),
    ]
}

/// The boxes: open ones can be filled.
pub(super) fn card(practice: Practice, exercise: &Rc<Exercise>) -> Vec<El> {
    let boxes = exercise
        .rules
        .slots()
        .map(|slot| one_box(practice, exercise, slot));
    let card = el("ul.practice-boxes")
        .attr("aria-label", text::card())
        .child(boxes.collect::<Vec<_>>());
    vec![
        el("h2").child(text::card()),
        el("p.help").child(text::upper(exercise.rules, &exercise.card)),
        card,
    ]
}

fn die(practice: Practice, rolls_left: u8, place: usize, face: Face) -> El {
    let kept = move || practice.keep.get().contains(place);
    el("button.pick")
        .attr("aria-label", dice::die_shows(place + 1, face))
        .live_attr("aria-pressed", move || Some(kept().to_string()))
        .flag("aria-disabled", move || rolls_left == 0)
        .child(die_face(face))
        .child(
            el("span.kept-word")
                .attr("aria-hidden", "true")
                .live_attr("data-word", move || kept().then(words::kept)),
        )
        .on_click(move || practice.toggle(place))
}

/// The button that rolls, or the reason why there is none.
fn roll(practice: Practice, exercise: &Rc<Exercise>) -> El {
    if exercise.rolls_left == 0 {
        return el("p.help").child(text::no_roll());
    }
    let exercise = exercise.clone();
    let all = Keep::all(exercise.dice.len());
    let says = move || match practice.keep.get() {
        keep if keep == all => text::all_kept(),
        keep => text::roll(&exercise.dice, keep),
    };
    let closed = move || practice.chosen.get().is_some() || practice.keep.get() == all;
    el("button.strong")
        .id("roll")
        .flag("aria-disabled", closed)
        .live_text(says)
        .on_single_click(move || practice.roll())
}

fn one_box(practice: Practice, exercise: &Rc<Exercise>, slot: Slot) -> El {
    let name = categories::name(&exercise.rules.category(slot).id);
    let offer = exercise
        .rules
        .offer(&exercise.card, slot, &exercise.dice.counts());
    let aloud = |words: &str| el("span.aloud").child(words);
    let points = |shown: String| el("b").child(shown);
    let content = match offer {
        Offer::Open {
            points: scores,
            bonus,
        } => {
            let chosen = move || practice.chosen.get() == Some(Choice::Score(slot));
            let shown = match bonus {
                0 => scores.to_string(),
                bonus => format!("{scores} + {bonus}"),
            };
            el("button.practice-box")
                .attr("data-slot", slot.0.to_string())
                .flag("aria-disabled", move || practice.chosen.get().is_some())
                .class_if("chosen", chosen)
                .child(el("span").child(name))
                .child(aloud(&text::scores()))
                .child(points(shown))
                .on_single_click(move || practice.choose(Choice::Score(slot)))
        }
        Offer::Closed(why) => {
            let why = refusals::closed(exercise.rules, why);
            el("button.practice-box")
                .attr("aria-disabled", "true")
                .child(el("span").child(name))
                .child(aloud(&format!(": {why}")))
                .child(points("–".to_owned()).attr("aria-hidden", "true"))
        }
        Offer::Filled | Offer::Unknown => {
            let held = exercise.card.points(slot).unwrap_or_default();
            el("div.practice-box.filled")
                .child(el("span").child(name))
                .child(aloud(&format!(" {} ", words::is_filled())))
                .child(points(held.to_string()))
        }
    };
    el("li").child(content)
}
