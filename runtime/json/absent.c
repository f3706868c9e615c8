/* SPDX-License-Identifier: MIT */
/* In the place of the readers of JSON, where the command is built with JANSSON=0. */
#include "scenario_load.h"

static int refuse(struct uncore_scenario_text **loaded, struct uncore_fault *fault, const char *name)
{
	*loaded = NULL;
	return uncore_fault_set(fault, UNCORE_E_ARGUMENT,
				"%s: this uncore was built without Jansson, and reads no scenarios", name);
}

int uncore_scenario_load_file(const char *path, struct uncore_scenario_text **loaded, struct uncore_fault *fault)
{
	return refuse(loaded, fault, path);
}

int uncore_scenario_load_text(const char *text, size_t length, const char *name, struct uncore_scenario_text **loaded,
			      struct uncore_fault *fault)
{
	(void)text;
	(void)length;
	return refuse(loaded, fault, name);
}

struct uncore_scenario *uncore_scenario_of(struct uncore_scenario_text *loaded)
{
	(void)loaded;
	return NULL;
}

void uncore_scenario_text_free(struct uncore_scenario_text *loaded)
{
	(void)loaded;
}
