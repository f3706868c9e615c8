/* SPDX-License-Identifier: MIT */
/* Reads the time of day: UTC to the millisecond, as RFC 3339 has it. */
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "json/date.h"

#define NS_PER_SECOND UINT64_C(1000000000)
#define NS_PER_MS UINT64_C(1000000)

bool read_date(const char *text, uint64_t *ns)
{
	struct tm tm = { .tm_isdst = 0 };
	struct text again = { 0 };
	unsigned ms;
	time_t seconds;
	bool is_same;

	if (sscanf(text, "%4d-%2d-%2dT%2d:%2d:%2d.%3uZ", &tm.tm_year, &tm.tm_mon, &tm.tm_mday, &tm.tm_hour, &tm.tm_min,
		   &tm.tm_sec, &ms) != 7)
		return false;
	tm.tm_year -= 1900;
	tm.tm_mon -= 1;
	seconds = timegm(&tm);
	if (seconds < 0)
		return false;
	*ns = (uint64_t)seconds * NS_PER_SECOND + ms * NS_PER_MS;
	/* The 31st of February is another day. */
	text_date(&again, *ns);
	is_same = strcmp(text_string(&again), text) == 0;
	text_free(&again);
	return is_same;
}
