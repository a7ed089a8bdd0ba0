//! Messages: what `locales` holds, in the language that is spoken.
//!
//! `core/words/build/messages.rs` makes a function of every message; this is what they call. The files are Fluent's, and so
//! is the parser. What follows a pattern is our own: `fluent-bundle` weighs as much as a fifth of a first visit,
//! because it brings the plurals of all languages, which the browser knows (`src/ui/browser/intl.rs` asks it;
//! `docs/DECISIONS.md`). A test compares the two.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::dates::{DateForm, LocalDates};
use super::names::isolated;
use super::numbers::{Numerals, Quantity};
use rollkeep_rules::game::{Day, YOU, default_number};

/// How deep messages may name each other.
const DEPTH: u8 = 8;

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
    /// By id.
    patterns: BTreeMap<String, Pattern<String>>,
    numerals: Numerals,
    dates: LocalDates,
}

impl Messages {
    /// Reads messages of one language. What cannot be read of them is left out; tests read all of it.
    pub fn read(source: &str, numerals: Numerals, dates: LocalDates) -> Messages {
        let resource = match parser::parse_runtime(source.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        let messages = resource.body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name, message.value?)),
            _ => None,
        });
        Messages {
            patterns: messages.collect(),
            numerals,
            dates,
        }
    }

    /// English, as it was when this was built.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn english() -> Messages {
        let source = include_str!(concat!(env!("OUT_DIR"), "/en.ftl"));
        Messages::read(source, Numerals::ENGLISH, LocalDates::ENGLISH)
    }

    /// One message; its id if there is no such message.
    pub fn say(&self, id: &str, arguments: &[Argument]) -> String {
        let mut said = String::new();
        self.write(id, arguments, DEPTH, &mut said);
        said
    }

    fn write(&self, id: &str, arguments: &[Argument], depth: u8, said: &mut String) {
        match self.patterns.get(id) {
            Some(pattern) if depth > 0 => self.pattern(pattern, arguments, depth - 1, said),
            _ => said.push_str(id),
        }
    }

    fn pattern(
        &self,
        pattern: &Pattern<String>,
        arguments: &[Argument],
        depth: u8,
        said: &mut String,
    ) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => said.push_str(value),
                PatternElement::Placeable { expression } => {
                    self.expression(expression, arguments, depth, said);
                }
            }
        }
    }

    fn expression(
        &self,
        expression: &Expression<String>,
        arguments: &[Argument],
        depth: u8,
        said: &mut String,
    ) {
        match expression {
            Expression::Inline(InlineExpression::StringLiteral { value }) => {
                said.push_str(&unescape_unicode_to_string(value));
            }
            Expression::Inline(InlineExpression::NumberLiteral { value }) => said.push_str(value),
            Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
                self.write(&id.name, arguments, depth, said);
            }
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                match value_of(&id.name, arguments) {
                    Some(Value::Number(number)) => said.push_str(&(self.numerals.write)(number)),
                    Some(Value::Text(text)) => said.push_str(text),
                    Some(Value::Name(name)) => said.push_str(&isolated(&self.shown(name))),
                    None => said.push_str(&id.name),
                }
            }
            Expression::Inline(InlineExpression::Placeable { expression }) => {
                self.expression(expression, arguments, depth, said);
            }
            // Functions and terms stand in no message; a test says so.
            Expression::Inline(_) => {}
            Expression::Select { selector, variants } => {
                let chosen = variants
                    .iter()
                    .find(|it| self.fits(it, selector, arguments));
                let chosen = chosen.or_else(|| variants.iter().find(|it| it.default));
                if let Some(chosen) = chosen {
                    self.pattern(&chosen.value, arguments, depth, said);
                }
            }
        }
    }

    /// Is this the variant for what is selected by?
    fn fits(
        &self,
        variant: &Variant<String>,
        selector: &InlineExpression<String>,
        arguments: &[Argument],
    ) -> bool {
        let InlineExpression::VariableReference { id } = selector else {
            return false;
        };
        match (&variant.key, value_of(&id.name, arguments)) {
            (VariantKey::NumberLiteral { value }, Some(Value::Number(number))) => {
                value.parse().is_ok_and(|whole| number.is(whole))
            }
            (VariantKey::Identifier { name }, Some(Value::Number(number))) => {
                (self.numerals.plural)(number) == *name
            }
            (VariantKey::Identifier { name }, Some(Value::Text(text))) => text == name,
            _ => false,
        }
    }

    /// A name in this language if nobody has chosen it, else the name.
    fn shown<'a>(&self, name: &'a str) -> Cow<'a, str> {
        match (name, default_number(name)) {
            (YOU, _) => self.say("names-you", &[]).into(),
            (_, Some(number)) => {
                let number = Value::Number(number.into());
                self.say("names-player", &[("number", number)]).into()
            }
            _ => name.into(),
        }
    }
}

/// The value of this name.
fn value_of<'a>(name: &str, arguments: &[Argument<'a>]) -> Option<Value<'a>> {
    let is_called = |(called, value): &&Argument<'a>| match name.strip_suffix("-is") {
        Some(player) => *called == player && matches!(value, Value::Name(_)),
        None => *called == name,
    };
    let (called, value) = arguments.iter().find(is_called)?;
    Some(match value {
        Value::Name(player) if *called != name => {
            Value::Text(if *player == YOU { "you" } else { "other" })
        }
        value => *value,
    })
}

/// Sets the messages of the page.
pub(super) fn speak(messages: Messages) {
    SPOKEN.set(Some(messages));
}

/// One message in the language that is spoken.
pub(super) fn say(id: &str, arguments: &[Argument]) -> String {
    let said = spoken(|messages| messages.say(id, arguments));
    said.unwrap_or_else(|| id.to_owned())
}

/// A date in the language that is spoken.
pub(super) fn say_date(form: DateForm, day: Day) -> String {
    let said = spoken(|messages| (messages.dates.write)(form, day));
    said.unwrap_or_else(|| day.to_string())
}

/// The day with which a week begins: 1 is Monday.
pub(super) fn first_weekday() -> u8 {
    spoken(|messages| (messages.dates.first_weekday)()).unwrap_or(1)
}

/// Asks the messages of the page. Away from a browser they are English, until something else is spoken.
fn spoken<T>(ask: impl FnOnce(&Messages) -> T) -> Option<T> {
    SPOKEN.with_borrow_mut(|spoken| {
        #[cfg(not(target_arch = "wasm32"))]
        spoken.get_or_insert_with(Messages::english);
        spoken.as_ref().map(ask)
    })
}
