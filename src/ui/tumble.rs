//! How dice roll: computed in advance from how they lie at the end, and from their places.

use leptos::html;
use leptos::prelude::*;

use super::browser::{Keyframe, animate};
use rollkeep_app::pose::Pose;
use rollkeep_rules::dice::Face;

/// When the first die lands, and how far apart the next ones land, in milliseconds.
pub const LANDS: u32 = 300;
/// See [`LANDS`].
pub const APART: u32 = 40;
/// How long a die bounces after it has landed, in milliseconds.
const BOUNCE: u32 = 120;

/// Returns when this many dice are at rest, in milliseconds.
pub const fn rest(dice: usize) -> u32 {
    LANDS + APART * (dice as u32).saturating_sub(1) + BOUNCE
}

/// A rolling die: its place among all places, its number among the rolling dice, its face, and how it lies at the end.
pub struct Tumble {
    pub place: usize,
    pub places: usize,
    pub number: usize,
    pub face: Face,
    pub pose: Pose,
}

impl Tumble {
    /// Animates a die and its shadow.
    pub fn show(&self, cube: NodeRef<html::Span>, shadow: NodeRef<html::Span>) {
        let (Some(cube), Some(shadow)) = (cube.get_untracked(), shadow.get_untracked()) else {
            return;
        };
        let end = f64::from(rest(self.number + 1));
        let lands = (end - f64::from(BOUNCE)) / end;
        let bounce = (end - f64::from(BOUNCE) / 2.0) / end;
        let path = self.path(lands, bounce);
        animate(&cube, "transform", &path, "cubic-bezier(.3,.6,.5,1)", end);
        let dark = [(0.0, 0), (lands / 2.0, 0), (lands, 1)];
        let dark = dark.map(|(at, opacity): (f64, u8)| (at, opacity.to_string()));
        animate(&shadow, "opacity", &dark, "ease-in", end);
    }

    /// The path: from the hand below, over itself, down, and up once more.
    fn path(&self, lands: f64, bounce: f64) -> [Keyframe; 3] {
        let Pose { turn, right, down } = self.pose;
        let (turn, right, down) = (i32::from(turn), i32::from(right), i32::from(down));
        let (x, y) = up(self.face);
        // All come from one hand, and no two look the same.
        let from = 45 * (self.places as i32 - 1) - 90 * self.place as i32 + right / 2;
        let side = if turn < 0 { -1 } else { 1 };
        let [over, round] = [450 + 2 * down, side * (360 + 2 * right)];
        let at = |x: i32, y: i32, z: i32, [a, b, c]: [i32; 3]| {
            // In hundredths of an em, which is the die's size: browsers animate percentages on the main thread, which
            // is busy.
            format!(
                "translate3d(calc({x}em / 100),calc({y}em / 100),{z}px) rotateX({a}deg) rotateY({b}deg) rotateZ({c}deg)"
            )
        };
        let start = [x - over, y + round, 90 * side];
        let landed = [x - 14, y + 9 * side, -turn];
        let up_again = [x + 4, y - 3 * side, turn / 3];
        [
            (0.0, at(from, 230, 110, start)),
            (lands, at(0, 3, 0, landed)),
            (bounce, at(0, -6, 8, up_again)),
        ]
    }
}

/// Returns how the cube is turned about X and Y to show a face: the same as in the styles.
const fn up(face: Face) -> (i32, i32) {
    match face {
        Face::One => (0, 0),
        Face::Two => (-90, 0),
        Face::Three => (0, -90),
        Face::Four => (0, 90),
        Face::Five => (90, 0),
        Face::Six => (0, 180),
    }
}
