//! The rules of a game as a text.

use crate::ui::browser::{El, el};
use rollkeep_core::rules::RuleSet;
use rollkeep_core::text::{categories, rule_sets};

/// The rules of a game as a text; all its numbers come from the rule set.
pub fn rules_text(rules: &RuleSet) -> El {
    let mut prose = el("div.prose");
    for (title, sentences) in rule_sets::rules(rules) {
        prose = prose.child(el("h2").child(title));
        for sentence in sentences {
            prose = prose.child(el("p").child(sentence));
        }
    }
    let boxes = rules.categories.iter().map(|category| {
        let name = categories::name(&category.id);
        explained(&name, &categories::help(rules, category))
    });
    prose.child(el("dl").child(boxes.collect::<Vec<_>>()))
}

/// A word with its explanation, for a list.
pub fn explained(word: &str, meaning: &str) -> El {
    el("div")
        .child(el("dt").child(word))
        .child(el("dd").child(meaning))
}
