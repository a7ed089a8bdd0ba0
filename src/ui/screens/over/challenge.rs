//! The end of a challenge: links back to it.

use leptos::prelude::*;

use crate::ui::components::Weight;
use crate::ui::lazy_route::LazyRoute;
use crate::ui::store::Store;
use crate::ui::table::Table;
use rollkeep_rules::game::Game;
use rollkeep_words::challenges as text;

use super::super::challenge::{Meeting, Rematch, headline, name_of, tally, totals};

/// The end of a challenge.
pub struct Challenged {
    /// Who wins, if others have played.
    pub headline: Option<String>,
    /// The tally of two rivals, or the totals of several players.
    pub totals: Option<String>,
    /// Links to send the game, and to all cards.
    pub ways: AnyView,
}

/// The end of a challenge's game; `None` for other games.
pub fn challenge(store: Store, table: Table, game: &Game) -> Option<Challenged> {
    let rules = game.rules();
    let dice = game.setup().shared_dice()?;
    dice.challenge()?;
    let meeting = Meeting::look(store, rules, dice, None);
    let others = meeting.other_names();
    let answered = !others.is_empty();
    let challengers = meeting.challengers();
    let words = match challengers.is_empty() {
        true => text::send(),
        false => text::send_answer(&challengers),
    };
    // A challenger who has an answer wants to play again.
    let sends_first = !answered || !challengers.is_empty();
    let weigh = |strong| {
        if strong {
            Weight::Strong
        } else {
            Weight::Plain
        }
    };
    let compare = answered.then(|| {
        view! {
            <a
                class="plain"
                id="compare"
                href=LazyRoute::Challenge(rules.clone(), dice).to_string()
            >
                {text::compare()}
            </a>
        }
    });
    let rematch = answered.then(|| {
        let name = name_of(game).to_owned();
        view! { <Rematch rules=rules.clone() name weight=weigh(!sends_first) /> }
    });
    let send = view! {
        <a class=weigh(sends_first).class() id="send" href=LazyRoute::Share(table.id()).to_string()>
            {words}
        </a>
    };
    let ways = match sends_first {
        true => (send, compare, rematch).into_any(),
        false => (rematch, compare, send).into_any(),
    };
    // The headline of two has their totals.
    let several = answered && meeting.two().is_none();
    Some(Challenged {
        headline: answered.then(|| headline(&meeting)),
        totals: tally(store, &meeting).or_else(|| several.then(|| totals(&meeting))),
        ways,
    })
}
