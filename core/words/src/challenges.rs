//! Challenges: several people with the same dice, each at their own device.

use std::cmp::Ordering;
use std::iter;

use crate::names::you_among;
use crate::{advice, calendar, categories, play, rule_sets};
use rollkeep_rules::RuleSet;
use rollkeep_rules::game::{Game, SharedDice, is_default_name};
use rollkeep_solver::Choice;
use rollkeep_solver::coach::{Decision, Verdict};

messages!("challenges");

/// The rules, or the day, of shared dice: "Yahtzee, official", or "Yatzy · Daily game, 22 November 2026".
pub fn what(rules: &RuleSet, dice: SharedDice) -> String {
    let name = rule_sets::name(rules);
    match dice.daily() {
        None => name.to_owned(),
        Some(day) => format!("{name} · {}", game_of_day(&calendar::date(day))),
    }
}

/// "Ann challenges you to Yahtzee, official", or "Ann played the daily game of 22 November 2026".
pub fn invitation(rules: &RuleSet, dice: SharedDice, names: &[&str]) -> String {
    let who = listed(names);
    match dice.daily() {
        None => invites(&who, names.len(), &rule_sets::name(rules)),
        Some(day) => played_day(&who, names.len(), &calendar::date(day)),
    }
}

/// "Send your answer to Ann"; for many people, without names.
pub fn send_answer(others: &[String]) -> String {
    match others {
        [one] => send_answer_to(&within(one)),
        _ => send_answer_to_all(),
    }
}

/// What the link of an answer does: "Ann sees the cards side by side. …"
pub fn answer_help(others: &[String]) -> String {
    answer_shows(&list(others), others.len())
}

/// The same while the answer's game is not finished: "… Send the link again at the end, and Ann will see how you did."
pub fn answer_later(others: &[String]) -> String {
    let others: Vec<String> = others.iter().map(|name| within(name)).collect();
    answer_will_show(&list(&others), others.len())
}

/// Returns the title of a link that is shared to another app: "Ann challenges you to Yatzy", or for an answer
/// "Ann answers your challenge: Yatzy".
pub fn link_title(game: &Game, dice: SharedDice, is_answer: bool) -> String {
    let name = game.setup().seats().first().map(|seat| seat.name.as_str());
    let name = name.unwrap_or_default();
    match dice {
        SharedDice::Challenge(_) if is_answer => answers(name, &rule_sets::name(game.rules())),
        SharedDice::Challenge(_) => invitation(game.rules(), dice, &[name]),
        SharedDice::Daily(_) => what(game.rules(), dice),
    }
}

/// A challenge in the list: who is in it.
pub fn title(mine: Option<&str>, others: &[String]) -> String {
    let others = others.iter().map(String::as_str);
    let names: Vec<&str> = mine.into_iter().chain(others).collect();
    listed(&names)
}

/// The state of a challenge that was not played here: "Ann challenges you".
pub fn waits(others: &[String]) -> String {
    waits_for_you(&list(others), others.len())
}

fn list(names: &[String]) -> String {
    title(None, names)
}

/// "Ann: 251 · Ben: 243", the highest first; an unfinished game has no number.
pub fn result(totals: &[(String, Option<u16>)]) -> String {
    let each = totals.iter().map(|(name, total)| match total {
        Some(total) => name_and_total(name, *total),
        None => still_plays(name),
    });
    each.collect::<Vec<_>>().join(" · ")
}

/// The heading over a result: "Ann wins", "Ann and Ben share the win", or "No answers yet".
pub fn headline(winners: &[&str], players: usize) -> String {
    match winners {
        [] => nobody_finished(),
        [_] if players == 1 => no_answers(),
        [one] => play::wins(one),
        many => play::share_win(&listed(many), you_among(many)),
    }
}

/// The heading over a result of two, for the first of them: "You beat Ben, 106 to 79". The totals are yours and theirs.
pub fn duel(name: &str, [mine, theirs]: [u16; 2]) -> String {
    match mine.cmp(&theirs) {
        Ordering::Greater => you_beat(&within(name), mine, theirs),
        Ordering::Less => beats_you(name, mine, theirs),
        Ordering::Equal => you_tie(&within(name), mine),
    }
}

/// A decision: "kept 5 5", "rerolled all", "scored Fours".
pub fn did(rules: &RuleSet, decision: &Decision) -> String {
    match decision.played {
        Choice::Keep(keep) if keep.count() == 0 => rolled_all(),
        Choice::Keep(keep) => {
            let places = decision.dice.faces().iter().enumerate();
            let kept = places.filter(|(place, _)| keep.contains(*place));
            let mut kept: Vec<u8> = kept.map(|(_, face)| face.pips()).collect();
            kept.sort_unstable();
            let kept: Vec<String> = kept.iter().map(u8::to_string).collect();
            kept_dice(&kept.join(" "))
        }
        Choice::Score(slot) => took_box(&categories::name(&rules.category(slot).id)),
    }
}

/// What it cost: "−0.8 points", or that it was the best.
pub fn worth(verdict: &Verdict) -> String {
    match verdict.is_best() {
        true => was_best(),
        false => cost_points(&advice::signed(-verdict.cost())),
    }
}

/// Returns whether the name is empty or a default one. Other people cannot know who that is.
pub fn is_nobody(name: &str) -> bool {
    name.is_empty() || is_default_name(name)
}

/// The name of another player where it stands alone or begins a sentence; "A friend" for a default name.
pub fn of_somebody(name: &str) -> String {
    if is_nobody(name) {
        a_friend()
    } else {
        name.to_owned()
    }
}

/// The name of another player within a sentence: "a friend", where [`of_somebody`] writes "A friend".
fn within(name: &str) -> String {
    if name == a_friend() {
        a_friend_within()
    } else {
        name.to_owned()
    }
}

/// Lists names at the beginning of a sentence: "A friend, Ben and a friend".
fn listed(names: &[&str]) -> String {
    let [first, rest @ ..] = names else {
        return String::new();
    };
    let rest: Vec<String> = rest.iter().map(|name| within(name)).collect();
    let rest = rest.iter().map(String::as_str);
    let all: Vec<&str> = iter::once(*first).chain(rest).collect();
    play::list(&all)
}
