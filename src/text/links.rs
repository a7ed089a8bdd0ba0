//! Games in links: what is said when one is opened, watched or shared.

use crate::game::{Event, Game, Phase, SetupError};
use crate::link::{LinkError, Relation};
use crate::text::names::{YOU, does, isolated};
use crate::text::{dice, play, rule_sets};

messages!("links");

/// On the same screen, where somebody plays elsewhere.
pub fn send_to(name: &str) -> String {
    match name {
        YOU => "Send it back".to_owned(),
        _ => format!("Send to {}", isolated(name)),
    }
}

/// What a link is not, and what can be done.
pub fn broken(why: LinkError) -> (&'static str, &'static str) {
    match why {
        LinkError::Damaged => (
            "This link is damaged",
            "A part of it is missing, or was changed on the way. Ask for it again, or copy all of it. Your own games are as you left them.",
        ),
        LinkError::Newer(_) => (
            "This link is newer than this app",
            "It was made with a newer version of Rollkeep. Close all tabs of it, open it again to get that version, and then open the link again. Your own games are as you left them.",
        ),
        LinkError::UnknownRules => (
            "This link has rules that are not known here",
            "It was made with another version of Rollkeep, which plays by more rules. Your own games are as you left them.",
        ),
        LinkError::Setup(SetupError::Seats(_)) => (
            "This link holds no game",
            "So many players cannot play by its rules. Your own games are as you left them.",
        ),
        LinkError::Setup(_) => (
            "This link holds no game",
            "Its players or its clock cannot be. Your own games are as you left them.",
        ),
        LinkError::TooLong => (
            "This link is too long",
            "No game is as long as that. Ask for the link again. Your own games are as you left them.",
        ),
    }
}

/// Why a game has no link.
pub const fn unshareable(why: LinkError) -> &'static str {
    match why {
        LinkError::TooLong => {
            "So much has happened in this game that it does not fit into a link. The export in the settings holds it."
        }
        LinkError::UnknownRules => {
            "Links do not know the rules of this game. The export in the settings holds it."
        }
        LinkError::Damaged | LinkError::Newer(_) | LinkError::Setup(_) => {
            "This game does not fit into a link. The export in the settings holds it."
        }
    }
}

/// How the game of a link stands to the one that is here.
pub const fn relation(relation: Option<Relation>, is_over: bool) -> &'static str {
    match (relation, is_over) {
        (None, false) => "This game is not on this device yet. You can play on here.",
        (None, true) => {
            "This game is not on this device yet. You can keep it among your finished games."
        }
        (Some(Relation::Same), _) => "This game is on this device already, just as far.",
        (Some(Relation::Behind), _) => {
            "This game is on this device already, and further on than in the link."
        }
        (Some(Relation::Ahead), false) => {
            "This game is on this device, and it has gone on in the link. Play on here to go on from there."
        }
        (Some(Relation::Ahead), true) => {
            "This game is on this device, and it has come to its end in the link. Keep it to have the end here too."
        }
        (Some(Relation::Fork(_)), false) => {
            "This game is on this device too, but it went on differently. If you play on here, both stay: the one that is here, and the one in the link."
        }
        (Some(Relation::Fork(_)), true) => {
            "This game is on this device too, but it went on differently. If you keep it, both stay: the one that is here, and the one in the link."
        }
    }
}

/// How far a game is: "Yatzy · Round 4 of 15 · Ann’s turn", or "Yatzy · finished · Ann wins".
pub fn how_far(game: &Game) -> String {
    let rules = rule_sets::name(&game.rules().id);
    match game.phase() {
        Phase::Starting(round) => {
            let name = &game.setup().seats()[round.seat()].name;
            format!("{rules} · {}", play::start_roll(name))
        }
        Phase::Turn(turn) => {
            let name = &game.setup().seats()[turn.seat].name;
            let left = turn.hand.map(|hand| {
                let left = game.rules().rolls.saturating_sub(hand.rolls);
                format!(", {}", play::rolls_left(left).to_ascii_lowercase())
            });
            format!(
                "{rules} · {} · {}{}",
                play::round(game),
                play::turn_of(name),
                left.unwrap_or_default()
            )
        }
        Phase::Over(outcome) => {
            let headline = play::headline(game, outcome);
            match game.cards().len() {
                1 => format!("{rules} · finished"),
                _ => format!("{rules} · finished · {headline}"),
            }
        }
    }
}

/// Is somebody called "You" in this game?
pub fn names_you(game: &Game) -> bool {
    game.setup().seats().iter().any(|seat| seat.name == YOU)
}

/// The title of a link that goes to another app: "Yatzy: Ann and Ben".
pub fn title(game: &Game) -> String {
    format!(
        "{}: {}",
        rule_sets::name(&game.rules().id),
        play::names(game)
    )
}

/// A turn to go to: "Turn 3, Ann"; who plays alone needs no name.
pub fn turn(game: &Game, number: usize, seat: usize) -> String {
    match game.setup().seats() {
        [_] => format!("{} {number}", turn_title()),
        seats => format!("{} {number}, {}", turn_title(), isolated(&seats[seat].name)),
    }
}

/// "12 of 80"
pub fn step_of(step: usize, last: usize) -> String {
    format!("{step} of {last}")
}

/// Over the dice of a game that is watched: whose turn it is, or has just been; at the end, who has won.
pub fn whose_turn(game: &Game, landing: Option<usize>) -> String {
    let name = |seat: usize| game.setup().seats()[seat].name.as_str();
    match (game.phase(), landing) {
        (Phase::Over(outcome), _) => play::headline(game, outcome),
        (_, Some(seat)) => play::turn_of(name(seat)),
        (Phase::Starting(round), None) => play::start_roll(name(round.seat())),
        (Phase::Turn(turn), None) => play::turn_of(name(turn.seat)),
    }
}

/// "Round 4 of 13", or that the game has ended.
pub fn round(game: &Game) -> String {
    match game.phase() {
        Phase::Over(_) => "The end".to_owned(),
        Phase::Starting(_) | Phase::Turn(_) => play::round(game),
    }
}

/// What has just happened in a game that is watched.
pub fn happened(game: &Game) -> String {
    let name = |seat: usize| game.setup().seats()[seat].name.as_str();
    let last = game.log().last();
    match (last, game.phase()) {
        (None, _) => "The game begins.".to_owned(),
        (Some(Event::RolledForStart(_)), _) => play::start_so_far(game).unwrap_or_default(),
        (Some(Event::Rolled { kept, .. }), Phase::Turn(turn)) => {
            let name = name(turn.seat);
            let Some(hand) = turn.hand else {
                return String::new();
            };
            let shown = dice::faces(&hand.dice);
            match kept.count() {
                0 => format!("{} {shown}.", does(name, "rolls", "roll")),
                _ => {
                    let faces = hand.dice.faces().iter().enumerate();
                    let held = faces.filter(|(place, _)| kept.contains(*place));
                    let held: Vec<_> = held.map(|(_, face)| face.pips().to_string()).collect();
                    let keeps = does(name, "keeps", "keep");
                    let rolls = if name == YOU { "roll" } else { "rolls" };
                    format!("{keeps} {} and {rolls} to {shown}.", held.join(" "))
                }
            }
        }
        (Some(Event::Scored(_)), _) => match game.last_score() {
            Some(score) => format!("{}.", play::takes(name(score.seat), game.rules(), score)),
            None => String::new(),
        },
        (Some(Event::Undone | Event::Reopened), Phase::Turn(turn)) => {
            format!("{} a score back.", does(name(turn.seat), "takes", "take"))
        }
        (Some(Event::Spent(_)), _) => match game.just_late() {
            Some(seat) => play::time_up(name(seat)),
            None => String::new(),
        },
        (Some(Event::Rolled { .. } | Event::Undone | Event::Reopened), _) => String::new(),
    }
}
