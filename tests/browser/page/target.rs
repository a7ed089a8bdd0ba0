//! The element of a step, found as a person or a style sheet finds it.

use std::fmt;

use serde_json::{Value, json};
use thirtyfour::WebElement;

use super::Page;
use crate::error::{BrowserError, Outcome};

/// `find(css, name)`: the first element that matches, those on the screen before others.
pub(super) const FIND: &str = include_str!("find.js");

/// An element to find: by a CSS selector, or by its kind and its name.
#[derive(Clone, Debug)]
pub struct Target {
    css: String,
    name: Option<String>,
}

/// An element that can be used now.
pub(super) struct Usable {
    pub element: WebElement,
    /// Its middle.
    pub place: (f64, f64),
    /// Whether it was also the last one that was used.
    pub again: bool,
}

/// The button with this name. After a `*` at the end, the name may go on: `button("Full House*")`.
pub fn button(name: &str) -> Target {
    Target::named(
        "button, [role=button], summary, input[type=button], input[type=submit]",
        name,
    )
}

/// The link with this name, like [`button`].
pub fn link(name: &str) -> Target {
    Target::named("a[href]", name)
}

/// The input, choice or switch with this label, like [`button`].
pub fn field(name: &str) -> Target {
    Target::named(
        "input, select, textarea, [role=switch], [role=radio], [role=checkbox]",
        name,
    )
}

impl Target {
    /// An element that matches the selector, by its accessible name.
    pub fn named(css: &str, name: &str) -> Self {
        Self {
            css: css.to_owned(),
            name: Some(name.to_owned()),
        }
    }

    /// The arguments of `find`.
    pub(super) fn arguments(&self) -> Vec<Value> {
        vec![json!(self.css), json!(self.name)]
    }
}

impl From<&str> for Target {
    fn from(css: &str) -> Self {
        Self {
            css: css.to_owned(),
            name: None,
        }
    }
}

impl From<String> for Target {
    fn from(css: String) -> Self {
        Self { css, name: None }
    }
}

impl From<&Target> for Target {
    fn from(target: &Target) -> Self {
        target.clone()
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.name {
            Some(name) => write!(
                f,
                "{name:?} ({})",
                self.css.split(',').next().unwrap_or_default()
            ),
            None => f.write_str(&self.css),
        }
    }
}

impl Page {
    /// Runs `body` with the element as `it`; `None` if there is no such element.
    pub(super) async fn ask(&self, target: &Target, body: &str) -> Outcome<Option<Value>> {
        let script =
            format!("{FIND}\nconst it = find(...arguments);\nif (!it) return null;\n{body}");
        Ok(match self.run_once(&script, target.arguments()).await? {
            Value::Null => None,
            value => Some(value),
        })
    }

    /// Returns the element, if it is there and can be used: on the screen and not disabled. If it is out of sight, or
    /// under something fixed, scrolls it to the middle, as a person would. Waits until it takes taps.
    pub(super) async fn usable(&self, target: &Target) -> Outcome<Option<Usable>> {
        let asked = "const there = () => document.elementFromPoint(...middle(it));
            if (!it.contains(there())) it.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
            if (getComputedStyle(it).pointerEvents === 'none') return 'takes no taps yet';
            const moves = matchMedia('(prefers-reduced-motion: no-preference)').matches;
            const waits = moves ? '.tumbling :is(#roll, .box, .die)' : '.tray:not(.at-rest) #roll';
            if (it.matches(waits)) return 'waits for the dice';
            if (!shown(it)) return 'is not on the screen';
            if (it.matches(':disabled')) return 'is disabled';
            const over = there();
            if (!it.contains(over)) return `is covered by ${over?.outerHTML.slice(0, 80)}`;
            const again = window.usedLast === it;
            window.usedLast = it;
            return [it, middle(it), again]";
        match self.ask(target, asked).await? {
            None => Err(BrowserError("is not in the page".to_owned())),
            Some(Value::String(why)) => Err(BrowserError(why)),
            Some(found) => {
                self.note_seen(target);
                let side = |index: usize| found[1][index].as_f64().unwrap_or_default();
                Ok(Some(Usable {
                    place: (side(0), side(1)),
                    again: found[2] == true,
                    element: WebElement::from_json(
                        found[0].clone(),
                        self.session.driver.handle().clone(),
                    )?,
                }))
            }
        }
    }
}
