//! Games in links: texts for opening, replaying and sharing.

use crate::{dice, play, rule_sets, words::DOT};
use rollkeep_app::link::LinkError;
use rollkeep_app::storage::receiver;
use rollkeep_rules::game::{Event, Game, Phase, Relation, SetupError, YOU};

messages!("links");

/// What is wrong with a link, and what the user can do.
pub fn broken(why: LinkError) -> (String, String) {
    match why {
        LinkError::Damaged => (damaged(), damaged_help()),
        LinkError::Newer(_) => (newer(), newer_help()),
        LinkError::UnknownRules => (unknown_rules(), unknown_rules_help()),
        LinkError::BadRules => (no_game(), bad_rules_help()),
        LinkError::Setup(SetupError::Seats(_)) => (no_game(), too_many_players_help()),
        LinkError::Setup(_) => (no_game(), bad_players_help()),
        LinkError::TooLong => (too_long(), too_long_help()),
    }
}

/// Why a game has no link.
pub fn unshareable(why: LinkError) -> String {
    match why {
        LinkError::TooLong => game_too_long(),
        LinkError::UnknownRules => game_of_unknown_rules(),
        LinkError::Damaged | LinkError::Newer(_) | LinkError::BadRules | LinkError::Setup(_) => {
            game_does_not_fit()
        }
    }
}

/// How the game of a link compares to the saved one.
pub fn relation(relation: Option<Relation>, is_over: bool) -> String {
    match (relation, is_over) {
        (None, false) => new_here(),
        (None, true) => new_here_over(),
        (Some(Relation::Same), _) => just_as_far(),
        (Some(Relation::Behind), _) => further_here(),
        (Some(Relation::Ahead), false) => further_there(),
        (Some(Relation::Ahead), true) => further_there_over(),
        (Some(Relation::Fork), false) => fork(),
        (Some(Relation::Fork), true) => fork_over(),
    }
}

/// The title of a link that brings something new: "Your turn, Ann". The names, if it is not the turn of a person, or if more
/// than two people may have got the link and none of those who play `here` is it.
pub fn for_whom(game: &Game, here: &[usize]) -> String {
    let Phase::Turn(turn) = game.phase() else {
        return play::names(game);
    };
    let setup = game.setup();
    let of_person = setup.people().any(|seat| seat == turn.seat);
    let few = setup.people().count() <= 2 && setup.seats().len() > 1;
    match of_person && (few || here.contains(&turn.seat)) && !names_you(game) {
        true => your_turn(&setup.seats()[turn.seat].name),
        false => play::names(game),
    }
}

/// Why nobody can play here now: it is the turn of somebody at another device.
pub fn not_here(name: &str) -> String {
    play::sentence(&plays_elsewhere(name))
}

/// The state of a game: "Yatzy · Round 4 of 15 · Ann’s turn", or "Yatzy · finished · Ann wins".
pub fn how_far(game: &Game) -> String {
    let mut parts = vec![rule_sets::name(game.rules())];
    match game.phase() {
        Phase::Starting(round) => parts.push(play::start_roll(name(game, round.seat()))),
        Phase::Turn(turn) => {
            let name = name(game, turn.seat);
            parts.push(play::round(game));
            parts.push(match turn.hand {
                Some(_) => play::turn_and_rolls(name, game.rules(), turn),
                None => play::turn_of(name),
            });
        }
        Phase::Over(outcome) => {
            parts.push(finished());
            if game.cards().len() > 1 {
                parts.push(play::headline(game, outcome));
            }
        }
    }
    parts.join(DOT)
}

fn name(game: &Game, seat: usize) -> &str {
    &game.setup().seats()[seat].name
}

/// Returns whether a player of this game has the name "You".
pub fn names_you(game: &Game) -> bool {
    game.setup().seats().iter().any(|seat| seat.name == YOU)
}

/// Returns what a game is: "Yatzy: Ann and Ben".
pub fn title(game: &Game) -> String {
    let rules = rule_sets::name(game.rules());
    rules_and_names(&rules, &play::names(game))
}

/// Returns the title of a link that goes to another app: "Your turn, Ann · Yatzy: Ann and Ben". Without the first part if it is
/// nobody's turn, or the turn of somebody without a name.
pub fn message(game: &Game) -> String {
    let seat = receiver(game).filter(|_| !names_you(game));
    let turn = seat.map(|seat| your_turn(name(game, seat)));
    let parts = turn.into_iter().chain([title(game)]);
    parts.collect::<Vec<_>>().join(DOT)
}

/// A turn to go to: "Turn 3, Ann"; without the name for a single player.
pub fn turn(game: &Game, number: usize, seat: usize) -> String {
    match game.setup().seats() {
        [_] => turn_alone(number),
        seats => turn_of(number, &seats[seat].name),
    }
}

/// Over the dice of a replay: whose turn it is, or was just now; at the end, who has won.
pub fn whose_turn(game: &Game, landing: Option<usize>) -> String {
    match (game.phase(), landing) {
        (Phase::Over(outcome), _) => play::headline(game, outcome),
        (_, Some(seat)) => play::turn_of(name(game, seat)),
        (Phase::Starting(round), None) => play::start_roll(name(game, round.seat())),
        (Phase::Turn(turn), None) => play::turn_of(name(game, turn.seat)),
    }
}

/// "Round 4 of 13", or that the game has ended.
pub fn round(game: &Game) -> String {
    match game.phase() {
        Phase::Over(_) => the_end(),
        Phase::Starting(_) | Phase::Turn(_) => play::round(game),
    }
}

/// What has just happened in a replay.
pub fn happened(game: &Game) -> String {
    let last = game.log().last();
    match (last, game.phase()) {
        (None, _) => game_begins(),
        (Some(Event::RolledForStart(_)), _) => play::start_so_far(game).unwrap_or_default(),
        (Some(Event::Rolled { kept, .. }), Phase::Turn(turn)) => {
            let name = name(game, turn.seat);
            let Some(hand) = turn.hand else {
                return String::new();
            };
            let shown = dice::faces(&hand.dice);
            let faces = hand.dice.faces().iter().enumerate();
            let held = faces.filter(|(place, _)| kept.contains(*place));
            let held: Vec<_> = held.map(|(_, face)| face.pips().to_string()).collect();
            match held.is_empty() {
                true => rolls(name, &shown),
                false => keeps_and_rolls(name, &held.join(" "), &shown),
            }
        }
        (Some(Event::Scored(_)), _) => match game.last_score() {
            Some(score) => {
                let name = name(game, score.seat);
                play::sentence(&play::takes(name, game.rules(), score))
            }
            None => String::new(),
        },
        (Some(Event::Undone | Event::Reopened), Phase::Turn(turn)) => {
            takes_score_back(name(game, turn.seat))
        }
        (Some(Event::Spent(_)), _) => match game.just_timed_out() {
            Some(seat) => play::time_up(name(game, seat)),
            None => String::new(),
        },
        (Some(Event::Rolled { .. } | Event::Undone | Event::Reopened), _) => String::new(),
    }
}
