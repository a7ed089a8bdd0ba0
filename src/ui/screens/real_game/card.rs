//! All cards, in two halves: side by side where there is room. Each box is a button.

use leptos::html::{Div, Th};
use leptos::prelude::*;

use super::desk::Desk;
use crate::ui::browser::{self, follow};
use crate::ui::components::{PlayerName, Wide, changing};
use crate::ui::preferences::use_preferences;
use rollkeep_app::real_dice::{Entry, Held};
use rollkeep_app::storage::Badge;
use rollkeep_rules::{RuleSet, Section, Slot, Totals, UpperBonus};
use rollkeep_words::names::shown;
use rollkeep_words::{categories, play, real_dice as text, refusals, rule_sets, table, words};

/// The content of a box.
#[derive(Clone, Debug, PartialEq)]
enum Shown {
    Open,
    Filled(Held),
    /// The points of the entered dice.
    Offer {
        points: u16,
        bonus: u16,
    },
    /// A joker rule closes it for these dice, for this reason.
    Closed(String),
    /// Other boxes come before it, for this reason.
    Later(String),
}

/// The cards, side by side.
#[component]
pub(super) fn Cards(
    /// All cards of the game.
    desk: Desk,
) -> impl IntoView {
    let (rules, names) = desk.game_untracked(|game| (game.rules().clone(), game.setup().names()));
    let all: Vec<&str> = names.iter().map(String::as_str).collect();
    let badges = use_preferences().with_untracked(|settings| settings.badges_of(&all));
    let heads = || {
        let heads = names.iter().enumerate().map(|(seat, name)| {
            let (name, sign) = (shown(name).into_owned(), badges.get(seat).copied());
            let place = NodeRef::new();
            (place, view! { <Head desk seat name sign place /> })
        });
        heads.unzip()
    };
    let (places, upper_heads): (Vec<NodeRef<Th>>, Vec<_>) = heads();
    let (_, lower_heads): (Vec<NodeRef<Th>>, Vec<_>) = heads();
    let rows = |wanted: Section| {
        let slots = rules.slots();
        let slots = slots.filter(|&slot| rules_section(desk, slot) == Some(wanted));
        let rows = slots.map(|slot| {
            let category = categories::name(&rules.category(slot).id);
            view! { <BoxRow desk of=slot category names=names.clone() extra=bonus_of(&rules) /> }
        });
        rows.collect::<Vec<_>>()
    };
    let seats = names.len();
    let bonus = rules.upper_bonus.map(|bonus| {
        let tiers: Vec<UpperBonus> = rules.upper_bonuses().collect();
        let tiers = StoredValue::new(tiers);
        // The way to the next one, beside the one that is earned.
        let way = move |totals: &Totals| {
            let next = tiers.with_value(|tiers| {
                let mut above = tiers.iter().filter(|it| it.threshold > totals.upper);
                above
                    .next()
                    .map(|it| table::of_goal(totals.upper, it.threshold))
            });
            match (totals.upper_bonus, next) {
                (0, next) => next.unwrap_or_default(),
                (earned, None) => table::plus(earned),
                (earned, Some(next)) => format!("{} {next}", table::plus(earned)),
            }
        };
        let label = format!("{} {}", words::bonus(), table::plus(bonus.points));
        view! { <SumRow desk label seats says=way /> }
    });
    let extra = (bonus_of(&rules) > 0).then(|| {
        let way = |totals: &Totals| totals.yahtzee_bonuses.to_string();
        view! { <SumRow desk label=categories::extras(&rules) seats says=way /> }
    });
    let total = |totals: &Totals| totals.grand().to_string();
    let table = view! {
        <div class=format!("real-sheet seats-{seats}")>
            <table class="real-card">
                <caption class="aloud">{words::upper()}</caption>
                <col />
                <thead>
                    <tr>
                        <td class="rules-name">{rule_sets::name(&rules)}</td>
                        {upper_heads}
                    </tr>
                </thead>
                <tbody>{rows(Section::Upper)} {bonus}</tbody>
            </table>
            <table class="real-card">
                <caption class="aloud">{words::lower()}</caption>
                <col />
                <thead>
                    <tr>
                        <td></td>
                        {lower_heads}
                    </tr>
                </thead>
                <tbody>
                    {rows(Section::Lower)} {extra}
                    <SumRow kind="sum total" desk label=words::total() seats says=total />
                </tbody>
            </table>
        </div>
    };
    let frame = NodeRef::new();
    follow_turns(desk, frame, places);
    view! {
        <Wide name=words::score_cards() frame>
            {table}
        </Wide>
    }
}

/// The name above a card.
#[component]
fn Head(
    /// All cards of the game.
    desk: Desk,
    /// The seat of the card.
    seat: usize,
    /// The name on it.
    name: String,
    /// The badge of this player.
    sign: Option<Badge>,
    /// Its element.
    place: NodeRef<Th>,
) -> impl IntoView {
    let total = move || desk.game(|game| game.card(seat).totals(game.rules()).grand().to_string());
    view! {
        <th
            scope="col"
            class:on-turn=move || is_next(desk, seat)
            aria-current=move || is_next(desk, seat).then_some("true")
            node_ref=place
        >
            <PlayerName badge=sign name />
            <small aria-hidden="true" translate="no" prop:textContent=changing(total)></small>
        </th>
    }
}

/// Keeps the card of the person whose turn it is in sight where the cards are wider than the screen.
fn follow_turns(desk: Desk, frame: NodeRef<Div>, heads: Vec<NodeRef<Th>>) {
    follow(move || {
        let head = desk.game(|game| game.next().and_then(|seat| heads.get(seat).copied()));
        if let Some(head) = head {
            request_animation_frame(move || {
                // The player may have left by now.
                let frame = frame.try_get_untracked().flatten();
                let head = head.try_get_untracked().flatten();
                if let (Some(frame), Some(head)) = (frame, head) {
                    browser::scroll_sideways(&frame, &head);
                }
            });
        }
    });
}

fn is_next(desk: Desk, seat: usize) -> bool {
    desk.game(|game| game.next() == Some(seat))
}

fn rules_section(desk: Desk, slot: Slot) -> Option<Section> {
    desk.game_untracked(|game| {
        let category = game.rules().categories.get(slot.index());
        category.map(|it| it.section)
    })
}

/// Returns the bonus for another Yahtzee, or 0.
fn bonus_of(rules: &RuleSet) -> u16 {
    rules.extra_yahtzee.map_or(0, |extra| extra.bonus)
}

/// The boxes of one category.
#[component]
fn BoxRow(
    /// All cards of the game.
    desk: Desk,
    /// The place of the category on a card.
    of: Slot,
    /// The name of the category.
    category: String,
    /// The players.
    names: Vec<String>,
    /// The bonus for another Yahtzee.
    extra: u16,
) -> impl IntoView {
    let cells = names.into_iter().enumerate().map(|(seat, who)| {
        let category = category.clone();
        view! { <Cell desk seat of category who extra /> }
    });
    let cells: Vec<_> = cells.collect();
    view! {
        <tr>
            <th scope="row">{category}</th>
            {cells}
        </tr>
    }
}

/// A box.
#[component]
fn Cell(
    /// All cards of the game.
    desk: Desk,
    /// The seat of its card.
    seat: usize,
    /// Its place on the card.
    of: Slot,
    /// The name of its category.
    category: String,
    /// The player.
    who: String,
    /// The bonus for another Yahtzee.
    extra: u16,
) -> impl IntoView {
    let shown = Memo::new(move |_| {
        if let Some(held) = desk.game(|game| game.held(seat, of)) {
            return Shown::Filled(held);
        }
        let later = desk.game(|game| {
            let why = game.waits(seat, of)?;
            Some(refusals::closed(game.rules(), why))
        });
        if let Some(why) = later {
            return Shown::Later(why);
        }
        match desk.offered(seat, of) {
            Some(Ok(Entry::Score(_, _, points) | Entry::Win(_, _, points))) => {
                Shown::Offer { points, bonus: 0 }
            }
            Some(Ok(Entry::Extra(_, _, points))) => Shown::Offer {
                points,
                bonus: extra,
            },
            Some(Err(why)) => Shown::Closed(desk.game(|game| text::refused(game.rules(), why))),
            Some(Ok(_)) | None => Shown::Open,
        }
    });
    let label = move || match shown.get() {
        Shown::Later(why) => text::closed(&category, &who, &why),
        Shown::Open => text::open(&category, &who),
        Shown::Filled(Held { points, extra, .. }) => text::filled(&category, &who, points, extra),
        Shown::Offer { points, bonus } => text::offered(&category, &who, points, bonus),
        Shown::Closed(why) => text::closed(&category, &who, &why),
    };
    let says = move || match shown.get() {
        Shown::Open | Shown::Later(_) => String::new(),
        Shown::Filled(Held { points, .. }) => points.to_string(),
        Shown::Offer { points, bonus: 0 } => points.to_string(),
        Shown::Offer { points, bonus } => format!("{points} {}", table::plus(bonus)),
        Shown::Closed(_) => "–".to_owned(),
    };
    let held = move || matches!(shown.get(), Shown::Filled(_));
    let is_extra = move || matches!(shown.get(), Shown::Filled(Held { extra: true, .. }));
    let offer = move || matches!(shown.get(), Shown::Offer { points, bonus } if points + bonus > 0);
    let tap = move |_| {
        choose(desk, seat, of);
    };
    view! {
        <td class:on-turn=move || is_next(desk, seat)>
            <button
                class="real-box"
                data-once=""
                class:held=held
                class:extra=is_extra
                class:offer=offer
                class:later=move || matches!(shown.get(), Shown::Later(_))
                data-seat=seat.to_string()
                data-slot=of.0.to_string()
                aria-label=label
                translate="no"
                on:click=tap
                prop:textContent=changing(says)
            ></button>
        </td>
    }
}

/// Writes the points of the dice into this box, or opens a dialog for the points.
fn choose(desk: Desk, seat: usize, slot: Slot) {
    let later = desk.game_untracked(|game| {
        let why = refusals::closed(game.rules(), game.waits(seat, slot)?);
        let category = game.rules().categories.get(slot.index())?;
        Some(play::later(&categories::name(&category.id), &why))
    });
    if let Some(why) = later {
        return desk.tell(why);
    }
    match untrack(|| desk.offered(seat, slot)) {
        Some(Ok(entry)) => desk.write_dice(seat, slot, entry),
        Some(Err(why)) => desk.tell(desk.game_untracked(|game| text::refused(game.rules(), why))),
        None => {
            desk.told.set(String::new());
            desk.opened.set(Some((seat, slot)));
        }
    }
}

/// A row of sums.
#[component]
fn SumRow(
    /// Its classes.
    #[prop(default = "sum")]
    kind: &'static str,
    /// All cards of the game.
    desk: Desk,
    /// What it sums up.
    label: String,
    /// The number of cards.
    seats: usize,
    /// Writes the sum of a card.
    says: impl Fn(&Totals) -> String + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let cells = (0..seats).map(|seat| {
        let sum = move || desk.game(|game| says(&game.card(seat).totals(game.rules())));
        view! {
            <td
                data-sum=seat.to_string()
                class:on-turn=move || is_next(desk, seat)
                prop:textContent=changing(sum)
            ></td>
        }
    });
    let cells: Vec<_> = cells.collect();
    view! {
        <tr class=kind>
            <th scope="row">{label}</th>
            {cells}
        </tr>
    }
}
