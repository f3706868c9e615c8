/* SPDX-License-Identifier: MIT */
/* Keeps what was found in a row. */
#include "search/scan_parts.h"

#include <stdlib.h>
#include <string.h>

struct candidate scan_candidate(const struct scan *scan, enum item_kind kind)
{
	return (struct candidate){ .tables = scan->tables,
				   .item = { .kind = kind,
					     .reg = { .instance = UNCORE_NO_INDEX, .index = UNCORE_NO_INDEX },
					     .umask = { UNCORE_NO_INDEX } },
				   .platform = (uint8_t)scan->platform,
				   .burden = 100 };
}

void scan_add(struct scan *scan, struct candidate *candidate, const struct matches *matches)
{
	struct candidates *all = scan->candidates;

	all->scanned++;
	if (match_count(scan->question, matches) == 0)
		return;
	if (all->count == all->room) {
		size_t room = all->room * 2 + 256;
		struct candidate *at = realloc(all->at, room * sizeof *at);

		if (at == NULL) {
			all->failed = true;
			return;
		}
		all->at = at;
		all->room = room;
	}
	candidate->named = (uint8_t)match_named(matches);
	memcpy(candidate->matches, matches->at, sizeof candidate->matches);
	all->at[all->count++] = *candidate;
}

void scan_text(const struct scan *scan, uncore_string text, enum search_place place, struct matches *matches)
{
	unsigned char bit = (unsigned char)(1U << text % 8);

	if (is_named(place))
		match_text(scan->question, uncore_text(scan->tables, text), scan->end, place, matches);
	else if (!(scan->silent[text / 8] & bit) &&
		 !match_text(scan->question, uncore_text(scan->tables, text), scan->end, place, matches))
		scan->silent[text / 8] |= bit;
}
