/* SPDX-License-Identifier: MIT */
/* uncore exporter: asks whether a platform has what a text of -e, -M or -g names. */
#include "cli/stat/request/known.h"

#include <string.h>

#include "cli/stat/items.h"
#include "cli/stat/longest.h"
#include "cli/stat/request/globs.h"

/* The end of the event or of the glob that begins there; 0: the platform does not have it. */
static size_t end_of_known(const struct cli_request *request, const struct uncore_tables *tables, const char *text,
			   size_t from)
{
	size_t end = end_of_piece(text, from);
	struct uncore_encoding encoding;
	struct uncore_event_error error;

	if (!is_glob(text + from, end - from))
		return longest_event(request, tables, text, from, &encoding, &error);
	end = end_of_event_glob(text, from);
	return glob_matches(tables, 'e', text + from, end - from) ? end : 0;
}

bool knows_events(const struct cli_request *request, const struct uncore_tables *tables, const char *text)
{
	for (size_t at = 0;; at++) {
		at = end_of_known(request, tables, text, at);
		if (at == 0 || text[at] == '\0')
			return at != 0;
	}
}

static bool knows_metric(const struct uncore_tables *tables, const char *text, size_t length)
{
	size_t name = strcspn(text, ":");
	struct uncore_metric_index metric;
	int found;

	if (is_glob(text, length))
		return glob_matches(tables, 'M', text, length);
	found = uncore_metric_find(tables, text, name < length ? name : length, &metric);
	return found == 0 || found == UNCORE_E_CONFLICT;
}

bool knows_metrics(const struct cli_request *request, const struct uncore_tables *tables, const char *text)
{
	(void)request;
	for (;; text++) {
		size_t length = metric_length(text);

		if (!knows_metric(tables, text, length))
			return false;
		text += length;
		if (*text == '\0')
			return true;
	}
}

bool knows_groups(const struct cli_request *request, const struct uncore_tables *tables, const char *text)
{
	(void)request;
	for (;; text++) {
		size_t length = strcspn(text, ",");
		struct uncore_group_index group;

		if (uncore_group_find(tables, text, length, &group) != 0)
			return false;
		text += length;
		if (*text == '\0')
			return true;
	}
}
