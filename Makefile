# Two commands to know: `make play` and `make test`. Both set up what is missing.
.PHONY: help play tournament test dist check bench screenshots clean
CARGO_BROWSER = . scripts/env.sh && cargo
SHELL = /bin/bash

help: ## Shows this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

play: ## Builds the game and serves it on http://127.0.0.1:8080 (PORT=… for another); the first time takes about 15 minutes
	@scripts/setup.sh build
	@scripts/play.sh

tournament: ## Holds one on the command line: ARGS='--rules yatzy novice perfect hoarder', or ARGS=--help
	@cargo run --quiet --profile tournament --no-default-features --features cli --bin tournament -- $(ARGS)

test: ## Runs every check and test; the first time takes about half an hour
	@scripts/setup.sh test
	$(MAKE) check
	cargo test --no-default-features --features cli
	$(MAKE) dist
	$(CARGO_BROWSER) test --no-default-features --features webdriver --test browser

dist: ## Leaves the finished page in dist/, for any static host and any path
	@scripts/setup.sh build
	scripts/trunk.sh build

check: ## Formatting and lints, for the core, the command, the page and the browser tests
	cargo fmt --check
	cargo clippy --no-default-features --all-targets -- -D warnings
	cargo clippy --no-default-features --features cli --all-targets -- -D warnings
	cargo clippy --no-default-features --features webdriver --all-targets -- -D warnings
	cargo clippy --target wasm32-unknown-unknown -- -D warnings
	cargo clippy --target wasm32-unknown-unknown --no-default-features --features worker,simd -- -D warnings

bench: ## Prints what the page weighs and how long it takes; writes target/bench.json
	@scripts/setup.sh bench
	$(MAKE) dist
	$(CARGO_BROWSER) bench --no-default-features --features webdriver --bench app
	cargo bench --no-default-features --bench solver

screenshots: ## Takes the pictures that the README and the manifest show
	@scripts/setup.sh test
	$(MAKE) dist
	$(CARGO_BROWSER) bench --no-default-features --features webdriver --bench screenshots

clean: ## Removes what was built here; tools in ~/.cache/rollkeep stay
	cargo clean
	rm -rf dist
