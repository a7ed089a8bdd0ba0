#!/usr/bin/env bash
# Joins the styles into one file without comments and indents, so that a first visit asks for one. Tokens come first,
# what sets all colours aside last.
set -euo pipefail
cd "$(dirname "$0")/../style"
mkdir -p ../target
files=(
  tokens.css people.css base.css page.css home.css resume.css life.css home-sizes.css loading.css new-game.css
  table.css tray.css standings.css table-sizes.css pad.css box.css cards.css dice.css dialog.css over.css podium.css
  facts.css to-share.css entry.css daily.css coach.css numbers.css under.css chart.css decisions.css choices.css
  links.css live.css challenges.css real.css paper.css arena.css practice.css players.css forced.css
)
cat "${files[@]}" |
  tr '\n' ' ' |
  sed -e 's|/\*[^*]*\*/||g' -e 's/  */ /g' -e 's/ *\([{};]\) */\1/g' -e 's/;}/}/g' >../target/rollkeep.css.new
# Left alone when nothing has changed, so that nothing is built again.
cmp -s ../target/rollkeep.css.new ../target/rollkeep.css || cp ../target/rollkeep.css.new ../target/rollkeep.css
rm ../target/rollkeep.css.new
