//! A challenge: the same dice for several people. Before you have played, it hides all cards of the others; afterwards
//! it shows them.

mod comparison;
mod costs;
mod meeting;
mod who;

use std::rc::Rc;

use leptos::prelude::*;

use self::comparison::comparison;
pub use self::comparison::{headline, totals};
pub use self::meeting::{Meeting, is_over, name_of};
pub use self::who::NameDraft;
use super::nowhere::missing;
use crate::ui::browser::{self, El, el};
use crate::ui::components::{
    answers, form, heading, home_link, link, plain, strong, submit_button,
};
use crate::ui::device::Device;
use crate::ui::route::Route;
use crate::ui::start::start;
use rollkeep_core::challenge::Part;
use rollkeep_core::daily::Open;
use rollkeep_core::game::{Game, SharedDice};
use rollkeep_core::link::SharedGame;
use rollkeep_core::rules::{RuleSet, catalogue};
use rollkeep_core::storage::Received;
use rollkeep_core::text::{challenges as text, rule_sets, words};

/// The screen of a challenge. Copies refer to the same screen.
#[derive(Clone, Copy)]
struct Screen {
    device: Device,
    rules: &'static RuleSet,
    dice: SharedDice,
    link: StoredValue<Option<Rc<SharedGame>>, LocalStorage>,
    now: RwSignal<Meeting>,
    who: NameDraft,
    trouble: RwSignal<String>,
    begun: StoredValue<bool>,
}

/// The screen of these dice, with all that this device knows of them.
pub fn challenge_screen(rules: &'static RuleSet, dice: SharedDice) -> El {
    let meeting = Meeting::look(Device::here(), rules, dice, None);
    if meeting.mine.is_empty() && !meeting.kept {
        return missing(&text::no_challenge(), &text::no_challenge_help());
    }
    screen(rules, dice, None)
}

/// The screen of a link's dice. The game of the link is stored only when the player asks for it. `None` if its dice are
/// not shared.
pub fn invitation_screen(shared: &Rc<SharedGame>) -> Option<El> {
    let setup = shared.game.setup();
    let rules = catalogue::find(&setup.rules().id)?;
    let dice = setup.shared_dice()?;
    Some(screen(rules, dice, Some(shared.clone())))
}

fn screen(rules: &'static RuleSet, dice: SharedDice, link: Option<Rc<SharedGame>>) -> El {
    let device = Device::here();
    let meeting = Meeting::look(device, rules, dice, link.as_deref());
    device.note_troubles();
    let screen = Screen {
        device,
        rules,
        dice,
        link: StoredValue::new_local(link),
        now: RwSignal::new(meeting),
        who: NameDraft::last(device),
        trouble: RwSignal::new("".to_owned()),
        begun: StoredValue::new(false),
    };
    browser::on_window("storage", move |_| screen.look_again());
    browser::focus_soon("h1");
    el("main.page")
        .attr("data-screen", "challenge")
        .child(el("header.bar").child(home_link()))
        .live_by(move || screen.now.get(), move |now| screen.parts(&now))
        .child(
            el("p.trouble")
                .attr("role", "alert")
                .live_text(move || screen.trouble.get().to_owned()),
        )
        .live_by(
            move || screen.now.get(),
            |now| match now.may_see_games() {
                true => comparison(&now),
                false => Vec::new(),
            },
        )
}

impl Screen {
    fn look_again(self) {
        let link = self.link.get_value();
        let now = Meeting::look(self.device, self.rules, self.dice, link.as_deref());
        if self.now.with_untracked(|before| *before != now) {
            self.now.set(now);
        }
    }

    /// The parts of the screen: what the challenge is, and the buttons.
    fn parts(self, now: &Meeting) -> Vec<El> {
        let others = now.other_names();
        let names: Vec<&str> = others.iter().map(String::as_str).collect();
        let part = now.part();
        let title = if now.may_see_games() || names.is_empty() {
            headline(now)
        } else {
            text::invitation(self.rules, self.dice, &names)
        };
        browser::set_title(&format!("{title} – {}", words::APP));
        let mut parts = vec![heading(&title)];
        // The heading of an invitation names the rules, except for the game of a day.
        if now.may_see_games() || self.dice.daily().is_some() {
            parts.push(el("p.lead").child(text::what(self.rules, self.dice)));
        }
        let has_link = self.link.with_value(Option::is_some);
        if has_link && now.came.is_none() {
            parts.push(el("p.relation").child(text::your_own()));
        }
        if now.came == Some(Received::Full) {
            parts.push(el("p.relation").child(text::full()));
        }
        if now.brings_news() && part != Part::Invited {
            parts.push(el("p.relation").child(text::not_kept_yet()));
        }
        match part {
            Part::Invited if now.open == Open::Now => parts.extend(self.invited(now)),
            Part::Invited => {
                let why = match now.open {
                    Open::Later => text::day_to_come(),
                    Open::Past | Open::Now => text::day_is_over(),
                };
                parts.push(el("p").child(why));
                parts.push(answers(self.keep(now, true)));
            }
            Part::Playing => {
                parts.push(el("p").child(text::after_your_game()));
                parts.push(answers(go_on(now).into_iter().chain(self.keep(now, false))));
            }
            Part::Finished => {
                let first = now.brings_news();
                let send = now.mine.first().map(|mine| {
                    let words = match others.is_empty() {
                        true => text::send(),
                        false => text::send_answer(&others),
                    };
                    link(
                        if first { "a.plain" } else { "a.strong" },
                        &Route::Share(mine.id.clone()),
                    )
                    .id("send")
                    .child(words)
                });
                parts.push(answers(self.keep(now, true).into_iter().chain(send)));
            }
            Part::Declined => parts.push(answers(self.keep(now, true))),
        }
        parts
    }

    /// Before you have played: what the challenge is, a field for a name, and the answers.
    fn invited(self, now: &Meeting) -> Vec<El> {
        let accept = submit_button(&text::accept()).id("accept");
        let later = now.brings_news().then(|| {
            let later = move || self.receive(text::kept_for_later());
            plain(&text::later(), later)
                .id("later")
                .attr("type", "button")
        });
        let decline = plain(&text::decline(), move || self.decline())
            .id("decline")
            .attr("type", "button");
        let ways = [Some(accept), later, Some(decline)];
        let form = form("form.invitation", move || self.accept())
            .child(self.who.field(self.device))
            .child(answers(ways.into_iter().flatten()));
        vec![
            el("p.help").child(rule_sets::line(&self.rules.id)),
            el("p").child(text::same_dice()),
            form,
            el("p.help").child(text::honesty()),
        ]
    }

    /// A button that stores the link's game, if it is not stored yet.
    fn keep(self, now: &Meeting, is_strong: bool) -> Option<El> {
        let keep = move || self.receive(text::kept());
        now.brings_news().then(|| {
            match is_strong {
                true => strong(&text::keep(), keep),
                false => plain(&text::keep(), keep),
            }
            .id("keep")
        })
    }

    /// Stores the link's game, and says so.
    fn receive(self, words: String) {
        if self.store_link() {
            self.device.announce(words.to_owned());
            self.look_again();
            browser::focus_soon("h1");
        }
    }

    /// Stores the link's game. On an error, says why.
    fn store_link(self) -> bool {
        let Some(shared) = self.link.get_value() else {
            return true;
        };
        let received = self.device.store(|store| {
            let challenges = store.challenges();
            challenges.receive(&shared.game, browser::now_ms())
        });
        let trouble = match received {
            Ok(Received::New | Received::Further | Received::Known) => "",
            Ok(Received::Full) => &text::full(),
            Err(_) => &text::newer(),
        };
        self.trouble.set(trouble.to_owned());
        self.device.ask_to_persist();
        trouble.is_empty()
    }

    fn accept(self) {
        // A double tap begins only one game.
        if self.begun.get_value() {
            return;
        }
        self.look_again();
        let (is_invited, taken) = self.now.with_untracked(|now| {
            let games = now.others.games().iter().map(name_of);
            let taken: Vec<String> = games.map(str::to_owned).collect();
            (now.part() == Part::Invited, taken)
        });
        // Another tab may have begun the game.
        if !is_invited {
            return;
        }
        let setup = (self.who).setup(self.device, self.rules, self.dice, &taken);
        if let Some(setup) = setup
            && self.store_link()
        {
            self.begun.set_value(true);
            start(self.device, setup);
        }
    }

    /// If nothing of this challenge is stored, there is nothing to decline.
    fn decline(self) {
        if !self.now.with_untracked(|now| now.kept) {
            return browser::set_hash(&Route::Home.href());
        }
        let declined = self.device.store(|store| {
            let challenges = store.challenges();
            challenges.decline(self.rules, self.dice, true, browser::now_ms())
        });
        match declined {
            Ok(()) => browser::set_hash(&Route::Challenges.href()),
            Err(_) => self.trouble.set(text::newer()),
        }
    }
}

/// A link to the game in play.
fn go_on(now: &Meeting) -> Option<El> {
    let mine = now.mine.first()?;
    let way = link("a.strong", &Route::Game(mine.id.clone()));
    Some(way.id("go-on").child(text::go_on()))
}

/// Returns the names of all others who played the dice of this game, as far as this device knows; empty if the dice are
/// not shared.
pub fn others_of(device: Device, game: &Game) -> Vec<String> {
    let rules = catalogue::find(&game.rules().id);
    let meeting = rules
        .zip(game.setup().shared_dice())
        .map(|(rules, dice)| Meeting::look(device, rules, dice, None));
    meeting.map_or(Vec::new(), |it| it.other_names())
}
