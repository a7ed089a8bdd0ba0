//! Computer players.
//!
//! A [`Player`] gets a [`View`], which shows what anyone at the table may see, and answers with the dice it keeps or
//! the box it fills. There are five, of rising strength; others can be added.
//!
//! A hundred thousand games alone under the official rules, as the example `players` plays them:
//!
//! | player | mean | standard deviation |
//! |---|---|---|
//! | novice | 194.2 ± 0.2 | 62.0 |
//! | casual | 211.4 ± 0.2 | 51.8 |
//! | skilled | 245.1 ± 0.2 | 58.9 |
//! | perfect | 254.5 ± 0.2 (solved: 254.588) | 59.3 |
//!
//! Alone, the rival plays like the perfect player. With the same dice as a perfect player in its place, it wins 51.4 ± 0.13 percent
//! of the games for two against a perfect player, and 18.1 ± 0.2 among five of those, instead of the fair share of 16.7. The
//! example `rival` measures that.

mod alone;
mod bot_game;
mod casual;
mod novice;
mod par;
mod perfect;
mod play;
mod player;
mod rival;
mod skilled;
mod strength;
mod turn_plan;
mod view;

pub use alone::{perfect_game, play_alone};
pub use bot_game::{BotGame, IllegalChoice};
pub use casual::Casual;
pub use novice::Novice;
pub use perfect::Perfect;
pub use play::{PlayError, play, play_out};
pub use player::{Player, PlayerFactory, copies};
pub use rival::Rival;
pub use skilled::Skilled;
pub use strength::StrengthExt;
pub use view::View;

pub use rollkeep_rules::game::Strength;
