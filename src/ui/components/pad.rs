//! The score cards of all players, side by side like a real pad.

use leptos::prelude::*;

use super::Modal;
use crate::game::Game;
use crate::rules::{Offer, RuleSet, Section, Slot};
use crate::text::{categories, play, refusals, words};
use crate::ui::table::{Table, offer, seat_of};

/// What a box shows.
#[derive(Clone, Debug, PartialEq)]
enum Shown {
    /// Open, and not to be filled now.
    Open,
    /// Filled; `last` if it was filled last.
    Filled { points: u16, last: bool },
    /// It may be filled with the dice on the table.
    Offer { points: u16, bonus: u16 },
    /// A joker rule closes it to these dice: why.
    Closed(String),
}

/// What stands at the foot of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Foot {
    UpperSum,
    Bonus,
    Extra,
    Total,
}

/// The score cards of all players.
#[component]
pub fn Pad() -> impl IntoView {
    let table = Table::here();
    let rules = table.game_now(|game| game.setup().rules().clone());
    let seats = table.game_now(|game| game.cards().len());
    let help = RwSignal::new(None::<Slot>);
    let of = |section| {
        let slots = rules.slots();
        let slots = slots.filter(|&slot| rules.category(slot).section == section);
        slots.collect::<Vec<Slot>>()
    };
    let (upper, lower) = (of(Section::Upper), of(Section::Lower));
    let mut upper_foot = vec![Foot::UpperSum];
    if rules.upper_bonus.is_some() {
        upper_foot.push(Foot::Bonus);
    }
    let mut lower_foot = Vec::new();
    if rules.extra_yahtzee.is_some_and(|extra| extra.bonus > 0) {
        lower_foot.push(Foot::Extra);
    }
    lower_foot.push(Foot::Total);
    let explained = rules.clone();
    view! {
        <section class=format!("pad seats-{seats}") aria-label=words::SCORE_CARDS tabindex="0">
            <Half caption=words::UPPER slots=upper foot=upper_foot help/>
            <Half caption=words::LOWER slots=lower foot=lower_foot help/>
        </section>
        <Modal
            id="category"
            open=Signal::derive(move || help.get().is_some())
            title=Signal::derive({
                let rules = rules.clone();
                move || help.get().map(|slot| name(&rules, slot).to_owned()).unwrap_or_default()
            })
            on_close=move |()| help.set(None)
        >
            <p>{
                let rules = explained.clone();
                move || help.get().map(|slot| categories::help(&rules, rules.category(slot)))
            }</p>
            <div class="answers">
                <button class="strong" on:click=move |_| help.set(None)>{words::CLOSE}</button>
            </div>
        </Modal>
    }
}

#[component]
fn Half(
    /// Which section.
    caption: &'static str,
    /// Its boxes.
    slots: Vec<Slot>,
    /// The lines below them.
    foot: Vec<Foot>,
    /// The box that is explained.
    help: RwSignal<Option<Slot>>,
) -> impl IntoView {
    let table = Table::here();
    let rules = table.game_now(|game| game.setup().rules().clone());
    let seats = table.game_now(|game| game.cards().len());
    let active = Memo::new(move |_| table.game(seat_of));
    view! {
        <table class="half">
            <caption>{caption}</caption>
            <thead><tr>
                <td></td>
                {(0..seats).map(|seat| view! {
                    <th scope="col" class:active=move || active.get() == Some(seat)>
                        <span class="name" title=table.name(seat)>{table.name(seat)}</span>
                    </th>
                }).collect_view()}
            </tr></thead>
            <tbody>
                {slots.into_iter().map(|slot| view! {
                    <tr>
                        <th scope="row">
                            <button class="what" on:click=move |_| help.set(Some(slot))>
                                {name(&rules, slot).to_owned()}
                            </button>
                        </th>
                        {(0..seats).map(|seat| view! { <Cell seat place=slot active/> }).collect_view()}
                    </tr>
                }).collect_view()}
            </tbody>
            <tfoot>
                {foot.into_iter().map(|line| view! {
                    <tr class:total=line == Foot::Total>
                        <th scope="row">{foot_name(&rules, line)}</th>
                        {(0..seats).map(|seat| view! {
                            <td data-foot=seat class:active=move || active.get() == Some(seat)>
                                {Memo::new(move |_| table.game(|game| foot_text(game, seat, line)))}
                            </td>
                        }).collect_view()}
                    </tr>
                }).collect_view()}
            </tfoot>
        </table>
    }
}

#[component]
fn Cell(
    /// Whose card.
    seat: usize,
    /// Which box.
    place: Slot,
    /// Whose turn it is.
    active: Memo<Option<usize>>,
) -> impl IntoView {
    let table = Table::here();
    let shown = Memo::new(move |_| {
        let plays = table.plays.get();
        table.game(|game| shown(game, seat, place, plays))
    });
    // The button stays the same while only its points change, so that it keeps the focus.
    let is_button =
        Memo::new(move |_| matches!(shown.get(), Shown::Offer { .. } | Shown::Closed(_)));
    view! {
        <td
            data-seat=seat
            data-slot=place.0
            class:active=move || active.get() == Some(seat)
            class:filled=move || matches!(shown.get(), Shown::Filled { .. })
            class:last=move || matches!(shown.get(), Shown::Filled { last: true, .. })
        >
            {move || if is_button.get() {
                view! { <BoxButton place shown/> }.into_any()
            } else {
                match shown.get() {
                    Shown::Filled { points, .. } => view! { <span>{points}</span> }.into_any(),
                    _ => view! { <span class="aloud">{words::OPEN}</span> }.into_any(),
                }
            }}
        </td>
    }
}

#[component]
fn BoxButton(
    /// Which box.
    place: Slot,
    /// What it offers.
    shown: Memo<Shown>,
) -> impl IntoView {
    let table = Table::here();
    let category = table.game_now(|game| name(game.rules(), place).to_owned());
    let label = move || match shown.get() {
        Shown::Offer { points, bonus } => play::offer(&category, points, bonus),
        Shown::Closed(why) => play::closed(&category, &why),
        Shown::Open | Shown::Filled { .. } => String::new(),
    };
    let points = move || match shown.get() {
        Shown::Offer { points, .. } => Some(points),
        _ => None,
    };
    let bonus = move || match shown.get() {
        Shown::Offer { bonus: 1.., .. } => Some(view! { <sup>"+"</sup> }),
        _ => None,
    };
    view! {
        <button
            class="box"
            class:zero=move || points() == Some(0)
            data-points=points
            aria-label=label
            aria-disabled=move || matches!(shown.get(), Shown::Closed(_)).then_some("true")
            on:click=move |_| match shown.get_untracked() {
                Shown::Closed(why) => table.refuse(why),
                _ => table.choose(place),
            }
        >
            {move || points().map_or("–".to_owned(), |points| points.to_string())}
            {bonus}
        </button>
    }
}

fn shown(game: &Game, seat: usize, slot: Slot, plays: bool) -> Shown {
    if let Some(points) = game.cards()[seat].points(slot) {
        let last = game.last_score();
        let last = last.is_some_and(|last| last.seat == seat && last.slot == slot);
        return Shown::Filled { points, last };
    }
    if !plays || seat_of(game) != Some(seat) {
        return Shown::Open;
    }
    match offer(game, slot) {
        Some(Offer::Open { points, bonus }) => Shown::Offer { points, bonus },
        Some(Offer::Closed(why)) => Shown::Closed(refusals::closed(game.rules(), why)),
        Some(Offer::Filled | Offer::Unknown) | None => Shown::Open,
    }
}

fn name(rules: &RuleSet, slot: Slot) -> &str {
    categories::name(&rules.category(slot).id)
}

fn foot_name(rules: &RuleSet, line: Foot) -> String {
    match (line, rules.upper_bonus) {
        (Foot::UpperSum, Some(bonus)) => format!("{} / {}", words::UPPER_SUM, bonus.threshold),
        (Foot::UpperSum, None) => words::UPPER_SUM.to_owned(),
        (Foot::Bonus, Some(bonus)) => format!("{} {}", words::BONUS, bonus.points),
        (Foot::Bonus, None) => words::BONUS.to_owned(),
        (Foot::Extra, _) => words::EXTRA.to_owned(),
        (Foot::Total, _) => words::TOTAL.to_owned(),
    }
}

fn foot_text(game: &Game, seat: usize, line: Foot) -> String {
    let totals = game.cards()[seat].totals(game.rules());
    let number = match line {
        Foot::UpperSum => totals.upper,
        Foot::Bonus => totals.upper_bonus,
        Foot::Extra => totals.yahtzee_bonuses,
        Foot::Total => totals.grand(),
    };
    match (line, number) {
        (Foot::Bonus | Foot::Extra, 0) => "–".to_owned(),
        _ => number.to_string(),
    }
}
