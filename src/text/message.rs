//! Messages: what `locales` holds, in the language that is spoken.
//!
//! `build/messages.rs` makes a function of every message; this is what they call.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};

use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use super::Language;
use super::names::{YOU, isolated, place_of};

thread_local! {
    static SPOKEN: RefCell<Option<Messages>> = const { RefCell::new(None) };
    static WRITE: Cell<WriteNumber> = const { Cell::new(|_, _| None) };
    static MIRRORED: Cell<bool> = const { Cell::new(false) };
}

/// How this device writes a number: the number, and how many digits stand behind the point.
pub type WriteNumber = fn(f64, usize) -> Option<String>;

/// All messages of one language.
pub struct Messages(FluentBundle<FluentResource>);

impl Messages {
    /// Reads a language's files, joined. What cannot be read of them is left out; tests read all of it.
    pub fn read(language: Language, source: &str) -> Messages {
        let resource = match FluentResource::try_new(source.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        let locale = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![locale]);
        // Names are isolated where they need it; numbers never do.
        bundle.set_use_isolating(false);
        bundle.add_resource_overriding(resource);
        Messages(bundle)
    }

    /// English, as it was when this was built.
    #[cfg(not(target_arch = "wasm32"))]
    fn english() -> Messages {
        Messages::read(
            Language::ENGLISH,
            include_str!(concat!(env!("OUT_DIR"), "/en.ftl")),
        )
    }

    /// One message; its id if there is no such message.
    pub fn say(&self, id: &str, arguments: &[(&str, Value)]) -> String {
        let Some(pattern) = self.0.get_message(id).and_then(|it| it.value()) else {
            return id.to_owned();
        };
        let mut given = FluentArgs::with_capacity(arguments.len());
        for (name, value) in arguments {
            match *value {
                Value::Number(number) => given.set(*name, number.fluent()),
                Value::Text(text) => given.set(*name, text),
                Value::Name(player) => {
                    let who = if player == YOU { "you" } else { "other" };
                    given.set(format!("{name}-is"), who);
                    given.set(*name, isolated(&self.shown(player)).into_owned());
                }
            }
        }
        let mut faults = Vec::new();
        let said = self.0.format_pattern(pattern, Some(&given), &mut faults);
        said.into_owned()
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

/// From now on, this is spoken. Numbers are written by `number`, or as in English.
pub fn speak(mut messages: Messages, number: WriteNumber) {
    WRITE.set(number);
    messages.0.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) => {
            let digits = number.options.minimum_fraction_digits.unwrap_or(0);
            WRITE.get()(number.value, digits)
        }
        _ => None,
    }));
    MIRRORED.set(messages.say("language-direction", &[]) == "rtl");
    SPOKEN.set(Some(messages));
}

/// Does the language that is spoken run from right to left?
pub fn is_mirrored() -> bool {
    MIRRORED.get()
}

/// One message in the language that is spoken. Away from a browser that is English, until something else is spoken.
pub(super) fn say(id: &str, arguments: &[(&str, Value)]) -> String {
    SPOKEN.with_borrow_mut(|spoken| {
        #[cfg(not(target_arch = "wasm32"))]
        let spoken = Some(spoken.get_or_insert_with(Messages::english));
        match spoken {
            Some(messages) => messages.say(id, arguments),
            None => id.to_owned(),
        }
    })
}

/// What a message is given.
#[derive(Clone, Copy, Debug)]
pub enum Value<'a> {
    /// Written as the language writes numbers.
    Number(Number),
    /// As it is.
    Text(&'a str),
    /// Of a player. Sentences speak to whoever is called "You".
    Name(&'a str),
}

/// A number in a message.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Number {
    value: f64,
    /// How many digits stand behind the point.
    digits: usize,
}

impl Number {
    /// A number of tenths: 14 is written "1.4".
    pub fn tenths(tenths: i64) -> Number {
        Number {
            value: tenths as f64 / 10.0,
            digits: 1,
        }
    }

    /// A number with two digits behind the point: 105 is written "1.05".
    pub fn hundredths(hundredths: i64) -> Number {
        Number {
            value: hundredths as f64 / 100.0,
            digits: 2,
        }
    }

    fn fluent(self) -> FluentNumber {
        let options = FluentNumberOptions {
            // Whole numbers leave it open, as the keys of choices do: `[1]` is this number.
            minimum_fraction_digits: (self.digits > 0).then_some(self.digits),
            ..FluentNumberOptions::default()
        };
        FluentNumber::new(self.value, options)
    }
}

/// Whole numbers of any width.
macro_rules! whole {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Number {
            fn from(number: $kind) -> Number {
                Number { value: number as f64, digits: 0 }
            }
        }
    )*};
}

whole!(u8, u16, u32, u64, usize, i16, i32, i64);
