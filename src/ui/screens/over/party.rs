//! When a person has won against others, or has beaten perfect play with the dice of a day, copies of their sign fall behind
//! the podium, once.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;

use super::ceremony::Ceremony;
use super::daily::Ended;
use crate::ui::browser::{animate, may_move};
use crate::ui::components::PlayerBadge;
use crate::ui::room::Room;
use rollkeep_app::storage::Badge;
use rollkeep_rules::game::{Game, Phase, SeatKind};

/// How many signs fall, and how long the last one takes, in milliseconds.
const SIGNS: u32 = 22;
const LONGEST: u32 = 3000;

/// The falling signs: only when the game ends on this screen, and not with reduced motion.
#[component]
pub fn Party(
    /// The room of the game.
    room: Room,
    /// The game.
    game: Arc<Game>,
    /// The badges of the players, in seating order.
    badges: Vec<Badge>,
    /// The game of a day, if it is one. Whether perfect play was beaten comes later.
    ended: Option<Ended>,
    /// How the result appears: the signs fall for a winner who is there.
    ceremony: Ceremony,
) -> impl IntoView {
    let winner = winner(&game);
    let beaten = Memo::new(move |_| ended.is_some_and(Ended::is_perfect_beaten));
    let crowned = Memo::new(move |_| !ceremony.awaits_winner());
    let signs = move || {
        let seat = winner.or_else(|| beaten.get().then_some(0));
        let sign = seat.and_then(|seat| badges.get(seat).copied());
        let sign = sign.filter(|_| crowned.get() && room.ended_here() && may_move())?;
        Some(view! { <Falling sign /> })
    };
    view! {
        <div class="party" aria-hidden="true">
            {signs}
        </div>
    }
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

/// The signs, spread over the width, so that neighbours do not fall at the same time.
#[component]
fn Falling(
    /// The sign of the winner.
    sign: Badge,
) -> impl IntoView {
    let signs: Vec<NodeRef<html::Span>> = (0..SIGNS).map(|_| NodeRef::new()).collect();
    let views = signs.iter().zip(0_u32..).map(|(place, number)| {
        view! {
            <span
                node_ref=*place
                style:left=format!("{}%", number * 37 % 100)
                style:font-size=format!("{}px", 12 + number * 7 % 13)
            >
                <PlayerBadge badge=sign />
            </span>
        }
    });
    let views = views.collect_view();
    // After the signs are in the page.
    request_animation_frame(move || {
        for (place, number) in signs.into_iter().zip(0..) {
            fall(place, number);
        }
    });
    views
}

/// Lets a sign fall at its own time, at an angle, and turning.
fn fall(sign: NodeRef<html::Span>, number: u32) {
    // The screen may be closed by now.
    let Some(sign) = sign.try_get_untracked().flatten() else {
        return;
    };
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
    animate(&sign, "transform", &path, "cubic-bezier(.3,.1,.7,1)", time);
    let seen = [
        (0.0, "0"),
        (starts, "0"),
        (starts + 0.05, "0.8"),
        (0.75, "0.8"),
        (1.0, "0"),
    ];
    let seen = seen.map(|(at, opacity)| (at, opacity.to_owned()));
    animate(&sign, "opacity", &seen, "linear", time);
}
