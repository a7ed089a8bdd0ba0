//! A line chart with a line for each player, as a drawing and as a table.

use leptos::html::{Details, Div};
use leptos::prelude::*;
use unicode_segmentation::UnicodeSegmentation;

use super::{DataRow, DataTable, Heads, sign_path};
use rollkeep_app::storage::Badge;
use rollkeep_words::names::isolated;
use rollkeep_words::words;

/// The size of the drawing.
pub const WIDE: i32 = 640;
const HIGH: i32 = 304;
const EDGE: i32 = 28;

/// The room for the horizontal axis, and the height of the least value above it.
const FOOT: i32 = 32;
const FLOOR: i32 = HIGH - FOOT - 16;

/// The room for names at the side.
pub const NAMES: i32 = 176;

/// The room for values at the edge: "254.6" in the large type of phones.
const MARKS: i32 = 76;

/// The room for a digit on the horizontal axis, and between two numbers.
const DIGIT: i32 = 13;
const GAP: i32 = 16;

/// The room between the end of a line and its name.
const TIE: i32 = 22;

/// The least distance of labels.
const LABEL: i32 = 24;

/// Moments on the lines of a [`Chart`] that somebody can go to with a finger or a mouse.
#[derive(Clone, Copy)]
pub struct ChartMarks {
    /// The marks.
    pub all: Signal<Vec<ChartMark>>,
    /// Where the screen is: a line, and its step.
    pub here: Signal<Option<(usize, usize)>>,
    /// Goes to the mark with this number.
    pub go: Callback<usize>,
}

/// A mark on a line of a [`Chart`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChartMark {
    /// Which line it is on.
    pub line: usize,
    /// At which of its values.
    pub step: usize,
    /// Its class.
    pub class: &'static str,
    /// What it stands for.
    pub number: usize,
}

/// A line for each player. The drawing is hidden from screen readers; the table has the same data.
#[component]
pub fn Chart(
    /// What it shows.
    #[prop(into)]
    caption: String,
    /// The name of the horizontal axis, and its values.
    over: (String, Vec<String>),
    /// Each player's name and values.
    lines: Vec<(String, Vec<i64>)>,
    /// The badges of the players, if they have any.
    #[prop(optional)]
    badges: Vec<Badge>,
    /// The lowest and the highest value of the vertical axis. Without, they are those of the lines.
    #[prop(optional)]
    range: Option<[i64; 2]>,
    /// Writes a value at the edge of the drawing.
    mark: fn(i64) -> String,
    /// Writes a value in the table.
    cell: fn(i64) -> String,
    /// The marks on it.
    #[prop(optional)]
    marks: Option<ChartMarks>,
    /// Whether its table is unfolded: for a chart in whose place another one may come.
    #[prop(default = RwSignal::new(false))]
    unfolded: RwSignal<bool>,
) -> impl IntoView {
    let all = || lines.iter().flat_map(|(_, values)| values.iter().copied());
    let of_lines = || [all().min(), all().max()].map(Option::unwrap_or_default);
    let [least, most] = range.unwrap_or_else(of_lines);
    let most = most.max(least + 1);
    let steps = lines.iter().map(|(_, values)| values.len()).max();
    let last = steps.unwrap_or_default().saturating_sub(1).max(1) as i32;
    let x = move |step: usize| MARKS + (WIDE - NAMES - MARKS) * step as i32 / last;
    let y = move |value: i64| {
        let share = (value - least) * i64::from(FLOOR - EDGE) / (most - least);
        FLOOR - share as i32
    };
    // If both values look the same, one label is enough.
    let alike = mark(least) == mark(most);
    let edges = [least, most].into_iter().take(2 - usize::from(alike));
    let edges = edges.map(|value| {
        view! {
            <Rule from=MARKS to=WIDE - NAMES y=y(value) />
            <Label x=MARKS - 8 y=y(value) + 5 anchor="end" text=mark(value) />
        }
    });
    let edges = edges.collect_view();
    let (axis, steps) = &over;
    let numbers_below = numbered(steps).map(|step| {
        view! { <Label x=x(step) y=HIGH - 10 anchor="middle" text=steps[step].clone() /> }
    });
    let numbers_below = numbers_below.collect_view();
    let axis = view! { <Label x=WIDE - NAMES + TIE + GAP y=HIGH - 10 text=axis.clone() /> };
    let colour =
        |line: usize| { badges.get(line) }.map(|it| format!("coloured {}", it.colour.id()));
    let courses = lines.iter().enumerate().map(|(line, (_, values))| {
        let points = values.iter().enumerate();
        let points = points.map(|(step, value)| format!("{},{}", x(step), y(*value)));
        (colour(line), points.collect::<Vec<_>>().join(" "))
    });
    let courses: Vec<(Option<String>, String)> = courses.collect();
    let drawn = lines.iter().enumerate().zip(beside(&lines, y));
    let drawn = drawn.map(|((seat, (name, values)), at)| {
        let (colour, points) = courses[seat].clone();
        let tip = x(values.len().saturating_sub(1));
        let height = values.last().map_or(0, |last| y(*last));
        // A name that gives way to others stays tied to the end of its line.
        let tie = format!("{},{height} {},{}", tip + 2, tip + TIE - 4, at - 5);
        let end = tip + TIE;
        let badge = badges.get(seat);
        let sign = badge.map(|badge| {
            let place = format!("translate({end} {}) scale(.6)", at - 13);
            view! { <path class="sign-of" d=sign_path(badge.sign) transform=place /> }
        });
        let end = if sign.is_some() { end + 20 } else { end };
        view! {
            <g class=colour>
                <polyline class="line" points=points />
                <polyline class="tie" points=tie />
                {sign}
                <Label x=end y=at text=brief(name) />
            </g>
        }
    });
    let drawn = drawn.collect_view();
    let values: Vec<Vec<i64>> = lines.iter().map(|(_, values)| values.clone()).collect();
    let place = move |line: usize, step: usize| Some((x(step), y(*values.get(line)?.get(step)?)));
    let marks = marks.map(|marks| {
        // The line where the screen is lies over the others.
        let front = Memo::new(move |_| marks.here.get().map(|(line, _)| line));
        let front = move || {
            let (colour, points) = courses.get(front.get()?)?.clone();
            Some(view! {
                <g class=colour>
                    <polyline class="line" points=points />
                </g>
            })
        };
        view! {
            {front}
            <Marks marks place />
        }
    });
    let numbers = numbers(&over, &lines, cell);
    view! {
        <Figure caption numbers=numbers.into_any() unfolded>
            <svg class="chart" viewBox=format!("0 0 {WIDE} {HIGH}") aria-hidden="true">
                {edges}
                {numbers_below}
                {axis}
                {drawn}
                {marks}
            </svg>
        </Figure>
    }
}

/// The place of a chart whose lines are being computed. It is as high as the chart, so that nothing moves when that comes.
#[component]
pub fn AwaitedChart(
    /// What the chart will show.
    #[prop(into)]
    caption: String,
) -> impl IntoView {
    view! {
        <figure class="awaited">
            <svg class="chart" viewBox=format!("0 0 {WIDE} {HIGH}") aria-hidden="true"></svg>
            <figcaption prop:textContent=caption></figcaption>
            <p class="help">"…"</p>
        </figure>
    }
}

/// The marks on the lines. Each is larger for fingers than it looks.
#[component]
fn Marks(
    /// The marks.
    marks: ChartMarks,
    /// Where a value of a line is drawn.
    place: impl Fn(usize, usize) -> Option<(i32, i32)> + Clone + Send + Sync + 'static,
) -> impl IntoView {
    let ChartMarks { all, here, go } = marks;
    let find = place.clone();
    let ring = move || {
        let (line, step) = here.get()?;
        let (x, y) = find(line, step)?;
        Some(view! { <circle class="here" cx=x cy=y r="11" /> })
    };
    let dots = move || {
        let dots = all.get().into_iter().filter_map(|mark| {
            let (x, y) = place(mark.line, mark.step)?;
            let tap = move |_| go.run(mark.number);
            Some(view! {
                <g class=format!("mark {}", mark.class) on:click=tap>
                    <circle class="touch" cx=x cy=y r="18" />
                    <circle cx=x cy=y r="6" />
                </g>
            })
        });
        dots.collect_view()
    };
    view! {
        {ring}
        {dots}
    }
}

/// A drawing, its caption, and the same data as a table.
#[component]
pub fn Figure(
    /// What it shows.
    #[prop(into)]
    caption: String,
    /// The table.
    numbers: AnyView,
    /// Whether the table is unfolded.
    #[prop(default = RwSignal::new(false))]
    unfolded: RwSignal<bool>,
    /// The drawing.
    children: Children,
) -> impl IntoView {
    let name = caption.clone();
    let details = NodeRef::<Details>::new();
    let note = move |_| {
        if let Some(details) = details.get_untracked() {
            unfolded.set(details.open());
        }
    };
    view! {
        <figure>
            {children()} <figcaption prop:textContent=caption></figcaption>
            <details node_ref=details open=unfolded.get_untracked() on:toggle=note>
                <summary>{words::as_table()}</summary>
                <Wide name>{numbers}</Wide>
            </details>
        </figure>
    }
}

/// Content that may be wider than the screen and then scrolls.
#[component]
pub fn Wide(
    /// What screen readers read first.
    #[prop(into)]
    name: String,
    /// Its element.
    #[prop(optional)]
    frame: NodeRef<Div>,
    /// The content.
    children: Children,
) -> impl IntoView {
    view! {
        <div class="wide" tabindex="0" role="group" aria-label=name node_ref=frame>
            {children()}
        </div>
    }
}

/// Returns the steps of the horizontal axis that get their number: the first, and as many others as there is room for, at equal
/// distances.
fn numbered(steps: &[String]) -> impl Iterator<Item = usize> {
    let longest = steps.iter().map(|step| step.chars().count()).max();
    let room = longest.unwrap_or_default() as i32 * DIGIT + GAP;
    let most = ((WIDE - NAMES - MARKS) / room).max(1) as usize;
    let distance = steps.len().saturating_sub(1).div_ceil(most).max(1);
    (0..steps.len()).step_by(distance)
}

/// Returns the positions of the names: at the ends of the lines, but never over each other or over the horizontal axis.
fn beside(lines: &[(String, Vec<i64>)], y: impl Fn(i64) -> i32) -> Vec<i32> {
    let end = |(_, values): &(String, Vec<i64>)| values.last().map_or(0, |last| y(*last));
    let mut places: Vec<i32> = lines.iter().map(|line| end(line) + 5).collect();
    let mut order: Vec<usize> = (0..lines.len()).collect();
    order.sort_by_key(|&seat| places[seat]);
    let mut free = LABEL;
    for &seat in &order {
        places[seat] = places[seat].max(free);
        free = places[seat] + LABEL;
    }
    let mut free = HIGH - FOOT - 8;
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

/// A horizontal line in a drawing.
#[component]
pub(super) fn Rule(
    /// Where it begins.
    from: i32,
    /// Where it ends.
    to: i32,
    /// How far down it is.
    y: i32,
) -> impl IntoView {
    view! { <line class="rule" x1=from x2=to y1=y y2=y /> }
}

/// A text in a drawing.
#[component]
pub(super) fn Label(
    /// Its place from the side.
    x: i32,
    /// Its place from above.
    y: i32,
    /// Which part of the text is there: its start, if nothing else is said.
    #[prop(optional)]
    anchor: Option<&'static str>,
    /// The text.
    text: String,
) -> impl IntoView {
    view! { <text x=x y=y text-anchor=anchor translate="no" prop:textContent=text></text> }
}

/// The table.
fn numbers(
    (over, steps): &(String, Vec<String>),
    lines: &[(String, Vec<i64>)],
    cell: fn(i64) -> String,
) -> impl IntoView + use<> {
    let rows = steps.iter().enumerate().map(|(number, step)| {
        let values = lines.iter().map(|(_, values)| {
            let value = values.get(number).map(|value| cell(*value));
            value.unwrap_or_default()
        });
        let (cells, step): (Vec<_>, _) = (values.collect(), step.clone());
        view! {
            <DataRow cells>
                <span prop:textContent=step></span>
            </DataRow>
        }
    });
    let rows = rows.collect_view();
    let heads = Heads::of_players(over.clone(), lines.iter().map(|(name, _)| name.clone()));
    view! {
        <DataTable class="numbers" heads>
            {rows}
        </DataTable>
    }
}
