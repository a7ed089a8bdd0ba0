//! What a person can read on the page.

use serde_json::Value;

use super::Page;
use super::target::{FIND, Target};
use super::wait::until;
use crate::error::{BrowserError, Outcome};

impl Page {
    /// Returns the text of the element with normal white space; waits for the element.
    #[track_caller]
    pub fn text(&self, target: impl Into<Target>) -> impl Future<Output = String> {
        let target = target.into();
        self.step(format!("read {target}"), async move {
            let read = "return plain(it.innerText ?? it.textContent)";
            let text = self.answer(&target, read).await?;
            self.note_seen(&target);
            Ok(text)
        })
    }

    /// Returns the content of a field; waits for the field.
    #[track_caller]
    pub fn value(&self, target: impl Into<Target>) -> impl Future<Output = String> {
        let target = target.into();
        self.step(format!("read field {target}"), async move {
            self.answer(&target, "return String(it.value)").await
        })
    }

    /// Returns an attribute of the element, `None` if it has none; waits for the element.
    #[track_caller]
    pub fn attribute(
        &self,
        target: impl Into<Target>,
        name: &str,
    ) -> impl Future<Output = Option<String>> {
        let target = target.into();
        let body = format!("return [it.getAttribute({})]", Value::from(name));
        self.step(format!("read {name} of {target}"), async move {
            until(async || match self.ask(&target, &body).await? {
                Some(values) => Ok(Some(values[0].as_str().map(str::to_owned))),
                None => Err(BrowserError("is not in the page".to_owned())),
            })
            .await
        })
    }

    /// Returns the names or texts of all elements that match the selector and are on the screen now.
    #[track_caller]
    pub fn list(&self, css: &str) -> impl Future<Output = Vec<String>> {
        let body = format!(
            "{FIND}\nreturn [...document.querySelectorAll(arguments[0])].filter(shown).map(called)"
        );
        self.step(format!("list {css}"), async move {
            let names = self.run(&body, vec![Value::from(css)]).await?;
            let names = names.as_array().into_iter().flatten();
            Ok(names
                .map(|name| name.as_str().unwrap_or_default().to_owned())
                .collect())
        })
    }

    /// Returns whether the element is on the screen now.
    #[track_caller]
    pub fn sees(&self, target: impl Into<Target>) -> impl Future<Output = bool> {
        let target = target.into();
        self.step(format!("look for {target}"), async move {
            let sees = self.ask(&target, "return shown(it)").await? == Some(Value::Bool(true));
            if sees {
                self.note_seen(&target);
            }
            Ok(sees)
        })
    }

    /// Returns the name of the focused element; empty if there is none.
    #[track_caller]
    pub fn focused(&self) -> impl Future<Output = String> {
        let body = format!(
            "{FIND}\nconst it = document.activeElement;\n\
             return it && it !== document.body ? called(it) || it.id || it.localName : ''"
        );
        self.step("look where the focus is".to_owned(), async move {
            Ok(self
                .run(&body, vec![])
                .await?
                .as_str()
                .unwrap_or_default()
                .to_owned())
        })
    }

    async fn answer(&self, target: &Target, body: &str) -> Outcome<String> {
        until(async || match self.ask(target, body).await? {
            Some(Value::String(text)) => Ok(Some(text)),
            Some(other) => Err(BrowserError(format!("it is {other}"))),
            None => Err(BrowserError("is not in the page".to_owned())),
        })
        .await
    }
}
