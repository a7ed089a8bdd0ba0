//! Steps that may fail because the page has changed meanwhile: for the random player.

use std::time::Duration;

use serde_json::Value;
use thirtyfour::WebElement;
use tokio::time::sleep;

use super::{Page, STEP};
use crate::deadline::within;
use crate::error::{BrowserError, Outcome};

/// The middle of an element.
const PLACE: &str = "const { x, y, width, height } = arguments[0].getBoundingClientRect();
    return [x + width / 2, y + height / 2]";

/// What is at a place.
const THERE: &str = "return document.elementFromPoint(...arguments[0])";

impl Page {
    /// Runs a script, like [`Page::script`].
    pub async fn try_script(&self, body: &str, arguments: Vec<Value>) -> Outcome<Value> {
        within(STEP, self.run(body, arguments)).await
    }

    /// Runs a script that calls its last argument when it is done.
    pub async fn try_script_with_end(&self, body: &str, arguments: Vec<Value>) -> Outcome<Value> {
        within(STEP, async {
            let answer = self.session.driver.execute_async(body, arguments).await?;
            Ok(answer.json().clone())
        })
        .await
    }

    /// Taps the element that the script returns with the browser's mouse. After each pause it taps whatever is at that
    /// place by then.
    pub async fn try_tap(
        &self,
        find: &str,
        arguments: Vec<Value>,
        pauses: &[Duration],
    ) -> Outcome<()> {
        within(STEP, async {
            let element = self.element(find, arguments).await?;
            let place = self.run(PLACE, vec![element.to_json()?]).await?;
            self.touch(&element).await?;
            for pause in pauses {
                sleep(*pause).await;
                let there = self.element(THERE, vec![place.clone()]).await?;
                self.touch(&there).await?;
            }
            Ok(())
        })
        .await
    }

    async fn element(&self, find: &str, arguments: Vec<Value>) -> Outcome<WebElement> {
        match self.run(find, arguments).await? {
            Value::Null => Err(BrowserError("there is nothing to tap".to_owned())),
            element => Ok(WebElement::from_json(
                element,
                self.session.driver.handle().clone(),
            )?),
        }
    }

    /// Presses keys, like [`Page::press`].
    pub async fn try_press(&self, strokes: &str) -> Outcome<()> {
        within(STEP, async {
            for stroke in strokes.split_whitespace() {
                self.strike(stroke).await?;
            }
            Ok(())
        })
        .await
    }

    /// Reloads the page like the browser's button.
    pub async fn try_refresh(&self) -> Outcome<()> {
        within(STEP, async {
            self.session.driver.refresh().await?;
            self.listen().await
        })
        .await
    }
}
