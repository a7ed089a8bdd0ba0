//! A sum of a card on the page.

use leptos::prelude::*;

use super::super::count::Count;
use super::Cards;
use super::column::Column;
use crate::ui::components::changing;
use rollkeep_rules::RuleSet;
use rollkeep_rules::game::Game;
use rollkeep_words::{categories, table as text, words};

/// The kind of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Foot {
    /// The upper section on the way to its bonus.
    Bonus,
    /// The bonuses for extra Yahtzees.
    Extra,
    /// The grand total.
    Total,
}

impl Foot {
    /// Its label on the card.
    pub(super) fn name(self, rules: &RuleSet) -> impl IntoView + use<> {
        let name = match self {
            Foot::Bonus => words::bonus(),
            Foot::Extra => categories::extras(rules),
            Foot::Total => words::total(),
        };
        // The first of several bonuses. The next one is shown once this is earned.
        let bonus = rules.upper_bonus.filter(|_| self == Foot::Bonus);
        let bonus = bonus.map(|bonus| view! { <small>{text::plus(bonus.points)}</small> });
        view! { <span class="what">{name} {bonus}</span> }
    }
}

/// A sum of one card.
#[component]
pub(super) fn CardSum(
    /// All cards.
    cards: Cards,
    /// The column of the card.
    column: Column,
    /// Which sum.
    foot: Foot,
) -> impl IntoView {
    let seat = column.seat;
    // The points, and the bonus that is earned.
    let sum = Memo::new(move |_| {
        let totals = column.totals.get();
        match foot {
            Foot::Bonus => (totals.upper, totals.upper_bonus),
            Foot::Extra => (totals.yahtzee_bonuses, 0),
            Foot::Total => (totals.grand(), 0),
        }
    });
    let points = Memo::new(move |_| sum.get().0);
    let bonus = cards.table.game_untracked(|game| game.rules().upper_bonus);
    let content = match (foot, bonus) {
        (Foot::Bonus, Some(first)) => {
            let ahead = Memo::new(move |_| {
                let ahead = |game: &Game| game.cards()[seat].bonus_ahead(game.rules());
                cards.table.game(ahead)
            });
            let goal = move || ahead.get().unwrap_or(first).threshold;
            let seen = move || match (sum.get(), ahead.get()) {
                ((points, 0), Some(ahead)) => text::of_goal(points, ahead.threshold),
                ((_, earned), _) => text::plus(earned),
            };
            // Beside what is earned: how near a higher bonus is, or by how much the only one was missed.
            let beside = move || {
                let goal = match (sum.get(), ahead.get()) {
                    ((_, 1..), Some(ahead)) => ahead.threshold,
                    ((_, 0), None) => first.threshold,
                    _ => return None,
                };
                Some(view! { <small prop:textContent=text::of_goal(points.get(), goal)></small> })
            };
            let aloud = move || {
                let (points, earned) = sum.get();
                text::bonus_aloud(points, earned, first, ahead.get())
            };
            let done = move || ahead.get().is_none() && sum.get().1 == 0;
            view! {
                <span aria-hidden="true">
                    <span prop:textContent=changing(seen)></span>
                    " "
                    {beside}
                </span>
                <progress
                    class="way"
                    aria-hidden="true"
                    hidden=done
                    max=move || goal().to_string()
                    value=move || points.get().min(goal()).to_string()
                ></progress>
                <span class="aloud" prop:textContent=changing(aloud)></span>
            }
            .into_any()
        }
        (Foot::Extra, _) => view! {
            <span aria-hidden="true">
                <Count number=points zero="–" />
            </span>
            <span class="aloud" translate="no" prop:textContent=points></span>
        }
        .into_any(),
        _ => view! { <Count number=points /> }.into_any(),
    };
    let class = move || match sum.get() {
        (_, 0) => column.class().to_owned(),
        (_, 1..) => format!("{} earned", column.class()),
    };
    view! {
        <td class=class data-foot=seat>
            {content}
        </td>
    }
}
