# The front door. Each target says what it does: make help.

SHELL := /bin/bash
.DEFAULT_GOAL := help

# Only what is named here is linted and formatted; generated and fetched code never is.
SWIFT_SOURCES := Package.swift Sources Tests $(wildcard Benchmarks/Package.swift Benchmarks/Sources)
IMPORT_CHECK := --explicit-target-dependency-import-check error

# Reaches the scripts as it was typed, spaces and all.
export JOURNAL

PREFIX ?= /usr/local

.PHONY: help run test test-wayland lint format bench fuzz pot man completions install uninstall deb test-deb \
	screenshot deps clean toolchain

help: ## list what can be made
	@sed -n 's/^\([a-z][a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 20

run: toolchain ## build and open the journal (JOURNAL=DIR opens another one)
	@scripts/deps run
	@swift build --product counterfoil
	@scripts/catalogues
	@scripts/run

test: toolchain ## build and run every test: units, widgets, the command line, and journeys on X11 and Wayland
	@scripts/deps run test
	@swift build --build-tests
	@scripts/catalogues
	@scripts/unit-tests
	@Tests/CommandLine/run
	@Tests/Journeys/run
	@Tests/Journeys/run --wayland --keyboard

test-wayland: toolchain ## run only the journeys under a Wayland compositor (sway), by keyboard alone
	@scripts/deps run test
	@swift build --product counterfoil
	@scripts/catalogues
	@Tests/Journeys/run --wayland --keyboard

lint: toolchain ## check format, imports, layers, documentation, scripts and what the desktop reads
	@scripts/deps run test lint
	swift format lint --strict --parallel --recursive $(SWIFT_SOURCES)
	swift build --build-tests $(IMPORT_CHECK)
	scripts/lint-layers
	scripts/lint-layers --self-test
	scripts/messages check
	scripts/messages --self-test
	scripts/lint-documentation
	scripts/lint-documentation --self-test
	scripts/lint-scripts
	scripts/lint-desktop
	scripts/keytable.py --check
	scripts/lint-help
	scripts/lint-help --self-test
	scripts/flatpak

format: toolchain ## rewrite the Swift sources in the project's format
	swift format --in-place --parallel --recursive $(SWIFT_SOURCES)

bench: toolchain ## measure signals, start-up, memory and large journals, into .build/bench.json
	@scripts/deps run test release bench
	@scripts/bench

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
	@scripts/deps run release
	@scripts/generate man completions
	@scripts/release counterfoil
	@scripts/catalogues
	@scripts/help
	@scripts/install "$(PREFIX)"

uninstall: ## remove what make install installed (PREFIX, DESTDIR); the journal stays
	@scripts/install --remove "$(PREFIX)"

deb: toolchain ## make a Debian package of the program, into .build/deb, and ask lintian about it
	@scripts/deps run release package
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
	@swift build --product counterfoil
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
