//! Messages: what `locales` holds, in the language that is spoken.
//!
//! `build/messages.rs` makes a function of every message; this is what they call. `fluent-bundle` says the messages, and asks
//! the [`Numerals`] of the language for its numbers and plurals.

use std::borrow::Cow;
use std::cell::RefCell;

use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use super::names::{YOU, isolated, place_of};
#[cfg(not(target_arch = "wasm32"))]
use super::numbers::English;
use super::numbers::{Numerals, Quantity};

thread_local! {
    static SPOKEN: RefCell<Option<Messages>> = const { RefCell::new(None) };
}

/// What a message is given.
#[derive(Clone, Copy, Debug)]
pub enum Value<'a> {
    /// Written as the language writes numbers.
    Number(Quantity),
    /// As it is.
    Text(&'a str),
    /// Of a player, as it is saved. Sentences speak to whoever is called "You": beside `$name`, `$name-is` is `you` or
    /// `other`.
    Name(&'a str),
}

/// A value by its name.
pub type Argument<'a> = (&'a str, Value<'a>);

/// All messages of one language.
pub struct Messages {
    bundle: FluentBundle<FluentResource>,
    plural: fn(f64, usize) -> Option<String>,
}

impl Messages {
    /// Reads messages of one language. What cannot be read of them is left out; tests read all of it.
    pub fn read<N: Numerals>(source: &str) -> Messages {
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(source.to_owned());
        // The numerals know the language; the bundle does not.
        let mut bundle = FluentBundle::new(Vec::new());
        bundle.add_resource_overriding(resource);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(FluentNumber { value, options }) => {
                let digits = options.minimum_fraction_digits.unwrap_or(0);
                N::write(*value, digits, options.use_grouping)
            }
            _ => None,
        }));
        Messages {
            bundle,
            plural: N::plural,
        }
    }

    /// English, as it was when this was built.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn english() -> Messages {
        Messages::read::<English>(include_str!(concat!(env!("OUT_DIR"), "/en.ftl")))
    }

    /// One message; its id if there is no such message.
    pub fn say(&self, id: &str, arguments: &[Argument]) -> String {
        let mut said = String::new();
        let message = self.bundle.get_message(id);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let mut given = FluentArgs::with_capacity(2 * arguments.len());
        for &(name, value) in arguments {
            match value {
                Value::Number(number) => given.set(name, number),
                Value::Text(text) => given.set(name, text),
                Value::Name(player) => {
                    let who = if player == YOU { "you" } else { "other" };
                    given.set(format!("{name}-is"), who);
                    given.set(name, isolated(&self.shown(player)).into_owned());
                }
            }
        }
        intl_pluralrules::choose_by(self.plural);
        // Writing into memory never fails. A message with a fault says where it is.
        let _ = (self.bundle).write_pattern(&mut said, pattern, Some(&given), &mut Vec::new());
        said
    }

    /// A name in this language if nobody has chosen it, else the name.
    fn shown<'a>(&self, name: &'a str) -> Cow<'a, str> {
        match (name, place_of(name)) {
            (YOU, _) => self.say("names-you", &[]).into(),
            (_, Some(number)) => {
                let number = Value::Number(number.into());
                self.say("names-player", &[("number", number)]).into()
            }
            _ => name.into(),
        }
    }
}

impl From<Quantity> for FluentValue<'_> {
    fn from(number: Quantity) -> Self {
        let digits = usize::from(number.digits());
        let options = FluentNumberOptions {
            use_grouping: number.is_grouped(),
            // `[1]` in a message means 1, not 1.0.
            minimum_fraction_digits: Some(digits).filter(|digits| *digits > 0),
            ..FluentNumberOptions::default()
        };
        FluentNumber::new(number.value(), options).into()
    }
}

/// Sets the messages of the page.
pub(super) fn speak(messages: Messages) {
    SPOKEN.set(Some(messages));
}

/// One message in the language that is spoken. Away from a browser that is English, until something else is spoken.
pub(super) fn say(id: &str, arguments: &[Argument]) -> String {
    SPOKEN.with_borrow_mut(|spoken| {
        #[cfg(not(target_arch = "wasm32"))]
        let spoken = Some(spoken.get_or_insert_with(Messages::english));
        match spoken {
            Some(messages) => messages.say(id, arguments),
            None => id.to_owned(),
        }
    })
}
