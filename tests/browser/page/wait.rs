//! Waiting for the page, always for a state and never for a length of time.

use std::time::Duration;

use serde_json::Value;

use super::Page;
use super::target::Target;
use crate::deadline::{Deadline, within};
use crate::error::{BrowserError, Outcome};

/// How long a person would wait, and a browser that is busy with other tests may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// How long a script may take that only looks. WebKit loses an answer now and then, and answers the next question; a
/// browser that is busy answers later.
const GLANCE: Duration = Duration::from_secs(5);

/// The pause between two checks of the condition.
const PAUSE: Duration = Duration::from_millis(40);

/// The pause after [`QUICK_CHECKS`], because each check costs the browser time.
const LONG_PAUSE: Duration = Duration::from_millis(120);

/// How many checks have the short pause.
const QUICK_CHECKS: u32 = 15;

/// Why a journey cannot wait for the end of what it has never seen.
const NEVER_SEEN: &str =
    "this journey has never seen it: use `never_shown`, or look at it before with `shown`";

impl Page {
    /// Waits until the condition holds, and returns its value; until then it returns what is missing.
    #[track_caller]
    pub fn wait<T>(
        &self,
        what: &str,
        mut condition: impl AsyncFnMut() -> Result<T, String>,
    ) -> impl Future<Output = T> {
        self.step(format!("wait for {what}"), async move {
            let mark = self.trail.borrow().len();
            until(async || {
                // Of the steps of many checks, only those of the last one matter.
                self.trail.borrow_mut().truncate(mark);
                Ok(Some(condition().await?))
            })
            .await
        })
    }

    /// Waits until a JavaScript expression is truthy, and returns its value.
    #[track_caller]
    pub fn until(&self, what: &str, expression: &str) -> impl Future<Output = Value> {
        let script = format!("return ({expression})");
        self.step(format!("wait until {what}"), async move {
            until(async || {
                let value = self.run_once(&script, vec![]).await?;
                let empty = matches!(&value, Value::Null | Value::Bool(false))
                    || value == ""
                    || value.as_f64().is_some_and(|number| number == 0.0);
                if empty {
                    Err(BrowserError(format!("it is {value}")))
                } else {
                    Ok(Some(value))
                }
            })
            .await
        })
    }

    /// Waits for a JavaScript promise, and returns its value.
    #[track_caller]
    pub fn promised(&self, what: &str, promise: &str) -> impl Future<Output = Value> {
        let script = format!(
            "const done = arguments[arguments.length - 1];
            ({promise}).then(done, (error) => done(`refused: ${{error}}`))"
        );
        self.step(format!("wait for {what}"), async move {
            let answer = self.session.driver.execute_async(script, vec![]).await?;
            Ok(answer.json().clone())
        })
    }

    /// Waits until the element is on the screen.
    #[track_caller]
    pub fn shown(&self, target: impl Into<Target>) -> impl Future<Output = ()> {
        let target = target.into();
        self.step(format!("see {target}"), async move {
            until(
                async || match self.ask(&target, "return shown(it)").await? {
                    Some(Value::Bool(true)) => Ok(Some(())),
                    Some(_) => Err(BrowserError("is not on the screen".to_owned())),
                    None => Err(BrowserError("is not in the page".to_owned())),
                },
            )
            .await?;
            self.note_seen(&target);
            Ok(())
        })
    }

    /// Waits until an element that matches the selector has the focus. `:focus` matches nothing in a window that is behind others.
    #[track_caller]
    pub fn focuses(&self, css: &str) -> impl Future<Output = ()> {
        let css = css.to_owned();
        let has_it = format!("return document.activeElement.matches('{css}')");
        self.step(format!("see {css} get the focus"), async move {
            until(async || match self.run(&has_it, vec![]).await? {
                Value::Bool(true) => Ok(Some(())),
                _ => Err(BrowserError("has not got it".to_owned())),
            })
            .await?;
            self.note_seen(&css.into());
            Ok(())
        })
    }

    /// Waits until no such element is on the screen. The journey must have seen it before: a wrong selector is never on
    /// the screen, so that waiting for its end would prove nothing.
    #[track_caller]
    pub fn gone(&self, target: impl Into<Target>) -> impl Future<Output = ()> {
        let target = target.into();
        self.step(format!("see {target} go"), async move {
            self.until_gone(&target).await?;
            match self.has_seen(&target) {
                true => Ok(()),
                false => Err(BrowserError(NEVER_SEEN.to_owned())),
            }
        })
    }

    /// Waits until no such element is on the screen, whether this journey has seen it or not: for what may be over before a busy
    /// machine looks. Proves less than [`Page::gone`].
    #[track_caller]
    pub fn absent(&self, target: impl Into<Target>) -> impl Future<Output = ()> {
        let target = target.into();
        self.step(format!("see no {target}"), async move {
            self.until_gone(&target).await
        })
    }

    /// Waits two frames, and checks that no such element is on the screen. For what this journey never sees; for anything
    /// else, [`Page::gone`] proves more. A test of the core checks that the page knows its ids and classes.
    #[track_caller]
    pub fn never_shown(&self, target: impl Into<Target>) -> impl Future<Output = ()> {
        let target = target.into();
        self.step(format!("never see {target}"), async move {
            self.two_frames().await?;
            match self.ask(&target, "return shown(it)").await? {
                Some(Value::Bool(true)) => Err(BrowserError("is on the screen".to_owned())),
                _ => Ok(()),
            }
        })
    }

    /// Waits until the element has exactly this text, with normal white space.
    #[track_caller]
    pub fn says(&self, target: impl Into<Target>, text: &str) -> impl Future<Output = ()> {
        let target = target.into();
        let what = format!("read {text:?} in {target}");
        self.step(what, async move {
            self.reads(&target, |seen| seen == text).await
        })
    }

    /// Waits until the element's text contains this.
    #[track_caller]
    pub fn mentions(&self, target: impl Into<Target>, text: &str) -> impl Future<Output = ()> {
        let target = target.into();
        let what = format!("read … {text:?} … in {target}");
        self.step(what, async move {
            self.reads(&target, |seen| seen.contains(text)).await
        })
    }

    /// Waits until the page has painted twice, so that everything which one change leads to has happened. A hidden tab paints
    /// nothing.
    #[track_caller]
    pub fn frames(&self) -> impl Future<Output = ()> {
        self.step("wait for two frames".to_owned(), self.two_frames())
    }

    async fn until_gone(&self, target: &Target) -> Outcome<()> {
        until(async || match self.ask(target, "return shown(it)").await? {
            Some(Value::Bool(true)) => {
                self.note_seen(target);
                Err(BrowserError("is still on the screen".to_owned()))
            }
            _ => Ok(Some(())),
        })
        .await
    }

    async fn two_frames(&self) -> Outcome<()> {
        let next = "const done = arguments[arguments.length - 1];
            const next = document.hidden ? setTimeout : requestAnimationFrame;
            next(() => next(() => done(true)))";
        self.session.driver.execute_async(next, vec![]).await?;
        Ok(())
    }

    /// Notes that the journey has seen this on the screen.
    pub(super) fn note_seen(&self, target: &Target) {
        self.seen.borrow_mut().insert(target.to_string());
    }

    /// Returns whether the journey has seen this on the screen, or a part of it, or the same in a certain state: after
    /// `dialog#zero[open] button`, it has seen `dialog#zero`.
    pub fn has_seen(&self, target: &Target) -> bool {
        let target = target.to_string();
        let belongs = |rest: &str| rest.is_empty() || rest.starts_with([' ', '[', ':', '.', '>']);
        let seen = self.seen.borrow();
        seen.iter()
            .any(|it| it.strip_prefix(&target).is_some_and(belongs))
    }

    /// Runs a script that only looks, so that it can be asked again if there is no answer.
    pub(super) async fn run_once(&self, script: &str, arguments: Vec<Value>) -> Outcome<Value> {
        within(GLANCE, self.run(script, arguments)).await
    }

    async fn reads(&self, target: &Target, fits: impl Fn(&str) -> bool) -> Outcome<()> {
        until(async || {
            match self
                .ask(target, "return plain(it.innerText ?? it.textContent)")
                .await?
            {
                Some(Value::String(seen)) if fits(&seen) => Ok(Some(())),
                Some(seen) => Err(BrowserError(format!("it says {seen}"))),
                None => Err(BrowserError("is not in the page".to_owned())),
            }
        })
        .await?;
        self.note_seen(target);
        Ok(())
    }
}

/// Checks until there is a value. After an error it checks again, because the page may be between two states; the last
/// error says what was missing. A dead browser is not asked again.
pub(super) async fn until<T>(mut look: impl AsyncFnMut() -> Outcome<Option<T>>) -> Outcome<T> {
    let mut deadline = Deadline::new(PATIENCE);
    let mut checks = 0;
    loop {
        let why = match look().await {
            Ok(Some(found)) => return Ok(found),
            Ok(None) => "it is not so".to_owned(),
            Err(fault) if fault.is_death() => return Err(fault),
            Err(fault) => fault.0,
        };
        if !deadline.lasts() {
            return Err(BrowserError(format!("not {}: {why}", deadline.told())));
        }
        checks += 1;
        let pause = if checks < QUICK_CHECKS {
            PAUSE
        } else {
            LONG_PAUSE
        };
        tokio::time::sleep(pause).await;
    }
}

#[tokio::test]
async fn a_dead_browser_is_asked_only_once() {
    let mut asked = 0;
    let died = until(async || {
        asked += 1;
        Err::<Option<()>, _>(BrowserError("the browser has died: of age".to_owned()))
    });
    let fault = died.await.expect_err("nobody answers");
    assert_eq!(
        (asked, fault.0.as_str()),
        (1, "the browser has died: of age")
    );
}
