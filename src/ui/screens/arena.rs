//! Setting up a tournament.

use leptos::prelude::*;

use super::past_tournaments::past_tournaments;
use crate::ui::background::Background;
use crate::ui::browser::{self, El, el, value_of};
use crate::ui::components::{
    add_row, fieldset, form, form_trouble, input, link, option, page, remove_row, submit_button,
    which_rules,
};
use crate::ui::device::Device;
use crate::ui::route::Route;
use rollkeep_core::game::Strength;
use rollkeep_core::rules::{RuleSet, catalogue};
use rollkeep_core::storage::{RecordId, StoredPlayer};
use rollkeep_core::text::names::isolated;
use rollkeep_core::text::{arena as words, bots, tournament as text, words as all};
use rollkeep_core::tournament::{Entrant, Entropy, Plan, Tournament, TournamentSeed, Tournaments};

/// The most games of a tournament on the page: the results of more do not fit in the storage.
const MOST_GAMES: u32 = 10_000;

/// The prefix of an own player's name in the list of entrants.
const OWN: &str = "own:";

/// A row of the form for one entrant. The key stays the same when other rows come and go.
#[derive(Clone, Copy)]
struct EntrantDraft {
    key: usize,
    /// The id of a strength, or `own:` and the name of an own player.
    who: RwSignal<String>,
}

/// Why a plan is not possible, and the field with the mistake.
#[derive(Clone, Default)]
struct PlanTrouble {
    field: &'static str,
    why: String,
}

/// The form for a tournament, and the list of past ones.
pub fn arena_screen() -> El {
    let (device, arena) = (Device::here(), Background::here().arena);
    let last = device
        .settings
        .with_untracked(|it| it.rules.as_deref().and_then(catalogue::find));
    let rules = RwSignal::new(last.unwrap_or(catalogue::DEFAULT));
    let drafts = RwSignal::new(everybody());
    let games = RwSignal::new(Plan::USUAL_GAMES.to_string());
    let seed = RwSignal::new(any_seed());
    let trouble = RwSignal::new(PlanTrouble::default());
    let start = move || {
        let own = device.store(|store| store.players().all());
        match plan(rules.get_untracked(), drafts, &own, games, seed) {
            Ok(plan) => {
                let id = RecordId::new(browser::now_ms(), 0);
                let tournament = Tournament::new(plan);
                // No other tournament has this id, so saving never fails.
                let _ = device.store(|store| Tournaments::of(store).save(&id, &tournament, None));
                arena.play(arena.claim(&id), tournament);
                browser::set_hash(&Route::Tournament(id).href());
            }
            Err(found) => {
                device.announce_now(found.why.clone());
                trouble.set(found);
                browser::focus_soon("[aria-invalid]");
            }
        }
    };
    let form = form("form", start)
        .child(
            labelled("which", &all::which_rules())
                .child(which_rules(rules.get_untracked(), move |it| rules.set(it))),
        )
        .child(entrants(device, rules, drafts))
        .child(numbers(games, seed, trouble))
        .when(
            move || arena.is_busy(),
            || el("p.help").id("busy").child(words::busy()),
        )
        .child(form_trouble(move || trouble.get().why))
        .child(submit_button(&words::start()).id("start"));
    page("arena", &words::arena())
        .child(el("p.lead").child(words::arena_help()))
        .child(link("a", &Route::Players).child(words::write_one()))
        .child(form)
        .child(past_tournaments(device, arena))
}

/// A field of its own with a title.
fn labelled(id: &str, title: &str) -> El {
    let label = el("label").attr("for", id).child(title);
    el("fieldset").child(el("legend").child(label))
}

fn entrants(
    device: Device,
    rules: RwSignal<&'static RuleSet>,
    drafts: RwSignal<Vec<EntrantDraft>>,
) -> El {
    let own = device.store(|store| store.players().all());
    let own: Vec<String> = own.into_iter().map(|it| it.player.name).collect();
    let keys = move || drafts.with(|drafts| drafts.iter().map(|it| it.key).collect());
    let rows = el("ol").rows(keys, move |key| row(key, drafts, &own));
    let full = move || drafts.with(Vec::len) >= *Plan::seats(rules.get()).end();
    let add = add_row(
        "add-entrant",
        &words::add_entrant(),
        ".entrants li:last-child select",
        full,
        move || drafts.update(|drafts| push(drafts, Strength::Skilled)),
    );
    fieldset("fieldset.people.entrants", &words::who_meets())
        .child(rows)
        .child(add)
}

fn row(key: usize, drafts: RwSignal<Vec<EntrantDraft>>, own: &[String]) -> El {
    let place = move || drafts.with(|drafts| drafts.iter().position(|it| it.key == key));
    let label = move || words::entrant(place().unwrap_or(0) + 1);
    let found = drafts.with_untracked(|drafts| drafts.iter().find(|it| it.key == key).copied());
    let who = found.map(|it| it.who).unwrap_or_default();
    let chosen =
        |value: &str, name: &str| option(value, name, who.with_untracked(|who| who == value));
    let group = |name: &str| el("optgroup").attr("label", name);
    let built_in = Strength::ALL.map(|it| chosen(it.id(), &bots::name(it)));
    let theirs = own
        .iter()
        .map(|name| chosen(&format!("{OWN}{name}"), &isolated(name)));
    let theirs: Vec<El> = theirs.collect();
    let theirs = (!theirs.is_empty()).then(|| group(&words::own()).child(theirs));
    let select = el("select")
        .live_attr("aria-label", move || Some(label()))
        .child(group(&words::built_in()).child(built_in))
        .child(theirs)
        .on("change", move |event| who.set(value_of(&event)));
    let line = move || strength(&who.get()).map_or_else(String::new, bots::line);
    let remove = remove_row(
        label,
        move || drafts.with(Vec::len) <= Plan::MIN_ENTRANTS,
        "#add-entrant",
        move || drafts.update(|drafts| drafts.retain(|it| it.key != key)),
    );
    let who = el("div.computer")
        .child(select)
        .child(el("small").live_text(line));
    el("li").child(who).child(remove)
}

fn numbers(games: RwSignal<String>, seed: RwSignal<String>, trouble: RwSignal<PlanTrouble>) -> El {
    let number = |id: &'static str, keyboard: &str, value: RwSignal<String>| {
        let at_fault = move || trouble.with(|trouble| trouble.field == id);
        input("text", id)
            .id(id)
            .attr("inputmode", keyboard)
            .attr("autocomplete", "off")
            .flag("aria-invalid", at_fault)
            .live_attr("aria-describedby", move || {
                at_fault().then(|| "told".to_owned())
            })
            .value(move || value.get())
            .on("input", move |event| {
                value.set(value_of(&event));
                if untrack(at_fault) {
                    trouble.set(PlanTrouble::default());
                }
            })
    };
    let another = el("button.plain")
        .attr("type", "button")
        .child(words::another_seed())
        .on_click(move || seed.set(any_seed()));
    let seeds = el("div.adding")
        .child(number("seed", "text", seed))
        .child(another);
    el("div.numbers-asked")
        .child(labelled("games", &words::how_many()).child(number("games", "numeric", games)))
        .child(
            labelled("seed", &words::seed())
                .child(seeds)
                .child(el("p.help").child(words::seed_help())),
        )
}

/// Makes the plan, or says why it is not possible.
fn plan(
    rules: &RuleSet,
    drafts: RwSignal<Vec<EntrantDraft>>,
    own: &[StoredPlayer],
    games: RwSignal<String>,
    seed: RwSignal<String>,
) -> Result<Plan, PlanTrouble> {
    let trouble = |field, why: String| PlanTrouble { field, why };
    let number = |text: RwSignal<String>| text.with_untracked(|text| text.trim().parse::<u64>());
    let games = number(games)
        .ok()
        .and_then(|games| u32::try_from(games).ok());
    let games = games.filter(|games| (1..=MOST_GAMES).contains(games));
    let games = games.ok_or_else(|| trouble("games", words::no_games(MOST_GAMES)))?;
    let seed = seed.with_untracked(|text| text.parse::<TournamentSeed>());
    let seed = seed.map_err(|_| trouble("seed", words::no_seed()))?;
    let chosen: Vec<String> =
        drafts.with_untracked(|drafts| drafts.iter().map(|it| it.who.get_untracked()).collect());
    let name = |who: &String| match strength(who) {
        Some(strength) => bots::name(strength),
        None => who.trim_start_matches(OWN).to_owned(),
    };
    let called: Vec<String> = chosen.iter().map(name).collect();
    let called: Vec<&str> = called.iter().map(String::as_str).collect();
    let names = text::names(&called).into_iter().zip(&chosen);
    let entrants = names.map(|(name, who)| match strength(who) {
        Some(strength) => Ok(Entrant::built_in(&name, strength)),
        None => {
            let who = who.trim_start_matches(OWN);
            let found = own.iter().find(|it| it.player.name == who);
            // Another tab may have deleted the player.
            let found = found.ok_or_else(|| trouble("", words::no_such_player(who)))?;
            Ok(Entrant::own(&name, Some(&found.player.source)))
        }
    });
    let entrants = entrants.collect::<Result<_, _>>()?;
    let plan = Plan::new(&rules.id, entrants, games, seed.number)
        .map_err(|why| trouble("", text::plan_error(&why)))?;
    plan.sealed(seed.entropy, Entropy::from_system)
        .map_err(|_| trouble("", text::no_entropy()))
}

fn strength(id: &str) -> Option<Strength> {
    Strength::ALL.into_iter().find(|it| it.id() == id)
}

/// One computer of each strength.
fn everybody() -> Vec<EntrantDraft> {
    let mut drafts = Vec::new();
    for strength in Strength::ALL {
        push(&mut drafts, strength);
    }
    drafts
}

fn push(drafts: &mut Vec<EntrantDraft>, strength: Strength) {
    let key = drafts.iter().map(|it| it.key + 1).max().unwrap_or(0);
    let who = RwSignal::new(strength.id().to_owned());
    drafts.push(EntrantDraft { key, who });
}

/// A seed that nobody has chosen, short enough to say aloud.
fn any_seed() -> String {
    (browser::now_ms() % 1_000_000).to_string()
}
