//! The coach for real dice: which dice to keep, or which box to fill.

use leptos::prelude::*;

use super::Rolls;
use super::desk::Desk;
use crate::ui::components::{Button, SeenAndHeard, TryAgain};
use crate::ui::solver_worker::{ask_solver, use_solver_worker};
use rollkeep_app::worker::{CoachAnswer, CoachRequest};
use rollkeep_rules::dice::{Dice, Face};
use rollkeep_solver::Choice;
use rollkeep_solver::coach::Position;
use rollkeep_words::{advice, real_dice as text};

/// The choice of the rolls left, and the best choice.
#[component]
pub(super) fn Coach(
    /// The card.
    desk: Desk,
) -> impl IntoView {
    let solver = use_solver_worker();
    let answer = ask_solver(move || {
        let (dice, left) = (desk.rolled()?, desk.left.get());
        let position = desk.game(|game| {
            let card = game.card(game.next()?);
            Some(Position::new(game.rules(), &card, &dice, left))
        });
        position.map(CoachRequest::Position)
    });
    let says = move |waits: String| {
        let Some(dice) = desk.rolled() else {
            return String::new();
        };
        let left = desk.left.get();
        answer.with(|answer| match answer {
            Some(CoachAnswer::Advice(advised)) => desk.game(|game| {
                let card = game.next().map(|seat| game.card(seat));
                card.map_or(String::new(), |card| {
                    advice::best(game.rules(), &card, &dice, left, advised)
                })
            }),
            Some(_) => desk.game(|game| advice::silent(game.rules())),
            None => waits,
        })
    };
    // The dice that the coach keeps, if it rolls again.
    let kept = move || {
        let dice = desk.rolled()?;
        answer.with(|answer| match answer {
            Some(CoachAnswer::Advice(advised)) => match advised.best {
                Choice::Keep(keep) if keep.count() < dice.len() => Some(kept_faces(&dice, keep)),
                Choice::Keep(_) | Choice::Score(_) => None,
            },
            _ => None,
        })
    };
    // The button is beside the rolls, so that the card below does not move when the answer comes.
    let keep_these = move || {
        kept().map(|faces| {
            let keep = move || {
                desk.left.update(|left| *left = left.saturating_sub(1));
                desk.dice.faces.set(faces.clone());
            };
            view! {
                <Button id="keep-these" on_tap=keep>
                    {text::keep_these()}
                </Button>
            }
        })
    };
    view! {
        <div class="real-coach">
            <div class="rolls">
                <Rolls desk />
                {keep_these}
            </div>
            <SeenAndHeard
                class="best"
                seen=move || says(solver.waiting())
                heard=move || says(solver.waiting_aloud())
            />
            <TryAgain />
        </div>
    }
}

fn kept_faces(dice: &Dice, keep: rollkeep_rules::dice::Keep) -> Vec<Face> {
    let faces = dice.faces().iter().enumerate();
    let kept = faces.filter(|(place, _)| keep.contains(*place));
    kept.map(|(_, face)| *face).collect()
}
