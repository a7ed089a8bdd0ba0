//! The game of the day, and what games with shared dice are called.

use crate::calendar::{date, date_of_year, short_date};
use crate::challenges::is_nobody;
use crate::{play, rule_sets, saves, words, words::DOT};
use rollkeep_app::daily::Mark;
use rollkeep_app::storage::{Absence, Backend, Record, RecordId, SaveStore};
use rollkeep_rules::game::{Day, Game, Phase, SharedDice};
use rollkeep_rules::{RuleSet, catalogue};

messages!("daily");

/// With more challengers than these, none is named.
const FEW: usize = 2;

/// The name of a game: "Daily game, 22 November", "Challenge from Eva", or its rules; "Yatzy, from turn 5" if it plays on another
/// game. `challengers` are the names of
/// [`SaveStore::challengers`].
pub fn title(game: &Game, challengers: &[String]) -> String {
    match game.setup().shared_dice() {
        Some(SharedDice::Daily(day)) => title_is(&date_of_year(day)),
        Some(SharedDice::Challenge(_)) => challenge(challengers),
        None => rules_of(game),
    }
}

/// The name of the rules; "Yatzy, from turn 5" if the game plays on another one.
pub fn rules_of(game: &Game) -> String {
    let rules = rule_sets::name(game.rules());
    match game.played_on_from() {
        Some(turn) => played_from(&rules, turn),
        None => rules,
    }
}

/// The same in a few letters, for the bar of the table: "Daily, 22 Nov".
pub fn short_title(game: &Game, challengers: &[String]) -> String {
    match game.setup().shared_dice() {
        Some(SharedDice::Daily(day)) => title_short(&short_date(day)),
        Some(SharedDice::Challenge(_)) | None => title(game, challengers),
    }
}

/// The name with the rules: "Daily game, 22 November · Yatzy", "Challenge from Eva · Yatzy", or "Yatzy".
pub fn title_and_rules(game: &Game, challengers: &[String]) -> String {
    let title = title(game, challengers);
    match game.setup().shared_dice() {
        Some(_) => format!("{title}{DOT}{}", rule_sets::name(game.rules())),
        None => title,
    }
}

fn challenge(challengers: &[String]) -> String {
    let names = challengers.iter().map(String::as_str);
    let names: Vec<&str> = names.filter(|name| !is_nobody(name)).collect();
    match names.len() {
        1..=FEW => challenge_from(&play::list(&names)),
        _ => challenge_game(),
    }
}

/// The state of the game of a day: "In progress: round 4 of 13, 57 points so far.", or "Finished with 243 points."
pub fn how_far(game: &Game) -> String {
    let total = total(game);
    match game.phase() {
        Phase::Over(_) => finished_with(total),
        Phase::Starting(_) | Phase::Turn(_) => {
            let rounds = game.rules().categories.len();
            let filled = game.cards().first().map_or(0, |card| card.filled());
            in_progress_with((filled + 1).min(rounds), rounds, total)
        }
    }
}

/// The total of a single player's game.
pub fn total(game: &Game) -> u16 {
    let card = game.cards().first();
    card.map_or(0, |card| card.totals(game.rules()).grand())
}

/// The game of an earlier day that can still be played: "Yesterday, 21 November: not played yet".
pub fn earlier(day: Day, today: Day, state: &str) -> String {
    let date = date_of_year(day);
    match day.after() == Some(today) {
        true => yesterday(&date, state),
        false => earlier_day(&date, state),
    }
}

/// The state of a day's games under all rules, in two or three words. `playing` and `finished` are all games of the store;
/// this reads only the finished ones of the day.
pub fn today<B: Backend>(
    store: &SaveStore<B>,
    day: Day,
    playing: &[RecordId],
    finished: &[RecordId],
) -> String {
    let ids = catalogue::all().iter();
    let ids: Vec<RecordId> = ids.map(|rules| RecordId::of_day(day, &rules.id)).collect();
    let finished = ids.iter().filter(|id| finished.contains(id));
    let totals = finished.filter_map(|id| Some(total(&store.games().load(id)?.value.game)));
    let totals: Vec<u16> = totals.collect();
    let is_newer = |id: &RecordId| store.absence(&Record::Game(id.clone())) == Absence::Newer;
    match totals[..] {
        _ if ids.iter().any(|id| playing.contains(id)) => in_progress(),
        [] if store.newer() > 0 && ids.iter().any(is_newer) => saves::from_newer(),
        [] => not_played(),
        [total] => points(total),
        ref several => played(several.len()),
    }
}

/// All marks for screen readers: "Turn 1: best. Turn 2: cost a lot."
pub fn marks_aloud(marks: &[Mark]) -> String {
    let turns = marks.iter().enumerate();
    let turns = turns.map(|(turn, it)| turn_was(turn + 1, &mark_aloud(*it)));
    turns.collect::<Vec<_>>().join(" ")
}

/// The sign of a mark. Signs differ without colour.
pub const fn mark(mark: Mark) -> char {
    match mark {
        Mark::Best => '●',
        Mark::Little => '◐',
        Mark::Much => '○',
    }
}

/// The same for screen readers.
pub fn mark_aloud(mark: Mark) -> String {
    match mark {
        Mark::Best => mark_best(),
        Mark::Little => mark_little(),
        Mark::Much => mark_much(),
    }
}

/// "5 days in a row"; `None` for a single day.
pub fn streak(days: usize) -> Option<String> {
    (days > 1).then(|| days_in_a_row(days))
}

/// Perfect play with the same dice: "★ You beat Perfect, 206 to 196", or "Perfect: 254".
pub fn against_perfect(total: u16, perfect: u16) -> String {
    match total > perfect {
        true => format!("{BEATEN} {}", beat_perfect(total, perfect)),
        false => perfect_had(perfect),
    }
}

/// The sign of a day on which the player has beaten perfect play.
pub const BEATEN: char = '★';

/// The result of the game of a day, as a text to send. It reveals no dice and no boxes, so its readers can still play.
pub fn to_share(
    rules: &RuleSet,
    day: Day,
    total: u16,
    perfect: Option<u16>,
    marks: &[Mark],
    days: usize,
    address: &str,
) -> String {
    let (app, rules) = (words::APP, rule_sets::name(rules));
    let result = match perfect {
        Some(perfect) if total > perfect => format!("{BEATEN} {}", i_beat_perfect(total, perfect)),
        Some(perfect) => format!("{} · {}", points(total), perfect_had(perfect)),
        None => points(total),
    };
    let mut lines = vec![format!("{app} · {rules} · {}", date(day)), result];
    let signs: String = marks.iter().copied().map(mark).collect();
    if !signs.is_empty() {
        lines.push(signs);
    }
    lines.extend(streak(days));
    lines.push(address.to_owned());
    lines.join("\n")
}
