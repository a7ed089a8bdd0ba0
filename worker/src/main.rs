//! The page's worker: a thread of the browser beside the page's own. It answers the coach's questions, helps another worker to
//! solve rules, or plays the games of tournaments.

mod crew;
mod help;
mod kept_tables;
mod request_queue;

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use js_sys::global;
use rollkeep_app::tournament::worker_messages::{TournamentReply, TournamentRequest};
use rollkeep_app::tournament::{ProgramRequest, RunnerHost, TournamentWorker};
use rollkeep_app::worker::{CoachReply, PageMessage};
use rollkeep_rules::RuleSet;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, MessagePort, Performance};

use self::request_queue::RequestQueue;

/// How often it checks whether a player takes too long, in milliseconds.
const CHECK: i32 = 200;

/// This thread, as the games need it.
struct Thread {
    clock: Performance,
    /// The port to the program of each entrant that has one.
    ports: Vec<Option<MessagePort>>,
}

impl Thread {
    /// Keeps the port to an entrant's program, instead of the one before.
    fn connect(&mut self, entrant: usize, port: MessagePort) {
        let count = self.ports.len().max(entrant + 1);
        self.ports.resize(count, None);
        if let Some(before) = self.ports[entrant].replace(port) {
            before.set_onmessage(None);
            before.close();
        }
    }
}

impl RunnerHost for Thread {
    fn now(&self) -> f64 {
        self.clock.now()
    }

    fn ask(&mut self, question: ProgramRequest) {
        if let Some(Some(port)) = self.ports.get(question.entrant) {
            // Text can always be sent.
            let _ = port.post_message(&question.text.into());
        }
    }
}

/// Listens to the page.
pub fn main() {
    let scope: DedicatedWorkerGlobalScope = global().unchecked_into();
    let post = scope.clone();
    let send = move |text: String| {
        // Only a page that is closing takes no more messages.
        let _ = post.post_message(&text.into());
    };
    send(CoachReply::Ready.to_json());

    let Some(clock) = scope.performance() else {
        return;
    };
    let coach = {
        let send = send.clone();
        RequestQueue::new(clock.clone(), move |reply| send(reply.to_json()))
    };
    let worker = Rc::new(RefCell::new(TournamentWorker::default()));
    let thread = Rc::new(RefCell::new(Thread {
        clock,
        ports: Vec::new(),
    }));

    let reply = {
        let send = send.clone();
        move |reply: TournamentReply| send(reply.to_json())
    };
    let receive = {
        let (worker, thread, reply) = (worker.clone(), thread.clone(), reply.clone());
        move |entrant: usize, text: &str| {
            let host = &mut *thread.borrow_mut();
            worker
                .borrow_mut()
                .receive(entrant, text, host, &mut |it| reply(it));
        }
    };
    let check = {
        let (worker, thread, reply) = (worker.clone(), thread.clone(), reply.clone());
        Closure::<dyn FnMut()>::new(move || {
            let host = &mut *thread.borrow_mut();
            worker.borrow_mut().check_times(host, &mut |it| reply(it));
        })
    };
    let mut checks = false;
    let timer = scope.clone();

    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        let Some(message) = PageMessage::from_json(&text) else {
            return;
        };
        let port = || event.ports().get(0).dyn_into::<MessagePort>();
        match message {
            PageMessage::Coach(number, request) => coach.receive(number, request),
            PageMessage::Helper => {
                if let Ok(port) = port() {
                    coach.join(port);
                }
            }
            PageMessage::Help => {
                if let Ok(port) = port() {
                    help::serve(&port);
                }
            }
            PageMessage::Tournament(request) => {
                let (worker, thread, reply) = (worker.clone(), thread.clone(), reply.clone());
                let rules = solved_for(&request);
                let players = worker.clone();
                let handle = move || {
                    let host = &mut *thread.borrow_mut();
                    worker
                        .borrow_mut()
                        .handle(request, host, &mut |it| reply(it));
                };
                // Best play that another worker has kept need not be computed again.
                match rules {
                    None => handle(),
                    Some(rules) => spawn_local(async move {
                        if let Some(policy) = kept_tables::find(&rules).await {
                            players.borrow_mut().keep(policy);
                        }
                        handle();
                    }),
                }
            }
            PageMessage::Program(entrant) => {
                let Ok(port) = port() else {
                    return;
                };
                if !checks {
                    let check: &js_sys::Function = check.as_ref().unchecked_ref();
                    checks = timer
                        .set_interval_with_callback_and_timeout_and_arguments_0(check, CHECK)
                        .is_ok();
                }
                listen(&port, entrant, receive.clone());
                let host = &mut *thread.borrow_mut();
                host.connect(entrant, port);
                worker
                    .borrow_mut()
                    .program_started(entrant, host, &mut |it| reply(it));
            }
        }
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
}

/// The rules that must be solved before this request can be handled.
fn solved_for(request: &TournamentRequest) -> Option<Arc<RuleSet>> {
    match request {
        TournamentRequest::Join(plan) => plan.rules_to_solve().cloned(),
        _ => None,
    }
}

/// Receives what an entrant's program sends.
fn listen(port: &MessagePort, entrant: usize, receive: impl Fn(usize, &str) + 'static) {
    let on_text = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        // Anything but text is not an answer.
        receive(entrant, &event.data().as_string().unwrap_or_default());
    });
    port.set_onmessage(Some(on_text.as_ref().unchecked_ref()));
    on_text.forget();
}
