# SPDX-License-Identifier: MIT
# The commands that need no machine as a WebAssembly module, for the pages of the site. Included by the Makefile.

WASM_CC ?= clang
# Most of the module is tables; speed matters to a search, which compares every row of every platform.
WASM_FLAGS := --target=wasm32-wasi -msimd128 -std=c11 $(WARNINGS) -O2 -fvisibility=hidden
WASM := $(BUILD)/wasm
WASM_C := $(call find,runtime/programs/wasm runtime/programs/search,*.c) \
	$(call find,$(addprefix runtime/programs/cli/,complete decode encode),*.c) \
	$(filter-out %/source.c,$(call find,runtime/programs/cli/decode_log,*.c)) \
	$(call find,runtime/programs/cli/search,*.c) \
	$(addprefix runtime/programs/cli/,$(addsuffix .c,commands common/meanings common/countable common/describe common/row_text common/event_words common/find common/offer_items common/linux_version help/examples machine/writing manuals \
	registers/at_address registers/field_record registers/purpose common/output common/owners common/platforms common/choose common/problems \
	common/result_words)) \
	$(filter-out %/whole_file.c %/whole_file_write.c %/loaded.c %/json/faults.c %/base/source.c %/keys/keys.c %/keys/key_values.c,$(call find,runtime/programs/base,*.c)) \
	$(call find,runtime/library/core runtime/library/event runtime/library/schedule,*.c) $(filter-out generated/src/linux_%,$(call find,generated/src,*.c))
WASM_OBJECTS := $(WASM_C:%.c=$(WASM)/obj/%.o)

.PHONY: codec

# Everything in one archive: the linker takes only what is called.
codec: $(WASM)/uncore.js

$(WASM_OBJECTS): $(WASM)/obj/%.o: %.c $(WASM)/wasm-flags | $(TOOLS_FIRST)
	$(call say,WASM,$<)
	@mkdir -p $(@D)
	$(Q)$(WASM_CC) $(WASM_FLAGS) $(LIB_INCLUDES) -MMD -MP -c -o $@ $<

# A reactor: it has no main(), and stays after a call. A stack of 1 MiB, as records of a log are large.
$(WASM)/uncore.wasm: $(WASM_OBJECTS)
	$(call say,LD,$@)
	$(Q)$(WASM_CC) --target=wasm32-wasi -mexec-model=reactor -Wl,-z,stack-size=1048576 -Wl,--strip-all -Wl,--gc-sections -o $@ $^

# Compressed here, because then it is small from every server.
$(WASM)/uncore.js: runtime/programs/wasm/uncore.js $(WASM)/uncore.wasm
	$(call say,PACK,$@)
	$(Q){ cat $< && printf "uncore.pack('" && gzip -9n <$(WASM)/uncore.wasm | base64 -w0 && printf "');\n"; } >$@

-include $(wildcard $(WASM_OBJECTS:.o=.d))
