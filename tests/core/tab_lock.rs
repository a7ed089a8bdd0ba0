//! The lock that lets only one tab play.

use std::collections::VecDeque;

use proptest::prelude::*;
use rollkeep_app::tab_lock::{LockRequest, PlayingTab, TabLockEffect, TabLockInput, TabLockState};

use super::games::cases;

use LockRequest::{TakeOver, WhenFree};
use PlayingTab::{Elsewhere, Here, Unknown};
use TabLockEffect::{LookSoon, NoteLeft, Request, Show};
use TabLockInput::{Granted, Leaving, Looked, Lost};

/// A tab opens the game for the first time.
const OPENED: TabLockInput = TabLockInput::Opened { left: None, now: 0 };

fn back_after(millis: u64) -> TabLockInput {
    TabLockInput::Opened {
        left: Some(5000),
        now: 5000 + millis,
    }
}

/// A tab after these inputs.
fn after(inputs: &[TabLockInput]) -> TabLockState {
    let mut lock = TabLockState::default();
    for &input in inputs {
        lock.handle(input);
    }
    lock
}

#[test]
fn a_tab_waits_for_its_turn() {
    let mut lock = TabLockState::default();
    assert_eq!(
        lock.handle(OPENED),
        [Show(Unknown), Request(WhenFree), LookSoon]
    );
    let looks = |waits| Looked { waits };
    assert_eq!(lock.handle(looks(false)), [LookSoon], "a busy device");
    assert_eq!(lock.handle(looks(true)), [Show(Elsewhere)]);
    assert_eq!(lock.handle(looks(true)), []);
    assert_eq!(lock.handle(Granted), [Show(Here)]);
    assert_eq!(lock.handle(looks(true)), [], "the others wait");
}

#[test]
fn a_reloaded_tab_takes_its_lock_back() {
    let takes_over = [Show(Unknown), Request(TakeOver), LookSoon];
    let waits = [Show(Unknown), Request(WhenFree), LookSoon];
    assert_eq!(TabLockState::default().handle(back_after(9999)), takes_over);
    assert_eq!(TabLockState::default().handle(back_after(10_000)), waits);
    // Somebody has set the clock back.
    let before = TabLockInput::Opened {
        left: Some(5000),
        now: 4000,
    };
    assert_eq!(TabLockState::default().handle(before), waits);
    // The lock arrives, sometimes late: nobody else plays.
    let mut lock = after(&[back_after(0)]);
    assert_eq!(lock.handle(Looked { waits: true }), []);
    assert_eq!(lock.handle(Looked { waits: false }), []);
}

#[test]
fn only_a_tab_that_plays_notes_that_it_was_left() {
    let waiting = [OPENED, Looked { waits: true }];
    let notes = |inputs: &[TabLockInput]| after(inputs).handle(Leaving) == [NoteLeft];
    assert!(!notes(&waiting));
    assert!(notes(&[OPENED, Granted]));
    assert!(!notes(&[OPENED, Granted, Lost]));
    // The lock has not arrived yet.
    assert!(notes(&[OPENED, TabLockInput::TakeOver]));
    assert!(notes(&[back_after(0)]));
}

#[test]
fn a_tab_that_lost_its_lock_waits_again() {
    let mut lock = after(&[OPENED, Granted]);
    assert_eq!(lock.handle(Lost), [Show(Elsewhere), Request(WhenFree)]);
    assert_eq!(
        lock.handle(TabLockInput::TakeOver),
        [Request(TakeOver)],
        "and takes it back if somebody wants so"
    );
}

/// What can happen to one of the tabs.
#[derive(Clone, Copy, Debug)]
enum Step {
    Open(usize),
    Close(usize),
    /// The page is left, and comes back after so many seconds.
    Reload(usize, u64),
    TakeOver(usize),
    Look(usize),
    /// The next message of the browser arrives at this tab.
    Receive(usize),
}

const TABS: usize = 3;

fn any_step() -> impl Strategy<Value = Step> {
    prop_oneof![
        2 => (0..TABS).prop_map(Step::Open),
        1 => (0..TABS).prop_map(Step::Close),
        2 => (0..TABS, prop_oneof![Just(1), Just(60)]).prop_map(|(tab, away)| Step::Reload(tab, away)),
        2 => (0..TABS).prop_map(Step::TakeOver),
        2 => (0..TABS).prop_map(Step::Look),
        6 => (0..TABS).prop_map(Step::Receive),
    ]
}

/// A tab with the game, as the browser sees it.
#[derive(Default)]
struct Tab {
    lock: TabLockState,
    shown: PlayingTab,
    /// The number of its request for the lock, which may be granted.
    request: Option<u32>,
    looks: bool,
    /// When it was left.
    note: Option<u64>,
    /// Messages about requests that did not arrive yet.
    messages: VecDeque<(u32, TabLockInput)>,
}

/// A browser with one lock, as the specification of Web Locks describes it.
#[derive(Default)]
struct Browser {
    tabs: [Option<Tab>; TABS],
    next: u32,
    /// The tab with the lock.
    holder: Option<usize>,
    /// The tabs that wait for it.
    queue: VecDeque<usize>,
    now: u64,
}

impl Browser {
    fn handle(&mut self, at: usize, input: TabLockInput) {
        let Some(tab) = &mut self.tabs[at] else {
            return;
        };
        for effect in tab.lock.handle(input) {
            match effect {
                Show(playing) => self.tab(at).shown = playing,
                Request(how) => self.request(at, how),
                LookSoon => self.tab(at).looks = true,
                NoteLeft => self.tab(at).note = Some(self.now),
            }
        }
    }

    fn tab(&mut self, at: usize) -> &mut Tab {
        self.tabs[at].as_mut().expect("an open tab")
    }

    fn request(&mut self, at: usize, how: LockRequest) {
        self.release(at);
        self.next += 1;
        self.tab(at).request = Some(self.next);
        match how {
            WhenFree => self.queue.push_back(at),
            TakeOver => {
                if let Some(holder) = self.holder.replace(at) {
                    self.send(holder, Lost);
                }
                self.send(at, Granted);
            }
        }
        self.grant();
    }

    /// Gives back the lock of a tab, or takes its request back.
    fn release(&mut self, at: usize) {
        self.queue.retain(|tab| *tab != at);
        self.holder.take_if(|tab| *tab == at);
        if let Some(tab) = &mut self.tabs[at] {
            tab.request = None;
        }
        self.grant();
    }

    fn grant(&mut self) {
        if self.holder.is_none() {
            self.holder = self.queue.pop_front();
            if let Some(at) = self.holder {
                self.send(at, Granted);
            }
        }
    }

    fn send(&mut self, at: usize, message: TabLockInput) {
        let tab = self.tab(at);
        let request = tab.request.expect("a request");
        tab.messages.push_back((request, message));
    }

    fn receive(&mut self, at: usize) {
        let Some(tab) = &mut self.tabs[at] else {
            return;
        };
        if let Some((request, message)) = tab.messages.pop_front()
            && tab.request == Some(request)
        {
            self.handle(at, message);
        }
    }

    fn open(&mut self, at: usize, left: Option<u64>) {
        self.tabs[at] = Some(Tab::default());
        let now = self.now;
        self.handle(at, TabLockInput::Opened { left, now });
    }

    fn step(&mut self, step: Step) {
        match step {
            Step::Open(at) if self.tabs[at].is_none() => self.open(at, None),
            Step::Close(at) => {
                self.release(at);
                self.tabs[at] = None;
            }
            Step::Reload(at, away) => {
                self.handle(at, Leaving);
                self.release(at);
                if let Some(left) = self.tabs[at].take() {
                    self.now += away * 1000;
                    self.open(at, left.note);
                }
            }
            Step::TakeOver(at) => self.handle(at, TabLockInput::TakeOver),
            Step::Look(at) => {
                let waits = !self.queue.is_empty();
                let looks = |tab: &mut Tab| std::mem::take(&mut tab.looks);
                if self.tabs[at].as_mut().is_some_and(looks) {
                    self.handle(at, Looked { waits });
                }
            }
            Step::Receive(at) => self.receive(at),
            Step::Open(_) => {}
        }
    }

    /// Lets all messages arrive and all tabs look.
    fn settle(&mut self) {
        for _ in 0..4 * TABS {
            for at in 0..TABS {
                self.step(Step::Receive(at));
                self.step(Step::Look(at));
            }
        }
    }

    fn playing(&self) -> Vec<usize> {
        let plays = |at: &usize| self.tabs[*at].as_ref().is_some_and(|tab| tab.shown == Here);
        (0..TABS).filter(plays).collect()
    }

    /// Once all messages have arrived, exactly one tab plays, and all others know it.
    fn check(&self) {
        let open = self.tabs.iter().flatten().count();
        assert_eq!(self.playing().len(), open.min(1));
        assert_eq!(self.playing().first(), self.holder.as_ref());
        let unknown = self.tabs.iter().flatten().any(|tab| tab.shown == Unknown);
        assert!(!unknown, "a tab waits for ever");
    }
}

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn at_most_one_tab_plays(steps in prop::collection::vec(any_step(), 0..40), at in 0..TABS) {
        let mut browser = Browser::default();
        for step in steps {
            browser.step(step);
            // A tab that plays has the lock, or another tab has taken it a moment ago.
            for tab in browser.playing() {
                let lost = |(_, message): &(u32, TabLockInput)| *message == Lost;
                let is_lost = browser.tab(tab).messages.iter().any(lost);
                assert!(browser.holder == Some(tab) || is_lost);
            }
        }
        browser.settle();
        browser.check();

        // A tab that plays still does after a reload, even if others wait.
        if let Some(&playing) = browser.playing().first() {
            browser.step(Step::Reload(playing, 1));
            browser.settle();
            assert_eq!(browser.playing(), [playing]);
        }
        // A tab that takes over plays, and the one before does not any more.
        browser.step(Step::Open(at));
        browser.step(Step::TakeOver(at));
        browser.settle();
        assert_eq!(browser.playing(), [at]);
        browser.check();
    }
}
