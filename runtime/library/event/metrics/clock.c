/* SPDX-License-Identifier: MIT */
/* Finds the events that count their boxes' clocks. */
#include <stdio.h>

#include "uncore/event.h"

enum { NAME_ROOM = 256 };

int uncore_event_clock(const struct uncore_tables *tables, unsigned clock, struct uncore_encoding *out)
{
	const struct uncore_clock_row *row;
	const char *event, *umask;
	char name[NAME_ROOM];
	int length;

	if (clock >= tables->clocks.count)
		return UNCORE_E_RANGE;
	row = &uncore_clocks(tables)[clock];
	event = uncore_text(tables, uncore_events(tables)[row->event].name);
	umask = row->umask == UNCORE_NO_INDEX ? "" : uncore_text(tables, uncore_umasks(tables)[row->umask].name);
	length = snprintf(name, sizeof(name), "%s%s%s", event, *umask == '\0' ? "" : ".", umask);
	if (length < 0 || (size_t)length >= sizeof(name))
		return UNCORE_E_RANGE;
	return uncore_event_parse(tables, name, (size_t)length, out, NULL);
}
