#!/usr/bin/env bash
# Joins the styles into one file without comments and indents, so that a first visit asks for one. Tokens come first,
# what sets all colours aside last.
set -euo pipefail
cd "$(dirname "$0")/../style"
mkdir -p ../target
cat tokens.css people.css base.css page.css home.css new-game.css table.css pad.css dice.css dialog.css over.css daily.css coach.css links.css live.css challenges.css real.css paper.css arena.css skill.css players.css forced.css |
  tr '\n' ' ' |
  sed -e 's|/\*[^*]*\*/||g' -e 's/  */ /g' -e 's/ *\([{};]\) */\1/g' -e 's/;}/}/g' >../target/rollkeep.css.new
# Left alone when nothing has changed, so that nothing is built again.
cmp -s ../target/rollkeep.css.new ../target/rollkeep.css || cp ../target/rollkeep.css.new ../target/rollkeep.css
rm ../target/rollkeep.css.new
