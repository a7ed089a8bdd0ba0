//! The choice of a computer: one of the app, or an own player.

use leptos::prelude::*;

use rollkeep_rules::game::Strength;
use rollkeep_words::names::isolated;
use rollkeep_words::{arena as text, bots};

/// The prefix of an own player's name among the values of the list.
const OWN: &str = "own:";

/// A computer to play against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// One of the app.
    BuiltIn(Strength),
    /// The own player with this name.
    Own(String),
}

/// A list of the computers of the app, and of own players if there are any.
#[component]
pub fn SelectOpponent(
    /// Who is chosen at first.
    first: Opponent,
    /// The own players: the name of each, and what it is called in the list.
    own: Vec<(String, String)>,
    /// Takes the computer that is chosen.
    choose: impl Fn(Opponent) + 'static,
) -> impl IntoView {
    let option = |it: Opponent, words: String| {
        let is_first = it == first;
        view! {
            <option value=it.value() prop:selected=is_first>
                {words}
            </option>
        }
    };
    let built_in = Strength::ALL.map(|it| option(Opponent::BuiltIn(it), bots::name(it)));
    let own = own.into_iter();
    let own = own.map(|(name, words)| option(Opponent::Own(name), isolated(&words).into_owned()));
    let own: Vec<_> = own.collect();
    let options = match own.is_empty() {
        true => built_in.into_any(),
        false => view! {
            <optgroup label=text::built_in()>{built_in}</optgroup>
            <optgroup label=text::own()>{own}</optgroup>
        }
        .into_any(),
    };
    view! {
        <select on:change=move |event| {
            choose(Opponent::of_value(&event_target_value(&event)))
        }>{options}</select>
    }
}

impl Opponent {
    /// Returns the strength, if it is a computer of the app.
    pub fn strength(&self) -> Option<Strength> {
        match self {
            Opponent::BuiltIn(strength) => Some(*strength),
            Opponent::Own(_) => None,
        }
    }

    fn value(&self) -> String {
        match self {
            Opponent::BuiltIn(strength) => strength.id().to_owned(),
            Opponent::Own(name) => format!("{OWN}{name}"),
        }
    }

    fn of_value(value: &str) -> Opponent {
        let built_in = Strength::ALL.into_iter().find(|it| it.id() == value);
        built_in.map_or_else(
            || Opponent::Own(value.strip_prefix(OWN).unwrap_or_default().to_owned()),
            Opponent::BuiltIn,
        )
    }
}
