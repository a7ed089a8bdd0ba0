//! Solves rules together with other workers.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::Arc;

use futures_channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use js_sys::{Array, Float32Array, Promise, global};
use rollkeep_app::worker::HelpRequest;
use rollkeep_rules::{PortableRules, RuleSet};
use rollkeep_solver::{Policy, Progress, SharedSolve};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, MessagePort, Performance};

/// How many values are sent in one message: few, so that no worker has all of them twice.
const MESSAGE: usize = 1 << 18;

/// How long this worker works before it looks at its messages, in milliseconds.
const WORK: f64 = 50.0;

/// How many pieces of work a helper has: one to do, and the next one.
const PIECES: usize = 2;

/// This worker and its helpers while they solve rules.
pub struct Crew {
    rules: PortableRules,
    solve: SharedSolve,
    helpers: Vec<Helper>,
    send: UnboundedSender<CrewEvent>,
    events: UnboundedReceiver<CrewEvent>,
}

/// What happens meanwhile.
pub enum CrewEvent {
    /// The worker at the other end of this port helps.
    Joined(MessagePort),
    /// The helper at this place is ready.
    Ready(usize),
    /// The helper at this place sends the values of the rows that it was given first.
    Values(usize, Float32Array),
}

struct Helper {
    port: MessagePort,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    ready: bool,
    /// The group that it knows how to solve.
    group: Option<usize>,
    given: VecDeque<Range<usize>>,
}

impl Crew {
    /// A crew without helpers. `None` if the rules cannot be solved.
    pub fn new(rules: &Arc<RuleSet>) -> Option<Crew> {
        let (send, events) = unbounded();
        Some(Crew {
            rules: PortableRules::of(rules),
            solve: SharedSolve::new(rules).ok()?,
            helpers: Vec::new(),
            send,
            events,
        })
    }

    /// How many helpers it may have.
    pub fn most_helpers(&self) -> usize {
        self.solve.most_helpers()
    }

    /// Where it is told what happens.
    pub fn sender(&self) -> UnboundedSender<CrewEvent> {
        self.send.clone()
    }

    /// Solves the rules. Now and then, this worker gets its messages.
    pub async fn solve(mut self, clock: &Performance, report: impl Fn(Progress)) -> Option<Policy> {
        let mut paused = clock.now();
        loop {
            while let Ok(event) = self.events.try_recv() {
                self.handle(event);
            }
            let progress = self.solve.progress();
            if progress.done == progress.all {
                return self.solve.finish();
            }
            report(progress);
            for helper in &mut self.helpers {
                helper.employ(&mut self.solve);
            }
            match self.solve.give() {
                Some(rows) => {
                    self.solve.solve(rows);
                    if clock.now() - paused > WORK {
                        pause().await;
                        paused = clock.now();
                    }
                }
                None => {
                    let event = self.events.recv().await.ok()?;
                    self.handle(event);
                }
            }
        }
    }

    fn handle(&mut self, event: CrewEvent) {
        match event {
            CrewEvent::Joined(port) => {
                let helper = Helper::new(port, self.helpers.len(), self.send.clone());
                helper.ask(&HelpRequest::Rules(self.rules.clone()));
                self.helpers.push(helper);
            }
            CrewEvent::Ready(place) => {
                if let Some(helper) = self.helpers.get_mut(place) {
                    helper.ready = true;
                }
            }
            CrewEvent::Values(place, values) => {
                let helper = self.helpers.get_mut(place);
                if let Some(rows) = helper.and_then(|helper| helper.given.pop_front()) {
                    self.solve.take(rows, &values.to_vec());
                }
            }
        }
    }
}

impl Helper {
    fn new(port: MessagePort, place: usize, send: UnboundedSender<CrewEvent>) -> Helper {
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let said = match event.data().dyn_into::<Float32Array>() {
                Ok(values) => CrewEvent::Values(place, values),
                Err(_) => CrewEvent::Ready(place),
            };
            // Only a crew that has finished hears nothing more.
            let _ = send.unbounded_send(said);
        });
        port.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        Helper {
            port,
            _on_message: on_message,
            ready: false,
            group: None,
            given: VecDeque::new(),
        }
    }

    /// Gives it work, unless it has enough.
    fn employ(&mut self, solve: &mut SharedSolve) {
        while self.ready && self.given.len() < PIECES {
            let Some(rows) = solve.give() else { return };
            let group = solve.group();
            if self.group.replace(group) != Some(group) {
                self.ask(&HelpRequest::Group(group));
                for values in solve.before().chunks(MESSAGE) {
                    post(&self.port, values);
                }
            }
            self.ask(&HelpRequest::Rows(rows.clone()));
            self.given.push_back(rows);
        }
    }

    fn ask(&self, request: &HelpRequest) {
        // Text can always be sent.
        let _ = self.port.post_message(&request.to_json().into());
    }
}

impl Drop for Helper {
    fn drop(&mut self) {
        self.port.set_onmessage(None);
        self.port.close();
    }
}

/// Sends values, which then belong to the other side.
pub fn post(port: &MessagePort, values: &[f32]) {
    let values = Float32Array::from(values);
    // Numbers that nobody else has can be sent.
    let _ = port.post_message_with_transferable(&values, &Array::of1(&values.buffer()));
}

/// Lets this worker receive its messages.
async fn pause() {
    let scope: DedicatedWorkerGlobalScope = global().unchecked_into();
    let promise = Promise::new(&mut |resolve, _| {
        let _ = scope.set_timeout_with_callback(&resolve);
    });
    // It always comes.
    let _ = JsFuture::from(promise).await;
}
