/* SPDX-License-Identifier: MIT */
/* Finds the end of an event in a list. */
#include "cli/stat/longest.h"

#include <string.h>

size_t end_of_piece(const char *text, size_t from)
{
	return from + strcspn(text + from, ",");
}

/*
 * Whether more pieces cannot repair the error. The parser reads from left to right, and found an unknown word, or text
 * after the end of an expression. Other errors are, or may be, found at the end: "cbo/event=1" lacks its last /.
 */
static bool is_final(const struct uncore_event_error *error)
{
	switch (error->code) {
	case UNCORE_EVENT_E_UNKNOWN_EVENT:
	case UNCORE_EVENT_E_UNKNOWN_UMASK:
	case UNCORE_EVENT_E_UNKNOWN_BOX:
	case UNCORE_EVENT_E_UNKNOWN_FIELD:
	case UNCORE_EVENT_E_TRAILING:
		return true;
	default:
		return false;
	}
}

size_t longest_event(const struct cli_request *request, const struct uncore_tables *tables, const char *text,
		     size_t from, struct uncore_encoding *encoding, struct uncore_event_error *error)
{
	size_t best = 0, end = from;

	for (;;) {
		struct uncore_encoding tried;
		struct uncore_event_error said;

		end = end_of_piece(text, end);
		if (parse_event(request, tables, text + from, end - from, &tried, &said) == 0) {
			best = end;
			*encoding = tried;
			*error = said;
		} else if (is_final(&said)) {
			return best;
		}
		if (text[end] == '\0')
			return best;
		end++;
	}
}
