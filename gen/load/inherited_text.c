/* SPDX-License-Identifier: MIT */
/* Finds words in inherited texts whose meaning depends on the platform. */
#include "load/inherited_text.h"

#include <jansson.h>
#include <string.h>

#include "load/read_json.h"

static const char *const relative_words[] = {
	"generation before", "generation after", "next generation", "previous generation", "part before", "part after",
};

struct inherited {
	struct diag *diag;
	const char *platform;
};

/* Whether the value is of a file of another platform. */
static bool is_foreign(const struct inherited *to, struct node node)
{
	const char *from = node_origin(node)->from;
	size_t length = strlen(to->platform);

	return from != NULL &&
	       !(strncmp(from, to->platform, length) == 0 && (from[length] == '\0' || from[length] == '/'));
}

static void check_text(const struct inherited *to, struct node node)
{
	const char *text = json_string_value(node.json);

	for (size_t i = 0; i < sizeof(relative_words) / sizeof(relative_words[0]); i++) {
		if (strcasestr(text, relative_words[i]) == NULL || !is_foreign(to, node))
			continue;
		diag_error(to->diag, RULE_TEXT_RELATIVE, node_loc(node),
			   "platform %s inherits this text, and \"%s\" is another one there: name the generation",
			   to->platform, relative_words[i]);
		return;
	}
}

static void walk(const struct inherited *to, struct node node)
{
	const char *key;
	json_t *value;
	size_t index;

	if (json_is_string(node.json))
		check_text(to, node);
	json_object_foreach((json_t *)node.json, key, value) {
		struct node child = node_child(node, key, 0);

		child.json = value;
		if (strcmp(key, "source") != 0)
			walk(to, child);
	}
	json_array_foreach((json_t *)node.json, index, value) {
		struct node child = node_child(node, NULL, index);

		child.json = value;
		walk(to, child);
	}
}

void check_inherited_texts(struct diag *diag, const char *platform, const struct source *source)
{
	walk(&(struct inherited){ diag, platform }, source_root(source));
}
