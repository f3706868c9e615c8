/* SPDX-License-Identifier: MIT */
/* Finds the name before the first dot, and the disputes that decide against the file. */
#include <string.h>
#include <strings.h>

#include "import/match.h"

size_t base_length(const char *name)
{
	return strcspn(name, ".");
}

bool is_base(const struct event *event, const char *name)
{
	return strlen(event->name) == base_length(name) && strncasecmp(event->name, name, strlen(event->name)) == 0;
}

/* Whether the file's value is a claim that does not hold. */
static bool decides_against(const struct comparison *comparison, const struct dispute *dispute)
{
	for (size_t i = 0; i < dispute->claim_count; i++)
		if (strstr(dispute->claims[i].source, comparison->document) != NULL && !dispute->claims[i].holds)
			return true;
	return false;
}

bool dispute_is_about(const struct comparison *comparison, const struct dispute *dispute, const char *path)
{
	if (strcmp(dispute->platform_id, comparison->platform_id) != 0 || !decides_against(comparison, dispute))
		return false;
	for (size_t i = 0; i < dispute->items.count; i++)
		if (strcmp(dispute->items.at[i], path) == 0)
			return true;
	return false;
}
