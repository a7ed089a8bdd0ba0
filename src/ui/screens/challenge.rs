//! A challenge: the same dice for several people. Before you have played, it hides all cards of the others; afterwards
//! it shows them.

mod comparison;
mod costs;
mod meeting;
mod rivals;
mod who;

use std::rc::Rc;
use std::sync::Arc;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use self::comparison::Comparison;
pub use self::comparison::{headline, totals};
pub use self::meeting::{Meeting, is_over, name_of};
pub use self::rivals::{Rematch, tally};
pub use self::who::{ChallengerField, ChallengerName};
use crate::ui::announcer::{Announcer, use_announcer};
use crate::ui::browser;
use crate::ui::components::{Alert, Button, HomeLink, MissingRecord, Weight, replaced};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::route::Route;
use crate::ui::start::Starter;
use crate::ui::store::{Store, use_store};
use rollkeep_app::challenge::Part;
use rollkeep_app::daily::Open;
use rollkeep_app::link::SharedGame;
use rollkeep_app::storage::{Challenge, Kind, Received};
use rollkeep_rules::RuleSet;
use rollkeep_rules::game::{Game, SharedDice};
use rollkeep_words::{challenges as text, rule_sets, words};

/// The screen of a challenge. Copies refer to the same screen.
#[derive(Clone, Copy)]
struct Screen {
    store: Store,
    starter: Starter,
    announcer: Announcer,
    rules: StoredValue<Arc<RuleSet>>,
    dice: SharedDice,
    link: StoredValue<Option<Rc<SharedGame>>, LocalStorage>,
    now: RwSignal<Meeting>,
    who: ChallengerName,
    trouble: RwSignal<String>,
    begun: StoredValue<bool>,
}

/// The screen of these dice, with all that this device knows of them.
#[component]
pub fn ChallengeScreen(
    /// The rules of the challenge.
    rules: Arc<RuleSet>,
    /// Its dice.
    dice: SharedDice,
) -> impl IntoView {
    let meeting = Meeting::look(use_store(), &rules, dice, None);
    if meeting.mine.is_empty() && !meeting.kept {
        let (record, title) = (Challenge::record(&rules, dice), text::no_challenge());
        return view! { <MissingRecord record title help=text::no_challenge_help() /> }.into_any();
    }
    view! { <AnyChallenge rules dice link=None /> }.into_any()
}

/// The screen of a link's dice. The game of the link is stored only when the player asks for it. `None` if its dice are
/// not shared.
pub fn invitation_screen(shared: &Rc<SharedGame>) -> Option<AnyView> {
    let setup = shared.game.setup();
    let rules = setup.rules().clone();
    let dice = setup.shared_dice()?;
    let link = Some(shared.clone());
    Some(view! { <AnyChallenge rules dice link /> }.into_any())
}

/// A challenge from this device or from a link.
#[component]
fn AnyChallenge(
    /// The rules of the challenge.
    rules: Arc<RuleSet>,
    /// Its dice.
    dice: SharedDice,
    /// The game of the link.
    link: Option<Rc<SharedGame>>,
) -> impl IntoView {
    let store = use_store();
    let meeting = Meeting::look(store, &rules, dice, link.as_deref());
    let screen = Screen {
        store,
        starter: Starter::new(),
        announcer: use_announcer(),
        rules: StoredValue::new(rules),
        dice,
        link: StoredValue::new_local(link),
        now: RwSignal::new(meeting),
        who: ChallengerName::likely(),
        trouble: RwSignal::new("".to_owned()),
        begun: StoredValue::new(false),
    };
    // Whoever has played these dice to the end need not be asked.
    let is_answer = |now: &Meeting| now.part() == Part::Finished && now.brings_news();
    if screen.now.with_untracked(is_answer) && screen.store_link() {
        screen.look_again();
    }
    store.on_change([Kind::Game, Kind::Challenge], move || screen.look_again());
    browser::focus_heading();
    let comparison = move || {
        let now = screen.now.get();
        now.may_see_games()
            .then(|| view! { <Comparison meeting=now /> })
    };
    view! {
        <main class="page" data-screen="challenge">
            <header class="bar">
                <HomeLink />
            </header>
            {replaced(move || view! { <Parts screen now=screen.now.get() /> })}
            <Alert why=move || screen.trouble.get() />
            {replaced(comparison)}
        </main>
    }
}

impl Screen {
    fn look_again(self) {
        let link = self.link.get_value();
        let now = Meeting::look(
            self.store,
            &self.rules.get_value(),
            self.dice,
            link.as_deref(),
        );
        if self.now.with_untracked(|before| *before != now) {
            self.now.set(now);
        }
    }

    /// Stores the link's game, and says so.
    fn receive(self, words: String) {
        if self.store_link() {
            self.announcer.say(words.to_owned());
            self.look_again();
            browser::focus_heading();
        }
    }

    /// Stores the link's game. On an error, says why.
    fn store_link(self) -> bool {
        let Some(shared) = self.link.get_value() else {
            return true;
        };
        let received = self.store.write(|store| {
            let challenges = store.challenges();
            challenges.receive(&shared.game, browser::now_ms())
        });
        let trouble = match received {
            Ok(Received::New | Received::Further | Received::Known) => "",
            Ok(Received::Full) => &text::full(),
            Err(_) => &text::newer(),
        };
        self.trouble.set(trouble.to_owned());
        self.store.ask_to_persist();
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
        let setup = (self.who).setup(&self.rules.get_value(), self.dice, &taken);
        if let Some(setup) = setup
            && self.store_link()
        {
            self.begun.set_value(true);
            self.starter.start(setup);
        }
    }

    /// If nothing of this challenge is stored, there is nothing to decline.
    fn decline(self) {
        if !self.now.with_untracked(|now| now.kept) {
            return Route::Home.go();
        }
        let declined = self.store.write(|store| {
            let challenges = store.challenges();
            challenges.decline(&self.rules.get_value(), self.dice, true, browser::now_ms())
        });
        match declined {
            Ok(()) => LazyRoute::Challenges.go(),
            Err(_) => self.trouble.set(text::newer()),
        }
    }
}

/// The parts of the screen: what the challenge is, and the buttons.
#[component]
fn Parts(
    /// The screen.
    screen: Screen,
    /// What is known about the challenge.
    now: Meeting,
) -> impl IntoView {
    let rules = screen.rules.get_value();
    let others = now.other_names();
    let names: Vec<&str> = others.iter().map(String::as_str).collect();
    let part = now.part();
    let title = if now.may_see_games() || names.is_empty() {
        headline(&now)
    } else {
        text::invitation(&rules, screen.dice, &names)
    };
    browser::set_title(&format!("{title} – {}", words::APP));
    // The heading of an invitation names the rules, except for the game of a day.
    let what = (now.may_see_games() || screen.dice.daily().is_some())
        .then(|| text::what(&rules, screen.dice));
    let has_link = screen.link.with_value(Option::is_some);
    let own = has_link && now.came.is_none();
    let full = now.came == Some(Received::Full);
    let news = now.brings_news();
    let relations = [
        own.then(text::your_own),
        full.then(text::full),
        (news && part != Part::Invited).then(text::not_kept_yet),
        (part == Part::Finished && !news)
            .then(|| tally(screen.store, &now))
            .flatten(),
    ];
    let relations = relations.into_iter().flatten();
    let relations = relations.map(|says| view! { <p class="relation">{says}</p> });
    let relations = relations.collect_view();
    let mine = now.mine.first().map(|mine| mine.id.clone());
    let ways = match part {
        Part::Invited if now.open == Open::Now => view! { <Invited screen news /> }.into_any(),
        Part::Invited => {
            let why = match now.open {
                Open::Later => text::day_to_come(),
                Open::Past | Open::Now => text::day_is_over(),
            };
            view! {
                <p>{why}</p>
                <div class="answers">
                    {news.then(|| view! { <Keep screen weight=Weight::Strong /> })}
                </div>
            }
            .into_any()
        }
        Part::Playing => {
            let go_on = mine.map(|id| {
                view! {
                    <a class="strong" id="go-on" href=Route::Game(id).to_string()>
                        {text::go_on()}
                    </a>
                }
            });
            view! {
                <p>{text::after_your_game()}</p>
                <div class="answers">
                    {go_on} {news.then(|| view! { <Keep screen weight=Weight::Plain /> })}
                </div>
            }
            .into_any()
        }
        Part::Finished => {
            let rules = screen.rules.get_value();
            let challengers = now.challengers();
            // A person who has an answer wants to play again; a person who answers sends first.
            let has_answer = (has_link && !own) || (challengers.is_empty() && !others.is_empty());
            let weigh = |strong| if strong { Weight::Strong } else { Weight::Plain };
            let rematch = name_here(&now).filter(|_| !news).map(|name| {
                view! { <Rematch rules name weight=weigh(has_answer) /> }
            });
            let send = mine.map(|id| {
                let words = match challengers.is_empty() {
                    true => text::send(),
                    false => text::send_answer(&challengers),
                };
                view! {
                    <a
                        class=weigh(!has_answer).class()
                        id="send"
                        href=LazyRoute::Share(id).to_string()
                    >
                        {words}
                    </a>
                }
            });
            view! {
                <div class="answers">
                    {news.then(|| view! { <Keep screen weight=Weight::Strong /> })}
                    {if has_answer {
                        (rematch, send).into_any()
                    } else {
                        (send, rematch).into_any()
                    }}
                </div>
            }
            .into_any()
        }
        Part::Declined => view! { <div class="answers">{news.then(|| view! { <Keep screen weight=Weight::Strong /> })}</div> }
        .into_any(),
    };
    view! {
        <h1 tabindex="-1">{title}</h1>
        {what.map(|what| view! { <p class="lead">{what}</p> })}
        {relations}
        {ways}
    }
}

/// The name of the only player here, if it is a challenge that others have played, too.
fn name_here(now: &Meeting) -> Option<String> {
    let mine = now.only_mine()?;
    let answered = !now.others.games().is_empty() && now.others.dice.challenge().is_some();
    answered.then(|| name_of(&mine.value.game).to_owned())
}

/// Before you have played: what the challenge is, a field for a name, and the answers.
#[component]
fn Invited(
    /// The screen.
    screen: Screen,
    /// Whether the link has a game that is not stored yet.
    news: bool,
) -> impl IntoView {
    let later = move || screen.receive(text::kept_for_later());
    let later = news.then(|| {
        view! {
            <Button id="later" on_tap=later attr:r#type="button">
                {text::later()}
            </Button>
        }
    });
    let accept = move |event: SubmitEvent| {
        event.prevent_default();
        screen.accept();
    };
    view! {
        <p>{text::same_dice()}</p>
        <form class="invitation" on:submit=accept>
            <ChallengerField who=screen.who />
            <div class="answers">
                <button class="strong" type="submit" id="accept">
                    {text::accept()}
                </button>
                {later}
                <Button id="decline" on_tap=move || screen.decline() attr:r#type="button">
                    {text::decline()}
                </Button>
            </div>
        </form>
        <p class="help">{text::honesty()}</p>
        <p class="help">{rule_sets::line(&screen.rules.get_value())}</p>
    }
}

/// The button that stores the link's game.
#[component]
fn Keep(
    /// The screen.
    screen: Screen,
    /// How much it stands out.
    weight: Weight,
) -> impl IntoView {
    let keep = move || screen.receive(text::kept());
    view! {
        <Button weight id="keep" on_tap=keep>
            {text::keep()}
        </Button>
    }
}

/// Returns the names of those whose challenge this game answers; empty if it is no answer.
pub fn challengers_of(store: Store, game: &Game) -> Vec<String> {
    let names = store.read(|store| store.challengers(game)).into_iter();
    names.map(|name| text::of_somebody(&name)).collect()
}
