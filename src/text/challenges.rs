//! Challenges: several with the same dice, each at their own device.

use crate::coach::{Decision, Verdict};
use crate::game::{Game, SharedDice};
use crate::rules::RuleSet;
use crate::solver::Choice;
use crate::text::names::{does, is_default, isolated};
use crate::text::{advice, categories, daily, play, rule_sets};

messages!("challenges");

/// What the dice belong to: "Yahtzee, official", or "Yatzy · Game of 22 November 2026".
pub fn what(rules: &RuleSet, dice: SharedDice) -> String {
    let name = rule_sets::name(&rules.id);
    match dice.daily() {
        None => name.to_owned(),
        Some(day) => format!("{name} · Game of {}", daily::date(day)),
    }
}

/// "Ann challenges you at Yahtzee, official", or "Ann played the game of 22 November 2026".
pub fn invitation(rules: &RuleSet, dice: SharedDice, names: &[&str]) -> String {
    let rules = rule_sets::name(&rules.id);
    let who = play::list(names);
    match (dice.daily(), names.len()) {
        (None, ..=1) => format!("{who} challenges you at {rules}"),
        (None, _) => format!("{who} challenge you at {rules}"),
        (Some(day), _) => format!("{who} played the game of {}", daily::date(day)),
    }
}

/// A name that somebody who played these dice has.
pub fn taken(name: &str) -> String {
    format!(
        "{} played these dice already. Take another name.",
        isolated(name)
    )
}

/// "Send your answer to Ann"; to many, without names.
pub fn send_answer(others: &[String]) -> String {
    match others {
        [one] => format!("Send your answer to {}", isolated(one)),
        _ => "Send your answer".to_owned(),
    }
}

/// What the link of an answer does: "Ann sees both cards side by side. …"
pub fn answer_help(others: &[String]) -> String {
    let names: Vec<&str> = others.iter().map(String::as_str).collect();
    let see = if others.len() == 1 { "sees" } else { "see" };
    format!(
        "{} {see} the cards side by side. Other friends can open the link, too: they play with the same dice first.",
        play::list(&names)
    )
}

/// The same while the answer is not whole: "Anna sees your card once you have finished. …"
pub fn answer_later(others: &[String]) -> String {
    let names: Vec<&str> = others.iter().map(String::as_str).collect();
    let see = if others.len() == 1 { "sees" } else { "see" };
    format!(
        "This game is not finished: {} {see} how you did once you send it again at the end. Friends who open the link play with the same dice.",
        play::list(&names)
    )
}

/// The title of a link that goes to another app.
pub fn link_title(game: &Game, dice: SharedDice) -> String {
    let name = game.setup().seats().first().map(|seat| seat.name.as_str());
    match dice {
        SharedDice::Challenge(_) => invitation(game.rules(), dice, &[name.unwrap_or_default()]),
        SharedDice::Daily(_) => what(game.rules(), dice),
    }
}

/// A challenge in the list: who is in it.
pub fn title(mine: Option<&str>, others: &[String]) -> String {
    let others = others.iter().map(String::as_str);
    let names: Vec<&str> = mine.into_iter().chain(others).collect();
    play::list(&names)
}

/// How a challenge stands that nobody here has played: "Ann challenges you".
pub fn waits(others: &[String]) -> String {
    let names: Vec<&str> = others.iter().map(String::as_str).collect();
    let verb = if names.len() == 1 {
        "challenges"
    } else {
        "challenge"
    };
    format!("{} {verb} you", play::list(&names))
}

/// "Ann 251 · Ben 243", the highest first; who still plays has no number.
pub fn result(totals: &[(String, Option<u16>)]) -> String {
    let each = totals.iter().map(|(name, total)| match total {
        Some(total) => format!("{}\u{a0}{total}", isolated(name)),
        None => format!("{} {}", isolated(name), in_play()),
    });
    each.collect::<Vec<_>>().join(" · ")
}

/// The heading over a result: "Ann wins", "Ann and Ben share the win", or "Ben is the only one so far".
pub fn headline(winners: &[&str], players: usize) -> String {
    match winners {
        [] => "Nobody has finished yet".to_owned(),
        [_] if players == 1 => "No answers yet".to_owned(),
        [one] => does(one, "wins", "win"),
        many => format!("{} share the win", play::list(many)),
    }
}

/// What somebody did: "kept 5 5", "rolled all again", "took Fours".
pub fn did(rules: &RuleSet, decision: &Decision) -> String {
    match decision.played {
        Choice::Keep(keep) if keep.count() == 0 => "rolled all again".to_owned(),
        Choice::Keep(keep) => {
            let places = decision.dice.faces().iter().enumerate();
            let kept = places.filter(|(place, _)| keep.contains(*place));
            let mut kept: Vec<u8> = kept.map(|(_, face)| face.pips()).collect();
            kept.sort_unstable();
            let kept: Vec<String> = kept.iter().map(u8::to_string).collect();
            format!("kept {}", kept.join(" "))
        }
        Choice::Score(slot) => {
            let name = categories::name(&rules.category(slot).id);
            format!("took {name}")
        }
    }
}

/// What it cost: "−0.8 points", or that it was the best.
pub fn worth(verdict: &Verdict) -> String {
    match verdict.is_best() {
        true => "✓ best".to_owned(),
        false => format!("{} points", advice::signed(-verdict.cost())),
    }
}

/// Is it the name of nobody in particular? Others cannot know who that is.
pub fn is_nobody(name: &str) -> bool {
    name.is_empty() || is_default(name)
}

/// What somebody else is called; whoever gave no name is some friend.
pub fn of_somebody(name: &str) -> String {
    match is_nobody(name) {
        true => "A friend".to_owned(),
        false => name.to_owned(),
    }
}

/// How many challenges wait, on the way to them: "1 waits for you".
pub fn waiting(count: usize) -> String {
    match count {
        1 => "1 waits for you".to_owned(),
        _ => format!("{count} wait for you"),
    }
}
