/* SPDX-License-Identifier: MIT */
/* uncore complete: keeps a part of the word, and offers what may stand in place of the rest. */
#include <string.h>
#include <strings.h>

#include "cli/complete/complete.h"

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
