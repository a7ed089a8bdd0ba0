//! The solver's worker: a thread of the browser beside the page's own. It reads letters and answers them, and plays
//! the games of tournaments.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::global;
use rollkeep::coach::{Desk, Reply};
use rollkeep::tournament::letters::Word;
use rollkeep::tournament::{Ask, Place, Steward};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, MessagePort, Performance};

/// How often it is looked whether an own player takes too long, in milliseconds.
const LOOK: i32 = 200;

/// Where the games are played.
struct Thread {
    clock: Performance,
    /// The way to the program of each entrant that has one.
    ports: Vec<Option<MessagePort>>,
}

impl Thread {
    /// Keeps the way to an entrant's program, instead of the one before.
    fn let_in(&mut self, entrant: usize, port: MessagePort) {
        let count = self.ports.len().max(entrant + 1);
        self.ports.resize(count, None);
        if let Some(before) = self.ports[entrant].replace(port) {
            before.set_onmessage(None);
            before.close();
        }
    }
}

impl Place for Thread {
    fn now(&self) -> f64 {
        self.clock.now()
    }

    fn ask(&mut self, ask: Ask) {
        if let Some(Some(port)) = self.ports.get(ask.entrant) {
            // Text can always be sent.
            let _ = port.post_message(&ask.text.into());
        }
    }
}

/// Listens to the page.
pub fn main() {
    let scope: DedicatedWorkerGlobalScope = global().unchecked_into();
    let post = scope.clone();
    let send = move |text: String| {
        // Only a page that is closing takes no more letters.
        let _ = post.post_message(&text.into());
    };
    send(Reply::Ready.to_text());

    let Some(clock) = scope.performance() else {
        return;
    };
    let desk = RefCell::new(Desk::default());
    let steward = Rc::new(RefCell::new(Steward::default()));
    let thread = Rc::new(RefCell::new(Thread {
        clock,
        ports: Vec::new(),
    }));

    let say = {
        let send = send.clone();
        move |word: Word| send(word.to_text())
    };
    let hear = {
        let (steward, thread, say) = (steward.clone(), thread.clone(), say.clone());
        move |entrant: usize, said: &str| {
            let place = &mut *thread.borrow_mut();
            steward
                .borrow_mut()
                .hear(entrant, said, place, &mut |word| say(word));
        }
    };
    let look = {
        let (steward, thread, say) = (steward.clone(), thread.clone(), say.clone());
        Closure::<dyn FnMut()>::new(move || {
            let place = &mut *thread.borrow_mut();
            steward.borrow_mut().look(place, &mut |word| say(word));
        })
    };
    let mut watches = false;
    let watch = scope.clone();

    let on_letter = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Ok(port) = event.ports().get(0).dyn_into::<MessagePort>() {
            if !watches {
                let look: &js_sys::Function = look.as_ref().unchecked_ref();
                watches = watch
                    .set_interval_with_callback_and_timeout_and_arguments_0(look, LOOK)
                    .is_ok();
            }
            let entrant = event.data().as_string().and_then(|text| text.parse().ok());
            let Some(entrant) = entrant else { return };
            listen(&port, entrant, hear.clone());
            let place = &mut *thread.borrow_mut();
            place.let_in(entrant, port);
            steward
                .borrow_mut()
                .enter(entrant, place, &mut |word| say(word));
            return;
        }
        let letter = event.data().as_string().unwrap_or_default();
        let place = &mut *thread.borrow_mut();
        if !steward
            .borrow_mut()
            .open(&letter, place, &mut |word| say(word))
        {
            let reply = &mut |reply: Reply| send(reply.to_text());
            desk.borrow_mut().open(&letter, reply);
        }
    });
    scope.set_onmessage(Some(on_letter.as_ref().unchecked_ref()));
    on_letter.forget();
}

/// Hears what an entrant's program says.
fn listen(port: &MessagePort, entrant: usize, hear: impl Fn(usize, &str) + 'static) {
    let on_word = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        // What is no text is no answer.
        hear(entrant, &event.data().as_string().unwrap_or_default());
    });
    port.set_onmessage(Some(on_word.as_ref().unchecked_ref()));
    on_word.forget();
}
