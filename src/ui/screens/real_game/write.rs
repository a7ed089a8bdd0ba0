//! The dialog for one box: type points, or enter dice.

use leptos::prelude::*;

use super::desk::Desk;
use crate::ui::browser::{self, El, el, value_of};
use crate::ui::components::{
    Entered, Modal, answers, entry_of, fieldset, form, input, plain, strong, submit_button, switch,
};
use rollkeep_core::dice::Dice;
use rollkeep_core::real_dice::{Entry, RealGame, possible};
use rollkeep_core::rules::Slot;
use rollkeep_core::text::{categories, real_dice as text, words};

/// Up to this many scores, there is a button for each.
const FEW: usize = 8;

/// The dialog of the open box.
pub(super) fn write_sheet(desk: Desk) -> El {
    let close = move || desk.opened.set(None);
    let title = move || {
        let Some((seat, slot)) = desk.opened.get() else {
            return String::new();
        };
        desk.game_untracked(|game| text::box_of(&name_of(game, seat), &category_of(game, slot)))
    };
    Modal::new("write", move || desk.opened.get().is_some(), close).holds(title, move || match desk
        .opened
        .get_untracked()
    {
        Some((seat, slot)) => content(desk, seat, slot),
        None => Vec::new(),
    })
}

fn name_of(game: &RealGame, seat: usize) -> String {
    let seat = game.setup().seats().get(seat);
    seat.map_or(String::new(), |seat| seat.name.clone())
}

fn category_of(game: &RealGame, slot: Slot) -> String {
    let category = game.rules().categories.get(slot.index());
    category.map_or(String::new(), |category| categories::name(&category.id))
}

fn content(desk: Desk, seat: usize, slot: Slot) -> Vec<El> {
    let trouble = RwSignal::new(String::new());
    let close = move || desk.opened.set(None);
    // A tap writes the points and closes the dialog; if they are refused, the dialog says why.
    let write = move |entry: Entry| match desk.write(entry) {
        Ok(()) => close(),
        Err(why) => {
            desk.device.announce_now(why.clone());
            trouble.set(why);
        }
    };
    let (help, held) = desk.game_untracked(|game| {
        let rules = game.rules();
        let category = rules.categories.get(slot.index());
        let help = category.map(|category| categories::help(rules, category));
        (help.unwrap_or_default(), game.held(seat, slot))
    });
    let told = el("p.trouble")
        .id("write-told")
        .attr("role", "status")
        .live_text(move || trouble.get());
    let clear = held
        .is_some()
        .then(|| plain(&text::clear(), move || write(Entry::Clear(seat, slot))).id("clear-box"));
    let cancel = plain(&words::cancel(), close);
    vec![
        el("p.help").child(help),
        typed(desk, seat, slot, trouble, write),
        told,
        by_dice(desk, seat, slot, write),
        answers(clear.into_iter().chain([cancel])),
    ]
}

/// A field for the points; if few are possible, a button for each.
fn typed(
    desk: Desk,
    seat: usize,
    slot: Slot,
    trouble: RwSignal<String>,
    write: impl Fn(Entry) + Copy + 'static,
) -> El {
    let (held, scores, bonus) = desk.game_untracked(|game| {
        let bonus = game.rules().extra_yahtzee.map_or(0, |extra| extra.bonus);
        let bonus = game.may_be_extra(seat, slot).then_some(bonus);
        (game.held(seat, slot), possible(game.rules(), slot), bonus)
    });
    let points = RwSignal::new(held.map(|held| held.points.to_string()).unwrap_or_default());
    let extra = RwSignal::new(held.is_some_and(|held| held.extra) && bonus.is_some());
    let score = move |points: u16| match extra.get_untracked() {
        true => Entry::Extra(seat, slot, points),
        false => Entry::Score(seat, slot, points),
    };
    let submit = move || match points.get_untracked().trim().parse() {
        Ok(points) => write(score(points)),
        Err(_) => {
            desk.device.announce_now(text::no_number());
            trouble.set(text::no_number());
            browser::focus_soon("#points");
        }
    };
    let at_fault = move || trouble.with(|it| !it.is_empty());
    let field = input("text", "points")
        .id("points")
        .attr("inputmode", "numeric")
        .attr("autocomplete", "off")
        .attr("maxlength", "4")
        .value(move || points.get())
        .flag("aria-invalid", at_fault)
        .attr("aria-describedby", "write-told")
        .on("input", move |event| {
            points.set(value_of(&event));
            trouble.set(String::new());
        });
    let label = el("label").attr("for", "points").child(text::points());
    let button = submit_button(&text::write_title());
    let quick = (scores.len() <= FEW).then(|| {
        let each = scores.into_iter().map(|points| {
            el("button.plain")
                .attr("type", "button")
                .attr("data-points", points.to_string())
                .attr("aria-label", text::write(points))
                .child(points.to_string())
                .on_single_click(move || write(score(points)))
        });
        el("div.quick").child(each.collect::<Vec<_>>())
    });
    let with_extra = bonus.map(|bonus| {
        let says = el("span").child(text::with_extra(bonus));
        switch("extra", move || extra.get(), move |on| extra.set(on), says)
    });
    form("form.typed", submit)
        .child(
            el("div.points-asked")
                .child(label)
                .child(field)
                .child(button),
        )
        .child(with_extra)
        .child(quick)
}

/// Entry of the dice, and the points that follow.
fn by_dice(desk: Desk, seat: usize, slot: Slot, write: impl Fn(Entry) + Copy + 'static) -> El {
    let count = desk.game_untracked(|game| game.rules().dice);
    let dice = Entered::none(count);
    let rolled = move || {
        let dice = dice.faces.with(|faces| Dice::new(faces)).ok()?;
        (dice.len() == usize::from(count)).then_some(dice)
    };
    let gives = move || {
        let rolled = rolled()?;
        desk.game(|game| {
            let bonus = game.rules().extra_yahtzee.map_or(0, |extra| extra.bonus);
            let (says, entry) = match game.entry(seat, slot, &rolled) {
                Ok(entry @ Entry::Score(_, _, points)) => {
                    (text::these_give(points, 0), Some((entry, points)))
                }
                Ok(entry @ Entry::Extra(_, _, points)) => {
                    (text::these_give(points, bonus), Some((entry, points)))
                }
                Ok(_) => return None,
                Err(why) => (text::refused(game.rules(), why), None),
            };
            let button = entry.map(|(entry, points)| {
                strong(&text::write(points), move || write(entry)).id("write-dice")
            });
            Some((says, button))
        })
    };
    let said = RwSignal::new(String::new());
    let result = move || {
        let (says, button) = gives().unzip();
        said.set(says.unwrap_or_default());
        button.flatten()
    };
    fieldset("fieldset.own-dice", &text::or_dice())
        .child(entry_of(dice))
        .child(el("p").attr("role", "status").live_text(move || said.get()))
        .live(result)
}
