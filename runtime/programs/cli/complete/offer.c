/* SPDX-License-Identifier: MIT */
/* uncore complete: keeps a part of the word, and offers names and instances in place of the rest. */
#include <string.h>
#include <strings.h>

#include "cli/complete/complete.h"
#include "cli/common/describe.h"

void complete_keep(struct completion *completion, size_t length)
{
	text_bytes(&completion->kept, completion->typed, length);
	completion->typed += length;
}

void complete_offer(struct completion *completion, const char *name, const char *end)
{
	size_t length = strlen(name), typed = strlen(completion->typed);

	if (strncasecmp(name, completion->typed, typed < length ? typed : length) != 0 ||
	    (typed > length && strncasecmp(end, completion->typed + length, typed - length) != 0))
		return;
	text_add(&completion->lines, text_string(&completion->kept));
	text_join(&completion->lines, name, end, "\n");
}

void complete_instances(struct completion *completion, const struct uncore_tables *tables, unsigned box,
			const char *end)
{
	const char *id = box_id(tables, box);
	struct text name = { 0 };

	if (strncasecmp(completion->typed, id, strlen(id)) != 0)
		return;
	for (unsigned at = 0; at < uncore_boxes(tables)[box].instances; at++) {
		text_cut(&name, 0);
		text_printf(&name, "%s%u", id, at);
		complete_offer(completion, text_string(&name), end);
	}
	text_free(&name);
}
