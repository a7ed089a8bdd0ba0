//! What may fail without harm, because the page has changed under the hand: for a player without a plan.

use std::time::Duration;

use serde_json::Value;
use thirtyfour::WebElement;
use tokio::time::sleep;

use super::{Page, STEP, within};
use crate::fault::{Fault, Outcome};

impl Page {
    /// Runs a script, as [`Page::script`].
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

    /// Taps the element that the script returns with the browser's own mouse, and as often again as there are pauses.
    pub async fn try_tap(
        &self,
        find: &str,
        arguments: Vec<Value>,
        pauses: &[Duration],
    ) -> Outcome<()> {
        within(STEP, async {
            let element = match self.run(find, arguments).await? {
                Value::Null => return Err(Fault("there is nothing to tap".to_owned())),
                element => WebElement::from_json(element, self.session.driver.handle().clone())?,
            };
            let hand = || {
                let at_once = Some(Duration::ZERO);
                self.session
                    .driver
                    .action_chain_with_delay(at_once, at_once)
            };
            hand()
                .move_to_element_center(&element)
                .click()
                .perform()
                .await?;
            for pause in pauses {
                sleep(*pause).await;
                hand().click().perform().await?;
            }
            Ok(())
        })
        .await
    }

    /// Presses keys, as [`Page::press`].
    pub async fn try_press(&self, strokes: &str) -> Outcome<()> {
        within(STEP, async {
            for stroke in strokes.split_whitespace() {
                self.strike(stroke).await?;
            }
            Ok(())
        })
        .await
    }

    /// Loads the page again by itself, as the browser's own button does.
    pub async fn try_refresh(&self) -> Outcome<()> {
        within(STEP, async {
            self.session.driver.refresh().await?;
            self.listen().await
        })
        .await
    }
}
