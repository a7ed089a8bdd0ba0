//! Where things lie in the direction of an arrow key.

use wasm_bindgen::JsValue;
use web_sys::Element;

use super::super::page::window;

/// A control may begin this much before the end of the focused one and still lie ahead of it, in CSS pixels.
const OVERLAP: f64 = 8.0;

/// What lies aside counts as this many times as far as what lies ahead.
const ASIDE: f64 = 3.0;

/// The direction of an arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrow {
    Up,
    Down,
    Left,
    Right,
}

/// A rectangle as seen in the direction of an arrow, in CSS pixels.
#[derive(Clone, Copy)]
pub struct Seen {
    /// How far ahead it begins and ends.
    pub ahead: (f64, f64),
    /// Where it begins and ends across.
    pub across: (f64, f64),
}

impl Arrow {
    /// The arrow of this key, if it is one.
    pub fn of(key: &str) -> Option<Arrow> {
        Some(match key {
            "ArrowUp" => Arrow::Up,
            "ArrowDown" => Arrow::Down,
            "ArrowLeft" => Arrow::Left,
            "ArrowRight" => Arrow::Right,
            _ => return None,
        })
    }

    /// Whether it points to the left or to the right.
    pub const fn is_sideways(self) -> bool {
        matches!(self, Arrow::Left | Arrow::Right)
    }

    /// Returns how an element lies in this direction.
    pub fn sees(self, element: &Element) -> Seen {
        let rect = element.get_bounding_client_rect();
        let (x, y) = ((rect.left(), rect.right()), (rect.top(), rect.bottom()));
        self.turned(x, y)
    }

    fn turned(self, x: (f64, f64), y: (f64, f64)) -> Seen {
        let (ahead, across) = match self {
            Arrow::Down => (y, x),
            Arrow::Up => ((-y.1, -y.0), x),
            Arrow::Right => (x, y),
            Arrow::Left => ((-x.1, -x.0), y),
        };
        Seen { ahead, across }
    }

    /// Returns where the view begins and ends in this direction.
    pub fn view(self) -> (f64, f64) {
        let size = |side: Option<f64>| side.unwrap_or_default();
        let number = |value: JsValue| value.as_f64();
        let width = size(window().and_then(|it| it.inner_width().ok().and_then(number)));
        let height = size(window().and_then(|it| it.inner_height().ok().and_then(number)));
        self.turned((0.0, width), (0.0, height)).ahead
    }
}

impl Seen {
    /// Returns how far another rectangle lies ahead of this one; `None` if it does not. One that lies over this one is ahead if it
    /// begins behind the middle.
    pub fn distance(self, other: Seen) -> Option<f64> {
        let middle = |(from, to): (f64, f64)| (from + to) / 2.0;
        let gap = self.gap(other);
        let is_beyond = middle(other.ahead) > self.ahead.1 - OVERLAP;
        let is_over = gap == 0.0 && other.ahead.0 > middle(self.ahead);
        if !is_beyond && !is_over {
            return None;
        }
        let ahead = (other.ahead.0 - self.ahead.1).max(0.0);
        // Of two that lie equally far, the one before the middle of this one, and then the one whose middle is nearer.
        let here = middle(self.across);
        let beside = (other.across.0 - here).max(here - other.across.1).max(0.0);
        let shift = (middle(other.across) - here).abs();
        Some(ahead + ASIDE * gap + beside / 20.0 + shift / 100.0)
    }

    /// Returns whether a part of another rectangle lies straight ahead: two that only touch at a corner do not.
    pub fn faces(self, other: Seen) -> bool {
        let from = other.across.0.max(self.across.0);
        let to = other.across.1.min(self.across.1);
        to - from > OVERLAP
    }

    /// Returns how far aside another rectangle lies.
    pub fn gap(self, other: Seen) -> f64 {
        let gap = (other.across.0 - self.across.1).max(self.across.0 - other.across.1);
        gap.max(0.0)
    }
}
