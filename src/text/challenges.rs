//! Challenges: several with the same dice, each at their own device.

use crate::coach::{Decision, Verdict};
use crate::game::{Game, SharedDice};
use crate::rules::RuleSet;
use crate::solver::Choice;
use crate::text::names::{does, is_default, isolated};
use crate::text::{advice, categories, daily, play, rule_sets};

/// The place of all challenges, and the heading of it.
pub const CHALLENGES: &str = "Challenges";
/// Over the form.
pub const CHALLENGE: &str = "Challenge a friend";
/// What a challenge is.
pub const WHAT_IT_IS: &str =
    "You play alone, and your friend plays later with the same dice. Then you both see both cards.";
/// The name that the others see.
pub const YOUR_NAME: &str = "Your name";
/// There is none.
pub const NAME_WANTED: &str = "Write a name by which the others know you.";
/// Begins the game.
pub const PLAY_NOW: &str = "Play now";
/// Over all challenges.
pub const SENT_AND_RECEIVED: &str = "Sent and received";
/// There are none.
pub const NONE_YET: &str =
    "No challenges yet. Play one and send it, or open the link that a friend has sent you.";

/// Before a game with the dice of somebody else.
pub const SAME_DICE: &str = "You play alone with the same dice: whoever keeps the same ones meets the same luck. All cards are shown after your own game.";
/// What cannot be prevented.
pub const HONESTY: &str = "Nothing stops anyone from trying twice; it is a game among friends.";
/// Plays the same dice.
pub const ACCEPT: &str = "Accept and play";
/// Keeps the challenge.
pub const LATER: &str = "Play later";
/// The challenge is kept.
pub const KEPT_FOR_LATER: &str = "Kept. It waits among your challenges.";
/// Does not play.
pub const DECLINE: &str = "Decline";
/// The way to one's own game in play.
pub const GO_ON: &str = "Go on with your game";
/// The cards are hidden until then.
pub const AFTER_YOUR_GAME: &str = "All cards are shown here when your own game is over.";
/// The answer of a link is put among the others.
pub const KEEP: &str = "Keep it";
/// What a link does by itself.
pub const NOT_KEPT_YET: &str = "The game in this link is not on this device yet.";
/// It is there now.
pub const KEPT: &str = "Kept among your challenges.";
/// There are too many.
pub const FULL: &str = "This challenge has 64 answers already. No more are kept.";
/// What stands there is of a newer version.
pub const NEWER: &str =
    "It was not saved: a newer version of this app has saved something at the same place.";
/// The link is of one's own game.
pub const YOUR_OWN: &str = "This is the link of your own game.";
/// The dice of a day that is over.
pub const DAY_IS_OVER: &str = "This day is over, and its game can no longer be played.";
/// The dice of a day that has not begun.
pub const DAY_TO_COME: &str = "This day has not come yet. Open the link again when it has.";
/// There is nothing of it here.
pub const NO_CHALLENGE: &str = "There is no such challenge";
/// What that means.
pub const NO_CHALLENGE_HELP: &str =
    "It may have been deleted on this device. Open its link again to see it.";

/// The way from the end of a game to its link.
pub const SEND: &str = "Send the challenge";
/// The way to all cards.
pub const COMPARE: &str = "Compare the cards";
/// What the link of a challenge does.
pub const LINK_HELP: &str = "Your friend plays with the same dice, and sees your card only after a game of their own. Any number of friends can open the link.";

/// Over the table of all who played.
pub const RANKING: &str = "Who played these dice";
/// What makes the difference.
pub const WHY_DIFFERENT: &str = "All had the same dice, as long as they kept the same ones. So what differs began with a decision.";
/// The columns.
pub const RANK: &str = "Rank";
/// See [`RANK`].
pub const NAME: &str = "Name";
/// See [`RANK`].
pub const TOTAL: &str = "Total";
/// See [`RANK`]: what decisions cost against the best ones.
pub const LOST: &str = "Lost by decisions";
/// While it is not known.
pub const UNKNOWN: &str = "…";
/// A game that is not over.
pub const IN_PLAY: &str = "still playing";
/// Over the cards.
pub const CARDS: &str = "Card by card";
/// Over the first decision that two took differently.
pub const PARTED: &str = "Where you went apart";
/// The same of two others.
pub const THEY_PARTED: &str = "Where they went apart";
/// They never did.
pub const NEVER_PARTED: &str = "Every decision was the same.";

/// Asks about a challenge.
pub const DELETE_QUESTION: &str = "Delete this challenge?";
/// What goes with it.
pub const DELETE_WHY: &str = "All cards in it go with it, yours too. Only your own game of a day stays. You cannot get them back.";
/// The device gives no randomness.
pub const NO_DICE: &str = "The browser gives no random numbers, so there are no dice.";

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

/// The dice wait.
pub const YOUR_TURN: &str = "Play the same dice";
/// You play.
pub const YOU_PLAY: &str = "You are playing";
/// You have finished, and nobody has answered.
pub const SEND_IT: &str = "Finished. Send it to a friend";
/// You do not want to.
pub const DECLINED: &str = "Declined";

/// "Ann 251 · Ben 243", the highest first; who still plays has no number.
pub fn result(totals: &[(String, Option<u16>)]) -> String {
    let each = totals.iter().map(|(name, total)| match total {
        Some(total) => format!("{}\u{a0}{total}", isolated(name)),
        None => format!("{} {IN_PLAY}", isolated(name)),
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
