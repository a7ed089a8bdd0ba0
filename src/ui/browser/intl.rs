//! The numbers in messages, by the browser's `Intl`: how the page's language writes them, and which plural goes with them.

use std::cell::RefCell;

use js_sys::{Array, Function, Intl, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::page::language;
use rollkeep_core::text::numbers::Numerals;

thread_local! {
    static KNOWN: RefCell<Vec<NumberFormat>> = const { RefCell::new(Vec::new()) };
}

/// As in the page's language.
pub struct BrowserNumerals;

impl Numerals for BrowserNumerals {
    fn write(number: f64, digits: usize, grouped: bool) -> Option<String> {
        ask(number, digits, grouped, |it| it.format.clone())
    }

    fn plural(number: f64, digits: usize) -> Option<String> {
        ask(number, digits, true, |it| it.select.clone())
    }
}

/// The browser's functions for the numbers of a language.
struct NumberFormat {
    language: String,
    digits: usize,
    grouped: bool,
    format: Function,
    select: Function,
}

impl NumberFormat {
    fn new(language: String, digits: usize, grouped: bool) -> Option<NumberFormat> {
        let options = Object::new();
        let set = |name: &str, value: JsValue| Reflect::set(&options, &name.into(), &value).ok();
        set("useGrouping", grouped.into())?;
        set("minimumFractionDigits", digits.into())?;
        set("maximumFractionDigits", digits.into())?;
        let languages = Array::of1(&language.as_str().into());
        let plurals = Intl::PluralRules::new(&languages, &options);
        let select = Reflect::get(&plurals, &"select".into()).ok()?;
        let select: Function = select.dyn_into().ok()?;
        Some(NumberFormat {
            language,
            digits,
            grouped,
            format: Intl::NumberFormat::new(&languages, &options).format(),
            select: select.bind0(&plurals),
        })
    }
}

/// Calls one of the browser's functions.
fn ask(
    number: f64,
    digits: usize,
    grouped: bool,
    function: impl Fn(&NumberFormat) -> Function,
) -> Option<String> {
    let language = language();
    let function = KNOWN.with_borrow_mut(|known| {
        let is_known = |it: &NumberFormat| {
            it.language == language && it.digits == digits && it.grouped == grouped
        };
        let place = known.iter().position(is_known);
        let place = place.unwrap_or(known.len());
        if place == known.len() {
            known.push(NumberFormat::new(language, digits, grouped)?);
        }
        Some(function(&known[place]))
    })?;
    let answer = function.call1(&JsValue::UNDEFINED, &number.into());
    answer.ok()?.as_string()
}
