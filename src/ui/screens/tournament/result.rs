//! The ranks of a tournament, and its charts.

use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::arena::Stand;
use crate::ui::components::{Bars, Chart, DataTable, PlayerBadge};
use rollkeep_app::storage::Badge;
use rollkeep_app::tournament::PointsHistory;
use rollkeep_words::{arena as words, tournament as text};

/// The table of the entrants, the best first.
#[component]
pub(super) fn Ranks(
    /// The version on screen.
    stand: Arc<Stand>,
) -> impl IntoView {
    let rows = stand.standings.rows.iter().map(|line| {
        let badge = Badge::of_seat(line.entrant);
        let cells = text::cells(&stand.tournament, &stand.standings, line);
        let cells = cells.into_iter().enumerate();
        let cells = cells.map(|(column, cell)| match column {
            1 => view! {
                <th scope="row">
                    <PlayerBadge badge />
                    " "
                    <bdi translate="no" prop:textContent=cell></bdi>
                </th>
            }
            .into_any(),
            _ => view! { <td prop:textContent=cell></td> }.into_any(),
        });
        view! { <tr>{cells.collect::<Vec<_>>()}</tr> }
    });
    let rows = rows.collect_view();
    view! {
        <DataTable class="numbers ranks" heads=text::columns()>
            {rows}
        </DataTable>
    }
}

/// The course of the points, and the distribution of the totals; nothing before the first game.
#[component]
pub(super) fn Charts(
    /// The version on screen.
    stand: Arc<Stand>,
) -> impl IntoView {
    let tournament = &stand.tournament;
    let names = tournament
        .plan()
        .entrants()
        .iter()
        .map(|it| it.name.clone());
    let names: Vec<String> = names.collect();
    let spread = tournament.histogram()?;
    let course = PointsHistory::new(tournament);
    let points = course
        .points
        .iter()
        .map(|points| points.iter().map(|&it| i64::from(it)).collect());
    let games = course.games.iter().map(u32::to_string).collect();
    let over = (words::after_game(), games);
    let lines = names.iter().cloned().zip(points).collect();
    let badges = (0..names.len()).map(Badge::of_seat).collect();
    let says = |points: i64| points.to_string();
    Some(view! {
        <h2>{words::course()}</h2>
        <Chart caption=words::course_help() over lines badges mark=says cell=says />
        <h2>{words::spread()}</h2>
        <Bars names spread caption=words::spread_help() />
    })
}
