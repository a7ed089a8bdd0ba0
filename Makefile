# The main commands are `make play` and `make test`. Both set up what is missing.
.PHONY: help play dev tournament test test-all random dist check check-core check-docs check-views check-page check-packages check-dependencies bench tables screenshots clean
CARGO_BROWSER = . scripts/env.sh && cargo
# What runs natively: all but the page and its worker.
NATIVE = --workspace --exclude rollkeep --exclude rollkeep-worker
SHELL = /bin/bash
MINUTES = 10
SEED := $(shell date +%s)

help: ## Shows this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

play: ## Builds the game and serves it on http://127.0.0.1:8080 (PORT=… for another); the first time takes about 9 minutes
	@scripts/setup.sh build
	@scripts/play.sh

dev: ## Serves a page that is built again and reloaded after each change, for work on it (PORT=… for another than 8080)
	@scripts/setup.sh build
	@scripts/dev.sh

tournament: ## Plays one on the command line: ARGS='--rules yatzy novice perfect hoarder', or ARGS=--help
	@cargo run --quiet --profile tournament --package rollkeep-command -- $(ARGS)

test: ## Runs every check and test; journeys of the page's own logic in Chromium only; about 12 minutes after an edit
	@scripts/test.sh

test-all: ## Runs everything in every browser, with all cases, without a second chance; before a piece of work is done
	@scripts/test.sh all

random: ## Runs a random player in each browser for MINUTES=10; SEED=… repeats its start
	@scripts/setup.sh test
	$(MAKE) dist
	@$(CARGO_BROWSER) test $(NATIVE) --test browser --no-run
	@. scripts/env.sh && ROLLKEEP_PLAY_SECONDS=$$(( $(MINUTES) * 60 )) ROLLKEEP_SEED=$(SEED) \
	  cargo test $(NATIVE) --test browser -- --include-ignored --nocapture random_player

dist: ## Builds the finished page for any static host and any path, in dist/ and packed in rollkeep.zip
	@scripts/setup.sh dist
	. scripts/env.sh && trunk build --release
	cargo xtask zip dist rollkeep.zip

check: check-core check-docs check-page check-packages check-dependencies ## Formatting and lints, for the core, the command, the page and the browser tests; dependencies if cargo-deny is installed
	cargo fmt --check

check-core:
	cargo clippy $(NATIVE) --all-targets -- -D warnings

# Links between items, and examples that are not closed.
check-docs:
	RUSTDOCFLAGS='-D warnings' cargo doc --quiet $(NATIVE) --no-deps

# The formatting of `view!`, which rustfmt leaves alone.
check-views:
	@. scripts/env.sh && leptosfmt --check --quiet src

# The profile with which the page was built last: what it shares with the lints is compiled once.
PROFILE = journeys
check-page:
	cargo clippy --profile $(PROFILE) --target wasm32-unknown-unknown --package rollkeep --package rollkeep-worker --features rollkeep-worker/simd -- -D warnings

# The packages that others can use are whole: they build from what they would publish.
check-packages:
	cargo package --quiet --allow-dirty --package rollkeep-rules --package rollkeep-solver

# Licences, advisories, sources and bans, by the rules of deny.toml. It downloads the advisories.
check-dependencies:
	@if cargo deny --version >/dev/null 2>&1; then \
	  cargo deny check; \
	else \
	  echo "check: cargo-deny is not installed, so licences and advisories of dependencies are not checked ('cargo install --locked cargo-deny' installs it)"; \
	fi

bench: ## Measures the size and the times of the page; writes target/bench.json
	@scripts/setup.sh bench
	$(MAKE) dist
	$(CARGO_BROWSER) bench --package browser-tests --bench app
	cargo bench --package rollkeep-solver --bench solver
	cargo bench --package rollkeep-app --bench links

GAMES = 100000
tables: ## Measures the rule sets RULES='yatzy …' with GAMES=100000 and writes the tables of the documents and of the coach
	cargo run --profile bench --package rollkeep-solver --example tables -- $(GAMES) $(RULES)
	ROLLKEEP_WRITE=1 cargo test $(NATIVE) --test core -- documents the_data_of_the_catalogue

screenshots: ## Takes the pictures that the README and the manifest show
	@scripts/setup.sh test
	$(MAKE) dist
	$(CARGO_BROWSER) run --profile bench --package browser-tests --example screenshots

clean: ## Removes what was built here; tools in ~/.cache/rollkeep stay
	cargo clean
	rm -rf dist rollkeep.zip
