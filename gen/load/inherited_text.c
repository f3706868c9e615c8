/* SPDX-License-Identifier: MIT */
/* Finds words in inherited texts whose meaning depends on the platform. */
#include "load/inherited_text.h"

#include <string.h>

#include "base/json/value.h"

static const char *const relative_words[] = {
	"generation before", "generation after", "next generation", "previous generation", "part before", "part after",
};

/* Each of the words has one of these, so a file without them has none. */
static const char *const hints[] = { "generation", "part before", "part after" };

enum { FILES_MAX = 8 };

struct inherited {
	struct diag *diag;
	const char *platform;
	/* The files that were asked for, and the answers. A chain of files is shorter than that. */
	const struct source *files[FILES_MAX];
	bool are_foreign[FILES_MAX];
};

/* Whether the file has the word in any case, with this letter first. memchr is much faster than strcasestr. */
static bool has_word(const struct source *source, const char *word, char first)
{
	const char *end = source->text + source->length;

	for (const char *at = source->text; (at = memchr(at, first, (size_t)(end - at))) != NULL; at++)
		if (strncasecmp(at, word, strlen(word)) == 0)
			return true;
	return false;
}

static bool has_hint(const struct source *source)
{
	for (size_t i = 0; i < sizeof(hints) / sizeof(hints[0]); i++)
		if (has_word(source, hints[i], hints[i][0]) ||
		    has_word(source, hints[i], (char)(hints[i][0] - 'a' + 'A')))
			return true;
	return false;
}

static bool is_other_platform(const struct inherited *to, const char *from)
{
	size_t length = strlen(to->platform);

	return from != NULL &&
	       !(strncmp(from, to->platform, length) == 0 && (from[length] == '\0' || from[length] == '/'));
}

/* Whether the value is of a file of another platform that may have such words. */
static bool is_foreign(struct inherited *to, struct node node)
{
	const struct source *source = value_source(node);
	size_t i = 0;

	while (i < FILES_MAX && to->files[i] != source && to->files[i] != NULL)
		i++;
	i %= FILES_MAX;
	if (to->files[i] != source) {
		to->files[i] = source;
		to->are_foreign[i] = is_other_platform(to, source->from) && has_hint(source);
	}
	return to->are_foreign[i];
}

static void check_text(const struct inherited *to, struct node node)
{
	const char *text = value_text(node);

	for (size_t i = 0; i < sizeof(relative_words) / sizeof(relative_words[0]); i++) {
		if (strcasestr(text, relative_words[i]) == NULL)
			continue;
		diag_error(to->diag, RULE_TEXT_RELATIVE, node_loc(node),
			   "platform %s inherits this text, and \"%s\" is another one there: name the generation",
			   to->platform, relative_words[i]);
		return;
	}
}

/* Citations may name a generation. */
void check_inherited_texts(struct diag *diag, const char *platform, const struct source *source)
{
	struct inherited to = { .diag = diag, .platform = platform };
	struct node node = { .source = source };

	while (node.position < source->position_count) {
		if (value_is_member(node) && strcmp(value_name(node), "source") == 0) {
			node.position = value_end(node);
			continue;
		}
		if (is_foreign(&to, node) && value_is_string(node))
			check_text(&to, node);
		node.position++;
	}
}
