//! Spatial navigation: which control an arrow key leads to, by where the controls are on the screen.
//!
//! The page measures its controls (`src/ui/browser/spatial_navigation.rs`) and moves the focus to the first one that
//! [`nearest`] returns.

/// A rectangle on the screen, in CSS pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    /// The x of its left side.
    pub left: f64,
    /// The y of its upper side. It grows downwards.
    pub top: f64,
    /// The x of its right side.
    pub right: f64,
    /// The y of its lower side.
    pub bottom: f64,
}

/// The direction of an arrow key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards the top of the page.
    Up,
    /// Towards its end.
    Down,
    /// To the left, in every language.
    Left,
    /// To the right, in every language.
    Right,
}

/// How far aside a control may lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// A part of it lies straight ahead. Two that only touch at a corner do not.
    Straight,
    /// It does not lie farther aside than ahead.
    Diagonal,
    /// Anywhere ahead. To the left and to the right, controls in the same row come before all others.
    Anywhere,
}

/// A control may begin this much before the end of the focused one and still lie ahead of it, in CSS pixels: borders and shadows
/// overlap.
const OVERLAP: f64 = 8.0;

/// A pixel aside counts as much as this many pixels ahead.
const ASIDE_WEIGHT: f64 = 3.0;

/// A control that begins farther beyond the end of the view than this part of the view is out of reach.
const BEYOND_VIEW: f64 = 0.25;

/// Returns the candidates that lie in this direction from `from` and within reach, the nearest first.
pub fn nearest<T>(
    from: Rect,
    candidates: impl IntoIterator<Item = (Rect, T)>,
    direction: Direction,
    reach: Reach,
) -> Vec<T> {
    let from = Lane::new(from, direction);
    let in_reach = candidates.into_iter().filter_map(|(rect, candidate)| {
        let to = Lane::new(rect, direction);
        let is_in_reach = match reach {
            Reach::Straight => from.faces(to),
            Reach::Diagonal => from.aside(to) <= from.ahead(to),
            Reach::Anywhere => true,
        };
        let is_in_other_row =
            reach == Reach::Anywhere && direction.is_horizontal() && from.aside(to) > 0.0;
        let distance = from.distance(to).filter(|_| is_in_reach)?;
        Some((is_in_other_row, distance, candidate))
    });
    let mut sorted: Vec<_> = in_reach.collect();
    sorted.sort_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)));
    sorted
        .into_iter()
        .map(|(_, _, candidate)| candidate)
        .collect()
}

/// Returns the candidates that an arrow may lead to on a page of which only `view` is visible, the best first. They may lie anywhere
/// ahead, as with [`Reach::Anywhere`].
///
/// - If `from` has been scrolled out of the view, the search begins at the edge of the view.
/// - A control far beyond the end of the view is out of reach: the page scrolls first, so that people can read what is in between.
pub fn nearest_in_view<T>(
    from: Rect,
    view: Rect,
    candidates: impl IntoIterator<Item = (Rect, T)>,
    direction: Direction,
) -> Vec<T> {
    let (start, end) = Lane::new(view, direction).along;
    let (from, limit) = match from.overlaps(view, direction) {
        true => (from, end + (end - start) * BEYOND_VIEW),
        false => (from.at_start_of(view, direction), end),
    };
    let within = candidates
        .into_iter()
        .filter(|(rect, _)| Lane::new(*rect, direction).along.0 < limit);
    nearest(from, within, direction, Reach::Anywhere)
}

impl Rect {
    /// Returns whether a part of it is visible when the view scrolls in this direction.
    pub fn overlaps(self, view: Rect, direction: Direction) -> bool {
        let (this, view) = (Lane::new(self, direction), Lane::new(view, direction));
        this.along.1 > view.along.0 && this.along.0 < view.along.1
    }

    /// Returns whether all of it is between the top and the bottom of the view.
    pub fn is_within_height(self, view: Rect) -> bool {
        self.top >= view.top && self.bottom <= view.bottom
    }

    /// Returns the edge of the view where movement in this direction starts, as wide or as high as this rectangle.
    fn at_start_of(self, view: Rect, direction: Direction) -> Rect {
        let mut edge = self;
        match direction {
            Direction::Up => (edge.top, edge.bottom) = (view.bottom, view.bottom),
            Direction::Down => (edge.top, edge.bottom) = (view.top, view.top),
            Direction::Left => (edge.left, edge.right) = (view.right, view.right),
            Direction::Right => (edge.left, edge.right) = (view.left, view.left),
        }
        edge
    }
}

impl Direction {
    /// Returns the direction of this key, as in `KeyboardEvent.key`; `None` if it is not an arrow.
    pub fn of_key(key: &str) -> Option<Direction> {
        Some(match key {
            "ArrowUp" => Direction::Up,
            "ArrowDown" => Direction::Down,
            "ArrowLeft" => Direction::Left,
            "ArrowRight" => Direction::Right,
            _ => return None,
        })
    }

    /// Returns whether it points to the left or to the right.
    pub const fn is_horizontal(self) -> bool {
        matches!(self, Direction::Left | Direction::Right)
    }
}

/// A rectangle in the coordinates of somebody who looks in a direction. The numbers of `along` grow in that direction.
#[derive(Clone, Copy)]
struct Lane {
    /// Where it begins and ends in the direction.
    along: (f64, f64),
    /// Where it begins and ends across the direction.
    across: (f64, f64),
}

impl Lane {
    fn new(rect: Rect, direction: Direction) -> Lane {
        let (x, y) = ((rect.left, rect.right), (rect.top, rect.bottom));
        let (along, across) = match direction {
            Direction::Down => (y, x),
            Direction::Up => ((-y.1, -y.0), x),
            Direction::Right => (x, y),
            Direction::Left => ((-x.1, -x.0), y),
        };
        Lane { along, across }
    }

    /// Returns how far another one lies ahead of this one.
    fn ahead(self, other: Lane) -> f64 {
        (other.along.0 - self.along.1).max(0.0)
    }

    /// Returns how far another one lies aside of this one.
    fn aside(self, other: Lane) -> f64 {
        let gap = (other.across.0 - self.across.1).max(self.across.0 - other.across.1);
        gap.max(0.0)
    }

    /// Returns whether a part of another one lies straight ahead.
    fn faces(self, other: Lane) -> bool {
        let from = other.across.0.max(self.across.0);
        let to = other.across.1.min(self.across.1);
        to - from > OVERLAP
    }

    /// Returns how far away another one is; `None` if it does not lie in the direction. One that overlaps this one lies in the
    /// direction if it begins behind the middle of this one.
    fn distance(self, other: Lane) -> Option<f64> {
        let aside = self.aside(other);
        let is_beyond = middle(other.along) > self.along.1 - OVERLAP;
        let is_over = aside == 0.0 && other.along.0 > middle(self.along);
        if !is_beyond && !is_over {
            return None;
        }
        // Of two at the same distance, the one that covers the middle of this one comes first, then the one whose middle is nearer.
        let here = middle(self.across);
        let off_middle = (other.across.0 - here).max(here - other.across.1).max(0.0);
        let shift = (middle(other.across) - here).abs();
        Some(self.ahead(other) + ASIDE_WEIGHT * aside + off_middle / 20.0 + shift / 100.0)
    }
}

fn middle((from, to): (f64, f64)) -> f64 {
    (from + to) / 2.0
}
