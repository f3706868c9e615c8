# SPDX-License-Identifier: MIT
# uncore-regions: uncore stat --regions, and nothing else that uses the machine. The program that root runs otherwise,
# uncore, stays as small as it is. Included by the Makefile.

REGIONS_CLI_OBJECTS := $(call object,$(filter-out $(OFFLINE) $(addprefix runtime/programs/cli/,$(addsuffix /%,top exporter dump doctor restore)),$(COMMAND_C)) \
	runtime/programs/cli/machine/elsewhere.c runtime/programs/cli/stat/elsewhere.c $(OFFLINE_ELSEWHERE_C) runtime/programs/cli/uncore_regions.c) \
	$(filter-out $(addprefix $(BUILD)/obj/embedded/,$(OFFLINE)),$(COMMAND_TEXTS))
SETTINGS_objects-regions-cli := $(REGIONS_CLI_OBJECTS) $(LDFLAGS)

$(REGIONS_CLI_OBJECTS): INCLUDES = $(LIB_INCLUDES)
$(UNCORE_REGIONS): $(REGIONS_CLI_OBJECTS) $(JSON) $(BASE) $(LIBRARY) $(BUILD)/objects-regions-cli
	$(link)
$(UNCORE_REGIONS): LIBS = $(if $(call with,$(JANSSON)),-ljansson) -lm

$(BUILD)/tests/test_runtime_regions: $(call object,runtime/programs/cli/stat/region/regions.c)
$(BUILD)/tests/test_runtime_regions: override LIBS = $(INNER_PARTS) -lcmocka -ljansson -lm
