# dashpot: the build, for people and for CI. `make help` lists the targets.

PREFIX ?= /usr/local
DESTDIR ?=
BUILD := build
DASHPOT := $(BUILD)/dashpot
SOURCES := Package.swift $(shell find Sources -name '*.swift' -o -name '*.h' -o -name '*.modulemap' 2>/dev/null)

# One file without the Swift runtime beside it starts in half the time. Apple's linker spells stripping its own way.
ifeq ($(shell uname -s),Darwin)
RELEASE := -c release -Xlinker -dead_strip
else
RELEASE := -c release --static-swift-stdlib -Xlinker -s -Xlinker --gc-sections
endif

.PHONY: help setup build demo test lint format bench gallery install uninstall clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 18

setup: ## install libgd and the typeface Inter if they are missing
	@sh .ci/setup

build: setup $(DASHPOT) ## build the release binary into build/dashpot

$(DASHPOT): $(SOURCES)
	@swift build $(RELEASE) --product dashpot
	@mkdir -p $(BUILD)
	@cp "$$(swift build $(RELEASE) --show-bin-path)/dashpot" $(DASHPOT)

demo: build ## compare a press spring with a release spring: table, chart and CSV
	$(DASHPOT) compare '.spring(duration: 0.12, bounce: 0)' '.spring(duration: 0.35, bounce: 0.35)' \
	  -o $(BUILD)/press-release.png --csv $(BUILD)/press-release.csv
	@echo "The chart is $(BUILD)/press-release.png, the data $(BUILD)/press-release.csv."

test: setup ## run every test
	@swift build --build-tests
	@swift test --skip-build

lint: ## check the format of the source, strictly
	@swift format lint --strict --parallel --recursive Package.swift Sources Tests

format: ## format the source in place
	@swift format --in-place --parallel --recursive Package.swift Sources Tests

bench: build ## measure against the peers that are installed; prints ratios
	@swift build $(RELEASE) --product dashpot-bench
	@python3 Tests/Benchmarks/run.py $(DASHPOT) "$$(swift build $(RELEASE) --show-bin-path)/dashpot-bench"

gallery: build ## make the pictures of README and docs/gallery.md
	@sh docs/images/make.sh $(DASHPOT)

install: build ## install the command, its manual page and completions under PREFIX (/usr/local)
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/man/man1" \
	  "$(DESTDIR)$(PREFIX)/share/bash-completion/completions" \
	  "$(DESTDIR)$(PREFIX)/share/zsh/site-functions" "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d"
	install -m 755 $(DASHPOT) "$(DESTDIR)$(PREFIX)/bin/dashpot"
	$(DASHPOT) completions man > "$(DESTDIR)$(PREFIX)/share/man/man1/dashpot.1"
	$(DASHPOT) completions bash > "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/dashpot"
	$(DASHPOT) completions zsh > "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_dashpot"
	$(DASHPOT) completions fish > "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/dashpot.fish"

uninstall: ## remove what install put under PREFIX
	rm -f "$(DESTDIR)$(PREFIX)/bin/dashpot" "$(DESTDIR)$(PREFIX)/share/man/man1/dashpot.1" \
	  "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/dashpot" \
	  "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_dashpot" \
	  "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/dashpot.fish"

clean: ## remove what was built
	rm -rf $(BUILD) .build
