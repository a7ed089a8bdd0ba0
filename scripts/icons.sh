#!/usr/bin/env bash
# Renders the PNG icons from public/icons/icon.svg. Run it after changing the drawing, and commit the results. Needs
# Debian's librsvg2-bin, pngquant and zopfli.
set -euo pipefail
cd "$(dirname "$0")/../public/icons"

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# render <drawing> <pixels> <name>: a PNG with sixteen colours, which is enough for the drawing, compressed as far as
# possible.
render() {
  rsvg-convert --width "$2" --height "$2" "$1" |
    pngquant --force --strip --nofs 16 - >"$scratch/$3.png"
  zopflipng -y --iterations=50 --filters=01234mepb "$scratch/$3.png" "$3.png" >/dev/null
}

# For systems that crop the icon: the green fills the square, and the die stays in the safe zone in the middle.
full_bleed=$scratch/full-bleed.svg
drawing=$(<icon.svg)
background='<rect width="64" height="64" rx="14" fill="#1f5c43"/>'
before=${drawing%%"$background"*}
die=${drawing#*"$background"}
{
  printf '%s%s' "$before" '<rect width="64" height="64" fill="#1f5c43"/><g transform="translate(32 32) scale(.8) translate(-32 -32)">'
  printf '%s%s\n' "${die%</svg>*}" '</g></svg>'
} >"$full_bleed"

render icon.svg 192 icon-192
render icon.svg 512 icon-512
render "$full_bleed" 512 maskable-512
render "$full_bleed" 180 apple-touch-icon

wc -c icon.svg ./*.png
