//! What a person does with mouse and keyboard.

use std::time::{Duration, Instant};

use serde_json::Value;
use thirtyfour::{Key, WebElement};

use super::Page;
use super::target::{Target, Usable};
use super::wait::until;
use crate::engine::Engine;
use crate::error::{BrowserError, Outcome};

/// A little more than the time in which the app takes a second tap in the same place for a double tap.
const DOUBLE: Duration = Duration::from_millis(700);

/// Puts the clock of the page's events forward by so many milliseconds, as if somebody had waited: the app tells by this clock
/// which taps belong together.
const PUT_FORWARD: &str = "
    if (window.eventsAhead === undefined) {
        const { get } = Object.getOwnPropertyDescriptor(window.Event.prototype, 'timeStamp');
        const timeStamp = { configurable: true, get() { return get.call(this) + window.eventsAhead; } };
        Object.defineProperty(window.Event.prototype, 'timeStamp', timeStamp);
    }
    window.eventsAhead = (window.eventsAhead ?? 0) + arguments[0];";

/// How far from the first tap a second one may be for a double tap, in pixels.
const FINGER: f64 = 24.0;

/// Notes when the browser has taken each tap. The page itself stops clicks, but not what precedes them.
const NOTE_TAPS: &str = "
    if (!window.taps) addEventListener('mouseup', (it) => {
        window.taps.push(it.timeStamp);
        window.tapped.push(it.target.outerHTML.slice(0, 80));
    }, true);
    window.taps = [];
    window.tapped = [];";

/// How long a stroke takes: a person's pace would prove nothing more.
const AT_ONCE: Option<Duration> = Some(Duration::ZERO);

impl Page {
    /// Clicks the element as soon as it is there, enabled and not covered.
    #[track_caller]
    pub fn click(&self, target: impl Into<Target>) -> impl Future<Output = ()> {
        let target = target.into();
        self.step(format!("click {target}"), async move {
            until(async || match self.usable(&target).await? {
                Some(found) => {
                    self.be_single(&found).await?;
                    self.touch(&found.element).await?;
                    self.note_tap();
                    Ok(Some(()))
                }
                None => Ok(None),
            })
            .await
        })
    }

    /// Taps the middle of this element, and the same place again after this many milliseconds, whatever is there by
    /// then. Returns how many milliseconds were between the two taps: more on a busy machine.
    #[track_caller]
    pub fn double_tap(&self, target: impl Into<Target>, pause: u64) -> impl Future<Output = f64> {
        self.taps(target, 2, pause)
    }

    /// The same with so many taps. Returns the longest time between two of them.
    #[track_caller]
    pub fn taps(
        &self,
        target: impl Into<Target>,
        times: usize,
        pause: u64,
    ) -> impl Future<Output = f64> {
        let target = target.into();
        self.step(format!("tap {target} {times} times"), async move {
            let found = until(async || self.usable(&target).await).await?;
            self.be_single(&found).await?;
            self.run(NOTE_TAPS, vec![]).await?;
            // In one command, because a busy machine may take its time between two.
            let pause = Some(Duration::from_millis(pause));
            let hands = self.session.driver.action_chain_with_delay(AT_ONCE, pause);
            let mut hands = hands.move_to_element_center(&found.element).click();
            for _ in 1..times {
                hands = hands.move_by_offset(0, 0).click();
            }
            hands.perform().await?;
            self.note_tap();
            until(async || {
                let taps = self.run("return window.taps", vec![]).await?;
                let all = taps.as_array().into_iter().flatten();
                let all: Vec<f64> = all.filter_map(Value::as_f64).collect();
                let apart = all.windows(2).map(|two| two[1] - two[0]);
                match all.len() == times {
                    true => Ok(apart.reduce(f64::max)),
                    false => Err(BrowserError(format!("taps that arrived: {taps}"))),
                }
            })
            .await
        })
    }

    /// Taps these places of the page at once, one after the other.
    #[track_caller]
    pub fn taps_at(&self, places: &[(f64, f64)]) -> impl Future<Output = ()> {
        self.step(format!("tap {places:?}"), async move {
            let mut hands = self
                .session
                .driver
                .action_chain_with_delay(AT_ONCE, AT_ONCE);
            for (x, y) in places {
                hands = hands.move_to(x.round() as i64, y.round() as i64).click();
            }
            Ok(hands.perform().await?)
        })
    }

    /// Taps the middle of the element. The command for that takes four times as long as a pointer in Chromium and Firefox;
    /// WebKit's driver may never return from a pointer.
    pub(super) async fn touch(&self, element: &WebElement) -> Outcome<()> {
        if self.engine == Engine::WebKit {
            return Ok(element.click().await?);
        }
        let hands = self
            .session
            .driver
            .action_chain_with_delay(AT_ONCE, AT_ONCE);
        Ok(hands
            .move_to_element_center(element)
            .click()
            .perform()
            .await?)
    }

    /// A busy browser may take its time before it taps.
    fn note_tap(&self) {
        let place = self.tapped.get().map(|(_, place)| (Instant::now(), place));
        self.tapped.set(place);
    }

    /// Makes sure that a tap here does not count as the second half of a double tap: in the same place, or on the same control,
    /// which may be elsewhere after a change of size.
    async fn be_single(&self, found: &Usable) -> Outcome<()> {
        if let Some((at, (x, y))) = self.tapped.get()
            && let apart = (x - found.place.0).abs().max((y - found.place.1).abs())
            && (apart < 2.0 * FINGER || found.again)
            && at.elapsed() < DOUBLE
        {
            self.put_forward().await?;
        }
        self.tapped.set(Some((Instant::now(), found.place)));
        Ok(())
    }

    /// Lets the time pass in which the page takes a press for the second half of a double one.
    async fn put_forward(&self) -> Outcome<()> {
        let time = u64::try_from(DOUBLE.as_millis()).unwrap_or_default();
        self.run(PUT_FORWARD, vec![Value::from(time)]).await?;
        Ok(())
    }

    /// Replaces the content of a text field, as with the keyboard.
    #[track_caller]
    pub fn fill(&self, target: impl Into<Target>, text: &str) -> impl Future<Output = ()> {
        let target = target.into();
        self.step(format!("write {text:?} into {target}"), async move {
            until(async || self.usable(&target).await).await?;
            self.ask(&target, "it.focus(); it.select()").await?;
            let mut hands = self
                .session
                .driver
                .action_chain_with_delay(AT_ONCE, AT_ONCE);
            if text.is_empty() {
                hands = hands.send_keys(Key::Backspace);
            }
            for letter in text.chars() {
                hands = match letter {
                    '\n' => hands.send_keys(Key::Enter),
                    letter => hands.send_keys(letter),
                };
            }
            Ok(hands.perform().await?)
        })
    }

    /// Presses keys, one stroke after the other, wherever the focus is: `press("Tab Tab Space")`,
    /// `press("Ctrl+Z")`, `press("1 3 R")`.
    #[track_caller]
    pub fn press(&self, strokes: &str) -> impl Future<Output = ()> {
        self.step(format!("press {strokes}"), async move {
            for stroke in strokes.split_whitespace() {
                // A dialog that has just opened takes no answers yet.
                if matches!(stroke, "Enter" | "Space") {
                    until(async || self.is_ripe().await).await?;
                }
                self.strike(stroke).await?;
            }
            Ok(())
        })
    }

    /// Rests between two presses, so that the page does not take the second one for a part of the first.
    #[track_caller]
    pub fn rest(&self) -> impl Future<Output = ()> {
        self.step("rest between two presses".to_owned(), self.put_forward())
    }

    /// Returns whether no dialog has just opened.
    async fn is_ripe(&self) -> Outcome<Option<()>> {
        let ripe = "return !document.querySelector('dialog[data-fresh]')";
        let ripe = self.run(ripe, vec![]).await?;
        Ok((ripe == true).then_some(()))
    }

    pub(super) async fn strike(&self, stroke: &str) -> Outcome<()> {
        let keys = stroke.split('+').map(key).collect::<Outcome<Vec<char>>>()?;
        let mut hands = self
            .session
            .driver
            .action_chain_with_delay(AT_ONCE, AT_ONCE);
        for key in &keys {
            hands = hands.key_down(*key);
        }
        for key in keys.iter().rev() {
            hands = hands.key_up(*key);
        }
        Ok(hands.perform().await?)
    }
}

/// Returns the key with this name: a character, or a name as in the DOM's `KeyboardEvent.key`.
fn key(name: &str) -> Outcome<char> {
    let mut characters = name.chars();
    if let (Some(only), None) = (characters.next(), characters.next()) {
        return Ok(only.to_ascii_lowercase());
    }
    Ok(match name {
        "Ctrl" => Key::Control,
        "Shift" => Key::Shift,
        "Alt" => Key::Alt,
        "Meta" => Key::Meta,
        "Space" => return Ok(' '),
        "Enter" => Key::Enter,
        "Tab" => Key::Tab,
        "Escape" => Key::Escape,
        "Backspace" => Key::Backspace,
        "Delete" => Key::Delete,
        "Home" => Key::Home,
        "End" => Key::End,
        "PageUp" => Key::PageUp,
        "PageDown" => Key::PageDown,
        "ArrowUp" => Key::Up,
        "ArrowDown" => Key::Down,
        "ArrowLeft" => Key::Left,
        "ArrowRight" => Key::Right,
        _ => return Err(BrowserError(format!("no key is called {name:?}"))),
    }
    .into())
}
