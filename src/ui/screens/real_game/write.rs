//! The dialog for one box: type points, or enter dice.

use leptos::prelude::*;

use super::Rolls;
use super::desk::Desk;
use crate::ui::browser;
use crate::ui::components::{
    Answers, Button, DiceEntry, Modal, SubmitButton, Switch, Weight, changing, pips, replaced,
};
use crate::ui::entered::Entered;
use rollkeep_app::real_dice::{Entry, RealGame, possible};
use rollkeep_rules::Slot;
use rollkeep_rules::dice::Dice;
use rollkeep_words::{categories, real_dice as text, words};

/// Up to this many scores, there is a button for each.
const FEW: usize = 8;

/// The dialog of the open box.
#[component]
pub(super) fn WriteSheet(
    /// All cards of the game.
    desk: Desk,
) -> impl IntoView {
    let close = move || desk.opened.set(None);
    let title = move || {
        let Some((seat, slot)) = desk.opened.get() else {
            return String::new();
        };
        desk.game_untracked(|game| text::box_of(&name_of(game, seat), &category_of(game, slot)))
    };
    let content = move || {
        let (seat, slot) = desk.opened.get_untracked()?;
        let open = OpenBox {
            desk,
            seat,
            slot,
            trouble: RwSignal::new(String::new()),
        };
        Some(view! { <WriteBox open /> })
    };
    view! {
        <Modal id="write" title open=move || desk.opened.get().is_some() on_close=close>
            {content()}
        </Modal>
    }
}

/// The box of the dialog. Copies refer to the same one.
#[derive(Clone, Copy)]
struct OpenBox {
    desk: Desk,
    seat: usize,
    slot: Slot,
    /// Why the points were refused.
    trouble: RwSignal<String>,
}

impl OpenBox {
    /// Writes the points and closes the dialog; if they are refused, the dialog says why.
    fn write(self, entry: Entry) {
        match self.desk.write(entry) {
            Ok(()) => self.close(),
            Err(why) => {
                self.desk.announcer.say_now(why.clone());
                self.trouble.set(why);
            }
        }
    }

    fn close(self) {
        self.desk.opened.set(None);
    }
}

fn name_of(game: &RealGame, seat: usize) -> String {
    let seat = game.setup().seats().get(seat);
    seat.map_or(String::new(), |seat| seat.name.clone())
}

fn category_of(game: &RealGame, slot: Slot) -> String {
    let category = game.rules().categories.get(slot.index());
    category.map_or(String::new(), |category| categories::name(&category.id))
}

/// The content of the dialog.
#[component]
fn WriteBox(
    /// The box.
    open: OpenBox,
) -> impl IntoView {
    let OpenBox {
        desk, seat, slot, ..
    } = open;
    let (help, held) = desk.game_untracked(|game| {
        let rules = game.rules();
        let category = rules.categories.get(slot.index());
        let help = category.map(|category| categories::help(rules, category));
        (help.unwrap_or_default(), game.held(seat, slot))
    });
    let clear = held.is_some().then(|| {
        let clear = move || open.write(Entry::Clear(seat, slot));
        view! {
            <Button id="clear-box" on_tap=clear>
                {text::clear()}
            </Button>
        }
    });
    view! {
        <p class="help">{help}</p>
        <Typed open />
        <p
            class="trouble"
            id="write-told"
            role="status"
            prop:textContent=changing(move || open.trouble.get())
        ></p>
        <ByDice open />
        <Answers>{clear} <Button on_tap=move || open.close()>{words::cancel()}</Button></Answers>
    }
}

/// A field for the points; if few are possible, a button for each.
#[component]
fn Typed(
    /// The box.
    open: OpenBox,
) -> impl IntoView {
    let OpenBox {
        desk,
        seat,
        slot,
        trouble,
    } = open;
    let (held, scores, bonus, early) = desk.game_untracked(|game| {
        let bonus = game.rules().extra_yahtzee.map_or(0, |extra| extra.bonus);
        let bonus = game.may_be_extra(seat, slot).then_some(bonus);
        let scores = possible(game.rules(), slot);
        (
            game.held(seat, slot),
            scores,
            bonus,
            game.wins_by_roll(slot),
        )
    });
    let points = RwSignal::new(held.map(|held| held.points.to_string()).unwrap_or_default());
    let extra = RwSignal::new(held.is_some_and(|held| held.extra) && bonus.is_some());
    let wins = RwSignal::new(held.is_some_and(|held| held.wins));
    // A zero on the first roll wins nothing.
    let score = move |points: u16| match points {
        1.. if wins.get_untracked() => Entry::Win(seat, slot, points),
        _ if extra.get_untracked() => Entry::Extra(seat, slot, points),
        _ => Entry::Score(seat, slot, points),
    };
    let submit = move || match points.get_untracked().trim().parse() {
        Ok(points) => open.write(score(points)),
        Err(_) => {
            desk.announcer.say_now(text::no_number());
            trouble.set(text::no_number());
            browser::focus_soon("#points");
        }
    };
    let at_fault = move || trouble.with(|it| !it.is_empty());
    let with_extra = bonus.map(|bonus| {
        view! {
            <Switch name="extra" is_on=move || extra.get() set=move |on| extra.set(on)>
                <span>{text::with_extra(bonus)}</span>
            </Switch>
        }
    });
    let by_roll = early.map(|roll| {
        view! {
            <Switch name="wins" is_on=move || wins.get() set=move |on| wins.set(on)>
                <span>{text::by_roll(roll)}</span>
            </Switch>
        }
    });
    let quick = (scores.len() <= FEW).then(|| {
        let each = scores.into_iter().map(|points| {
            let write = move |_| {
                open.write(score(points));
            };
            view! {
                <button
                    class="plain"
                    type="button"
                    data-once=""
                    data-points=points.to_string()
                    aria-label=text::write(points)
                    on:click=write
                >
                    {points.to_string()}
                </button>
            }
        });
        view! { <div class="quick">{each.collect::<Vec<_>>()}</div> }
    });
    view! {
        <form
            class="typed"
            on:submit=move |event| {
                event.prevent_default();
                submit();
            }
        >
            <div class="points-asked">
                <label for="points">{text::points()}</label>
                <input
                    id="points"
                    type="text"
                    name="points"
                    inputmode="numeric"
                    autocomplete="off"
                    maxlength="4"
                    aria-invalid=move || at_fault().then_some("true")
                    aria-describedby="write-told"
                    prop:value=move || points.get()
                    on:input=move |event| {
                        points.set(event_target_value(&event));
                        trouble.set(String::new());
                    }
                />
                <SubmitButton>{text::write_title()}</SubmitButton>
            </div>
            {with_extra}
            {by_roll}
            {quick}
        </form>
    }
}

/// Entry of the dice, and the points that follow.
#[component]
fn ByDice(
    /// The box.
    open: OpenBox,
) -> impl IntoView {
    let OpenBox {
        desk, seat, slot, ..
    } = open;
    let (count, asks_roll) = desk.game_untracked(|game| (game.rules().dice, game.asks_roll()));
    let dice = Entered::none(count);
    let rolled = move || {
        let dice = dice.faces.with(|faces| Dice::new(faces)).ok()?;
        (dice.len() == usize::from(count)).then_some(dice)
    };
    // What these dice give, in words, and how it would be written.
    let gives = Memo::new(move |_| {
        let (rolled, left) = (rolled()?, desk.left.get());
        desk.game(|game| {
            let bonus = game.rules().extra_yahtzee.map_or(0, |extra| extra.bonus);
            match game.entry(seat, slot, &rolled, left) {
                Ok(entry @ Entry::Win(_, _, points)) => {
                    Some((text::these_win(points), Some((entry, points))))
                }
                Ok(entry @ Entry::Score(_, _, points)) => {
                    Some((text::these_give(points, 0), Some((entry, points))))
                }
                Ok(entry @ Entry::Extra(_, _, points)) => {
                    Some((text::these_give(points, bonus), Some((entry, points))))
                }
                Ok(_) => None,
                Err(why) => Some((text::refused(game.rules(), why), None)),
            }
        })
    });
    let says = move || gives.with(|gives| gives.as_ref().map(|(says, _)| says.clone()));
    let button = move || {
        let (_, entry) = gives.get()?;
        let (entry, points) = entry?;
        Some(view! {
            <Button weight=Weight::Strong id="write-dice" on_tap=move || open.write(entry)>
                {text::write(points)}
            </Button>
        })
    };
    view! {
        <fieldset class=format!("own-dice {}", desk.game_untracked(|game| pips(game.rules())))>
            <legend>{text::or_dice()}</legend>
            <DiceEntry entered=dice />
            {asks_roll.then(|| view! { <Rolls desk group="write-left" /> })}
            <p role="status" prop:textContent=changing(says)></p>
            {replaced(button)}
        </fieldset>
    }
}
