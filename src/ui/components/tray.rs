//! The tray: the dice, the roll button, and the hint.

mod hint;

use leptos::prelude::*;

use self::hint::Hint;
use super::die::{Die, DieParts, pips, start_die};
use super::{Button, Dots, Icon, PlayerBadge, Shape, changing, standings};
use crate::ui::announcer::use_announcer;
use crate::ui::browser::{self, follow};
use crate::ui::room::Room;
use crate::ui::table::Table;
use crate::ui::tumble::Tumble;
use rollkeep_app::pose::Pose;
use rollkeep_rules::game::{Game, Millis, Phase};
use rollkeep_words::{names, play, words};

/// If a name has more characters, all names of its table are written smaller on narrow phones.
const LONG: usize = 12;

/// The tray. Its layout is the same before, during and after a roll.
#[component]
pub fn Tray(
    /// The room of the game.
    room: Room,
) -> impl IntoView {
    let table = room.table;
    let seat = named_seat(table);
    let turn = view! { <Turn table seat /> }.into_any();
    let hint = view! { <Hint room /> }.into_any();
    view! {
        <TrayFrame room seat turn hint>
            <div class="wishes">
                <UndoButton table />
                <RollButton room />
            </div>
        </TrayFrame>
    }
}

/// The dice, with something above and below them.
#[component]
pub fn TrayFrame(
    /// The room of the game.
    room: Room,
    /// The seat whose dice these are.
    seat: Memo<Option<usize>>,
    /// What is above the dice.
    turn: AnyView,
    /// What is directly below the dice.
    hint: AnyView,
    /// What is at the foot.
    children: Children,
) -> impl IntoView {
    let table = room.table;
    let (count, pips) = table.game_untracked(|game| {
        let rules = game.rules();
        (usize::from(rules.dice), pips(rules))
    });
    let parts: Vec<DieParts> = (0..count).map(|_| DieParts::default()).collect();
    let dice = parts.iter().enumerate().map(|(place, parts)| {
        view! { <Die room place parts=*parts /> }
    });
    let dice = dice.collect_view();
    let places = table.elements.dice_area;
    follow(move || {
        if table.shown.at_rest.get()
            && let Some(places) = places.get_untracked()
        {
            browser::stop_moving(&places);
        }
    });
    follow(move || {
        // Computers without a pause have already put the dice to rest.
        if table.shown.rolls.get() > 0
            && !table.shown.at_rest.get_untracked()
            && browser::may_move()
        {
            untrack(|| tumble(table, &parts));
        }
    });
    let alone = move || start_die(table).is_some();
    let cheers = move || table.cheer_now().is_some_and(|cheer| cheer.is_grand());
    // Several players see from afar whose dice these are.
    let badges = table.badges();
    let felt = move || {
        // In the roll for the start, the die is that of the player before.
        let seat = seat.get().filter(|_| !alone())?;
        let badge = badges.get(seat).filter(|_| badges.len() > 1)?;
        Some(format!("of-player {}", badge.colour.id()))
    };
    let felt = Memo::new(move |_| felt().unwrap_or_default());
    let starts = move || table.game(|game| matches!(game.phase(), Phase::Starting(_)));
    let places_class = move || match alone() || starts() {
        true => format!("dice alone {}", felt.read()),
        false => format!("dice {}", felt.read()),
    };
    // A tap does not move the focus, so that the space bar still rolls.
    let stay = |event: leptos::ev::MouseEvent| event.prevent_default();
    let rest = move |event: leptos::ev::PointerEvent| {
        // The roll button does not stop the dice, so that a double tap on it is one roll. A tap on a die ends the roll and
        // keeps nothing, which `Table::toggle` sees to.
        if !browser::is_on(&event, "#roll") {
            if let Some(computers) = room.computers
                && browser::is_on(&event, ".dice")
            {
                computers.hurry();
            }
            if !browser::is_on(&event, ".die") {
                table.rest();
            }
        }
    };
    view! {
        <section
            class=format!("tray dice-{count} {pips}")
            class:at-rest=move || table.shown.at_rest.get()
            class:cheers=cheers
            class:coached=move || table.has_coached()
            on:pointerdown=rest
        >
            {turn}
            <div class=places_class node_ref=places on:mousedown=stay>
                {dice}
            </div>
            {hint}
            {children()}
        </section>
    }
}

/// Whose turn it is, and how many rolls are left.
#[component]
fn Turn(
    /// The table of the game.
    table: Table,
    /// The seat that the heading names.
    seat: Memo<Option<usize>>,
) -> impl IntoView {
    // Who starts is told once the die lies still.
    let who = at_rest(table, move || {
        let name = seat.get().map(|seat| table.name(seat));
        let name = name.unwrap_or_default();
        table.game(|game| match game.phase() {
            Phase::Starting(round) => play::start_roll(&table.name(round.seat())),
            Phase::Turn(_) => play::turn_of(&name),
            // The last card is still seen.
            Phase::Over(_) => names::shown(&name).into_owned(),
        })
    });
    let badges = table.badges();
    let seats = badges.len();
    let signs = badges.clone();
    let sign = move || {
        signs
            .get(seat.get()?)
            .copied()
            .map(|badge| view! { <PlayerBadge badge /> })
    };
    let starting = at_rest(table, move || {
        table.game(|game| matches!(game.phase(), Phase::Starting(_)))
    });
    let names = (0..seats).map(|seat| table.name(seat));
    let long = names.clone().any(|name| name.chars().count() > LONG);
    // Every name has the same size, and large screens give it as much room as the longest leaves.
    let letters = names.map(|name| play::turn_of(&name).chars().count()).max();
    let letters = letters.unwrap_or_default().div_ceil(4);
    let class = move || {
        let long = if long { " long" } else { "" };
        let letters = if starting.get() { 0 } else { letters };
        let badge = seat.get().and_then(|seat| badges.get(seat));
        let colour = badge.filter(|_| seats > 1).map(|badge| badge.colour.id());
        let colour = colour.unwrap_or_default();
        format!("turn{long} letters-{letters} {colour}")
    };
    view! {
        <div class=class>
            <h1 tabindex="-1">{sign} <span prop:textContent=who></span></h1>
            <p
                class="count"
                hidden=move || starting.get()
                style:visibility=move || table.shown.is_closing.get().then_some("hidden")
            >
                <Show when=move || time_left(table).is_some()>
                    <Clock table />
                </Show>
                <Dots table />
            </p>
        </div>
    }
}

/// The time left of the player whose turn it is.
#[component]
fn Clock(
    /// The table of the game.
    table: Table,
) -> impl IntoView {
    let left = move || time_left(table).unwrap_or_default();
    view! {
        <span
            class="clock"
            role="timer"
            class:low=move || left() < Millis::minutes(1)
            prop:textContent=changing(move || play::time(left()))
        ></span>
    }
}

fn time_left(table: Table) -> Option<Millis> {
    standings::time_left(table, table.game(Game::seat_at_turn)?)
}

/// Animates the last roll.
fn tumble(table: Table, dice: &[DieParts]) {
    let hand = table.game(Game::hand);
    let start = start_die(table);
    let mut number = 0;
    for (place, die) in dice.iter().enumerate() {
        let rolled = match (hand, start) {
            (Some(hand), _) if !hand.kept.contains(place) => {
                let pose = table.game(|game| Pose::at(game, place));
                hand.dice.faces().get(place).copied().zip(pose)
            }
            (None, Some((at, face, pose))) if at == place => Some((face, pose)),
            _ => None,
        };
        if let Some((face, pose)) = rolled {
            let tumble = Tumble {
                place,
                places: dice.len(),
                number,
                face,
                pose,
            };
            tumble.show(die.cube, die.shadow);
            number += 1;
        }
    }
}

/// The seat whose turn the table shows: while a score lands, its player's; while a die for the start rolls, its player's.
pub fn turn_seat(table: Table) -> Memo<Option<usize>> {
    at_rest(table, move || {
        table
            .shown
            .landing
            .get()
            .or_else(|| table.game(Game::seat_at_turn))
    })
}

/// The seat that the heading names: the one that *Roll* rolls for, also while the card before it is still seen. After the
/// last score it is that of the card.
fn named_seat(table: Table) -> Memo<Option<usize>> {
    at_rest(table, move || {
        table
            .game(Game::seat_at_turn)
            .or_else(|| table.shown.landing.get())
    })
}

/// Follows a value, but not while dice roll: until they lie still, the screen must not give away the result.
fn at_rest<T: Clone + PartialEq + Send + Sync + 'static>(
    table: Table,
    value: impl Fn() -> T + Send + Sync + 'static,
) -> Memo<T> {
    Memo::new(
        move |before: Option<&T>| match (table.shown.at_rest.get(), before) {
            (false, Some(before)) => before.clone(),
            _ => value(),
        },
    )
}

/// The button that rolls.
#[component]
fn RollButton(
    /// The room of the game.
    room: Room,
) -> impl IntoView {
    let Room { table, coach, .. } = room;
    let kept = move || table.shown.kept.get().count();
    let disabled = move || {
        let kept = kept();
        !table.is_mine()
            || table.game(|game| match game.hand() {
                Some(hand) => game.rolls_left() == 0 || kept == hand.dice.len(),
                None => false,
            })
    };
    // The button is less prominent if all dice are equal, or if the coach would fill a box.
    let quiet = at_rest(table, move || {
        let would_score = coach.would_score();
        table.game(|game| game.hand().is_some() && (would_score || game.all_dice_equal()))
    });
    let says = at_rest(table, move || {
        let kept = kept();
        table.game(|game| label(game, kept))
    });
    view! {
        <button
            id="roll"
            node_ref=table.elements.roll
            data-once=""
            class=move || if quiet.get() { "plain" } else { "strong" }
            aria-disabled=move || disabled().then_some("true")
            style:visibility=move || table.shown.is_closing.get().then_some("hidden")
            on:click=move |_| room.roll()
            prop:textContent=says
        ></button>
    }
}

/// The button that takes back the last score.
#[component]
fn UndoButton(
    /// The table of the game.
    table: Table,
) -> impl IntoView {
    let announcer = use_announcer();
    let undo = move || {
        announcer.clear();
        table.undo();
    };
    view! {
        <Button
            id="undo"
            on_tap=undo
            attr:aria-disabled=move || (!table.can_undo()).then_some("true")
            {..}
            node_ref=table.elements.undo
        >
            <Icon shape=Shape::Undo />
            {words::undo()}
        </Button>
    }
}

fn label(game: &Game, kept: usize) -> String {
    match game.phase() {
        Phase::Starting(_) => play::roll_die(),
        // What is on the button is for people.
        Phase::Turn(_) if !game.is_person_at_turn() => play::roll(),
        Phase::Turn(_) | Phase::Over(_) => play::roll_button(game, kept),
    }
}
