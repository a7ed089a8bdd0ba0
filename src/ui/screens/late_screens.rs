//! The screens and parts that the late file has: the first roll does not need them.

use leptos::prelude::*;

use super::arena::ArenaScreen;
use super::by_link::ByLinkScreen;
use super::calculator::CalculatorScreen;
use super::challenge::ChallengeScreen;
use super::challenges::{ChallengesScreen, NextChallenge};
use super::daily::DailyScreen;
use super::explore::ExploreScreen;
use super::fair_dice::FairDiceScreen;
use super::finished::FinishedScreen;
use super::friends::FriendsScreen;
use super::game::{MoreTools, TableSheet};
use super::home::Glance;
use super::live::{LiveCodeScreen, LiveGameScreen, LiveProof, LiveScreen, LiveTable};
use super::new_game::NewGameScreen;
use super::nowhere::NowhereScreen;
use super::over::EndOfGame;
use super::paper::{PaperGameScreen, PaperRealScreen, PaperScreen};
use super::player::PlayerScreen;
use super::players::PlayersScreen;
use super::practice::{PracticeScreen, PractiseScreen, TodaysFiveScreen};
use super::real_dice::RealDiceScreen;
use super::real_game::RealGameScreen;
use super::review::ReviewScreen;
use super::rules::RulesScreen;
use super::settings::SettingsScreen;
use super::share::ShareScreen;
use super::shared::SharedScreen;
use super::skill::SkillScreen;
use super::statistics::StatisticsScreen;
use super::tournament::TournamentScreen;
use crate::ui::browser;
use crate::ui::components::{ChoicesNow, ColourKey, MissingGame};
use crate::ui::late::{LatePart, MadePart, PendingPart};
use crate::ui::route::Route;
use rollkeep_words::categories;

/// Makes a late part. Whoever calls this has the code of all late screens in its own file, so only the late file does.
pub fn make_late(part: PendingPart) -> MadePart {
    part.make(|part| match part {
        LatePart::Screen(route) => screen(route),
        LatePart::MissingGame(id) => view! { <MissingGame id=id.clone() /> }.into_any(),
        LatePart::EndOfGame(room) => view! { <EndOfGame room=**room /> }.into_any(),
        LatePart::Helpers(room) => {
            room.begin();
            ().into_any()
        }
        LatePart::Choices(room) => view! { <ChoicesNow room=**room /> }.into_any(),
        LatePart::NextChallenge => view! { <NextChallenge /> }.into_any(),
        LatePart::Glance => view! { <Glance /> }.into_any(),
        LatePart::Tools(table, sheet) => {
            view! { <MoreTools table=**table sheet=*sheet /> }.into_any()
        }
        LatePart::Sheet(table, sheet) => {
            view! { <TableSheet table=**table sheet=*sheet /> }.into_any()
        }
        LatePart::BoxHelp(rules, slot) => {
            let help = categories::help(rules, rules.category(*slot));
            view! {
                <p>{help}</p>
                <ColourKey rules />
            }
            .into_any()
        }
        LatePart::LiveTable(table) => view! { <LiveTable table=**table /> }.into_any(),
        LatePart::LiveProof(id) => view! { <LiveProof id=id.clone() /> }.into_any(),
    })
}

/// Begins what the late file does without a screen: arrows steer every screen.
pub fn begin_late(page: &Owner) {
    page.with(browser::steer_by_arrows);
}

/// The late screen of an address.
fn screen(route: &Route) -> AnyView {
    match route {
        Route::Review(id, decision) => {
            view! { <ReviewScreen id=id.clone() decision=*decision /> }.into_any()
        }
        Route::Shared(payload) => view! { <SharedScreen payload=payload.clone() /> }.into_any(),
        Route::Share(id) => view! { <ShareScreen id=id.clone() /> }.into_any(),
        Route::ByLink => view! { <ByLinkScreen /> }.into_any(),
        Route::Friends => view! { <FriendsScreen /> }.into_any(),
        Route::Live => view! { <LiveScreen /> }.into_any(),
        Route::LiveGame(id) => view! { <LiveGameScreen id=id.clone() /> }.into_any(),
        Route::LiveCode(code) => view! { <LiveCodeScreen code=code.clone() /> }.into_any(),
        Route::Challenges => view! { <ChallengesScreen /> }.into_any(),
        Route::Challenge(rules, dice) => {
            view! { <ChallengeScreen rules=rules.clone() dice=*dice /> }.into_any()
        }
        Route::Finished => view! { <FinishedScreen /> }.into_any(),
        Route::RealDice => view! { <RealDiceScreen /> }.into_any(),
        Route::RealGame(id) => view! { <RealGameScreen id=id.clone() /> }.into_any(),
        Route::Calculator => view! { <CalculatorScreen /> }.into_any(),
        Route::Explore => view! { <ExploreScreen /> }.into_any(),
        Route::Players => view! { <PlayersScreen /> }.into_any(),
        Route::Player(id) => view! { <PlayerScreen id=id.clone() /> }.into_any(),
        Route::Paper(rules) => view! { <PaperScreen first=rules.clone() /> }.into_any(),
        Route::PaperGame(id) => view! { <PaperGameScreen id=id.clone() /> }.into_any(),
        Route::PaperReal(id) => view! { <PaperRealScreen id=id.clone() /> }.into_any(),
        Route::Settings => view! { <SettingsScreen /> }.into_any(),
        Route::Arena => view! { <ArenaScreen /> }.into_any(),
        Route::Tournament(id) => view! { <TournamentScreen id=id.clone() /> }.into_any(),
        Route::New(rules) => view! { <NewGameScreen rules=rules.clone() /> }.into_any(),
        Route::Daily(rules) => view! { <DailyScreen asked=rules.clone() /> }.into_any(),
        Route::Rules(rules) => view! { <RulesScreen rules=rules.clone() /> }.into_any(),
        Route::Statistics(rules) => view! { <StatisticsScreen asked=rules.clone() /> }.into_any(),
        Route::Skill(rules) => view! { <SkillScreen asked=rules.clone() /> }.into_any(),
        Route::Practice => view! { <PracticeScreen /> }.into_any(),
        Route::Practise => view! { <PractiseScreen /> }.into_any(),
        Route::TodaysFive => view! { <TodaysFiveScreen /> }.into_any(),
        Route::FairDice => view! { <FairDiceScreen /> }.into_any(),
        // app.rs shows these.
        Route::Game(_) | Route::Arrived(_) | Route::Home | Route::Nowhere => {
            view! { <NowhereScreen /> }.into_any()
        }
    }
}
