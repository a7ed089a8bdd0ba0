//! The list of all decisions of a player.

use leptos::html::Ol;
use leptos::prelude::*;

use super::OnBoard;
use super::course::class_of;
use crate::ui::browser::{self, follow};
use crate::ui::components::{SmallDice, replaced};
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::Game;
use rollkeep_solver::Choice;
use rollkeep_solver::coach::{Decision, Verdict};
use rollkeep_words::{review as text, words};

/// The decisions of the player whose decision is on the board.
#[component]
pub(super) fn DecisionList(
    /// The board.
    on_board: OnBoard,
) -> impl IntoView {
    let list = NodeRef::<Ol>::new();
    let shown = on_board.clone();
    let seat = Memo::new(move |_| shown.seat());
    let listed = on_board.clone();
    let rows = move || {
        let reviewed = &listed.reviewed;
        let rows = reviewed.path.of_seat(seat.get()).map(|number| {
            let row = row(
                &reviewed.game,
                &reviewed.decisions[number],
                &reviewed.verdicts[number],
            );
            let (chosen, shown) = (listed.clone(), listed.number);
            let current = move || (shown.get() == number).then_some("true");
            view! {
                <li>
                    <button
                        class="decision"
                        aria-current=current
                        on:click=move |_| chosen.choose(number)
                    >
                        {row}
                    </button>
                </li>
            }
        });
        rows.collect_view()
    };
    follow(move || {
        on_board.number.track();
        request_animation_frame(move || {
            if let Some(list) = list.try_get_untracked().flatten() {
                browser::scroll_within(&list, "[aria-current]");
            }
        });
    });
    view! {
        <ol class="decisions" node_ref=list>
            {replaced(rows)}
        </ol>
    }
}

/// A decision: the dice, what was played, and what was better.
fn row(game: &Game, decision: &Decision, verdict: &Verdict) -> impl IntoView + use<> {
    view! {
        <span class="when">
            <small>{text::when(game, decision)}</small>
            <SmallDice rules=game.rules() shown=decision.dice kept=kept(decision.played) />
        </span>
        <span class="chosen">{text::played(game, decision)}</span>
        {text::better(game, decision, verdict)
            .map(|text| view! { <span class="better">{text}</span> })}
        <Cost verdict=*verdict />
    }
}

/// The dice that a choice keeps.
pub(super) const fn kept(choice: Choice) -> Option<Keep> {
    match choice {
        Choice::Keep(keep) => Some(keep),
        Choice::Score(_) => None,
    }
}

/// What a decision cost, with the sign of the mistake if it was one.
#[component]
pub(super) fn Cost(
    /// What the decision was worth.
    verdict: Verdict,
) -> impl IntoView {
    if !verdict.open {
        return view! { <span class="cost only">{words::only_choice()}</span> }.into_any();
    }
    match verdict.mistake() {
        None => view! {
            <span class="cost">
                <span aria-hidden="true">"✓ "</span>
                {words::best()}
            </span>
        }
        .into_any(),
        Some(grade) => {
            let (sign, name) = text::mistake(grade);
            view! {
                <span class=format!("cost {}", class_of(grade))>
                    <span class="grade-sign" aria-hidden="true">
                        {sign}
                    </span>
                    <span class="aloud">{name} " "</span>
                    {text::brought(-verdict.cost())}
                </span>
            }
            .into_any()
        }
    }
}
