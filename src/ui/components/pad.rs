//! The score cards of all players: side by side if there is room, else one at a time.
//!
//! The page is the same on every screen; only the styles hide parts of it.

mod cell;
mod column;
mod foot;
mod halves;

use std::sync::Arc;

use leptos::prelude::*;

use self::cell::{Cell, CellContent, shown};
use self::column::{CardPlace, Column};
use self::foot::CardSum;
use self::halves::{CardRow, Halves};
use super::standings::{SavedRolls, Standings, seat_time};
use super::tray::turn_seat;
use super::{Button, InfoModal, PlayerBadge, PlayerName, changing, replaced};
use crate::ui::browser;
use crate::ui::coach::{Coach, less};
use crate::ui::lazy::{Lazy, parts};
use crate::ui::room::Room;
use crate::ui::table::Table;
use rollkeep_app::storage::Badge;
use rollkeep_rules::game::Game;
use rollkeep_rules::{Offer, RuleSet, Slot, Totals};
use rollkeep_solver::Choice;
use rollkeep_words::{categories, names, table as text, words};

/// What all boxes depend on, computed once for all of them.
#[derive(Clone, Copy)]
struct Cards {
    table: Table,
    coach: Coach,
    /// Whether it is the turn of somebody at this device.
    mine: Memo<bool>,
    /// Whether boxes without points are quiet, because some box scores.
    quiet: Memo<bool>,
    /// The seat and the box that a computer is about to fill.
    target_box: Memo<Option<(usize, Slot)>>,
    /// The boxes on screen that the player whose turn it is may fill now: a tap on the name of one fills it, too.
    offered: Memo<Vec<Slot>>,
}

impl Cards {
    fn new(room: Room, viewed_seat: RwSignal<Option<usize>>) -> Cards {
        let Room { table, coach, .. } = room;
        let mine = Memo::new(move |_| table.is_mine());
        let offered = Memo::new(move |_| {
            let is_in_sight = mine.get() && viewed_seat.with(Option::is_none);
            let may_fill = |game: &Game, slot| matches!(game.offer(slot), Some(Offer::Open { .. }));
            table.game(|game| {
                let slots = game.rules().slots();
                slots
                    .filter(|slot| is_in_sight && may_fill(game, *slot))
                    .collect()
            })
        });
        Cards {
            table,
            coach,
            mine,
            quiet: Memo::new(move |_| mine.get() && table.game(some_box_scores)),
            target_box: Memo::new(move |_| {
                table.game(Game::seat_at_turn).zip(room.computers?.aim())
            }),
            offered,
        }
    }

    /// Returns what the boxes of a card show.
    fn contents(self, seat: usize) -> Vec<CellContent> {
        let (mine, quiet) = (self.mine.get(), self.quiet.get());
        self.table.game(|game| {
            let content = |slot| {
                shown(game, seat, slot, mine, quiet, || {
                    let advice = self.coach.advice();
                    advice.with(|advice| less(advice.as_ref()?, game, Choice::Score(slot)))
                })
            };
            game.rules().slots().map(content).collect()
        })
    }
}

/// The standings, the score cards of all players, and the help for a box.
#[component]
pub fn Pad(
    /// The room of the game.
    room: Room,
    /// The seat whose card the user has chosen to view; `None`: the one whose turn it is.
    viewed_seat: RwSignal<Option<usize>>,
) -> impl IntoView {
    let table = room.table;
    let rules = table.game_untracked(|game| game.setup().rules().clone());
    let seats = table.game_untracked(|game| game.cards().len());
    let help = RwSignal::new(None::<Slot>);
    let cards = Cards::new(room, viewed_seat);
    let turn_seat = turn_seat(table);
    let shown_seat = Memo::new(move |_| {
        let seat = viewed_seat.get().or_else(|| turn_seat.get());
        seat.or_else(|| table.game(default_seat))
    });
    let columns = (0..seats).map(|seat| Column {
        seat,
        contents: Memo::new(move |_| cards.contents(seat)),
        totals: Memo::new(move |_| table.game(|game| game.cards()[seat].totals(game.rules()))),
        is_turn: Memo::new(move |_| turn_seat.get() == Some(seat)),
        is_shown: Memo::new(move |_| shown_seat.get() == Some(seat)),
        places: Memo::new(move |_| {
            table.game(|game| CardPlace::all(game.rules(), &game.cards()[seat]))
        }),
    });
    let columns: Vec<Column> = columns.collect();
    let totals: Vec<Memo<Totals>> = columns.iter().map(|column| column.totals).collect();
    let halves = Halves::of(&rules);
    let class = format!(
        "pad seats-{seats}{}{}",
        if seats > 1 { " many" } else { "" },
        if halves.is_long() { " long" } else { "" }
    );
    let (rows, lines) = (halves.rows().to_string(), halves.lines().to_string());
    let many = seats > 1;
    let badges = table.badges();
    let elsewhere = Memo::new(move |_| {
        viewed_seat
            .get()
            .filter(|_| table.game(default_seat) != viewed_seat.get())
    });
    // Of two, the points of the other stand beside those of the card on screen, in the other's colour.
    let colours: Vec<&str> = badges.iter().map(|badge| badge.colour.id()).collect();
    let class = move || {
        let other = shown_seat.get().filter(|_| seats == 2).map(|seat| 1 - seat);
        let colour = other.and_then(|seat| colours.get(seat)).copied();
        let looking = elsewhere.get().map(|_| "looking");
        format!(
            "{class} {} {}",
            colour.unwrap_or_default(),
            looking.unwrap_or_default()
        )
    };
    let of_another = move || {
        let seat = elsewhere.get()?;
        let sign = badges
            .get(seat)
            .copied()
            .map(|badge| view! { <PlayerBadge badge /> });
        Some(view! {
            <p class="whose">
                <span>{sign} {text::card_of(&table.name(seat))}</span>
                <Button on_tap=move || {
                    viewed_seat.set(None);
                    browser::focus_node_soon(table.elements.roll);
                }>{text::back_to_turn()}</Button>
            </p>
        })
    };
    // One listener for all boxes: a box on a card of six people costs none of its own (`browser/listener.rs`).
    let tap = move |event: leptos::ev::MouseEvent| {
        if let Some(slot) = browser::number_around(&event, "button.box", "data-slot") {
            choose(cards, Slot(slot));
        }
    };
    let half = move |class, caption: fn() -> String, rows| {
        view! { <Half cards columns=columns.clone() help class caption=caption() rows /> }
    };
    let upper = half("half upper", words::upper, halves.upper);
    let left = match halves.middle.is_empty() {
        true => upper.into_any(),
        false => view! { <div class="stack">{upper} {half("half lower", words::lower, halves.middle)}</div> }
        .into_any(),
    };
    let right = half("half lower", words::lower, halves.lower);
    view! {
        {many.then(|| view! { <Standings table totals turn_seat shown_seat viewed_seat /> })}
        <section
            class=class
            style=("--rows", rows)
            style=("--lines", lines)
            aria-label=words::score_cards()
            tabindex="0"
            on:click=tap
        >
            {replaced(of_another)}
            <div class="sheet">{left} {right}</div>
        </section>
        <HelpSheet rules help />
    }
}

/// The help for a box.
#[component]
fn HelpSheet(
    /// The rules of the game.
    rules: Arc<RuleSet>,
    /// The box that the help is about.
    help: RwSignal<Option<Slot>>,
) -> impl IntoView {
    let named = rules.clone();
    let title = move || {
        let name = help.get().map(|slot| name(&named, slot));
        name.unwrap_or_default()
    };
    let text = move || {
        let (slot, rules) = (help.get_untracked()?, rules.clone());
        Some(view! {
            <Lazy load=parts::box_help let:box_help>
                {box_help(rules.clone(), slot)}
            </Lazy>
        })
    };
    let close = move || help.set(None);
    view! {
        <InfoModal id="category" title open=move || help.get().is_some() on_close=close>
            {text()}
        </InfoModal>
    }
}

/// Fills a box of the card whose turn it is, or says why it is closed. While dice roll, only ends the roll: the box does not show yet
/// what they score.
fn choose(Cards { table, coach, .. }: Cards, slot: Slot) {
    if table.ends_roll() {
        return;
    }
    let shown = table.game_untracked(|game| {
        let seat = game.seat_at_turn()?;
        let mine = untrack(|| table.is_mine());
        Some(shown(game, seat, slot, mine, true, || None))
    });
    match shown {
        Some(CellContent::Closed(why) | CellContent::Later(why)) => table.refuse(why),
        _ => table.choose(slot, coach.advises(slot)),
    }
}

/// One section of all cards.
#[component]
fn Half(
    /// All cards.
    cards: Cards,
    /// The column of each card.
    columns: Vec<Column>,
    /// The box that the help is about.
    help: RwSignal<Option<Slot>>,
    /// Its classes.
    class: &'static str,
    /// Its name.
    caption: String,
    /// Its rows, each with its classes.
    rows: Vec<(CardRow, String)>,
) -> impl IntoView {
    let table = cards.table;
    let rules = table.game_untracked(|game| game.setup().rules().clone());
    let badges = table.badges();
    // In narrow columns with clocks, the badge is beside the clock.
    let narrow = columns.len() > 4;
    let heads = columns.iter().map(|&column| {
        let sign = badges.get(column.seat).copied();
        view! { <Head table column sign narrow /> }
    });
    let row = |(row, class): (CardRow, String)| {
        let head = match row {
            CardRow::Box(slot) => {
                view! { <BoxName cards category=slot name=name(&rules, slot) help /> }.into_any()
            }
            CardRow::Foot(foot) => foot.name(&rules).into_any(),
        };
        let cells = columns.iter().map(|&column| match row {
            CardRow::Box(category) => {
                let content = Memo::new(move |_| column.contents.read()[category.index()].clone());
                view! { <Cell cards column category content /> }.into_any()
            }
            CardRow::Foot(foot) => view! { <CardSum cards column foot /> }.into_any(),
        });
        let cells = cells.collect_view();
        view! {
            <tr class=Some(class).filter(|class| !class.is_empty())>
                <th scope="row">{head}</th>
                {cells}
            </tr>
        }
    };
    let rows = rows.into_iter().map(row).collect_view();
    view! {
        <table class=class>
            <caption>
                <span>{caption}</span>
            </caption>
            <thead>
                <tr>
                    <td>
                        {text::order_of(&rules)
                            .map(|order| view! { <span class="order">{order}</span> })}
                    </td>
                    {heads.collect_view()}
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

/// The name of a box. People mean the whole row, so a tap on it fills the box if it may be filled. Otherwise it opens the
/// help, as a key, a long tap, a click with the other button or the menu key always do. Keyboard users reach the box itself first,
/// so that a key on its name only opens the help.
#[component]
fn BoxName(
    /// All cards.
    cards: Cards,
    /// The box.
    category: Slot,
    /// Its name.
    name: String,
    /// The box that the help is about.
    help: RwSignal<Option<Slot>>,
) -> impl IntoView {
    let is_offered = move || cards.offered.with(|slots| slots.contains(&category));
    let tap = move |event: leptos::ev::MouseEvent| {
        // The click that a key makes counts no clicks.
        match event.detail() > 0 && untrack(is_offered) {
            true => choose(cards, category),
            false => help.set(Some(category)),
        }
    };
    let explain = move |event: leptos::ev::MouseEvent| {
        event.prevent_default();
        help.set(Some(category));
    };
    view! {
        <button
            class="what"
            data-once=""
            aria-haspopup=move || (!is_offered()).then_some("dialog")
            on:click=tap
            on:contextmenu=explain
        >
            {name}
        </button>
    }
}

/// The head of a card, with the name of the player and the time left.
#[component]
fn Head(
    /// The table of the game.
    table: Table,
    /// The column of the card.
    column: Column,
    /// The player's badge.
    sign: Option<Badge>,
    /// Whether there is no room for the badge beside the name if there is a clock.
    narrow: bool,
) -> impl IntoView {
    let seat = column.seat;
    let timed = table.game_untracked(|game| game.setup().clock().is_some());
    let name = names::shown(&table.name(seat)).into_owned();
    let colour = sign.map_or("", |badge| badge.colour.id());
    let (with_time, with_name) = match timed && narrow {
        true => (sign, None),
        false => (None, sign),
    };
    let time = timed.then(|| {
        view! {
            <small class="time" aria-hidden="true">
                {with_time.map(|badge| view! { <PlayerBadge badge /> })}
                <span prop:textContent=changing(move || seat_time(table, seat))></span>
            </small>
        }
    });
    view! {
        <th scope="col" class=move || format!("{} {}", column.class(), colour)>
            <PlayerName badge=with_name name />
            {time}
            <SavedRolls table seat />
        </th>
    }
}

/// Returns the seat whose card is shown by default: the one whose turn it is, or the winner.
fn default_seat(game: &Game) -> Option<usize> {
    let winner = || game.ranking().first().map(|place| place.seat);
    game.seat_at_turn().or_else(winner)
}

/// Returns whether some box scores more than 0 with these dice.
fn some_box_scores(game: &Game) -> bool {
    game.rules().slots().any(|slot| {
        matches!(game.offer(slot), Some(Offer::Open { points, bonus }) if points + bonus > 0)
    })
}

fn name(rules: &RuleSet, slot: Slot) -> String {
    categories::name(&rules.category(slot).id)
}
