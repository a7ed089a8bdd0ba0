//! Two rivals: the tally of their challenges, and the next one.

use std::sync::Arc;

use leptos::prelude::*;

use super::meeting::{Meeting, name_of};
use crate::ui::announcer::use_announcer;
use crate::ui::components::{Button, Weight};
use crate::ui::preferences::use_preferences;
use crate::ui::start::Starter;
use crate::ui::store::Store;
use rollkeep_app::challenge::duel;
use rollkeep_app::letters::is_same_name;
use rollkeep_rules::RuleSet;
use rollkeep_rules::dice::Seed;
use rollkeep_rules::game::{Setup, SharedDice};
use rollkeep_words::challenges as text;

/// The tally of all challenges between the player here and the only other one of this challenge: "So far: you 3 – 1 Ben".
/// `None` if it would count only one challenge, or if others have played these dice, too. Challenges that somebody else
/// has played here are not counted.
pub fn tally(store: Store, meeting: &Meeting) -> Option<String> {
    meeting.others.dice.challenge()?;
    let (rival, _) = meeting.two()?;
    let own = use_preferences().with_untracked(|it| it.own_name.clone());
    let here = name_of(&meeting.only_mine()?.value.game);
    let all = store.read(|store| store.challenges().list());
    let all = all.iter().filter(|it| it.dice.challenge().is_some());
    let games = all.filter_map(|it| {
        let other = Meeting::look(store, &it.rules, it.dice, None);
        let same = |name: &str| is_same_name(name, &rival);
        let theirs = other.others.games().iter().find(|game| same(name_of(game)));
        let mine = &other.only_mine()?.value.game;
        own.is_same(name_of(mine), here).then_some(())?;
        duel(mine, theirs?)
    });
    let games: Vec<[u16; 2]> = games.collect();
    let won = games.iter().filter(|[mine, theirs]| mine > theirs).count();
    let lost = games.iter().filter(|[mine, theirs]| mine < theirs).count();
    (games.len() > 1).then(|| text::tally(won, lost, &rival))
}

/// A button that begins the next challenge under the same rules, with new dice.
#[component]
pub fn Rematch(
    /// The rules.
    rules: Arc<RuleSet>,
    /// The name of the player here.
    name: String,
    /// How much the button stands out.
    weight: Weight,
) -> impl IntoView {
    let (starter, announcer) = (Starter::new(), use_announcer());
    let begin = move || {
        let setup = Seed::from_system()
            .ok()
            .and_then(|seed| Setup::alone(rules.clone(), &name, SharedDice::Challenge(seed)).ok());
        match setup {
            Some(setup) => starter.start(setup),
            None => announcer.say_now(text::no_dice()),
        }
    };
    view! {
        <Button weight id="rematch" on_tap=begin>
            {text::rematch()}
        </Button>
    }
}
