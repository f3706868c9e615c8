/* SPDX-License-Identifier: MIT */
/* Reads a scenario by its key table. */
#include "json/scenario_load.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "json/formats.h"
#include "json/reader.h"

struct uncore_scenario_text {
	struct uncore_scenario scenario;
	struct arena arena;
	struct json_t *root; /* holds the texts */
};

/* Splits a clock's name, which is "box" or "box.group". */
static void split_clocks(struct uncore_scenario_text *loaded)
{
	const struct uncore_scenario *scenario = &loaded->scenario;
	struct uncore_scenario_clock *clocks = arena_array(&loaded->arena, scenario->clock_count, sizeof(clocks[0]));

	for (size_t at = 0; at < scenario->clock_count; at++) {
		const char *name = scenario->clocks[at].box, *dot = strchr(name, '.');

		clocks[at] = scenario->clocks[at];
		if (dot == NULL)
			continue;
		clocks[at].box = arena_copy(&loaded->arena, name, (size_t)(dot - name));
		clocks[at].group = dot + 1;
	}
	if (scenario->clock_count != 0)
		loaded->scenario.clocks = clocks;
}

/* ---- loading ---- */

int uncore_scenario_load_text(const char *text, size_t length, const char *name, struct uncore_scenario_text **loaded,
			      struct uncore_fault *fault)
{
	struct uncore_scenario_text *made = (struct uncore_scenario_text *)calloc(1, sizeof(*made));
	struct json_input input = { .source = { .path = name, .text = text, .length = length }, .fault = fault };
	int result;

	*loaded = NULL;
	if (made == NULL)
		return uncore_fault_set(fault, UNCORE_E_NOMEM, "%s: %s", name, uncore_error_text(UNCORE_E_NOMEM));
	input.arena = &made->arena;
	result = json_parse(&input);
	made->root = input.source.root;
	if (result == 0)
		result = json_decode(&input, &scenario_keys, &made->scenario);
	if (result != 0) {
		uncore_scenario_text_free(made);
		return result;
	}
	split_clocks(made);
	*loaded = made;
	return 0;
}

int uncore_scenario_load_file(const char *path, struct uncore_scenario_text **loaded, struct uncore_fault *fault)
{
	size_t length;
	char *text;
	int result = json_read_file(path, &text, &length, fault);

	*loaded = NULL;
	if (result != 0)
		return result;
	result = uncore_scenario_load_text(text, length, path, loaded, fault);
	free(text);
	return result;
}

struct uncore_scenario *uncore_scenario_of(struct uncore_scenario_text *loaded)
{
	return &loaded->scenario;
}

void uncore_scenario_text_free(struct uncore_scenario_text *loaded)
{
	if (loaded == NULL)
		return;
	json_decref(loaded->root);
	arena_free(&loaded->arena);
	free(loaded);
}
