//! The lock that lets only one tab play a game or run a tournament.
//!
//! [`TabLockState`] only decides. The page tells it what happens, and carries out the [`TabLockEffect`]s with the browser's locks.

/// A tab that was left at most so long ago, in milliseconds, was reloaded: it goes on playing.
const RELOAD: u64 = 10_000;

/// The lock as one tab sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TabLockState {
    playing: PlayingTab,
    /// How this tab has requested the lock last.
    request: LockRequest,
}

/// Which tab plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PlayingTab {
    /// The browser has not answered yet.
    #[default]
    Unknown,
    /// This tab.
    Here,
    /// Another tab.
    Elsewhere,
}

/// How a lock is requested.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LockRequest {
    /// Wait until no other tab has it.
    #[default]
    WhenFree,
    /// Take it from the tab that has it.
    TakeOver,
}

/// What has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TabLockInput {
    /// The game was opened in this tab, or the page comes back from the browser's cache.
    Opened {
        /// When this tab noted that it was left while it played, if it did.
        left: Option<u64>,
        /// The time, on the same clock.
        now: u64,
    },
    /// The browser has given the lock to this tab.
    Granted,
    /// Another tab has taken the lock.
    Lost,
    /// The page has asked the browser whether a request for the lock waits.
    Looked {
        /// Whether one waits.
        waits: bool,
    },
    /// Somebody wants to play in this tab.
    TakeOver,
    /// The page may be left now.
    Leaving,
}

/// What to do outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TabLockEffect {
    /// Tell the screen which tab plays.
    Show(PlayingTab),
    /// Request the lock like this. Gives back an earlier lock, or takes back an earlier request.
    Request(LockRequest),
    /// Report [`TabLockInput::Looked`] after a while.
    LookSoon,
    /// Note in this tab that it was left now.
    NoteLeft,
}

impl TabLockState {
    /// Handles an input, and returns what to do, in this order.
    pub fn handle(&mut self, input: TabLockInput) -> Vec<TabLockEffect> {
        match input {
            TabLockInput::Opened { left, now } => {
                let away = left.and_then(|left| now.checked_sub(left));
                self.playing = PlayingTab::Unknown;
                self.request = match away.is_some_and(|away| away < RELOAD) {
                    true => LockRequest::TakeOver,
                    false => LockRequest::WhenFree,
                };
                vec![
                    TabLockEffect::Show(self.playing),
                    TabLockEffect::Request(self.request),
                    TabLockEffect::LookSoon,
                ]
            }
            TabLockInput::Granted => self.show(PlayingTab::Here),
            TabLockInput::Lost => {
                let mut effects = self.show(PlayingTab::Elsewhere);
                effects.extend(self.request(LockRequest::WhenFree));
                effects
            }
            // A slow answer does not mean that another tab plays. A take-over always succeeds, so nothing is concluded while one is
            // under way.
            TabLockInput::Looked { waits } => match (self.playing, self.request, waits) {
                (PlayingTab::Unknown, LockRequest::WhenFree, true) => {
                    self.show(PlayingTab::Elsewhere)
                }
                (PlayingTab::Unknown, LockRequest::WhenFree, false) => {
                    vec![TabLockEffect::LookSoon]
                }
                _ => Vec::new(),
            },
            TabLockInput::TakeOver => self.request(LockRequest::TakeOver),
            TabLockInput::Leaving => {
                let plays = self.playing == PlayingTab::Here;
                match plays || self.request == LockRequest::TakeOver {
                    true => vec![TabLockEffect::NoteLeft],
                    false => Vec::new(),
                }
            }
        }
    }

    fn show(&mut self, playing: PlayingTab) -> Vec<TabLockEffect> {
        self.playing = playing;
        vec![TabLockEffect::Show(playing)]
    }

    fn request(&mut self, request: LockRequest) -> Vec<TabLockEffect> {
        self.request = request;
        vec![TabLockEffect::Request(request)]
    }
}
