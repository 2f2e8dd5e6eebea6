# The front door. Each target says what it does: make help.

SHELL := /bin/bash
.DEFAULT_GOAL := help

# Only what is named here is linted and formatted; generated and fetched code never is.
SWIFT_SOURCES := Package.swift Sources Tests Examples/Package.swift Examples/Sources \
	$(wildcard Benchmarks/Package.swift Benchmarks/Sources)

# Reaches the scripts as it was typed, spaces and all.
export JOURNAL

PREFIX ?= /usr/local

.PHONY: help run test test-all test-matrix built-tests lint format bench fuzz pot man completions install uninstall deb test-deb \
	screenshot deps clean toolchain

help: ## list what can be made
	@sed -n 's/^\([a-z][a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 20

run: toolchain ## build and open the journal (JOURNAL=DIR opens another one)
	@scripts/deps run
	@scripts/build
	@scripts/catalogues
	@scripts/run

test: built-tests ## run what finds a mistake in a change: units, widgets, the command line, twelve scenarios
	@Tests/run quick

test-all: built-tests ## run the rest: the exhaustive tests and all other scenarios
	@Tests/run all

test-matrix: built-tests ## before a release: every scenario on X11 and Wayland, by mouse and by keys; the fuzzer
	@Tests/run matrix

built-tests: toolchain
	@scripts/deps run test
	@scripts/build --tests
	@scripts/catalogues

lint: built-tests ## check format, imports, layers, documentation, scripts and what the desktop reads
	@scripts/deps lint
	swift format lint --strict --parallel --recursive $(SWIFT_SOURCES)
	scripts/lint-layers
	scripts/lint-layers --self-test
	scripts/messages check
	scripts/messages --self-test
	scripts/lint-documentation
	scripts/lint-documentation --self-test
	scripts/lint-words
	scripts/lint-words --self-test
	scripts/lint-scripts
	scripts/mutants --check
	scripts/lint-desktop
	scripts/keytable.py --check
	scripts/lint-help
	scripts/lint-help --self-test
	scripts/flatpak

format: toolchain ## rewrite the Swift sources in the project's format
	swift format --in-place --parallel --recursive $(SWIFT_SOURCES)

bench: toolchain ## measure everything into .build/bench.json (ROWS=signals, window or journal measures a part)
	@scripts/deps run test bench
	@scripts/bench $(ROWS)

fuzz: toolchain ## feed every reader with made-up files, a minute each
	@scripts/deps run
	@scripts/fuzz

pot: ## collect what translators translate, into .build/*.pot, and merge it into resources/po and resources/help/po
	@scripts/deps run
	@scripts/messages update

man: toolchain ## generate the man page from the command line's parser in each language, into .build/man
	@scripts/deps run
	@scripts/generate man

completions: toolchain ## generate completions for bash, zsh and fish, into .build/completions
	@scripts/deps run
	@scripts/generate completions

install: toolchain ## install the program for all users of this machine (PREFIX=/usr/local, DESTDIR=)
	@scripts/deps run
	@scripts/generate man completions
	@scripts/release counterfoil
	@scripts/catalogues
	@scripts/help
	@scripts/install "$(PREFIX)"

uninstall: ## remove what make install installed (PREFIX, DESTDIR); the journal stays
	@scripts/install --remove "$(PREFIX)"

deb: toolchain ## make a Debian package of the program, into .build/deb, and ask lintian about it
	@scripts/deps run package
	@scripts/generate man completions
	@scripts/release counterfoil
	@scripts/catalogues
	@scripts/help
	@rm -f .build/deb/*.deb
	@scripts/deb
	@lintian --allow-root --fail-on error,warning .build/deb/*.deb

test-deb: deb ## install the package in a Debian that has nothing else, drive it and purge it (as root)
	@scripts/deps run test root
	@Tests/Package/run .build/deb/*.deb

screenshot: toolchain ## take pictures of the running program: docs/screenshots, .build/screenshots
	@scripts/deps run test
	@scripts/build
	@scripts/catalogues
	@scripts/screenshot

deps: ## install the Debian packages that building, running and testing need
	@scripts/deps run test

clean: ## remove everything that was built
	rm -rf .build .build-fuzz Benchmarks/.build

toolchain:
	@command -v swift >/dev/null || { \
	  echo "make: 'swift' is not in PATH. Counterfoil is built with Swift 6.2 or later:" >&2; \
	  echo "make: install it from https://www.swift.org/install/linux and try again." >&2; exit 1; }
