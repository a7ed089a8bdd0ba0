//! The game in real browsers: Chromium, Firefox and WebKit.
//!
//! As it is, this runs what `make test` runs; `-- --include-ignored` runs everything that `make test-all` runs, and
//! `-- firefox::` only what is in Firefox (CONTRIBUTING.md has the commands). `ROLLKEEP_ENGINES=chromium,firefox` leaves
//! WebKit out and says so. `-- --test-threads=6` runs more browsers while processors are idle, as `make test` does.
//!
//! - [`journey`] makes the tests of each journey; the list of them all is at the end of this file and says where each runs.
//! - [`journeys`] are what people do with the game; [`harness`] tests what they depend on.
//! - [`page`] has the steps of a journey: click, read, wait, check.
//! - [`server`] is the host of the page, which can go down and change.
//! - [`oldest`] checks the built files against the oldest supported browsers.
//! - [`engine`], [`session`] and what they use start the browsers and stop them.

#[macro_use]
mod journey;

mod browser_limit;
mod browser_options;
mod browser_pool;
mod camera_video;
mod deadline;
mod engine;
mod error;
mod harness;
mod journeys;
mod oldest;
mod page;
mod process_group;
mod server;
mod session;
mod tools;

use browser_options::BrowserOptions;
use journeys::{
    access, aloud, arena, arena_tabs, challenges, clock, coach, computers, crew, daily, dialogs,
    downfall, end, first_minute, games, hostile, keyboard, languages, layout, link_seats, links,
    live, looks, moments, motion, offline, opponents, own_name, paper, people, players, practice,
    random, real_dice, real_worst, reload, review, rules, sandbox, saves, scan, shared, silence,
    silent_words, skill, sound, statistics, steering, store, tabs, taps, translated, trouble,
    tryouts, view,
};

journeys! {
    one_engine harness::clicks_keys_and_waits;
    one_engine harness::storage_is_shared;
    one_engine harness::storage_can_fail;
    one_engine harness::storage_can_be_blocked with BrowserOptions::default().blocked_storage();
    one_engine harness::works_without_host with BrowserOptions::default().offline();
    every_engine harness::planted_faults_are_found;
    one_engine harness::files_travel;
    one_engine harness::any_size;
    every_engine harness::dark_and_still with BrowserOptions::default().dark().size(390, 844);
    one_engine harness::light_and_moving with BrowserOptions::default().moving();
    only(WebKit) harness::lost_answers_are_asked_for_again;

    one_engine games::every_rule_set;
    one_engine games::game_of_six;
    one_engine games::seats_come_back;

    one_engine rules::forced_joker;
    one_engine rules::rules_are_found;
    one_engine rules::rules_of_ones_own;
    one_engine rules::ordered_boxes with BrowserOptions::default().size(320, 568);
    one_engine rules::needs_are_told;
    one_engine rules::saved_rolls with BrowserOptions::default().size(320, 568);
    one_engine rules::no_best_play with BrowserOptions::default().size(390, 664);
    one_engine rules::names_of_boxes_are_tapped;
    one_engine rules::zero_is_confirmed;
    one_engine rules::undo_a_score;
    one_engine rules::scores_are_confirmed;

    one_engine arena::arena_is_exact;
    one_engine arena::arena_is_sealed with BrowserOptions::default().isolated();
    one_engine arena::arena_of_all;
    one_engine arena::arena_with_hostile_players with BrowserOptions::default().isolated();
    one_engine arena::arena_waits;
    one_engine arena::tournament_keeps_its_programs;
    one_engine arena::arena_refuses;
    one_engine arena::arena_offline with BrowserOptions::default().offline();

    one_engine arena_tabs::tournament_in_two_tabs;
    one_engine arena_tabs::tournament_finished_elsewhere;
    one_engine arena_tabs::tournament_deleted_elsewhere;
    one_engine arena_tabs::tournament_leaves_no_timer;
    one_engine arena_tabs::tournament_with_slow_locks;
    one_engine arena_tabs::tournament_reloaded;

    one_engine downfall::crash_of_all_sandboxes with BrowserOptions::default().isolated();
    one_engine downfall::crash_of_one_sandbox with BrowserOptions::default().isolated();
    one_engine downfall::sandboxes_lost_while_they_load with BrowserOptions::default().isolated();
    one_engine downfall::sandboxes_lost_together with BrowserOptions::default().isolated();
    only(Chromium) downfall::crash_for_lack_of_memory with BrowserOptions::default().isolated().small_heap();
    every_engine downfall::crash_of_the_page with BrowserOptions::default().isolated();

    one_engine reload::reload_every_phase;
    one_engine reload::clock_stops_while_away;
    one_engine reload::kept_after_reload;

    one_engine clock::time_is_up;
    one_engine clock::time_before_a_roll_counts;
    one_engine clock::roll_for_the_start_is_readable with BrowserOptions::default().moving();

    every_engine offline::host_is_gone with BrowserOptions::default().offline();
    only(Chromium, Firefox) offline::host_packs with BrowserOptions::default().offline();
    one_engine offline::update_in_a_game with BrowserOptions::default().offline();
    one_engine offline::update_declined with BrowserOptions::default().offline();
    one_engine(Chromium, WebKit) offline::update_of_an_open_page with BrowserOptions::default().offline();
    every_engine offline::update_in_another_tab with BrowserOptions::default().offline();
    one_engine offline::never_registered with BrowserOptions::default().offline();
    one_engine offline::first_is_no_update with BrowserOptions::default().offline();

    every_engine coach::best_play_is_kept;
    one_engine coach::kept_best_play_takes_no_time;
    one_engine coach::late_answer_about_kept_best_play;
    one_engine coach::work_goes_on_over_a_roll;
    one_engine coach::work_goes_on_over_a_computer;
    one_engine crew::workers_solve_together;
    one_engine crew::tournament_solves_rules_once;
    one_engine crew::dead_helpers_do_no_harm;
    one_engine coach::coach_offline with BrowserOptions::default().offline();
    one_engine coach::coach_in_company;
    one_engine coach::coach_to_win;
    one_engine coach::solver_comes_back;
    one_engine coach::review_of_a_game;
    one_engine review::actions_of_a_decision;
    one_engine review::judged_by_the_chance_to_win;
    one_engine coach::explorer;
    one_engine coach::explorer_card;
    one_engine coach::explorer_text;
    one_engine coach::explorer_players;
    one_engine coach::calculator_to_explorer;
    one_engine coach::first_rolls;

    one_engine computers::computers_play;
    one_engine computers::computers_wait;
    one_engine computers::refused_move_is_not_repeated;
    one_engine computers::computers_move_in_stages with BrowserOptions::default().moving();
    one_engine computers::undo_after_computers;
    one_engine computers::computers_alone;
    one_engine computers::computer_cannot_think;
    one_engine computers::computers_without_solver;
    one_engine computers::computers_of_large_rules;

    every_engine sandbox::player_decides with BrowserOptions::default().isolated();
    every_engine sandbox::player_in_webassembly with BrowserOptions::default().isolated();
    one_engine sandbox::player_never_starts with BrowserOptions::default().isolated();
    one_engine sandbox::player_answers_rubbish with BrowserOptions::default().isolated();

    every_engine hostile::hostile_finds_nothing with BrowserOptions::default().isolated();
    one_engine hostile::hostile_imports with BrowserOptions::default().isolated();
    every_engine hostile::hostile_without_guard with BrowserOptions::default().isolated();
    one_engine hostile::hostile_tampers with BrowserOptions::default().isolated();
    one_engine hostile::hostile_works_between_questions with BrowserOptions::default().isolated();
    one_engine hostile::hostile_sends_messages with BrowserOptions::default().isolated();
    every_engine hostile::hostile_never_ends with BrowserOptions::default().isolated();
    every_engine hostile::hostile_evades_the_guard with BrowserOptions::default().isolated();

    one_engine players::player_is_written;
    one_engine players::player_is_named;
    one_engine players::player_in_two_tabs;
    one_engine players::player_without_room;
    one_engine players::player_not_kept with BrowserOptions::default().blocked_storage();
    one_engine players::player_by_keyboard;
    one_engine players::example_beats_novice;

    one_engine tryouts::tryout_of_a_turn with BrowserOptions::default().isolated();
    one_engine tryouts::tryout_of_dice_kept with BrowserOptions::default().isolated();
    one_engine tryouts::tryout_of_faults with BrowserOptions::default().isolated();
    one_engine tryouts::tryout_without_end with BrowserOptions::default().isolated();
    one_engine tryouts::tryout_asleep with BrowserOptions::default().isolated();

    one_engine opponents::own_player_at_the_table with BrowserOptions::default().isolated();
    one_engine opponents::own_player_that_fails with BrowserOptions::default().isolated();
    one_engine opponents::own_player_comes_and_goes with BrowserOptions::default().isolated();

    one_engine saves::saves_damaged;
    one_engine saves::saves_of_a_newer_version;
    one_engine saves::storage_full;
    every_engine saves::storage_blocked with BrowserOptions::default().blocked_storage();
    one_engine saves::unsaved_is_always_shown;
    one_engine saves::asked_to_persist;
    every_engine saves::export_import;

    one_engine shared::game_through_links with BrowserOptions::default().size(390, 844);
    one_engine shared::names_are_asked_before_a_link with BrowserOptions::default().size(390, 664);
    one_engine shared::game_that_forked with BrowserOptions::default().size(390, 664);
    one_engine shared::game_kept;
    one_engine shared::game_watched_by_keyboard;
    one_engine shared::links_broken with BrowserOptions::default().size(320, 568);
    one_engine shared::qr_code_is_readable with BrowserOptions::default().dark().size(390, 844);
    one_engine shared::tools_in_the_bar;
    one_engine shared::shared_on_narrow_phone with BrowserOptions::default().size(320, 568);

    one_engine link_seats::seats_of_a_game_through_links with BrowserOptions::default().size(390, 844);
    one_engine link_seats::link_asks_who_plays_here with BrowserOptions::default().size(320, 568);
    one_engine link_seats::changing_cover_keeps_the_focus with BrowserOptions::default().size(390, 664);
    one_engine link_seats::take_turns_by_link with BrowserOptions::default().size(390, 664);
    one_engine link_seats::link_sends_a_turn_away with BrowserOptions::default().size(390, 664);

    one_engine daily::daily_once_a_day;
    one_engine daily::daily_in_two_tabs;
    one_engine daily::daily_beside_perfect with BrowserOptions::default().size(390, 844);
    one_engine daily::daily_beats_perfect with BrowserOptions::default().size(390, 844);
    one_engine daily::daily_without_solver;
    one_engine daily::daily_at_midnight with BrowserOptions::default().size(390, 664);
    only(Chromium) daily::daily_in_america with BrowserOptions::default().language("en-US");
    one_engine daily::daily_on_narrow_phone with BrowserOptions::default().size(320, 568);

    every_engine sound::sound_until_muted;

    one_engine motion::dice_land_askew with BrowserOptions::default().size(390, 844).moving();
    one_engine motion::kept_dice_move with BrowserOptions::default().size(390, 844).moving();
    every_engine motion::rolls_in_time with BrowserOptions::default().whole().moving();
    one_engine motion::roll_is_saved_before_it_moves with BrowserOptions::default().moving();
    one_engine motion::tap_ends_the_roll with BrowserOptions::default().moving();
    one_engine motion::unseen_dice_are_not_scored with BrowserOptions::default().moving();
    one_engine motion::no_motion_where_reduced;
    one_engine motion::roll_for_the_start_shows_its_die with BrowserOptions::default().size(1180, 820).moving();

    one_engine moments::moments_come_and_go with BrowserOptions::default().size(390, 664).moving();
    one_engine moments::equal_dice_are_seen_from_afar with BrowserOptions::default().size(390, 664).moving();
    one_engine moments::a_strike_is_no_score with BrowserOptions::default().size(390, 664).moving();
    one_engine moments::moments_still;
    one_engine moments::scores_land_in_sight with BrowserOptions::default().size(390, 664).moving();
    one_engine moments::heading_after_a_computer with BrowserOptions::default().size(390, 664).moving();
    one_engine moments::score_before_the_pass_screen with BrowserOptions::default().moving();
    one_engine moments::best_total with BrowserOptions::default().moving();
    one_engine moments::totals_count_up with BrowserOptions::default().moving();

    every_engine store::settings_in_two_tabs;
    one_engine store::reads_what_changed;
    one_engine store::room_again_after_full_storage;
    one_engine store::room_again_after_another_tab;
    one_engine store::import_in_steps;
    one_engine store::tournaments_in_pages;

    every_engine tabs::two_tabs;
    one_engine tabs::tap_before_the_lock;
    one_engine tabs::two_games;
    one_engine tabs::leaves_taken_over;
    one_engine tabs::watches_kept;
    one_engine tabs::leaves_watching;
    one_engine tabs::deleted_elsewhere;
    // In WebKit, the driver opens tabs hidden: nothing is painted there, and no dialog opens.
    one_engine(Chromium, Firefox) tabs::deleted_while_it_goes_on;
    every_engine tabs::reload_keeps_turn;
    one_engine tabs::left_game_is_free;
    one_engine tabs::back_from_the_browsers_cache;
    one_engine tabs::taken_over_by_keyboard;

    every_engine keyboard::keyboard_turn;
    every_engine keyboard::keyboard_dialogs;
    one_engine keyboard::keyboard_in_dialog;
    one_engine keyboard::keys_of_other_keyboards;
    one_engine keyboard::shortcuts_off;
    one_engine keyboard::keyboard_and_mouse;
    one_engine keyboard::space_after_a_click;
    one_engine keyboard::keyboard_as_remote;
    one_engine keyboard::keyboard_on_the_card;
    one_engine keyboard::keyboard_undo;
    one_engine steering::five_keys_for_a_game with BrowserOptions::default().size(1920, 1080);
    one_engine steering::five_keys_in_forms;
    one_engine steering::escape_goes_back;
    every_engine steering::arrows_change_nothing_before_enter;
    one_engine steering::back_from_a_new_game with BrowserOptions::default().size(1920, 1080);
    one_engine steering::no_roll_left with BrowserOptions::default().size(1920, 1080);
    one_engine steering::arrows_wrap_nowhere with BrowserOptions::default().size(1920, 1080);
    one_engine steering::five_keys_for_tools with BrowserOptions::default().size(1920, 1080);
    one_engine keyboard::keyboard_delete;

    every_engine taps::double_roll with BrowserOptions::default().moving();
    one_engine taps::double_roll_still;
    one_engine(Chromium, Firefox) taps::impatient_taps with BrowserOptions::default().moving();
    one_engine(Chromium, Firefox) taps::double_tap_on_a_die;
    one_engine(Chromium, Firefox) taps::quick_taps_on_neighbours with BrowserOptions::default().size(390, 844);
    one_engine taps::double_start;
    one_engine taps::double_begin;
    one_engine taps::double_zero;
    one_engine taps::double_undo;
    one_engine taps::quick_keys;
    only(Chromium) taps::held_keys;
    one_engine taps::slow_dice with BrowserOptions::default().moving();

    one_engine aloud::computers_at_once_are_heard;
    one_engine aloud::advice_is_heard_once;
    one_engine aloud::handover_is_heard_once;
    one_engine aloud::no_die_to_keep;
    one_engine aloud::standing_is_told;

    every_engine dialogs::escape_twice;
    // WebKit's driver taps nothing that a dialog makes inert.
    one_engine(Chromium, Firefox) dialogs::tools_behind_the_sign;
    one_engine dialogs::announced_in_dialog;
    one_engine dialogs::new_dialog_takes_keys_after_tab;
    one_engine dialogs::left_with_dialog;
    one_engine dialogs::new_dialog_ignores_taps;

    one_engine end::podium_and_rematch with BrowserOptions::default().size(390, 844);
    one_engine end::most_expensive_decision with BrowserOptions::default().size(390, 844);
    one_engine end::win_is_celebrated_once with BrowserOptions::default().size(390, 844).moving();
    one_engine end::result_rises with BrowserOptions::default().size(390, 844).moving();
    one_engine end::result_is_hurried with BrowserOptions::default().size(390, 844).moving();
    one_engine end::win_without_movement with BrowserOptions::default().size(390, 664);
    one_engine end::full_card_before_the_result with BrowserOptions::default().size(390, 664).moving();
    one_engine end::result_beside_the_card with BrowserOptions::default().size(1180, 820);
    every_engine end::result_is_shared with BrowserOptions::default().size(390, 664);

    one_engine people::signs_are_chosen with BrowserOptions::default().size(390, 664);
    one_engine people::six_signs with BrowserOptions::default().size(320, 568);
    one_engine people::moves_of_computers_are_shown;
    one_engine people::five_of_a_kind with BrowserOptions::default().size(390, 664);

    one_engine own_name::own_name_is_told_once with BrowserOptions::default().size(390, 664);
    one_engine own_name::nobody_of_several_is_you with BrowserOptions::default().size(390, 664);
    one_engine own_name::own_name_in_links with BrowserOptions::default().size(390, 664);
    one_engine own_name::long_names_are_told with BrowserOptions::default().size(320, 568);

    every_engine first_minute::play_now_as_stranger with BrowserOptions::default().size(390, 664);
    one_engine first_minute::play_now_again;
    one_engine first_minute::names_by_default with BrowserOptions::default().size(390, 664);
    one_engine first_minute::start_in_reach with BrowserOptions::default().size(390, 664);
    one_engine first_minute::nothing_typed_is_lost;
    one_engine first_minute::clock_begins_at_once;
    one_engine first_minute::first_turn_explains_itself;
    one_engine first_minute::help_without_keyboard;
    one_engine first_minute::slow_first_visit with BrowserOptions::default().moving();
    one_engine first_minute::home_with_games;
    one_engine first_minute::home_has_one_face;
    one_engine first_minute::home_with_many_games;
    one_engine first_minute::news_once;
    one_engine first_minute::no_news_for_newcomers;

    every_engine access::every_screen with BrowserOptions::default().size(320, 640);
    one_engine access::dice_tumble with BrowserOptions::default().moving();
    only(Chromium) access::colours_forced;

    one_engine looks::table_of_choice with BrowserOptions::default().size(390, 844);
    one_engine looks::colours_can_be_read;
    only(Chromium) looks::printed_in_ink;
    one_engine looks::chosen_before_the_app with BrowserOptions::default().size(390, 844);
    every_engine looks::type_of_its_own with BrowserOptions::default().offline();
    one_engine looks::safe_answer_is_bold with BrowserOptions::default().size(390, 664);

    only(Chromium, Firefox) languages::language_of_the_browser with BrowserOptions::default().language("sv");
    one_engine languages::language_is_chosen with BrowserOptions::default().offline();
    one_engine languages::update_in_a_language with BrowserOptions::default().offline();
    one_engine languages::language_does_not_load;
    one_engine languages::made_up_language;

    one_engine(Chromium, Firefox) translated::a_translated_page_goes_on with BrowserOptions::default().language("fr");
    one_engine(Chromium, Firefox) translated::translated_screens_come_and_go with BrowserOptions::default().language("fr");

    one_engine layout::whose_turn_it_is;
    one_engine layout::turn_from_across_the_room with BrowserOptions::default().size(1920, 1080);
    one_engine layout::dice_in_a_row;
    one_engine layout::boxes_stay_in_sight;
    one_engine layout::zoomed_table;
    one_engine layout::large_type;
    one_engine layout::advice_on_small_dice;
    one_engine layout::bar_of_the_theme;
    one_engine layout::names_at_fault;
    one_engine layout::names_of_all_scripts;
    one_engine layout::long_names_of_boxes;
    only(Chromium) layout::long_names_stand_still with BrowserOptions::default().size(320, 568);
    one_engine layout::notice_over_table with BrowserOptions::default().size(390, 664);
    only(Chromium) layout::notch with BrowserOptions::default().size(844, 390);

    every_engine view::all_in_view;
    one_engine view::all_in_view_timed;
    one_engine view::cards_of_others;
    one_engine view::points_of_the_other with BrowserOptions::default().size(320, 568);
    one_engine view::left_hand;
    only(Chromium) view::full_screen;
    one_engine view::zeros_are_less_prominent;
    one_engine view::extra_in_full;
    one_engine view::gaps_between_kept_dice;
    one_engine view::coach_in_view;
    one_engine view::title_in_full;

    every_engine live::live_impossible;
    only(Chromium) live::live_between_browsers;
    one_engine(Chromium, Firefox) live::live_connection_lost;
    one_engine(Chromium, Firefox) live::live_cheaters;
    one_engine(Chromium, Firefox) live::live_apart;
    one_engine(Chromium, Firefox) live::live_nobody_there;
    one_engine(Chromium, Firefox) live::live_by_keyboard with BrowserOptions::default().size(320, 568);

    only(Chromium, Firefox) paper::blank_cards;
    one_engine paper::finished_cards;
    one_engine paper::real_cards;

    one_engine skill::skill_and_luck;
    one_engine skill::skill_of_nobody;
    one_engine skill::judging_waits_for_the_table;
    one_engine skill::judging_in_two_tabs;
    one_engine practice::practice;
    one_engine practice::todays_five with BrowserOptions::default().size(390, 664);
    one_engine real_dice::real_dice_game;
    one_engine real_dice::real_dice_zero_is_confirmed;
    one_engine real_dice::real_dice_won_at_once;
    one_engine real_dice::real_dice_for_all;
    one_engine real_dice::real_dice_in_view with BrowserOptions::default().size(390, 664);
    one_engine real_dice::real_dice_follow_the_turn;
    one_engine real_dice::real_dice_tabs;
    one_engine real_dice::real_dice_files;
    one_engine real_dice::real_dice_by_keyboard with BrowserOptions::default().size(390, 664);
    one_engine real_worst::real_dice_pressed_twice with BrowserOptions::default().size(390, 664);
    one_engine real_worst::real_dice_without_room;
    one_engine real_worst::real_dice_reloaded;
    one_engine real_worst::real_dice_stands_still with BrowserOptions::default().size(390, 844);

    one_engine statistics::statistics_of_people;
    one_engine statistics::fair_dice;
    one_engine statistics::finished_games_found;

    one_engine challenges::challenge_and_answers;
    one_engine challenges::challenge_declined with BrowserOptions::default().size(390, 664);
    one_engine challenges::challenge_tampered;
    one_engine challenges::challenge_by_keyboard;
    one_engine challenges::challenge_on_narrow_phone with BrowserOptions::default().size(320, 568);
    one_engine challenges::challenge_without_solver;

    only(Chromium) scan::code_is_scanned with BrowserOptions::default().camera(scan::LINK).size(390, 844);
    only(Chromium, Firefox) scan::camera_sees_something_else
        with BrowserOptions::default().camera("https://example.org").size(667, 375);
    one_engine(Chromium, Firefox) scan::camera_sleeps with BrowserOptions::default().camera("https://example.org");
    only(Chromium, Firefox) scan::no_camera with BrowserOptions::default().size(320, 568);

    one_engine links::hostile_links;
    one_engine links::links_that_others_have_changed;
    every_engine links::encoded_number_sign with BrowserOptions::default().offline();
    one_engine links::odd_names;
    every_engine links::history;
    one_engine links::links_back;

    one_engine random::random_player with BrowserOptions::default().moving();

    one_engine silence::silent_computer;
    one_engine silence::silent_coach;
    one_engine silence::silent_worker;
    one_engine silence::silent_explorer;
    one_engine silence::pause_before_the_first_game;
    one_engine silence::silent_arena;
    one_engine silence::silent_sandbox;
    one_engine silence::silent_page;
    one_engine silence::silent_lazy_screen;
    one_engine silence::lazy_screen_unwanted;

    one_engine silent_words::silent_words_at_start with BrowserOptions::default().moving();
    one_engine silent_words::silent_language;

    every_engine trouble::panic_is_reported;
    one_engine trouble::missing_files;
    one_engine trouble::lazy_file_missing;
    one_engine trouble::end_file_missing;
    one_engine trouble::sheet_file_missing;
    one_engine trouble::computers_file_missing;
    one_engine trouble::lazy_file_is_fetched;
    one_engine trouble::browser_without_vectors;
    one_engine trouble::browser_too_old;
    every_engine trouble::scripts_are_refused;
}
