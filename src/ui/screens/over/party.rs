//! When a person has won against others, copies of their sign fall behind the podium, once.

use leptos::prelude::*;

use crate::ui::browser::{El, el, may_move};
use crate::ui::components::badge;
use crate::ui::room::Room;
use rollkeep_core::game::{Game, Phase, SeatKind};
use rollkeep_core::storage::Badge;

/// How many signs fall, and how long the last one takes, in milliseconds.
const SIGNS: u32 = 22;
const LONGEST: u32 = 3000;

/// The falling signs: only when the game ends on this screen, and not with reduced motion.
pub fn party(room: Room, game: &Game, badges: &[Badge]) -> El {
    let sign = winner(game).and_then(|seat| badges.get(seat).copied());
    el("div.party")
        .attr("aria-hidden", "true")
        .live(move || match sign {
            Some(sign) if room.ended_here() && may_move() => falling(sign),
            _ => Vec::new(),
        })
}

/// The seat of a person who has won alone against others.
fn winner(game: &Game) -> Option<usize> {
    let seats = game.setup().seats();
    let Phase::Over(outcome) = game.phase() else {
        return None;
    };
    let winner = match outcome.winners[..] {
        [winner] => winner,
        _ => return None,
    };
    (seats.len() > 1 && seats[winner].kind == SeatKind::Person).then_some(winner)
}

fn falling(sign: Badge) -> Vec<El> {
    let signs: Vec<El> = (0..SIGNS).map(|_| el("span").child(badge(sign))).collect();
    for (number, sign) in signs.iter().enumerate() {
        // Spreads the signs over the width, so that neighbours do not fall at the same time.
        let number = number as u32;
        sign.style("left", &format!("{}%", number * 37 % 100));
        sign.style("font-size", &format!("{}px", 12 + number * 7 % 13));
    }
    let fallen = signs.clone();
    // After the signs are in the page.
    request_animation_frame(move || {
        for (number, sign) in fallen.iter().enumerate() {
            fall(sign, number as u32);
        }
    });
    signs
}

/// Lets a sign fall at its own time, at an angle, and turning.
fn fall(sign: &El, number: u32) {
    let wait = number * 29 % 100;
    let time = f64::from(LONGEST - wait * 8);
    let starts = f64::from(wait) / 190.0;
    let aside = (number * 53 % 97) as i32 - 48;
    let turns = (number * 71 % 300) as i32 - 150;
    let path = [
        (0.0, "translate(0, -2rem) rotate(0deg)".to_owned()),
        (starts, "translate(0, -2rem) rotate(0deg)".to_owned()),
        (
            1.0,
            format!("translate({aside}px, 26rem) rotate({turns}deg)"),
        ),
    ];
    sign.animate("transform", &path, "cubic-bezier(.3,.1,.7,1)", time);
    let seen = [
        (0.0, "0"),
        (starts, "0"),
        (starts + 0.05, "0.8"),
        (0.75, "0.8"),
        (1.0, "0"),
    ];
    let seen = seen.map(|(at, opacity)| (at, opacity.to_owned()));
    sign.animate("opacity", &seen, "linear", time);
}
