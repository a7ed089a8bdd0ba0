//! The rules of a game as a text.

use leptos::prelude::*;

use super::{ColourKey, SmallDice};
use rollkeep_rules::RuleSet;
use rollkeep_words::{categories, play, rule_sets};

/// The rules of a game as a text; all its numbers come from the rule set.
#[component]
pub fn RulesText<'a>(
    /// The rules.
    rules: &'a RuleSet,
) -> impl IntoView + use<> {
    let parts = rule_sets::rules(rules).into_iter();
    let parts = parts.map(|(title, sentences)| {
        let sentences = sentences.into_iter();
        let sentences = sentences.map(|sentence| view! { <p>{sentence}</p> });
        view! {
            <h2>{title}</h2>
            {sentences.collect_view()}
        }
    });
    let parts = parts.collect_view();
    let boxes = rules.slots().map(|slot| {
        let category = rules.category(slot);
        let word = categories::name(&category.id);
        let meaning = categories::help(rules, category);
        let example = rules.example(slot).map(|(dice, points)| {
            view! {
                <dd class="example">
                    <SmallDice rules shown=dice />
                    {play::points_alone(points)}
                </dd>
            }
        });
        view! {
            <Explained word meaning>
                {example}
            </Explained>
        }
    });
    let boxes = boxes.collect_view();
    view! { <div class="prose">{parts} <ColourKey rules /> <dl>{boxes}</dl></div> }
}

/// A word with its explanation, for a list.
#[component]
pub fn Explained(
    /// The word.
    #[prop(into)]
    word: String,
    /// What it means.
    #[prop(into)]
    meaning: String,
    /// More about it.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <div>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
            {children.map(|children| children())}
        </div>
    }
}
