//! How a die lies in the tray.

use rollkeep_rules::dice::Face;
use rollkeep_rules::game::{Event, Game, Phase, Turn};

/// How a rolled die lies: a little tilted, a little off its place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pose {
    /// How far it is turned clockwise, in degrees: at most [`Pose::MOST_TURN`] either way.
    pub turn: i8,
    /// How far it lies to the right, in hundredths of the room beside it.
    pub right: i8,
    /// How far it lies down, in hundredths of the room below it.
    pub down: i8,
}

impl Pose {
    /// No die is turned further than this, in degrees.
    pub const MOST_TURN: i8 = 12;
    /// A die that is turned less looks as if it was placed by hand.
    pub const LEAST_TURN: i8 = 4;

    /// How the die at this place of the tray lies since its last roll; `None` if there is no die.
    pub fn at(game: &Game, place: usize) -> Option<Pose> {
        let Phase::Turn(Turn {
            hand: Some(hand), ..
        }) = game.phase()
        else {
            return None;
        };
        let face = *hand.dice.faces().get(place)?;
        let rolled = |event: &Event| match event {
            Event::Rolled { kept, .. } => !kept.contains(place),
            _ => false,
        };
        let event = game.log().iter().rposition(rolled)?;
        Some(Pose::of(event, place, face))
    }

    /// How a die lies at its place, with this face up, after this many events of the game. The same roll lies the same,
    /// also after a reload.
    pub fn of(event: usize, place: usize, face: Face) -> Pose {
        let mut bits = mixed((event * 64 + place * 8 + face.index()) as u32);
        let mut below = |limit: i8| {
            let found = bits % u32::from(limit.unsigned_abs());
            bits /= u32::from(limit.unsigned_abs());
            found as i8
        };
        let turn = Pose::LEAST_TURN + below(Pose::MOST_TURN - Pose::LEAST_TURN + 1);
        Pose {
            turn: if below(2) == 0 { turn } else { -turn },
            right: 10 * (below(21) - 10),
            down: 10 * (below(21) - 10),
        }
    }
}

/// Spreads what differs in few bits over all of them.
fn mixed(bits: u32) -> u32 {
    let bits = (bits ^ bits >> 16).wrapping_mul(0x7feb_352d);
    let bits = (bits ^ bits >> 15).wrapping_mul(0x846c_a68b);
    bits ^ bits >> 16
}
