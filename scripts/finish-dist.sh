#!/usr/bin/env bash
# Finishes what Trunk has built: allows its start script by hash, and tells the service worker its files.
set -euo pipefail
cd "$TRUNK_STAGING_DIR"

page=$(<index.html)
script=${page#*<script type=*module*>}
[ "$script" != "$page" ] || { echo "finish-dist: no start script in index.html" >&2; exit 1; }
script=${script%%</script>*}
hash=$(printf '%s' "$script" | sha256sum | cut -c1-64 | sed 's/../\\x&/g')
hash=$(printf "$hash" | base64)
printf '%s\n' "${page/__START_SCRIPT_HASH__/\'sha256-$hash\'}" >index.html

# Pictures that only an installer looks at need not be kept for offline play.
files=$(find . -type f ! -name sw.js ! -path './screenshots/*' ! -name '*-512.png' -printf '%P\n' | LC_ALL=C sort)
version=$(xargs -d '\n' sha256sum <<<"$files" | cat - sw.js | sha256sum | cut -c1-16)
worker=$(<sw.js)
# The page itself is kept under the address of its folder.
list=$(sed 's|^index\.html$|./|; s|.*|  "&",|' <<<"$files")
worker=${worker/__VERSION__/$version}
printf '%s\n' "${worker/__FILES__/$list}" >sw.js
