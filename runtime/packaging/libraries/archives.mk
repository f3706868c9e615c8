# SPDX-License-Identifier: MIT
# The static libraries. What they keep to themselves has short names in the source and long ones in the archives, so that
# it cannot meet the names of a program. Objects for link-time optimization keep the short names: only their compiler can
# read them. Included by the Makefile.

NM ?= $(shell $(CC) -print-prog-name=nm)
OBJCOPY ?= $(shell $(CC) -print-prog-name=objcopy)

# The archives with the names of the source, which tests of inner functions link.
INNER := $(BUILD)/inner
INNER_PARTS = $(INNER)/libuncore_kernel.a $(REPLAY) $(JSON) $(BASE) $(INNER)/libuncore-sim.a $(INNER)/libuncore.a

$(INNER)/libuncore.a: $(LIB_OBJECTS) $(BUILD)/objects-lib
	$(archive)

$(INNER)/libuncore-sim.a: $(SIM_OBJECTS) $(BUILD)/objects-simulator
	$(archive)

$(INNER)/libuncore_kernel.a: $(KERNEL_OBJECTS) $(BUILD)/objects-kernel
	$(archive)

$(INNER)/names: $(INNER)/libuncore.a $(if $(call with,$(SIM)),$(INNER)/libuncore-sim.a)
	$(Q)$(NM) -g --defined-only $^ 2>/dev/null | awk 'NF == 3 && $$3 !~ /^(uncore)?_/ { print $$3, "uncore_inner_" $$3 }' | LC_ALL=C sort -u >$@

$(LIBRARY) $(SIMULATOR) $(KERNEL): $(BUILD)/lib/%: $(INNER)/% $(INNER)/names
	$(call say,NAMES,$@)
	@mkdir -p $(@D)
	$(Q)$(if $(findstring -flto,$(COMPILE)),cp $< $@,$(OBJCOPY) -D --redefine-syms=$(INNER)/names $< $@)

# What replays recordings is an archive of its own: the program that root runs has absent_replay.c in its place.
REPLAY := $(BUILD)/lib/libuncore_replay.a
REPLAY_OBJECTS := $(call object,$(if $(call with,$(JANSSON)),$(call find,runtime/programs/json,replay*.c),runtime/programs/json/absent_replay.c))
SETTINGS_objects-replay := $(REPLAY_OBJECTS)

$(REPLAY): $(REPLAY_OBJECTS) $(BUILD)/objects-replay
	$(archive)
