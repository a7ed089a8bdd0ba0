//! Where arrow keys lead.

use proptest::prelude::*;

use rollkeep_app::spatial_navigation::{Direction, Reach, Rect, nearest, nearest_in_view};

use super::games::cases;

const ALL: [Direction; 4] = [
    Direction::Up,
    Direction::Down,
    Direction::Left,
    Direction::Right,
];

const fn rect(left: f64, top: f64, width: f64, height: f64) -> Rect {
    Rect {
        left,
        top,
        right: left + width,
        bottom: top + height,
    }
}

/// Returns the names of the candidates in a direction, the nearest first.
fn names<'a>(
    from: Rect,
    all: &[(Rect, &'a str)],
    direction: Direction,
    reach: Reach,
) -> Vec<&'a str> {
    nearest(from, all.iter().copied(), direction, reach)
}

#[test]
fn arrows_lead_to_the_nearest_control() {
    let here = rect(100.0, 100.0, 40.0, 40.0);
    let all = [
        (rect(100.0, 150.0, 40.0, 40.0), "below"),
        (rect(100.0, 250.0, 40.0, 40.0), "far below"),
        (rect(100.0, 50.0, 40.0, 40.0), "above"),
        (rect(150.0, 100.0, 40.0, 40.0), "right"),
        (rect(50.0, 100.0, 40.0, 40.0), "left"),
    ];
    for (direction, straight) in [
        (Direction::Down, vec!["below", "far below"]),
        (Direction::Up, vec!["above"]),
        (Direction::Left, vec!["left"]),
        (Direction::Right, vec!["right"]),
    ] {
        assert_eq!(names(here, &all, direction, Reach::Straight), straight);
    }
}

#[test]
fn reach_limits_how_far_aside_a_control_may_lie() {
    let here = rect(0.0, 0.0, 100.0, 20.0);
    let all = [
        (rect(90.0, 40.0, 100.0, 20.0), "straight"),
        // These touch the lane of `here` at a corner, or lie beside it.
        (rect(100.0, 50.0, 100.0, 20.0), "corner"),
        (rect(130.0, 70.0, 100.0, 20.0), "diagonal"),
        (rect(400.0, 40.0, 100.0, 20.0), "aside"),
    ];
    let names = |reach| names(here, &all, Direction::Down, reach);
    assert_eq!(names(Reach::Straight), ["straight"]);
    assert_eq!(names(Reach::Diagonal), ["straight", "corner", "diagonal"]);
    assert_eq!(
        names(Reach::Anywhere),
        ["straight", "corner", "diagonal", "aside"]
    );
}

#[test]
fn a_row_comes_before_what_is_nearer_but_above_or_below_it() {
    let here = rect(0.0, 0.0, 40.0, 20.0);
    let all = [
        (rect(50.0, 22.0, 40.0, 20.0), "next row"),
        (rect(500.0, 0.0, 40.0, 20.0), "same row"),
    ];
    let to_the_right = names(here, &all, Direction::Right, Reach::Anywhere);
    assert_eq!(to_the_right, ["same row", "next row"]);
    // Down has no rows: only the distance counts.
    let here = rect(0.0, 0.0, 20.0, 40.0);
    let all = [
        (rect(22.0, 50.0, 20.0, 40.0), "near"),
        (rect(0.0, 500.0, 20.0, 40.0), "straight"),
    ];
    let down = names(here, &all, Direction::Down, Reach::Anywhere);
    assert_eq!(down, ["near", "straight"]);
}

#[test]
fn borders_that_overlap_do_not_hide_a_control() {
    let here = rect(0.0, 0.0, 40.0, 40.0);
    let all = [(rect(0.0, 36.0, 40.0, 40.0), "overlapping")];
    let down = names(here, &all, Direction::Down, Reach::Straight);
    assert_eq!(down, ["overlapping"]);
    let up = names(all[0].0, &[(here, "here")], Direction::Up, Reach::Straight);
    assert_eq!(up, ["here"]);
}

#[test]
fn a_page_scrolls_before_the_focus_leaps_out_of_view() {
    let view = rect(0.0, 0.0, 400.0, 800.0);
    let below = |top| [(rect(0.0, top, 100.0, 40.0), "below")];
    let down = |from, top| nearest_in_view(from, view, below(top), Direction::Down);
    let here = rect(0.0, 700.0, 100.0, 40.0);
    assert_eq!(down(here, 990.0), ["below"]);
    assert_eq!(down(here, 1010.0), [""; 0]);
    // The focused control is above the view: the search begins at the top of the view and ends at its bottom.
    let scrolled_away = rect(0.0, -900.0, 100.0, 40.0);
    assert_eq!(down(scrolled_away, -100.0), [""; 0]);
    assert_eq!(down(scrolled_away, 100.0), ["below"]);
    assert_eq!(down(scrolled_away, 810.0), [""; 0]);
}

fn any_rect() -> impl Strategy<Value = Rect> {
    // Controls are not smaller than a line of text.
    (0..1000_u16, 0..1000_u16, 17..300_u16, 17..100_u16).prop_map(|(left, top, width, height)| {
        rect(left.into(), top.into(), width.into(), height.into())
    })
}

/// The middle of a rectangle in a direction. It grows in that direction.
fn middle(rect: Rect, direction: Direction) -> f64 {
    match direction {
        Direction::Up => -(rect.top + rect.bottom),
        Direction::Down => rect.top + rect.bottom,
        Direction::Left => -(rect.left + rect.right),
        Direction::Right => rect.left + rect.right,
    }
}

proptest! {
    #![proptest_config(cases(300))]

    /// However often somebody presses one arrow, it never leads back or in a circle, and a wider reach leads to at least as many.
    #[test]
    fn an_arrow_only_leads_ahead(
        from in any_rect(),
        all in prop::collection::vec(any_rect(), 0..12),
        direction in prop::sample::select(ALL.to_vec()),
    ) {
        let found = |reach| nearest(from, all.iter().map(|it| (*it, *it)), direction, reach);
        let anywhere = found(Reach::Anywhere);
        for to in &anywhere {
            prop_assert!(middle(*to, direction) > middle(from, direction));
        }
        for to in found(Reach::Diagonal).iter().chain(&found(Reach::Straight)) {
            prop_assert!(anywhere.contains(to));
        }
    }

    /// In a grid, an arrow leads to the neighbour and the opposite arrow leads back, whatever the gaps are.
    #[test]
    fn a_grid_is_walked_cell_by_cell(
        columns in prop::collection::vec(20..200_u16, 2..6),
        rows in prop::collection::vec(20..60_u16, 2..6),
        gap in 0..40_u16,
        reach in prop::sample::select(vec![Reach::Straight, Reach::Diagonal, Reach::Anywhere]),
    ) {
        let mut cells = Vec::new();
        let mut top = 0.0;
        for (row, height) in rows.iter().enumerate() {
            let mut left = 0.0;
            for (column, width) in columns.iter().enumerate() {
                let cell = rect(left, top, (*width).into(), (*height).into());
                cells.push((cell, (column, row)));
                left += f64::from(width + gap);
            }
            top += f64::from(height + gap);
        }
        for &(from, (column, row)) in &cells {
            let first = |direction| {
                let others = cells.iter().copied().filter(|(_, place)| *place != (column, row));
                nearest(from, others, direction, reach).first().copied()
            };
            prop_assert_eq!(first(Direction::Right), Some((column + 1, row)).filter(|it| it.0 < columns.len()));
            prop_assert_eq!(first(Direction::Left), column.checked_sub(1).map(|column| (column, row)));
            prop_assert_eq!(first(Direction::Down), Some((column, row + 1)).filter(|it| it.1 < rows.len()));
            prop_assert_eq!(first(Direction::Up), row.checked_sub(1).map(|row| (column, row)));
        }
    }
}
