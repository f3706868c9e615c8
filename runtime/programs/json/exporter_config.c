/* SPDX-License-Identifier: MIT */
/* Reads the configuration of uncore exporter by its key table. */
#include "json/exporter_config.h"

#include <jansson.h>
#include <stdlib.h>

#include "base/keys/macros.h"
#include "json/formats.h"
#include "json/reader.h"

/* How much one exporter may count, and the labels that each of its series has. */
enum { NAMES_MAX = 1024, LABELS_MAX = 64 };

/* clang-format off */

static const struct key label_keys[] = {
	{ .name = "name", ID(exporter_label, name), .help = "letters, digits and _" },
	{ .name = "value", STRING(exporter_label, value), .help = "any text" },
};
static const struct keys label_kind = { "label", "a label", "The name of a label, with its value.", KEYS(label_keys),
	.size = sizeof(struct exporter_label), .bare = true, .single_value = true };

static const struct key config_keys[] = {
	{ .name = "schema", VERSION(1), REQUIRED, .help = "version of the format" },
	{ .name = "text", .type = KEY_IGNORED, .help = "for people" },
	{ .name = "groups", STRINGS(exporter_config, groups), RANGE(0, NAMES_MAX),
	  .help = "as `--group` takes them" },
	{ .name = "events", STRINGS(exporter_config, events), RANGE(0, NAMES_MAX),
	  .help = "as `--event` takes them" },
	{ .name = "metrics", STRINGS(exporter_config, metrics), RANGE(0, NAMES_MAX),
	  .help = "as `--metric` takes them" },
	{ .name = "labels", MAP(exporter_config, labels, label_count), RANGE(0, LABELS_MAX), .element = &label_kind,
	  .help = "labels that every series gets, with their values" },
};
const struct keys exporter_keys = { "exporter", "a configuration", "What `uncore exporter` counts.", KEYS(config_keys),
	.size = sizeof(struct exporter_config), .bare = true };

static const struct keys *const kinds[] = { &exporter_keys };
const struct format exporter_format = { .name = "exporter", .kinds = kinds, .kind_count = 1 };

/* clang-format on */

struct exporter_config_text {
	struct exporter_config config;
	struct arena arena;
	struct json_t *root; /* holds the texts */
};

static struct strings places_of(struct exporter_config_text *made, const struct json_input *input, const char *key,
				size_t count)
{
	struct strings places = { .at = NULL };
	struct node text = node_child(json_top(input), key, 0);
	struct locator locator = { 0 };

	text.position++;
	for (size_t at = 0; at < count; at++, text.position = input->source.positions[text.position].next) {
		struct line_column place = source_locate_next(&locator, &input->source, node_loc(text).offset);

		list_add(&made->arena, &places,
			 arena_printf(&made->arena, "%s:%u:%u", input->source.path, place.line, place.column));
	}
	return places;
}

static void note_places(struct exporter_config_text *made, const struct json_input *input)
{
	struct exporter_config *config = &made->config;

	config->event_places = places_of(made, input, "events", config->events.count);
	config->metric_places = places_of(made, input, "metrics", config->metrics.count);
	config->group_places = places_of(made, input, "groups", config->groups.count);
}

static int decode(struct exporter_config_text *made, const char *path, const char *text, size_t length,
		  struct uncore_fault *fault)
{
	struct json_input input = { .source = { .path = path, .text = text, .length = length },
				    .arena = &made->arena,
				    .fault = fault };
	int result = json_parse(&input);

	made->root = input.source.root;
	if (result == 0)
		result = json_decode(&input, &exporter_keys, &made->config);
	if (result == 0)
		note_places(made, &input);
	return result;
}

int exporter_config_load(const char *path, struct exporter_config_text **loaded, struct uncore_fault *fault)
{
	struct exporter_config_text *made = take_memory(NULL, sizeof(*made));
	size_t length;
	char *text;
	int result = json_read_file(path, &text, &length, fault);

	*made = (struct exporter_config_text){ .root = NULL };
	*loaded = NULL;
	if (result == 0)
		result = decode(made, path, text, length, fault);
	free(text);
	if (result != 0)
		exporter_config_free(made);
	else
		*loaded = made;
	return result;
}

const struct exporter_config *exporter_config_of(const struct exporter_config_text *loaded)
{
	return &loaded->config;
}

void exporter_config_free(struct exporter_config_text *loaded)
{
	if (loaded == NULL)
		return;
	json_decref(loaded->root);
	arena_free(&loaded->arena);
	free(loaded);
}
