# SPDX-License-Identifier: MIT
# The site: pages about everything that the spec describes, and the manual. Included by the Makefile.

SITE := $(BUILD)/site
SITE_DOCS := $(BUILD)/site-docs
SITE_PORT ?= 8000

.PHONY: site site-serve site-test

# uncoregen does not touch pages that stay as they are, so it may always run.
site: $(UNCOREGEN) $(if $(call with,$(CODEC)),$(WASM)/uncore.js)
	$(Q)runtime/packaging/site_docs.sh $(SITE_DOCS)
	$(Q)$(UNCOREGEN) site --out $(SITE) --docs $(SITE_DOCS)
	$(Q)$(if $(call with,$(CODEC)),cmp -s $(WASM)/uncore.js $(SITE)/uncore.js || cp $(WASM)/uncore.js $(SITE)/uncore.js,rm -f $(SITE)/uncore.js)

# On the loopback device: only this machine can read it.
site-serve: site
	@echo 'http://127.0.0.1:$(SITE_PORT)/ shows $(SITE); Ctrl-C ends'
	$(Q)python3 -m http.server --bind 127.0.0.1 --directory $(SITE) $(SITE_PORT)

# What looks at the pages and is not in Debian: axe-core, for faults that keep people with a screen reader out, and
# html-validate. npm ci installs the versions whose digests are on record, and no others.
SITE_TOOLS := $(BUILD)/site-tools

$(SITE_TOOLS)/installed: tests/site/tools/package.json tests/site/tools/package-lock.json
	$(call say,NPM,$(SITE_TOOLS))
	@mkdir -p $(SITE_TOOLS)
	$(Q)cp $^ $(SITE_TOOLS)
	$(Q)if npm ci --silent --prefix $(SITE_TOOLS) --no-fund --no-audit --ignore-scripts; then touch $@; \
		else echo 'npm cannot install them; tests that need them are skipped' >&2; fi

site-test: site $(UNCORE) $(UNCORE_OFFLINE) $(SITE_TOOLS)/installed
	@$(HARNESS) tests/tools/run.sh $(call run_by,make site-test)
