//! The distribution of each player's totals, as a drawing and as a table.

use leptos::prelude::*;

use super::chart::{Figure, Label, NAMES, Rule, WIDE, brief};
use super::{DataRow, DataTable, Heads};
use rollkeep_app::histogram::Histogram;
use rollkeep_words::arena as words;

/// The height of one player's part of the drawing.
const HIGH: i32 = 72;

/// The room for the labels below, and for half of the last label at the side.
const FOOT: i32 = 32;
const SIDE: i32 = 24;

/// A row of bars for each player, one above the other, so that they need no colours.
#[component]
pub fn Bars(
    /// The players.
    names: Vec<String>,
    /// Their totals.
    spread: Histogram,
    /// What the bars count.
    #[prop(into)]
    caption: String,
) -> impl IntoView {
    let ranges = spread.counts.first().map_or(0, Vec::len).max(1) as i32;
    let most = spread
        .counts
        .iter()
        .flatten()
        .max()
        .copied()
        .unwrap_or(0)
        .max(1) as i32;
    let high = HIGH * names.len() as i32 + FOOT;
    let x = |range: i32| NAMES + (WIDE - NAMES - SIDE) * range / ranges;
    let rows = (0..).zip(names.iter().zip(&spread.counts));
    let rows = rows.map(|(row, (name, counts))| {
        let floor = HIGH * (row + 1);
        let bars = (0..).zip(counts).map(|(range, &count)| {
            let tall = (HIGH - 10) * count as i32 / most;
            let (left, width) = (x(range) + 1, x(range + 1) - x(range) - 2);
            view! { <rect class="bar" x=left y=floor - tall width=width height=tall /> }
        });
        view! {
            <Label x=8 y=floor - 8 text=brief(name) />
            <Rule from=NAMES to=WIDE - SIDE y=floor />
            {bars.collect_view()}
        }
    });
    let rows = rows.collect_view();
    // Only as many labels as there is room for.
    let labels = (0..=ranges).step_by((ranges as usize).div_ceil(8));
    let labels = labels.map(|range| {
        let total = i32::from(spread.from) + range * i32::from(spread.width);
        view! { <Label x=x(range) y=high - 6 anchor="middle" text=total.to_string() /> }
    });
    let labels = labels.collect_view();
    let numbers = numbers(&names, &spread);
    view! {
        <Figure caption numbers=numbers.into_any()>
            <svg class="chart bars" viewBox=format!("0 0 {WIDE} {high}") aria-hidden="true">
                {rows}
                {labels}
            </svg>
        </Figure>
    }
}

/// The table.
fn numbers(names: &[String], spread: &Histogram) -> impl IntoView + use<> {
    let ranges = spread.counts.first().map_or(0, Vec::len);
    let rows = (0..ranges).map(|range| {
        let from = spread.from + range as u16 * spread.width;
        let head = words::range(from, spread.width);
        let counts = spread.counts.iter();
        let cells: Vec<_> = counts.map(|counts| counts[range].to_string()).collect();
        view! {
            <DataRow cells>
                <span prop:textContent=head></span>
            </DataRow>
        }
    });
    let rows = rows.collect_view();
    let heads = Heads::of_players(words::totals(), names.iter().cloned());
    view! {
        <DataTable class="numbers" heads>
            {rows}
        </DataTable>
    }
}
