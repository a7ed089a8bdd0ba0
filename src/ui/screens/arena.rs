//! Setting up a tournament, and those that were held.

use leptos::prelude::*;

use super::slip::focus_after_question;
use crate::game::Strength;
use crate::rules::{RuleSet, catalogue};
use crate::storage::GameId;
use crate::text::{arena as words, bots, tournament as text, words as all};
use crate::tournament::{Entrant, Plan, Standing, Tournament};
use crate::ui::arena::Arena;
use crate::ui::browser::{self, El, el, value_of};
use crate::ui::components::{
    Confirm, Shape, fieldset, input, link, option, page, quiet, which_rules,
};
use crate::ui::device::Device;
use crate::ui::route::Route;

/// The most games of a tournament in the page: more would not fit among the saves.
const MOST_GAMES: u32 = 10_000;

/// Before the name of one's own player, where it stands beside the built-in ones.
const OWN: &str = "own:";

/// Someone who is to take part. The key stays while others come and go.
#[derive(Clone, Copy)]
struct Draft {
    key: usize,
    /// The id of a strength, or `own:` and the name of one's own player.
    who: RwSignal<String>,
}

/// Setting up a tournament, and those that were held.
pub fn arena_screen() -> El {
    let (device, arena) = (Device::here(), Arena::here());
    let last = device
        .settings
        .with_untracked(|it| it.rules.as_deref().and_then(catalogue::find));
    let rules = RwSignal::new(last.unwrap_or(catalogue::DEFAULT));
    let drafts = RwSignal::new(everybody());
    let games = RwSignal::new(Plan::USUAL_GAMES.to_string());
    let seed = RwSignal::new(any_seed());
    let trouble = RwSignal::new(String::new());
    let start = move || match plan(rules.get_untracked(), drafts, games, seed) {
        Ok(plan) => {
            let sources = sources(device, &plan);
            let id = GameId::new(browser::now_ms(), 0);
            arena.play(
                id.clone(),
                Tournament::new(plan),
                sources.unwrap_or_default(),
            );
            browser::set_hash(&Route::Tournament(id).href());
        }
        Err(why) => {
            device.call_out(why.clone());
            trouble.set(why);
        }
    };
    let form = el("form")
        .on("submit", move |event| {
            event.prevent_default();
            start();
        })
        .child(
            labelled("which", all::WHICH_RULES)
                .child(which_rules(rules.get_untracked(), move |it| rules.set(it))),
        )
        .child(entrants(device, drafts))
        .child(numbers(games, seed))
        .child(
            el("p.trouble")
                .attr("role", "status")
                .live_text(move || trouble.get()),
        )
        .child(
            el("button.strong")
                .id("start")
                .attr("type", "submit")
                .child(words::START),
        );
    page("arena", words::ARENA)
        .child(el("p.lead").child(words::ARENA_HELP))
        .child(link("a", &Route::Players).child(words::WRITE_ONE))
        .child(form)
        .child(held(device, arena))
}

/// A field of its own under a title.
fn labelled(id: &str, title: &str) -> El {
    let label = el("label").attr("for", id).child(title);
    el("fieldset").child(el("legend").child(label))
}

fn entrants(device: Device, drafts: RwSignal<Vec<Draft>>) -> El {
    let own = device.shelf(|shelf| shelf.players().unwrap_or_default());
    let own: Vec<String> = own.into_iter().map(|it| it.player.name).collect();
    let keys = move || drafts.with(|drafts| drafts.iter().map(|it| it.key).collect());
    let rows = el("ol").rows(keys, move |key| row(key, drafts, &own));
    let full = move || drafts.with(Vec::len) >= Plan::MAX_ENTRANTS;
    let add = el("button.plain")
        .id("add-entrant")
        .attr("type", "button")
        .live_attr("disabled", move || full().then(String::new))
        .child(words::ADD_ENTRANT)
        .on_click(move || {
            drafts.update(|drafts| push(drafts, Strength::Skilled));
            browser::focus_soon(".entrants li:last-child select");
        });
    fieldset("fieldset.people.entrants", words::WHO_MEETS)
        .child(rows)
        .child(add)
}

fn row(key: usize, drafts: RwSignal<Vec<Draft>>, own: &[String]) -> El {
    let place = move || drafts.with(|drafts| drafts.iter().position(|it| it.key == key));
    let label = move || format!("{} {}", words::ENTRANT, place().unwrap_or(0) + 1);
    let found = drafts.with_untracked(|drafts| drafts.iter().find(|it| it.key == key).copied());
    let who = found.map(|it| it.who).unwrap_or_default();
    let chosen = |value: &str, name: &str| {
        let option = option(value, name);
        match who.with_untracked(|who| who == value) {
            true => option.attr("selected", ""),
            false => option,
        }
    };
    let group = |name: &str| el("optgroup").attr("label", name);
    let built_in = Strength::ALL.map(|it| chosen(it.id(), bots::name(it)));
    let theirs = own.iter().map(|name| chosen(&format!("{OWN}{name}"), name));
    let theirs: Vec<El> = theirs.collect();
    let theirs = (!theirs.is_empty()).then(|| group(words::OWN).child(theirs));
    let select = el("select")
        .live_attr("aria-label", move || Some(label()))
        .child(group(words::BUILT_IN).child(built_in))
        .child(theirs)
        .on("change", move |event| who.set(value_of(&event)));
    let line = move || strength(&who.get()).map_or("", bots::line).to_owned();
    let remove = quiet(Shape::Cross, "", move || {
        drafts.update(|drafts| drafts.retain(|it| it.key != key));
        browser::focus_soon("#add-entrant");
    })
    .attr("type", "button")
    .live_attr("aria-label", move || {
        Some(format!("{}: {}", all::REMOVE, label()))
    })
    .live_attr("disabled", move || {
        (drafts.with(Vec::len) <= Plan::MIN_ENTRANTS).then(String::new)
    });
    let who = el("div.computer")
        .child(select)
        .child(el("small").live_text(line));
    el("li").child(who).child(remove)
}

fn numbers(games: RwSignal<String>, seed: RwSignal<String>) -> El {
    let number = |id: &str, value: RwSignal<String>| {
        input("text", id)
            .id(id)
            .attr("inputmode", "numeric")
            .attr("autocomplete", "off")
            .value(move || value.get())
            .on("input", move |event| value.set(value_of(&event)))
    };
    let another = el("button.plain")
        .attr("type", "button")
        .child(words::ANOTHER_SEED)
        .on_click(move || seed.set(any_seed()));
    let seeds = el("div.adding").child(number("seed", seed)).child(another);
    el("div.numbers-asked")
        .child(labelled("games", words::HOW_MANY).child(number("games", games)))
        .child(
            labelled("seed", words::SEED)
                .child(seeds)
                .child(el("p.help").child(words::SEED_HELP)),
        )
}

/// What is wished, if it can be; else why it cannot.
fn plan(
    rules: &RuleSet,
    drafts: RwSignal<Vec<Draft>>,
    games: RwSignal<String>,
    seed: RwSignal<String>,
) -> Result<Plan, String> {
    let number = |text: RwSignal<String>| text.with_untracked(|text| text.trim().parse::<u64>());
    let games = number(games)
        .ok()
        .and_then(|games| u32::try_from(games).ok());
    let games = games.filter(|games| (1..=MOST_GAMES).contains(games));
    let games = games.ok_or_else(|| words::NO_GAMES.to_owned())?;
    let seed = number(seed).map_err(|_| words::NO_SEED.to_owned())?;
    let chosen: Vec<String> =
        drafts.with_untracked(|drafts| drafts.iter().map(|it| it.who.get_untracked()).collect());
    let name = |who: &String| match strength(who) {
        Some(strength) => bots::name(strength).to_owned(),
        None => who.trim_start_matches(OWN).to_owned(),
    };
    let called: Vec<String> = chosen.iter().map(name).collect();
    let called: Vec<&str> = called.iter().map(String::as_str).collect();
    let names = text::names(&called).into_iter().zip(&chosen);
    let entrants = names.map(|(name, who)| match strength(who) {
        Some(strength) => Entrant::built_in(&name, strength),
        None => Entrant::own(who.trim_start_matches(OWN)).called(&name),
    });
    Plan::new(&rules.id, entrants.collect(), games, seed).map_err(|why| text::plan_error(&why))
}

/// The programs of a plan's own players; `None` if one is not here.
pub(super) fn sources(device: Device, plan: &Plan) -> Option<Vec<Option<String>>> {
    let players = device.shelf(|shelf| shelf.players().unwrap_or_default());
    let source = |entrant: &Entrant| match entrant.player() {
        None => Some(None),
        Some(name) => {
            let found = players.iter().find(|it| it.player.name == name);
            found.map(|it| Some(it.player.source.clone()))
        }
    };
    plan.entrants().iter().map(source).collect()
}

/// Those that were held, the latest first.
fn held(device: Device, arena: Arena) -> El {
    let ids = RwSignal::new(device.shelf(|shelf| shelf.tournaments().unwrap_or_default()));
    let doomed = RwSignal::new(None::<GameId>);
    let question = Confirm {
        id: "delete",
        why: words::DELETE_WHY,
        yes: all::DELETE,
        no: all::CANCEL,
    };
    let question = question.ask(
        move || doomed.get().map(|_| words::DELETE_QUESTION.to_owned()),
        move |yes| {
            let id = doomed.get_untracked();
            doomed.set(None);
            if let (true, Some(id)) = (yes, id) {
                arena.forget(&id);
                device.shelf(|shelf| shelf.delete_tournament(&id).ok());
                ids.update(|ids| ids.retain(|other| *other != id));
                focus_after_question();
            }
        },
    );
    el("section.playing")
        .child(el("h2").child(words::HELD))
        .when(
            move || ids.with(Vec::is_empty),
            || el("p.help").child(words::NONE_HELD),
        )
        .live(move || {
            let slips = ids
                .get()
                .into_iter()
                .filter_map(|id| slip(device, id, doomed));
            slips.collect::<Vec<_>>()
        })
        .child(question)
}

/// A tournament: how it ended, what was played, and a button that asks whether to delete it.
fn slip(device: Device, id: GameId, doomed: RwSignal<Option<GameId>>) -> Option<El> {
    let found = device.shelf(|shelf| shelf.tournament(&id).ok().flatten());
    device.note_troubles();
    let tournament = found?;
    let result = text::result(&tournament, &Standing::new(&tournament));
    let way = link("a", &Route::Tournament(id.clone()))
        .child(el("strong").child(&*result))
        .child(el("span").child(text::heading(tournament.plan())));
    let name = format!("{}: {result}", all::DELETE);
    let delete = quiet(Shape::Cross, &name, move || doomed.set(Some(id.clone())));
    Some(el("article.slip").child(way).child(delete))
}

fn strength(id: &str) -> Option<Strength> {
    Strength::ALL.into_iter().find(|it| it.id() == id)
}

/// One of each strength.
fn everybody() -> Vec<Draft> {
    let mut drafts = Vec::new();
    for strength in Strength::ALL {
        push(&mut drafts, strength);
    }
    drafts
}

fn push(drafts: &mut Vec<Draft>, strength: Strength) {
    let key = drafts.iter().map(|it| it.key + 1).max().unwrap_or(0);
    let who = RwSignal::new(strength.id().to_owned());
    drafts.push(Draft { key, who });
}

/// A seed that nobody has chosen, short enough to tell somebody.
fn any_seed() -> String {
    (browser::now_ms() % 1_000_000).to_string()
}
