//! The game in real browsers: every journey runs in Chromium, Firefox and WebKit.
//!
//! `cargo test --no-default-features --features webdriver --test browser` runs all of them, with `-- firefox::` only
//! those in Firefox. `ROLLKEEP_ENGINES=chromium,firefox` leaves WebKit out and says so. `-- --test-threads=6` runs more
//! browsers while processors are idle, as `make test` does.
//!
//! - [`journey`] makes three tests of one journey; the list of them all is at the end of this file.
//! - [`journeys`] are what people do with the game; [`harness`] tests what they depend on.
//! - [`page`] has the steps of a journey: click, read, wait, check.
//! - [`server`] is the host of the page, which can go down and change.
//! - [`oldest`] checks the built files against the oldest supported browsers.
//! - [`engine`], [`session`] and what they use start the browsers and stop them.

#[macro_use]
mod journey;

mod engine;
mod fault;
mod film;
mod harness;
mod journeys;
mod leash;
mod lounge;
mod oldest;
mod page;
mod patience;
mod server;
mod session;
mod tools;
mod turnstile;
mod weight;
mod wish;

use journeys::{
    access, arena, arena_tabs, challenges, clock, coach, computers, daily, dialogs, downfall, end,
    first_minute, games, hostile, keyboard, languages, layout, links, live, looks, moments, motion,
    offline, paper, people, players, random, real_dice, real_worst, reload, rules, sandbox, saves,
    scan, shared, silence, silent_words, skill, sound, statistics, store, tabs, taps, trouble,
    tryouts, view,
};
use wish::Wish;

journeys! {
    harness::clicks_keys_and_waits;
    harness::storage_is_shared;
    harness::storage_can_fail;
    harness::storage_can_be_blocked with Wish::default().blocked_storage();
    harness::works_without_host;
    harness::planted_faults_are_found;
    harness::files_travel;
    harness::any_size;
    harness::dark_and_still with Wish::default().dark().reduced_motion().size(390, 844);
    harness::light_and_moving;

    games::game_official;
    games::game_basic;
    games::game_advanced;
    games::game_club;
    games::game_yatzy;
    games::game_yahtzie;
    games::game_of_six;
    games::seats_come_back;
    games::seat_of_a_game_for_two;

    rules::forced_joker;
    rules::zero_is_confirmed;
    rules::undo_a_score;
    rules::scores_are_confirmed;
    rules::calculator;

    arena::arena_is_exact;
    arena::arena_is_sealed with Wish::default().isolated();
    arena::arena_of_all;
    arena::arena_with_hostile_players with Wish::default().isolated();
    arena::arena_waits;
    arena::tournament_keeps_its_programs;
    arena::arena_refuses;
    arena::arena_offline;

    arena_tabs::tournament_in_two_tabs;
    arena_tabs::tournament_finished_elsewhere;
    arena_tabs::tournament_deleted_elsewhere;
    arena_tabs::tournament_leaves_no_timer;
    arena_tabs::tournament_with_slow_locks;
    arena_tabs::tournament_reloaded;

    downfall::crash_of_all_sandboxes with Wish::default().isolated();
    downfall::crash_of_one_sandbox with Wish::default().isolated();
    downfall::crash_for_lack_of_memory with Wish::default().small_heap();
    downfall::crash_of_the_page with Wish::default().isolated();

    reload::reload_every_phase;
    reload::continued_from_home;
    reload::clock_stops_while_away;
    reload::kept_after_reload;

    clock::time_is_up;
    clock::time_before_a_roll_counts;
    clock::roll_for_the_start_is_readable;

    offline::host_is_gone;
    offline::host_packs;
    offline::update_in_a_game;
    offline::daily_game_without_host;
    offline::update_declined;
    offline::update_in_another_tab;
    offline::never_registered;
    offline::first_is_no_update;

    coach::coach_offline;
    coach::coach_comes_back;
    coach::review_comes_back;
    coach::review_of_a_game;
    coach::explorer;
    coach::calculator_to_explorer;

    computers::computers_play;
    computers::computers_wait;
    computers::undo_after_computers;
    computers::computers_alone;
    computers::computer_cannot_think;
    computers::computers_without_solver;

    sandbox::player_decides with Wish::default().isolated();
    sandbox::player_with_import_in_a_name with Wish::default().isolated();
    sandbox::player_in_webassembly with Wish::default().isolated();
    sandbox::player_offline with Wish::default().isolated();
    sandbox::player_never_starts with Wish::default().isolated();
    sandbox::player_answers_rubbish with Wish::default().isolated();

    hostile::hostile_finds_nothing with Wish::default().isolated();
    hostile::hostile_imports with Wish::default().isolated();
    hostile::hostile_without_guard with Wish::default().isolated();
    hostile::hostile_policies with Wish::default().isolated();
    hostile::hostile_tampers with Wish::default().isolated();
    hostile::hostile_works_between_questions with Wish::default().isolated();
    hostile::hostile_sends_messages with Wish::default().isolated();
    hostile::hostile_never_ends with Wish::default().isolated();
    hostile::hostile_evades_the_guard with Wish::default().isolated();

    players::player_is_written;
    players::player_is_named;
    players::player_in_two_tabs;
    players::player_without_room;
    players::player_not_kept with Wish::default().blocked_storage();
    players::player_by_keyboard;
    players::players_offline;
    players::example_beats_novice;

    tryouts::tryout_of_a_turn with Wish::default().isolated();
    tryouts::tryout_of_dice_kept with Wish::default().isolated();
    tryouts::tryout_of_faults with Wish::default().isolated();
    tryouts::tryout_without_end with Wish::default().isolated();
    tryouts::tryout_asleep with Wish::default().isolated();

    saves::saves_damaged;
    saves::storage_full;
    saves::storage_blocked with Wish::default().blocked_storage();
    saves::unsaved_is_always_shown;
    saves::asked_to_persist;
    saves::export_import;

    shared::game_through_links with Wish::default().size(390, 844);
    shared::names_are_asked_before_a_link with Wish::default().size(390, 664);
    shared::game_that_forked with Wish::default().size(390, 664);
    shared::game_kept;
    shared::game_watched_by_keyboard;
    shared::links_broken with Wish::default().size(320, 568);
    shared::qr_code_is_readable with Wish::default().dark().size(390, 844);
    shared::tools_in_the_bar;
    shared::shared_on_narrow_phone with Wish::default().size(320, 568);

    daily::daily_once_a_day;
    daily::daily_in_two_tabs;
    daily::daily_beside_perfect with Wish::default().size(390, 844);
    daily::daily_without_solver;
    daily::daily_at_midnight with Wish::default().size(390, 664);
    daily::daily_streak_and_time_zones;
    daily::daily_on_narrow_phone with Wish::default().size(320, 568);

    sound::sound_until_muted;

    motion::dice_land_askew with Wish::default().size(390, 844).whole();
    motion::kept_dice_move with Wish::default().size(390, 844).whole();
    motion::rolls_in_time with Wish::default().whole();
    motion::roll_is_saved_before_it_moves with Wish::default().whole();
    motion::tap_ends_the_roll with Wish::default().whole();
    motion::no_motion_where_reduced with Wish::default().reduced_motion().whole();
    motion::roll_for_the_start_shows_its_die with Wish::default().whole();

    moments::moments_come_and_go with Wish::default().size(390, 664).whole();
    moments::moments_still with Wish::default().reduced_motion().whole();
    moments::scores_land_in_sight with Wish::default().size(390, 664).whole();
    moments::score_before_the_pass_screen with Wish::default().whole();
    moments::best_total with Wish::default().whole();
    moments::totals_count_up with Wish::default().whole();
    moments::totals_stand_still with Wish::default().reduced_motion().whole();

    store::settings_in_two_tabs;
    store::reads_what_changed;
    store::room_again_after_full_storage;
    store::room_again_after_another_tab;
    store::import_in_steps;
    store::tournaments_in_pages;

    tabs::two_tabs;
    tabs::two_games;
    tabs::leaves_taken_over;
    tabs::watches_kept;
    tabs::leaves_watching;
    tabs::deleted_elsewhere;
    tabs::reload_keeps_turn;
    tabs::left_game_is_free;
    tabs::back_from_the_browsers_cache;
    tabs::taken_over_by_keyboard;

    keyboard::keyboard_turn;
    keyboard::keyboard_dialogs;
    keyboard::keyboard_in_dialog;
    keyboard::shortcuts_off;
    keyboard::keyboard_and_mouse;
    keyboard::keyboard_as_remote;
    keyboard::keyboard_on_the_card;
    keyboard::keyboard_undo;
    keyboard::keyboard_delete;

    taps::double_roll;
    taps::double_roll_still with Wish::default().reduced_motion();
    taps::double_start;
    taps::double_begin;
    taps::double_zero with Wish::default().size(768, 1024);
    taps::double_zero_on_its_side with Wish::default().size(844, 390);
    taps::double_undo;
    taps::held_keys;
    taps::slow_dice;

    dialogs::escape_twice;
    dialogs::escape_twice_paused;
    dialogs::announced_in_dialog;
    dialogs::left_with_dialog;
    dialogs::new_dialog_ignores_taps;

    end::podium_and_rematch with Wish::default().size(390, 844);
    end::most_expensive_decision with Wish::default().size(390, 844);
    end::win_is_celebrated_once with Wish::default().size(390, 844);
    end::win_without_movement with Wish::default().size(390, 664).reduced_motion();
    end::result_is_shared with Wish::default().size(390, 664);

    people::signs_are_chosen with Wish::default().size(390, 664);
    people::six_signs with Wish::default().size(320, 568);
    people::moves_of_computers_are_shown;
    people::moves_of_computers_without_pauses with Wish::default().size(390, 664);
    people::five_of_a_kind with Wish::default().size(390, 664);

    first_minute::play_now_as_stranger with Wish::default().size(390, 664);
    first_minute::play_now_again;
    first_minute::names_by_default with Wish::default().size(390, 664);
    first_minute::start_in_reach with Wish::default().size(390, 664);
    first_minute::nothing_typed_is_lost;
    first_minute::clock_begins_at_once;
    first_minute::first_turn_explains_itself;
    first_minute::help_without_keyboard;
    first_minute::slow_first_visit;
    first_minute::home_with_games;
    first_minute::home_with_many_games;
    first_minute::news_once;
    first_minute::no_news_for_newcomers;

    access::axe_by_day with Wish::default().size(1280, 800);
    access::axe_by_night with Wish::default().dark().size(820, 1180);
    access::narrow_phone with Wish::default().size(320, 640);
    access::motion_reduced with Wish::default().reduced_motion();
    access::dice_tumble with Wish::default().whole();
    access::colours_forced;

    looks::table_of_choice with Wish::default().size(390, 844);
    looks::colours_can_be_read;
    looks::chosen_before_the_app with Wish::default().size(390, 844);
    looks::type_of_its_own;
    looks::safe_answer_is_bold with Wish::default().size(390, 664);

    languages::language_of_the_browser with Wish::default().language("sv");
    languages::language_is_chosen;
    languages::update_in_a_language;
    languages::language_does_not_load;
    languages::late_words_missing;
    languages::made_up_language;

    weight::first_visit_is_light;

    layout::whose_turn_it_is;
    layout::dice_in_a_row;
    layout::boxes_stay_in_sight;
    layout::large_type;
    layout::advice_on_small_dice;
    layout::bar_of_the_theme;
    layout::names_at_fault;
    layout::names_of_all_scripts;
    layout::notice_over_table with Wish::default().size(390, 664);
    layout::notch with Wish::default().size(844, 390);

    view::all_in_view;
    view::all_in_view_timed;
    view::cards_of_others;
    view::left_hand;
    view::full_screen;
    view::zeros_are_less_prominent;
    view::extra_in_full;
    view::gaps_between_kept_dice;
    view::coach_in_view;
    view::title_in_full;

    live::live_game;
    live::live_between_browsers;
    live::live_connection_lost;
    live::live_cheaters;
    live::live_apart;
    live::live_nobody_there;
    live::live_by_keyboard with Wish::default().size(320, 568);

    paper::blank_cards;
    paper::finished_cards;
    paper::real_cards;

    skill::skill_and_luck;
    skill::skill_of_nobody;
    skill::judging_waits_for_the_table;
    skill::judging_in_two_tabs;
    skill::practice;
    real_dice::real_dice_game;
    real_dice::real_dice_for_all;
    real_dice::real_dice_follow_the_turn;
    real_dice::real_dice_tabs;
    real_dice::real_dice_files;
    real_dice::real_dice_by_keyboard with Wish::default().size(390, 664);
    real_worst::real_dice_pressed_twice with Wish::default().size(390, 664);
    real_worst::real_dice_without_room;
    real_worst::real_dice_reloaded;
    real_worst::real_dice_stands_still with Wish::default().size(390, 844);

    statistics::statistics_of_people;
    statistics::fair_dice;
    statistics::finished_games_found;

    challenges::challenge_and_answers;
    challenges::challenge_declined with Wish::default().size(390, 664);
    challenges::challenge_tampered;
    challenges::challenge_by_keyboard;
    challenges::challenge_on_narrow_phone with Wish::default().size(320, 568);
    challenges::challenge_without_solver;

    scan::code_is_scanned with Wish::default().camera(scan::LINK).size(390, 844);
    scan::camera_sees_something_else with Wish::default().camera("https://example.org").size(667, 375);
    scan::camera_sleeps with Wish::default().camera("https://example.org");
    scan::no_camera with Wish::default().size(320, 568);

    links::hostile_links;
    links::odd_names;
    links::history;

    random::random_player;

    silence::silent_computer;
    silence::silent_coach;
    silence::silent_worker;
    silence::silent_explorer;
    silence::silent_arena;
    silence::silent_sandbox;
    silence::silent_page;
    silence::silent_late_screen;
    silence::late_screen_unwanted;

    silent_words::silent_words_at_start;
    silent_words::silent_language;
    silent_words::silent_late_words;

    trouble::panic_is_reported;
    trouble::missing_files;
    trouble::late_file_missing;
    trouble::end_file_missing;
    trouble::sheet_file_missing;
    trouble::late_file_is_fetched;
    trouble::browser_without_vectors;
    trouble::browser_too_old;
    trouble::scripts_are_refused;
}
