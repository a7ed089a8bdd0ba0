### What the page says before the app is there, and when it cannot start. cargo xtask puts these into
### index.html: plain text, one line each.

start-loading = Loading
start-lead = Setting up the table.
start-progress = Progress
start-late = This is taking longer than usual.
start-again = Reload the page
start-trouble = Something went wrong
start-unable = Rollkeep couldn’t start. Either a file didn’t load, or this browser is too old: Rollkeep needs Safari 16, Chrome 99, Firefox 98 or newer.
start-stopped = Rollkeep ran into an error and had to stop.
start-safe = Your saved games are safe.
start-reload = Reload the page
start-scripts = Rollkeep runs on your device and needs JavaScript. Please turn it on for this page.
