//! The rules of a game, to be read.

use crate::rules::RuleSet;
use crate::text::{categories, rule_sets};
use crate::ui::browser::{El, el};

/// The rules of a game, to be read; every number in it comes from the rule set.
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

/// A word and what it means, in a list of such.
pub fn explained(word: &str, meaning: &str) -> El {
    el("div")
        .child(el("dt").child(word))
        .child(el("dd").child(meaning))
}
