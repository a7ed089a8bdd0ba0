//! The strong law: a game under any rules goes wherever games go, and comes out equal.

use std::sync::Arc;

use proptest::prelude::*;
use rollkeep_app::link::SharedGame;
use rollkeep_app::live::{LiveTable, Side};
use rollkeep_app::real_dice::{LoadedReal, RealGame};
use rollkeep_app::statistics::Summaries;
use rollkeep_app::storage::{Bests, SaveStore, SavedGame, Settings};
use rollkeep_app::tournament::worker_messages::TournamentRequest;
use rollkeep_app::tournament::{Entrant, Plan, Tournament, TournamentFile};
use rollkeep_app::worker::{CoachRequest, PageMessage};
use rollkeep_rules::dice::{Fair, Seed};
use rollkeep_rules::game::{Action, Game, Phase, Setup, SharedDice, Strength};
use rollkeep_rules::{GivenName, Points, PortableRules, RuleSet, Spec, Strike, catalogue};
use rollkeep_solver::coach::Position;
use rollkeep_words::{categories, rule_sets};

use super::super::family::family;
use super::super::faulty::Faulty;
use super::super::games::{self, cases, plan_of};
use super::super::store::id;
use super::super::transfer::{export, import};

/// An entry of the catalogue or a file, as it is or changed, under another name or the same.
fn any_rules() -> impl Strategy<Value = Arc<RuleSet>> {
    let double = Arc::new(family("generala-doble"));
    let all: Vec<Arc<RuleSet>> = catalogue::all().iter().cloned().chain([double]).collect();
    let name = prop_oneof![Just(None), "[a-zé\"\\\\ <]{1,40}".prop_map(Some)];
    let id = prop_oneof![Just(None), "[a-z\"{}\\\\ü-]{1,40}".prop_map(Some)];
    let strike = prop::sample::select(vec![
        Strike::AtWill,
        Strike::OnlyIfNothingFits,
        Strike::Never,
    ]);
    let change = (any::<prop::sample::Index>(), 0..=1000u16, 1..6u8, strike);
    (
        prop::sample::select(all),
        id,
        name,
        prop::option::of(change),
    )
        .prop_map(|(rules, id, name, change)| {
            let mut spec = Spec::clone(&rules);
            spec.id = id.unwrap_or(spec.id);
            spec.name = GivenName(name);
            if let Some((at, points, rolls, strike)) = change {
                let boxes = spec.categories.len();
                spec.categories[at.index(boxes)].points = Points::Fixed(points);
                spec.categories[at.index(boxes)].strike = strike;
                spec.rolls = rolls;
            }
            Arc::new(RuleSet::new(spec).expect("rules that can be played"))
        })
}

fn any_game() -> impl Strategy<Value = games::Plan> {
    any_rules().prop_flat_map(plan_of)
}

/// Compares also what is no rule: the name.
fn check(read: &RuleSet, rules: &RuleSet) -> Result<(), TestCaseError> {
    prop_assert_eq!(read, rules);
    prop_assert_eq!(rule_sets::name(read), rule_sets::name(rules));
    Ok(())
}

/// Goes on with a game of shared dice at random.
fn wander(mut game: Game, steps: usize, seed: u64) -> Game {
    let mut dice = Fair::seeded(seed);
    for step in 0..steps {
        let mut actions = game.legal_actions();
        actions.retain(|it| *it != Action::Undo);
        let Some(action) = actions.get((step * 7 + seed as usize % 11) % actions.len().max(1))
        else {
            break;
        };
        game = game.apply(*action, &mut dice).expect("a legal action").0;
    }
    game
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn a_game_comes_out_equal(plan in any_game(), steps in 0..200usize, began in 1..1u64 << 40) {
        let rules = &plan.rules;
        let game = plan.play();
        let saved = SavedGame { game, began, touched: began + 5 };

        // A save, an export and an import.
        let (here, there) = (Faulty::roomy(), Faulty::roomy());
        SaveStore::new(&here).games().save(&id(began), &saved, None).expect("room");
        import(&there, &export(&here));
        let loaded = SaveStore::new(&there).games().load(&id(began)).expect("the game").value;
        check(loaded.game.rules(), rules)?;
        prop_assert_eq!(&loaded, &saved);
        prop_assert_eq!(loaded.to_json(), saved.to_json());

        // A link, and the table of a live game.
        let shared = SharedGame::new(saved.game.clone(), began);
        if let Ok(payload) = shared.to_payload() {
            let read = SharedGame::from_payload(&payload).expect("a game");
            check(read.game.rules(), rules)?;
            prop_assert_eq!(read, shared);
        }
        if rules.max_seats > 1 && plan.clock.is_none() && plan.computers == 0 {
            let sides = [Side::Host, Side::Guest].into_iter().cycle().take(plan.seats);
            let sides: Vec<Side> = sides.collect();
            if let Ok(table) = LiveTable::new([1; 16], began, plan.setup(), &sides) {
                prop_assert_eq!(LiveTable::from_bytes(&table.to_bytes()), Ok(table));
            }
        }

        // A challenge.
        let dice = SharedDice::Challenge(Seed(began as u32));
        let alone = Setup::alone(rules.clone(), "Ann", dice).expect("a table");
        let theirs = wander(Game::new(alone), steps, began);
        let store = SaveStore::new(&here);
        store.challenges().receive(&theirs, began).expect("room");
        let challenge = store.challenges().load(rules, dice).expect("a challenge");
        check(&challenge.rules, rules)?;
        prop_assert_eq!(challenge.games(), [theirs]);

        // The setup of the next game.
        let mut settings = Settings::default();
        settings.remember_setup(saved.game.setup());
        store.settings().save(&Settings::default(), &settings);
        let last = store.settings().load().last.and_then(|last| last.setup());
        prop_assert_eq!(last.as_ref(), Some(saved.game.setup()));
        let remembered = store.settings().load().rules;
        prop_assert_eq!(remembered.is_some(), catalogue::lists(rules));

        // A question to the coach.
        if let Phase::Turn(turn) = saved.game.phase() && let Some(hand) = turn.hand {
            let left = saved.game.rolls_left();
            let position = Position::new(rules, &saved.game.cards()[turn.seat], &hand.dice, left);
            let message: PageMessage = PageMessage::Coach(1, CoachRequest::Position(position.clone()));
            prop_assert_eq!(PageMessage::from_json(&message.to_json()), Some(message));
            check(&position.rules.rules().expect("rules"), rules)?;
        }

        // Real dice.
        let names = saved.game.setup().names();
        let real = RealGame::new(rules.clone(), &names, began).expect("a card");
        prop_assert_eq!(RealGame::from_json(&real.to_json()), LoadedReal::Whole(real));

        // Statistics.
        let mut summaries = Summaries::read(&&here);
        summaries.follow(&store);
        while summaries.step(&store) {}
        summaries.keep(&&here);
        let again = Summaries::read(&&here);
        for (game, summary) in again.games() {
            check(&summary.rules, rules)?;
            prop_assert_eq!(Some(summary), summaries.game(game));
        }
        prop_assert_eq!(again.games().count(), usize::from(matches!(saved.game.phase(), Phase::Over(_))));
        let bests = summaries.bests();
        bests.keep(&&here);
        prop_assert_eq!(Bests::read(&&here), bests);

        // An address.
        let address = PortableRules::address(rules);
        prop_assert!(address.bytes().all(|it| it.is_ascii_alphanumeric() || b"-_".contains(&it)));
        check(&PortableRules::at_address(&address).expect("rules"), rules)?;

        // All of it is told in words.
        prop_assert!(!rule_sets::rules(rules).is_empty());
        for category in &rules.categories {
            prop_assert!(!categories::help(rules, category).is_empty());
        }
    }

    #[test]
    fn a_tournament_comes_out_equal(rules in any_rules(), seed in any::<u64>()) {
        let players = (0..*Plan::seats(&rules).start()).map(|place| {
            Entrant::built_in(&format!("Player {place}"), Strength::Novice)
        });
        let plan = Plan::new(PortableRules::of(&rules), players.collect(), 3, seed).expect("a plan");
        check(plan.rules(), &rules)?;
        let text = TournamentFile::new(&Tournament::new(plan.clone())).to_json();
        let read = TournamentFile::read(&text).expect("a tournament");
        check(read.plan().rules(), &rules)?;
        prop_assert_eq!(read.plan(), &plan);
        prop_assert_eq!(TournamentFile::new(&read).to_json(), text);
        let message: PageMessage = PageMessage::Tournament(TournamentRequest::Join(plan));
        prop_assert_eq!(PageMessage::from_json(&message.to_json()), Some(message));
    }
}
