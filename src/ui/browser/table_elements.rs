//! The elements of a table that others focus, follow or measure, and how arrow keys move the focus among them. Arrows and Enter are
//! enough for a turn, as on a remote control.

use leptos::html;
use leptos::prelude::*;
use web_sys::HtmlElement;

use super::elements::{element_of, find_all, focused, is_visible, rect_of, try_focus};
use super::focus::has_focus;
use rollkeep_app::spatial_navigation::{Direction, Reach, nearest};
use rollkeep_rules::Slot;
use rollkeep_rules::game::Game;

/// What else may stand in the same row as a control of the turn, such as the name of a box. A selector, because it is whatever the
/// screen shows.
const OTHERS: &str = "main :is(a[href], button:enabled)";

/// The elements of a table. The components that make them set the references; one stays empty while its element does not exist.
/// Copies refer to the same elements.
#[derive(Clone, Copy)]
pub struct TableElements {
    /// What contains the dice.
    pub dice_area: NodeRef<html::Div>,
    /// The button that rolls; in practice also the one that brings the next position.
    pub roll: NodeRef<html::Button>,
    pub undo: NodeRef<html::Button>,
    /// The button that shows the values of all choices.
    pub all_choices: NodeRef<html::Button>,
    /// The button with which this tab takes over the game.
    pub take_over: NodeRef<html::Button>,
    dice: StoredValue<Vec<NodeRef<html::Button>>>,
    /// The buttons in the boxes of each seat's card.
    boxes: StoredValue<Vec<Vec<NodeRef<html::Button>>>>,
}

impl TableElements {
    /// References to the elements of a table with this game.
    pub fn new(game: &Game) -> TableElements {
        let rules = game.rules();
        let refs = |count| (0..count).map(|_| NodeRef::new()).collect();
        let cards = game.cards().iter();
        TableElements {
            dice_area: NodeRef::new(),
            roll: NodeRef::new(),
            undo: NodeRef::new(),
            all_choices: NodeRef::new(),
            take_over: NodeRef::new(),
            dice: StoredValue::new(refs(rules.dice.into())),
            boxes: StoredValue::new(cards.map(|_| refs(rules.slots().count())).collect()),
        }
    }

    /// Returns the reference to the die at this place, counted from 0.
    pub fn die(&self, place: usize) -> NodeRef<html::Button> {
        let die = self.dice.try_with_value(|dice| dice.get(place).copied());
        die.flatten().unwrap_or_default()
    }

    /// Returns the reference to the button in a box.
    pub fn box_button(&self, seat: usize, slot: Slot) -> NodeRef<html::Button> {
        let button = self
            .boxes
            .try_with_value(|boxes| boxes.get(seat)?.get(slot.index()).copied());
        button.flatten().unwrap_or_default()
    }

    /// Returns the button in a box, if there is one now.
    pub fn box_element(&self, seat: usize, slot: Slot) -> Option<HtmlElement> {
        element_of(self.box_button(seat, slot)).filter(|it| it.is_connected())
    }

    /// Returns whether the focus is on the button that rolls, on the heading of the screen or nowhere. By the button's id, because in
    /// practice it has another one while it brings the next position.
    pub fn is_focus_on_roll_or_nowhere(&self) -> bool {
        has_focus("#roll, h1, body")
    }

    /// Moves the focus in the direction of an arrow. Returns whether the arrow has an effect here: to the left and to the right, the
    /// focus stays where nothing lies ahead; above and below all controls of the turn, the browser scrolls.
    pub fn move_focus(&self, direction: Direction) -> bool {
        let (boxes, turn) = (self.box_buttons(), self.turn_controls());
        let focused = focused();
        let has_focus_now = |it: &&HtmlElement| it.is_same_node(focused.as_deref());
        let Some(here) = turn.iter().find(has_focus_now) else {
            let is_elsewhere = has_focus("a, button, summary");
            return !is_elsewhere && boxes.iter().any(try_focus);
        };
        let goes_on = |to: &[HtmlElement], reach| focus_nearest(here, to, direction, reach);
        if direction.is_horizontal() {
            let _ = goes_on(&turn, Reach::Straight)
                || goes_on(&turn, Reach::Diagonal)
                || goes_on(&find_all(None, OTHERS), Reach::Straight);
            return true;
        }
        // The next box of the card may be farther away than the dice below it.
        let is_on_box = boxes.iter().any(|it| it == here);
        is_on_box && goes_on(&boxes, Reach::Straight)
            || goes_on(&turn, Reach::Straight)
            || goes_on(&turn, Reach::Diagonal)
    }

    fn box_buttons(&self) -> Vec<HtmlElement> {
        // None once the table is closed: a frame may still be on its way.
        let boxes = self.boxes.try_with_value(|boxes| {
            let buttons = boxes.iter().flatten();
            buttons.filter_map(|it| element_of(*it)).collect()
        });
        boxes.unwrap_or_default()
    }

    /// Returns all controls that a turn needs.
    fn turn_controls(&self) -> Vec<HtmlElement> {
        let buttons = [self.roll, self.undo, self.all_choices].into_iter();
        let buttons = buttons.filter_map(element_of);
        let dice = self.dice.try_with_value(|dice| {
            let dice = dice.iter().filter_map(|it| element_of(*it));
            dice.collect::<Vec<_>>()
        });
        { self.box_buttons().into_iter() }
            .chain(dice.unwrap_or_default())
            .chain(buttons)
            .collect()
    }
}

/// Moves the focus to the nearest of these elements that takes it. Returns whether there is one.
fn focus_nearest(
    from: &HtmlElement,
    to: &[HtmlElement],
    direction: Direction,
    reach: Reach,
) -> bool {
    let others = to.iter().filter(|it| *it != from && is_visible(it));
    let candidates = others.map(|it| (rect_of(it), it));
    nearest(rect_of(from), candidates, direction, reach)
        .into_iter()
        .any(try_focus)
}
