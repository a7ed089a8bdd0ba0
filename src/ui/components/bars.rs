//! The distribution of each player's totals, as a drawing and as a table.

use super::chart::{NAMES, WIDE, brief, figure};
use super::column_head;
use crate::ui::browser::{El, el, svg};
use rollkeep_core::histogram::Histogram;
use rollkeep_core::text::arena as words;

/// The height of one player's part of the drawing.
const HIGH: i32 = 72;

/// The room for the labels below, and for half of the last label at the side.
const FOOT: i32 = 32;
const SIDE: i32 = 24;

/// A row of bars for each player, one above the other, so that they need no colours. `caption` says what they count.
pub fn bars(names: &[String], spread: &Histogram, caption: &str) -> El {
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
    let mut drawing = svg("svg.chart.bars")
        .attr("viewBox", format!("0 0 {WIDE} {high}"))
        .attr("aria-hidden", "true");
    for (row, (name, counts)) in (0..).zip(names.iter().zip(&spread.counts)) {
        let floor = HIGH * (row + 1);
        drawing = drawing.child(text(8, floor - 8, &brief(name))).child(
            svg("line.rule")
                .attr("x1", NAMES.to_string())
                .attr("x2", (WIDE - SIDE).to_string())
                .attr("y1", floor.to_string())
                .attr("y2", floor.to_string()),
        );
        for (range, &count) in (0..).zip(counts) {
            let tall = (HIGH - 10) * count as i32 / most;
            let bar = svg("rect.bar")
                .attr("x", (x(range) + 1).to_string())
                .attr("y", (floor - tall).to_string())
                .attr("width", (x(range + 1) - x(range) - 2).to_string())
                .attr("height", tall.to_string());
            drawing = drawing.child(bar);
        }
    }
    // Only as many labels as there is room for.
    for range in (0..=ranges).step_by((ranges as usize).div_ceil(8)) {
        let total = i32::from(spread.from) + range * i32::from(spread.width);
        drawing = drawing
            .child(text(x(range), high - 6, &total.to_string()).attr("text-anchor", "middle"));
    }
    figure(drawing, caption, table(names, spread))
}

fn text(x: i32, y: i32, text: &str) -> El {
    svg("text")
        .attr("x", x.to_string())
        .attr("y", y.to_string())
        .child(text)
}

fn table(names: &[String], spread: &Histogram) -> El {
    let th = |scope, text: &str| el("th").attr("scope", scope).child(text);
    let name = |name: &str| column_head(el("bdi").child(name));
    let heads = names.iter().map(|it| name(it));
    let ranges = spread.counts.first().map_or(0, Vec::len);
    let rows = (0..ranges).map(|range| {
        let from = spread.from + range as u16 * spread.width;
        let counts = spread
            .counts
            .iter()
            .map(|counts| el("td").child(counts[range].to_string()));
        el("tr")
            .child(th("row", &words::range(from, spread.width)))
            .child(counts.collect::<Vec<_>>())
    });
    el("table.numbers")
        .child(
            el("thead").child(
                el("tr")
                    .child(th("col", &words::totals()))
                    .child(heads.collect::<Vec<_>>()),
            ),
        )
        .child(el("tbody").child(rows.collect::<Vec<_>>()))
}
