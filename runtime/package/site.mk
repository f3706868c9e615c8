# SPDX-License-Identifier: MIT
# The site: pages about everything that the spec describes, and the manual. Included by the Makefile.

SITE := $(BUILD)/site
SITE_DOCS := $(BUILD)/site-docs
SITE_PORT ?= 8000
# 0: without the module, which needs clang and wasi-libc: search and codec then say that it is not there.
CODEC ?= 1

.PHONY: site site-serve site-test

# uncoregen does not touch pages that stay as they are, so it may always run.
site: $(UNCOREGEN) $(if $(call with,$(CODEC)),$(WASM)/uncore.js)
	$(Q)runtime/package/site_docs.sh $(SITE_DOCS)
	$(Q)$(UNCOREGEN) site --out $(SITE) --docs $(SITE_DOCS)
	$(Q)$(if $(call with,$(CODEC)),cmp -s $(WASM)/uncore.js $(SITE)/uncore.js || cp $(WASM)/uncore.js $(SITE)/uncore.js,rm -f $(SITE)/uncore.js)

# On the loopback device: only this machine can read it.
site-serve: site
	@echo 'http://127.0.0.1:$(SITE_PORT)/ shows $(SITE); Ctrl-C ends'
	$(Q)python3 -m http.server --bind 127.0.0.1 --directory $(SITE) $(SITE_PORT)
