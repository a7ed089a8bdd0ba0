#!/usr/bin/env bash
# Finishes what Trunk has built: allows its start script by hash, folds the sandbox into one page, and tells the
# service worker its files. None of it touches a file whose hash Trunk has written into the page.
set -euo pipefail
cd "$TRUNK_STAGING_DIR"
fail() { echo "finish-dist: $*" >&2; exit 1; }
sha256() { if command -v sha256sum >/dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi; }

# From bytes to the form in which pages name hashes: hexadecimal, bytes again, base64.
hash_of() {
  local hex
  hex=$(sha256 | cut -c1-64)
  printf 'sha256-%s' "$(printf "$(sed 's/../\\x&/g' <<<"$hex")" | base64)"
}

page=$(<index.html)
for part in __START_HASH__ __BOOT__ __BOOT_HASH__ __WORKER__ __WORKER_PLAIN__ __SANDBOX__ __BYTES__ __WORDS__ __LATE_WORDS__ __START_WORDS__ __NOSCRIPT__ '<script async type=module>' '<link as=fetch '; do
  [[ $page == *"$part"* ]] || fail "index.html has no $part"
done
# The start script asks for the program itself; Safari would load it a second time for this.
preload=${page#*'<link as=fetch '}
page=${page%%'<link as=fetch '*}${preload#*>}

# What the progress bar counts to: the program as it is unpacked.
program=(rollkeep-*_bg.wasm)
page=${page/__BYTES__/"$(($(wc -c <"${program[0]}")))"}

# Files are named by their contents, so that the pages of two versions can be open at the same time.
named() { cat "$@" | sha256 | cut -c1-16; }

# The program, its glue and the part that is loaded later call each other by name, so they share a folder.
glue=(rollkeep-*.js)
late=$ROLLKEEP_PARTS/split_late.wasm
if [ -n "${WASM_OPT:-}" ]; then
  # The same as Trunk does with the program, in a folder that is not emptied.
  wasm-opt --strip-debug --strip-producers --strip-target-features --flatten --rereloop -Oz \
    --output="${ROLLKEEP_PARTS%/*}/late.wasm" "$late" 2>/dev/null
  late=${ROLLKEEP_PARTS%/*}/late.wasm
fi
app=app-$(named "${program[0]}" "${glue[0]}" "$ROLLKEEP_PARTS/__wasm_split.js" "$late")
mkdir "$app"
cp "$late" "$app/split_late.wasm"
cp "$ROLLKEEP_PARTS/__wasm_split.js" "$app"
mv "${program[0]}" "$app/rollkeep_bg.wasm"
mv "${glue[0]}" "$app/rollkeep.js"
page=${page//"${program[0]}"/"$app/rollkeep_bg.wasm"}
page=${page//"${glue[0]}"/"$app/rollkeep.js"}
# The glue asks for it at once, so it need not wait for the glue.
glue="<link crossorigin href=./$app/rollkeep.js"
[[ $page == *"$glue"* ]] || fail 'index.html does not load the glue as it did'
page=${page/"$glue"/"<link crossorigin href=./$app/__wasm_split.js rel=modulepreload>$glue"}

# Gives a worker a folder of its own; prints where it starts. All of its script is in one file, because Firefox
# has had workers of several modules only since 2023.
shelve() {
  local folder
  # A failure is thrown where the page gets it as an error event. The script before may end without a line break.
  printf '\n;%s\n' "wasm_bindgen({ module_or_path: '$1_bg.wasm' }).catch((fault) => setTimeout(() => { throw fault; }));" >>"$1.js"
  folder=$1-$(named "$1.js" "$1_bg.wasm")
  mkdir "$folder"
  mv "$1.js" "$1_bg.wasm" "$folder"
  echo "$folder/$1.js"
}
page=${page/__WORKER__/"$(shelve worker)"}
page=${page/__WORKER_PLAIN__/"$(shelve worker-plain)"}

# The messages of each language, without comments: those of the program in one file, those of its late part in another. And
# what the page says before they are there.
locales=$TRUNK_SOURCE_DIR/locales
tr -c 'a-z0-9-' '\n' <"$app/rollkeep_bg.wasm" | grep -- - >ids
words=() late_words=() starts=() pleas=()
for folder in "$locales"/*/; do
  code=$(basename "$folder")
  cat "$folder"*.ftl | sed '/^#/d' >all.ftl
  awk -v first=first.ftl -v late=late.ftl -f "$TRUNK_SOURCE_DIR/scripts/split-words.awk" ids all.ftl
  first=words-$code-$(named first.ftl).ftl
  late=words-$code-$(named late.ftl).late.ftl
  mv first.ftl "$first"
  mv late.ftl "$late"
  words+=("$code=$first")
  late_words+=("$code=$late")
  said=$(sed -E -n 's/^(language-direction|start-[a-z]+) = (.*)/\1=\2/p' "$folder/language.ftl" "$folder/start.ftl")
  [[ $said != *[{}\"\\\<]* ]] || fail "$code/start.ftl is more than plain text"
  starts+=("\"$code\":{$(sed -e 's/\([^=]*\)=\(.*\)/"\1":"\2"/' <<<"$said" | paste -sd, -)}")
  pleas+=("<p class=plea lang=$code>$(sed -n 's/^start-scripts=//p' <<<"$said")</p>")
  if [ "$code" = en ]; then
    while IFS='=' read -r id text; do page=${page//"{$id}"/"$text"}; done <<<"$said"
  fi
done
rm ids all.ftl
# Without spaces, because the minifier has taken the quotes away.
page=${page/__WORDS__/"$(IFS=,; echo "${words[*]}")"}
page=${page/__LATE_WORDS__/"$(IFS=,; echo "${late_words[*]}")"}
page=${page/__START_WORDS__/"{$(IFS=,; echo "${starts[*]}")}"}
page=${page/__NOSCRIPT__/"${pleas[*]}"}

script=${page#*'<script async type=module>'}
start=$(printf '%s' "${script%%</script>*}" | hash_of)
boot=$(hash_of <boot.js)
page=${page/__START_HASH__/"$start"}
page=${page/__BOOT_HASH__/"$boot"}
boot=boot-$(named boot.js).js
mv boot.js "$boot"
page=${page/__BOOT__/"$boot"}

# The sandbox for players that people write has no origin and no network, so all it needs must be in its page.
sandbox=$TRUNK_SOURCE_DIR/sandbox
guard=$(cat "$sandbox/meter.js" "$sandbox/guard.js")
keeper=$(<"$sandbox/keeper.js")
[[ $guard$keeper != *'</script'* ]] || fail 'a script of the sandbox ends itself'
frame=$(<"$sandbox/frame.html")
frame=${frame/__GUARD__/"$guard"}
frame=${frame/__KEEPER__/"$keeper"}
frame=${frame//&/"&amp;"}
frame=${frame//\"/"&quot;"}
# Blobs are the player and what asks it; neither may ask anybody, send a form, or say where addresses begin.
policy="default-src 'none'; script-src '$(printf '%s' "$keeper" | hash_of)' blob: 'wasm-unsafe-eval'; worker-src blob:; base-uri 'none'; form-action 'none'"
outer=$(<"$sandbox/page.html")
outer=${outer/__FRAME__/"$frame"}
outer=${outer//__POLICY__/"$policy"}
sandbox=sandbox-$(named <<<"$outer").html
printf '%s\n' "$outer" >"$sandbox"
printf '%s' "${page/__SANDBOX__/"$sandbox"}" >index.html

# Pictures that only an installer looks at, and the licence of the type, need not be kept for offline play.
files=$(find . -type f ! -name sw.js ! -path './fonts/*.txt' ! -path './screenshots/*' ! -path './icons/*.png' ! \( -name 'words-*' ! -name 'words-en-*' \) | LC_ALL=C sort)
version=$({ while IFS= read -r file; do sha256 "$file"; done <<<"$files"; sha256 sw.js; } | sha256)
# The page itself is kept under the address of its folder, which no host redirects.
list=$(sed -e 's|^\./index\.html$|./|' -e 's|^\./\(.\)|\1|' -e 's|.*|  "&",|' <<<"$files")
worker=$(<sw.js)
worker=${worker/__VERSION__/${version:0:16}}
for n in "${!words[@]}"; do
  words[n]="  \"${words[n]%%=*}\": [\"${words[n]#*=}\", \"${late_words[n]#*=}\"],"
done
worker=${worker/__WORDS__/"$(printf '%s\n' "${words[@]}")"}
printf '%s\n' "${worker/__FILES__/"$list"}" >sw.js
