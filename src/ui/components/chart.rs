//! A line chart with a line for each player, as a drawing and as a table.

use unicode_segmentation::UnicodeSegmentation;

use super::{column_head, sign_path};
use crate::ui::browser::{El, el, svg};
use rollkeep_core::storage::Badge;
use rollkeep_core::text::names::isolated;
use rollkeep_core::text::words;

/// A line for each player.
pub struct Chart<'a> {
    /// What the chart shows.
    pub caption: &'a str,
    /// The name of the horizontal axis, and its values.
    pub over: (&'a str, Vec<String>),
    /// Each player's name and values.
    pub lines: Vec<(String, Vec<i32>)>,
    /// The badges of the players, if they have any.
    pub badges: Vec<Badge>,
    /// Writes a value at the edge of the drawing.
    pub mark: fn(i32) -> String,
    /// Writes a value in the table.
    pub cell: fn(i32) -> String,
}

/// The size of the drawing.
pub const WIDE: i32 = 640;
const HIGH: i32 = 280;
const EDGE: i32 = 28;

/// The room for names at the side.
pub const NAMES: i32 = 160;

/// The room for values at the edge.
const MARKS: i32 = 56;

/// The least distance of labels.
const LABEL: i32 = 24;

/// Draws the chart. The drawing is hidden from screen readers; the table has the same data.
pub fn chart(chart: &Chart) -> El {
    let lines = &chart.lines;
    let all = || lines.iter().flat_map(|(_, values)| values.iter().copied());
    let least = all().min().unwrap_or_default();
    let most = all().max().unwrap_or_default().max(least + 1);
    let steps = lines.iter().map(|(_, values)| values.len()).max();
    let last = steps.unwrap_or_default().saturating_sub(1).max(1) as i32;
    let x = |step: usize| MARKS + (WIDE - NAMES - MARKS) * step as i32 / last;
    let y = |value: i32| {
        let share = i64::from(value - least) * i64::from(HIGH - 2 * EDGE) / i64::from(most - least);
        HIGH - EDGE - share as i32
    };
    let mut drawing = svg("svg.chart")
        .attr("viewBox", format!("0 0 {WIDE} {HIGH}"))
        .attr("aria-hidden", "true");
    // If both values look the same, one label is enough.
    let alike = (chart.mark)(least) == (chart.mark)(most);
    for value in [least, most].into_iter().take(2 - usize::from(alike)) {
        let mark = label(MARKS - 8, y(value) + 5, &(chart.mark)(value));
        drawing = drawing
            .child(line_at(y(value)))
            .child(mark.attr("text-anchor", "end"));
    }
    for ((seat, (name, values)), at) in lines.iter().enumerate().zip(beside(lines, y)) {
        let points = values.iter().enumerate();
        let points: Vec<String> = points
            .map(|(step, value)| format!("{},{}", x(step), y(*value)))
            .collect();
        let badge = chart.badges.get(seat);
        let line = svg(&format!("polyline.line.line-{seat}")).attr("points", points.join(" "));
        let end = x(values.len().saturating_sub(1)) + 8;
        let sign = badge.map(|badge| {
            svg("path.sign-of").attr("d", sign_path(badge.sign)).attr(
                "transform",
                format!("translate({end} {}) scale(.6)", at - 13),
            )
        });
        let group = match badge {
            Some(badge) => svg(&format!("g.coloured.{}", badge.colour.id())),
            None => svg("g"),
        };
        let end = if sign.is_some() { end + 20 } else { end };
        let name = label(end, at, &brief(name));
        drawing = drawing.child(group.child(line).child(sign).child(name));
    }
    figure(drawing, chart.caption, table(chart))
}

/// A drawing, its caption, and the same data as a table.
pub fn figure(drawing: El, caption: &str, table: El) -> El {
    el("figure")
        .child(drawing)
        .child(el("figcaption").child(caption))
        .child(
            el("details")
                .child(el("summary").child(words::as_table()))
                .child(wide(caption, table)),
        )
}

/// Content that may be wider than the screen and then scrolls.
pub fn wide(name: &str, content: El) -> El {
    el("div.wide")
        .attr("tabindex", "0")
        .attr("role", "group")
        .attr("aria-label", name)
        .child(content)
}

/// Returns the positions of the names: at the ends of the lines, but never over each other or below the drawing.
fn beside(lines: &[(String, Vec<i32>)], y: impl Fn(i32) -> i32) -> Vec<i32> {
    let end = |(_, values): &(String, Vec<i32>)| values.last().map_or(0, |last| y(*last));
    let mut places: Vec<i32> = lines.iter().map(|line| end(line) + 5).collect();
    let mut order: Vec<usize> = (0..lines.len()).collect();
    order.sort_by_key(|&seat| places[seat]);
    let mut free = LABEL;
    for &seat in &order {
        places[seat] = places[seat].max(free);
        free = places[seat] + LABEL;
    }
    let mut free = HIGH - 8;
    for &seat in order.iter().rev() {
        places[seat] = places[seat].min(free);
        free = places[seat] - LABEL;
    }
    places
}

/// Shortens a name for the drawing. Its end stays, because that is where equal names have their numbers.
pub fn brief(name: &str) -> String {
    const MOST: usize = 10;
    let letters: Vec<&str> = name.graphemes(true).collect();
    let brief = match letters.len() <= MOST {
        true => name.to_owned(),
        false => {
            let (start, end) = (&letters[..MOST - 5], &letters[letters.len() - 4..]);
            format!("{}…{}", start.concat(), end.concat())
        }
    };
    isolated(&brief).into_owned()
}

fn line_at(y: i32) -> El {
    svg("line.rule")
        .attr("x1", MARKS.to_string())
        .attr("x2", (WIDE - NAMES).to_string())
        .attr("y1", y.to_string())
        .attr("y2", y.to_string())
}

fn label(x: i32, y: i32, text: &str) -> El {
    svg("text")
        .attr("x", x.to_string())
        .attr("y", y.to_string())
        .child(text)
}

fn table(chart: &Chart) -> El {
    let th = |scope, text: &str| el("th").attr("scope", scope).child(text);
    let (over, steps) = &chart.over;
    let name = |name: &str| column_head(el("bdi").child(name));
    let names = chart.lines.iter().map(|(it, _)| name(it));
    let head = el("tr")
        .child(th("col", over))
        .child(names.collect::<Vec<_>>());
    let rows = steps.iter().enumerate().map(|(number, step)| {
        let values = chart.lines.iter().map(|(_, values)| {
            let value = values.get(number).map(|value| (chart.cell)(*value));
            el("td").child(value)
        });
        el("tr")
            .child(th("row", step))
            .child(values.collect::<Vec<_>>())
    });
    el("table.numbers")
        .child(el("thead").child(head))
        .child(el("tbody").child(rows.collect::<Vec<_>>()))
}
