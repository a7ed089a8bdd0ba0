//! The numbers in messages, by the browser's `Intl`: how the page's language writes them, and which plural goes with them.

use std::cell::RefCell;

use js_sys::{Array, Function, Intl, Object};
use wasm_bindgen::prelude::*;

use super::page::language;
use rollkeep_words::numbers::{Numerals, Quantity};

#[wasm_bindgen]
extern "C" {
    /// The options of `js_sys` have the texts "true" and "false" for grouping, and browsers group with both of them.
    #[wasm_bindgen(extends = Object)]
    type Options;

    #[wasm_bindgen(method, setter = useGrouping)]
    fn set_use_grouping(this: &Options, grouped: bool);

    #[wasm_bindgen(method, setter = minimumFractionDigits)]
    fn set_minimum_fraction_digits(this: &Options, digits: u8);

    #[wasm_bindgen(method, setter = maximumFractionDigits)]
    fn set_maximum_fraction_digits(this: &Options, digits: u8);
}

thread_local! {
    /// The formats of the page's language that were needed so far. The messages call [`NUMERALS`] as plain functions, which can
    /// capture no state.
    static KNOWN: RefCell<Vec<NumberFormat>> = const { RefCell::new(Vec::new()) };
}

/// As in the page's language.
pub const NUMERALS: Numerals = Numerals {
    write: |number| {
        let written = ask(number, |it| {
            let written = (it.format).call1(&JsValue::UNDEFINED, &number.value().into());
            written.ok()?.as_string()
        });
        written.unwrap_or_else(|| number.plain())
    },
    plural: |number| {
        let plural = ask(number, |it| it.plurals.select(number.value()).as_string());
        plural.unwrap_or_default()
    },
};

/// Forgets the formats of the language before.
pub(super) fn change_language() {
    KNOWN.take();
}

/// What the browser knows about the numbers of a language.
struct NumberFormat {
    digits: u8,
    grouped: bool,
    format: Function,
    plurals: Intl::PluralRules,
}

impl NumberFormat {
    fn new(digits: u8, grouped: bool) -> NumberFormat {
        let options: Options = Object::new().unchecked_into();
        options.set_use_grouping(grouped);
        options.set_minimum_fraction_digits(digits);
        options.set_maximum_fraction_digits(digits);
        let languages = Array::of1(&language().into());
        NumberFormat {
            digits,
            grouped,
            format: Intl::NumberFormat::new(&languages, &options).format(),
            plurals: Intl::PluralRules::new(&languages, &options),
        }
    }
}

/// Asks the browser.
fn ask(number: Quantity, question: impl Fn(&NumberFormat) -> Option<String>) -> Option<String> {
    let (digits, grouped) = (number.digits(), number.is_grouped());
    KNOWN.with_borrow_mut(|known| {
        let is_known = |it: &NumberFormat| it.digits == digits && it.grouped == grouped;
        let place = known.iter().position(is_known);
        let place = place.unwrap_or(known.len());
        if place == known.len() {
            known.push(NumberFormat::new(digits, grouped));
        }
        question(&known[place])
    })
}
