//! Players that people write: their editor, texts about them, and the manual.

use crate::numbers::Quantity;
use crate::{advice, categories, tournament};
use rollkeep_app::tournament::{Disqualification, TrialResult};
use rollkeep_rules::RuleSet;
use rollkeep_rules::dice::{Dice, Keep};
use rollkeep_rules::game::cut_name;
use rollkeep_solver::Choice;

messages!("player");

pub fn in_short_help() -> [String; 2] {
    [in_short_function(), in_short_new()]
}

pub fn gets_help() -> [(&'static str, String); 7] {
    [
        ("view.dice", view_dice()),
        ("view.throwsLeft", view_rolls_left()),
        ("view.legal", view_legal()),
        ("view.card", view_card()),
        ("view.yahtzeeBonuses", view_bonuses()),
        ("view.totals", view_totals()),
        ("view.rules", view_rules()),
    ]
}

pub fn returns_help() -> [(&'static str, String); 3] {
    [
        ("[5, 5]", answer_keep()),
        ("[]", answer_keep_none()),
        ("\"chance\"", answer_score()),
    ]
}

pub fn limits_help() -> [String; 6] {
    [
        limits_time(),
        limits_errors(),
        limits_language(),
        limits_memory(),
        limits_random(),
        limits_length(),
    ]
}

/// The length of a program.
pub fn lines(source: &str) -> String {
    line_count(source.lines().count())
}

/// What an answer means: "It keeps the two fives.", "It scores 23 in Chance."
pub fn verdict(rules: &RuleSet, dice: &Dice, verdict: &TrialResult) -> String {
    match (&verdict.choice, verdict.points) {
        (Ok(Choice::Keep(Keep::NONE)), _) => it_rolls_all(),
        (Ok(Choice::Keep(keep)), _) => it_keeps(&advice::kept(dice, *keep)),
        (Ok(Choice::Score(slot)), points) => {
            let category = categories::name(&rules.category(*slot).id);
            match points {
                Some(points) => it_scores(&category, points),
                None => it_fills(&category),
            }
        }
        (Err(disqualification), _) => out(rules, disqualification),
    }
}

/// What was wrong: "It stopped with an error: oops. In a tournament it would be out."
pub fn out(rules: &RuleSet, disqualification: &Disqualification) -> String {
    it_would_be_out(&tournament::disqualification(rules, disqualification))
}

/// Why a player does not play its turn at a table: "Ann stopped with an error: oops." A long reason is cut: the editor
/// shows it whole.
pub fn failed(name: &str, rules: &RuleSet, why: &Disqualification) -> String {
    const MOST: usize = 60;
    let why = went_wrong(name, &tournament::disqualification(rules, why));
    match cut_name(&why, MOST) {
        short if short == why => why,
        short => format!("{}…", short.trim_end()),
    }
}

/// How long a decision took: "0.4 ms".
pub fn took(millis: f64) -> String {
    match (millis * 10.0).round() as i64 {
        0 => took_less(Quantity::tenths(1)),
        tenths => took_millis(Quantity::tenths(tenths)),
    }
}
