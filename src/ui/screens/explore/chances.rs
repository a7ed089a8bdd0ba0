//! How likely each player wins, from the cards that are set up.

use std::collections::HashMap;

use leptos::prelude::*;

use super::Explored;
use crate::ui::browser::follow;
use crate::ui::components::{DataTable, TryAgain};
use crate::ui::solver_worker::{OpenRequest, SolverWorker};
use rollkeep_app::worker::{CoachAnswer, CoachRequest};
use rollkeep_rules::PortableRules;
use rollkeep_solver::coach::{micro, parts_per_million};
use rollkeep_solver::{Distribution, chances_to_win};
use rollkeep_words::{advice, explore, words};

/// How likely each total of a card is; `None` if that takes longer than anybody waits.
type Totals = Option<Distribution>;

/// Each player's expected total and chance to win at the start of the turn, if all play for points to the end. Nothing if that cannot be
/// said. Early cards take some seconds, so they have a solver of their own, for which the best choice need not wait.
#[component]
pub(super) fn PlayersChances(
    /// What is set up, under one rule set.
    explored: Explored,
    /// Whether chances have decimals.
    #[prop(into)]
    exact: Signal<bool>,
) -> impl IntoView {
    let set_up = explored.set_up;
    let rules = set_up.with_untracked(|set_up| PortableRules::of(set_up.rules()));
    let cards = Memo::new(move |_| {
        set_up.with(|set_up| {
            let cards = set_up.contestants().iter();
            cards.map(ToString::to_string).collect::<Vec<_>>()
        })
    });
    // What is known stays while somebody changes another card.
    let known = RwSignal::new(HashMap::<String, Totals>::new());
    let next = Memo::new(move |_| {
        let cards = cards.read();
        let known = known.read();
        cards.iter().find(|it| !known.contains_key(*it)).cloned()
    });
    let (solver, open) = (SolverWorker::of_its_own(), OpenRequest::none());
    follow(move || {
        let asked = next.get().map(|card| {
            let request = CoachRequest::Totals(rules.clone(), card.clone());
            solver.ask(request, move |answer| {
                let totals = match answer {
                    CoachAnswer::Totals(totals) => Some(totals),
                    _ => None,
                };
                known.update(|known| {
                    known.insert(card, totals);
                });
            })
        });
        open.replace(asked);
    });
    let table = move || {
        let cards = cards.get();
        if cards.is_empty() {
            return None;
        }
        if next.with(Option::is_some) {
            let waiting = view! {
                <p class="help">{move || solver.waiting()}</p>
                <TryAgain solver id="chances-again" />
            };
            return Some(waiting.into_any());
        }
        let totals = known.with(|known| {
            let totals = cards.iter().map(|card| known.get(card).cloned().flatten());
            totals.collect::<Option<Vec<_>>>()
        })?;
        let chances = chances_to_win(&totals).into_iter().zip(&totals);
        let rows = chances.enumerate().map(|(place, (chance, totals))| {
            let (mean, chance) = (micro(totals.mean()), parts_per_million(chance));
            let percent = match exact.get() {
                true => advice::exact_percent(chance),
                false => advice::percent(chance),
            };
            view! {
                <tr>
                    <th scope="row">{explore::player(place + 1)}</th>
                    <td>{advice::points(mean)}</td>
                    <td>{percent}</td>
                </tr>
            }
        });
        let heads = [
            words::player(),
            words::expected_total(),
            advice::chance_to_win(),
        ];
        let rows = rows.collect_view();
        Some(
            view! {
                <DataTable class="numbers" caption=explore::chances() heads>
                    {rows}
                </DataTable>
            }
            .into_any(),
        )
    };
    view! { <div class="players-chances">{table}</div> }
}
